## Dominoes and tiles that may still come

pile-line = { $wait ->
    [0] { $boxes ->
        [1] La línea siguiente
       *[other] { $box ->
            [queendomino] La línea siguiente, de Queendomino
           *[other] La línea siguiente, de Kingdomino
          }
      }
   *[other] { $boxes ->
        [1] La línea de después
       *[other] { $box ->
            [queendomino] La línea de después, de Queendomino
           *[other] La línea de después, de Kingdomino
          }
      }
  }
pile-line-left = { $left ->
    [one] Solo queda esta ficha. Probabilidad de que salga: { $odds }.
   *[other] De estas { $left } fichas saldrán { $next }. Probabilidad de cada una: { $odds }.
  }
pile-line-rest = { $never ->
    [0] Todas salen antes de que acabe la partida.
    [one] Antes de que acabe la partida salen { $more }; 1 no sale nunca.
   *[other] Antes de que acabe la partida salen { $more }; { $never } no salen nunca.
  }
pile-tiles = Edificios de los Constructores
pile-tiles-left = { $left ->
    [one] Queda 1 edificio en la pila.
   *[other] Quedan { $left } edificios en la pila.
  } { $next ->
    [0] Ahora no hay ninguna casilla vacía.
    [one] Hay una casilla vacía, que se llena al final de la ronda.
   *[other] Hay { $next } casillas vacías, que se llenan al final de la ronda.
  }
pile-tiles-last = En la última ronda no salen más.
land-title = Con este paisaje
land-any = Al menos uno
land-crowns = { $crowns ->
    [1] con una corona
    [2] con 2 coronas
   *[other] con 3 coronas
  }
land-caption = Probabilidad de que la línea siguiente traiga un paisaje, y con cuántas coronas como mínimo
own-title = Para tu reino tal como está
chance-fits = Una que cabe
chance-brings = Una que da +{ $points } o más
tile-left = { $count ->
    [one] queda 1
   *[other] quedan { $count }
  }
tile-next = { $odds } de salir

## What they are worth

prizes-domino = Fichas de dominó que se pueden elegir
prizes-slot = Edificios disponibles
