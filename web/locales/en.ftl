## Every page

wordmark = demesne
hem-home = demesne, to the start
hem-nav = Help and settings
hem-more = Menu
hem-table = This table
hem-settings = Settings
skip-to-content = Skip to the page
dialog-close = Close
list-comma = ,{" "}
list-and = {" "}and{" "}
list-dot = { " · " }
list-then = , then{" "}
game-queendomino = Queendomino
game-kingdomino = Kingdomino
game-royal-wedding = Royal Wedding
game-domaine = Domaine
game-teams = { $name }, teams
game-dynasty = { $name }, dynasty
game-number = Game { $game }
players-count = { $count } players
team-names = { $first } & { $second }
team-and = &

## Land, pieces and what they say of themselves

terrain-castle = castle
terrain-wheat = wheat
terrain-forest = forest
terrain-lake = lake
terrain-grassland = grassland
terrain-swamp = swamp
terrain-mine = mine
terrain-town = town
half-crowned = { $count ->
    [one] { $terrain }, 1 crown
   *[other] { $terrain }, { $count } crowns
  }
domino-name = Domino { $number }: { $first } and { $second }
domino-of = { $domino }. From the { $box } box
where-castle = the castle
where-right = { $count } right
where-left = { $count } left
where-up = { $count } up
where-down = { $count } down
where-square = { $steps } of the castle
square-free = free
square-knight = a knight
square-knight-why = A knight stands here. It has collected its tax and stays.
square-held = your domino
square-legal = possible
square-chosen = chosen
square-choosable = can be chosen
castle-why = Every kingdom starts here. Any landscape may touch it.
territory-of = { $squares ->
    [one] A territory of 1 square
   *[other] A territory of { $squares } squares
  }, { $crowns ->
    [0] without a crown.
    [one] with 1 crown.
   *[other] with { $crowns } crowns.
  }
kingdom-of = Kingdom of { $name }
kingdom-yours = Your kingdom
king-of = King of { $name }
stat-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
  }
stat-knights = { $count ->
    [one] 1 knight in reserve
   *[other] { $count } knights in reserve
  }
stat-towers = { $count ->
    [one] 1 tower
   *[other] { $count } towers
  }
stat-crowns = { $count ->
    [one] 1 crown
   *[other] { $count } crowns
  }
stat-largest = { $count ->
    [one] largest territory 1 square
   *[other] largest territory { $count } squares
  }
stat-crowns-why = A territory is worth its squares times its crowns. Of equal points and equal largest territories, more crowns win.
stat-largest-why = Of equal points, the largest territory wins.
stat-coins-why = Coins buy buildings and the dragon. At the end, three coins are one point.
stat-knights-why = A knight on your new domino collects a coin for every square of its territory.
stat-towers-why = Whoever builds up to the most towers hosts the Queen.
line-king = { $name } stands here and has turn { $order } of the round.
line-free = Nobody stands here yet. Whoever claims it has turn { $order } of the round.
claim-domino = Claim { $domino }, turn { $order }

## Builders

builders = Builders
slot-sold = sold
slot-burnt = burnt
slot-empty = empty
slot-printed = Printed price { $cost }. Free slots are filled at the end of the round.
slot-price = { $price ->
    [0] It costs nothing.
    [one] It costs 1 coin.
   *[other] It costs { $price } coins.
  }
slot-price-queen = { $price ->
    [0] It costs nothing instead of { $cost }: the Queen takes one off.
   *[other] It costs { $price } instead of { $cost }: the Queen takes one off.
  }
slot-too-dear = { $price ->
    [one] You cannot pay 1 coin.
   *[other] You cannot pay { $price } coins.
  }
slot-name = { $name }. { $price }
dragon-home = The dragon is in its cave
dragon-out = The dragon is out
dragon-why = Once a round, for one coin, it burns a tile on offer. It does not fly for whoever hosts the Queen.
dragon-price = 1 coin burns a tile
dragon-away = back next round
pile-left = { $count ->
    [one] 1 tile is left in the pile.
   *[other] { $count } tiles are left in the pile.
  }
building-bakery = Bakery
building-sawmill = Sawmill
building-fishmonger = Fishmonger’s
building-weaving-shop = Weaving Shop
building-magic-school = Magic School
building-foundry = Foundry
building-church = Church
building-safe-knight = Safe
building-safe-tower = Safe
building-small-tavern = Small Tavern
building-big-tavern = Big Tavern
building-guardtower = Guardtower
building-fortified-castle = Fortified Castle
building-travelling-castle = Travelling Castle
building-training-camp = Training Camp
building-statue = Statue
building-queens-tower = Queen’s Tower
building-gives-knights = { $count ->
    [one] 1 knight at once.
   *[other] { $count } knights at once.
  }
building-gives-towers = { $count ->
    [one] 1 tower at once.
   *[other] { $count } towers at once.
  }
building-gives-crown = A crown for its town.
building-tax-knight = From your next turn, every knight you send for taxes brings 1 coin more for each knight you own.
building-tax-tower = From your next turn, every knight you send for taxes brings 1 coin more for each tower you own.
building-points = { $count ->
    [one] 1 point at the end.
   *[other] { $count } points at the end.
  }
building-per-terrain = { $count } points at the end for each { $terrain } territory.
building-per-tower = { $count ->
    [one] 1 point at the end for each tower you own.
   *[other] { $count } points at the end for each tower you own.
  }
building-per-knight = { $count ->
    [one] 1 point at the end for each knight you own.
   *[other] { $count } points at the end for each knight you own.
  }
building-plain = It brings nothing else.
building-unsure = Our estimate on this tile: { $things }.
unsure-knights = the number of knights
unsure-towers = the number of towers
unsure-tax-bonus = whether it raises taxes
unsure-crowns = the crown
unsure-points = the points

## Score pad

pad = Score pad
pad-total = Total
pad-winner = Winner
pad-cell = { $name }, { $row }: { $points }
row-wealth = Wealth
row-wheat = Wheat
row-forest = Forest
row-lake = Lake
row-grassland = Grassland
row-swamp = Swamp
row-mine = Mines
row-town = Town crowns
row-queen = Queen
row-buildings = Buildings
row-bonuses = Bonuses
item-wealth = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }, three for a point: { $points }
item-territory = { $squares } × { $crowns } { $terrain }: { $points }
item-queen = One more crown for { $squares } squares of { $terrain }: { $points }
item-building-points = { $building }: { $points }
item-building-towers = { $building }, { $count ->
    [one] 1 tower
   *[other] { $count } towers
  }: { $points }
item-building-knights = { $building }, { $count ->
    [one] 1 knight
   *[other] { $count } knights
  }: { $points }
item-building-territories = { $building }, { $count ->
    [one] 1 territory
   *[other] { $count } territories
  }: { $points }
item-middle-kingdom = The castle stands in the middle: { $points }
item-game = Game { $game }: { $points }
item-harmony = The kingdom is complete: { $points }

## Refusals: what the rules say

refusal-turn-over = The game is over.
refusal-turn-chance = First the tiles are turned up.
refusal-turn-phase = That is another step of the turn.
refusal-place-wrong-domino = The domino in your hand is the one your king stands on.
refusal-place-apart = Its two halves lie side by side.
refusal-place-occupied = There is land on that square already.
refusal-place-unconnected = It must touch its own landscape or your castle.
refusal-place-too-wide = A kingdom is at most { $size } squares wide and { $size } high.
refusal-place-order = Both halves are alike: one way of laying it is enough.
refusal-discard-wrong-domino = That is not the domino in your hand.
refusal-discard-fits = It fits somewhere, so it must be laid.
refusal-tax-square = A knight goes on the domino you just laid, one to a square.
refusal-tax-knights = You have no such knights in reserve.
refusal-build-no-slot = There is no such slot.
refusal-build-empty-slot = There is no tile in that slot.
refusal-build-coins = It costs { $price }, and you have { $coins }.
refusal-build-square = A building stands on a town square.
refusal-build-taken = There is a building on that square already.
refusal-bribe-queen = The dragon does not fly for whoever hosts the Queen.
refusal-bribe-away = The dragon has flown already this round.
refusal-bribe-coins = The dragon asks for { $price }, and you have { $coins }.
refusal-bribe-no-slot = There is no such slot.
refusal-bribe-empty-slot = There is no tile in that slot to burn.
refusal-claim-not-in-line = That domino is not in the next line.
refusal-claim-taken = Another king stands on that domino.
refusal-pass-mandatory = This step cannot be skipped.
refusal-king-not-drawn = That king is not the one to draw.
refusal-deal-gone = That domino has been dealt already.
refusal-tile-gone = No such tile is left in the pile.
refusal-table-unknown = There is no table here. Perhaps its address is cut short.
refusal-table-full = Every seat at this table is taken. You can watch.
refusal-table-waiting = The table still waits for its players.
refusal-seat-not-yours = It is not your seat’s turn.
refusal-seat-taken = Somebody sits there already. Choose another seat.
refusal-invite-wrong = This invitation does not open this table. Ask for the link again.
refusal-seq-stale = The table has moved on. Look again, then choose.
refusal-move-unreadable = The table could not read that move.
refusal-message-unreadable = The table could not read that.
refusal-message-too-large = That was too long to send.
refusal-undo-nothing = There is nothing to take back.
refusal-undo-not-yours = Only the player whose turn it is takes a step back.
refusal-hint-busy = A hint is being thought out already.
refusal-hint-failed = No hint this time. Ask again.
refusal-name-empty = Please give a name.
refusal-rate-fast = That was too fast. Wait a moment and try again.
refusal-game-unknown = This table does not know that game.
refusal-option-unknown = This table does not know that option.
refusal-bot-unknown = This table does not know that player.
refusal-box-unknown = There is no box of that name here.
refusal-box-taken = There is a box of that name already. Choose another name.
refusal-box-full = No more boxes can be kept here.
refusal-box-wrong = That cannot be a box: { $problem }
refusal-origin-foreign = This page was opened from an address the table does not answer to.
refusal-page-unknown = There is no such page.
refusal-server-failed = Something went wrong at the table. What was played is kept.
refusal-other = The table refused that ({ $code }).
refusal-offline = The table does not answer. Is the network there?

## Start

start-title = Sit down. The land is waiting.
start-text = Lay fields and lakes around a castle, build a town, court the Queen. Alone against the house, or with friends at one table.
start-play = Play now
start-friends = With friends
start-screen = On this screen
start-shelf = On the shelf
start-players = Players
start-play-text = Play now: { $game } with { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
  }.
start-how = How to play { $game }
shelf-queendomino = Dominoes, builders, a Queen and a dragon
shelf-kingdomino = The small one: place, claim, crown
shelf-royal-wedding = Both boxes, large kingdoms, teams
shelf-domaine = Castles, borders, and a king to reach first
shelf-queendomino-time = 25
shelf-kingdomino-time = 15
shelf-royal-wedding-time = 45
shelf-domaine-time = 60
shelf-time = { $few } to { $most } players, { $minutes } minutes
resume = Resume
resume-round = { $game }, round { $round }
resume-setup = { $game }, setting up
resume-with = with { $names }
resume-yours = Your turn
resume-theirs = Turn of { $name }
resume-waiting = Waiting for players
resume-over = Finished
resume-alone = at your table
resume-forget = Forget this table

## A new table

new-friends = With friends
new-friends-text = You get a link to send. Friends open it, choose a seat and play from where they are.
new-screen = On this screen
new-screen-text = One screen, passed around or shared. Every seat is a person here or a bot.
new-players = How many players
new-your-name = Your name
new-name = Name of seat { $seat }
new-seats = Seats
new-kind = Who takes seat { $seat }
new-kind-you = You
new-kind-open = Friend
new-kind-here = Person
new-kind-bot = Bot
new-you-text = your seat
new-open-text = free, by link
new-team = Team { $team }: one kingdom, one banner
new-game = Game
new-box = Your tiles differ from ours?
new-open-seats = { $count ->
    [0] No seat is open for a friend.
    [one] 1 seat is open for a friend.
   *[other] { $count } seats are open for friends.
  }
new-lay = Lay the table
new-guest = Guest
new-guest-number = Player { $number }
# Names of the bots, in order; as many as a table has seats.
bot-names = Ben, Cleo, Dov, Eda, Finn, Gala, Hugo, Ines

## How to play it: options

option-edition = Rules
option-edition-us = US
option-edition-eu = European
option-edition-cz = Czech
option-edition-us-why = Equal points go to the largest territory, then they are shared.
option-edition-eu-why = Plays as the US rules do: equal points go to the largest territory, then they are shared.
option-edition-cz-why = Equal points go to the largest territory, then to more left-over coins.
option-royal-wedding-edition-us = US
option-royal-wedding-edition-eu = European
option-royal-wedding-edition-cz = Czech
option-royal-wedding-edition-us-why = Up to eight may play alone. Equal points go to the largest territory, then they are shared.
option-royal-wedding-edition-eu-why = Up to six may play alone. Equal points go to the largest territory, then they are shared.
option-royal-wedding-edition-cz-why = Up to seven may play alone. Equal points go to the largest territory, then to more left-over coins.
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
option-teams = Seats
option-teams-false = Each alone
option-teams-true = Teams of two
option-teams-false-why = Every seat has a kingdom of its own.
option-teams-true-why = Two seats share a castle, a 7 × 7 kingdom, coins and knights; each decides alone on their turn.
option-more = Where printed rules differ
option-printed = As printed
option-size-printed-why = Seven by seven with two players, else five by five.
option-royal-wedding-size-printed-why = Seven by seven for teams and for three or four players, else five by five.
option-line = Dominoes in a line
option-line-printed-why = Four with three or four players, else eight.
option-line-4-why = Four, whatever the number of players.
option-line-8-why = Eight, as the German rules say; what nobody claims leaves the game.
option-single = Most who play alone
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
option-last-tie-shared-why = After the largest territory it is shared.
option-last-tie-coins-why = After the largest territory more left-over coins win.
option-spacing = Between castles of a colour
option-spacing-7 = Six squares
option-spacing-6 = Five squares
option-spacing-7-why = Six squares lie between castles of one colour, as the publisher says. Where that cannot be, five.
option-spacing-6-why = Five squares lie between castles of one colour.
option-expansion = Expansion
option-expansion-2 = Two squares
option-expansion-1 = One square
option-expansion-2-why = An expansion takes one or two squares, as printed.
option-expansion-1-why = An expansion takes one square.
option-stalling = Endless selling
option-stalling-forced = Ended
option-stalling-printed = As printed
option-stalling-forced-why = After ten rounds in which only old cards changed hands, the deck is drawn from. This rule is ours.
option-stalling-printed-why = Cards may be sold and taken back for ever.
option-second-bonus = Second most ducats
option-second-bonus-amount = Always paid
option-second-bonus-rank = One first place
option-second-bonus-amount-why = The next lower amount brings 3 points, whoever shares the first place.
option-second-bonus-rank-why = Who share the first place leave no second.
option-king-tie = Two reach the king
option-king-tie-score = More points
option-king-tie-active = Whose turn it is
option-king-tie-score-why = More points win, then whose turn it is.
option-king-tie-active-why = Whose turn it is wins.
option-neutral-targets = Nobody’s domains
option-neutral-targets-true = Open to all
option-neutral-targets-false = Left alone
option-neutral-targets-true-why = Expansions, deserters and alliances may aim at nobody’s domains.
option-neutral-targets-false-why = Expansions, deserters and alliances leave nobody’s domains alone.
option-last-knight = The last knight
option-last-knight-true = May desert
option-last-knight-false = Stays
option-last-knight-true-why = A deserter may be the last knight of a domain.
option-last-knight-false-why = The last knight of a domain never deserts.
option-allied-deserter = Between allies
option-allied-deserter-true = Knights may desert
option-allied-deserter-false = No deserters
option-allied-deserter-true-why = An alliance bars expansion only.
option-allied-deserter-false-why = An alliance bars deserters too.
option-box = Box
option-box-printed = As we know it
option-box-printed-why = Some numbers on our building tiles are estimates.
option-box-why = Your own box: tiles as its owner has checked them.
table-title = This table
table-king = the king at { $king }
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
table-ties = Equal points
table-box = Box of { $name }
table-box-why = Building tiles and dominoes as the owner of this box has checked them.
ties = They go to { $list }, then they are shared.
ties-none = They are shared.
tie-largest = the largest territory
tie-crowns = more crowns
tie-coins = more left-over coins

## An owner's box

box-title = Check your box
box-text = A few numbers on our building tiles are estimates. If the game lies before you, put them right: everybody can then play with your box.
box-part = Part of the box
box-tiles = Building tiles
box-dominoes = Dominoes
box-tiles-text = These { $count } tiles are not certain. Look at the grey side of each: how many knights and towers does it show?
box-copies = { $count } of them
box-knights = Knights on { $name }
box-towers = Towers on { $name }
box-tax = Coins for taxes on { $name }
box-tax-none = none
box-tax-knight = per knight
box-tax-tower = per tower
box-sum = On all tiles together: { $knights ->
    [one] 1 knight
   *[other] { $knights } knights
  }, { $towers ->
    [one] 1 tower
   *[other] { $towers } towers
  }.
box-dominoes-text = Give the number on the back of a domino that differs. The box must still hold as many squares of each kind.
box-number = Number
box-half-0 = First half
box-half-1 = Second half
box-crowns = Crowns
box-changed = Changed dominoes
box-as-printed = As before
box-too-many = { $box }: { $count } { $terrain } too many with { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
  }.
box-missing = { $box }: { $count } { $terrain } missing with { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
  }.
box-odd = The dominoes do not add up yet.
box-count = { $count ->
    [0] Nothing differs so far.
    [one] 1 correction.
   *[other] { $count } corrections.
  }
box-name = Name of the box
box-name-plain = My box
box-keep = Keep the box
box-kept = { $name } is kept. Choose it when you lay a table:

## Inviting, joining and watching

share-title = The table is laid
share-text = Send this link to your friends. Each of them takes a seat.
share-link = Link to play
share-watch = Link to watch
share-copy = Copy
share-copied = Copied
share-enter = To the table
join-title = A seat is kept for you
join-text = Choose a seat and say what to call you.
join-seat = Seat { $seat }, { $sign }
join-any = Choose a seat
join-taken = taken by { $name }
join-open = free
join-sit = Sit down
join-watch = Watch
join-full = Every seat is taken. You can watch.
sign-rose = rose
sign-moon = moon
sign-star = star
sign-acorn = acorn
sign-key = key
sign-bell = bell
sign-heart = heart
sign-feather = feather

## Settings

settings-title = Settings
settings-theme = Light
settings-theme-auto = As the system
settings-theme-light = Day
settings-theme-dark = Candlelight
settings-calm = No animations
settings-pace = Bots’ pace
settings-pace-slow = Slow
settings-pace-plain = Plain
settings-pace-quick = At once
settings-name = Your name
settings-kept = Kept in this browser only.

## How to play

how-title = How to play
how-aim = Twelve rounds, one domino each. Build the kingdom that is worth most.
how-line = The line
how-line-text = Dominoes lie in a line by number. Your king stands on the one you lay next, and its place in the line is your turn in the round. High numbers are richer, and later.
how-place = Lay the domino
how-place-text = One half touches the same landscape, or your castle. The kingdom stays within five squares by five, with two players within seven by seven. What fits nowhere is put away.
how-tax = Send knights
how-tax-text = A knight on the new domino brings a coin for each square of that territory. It stays there for good.
how-build = Build
how-build-text = Buy one building for a free town square. Some bring knights or towers at once, others points at the end.
how-queen = The Queen
how-queen-text = She visits whoever builds up to the most towers. Buildings cost one coin less there, and at the end she is a crown on the largest territory.
how-dragon = The dragon
how-dragon-text = Once a round somebody may pay it one coin to burn a building on offer. It does not fly for the Queen’s host.
how-claim = Claim the next
how-claim-text = At last, set your king on a free domino of the next line.
how-score = Count
how-score-text = A territory is worth its squares times its crowns. Without a crown it is worth nothing. Three coins are a point, and buildings add theirs.

## Lost and failed

lost-title = Nothing is laid here
lost-text = This address leads to no page of ours.
lost-again = Try again
lost-home = To the start
fault-title = That did not work

## The table: whose turn

status-opening = Opening the table.
status-lost = The connection is lost. Trying again.
status-closed = This table is closed.
status-waiting = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
  }
status-over = The game is over.
status-dealing = The next tiles are turned up.
status-yours = Your turn, { $name }.
status-here = Over to { $name }.
status-place = Place the { $first } and { $second }.
status-place-double = Place the double { $first }.
status-discard = The { $first } and { $second } fit nowhere.
status-discard-double = The double { $first } fits nowhere.
status-tax = Send knights for taxes, or skip.
status-build = Build in your town, or skip.
status-bribe = Send the dragon, or skip.
status-claim = Claim your next domino.
status-theirs-place = { $name } places a domino.
status-theirs-tax = { $name } may collect taxes.
status-theirs-build = { $name } may build.
status-theirs-bribe = { $name } may send the dragon.
status-theirs-claim = { $name } claims a domino.
status-theirs-away = { $name } is away. The table waits.
steps = Steps of the turn
step-place = Place
step-tax = Tax
step-build = Build
step-bribe = Dragon
step-claim = Claim
step-place-why = Lay the domino your king stands on. It goes away only if it fits nowhere.
step-tax-why = A knight on the new domino brings a coin for each square of its territory.
step-build-why = Buy one building for an open town square.
step-bribe-why = Pay the dragon one coin to burn a tile of the builders. Once a round, and not for the Queen’s host.
step-claim-why = Set your king on a free domino of the next line.
step-skipped = , skipped
step-done = , done
round = Round { $round }
round-of = Round { $round } of { $rounds }
round-setup = Setting up
round-game = Game { $game } of { $games }, { $turn }
round-over = Game over
round-watching = { $now }, watching
title-yours = Your turn

## The table: what is there

seat-you = you
seat-away = away
seat-bot = Bot
seat-open = free seat
others = The others
kingdom-enlarge = , look closer
queen-here = Hosts the Queen
queen-why = She takes a coin off every building, and at the end she is one more crown on the largest territory.
dynasty-games = Points game by game:{" "}
dynasty-why = The points of every game of the dynasty, the running one last. Their sum decides.
score-of = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }
score-row = { $row } { $points }
line-now = This round
line-next = Next round
line-first = Kings first choose from the line below.
line-last = The last round. Nothing is left to claim.
domino-pair = { $first } and { $second }
domino-double = double { $first }
domino-number = domino { $number }
tabs = Parts of the table
tab-kingdom = Kingdom
tab-lines = Lines
tab-builders = Builders
tab-others = Others
tab-talk = Team
tab-fresh = , something new
hem-log = Log

## The table: your choices

choice-undo = Undo
choice-skip = Skip
choice-price = { $price ->
    [0] free
    [one] 1 coin
   *[other] { $price } coins
  }
place-title = If you place it here
place-turn = Turn
place-here = Place here
place-new = new
place-patch = { $squares } × { $crowns }
place-becomes = becomes
place-now = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
place-summary = { $changes }. Then you have { $total } points.
place-change = { $terrain } { $points }
place-nowhere = It touches nothing it may touch, or your kingdom would grow too wide. It goes out of the game, worth nothing.
place-discard = Discard it
tax-title = Knights on the new domino
tax-squares = { $terrain }, { $squares ->
    [one] 1 square
   *[other] { $squares } squares
  }
tax-safe-knight = Safe, for knights
tax-safe-tower = Safe, for towers
tax-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }
tax-send = { $coins ->
    [0] Send knights
    [one] Collect 1 coin
   *[other] Collect { $coins } coins
  }
tax-left = { $count ->
    [0] No knight stays in reserve.
    [one] 1 knight stays in reserve.
   *[other] { $count } knights stay in reserve.
  }
build-title = Choose a tile of the builders
build-where = Choose a town square for it.
build-build = { $price ->
    [0] Build it
    [one] Build for 1 coin
   *[other] Build for { $price } coins
  }
build-points = Your score
build-coins-left = { $count ->
    [0] No coin is left.
    [one] 1 coin is left.
   *[other] { $count } coins are left.
  }
build-queen = The Queen comes to you.
build-discount = The Queen takes one off.
bribe-title = Choose a tile to burn
bribe-text = Nobody can buy a burnt tile.
bribe-burn = { $price ->
    [one] Burn it for 1 coin
   *[other] Burn it for { $price } coins
  }
claim-title = Choose a domino of the next line
claim-order = { $order ->
    [1] You go first in the next round.
    [2] You go second at the latest.
    [3] You go third at the latest.
   *[other] You go last in the next round.
  }
claim-fits = It fits into your kingdom as it is now.
claim-fits-not = As your kingdom is now, it fits nowhere.
claim-final = A claim cannot be taken back.
claim-claim = Claim it

## The table: partners

talk-title = With { $name }
talk-lines = What you two said
talk-none = Only you and { $name } read what is said here.
talk-say = Say to { $name }
talk-send = Say

## The table: log

log = Log
log-last = Last moves
log-setup = Before the first round
log-joined = { $who } sits down.
log-started = The game begins.
log-king = The king of { $who } is drawn.
log-line = A new line: { $dominoes }.
log-tiles = New tiles at the builders: { $buildings }.
log-claim = { $name } claimed the { $what }.
log-place = { $name } placed the { $what }: { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
  }.
log-discard = { $name } discarded the { $what }.
log-tax = { $name } collected { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  } with { $knights ->
    [one] 1 knight
   *[other] { $knights } knights
  }.
log-build = { $name } built the { $building } { $price ->
    [0] for nothing
    [one] for 1 coin
   *[other] for { $price } coins
  }.
log-bribe = { $name } had the dragon burn the { $building }.
log-pass = { $name } skipped a step: { $step }.
log-undo = { $name } took a step back.
log-hint = { $name } asked for a hint.
log-game = Game { $game } of { $games } begins.
log-queen = The Queen comes to { $who }.
log-over = The game is over.

## The table: before and after

room-text = The game begins when every seat is taken.
room-seats = Seats
room-bot = bot
room-here = at this screen
closed-title = The table is closed
over-wins = { $name } wins by { $margin }.
over-wins-tie = { $name } wins the tie.
over-wins-team = { $name } win by { $margin }.
over-wins-tie-team = { $name } win the tie.
over-shared = { $names } share the win.
over-text = { $first } to { $second } after { $rounds } rounds. No tie to break.
over-text-games = { $first } to { $second } after { $games } games. No tie to break.
over-largest = { $points } points each. The largest territory decides: { $first } squares to { $second }.
over-coins = { $points } points each, and territories as large. Left-over coins decide.
over-crowns = { $points } points each, and territories as large. More crowns decide.
over-tied = { $points } points each, and nothing that would part them.
over-largest-of = { $squares ->
    [one] largest: 1 square
   *[other] largest: { $squares } squares
  }
over-games = games: { $games }
over-again = Play again
over-next = To the new game
over-leave = Leave
over-record = Save the record

## The score pad, for games with the box on the table

pad-title = Score pad
pad-intro = For people with the box on the table: enter each kingdom, and the pad counts.
pad-offline = It is kept on this device and works without a network.
pad-unknown = That game is not on this device.
pad-unreadable-cut = This game cannot be read: perhaps a part of the link or file is missing. Ask for it again.
pad-unreadable-newer = This game comes from another version of the pad. Open it where it was made.
pad-unreadable-wrong = This is no game of the pad, or something in it contradicts itself.
pad-game = Game
pad-teams = Sides
pad-teams-no = Everyone alone
pad-teams-yes = Teams of two
pad-count = Players
pad-names = Who played
pad-names-teams = Which teams played
pad-team = Team { $number }
pad-name = Name of { $name }
pad-sign = Sign of { $name }: { $sign }. Change it
pad-start = Start counting
pad-past = On this device
pad-past-none = No game yet.
pad-forget = Forget the game of { $when }
pad-save-all = Save all to a file
pad-take = Take games from a file
pad-taken = { $count ->
    [one] 1 game taken.
   *[other] { $count } games taken.
  }
pad-players = Players and points
pad-result = Result
pad-entering = The kingdom of { $name }
pad-square = column { $column }, row { $row }
pad-said = { $square }. Total { $points }.
pad-tools = Brushes
pad-brush = Landscape to paint
pad-crowns = Crowns to paint
pad-crown = { $crowns ->
    [0] No crown
    [one] 1 crown
   *[other] { $crowns } crowns
  }
pad-castle = Castle
pad-erase = Erase
pad-undo = Undo
pad-by-number = By number
pad-by-brush = With the brush
pad-number = Number of the domino
pad-box = Whose dominoes
pad-domino-used = { $domino }, in the kingdom of { $name }
pad-lay-first = Tap where the { $half } lies.
pad-lay-second = Beside it the { $half }.
pad-lay-back = Back
pad-move = Move the kingdom
pad-move-left = To the left
pad-move-right = To the right
pad-move-up = Up
pad-move-down = Down
pad-coins = Coins: { $count }
pad-knights = Knights: { $count }
pad-towers = Towers: { $count }
pad-queen = Queen
pad-ask-coins = Coins left over
pad-ask-knights = All knights, on the land too
pad-ask-towers = Towers
pad-counted = As the buildings give: { $count }
pad-other-number = Another number
pad-build = What stands here
pad-build-none = Nothing
pad-tiles-left = { $count ->
    [0] none left
   *[other] { $count } left
  }
pad-crownless = no crown
pad-brief-wealth = { $coins ->
    [one] 1 coin ÷ 3
   *[other] { $coins } coins ÷ 3
  }
pad-brief-queen = +1 on { $squares } { $terrain }
pad-not-kept = This browser keeps nothing. Save the game to a file at the end.
pad-text = { $first } to { $second }.
pad-edit = Back to the kingdoms
pad-print = Print
pad-share = Copy a link
pad-link = Link to this game
pad-save = Save to a file
pad-new = All games
pad-reasons = Every number explained
pad-reason = { $row }: { $text }
pad-lines = For demesne score
pad-lines-why = A line for each kingdom, as the command reads them.
pad-lines-save = Save the lines
pad-doubts = That cannot be
doubt-of = { $name }: { $text }
doubt-too-wide = { $wide } squares wide and { $high } high, where { $size } by { $size } are allowed.
doubt-unconnected = The land lies in { $parts } parts that do not touch.
doubt-too-many-squares = { $there } squares of { $what }; the box has { $has }.
doubt-too-many-tiles = { $there } times { $what }; the box has { $has }.
doubt-too-much-land = { $squares } squares of land, more than { $dominoes } dominoes have.
doubt-odd-land = { $squares ->
    [one] 1 square of land
   *[other] { $squares } squares of land
  }: dominoes come in twos.
doubt-townless = Kingdomino has no town: no buildings, coins, knights, towers or Queen.
doubt-no-castle = There is no castle.
doubt-knights = { $there } knights in all; the box has { $has }.
doubt-towers = { $there } towers in all; the box has { $has }.
doubt-all-squares = { $there } squares of { $what } in all kingdoms; the box has { $has }.
doubt-all-tiles = { $there } times { $what } in all kingdoms; the box has { $has }.
doubt-domino-twice = Domino { $number } lies { $times } times.
doubt-queens = { $count } Queens; there is only one.
doubt-no-host = Somebody has towers, but nobody hosts the Queen.
doubt-host = She is a guest here with { $towers ->
    [one] 1 tower
   *[other] { $towers } towers
  }, though another kingdom has { $most }.
doubt-host-towerless = She is a guest here, without a tower.

## Rules: around them

hem-rules = Rules
rules = Rules
rules-of = Rules of { $game }
rules-title = The rules
rules-text = Choose your game and how you play it: then only what applies is shown. Every rule has a number, and refusals at the table name it.
rules-sheet = Quick sheet
rules-sheet-of = { $game }: quick sheet
rules-back = All the rules
rules-print = Print
rules-mode = How you play
rules-game = Game
rules-players = Players
rules-contents = Contents
rules-anchor = Rule { $clause }
rules-link = Rule { $clause }
rules-key = Press ? to read it.
rules-search = Search the rules
rules-search-hint = Press / to search.
rules-search-none = No rule here says “{ $query }”.
rules-search-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
  } with “{ $query }”
rules-not-here = This rule belongs to another game or way of playing than the one chosen here.
rules-print-foot = demesne, rules in our own words. The numbers are the same on every page and at the table.
rules-glance = At a glance
rules-facts-kingdom = Kingdom
rules-facts-line = Line
rules-facts-rounds = Rounds
rules-facts-kings = Kings
rules-facts-start = You begin with
rules-facts-ties = Equal points
rules-kingdom = { $size } × { $size } squares
rules-line = { $line } dominoes
rules-rounds = { $games ->
    [one] { $rounds }
   *[other] { $games } × { $rounds }
  }
rules-kings = { $teams ->
    [yes] 1 for each partner
   *[no] { $kings } each
  }
rules-start = { $coins } coins, { $knights ->
    [one] 1 knight
   *[other] { $knights } knights
  }{ $teams ->
    [yes] {" "}for each team
   *[no] {""}
  }
rules-box-link = Check your box
# The chapters, by their numbers.
rules-chapter-1 = What is in the box
rules-chapter-2 = Setting up
rules-chapter-3 = A round
rules-chapter-4 = A: place
rules-chapter-5 = B: taxes
rules-chapter-6 = C: build
rules-chapter-7 = The Queen
rules-chapter-8 = D: the dragon
rules-chapter-9 = { $town ->
    [yes] E: claim
   *[no] Claim
  }
rules-chapter-10 = Counting
rules-chapter-11 = Winning
rules-chapter-12 = Editions and your own box
rules-chapter-13 = Kingdomino
rules-chapter-14 = Royal Wedding

## Rules: the clauses, numbered as in docs/rules

rule-1-1 = Dominoes
rule-1-1-text = { $game ->
    [royal-wedding] You play with two boxes of 48 dominoes each.
    [kingdomino] The box has 48 dominoes.
   *[other] The box has 48 dominoes, and every game uses them all.
  } Each shows two squares of land, alike or not, and up to three crowns on a square. The number on the back puts them in order: the higher, the richer.
rule-1-2 = Building tiles
rule-1-2-text = There are 32 tiles of 17 kinds for your towns. Beside its picture a tile shows on top what you get at once, and below what it is worth at the end.
rule-1-3 = Supplies
rule-1-3-text = There are { $supply } knights and 15 towers. What is used up is used up; only coins never run out. One Queen and one dragon serve the whole table.

rule-2-1 = Your kingdom
rule-2-1-text = { $teams ->
    [yes] Your team begins with one castle, one square large, and both of you lay land around it.
   *[no] You begin with a castle, one square large.
  } In the end everything you laid must fit, with the castle, into { $size } squares by { $size }.
rule-2-2 = What you begin with
rule-2-2-text = { $town ->
    [yes] { $teams ->
        [yes] Your team has { $coins } coins and { $knights ->
            [one] one knight
           *[other] { $knights } knights
          } in reserve. Each partner has a king.
       *[no] You have { $coins } coins, { $knights ->
            [one] one knight
           *[other] { $knights } knights
          } in reserve and { $kings ->
            [one] one king
           *[other] two kings
          }.
      }
   *[no] You have { $kings ->
        [one] one king
       *[other] two kings
      }, and nothing else.
  }
rule-2-3 = Builders’ board
rule-2-3-text = Six slots cost 5, 4, 3, 2, 1 and 0 coins. Behind the dearest lies the pile of shuffled tiles, and behind the pile is the dragon’s cave. One tile is turned up for every slot, the cheapest first. The dragon is at home, and the Queen is nobody’s guest yet.
rule-2-4 = The first line
rule-2-4-text = A line of { $line } dominoes is dealt and laid in the order of their numbers, the smallest first.{ $game ->
    [royal-wedding] {" "}They come from the Queendomino box.
   *[other] {""}
  }
rule-2-5 = The first kings
rule-2-5-text = { $onetwo ->
    [yes] Only one king is drawn; what follows is told in 2.6.
   *[no] { $kings ->
        [one] The kings are drawn one by one.
       *[other] All four kings are drawn, one by one.
      } When yours comes, set it on a free domino of the line before the next is drawn.
  }
rule-2-6 = Two players: 1-2-1
rule-2-6-text = One king is drawn. Its owner claims one domino, the other player then claims two, one after the other, and the last one goes to the first player again.
rule-2-7 = The second line
rule-2-7-text = As soon as every king stands on a domino, { $line } more are dealt as the next line, and the first round begins.

rule-3-1 = Who is next
rule-3-1-text = The line decides. The king on the smallest number takes the first turn, the king on the largest the last. So you pay for a rich domino by waiting.
rule-3-2 = The steps of a turn
rule-3-2-text = { $town ->
    [yes] Five steps, always in this order: you place your domino (4), collect taxes (5), build (6), send the dragon (8) and claim your next domino (9).
   *[no] Two steps: you place the domino under your king (4), then you claim one of the next line (9).
  }
rule-3-3 = Must and may
rule-3-3-text = { $town ->
    [yes] You must place and you must claim. Taxes, building and the dragon you may skip. Where there is nothing you could do, the step goes by on its own.
   *[no] Both steps are musts.
  }
rule-3-4 = What nobody claims
rule-3-4-text = { $left ->
    [one] One domino of each line stays without a king. It leaves
   *[other] { $left } dominoes of each line stay without a king. They leave
  } the game when the line has been played.
rule-3-5 = Two kings
rule-3-5-text = Each of your two kings takes a turn of its own where it stands in the line, with every step.
rule-3-6 = The end of a round
rule-3-6-text = { $town ->
    [yes] After the last turn the dragon flies home. The tiles that are left slide to the cheapest slots and keep their order; the free slots are filled from the pile, the cheaper ones first. Then the next line is dealt. Until then, a slot that was emptied stays empty.
   *[no] After the last turn the next line is the one to be played, and a new one is dealt beside it.
  }
rule-3-7 = { $rounds } rounds
rule-3-7-text = { $dealt } dominoes in lines of { $line } make { $rounds } rounds. In the last one nothing is left to claim: you { $town ->
    [yes] place, and may tax, build and send the dragon
   *[no] only place
  }. { $games ->
    [one] Then the game is over.
   *[other] Then this game of the three is over.
  }

rule-4-1 = Which domino
rule-4-1-text = You place the one your king stands on. Where it lies, it stays.
rule-4-2 = Side by side
rule-4-2-text = Its two squares go next to each other, on squares where nothing lies yet. Turn it as you like.
rule-4-3 = Connection
rule-4-3-text = At least one half must touch, edge to edge, a square of its own landscape or your castle. Corners do not connect and crowns do not matter, and the two halves of the new domino do not hold each other.
rule-4-4 = The castle
rule-4-4-text = Any landscape may touch the castle, on each of its four sides.
rule-4-5 = The size of a kingdom
rule-4-5-text = With the new domino, your kingdom must still fit into { $size } squares by { $size }. The castle need not be in the middle: your land decides where the limits are.
rule-4-6 = When it fits nowhere
rule-4-6-text = A domino that fits nowhere leaves the game and is worth nothing. One that fits anywhere must be laid, even where it hurts.
rule-4-7 = Equal halves
rule-4-7-text = A domino with two equal halves looks the same both ways round, so one way of laying it is enough.

rule-5-1 = Where knights go
rule-5-1-text = You may send knights from your reserve to the domino you have just placed, and to no other. If it was discarded, there is no tax this turn.
rule-5-2 = One or two
rule-5-2-text = One knight or two, at most one on a square. They stay there until the end of the game.
rule-5-3 = What they collect
rule-5-3-text = Each knight brings a coin for every square of the territory it stands in. Towns pay like any land.
rule-5-4 = The Safes
rule-5-4-text = With the Safe for knights, every knight you send brings one coin more for each knight you own, on land or in reserve. The Safe for towers does the same with your towers. Own both and both count; send two knights and both are paid twice.
rule-5-5 = In one territory
rule-5-5-text = Knights are never in each other’s way. Older ones do not matter, and two that you send into one territory in the same turn each collect all of it.

rule-6-1 = Which tile
rule-6-1-text = Any tile on the board, but none from the pile. Its slot then stays empty until the round ends.
rule-6-2 = The price
rule-6-2-text = You pay the number of its slot, and one coin less while the Queen is your guest (7.2).
rule-6-3 = Where
rule-6-3-text = On a town square of your kingdom that has no building yet. It does not matter when you laid it.
rule-6-4 = How many
rule-6-4-text = One building in a turn{ $kings ->
    [one] {""}
   *[other] {" "}of each king
  }, and one on a square.
rule-6-5 = What comes at once
rule-6-5-text = The tile’s knights join your reserve, and its towers stand in your kingdom. If the supply has too few, you get what is left. New knights can collect from your next turn on.
rule-6-6 = Below a building
rule-6-6-text = A knight that stands there stays, and the square is a town square still: for its size, for taxes and for points.

rule-7-1 = Whose guest she is
rule-7-1-text = Build towers until you have the most of all, or as many as the best, and the Queen comes to you. A host who builds more towers keeps her. Nothing else moves her. While nobody has a tower, she is nobody’s guest.
rule-7-2 = Her discount
rule-7-2-text = While she is your guest, every building costs you one coin less, though never less than nothing.
rule-7-3 = The purchase that brings her
rule-7-3-text = You pay before the towers stand, so that purchase is paid in full.

rule-8-1 = Once a round
rule-8-1-text = The dragon can be sent as long as it is in its cave: one time in a round for the whole table, in the last round too.
rule-8-2 = Not by her host
rule-8-2-text = While the Queen is your guest you may not send it, not even in the turn in which she came.
rule-8-3 = What it costs
rule-8-3-text = One coin, whatever the slot costs.
rule-8-4 = What it burns
rule-8-4-text = Any one tile on the board. The tile is out of the game, and the dragon sits in its slot until the round ends.

rule-9-1 = Which domino
rule-9-1-text = Set your king on a domino of the next line where no king stands.
rule-9-2 = No skipping
rule-9-2-text = You must claim one, even if you like none of them.
rule-9-3 = In the last round
rule-9-3-text = There is no next line, so there is nothing to claim.

rule-10-1 = Wealth
rule-10-1-text = Three coins are one point. One or two left over are worth nothing.
rule-10-2 = Territories
rule-10-2-text = Squares of one landscape that touch edge to edge are one territory. It is worth its squares times its crowns, so without a crown it is worth nothing. The castle belongs to none.
rule-10-3 = Towns
rule-10-3-text = Towns count like other land, built on or not. Only a Queen’s Tower puts a crown there.
rule-10-4 = The Queen
rule-10-4-text = She is one more crown on her host’s largest territory, whatever grows there: its squares count once more, even if it has no other crown.
rule-10-5 = Plain numbers
rule-10-5-text = A building with a plain number is worth that many points.
rule-10-6 = For territories
rule-10-6-text = A building with a landscape is worth 2 points for each territory of that landscape in your kingdom, large or small, with crowns or without. The Church counts the town it stands in too.
rule-10-7 = For towers and knights
rule-10-7-text = The Travelling Castle is worth 1 point for each of your towers, the Training Camp 1 for each of your knights, on land or in reserve.
rule-10-8 = What is not counted
rule-10-8-text = The bonuses of Kingdomino, Middle Kingdom and Harmony, are no part of this game.

rule-11-1 = The most points
rule-11-1-text = { $teams ->
    [yes] The team with the most points wins together.
   *[no] Whoever has the most points{ $games ->
        [one] {""}
       *[other] {" "}of all three games together
      } wins.
  }
rule-11-2 = Equal points
rule-11-2-text = The larger single territory decides, towns included, with crowns or without.
rule-11-3 = Still equal
rule-11-3-text = { $lasttie ->
    [coins] By the Czech rules the coins decide then that brought no point in 10.1. If those are equal too, you share the place. By the other rules you share it at once.
   *[shared] You share the place. Only the Czech rules let left-over coins decide first.
  }

rule-12-1 = Your edition
rule-12-1-text = { $edition ->
    [cz] You play as the Czech rules say. One thing is different there: after the largest territory, left-over coins decide between equals (11.3).
    [eu] You play as the European rules in seven languages say. In play they are the same as the American ones; the words differ.
   *[us] You play as the American rules of 2017 say. In play they are the same as the European ones; the words differ.
  }{ $game ->
    [royal-wedding] {" "}{ $edition ->
        [cz] Up to seven may play alone (14.1).
        [eu] Up to six may play alone (14.1).
       *[us] Up to eight may play alone (14.1).
      }
   *[other] {""}
  }
rule-12-2 = Slips in print
rule-12-2-text =
    Some printed rules contain slips. They are played in no edition here:
    The Italian and Russian rules leave steps out of the last round. Everywhere else you play A to D.
    Several languages give each of two kings only the steps A and E. Everywhere else each has them all.
    The Spanish rules let the domino farthest from the board begin. Everywhere else the nearest does, which has the smallest number.
    The Spanish rules give a knight for every building. Only tiles that show knights give any.
    A Hebrew example lets the Church count forests. It counts towns.
rule-12-3 = Your own box
rule-12-3-text = On some tiles the knights and towers are our estimates, and the tile says so. If you own the game, compare your tiles and tell the table: it then plays with your box, and its record names it.

rule-13-1 = Players and dominoes
rule-13-1-text = { $players ->
    [2] { $size ->
        [7] Two players play with all 48 dominoes, two kings each, in lines of four.
       *[other] Two players play with 24 of the 48 dominoes, two kings each, in lines of four. Which ones stay in the box, nobody knows.
      }
    [3] Three players play with 36 of the 48 dominoes, in lines of three. Which ones stay in the box, nobody knows.
   *[other] Four players play with all 48 dominoes, in lines of four.
  } That makes { $rounds } rounds.
rule-13-2 = A turn
rule-13-2-text = Place the domino under your king, then claim one of the next line. In the last round you only place.
rule-13-3 = No towns
rule-13-3-text = There are no coins, knights, towers, buildings, Queen or dragon, and no rules about them. Your territories count{ $bonuses ->
    [yes] {" "}and the bonuses you agreed on
   *[no] , and nothing else
  }.
rule-13-4 = Equal points
rule-13-4-text = { $games ->
    [one] The larger single territory decides. Then all the crowns of a kingdom together decide. Then you share the place.
   *[other] After three games, equal sums share the place.
  }
rule-13-5 = { $bonusnames }
rule-13-5-text =
    { $middle ->
        [yes] Middle Kingdom: 10 points if your castle stands in the middle. { $centre ->
            [grid] Your land may reach no farther than half the grid on any side of it.
           *[extent] Your kingdom must reach over the whole { $size } by { $size }, gaps allowed, and equally far from the castle to opposite sides.
          }
       *[no] {""}
      }
    { $harmony ->
        [yes] Harmony: 5 points if your kingdom is complete, with land on every square of { $size } by { $size }.
       *[no] {""}
      }
rule-13-6 = The Mighty Duel
rule-13-6-text = Two players, all 48 dominoes, kingdoms of 7 by 7, twelve rounds.
rule-13-7 = Dynasty
rule-13-7-text = You play three games, each from the beginning, and add up your points, bonuses included. The sum decides.

rule-14-1 = Players and kingdoms
rule-14-1-text = { $teams ->
    [yes] { $players } players make { $sides } teams of two. Each team builds one kingdom of 7 by 7; lines have eight dominoes, and there are twelve rounds.
   *[no] { $players } players, each alone, build kingdoms of { $size } by { $size } from lines of { $line } dominoes. There are { $rounds } rounds.
  } All 96 dominoes are turned up.
rule-14-2 = Two boxes in turn
rule-14-2-text = The boxes are not mixed. The first line comes from Queendomino, the next from Kingdomino, and so on. Towns are only in Queendomino’s box, so in every second line there are none.
rule-14-3 = What is left over
rule-14-3-text = { $left ->
    [0] Every domino of a line is claimed, so none is left over.
    [one] One domino of each line is claimed by nobody. It leaves the game when the line has been played.
   *[other] { $left } dominoes of each line are claimed by nobody. They leave the game when the line has been played.
  }
rule-14-4 = Teams
rule-14-4-text = You and your partner share one castle, one kingdom, { $coins } coins, { $knights ->
    [one] one knight
   *[other] { $knights } knights
  }, one score, and the Queen when she comes. Each of you has a king of your own, and so a turn of your own in every round.
rule-14-5 = Whose turn it is, decides
rule-14-5-text = Talk about everything you like. But in your turn you decide alone: where your domino goes, what your team’s coins and knights are used for, and what you claim.
rule-14-6 = When supplies run out
rule-14-6-text = With this many players or rounds, knights, towers and tiles can be used up. A building then brings as many knights and towers as are left, perhaps none, and can be bought all the same. Without a pile, dear slots stay empty.

## Rules: the drawings beside them

rules-copies = × { $count }
rules-land = Squares of each landscape, by their crowns
rules-land-name = Landscape
rules-land-plain = plain
rules-land-crowns = { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
  }
rules-land-all = all
rules-sum = { $terrain } { $squares } × { $crowns } = { $points }
rules-bonus-none = None
rules-bonus-middle-kingdom = Middle Kingdom
rules-bonus-harmony = Harmony
rules-bonus-both = Both
rules-about-queendomino = Two to four players. Fields and towns, knights and buildings, the Queen and the dragon.
rules-about-kingdomino = Two to four players. Land and crowns only; with Middle Kingdom, Harmony, The Mighty Duel and Dynasty.
rules-about-domaine = Two to four players. Castles, borders and knights, mines and alliances, and cards nobody else sees.
rules-about-royal-wedding = Three to eight players, each alone or in teams of two, with the dominoes of both boxes.
figure-yes = Allowed
figure-no = Not allowed
figure-touches = Lake lies beside lake. The grassland half need not match anything.
figure-alone = Lake lies beside forest and wheat only. It cannot stay there.
figure-corner = Lake meets lake at a corner. That is not enough.
figure-castle = Nothing here is a mine, but the mine touches the castle.
figure-window = The dots are the squares that can still become land: never more than { $size } across and { $size } down.
figure-tax = Just placed: lake and wheat. The knight on the lake stands in a territory of 3 squares and brings 3 coins. A second one on the wheat would bring 2.
figure-build = Two town squares are open. On the third stands a Church.
figure-territories = Five territories. The two of wheat do not touch, and the grassland has no crown.
figure-towns = One town of three squares. The Queen’s Tower gives it a crown; the Statue gives it none.
figure-crowning = The forest is the largest territory. It has no crown of its own; the Queen is one.
figure-worth = Two wheat territories, so the Bakery is worth 4 points.
figure-bonuses = Land on every square of { $size } by { $size }, and the castle in the middle.
figure-team = One castle in two colours.
figure-builders = The dearest slot is next to the cave. A tile shows what comes at once, on top, and what it is worth at the end, below.
figure-prices = For the Queen’s host: one coin less in each slot, and nothing at the least.
figure-dragon = The dragon has burnt the tile that cost 4, and somebody has bought the one that cost 1.
figure-line = A line. Crowned squares come with high numbers.
figure-order = Whose turn is when: from top to bottom.
figure-onetwo = First one, then two, then one.
figure-safes = Three lakes, and you own two knights and one tower. With both Safes, one knight on the lake brings 3 + 2 + 1 coins.
figure-queen = Moon has two towers and the Queen. Rose builds up to two as well: she goes to Rose.
figure-claim = Dashed rings are free. The place of your king is your turn in the next round.
figure-pad = The rows one fills in at the end. At the table each number says what it is made of.
figure-boxes = One line from each box. Numbers from 1 to 48 are in both.

## Rules: the quick sheet

sheet-turn = Your turn
sheet-may = if you like
sheet-place = One half touches its own landscape or your castle. Within { $size } × { $size }. It is discarded only if it fits nowhere.
sheet-tax = One or two knights on the new domino, one to a square. Each brings a coin for every square of its territory. They stay.
sheet-build = One building on an open town square. Its knights and towers come at once.
sheet-bribe = One coin burns a tile on offer, once a round for the whole table. Not for the Queen’s host.
sheet-claim = Your king onto a free domino of the next line. Small numbers go first. Not in the last round.
sheet-prices = Prices
sheet-slots = Slots of 5, 4, 3, 2, 1 and 0 coins, the dearest next to the cave
sheet-prices-text = You pay the number of the slot; the Queen’s host pays one less. The Queen comes to whoever builds up to the most towers, ties included. At the end of a round tiles slide to the cheap slots, and new ones fill the dear slots.
sheet-scores = What scores
sheet-land = Land
sheet-score-wealth = 1 for every 3 coins.
sheet-score-land = Squares × crowns, for each territory. No crown, no points.
sheet-score-town = The same; only Queen’s Towers are crowns there.
sheet-score-queen = One more crown on the largest territory.
sheet-score-buildings = A number; or 2 for each territory of a landscape; or 1 for each tower or knight.
sheet-special = In this game
sheet-tiles = Buildings
sheet-tiles-key = Beside the picture: on top what comes at once, below what it is worth at the end. × counts the tiles in the box.
