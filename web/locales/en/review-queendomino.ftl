# Choices in the Queendomino family, as one tells somebody to make them.

deed-claim = Claim the { $what }.
deed-place = { $points ->
    [0] Place the { $what }.
    [one] Place the { $what }, for 1 point at once.
   *[other] Place the { $what }, for { $points } points at once.
  }
deed-discard = Discard the { $what }.
deed-tax = Collect { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  } with { $knights ->
    [one] 1 knight
   *[other] { $knights } knights
  }.
deed-build = Build the { $building }.
deed-bribe = Have the dragon burn the { $building }.
deed-pass = Skip this step: { $step }.
