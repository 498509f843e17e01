# How well bots play.

level-seat = How well the bot in seat { $seat } plays
level-choice = { $level } · { $name }
level-note = bot, level { $level } · { $name }
# The same, read aloud.
level-spoken = bot, level { $level }, { $name }
level-of = { $name } is a bot of level { $level }, { $title }.
level-1 = Goose-herd
level-2 = Shepherd
level-3 = Miller
level-4 = Innkeeper
level-5 = Merchant
level-6 = Steward
level-7 = Chancellor
level-8 = Sage
