# Land, pieces and a table of the Queendomino family.

## Land, pieces and what they say of themselves

terrain-castle = замок
terrain-wheat = поле
terrain-forest = лес
terrain-lake = озеро
terrain-grassland = равнина
terrain-swamp = болото
terrain-mine = гора
terrain-town = город
half-crowned = { $terrain } ({ $count ->
    [one] { $count } корона
    [few] { $count } короны
    [many] { $count } корон
   *[other] { $count } короны
  })
domino-name = Участок { $number }: { $first } и { $second }
domino-of = { $domino }. Коробка: { $box }
where-castle = замок
# $way: where it lies as seen from the castle; $across and $down: how many squares away.
where = { $way ->
    [left] { $across ->
        [1] сразу слева от замка
        [one] на { $across } квадрат левее замка
        [few] на { $across } квадрата левее замка
        [many] на { $across } квадратов левее замка
       *[other] на { $across } квадрата левее замка
      }
    [right] { $across ->
        [1] сразу справа от замка
        [one] на { $across } квадрат правее замка
        [few] на { $across } квадрата правее замка
        [many] на { $across } квадратов правее замка
       *[other] на { $across } квадрата правее замка
      }
    [above] { $down ->
        [1] сразу над замком
        [one] на { $down } квадрат выше замка
        [few] на { $down } квадрата выше замка
        [many] на { $down } квадратов выше замка
       *[other] на { $down } квадрата выше замка
      }
    [below] { $down ->
        [1] сразу под замком
        [one] на { $down } квадрат ниже замка
        [few] на { $down } квадрата ниже замка
        [many] на { $down } квадратов ниже замка
       *[other] на { $down } квадрата ниже замка
      }
    [corner-above-left] у левого верхнего угла замка
    [corner-above-right] у правого верхнего угла замка
    [corner-below-left] у левого нижнего угла замка
    [corner-below-right] у правого нижнего угла замка
    [above-left] от замка на { $across } влево и на { $down } вверх
    [above-right] от замка на { $across } вправо и на { $down } вверх
    [below-left] от замка на { $across } влево и на { $down } вниз
   *[below-right] от замка на { $across } вправо и на { $down } вниз
  }
square-free = свободно
square-knight = рыцарь
square-knight-why = Здесь стоит рыцарь. Свои налоги он уже собрал и остаётся до конца.
square-held = ваш участок
square-legal = можно
square-chosen = выбрано
square-choosable = можно выбрать
castle-why = Отсюда начинается любое королевство. К замку подходит любой ландшафт.
territory-of = Область: { $squares ->
    [one] { $squares } квадрат
    [few] { $squares } квадрата
    [many] { $squares } квадратов
   *[other] { $squares } квадрата
  }, { $crowns ->
      [0] без корон
      [one] { $crowns } корона
      [few] { $crowns } короны
      [many] { $crowns } корон
     *[other] { $crowns } короны
    }.
kingdom-of = Королевство: { $name }
king-of = Король: { $name }
stat-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
    [many] { $count } монет
   *[other] { $count } монеты
  }
stat-knights = { $count ->
    [one] { $count } рыцарь в резерве
    [few] { $count } рыцаря в резерве
    [many] { $count } рыцарей в резерве
   *[other] { $count } рыцаря в резерве
  }
stat-towers = { $count ->
    [one] { $count } башня
    [few] { $count } башни
    [many] { $count } башен
   *[other] { $count } башни
  }
stat-crowns = { $count ->
    [one] { $count } корона
    [few] { $count } короны
    [many] { $count } корон
   *[other] { $count } короны
  }
stat-largest = самая большая область: { $count ->
    [one] { $count } квадрат
    [few] { $count } квадрата
    [many] { $count } квадратов
   *[other] { $count } квадрата
  }
stat-crowns-why = { $dynasty ->
    [yes] Очки за область — число её квадратов, умноженное на число корон.
   *[no] Очки за область — число её квадратов, умноженное на число корон. При равных очках и равных самых больших областях побеждает тот, у кого больше корон.
  }
stat-largest-why = { $dynasty ->
    [yes] После трёх партий при равных суммах место делят.
   *[no] При равных очках решает самая большая область.
  }
stat-coins-why = За монеты покупают здания и подкупают дракона. В конце три монеты дают одно очко.
stat-knights-why = Рыцарь на новом участке собирает по монете за каждый квадрат его области.
stat-towers-why = Королева приходит к тому, у кого после постройки больше всего башен.
line-king = { $sure ->
    [yes] Здесь стоит { $name }, ход в раунде: { $order }.
   *[no] Здесь стоит { $name }, ход в раунде — не позже места { $order }.
  }
line-free = { $sure ->
    [yes] Здесь пока никто не стоит. Кто его выберет, получит в раунде ход { $order }.
   *[no] Здесь пока никто не стоит. Кто его выберет, получит в раунде ход не позже места { $order }.
  }
line-turn-over = Этот ход уже сделан.
line-turn-now = Этот ход делается сейчас.
claim-domino = { $sure ->
    [yes] Выбрать — { $domino }, ход { $order }
   *[no] Выбрать — { $domino }, ход не позже места { $order }
  }

## Builders

builders = Строительство
slot-sold = продано
slot-burnt = сожжено
slot-empty = пусто
slot-printed = { $filled ->
    [yes] Напечатанная стоимость: { $cost }. Свободные зоны заполняют в конце раунда.
   *[no] Напечатанная стоимость: { $cost }.
  }
slot-price = { $price ->
    [0] Бесплатно.
    [one] Стоит { $price } монету.
    [few] Стоит { $price } монеты.
    [many] Стоит { $price } монет.
   *[other] Стоит { $price } монеты.
  }
slot-price-queen = { $price ->
    [0] Бесплатно вместо { $cost }: скидка королевы.
   *[other] Стоит { $price } вместо { $cost }: скидка королевы.
  }
slot-too-dear = У вас нет столько монет: { $price }.
slot-name = { $name }. { $price }
dragon-home = Дракон в пещере
dragon-out = Дракон вылетел
dragon-why = Раз в раунд за монету он сожжёт выставленное здание. Тому, у кого гостит королева, дракон не служит.
dragon-price = за монету сожжёт здание
dragon-away = вернётся в следующем раунде
pile-left = { $count ->
    [one] В стопке осталось { $count } здание.
    [few] В стопке осталось { $count } здания.
    [many] В стопке осталось { $count } зданий.
   *[other] В стопке осталось { $count } здания.
  }
building-bakery = Пекарня
building-sawmill = Лесопилка
building-fishmonger = Рыбная лавка
building-weaving-shop = Ткацкий цех
building-magic-school = Школа магии
building-foundry = Литейный цех
building-church = Церковь
building-safe-knight = Сейф
building-safe-tower = Сейф
building-small-tavern = Малая таверна
building-big-tavern = Большая таверна
building-guardtower = Дозорная башня
building-fortified-castle = Укреплённый замок
building-travelling-castle = Бродячий замок
building-training-camp = Тренировочный лагерь
building-statue = Статуя
building-queens-tower = Башня королевы
building-gives-knights = Сразу { $count ->
    [one] { $count } рыцарь
    [few] { $count } рыцаря
    [many] { $count } рыцарей
   *[other] { $count } рыцаря
  }.
building-gives-towers = Сразу { $count ->
    [one] { $count } башня
    [few] { $count } башни
    [many] { $count } башен
   *[other] { $count } башни
  }.
building-gives-crown = Корона для своего города.
building-tax-knight = Со следующего хода каждый рыцарь, отправленный за налогами, приносит ещё по монете за каждого вашего рыцаря.
building-tax-tower = Со следующего хода каждый рыцарь, отправленный за налогами, приносит ещё по монете за каждую вашу башню.
building-points = В конце { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
  }.
building-per-terrain = В конце по { $count ->
    [one] { $count } очку
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
  } за каждую такую область: { $terrain }.
building-per-tower = В конце по { $count ->
    [one] { $count } очку
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
  } за каждую вашу башню.
building-per-knight = В конце по { $count ->
    [one] { $count } очку
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
  } за каждого вашего рыцаря.
building-plain = Больше ничего не даёт.
building-unsure = Наша оценка на этом здании: { $things }.
unsure-knights = число рыцарей
unsure-towers = число башен
unsure-tax-bonus = прибавка к налогам
unsure-crowns = корона
unsure-points = очки

## Score pad

row-wealth = Богатство
row-wheat = Поля
row-forest = Леса
row-lake = Озёра
row-grassland = Равнины
row-swamp = Болота
row-mine = Горы
row-town = Города
row-queen = Королева
row-buildings = Здания
row-bonuses = Бонусы
item-wealth = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
  }, три дают очко: { $points }
item-territory = { $squares } × { $crowns } { $terrain }: { $points }
item-queen = Ещё одна корона, { $terrain }, { $squares ->
    [one] { $squares } квадрат
    [few] { $squares } квадрата
    [many] { $squares } квадратов
   *[other] { $squares } квадрата
  }: { $points }
item-building-points = { $building }: { $points }
item-building-towers = { $building }, { $count ->
    [one] { $count } башня
    [few] { $count } башни
    [many] { $count } башен
   *[other] { $count } башни
  }: { $points }
item-building-knights = { $building }, { $count ->
    [one] { $count } рыцарь
    [few] { $count } рыцаря
    [many] { $count } рыцарей
   *[other] { $count } рыцаря
  }: { $points }
item-building-territories = { $building }, { $count ->
    [one] { $count } область
    [few] { $count } области
    [many] { $count } областей
   *[other] { $count } области
  }: { $points }
item-middle-kingdom = Замок стоит в середине: { $points }
item-game = Партия { $game }: { $points }
item-harmony = Королевство заполнено целиком: { $points }

## Refusals of the rules

here-castle = Здесь стоит ваш замок.
here-land = Здесь: { $terrain }.
here-nothing = Здесь ничего нет.
here-no-room = Этот квадрат свободен, но рядом с ним свободных нет.
here-alone = Рядом с этим квадратом ничего нет.
here-beside = Рядом с этим квадратом: { $around }. Ваш участок: { $halves }.
here-extent = Здесь королевство стало бы { $wide } × { $high }.
here-king = Уже выбрано: { $name }.
here-own-king = Там стоит ваш собственный король.
refusal-place-wrong-domino = Присоединяют тот участок, на котором стоит ваш король.
refusal-place-apart = Две его половины должны лежать рядом.
refusal-place-occupied = Каждой половине участка нужен свободный квадрат.
refusal-place-unconnected = Он должен касаться своего ландшафта или вашего замка.
refusal-place-too-wide = Королевство не шире { $size } и не выше { $size } квадратов.
refusal-place-order = Обе половины одинаковы: достаточно одного способа.
refusal-discard-wrong-domino = Это не тот участок, который сейчас присоединяют.
refusal-discard-fits = Для него есть место, значит, его нужно присоединить.
refusal-tax-square = Рыцари идут на только что присоединённый участок, по одному на квадрат.
refusal-tax-knights = Столько рыцарей у вас в резерве нет.
refusal-build-no-slot = Такой зоны нет.
refusal-build-empty-slot = В этой зоне нет здания.
refusal-build-coins = Цена — { $price }, а монет у вас { $coins }.
refusal-build-square = Здание ставят на квадрат города.
refusal-build-taken = На этом квадрате уже есть здание.
refusal-bribe-queen = Тому, кто принимает королеву, дракон не служит.
refusal-bribe-away = Дракон в этом раунде уже летал.
refusal-bribe-coins = Дракон просит { $price }, а монет у вас { $coins }.
refusal-bribe-no-slot = Такой зоны нет.
refusal-bribe-empty-slot = В этой зоне нечего сжечь.
refusal-claim-not-in-line = Этого участка нет в следующем ряду.
refusal-claim-taken = На участке стоит только один король.
refusal-pass-mandatory = Этот шаг пропустить нельзя.
refusal-king-not-drawn = Сейчас тянут не этого короля.
refusal-deal-gone = Этот участок уже открывали.
refusal-tile-gone = Такого здания в стопке больше нет.

## Whose turn

status-place = Присоедините: { $first } и { $second }.
status-place-double = Присоедините: { $first } и { $first }.
status-discard = Нет места: { $first } и { $second }.
status-discard-double = Нет места: { $first } и { $first }.
status-tax = Отправьте рыцарей за налогами или пропустите.
status-build = Постройте в городе или пропустите.
status-bribe = Подкупите дракона или пропустите.
status-claim = Выберите следующий участок.
status-theirs-place = { $name } присоединяет участок.
status-theirs-tax = { $name } может собрать налоги.
status-theirs-build = { $name } может строить.
status-theirs-bribe = { $name } может подкупить дракона.
status-theirs-claim = { $name } выбирает участок.
step-place = Земля
step-tax = Налоги
step-build = Здание
step-bribe = Дракон
step-claim = Выбор
step-place-why = Присоедините участок, на котором стоит ваш король. Сбросить его можно, только если места нет нигде.
step-tax-why = Рыцарь на новом участке приносит по монете за каждый квадрат его области.
step-build-why = Купите одно здание для свободного квадрата города.
step-bribe-why = Заплатите дракону монету, и он сожжёт одно из зданий на планшете. Раз в раунд и не тогда, когда у вас гостит королева.
step-claim-why = Поставьте короля на свободный участок следующего ряда.

## What is there

others = Остальные
kingdom-enlarge = { $name }, рассмотреть
queen-here = Принимает королеву
queen-why = С королевой каждое здание дешевле на монету, а в конце она добавляет корону самой большой области.
dynasty-games = Очки по партиям: { $points }
dynasty-why = Очки каждой партии династии, нынешняя последней. Решает сумма.
line-now = Этот раунд
line-next = Следующий раунд
line-first = Первый ряд
line-crowns = { $count ->
    [0] без корон
    [one] { $count } корона
    [few] { $count } короны
    [many] { $count } корон
   *[other] { $count } короны
  }
line-goes = { $last ->
    [yes] последний ход
   *[no] { $sure ->
        [no] не позже { $order }-го
       *[yes] { $order ->
            [1] первый ход
            [2] второй ход
           *[other] третий ход
          }
      }
  }
round-goes = Как идёт раунд
goes-place = участок, который принёс домой ваш король
goes-tax = рыцари собирают монеты с земли
goes-build = здание на квадрат города
goes-bribe = за монету дракон сжигает выставленное здание
goes-claim = участок следующего ряда для вашего короля
domino-pair = { $first } и { $second }
domino-double = { $first } и { $first }
domino-number = участок { $number }
tab-kingdom = Королевство
tab-lines = Ряды
tab-builders = Здания
tab-others = Другие

## Choices

choice-price = { $price ->
    [0] бесплатно
    [one] { $price } монета
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
  }
place-title = Если положить его здесь
place-turn = Повернуть
place-here = Положить
place-new = новое
place-patch = { $squares } × { $crowns }
place-becomes = { $was } становится { $is }
place-summary = { $changes }. Тогда у вас { $total ->
    [one] { $total } очко
    [few] { $total } очка
    [many] { $total } очков
   *[other] { $total } очка
  }.
place-change = { $terrain } { $points }
place-nowhere = Он нигде не соединяется или королевство стало бы слишком большим. Он выходит из игры и ничего не стоит.
place-discard = Сбросить
tax-title = Рыцари на новом участке
tax-squares = { $terrain }, { $squares ->
    [one] { $squares } квадрат
    [few] { $squares } квадрата
    [many] { $squares } квадратов
   *[other] { $squares } квадрата
  }
# $what: squares of a landscape, or a safe; $coins: "+3".
tax-brings = { $what }: { $coins }
tax-safe-knight = Сейф, за рыцарей
tax-safe-tower = Сейф, за башни
tax-coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
  }
tax-send = { $coins ->
    [0] Отправить рыцарей
    [one] Собрать { $coins } монету
    [few] Собрать { $coins } монеты
    [many] Собрать { $coins } монет
   *[other] Собрать { $coins } монеты
  }
tax-left = { $count ->
    [0] В резерве никого.
    [one] В резерве { $count } рыцарь.
    [few] В резерве { $count } рыцаря.
    [many] В резерве { $count } рыцарей.
   *[other] В резерве { $count } рыцаря.
  }
build-title = Выберите здание
build-where = Выберите для него квадрат города.
build-build = { $price ->
    [0] Построить
    [one] Построить за { $price } монету
    [few] Построить за { $price } монеты
    [many] Построить за { $price } монет
   *[other] Построить за { $price } монеты
  }
build-points = Ваш счёт
build-coins-left = { $count ->
    [0] Монет не останется.
    [one] Останется { $count } монета.
    [few] Останется { $count } монеты.
    [many] Останется { $count } монет.
   *[other] Останется { $count } монеты.
  }
build-queen = Королева придёт к вам.
build-discount = Скидка королевы: одна монета.
bribe-title = Выберите, что сжечь
bribe-text = Сожжённое не купит никто.
bribe-burn = { $price ->
    [one] Сжечь за { $price } монету
    [few] Сжечь за { $price } монеты
    [many] Сжечь за { $price } монет
   *[other] Сжечь за { $price } монеты
  }
claim-title = Выберите участок следующего ряда
claim-order = { $last ->
    [yes] В следующем раунде ваш ход последний.
   *[no] { $order ->
        [1] В следующем раунде ваш ход первый.
        [2] В следующем раунде ваш ход не позже второго.
        [3] В следующем раунде ваш ход не позже третьего.
       *[other] В следующем раунде ваш ход не позже места { $order }.
      }
  }
follow-order = { $order ->
    [1] В следующем раунде ход первый.
    [2] В следующем раунде ход не позже второго.
    [3] В следующем раунде ход не позже третьего.
   *[other] В следующем раунде ход последний.
  }
claim-fits = В вашем королевстве для него есть место.
claim-fits-not = Сейчас в вашем королевстве для него нет места.
claim-worth = Для него есть { $places ->
    [one] { $places } место
    [few] { $places } места
    [many] { $places } мест
   *[other] { $places } места
  }; там, где это сейчас выгоднее всего, он принесёт { $points }.
claim-places = { $count ->
    [one] { $count } место
    [few] { $count } места
    [many] { $count } мест
   *[other] { $count } места
  }
claim-final = После выбора можно только попросить его отменить.
claim-act = Выбрать
claim-short = Выбрать
claim-nowhere = нет места
bar-domino = Участок: { $what }
bar-nowhere = Места для него нет.

## The log

ask-undo-claim = { $name } просит отменить выбор. С тех пор ничего нового не открыто.
ask-undo-place = { $name } просит вернуть присоединённый участок. С тех пор ничего нового не открыто.
change-points = Очки
change-coins = Монеты
change-knights = Рыцари
change-towers = Башни
change-from-to = { $was } → { $is }
log-king = Вытянут король: { $who }.
log-line = Новый ряд: { $dominoes }.
log-tiles = Новые здания на планшете: { $buildings }.
log-claim = { $name } выбирает: { $what }.
log-place = { $name } присоединяет: { $what }. Даёт { $points ->
    [0] ноль очков
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }.
log-discard = { $name } сбрасывает: { $what }.
log-tax = { $name } собирает { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
  }. Отправлено: { $knights ->
      [one] { $knights } рыцарь
      [few] { $knights } рыцаря
      [many] { $knights } рыцарей
     *[other] { $knights } рыцаря
    }.
log-build = { $name } строит: { $building }, { $price ->
    [0] бесплатно
    [one] { $price } монета
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
  }.
log-bribe = { $name } подкупает дракона, и он сжигает: { $building }.
# A move taken back, by its first word in the notation.
log-undo-claim = { $name } отменяет выбор: { $what }.
log-undo-place = { $name } отменяет присоединение: { $what }.
log-undo-discard = { $name } отменяет сброс: { $what }.
log-undo-tax = { $name } отменяет сбор налогов.
log-undo-build = { $name } отменяет постройку: { $building }.
log-undo-bribe = { $name } отменяет сожжение: { $building }.
log-queen = Королева переходит, теперь её принимает { $who }.

## The end

over-text = { $first } против { $second } после { $rounds ->
    [one] { $rounds } раунда
    [few] { $rounds } раундов
    [many] { $rounds } раундов
   *[other] { $rounds } раундов
  }.
over-text-games = { $first } против { $second } после { $games ->
    [one] { $games } партии
    [few] { $games } партий
    [many] { $games } партий
   *[other] { $games } партий
  }.
over-largest = У каждого { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }. Решает самая большая область, квадратов: { $first } против { $second }.
over-coins = У каждого { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }, и самые большие области равны. Решают оставшиеся монеты.
over-crowns = У каждого { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }, и самые большие области равны. Решают короны.
over-largest-of = самая большая область: { $squares ->
    [one] { $squares } квадрат
    [few] { $squares } квадрата
    [many] { $squares } квадратов
   *[other] { $squares } квадрата
  }
over-games = партии: { $games }

## Hints

hint-place = Подсказка: присоедините участок «{ $what }»; одна половина { $first }, другая { $second }.
why-joins = Продолжает ваш ландшафт ({ $terrain }): { $squares } × { $crowns }, +{ $points }.
why-starts = Начинает новую область ({ $terrain }): { $squares } × { $crowns }, +{ $points }.
why-row = { $row }: +{ $points }.
why-room = { $count ->
    [one] Для { $count } участка следующего ряда
    [few] Для всех { $count } участков следующего ряда
    [many] Для всех { $count } участков следующего ряда
   *[other] Для всех { $count } участков следующего ряда
  } место ещё останется.
why-taxes = Приносит { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
  }.
why-built = Ваш счёт +{ $points }.
why-queen = Королева придёт к вам.
why-best = Даст +{ $points } там, где сейчас ценнее всего.
why-places = { $count ->
    [one] Для него есть { $count } место.
    [few] Для него есть { $count } места.
    [many] Для него есть { $count } мест.
   *[other] Для него есть { $count } места.
  }
why-nowhere = Сейчас для него нет места.
why-crowns = Приносит { $count ->
    [one] { $count } корону
    [few] { $count } короны
    [many] { $count } корон
   *[other] { $count } короны
  }.
why-knights = Даёт рыцарей: { $count }.
why-towers = Приносит { $count ->
    [one] { $count } башню
    [few] { $count } башни
    [many] { $count } башен
   *[other] { $count } башни
  }.
why-tax = Рыцарь на нём может сразу собрать { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
  }.
why-sides = { $count ->
    [one] У замка остаётся открытой { $count } сторона.
    [few] У замка остаются открытыми { $count } стороны.
    [many] У замка остаются открытыми { $count } сторон.
   *[other] У замка остаются открытыми { $count } стороны.
  }
why-middle = Замок ещё может оказаться в середине.
why-filled = Ни один квадрат не отрезан, и участков ещё хватит, чтобы заполнить { $size } × { $size }.
why-denies = Иначе { $name } получит с него на { $points } больше, чем с того, что останется.
why-order = { $order ->
    [1] В следующем раунде ваш ход первый.
    [2] В следующем раунде ваш ход не позже второго.
    [3] В следующем раунде ваш ход не позже третьего.
   *[other] В следующем раунде ваш ход не позже места { $order }.
  }
# The same, said of somebody else.
says-joins = Продолжает ландшафт ({ $terrain }): { $squares } × { $crowns }, +{ $points }.
says-built = Счёт +{ $points }.
says-queen = Приводит королеву.
says-order = { $order ->
    [1] В следующем раунде — первый ход.
    [2] В следующем раунде — ход не позже второго.
    [3] В следующем раунде — ход не позже третьего.
   *[other] В следующем раунде — ход не позже места { $order }.
  }
hint-discard = Подсказка: места для него нет, сбросьте.
hint-tax = Подсказка: соберите налоги, { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
  }.
hint-build = Подсказка: постройте здание «{ $building }» { $where }.
hint-bribe = Подсказка: сожгите с помощью дракона здание «{ $building }».
hint-claim = Подсказка: выберите участок «{ $what }».

## The table before the game

room-dominoes = Первые участки откроются, когда все сядут.
