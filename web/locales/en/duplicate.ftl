# A deal that is played again by others.
duplicate = The same deal
duplicate-text = Everything comes in the same order as in that game, whatever is played. Afterwards the results are shown side by side. The game is marked and does not count.
duplicate-hints = Hints are allowed
duplicate-go = Play this deal
duplicate-link = Anyone with this link can play the same deal at a table of their own
duplicate-beside = Side by side
duplicate-none = Nobody has played this deal again yet.
duplicate-show = See how others did before you play it
duplicate-seat = Seat to compare
duplicate-table = The games of this deal: points after each round
duplicate-first = the first game
duplicate-lead = Against the best opponent
duplicate-luck = Due to luck
duplicate-without = Without luck
duplicate-unknown = not reviewed
duplicate-note = Luck is what the review of each game found. A game without a review is shown as it was played.
duplicate-raw = Once a game has been reviewed, its result without luck appears here, too.
