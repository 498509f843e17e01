# The nine land tiles of Domaine: entered, kept, chosen.

tiles-title = Enter your tiles
tiles-text = The nine land tiles of Domaine, square by square. Lay your own before you, printed side up, and paint what they show.
tiles-ours = The printed tiles have not been published anywhere. Our set is our own drawing: it keeps to what is known of the printed one, but it is not the printed one. If you own the box, enter yours once, and everybody here can play on it.
tiles-begin = Begin with
tiles-begin-empty = Meadow everywhere
tiles-begin-ours = Our own drawing
tiles-found = Your set from last time, kept in this browser.
tiles-nine = The nine tiles
tiles-city-short = City
tiles-tile = { $tile ->
    [city] The royal city’s tile
   *[other] Tile { $tile }
  }
tiles-square = row { $row }, square { $square }, { $terrain }
tiles-brush = Land to paint
tiles-land-meadow = meadow
tiles-land-forest = forest
tiles-land-village = village
tiles-land-city = royal city
tiles-land-mine-gold = gold mine
tiles-land-mine-silver = silver mine
tiles-land-mine-copper = copper mine
tiles-land-mine-diamond = diamond mine
tiles-count = { $count } in all
tiles-count-of = { $count } of { $expected }
tiles-keys = On a keyboard: arrows move from square to square, a letter paints and moves on, Page down opens the next tile.
tiles-turn = Turn
tiles-turn-why = Turns the tile by a quarter turn
tiles-undo = Undo
tiles-clear = All meadow
tiles-next = Next tile
tiles-before = Previous tile
tiles-doubts = A box should have
tiles-right = One royal city and four mines of each kind: as it should be.
tiles-doubt-few = { $count } more: { $terrain }
tiles-doubt-many = { $count } fewer: { $terrain }
tiles-doubt-place = the royal city on its own tile, the one in the middle
tiles-doubts-why = If your box really is like this, keep the set all the same.
tiles-cramped = Castles need room: at least { $least } squares of meadow, and there are { $count }.
tiles-keep = Keep the set
tiles-name = Name of the set
tiles-name-plain = My tiles
tiles-here = What you enter is kept in this browser as you go.
tiles-send = Keep it on this server
# Two links follow, each in a line: start-friends and start-screen.
tiles-kept = { $name } is kept. Choose it when you lay a table.
tiles-save = Save as a file
tiles-file = Open a file
tiles-as-text = As text
tiles-as-text-why = A line for each tile, row by row: . meadow, f forest, v village, * royal city, g s c d mines of gold, silver, copper, diamond.
tiles-take-text = Take this text
tiles-took = Taken. Undo brings back what was there.
tiles-fault-json = That is not a tile set file.
tiles-fault-line = Line { $line } cannot be read. It should be a tile, a colon and four rows, like 1: ff.g f.v. .... fc.f
tiles-fault-twice = { tiles-tile } is there twice.
tiles-fault-missing = { tiles-tile } is missing.
tiles-fault-rows = { $count ->
    [one] { tiles-tile } has 1 row; there must be four.
   *[other] { tiles-tile } has { $count } rows; there must be four.
  }
tiles-fault-length = { $count ->
    [one] { tiles-tile }, row { $row }: 1 square; there must be four.
   *[other] { tiles-tile }, row { $row }: { $count } squares; there must be four.
  }
tiles-fault-letter = { tiles-tile }, row { $row }, square { $square }: { $letter } is not a kind of land.
tiles-fault-name = The name is longer than { $most } letters.
tiles-fault-board-rows = A board has twelve rows; here are { $count }.
tiles-fault-board-length = { $count ->
    [one] Row { $row } has 1 square; there must be twelve.
   *[other] Row { $row } has { $count } squares; there must be twelve.
  }
tiles-fault-board-letter = Square { $square }: { $letter } is not a kind of land.

## The land of a new table

tiles-pick = Land
tiles-pick-ours = Our own drawing
tiles-pick-ours-why = Nine tiles drawn for this house, shuffled and turned. They are not the printed ones, which no source shows.
tiles-pick-own-why = The tiles as their owner has entered them, shuffled and turned.
tiles-pick-odd = It does not have as many cities or mines as we expect.
tiles-pick-board = A board as text
tiles-pick-board-why = The whole land as it lies: twelve rows of twelve letters, the top row first. Nothing is shuffled.
tiles-board = The board’s twelve rows
tiles-board-right = Twelve rows of twelve squares.
tiles-enter = Enter the tiles of your box
refusal-tiles-unknown = There is no tile set of that name here.
refusal-tiles-taken = There is a tile set of that name already. Choose another name.
refusal-tiles-full = No more tile sets can be kept here.
refusal-tiles-wrong = That cannot be a tile set: { $problem }
refusal-board-wrong = That cannot be a board: { $problem }
