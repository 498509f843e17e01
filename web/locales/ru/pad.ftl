# The score pad, for people with the box on the table.

pad-title = Блокнот для подсчёта очков
pad-intro = Для тех, у кого на столе коробка: введите каждое королевство, а блокнот посчитает.
pad-offline = Всё хранится на этом устройстве и работает без сети.
pad-unknown = Этой партии на устройстве нет.
pad-unreadable-cut = Эту партию не прочесть: возможно, не хватает части ссылки или файла. Попросите её ещё раз.
pad-unreadable-newer = Эта партия из другой версии блокнота. Откройте её там, где она записана.
pad-unreadable-wrong = Это не партия из блокнота, или в ней что-то не сходится.
pad-game = Игра
pad-teams = Стороны
pad-teams-no = Каждый за себя
pad-teams-yes = Команды по двое
pad-count = Игроки
pad-names = Кто играл
pad-names-teams = Какие команды играли
pad-team = Команда { $number }
pad-name = Имя: { $name }
pad-sign = { $name }, знак: { $sign }. Сменить
pad-start = Начать подсчёт
pad-past = На этом устройстве
pad-past-none = Партий пока нет.
pad-full = Для новых партий нет места: следующая займёт место самой старой ({ $when }). Сначала сохраните всё в файл или забудьте некоторые партии.
pad-forget = Забыть партию: { $when }
pad-forget-sure = Забыть здесь навсегда?
pad-forget-sure-of = Забыть здесь навсегда? { $game }, { $when }
pad-save-all = Сохранить всё в файл
pad-take = Открыть партии из файла
pad-taken = { $count ->
    [one] Добавлена { $count } партия.
    [few] Добавлено { $count } партии.
    [many] Добавлено { $count } партий.
   *[other] Добавлено { $count } партии.
  }
pad-players = Игроки и очки
pad-result = Итог
pad-entering = Королевство: { $name }
pad-square = столбец { $column }, строка { $row }
pad-said = { $square }. Итого { $points }.
pad-tools = Кисти
pad-brush = Каким ландшафтом рисовать
pad-crowns = Сколько корон рисовать
pad-crown = { $crowns ->
    [0] Без корон
    [one] { $crowns } корона
    [few] { $crowns } короны
    [many] { $crowns } корон
   *[other] { $crowns } короны
  }
pad-castle = Замок
pad-erase = Стереть
pad-undo = Отменить
pad-by-number = По номеру
pad-by-brush = Кистью
pad-number = Номер участка
pad-box = Из какой коробки участки
pad-domino-used = { $domino }, уже в королевстве: { $name }
pad-lay-first = Коснитесь места для половины: { $half }.
pad-lay-second = Рядом вторая: { $half }.
pad-lay-back = Назад
pad-move = Сдвинуть королевство
pad-move-left = Влево
pad-move-right = Вправо
pad-move-up = Вверх
pad-move-down = Вниз
pad-coins = Монеты: { $count }
pad-knights = Рыцари: { $count }
pad-towers = Башни: { $count }
pad-queen = Королева
pad-ask-coins = Оставшиеся монеты
pad-ask-knights = Все рыцари, и те, что на земле
pad-ask-towers = Башни
pad-counted = От зданий: { $count }
pad-estimate = Рыцари и башни — отчасти наша оценка ({ $tiles }). Сверьте их с теми, что на столе.
pad-other-number = Другое число
pad-number-range = Введите целое число от 0 до { $most }.
pad-build = Что здесь стоит
pad-build-none = Ничего
pad-tiles-left = { $count ->
    [0] больше нет
   *[other] осталось { $count }
  }
pad-crownless = без корон
pad-half-crownless = { $terrain } (без корон)
pad-brief-wealth = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
  } ÷ 3
pad-brief-queen = +1, { $terrain }: { $squares }
pad-not-kept = Этот браузер ничего не хранит. В конце сохраните партию в файл.
pad-text = { $first } против { $second }.
pad-placing = { $first } выше, чем { $second }: { $text }
pad-edit = К королевствам
pad-print = Печать
pad-share = Скопировать ссылку
pad-link = Ссылка на эту партию
pad-save = Сохранить в файл
pad-new = Все партии
pad-reasons = Откуда каждое число
pad-reason = { $row }: { $text }
pad-lines = Для demesne score
pad-lines-why = По строке на королевство, как их читает команда.
pad-lines-copy = Скопировать строки
pad-lines-save = Сохранить строки
pad-dynasty-of = Партия { $game } из { $games }
pad-dynasty-games = Очки по партиям
pad-dynasty-correct = Чтобы исправить партию, выберите её.
pad-dynasty-open = ещё не сыграна
pad-dynasty-leader = Лидерство
pad-dynasty-leads = Впереди { $name }, перевес { $margin ->
    [one] { $margin } очко
    [few] { $margin } очка
    [many] { $margin } очков
   *[other] { $margin } очка
  }.
pad-dynasty-level = Лидерство делят { $names }.
pad-dynasty-text = { $first } против { $second } после партии { $game } из { $games }.
pad-dynasty-sum = Сумма партий
pad-dynasty-next = Перейти к партии { $game }
pad-dynasty-make = Продолжить как династию
pad-dynasty-alone = Считать одной партией
pad-dynasty-lines = По строке на игрока, со всеми партиями, как их читает команда.
pad-doubts = Так быть не может
doubt-of = { $name }: { $text }
doubt-too-wide = Ширина { $wide }, высота { $high }, а можно { $size } на { $size }.
doubt-unconnected = { $parts ->
    [one] Земля состоит из { $parts } несоединённой части.
    [few] Земля состоит из { $parts } несоединённых частей.
    [many] Земля состоит из { $parts } несоединённых частей.
   *[other] Земля состоит из { $parts } несоединённых частей.
  }
doubt-too-many-squares = { $what }, квадратов: { $there }; в коробке { $has }.
doubt-too-many-tiles = { $what }, штук: { $there }; в коробке { $has }.
doubt-too-much-land = { $squares ->
    [one] { $squares } квадрат земли
    [few] { $squares } квадрата земли
    [many] { $squares } квадратов земли
   *[other] { $squares } квадрата земли
  }: больше, чем { $dominoes ->
      [one] у { $dominoes } участка
      [few] у { $dominoes } участков
      [many] у { $dominoes } участков
     *[other] у { $dominoes } участков
    }.
doubt-odd-land = { $squares ->
    [one] { $squares } квадрат земли
    [few] { $squares } квадрата земли
    [many] { $squares } квадратов земли
   *[other] { $squares } квадрата земли
  }: участки занимают по два.
doubt-townless = В Kingdomino нет городов: ни зданий, ни монет, рыцарей, башен и королевы.
doubt-no-castle = Нет замка.
doubt-knights = Всего рыцарей: { $there }; в коробке { $has }.
doubt-towers = Всего башен: { $there }; в коробке { $has }.
doubt-all-squares = { $what }, квадратов во всех королевствах: { $there }; в коробке { $has }.
doubt-all-tiles = { $what }, штук во всех королевствах: { $there }; в коробке { $has }.
doubt-domino-twice = { $times ->
    [one] Участок { $number } лежит { $times } раз.
    [few] Участок { $number } лежит { $times } раза.
    [many] Участок { $number } лежит { $times } раз.
   *[other] Участок { $number } лежит { $times } раза.
  }
doubt-queens = Королев: { $count }; должна быть одна.
doubt-no-host = У кого-то есть башни, но королеву не принимает никто.
doubt-host = Здесь гостит королева, и здесь { $towers ->
    [one] { $towers } башня
    [few] { $towers } башни
    [many] { $towers } башен
   *[other] { $towers } башни
  }, а в другом королевстве { $most }.
doubt-host-towerless = Здесь гостит королева, а башен нет.
