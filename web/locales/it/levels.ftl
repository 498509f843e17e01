# How well bots play.

level-seat = Livello del bot al posto { $seat }
level-choice = { $level } · { $name }
level-note = bot, livello { $level } · { $name }
# The same, read aloud.
level-spoken = bot, livello { $level }, { $name }
level-of = { $name } è un bot di livello { $level }: { $title }.
level-1 = Guardiano d’oche
level-2 = Pastore
level-3 = Mugnaio
level-4 = Locandiere
level-5 = Mercante
level-6 = Castaldo
level-7 = Cancelliere
level-8 = Saggio
