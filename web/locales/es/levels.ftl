# How well bots play.

level-seat = Nivel del bot del asiento { $seat }
level-choice = { $level } · { $name }
level-note = bot, nivel { $level } · { $name }
# The same, read aloud.
level-spoken = bot, nivel { $level }, { $name }
level-of = { $name } es un bot de nivel { $level }: { $title }.
level-1 = Pastor de gansos
level-2 = Pastor
level-3 = Molinero
level-4 = Posadero
level-5 = Mercader
level-6 = Mayordomo
level-7 = Canciller
level-8 = Sabio
