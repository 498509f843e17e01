## Every page

wordmark = demesne
hem-home = demesne, to the start
hem-nav = Help and settings
hem-more = Menu
hem-how = How to play
hem-settings = Settings
skip-to-content = Skip to the page
dialog-close = Close
list-comma = ,{" "}
list-and = {" "}and{" "}
game-queendomino = Queendomino

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
refusal-name-empty = Please give a name.
refusal-rate-fast = That was too fast. Wait a moment and try again.
refusal-game-unknown = This table does not know that game.
refusal-option-unknown = This table does not know that option.
refusal-bot-unknown = This table does not know that player.
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
start-game-text = Dominoes, builders, a Queen and a dragon
start-game-time = 2 to 4 players, 25 minutes
start-players = Players
start-play-text = Play now seats you with { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
  }.
start-turn = A turn
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
new-bots = Bots among them
new-bots-count = { $count ->
    [0] No bots
    [one] 1 bot
   *[other] { $count } bots
  }
new-seats = Seats
new-seat = Seat { $seat }
new-person = Person
new-bot = Bot
new-kind = Who takes seat { $seat }
new-open-seats = { $count ->
    [one] 1 seat is open for a friend.
   *[other] { $count } seats are open for friends.
  }
new-lay = Lay the table
new-guest = Guest
new-guest-number = Player { $number }
# Names of the bots, in order; as many as a table has seats.
bot-names = Ben, Cleo, Dov, Eda, Finn, Gala, Hugo, Ines
bot-greedy = Beginner
bot-greedy-text = takes what brings most points now

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

## The table: log

log = Log
log-last = Last moves
log-setup = Before the first round
log-empty = Nothing has happened yet.
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
over-shared = { $names } share the win.
over-text = { $first } to { $second } after { $rounds } rounds. No tie to break.
over-largest = { $points } points each. The largest territory decides: { $first } squares to { $second }.
over-coins = { $points } points each, and territories as large. Left-over coins decide.
over-tied = { $points } points each, and nothing that would part them.
over-largest-of = { $squares ->
    [one] largest: 1 square
   *[other] largest: { $squares } squares
  }
over-again = Play again
over-next = To the new game
over-leave = Leave
over-record = Save the record
