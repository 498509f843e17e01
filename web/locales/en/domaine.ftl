# Land, pieces and a table of Domaine.

## The board

board = Board
board-zoom = Enlarge the board
board-larger = Larger
board-smaller = Smaller
board-whole = The whole board
board-castle = { $owner ->
    [nobody] neutral castle
   *[other] castle of { $name }
  }
board-knight = { $owner ->
    [nobody] neutral knight
   *[other] knight of { $name }
  }
domaine-meadow = meadow
domaine-forest = forest
domaine-village = village
domaine-city = royal city
domaine-mine-gold = gold mine
domaine-mine-silver = silver mine
domaine-mine-copper = copper mine
domaine-mine-diamond = diamond mine
neutral = Nobody
zone = neutral zone
zone-why = A neutral zone: it belongs to nobody and scores for nobody.
open-why = Land of no domain. Borders all around and exactly one castle inside would make it one.
# Whose it is: the reader's, a colour's that nobody plays, or somebody's whose name follows.
domain-of = { $owner ->
    [you] your domain at { $castle }
    [nobody] neutral domain at { $castle }
   *[other] domain of { $name } at { $castle }
  }
# Before it stands the domain, after it what lies in it: "domain of Ada at b3: 4 points (1 forest, 1 village)".
domain-worth = { $domain }: { $points ->
    [one] 1 point
   *[other] { $points } points
  } ({ $list })
domain-strength = { $count ->
    [0] Strength: no knights
    [one] Strength: 1 knight
   *[other] Strength: { $count } knights
  }
domain-mines = Mines: { $mines }
domain-allied = { $owner ->
    [you] Allied with your domain at { $castle }
    [nobody] Allied with the neutral domain at { $castle }
   *[other] Allied with the domain of { $name } at { $castle }
  }
land-forests = { $count ->
    [one] 1 forest
   *[other] { $count } forests
  }
land-villages = { $count ->
    [one] 1 village
   *[other] { $count } villages
  }
land-city = the royal city
land-none = nothing that scores
places = { $count ->
    [one] 1 place to act
   *[other] { $count } places to act
  }
place-border = border between { $first } and { $second }
place-ring = alliance across the border between { $first } and { $second }: { $sides }
# The square is a letter and a number; what lies there follows: "take c4, forest, domain of Ada at b3".
place-castle = castle on { $square }, { $about }
place-knight = knight on { $square }, { $about }
place-take = take { $square }, { $about }
place-gone = lure away the knight on { $square }, { $about }
# Read aloud once a place is chosen: its squares, and what choosing it means.
place-chosen = { $place }: { $what }
track-king = the king stands at { $king }

## Cards

use-borders = { $parts ->
    [one] Border
    [2] Two borders
   *[other] Three borders
  }
use-knights = { $parts ->
    [one] Knight
   *[other] Two knights
  }
use-expansion = Expand
use-deserter = Deserter
use-alliance = Alliance
use-borders-why = { $parts ->
    [one] Set a border between two squares.
   *[other] Set up to { $parts } borders, each between two squares.
  }
use-knights-why = { $parts ->
    [one] Place a knight beside a castle or knight of yours. In a forest it costs a ducat more.
   *[other] Place up to { $parts } knights beside your castles or knights. In a forest each costs a ducat more.
  }
use-expansion-why = One of your domains takes { $parts ->
    [one] a square
   *[other] up to { $parts } squares
  } beside it; from another domain only if yours has more knights.
use-deserter-why = A knight leaves a domain beside yours, and you place one of your own.
use-alliance-why = Your domain and one beside it never take land from each other.
card-or = or
card-play = play
card-sell = sell
card-price = Costs { $price } to play, sells for { $sell }.
card-says = { $name }, costs { $price }, sells for { $sell }
card-says-idle = { $name }, costs { $price }, sells for { $sell }, cannot be played now
card-says-tried = { $name }, costs { $price }, sells for { $sell }, playing it has been tried
card-says-ordered = { $name }, costs { $price }, sells for { $sell }, playing it is in your orders
back-of = face down, stack { $letter }
hand = Your hand
hand-of = Hand of { $name }
hand-show = Show my cards
hand-cover = Cover my cards
hand-empty = No cards left.
chancery = Chancery
deck-left = Deck, stack { $letter } on top, { $count ->
    [one] 1 card left
   *[other] { $count } cards left
  }
deck-count = { $count } left
deck-none = none left
deck-empty = The deck is gone
card-barred = Just sold: it cannot be taken back this turn.
pile-says = { $barred ->
    [yes] { $card }, just sold, cannot be taken back this turn
   *[no] { $count ->
        [one] { $card }
       *[other] { $card }, { $count } of them
      }
  }
pile-times = × { $count }

## Lords

court = Lords
tab-board = Board
stat-ducats = { $count ->
    [one] 1 ducat
   *[other] { $count } ducats
  }
stat-ducats-why = { $income ->
    [0] No income: no domain has a mine.
    [one] Each turn begins with 1 ducat from mines.
   *[other] Each turn begins with { $income } ducats from mines.
  }
stat-supply = { $count ->
    [0] No knights left to place
    [one] 1 knight left to place
   *[other] { $count } knights left to place
  }
lord-cards = Cards: { $list }
lord-mine = { $count } × { $mine }
lord-monopoly = { $count } × { $mine }: a monopoly, 5 points
item-forests = { $count ->
    [one] 1 forest
   *[other] { $count } forests
  } at { $castle }: { $points }
item-villages = { $count ->
    [one] 1 village
   *[other] { $count } villages
  } at { $castle }: { $points }
item-city = The royal city at { $castle }: { $points }
item-monopoly = { $count } × { $mine }, a monopoly: { $points }
item-ducats = For ducats: { $points }
row-forests = Forests
row-villages = Villages
row-city = Royal city
row-monopolies = Monopolies
row-ducats = Ducats

## Whose turn

status-cards = Cards are dealt.
status-castle = Place a castle.
status-castle-neutral = Place a neutral castle.
status-knight = Place its knight beside it.
status-knight-neutral = Place its knight beside it.
status-act = Sell a card, or play one.
status-borders = { $left ->
    [one] { $parts ->
        [one] Set a border.
       *[other] Set the last border.
      }
   *[other] Set { $left } borders.
  }
status-knights = { $left ->
    [one] Place a knight.
   *[other] Place { $left } knights.
  }
status-expansion = { $left ->
    [one] Take a square.
   *[other] Take up to { $left } squares.
  }
status-deserter = Lure a knight away.
status-alliance = Make an alliance.
status-refill = Take a card.
status-theirs-castle = { $name } places a castle.
status-theirs-knight = { $name } places a knight.
status-theirs-act = { $name } chooses a card.
status-theirs-borders = { $name } sets borders.
status-theirs-knights = { $name } places knights.
status-theirs-expansion = { $name } expands a domain.
status-theirs-deserter = { $name } lures a knight away.
status-theirs-alliance = { $name } makes an alliance.
status-theirs-refill = { $name } takes a card.
turn-castle = Castle
turn-knight = Knight
turn-income = Income
turn-act = Card
turn-sold = Sale
turn-borders = { $left ->
    [one] 1 border
   *[other] { $left } borders
  }
turn-knights = { $left ->
    [one] 1 knight
   *[other] { $left } knights
  }
turn-expansion = Expansion
turn-deserter = Deserter
turn-alliance = Alliance
turn-refill = Refill
turn-castle-why = Castles stand on meadows, those of one colour far apart.
turn-knight-why = Every castle gets a knight beside it.
turn-income-why = A ducat for each kind of mine in your domains.
turn-act-why = Sell one card, or pay for one and use one of its symbols.
turn-sold-why = The card is in the Chancery now.
turn-borders-why = Borders that enclose land around a single castle make a domain.
turn-knights-why = Knights make a domain strong.
turn-expansion-why = A domain takes land beside it.
turn-deserter-why = A neighbour’s knight leaves, and you place one of your own.
turn-alliance-why = Two domains never take land from each other.
turn-refill-why = Back up to three cards, from the deck or the Chancery.

## Choices, and what they would bring

prompt = Your choice
hint-castle = Choose a meadow: castles of one colour need at least { $spaces } squares between them. Gold dots show where its knight could stand.
hint-knight = Choose a square beside the castle. Forests are free now.
hint-act = Choose a card from your hand. The board then shows where it can be used.
hint-borders = { $left ->
    [one] Choose a border.
   *[other] Choose a border. You may set { $left }.
  }
hint-knights = { $left ->
    [one] Choose a square beside a castle or knight of yours.
   *[other] Choose a square beside a castle or knight of yours. You may place { $left }.
  }
hint-expansion = { $left ->
    [one] Choose a square beside your domain.
   *[other] Choose a square beside one of your domains. You may take { $left }.
  }
hint-deserter = Choose the knight that is to leave.
hint-alliance = Choose the rings between your domain and another.
hint-borders-then = Choose a border.
hint-knights-then = Choose a square.
hint-expansion-then = Several of your domains could take it. Choose one by its castle.
hint-deserter-then = Choose where to place your own knight.
hint-alliance-then = Choose one of your domains by its castle.
hint-refill = Take the top card of the deck, or one from the Chancery.
hint-refill-deck = Take the top card of the deck.
plain-castle = A castle here
plain-knight = A knight here
plain-act = A card
plain-borders = A border here. No domain closes yet.
plain-knights = A knight here
plain-expansion = This square
plain-deserter = This knight makes way for yours
plain-alliance = From now on, neither takes land from the other.
plain-refill = This card
do-castle = Place the castle
do-knight = Place the knight
do-act = Play
do-play = { $ducats ->
    [one] Play for 1 ducat
   *[other] Play for { $ducats } ducats
  }
do-sell = { $ducats ->
    [one] Sell for 1 ducat
   *[other] Sell for { $ducats } ducats
  }
do-borders = Set the border
do-knights = Place the knight
do-expansion = Take the square
do-deserter = Lure it away
do-alliance = Make the alliance
do-refill = Take it
do-end = Skip the rest
bar-deck = Top card of the deck, stack { $letter }
# Read aloud: what a card cannot be used for now, and the sentence that says why.
use-not = { $use }: { $reason }
use-sell = Sell it
use-cost = { $price ->
    [one] pay 1
   *[other] pay { $price }
  }
use-gain = get { $ducats }
use-left = { $ducats ->
    [0] none left
    [one] 1 left
   *[other] { $ducats } left
  }
effect-arises = { $owner ->
    [you] Closes your domain at { $castle }
    [nobody] Closes the neutral domain at { $castle }
   *[other] Closes the domain of { $name } at { $castle }
  }
effect-grows = { $owner ->
    [you] Enlarges your domain at { $castle }
    [nobody] Enlarges the neutral domain at { $castle }
   *[other] Enlarges the domain of { $name } at { $castle }
  }
effect-shrinks = { $owner ->
    [you] Takes from your domain at { $castle }
    [nobody] Takes from the neutral domain at { $castle }
   *[other] Takes from the domain of { $name } at { $castle }
  }
# Read aloud after the name of a place.
effect-closes = { $owner ->
    [you] closes your domain at { $castle }: { $points ->
        [one] 1 point
       *[other] { $points } points
      }
    [nobody] closes the neutral domain at { $castle }
   *[other] closes the domain of { $name } at { $castle }: { $points ->
        [one] 1 point
       *[other] { $points } points
      }
  }
effect-cut = { $count ->
    [one] 1 square is cut off and belongs to nobody
   *[other] { $count } squares are cut off and belong to nobody
  }
effect-ducats = { $count ->
    [one] 1 ducat for the forest
   *[other] { $count } ducats for the forest
  }
effect-strength = { $owner ->
    [you] Strength of your domain at { $castle }: { $before } to { $after }
    [nobody] Strength of the neutral domain at { $castle }: { $before } to { $after }
   *[other] Strength of the domain of { $name } at { $castle }: { $before } to { $after }
  }
# Points before and after.
effect-sum = { $before ->
    [one] from 1 point to { $after }
   *[other] from { $before } points to { $after }
  }
effect-king = { $name } reaches the king
effect-allies = { $owner ->
    [nobody] Allies your domain at { $own } with the neutral one at { $castle }
   *[other] Allies your domain at { $own } with that of { $name } at { $castle }
  }
# What brings or costs points, read aloud: "2 villages, plus 6"; or whom it costs: "Ben, minus 6".
effect-more = { $text }, plus { $count }
effect-less = { $text }, minus { $count }
gain-forests = { $count ->
    [one] 1 forest
   *[other] { $count } forests
  }
gain-villages = { $count ->
    [one] 1 village
   *[other] { $count } villages
  }
gain-city = royal city
gain-monopolies = { $count ->
    [one] 1 monopoly
   *[other] { $count } monopolies
  }
## The log

log-hand = { $name } is dealt { $cards } cards.
log-draw = { $known ->
    [no] { $name } drew a card from the deck.
   *[other] { $name } drew from the deck: { $card }.
  }
log-castle = { $whose ->
    [own] { $name } placed a castle at { $square }.
   *[neutral] { $name } placed a neutral castle at { $square }.
  }
log-guard = Its knight stands at { $square }.
log-sell = { $name } sold “{ $card }” for { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
  }.
log-card = { $name } played “{ $use }” for { $price ->
    [one] 1 ducat
   *[other] { $price } ducats
  }.
log-take = { $name } took “{ $card }” from the Chancery.
log-end = { $name } skipped the rest of the card.
log-knight = { $price ->
    [0] { $name } placed a knight at { $square }.
   *[other] { $name } placed a knight in the forest at { $square } for a ducat.
  }
log-border = { $name } set a border between { $first } and { $second }.
log-expand = { $taken ->
    [yes] The domain of { $name } at { $castle } took { $square } from { $owner }.
   *[no] The domain of { $name } at { $castle } took { $square }.
  }
log-desert = { $name } lured { $owner }’s knight away from { $knight } and placed one at { $square }.
log-ally = { $name } allied the domain at { $castle } with that of { $owner } at { $target }.
# A move taken back, by its first word in the notation.
log-undo-castle = { $name } took back the castle at { $square }.
log-undo-play = { $name } took back the card “{ $use }”.
log-undo-sell = { $name } took back the sale of “{ $card }”.
log-undo-knight = { $name } took back the knight at { $square }.
log-undo-border = { $name } took back the border between { $first } and { $second }.
log-undo-expand = { $name } took back expanding the domain at { $castle } to { $square }.
log-undo-desert = { $name } took back the desertion: { $owner }’s knight is at { $knight } again.
log-undo-ally = { $name } took back the alliance of { $castle } with { $target } ({ $owner }).
log-undo-end = { $name } took back skipping the rest of the card.
log-domain = The domain of { $who } at { $castle } closes: { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
  }.
log-grown = The domain of { $who } at { $castle } grows: { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
  }.
log-shrunk = The domain of { $who } at { $castle } loses { $squares ->
    [one] a square
   *[other] { $squares } squares
  }: { $points ->
    [0] no points
   *[other] { $points } points
  }.
log-monopoly = { $mine ->
    [mine_gold] { $name } has a monopoly on gold mines: 5 points.
    [mine_silver] { $name } has a monopoly on silver mines: 5 points.
    [mine_copper] { $name } has a monopoly on copper mines: 5 points.
   *[mine_diamond] { $name } has a monopoly on diamond mines: 5 points.
  }
log-broken = { $mine ->
    [mine_gold] { $name } loses the monopoly on gold mines: minus 5 points.
    [mine_silver] { $name } loses the monopoly on silver mines: minus 5 points.
    [mine_copper] { $name } loses the monopoly on copper mines: minus 5 points.
   *[mine_diamond] { $name } loses the monopoly on diamond mines: minus 5 points.
  }
log-empty = The deck is empty. Everybody plays or sells their remaining cards.
log-income = Mines pay { $name } { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
  }.
log-crown = { $name } reaches the king with { $points } points.

## The end

over-king = { $count ->
    [one] { $names } reached the king at { $king }.
   *[other] { $names } reached the king at { $king }, all with the same card.
  }
over-deck = The deck was empty and the last cards were played, so ducats were compared.
over-active = { $points } points each. The player who reached the king on their own turn comes first.
over-ducats = { $points ->
    [one] 1 point each. More ducats decide: { $first } to { $second }.
   *[other] { $points } points each. More ducats decide: { $first } to { $second }.
  }
over-ducats-of = { $name } has { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
  }
over-ducats-amount = The most ducats bring 5 points, the next lower amount 3.
over-ducats-rank = The most ducats bring 5 points, the second most 3; after a tie for the most there is no second place.

## How a table plays

rules-king = The king at { $king }
rules-king-why = A player who has that many points when a card is finished wins at once.
rules-pieces = { $castles } castles and { $knights } knights each
rules-pieces-why = There are { $borders } borders for everybody to share; each player begins with { $ducats } ducats.
rules-tiles = Land: { $tiles }
rules-tiles-ours = Land: our own drawing
rules-tiles-why = How the tiles lie: { $layout }
rules-board = A board of your own
rules-board-why = The land was entered square by square.
rules-neutral = A neutral colour
rules-neutral-why = With two players, both also place the castles and knights of a third colour, which belongs to nobody.

## Refusals of the rules

# Before the rule: what is to be seen at the square or domino that was touched.
here-ground = { $ground ->
    [forest] Here: { domaine-forest }.
    [village] Here: { domaine-village }.
    [city] Here: { domaine-city }.
    [mine_gold] Here: { domaine-mine-gold }.
    [mine_silver] Here: { domaine-mine-silver }.
    [mine_copper] Here: { domaine-mine-copper }.
    [mine_diamond] Here: { domaine-mine-diamond }.
   *[meadow] Here: { domaine-meadow }.
  }
here-near = Squares between here and the castle at { $castle }: { $spaces }.
here-walled = A border lies between this square and your piece at { $square }.
here-nobody = No piece of yours stands beside this square.
here-domain = This square lies in the domain at { $castle }.
here-stranded = This would cut off: { $places }.
here-purse = You have { $ducats }.
refusal-castle-terrain = A castle stands on a meadow.
refusal-castle-taken = Something stands there already.
refusal-castle-no-knight = Its knight would have no square beside it.
refusal-castle-too-near = Castles of one colour need at least { $spaces } squares between them.
refusal-knight-beside-castle = The knight goes beside the castle that was just placed.
refusal-card-not-held = That card is not in your hand.
refusal-play-symbol = The card does not have that symbol.
refusal-play-price = It costs { $price }, and you have { $ducats }.
refusal-play-no-part = No part of it can be carried out now.
refusal-part-other-symbol = The card is being played for another symbol.
refusal-end-no-part = At least one part of the card must be carried out.
refusal-refill-chancery = That card is not in the Chancery.
refusal-refill-just-sold = The card just sold cannot be taken back in the same turn.
refusal-refill-must-draw = After { $rounds } rounds without a card drawn or played, you must draw from the deck.
refusal-draw-stack = That is not the stack on top.
refusal-draw-gone = That card is not in the deck any more.
refusal-border-inside-domain = No border may be set inside a domain.
refusal-border-own-figures = No border may separate two pieces of one colour.
refusal-border-supply = No borders are left.
refusal-border-taken = There is a border already.
refusal-knight-supply = No knights are left to place.
refusal-knight-terrain = A knight stands on a meadow or in a forest.
refusal-knight-taken = Something stands there already.
refusal-knight-not-beside = A knight goes beside a castle or knight of its colour, with no border between.
refusal-knight-forest = A knight in a forest costs { $price } more.
refusal-expand-not-own = That is not one of your domains.
refusal-expand-one-domain = A card enlarges only one domain.
refusal-expand-not-beside = The square does not lie beside the domain.
refusal-expand-figure = A castle or a knight stands there.
refusal-expand-own-domain = A domain does not grow into another of the same owner.
refusal-expand-strength = It takes more knights than the other domain has: { $own } against { $theirs }.
refusal-expand-allied = The two domains are allied.
refusal-expand-neutral = Neutral domains are left alone at this table.
refusal-expand-supply = Too few borders are left to go around it.
refusal-desert-not-own = That is not one of your domains.
refusal-desert-not-theirs = That is not an opponent’s domain.
refusal-desert-not-beside = The two domains do not lie side by side.
refusal-desert-allied = At this table, no knight deserts an allied domain.
refusal-desert-no-own-knight = Your domain has no knight.
refusal-desert-no-knight = No knight of its owner stands there.
refusal-desert-chain = Other knights would lose their connection to the castle.
refusal-desert-last-knight = At this table, the last knight of a domain never deserts.
refusal-desert-outside = The new knight goes into your own domain.
refusal-ally-not-own = That is not one of your domains.
refusal-ally-not-theirs = That is not an opponent’s domain.
refusal-ally-not-beside = The two domains do not lie side by side.
refusal-ally-already = The two are already allied.

## Hints

# The card is known by its two symbols: “Knight or Expand”.
hint-play = Hint: play “{ $card }” for “{ $use }”.
hint-play-only = Hint: play “{ $card }”.
hint-sell = Hint: sell “{ $card }”.
hint-end = Hint: stop here and skip the rest of the card.
hint-deck = Hint: draw a card from the deck.
hint-take = Hint: take “{ $card }” from the Chancery.
# One place on the board, or two of which one is chosen after the other, as in place-….
hint-spot-one = Hint: { $first }.
hint-spot-two = Hint: { $first }; then { $second }.
why-closes = Closes your domain at { $castle }: { $squares ->
    [one] 1 square
   *[other] { $squares } squares
  }, +{ $points }.
why-grows = Your domain at { $castle } grows by { $squares ->
    [one] 1 square
   *[other] { $squares } squares
  }: +{ $points }.
why-monopolies = Completes a monopoly: +{ $points }.
why-mines = { $count ->
    [one] One more mine is yours.
   *[other] { $count } more mines are yours.
  }
why-income = Each turn brings { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
  } more.
why-opens = Its first part can win { $points ->
    [one] 1 point
   *[other] { $points } points
  } at once.
why-card = The card costs { $price ->
    [one] 1 ducat
   *[other] { $price } ducats
  } to play and sells for { $ducats }.
why-takes = { $name } loses { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
why-stronger = Your domain at { $castle } then has { $count ->
    [one] 1 knight
   *[other] { $count } knights
  }.
why-sells = Brings { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
  }.
# The same, said of somebody else.
says-closes = Closes the domain at { $castle }: { $squares ->
    [one] 1 square
   *[other] { $squares } squares
  }, +{ $points }.
says-grows = The domain at { $castle } grows by { $squares ->
    [one] 1 square
   *[other] { $squares } squares
  }: +{ $points }.
says-mines = { $count ->
    [one] One more mine.
   *[other] { $count } more mines.
  }
says-stronger = The domain at { $castle } then has { $count ->
    [one] 1 knight
   *[other] { $count } knights
  }.

## The table before the game

room-cards = The cards are dealt when everyone is seated.
