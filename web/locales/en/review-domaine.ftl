# Choices of Domaine, as one tells somebody to make them.

deed-castle = { $whose ->
    [own] Place a castle at { $square }.
   *[neutral] Place a neutral castle at { $square }.
  }
deed-guard = Place its knight at { $square }.
deed-sell = Sell “{ $card }” for { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
  }.
deed-card = Play “{ $use }” for { $price ->
    [one] 1 ducat
   *[other] { $price } ducats
  }.
deed-take = Take “{ $card }” from the Chancery.
deed-draw = Draw a card from the deck.
deed-end = Skip the rest of the card.
deed-knight = { $price ->
    [0] Place a knight at { $square }.
   *[other] Place a knight in the forest at { $square } for a ducat.
  }
deed-border = Set a border between { $first } and { $second }.
deed-expand = { $taken ->
    [yes] Let the domain at { $castle } take { $square } from { $owner }.
   *[no] Let the domain at { $castle } take { $square }.
  }
deed-desert = Lure { $owner }’s knight away from { $knight } and place one at { $square }.
deed-ally = Ally the domain at { $castle } with that of { $owner } at { $target }.
