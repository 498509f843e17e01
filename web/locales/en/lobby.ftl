# Open tables: where somebody waits for others, and games one may watch.

lobby-title = Open tables
lobby-about = Sit down where somebody waits, or watch a game.
lobby-looking = Looking who is there …
lobby-none = No table is open just now. Find one for yourself, or open one and wait: whoever comes sees it here.
lobby-count = { $count ->
    [0] No table is open.
    [one] 1 table is open.
   *[other] { $count } tables are open.
  }
lobby-host = { $name } waits
lobby-free = { $free ->
    [one] 1 of { $seats } seats is free
   *[other] { $free } of { $seats } seats are free
  }
lobby-sit = Sit down
lobby-sit-at = Sit down with { $name }: { $game }
lobby-yours = Your table
lobby-gone = No seat is free any more
lobby-watch = Games to watch
lobby-watch-at = Watch { $names }: { $game }
lobby-round = { $game }, round { $round }
lobby-go = Watch
lobby-quick = Any table
lobby-game = Game
lobby-players = Players
lobby-find = Find me a table
lobby-find-why = At the table that has waited longest. If nobody waits, a new one is laid for you, and whoever looks for the same comes there.
lobby-open = Open a table of my own
lobby-rated = rated
lobby-pace = Clock
lobby-pace-all = All
lobby-pace-live = With a clock
lobby-pace-days = Days
lobby-whom = With whom
lobby-whom-any = Anybody
lobby-whom-near = Near my rating
lobby-ratings = Your rating
