# A deal that is played again by others.
duplicate = The same deal
duplicate-text = Everything comes in the order in which it came in that game, whatever is played. Afterwards the results stand side by side. The game is marked and does not count.
duplicate-hints = Hints are allowed
duplicate-go = Play this deal
duplicate-link = Whoever has this link plays the same deal at a table of their own
duplicate-beside = Side by side
duplicate-none = Nobody has played this deal again yet.
duplicate-show = See how others did with it before playing it
duplicate-seat = The seat that is compared
duplicate-table = The games of this deal: points after each round
duplicate-first = the first game
duplicate-lead = Against the best other
duplicate-luck = Of it luck
duplicate-without = Without luck
duplicate-unknown = not reviewed
duplicate-note = Luck is what the review of each game has found. A game without a review stands as it was played.
duplicate-raw = Once a game has been reviewed, its result without luck stands here, too.
