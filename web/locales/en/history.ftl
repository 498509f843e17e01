# The games of this browser that are over.

history-about = Games you have finished in this browser and, if you are signed in, in any other. Nothing here needs an account; others see their own list.
history-looking = Looking for your games.
history-none = No finished games yet.
history-play = Go to the games
history-tallies = Summary
history-find = Find games
history-title = Game
history-name = With
history-result = Result
history-any = Any
history-won = Won
history-lost = Not won
history-ended = Ended early
history-games = Games
history-victories = Victories
history-even = Even share
history-mean = Average points
history-course = { $game }, game by game
history-course-of = { $row }, game by game: { $points }
history-over-time = Game by game
history-beside = Others at your tables
history-total = All points
history-luck = Luck
history-own = Your choices
history-parted = { $count ->
    [one] Luck and choices, in points against the best opponent, come from the review of 1 game.
   *[other] Luck and choices, in points against the best opponent, come from the reviews of { $count } games.
  }
history-unreviewed = Luck and choices appear here once games have been reviewed.
history-habit-more = { $row } is where you are ahead: { $mean ->
    [one] 1 point
   *[other] { $mean } points
  } a game, against { $others } for the others at your tables, over { $games } games.
history-habit-less = { $row } is where the others at your tables are ahead: they score { $others ->
    [one] 1 point
   *[other] { $others } points
  } a game to your { $mean }, over { $games } games.
history-habit-practise-more = { $count ->
    [one] Practise where more of it was better: 1 puzzle
   *[other] Practise where more of it was better: { $count } puzzles
  }
history-habit-practise-less = { $count ->
    [one] Practise where something else was better: 1 puzzle
   *[other] Practise where something else was better: { $count } puzzles
  }
history-which = Game by game
history-count = { $count ->
    [one] 1 game
   *[other] { $count } games
  }
history-together = on one screen
history-review-of = Review { $game }, { $date }
history-practise = Practise
history-practise-of = Practise with { $game }, { $date }
history-deal = Same deal
history-deal-of = The same deal as { $game }, { $date }
history-branch = played on from another game, not counted
history-duplicate = a deal played again, not counted
history-helped = a bot played for you, not counted
history-watch = Watch again
history-watch-of = Watch again: { $game }, { $date }
history-forget = Forget
history-forget-of = Forget { $game }, { $date }
history-forget-sure = Forget it here for good?
history-forget-sure-of = Forget it here for good? { $game }, { $date }
history-keep = Save these games to one file
history-keep-none = These games have been deleted elsewhere meanwhile. There is nothing to save.
history-brought = played on another server
history-here = played on this device
history-day = kingdom of the day
history-offline = played without a network
history-bring = Import games from another server
history-bring-text = The file you saved there, or any record. Each game is checked against the rules before it is kept.
history-bring-name = Your name in them
history-bring-file = Choose a file
history-bring-going = Game { $done } of { $all }
history-bring-done = { $count ->
    [one] 1 game has been added.
   *[other] { $count } games have been added.
  }
history-bring-known = { $count ->
    [one] 1 was already here.
   *[other] { $count } were already here.
  }
history-bring-refused = { $count ->
    [one] 1 game has not been added.
   *[other] { $count } games have not been added.
  }
history-bring-full = This browser has no room for more games. Forget some first.
history-bring-none = No game could be read from this file.
history-deleted = The game has been deleted from this server, too.
history-left = The game is off your list. Those who played it with you keep theirs.
