# A game that is walked through.

replay = Repetición
replay-opening = Abriendo la partida.
replay-not = Esta partida no se puede recorrer.
replay-lost = Ahora mismo no se puede obtener la mesa de ese momento. Inténtalo de nuevo.
replay-table = A la mesa
replay-review = Análisis
replay-another = Otro registro
brought-title = Una partida de otro sitio
brought-text = Abre el registro de una partida, como texto o como JSON Lines. Las reglas lo comprueban jugada a jugada y tú lo recorres. El servidor no guarda nada.
brought-file = Abrir un archivo
brought-paste = O pega el registro
brought-open = Recorrerlo
brought-several = { $count ->
    [one] Contiene 1 partida.
   *[other] Contiene { $count } partidas. ¿Cuál?
  }
brought-one = Partida { $number }: { $game }, { $names }
brought-nameless = Partida { $number }: { $game }
brought-end = Un marcador de puntuación dice cómo acabó una partida, no qué se jugó y cuándo: no se puede recorrer. Aquí está el final.
brought-end-of = { $names }: el marcador relleno
replay-act = Ronda { $round }: { $act }
replay-act-game = { $round ->
    [0] Partida { $game }, preparación: { $act }
   *[other] Partida { $game }, ronda { $round }: { $act }
  }
replay-laid = La mesa está preparada.
replay-turn = Este turno
replay-turn-of = { $name }, este turno
play-on = Seguir jugando desde aquí
play-on-text = En este momento empieza una mesa nueva. Lo que tu asiento no podía saber entonces se reparte de nuevo, y lo que viene se vuelve a mezclar. La partida queda marcada y no cuenta.
play-on-text-friends = En este momento empieza una mesa nueva. Lo que entonces estaba oculto se reparte de nuevo para todos, también para ti, y lo que viene se vuelve a mezclar. La partida queda marcada y no cuenta.
play-on-seat = Tu asiento
play-on-seat-number = Asiento { $seat }
play-on-others = Los demás
play-on-bots = Bots
play-on-friends = Amigos, con un enlace
play-on-level = Nivel de los bots
play-on-go = Seguir jugando
replay-ribbon = Toda la partida
replay-where = Punto de la partida
replay-first = Al principio
replay-back = Una acción atrás
replay-play = Reproducir
replay-pause = Pausa
replay-on = Una acción adelante
replay-last = Al final
replay-help = { "?" }
replay-keys = Teclas
replay-keys-off = Las teclas sueltas están desactivadas en los ajustes: actúan las flechas, Inicio y Fin.
replay-key-won = Un momento clave: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  } para { $name }.
replay-key-lost = Un momento clave: { $name } pierde { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }.
replay-key-act = ← →
replay-does-act = una acción atrás o adelante
replay-key-turn = Mayús + ← →
replay-does-turn = un turno atrás o adelante
replay-key-round = ↑ ↓
replay-does-round = una ronda atrás o adelante
replay-key-ends = Inicio, Fin
replay-does-ends = al principio, al final
replay-key-moment = K
replay-does-moment = al siguiente momento clave; con Mayús, al anterior
replay-key-play = Espacio
replay-does-play = reproduce desde aquí, o pausa
