# Open tables: where somebody waits for others, and games one may watch.

lobby-title = Mesas abertas
lobby-about = Senta-te onde alguém espera, ou observa uma partida.
lobby-looking = À procura de mesas abertas…
lobby-none = Neste momento não há nenhuma mesa aberta. Manda procurar uma, ou abre uma e espera: quem vier vê-a aqui.
lobby-others = Nenhuma mesa aberta corresponde à tua escolha.
lobby-count = { $count ->
    [0] Nenhuma mesa está aberta.
    [one] 1 mesa está aberta.
   *[other] { $count } mesas estão abertas.
  }
lobby-host = { $name } espera
lobby-free = { $free ->
    [one] 1 lugar livre em { $seats }
   *[other] { $free } lugares livres em { $seats }
  }
lobby-sit = Sentar-se
lobby-sit-at = Sentar-se com { $name }: { $game }
lobby-yours = A tua mesa
lobby-gone = Já não há lugares livres
lobby-watch = Partidas para observar
lobby-watch-at = Observar { $names }: { $game }
lobby-round = { $game }, ronda { $round }
lobby-go = Observar
lobby-quick = Qualquer mesa
lobby-game = Jogo
lobby-players = Jogadores
lobby-find = Encontrar uma mesa
lobby-find-why = Vais para a mesa que espera há mais tempo. Se ninguém esperar, põe-se uma nova para ti, e quem depois procurar o mesmo senta-se lá contigo.
lobby-find-clock = O relógio de uma nova: { $plan }.
lobby-clock-either = Tanto faz
lobby-open = Abrir uma mesa minha
lobby-rated = pontuada
lobby-pace = Mesas
lobby-pace-all = Todas
lobby-pace-live = Com relógio
lobby-pace-days = Por dias
lobby-whom = Com quem
lobby-whom-any = Qualquer pessoa
lobby-whom-near = Perto da minha classificação
lobby-ratings = A tua classificação
