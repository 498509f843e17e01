# Domaine on the start page and where a table is laid: its name, the shelf, options.

## The game

game-domaine = Domaine
shelf-domaine = Замки, границы и король, до которого надо дойти раньше всех
rules-about-domaine = От двух до четырёх игроков. Замки, границы и рыцари, рудники, союзы и карты, которых не видит никто другой.

## How to play it: options

option-spacing = Между замками одного цвета
option-spacing-7 = Шесть квадратов
option-spacing-6 = Пять квадратов
option-spacing-7-why = Между замками одного цвета хотя бы шесть квадратов, как говорит издатель; где это невозможно — пять.
option-spacing-6-why = Между замками одного цвета хотя бы пять квадратов.
option-expansion = Расширение
option-expansion-2 = Два квадрата
option-expansion-1 = Один квадрат
option-expansion-2-why = Расширение забирает один или два квадрата, как напечатано.
option-expansion-1-why = Расширение забирает один квадрат.
option-stalling = Бесконечная продажа
option-stalling-forced = Прекращается
option-stalling-printed = Как напечатано
option-stalling-forced-why = После десяти раундов без взятой из колоды или разыгранной карты нужно брать из колоды. Это правило наше.
option-stalling-printed-why = Продавать карты и брать их обратно можно без конца, как напечатано.
option-second-bonus = Второе место по дукатам
option-second-bonus-amount = Всегда с очками
option-second-bonus-rank = Не после ничьей
option-second-bonus-amount-why = Следующее по величине число приносит 3 очка, сколько бы человек ни делили первое место.
option-second-bonus-rank-why = После ничьей за первое место второго нет.
option-king-tie = До короля дошли несколько
option-king-tie-score = У кого больше очков
option-king-tie-active = Чей сейчас ход
option-king-tie-score-why = Побеждает тот, у кого больше очков, затем тот, чей сейчас ход.
option-king-tie-active-why = Побеждает тот, чей сейчас ход.
option-neutral-targets = Нейтральные владения
option-neutral-targets-true = Открыты для всех
option-neutral-targets-false = Их не трогают
option-neutral-targets-true-why = Расширения, перебежчики и союзы возможны и с нейтральными владениями.
option-neutral-targets-false-why = Расширения, перебежчики и союзы нейтральных владений не касаются.
option-last-knight = Последний рыцарь
option-last-knight-true = Может перебежать
option-last-knight-false = Остаётся
option-last-knight-true-why = Перебежчиком может стать и последний рыцарь владения.
option-last-knight-false-why = Последний рыцарь владения не перебегает никогда.
option-allied-deserter = Между союзниками
option-allied-deserter-true = Можно перебегать
option-allied-deserter-false = Без перебежчиков
option-allied-deserter-true-why = Союз запрещает только расширение.
option-allied-deserter-false-why = Союз запрещает и перебежчиков.
where-king = Король на { $king }
table-king = король на отметке { $king }
