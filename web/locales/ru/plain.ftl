# A table of any game whose family gives the page nothing: position and moves in words.

status-plain = Выберите ход.
status-plain-dealing = Идёт раздача.
status-theirs-plain = { $name } ходит.
plain-position = Положение
plain-lines = { $count ->
    [one] Положение: { $count } строка
    [few] Положение: { $count } строки
    [many] Положение: { $count } строк
   *[other] Положение: { $count } строки
  }
plain-covered = Ваша сторона стола закрыта до вашего хода.
plain-watching = Зрители видят журнал и чей сейчас ход; положение покажут, когда партия окончится.
plain-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
  }
plain-search = Поиск хода
plain-found = { $count ->
    [0] Подходящих ходов нет.
    [one] Найден { $count } ход.
    [few] Найдено { $count } хода.
    [many] Найдено { $count } ходов.
   *[other] Найдено { $count } хода.
  }
plain-choose = Выберите ход
plain-play = Сыграть: { $move }
plain-advice = Подсказка: { $move }
plain-plies = { $count ->
    [one] После { $count } шага
    [few] После { $count } шагов
    [many] После { $count } шагов
   *[other] После { $count } шагов
  }
plain-points = Очки
plain-total = Итого
plain-rank = Место
plain-seat = место { $seat }
over-parted = У каждого { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }. Решает: { $what }.
