# How well bots play.

level-seat = Jak dobře hraje bot na místě { $seat }
level-choice = { $level } · { $name }
level-note = bot, úroveň { $level } · { $name }
# The same, read aloud.
level-spoken = bot, úroveň { $level }, { $name }
level-of = { $name } je bot úrovně { $level }: { $title }.
level-1 = Pasáček hus
level-2 = Pastýř
level-3 = Mlynář
level-4 = Hostinský
level-5 = Kupec
level-6 = Správce
level-7 = Kancléř
level-8 = Mudrc
