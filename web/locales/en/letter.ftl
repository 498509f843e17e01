# What mails say that tell of games of days, and the one that asks whether they may.

letter-confirm-subject = Confirm your address for { $place }
letter-confirm = Somebody, most likely you, gave this address at { $place } so that a mail tells you when a game waits. To confirm it, open this page:
letter-confirm-else = The link is good for three days. If it was not you, do nothing: no other mail will come.
letter-subject-turn = { $game }: it is your turn
letter-subject-time = { $game }: the time for your turn is running short
letter-subject-asked = { $game }: the others are asking you something
letter-subject-many = { $count ->
    [one] { $count } game waits for you
   *[other] { $count } games wait for you
  }
letter-turn = { $game }: it is your turn.
letter-time = { $game }: the time for your turn is running short.
letter-asked = { $game }: the others are asking you something.
letter-since = Since { $time }
letter-until = Until { $time }
letter-zone = Times are those of { $zone }.
letter-stop = You asked for such mails at { $place }. To get no more of them, open this page:
