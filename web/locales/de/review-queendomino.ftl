# Choices in the Queendomino family, as one tells somebody to make them.

deed-claim = Besetze: { $what }.
deed-place = { $points ->
    [0] Lege an: { $what }.
    [one] Lege an, sofort 1 Punkt: { $what }.
   *[other] Lege an, sofort { $points } Punkte: { $what }.
  }
deed-discard = Nimm aus dem Spiel: { $what }.
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
deed-build = Errichte: { $building }.
deed-bribe = Lass den Drachen zerstören: { $building }.
deed-pass = Lass diesen Schritt aus: { $step }.
