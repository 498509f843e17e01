# Choices of Domaine, as one tells somebody to make them.

deed-castle = { $whose ->
    [own] Postavte hrad na { $square }.
   *[neutral] Postavte neutrální hrad na { $square }.
  }
deed-guard = Postavte jeho rytíře na { $square }.
deed-sell = Prodejte „{ $card }“ za { $ducats ->
    [one] 1 dukát
    [few] { $ducats } dukáty
    [many] { $ducats } dukátu
   *[other] { $ducats } dukátů
  }.
deed-card = Zahrajte „{ $use }“ za { $price ->
    [one] 1 dukát
    [few] { $price } dukáty
    [many] { $price } dukátu
   *[other] { $price } dukátů
  }.
deed-take = Vezměte si z Kanceláře „{ $card }“.
deed-draw = Lízněte si kartu z balíčku.
deed-end = Zbytek karty vynechte.
deed-knight = { $price ->
    [0] Postavte rytíře na { $square }.
   *[other] Postavte rytíře na { $square }, do lesa za dukát.
  }
deed-border = Položte hranici mezi { $first } a { $second }.
deed-expand = { $taken ->
    [yes] Rozšiřte panství { $castle } o { $square } (dosud { $owner }).
   *[no] Rozšiřte panství { $castle } o { $square }.
  }
deed-desert = Odlákejte rytíře z { $knight } ({ $owner }) a svého postavte na { $square }.
deed-ally = Uzavřete spojenectví: panství { $castle } a { $target } ({ $owner }).
