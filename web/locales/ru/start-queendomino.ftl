# The Queendomino family on the start page and where a table is laid: names, the shelf, options.

## The games

game-queendomino = Queendomino
game-kingdomino = Kingdomino
game-royal-wedding = Королевская свадьба
game-dynasty = { $name }, династия
kingdom-yours = Ваше королевство
standing-round = Раунд { $round }
standing-setup = Подготовка
wished-size = { $size } × { $size }
shelf-queendomino = Участки, строительство, королева и дракон
shelf-kingdomino = Малая игра: присоединить, выбрать, короновать
shelf-royal-wedding = Обе коробки, большие королевства, команды
rules-about-queendomino = От двух до четырёх игроков. Поля и города, рыцари и здания, королева и дракон.
rules-about-kingdomino = От двух до четырёх игроков. Только земля и короны; со «Срединным королевством», «Гармонией», «Большой дуэлью» и «Династией».
rules-about-royal-wedding = От трёх до восьми игроков, каждый за себя или командами по двое, с участками из обеих коробок.

## A new table

new-team = Команда { $team }: одно королевство, одно знамя
new-box = Ваши здания не такие, как у нас?
box-title = Проверьте свою коробку

## How to play it: options

option-edition = Правила
option-edition-us = США
option-edition-eu = Европейские
option-edition-cz = Чешские
option-edition-us-why = При ничьей решает самая большая область, затем место делят.
option-edition-eu-why = Как правила США: при ничьей решает самая большая область, затем место делят.
option-edition-cz-why = При ничьей решает самая большая область, затем — у кого больше оставшихся монет.
option-royal-wedding-edition-us = США
option-royal-wedding-edition-eu = Европейские
option-royal-wedding-edition-cz = Чешские
option-royal-wedding-edition-us-why = Каждый за себя — до восьми человек. При ничьей решает самая большая область, затем место делят.
option-royal-wedding-edition-eu-why = Каждый за себя — до шести человек. При ничьей решает самая большая область, затем место делят.
option-royal-wedding-edition-cz-why = Каждый за себя — до семи человек. При ничьей решает самая большая область, затем — у кого больше оставшихся монет.
option-size = Королевство
option-size-5 = 5 × 5
option-size-7 = 7 × 7
option-size-5-why = Королевство умещается в сетку пять на пять квадратов.
option-size-7-why = Королевство умещается в сетку семь на семь квадратов.
option-kingdomino-size-5 = 5 × 5
option-kingdomino-size-7 = 7 × 7, Большая дуэль
option-kingdomino-size-5-why = Шесть раундов с половиной участков.
option-kingdomino-size-7-why = Двенадцать раундов со всеми участками.
option-bonuses = Бонусы
option-bonuses-middle-kingdom = Срединное королевство
option-bonuses-harmony = Гармония
option-bonuses-middle-kingdom-why = «Срединное королевство»: 10 очков, если замок стоит в середине.
option-bonuses-harmony-why = «Гармония»: 5 очков, если ни один участок не сброшен.
option-centre = Середина
option-centre-extent = Королевства
option-centre-grid = Сетки
option-centre-extent-why = Замок одинаково далёк от противоположных краёв королевства полного размера.
option-centre-grid-why = Замок лежит в среднем квадрате сетки, как бы мало земли вокруг ни было.
option-dynasty = Партии
option-dynasty-false = Одна
option-dynasty-true = Династия
option-dynasty-false-why = Решает одна партия.
option-dynasty-true-why = Три партии; очки складываются.
option-teams = Стороны
option-teams-false = Каждый за себя
option-teams-true = Команды по двое
option-teams-false-why = У каждого места своё королевство.
option-teams-true-why = У двух мест общие замок, королевство 7 × 7, монеты и рыцари; в свой ход каждый решает сам.
option-size-printed-why = Семь на семь вдвоём, иначе пять на пять.
option-royal-wedding-size-printed-why = Семь на семь для команд и для трёх или четырёх игроков, иначе пять на пять.
option-line = Участков в ряду
option-line-printed-why = Четыре, если игроков трое или четверо, а королевства 7 × 7, иначе восемь.
option-line-4-why = Четыре, как на большинстве языков.
option-line-8-why = Восемь, как в немецких правилах; что никто не выбрал, выходит из игры.
option-single = Больше всего игроков без команд
option-single-printed-why = Сколько допускает издание.
option-single-6-why = Шесть, как в европейских правилах.
option-single-7-why = Семь, как в чешских правилах.
option-single-8-why = Восемь, как в правилах США, которые этого не советуют.
option-purse = Монеты и рыцарь
option-purse-team = На команду
option-purse-seat = На каждого напарника
option-purse-printed-why = Семь монет и рыцарь на каждую команду.
option-purse-team-why = Семь монет и рыцарь на каждую команду.
option-purse-seat-why = Семь монет и рыцарь на каждого в паре: на некоторых языках это не сказано ясно.
option-knight-supply = Рыцарей в коробке
option-knight-supply-printed-why = Двадцать два.
option-knight-supply-22-why = Двадцать два, как на большинстве языков.
option-knight-supply-19-why = Девятнадцать, как в испанских, итальянских, португальских и русских правилах.
option-last-tie = Последняя ничья
option-last-tie-shared = Место делят
option-last-tie-coins = Монеты
option-last-tie-printed-why = Как в издании.
option-last-tie-shared-why = После самой большой области при ничьей место делят.
option-last-tie-coins-why = После самой большой области побеждает тот, у кого больше оставшихся монет.
option-box = Коробка
option-box-printed = Как мы её знаем
option-box-printed-why = Некоторые числа на наших зданиях — оценки.
option-box-why = Своя коробка: здания, как их сверил её владелец.

## How the table plays

table-edition = Правила: { $edition }
table-size = Королевства { $size } × { $size }
table-size-why = Никакое королевство не становится шире или выше, чем { $size ->
    [one] { $size } квадрат
    [few] { $size } квадрата
    [many] { $size } квадратов
   *[other] { $size } квадрата
  }.
table-rounds = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
    [many] { $rounds } раундов
   *[other] { $rounds } раунда
  }
table-rounds-why = В ряду { $line ->
    [one] { $line } участок
    [few] { $line } участка
    [many] { $line } участков
   *[other] { $line } участка
  }; у каждого игрока { $kings ->
      [one] { $kings } король
      [few] { $kings } короля
      [many] { $kings } королей
     *[other] { $kings } короля
    }.
table-town = В начале { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
  } и { $knights ->
      [one] { $knights } рыцарь
      [few] { $knights } рыцаря
      [many] { $knights } рыцарей
     *[other] { $knights } рыцаря
    }
table-town-why = В коробке { $supply ->
    [one] { $supply } рыцарь
    [few] { $supply } рыцаря
    [many] { $supply } рыцарей
   *[other] { $supply } рыцаря
  }.
table-box = Коробка: { $name }
table-box-why = Здания и участки, как их сверил владелец этой коробки.
ties-none = Место делят.
ties-largest = Решает самая большая область, затем место делят.
ties-largest-crowns = Решает самая большая область, потом число корон, затем место делят.
ties-largest-coins = Решает самая большая область, потом число оставшихся монет, затем место делят.
table-ties = Ничья
