# Practice: moments in which something better could be done, asked as puzzles.

practice = Practice
practice-about = Moments in which there was a better choice. Nothing is lost by trying; what you miss comes back after 1, 4 and 14 days.
practice-about-game = Moments of this game in which there was a better choice. Nothing is lost by trying.
# Of one row of the pad: its name, what the better choice does there.
practice-of = Practice: { $row }
practice-about-more = { $row } in { $game }: moments in which the better choice brings more of it. Nothing is lost by trying; what you miss comes back after 1, 4 and 14 days.
practice-about-less = { $row } in { $game }: moments in which the better choice brings less of it, and more elsewhere. Nothing is lost by trying; what you miss comes back after 1, 4 and 14 days.
practice-none-of = No puzzles of this kind are known.
practice-due = { $count ->
    [one] 1 puzzle that you missed is back.
   *[other] { $count } puzzles that you missed are back.
  }
practice-on = Go on
practice-begin = Begin
practice-own = From your games
practice-none = Nothing from your games yet. Review a finished game, and what could have been done better there turns up here.
practice-none-game = No puzzles of this game are known. They are found while its review is read.
practice-shipped = From bots’ games
practice-looking = Looking for puzzles.
practice-opening = Opening the puzzle.
practice-not = This puzzle cannot be opened.
practice-review = Review
practice-met = { $met } of { $all } tried
practice-number = { $state ->
    [found] Puzzle { $number }, found
    [missed] Puzzle { $number }, missed
   *[new] Puzzle { $number }
  }
practice-all = All puzzles
practice-next = Next one
practice-game = See the game
practice-show = Show me
# What is to be found, by the step of the turn.
practice-find-claim = Find the better claim.
practice-find-place = Find the better place for the domino.
practice-find-tax = Find the better way to send knights.
practice-find-build = Find the better thing to build.
practice-find-bribe = Find the better use of the dragon.
practice-find-act = Find the better card.
practice-find-refill = Find the better card to take.
practice-find-move = Find the better move.
# A try that was wrong: by how many points, and what of them most.
practice-wrong = { $why ->
    [row] { $behind ->
        [one] Not that one: it comes to 1 point less, much of it from this row: { $row }.
       *[other] Not that one: it comes to { $behind } points less, much of it from this row: { $row }.
      }
    [takes] { $behind ->
        [one] Not that one: it comes to 1 point less, and { $name } gains by it.
       *[other] Not that one: it comes to { $behind } points less, and { $name } gains by it.
      }
   *[none] { $behind ->
        [one] Not that one: it comes to 1 point less in the long run.
       *[other] Not that one: it comes to { $behind } points less in the long run.
      }
  }
practice-left = { $count ->
    [one] One try left.
   *[other] { $count } tries left.
  }
refusal-puzzle-tried = You have tried that already.
practice-free = Three tries, and nothing is lost by trying.
practice-found = That is it.
practice-shown = This is better.
practice-tries = { $count ->
    [1] On the first try.
    [2] On the second try.
   *[other] On the third try.
  }
practice-back = It comes back in a day.
practice-crowns = { $count ->
    [one] 1 try left
   *[other] { $count } tries left
  }
# Beside each choice in the end.
practice-best = best
practice-behind = { $count ->
    [one] 1 point less
   *[other] { $count } points less
  }
practice-played = played in the game
practice-tried = tried
