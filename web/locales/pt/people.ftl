# Profiles: ratings, what games add up to, the latest games.

people-title = Perfil
people-since = Aqui desde { $date }
people-hidden = Mostra só o nome.
people-hidden-yours = O que está aqui só tu vês. Os outros veem o teu nome.
people-ratings = Classificação
people-rating-why = A barra mostra quão certos estamos. Encolhe a cada partida pontuada; a partir de dez há um número.
people-unrated = Ainda nenhuma partida pontuada.
people-kind = { $mode ->
    [pair] { $game } · a dois
    [teams] { $game } · por equipas
   *[group] { $game } · a três ou mais
  }
people-account = A minha conta
people-games = Partidas
people-none = Ainda nenhuma partida terminada.
people-place = { $rank }.º de { $sides }
people-with = { $game }, { $names }
people-watch = Rever
people-finished = { $count ->
    [one] partida terminada
   *[other] partidas terminadas
  }
people-won = ganhas; em partes iguais seriam { $even }
people-sums = Por jogo e tipo de mesa
people-game = Jogo
people-count = Partidas
people-victories = Ganhas
people-even = Partes iguais
people-mean = Pontos em média
people-best = Recorde
people-best-at = A partida de { $points } pontos
people-moderate = Moderação
people-early = { $how ->
    [won] Ganha por desistência
    [left] Deixada antes do fim
   *[up] Desistência
  }
people-sources = De onde vêm os pontos
people-sources-of = { $kind }: pontos por partida, em média
people-best-land = Melhor reino
people-best-points = { $points ->
    [one] 1 ponto.
   *[other] { $points } pontos.
  }
ladder-title = Tabela de classificação
ladder-about = Como se joga aqui, segundo as partidas pontuadas. Quem só mostra o nome aos outros não aparece.
ladder-place = Lugar
ladder-name = Nome
ladder-none = Ainda ninguém consta da lista.
ladder-how = Quem joga uma partida pontuada figura aqui: inicia sessão, abre uma mesa com amigos e escolhe «{ new-rated }», ou senta-te a uma pontuada entre as mesas abertas.
ladder-you = tu
