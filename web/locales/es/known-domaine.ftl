## Cards that may still come

pile-stack = Cartas del mazo { $back }
pile-stack-left = { $left ->
    [0] { $hidden ->
        [0] No queda ninguna en el mazo.
        [one] No queda ninguna en el mazo, y hay una que no ves en otra mano.
       *[other] No queda ninguna en el mazo, y hay { $hidden } que no ves en otras manos.
      }
    [one] { $hidden ->
        [0] Queda una en el mazo.
        [one] Queda una en el mazo, y hay una que no ves en otra mano.
       *[other] Queda una en el mazo, y hay { $hidden } que no ves en otras manos.
      }
   *[other] { $hidden ->
        [0] Quedan { $left } en el mazo.
        [one] Quedan { $left } en el mazo, y hay una que no ves en otra mano.
       *[other] Quedan { $left } en el mazo, y hay { $hidden } que no ves en otras manos.
      }
  }
pile-stack-top = La próxima carta es una de estas:
pile-hand = Lo que puede tener { $name }
pile-hand-backs = Boca abajo: { $backs }. Al menos una carta con
known-borders = fronteras
known-knights = caballeros
known-expansion = ampliación
known-deserter = desertor
known-alliance = alianza
card-count = { $count } sin ver

## What borders are worth

prizes-border = Fronteras que cambian una puntuación
prize-border = Entre { $first } y { $second }
