### The sounds in the settings, and what each of them means.

sounds-on = Звуки
sounds-volume = Громкость
sounds-all = Что значит каждый звук
sounds-hear = Слушать
sounds-play = Прослушать звук: { $sound }
sounds-made = Звуки создаёт сама программа. Ничто не сообщается одним только звуком.
sound-turn = Ваш ход
sound-request = Вас о чём-то просят
sound-set-down = Ложится участок, встаёт замок или рыцарь
sound-claim = Выбран участок или взята карта
sound-coin = Монеты или дукаты переходят из рук в руки
sound-tile = Построено здание
sound-dragon = Дракон сжигает здание
sound-border = Встаёт граница или забирают землю
sound-end = Партия окончена
