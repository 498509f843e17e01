# What the guide says in a game of the Queendomino family: first what is to be done, then why.

guide-kingdom-choose-lead = Choose a domino.
guide-kingdom-choose-lead-touch = Tap a domino.
guide-kingdom-choose = Your king will bring it home next round.
guide-kingdom-claim-lead = Claim it.
guide-kingdom-claim = Low numbers go first, high numbers carry crowns. Each of your kings claims one.
guide-kingdom-place-lead = Place it here or there.
guide-kingdom-place = One half must touch your castle or the same landscape.
guide-kingdom-turn-lead = Click it or press R to turn it.
guide-kingdom-turn-lead-touch = Tap it to turn it.
guide-kingdom-turn = It must touch your castle or the same landscape. Then place it.
guide-kingdom-points-lead = Here: { $terrain }, { $squares } × { $crowns }.
guide-kingdom-points = Points are squares times crowns. Try other places, then place it.
guide-kingdom-again-lead = Now claim again.
guide-kingdom-again = Your king stands on what comes next.
guide-kingdom-inside-lead = Keep it inside { $size } by { $size }.
guide-kingdom-inside = The lamp helps when you are unsure. The highest score at the end wins.

## What the larger games add

guide-kingdom-team-new = New: teams
guide-kingdom-team-lead = You and { $name } build one kingdom.
guide-kingdom-team = Each of you has a king of your own, but you share one score. Talk about where things go: nobody else hears it.
guide-kingdom-seven-new = New: seven by seven
guide-kingdom-seven-lead = Your kingdom may grow to seven by seven.
guide-kingdom-seven = There is room for larger territories, and there are enough dominoes to fill it to the corners.
guide-kingdom-tax-new = New: the knights
guide-kingdom-tax-lead = Send a knight.
guide-kingdom-tax = Knights bring coins: one for each square of the land they stand on.
guide-kingdom-build-new = New: the builders
guide-kingdom-build-lead = Buy a building for a town square.
guide-kingdom-build = It brings crowns, points, knights or towers. You may build one each turn.
guide-kingdom-queen-new = New: the Queen
guide-kingdom-queen-lead = She lives with you now.
guide-kingdom-queen = She makes buildings one coin cheaper, and at the end she counts as a crown for your largest territory.
guide-kingdom-dragon-new = New: the dragon
guide-kingdom-dragon-lead = For one coin it burns a tile.
guide-kingdom-dragon = Choose one that you would rather nobody had, or skip it.
