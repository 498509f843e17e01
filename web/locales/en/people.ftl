# Profiles: ratings, what games add up to, the latest games.

people-title = Profile
people-since = Here since { $date }
people-hidden = Shows nothing but the name.
people-hidden-yours = Only you see what is here. Others see your name.
people-ratings = Rating
people-rating-why = The bar shows how sure we are. It shrinks with every rated game; from ten games on there is a number.
people-unrated = No rated games yet.
people-kind = { $mode ->
    [pair] { $game } · two players
    [teams] { $game } · in teams
   *[group] { $game } · three or more
  }
people-account = My account
people-games = Games
people-none = No game has been finished yet.
people-place = { $rank ->
    [1] First of { $sides }
    [2] Second of { $sides }
    [3] Third of { $sides }
   *[other] Place { $rank } of { $sides }
  }
people-with = { $game }, { $names }
people-watch = Watch again
people-finished = { $count ->
    [one] game finished
   *[other] games finished
  }
people-won = won; an even share would be { $even }
people-sums = By game and kind of table
people-game = Game
people-count = Games
people-victories = Won
people-even = Even share
people-mean = Points, on average
people-best = Best
people-best-at = The game with { $points } points
people-moderate = Moderation
people-early = { $how ->
    [won] Won: somebody else gave up
    [left] Left early
   *[up] Gave up
  }
people-sources = Where the points come from
people-sources-of = { $kind }: points per game, on average
people-best-land = Best kingdom
people-best-points = { $points ->
    [one] 1 point.
   *[other] { $points } points.
  }
ladder-title = Ladder
ladder-about = How well people here play, by their rated games. Whoever shows others only their name is not listed.
ladder-place = Place
ladder-name = Name
ladder-none = Nobody is listed yet.
ladder-how = Whoever plays a rated game is listed here: sign in, open a table with friends and choose “{ new-rated }”, or sit down at a rated one among the open tables.
ladder-you = you
