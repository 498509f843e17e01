# How well bots play.

level-seat = Nível do bot no lugar { $seat }
level-choice = { $level } · { $name }
level-note = bot, nível { $level } · { $name }
# The same, read aloud.
level-spoken = bot, nível { $level }, { $name }
level-of = { $name } é um bot de nível { $level }: { $title }.
level-1 = Pastor de gansos
level-2 = Pastor
level-3 = Moleiro
level-4 = Estalajadeiro
level-5 = Mercador
level-6 = Mordomo
level-7 = Chanceler
level-8 = Sábio
