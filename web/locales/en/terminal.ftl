# What the commands say in a terminal: `demesne play`, `review`, `record show`. Moves and coordinates stay as they are written.

terminal-label = { $label }: { $text }
terminal-head = { $label }:
terminal-seat = seat { $seat }
terminal-seat-of = { $name } (seat { $seat })
terminal-ask = { $name }, your move:
terminal-help = Enter a number from the list or a move as written there; t shows the table, q saves and quits.
terminal-number = Enter a number from 1 to { $count }.
terminal-unreadable = That is not a move. Moves are written as in the list, such as “{ $move }”.
terminal-near = That is not a move. Did you mean “{ $word }”?
terminal-refused = { $why } ({ $code }, rules { $clause })
terminal-gains = { $points ->
    [one] +1 point
   *[other] +{ $points } points
  }
terminal-loses = { $points ->
    [one] −1 point
   *[other] −{ $points } points
  }
terminal-saved = Saved as { $file }
# Under the points of each player: who came first, second, third.
terminal-rank = Rank

## What lies on a table, in letters

# A domino in a line, and the seat of the king on it.
terminal-king = { $domino } (seat { $seat })
terminal-price = { $price }: { $tile }
terminal-lands = Squares: { $list }; 1 to 3 are crowns.
terminal-squares = Squares: { $list }
terminal-letter = { $letter } { $land }
terminal-so-far = { $points ->
    [one] 1 point so far
   *[other] { $points } points so far
  }
terminal-figures = Castles A B C D and knights 0 1 2 3 (in a forest 5 6 7 8) belong to seats 0 1 2 3.
terminal-neutral = Colour { $seat } is neutral.
terminal-allied = Allied: { $first } and { $second }
terminal-turn = Turn { $turn }
terminal-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
  }
terminal-markers = { $count ->
    [one] 1 border left
   *[other] { $count } borders left
  }
terminal-both = { $first } and { $second }
terminal-either = { $first } or { $second }
terminal-expand = { $count ->
    [one] Expand
   *[other] Expand by up to { $count } squares
  }

## A review

terminal-start = Start
# Before each row the points it brings or costs: "Wheat +4.2".
terminal-row = { $row } { $points }
terminal-moment = Ply { $ply }, { $name }: { $move }
terminal-better = { $sure ->
    [exact] Better, played to the end: { $move }
    [certain] Better: { $move }
   *[likely] Probably better: { $move }
  }
terminal-worth = { $grade ->
    [inaccuracy] An inaccuracy: { $points } points, { $part } % winning chances
    [mistake] A mistake: { $points } points, { $part } % winning chances
   *[blunder] A blunder: { $points } points, { $part } % winning chances
  }
terminal-luck = Ply { $ply }, the greatest luck: { $name }, { $part } % winning chances (± { $give })
terminal-best = Ply { $ply }, the best choice: { $name }, { $part } % winning chances (± { $give })

## What `demesne serve` tells on its console

terminal-serve-taken = Port { $wanted } is taken; using { $port }.
terminal-serve-at = demesne is at { $address }
terminal-serve-others = for others on your network: { $address }
terminal-serve-alone = for you alone, once: { $address }
terminal-serve-kept = tables are kept in { $place }; Ctrl+C stops the server
terminal-serve-opened = Open to your network: { $address }
terminal-serve-closed = Closed to your network.
