# How well bots play.

level-seat = Niveau du bot à la place { $seat }
level-choice = { $level } · { $name }
level-note = bot, niveau { $level } · { $name }
# The same, read aloud.
level-spoken = bot, niveau { $level }, { $name }
level-of = { $name } est un bot de niveau { $level }, { $title }.
level-1 = Gardien d’oies
level-2 = Berger
level-3 = Meunier
level-4 = Aubergiste
level-5 = Marchand
level-6 = Intendant
level-7 = Chancelier
level-8 = Sage
