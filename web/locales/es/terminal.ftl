# Lo que dicen las órdenes en un terminal: `demesne play`, `review`, `record show`. Las jugadas y las coordenadas quedan como se escriben.

terminal-label = { $label }: { $text }
terminal-head = { $label }:
terminal-seat = asiento { $seat }
terminal-seat-of = { $name } (asiento { $seat })
terminal-ask = { $name }, a jugar:
terminal-help = Escribe un número de la lista o una jugada como está en ella; t muestra la mesa, q guarda y sale.
terminal-number = Escribe un número del 1 al { $count }.
terminal-unreadable = Eso no es una jugada. Las jugadas se escriben como en la lista; por ejemplo, «{ $move }».
terminal-near = Eso no es una jugada; quizá «{ $word }».
terminal-refused = { $why } ({ $code }, regla { $clause })
terminal-gains = { $points ->
    [one] +1 punto
   *[other] +{ $points } puntos
  }
terminal-loses = { $points ->
    [one] −1 punto
   *[other] −{ $points } puntos
  }
terminal-saved = Guardado como { $file }
terminal-rank = Puesto

## Lo que hay en una mesa, en letras

terminal-king = { $domino } (asiento { $seat })
terminal-price = { $price }: { $tile }
terminal-lands = Cuadrados: { $list }; del 1 al 3 son coronas.
terminal-squares = Casillas: { $list }
terminal-letter = { $letter } { $land }
terminal-so-far = { $points ->
    [one] 1 punto por ahora
   *[other] { $points } puntos por ahora
  }
terminal-figures = Los castillos A B C D y los caballeros 0 1 2 3 (en un bosque 5 6 7 8) son de los asientos 0 1 2 3.
terminal-neutral = El color { $seat } es neutral.
terminal-allied = En alianza: { $first } y { $second }
terminal-turn = Turno { $turn }
terminal-deck = { $count ->
    [one] 1 carta en el mazo
   *[other] { $count } cartas en el mazo
  }
terminal-markers = { $count ->
    [one] queda 1 frontera
   *[other] quedan { $count } fronteras
  }
terminal-both = { $first } y { $second }
terminal-either = { $first } o { $second }
terminal-expand = { $count ->
    [one] Ampliación
   *[other] Ampliación de hasta { $count } casillas
  }

## Un análisis

terminal-start = Inicio
terminal-row = { $row } { $points }
terminal-moment = Jugada { $ply }, { $name }: { $move }
terminal-better = { $sure ->
    [exact] Mejor, jugado hasta el final: { $move }
    [certain] Mejor: { $move }
   *[likely] Probablemente mejor: { $move }
  }
terminal-worth = { $grade ->
    [inaccuracy] Imprecisión: { $points } puntos, { $part } % de probabilidad de ganar
    [mistake] Error: { $points } puntos, { $part } % de probabilidad de ganar
   *[blunder] Error grave: { $points } puntos, { $part } % de probabilidad de ganar
  }
terminal-luck = Jugada { $ply }, la mayor suerte: { $name }, { $part } % de probabilidad de ganar (± { $give })
terminal-best = Jugada { $ply }, la mejor decisión: { $name }, { $part } % de probabilidad de ganar (± { $give })

## What `demesne serve` tells on its console

terminal-serve-taken = El puerto { $wanted } está ocupado; se usa el { $port }.
terminal-serve-at = demesne está en { $address }
terminal-serve-others = para los demás de tu red: { $address }
terminal-serve-alone = solo para ti, una sola vez: { $address }
terminal-serve-kept = las mesas se guardan en { $place }; Ctrl+C termina el servidor
terminal-serve-opened = Abierto a tu red: { $address }
terminal-serve-closed = Cerrado a tu red.
