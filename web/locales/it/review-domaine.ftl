# Choices of Domaine, as one tells somebody to make them.

deed-castle = { $whose ->
    [own] Metti un castello in { $square }.
   *[neutral] Metti un castello neutrale in { $square }.
  }
deed-guard = Metti il suo cavaliere in { $square }.
deed-sell = { $ducats ->
    [one] Vendi «{ $card }» per 1 ducato.
   *[other] Vendi «{ $card }» per { $ducats } ducati.
  }
deed-card = { $price ->
    [one] Gioca «{ $use }» per 1 ducato.
   *[other] Gioca «{ $use }» per { $price } ducati.
  }
deed-take = Prendi «{ $card }» dalla Cancelleria.
deed-draw = Pesca una carta dal mazzo.
deed-end = Lascia il resto della carta.
deed-knight = { $price ->
    [0] Metti un cavaliere in { $square }.
   *[other] Metti un cavaliere in { $square }, nel bosco per un ducato.
  }
deed-border = Metti un confine tra { $first } e { $second }.
deed-expand = { $taken ->
    [yes] Fai prendere al dominio in { $castle } la casella { $square } di { $owner }.
   *[no] Fai prendere al dominio in { $castle } la casella { $square }.
  }
deed-desert = Fai disertare il cavaliere di { $owner } in { $knight } e mettine uno in { $square }.
deed-ally = Allea il dominio in { $castle } con quello di { $owner } in { $target }.
