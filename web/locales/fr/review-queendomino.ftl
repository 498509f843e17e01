# Choices in the Queendomino family, as one tells somebody to make them.

deed-claim = Choisissez : { $what }.
deed-place = { $points ->
    [0] Posez : { $what }.
    [one] Posez, pour { $points } point aussitôt : { $what }.
   *[other] Posez, pour { $points } points aussitôt : { $what }.
  }
deed-discard = Défaussez : { $what }.
deed-tax = Percevez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  } avec { $knights ->
    [one] { $knights } chevalier
   *[other] { $knights } chevaliers
  }.
deed-build = Construisez : { $building }.
deed-bribe = Faites détruire par le Dragon : { $building }.
deed-pass = Passez cette étape : { $step }.
