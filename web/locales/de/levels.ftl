# How well bots play.

level-seat = Wie gut der Bot auf Platz { $seat } spielt
level-choice = { $level } · { $name }
level-note = Bot, Stufe { $level } · { $name }
# The same, read aloud.
level-spoken = Bot, Stufe { $level }, { $name }
level-of = { $name } ist ein Bot der Stufe { $level }: { $title }.
level-1 = Gänsehirt
level-2 = Schäfer
level-3 = Müller
level-4 = Wirt
level-5 = Kaufmann
level-6 = Verwalter
level-7 = Kanzler
level-8 = Weiser
