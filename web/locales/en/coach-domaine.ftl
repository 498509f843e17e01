# What the guide says in a game of Domaine: first what is to be done, then why.

guide-domaine-castle-lead = Choose a square for your castle.
guide-domaine-castle = Woods, villages and mines beside it will be yours once borders close around it.
guide-domaine-knight-lead = Place a knight beside it.
guide-domaine-knight = Knights guard a domain: a stronger neighbour can take land from a weaker one.
guide-domaine-others-lead = Now the next castle.
guide-domaine-others = Each castle begins a domain of its own. Look for mines and the royal city.
guide-domaine-income-lead = Choose a card.
guide-domaine-income = Your mines pay you before each turn. You have { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
  } to play with.
guide-domaine-use-lead = Play it or sell it.
guide-domaine-use = The first price is what playing costs; the second is what you get for selling.
guide-domaine-chancery-lead = Take a new card.
guide-domaine-chancery = Sold cards lie face up here in the Chancery. The deck holds cards that nobody has seen.

## What the cards do

guide-domaine-sell-new = New: selling
guide-domaine-sell-lead = Sell a card.
guide-domaine-sell = Nothing in your hand can be played now. What you get for one card pays for the next.
guide-domaine-borders-new = New: borders
guide-domaine-borders-lead = Choose an edge for a border.
guide-domaine-borders = When borders close around a single castle, its domain scores at once: woods, villages and the city.
guide-domaine-knights-new = New: knights
guide-domaine-knights-lead = Choose a square for a knight.
guide-domaine-knights = A domain may expand into a weaker one, but never into one that is just as strong.
guide-domaine-expansion-new = New: expansion
guide-domaine-expansion-lead = Choose the land to take.
guide-domaine-expansion = Your domain grows beyond its border, even into a neighbour’s that has fewer knights.
guide-domaine-deserter-new = New: deserters
guide-domaine-deserter-lead = Choose the knight that changes sides.
guide-domaine-deserter = He leaves your neighbour, and one of your own knights joins your domain.
guide-domaine-alliance-new = New: alliances
guide-domaine-alliance-lead = Choose who to make peace with.
guide-domaine-alliance = Allied domains take no land from each other.
