# What the guide says in a game of the Queendomino family: first what is to be done, then why.

guide-kingdom-choose-lead = Укажите участок.
guide-kingdom-choose-lead-touch = Коснитесь участка.
guide-kingdom-choose = В следующем раунде король принесёт его домой.
guide-kingdom-claim-lead = Выберите его.
guide-kingdom-claim = Малые номера ходят первыми, на больших есть короны. Каждый ваш король выбирает по одному.
guide-kingdom-place-lead = Присоедините его здесь или там.
guide-kingdom-place = Одна половина касается замка или такого же ландшафта.
guide-kingdom-turn-lead = Щёлкните или нажмите R, чтобы повернуть.
guide-kingdom-turn-lead-touch = Коснитесь, чтобы повернуть.
guide-kingdom-turn = Он должен касаться замка или своего ландшафта. Потом присоедините его.
guide-kingdom-points-lead = Здесь: { $terrain }, { $squares } × { $crowns }.
guide-kingdom-points = Очки — это квадраты, умноженные на короны. Попробуйте другие места, потом присоедините.
guide-kingdom-again-lead = Теперь снова выберите участок.
guide-kingdom-again = Ваш король стоит на том, что придёт следующим.
guide-kingdom-inside-lead = Не выходите за пределы { $size } на { $size }.
guide-kingdom-inside = Если сомневаетесь, поможет лампа. Побеждает тот, у кого в конце больше очков.

## What the larger games add

guide-kingdom-team-new = Новое: команды
guide-kingdom-team-lead = Вы строите одно королевство, в команде с вами { $name }.
guide-kingdom-team = У каждого из вас свой король, а очки общие. Обсуждайте, что куда положить: больше никто этого не слышит.
guide-kingdom-seven-new = Новое: семь на семь
guide-kingdom-seven-lead = Королевство может вырасти до семи на семь.
guide-kingdom-seven = Помещаются области побольше, и участков хватит, чтобы заполнить всё до углов.
guide-kingdom-tax-new = Новое: рыцари
guide-kingdom-tax-lead = Отправьте рыцаря.
guide-kingdom-tax = Рыцари приносят монеты: по одной за каждый квадрат области, где стоят.
guide-kingdom-build-new = Новое: строительство
guide-kingdom-build-lead = Купите здание для квадрата города.
guide-kingdom-build = Оно даёт короны, очки, рыцарей или башни. В каждый ход можно построить одно.
guide-kingdom-queen-new = Новое: королева
guide-kingdom-queen-lead = Теперь королева гостит у вас.
guide-kingdom-queen = С королевой здания дешевле на монету, а в конце она считается короной в вашей самой большой области.
guide-kingdom-dragon-new = Новое: дракон
guide-kingdom-dragon-lead = За одну монету дракон сожжёт здание.
guide-kingdom-dragon = Выберите то, которое лучше бы никому не досталось, или пропустите.
