# Open tables: where somebody waits for others, and games one may watch.

lobby-title = Open tables
lobby-about = Sit down where somebody is waiting, or watch a game.
lobby-looking = Looking for open tables …
lobby-none = No table is open just now. Let us find you one, or open your own and wait: everybody who comes here sees it.
lobby-others = No open table matches your choice.
lobby-count = { $count ->
    [0] No table is open.
    [one] 1 table is open.
   *[other] { $count } tables are open.
  }
lobby-host = { $name } is waiting
lobby-free = { $free ->
    [one] 1 of { $seats } seats is free
   *[other] { $free } of { $seats } seats are free
  }
lobby-sit = Sit down
lobby-sit-at = Sit down with { $name }: { $game }
lobby-yours = Your table
lobby-gone = No seats left
lobby-watch = Games to watch
lobby-watch-at = Watch { $names }: { $game }
lobby-round = { $game }, round { $round }
lobby-go = Watch
lobby-quick = Any table
lobby-game = Game
lobby-players = Players
lobby-find = Find me a table
lobby-find-why = You join the table that has waited longest. If nobody is waiting, a new one is laid for you, and the next person looking for the same joins you there.
lobby-find-clock = The clock of a new one: { $plan }.
lobby-clock-either = Either
lobby-open = Open my own table
lobby-rated = rated
lobby-pace = Tables
lobby-pace-all = All
lobby-pace-live = With a clock
lobby-pace-days = Days
lobby-whom = With whom
lobby-whom-any = Anybody
lobby-whom-near = Near my rating
lobby-ratings = Your rating
