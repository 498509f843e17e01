# Every page, and the start page. What only a part of the page says stands in a file of its own, fetched with that part;
# what is about one family of games stands in its files.

## Every page

wordmark = demesne
# The title of a browser’s tab.
page-title = { $page } · demesne
hem-home = demesne, back to the start
hem-nav = Help and settings
hem-more = Menu
hem-settings = Settings
skip-to-content = Skip to content
dialog-close = Close
# The parts of a label, one after the other: "c4, forest, knight of Ada".
list-more = { $before }, { $next }
# What is told of a table, one after the other: "Queendomino · 3 players · Harmony".
list-beside = { $before } · { $next }
game-teams = { $name }, teams
game-number = Game { $game }
players-count = { $count ->
    [one] 1 player
   *[other] { $count } players
  }
pad = Score pad
hem-lobby = Tables
hem-learn = Learn
hem-rules = Rules
# Read aloud instead of "Rules" and "Score pad" at a table.
rules-beside = Rules (in another tab; the table stays open)
pad-beside = Score pad (in another tab; the table stays open)
account-offer = Keep my games under a name
hem-back = Back to the table
rules-link = Rule { $clause }
rules-key = Press ? to read it.
seat-bot = Bot

## Refusals

refusal-turn-over = The game is over.
refusal-turn-chance = The next pieces are still being dealt.
refusal-turn-phase = That belongs to another step of the turn.
refusal-table-unknown = There is no table at this address. Perhaps its game was deleted, or part of the link is missing.
refusal-table-full = Every seat at this table is taken. You can watch.
refusal-table-waiting = The table is still waiting for its players.
refusal-today-none = This game was not played with a day’s deal.
refusal-today-running = This game is not over yet.
refusal-table-running = This game is not over yet.
refusal-today-hints = There are no hints in the first try of a day’s deal.
refusal-today-public = A game of a day’s deal is not listed under Open tables: others have yet to play it.
refusal-table-few = This game needs more players.
refusal-sockets-many = Too many tables are open from your address. Close one of them.
refusal-request-slow = The connection was too slow. Try again.
refusal-table-bots = A table needs at least one person. Bots play among themselves on the command line.
refusal-table-begun = The game has begun: the seats are taken.
refusal-host-only = Only the person who opened this table may do that.
refusal-host-stays = You opened this table, so you keep your seat until the game begins.
refusal-seat-free = Nobody sits there any more.
refusal-seat-not-yours = It is not your turn.
refusal-turn-not-yours = It is not your turn.
refusal-seat-taken = Somebody is already sitting there. Choose another seat.
refusal-invite-wrong = This invitation is not for this table. Ask for the link again.
refusal-seq-stale = The table has moved on. Look again, then choose.
refusal-move-unreadable = The table could not read that move.
refusal-message-unreadable = The table could not read that.
refusal-message-too-large = That was too long to send.
refusal-undo-nothing = There is nothing to take back.
refusal-undo-not-yours = Only the player whose turn it is can take a step back.
refusal-hint-busy = A hint is already on its way.
refusal-hint-fast = That was too fast. Next hint in { $wait ->
    [one] 1 second
   *[other] { $wait } seconds
  }.
refusal-hint-many = { $most } hints for your address are already on their way. Wait for one of them.
refusal-hint-failed = No hint this time. Ask again.
refusal-talk-words = The host allows phrases only.
refusal-talk-full = So much has been said at this table that nothing more can be.
refusal-log-full = So much has happened at this table that only playing on is possible now.
refusal-talk-empty = There is nothing to read in that.
refusal-know-nothing = That cannot be known at this table.
refusal-know-forbidden = Nobody is told that at this table.
refusal-know-fast = That was too fast. Ask again in { $wait ->
    [one] 1 second
   *[other] { $wait } seconds
  }.
refusal-hint-forbidden = There are no hints at this table.
refusal-table-over = The game is over.
refusal-table-paused = The game is paused. Go on with it first.
refusal-seat-lent = A bot is playing for you. Take your seat back first.
refusal-seat-late = Your time ran out, so a bot is playing this game to its end.
refusal-clock-set = The clock can only be set before the game begins.
refusal-seat-resigned = You gave up this game, so a bot is playing it to its end.
refusal-return-nothing = No bot is playing for you.
refusal-resume-nothing = The game is not paused.
refusal-leave-alone = Nobody else is playing here, so the table waits for you.
refusal-ask-open = Something else is being asked. Wait for the answer.
refusal-ask-once = You asked that already. Ask again after the next move.
refusal-ask-gone = That is settled already.
refusal-ask-not-you = Your answer is not needed any more.
refusal-lend-here = Nobody needs to play for them now.
refusal-lend-never = Bots do not play for people at this table.
refusal-lend-early = They have not been away for long. A bot may play in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
  }.
refusal-review-running = This game is still going on. It can be reviewed when it is over.
refusal-review-broken = The players ended this game before its rules did, so there is no result to review.
refusal-review-branch = This game was played on from another, and you should not be judged by what came before.
refusal-branch-running = You can play on from a game only once it has been played to its end.
refusal-branch-moment = This game has no such moment.
refusal-branch-over = At this moment the game was already over.
refusal-duplicate-running = A deal can be played again only once its game has been played to its end.
refusal-duplicate-none = The deal of that game is not its own, or its order is not known, so it cannot be dealt again.
refusal-duplicate-rated = A game with the same deal cannot be rated.
refusal-branch-seats = The game has { $seats } seats, and one of them must be yours.
refusal-review-none = Games of this kind cannot be reviewed.
refusal-puzzle-unknown = There is no such puzzle.
refusal-puzzle-move = That is not one of this puzzle’s choices.
refusal-orders-none = You cannot leave orders just now: only for your next turn, in a game with hours or days for each turn, once what it depends on is on the table.
refusal-orders-now = It is your turn: play it at the table. Orders are for a turn that has not begun.
refusal-orders-gone = You have no orders here any more: they were carried out or withdrawn, or the turn they were for is over.
refusal-orders-move = That order cannot be left there.
refusal-orders-unfinished = These orders do not go to the end of the turn.
refusal-review-full = Too many games are being reviewed just now. Try again in a few minutes.
refusal-review-failed = The review failed. Try again.
refusal-watch-closed = Nobody may watch this table.
refusal-name-empty = A name needs at least one letter or digit.
refusal-rate-fast = That was too much at once, by you or by others at your address. Wait a little and try again.
refusal-game-unknown = There is no such game here.
refusal-game-failed = This game failed here: the package that brings its rules has a fault, or is missing. Everything played so far is kept. The reason is in the server’s log.
refusal-option-unknown = There is no such option here.
refusal-bot-unknown = There is no such bot here.
refusal-program-unknown = { $name } is not here any more.
refusal-program-declined = { $name } does not want to play this.
refusal-program-silent = { $name } does not answer.
refusal-owner-only = Only the person who started this server may do that.
refusal-owner-spent = This link has been used. Start demesne again for a new one.
rating-early = Rating not certain yet, rated games: { $games }
rating-change = { $before } → { $after }
rating-changes = Ratings before and after this game
new-rated = Rated game
new-rated-why = It counts towards everybody’s rating, so everybody needs an account to sit down, and there are no hints. If a bot has to play on for somebody, the game counts for that person alone, as a defeat.
refusal-rated-account = This game is rated, so you need an account to sit down. Sign in first.
refusal-rated-twice = Nobody may take two seats in a rated game.
refusal-rated-alone = A rated game needs at least two people.
refusal-rated-grace = In a rated game that has begun, no bot may sit in sooner than was agreed.
refusal-rated-hints = There are no hints in a rated game.
refusal-rated-screen = A game on one screen cannot be rated.
refusal-rated-set = Whether a game is rated is settled when the table is laid.
refusal-account-missing = This needs an account. Sign in first.
refusal-account-wrong = Name or password is wrong.
refusal-account-taken = Somebody has that name already, or one very like it. Choose another.
refusal-account-busy = Too many people are signing in just now. Try again in a moment.
refusal-account-last = This is the only way into the account. Set a password first.
refusal-account-unknown = There is nobody of that name here.
refusal-session-over = You are signed out here. Sign in again.
refusal-password-short = That password is too easy: use at least { $least } characters, several different ones, and not your name.
refusal-password-long = A password can have at most { $most } characters.
refusal-passkey-failed = The passkey does not match, or time ran out. Try again.
refusal-passkey-unknown = This passkey no longer opens an account here. Use another one, or your password.
refusal-passkey-here = Passkeys do not work at this address. Use a password.
refusal-push-address = Notices cannot be sent to this browser.
refusal-mail-address = No email can be sent to this address.
refusal-mail-word = This link is no longer valid. Your account page can send a new one.
refusal-mail-ended = This link has nothing to end: no emails come from here any more, or the link is incomplete.
refusal-mail-many = Too many emails have been asked for, so no more are sent for now. Try again tomorrow.
refusal-network-fixed = Who may reach this server was settled when it was started.
refusal-network-none = This machine has no address on a home network. Is it connected?
refusal-network-closed = The person who started this server has closed it to your network. Nothing is lost: try again when it is open.
refusal-origin-foreign = This page was opened from an address the table does not answer to.
refusal-record-unreadable = Line { $line } is not part of a record ({ $field }): { $problem }
refusal-record-head = The head of the record cannot be right: { $problem }
refusal-record-impossible = Line { $line }, { $move }: the rules do not allow that. { $problem }
refusal-record-end = The end written down is not the end of this game: { $problem }
refusal-record-unfinished = This game was not over when its record was saved.
refusal-record-not-yours = Nobody in it is called { $name }.
refusal-record-conflict = Another game was sent with the same key. This one stays on your device.
refusal-record-version = The game was played by version { $played } of the rules. Here it is version { $today }, which does not allow it: { $problem }
refusal-table-elsewhere = This game was played on another server.
refusal-page-unknown = There is no such page.
refusal-server-restart = The server is restarting. Nothing is lost: the page carries on by itself.
refusal-server-failed = Something went wrong at the table. Everything played so far is kept.
refusal-hello-version = This page and the server are of different versions. Reload the page.
refusal-server-elsewhere = Another part of the server has this table. The page goes there by itself.
refusal-other = The table refused that ({ $code }).
refusal-offline = The server does not answer. Are you online?
away-not = The server does not answer. You can play without it only if that was prepared beforehand.
away-ready = The server does not answer. Meanwhile, you play on this device.
refusal-offline-storage = This browser could not keep the move, so it was not made. Is its storage full?
refusal-offline-unkept = This browser does not let the page store anything: it may be a private window, or site data is blocked. No game can be played here without the server.
refusal-offline-failed = The rules could not be started in this browser. What was played is kept: try again.
refusal-offline-never = That needs the server.
refusal-offline-review = Even an outline of this game would keep this browser busy for too long. Once the game has been sent to a server, it can be reviewed there.
refusal-offline-bot = This bot thinks ahead, which only the server can do.
refusal-offline-open = Joining by a link needs the server. Lay the table for this screen, or with bots.

## Start

start-title = Sit down. The land is waiting.
never-title = Never played?
never-text = A first game of { $game }: { $bots ->
    [one] a gentle bot
   *[other] { $bots } gentle bots
  }, and a guide that shows the way. During your turn, you can take back its steps.
never-begin = Begin the first game
never-now = Play { $game } now
never-first = Is this your first game in this browser?
learn-next = Now { $game }, with the guide
learn-title = Learn by playing
learn-game = A first game of { $game }
start-play = Play now
start-friends = With friends
start-screen = On this screen
start-shelf = On the shelf
start-players = Players
start-wished = { $game } with { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
  }, { $level }
wished-option = { $option }: { $value }
start-how = How to play { $game }
start-change = Change
start-change-how = Change how to play { $game }
start-close = Close
start-close-how = Close: how to play { $game }
shelf-time = { $few } to { $most } players, { $minutes } minutes
shelf-seats = { $few } to { $most } players
shelf-plain = A guest in this house: its table is shown in words
start-practice = Practice
start-offline = Play without a network
page-fresh-open = Open it
page-fresh = There is a newer version of this page.
start-record = Walk through the record of a game
start-yours = { $count ->
    [one] Your turn in 1 game
   *[other] Your turn in { $count } games
  }
start-yours-title = ({ $count }) demesne
go-on = Go on
go-on-more = { $count } more
finished = Finished games
finished-all = All your games
history = Your games
card-standing-with = { $standing }, with { $names }
card-with = with { $names }
card-alone = on your own
history-place = { $place ->
    [1] First of { $sides }
   *[other] Place { $place } of { $sides }
  }
history-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
history-review = Review
card-yours = Your turn
card-theirs = { $name }’s turn
card-waiting = Waiting for players
card-paused = Paused
card-overdue = { $name }’s time is up
card-asked = The others are asking you something
card-forget = Forget this table
level-bots = How well the bots play

## A new table

new-friends = With friends
new-friends-text = You get a link to send. Friends open it, choose a seat and play from where they are.
new-screen = On this screen
new-screen-text = One screen, shared or passed around. Each seat is a person here or a bot.
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
new-game = Game
new-open-seats = { $count ->
    [0] No seat is open for a friend.
    [one] 1 seat is open for a friend.
   *[other] { $count } seats are open for friends.
  }
new-more = Clock and company
new-public = Anybody may sit down: it is listed under Open tables
new-lay = Lay the table
new-guest = Guest
new-guest-number = Player { $number }
# Names of the bots, in order, one on each line; as many as a table has seats.
bot-names =
    Ben
    Cleo
    Dov
    Eda
    Finn
    Gala
    Hugo
    Ines
option-more = Where printed rules differ
option-printed = As printed
option-needs = { $answer }: for { $players } players.

## Inviting, joining and watching

share-title = The table is laid
share-text = Send this link to your friends. Each of them takes a seat.
share-link = Link to play
share-watch = Link to watch
share-copy = Copy the link
share-copy-watch = Copy this link
share-copied = Copied
share-hand-on = Share
share-way = Address of this machine
share-picture = The invitation as a QR code
share-camera = Someone beside you? Let them point a camera here.
share-watching = Link for watching only
share-enter = Go to the table
network = Home network
network-closed = Only this machine can open this page.
network-open = Open to your home network.
network-means = While it is open, anybody on your network may open tables here and sit down by a link; nothing else on this machine can be reached, and nobody gets in from the internet.
network-let-in = Let my home network in
network-shut = Close it again
network-owner = To let friends in, open the page with the link that demesne printed when it was started.
join-title = A seat is kept for you
join-text = Choose a seat and tell the table your name.
join-seat = Seat { $seat }, { $sign }
join-any = Choose a seat
join-taken = taken by { $name }
join-open = free
join-sit = Sit down
seat-passing = This browser stores nothing for this page: your seat lasts only as long as the page stays open.
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
# Where the game of a table comes from, if it is not one of its own.
hem-branch = { $round ->
    [0] Played on from the set-up
   *[other] Played on from round { $round }
  }
hem-branch-game = { $round ->
    [0] Played on from the set-up of game { $game }
   *[other] Played on from game { $game }, round { $round }
  }
hem-duplicate = A deal played again

## Settings

settings-title = Settings
settings-theme = Light
settings-theme-auto = Match the system
settings-theme-light = Day
settings-theme-dark = Candlelight
settings-calm = No animations
settings-guide = Guide me: new things are explained as they come up
settings-pace = Pace of the others
settings-pace-slow = Calm
settings-pace-plain = Brisk
settings-pace-quick = At once
settings-pace-click = Until I click
settings-language = Language
settings-name = Your name
field-full = There is room for { $longest } characters.
settings-kept = Kept in this browser only.

## Lost and failed

lost-title = There is nothing here
lost-text = This address does not lead to any page.
lost-again = Try again
lost-home = Back to the start
fault-title = That did not work
answer-yes = yes
answer-no = no

## Clocks

clock = Clock
clock-none = No clock
clock-plan = { $minutes } min + { $seconds } s a turn
clock-days = { $span } a turn
clock-days-why = Nobody counts as away here. Once somebody’s time is up, the others wait or let a bot play on.
clock-days-left = { $span } left
clock-days-over = time is up

## Who is away

customs-grace = A bot may sit in for absent players
grace-never = never
grace-after = { $minutes ->
    [one] after 1 minute
   *[other] after { $minutes } minutes
  }
refusal-seat-banned = { $ending ->
    [never] You may not sit down here any more.
   *[then] You may not sit down here until { $until }.
  }
refusal-talk-muted = { $ending ->
    [never] You may not talk here any more.
   *[then] You may not talk here until { $until }.
  }
refusal-seat-address = { $ending ->
    [never] Because of somebody at your address, nobody sits down from there without an account any more. If you have one, sign in.
   *[then] Because of somebody at your address, nobody sits down from there without an account until { $until }. If you have one, sign in.
  }
refusal-talk-address = { $ending ->
    [never] Because of somebody at your address, nobody talks from there without an account any more. If you have one, sign in.
   *[then] Because of somebody at your address, nobody talks from there without an account until { $until }. If you have one, sign in.
  }
refusal-account-address = { $ending ->
    [never] Because of somebody at your address, no accounts are made there any more.
   *[then] Because of somebody at your address, no accounts are made there until { $until }.
  }
refusal-moderator-only = Only moderators may do that.
refusal-moderator-person = Only the owner decides about moderators, and nobody decides about the owner or themselves.
refusal-moderator-address = It is not known where this person came from, or it is the server’s own machine.
refusal-report-person = There is nobody there you could report.
refusal-report-line = That line was not said there.
refusal-report-many = The moderators have enough to read about this. Wait until they have read it.
refusal-report-unknown = There is no such report.
refusal-again-ask = The others have not agreed to another game yet. Ask them at the table.
