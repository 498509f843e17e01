# Land, pieces and a table of Domaine.

## The board

board = Поле
board-zoom = Увеличить поле
board-larger = Крупнее
board-smaller = Мельче
board-whole = Всё поле
board-castle = { $owner ->
    [nobody] нейтральный замок
   *[other] замок, { $name }
  }
board-knight = { $owner ->
    [nobody] нейтральный рыцарь
   *[other] рыцарь, { $name }
  }
domaine-meadow = луг
domaine-forest = лес
domaine-village = деревня
domaine-city = королевский город
domaine-mine-gold = золотой рудник
domaine-mine-silver = серебряный рудник
domaine-mine-copper = медный рудник
domaine-mine-diamond = алмазный рудник
neutral = Нейтральный цвет
zone = нейтральная зона
zone-why = Нейтральная зона: ничья и никому ничего не даёт.
open-why = Земля вне владений. Владением её сделают границы со всех сторон и ровно один замок внутри.
# Whose it is: the reader's, a colour's that nobody plays, or somebody's whose name follows.
domain-of = { $owner ->
    [you] ваше владение { $castle }
    [nobody] нейтральное владение { $castle }
   *[other] владение { $castle } ({ $name })
  }
# Before it stands the domain, after it what lies in it: "domain of Ada at b3: 4 points (1 forest, 1 village)".
domain-worth = { $domain }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  } ({ $list })
domain-strength = { $count ->
    [0] Сила: нет рыцарей
    [one] Сила: { $count } рыцарь
    [few] Сила: { $count } рыцаря
    [many] Сила: { $count } рыцарей
   *[other] Сила: { $count } рыцаря
  }
domain-mines = Рудники: { $mines }
domain-allied = { $owner ->
    [you] В союзе с вашим владением { $castle }
    [nobody] В союзе с нейтральным владением { $castle }
   *[other] В союзе с владением { $castle } ({ $name })
  }
land-forests = { $count ->
    [one] { $count } лес
    [few] { $count } леса
    [many] { $count } лесов
   *[other] { $count } леса
  }
land-villages = { $count ->
    [one] { $count } деревня
    [few] { $count } деревни
    [many] { $count } деревень
   *[other] { $count } деревни
  }
land-city = королевский город
land-none = ничего, что даёт очки
places = { $count ->
    [one] Где действовать: { $count } место
    [few] Где действовать: { $count } места
    [many] Где действовать: { $count } мест
   *[other] Где действовать: { $count } места
  }
place-border = граница между { $first } и { $second }
place-ring = союз через границу между { $first } и { $second } ({ $sides })
# The square is a letter and a number; what lies there follows: "take c4, forest, domain of Ada at b3".
place-castle = замок на { $square }, { $about }
place-knight = рыцарь на { $square }, { $about }
place-take = забрать { $square }, { $about }
place-gone = сманить рыцаря с { $square }, { $about }
# Read aloud once a place is chosen: its squares, and what choosing it means.
place-chosen = { $place }: { $what }
track-king = король стоит на отметке { $king }

## Cards

use-borders = { $parts ->
    [1] Граница
    [2] Две границы
   *[other] Три границы
  }
use-knights = { $parts ->
    [1] Рыцарь
   *[other] Два рыцаря
  }
use-expansion = Расширение
use-deserter = Перебежчик
use-alliance = Союз
use-borders-why = { $parts ->
    [1] Поставьте границу между двумя квадратами.
    [2] Поставьте до двух границ, каждую между двумя квадратами.
    [3] Поставьте до трёх границ, каждую между двумя квадратами.
   *[other] Поставьте границы между квадратами, не больше { $parts }.
  }
use-knights-why = { $parts ->
    [1] Поставьте рыцаря рядом со своим замком или рыцарем. В лесу он стоит на дукат больше.
    [2] Поставьте до двух рыцарей рядом со своими замками или рыцарями. В лесу каждый стоит на дукат больше.
   *[other] Поставьте рыцарей рядом со своими замками или рыцарями, не больше { $parts }. В лесу каждый стоит на дукат больше.
  }
use-expansion-why = { $parts ->
    [1] Одно из ваших владений забирает соседний квадрат; из чужого владения — только если рыцарей в вашем больше.
    [2] Одно из ваших владений забирает до двух соседних квадратов; из чужого владения — только если рыцарей в вашем больше.
   *[other] Одно из ваших владений забирает соседние квадраты, не больше { $parts }; из чужого владения — только если рыцарей в вашем больше.
  }
use-deserter-why = Рыцарь уходит из владения по соседству, а вы ставите своего.
use-alliance-why = Ваше владение и соседнее никогда не забирают землю друг у друга.
card-or = или
card-play = цена
card-sell = продажа
card-price = Разыграть — { $price }, продать — { $sell }.
card-says = { $name }, разыграть { $price }, продать { $sell }
card-says-idle = { $name }, разыграть { $price }, продать { $sell }, сейчас разыграть нельзя
card-says-tried = { $name }, разыграть { $price }, продать { $sell }, розыгрыш уже испробован
card-says-ordered = { $name }, разыграть { $price }, продать { $sell }, розыгрыш уже в ваших распоряжениях
back-of = лицом вниз, стопка { $letter }
hand = Ваши карты
hand-of = Карты на руке: { $name }
hand-show = Показать мои карты
hand-cover = Закрыть мои карты
hand-empty = Карт не осталось.
chancery = Канцелярия
deck-left = Колода, сверху стопка { $letter }, { $count ->
    [one] осталась { $count } карта
    [few] осталось { $count } карты
    [many] осталось { $count } карт
   *[other] осталось { $count } карты
  }
deck-count = осталось { $count }
deck-none = пусто
deck-empty = Колода кончилась
card-barred = Только что продана: в этот ход её не взять обратно.
pile-says = { $barred ->
    [yes] { $card }, только что продана, в этот ход не взять обратно
   *[no] { $count ->
        [1] { $card }
       *[other] { $card }, штук: { $count }
      }
  }
pile-times = × { $count }

## Lords

court = Лорды
tab-board = Поле
stat-ducats = { $count ->
    [one] { $count } дукат
    [few] { $count } дуката
    [many] { $count } дукатов
   *[other] { $count } дуката
  }
stat-ducats-why = { $income ->
    [0] Дохода нет: во владениях нет рудников.
    [one] Каждый ход начинается с дохода: { $income } дукат от рудников.
    [few] Каждый ход начинается с дохода: { $income } дуката от рудников.
    [many] Каждый ход начинается с дохода: { $income } дукатов от рудников.
   *[other] Каждый ход начинается с дохода: { $income } дуката от рудников.
  }
stat-supply = { $count ->
    [0] Рыцарей в запасе нет
    [one] В запасе { $count } рыцарь
    [few] В запасе { $count } рыцаря
    [many] В запасе { $count } рыцарей
   *[other] В запасе { $count } рыцаря
  }
lord-cards = Карты: { $list }
lord-mine = { $count } × { $mine }
lord-monopoly = { $count } × { $mine }: монополия, 5 очков
item-forests = { $castle }, { $count ->
    [one] { $count } лес
    [few] { $count } леса
    [many] { $count } лесов
   *[other] { $count } леса
  }: { $points }
item-villages = { $castle }, { $count ->
    [one] { $count } деревня
    [few] { $count } деревни
    [many] { $count } деревень
   *[other] { $count } деревни
  }: { $points }
item-city = { $castle }, королевский город: { $points }
item-monopoly = { $count } × { $mine }, монополия: { $points }
item-ducats = За дукаты: { $points }
row-forests = Леса
row-villages = Деревни
row-city = Королевский город
row-monopolies = Монополии
row-ducats = Дукаты

## Whose turn

status-cards = Идёт раздача карт.
status-castle = Поставьте замок.
status-castle-neutral = Поставьте нейтральный замок.
status-knight = Поставьте рядом его рыцаря.
status-knight-neutral = Поставьте рядом его рыцаря.
status-act = Продайте карту или разыграйте.
status-borders = { $left ->
    [1] { $parts ->
        [1] Поставьте границу.
       *[other] Поставьте последнюю границу.
      }
    [one] Поставьте { $left } границу.
    [few] Поставьте { $left } границы.
    [many] Поставьте { $left } границ.
   *[other] Поставьте { $left } границы.
  }
status-knights = { $left ->
    [1] Поставьте рыцаря.
    [2] Поставьте двух рыцарей.
   *[other] Поставьте рыцарей: { $left }.
  }
status-expansion = { $left ->
    [1] Заберите квадрат.
    [2] Заберите до двух квадратов.
   *[other] Заберите квадраты, не больше { $left }.
  }
status-deserter = Сманите рыцаря.
status-alliance = Заключите союз.
status-refill = Возьмите карту.
status-theirs-castle = { $name } ставит замок.
status-theirs-knight = { $name } ставит рыцаря.
status-theirs-act = { $name } выбирает карту.
status-theirs-borders = { $name } ставит границы.
status-theirs-knights = { $name } ставит рыцарей.
status-theirs-expansion = { $name } расширяет владение.
status-theirs-deserter = { $name } сманивает рыцаря.
status-theirs-alliance = { $name } заключает союз.
status-theirs-refill = { $name } берёт карту.
turn-castle = Замок
turn-knight = Рыцарь
turn-income = Доход
turn-act = Карта
turn-sold = Продажа
turn-borders = { $left ->
    [one] { $left } граница
    [few] { $left } границы
    [many] { $left } границ
   *[other] { $left } границы
  }
turn-knights = { $left ->
    [one] { $left } рыцарь
    [few] { $left } рыцаря
    [many] { $left } рыцарей
   *[other] { $left } рыцаря
  }
turn-expansion = Расширение
turn-deserter = Перебежчик
turn-alliance = Союз
turn-refill = Добор
turn-castle-why = Замки стоят на лугах, замки одного цвета — далеко друг от друга.
turn-knight-why = Рядом с каждым замком встаёт рыцарь.
turn-income-why = Дукат за каждый вид рудников в ваших владениях.
turn-act-why = Продайте одну карту или оплатите одну и используйте один из её символов.
turn-sold-why = Карта теперь лежит в Канцелярии.
turn-borders-why = Границы, которые замыкают землю вокруг одного замка, создают владение.
turn-knights-why = Рыцари делают владение сильным.
turn-expansion-why = Владение забирает землю рядом.
turn-deserter-why = Рыцарь соседа уходит, а вы ставите своего.
turn-alliance-why = Два владения никогда не забирают землю друг у друга.
turn-refill-why = Снова до трёх карт, из колоды или из Канцелярии.

## Choices, and what they would bring

prompt = Ваш выбор
hint-castle = Выберите луг: между замками одного цвета { $spaces ->
    [one] хотя бы { $spaces } квадрат
    [few] хотя бы { $spaces } квадрата
    [many] хотя бы { $spaces } квадратов
   *[other] хотя бы { $spaces } квадрата
  }. Золотые точки показывают, где мог бы стоять его рыцарь.
hint-knight = Выберите квадрат рядом с замком. За лес сейчас не платят.
hint-act = Выберите карту на руке. Поле покажет, где она может подействовать.
hint-borders = { $left ->
    [1] Выберите границу.
    [one] Выберите границу. Можно поставить { $left }.
    [few] Выберите границу. Можно поставить { $left }.
    [many] Выберите границу. Можно поставить { $left }.
   *[other] Выберите границу. Можно поставить { $left }.
  }
hint-knights = { $left ->
    [1] Выберите квадрат рядом со своим замком или рыцарем.
    [one] Выберите квадрат рядом со своим замком или рыцарем. Рыцарей можно поставить: { $left }.
    [few] Выберите квадрат рядом со своим замком или рыцарем. Рыцарей можно поставить: { $left }.
    [many] Выберите квадрат рядом со своим замком или рыцарем. Рыцарей можно поставить: { $left }.
   *[other] Выберите квадрат рядом со своим замком или рыцарем. Рыцарей можно поставить: { $left }.
  }
hint-expansion = { $left ->
    [1] Выберите квадрат рядом со своим владением.
    [one] Выберите квадрат рядом с одним из своих владений. Можно забрать { $left }.
    [few] Выберите квадрат рядом с одним из своих владений. Можно забрать { $left }.
    [many] Выберите квадрат рядом с одним из своих владений. Можно забрать { $left }.
   *[other] Выберите квадрат рядом с одним из своих владений. Можно забрать { $left }.
  }
hint-deserter = Выберите рыцаря, который должен уйти.
hint-alliance = Выберите кольца между своим владением и чужим.
hint-borders-then = Выберите границу.
hint-knights-then = Выберите квадрат.
hint-expansion-then = Его могут забрать несколько ваших владений. Выберите одно по замку.
hint-deserter-then = Выберите, куда поставить своего рыцаря.
hint-alliance-then = Выберите одно из своих владений по замку.
hint-refill = Возьмите верхнюю карту колоды или одну из Канцелярии.
hint-refill-deck = Возьмите верхнюю карту колоды.
plain-castle = Замок здесь
plain-knight = Рыцарь здесь
plain-act = Карта
plain-borders = Граница здесь. Владение пока не замкнуто.
plain-knights = Рыцарь здесь
plain-expansion = Этот квадрат
plain-deserter = Этот рыцарь уступит место вашему
plain-alliance = С этих пор никто не забирает землю у другого.
plain-refill = Эта карта
do-castle = Поставить замок
do-knight = Поставить рыцаря
do-act = Разыграть
do-play = { $ducats ->
    [one] Разыграть за { $ducats } дукат
    [few] Разыграть за { $ducats } дуката
    [many] Разыграть за { $ducats } дукатов
   *[other] Разыграть за { $ducats } дуката
  }
do-sell = { $ducats ->
    [one] Продать за { $ducats } дукат
    [few] Продать за { $ducats } дуката
    [many] Продать за { $ducats } дукатов
   *[other] Продать за { $ducats } дуката
  }
do-borders = Поставить границу
do-knights = Поставить рыцаря
do-expansion = Забрать квадрат
do-deserter = Сманить
do-alliance = Заключить союз
do-refill = Взять
do-end = Пропустить остальное
bar-deck = Верхняя карта колоды, стопка { $letter }
# Read aloud: what a card cannot be used for now, and the sentence that says why.
use-not = { $use }: { $reason }
use-sell = Продать
use-cost = { $price ->
    [0] бесплатно
   *[other] заплатить { $price }
  }
use-gain = получить { $ducats }
use-left = { $ducats ->
    [0] ничего не останется
   *[other] останется { $ducats }
  }
effect-arises = { $owner ->
    [you] Замыкает ваше владение { $castle }
    [nobody] Замыкает нейтральное владение { $castle }
   *[other] Замыкает владение { $castle } ({ $name })
  }
effect-grows = { $owner ->
    [you] Расширяет ваше владение { $castle }
    [nobody] Расширяет нейтральное владение { $castle }
   *[other] Расширяет владение { $castle } ({ $name })
  }
effect-shrinks = { $owner ->
    [you] Отнимает у вашего владения { $castle }
    [nobody] Отнимает у нейтрального владения { $castle }
   *[other] Отнимает у владения { $castle } ({ $name })
  }
# Read aloud after the name of a place.
effect-closes = { $owner ->
    [you] замыкает ваше владение { $castle }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
      }
    [nobody] замыкает нейтральное владение { $castle }
   *[other] замыкает владение { $castle } ({ $name }): { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
      }
  }
effect-cut = { $count ->
    [one] { $count } квадрат отрезан, он теперь ничей
    [few] { $count } квадрата отрезаны, они теперь ничьи
    [many] { $count } квадратов отрезаны, они теперь ничьи
   *[other] { $count } квадрата отрезаны, они теперь ничьи
  }
effect-ducats = { $count ->
    [one] { $count } дукат за лес
    [few] { $count } дуката за лес
    [many] { $count } дукатов за лес
   *[other] { $count } дуката за лес
  }
effect-strength = { $owner ->
    [you] Сила вашего владения { $castle }: { $before }, станет { $after }
    [nobody] Сила нейтрального владения { $castle }: { $before }, станет { $after }
   *[other] Сила владения { $castle } ({ $name }): { $before }, станет { $after }
  }
# Points before and after.
effect-sum = { $before ->
    [one] с { $before } очка до { $after }
    [few] с { $before } очков до { $after }
    [many] с { $before } очков до { $after }
   *[other] с { $before } очков до { $after }
  }
effect-king = { $name } доходит до короля
effect-allies = { $owner ->
    [nobody] Союз вашего владения { $own } с нейтральным { $castle }
   *[other] Союз вашего владения { $own } с владением { $castle } ({ $name })
  }
# What brings or costs points, read aloud: "2 villages, plus 6"; or whom it costs: "Ben, minus 6".
effect-more = { $text }, плюс { $count }
effect-less = { $text }, минус { $count }
gain-forests = { $count ->
    [one] { $count } лес
    [few] { $count } леса
    [many] { $count } лесов
   *[other] { $count } леса
  }
gain-villages = { $count ->
    [one] { $count } деревня
    [few] { $count } деревни
    [many] { $count } деревень
   *[other] { $count } деревни
  }
gain-city = королевский город
gain-monopolies = { $count ->
    [one] { $count } монополия
    [few] { $count } монополии
    [many] { $count } монополий
   *[other] { $count } монополии
  }
## The log

log-hand = { $name } получает карты: { $cards }.
log-draw = { $known ->
    [no] { $name } берёт карту из колоды.
   *[other] { $name } берёт из колоды: { $card }.
  }
log-castle = { $whose ->
    [own] { $name } ставит замок на { $square }.
   *[neutral] { $name } ставит нейтральный замок на { $square }.
  }
log-guard = Его рыцарь стоит на { $square }.
log-sell = { $name } продаёт «{ $card }» за { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
    [many] { $ducats } дукатов
   *[other] { $ducats } дуката
  }.
log-card = { $name } разыгрывает «{ $use }» за { $price ->
    [one] { $price } дукат
    [few] { $price } дуката
    [many] { $price } дукатов
   *[other] { $price } дуката
  }.
log-take = { $name } берёт «{ $card }» из Канцелярии.
log-end = { $name } не разыгрывает остальное на карте.
log-knight = { $price ->
    [0] { $name } ставит рыцаря на { $square }.
   *[other] { $name } ставит рыцаря на { $square }, в лес за дукат.
  }
log-border = { $name } ставит границу между { $first } и { $second }.
log-expand = { $taken ->
    [yes] { $name } расширяет владение { $castle } и забирает { $square }. Прежний хозяин: { $owner }.
   *[no] { $name } расширяет владение { $castle } и забирает { $square }.
  }
log-desert = { $name } сманивает рыцаря с { $knight } (хозяин: { $owner }) и ставит своего на { $square }.
log-ally = { $name } заключает союз между владениями { $castle } и { $target }. Союзник: { $owner }.
# A move taken back, by its first word in the notation.
log-undo-castle = { $name } убирает замок с { $square }.
log-undo-play = { $name } забирает обратно карту «{ $use }».
log-undo-sell = { $name } отменяет продажу «{ $card }».
log-undo-knight = { $name } убирает рыцаря с { $square }.
log-undo-border = { $name } убирает границу между { $first } и { $second }.
log-undo-expand = { $name } отменяет расширение владения { $castle } на { $square }.
log-undo-desert = { $name } отменяет сманивание: рыцарь (хозяин: { $owner }) снова на { $knight }.
log-undo-ally = { $name } отменяет союз между владениями { $castle } и { $target } ({ $owner }).
log-undo-end = { $name } всё же не отказывается от остального на карте.
log-domain = Замкнуто владение { $castle } ({ $who }): { $points ->
    [0] ноль очков
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }.
log-grown = Растёт владение { $castle } ({ $who }): { $points ->
    [0] ноль очков
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }.
log-shrunk = Владение { $castle } ({ $who }) теряет { $squares ->
    [one] { $squares } квадрат
    [few] { $squares } квадрата
    [many] { $squares } квадратов
   *[other] { $squares } квадрата
  }: { $points ->
      [0] ноль очков
      [one] { $points } очко
      [few] { $points } очка
      [many] { $points } очков
     *[other] { $points } очка
    }.
log-monopoly = { $mine ->
    [mine_gold] { $name } получает монополию на золотые рудники: 5 очков.
    [mine_silver] { $name } получает монополию на серебряные рудники: 5 очков.
    [mine_copper] { $name } получает монополию на медные рудники: 5 очков.
   *[mine_diamond] { $name } получает монополию на алмазные рудники: 5 очков.
  }
log-broken = { $mine ->
    [mine_gold] { $name } теряет монополию на золотые рудники: минус 5 очков.
    [mine_silver] { $name } теряет монополию на серебряные рудники: минус 5 очков.
    [mine_copper] { $name } теряет монополию на медные рудники: минус 5 очков.
   *[mine_diamond] { $name } теряет монополию на алмазные рудники: минус 5 очков.
  }
log-empty = Колода пуста. Каждый разыгрывает или продаёт оставшиеся карты.
log-income = { $name } получает доход от рудников: { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
    [many] { $ducats } дукатов
   *[other] { $ducats } дуката
  }.
log-crown = { $name } доходит до короля. Счёт: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }.

## The end

over-king = { $count ->
    [1] { $names } доходит до короля на отметке { $king }.
   *[other] { $names } доходят до короля на отметке { $king }, все с одной карты.
  }
over-deck = Колода кончилась, последние карты сыграны, поэтому сравнили дукаты.
over-active = У каждого { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }. Впереди тот, кто дошёл до короля в свой ход.
over-ducats = У каждого { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }. Решают дукаты: { $first } против { $second }.
over-ducats-of = { $name }: { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
    [many] { $ducats } дукатов
   *[other] { $ducats } дуката
  }
over-ducats-amount = За наибольшее число дукатов 5 очков, за следующее 3.
over-ducats-rank = За наибольшее число дукатов 5 очков, за второе 3; если первое место делят, второго нет.

## How a table plays

rules-king = Король на отметке { $king }
rules-king-why = У кого к концу розыгрыша карты столько очков, тот сразу побеждает.
rules-pieces = У каждого { $castles ->
    [one] { $castles } замок
    [few] { $castles } замка
    [many] { $castles } замков
   *[other] { $castles } замка
  } и { $knights ->
      [one] { $knights } рыцарь
      [few] { $knights } рыцаря
      [many] { $knights } рыцарей
     *[other] { $knights } рыцаря
    }
rules-pieces-why = На всех { $borders ->
    [one] { $borders } граница
    [few] { $borders } границы
    [many] { $borders } границ
   *[other] { $borders } границы
  }; в начале у каждого { $ducats ->
      [one] { $ducats } дукат
      [few] { $ducats } дуката
      [many] { $ducats } дукатов
     *[other] { $ducats } дуката
    }.
rules-tiles = Местность: { $tiles }
rules-tiles-ours = Местность: наш набор
rules-tiles-why = Как лежат тайлы: { $layout }
rules-board = Своё поле
rules-board-why = Местность задана по квадратам.
rules-neutral = Нейтральный цвет
rules-neutral-why = Вдвоём оба ставят ещё замки и рыцарей третьего цвета, который не принадлежит никому.

## Refusals of the rules

here-ground = { $ground ->
    [forest] Здесь: { domaine-forest }.
    [village] Здесь: { domaine-village }.
    [city] Здесь: { domaine-city }.
    [mine_gold] Здесь: { domaine-mine-gold }.
    [mine_silver] Здесь: { domaine-mine-silver }.
    [mine_copper] Здесь: { domaine-mine-copper }.
    [mine_diamond] Здесь: { domaine-mine-diamond }.
   *[meadow] Здесь: { domaine-meadow }.
  }
here-near = Квадратов между этим и замком { $castle }: { $spaces }.
here-walled = Между этим квадратом и вашей фигурой { $square } лежит граница.
here-nobody = Рядом с этим квадратом нет ваших фигур.
here-domain = Этот квадрат лежит во владении { $castle }.
here-stranded = Были бы отрезаны: { $places }.
here-purse = У вас { $ducats }.
refusal-castle-terrain = Замок стоит на лугу.
refusal-castle-taken = Там уже что-то стоит.
refusal-castle-no-knight = Для его рыцаря не было бы квадрата рядом.
refusal-castle-too-near = Между замками одного цвета { $spaces ->
    [one] хотя бы { $spaces } квадрат
    [few] хотя бы { $spaces } квадрата
    [many] хотя бы { $spaces } квадратов
   *[other] хотя бы { $spaces } квадрата
  }.
refusal-knight-beside-castle = Рыцарь встаёт рядом с только что поставленным замком.
refusal-card-not-held = Этой карты у вас на руке нет.
refusal-play-symbol = На карте нет этого символа.
refusal-play-price = Цена — { $price }, а дукатов у вас { $ducats }.
refusal-play-no-part = Сейчас ни одну её часть не выполнить.
refusal-part-other-symbol = Карта разыграна с другим символом.
refusal-end-no-part = Хотя бы одну часть карты нужно выполнить.
refusal-refill-chancery = Этой карты нет в Канцелярии.
refusal-refill-just-sold = Только что проданную карту нельзя взять обратно в тот же ход.
refusal-refill-must-draw = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
    [many] { $rounds } раундов
   *[other] { $rounds } раунда
  } никто не брал из колоды и не разыгрывал карт: нужно взять карту из колоды.
refusal-draw-stack = Это не верхняя стопка.
refusal-draw-gone = Этой карты в колоде больше нет.
refusal-border-inside-domain = Внутри владения границ не ставят.
refusal-border-own-figures = Граница не может разделить две фигуры одного цвета.
refusal-border-supply = Границ не осталось.
refusal-border-taken = Там уже есть граница.
refusal-knight-supply = Рыцарей в запасе не осталось.
refusal-knight-terrain = Рыцарь стоит на лугу или в лесу.
refusal-knight-taken = Там уже что-то стоит.
refusal-knight-not-beside = Рыцарь встаёт рядом с замком или рыцарем своего цвета, без границы между ними.
refusal-knight-forest = Рыцарь в лесу стоит дороже, доплата: { $price }.
refusal-expand-not-own = Это не ваше владение.
refusal-expand-one-domain = Одна карта расширяет только одно владение.
refusal-expand-not-beside = Квадрат не лежит рядом с владением.
refusal-expand-figure = Там стоит замок или рыцарь.
refusal-expand-own-domain = Владение не растёт за счёт другого владения того же хозяина.
refusal-expand-strength = Рыцарей нужно больше, чем в другом владении: { $own } против { $theirs }.
refusal-expand-allied = Эти два владения в союзе.
refusal-expand-neutral = За этим столом нейтральные владения не трогают.
refusal-expand-supply = Границ осталось слишком мало, чтобы обвести квадрат.
refusal-desert-not-own = Это не ваше владение.
refusal-desert-not-theirs = Это не владение соперника.
refusal-desert-not-beside = Эти два владения не лежат рядом.
refusal-desert-allied = За этим столом рыцари не перебегают из союзного владения.
refusal-desert-no-own-knight = В вашем владении нет рыцаря.
refusal-desert-no-knight = Рыцаря хозяина там нет.
refusal-desert-chain = Другие рыцари потеряли бы связь с замком.
refusal-desert-last-knight = За этим столом последний рыцарь владения не перебегает.
refusal-desert-outside = Новый рыцарь встаёт в вашем владении.
refusal-ally-not-own = Это не ваше владение.
refusal-ally-not-theirs = Это не владение соперника.
refusal-ally-not-beside = Эти два владения не лежат рядом.
refusal-ally-already = Они уже в союзе.

## Hints

# The card is known by its two symbols: “Knight or Expand”.
hint-play = Подсказка: разыграйте «{ $card }», символ «{ $use }».
hint-play-only = Подсказка: разыграйте «{ $card }».
hint-sell = Подсказка: продайте «{ $card }».
hint-end = Подсказка: остановитесь и не разыгрывайте остальное.
hint-deck = Подсказка: возьмите карту из колоды.
hint-take = Подсказка: возьмите «{ $card }» из Канцелярии.
# One place on the board, or two of which one is chosen after the other, as in place-….
hint-spot-one = Подсказка: { $first }.
hint-spot-two = Подсказка: { $first }; затем { $second }.
why-closes = Замыкает ваше владение { $castle }: { $squares ->
    [one] { $squares } квадрат
    [few] { $squares } квадрата
    [many] { $squares } квадратов
   *[other] { $squares } квадрата
  }, +{ $points }.
why-grows = Ваше владение { $castle } растёт на { $squares ->
    [one] { $squares } квадрат
    [few] { $squares } квадрата
    [many] { $squares } квадратов
   *[other] { $squares } квадрата
  }: +{ $points }.
why-monopolies = Создаёт монополию: +{ $points }.
why-mines = { $count ->
    [one] Вашим станет ещё { $count } рудник.
    [few] Вашими станут ещё { $count } рудника.
    [many] Вашими станут ещё { $count } рудников.
   *[other] Вашими станут ещё { $count } рудника.
  }
why-income = Каждый ход приносит ещё { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
    [many] { $ducats } дукатов
   *[other] { $ducats } дуката
  }.
why-opens = Уже первая часть может сразу дать { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }.
why-card = Разыграть карту стоит { $price ->
    [one] { $price } дукат
    [few] { $price } дуката
    [many] { $price } дукатов
   *[other] { $price } дуката
  }, продать можно за { $ducats }.
why-takes = { $name } теряет { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }.
why-stronger = В вашем владении { $castle } будет { $count ->
    [one] { $count } рыцарь
    [few] { $count } рыцаря
    [many] { $count } рыцарей
   *[other] { $count } рыцаря
  }.
why-sells = Приносит { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
    [many] { $ducats } дукатов
   *[other] { $ducats } дуката
  }.
# The same, said of somebody else.
says-closes = Замыкает владение { $castle }: { $squares ->
    [one] { $squares } квадрат
    [few] { $squares } квадрата
    [many] { $squares } квадратов
   *[other] { $squares } квадрата
  }, +{ $points }.
says-grows = Владение { $castle } растёт на { $squares ->
    [one] { $squares } квадрат
    [few] { $squares } квадрата
    [many] { $squares } квадратов
   *[other] { $squares } квадрата
  }: +{ $points }.
says-mines = { $count ->
    [one] Ещё { $count } рудник.
    [few] Ещё { $count } рудника.
    [many] Ещё { $count } рудников.
   *[other] Ещё { $count } рудника.
  }
says-stronger = Во владении { $castle } будет { $count ->
    [one] { $count } рыцарь
    [few] { $count } рыцаря
    [many] { $count } рыцарей
   *[other] { $count } рыцаря
  }.

## The table before the game

room-cards = Карты раздадут, когда все сядут.
