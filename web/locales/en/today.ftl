# Today's kingdom: one deal for everyone.

today-title = Today’s kingdom
today-deal = One deal for everyone
today-what = { $players ->
    [2] { $game } against a bot, { $level }. The first try counts.
   *[other] { $game } for { $players }, the others are bots, { $level }. The first try counts.
}
today-nobody = Nobody has played it here yet.
today-alone = How others played it is shown once the server answers.
today-played = { $played ->
    [one] One person has played. They had { $best }.
   *[other] { $played } people have played. Best: { $best }. Median: { $middle }.
}
today-play = Play it
today-see = How it went
today-again = Play it again, for practice
today-next = The next one comes at { $time }.
day-title = The deal of { $day }
day-practice = That was practice: your first try counts.
day-only = You are the first one here to play it to the end.
day-alone = How it compares with others is shown once the server has the game.
day-place = { $place ->
    [1] None of the { $played } here has done better.
   *[other] Place { $place } of { $played }.
}
day-counted = { $played ->
    [one] One person here has played it.
   *[other] { $played } people here have played it.
}
day-round = Round
day-end = At the end
day-you = You
day-best = Best
day-middle = Median
day-table = The points after each round
