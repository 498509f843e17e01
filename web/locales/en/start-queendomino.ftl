# The Queendomino family on the start page and where a table is laid: names, the shelf, options.

## The games

game-queendomino = Queendomino
game-kingdomino = Kingdomino
game-royal-wedding = Royal Wedding
game-dynasty = { $name }, dynasty
kingdom-yours = Your kingdom
standing-round = Round { $round }
standing-setup = Setting up
wished-size = { $size } × { $size }
shelf-queendomino = Dominoes, builders, a Queen and a dragon
shelf-kingdomino = The small one: place, claim, crown
shelf-royal-wedding = Both boxes, large kingdoms, teams
rules-about-queendomino = Two to four players. Fields and towns, knights and buildings, the Queen and the dragon.
rules-about-kingdomino = Two to four players. Land and crowns only; with Middle Kingdom, Harmony, The Mighty Duel and Dynasty.
rules-about-royal-wedding = Three to eight players, each alone or in teams of two, with the dominoes of both boxes.

## A new table

new-team = Team { $team }: one kingdom, one banner
new-box = Your tiles differ from ours?
box-title = Check your box

## How to play it: options

option-edition = Rules
option-edition-us = US
option-edition-eu = European
option-edition-cz = Czech
option-edition-us-why = Ties go to the largest territory, then they are shared.
option-edition-eu-why = Plays like the US rules: ties go to the largest territory, then they are shared.
option-edition-cz-why = Ties go to the largest territory, then to more left-over coins.
option-royal-wedding-edition-us = US
option-royal-wedding-edition-eu = European
option-royal-wedding-edition-cz = Czech
option-royal-wedding-edition-us-why = Up to eight may play alone. Ties go to the largest territory, then they are shared.
option-royal-wedding-edition-eu-why = Up to six may play alone. Ties go to the largest territory, then they are shared.
option-royal-wedding-edition-cz-why = Up to seven may play alone. Ties go to the largest territory, then to more left-over coins.
option-size = Kingdom
option-size-5 = 5 × 5
option-size-7 = 7 × 7
option-size-5-why = A kingdom fits in five squares by five.
option-size-7-why = A kingdom fits in seven squares by seven.
option-kingdomino-size-5 = 5 × 5
option-kingdomino-size-7 = 7 × 7, Mighty Duel
option-kingdomino-size-5-why = Six rounds with half of the dominoes.
option-kingdomino-size-7-why = Twelve rounds with all dominoes.
option-bonuses = Bonuses
option-bonuses-middle-kingdom = Middle Kingdom
option-bonuses-harmony = Harmony
option-bonuses-middle-kingdom-why = Middle Kingdom: 10 points if the castle stands in the middle.
option-bonuses-harmony-why = Harmony: 5 points if no domino was discarded.
option-centre = The middle
option-centre-extent = Of the kingdom
option-centre-grid = Of the grid
option-centre-extent-why = The castle is equally far from opposite edges of a full-size kingdom.
option-centre-grid-why = The castle lies in the middle square of the grid, however little was laid around it.
option-dynasty = Games
option-dynasty-false = One
option-dynasty-true = Dynasty
option-dynasty-false-why = One game decides.
option-dynasty-true-why = Three games; the points are added up.
option-teams = Sides
option-teams-false = Each alone
option-teams-true = Teams of two
option-teams-false-why = Every seat has a kingdom of its own.
option-teams-true-why = Two seats share a castle, a 7 × 7 kingdom, coins and knights; each decides alone on their turn.
option-size-printed-why = Seven by seven with two players, otherwise five by five.
option-royal-wedding-size-printed-why = Seven by seven for teams and for three or four players, otherwise five by five.
option-line = Dominoes in a line
option-line-printed-why = Four with three or four players and kingdoms of 7 × 7, otherwise eight.
option-line-4-why = Four, as most language versions have it.
option-line-8-why = Eight, as the German rules say; what nobody claims leaves the game.
option-single = Most players without teams
option-single-printed-why = As many as the edition allows.
option-single-6-why = Six, as the European rules say.
option-single-7-why = Seven, as the Czech rules say.
option-single-8-why = Eight, as the US rules say, which do not recommend it.
option-purse = Coins and knight
option-purse-team = For a team
option-purse-seat = For each partner
option-purse-printed-why = Seven coins and a knight for each team.
option-purse-team-why = Seven coins and a knight for each team.
option-purse-seat-why = Seven coins and a knight for each partner: some language versions leave it open.
option-knight-supply = Knights in the box
option-knight-supply-printed-why = Twenty-two.
option-knight-supply-22-why = Twenty-two, as most language versions count them.
option-knight-supply-19-why = Nineteen, as the Spanish, Italian, Portuguese and Russian rules count them.
option-last-tie = The last tie
option-last-tie-shared = Shared
option-last-tie-coins = Coins
option-last-tie-printed-why = As the edition has it.
option-last-tie-shared-why = After the largest territory, a tie is shared.
option-last-tie-coins-why = After the largest territory, more left-over coins win.
option-box = Box
option-box-printed = As we know it
option-box-printed-why = Some numbers on our building tiles are estimates.
option-box-why = Your own box: tiles as their owner has checked them.

## How the table plays

table-edition = { $edition } rules
table-size = Kingdoms of { $size } × { $size }
table-size-why = No kingdom grows wider or higher than { $size } squares.
table-rounds = { $rounds } rounds
table-rounds-why = Lines of { $line } dominoes; every player has { $kings ->
    [one] one king
   *[other] { $kings } kings
  }.
table-town = { $coins } coins and { $knights ->
    [one] 1 knight
   *[other] { $knights } knights
  } to begin with
table-town-why = There are { $supply } knights in the box.
table-box = Box: { $name }
table-box-why = Building tiles and dominoes as the owner of this box has checked them.
ties-none = They are shared.
ties-largest = They go to the largest territory, then they are shared.
ties-largest-crowns = They go to the largest territory, then more crowns, then they are shared.
ties-largest-coins = They go to the largest territory, then more left-over coins, then they are shared.
table-ties = Ties
