# Choices in the Queendomino family, as one tells somebody to make them.

deed-claim = Escolhe { $what }.
deed-place = { $points ->
    [0] Coloca { $what }.
    [one] Coloca { $what }, logo 1 ponto.
   *[other] Coloca { $what }, logo { $points } pontos.
  }
deed-discard = Descarta { $what }.
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
deed-build = Constrói: { $building }.
deed-bribe = Faz o dragão incendiar: { $building }.
deed-pass = Salta este passo: { $step }.
