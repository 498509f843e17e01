# A deal that is played again by others.
duplicate = Тот же расклад
duplicate-text = Всё приходит в том же порядке, что и в той партии, что бы ни играли. Потом результаты показаны рядом. Партия помечается и не считается.
duplicate-hints = Подсказки разрешены
duplicate-go = Сыграть этот расклад
duplicate-link = По этой ссылке тот же расклад играют за собственным столом
duplicate-beside = Рядом
duplicate-none = Этот расклад ещё никто не играл снова.
duplicate-show = Посмотреть до игры, как вышло у других
duplicate-seat = Сравнивается место
duplicate-table = Партии с этим раскладом: очки после каждого раунда
duplicate-first = первая партия
duplicate-lead = Против лучшего соперника
duplicate-luck = Из них удача
duplicate-without = Без удачи
duplicate-unknown = не разобрана
duplicate-note = Удача — то, что нашёл разбор каждой партии. Партия без разбора показана так, как была сыграна.
duplicate-raw = Когда партия разобрана, здесь появится и её результат без удачи.
