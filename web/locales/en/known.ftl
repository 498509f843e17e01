## What may still come, and how likely it is

known-counting = Counting …
known-why = Counted from what you see, as if every draw were as likely as any other.
known-all = Counted from what everybody sees, as if every draw were as likely as any other.
known-lost = The connection is gone for a moment.
known-none = Nothing more comes.
known-list = What may come
known-odds = How likely
odds-percent = { $percent } %
odds-least = less than 1 %
odds-most = more than 99 %
known-piece = { $thing }: { $count } left, next { $odds }
known-line = { $what }: { $odds }

## What things are worth

known-stakes = What things are worth now
known-stakes-why = Points of each score as the table stands, where they are most; underlined, what a side wins most by.
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
