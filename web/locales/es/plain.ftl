# A table of any game whose family gives the page nothing: position and moves in words.

status-plain = Elige una jugada.
status-plain-dealing = Se está repartiendo.
status-theirs-plain = Juega { $name }.
plain-position = La posición
plain-lines = { $count ->
    [one] La posición en 1 línea
   *[other] La posición en { $count } líneas
  }
plain-covered = Tu lado de la mesa está tapado hasta que sea tu turno.
plain-watching = Quien mira ve el registro y a quién le toca; la posición se muestra cuando termina la partida.
plain-moves = { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
  }
plain-search = Buscar en las jugadas
plain-found = { $count ->
    [0] Ninguna jugada se llama así.
    [one] 1 jugada encontrada.
   *[other] { $count } jugadas encontradas.
  }
plain-choose = Elegir una jugada
plain-play = Jugar { $move }
plain-advice = Pista: { $move }
plain-plies = { $count ->
    [one] Tras 1 paso
   *[other] Tras { $count } pasos
  }
plain-points = Puntos
plain-total = Total
plain-rank = Puesto
plain-seat = asiento { $seat }
over-parted = { $points ->
    [one] Empate a 1 punto. Decide: { $what }.
   *[other] Empate a { $points } puntos. Decide: { $what }.
  }
