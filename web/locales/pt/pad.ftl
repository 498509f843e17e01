# The score pad, for people with the box on the table.

pad-title = Bloco de pontuação
pad-intro = Para quem tem a caixa na mesa: introduz cada reino, e o bloco faz as contas.
pad-offline = Fica neste aparelho e funciona sem rede.
pad-unknown = Essa partida não está neste aparelho.
pad-unreadable-cut = Esta partida não se pode ler: talvez falte um pedaço do link ou do ficheiro. Pede-a outra vez.
pad-unreadable-newer = Esta partida vem de outra versão do bloco. Abre-a onde foi feita.
pad-unreadable-wrong = Não é uma partida do bloco, ou algo nela se contradiz.
pad-game = Jogo
pad-teams = Lados
pad-teams-no = Cada um por si
pad-teams-yes = Equipas de dois
pad-count = Jogadores
pad-names = Quem jogou
pad-names-teams = Que equipas jogaram
pad-team = Equipa { $number }
pad-name = Nome: { $name }
pad-sign = Sinal de { $name }: { $sign }. Mudá-lo
pad-start = Começar a contar
pad-past = Neste aparelho
pad-past-none = Ainda nenhuma partida.
pad-full = Não há lugar para mais partidas: a próxima toma o da mais antiga ({ $when }). Guarda primeiro todas num ficheiro ou esquece algumas.
pad-forget = Esquecer a partida de { $when }
pad-forget-sure = Esquecê-la aqui para sempre?
pad-forget-sure-of = Esquecê-la aqui para sempre? { $game }, { $when }
pad-save-all = Guardar todas num ficheiro
pad-take = Abrir partidas de um ficheiro
pad-taken = { $count ->
    [one] 1 partida acrescentada.
   *[other] { $count } partidas acrescentadas.
  }
pad-players = Jogadores e pontos
pad-result = Resultado
pad-entering = O reino de { $name }
pad-square = coluna { $column }, linha { $row }
pad-said = { $square }. Total { $points }.
pad-tools = Pincéis
pad-brush = Paisagem para pintar
pad-crowns = Coroas para pintar
pad-crown = { $crowns ->
    [0] Nenhuma coroa
    [one] 1 coroa
   *[other] { $crowns } coroas
  }
pad-castle = Castelo
pad-erase = Apagar
pad-undo = Anular
pad-by-number = Por número
pad-by-brush = Com o pincel
pad-number = Número do dominó
pad-box = Dominós de que caixa
pad-domino-used = { $domino }, no reino de { $name }
pad-lay-first = Toca onde está esta metade: { $half }.
pad-lay-second = Ao lado, a outra metade: { $half }.
pad-lay-back = Atrás
pad-move = Mover o reino
pad-move-left = Para a esquerda
pad-move-right = Para a direita
pad-move-up = Para cima
pad-move-down = Para baixo
pad-coins = Moedas: { $count }
pad-knights = Cavaleiros: { $count }
pad-towers = Torres: { $count }
pad-queen = Rainha
pad-ask-coins = Moedas de sobra
pad-ask-knights = Todos os cavaleiros, também os do reino
pad-ask-towers = Torres
pad-counted = Dos edifícios: { $count }
pad-estimate = Os cavaleiros e as torres são em parte estimativas nossas ({ $tiles }). Compara-os com os da mesa.
pad-other-number = Outro número
pad-number-range = Escreve um número inteiro de 0 a { $most }.
pad-build = O que está aqui
pad-build-none = Nada
pad-tiles-left = { $count ->
    [0] nenhuma
   *[other] ainda { $count }
  }
pad-crownless = nenhuma coroa
pad-half-crownless = { $terrain } sem coroa
pad-brief-wealth = { $coins ->
    [one] 1 moeda ÷ 3
   *[other] { $coins } moedas ÷ 3
  }
pad-brief-queen = +1 em { $squares } { $terrain }
pad-not-kept = Este navegador não guarda nada. No fim, guarda a partida num ficheiro.
pad-text = { $first } a { $second }.
pad-placing = { $first } fica à frente de { $second }: { $text }
pad-edit = Voltar aos reinos
pad-print = Imprimir
pad-share = Copiar um link
pad-link = Link para esta partida
pad-save = Guardar num ficheiro
pad-new = Todas as partidas
pad-reasons = Cada número explicado
pad-reason = { $row }: { $text }
pad-lines = Para demesne score
pad-lines-why = Uma linha para cada reino, como o comando as lê.
pad-lines-copy = Copiar as linhas
pad-lines-save = Guardar as linhas
pad-dynasty-of = Partida { $game } de { $games }
pad-dynasty-games = Pontos partida a partida
pad-dynasty-correct = Escolhe uma partida para a corrigir.
pad-dynasty-open = ainda por jogar
pad-dynasty-leader = Na liderança
pad-dynasty-leads = { $margin ->
    [one] { $name } lidera por 1 ponto.
   *[other] { $name } lidera por { $margin } pontos.
  }
pad-dynasty-level = { $names } partilham a liderança.
pad-dynasty-text = { $first } a { $second } depois da partida { $game } de { $games }.
pad-dynasty-sum = Partidas somadas
pad-dynasty-next = Seguir para a partida { $game }
pad-dynasty-make = Continuar como Dinastia
pad-dynasty-alone = Contar como uma só partida
pad-dynasty-lines = Uma linha para cada jogador, com todas as partidas, como o comando as lê.
pad-doubts = Isto não pode estar certo
doubt-of = { $name }: { $text }
doubt-too-wide = { $wide } quadrados de largura e { $high } de altura, onde se permitem { $size } por { $size }.
doubt-unconnected = O reino está em { $parts } partes que não se tocam.
doubt-too-many-squares = { $what }: { $there } quadrados; a caixa tem { $has }.
doubt-too-many-tiles = { $what }: { $there } vezes; a caixa tem { $has }.
doubt-too-much-land = { $squares } quadrados de paisagem, mais do que têm { $dominoes } dominós.
doubt-odd-land = { $squares ->
    [one] 1 quadrado de paisagem: os dominós têm sempre dois.
   *[other] { $squares } quadrados de paisagem: os dominós têm sempre dois.
  }
doubt-townless = Em Kingdomino não há vila: nem edifícios, nem moedas, nem cavaleiros, nem torres, nem rainha.
doubt-no-castle = Não há castelo.
doubt-knights = { $there } cavaleiros ao todo; a caixa tem { $has }.
doubt-towers = { $there } torres ao todo; a caixa tem { $has }.
doubt-all-squares = { $what }: { $there } quadrados em todos os reinos; a caixa tem { $has }.
doubt-all-tiles = { $what }: { $there } vezes em todos os reinos; a caixa tem { $has }.
doubt-domino-twice = O dominó { $number } aparece { $times } vezes.
doubt-queens = { $count ->
    [one] 1 rainha; não há mais.
   *[other] { $count } rainhas; só há uma.
  }
doubt-no-host = Alguém tem torres, mas ninguém acolhe a rainha.
doubt-host = { $towers ->
    [one] A rainha está aqui com 1 torre, embora outro reino tenha { $most }.
   *[other] A rainha está aqui com { $towers } torres, embora outro reino tenha { $most }.
  }
doubt-host-towerless = A rainha está aqui, sem nenhuma torre.
