# The games of this browser that are over.

history-about = Games that you have played to the end in this browser. Nothing here needs an account; others see their own list.
history-looking = Looking for your games.
history-none = No game is over yet.
history-play = To the games
history-tallies = What they add up to
history-find = Find games
history-title = Game
history-name = With
history-result = Result
history-any = Any
history-won = Won
history-lost = Not won
history-games = Games
history-victories = Victories
history-even = Among equals
history-mean = Points on average
history-course = { $game }, game after game
history-course-of = { $row }, game after game: { $points }
history-over-time = Game after game
history-beside = Others at your tables
history-total = All points
history-luck = Luck
history-own = Your choices
history-parted = { $count ->
    [one] Luck and choices, in points against the best other, are from the review of 1 game.
   *[other] Luck and choices, in points against the best other, are from the reviews of { $count } games.
  }
history-unreviewed = Luck and choices stand here once games have been reviewed.
history-habit-more = { $row } is where you are ahead: { $mean } points a game, the others at your tables { $others }, over { $games } games.
history-habit-less = { $row } is where the others at your tables are ahead: they have { $others } points a game, you { $mean }, over { $games } games.
history-habit-practise-more = { $count ->
    [one] Practise where more of it was better: 1 puzzle
   *[other] Practise where more of it was better: { $count } puzzles
  }
history-habit-practise-less = { $count ->
    [one] Practise where something else was better: 1 puzzle
   *[other] Practise where something else was better: { $count } puzzles
  }
history-which = Game after game
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
history-watch = Watch again
history-watch-of = Watch again { $game }, { $date }
history-forget = Forget
history-forget-of = Forget { $game }, { $date }
history-forget-sure = Forget it here for good?
history-forget-sure-of = Forget it here for good? { $game }, { $date }
history-keep = Keep these games in one file
history-brought = played at another server
history-here = played on this device
history-bring = Bring games from another server
history-bring-text = The file that you kept there, or any record. Each game is checked by the rules before it is kept.
history-bring-name = Your name in them
history-bring-file = Choose the file
history-bring-going = Game { $done } of { $all }
history-bring-done = { $count ->
    [one] 1 game is here now.
   *[other] { $count } games are here now.
  }
history-bring-known = { $count ->
    [one] 1 was here already.
   *[other] { $count } were here already.
  }
history-deleted = The game is deleted from this server, too.
history-left = The game is off your list. Those who played it with you keep theirs.
