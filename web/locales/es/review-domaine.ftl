# Choices of Domaine, as one tells somebody to make them.

deed-castle = { $whose ->
    [own] Coloca un castillo en { $square }.
   *[neutral] Coloca un castillo neutral en { $square }.
  }
deed-guard = Coloca su caballero en { $square }.
deed-sell = Vende «{ $card }» por { $ducats ->
    [one] 1 ducado
   *[other] { $ducats } ducados
  }.
deed-card = Juega «{ $use }» por { $price ->
    [one] 1 ducado
   *[other] { $price } ducados
  }.
deed-take = Toma «{ $card }» de la Cancillería.
deed-draw = Roba una carta del mazo.
deed-end = Deja el resto de la carta.
deed-knight = { $price ->
    [0] Coloca un caballero en { $square }.
   *[other] Coloca un caballero en { $square }, en el bosque por un ducado.
  }
deed-border = Pon una frontera entre { $first } y { $second }.
deed-expand = { $taken ->
    [yes] Amplía el dominio en { $castle }: toma { $square }, de { $owner }.
   *[no] Amplía el dominio en { $castle }: toma { $square }.
  }
deed-desert = Haz desertar al caballero de { $owner } en { $knight } y coloca uno en { $square }.
deed-ally = Alía el dominio en { $castle } con el de { $owner } en { $target }.
