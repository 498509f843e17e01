# Playing without a network: making ready, what is kept here, what is sent.

offline = Sem rede
offline-about = As partidas neste ecrã e contra bots, o guia, as regras, o bloco de pontuação e as tuas partidas acabadas: tudo funciona também num comboio ou num jardim.
offline-size = { $size } MB são descarregados uma vez e ficam neste navegador.
offline-size-open = Descarregam-se { $size } MB, que ficam até esta página fechar.
offline-make = Preparar para jogar sem rede
offline-progress = A descarregar: { $done } de { $size } MB
offline-ready = Pronto: esta página abre-se e funciona sem rede.
offline-open = Pronto enquanto esta página ficar aberta.
offline-newer = O servidor tem regras mais recentes do que as guardadas aqui. As partidas começadas continuam com as guardadas aqui.
offline-renew = Descarregar
offline-remove = Remover deste navegador
offline-removed = Foi removido. As tuas partidas continuam aqui.
offline-install = Instalar como aplicação
offline-plain = Esta página veio por http simples, por isso o navegador não a guarda. Sem rede funciona enquanto estiver aberta, mas não se pode reabrir.
offline-plain-how = Fica guardada onde a página chega por https, e na própria máquina do servidor (localhost). Para teres https em casa precisas de um domínio teu e, à frente deste servidor, de um servidor web com certificado, ou de uma rede privada que traga ambos; um certificado autoassinado não serve. Passo a passo: { $guide }
offline-never = Este navegador não guarda páginas para depois.
offline-full = O armazenamento deste navegador está cheio. Liberta espaço e tenta outra vez.
offline-none = Este servidor não fornece o necessário para jogar sem rede.
offline-play = Jogar neste aparelho
offline-play-text = A partida fica neste navegador, mesmo que o feches. Os bots jogam até ao nível { $level }, { $name }. As dicas vêm de quem joga depressa, e as análises faz-as o servidor quando tiver a partida.
offline-waiting =
    { $count ->
        [one] Uma partida acabada espera para ser enviada ao servidor.
       *[other] { $count } partidas acabadas esperam para ser enviadas ao servidor.
    }
offline-sent =
    { $count ->
        [one] Uma partida deste aparelho está no servidor, verificada pelas regras.
       *[other] { $count } partidas deste aparelho estão no servidor, verificadas pelas regras.
    }
offline-lost =
    { $count ->
        [one] Uma partida enviada já não está no servidor: foi apagada lá, ou foi reposta uma cópia de segurança anterior.
       *[other] { $count } partidas enviadas já não estão no servidor: foram apagadas lá, ou foi reposta uma cópia de segurança anterior.
    }
offline-send = Enviar agora
offline-refused = Não aceites pelo servidor, guardadas aqui:
offline-save = Guardar o registo
# A link to the licence texts of the interpreter and the libraries, in English.
offline-notices = Licenças do software incluído
