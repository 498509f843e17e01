# A table, whatever is played at it.

## The page

hem-table = This table
table-title = This table
hem-log = Log
hem-reading = In words
hem-orders = Orders
hem-orders-state = { $state ->
    [left] Your orders stand
    [ended] Your orders ended
   *[open] Leave orders
  }
# Beside the sentence at the head of the table.
orders-stand = Your orders for your next turn stand.
orders-due = Your orders will be carried out in a few minutes, unless you play now.
orders-wait = Your orders wait until it is settled whether a move is taken back.
orders-ended = Your orders ended: what you wished for next is no longer available.
orders-withdrawn = Your orders for your next turn are withdrawn.
hem-guide = Guide me
hem-unguided = Skip the guide

## Whose turn

status-opening = Opening the table.
status-lost = The connection is lost. Trying again.
status-restart = The server is restarting. Nothing is lost: the game goes on in a moment.
status-full = Too many tables are open at your address. This page keeps trying: one that somebody closes there makes room.
status-closed = This table is closed.
status-waiting = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
  }
status-over = The game is over.
status-dealing = The next tiles are being turned up.
status-yours = Your turn, { $name }.
status-here = Over to { $name }.
status-theirs-away = { $name } is away. The table waits.
steps = Steps of the turn
# Read aloud for a step of the turn.
step-skipped = { $step }, skipped
step-done = { $step }, done
round = Round { $round }
round-of = Round { $round } of { $rounds }
round-setup = Setting up
round-game = Game { $game } of { $games }, round { $round } of { $rounds }
round-game-setup = Game { $game } of { $games }, setting up
round-over = Game over
round-watching = { $now }, watching
round-behind = { $now }, watching a round later
title-yours = Your turn

## Who sits there

seat-you = you
seat-away = away
seat-open = free seat
score-of = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }
score-row = { $row } { $points }
tabs = Parts of the table
tab-talk = Team
# Read aloud for a tab or a button of the page.
tab-fresh = { $tab }, something new

## Choices

choice-undo = Undo
choice-skip = Skip
bar = To be confirmed
bar-home = Back to my choice
bar-place = { $points }, { $total ->
    [one] then 1 point
   *[other] then { $total } points
  }

## Partners

talk-title = With { $name }
talk-lines = What you two said
talk-none = Only you and { $name } read what is said here.
talk-say = Say to { $name }
talk-choose = Phrases
talk-phrases = Say to { $name } in one press
talk-send = Say

## Table talk

chat = Talk
chat-title = Table talk
chat-lines = What was said to everybody
chat-none = Nothing has been said yet.
chat-phrases = Say to everybody
chat-say = Say it in your own words
chat-mute = Mute { $name }
phrase-well-placed = Well placed.
phrase-take-your-time = Take your time.
phrase-back-soon = Back in five minutes.
phrase-good-game = Good game.
phrase-thanks = Thank you.
phrase-again = Shall we play again?
phrase-hello = Good evening.
phrase-one-minute = One minute.
phrase-begin = Shall we begin?
phrase-you-choose = You choose.
phrase-agreed = I agree.
phrase-elsewhere = Rather somewhere else.
phrase-high = Take a high number.
phrase-low = Take a low number.

## The log

log = Log
log-last = Last moves
log-setup = Before the first round
log-joined = { $name } sits down.
log-seated = { $name } takes a free seat.
log-left = { $guest } left before the game began.
log-freed = The seat of { $guest } is free again.
log-opened = A bot made room: its seat is free.
log-branched = Up to here it was another game; it is played on from here.
log-duplicate = Everything comes in the order of an earlier game.
log-brought = It was played on another server.
log-offline = It was played without a network.
log-started = The game begins.
log-pass = { $name } skipped a step: { $step }.
log-undo = { $name } took a step back.
log-hint = { $name } asked for a hint.
log-game = Game { $game } of { $games } begins.
log-over = The game is over.
log-away = { $name } is away.
log-back = { $name } is back.
log-gone = { $name } left. A bot plays until they are back.
log-wanted = { $name } wants a bot to play for { $whom }.
log-late = { $name }’s time is up.
log-lent-late = A bot plays on for { $name }, whose time ran out.
log-lent = A bot plays for { $name } until they are back.
log-resigned = { $name } gave up.
log-host = { $name } is the host now.
log-customs = { $name } changed the settings of this table.
customs-hints-off = There are no hints.
customs-odds-off = Nobody is told what may still come.
customs-stakes-off = Nobody is told what things are worth to whom.
customs-watchers-off = Nobody else may watch.
customs-behind-on = Those who watch see the game a round later.
customs-words-off = Talk is limited to phrases.
customs-days = Time for each turn: { $span }.
customs-clock = Each player may think for { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
  } in all, and { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
  } more for each turn.
customs-public-on = It is listed under Open tables, for everybody.
customs-rated-on = The game is rated.
customs-reasons-on = Bots say why they moved.
log-laid = The host laid this table with settings of its own.
log-renamed = { $before } is called { $name } now.
log-said = { $name } said something to everybody.
log-asked = { $what ->
    [undo] { $name } asked to take back the last move.
    [pause] { $name } asked for a break.
    [again] { $name } asked for another game.
   *[end] { $name } asked to end the game here.
  }
log-agreed = { $name } agreed.
log-declined = { $name } did not agree.
log-lapsed = Not everybody answered { $name }, so nothing changes.
log-paused = Everybody agreed: the game is paused.
log-resumed = { $name } resumed the game.
log-ended = { $how ->
    [agreed] Everybody agreed to end the game here.
    [closed] { $name } closed the table.
   *[resigned] The game ends here.
  }
log-stand-in = { $text } (A bot played.)
log-ordered = { $text } (By your orders.)
log-moved = { $name }: { $move }
log-dealt = Dealt: { $move }

## What people here ask of each other

company = At this table
clock-seconds = { $count } s
clock-minutes = { $minutes }:{ $seconds } min
ask-undo = { $name } asks to take back the last move. Nothing new has been turned up since.
ask-pause = { $name } asks for a break. Nobody plays on until somebody here ends it.
ask-end = { $name } asks to end the game here, with the points as they stand.
ask-yes = Let them
ask-yes-all = Agree
ask-no = No
ask-left = No answer in { $left } means no.
ask-yours = You asked. { $agreed } of { $wanted } agreed; { $left } left to answer.
ask-agreed = You agreed. { $agreed } of { $wanted } agreed.
away-for = { $name } has been away for { $time }.
away-soon = A bot may play for them in { $left }.
away-now = A bot may play for { $name } now.
away-never = The table waits.
away-lend = Let a bot play until they are back
away-count = { $agreed } of { $wanted } agreed to the bot.
away-wait = Wait
late-theirs = { $name }’s time is up.
late-theirs-why = You may wait, or let a bot play on for them to the end.
late-yours = Your time is up.
late-yours-why = You may go on as long as the others wait.
late-lend = Let a bot play on
clock-time = { $minutes }:{ $seconds }
clock-left = { $minutes ->
    [0] { $seconds ->
        [one] 1 second left
       *[other] { $seconds } seconds left
      }
    [one] { $seconds ->
        [one] 1 minute 1 second left
       *[other] 1 minute { $seconds } seconds left
      }
   *[other] { $seconds ->
        [one] { $minutes } minutes 1 second left
       *[other] { $minutes } minutes { $seconds } seconds left
      }
  }
clock-voice-60 = { $name }: one minute left.
clock-voice-10 = { $name }: ten seconds left.
clock-gathering = The clock starts with the first move or once everybody is here, and in a minute at the latest.
stint-left = You left this game, and a bot is playing for you.
stint-late = Your time ran out, and a bot is playing on for you.
stint-resigned = You gave up, and a bot is playing on for you.
stint-note = a bot plays
stint-note-over = { $why ->
    [resigned] gave up
    [late] ran out of time
    [away] was away
   *[left] left
  }
stint-return = Take your seat back
done-for = { $count ->
    [one] While you were away, a bot made a move for you.
   *[other] While you were away, a bot made { $count } moves for you.
  }
unknown-here = Do you play here? Sign in, and you have your seat.
paused = The break lasts until somebody at the table ends it.
paused-on = Go on
ended-agreed = Everybody agreed to end the game here. The points count as they stand.
ended-resigned = { $name } gave up, and the game is over.
ended-closed = { $name } closed the table.
ended-points = { $name }: { $points }
status-paused = The game is paused.

## This table

menu-undo = Ask to take back
menu-undo-why = your last move, if nothing new has been turned up
menu-pause = Ask for a break
menu-pause-why = once everybody agrees, nobody plays on until somebody ends it
menu-end = Ask to end here
menu-end-why = once everybody agrees, the points count as they stand
menu-end-rated = once everybody agrees, the game ends and is not rated
menu-resume = Go on
menu-resume-why = the break is over
menu-resign = Give up
menu-resign-why = a bot plays on for you; with nobody left to play against, the game ends
menu-resign-sure = Give up for good
menu-leave = Leave
menu-leave-why = a bot plays for you until you are back
menu-leave-rated = a bot plays for you until you are back; once it has moved, the game counts for you as a defeat
menu-return = Take your seat back
menu-return-why = the bot hands over
menu-close = Close the table
menu-close-why = the game ends for everybody
menu-close-rated = the game ends for everybody, and counts for you as a defeat
menu-close-sure = Close it for everybody
menu-carry = Continue on another device
menu-carry-why = from the phone to the computer, or before this browser is cleared
menu-sent = Asked.
menu-host = You are the host
customs-hints = Hints are allowed
customs-odds = Players may ask what may still come
customs-stakes = Players may ask what things are worth to whom
customs-reasons = Bots say why they moved
customs-watchers = Others may watch
customs-behind = Those who watch see the game a round later
customs-words = Everybody may write freely
customs-public = It is listed under Open tables, where anybody may sit down or watch
menu-how = How it is played

## What the others did

since-title = Since your last turn
follow-points = { $count ->
    [one] { $by } point
   *[other] { $by } points
  }
since-count = { $count ->
    [one] One act since your last turn
   *[other] { $count } acts since your last turn
  }
since-looking = Looking back: { $act }
since-back = One act back
since-on = One act on
since-now = Back to now
since-hold = Pause
since-go = Go on
since-at = { $at } of { $of } · { $pace }

## Before and after

room-text = The game begins when every seat is taken.
room-text-host = The game begins when every seat is taken: by a friend who opens the invitation, or by a bot.
room-freed = { $name } freed your seat. Sit down again?
room-sit-again = Sit down
room-all = Everyone is here. The game begins.
room-begin = { $here ->
    [2] Begin with two
    [3] Begin with three
    [4] Begin with four
    [5] Begin with five
    [6] Begin with six
   *[other] Begin with seven
  }
room-begin-why = { $free ->
    [one] The free chair is taken away. Or seat a bot on it.
   *[other] The { $free } free chairs are taken away. Or seat bots on them.
  }
room-level-of = How well { $name } plays
room-title = { $seats ->
    [2] The table is laid for two.
    [3] The table is laid for three.
    [4] The table is laid for four.
    [5] The table is laid for five.
    [6] The table is laid for six.
    [7] The table is laid for seven.
   *[other] The table is laid for eight.
  } { $here ->
    [0] Nobody is here.
    [1] One is here.
    [2] Two are here.
    [3] Three are here.
    [4] Four are here.
    [5] Five are here.
    [6] Six are here.
   *[other] Seven are here.
  }
room-bring = Bring the others
room-chair = A free chair
room-chair-for = for a friend or a bot
room-you-host = you, the host
room-host = host
room-team = Team { $team }
room-is-here = here
room-seats = Seats
room-seat-bot = Seat a bot here
room-seat-bot-at = Seat a bot on free seat { $seat }
room-free = Free this seat
room-free-of = Free the seat of { $name }
room-level = Bots that you seat play
room-bot = bot
room-programs = Programs that are here
room-ask-program = Ask { $name } to play
seat-program = program
seat-program-why = Somebody’s program plays here. It knows what this seat may know, and no more.
room-here = at this screen
closed-title = The table is closed
closed-account = Sign in
over-wins = { $name } wins by { $margin }.
over-wins-tie = { $name } wins the tie.
over-wins-team = { $name } win by { $margin }.
over-wins-tie-team = { $name } win the tie.
over-you-win = You win by { $margin }.
over-you-win-tie = You win the tie.
over-best = Your best so far at such a table.
over-stint = { $why ->
    [resigned] { $name } gave up, and a bot played on.
    [late] { $name } ran out of time, and a bot played on.
    [away] { $name } was away, and a bot played on.
   *[left] { $name } left, and a bot played on.
  }
over-stint-yours = { $why ->
    [resigned] You gave up, and a bot played on for you.
    [late] Your time ran out, and a bot played on for you.
    [away] You were away, and a bot played on for you.
   *[left] You left, and a bot played on for you.
  }
over-shared = { $names } share the win.
over-tied = { $points ->
    [one] 1 point each, and nothing to break the tie.
   *[other] { $points } points each, and nothing to break the tie.
  }
over-again = Play again
over-next = Go to the new game
over-leave = Leave
over-picture = Picture
picture-drawing = The picture is being drawn.
picture-failed = This browser could not draw the picture.
picture-unshared = This device could not share the picture. You can save it instead.
picture-save = Save the picture
picture-alt = The picture of this game: { $name }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
picture-points = { $points ->
    [one] point
   *[other] points
  }
picture-won = wins by { $by }
picture-tie = wins the tie
picture-shared = shares first place
picture-place = place { $place } of { $sides }
picture-foot = { $game }, { $when }
over-record = Record
over-day = Compare results
over-shuffle = Check the shuffle
over-duplicate = Same deal again
duplicates = Played with this deal
duplicates-side = { $names }: { $points }
duplicates-first = the first game
duplicates-lent = partly played by a bot
duplicates-beside = Side by side, round by round
branches = Played on from this game
branches-one = { $round ->
    [0] From the set-up: { $names }
   *[other] From round { $round }: { $names }
  }
branches-game = { $round ->
    [0] From the set-up of game { $game }: { $names }
   *[other] From game { $game }, round { $round }: { $names }
  }
branches-free = a free seat
branches-waiting = waiting
branches-playing = in progress
branches-over = over
over-review = Review the game
over-replay = Watch it again
pad-total = Total
pad-winner = Winner
pad-cell = { $name }, { $row }: { $points }

## What can be known

hem-known = To come

## Hints

hint = Hint
hint-because = More reasons for it
hint-more = The next best
hint-best = The best again
hint-again = Once more, and the lamp shows the move that comes next.
hint-next = { $behind ->
    [0] About as good.
    [one] Next best, 1 point less.
   *[other] Next best, { $behind } points less.
  }
hint-equal = { $count } choices are about equal.
hint-show = Show it
hint-asking = Thinking it over …
hint-why = What would the best player do? Four hints at once, then one every 5 seconds. Everybody is told that you asked.
hint-why-here = What would a quick player do? The best one is on the server.
hint-preparing = The strong players are getting ready. This happens once on this machine and takes up to a minute.
bots-failing = No bot can move here just now. It is tried again and again; the reason is in the server’s log.
hint-skip = Hint: skip this step.
place-now = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
curtain-title = Hand the device to { $name }
curtain-text-cards = All cards are face down. Only the player named here turns them up.
curtain-open-cards = I am { $name }: show my cards
curtain-news = What happened since
curtain-text-view = What that side of the table sees is covered. Only the player named here uncovers it.
curtain-open-view = I am { $name }: show my side
report-open = Report somebody
ask-again = { $name } would like another game. Everybody sits one seat further on.
ask-again-teams = { $name } would like another game. Each team sits one place further on.
over-ask = Ask for another game
over-declined = There will be no other game: somebody declined, or not everybody answered.
over-agreed = Another game was asked for. { $agreed } of { $wanted } agreed.
