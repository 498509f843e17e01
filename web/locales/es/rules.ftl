# Around the rules of every game.

rules = Reglas
rules-of = Reglas: { $game }
rules-title = Las reglas
rules-text = Elige el juego y cómo lo juegas, y se muestra solo lo que corresponde. Cada regla tiene un número; cuando la mesa rechaza algo, lo cita.
rules-sheet = Resumen
rules-sheet-of = { $game }: resumen
rules-back = Todas las reglas
rules-print = Imprimir
rules-mode = Cómo juegas
rules-game = Juego
rules-players = Jugadores
rules-contents = Contenido
rules-anchor = Regla { $clause }
rules-search = Buscar en las reglas
rules-search-hint = Pulsa / para buscar.
rules-search-also = soborno = Dragón, sobornar = Dragón, tasa = impuesto, mina = montaña, fortaleza = castillo
rules-search-none = Ninguna regla de aquí dice «{ $query }».
rules-search-found = { $count ->
    [one] 1 regla con «{ $query }»
   *[other] { $count } reglas con «{ $query }»
  }
rules-not-here = Esta regla es de otro juego o de otra forma de jugar que la elegida aquí.
rules-print-foot = demesne, las reglas con nuestras palabras. Los números son los mismos en todas las páginas y en la mesa.
rules-glance = De un vistazo

## Quick sheets

sheet-turn = Tu turno
