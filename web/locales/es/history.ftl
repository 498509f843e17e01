# The games of this browser that are over.

history-about = Las partidas que has jugado hasta el final en este navegador y, si has entrado en tu cuenta, en los demás. Aquí nada exige una cuenta; cada cual ve su propia lista.
history-looking = Buscando tus partidas.
history-none = Todavía no ha terminado ninguna partida.
history-play = A los juegos
history-tallies = Lo que suman
history-find = Buscar partidas
history-title = Juego
history-name = Con
history-result = Resultado
history-any = Cualquiera
history-won = Ganada
history-lost = No ganada
history-ended = Terminada antes de tiempo
history-games = Partidas
history-victories = Victorias
history-even = A partes iguales
history-mean = Media de puntos
history-course = { $game }, partida a partida
history-course-of = { $row }, partida a partida: { $points }
history-over-time = Partida a partida
history-beside = Los demás en tus mesas
history-total = Todos los puntos
history-luck = Suerte
history-own = Tus decisiones
history-parted = { $count ->
    [one] Suerte y decisiones, en puntos frente al mejor rival, salen del análisis de 1 partida.
   *[other] Suerte y decisiones, en puntos frente al mejor rival, salen del análisis de { $count } partidas.
  }
history-unreviewed = La suerte y las decisiones aparecen aquí cuando se analizan partidas.
history-habit-more = { $row }: ahí vas por delante, con { $mean ->
    [one] 1 punto
   *[other] { $mean } puntos
  } por partida frente a { $others } de los demás en tus mesas, en { $games } partidas.
history-habit-less = { $row }: ahí van por delante los demás en tus mesas, con { $others ->
    [one] 1 punto
   *[other] { $others } puntos
  } por partida frente a tus { $mean }, en { $games } partidas.
history-habit-practise-more = { $count ->
    [one] Practicar donde más de esto era mejor: 1 problema
   *[other] Practicar donde más de esto era mejor: { $count } problemas
  }
history-habit-practise-less = { $count ->
    [one] Practicar donde otra cosa era mejor: 1 problema
   *[other] Practicar donde otra cosa era mejor: { $count } problemas
  }
history-which = Partida a partida
history-count = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
  }
history-together = en una sola pantalla
history-review-of = Análisis: { $game }, { $date }
history-practise = Practicar
history-practise-of = Practicar: { $game }, { $date }
history-deal = Mismo reparto
history-deal-of = El mismo reparto: { $game }, { $date }
history-branch = continuada desde otra partida, no cuenta
history-duplicate = reparto repetido, no cuenta
history-helped = un bot jugó por ti, no cuenta
history-watch = Ver de nuevo
history-watch-of = Ver de nuevo: { $game }, { $date }
history-forget = Olvidar
history-forget-of = Olvidar: { $game }, { $date }
history-forget-sure = ¿Olvidarla aquí para siempre?
history-forget-sure-of = ¿Olvidarla aquí para siempre? { $game }, { $date }
history-keep = Guardar estas partidas en un archivo
history-keep-none = Entretanto, estas partidas se han borrado en otro lugar. No hay nada que guardar.
history-brought = jugada en otro servidor
history-here = jugada en este dispositivo
history-day = reino del día
history-offline = jugada sin red
history-bring = Traer partidas de otro servidor
history-bring-text = El archivo que guardaste allí o cualquier registro. Cada partida se comprueba con las reglas antes de guardarla.
history-bring-name = Tu nombre en ellas
history-bring-file = Elegir el archivo
history-bring-going = Partida { $done } de { $all }
history-bring-done = { $count ->
    [one] Ahora hay aquí 1 partida más.
   *[other] Ahora hay aquí { $count } partidas más.
  }
history-bring-known = { $count ->
    [one] 1 ya estaba aquí.
   *[other] { $count } ya estaban aquí.
  }
history-bring-refused = { $count ->
    [one] 1 partida no se ha añadido.
   *[other] { $count } partidas no se han añadido.
  }
history-bring-full = En este navegador no caben más partidas. Olvida antes algunas.
history-bring-none = No se pudo leer ninguna partida en este archivo.
history-deleted = La partida queda borrada también de este servidor.
history-left = La partida ya no está en tu lista. Quienes jugaron contigo conservan la suya.
