# Choices in the Queendomino family, as one tells somebody to make them.

deed-claim = Besetze den Stein „{ $what }“.
deed-place = { $points ->
    [0] Lege den Stein „{ $what }“ an.
    [one] Lege den Stein „{ $what }“ an, sofort 1 Punkt.
   *[other] Lege den Stein „{ $what }“ an, sofort { $points } Punkte.
  }
deed-discard = Nimm den Stein „{ $what }“ aus dem Spiel.
deed-tax = { $coins ->
    [one] Treibe 1 Münze ein, mit { $knights ->
        [one] 1 Ritter.
       *[other] { $knights } Rittern.
      }
   *[other] Treibe { $coins } Münzen ein, mit { $knights ->
        [one] 1 Ritter.
       *[other] { $knights } Rittern.
      }
  }
deed-build = Errichte das Gebäude „{ $building }“.
deed-bribe = Lass den Drachen das Gebäude „{ $building }“ zerstören.
deed-pass = Lass den Schritt „{ $step }“ aus.
