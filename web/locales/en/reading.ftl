# The table in words: what is read out, and the keys that do it.

reading-none = There is none of that at this table.
reading-nowhere = The focus is not on a square.
reading-nothing = nothing
reading-row = Row { $row }
reading-column = Column { $column }
reading-squares = Squares: { $what }
# A name, and a sentence about it.
reading-pair = { $what }. { $more }
reading-territory = { $terrain }, { $squares ->
    [one] 1 square
   *[other] { $squares } squares
  }, { $crowns ->
    [0] no crown
    [one] 1 crown
   *[other] { $crowns } crowns
  }
# Pieces on the board by whose they are; the list is of squares.
reading-castles = { $owner ->
    [nobody] Neutral castles: { $list }
   *[other] Castles of { $name }: { $list }
  }
reading-knights = { $owner ->
    [nobody] Neutral knights: { $list }
   *[other] Knights of { $name }: { $list }
  }
reading-borders = Borders between: { $list }
# Two squares with a border between them.
reading-border = { $first } and { $second }
# Of a square: the squares beside it that a border parts from it.
reading-walls = Borders towards: { $list }
# Of a free square: the land beside it.
reading-beside = Beside it: { $list }
reading-buildings = Buildings: { $list }
# How large a kingdom is, and how large it may grow.
reading-extent = Width { $columns }, height { $rows }; at most { $size } each
# A domino of a line with whose king stands on it.
# $when: whether the turn that its king gives is over, being played now, or still to come (later).
reading-taken = { $when ->
    [over] { $order }. { $domino }, { $name }, turn over
    [now] { $order }. { $domino }, { $name }, on turn now
   *[later] { $order }. { $domino }, { $name }
  }
reading-open = { $order }. { $domino }, free
reading-keys = Keys
reading-keys-off = Single keys are turned off in the settings. Everything has a button, too.
# What a key reads out.
reading-key-o = reads what is yours
reading-key-l = reads what may be taken: lines or cards
reading-key-g = reads the shared board
reading-key-p = reads what the others have
# What a key does.
key-space = Space
key-does-walk = from square to square
key-does-confirm = chooses, then confirms
key-does-clear = clears the choice
key-does-turn = turns the domino
key-does-digit = chooses by place in the order, or by price
key-does-skip = skips the step
key-does-undo = takes back
key-does-hint = asks for a hint
key-does-card = chooses a card of the hand
key-does-use = chooses what to do with it; B chooses the other thing
key-does-end = skips the rest of the card
key-does-sell = chooses to sell it
key-does-back = one act back
key-does-on = one act on
key-does-hold = pauses what the others do, or lets it go on
key-does-sheet = opens the table in words
key-does-about = reads the square in focus and the land it belongs to
