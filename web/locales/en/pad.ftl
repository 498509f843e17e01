# The score pad, for people with the box on the table.

pad-title = Score pad
pad-intro = For people with the box on the table: enter each kingdom, and the pad does the counting.
pad-offline = It is kept on this device and works without a network.
pad-unknown = That game is not on this device.
pad-unreadable-cut = This game cannot be read: perhaps part of the link or file is missing. Ask for it again.
pad-unreadable-newer = This game comes from another version of the pad. Open it where it was made.
pad-unreadable-wrong = This is not a game from the pad, or it contradicts itself.
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
pad-past-none = No games yet.
pad-full = There is no room for more games: the next one takes the place of the oldest ({ $when }). First save all to a file, or forget some.
pad-forget = Forget the game of { $when }
pad-forget-sure = Forget it here for good?
pad-forget-sure-of = Forget it here for good? { $game }, { $when }
pad-save-all = Save all to a file
pad-take = Open games from a file
pad-taken = { $count ->
    [one] 1 game added.
   *[other] { $count } games added.
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
pad-box = Dominoes from which box
pad-domino-used = { $domino }, in the kingdom of { $name }
pad-lay-first = Tap where this half lies: { $half }.
pad-lay-second = And beside it: { $half }.
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
pad-ask-knights = All knights, including those on the land
pad-ask-towers = Towers
pad-counted = From the buildings: { $count }
pad-estimate = Knights and towers are partly our estimate ({ $tiles }). Compare them with those on your table.
pad-other-number = Another number
pad-number-range = Enter a whole number from 0 to { $most }.
pad-build = What stands here
pad-build-none = Nothing
pad-tiles-left = { $count ->
    [0] none left
   *[other] { $count } left
  }
pad-crownless = no crown
pad-half-crownless = { $terrain } without a crown
pad-brief-wealth = { $coins ->
    [one] 1 coin ÷ 3
   *[other] { $coins } coins ÷ 3
  }
pad-brief-queen = +1 on { $squares } { $terrain }
pad-not-kept = This browser keeps nothing. Save the game to a file at the end.
pad-text = { $first } to { $second }.
pad-placing = { $first } is placed before { $second }: { $text }
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
pad-lines-copy = Copy the lines
pad-lines-save = Save the lines
pad-dynasty-of = Game { $game } of { $games }
pad-dynasty-games = Points game by game
pad-dynasty-correct = Choose a game to correct it.
pad-dynasty-open = not played yet
pad-dynasty-leader = In the lead
pad-dynasty-leads = { $name } leads by { $margin }.
pad-dynasty-level = { $names } share the lead.
pad-dynasty-text = { $first } to { $second } after game { $game } of { $games }.
pad-dynasty-sum = Games added up
pad-dynasty-next = Go on with game { $game }
pad-dynasty-make = Go on as a dynasty
pad-dynasty-alone = Count as one game
pad-dynasty-lines = A line for each player, with all games, as the command reads them.
pad-doubts = This cannot be right
doubt-of = { $name }: { $text }
doubt-too-wide = { $wide } squares wide and { $high } high, where { $size } by { $size } are allowed.
doubt-unconnected = The land lies in { $parts } parts that do not touch.
doubt-too-many-squares = { $there } squares of { $what }; the box has { $has }.
doubt-too-many-tiles = { $there } times { $what }; the box has { $has }.
doubt-too-much-land = { $squares } squares of land, more than { $dominoes } dominoes have.
doubt-odd-land = { $squares ->
    [one] 1 square of land
   *[other] { $squares } squares of land
  }: a domino has two.
doubt-townless = Kingdomino has no town: no buildings, coins, knights, towers or Queen.
doubt-no-castle = There is no castle.
doubt-knights = { $there } knights in all; the box has { $has }.
doubt-towers = { $there } towers in all; the box has { $has }.
doubt-all-squares = { $there } squares of { $what } in all kingdoms; the box has { $has }.
doubt-all-tiles = { $there } times { $what } in all kingdoms; the box has { $has }.
doubt-domino-twice = Domino { $number } has been laid { $times } times.
doubt-queens = { $count } Queens; there is only one.
doubt-no-host = Somebody has towers, but nobody hosts the Queen.
doubt-host = The Queen is a guest here with { $towers ->
    [one] 1 tower
   *[other] { $towers } towers
  }, though another kingdom has { $most }.
doubt-host-towerless = The Queen is a guest here, without a tower.
