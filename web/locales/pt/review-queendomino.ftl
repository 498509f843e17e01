# Choices in the Queendomino family, as one tells somebody to make them.

deed-claim = Escolhe o dominó { $what }.
deed-place = { $points ->
    [0] Coloca o dominó { $what }.
    [one] Coloca o dominó { $what }, que dá logo 1 ponto.
   *[other] Coloca o dominó { $what }, que dá logo { $points } pontos.
  }
deed-discard = Descarta o dominó { $what }.
deed-tax = { $coins ->
    [one] Recolhe 1 moeda { $knights ->
        [one] com 1 cavaleiro.
       *[other] com { $knights } cavaleiros.
      }
   *[other] Recolhe { $coins } moedas { $knights ->
        [one] com 1 cavaleiro.
       *[other] com { $knights } cavaleiros.
      }
  }
deed-build = Constrói «{ $building }».
deed-bribe = Suborna o dragão para incendiar «{ $building }».
deed-pass = Salta o passo «{ $step }».
