## Cards that may still come

pile-stack = Cartas de la pila { $back }
pile-stack-left = { $left ->
    [0] No queda ninguna en el mazo.
    [one] Queda una en el mazo.
   *[other] Quedan { $left } en el mazo.
  }
pile-stack-hidden = { $hidden ->
    [one] Hay una que no ves en otra mano.
   *[other] Hay { $hidden } que no ves en otras manos.
  }
pile-stack-top = La próxima carta es una de estas:
pile-hand = Lo que puede tener { $name }
pile-hand-backs = Boca abajo: { $backs }.
pile-hand-least = Al menos una carta con:
known-borders = fronteras
known-knights = caballeros
known-expansion = ampliación
known-deserter = desertor
known-alliance = alianza
card-count = { $count } sin ver

## What borders are worth

prizes-border = Fronteras que cambian una puntuación
prize-border = Entre { $first } y { $second }
