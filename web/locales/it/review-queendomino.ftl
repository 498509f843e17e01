# Choices in the Queendomino family, as one tells somebody to make them.

deed-claim = Scegli la tessera { $what }.
deed-place = { $points ->
    [0] Piazza la tessera { $what }.
    [one] Piazza la tessera { $what }, subito 1 punto.
   *[other] Piazza la tessera { $what }, subito { $points } punti.
  }
deed-discard = Scarta la tessera { $what }.
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
deed-build = Costruisci «{ $building }».
deed-bribe = Assolda il Drago perché distrugga «{ $building }».
deed-pass = Salta la fase «{ $step }».
