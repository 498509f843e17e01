# The emails about games of days, and the one that asks whether they may come.

letter-confirm-subject = Confirm your address for { $place }
letter-confirm = Somebody, most likely you, gave this address at { $place } to get an email when a game is waiting. To confirm it, open this page:
letter-confirm-else = The link is valid for three days. If it was not you, do nothing: no other email will come.
letter-subject-turn = { $game }: it is your turn
letter-subject-time = { $game }: the time for your turn is running short
letter-subject-late = { $game }: another player’s time is up
letter-subject-asked = { $game }: the others are asking you something
letter-subject-many = { $count ->
    [one] { $count } game is waiting for you
   *[other] { $count } games are waiting for you
  }
letter-turn = { $game }: it is your turn.
letter-time = { $game }: the time for your turn is running short.
letter-late = { $game }: another player’s time is up. You may wait, or let a bot play on.
letter-asked = { $game }: the others are asking you something.
letter-since = Since { $time }
letter-until = Until { $time }
letter-zone = Times are those of { $zone }.
letter-stop = You asked for these emails at { $place }. To stop them, open this page:

# What the server says itself where it gives no page.
busy-page = Too much is being asked from your address just now. This page comes by itself in a few seconds.
