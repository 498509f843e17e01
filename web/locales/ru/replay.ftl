# A game that is walked through.

replay = Повтор
replay-opening = Открываем партию.
replay-not = Эту партию нельзя просмотреть по ходам.
replay-lost = Положение на этот момент сейчас не загрузить. Попробуйте ещё раз.
replay-table = К столу
replay-review = Разбор
replay-another = Другая запись
brought-title = Партия со стороны
brought-text = Откройте запись партии, как текст или JSON Lines. Правила проверят её ход за ходом, и вы пройдёте её всю. Сервер ничего из неё не хранит.
brought-file = Открыть файл
brought-paste = Или вставьте запись
brought-open = Пройти партию
brought-several = { $count ->
    [1] В нём { $count } партия.
    [one] В нём { $count } партия. Какую открыть?
    [few] В нём { $count } партии. Какую открыть?
    [many] В нём { $count } партий. Какую открыть?
   *[other] В нём { $count } партии. Какую открыть?
  }
brought-one = Партия { $number }: { $game }, { $names }
brought-nameless = Партия { $number }: { $game }
brought-end = Блокнот говорит, чем кончилась партия, а не что когда сыграно: пройти её нельзя. Вот её конец.
brought-end-of = { $names }: заполненный блокнот
replay-act = Раунд { $round }: { $act }
replay-act-game = { $round ->
    [0] Партия { $game }, подготовка: { $act }
   *[other] Партия { $game }, раунд { $round }: { $act }
  }
replay-laid = Стол накрыт.
replay-turn = Этот ход
replay-turn-of = { $name }, этот ход
play-on = Доиграть отсюда
play-on-text = С этого момента начнётся новый стол. Чего ваше место тогда знать не могло, сдаётся заново, и всё, что придёт, перемешивается заново. Партия помечается и не считается.
play-on-text-friends = С этого момента начнётся новый стол. Всё, что тогда было скрыто, сдаётся заново всем, и вам тоже, а всё, что придёт, перемешивается заново. Партия помечается и не считается.
play-on-seat = Ваше место
play-on-seat-number = Место { $seat }
play-on-others = Остальные
play-on-bots = Боты
play-on-friends = Друзья, по ссылке
play-on-level = Как хорошо играют боты
play-on-go = Доиграть
replay-ribbon = Вся партия
replay-where = Где в партии
replay-first = К началу
replay-back = Действие назад
replay-play = Пуск
replay-pause = Пауза
replay-on = Действие вперёд
replay-last = В конец
replay-help = ?
replay-keys = Клавиши
replay-keys-off = Одиночные клавиши выключены в настройках: действуют стрелки, Home и End.
replay-key-won = Ключевой момент: { $name }, плюс { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }.
replay-key-lost = Ключевой момент: { $name }, минус { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }.
replay-key-act = ← →
replay-does-act = действие назад или вперёд
replay-key-turn = Shift + ← →
replay-does-turn = ход назад или вперёд
replay-key-round = ↑ ↓
replay-does-round = раунд назад или вперёд
replay-key-ends = Home, End
replay-does-ends = к началу, в конец
replay-key-moment = K
replay-does-moment = к следующему ключевому моменту, с Shift — к предыдущему
replay-key-play = Пробел
replay-does-play = пустить дальше отсюда или остановить
