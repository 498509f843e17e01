# Choices in the Queendomino family, as one tells somebody to make them.

deed-claim = Vyberte si: { $what }.
deed-place = { $points ->
    [0] Přiložte: { $what }.
    [one] Přiložte: { $what }, hned za 1 bod.
    [few] Přiložte: { $what }, hned za { $points } body.
    [many] Přiložte: { $what }, hned za { $points } bodu.
   *[other] Přiložte: { $what }, hned za { $points } bodů.
  }
deed-discard = Odhoďte: { $what }.
deed-tax = { $knights ->
    [1] S jedním rytířem vyberte na daních { $coins ->
        [one] 1 minci
        [few] { $coins } mince
        [many] { $coins } mince
       *[other] { $coins } mincí
      }.
   *[other] Se dvěma rytíři vyberte na daních { $coins ->
        [one] 1 minci
        [few] { $coins } mince
        [many] { $coins } mince
       *[other] { $coins } mincí
      }.
  }
deed-build = Postavte: { $building }.
deed-bribe = Nechte draka spálit: { $building }.
deed-pass = Tento krok přeskočte: { $step }.
