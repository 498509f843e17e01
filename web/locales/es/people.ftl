# Profiles: ratings, what games add up to, the latest games.

people-title = Perfil
people-since = Aquí desde el { $date }
people-hidden = Solo muestra el nombre.
people-hidden-yours = Lo que hay aquí solo lo ves tú. Los demás ven tu nombre.
people-ratings = Puntuación
people-rating-why = La barra muestra cuán seguros estamos. Se acorta con cada partida puntuada; a partir de diez hay un número.
people-unrated = Aún ninguna partida puntuada.
people-kind = { $mode ->
    [pair] { $game } · de dos
    [teams] { $game } · por equipos
   *[group] { $game } · de tres o más
  }
people-account = Mi cuenta
people-games = Partidas
people-none = Aún no hay ninguna partida terminada.
people-place = { $rank }.º de { $sides }
people-with = { $game }, { $names }
people-watch = Ver de nuevo
people-finished = { $count ->
    [one] partida terminada
   *[other] partidas terminadas
  }
people-won = ganadas; a partes iguales serían { $even }
people-sums = Por juego y tipo de mesa
people-game = Juego
people-count = Partidas
people-victories = Ganadas
people-even = A partes iguales
people-mean = Puntos de media
people-best = Récord
people-best-at = La partida de { $points } puntos
people-moderate = Moderación
people-early = { $how ->
    [won] Ganada por abandono
    [left] Dejada antes del final
   *[up] Abandono
  }
people-sources = De dónde vienen los puntos
people-sources-of = { $kind }: puntos por partida, de media
people-best-land = Mejor reino
people-best-points = { $points ->
    [one] 1 punto.
   *[other] { $points } puntos.
  }
ladder-title = Clasificación
ladder-about = Cómo se juega aquí, según las partidas puntuadas. Quien solo muestra su nombre a los demás no aparece.
ladder-place = Puesto
ladder-name = Nombre
ladder-none = Todavía no figura nadie.
ladder-how = Quien juega una partida puntuada figura aquí: inicia sesión, abre una mesa con amigos y elige «{ new-rated }», o siéntate a una puntuada entre las mesas abiertas.
ladder-you = tú
