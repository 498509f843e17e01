# What a finished game teaches.

review = Review
review-opening = Opening the game.
review-not = This game cannot be reviewed.
review-origin = Review the game it comes from
review-waiting = { $before ->
    [one] One other review comes first.
   *[other] { $before } other reviews come first.
  }
review-preparing = The judge is getting ready. This happens once on this machine and may take a minute.
review-beginning = The game is being played through.
review-working = It is still being analysed; the numbers become more certain while you read. You may leave and come back.
review-settled = { $part } % of the choices are clear.
review-sketch = This is an outline, made in this browser: where the points came from, and with what certainty, from a few games played on from each turn. Single choices, moments and levels are judged by a server, once it has the game.
review-sketch-working = The game is being played on from each of its turns; the numbers become more certain while you read. It stops when you leave.
review-sketch-part = { $part } % of the outline is done.
review-seen-by = Seen by
review-cards = The judge knows
review-cards-known = what could be known
review-cards-open = all cards
review-cards-known-note = Choices are judged by what the player could know: their own hand, the Chancery, everything on the board, the cards played.
review-cards-open-note = Choices are judged with every hand and the deck open, which nobody could know. Luck is how the cards lay from the beginning.
# How it ended, and what made it so: each part is a clause of its own. Others may be one player, or all the others.
review-you = { $how ->
    [won] You won by { $by ->
        [one] 1 point
       *[other] { $by } points
      }
    [lost] You lost by { $by ->
        [one] 1 point
       *[other] { $by } points
      }
    [level] You won, level on points
    [behind] You lost, level on points
   *[shared] You shared the victory
  }: { $luckIs ->
    [gave] luck gave { $luck }
    [took] luck took { $luck }
   *[even] luck was even
  }, { $ownIs ->
    [gave] your choices gave { $own }
    [took] your choices cost { $own }
   *[even] your choices came out even
  }, { $othersIs ->
    [gave] { $rivalIs ->
        [all] everybody else’s choices gave you { $others }
       *[named] { $rival }’s choices gave you { $others }
      }
    [took] { $rivalIs ->
        [all] everybody else’s choices cost you { $others }
       *[named] { $rival }’s choices cost you { $others }
      }
   *[even] { $rivalIs ->
        [all] everybody else’s choices changed nothing
       *[named] { $rival }’s choices changed nothing
      }
  }.
review-of = { $how ->
    [won] { $name } won by { $by ->
        [one] 1 point
       *[other] { $by } points
      }
    [lost] { $name } lost by { $by ->
        [one] 1 point
       *[other] { $by } points
      }
    [level] { $name } won, level on points
    [behind] { $name } lost, level on points
   *[shared] { $name } shared the victory
  }: { $luckIs ->
    [gave] luck gave { $luck }
    [took] luck took { $luck }
   *[even] luck was even
  }, { $ownIs ->
    [gave] their own choices gave { $own }
    [took] their own choices cost { $own }
   *[even] their own choices came out even
  }, { $othersIs ->
    [gave] { $rivalIs ->
        [all] everybody else’s choices gave them { $others }
       *[named] { $rival }’s choices gave them { $others }
      }
    [took] { $rivalIs ->
        [all] everybody else’s choices cost them { $others }
       *[named] { $rival }’s choices cost them { $others }
      }
   *[even] { $rivalIs ->
        [all] everybody else’s choices changed nothing
       *[named] { $rival }’s choices changed nothing
      }
  }.
review-against = { $sides ->
    [2] { $name } against { $rival }.
   *[other] { $name } against { $rival }, the best of the others.
  } Luck is what was drawn and dealt; choices are measured against how a quick player would have gone on.
review-against-you = { $sides ->
    [2] You against { $rival }.
   *[other] You against { $rival }, the best of the others.
  } Luck is what was drawn and dealt; choices are measured against how a quick player would have gone on.
review-luck = Luck
review-own = Own choices
review-others = Others’ choices
review-result = Result
review-give = ± { $points }
review-account = Points by player
review-start = An even game from here: { $points }
review-player = Player
review-points = Points
review-given = Given away
review-plays = Plays like level { $low } to { $high }
review-plays-note = As far as one game can say, from the points given away.
review-moments = Moments
review-none-yet = Which choices mattered is not clear yet.
review-none = No choice stands out: nothing is known to have been given away.
review-round = Round { $round }
review-round-game = { $round ->
    [0] Game { $game }, setting up
   *[other] Game { $game }, round { $round }
  }
review-setup = Set-up
review-moment = Round { $round }, { $name }
review-moment-game = { $round ->
    [0] Game { $game }, setting up, { $name }
   *[other] Game { $game }, round { $round }, { $name }
  }
review-moment-setup = Before the first round, { $name }
review-points-given = { $points ->
    [one] point given away
   *[other] points given away
  }
review-points-good = { $points ->
    [one] point better than the usual move
   *[other] points better than the usual move
  }
review-sure = sure
review-fairly = fairly sure
review-why = Why
review-lent = A bot played.
review-see = See it in the game
review-practise = Practise what could be done better
review-practise-this = Practise this
review-first-look = Luck or choices? The game is being analysed.
review-mattered = { $round ->
    [0] What mattered most came before the first round.
   *[other] What mattered most came in round { $round }.
  }
review-mattered-game = { $round ->
    [0] What mattered most came in the set-up of game { $game }.
   *[other] What mattered most came in game { $game }, round { $round }.
  }
review-played = Played: { $move }
review-better = Better: { $move }
why-review-row = { $row }
why-review-long-run = In the long run
why-review-rest = Everything else
why-review-takes = { $points ->
    [one] 1 point less for { $name }
   *[other] { $points } points less for { $name }
  }
why-review-gives = { $points ->
    [one] 1 point more for { $name }
   *[other] { $points } points more for { $name }
  }
review-opening-sentence = What this game teaches
review-did = played
review-instead = better
review-chances = Chances of winning, in percent
review-chances-way = Through the game
review-chances-table = As a table
review-chance = { $name }: { $part } %
review-after = After
review-parts = Parts of the review
review-to-chances = Chances
review-to-moments = Moments
