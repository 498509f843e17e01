# The rules of the Queendomino family and their quick sheet. Clause numbers are those of docs/rules/queendomino.md.

## In short

how-title = How to play { $game }
how-aim = Twelve rounds, one domino in each, or two with two players. Build the kingdom that is worth the most.
how-line = The line
how-line-text = Dominoes lie in a line by number. Your king stands on the one you place next, and its place in the line is your turn in the round. High numbers are richer, and come later.
how-place = Place the domino
how-place-text = One half touches the same landscape, or your castle. The kingdom stays within five squares by five, or seven by seven with two players. A domino that fits nowhere is discarded.
how-tax = Send knights
how-tax-text = A knight on the new domino brings a coin for each square of that territory. It stays there for good.
how-build = Build
how-build-text = Buy one building for a free town square. Some bring knights or towers at once, others points at the end.
how-queen = The Queen
how-queen-text = She visits whoever builds their way to the most towers. Her host pays one coin less for buildings, and at the end she adds a crown to the host’s largest territory.
how-dragon = The dragon
how-dragon-text = Once a round somebody may bribe it with one coin to burn a building on offer. It does not fly for the Queen’s host.
how-claim = Claim the next
how-claim-text = Finally, set your king on a free domino of the next line.
how-score = Count
how-score-text = A territory is worth its squares times its crowns. Without a crown it is worth nothing. Three coins are worth a point, and buildings add theirs.

## Around the clauses

rules-facts-kingdom = Kingdom
rules-facts-line = Line
rules-facts-rounds = Rounds
rules-facts-kings = Kings
rules-facts-start = You begin with
rules-facts-ties = Ties
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
rules-start = { $teams ->
    [yes] { $coins } coins, { $knights ->
        [one] 1 knight for each team
       *[other] { $knights } knights for each team
      }
   *[no] { $coins } coins, { $knights ->
        [one] 1 knight
       *[other] { $knights } knights
      }
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

## The clauses, numbered as in docs/rules

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
rule-2-4-text = { $game ->
    [royal-wedding] A line of { $line } dominoes from the Queendomino box is dealt and laid in the order of their numbers, the smallest first.
   *[other] A line of { $line } dominoes is dealt and laid in the order of their numbers, the smallest first.
  }
rule-2-5 = The first kings
rule-2-5-text = { $onetwo ->
    [yes] Only one king is drawn; 2.6 says what follows.
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
rule-3-1-text = The line decides. The king on the smallest number takes the first turn, the king on the largest the last. So you pay for a rich domino by waiting for it.
rule-3-2 = The steps of a turn
rule-3-2-text = { $town ->
    [yes] Five steps, always in this order: you place your domino (4), collect taxes (5), build (6), send the dragon (8) and claim your next domino (9).
   *[no] Two steps: you place the domino under your king (4), then you claim one of the next line (9).
  }
rule-3-3 = Must and may
rule-3-3-text = { $town ->
    [yes] You must place and you must claim. Taxes, building and the dragon you may skip. Where there is nothing you could do, the step goes by on its own.
   *[no] You must do both.
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
rule-4-7-text = A domino with two equal halves looks the same both ways round, so one way of placing it is enough.

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
rule-6-3-text = On a town square of your kingdom that has no building yet. It does not matter when you placed it.
rule-6-4 = How many
rule-6-4-text = { $kings ->
    [one] One building in a turn, and one on a square.
   *[other] One building in a turn of each king, and one on a square.
  }
rule-6-5 = What comes at once
rule-6-5-text = The tile’s knights join your reserve, and its towers stand in your kingdom. If the supply has too few, you get what is left. New knights can collect from your next turn on.
rule-6-6 = Under a building
rule-6-6-text = A knight that stands there stays, and the square is a town square still: for its size, for taxes and for points.

rule-7-1 = Whose guest she is
rule-7-1-text = Build towers until you have the most, or tie for the most, and the Queen comes to you. A host who builds more towers keeps her. Nothing else moves her. While nobody has a tower, she is nobody’s guest.
rule-7-2 = Her discount
rule-7-2-text = While she is your guest, every building costs you one coin less, though never less than nothing.
rule-7-3 = The purchase that brings her
rule-7-3-text = You pay before the towers stand, so that purchase is paid in full.

rule-8-1 = Once a round
rule-8-1-text = The dragon can be sent as long as it is in its cave: once a round for the whole table, in the last round too.
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
rule-10-1-text = Three coins are worth one point. One or two left over are worth nothing.
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
   *[no] { $games ->
        [one] Whoever has the most points wins.
       *[other] Whoever has the most points of all three games together wins.
      }
  }
rule-11-2 = Ties
rule-11-2-text = The larger single territory decides, towns included, with crowns or without.
rule-11-3 = Still equal
rule-11-3-text = { $lasttie ->
    [coins] By the Czech rules, the coins that brought no point in 10.1 then decide. If those are equal too, you share the place. By the other rules you share it at once.
   *[shared] You share the place. Only the Czech rules let left-over coins decide first.
  }

rule-12-1 = Your edition
rule-12-1-text =
    { $edition ->
        [cz] You play as the Czech rules say. One thing is different there: after the largest territory, left-over coins decide between equals (11.3).
        [eu] You play as the European rules in seven languages say. In play they are the same as the American ones; the words differ.
       *[us] You play as the American rules of 2017 say. In play they are the same as the European ones; the words differ.
      }
    { $game ->
        [royal-wedding] { $edition ->
            [cz] Up to seven may play alone (14.1).
            [eu] Up to six may play alone (14.1).
           *[us] Up to eight may play alone (14.1).
          }
       *[other] {""}
      }
rule-12-2 = Slips in print
rule-12-2-text =
    Some printed rules contain slips. No edition is played that way here:
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
       *[other] Two players play with 24 of the 48 dominoes, two kings each, in lines of four. Nobody knows which ones stay in the box.
      }
    [3] Three players play with 36 of the 48 dominoes, in lines of three. Nobody knows which ones stay in the box.
   *[other] Four players play with all 48 dominoes, in lines of four.
  } That makes { $rounds } rounds.
rule-13-2 = A turn
rule-13-2-text = Place the domino under your king, then claim one of the next line. In the last round you only place.
rule-13-3 = No towns
rule-13-3-text = There are no coins, knights, towers, buildings, Queen or dragon, and no rules about them. { $bonuses ->
    [yes] Your territories count, and so do the bonuses you agreed on.
   *[no] Your territories count, and nothing else.
  }
rule-13-4 = Ties
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
rule-14-5 = The player whose turn it is decides
rule-14-5-text = Talk about everything you like. But on your turn you decide alone: where your domino goes, what your team’s coins and knights are used for, and what you claim.
rule-14-6 = When supplies run out
rule-14-6-text = With this many players or rounds, knights and tiles can be used up. A building then brings as many knights and towers as are left, perhaps none, and can be bought all the same. Without a pile, dear slots stay empty.

## The drawings beside them

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
figure-prices = For the Queen’s host: one coin less in each slot, but never less than nothing.
figure-dragon = The dragon has burnt the tile that cost 4, and somebody has bought the one that cost 1.
figure-line = A line. Crowned squares come with high numbers.
figure-order = The order of turns: from top to bottom.
figure-onetwo = First one, then two, then one.
figure-safes = Three lakes, and you own two knights and one tower. With both Safes, one knight on the lake brings 3 + 2 + 1 coins.
figure-queen = Moon has two towers and the Queen. Rose builds up to two as well: she goes to Rose.
figure-claim = Dashed rings are free. The place of your king is your turn in the next round.
figure-pad = The rows to fill in at the end. At the table each number says what it is made of.
figure-boxes = One line from each box. Numbers from 1 to 48 are in both.

## The quick sheet

sheet-may = if you like
sheet-place = One half touches its own landscape or your castle. Within { $size } × { $size }. It is discarded only if it fits nowhere.
sheet-tax = One or two knights on the new domino, one to a square. Each brings a coin for every square of its territory. They stay.
sheet-build = One building on an open town square. Its knights and towers come at once.
sheet-bribe = One coin burns a tile on offer, once a round for the whole table. Not for the Queen’s host.
sheet-claim = Set your king on a free domino of the next line. Small numbers go first. Not in the last round.
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
