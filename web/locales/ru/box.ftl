# An owner's box of the Queendomino family: checked and kept.

box-text = Несколько чисел на наших зданиях — оценки. Если игра перед вами, исправьте их: тогда с вашей коробкой смогут играть все.
box-part = Часть коробки
box-tiles = Здания
box-dominoes = Участки
box-tiles-text = { $count ->
    [one] В { $count } здании
    [few] В { $count } зданиях
    [many] В { $count } зданиях
   *[other] В { $count } зданиях
  } из этого списка мы не уверены. Посмотрите на серую сторону каждого: сколько рыцарей и башен на ней показано?
box-copies = штук: { $count }
box-knights = Рыцари, { $name }
box-towers = Башни, { $name }
box-tax = Монеты при налогах, { $name }
box-tax-none = нет
box-tax-knight = за рыцаря
box-tax-tower = за башню
box-sum = На всех зданиях вместе: { $knights ->
    [one] { $knights } рыцарь
    [few] { $knights } рыцаря
    [many] { $knights } рыцарей
   *[other] { $knights } рыцаря
  }, { $towers ->
      [one] { $towers } башня
      [few] { $towers } башни
      [many] { $towers } башен
     *[other] { $towers } башни
    }.
box-dominoes-text = Введите номер на обороте участка, который отличается. Квадратов каждого вида в коробке должно остаться столько же.
box-number = Номер
box-half-0 = Первая половина
box-half-1 = Вторая половина
box-crowns = Короны
box-changed = Изменённые участки
box-as-printed = Как было
box-too-many = { $box }: лишних { $count } ({ $terrain }, { $crowns ->
    [one] { $crowns } корона
    [few] { $crowns } короны
    [many] { $crowns } корон
   *[other] { $crowns } короны
  }).
box-missing = { $box }: не хватает { $count } ({ $terrain }, { $crowns ->
    [one] { $crowns } корона
    [few] { $crowns } короны
    [many] { $crowns } корон
   *[other] { $crowns } короны
  }).
box-odd = С участками пока не сходится.
box-count = { $count ->
    [0] Пока ничего не отличается.
    [one] { $count } исправление.
    [few] { $count } исправления.
    [many] { $count } исправлений.
   *[other] { $count } исправления.
  }
box-name = Название коробки
box-name-plain = Моя коробка
box-keep = Сохранить коробку
box-kept = Коробка сохранена: { $name }. Выберите её, когда будете накрывать стол.

## Refusals

refusal-box-unknown = Коробки с таким названием здесь нет.
refusal-box-taken = Коробка с таким названием уже есть. Выберите другое.
refusal-box-full = Больше коробок здесь не поместится.
refusal-box-wrong = Это не может быть коробкой: { $problem }
