# Choices in the Queendomino family, as one tells somebody to make them.

deed-claim = Elige la ficha de { $what }.
deed-place = { $points ->
    [0] Coloca la ficha de { $what }.
    [one] Coloca la ficha de { $what }; da 1 punto enseguida.
   *[other] Coloca la ficha de { $what }; da { $points } puntos enseguida.
  }
deed-discard = Descarta la ficha de { $what }.
deed-tax = Cobra { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
  } con { $knights ->
    [one] 1 caballero
   *[other] { $knights } caballeros
  }.
deed-build = Construye «{ $building }».
deed-bribe = Paga al Dragón para que queme «{ $building }».
deed-pass = Omite el paso «{ $step }».
