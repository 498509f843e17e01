## What may still come, and how likely it is

known-counting = Counting …
known-why = Counted from what you can see, taking every draw as equally likely.
known-all = Counted from what everybody can see, taking every draw as equally likely.
known-lost = The connection is down for a moment.
known-none = Nothing more to come.
known-list = What may come
known-odds = How likely
odds-percent = { $percent } %
odds-least = less than 1 %
odds-most = more than 99 %
known-piece = { $thing }: { $count } left, next { $odds }
known-line = { $what }: { $odds }

## What things are worth

known-stakes = What things are worth now
known-stakes-why = What each would add to a score as the table stands, in its best place; underlined is what gains a side the most.
prize-cost = Costs you
prize-free = nothing
prize-not-yours = not yours to take
prize-nowhere = fits nowhere
prize-never = cannot
prize-most = (its best)
prize-places = { $count ->
    [one] 1 place
   *[other] { $count } places
  }
