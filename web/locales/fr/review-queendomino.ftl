# Choices in the Queendomino family, as one tells somebody to make them.

deed-claim = Choisissez le domino { $what }.
deed-place = { $points ->
    [0] Posez le domino { $what }.
    [one] Posez le domino { $what }, pour { $points } point aussitôt.
   *[other] Posez le domino { $what }, pour { $points } points aussitôt.
  }
deed-discard = Défaussez le domino { $what }.
deed-tax = Percevez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  } avec { $knights ->
    [one] { $knights } chevalier
   *[other] { $knights } chevaliers
  }.
deed-build = Construisez « { $building } ».
deed-bribe = Faites détruire « { $building } » par le Dragon.
deed-pass = Passez l’étape « { $step } ».
