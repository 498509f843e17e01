# Choices of Domaine, as one tells somebody to make them.

deed-castle = Place a castle of { $who } at { $square }.
deed-guard = Place its knight at { $square }.
deed-sell = Sell { $card } for { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
  }.
deed-card = Play { $use } for { $price ->
    [one] 1 ducat
   *[other] { $price } ducats
  }.
deed-take = Take { $card } from the Chancery.
deed-draw = Draw a card from the deck.
deed-end = Leave the rest of the card.
deed-knight = Place a knight at { $square }{ $price ->
    [0] { "" }
   *[other] , in the forest for a ducat
  }.
deed-border = Set a border between { $first } and { $second }.
deed-expand = Let the domain at { $castle } take { $square }{ $taken ->
    [yes] { " " }from { $owner }
   *[no] { "" }
  }.
deed-desert = Lure { $owner }’s knight away from { $knight } and place one at { $square }.
deed-ally = Ally the domain at { $castle } with that of { $owner } at { $target }.
