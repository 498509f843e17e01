# Choices of Domaine, as one tells somebody to make them.

deed-castle = { $whose ->
    [own] Põe um castelo em { $square }.
   *[neutral] Põe um castelo neutro em { $square }.
  }
deed-guard = Põe o seu cavaleiro em { $square }.
deed-sell = { $ducats ->
    [one] Vende «{ $card }» por 1 ducado.
   *[other] Vende «{ $card }» por { $ducats } ducados.
  }
deed-card = { $price ->
    [one] Joga «{ $use }» por 1 ducado.
   *[other] Joga «{ $use }» por { $price } ducados.
  }
deed-take = Tira «{ $card }» da Chancelaria.
deed-draw = Tira uma carta do baralho.
deed-end = Deixa o resto da carta.
deed-knight = { $price ->
    [0] Põe um cavaleiro em { $square }.
   *[other] Põe um cavaleiro em { $square }, na floresta por um ducado.
  }
deed-border = Põe uma fronteira entre { $first } e { $second }.
deed-expand = { $taken ->
    [yes] Faz o domínio em { $castle } tomar o quadrado { $square } de { $owner }.
   *[no] Faz o domínio em { $castle } tomar o quadrado { $square }.
  }
deed-desert = Faz desertar o cavaleiro de { $owner } em { $knight } e põe um em { $square }.
deed-ally = Alia o domínio em { $castle } ao de { $owner } em { $target }.
