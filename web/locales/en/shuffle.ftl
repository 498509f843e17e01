# Whether the shuffle was fair.

shuffle-checking = Checking …
shuffle-none = The shuffle of this game cannot be checked: the game was played elsewhere, or before there was such a check.
shuffle-secret = This game was ended before its rules did. What nobody has seen stays secret, so its shuffle cannot be checked.
shuffle-right = Everything came in the order that was fixed before the game began.
shuffle-what = When it was opened, the table committed itself to a secret number. The number is public now, and from it this page has worked out again the order in which everything lay: { $things } things in { $piles ->
    [one] one pile
   *[other] { $piles } piles
}, of which { $dealt } came into play.
shuffle-alone = Nobody added a word of their own, since the game began as soon as it was opened.
shuffle-salted = { $count ->
    [one] One player’s browser added a random word after that, so the number cannot have been chosen to suit anybody.
   *[other] { $count } players’ browsers added a random word after that, so the number cannot have been chosen to suit anybody.
}
shuffle-known = This browser has kept the commitment since the game began: it is the same.
shuffle-wrong-seed = The secret number is not the one that the table committed itself to. The order could have been changed.
shuffle-wrong-kept = The commitment is not the one that this browser was told when the game began. The order could have been changed.
shuffle-wrong-salt = The word that this browser added has been left out or changed. The order could have been chosen.
shuffle-wrong-order = Some things came in a different order from the one that was fixed before the game.
shuffle-wrong-game = What came in the game, as its record shows, is not what the server now says lay in the piles.
shuffle-commitment = Commitment (SHA-256)
shuffle-seed = Secret number
shuffle-piles = Things in each pile
shuffle-salts = Words that were added
shuffle-save = Save the figures
shuffle-own = You can check them with a few lines of your own code: the manual says how, and how many things belong in each pile, under “Check that the shuffle was fair”.
