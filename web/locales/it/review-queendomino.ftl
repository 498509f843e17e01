# Choices in the Queendomino family, as one tells somebody to make them.

deed-claim = Scegli { $what }.
deed-place = { $points ->
    [0] Piazza { $what }.
    [one] Piazza { $what }, subito 1 punto.
   *[other] Piazza { $what }, subito { $points } punti.
  }
deed-discard = Scarta { $what }.
deed-tax = { $coins ->
    [one] Riscuoti 1 moneta { $knights ->
        [one] con 1 cavaliere.
       *[other] con { $knights } cavalieri.
      }
   *[other] Riscuoti { $coins } monete { $knights ->
        [one] con 1 cavaliere.
       *[other] con { $knights } cavalieri.
      }
  }
deed-build = Costruisci: { $building }.
deed-bribe = Fai distruggere al Drago: { $building }.
deed-pass = Salta questa fase: { $step }.
