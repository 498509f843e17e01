## What may still come, and how likely it is

known-counting = Calculando…
known-why = Calculado a partir de lo que ves, como si todo reparto posible fuera igual de probable.
known-all = Calculado a partir de lo que ve toda la mesa, como si todo reparto posible fuera igual de probable.
known-lost = La conexión se ha perdido por un momento.
known-none = No sale nada más.
known-list = Lo que puede salir
known-odds = Probabilidad
odds-percent = { $percent } %
odds-least = menos del 1 %
odds-most = más del 99 %
known-piece =
  { $count ->
    [one] { $thing }: queda 1, probabilidad de salir ahora: { $odds }
   *[other] { $thing }: quedan { $count }, probabilidad de salir ahora: { $odds }
  }
known-line = { $what }: { $odds }

## What things are worth

known-stakes = Lo que vale ahora cada cosa
known-stakes-why = Lo que cada cosa añadiría a una puntuación tal como está la mesa, en su mejor sitio; subrayado, lo que más da a un bando.
prize-cost = Te cuesta
prize-free = nada
prize-not-yours = no está a tu alcance
prize-nowhere = no cabe en ningún sitio
prize-never = no puede
prize-most = (lo mejor)
prize-places = { $count ->
    [one] 1 sitio
   *[other] { $count } sitios
  }
