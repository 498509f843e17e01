# Choices in the Queendomino family, as one tells somebody to make them.

deed-claim = Vyberte si dílek „{ $what }“.
deed-place = { $points ->
    [0] Přiložte dílek „{ $what }“.
    [one] Přiložte dílek „{ $what }“, hned za 1 bod.
    [few] Přiložte dílek „{ $what }“, hned za { $points } body.
    [many] Přiložte dílek „{ $what }“, hned za { $points } bodu.
   *[other] Přiložte dílek „{ $what }“, hned za { $points } bodů.
  }
deed-discard = Odhoďte dílek „{ $what }“.
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
deed-build = Postavte budovu „{ $building }“.
deed-bribe = Nechte draka spálit budovu „{ $building }“.
deed-pass = Přeskočte krok „{ $step }“.
