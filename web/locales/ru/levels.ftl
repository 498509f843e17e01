# How well bots play.

level-seat = Как хорошо играет бот на месте { $seat }
level-choice = { $level } · { $name }
level-note = бот, уровень { $level } · { $name }
# The same, read aloud.
level-spoken = бот, уровень { $level }, { $name }
level-of = { $name } — бот, уровень { $level }, { $title }.
level-1 = Гусятник
level-2 = Пастух
level-3 = Мельник
level-4 = Трактирщик
level-5 = Купец
level-6 = Управляющий
level-7 = Канцлер
level-8 = Мудрец
