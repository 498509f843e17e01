## A hint of the best player

hint = Hint
hint-asking = Thinking it over …
hint-preparing = The strong players are getting ready. This happens once on this machine and takes a minute or two.
hint-place = Hint: lay the { $what }, one half { $first }, the other { $second }.
hint-discard = Hint: it fits nowhere, so let it go.
hint-tax = Hint: collect { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  } of tax.
hint-build = Hint: build the { $building } { $where }.
hint-bribe = Hint: have the dragon burn the { $building }.
hint-claim = Hint: claim the { $what }.
hint-skip = Hint: skip this step.
hint-play = Hint: play { $card } for { $use }.
hint-sell = Hint: sell { $card }.
hint-end = Hint: stop here and leave the rest of the card.
hint-deck = Hint: draw a card from the deck.
hint-take = Hint: take { $card } from the Chancery.
hint-spot = Hint: { $places }.
