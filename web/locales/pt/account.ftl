# One’s account: coming in, who is signed in, passkeys, data, the end.

account-title = Conta
account-about = Para jogar não é preciso. Com uma conta, as tuas partidas acompanham-te em cada navegador e as partidas pontuadas contam.
account-way = Como entras
account-session = Tenho uma conta
account-account = Conta nova
account-name = Nome
account-password = Palavra-passe
account-password-old = Palavra-passe atual
account-password-new = Nova palavra-passe
account-password-set = Definir a palavra-passe
account-password-why = Pelo menos { $least } caracteres. A sessão termina em todos os outros navegadores.
account-password-wrong = A palavra-passe atual está errada.
account-password-done = A palavra-passe está definida. A sessão terminou em todos os outros navegadores.
account-show = Mostrar
account-why = Pelo menos { $least } caracteres. Ninguém te pode devolver uma palavra-passe perdida.
account-come = Entrar
account-make = Criar uma conta
account-passkey-in = Entrar com uma chave de acesso
account-passkey-make = Com uma chave de acesso, sem palavra-passe
account-no-passkey = Nenhuma chave de acesso foi usada. Tenta outra vez ou usa a palavra-passe.
account-passkey-none = Nenhuma chave de acesso foi criada. Uma chave de segurança precisa para isso de um PIN próprio, e nem todas a conseguem guardar. Tenta com outra ou usa uma palavra-passe.
account-passkey-known = Este aparelho já tem uma chave de acesso para esta conta.
account-since = desde { $date }
account-profile = O meu perfil
account-rename = Mudar o nome
account-rename-new = Novo nome
account-rename-why = Nas mesas onde já estás, o teu nome fica como está.
account-rename-done = O nome foi mudado.
account-out = Sair
account-hide = Mostrar aos outros só o meu nome
account-sessions = Sessões abertas
account-browser = Um navegador
account-here = este
account-used = última vez: { $date }
account-end = Sair de lá
account-end-there = Sair de lá: { $label }
account-end-all = Sair em todos os outros
account-passkeys = Chaves de acesso
account-passkey-since = Chave de acesso desde { $date }
account-add = Adicionar uma chave de acesso
account-remove = Remover
account-remove-of = Remover: { $passkey }
account-data-title = Os teus dados
account-data = Guardar tudo num ficheiro
account-delete = Eliminar a conta
account-delete-why = Para sempre: o nome, as classificações, a lista das tuas partidas, tudo o que disseste. Os outros ficam com as suas partidas, com «…» no teu lugar. As partidas a decorrer são abandonadas.
account-delete-name = O teu nome, para confirmar
account-delete-now = Eliminar para sempre
account-deleted = A conta foi eliminada.
account-taken = { $count ->
    [one] 1 partida deste navegador é agora da conta.
   *[other] { $count } partidas deste navegador são agora da conta.
  }
account-moderation = Para a moderação
account-own = Fazer com que esta conta gira o servidor
account-own-why = Chegaste pelo link da consola. Quem gere o servidor escolhe quem modera.
account-held-mute = { $ending ->
    [never] Já não podes falar nas mesas.
   *[then] Não podes falar nas mesas até { $until }.
  }
account-held-ban = { $ending ->
    [never] Já não podes sentar-te nem falar aqui.
   *[then] Não podes sentar-te nem falar aqui até { $until }.
  }
