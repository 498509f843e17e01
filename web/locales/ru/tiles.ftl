# The nine land tiles of Domaine: entered, kept, chosen.

tiles-title = Введите свои тайлы
tiles-text = Девять тайлов местности Domaine, квадрат за квадратом. Положите свои перед собой напечатанной стороной вверх и закрасьте то, что на них видно.
tiles-ours = Печатные тайлы нигде не опубликованы. Наш набор нарисован нами: он следует тому, что о печатном известно, но это не он. Если у вас есть коробка, введите свои тайлы один раз, и играть на них смогут все здесь.
tiles-begin = За основу
tiles-begin-empty = Всюду луг
tiles-begin-ours = Наш набор
tiles-found = Ваш прошлый набор, он хранится в этом браузере.
tiles-nine = Девять тайлов
tiles-city-short = Город
tiles-tile = { $tile ->
    [city] Тайл королевского города
   *[other] Тайл { $tile }
  }
tiles-square = строка { $row }, квадрат { $square }, { $terrain }
tiles-brush = Что рисовать
tiles-land-meadow = луг
tiles-land-forest = лес
tiles-land-village = деревня
tiles-land-city = королевский город
tiles-land-mine-gold = золотой рудник
tiles-land-mine-silver = серебряный рудник
tiles-land-mine-copper = медный рудник
tiles-land-mine-diamond = алмазный рудник
tiles-count = всего { $count }
tiles-count-of = { $count } из { $expected }
tiles-keys = С клавиатуры: стрелки ведут от квадрата к квадрату, буква рисует и переходит дальше, Page Down открывает следующий тайл.
tiles-turn = Повернуть
tiles-turn-why = Поворачивает тайл на четверть
tiles-undo = Отменить
tiles-clear = Всё — луг
tiles-next = Следующий тайл
tiles-before = Предыдущий тайл
tiles-doubts = В коробке должно быть
tiles-right = Один королевский город и по четыре рудника каждого вида: всё как надо.
tiles-doubt-few = больше на { $count }: { $terrain }
tiles-doubt-many = меньше на { $count }: { $terrain }
tiles-doubt-place = королевский город на своём тайле, том, что в середине
tiles-doubts-why = Если ваша коробка и правда такая, всё равно сохраните набор.
tiles-cramped = Замкам нужно место: квадратов луга хотя бы { $least }, а их { $count }.
tiles-keep = Сохранить набор
tiles-name = Название набора
tiles-name-plain = Мои тайлы
tiles-here = Что вы вводите, сразу хранится в этом браузере.
tiles-send = Сохранить на этом сервере
# Two links follow, each in a line: start-friends and start-screen.
tiles-kept = Набор сохранён: { $name }. Выберите его, когда будете накрывать стол.
tiles-save = Сохранить в файл
tiles-file = Открыть файл
tiles-as-text = Текстом
tiles-as-text-why = По строке на тайл, ряд за рядом: . луг, f лес, v деревня, * королевский город, g s c d рудники: золотой, серебряный, медный, алмазный.
tiles-take-text = Принять этот текст
tiles-took = Принято. Отмена вернёт то, что было.
tiles-fault-json = Это не файл набора тайлов.
tiles-fault-line = Строку { $line } не прочитать. В ней должны быть тайл, двоеточие и четыре ряда, например 1: ff.g f.v. .... fc.f
tiles-fault-twice = { tiles-tile }: указан дважды.
tiles-fault-missing = { tiles-tile }: не хватает.
tiles-fault-rows = { $count ->
    [one] { tiles-tile }: { $count } строка, а должно быть четыре.
    [few] { tiles-tile }: { $count } строки, а должно быть четыре.
    [many] { tiles-tile }: { $count } строк, а должно быть четыре.
   *[other] { tiles-tile }: { $count } строки, а должно быть четыре.
  }
tiles-fault-length = { $count ->
    [one] { tiles-tile }, строка { $row }: { $count } квадрат, а должно быть четыре.
    [few] { tiles-tile }, строка { $row }: { $count } квадрата, а должно быть четыре.
    [many] { tiles-tile }, строка { $row }: { $count } квадратов, а должно быть четыре.
   *[other] { tiles-tile }, строка { $row }: { $count } квадрата, а должно быть четыре.
  }
tiles-fault-letter = { tiles-tile }, строка { $row }, квадрат { $square }: ландшафта { $letter } нет.
tiles-fault-name = В названии больше букв, чем { $most }.
tiles-fault-board-rows = В поле двенадцать строк; здесь { $count }.
tiles-fault-board-length = { $count ->
    [one] Строка { $row }: { $count } квадрат, а должно быть двенадцать.
    [few] Строка { $row }: { $count } квадрата, а должно быть двенадцать.
    [many] Строка { $row }: { $count } квадратов, а должно быть двенадцать.
   *[other] Строка { $row }: { $count } квадрата, а должно быть двенадцать.
  }
tiles-fault-board-letter = Квадрат { $square }: ландшафта { $letter } нет.

## The land of a new table

tiles-pick = Местность
tiles-pick-ours = Наш набор
tiles-pick-ours-why = Девять тайлов, нарисованных для этого дома, перемешанных и повёрнутых. Они не печатные: тех не показывает ни один источник.
tiles-pick-own-why = Тайлы, как их ввёл владелец, перемешанные и повёрнутые.
tiles-pick-odd = Городов или рудников в нём не столько, сколько мы ожидаем.
tiles-pick-board = Поле текстом
tiles-pick-board-why = Вся местность, как она лежит: двенадцать строк по двенадцать букв, верхняя первой. Ничего не перемешивается.
tiles-board = Двенадцать строк поля
tiles-board-right = Двенадцать строк по двенадцать квадратов.
tiles-enter = Ввести тайлы из своей коробки
refusal-tiles-unknown = Набора тайлов с таким названием здесь нет.
refusal-tiles-taken = Набор тайлов с таким названием уже есть. Выберите другое.
refusal-tiles-full = Больше наборов здесь не поместится.
refusal-tiles-wrong = Это не может быть набором тайлов: { $problem }
refusal-board-wrong = Это не может быть полем: { $problem }
