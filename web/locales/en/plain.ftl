# A table of any game whose family gives the page nothing: position and moves in words.

status-plain = Choose a move.
status-plain-dealing = Something is being dealt.
status-theirs-plain = { $name } is to move.
plain-position = The position
plain-lines = { $count ->
    [one] The position in 1 line
   *[other] The position in { $count } lines
  }
plain-covered = Your side of the table is covered until it is your turn.
plain-watching = Those who watch see the log and who is to move; the position is shown when the game is over.
plain-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
  }
plain-search = Search the moves
plain-found = { $count ->
    [0] No move matches that.
    [one] 1 move found.
   *[other] { $count } moves found.
  }
plain-choose = Choose a move
plain-play = Play { $move }
plain-advice = Hint: { $move }
plain-plies = { $count ->
    [one] After 1 step
   *[other] After { $count } steps
  }
plain-points = Points
plain-total = Total
plain-rank = Place
plain-seat = seat { $seat }
over-parted = { $points ->
    [one] 1 point each. { $what } decides.
   *[other] { $points } points each. { $what } decides.
  }
