# A game that is walked through.

replay = Replay
replay-opening = Opening the game.
replay-not = This game cannot be walked through.
replay-lost = The table at that moment cannot be shown just now. Try again.
replay-table = Go to the table
replay-review = Review
replay-another = Another record
brought-title = A game from elsewhere
brought-text = Open the record of a game, as text or as JSON Lines. The rules check it move by move, and you walk through it. The server keeps none of it.
brought-file = Open a file
brought-paste = Or paste the record
brought-open = Walk through it
brought-several = { $count ->
    [one] There is 1 game in it.
   *[other] There are { $count } games in it. Which one?
  }
brought-one = Game { $number }: { $game }, { $names }
brought-nameless = Game { $number }: { $game }
brought-end = A score pad says how a game ended, not what was played when, so it cannot be walked through. Here is the end.
brought-end-of = { $names }: the filled pad
replay-act = Round { $round }: { $act }
replay-act-game = { $round ->
    [0] Game { $game }, setting up: { $act }
   *[other] Game { $game }, round { $round }: { $act }
  }
replay-laid = The table is laid.
replay-turn = This turn
replay-turn-of = { $name }, this turn
play-on = Play on from here
play-on-text = A new table begins at this moment. What your seat could not know then is dealt again, and what is still to come is shuffled again. The game is marked and does not count.
play-on-text-friends = A new table begins at this moment. What was hidden then is dealt again for everybody, for you too, and what is still to come is shuffled again. The game is marked and does not count.
play-on-seat = Your seat
play-on-seat-number = Seat { $seat }
play-on-others = The others
play-on-bots = Bots
play-on-friends = Friends, by a link
play-on-level = How well the bots play
play-on-go = Play on
replay-ribbon = The whole game
replay-where = Where in the game
replay-first = To the beginning
replay-back = One act back
replay-play = Play
replay-pause = Pause
replay-on = One act on
replay-last = To the end
replay-help = ?
replay-keys = Keys
replay-keys-off = Single keys are turned off in the settings: arrows, Home and End still work.
replay-key-won = A key moment: { $points ->
    [one] 1 point
   *[other] { $points } points
  } for { $name }.
replay-key-lost = A key moment: { $name } loses { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
replay-key-act = ← →
replay-does-act = one act back or on
replay-key-turn = Shift + ← →
replay-does-turn = one turn back or on
replay-key-round = ↑ ↓
replay-does-round = one round back or on
replay-key-ends = Home, End
replay-does-ends = to the beginning, to the end
replay-key-moment = K
replay-does-moment = to the next key moment, with Shift to the one before
replay-key-play = Space
replay-does-play = plays on from here, or pauses
