# Land, pieces and a table of the Queendomino family.

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
# $way: where it lies as seen from the castle; $across and $down: how many squares away.
where = { $way ->
    [left] { $across ->
        [1] just left of the castle
       *[other] { $across } squares left of the castle
      }
    [right] { $across ->
        [1] just right of the castle
       *[other] { $across } squares right of the castle
      }
    [above] { $down ->
        [1] just above the castle
       *[other] { $down } squares above the castle
      }
    [below] { $down ->
        [1] just below the castle
       *[other] { $down } squares below the castle
      }
    [corner-above-left] at the castle’s upper left corner
    [corner-above-right] at the castle’s upper right corner
    [corner-below-left] at the castle’s lower left corner
    [corner-below-right] at the castle’s lower right corner
    [above-left] { $across } left of the castle and { $down } up
    [above-right] { $across } right of the castle and { $down } up
    [below-left] { $across } left of the castle and { $down } down
   *[below-right] { $across } right of the castle and { $down } down
  }
square-free = free
square-knight = a knight
square-knight-why = A knight stands here. It has collected its taxes and stays for good.
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
stat-crowns-why = { $dynasty ->
    [yes] A territory is worth its squares times its crowns.
   *[no] A territory is worth its squares times its crowns. If points and largest territories are equal, more crowns win.
  }
stat-largest-why = { $dynasty ->
    [yes] After three games, equal sums share the place.
   *[no] If points are equal, the largest territory wins.
  }
stat-coins-why = Coins buy buildings and bribe the dragon. At the end, three coins are worth one point.
stat-knights-why = A knight on your new domino collects a coin for every square of its territory.
stat-towers-why = The Queen visits whoever builds their way to the most towers.
line-king = { $sure ->
    [yes] { $name } stands here and takes turn { $order } of the round.
   *[no] { $name } stands here and takes turn { $order } of the round at the latest.
  }
line-free = { $sure ->
    [yes] Nobody stands here yet. The king that claims it takes turn { $order } of the round.
   *[no] Nobody stands here yet. The king that claims it takes turn { $order } of the round at the latest.
  }
line-turn-over = This turn is over.
line-turn-now = This turn is being played.
claim-domino = { $sure ->
    [yes] Claim { $domino }, turn { $order }
   *[no] Claim { $domino }, turn { $order } at the latest
  }

## Builders

builders = Builders
slot-sold = sold
slot-burnt = burnt
slot-empty = empty
slot-printed = { $filled ->
    [yes] Printed price { $cost }. Free slots are filled at the end of the round.
   *[no] Printed price { $cost }.
  }
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
    [one] You cannot afford 1 coin.
   *[other] You cannot afford { $price } coins.
  }
slot-name = { $name }. { $price }
dragon-home = The dragon is in its cave
dragon-out = The dragon is out
dragon-why = Once a round, a bribe of one coin makes it burn a tile on offer. It does not fly for the Queen’s host.
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
building-tax-knight = From your next turn on, every knight you send for taxes brings 1 coin more for each knight you own.
building-tax-tower = From your next turn on, every knight you send for taxes brings 1 coin more for each tower you own.
building-points = { $count ->
    [one] 1 point at the end.
   *[other] { $count } points at the end.
  }
building-per-terrain = { $count ->
    [one] 1 point at the end for each { $terrain } territory.
   *[other] { $count } points at the end for each { $terrain } territory.
  }
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

## Refusals of the rules

# Before the rule: what is to be seen at the square or domino that was touched.
here-castle = Your castle stands here.
here-land = Here: { $terrain }.
here-nothing = Nothing lies here.
here-no-room = This square is free, but none beside it is.
here-alone = Nothing lies beside this square.
here-beside = Beside this square: { $around }. Your domino: { $halves }.
here-extent = Here your kingdom would become { $wide } × { $high }.
here-king = Claimed by { $name }.
here-own-king = Your own king stands there.
refusal-place-wrong-domino = You place the domino your king stands on.
refusal-place-apart = Its two halves must lie side by side.
refusal-place-occupied = Each half of the domino needs a free square.
refusal-place-unconnected = It must touch its own landscape or your castle.
refusal-place-too-wide = A kingdom is at most { $size } squares wide and { $size } high.
refusal-place-order = Both halves are alike: one way of placing it is enough.
refusal-discard-wrong-domino = That is not the domino in your hand.
refusal-discard-fits = It fits somewhere, so it must be placed.
refusal-tax-square = Knights go on the domino you have just placed, one to a square.
refusal-tax-knights = You do not have that many knights in reserve.
refusal-build-no-slot = There is no such slot.
refusal-build-empty-slot = There is no tile in that slot.
refusal-build-coins = It costs { $price }, and you have { $coins }.
refusal-build-square = A building stands on a town square.
refusal-build-taken = There is already a building on that square.
refusal-bribe-queen = The dragon does not fly for whoever hosts the Queen.
refusal-bribe-away = The dragon has already flown this round.
refusal-bribe-coins = The dragon asks for { $price }, and you have { $coins }.
refusal-bribe-no-slot = There is no such slot.
refusal-bribe-empty-slot = There is no tile in that slot to burn.
refusal-claim-not-in-line = That domino is not in the next line.
refusal-claim-taken = A domino takes only one king.
refusal-pass-mandatory = This step cannot be skipped.
refusal-king-not-drawn = That king is not the one to draw.
refusal-deal-gone = That domino has already been dealt.
refusal-tile-gone = No such tile is left in the pile.

## Whose turn

status-place = Place the { $first } and { $second }.
status-place-double = Place the double { $first }.
status-discard = The { $first } and { $second } fit nowhere.
status-discard-double = The double { $first } fits nowhere.
status-tax = Send knights for taxes, or skip.
status-build = Build in your town, or skip.
status-bribe = Bribe the dragon, or skip.
status-claim = Claim your next domino.
status-theirs-place = { $name } places a domino.
status-theirs-tax = { $name } may collect taxes.
status-theirs-build = { $name } may build.
status-theirs-bribe = { $name } may bribe the dragon.
status-theirs-claim = { $name } claims a domino.
step-place = Place
step-tax = Tax
step-build = Build
step-bribe = Dragon
step-claim = Claim
step-place-why = Place the domino your king stands on. It is discarded only if it fits nowhere.
step-tax-why = A knight on the new domino brings a coin for each square of its territory.
step-build-why = Buy one building for a free town square.
step-bribe-why = Pay the dragon one coin to burn one of the builders’ tiles. Once a round, and not for the Queen’s host.
step-claim-why = Set your king on a free domino of the next line.

## What is there

others = The others
kingdom-enlarge = { $name }, look closer
queen-here = Hosts the Queen
queen-why = She takes a coin off every building, and at the end she adds a crown to the largest territory.
dynasty-games = Points game by game: { $points }
dynasty-why = The points of each game of the dynasty, the current one last. Their sum decides.
line-now = This round
line-next = Next round
line-first = The first line
line-crowns = { $count ->
    [0] no crown
    [one] { $count } crown
   *[other] { $count } crowns
  }
line-goes = { $last ->
    [yes] goes last
   *[no] { $sure ->
        [no] by turn { $order }
       *[yes] { $order ->
            [1] goes first
            [2] goes second
           *[other] goes third
          }
      }
  }
round-goes = How a round goes
goes-place = the domino that your king brought home
goes-tax = knights collect coins from the land
goes-build = a tile on a town square
goes-bribe = one coin burns a tile that is for sale
goes-claim = a domino of the next line for your king
domino-pair = { $first } and { $second }
domino-double = double { $first }
domino-number = domino { $number }
tab-kingdom = Kingdom
tab-lines = Lines
tab-builders = Builders
tab-others = Others

## Choices

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
place-becomes = { $was } becomes { $is }
place-summary = { $changes }. You then have { $total } points.
place-change = { $terrain } { $points }
place-nowhere = It connects nowhere, or your kingdom would grow too large. It leaves the game and is worth nothing.
place-discard = Discard it
tax-title = Knights on the new domino
tax-squares = { $terrain }, { $squares ->
    [one] 1 square
   *[other] { $squares } squares
  }
# $what: squares of a landscape, or a safe; $coins: "+3".
tax-brings = { $what }: { $coins }
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
    [0] No knights stay in reserve.
    [one] 1 knight stays in reserve.
   *[other] { $count } knights stay in reserve.
  }
build-title = Choose a building
build-where = Choose a town square for it.
build-build = { $price ->
    [0] Build it
    [one] Build for 1 coin
   *[other] Build for { $price } coins
  }
build-points = Your score
build-coins-left = { $count ->
    [0] No coins are left.
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
claim-title = Choose a domino from the next line
claim-order = { $last ->
    [yes] You go last in the next round.
   *[no] { $order ->
        [1] You go first in the next round.
        [2] You go second at the latest.
        [3] You go third at the latest.
       *[other] You go number { $order } at the latest.
      }
  }
follow-order = { $order ->
    [1] First in the next round.
    [2] Second at the latest in the next round.
    [3] Third at the latest in the next round.
   *[other] Last in the next round.
  }
claim-fits = It fits into your kingdom as it is now.
claim-fits-not = It fits nowhere in your kingdom as it is now.
claim-worth = It fits in { $places ->
    [one] 1 place
   *[other] { $places } places
  }; where it scores most now, it brings { $points }.
claim-places = { $count ->
    [one] 1 place
   *[other] { $count } places
  }
claim-final = After a claim, you can only ask to take it back.
claim-act = Claim it
claim-short = Claim
claim-nowhere = fits nowhere
bar-domino = The { $what }
bar-nowhere = It fits nowhere.

## The log

ask-undo-claim = { $name } asks to take back their claim. Nothing new has been turned up since.
ask-undo-place = { $name } asks to take back the domino they placed. Nothing new has been turned up since.
change-points = Points
change-coins = Coins
change-knights = Knights
change-towers = Towers
change-from-to = { $was } → { $is }
log-king = { $who }’s king is drawn.
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
# A move taken back, by its first word in the notation.
log-undo-claim = { $name } took back the claim of the { $what }.
log-undo-place = { $name } took back placing the { $what }.
log-undo-discard = { $name } took back discarding the { $what }.
log-undo-tax = { $name } took back collecting taxes.
log-undo-build = { $name } took back the { $building }.
log-undo-bribe = { $name } took back having the { $building } burned.
log-queen = The Queen comes to { $who }.

## The end

over-text = { $first } to { $second } after { $rounds } rounds.
over-text-games = { $first } to { $second } after { $games } games.
over-largest = { $points ->
    [one] 1 point each. The largest territory decides: { $first } squares to { $second }.
   *[other] { $points } points each. The largest territory decides: { $first } squares to { $second }.
  }
over-coins = { $points ->
    [one] 1 point each, and the largest territories are equal. Left-over coins decide.
   *[other] { $points } points each, and the largest territories are equal. Left-over coins decide.
  }
over-crowns = { $points ->
    [one] 1 point each, and the largest territories are equal. More crowns decide.
   *[other] { $points } points each, and the largest territories are equal. More crowns decide.
  }
over-largest-of = { $squares ->
    [one] largest: 1 square
   *[other] largest: { $squares } squares
  }
over-games = games: { $games }

## Hints

hint-place = Hint: place the { $what }, one half { $first }, the other { $second }.
why-joins = Joins your { $terrain }: { $squares } × { $crowns }, +{ $points }.
why-starts = Starts { $terrain }: { $squares } × { $crowns }, +{ $points }.
why-row = { $row }: +{ $points }.
why-room = All { $count } dominoes of the next line still fit.
why-taxes = Brings { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }.
why-built = Your score +{ $points }.
why-queen = The Queen comes to you.
why-best = Worth +{ $points } where it scores most now.
why-places = It fits in { $count ->
    [one] 1 place
   *[other] { $count } places
  }.
why-nowhere = As things stand, it fits nowhere.
why-crowns = Brings { $count ->
    [one] 1 crown
   *[other] { $count } crowns
  }.
why-knights = Brings { $count ->
    [one] 1 knight
   *[other] { $count } knights
  }.
why-towers = Brings { $count ->
    [one] 1 tower
   *[other] { $count } towers
  }.
why-tax = A knight on it can collect { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  } at once.
why-sides = { $count ->
    [one] Keeps the castle’s last free side open.
   *[other] Keeps { $count } sides of the castle open.
  }
why-middle = The castle can still end up in the middle.
why-filled = No square is cut off, and enough dominoes are left to fill { $size } × { $size }.
why-denies = Otherwise { $name } would gain { $points } more from it than from what is left.
why-order = { $order ->
    [1] You play first next round.
    [2] You play second next round, at the latest.
    [3] You play third next round, at the latest.
   *[other] You play number { $order } next round, at the latest.
  }
# The same, said of somebody else.
says-joins = Joins the { $terrain }: { $squares } × { $crowns }, +{ $points }.
says-built = Score +{ $points }.
says-queen = Brings the Queen.
says-order = { $order ->
    [1] Plays first next round.
    [2] Plays second next round, at the latest.
    [3] Plays third next round, at the latest.
   *[other] Plays number { $order } next round, at the latest.
  }
hint-discard = Hint: it fits nowhere, so discard it.
hint-tax = Hint: collect { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  } in taxes.
hint-build = Hint: build the { $building } { $where }.
hint-bribe = Hint: have the dragon burn the { $building }.
hint-claim = Hint: claim the { $what }.

## The table before the game

room-dominoes = The first dominoes are turned over when everyone is seated.
