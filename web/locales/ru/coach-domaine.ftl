# What the guide says in a game of Domaine: first what is to be done, then why.

guide-domaine-castle-lead = Выберите квадрат для замка.
guide-domaine-castle = Леса, деревни и рудники рядом станут вашими, когда вокруг сомкнутся границы.
guide-domaine-knight-lead = Поставьте рядом рыцаря.
guide-domaine-knight = Рыцари стерегут владение: сильный сосед может отнять землю у слабого.
guide-domaine-others-lead = Теперь следующий замок.
guide-domaine-others = Каждый замок начинает своё владение. Присмотритесь к рудникам и королевскому городу.
guide-domaine-income-lead = Выберите карту.
guide-domaine-income = Рудники платят вам перед каждым ходом. На этот ход у вас { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
    [many] { $ducats } дукатов
   *[other] { $ducats } дуката
  }.
guide-domaine-use-lead = Разыграйте её или продайте.
guide-domaine-use = Первая цена — сколько стоит разыграть, вторая — сколько вы получите за продажу.
guide-domaine-chancery-lead = Возьмите новую карту.
guide-domaine-chancery = Проданные карты лежат здесь, в Канцелярии, открытые для всех. В колоде — то, чего ещё никто не видел.

## What the cards do

guide-domaine-sell-new = Новое: продажа
guide-domaine-sell-lead = Продайте карту.
guide-domaine-sell = Сейчас на руке нечего разыграть. Выручка пойдёт на следующую карту.
guide-domaine-borders-new = Новое: границы
guide-domaine-borders-lead = Выберите сторону квадрата для границы.
guide-domaine-borders = Когда границы смыкаются вокруг одного замка, владение сразу приносит очки: за леса, деревни и королевский город.
guide-domaine-knights-new = Новое: рыцари
guide-domaine-knights-lead = Выберите квадрат для рыцаря.
guide-domaine-knights = Владение может расшириться за счёт более слабого, но не за счёт равного по силе.
guide-domaine-expansion-new = Новое: расширение
guide-domaine-expansion-lead = Выберите, какую землю забрать.
guide-domaine-expansion = Ваше владение растёт через границу, даже к соседу, если рыцарей у него меньше.
guide-domaine-deserter-new = Новое: перебежчики
guide-domaine-deserter-lead = Выберите рыцаря, который сменит сторону.
guide-domaine-deserter = Рыцарь уходит от соседа, а в вашем владении встаёт ваш.
guide-domaine-alliance-new = Новое: союзы
guide-domaine-alliance-lead = Выберите, с кем заключить мир.
guide-domaine-alliance = Союзные владения не отнимают землю друг у друга.
