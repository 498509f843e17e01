# Open tables: where somebody waits for others, and games one may watch.

lobby-title = Mesas abiertas
lobby-about = Siéntate donde alguien espera, o mira una partida.
lobby-looking = Buscando mesas abiertas…
lobby-none = Ahora mismo no hay ninguna mesa abierta. Busca una, o abre la tuya y espera: quien llegue la verá aquí.
lobby-others = Ninguna mesa abierta corresponde a tu elección.
lobby-count = { $count ->
    [0] No hay ninguna mesa abierta.
    [one] Hay 1 mesa abierta.
   *[other] Hay { $count } mesas abiertas.
  }
lobby-host = { $name } espera
lobby-free = { $free ->
    [one] Queda 1 de { $seats } asientos
   *[other] Quedan { $free } de { $seats } asientos
  }
lobby-sit = Sentarse
lobby-sit-at = Sentarse con { $name }: { $game }
lobby-yours = Tu mesa
lobby-gone = Ya no queda ningún asiento
lobby-watch = Partidas para ver
lobby-watch-at = Ver a { $names }: { $game }
lobby-round = { $game }, ronda { $round }
lobby-go = Ver
lobby-quick = Cualquier mesa
lobby-game = Juego
lobby-players = Jugadores
lobby-find = Buscarme una mesa
lobby-find-why = Te sientas en la mesa que más tiempo lleva esperando. Si no espera nadie, se prepara una nueva para ti, y quien después busque lo mismo se sienta contigo.
lobby-find-clock = El reloj de una nueva: { $plan }.
lobby-clock-either = Da igual
lobby-open = Abrir mi propia mesa
lobby-rated = puntuada
lobby-pace = Mesas
lobby-pace-all = Todas
lobby-pace-live = Con reloj
lobby-pace-days = Por días
lobby-whom = Con quién
lobby-whom-any = Cualquiera
lobby-whom-near = Cerca de mi puntuación
lobby-ratings = Tu puntuación
