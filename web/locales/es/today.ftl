# Today's kingdom: one deal for everyone.

today-title = El reino de hoy
today-deal = El mismo reparto para todo el mundo
today-what = { $players ->
    [2] { $game } contra un bot, { $level }. Cuenta el primer intento.
   *[other] { $game } para { $players }; los demás son bots, { $level }. Cuenta el primer intento.
  }
today-nobody = Aquí todavía no lo ha jugado nadie.
today-alone = Cuando el servidor responda se verá cómo lo han jugado los demás.
today-played = { $played ->
    [one] Lo ha jugado una persona. Obtuvo { $best }.
   *[other] Lo han jugado { $played } personas. Lo mejor: { $best }. Mediana: { $middle }.
  }
today-play = Jugarlo
today-see = Cómo fue
today-again = Jugarlo otra vez, para practicar
today-next = El próximo llega a esta hora: { $time }.
day-title = El reparto del { $day }
day-practice = Era para practicar: cuenta tu primer intento.
day-only = Aquí nadie más lo ha jugado hasta el final todavía.
day-alone = La comparación con los demás llegará cuando el servidor tenga la partida.
day-place = { $place ->
    [1] De { $played } personas aquí, nadie lo ha hecho mejor.
   *[other] Puesto { $place } de { $played }.
  }
day-counted = { $played ->
    [one] Aquí lo ha jugado una persona.
   *[other] Aquí lo han jugado { $played } personas.
  }
day-round = Ronda
day-end = Al final
day-you = Tú
day-best = Lo mejor
day-middle = Mediana
day-table = Los puntos tras cada ronda
