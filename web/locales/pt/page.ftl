# Every page, and the start page. What only a part of the page says stands in a file of its own, fetched with that part;
# what is about one family of games stands in its files.

## Every page

wordmark = demesne
# The title of a browser’s tab.
page-title = { $page } · demesne
hem-home = demesne, voltar ao início
hem-nav = Ajuda e definições
hem-more = Menu
hem-settings = Definições
skip-to-content = Ir para o conteúdo
dialog-close = Fechar
# The parts of a label, one after the other: "c4, forest, knight of Ada".
list-more = { $before }, { $next }
# What is told of a table, one after the other: "Queendomino · 3 players · Harmony".
list-beside = { $before } · { $next }
game-teams = { $name }, por equipas
game-number = Partida { $game }
players-count = { $count ->
    [one] 1 jogador
   *[other] { $count } jogadores
  }
pad = Bloco de pontuação
hem-lobby = Mesas
hem-learn = Aprender
hem-rules = Regras
# Read aloud instead of "Rules" and "Score pad" at a table.
rules-beside = Regras (noutro separador; a mesa fica aberta)
pad-beside = Bloco de pontuação (noutro separador; a mesa fica aberta)
account-offer = Guardar as minhas partidas com um nome
hem-back = Voltar à mesa
rules-link = Regra { $clause }
rules-key = Carrega em ? para a ler.
seat-bot = Bot

## Refusals

refusal-turn-over = A partida acabou.
refusal-turn-chance = As próximas peças ainda estão a ser viradas.
refusal-turn-phase = Isso pertence a outro passo do turno.
refusal-table-unknown = Não há nenhuma mesa neste endereço. Talvez a partida tenha sido apagada ou falte um pedaço do link.
refusal-table-full = Nesta mesa todos os lugares estão ocupados. Podes observar.
refusal-table-waiting = A mesa ainda espera por quem vai jogar.
refusal-today-none = Esta partida não é de um reino do dia.
refusal-today-running = Esta partida ainda não acabou.
refusal-table-running = Esta partida ainda não acabou.
refusal-today-hints = Na primeira tentativa do reino do dia não há dicas.
refusal-today-public = Uma partida do reino do dia não aparece nas mesas abertas: outros ainda não o jogaram.
refusal-table-few = Este jogo precisa de mais pessoas.
refusal-sockets-many = Há demasiadas mesas abertas onde estás. Fecha uma delas.
refusal-request-slow = A ligação foi demasiado lenta. Tenta outra vez.
refusal-table-bots = Uma mesa precisa de pelo menos uma pessoa. Entre si, os bots jogam na linha de comandos.
refusal-table-begun = A partida começou: os lugares estão ocupados.
refusal-host-only = Só quem abriu esta mesa o pode fazer.
refusal-host-stays = Foste tu que abriste esta mesa, por isso ficas no teu lugar até a partida começar.
refusal-seat-free = Já ninguém está aí sentado.
refusal-seat-not-yours = Não é a tua vez.
refusal-turn-not-yours = Não é a tua vez.
refusal-seat-taken = Já está aí alguém sentado. Escolhe outro lugar.
refusal-invite-wrong = Este convite não é para esta mesa. Pede o link outra vez.
refusal-seq-stale = A mesa avançou. Olha outra vez, depois escolhe.
refusal-move-unreadable = A mesa não conseguiu ler essa jogada.
refusal-message-unreadable = A mesa não conseguiu ler isso.
refusal-message-too-large = Era demasiado longo para enviar.
refusal-undo-nothing = Não há nada para anular.
refusal-undo-not-yours = Só quem está na sua vez pode recuar um passo.
refusal-hint-busy = Uma dica já vem a caminho.
refusal-hint-fast = { $wait ->
    [one] Demasiado depressa. A próxima dica daqui a 1 segundo.
   *[other] Demasiado depressa. A próxima dica daqui a { $wait } segundos.
  }
refusal-hint-many = { $most ->
    [one] 1 dica já vai a caminho de onde estás. Espera por ela.
   *[other] { $most } dicas já vão a caminho de onde estás. Espera por uma.
  }
refusal-hint-failed = Desta vez não há dica. Pede outra vez.
refusal-talk-words = Nesta mesa só se usam frases feitas.
refusal-talk-full = Nesta mesa já se disse tanto que não cabe mais nada.
refusal-log-full = Nesta mesa já aconteceu tanto que agora só se pode continuar a jogar.
refusal-talk-empty = Não há nada para ler nisso.
refusal-know-nothing = Nesta mesa não é possível sabê-lo.
refusal-know-forbidden = Nesta mesa não se diz isso a ninguém.
refusal-know-fast = { $wait ->
    [one] Demasiado depressa. Pergunta outra vez daqui a 1 segundo.
   *[other] Demasiado depressa. Pergunta outra vez daqui a { $wait } segundos.
  }
refusal-hint-forbidden = Nesta mesa não há dicas.
refusal-table-over = A partida acabou.
refusal-table-paused = A partida está em pausa. Retoma-a primeiro.
refusal-seat-lent = Um bot joga por ti. Volta primeiro ao teu lugar.
refusal-seat-late = O teu tempo acabou, por isso um bot joga esta partida até ao fim.
refusal-clock-set = O relógio acerta-se antes de a partida começar.
refusal-seat-resigned = Desististe desta partida, por isso um bot joga-a até ao fim.
refusal-return-nothing = Nenhum bot joga por ti.
refusal-resume-nothing = A partida já está a decorrer.
refusal-leave-alone = Mais ninguém joga aqui, por isso a mesa espera por ti.
refusal-ask-open = Já se está a pedir outra coisa. Espera pela resposta.
refusal-ask-once = Já pediste isso. Podes pedir de novo depois da próxima jogada.
refusal-ask-gone = Isso já está decidido.
refusal-ask-not-you = A tua resposta já não é precisa.
refusal-lend-here = Agora não é preciso substituir ninguém.
refusal-lend-never = Nesta mesa nenhum bot joga no lugar de alguém.
refusal-lend-early = { $seconds ->
    [one] A ausência ainda é curta. Um bot pode jogar daqui a 1 segundo.
   *[other] A ausência ainda é curta. Um bot pode jogar daqui a { $seconds } segundos.
  }
refusal-review-running = Esta partida ainda decorre. Pode analisar-se quando acabar.
refusal-review-broken = Esta partida foi fechada antes do seu fim, por isso não há resultado para analisar.
refusal-review-branch = Esta partida continua outra: o que veio antes não se pode julgar como teu.
refusal-branch-running = Só se continua uma partida depois de jogada até ao fim.
refusal-branch-moment = Esta partida não tem esse momento.
refusal-branch-over = Nesse momento a partida tinha acabado.
refusal-duplicate-running = Uma distribuição só se volta a jogar depois de a sua partida ser jogada até ao fim.
refusal-duplicate-none = A ordem dessa partida não é dela ou não se conhece, por isso não se pode distribuir de novo.
refusal-duplicate-rated = Uma partida com a mesma distribuição não é pontuada.
refusal-branch-seats = { $seats ->
    [one] A partida tem 1 lugar, e tem de ser o teu.
   *[other] A partida tem { $seats } lugares, e um tem de ser o teu.
  }
refusal-review-none = Partidas deste tipo não se podem analisar.
refusal-puzzle-unknown = Esse problema não existe.
refusal-puzzle-move = Essa escolha não faz parte deste problema.
refusal-orders-none = Agora não se podem deixar instruções: só para o teu próximo turno de uma partida com horas ou dias por turno, quando aquilo de que trata está na mesa.
refusal-orders-now = É a tua vez: joga na mesa. As instruções são para um turno que ainda não começou.
refusal-orders-gone = Já não tens instruções aqui: foram cumpridas ou retiradas, ou o turno a que se referiam já passou.
refusal-orders-move = Isso não se pode pedir aí.
refusal-orders-unfinished = Estas instruções não chegam ao fim do turno.
refusal-review-full = Neste momento analisam-se demasiadas partidas. Tenta daqui a uns minutos.
refusal-review-failed = A análise não resultou. Tenta outra vez.
refusal-watch-closed = Ninguém pode observar esta mesa.
refusal-name-empty = Um nome precisa de pelo menos uma letra ou um algarismo.
refusal-rate-fast = Foi demasiado ao mesmo tempo, teu ou de outros no teu endereço. Espera um pouco e tenta outra vez.
refusal-game-unknown = Esse jogo não existe aqui.
refusal-game-failed = Este jogo falhou aqui: o pacote que traz as suas regras tem um erro ou falta. Tudo o que se jogou fica guardado. O motivo está no registo do servidor.
refusal-option-unknown = Essa opção não existe aqui.
refusal-bot-unknown = Esse bot não existe aqui.
refusal-program-unknown = { $name } já não está aqui.
refusal-program-declined = { $name } não quer jogar isto.
refusal-program-silent = { $name } não responde.
refusal-owner-only = Só quem iniciou este servidor o pode fazer.
refusal-owner-spent = Este link já foi usado. Inicia o demesne de novo para ter outro.
rating-early = Classificação ainda incerta, partidas pontuadas: { $games }
rating-change = { $before } → { $after }
rating-changes = Classificações antes e depois desta partida
new-rated = Partida pontuada
new-rated-why = Conta para a classificação de todos: por isso quem se senta tem conta, e não há dicas. Se um bot tiver de continuar por alguém, a partida só conta para essa pessoa, como derrota.
refusal-rated-account = Esta partida é pontuada: para te sentares precisas de uma conta. Entra primeiro.
refusal-rated-twice = Numa partida pontuada ninguém se senta duas vezes.
refusal-rated-alone = Uma partida pontuada precisa de pelo menos duas pessoas.
refusal-rated-grace = Numa partida pontuada já começada, nenhum bot pode substituir ninguém mais cedo do que o combinado.
refusal-rated-hints = Numa partida pontuada não há dicas.
refusal-rated-screen = Uma partida num só ecrã não é pontuada.
refusal-rated-set = Se uma partida é pontuada decide-se ao pôr a mesa.
refusal-account-missing = Para isso é preciso uma conta. Entra primeiro.
refusal-account-wrong = Nome ou palavra-passe errados.
refusal-account-taken = Alguém já se chama assim, ou quase. Escolhe outro nome.
refusal-account-busy = Neste momento está a entrar gente a mais. Tenta outra vez daqui a pouco.
refusal-account-last = É a única entrada na conta. Define primeiro uma palavra-passe.
refusal-account-unknown = Aqui não há ninguém com esse nome.
refusal-session-over = A tua sessão aqui terminou. Entra de novo.
refusal-password-short = Essa palavra-passe é demasiado fácil: pelo menos { $least } caracteres, diferentes, e não o teu nome.
refusal-password-long = Uma palavra-passe tem no máximo { $most } caracteres.
refusal-passkey-failed = A chave de acesso não serve ou o tempo acabou. Tenta outra vez.
refusal-passkey-unknown = Esta chave de acesso já não abre nenhuma conta aqui. Usa outra ou a tua palavra-passe.
refusal-passkey-here = Neste endereço não há chaves de acesso. Usa uma palavra-passe.
refusal-push-address = Não é possível enviar avisos a este navegador.
refusal-mail-address = Não é possível enviar e-mails para este endereço.
refusal-mail-word = Este link já não vale. A página da tua conta envia um novo.
refusal-mail-ended = Este link não tem nada para parar: já não chegam e-mails daqui, ou não está completo.
refusal-mail-many = Foram pedidos tantos e-mails que agora não se envia mais nenhum. Tenta outra vez amanhã.
refusal-network-fixed = Quem pode chegar a este servidor ficou decidido ao iniciá-lo.
refusal-network-none = Este aparelho não tem endereço numa rede doméstica. Está ligado?
refusal-network-closed = O servidor está fechado para a tua rede. Nada se perde: tenta de novo quando estiver aberto.
refusal-origin-foreign = Esta página foi aberta de um endereço a que a mesa não responde.
refusal-record-unreadable = A linha { $line } não faz parte de um registo ({ $field }): { $problem }
refusal-record-head = O cabeçalho do registo não é válido: { $problem }
refusal-record-impossible = Linha { $line }, { $move }: as regras não o permitem. { $problem }
refusal-record-end = O fim anotado não é o fim desta partida: { $problem }
refusal-record-unfinished = Quando este registo foi guardado, a partida ainda não tinha acabado.
refusal-record-not-yours = Ninguém se chama { $name } nela.
refusal-record-conflict = Com a mesma chave já foi enviada outra partida. Esta fica no teu aparelho.
refusal-record-version = A partida foi jogada pela versão { $played } das regras. Aqui vale a versão { $today }, que não a permite: { $problem }
refusal-table-elsewhere = Esta partida foi jogada noutro servidor.
refusal-page-unknown = Essa página não existe.
refusal-server-restart = O servidor está a reiniciar. Nada se perde: a página continua sozinha.
refusal-server-failed = Algo correu mal na mesa. Tudo o que se jogou fica guardado.
refusal-hello-version = Esta página e o servidor têm versões diferentes. Carrega a página de novo.
refusal-server-elsewhere = Outra parte do servidor trata desta mesa. A página vai para lá sozinha.
refusal-other = A mesa recusou isso ({ $code }).
refusal-offline = O servidor não responde. Tens ligação?
away-not = O servidor não responde. Sem ele, só se joga onde isso foi preparado antes.
away-ready = O servidor não responde. Entretanto, jogas neste aparelho.
refusal-offline-storage = Este navegador não conseguiu guardar a jogada, que por isso não foi feita. O armazenamento está cheio?
refusal-offline-unkept = Este navegador não deixa a página guardar nada: talvez seja uma janela privada, ou os dados dos sites estejam bloqueados. Aqui não se pode jogar nenhuma partida sem o servidor.
refusal-offline-failed = Não foi possível iniciar as regras neste navegador. O que se jogou fica guardado: tenta outra vez.
refusal-offline-never = Para isso é preciso o servidor.
refusal-offline-review = Mesmo um esboço desta partida ocuparia este navegador durante demasiado tempo. Depois de enviada a um servidor, a partida poderá ser analisada lá.
refusal-offline-bot = Este bot pensa com antecedência, o que só o servidor pode fazer.
refusal-offline-open = Para se sentar com um link é preciso o servidor. Põe a mesa para este ecrã ou com bots.

## Start

start-title = Senta-te. A terra espera.
never-title = Nunca jogaste?
never-text = { $bots ->
    [one] Uma primeira partida de { $game }: um bot gentil e um guia que mostra o que fazer. Durante o teu turno, podes anular os seus passos.
   *[other] Uma primeira partida de { $game }: { $bots } bots gentis e um guia que mostra o que fazer. Durante o teu turno, podes anular os seus passos.
  }
never-begin = Começar a primeira partida
never-now = Jogar já { $game }
never-first = É a tua primeira partida neste navegador?
learn-next = Agora { $game }, com o guia
learn-title = Aprender jogando
learn-game = Uma primeira partida de { $game }
start-play = Jogar agora
start-friends = Com amigos
start-screen = Neste ecrã
start-shelf = Na estante
start-players = Jogadores
start-wished = { $bots ->
    [one] { $game } com 1 bot, { $level }
   *[other] { $game } com { $bots } bots, { $level }
  }
wished-option = { $option }: { $value }
start-how = Como jogar { $game }
start-change = Mudar
start-change-how = Mudar como jogar { $game }
start-close = Fechar
start-close-how = Fechar: como jogar { $game }
shelf-time = { $few } a { $most } jogadores, { $minutes } minutos
shelf-seats = { $few } a { $most } jogadores
shelf-plain = De visita nesta casa: a sua mesa é contada em palavras
start-practice = Treino
start-offline = Jogar sem rede
page-fresh-open = Abrir
page-fresh = Há uma versão mais recente desta página.
start-record = Percorrer o registo de uma partida
start-yours = { $count ->
    [one] É a tua vez em 1 partida
   *[other] É a tua vez em { $count } partidas
  }
start-yours-title = ({ $count }) demesne
go-on = Continuar
go-on-more = mais { $count }
finished = Partidas acabadas
finished-all = Todas as tuas partidas
history = As tuas partidas
card-standing-with = { $standing }, com { $names }
card-with = com { $names }
card-alone = a solo
history-place = { $place ->
    [1] Primeiro lugar de { $sides }
   *[other] Lugar { $place } de { $sides }
  }
history-points = { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
  }
history-review = Análise
card-yours = É a tua vez
card-theirs = É a vez de { $name }
card-waiting = À espera de jogadores
card-paused = Em pausa
card-overdue = O tempo de { $name } acabou
card-asked = Os outros perguntam-te alguma coisa
card-forget = Esquecer esta mesa
level-bots = Nível dos bots

## A new table

new-friends = Com amigos
new-friends-text = Recebes um link para enviar. Os amigos abrem-no, escolhem um lugar e jogam de onde estão.
new-screen = Neste ecrã
new-screen-text = Um ecrã, partilhado ou passado de mão em mão. Em cada lugar está uma pessoa ou um bot.
new-players = Quantos jogadores
new-your-name = O teu nome
new-name = Nome no lugar { $seat }
new-seats = Lugares
new-kind = Quem fica no lugar { $seat }
new-kind-you = Tu
new-kind-open = Amigo
new-kind-here = Pessoa
new-kind-bot = Bot
new-you-text = o teu lugar
new-open-text = livre, por link
new-game = Jogo
new-open-seats = { $count ->
    [0] Nenhum lugar está livre para um amigo.
    [one] 1 lugar está livre para um amigo.
   *[other] { $count } lugares estão livres para amigos.
  }
new-more = Relógio e companhia
new-public = Qualquer pessoa se pode sentar: aparece nas mesas abertas
new-lay = Pôr a mesa
new-guest = Visita
new-guest-number = Jogador { $number }
# Names of the bots, in order, one on each line; as many as a table has seats.
bot-names =
    Ben
    Cleo
    Dov
    Eda
    Finn
    Gala
    Hugo
    Ines
option-more = Onde as regras impressas diferem
option-printed = Como impresso
option-needs = { $answer }: para { $players } jogadores.

## Inviting, joining and watching

share-title = A mesa está posta
share-text = Envia este link aos teus amigos. Cada um escolhe um lugar.
share-link = Link para jogar
share-watch = Link para observar
share-copy = Copiar o link
share-copy-watch = Copiar este link
share-copied = Copiado
share-hand-on = Partilhar
share-way = Endereço deste aparelho
share-picture = O convite como código QR
share-camera = Está alguém ao teu lado? Que aponte a câmara para aqui.
share-watching = Link só para observar
share-enter = Para a mesa
network = Rede doméstica
network-closed = Só este aparelho pode abrir esta página.
network-open = Aberto à tua rede doméstica.
network-means = Enquanto estiver aberto, qualquer pessoa na tua rede pode abrir mesas aqui e sentar-se com um link; nada mais neste aparelho se pode alcançar, e nada a partir da Internet.
network-let-in = Deixar entrar a minha rede
network-shut = Fechar outra vez
network-owner = Para deixar entrar amigos, abre a página pelo link que o demesne escreveu ao iniciar.
join-title = Há um lugar para ti
join-text = Escolhe um lugar e diz à mesa o teu nome.
join-seat = Lugar { $seat }, { $sign }
join-any = Escolhe um lugar
join-taken = ocupado por { $name }
join-open = livre
join-sit = Sentar-se
seat-passing = Este navegador não guarda nada para esta página: o teu lugar só dura enquanto ela ficar aberta.
join-watch = Observar
join-full = Todos os lugares estão ocupados. Podes observar.
sign-rose = rosa
sign-moon = lua
sign-star = estrela
sign-acorn = bolota
sign-key = chave
sign-bell = sino
sign-heart = coração
sign-feather = pena
# Where the game of a table comes from, if it is not one of its own.
hem-branch = { $round ->
    [0] Continuação a partir da preparação
   *[other] Continuação a partir da ronda { $round }
  }
hem-branch-game = { $round ->
    [0] Continuação a partir da preparação da partida { $game }
   *[other] Continuação a partir da partida { $game }, ronda { $round }
  }
hem-duplicate = Distribuição repetida

## Settings

settings-title = Definições
settings-theme = Luz
settings-theme-auto = Como o sistema
settings-theme-light = Dia
settings-theme-dark = Luz de vela
settings-calm = Sem animações
settings-guide = Guia-me: o que é novo explica-se quando chega
settings-pace = Ritmo dos outros
settings-pace-slow = Calmo
settings-pace-plain = Vivo
settings-pace-quick = Imediato
settings-pace-click = A cada clique
settings-language = Língua
settings-name = O teu nome
field-full = Há espaço para { $longest } caracteres.
settings-kept = Guardado só neste navegador.

## Lost and failed

lost-title = Aqui não há nada
lost-text = Este endereço não leva a nenhuma página.
lost-again = Tentar outra vez
lost-home = Voltar ao início
fault-title = Não resultou
answer-yes = sim
answer-no = não

## Clocks

clock = Relógio
clock-none = Sem relógio
clock-plan = { $minutes } min + { $seconds } s por turno
clock-days = { $span } por turno
clock-days-why = Aqui ninguém conta como ausente. Quando o tempo de alguém acaba, os outros esperam ou deixam continuar um bot.
clock-days-left = tempo restante: { $span }
clock-days-over = tempo esgotado

## Who is away

customs-grace = Um bot pode substituir quem está ausente
grace-never = nunca
grace-after = { $minutes ->
    [one] depois de 1 minuto
   *[other] depois de { $minutes } minutos
  }
refusal-seat-banned = { $ending ->
    [never] Já não podes sentar-te aqui.
   *[then] Não podes sentar-te aqui até { $until }.
  }
refusal-talk-muted = { $ending ->
    [never] Já não podes falar aqui.
   *[then] Não podes falar aqui até { $until }.
  }
refusal-seat-address = { $ending ->
    [never] Por causa de alguém no teu endereço, já ninguém se senta a partir daí sem conta. Se tens uma, inicia sessão.
   *[then] Por causa de alguém no teu endereço, ninguém se senta a partir daí sem conta até { $until }. Se tens uma, inicia sessão.
  }
refusal-talk-address = { $ending ->
    [never] Por causa de alguém no teu endereço, já ninguém fala a partir daí sem conta. Se tens uma, inicia sessão.
   *[then] Por causa de alguém no teu endereço, ninguém fala a partir daí sem conta até { $until }. Se tens uma, inicia sessão.
  }
refusal-account-address = { $ending ->
    [never] Por causa de alguém no teu endereço, já não se criam contas aí.
   *[then] Por causa de alguém no teu endereço, não se criam contas aí até { $until }.
  }
refusal-moderator-only = Só quem modera o pode fazer.
refusal-moderator-person = Sobre quem modera só decide quem gere o servidor; ninguém decide sobre quem o gere, nem sobre si.
refusal-moderator-address = Não se sabe de onde veio esta pessoa, ou é a máquina do servidor.
refusal-report-person = Ali não se senta ninguém para denunciar.
refusal-report-line = Essa frase não foi dita ali.
refusal-report-many = Já há denúncias que cheguem por ler. Espera até serem lidas.
refusal-report-unknown = Essa denúncia não existe.
refusal-again-ask = Os outros ainda não aceitaram outra partida. Propõe-na à mesa.
