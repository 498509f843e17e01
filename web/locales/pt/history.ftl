# The games of this browser that are over.

history-about = Partidas que jogaste até ao fim neste navegador e, se entraste na tua conta, nos outros. Não é preciso conta; os outros veem a sua própria lista.
history-looking = A procurar as tuas partidas.
history-none = Ainda nenhuma partida acabou.
history-play = Para os jogos
history-tallies = O que somam
history-find = Encontrar partidas
history-title = Jogo
history-name = Com
history-result = Resultado
history-any = Todos
history-won = Ganhas
history-lost = Não ganhas
history-ended = Fim antecipado
history-games = Partidas
history-victories = Vitórias
history-even = Partes iguais
history-mean = Pontos em média
history-course = { $game }, partida a partida
history-course-of = { $row }, partida a partida: { $points }
history-over-time = Partida a partida
history-beside = Os outros nas tuas mesas
history-total = Todos os pontos
history-luck = Sorte
history-own = As tuas escolhas
history-parted = { $count ->
    [one] Sorte e escolhas, em pontos contra o melhor adversário, vêm da análise de 1 partida.
   *[other] Sorte e escolhas, em pontos contra o melhor adversário, vêm das análises de { $count } partidas.
  }
history-unreviewed = Sorte e escolhas aparecem aqui quando houver partidas analisadas.
history-habit-more = { $row }: aqui estás à frente, com { $mean ->
    [one] 1 ponto
   *[other] { $mean } pontos
  } por partida contra { $others } dos outros nas tuas mesas, em { $games } partidas.
history-habit-less = { $row }: aqui vão à frente os outros nas tuas mesas, com { $others ->
    [one] 1 ponto
   *[other] { $others } pontos
  } por partida contra os teus { $mean }, em { $games } partidas.
history-habit-practise-more = { $count ->
    [one] Treinar onde mais disto era melhor: 1 problema
   *[other] Treinar onde mais disto era melhor: { $count } problemas
  }
history-habit-practise-less = { $count ->
    [one] Treinar onde outra coisa era melhor: 1 problema
   *[other] Treinar onde outra coisa era melhor: { $count } problemas
  }
history-which = Partida a partida
history-count = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
  }
history-together = num só ecrã
history-review-of = Análise: { $game }, { $date }
history-practise = Treinar
history-practise-of = Treinar: { $game }, { $date }
history-deal = Mesma distribuição
history-deal-of = A mesma distribuição: { $game }, { $date }
history-branch = continua outra partida, não conta
history-duplicate = distribuição repetida, não conta
history-helped = um bot jogou por ti, não conta
history-watch = Rever
history-watch-of = Rever: { $game }, { $date }
history-forget = Esquecer
history-forget-of = Esquecer: { $game }, { $date }
history-forget-sure = Esquecê-la aqui para sempre?
history-forget-sure-of = Esquecê-la aqui para sempre? { $game }, { $date }
history-keep = Guardar estas partidas num ficheiro
history-keep-none = Entretanto, estas partidas foram apagadas noutro lugar. Não há nada para guardar.
history-brought = jogada noutro servidor
history-here = jogada neste aparelho
history-day = reino do dia
history-offline = jogada sem rede
history-bring = Trazer partidas de outro servidor
history-bring-text = O ficheiro que lá guardaste, ou qualquer registo. Cada partida é verificada pelas regras antes de ser guardada.
history-bring-name = O teu nome nessas partidas
history-bring-file = Escolher o ficheiro
history-bring-going = Partida { $done } de { $all }
history-bring-done = { $count ->
    [one] Há agora mais 1 partida aqui.
   *[other] Há agora mais { $count } partidas aqui.
  }
history-bring-known = { $count ->
    [one] 1 já cá estava.
   *[other] { $count } já cá estavam.
  }
history-bring-refused = { $count ->
    [one] 1 partida não foi acrescentada.
   *[other] { $count } partidas não foram acrescentadas.
  }
history-bring-full = Neste navegador não há lugar para mais partidas. Esquece primeiro algumas.
history-bring-none = Não foi possível ler nenhuma partida neste ficheiro.
history-deleted = A partida foi apagada também deste servidor.
history-left = A partida já não está na tua lista. Quem jogou contigo fica com a sua.
