# Practice: moments in which something better could be done, asked as puzzles.

practice = Práctica
practice-about = Momentos en los que se podía hacer algo mejor. No se pierde nada por probar; lo que no resuelves vuelve a los 1, 4 y 14 días.
practice-about-game = Momentos de esta partida en los que se podía hacer algo mejor. No se pierde nada por probar.
# Of one row of the pad: its name, what the better choice does there.
practice-of = Práctica: { $row }
practice-about-more = { $row } en { $game }: momentos en los que la mejor opción da más puntos en esta fila. No se pierde nada por probar; lo que no resuelves vuelve a los 1, 4 y 14 días.
practice-about-less = { $row } en { $game }: momentos en los que la mejor opción da menos puntos en esta fila y más en otras. No se pierde nada por probar; lo que no resuelves vuelve a los 1, 4 y 14 días.
practice-none-of = No se conoce ningún problema de este tipo.
practice-due = { $count ->
    [one] Ha vuelto 1 problema que no resolviste.
   *[other] Han vuelto { $count } problemas que no resolviste.
  }
practice-on = Seguir
practice-begin = Empezar
practice-own = De tus partidas
practice-none = Aún no hay nada de tus partidas. Mira el análisis de una partida terminada: lo que se podía hacer mejor se pregunta aquí.
practice-none-game = No se conoce ningún problema de esta partida. Se encuentran mientras se lee su análisis.
practice-shipped = De partidas entre bots
practice-looking = Buscando problemas.
practice-opening = Abriendo el problema.
practice-not = Este problema no se puede abrir.
practice-review = Análisis
practice-met = { $met } de { $all } probados
practice-number = { $state ->
    [found] Problema { $number }, resuelto
    [missed] Problema { $number }, no resuelto
   *[new] Problema { $number }
  }
practice-all = Todos los problemas
practice-next = Siguiente
practice-game = Ver la partida
practice-show = Mostrar
# What is to be found, by the step of the turn.
practice-find-claim = Encuentra la mejor ficha que elegir.
practice-find-place = Encuentra el mejor lugar para la ficha.
practice-find-tax = Encuentra la mejor forma de enviar caballeros.
practice-find-build = Encuentra qué es mejor construir.
practice-find-bribe = Encuentra qué es mejor que haga el Dragón.
practice-find-act = Encuentra la mejor carta.
practice-find-refill = Encuentra la mejor carta que tomar.
practice-find-move = Encuentra la mejor jugada.
# A try that was wrong: by how many points, and what of them most.
practice-wrong = { $why ->
    [row] { $behind ->
        [one] Esa no: acaba con 1 punto menos, sobre todo en esta fila: { $row }.
       *[other] Esa no: acaba con { $behind } puntos menos, sobre todo en esta fila: { $row }.
      }
    [takes] { $behind ->
        [one] Esa no: acaba con 1 punto menos, y { $name } gana con ello.
       *[other] Esa no: acaba con { $behind } puntos menos, y { $name } gana con ello.
      }
   *[none] { $behind ->
        [one] Esa no: a la larga acaba con 1 punto menos.
       *[other] Esa no: a la larga acaba con { $behind } puntos menos.
      }
  }
practice-left = { $count ->
    [one] Queda un intento.
   *[other] Quedan { $count } intentos.
  }
refusal-puzzle-tried = Eso ya lo has probado.
practice-free = Tres intentos, y no se pierde nada por probar.
practice-found = Eso es.
practice-shown = Esto es mejor.
practice-tries = { $count ->
    [1] Al primer intento.
    [2] Al segundo intento.
   *[other] Al tercer intento.
  }
practice-back = Vuelve dentro de un día.
practice-crowns = { $count ->
    [one] Queda 1 intento
   *[other] Quedan { $count } intentos
  }
# Beside each choice in the end.
practice-best = lo mejor
practice-behind = { $count ->
    [one] 1 punto menos
   *[other] { $count } puntos menos
  }
practice-played = jugado en la partida
practice-tried = probado
