## Cards that may still come

pile-stack = Cards of stack { $back }
pile-stack-left = { $left ->
    [0] None is in the deck.
    [one] One is in the deck.
   *[other] { $left } are in the deck.
  }
pile-stack-hidden = { $hidden ->
    [one] One that you cannot see is in another hand.
   *[other] { $hidden } that you cannot see are in other hands.
  }
pile-stack-top = The next card is one of these:
pile-hand = What { $name } may hold
pile-hand-backs = Face down: { $backs }.
pile-hand-least = At least one card with:
known-borders = borders
known-knights = knights
known-expansion = an expansion
known-deserter = a deserter
known-alliance = an alliance
card-count = { $count } unseen

## What borders are worth

prizes-border = Borders that change a score
prize-border = Between { $first } and { $second }
