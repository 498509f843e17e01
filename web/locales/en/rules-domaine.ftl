# The rules of Domaine and their quick sheet. Clause numbers are those of docs/rules/domaine.md.

domaine-chapter-1 = What is in the box
domaine-chapter-2 = The land
domaine-chapter-3 = Setting up
domaine-chapter-4 = A turn
domaine-chapter-5 = Borders
domaine-chapter-6 = Domains and mines
domaine-chapter-7 = Knights
domaine-chapter-8 = Expansion
domaine-chapter-9 = Deserter
domaine-chapter-10 = Alliance
domaine-chapter-11 = The end
domaine-chapter-12 = Hidden hands
domaine-chapter-13 = Options and open questions

domaine-facts-king = The king
domaine-facts-king-text = at { $king } points
domaine-facts-castles = Castles
domaine-facts-castles-text = { $castles } each
domaine-facts-start = You begin with
domaine-facts-start-text = { $ducats } ducats, { $knights } knights, 3 cards
domaine-facts-land = Land
domaine-facts-land-text = 12 × 12 squares

domaine-rule-1-1 = Pieces
domaine-rule-1-1-text = The board has 12 × 12 squares, laid from nine tiles of 4 × 4. There are 60 cards, 15 knights and 4 castles in each colour, 100 borders, the king, and as many ducats as are needed.
domaine-rule-1-2 = Cards
domaine-rule-1-2-text = Four stacks of fifteen, A to D on their backs. A card has a price, a value when sold, and one or two symbols.
domaine-rule-2-1 = Terrain
domaine-rule-2-1-text = A square is meadow, forest, village, the royal city, or a mine of gold, silver, copper or diamond. At most one figure stands on it: a castle on meadow, a knight on meadow or in a forest, nothing anywhere else.
domaine-rule-2-2 = Our tiles are not the printed ones
domaine-rule-2-2-text =
    What the nine printed tiles show is published nowhere that we could find. Ours are our own drawing, made to fit what is known: the royal city on the middle tile, four mines of each kind in all.
    If you own the box, you can enter the printed tiles and play on them.
domaine-rule-2-3 = Laying them out
domaine-rule-2-3-text = The tile with the royal city lies in the middle, the other eight around it, shuffled and turned any way.
domaine-rule-2-4 = A board of your own
domaine-rule-2-4-text = The whole land may also be entered square by square: twelve rows of twelve letters.
domaine-rule-3-1 = What you begin with
domaine-rule-3-1-text = Everybody has { $castles } castles, { $knights } knights and { $ducats } ducats. The king stands at { $king } points on the track.
domaine-rule-3-2 = Hands
domaine-rule-3-2-text = Each stack is shuffled by itself, then they are piled up with the A cards on top. Everybody draws three cards before the castles are placed.
domaine-rule-3-3 = In rounds
domaine-rule-3-3-text = In turn, clockwise, each player places one castle and one knight, round after round, until all castles stand.
domaine-rule-3-4 = Where a castle may stand
domaine-rule-3-4-text = On an empty meadow with room for its knight beside it. Castles of different colours need no distance.
domaine-rule-3-5 = Castles of one colour keep apart
domaine-rule-3-5-text = At least { $spaces } squares lie between them, counted along rows and columns, never diagonally. Where no square is left for a castle, one square fewer will do for this castle only, and so on.
domaine-rule-3-6 = The knight beside it
domaine-rule-3-6-text = With each castle comes one knight, on an empty meadow or forest beside that castle. A forest costs nothing now.
domaine-rule-3-7 = Two players: a neutral colour
domaine-rule-3-7-text = { $targets ->
    [yes] A third colour belongs to nobody. Once your own castles stand, you both go on placing its four castles and knights, by the same rules. It has no turn, no cards, no ducats and no points; its domains may be expanded into, allied with and deserted from like anybody’s.
   *[no] A third colour belongs to nobody. Once your own castles stand, you both go on placing its four castles and knights, by the same rules. It has no turn, no cards, no ducats and no points, and its domains are left alone.
  }
domaine-rule-3-8 = Who begins
domaine-rule-3-8-text = The player who placed the last castle takes the first turn.
domaine-rule-4-1 = Income
domaine-rule-4-1-text = A turn begins with one ducat for each different kind of mine in your domains, four at most.
domaine-rule-4-2 = Sell or play
domaine-rule-4-2-text = Then you sell or play exactly one card. Nobody may pass; selling is always possible.
domaine-rule-4-3 = Selling
domaine-rule-4-3-text = The card goes face up into the Chancery and brings the ducats it is sold for.
domaine-rule-4-4 = Playing
domaine-rule-4-4-text = Pay the price, choose one of the card’s symbols and carry out its parts, never those of both. Then the card is out of the game.
domaine-rule-4-5 = Part by part
domaine-rule-4-5-text = Each part takes effect at once. You must be able to carry out one part, and to pay for it; after that you may stop.
domaine-rule-4-6 = Refilling
domaine-rule-4-6-text = At the end of the turn take one card, so that you hold three again: the top one of the deck, or any one from the Chancery.
domaine-rule-4-7 = Not the card just sold
domaine-rule-4-7-text = The card you sold this turn cannot be taken back in the same turn. One like it that was sold earlier can.
domaine-rule-4-8 = Standing still
domaine-rule-4-8-text = { $stalling ->
    [forced] When for ten full rounds nobody has played a card or drawn from the deck, the Chancery is closed until somebody draws. (This rule is ours.)
   *[printed] Everybody may sell and take from the Chancery for as long as they like. (A house rule of ours can end that.)
  }
domaine-rule-5-1 = Between two squares
domaine-rule-5-1-text = A border lies between two squares that share a side. Borders belong to nobody; the edge of the board is a border by itself.
domaine-rule-5-2 = Not between your own figures
domaine-rule-5-2-text = No border may separate two figures of one colour that stand side by side, whoever lays it.
domaine-rule-5-3 = Not inside a domain
domaine-rule-5-3-text = No border may be laid inside a domain, whoever owns it.
domaine-rule-5-4 = Anywhere else
domaine-rule-5-4-text = In a neutral zone a border changes nothing, but it may be laid. In an area with several castles borders stay, and more may follow.
domaine-rule-5-5 = How many there are
domaine-rule-5-5-text = { $borders } borders. When none is left, none can be laid. You may always lay fewer than the card shows.
domaine-rule-6-1 = What a domain is
domaine-rule-6-1-text = An area closed off by borders and the edge of the board, with exactly one castle in it. It belongs to the owner of that castle; a knight is not needed. With two castles, even of one colour, it is not a domain.
domaine-rule-6-2 = Neutral zones
domaine-rule-6-2-text = A closed area without a castle belongs to nobody and scores for nobody.
domaine-rule-6-3 = Surplus borders
domaine-rule-6-3-text = When a domain is formed, any borders inside it go back to the supply.
domaine-rule-6-4 = What it is worth
domaine-rule-6-4-text = Each forest 1 point, each village 3, the royal city 5, scored at once. Meadows and mines bring no points by themselves.
domaine-rule-6-5 = Mines and monopolies
domaine-rule-6-5-text = Three or four mines of one kind in all your domains together are a monopoly: 5 points at once, and 5 points lost at once when there are fewer than three again.
domaine-rule-6-6 = Several at once
domaine-rule-6-6-text = One border may complete several domains, yours and others’. Each scores for its owner, whoever laid it.
domaine-rule-7-1 = Where
domaine-rule-7-1-text = On an empty meadow or in an empty forest, inside or outside domains.
domaine-rule-7-2 = Beside your own
domaine-rule-7-2-text = Beside a castle or a knight of your colour, with no border between.
domaine-rule-7-3 = A forest costs a ducat
domaine-rule-7-3-text = Each knight placed in a forest costs one ducat on top of the price of the card.
domaine-rule-7-4 = How many there are
domaine-rule-7-4-text = { $knights } of each colour. You may place fewer than the card shows, and at different places.
domaine-rule-8-1 = One domain grows
domaine-rule-8-1-text = { $expansion ->
    [one] One of your domains takes one square.
   *[other] One of your domains takes one square or two. Both go to the same domain.
  }
domaine-rule-8-2 = Beside it
domaine-rule-8-2-text = { $expansion ->
    [one] The square shares a side with the domain.
   *[other] The square shares a side with the domain. The second may lie beside the first, or anywhere else along the domain.
  }
domaine-rule-8-3 = An empty square
domaine-rule-8-3-text = No castle or knight, of any player, may stand on it.
domaine-rule-8-4 = Not from yourself
domaine-rule-8-4-text = You never take a square of another domain of your own.
domaine-rule-8-5 = From another’s domain
domaine-rule-8-5-text = Only when you have strictly more knights in your domain than its owner has in that one. Squares of no domain, and of neutral zones, may always be taken.
domaine-rule-8-6 = Allies
domaine-rule-8-6-text = Allied domains never take squares from each other.
domaine-rule-8-7 = New borders
domaine-rule-8-7-text = Borders are laid around the new square; those between it and your domain come off. All the new ones must be in the supply first.
domaine-rule-8-8 = What is cut off
domaine-rule-8-8-text = A part of a domain that is cut off from its castle is a neutral zone from then on.
domaine-rule-8-9 = Scoring
domaine-rule-8-9-text = You gain the points of the squares you take; their previous owner loses those points, and those of what was cut off as well. Nobody gains what was cut off.
domaine-rule-9-1 = Two domains side by side
domaine-rule-9-1-text = { $deserters ->
    [yes] Choose one of your domains and an opponent’s beside it. In each there is at least one knight of its owner. An alliance does not matter.
   *[no] Choose one of your domains and an opponent’s beside it that is not allied with it. In each there is at least one knight of its owner.
  }
domaine-rule-9-2 = Which knight leaves
domaine-rule-9-2-text = { $last ->
    [yes] Any of the opponent’s knights there that connects no other one to the castle, even the last one. It goes back to its owner.
   *[no] Any of the opponent’s knights there that connects no other one to the castle, but never the last one. It goes back to its owner.
  }
domaine-rule-9-3 = And one comes
domaine-rule-9-3-text = Then place a knight of your own in your chosen domain, by all the rules for knights. If you cannot, you may not play the card.
domaine-rule-10-1 = With whom
domaine-rule-10-1-text = Choose one of your domains and an opponent’s beside it. The rings on the border between them show that they are allied.
domaine-rule-10-2 = What it means
domaine-rule-10-2-text = Neither of the two ever expands into the other. Other domains of the same owners are not bound.
domaine-rule-10-3 = For ever
domaine-rule-10-3-text = Nobody can end an alliance, and it holds even when the two domains no longer touch.
domaine-rule-11-1 = The king
domaine-rule-11-1-text = A player who has { $king } points or more when a card is finished wins at once. That holds up to the very last card, and ducats are then not compared.
domaine-rule-11-2 = Several reach him
domaine-rule-11-2-text = { $kingtie ->
    [score] The player with more points wins; if they are tied, the one whose turn it is, then the one with more ducats.
   *[active] The player whose turn it is wins, if among them; otherwise the one with more points, then the one with more ducats.
  }
domaine-rule-11-3 = The deck runs out
domaine-rule-11-3-text = From then on nobody takes cards any more, not even from the Chancery. Everybody has three turns left and plays or sells what they hold.
domaine-rule-11-4 = Ducats count
domaine-rule-11-4-text = { $bonus ->
    [amount] Then the most ducats bring 5 points and the second most 3. Players who tie for a place each get all its points; a player without ducats gets none.
   *[rank] Then the most ducats bring 5 points and the second most 3. Players who tie for a place each get all its points, and after a tie for the most there is no second place; a player without ducats gets none.
  }
domaine-rule-11-5 = Winning
domaine-rule-11-5-text = The most points win; on a tie, more ducats. If these are equal too, the victory is shared.
domaine-rule-12-1 = What everybody sees
domaine-rule-12-1-text = The board, points, ducats and supplies, the Chancery, the cards played, and the letters on the backs of all cards. A card taken from the Chancery is known to all.
domaine-rule-12-2 = What nobody else sees
domaine-rule-12-2-text = The faces of the cards you drew. Nobody is told them before they are sold or played: not the bots, not those who watch, not the log.
domaine-rule-13-1 = What you can agree on
domaine-rule-13-1-text = Where sources differ there is an option when a table is set up. These pages describe the way that is chosen.
domaine-rule-13-2 = What no source says
domaine-rule-13-2-text =
    How we play where the printed rules are silent:
    A card must have an effect: at least one part must be carried out.
    An expansion never takes a square on which any figure stands.
    A domain that somebody else’s border or expansion completes scores for its owner.
    The land outside all borders is a domain like any other, if exactly one castle is left in it.
    All borders of an expansion must be in the supply before the old ones come off.
    Ducats lie open and never run out.
    Whether the king is reached is checked when a card is finished, not in the middle of it.

domaine-rules-not-here = This rule belongs to a different way of playing from the one chosen here.
domaine-tiles-link = Enter your tiles
domaine-figure-terrain = In a domain a forest is worth 1, a village 3, the royal city 5. Mines bring ducats and monopolies.
domaine-figure-closed = Four borders and two edges of the board close off one castle: forest, village and mine, 4 points.
domaine-figure-two = Closed all around, but with two castles: no domain. One more border makes two.
domaine-figure-knight = Gold marks show where the red side may place a knight: beside its own figures, not across a border.
domaine-figure-grow = Two knights against one: the domain on the left may take squares of the one on the right.
domaine-figure-cut = After it has taken two squares, the forest above is cut off from its castle: it belongs to nobody.
domaine-figure-line = The knight in the middle may not desert: the one behind it would lose its connection to the castle. The outer one may.
domaine-figure-allied = Allied for good: neither takes a square from the other.
domaine-figure-spacing = At least { $spaces } squares lie between castles of one colour, by rows and columns.
domaine-figure-mines = Gold, silver, copper, diamond: told apart by shape.

domaine-cards-caption = All cards
domaine-cards-shows = shows
domaine-cards-copies = copies
domaine-cards-price = price
domaine-cards-sell = sold for
domaine-cards-sure = Symbols and prices come from one complete list and agree with several partial ones; the numbers of copies and the sell values from that list alone.

domaine-sheet-points = Points
domaine-sheet-forest = forest
domaine-sheet-village = village
domaine-sheet-city = royal city
domaine-sheet-monopoly = 3 or 4 mines of a kind
domaine-sheet-most = most ducats, when the deck has run out
domaine-sheet-second = second most ducats
domaine-sheet-actions = What a card does
domaine-sheet-end = The end
domaine-sheet-turn-1 = Take a ducat for each kind of mine you have.
domaine-sheet-turn-2 = Sell a card into the Chancery, or pay for one and carry out one of its symbols.
domaine-sheet-turn-3 = Take a card: the top one of the deck, or one from the Chancery, but not the one just sold.
