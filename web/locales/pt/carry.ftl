## Taking one’s seat to another device

# The sheet of the device where one plays.
carry-text = { $seats ->
    [single] Abre este link no outro aparelho e continuas a jogar lá: { $names }.
   *[other] Abre este link no outro aparelho e os lugares deste ecrã vão contigo: { $names }.
  }
carry-own = Só para ti.
carry-own-why = Quem tiver este link pode jogar por ti, agora e sempre que esta mesa volte a jogar.
carry-link = Link para o teu lugar
carry-picture = O link para o teu lugar como código QR
carry-camera = Aponta para aqui a câmara do outro aparelho.
carry-both = Os dois aparelhos podem ficar abertos: o que fazes num vê-se no outro.
carry-lost = O link foi parar às mãos erradas? Guarda as tuas partidas com um nome: o lugar passa a ser da tua conta e o link já não abre nada.
carry-account = Este lugar é da tua conta. Entra no outro aparelho como { $name } e a mesa também está lá.

# The page behind that link, on the other device. Names are those of seats.
carried-title = O teu lugar vai contigo
carried-none = Este link não abre nenhum lugar
carried-none-why = Talvez falte uma parte do link, ou o lugar ficou livre ou é agora de uma conta. Copia o link outra vez no aparelho em que jogas.
carried-two = Já jogas aqui
carried-two-text = Neste aparelho jogas como { $mine }; o link leva ao lugar de { $theirs }. Um aparelho só pode ter um dos dois numa mesa.
carried-two-lost = Se mudares, este aparelho esquece o lugar de { $mine }. Depois, só outro aparelho que o tenha pode continuar a jogar com ele.
carried-two-account = Se mudares, o lugar de { $mine } fica com a tua conta, nos outros aparelhos em que entraste.
carried-stay = Continuar como { $names }
carried-take = Jogar como { $names }
