# Choices of Domaine, as one tells somebody to make them.

deed-castle = { $whose ->
    [own] Posez un château en { $square }.
   *[neutral] Posez un château neutre en { $square }.
  }
deed-guard = Posez son chevalier en { $square }.
deed-sell = Vendez « { $card } » pour { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
  }.
deed-card = Jouez « { $use } » pour { $price ->
    [one] { $price } ducat
   *[other] { $price } ducats
  }.
deed-take = Prenez « { $card } » dans la Chancellerie.
deed-draw = Piochez une carte.
deed-end = Laissez le reste de la carte.
deed-knight = { $price ->
    [0] Posez un chevalier en { $square }.
   *[other] Posez un chevalier en { $square }, dans la forêt pour un ducat.
  }
deed-border = Posez une frontière entre { $first } et { $second }.
deed-expand = { $taken ->
    [yes] Étendez le domaine en { $castle } : prenez { $square } à { $owner }.
   *[no] Étendez le domaine en { $castle } : prenez { $square }.
  }
deed-desert = Débauchez le chevalier en { $knight } ({ $owner }) et posez-en un des vôtres en { $square }.
deed-ally = Alliez le domaine en { $castle } à celui en { $target } ({ $owner }).
