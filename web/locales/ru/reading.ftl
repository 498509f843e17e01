# Стол словами: что зачитывается и какими клавишами.

reading-none = За этим столом такого нет.
reading-nowhere = Фокус не на квадрате.
reading-nothing = ничего
reading-row = Строка { $row }
reading-column = Столбец { $column }
reading-squares = Квадраты: { $what }
reading-pair = { $what }. { $more }
reading-territory = { $terrain }, { $squares ->
    [one] { $squares } квадрат
    [few] { $squares } квадрата
    [many] { $squares } квадратов
   *[other] { $squares } квадрата
  }, { $crowns ->
    [0] без короны
    [one] { $crowns } корона
    [few] { $crowns } короны
    [many] { $crowns } корон
   *[other] { $crowns } короны
  }
reading-castles = { $owner ->
    [nobody] Нейтральные замки: { $list }
   *[other] Замки, { $name }: { $list }
  }
reading-knights = { $owner ->
    [nobody] Нейтральные рыцари: { $list }
   *[other] Рыцари, { $name }: { $list }
  }
reading-borders = Границы между: { $list }
reading-border = { $first } и { $second }
reading-walls = Границы со стороны: { $list }
reading-beside = Рядом: { $list }
reading-buildings = Здания: { $list }
reading-extent = Ширина { $columns }, высота { $rows }; не больше { $size }
reading-taken = { $when ->
    [over] { $order }. { $domino }, { $name }, ход сделан
    [now] { $order }. { $domino }, { $name }, ходит сейчас
   *[later] { $order }. { $domino }, { $name }
  }
reading-open = { $order }. { $domino }, свободно
reading-keys = Клавиши
reading-keys-off = Одиночные клавиши выключены в настройках. Для всего есть и кнопка.
reading-key-o = читает то, что у вас
reading-key-l = читает то, что можно взять: ряды или карты
reading-key-g = читает общее поле
reading-key-p = читает то, что у остальных
key-space = Пробел
key-does-walk = с квадрата на квадрат
key-does-confirm = выбирает, затем подтверждает
key-does-clear = отпускает выбранное
key-does-turn = поворачивает участок
key-does-digit = выбирает по месту в очереди или по цене
key-does-skip = пропускает шаг
key-does-undo = отменяет
key-does-hint = просит подсказку
key-does-card = выбирает карту на руке
key-does-use = выбирает, что с ней сделать; B — другое
key-does-end = пропускает остальное на карте
key-does-sell = выбирает продажу
key-does-back = на действие назад
key-does-on = на действие вперёд
key-does-hold = останавливает действия остальных или продолжает
key-does-sheet = открывает описание стола словами
key-does-about = читает квадрат под фокусом и землю, к которой он относится
