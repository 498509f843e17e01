# Что команды говорят в терминале: `demesne play`, `review`, `record show`. Ходы и координаты остаются такими, как пишутся.

terminal-label = { $label }: { $text }
terminal-head = { $label }:
terminal-seat = место { $seat }
terminal-seat-of = { $name } (место { $seat })
terminal-ask = Ход — { $name }:
terminal-help = Введите номер из списка или ход так, как он там записан; t показывает стол, q сохраняет и завершает.
terminal-number = Введите номер от 1 до { $count }.
terminal-unreadable = Это не ход. Ходы записываются как в списке, например «{ $move }».
terminal-near = Это не ход. Имелось в виду «{ $word }»?
terminal-refused = { $why } ({ $code }, правило { $clause })
terminal-gains = { $points ->
    [one] +{ $points } очко
    [few] +{ $points } очка
    [many] +{ $points } очков
   *[other] +{ $points } очка
  }
terminal-loses = { $points ->
    [one] −{ $points } очко
    [few] −{ $points } очка
    [many] −{ $points } очков
   *[other] −{ $points } очка
  }
terminal-saved = Сохранено: { $file }
terminal-rank = Место

## Что лежит на столе, буквами

terminal-king = { $domino } (место { $seat })
terminal-price = { $price }: { $tile }
terminal-lands = Квадраты: { $list }; от 1 до 3 — короны.
terminal-squares = Квадраты: { $list }
terminal-letter = { $letter } { $land }
terminal-so-far = { $points ->
    [one] пока { $points } очко
    [few] пока { $points } очка
    [many] пока { $points } очков
   *[other] пока { $points } очка
  }
terminal-figures = Замки A B C D и рыцари 0 1 2 3 (в лесу 5 6 7 8) — мест 0 1 2 3.
terminal-neutral = Цвет { $seat } нейтральный.
terminal-allied = В союзе: { $first } и { $second }
terminal-turn = Ход { $turn }
terminal-deck = { $count ->
    [one] в колоде { $count } карта
    [few] в колоде { $count } карты
    [many] в колоде { $count } карт
   *[other] в колоде { $count } карты
  }
terminal-markers = { $count ->
    [one] осталась { $count } граница
    [few] остались { $count } границы
    [many] осталось { $count } границ
   *[other] осталось { $count } границы
  }
terminal-both = { $first } и { $second }
terminal-either = { $first } или { $second }
terminal-expand = { $count ->
    [one] Расширение: { $count } квадрат
    [few] Расширение: до { $count } квадратов
    [many] Расширение: до { $count } квадратов
   *[other] Расширение: до { $count } квадрата
  }

## Разбор

terminal-start = Начало
terminal-row = { $row } { $points }
terminal-moment = Ход { $ply }, { $name }: { $move }
terminal-better = { $sure ->
    [exact] Лучше, сыграно до конца: { $move }
    [certain] Лучше: { $move }
   *[likely] Вероятно, лучше: { $move }
  }
terminal-worth = { $grade ->
    [inaccuracy] Неточность: { $points } в очках, { $part } % шансов на победу
    [mistake] Ошибка: { $points } в очках, { $part } % шансов на победу
   *[blunder] Грубая ошибка: { $points } в очках, { $part } % шансов на победу
  }
terminal-luck = Ход { $ply }, самая большая удача: { $name }, { $part } % шансов на победу (± { $give })
terminal-best = Ход { $ply }, лучшее решение: { $name }, { $part } % шансов на победу (± { $give })

## What `demesne serve` tells on its console

terminal-serve-taken = Порт { $wanted } занят; используется { $port }.
terminal-serve-at = Адрес demesne: { $address }
terminal-serve-others = для других в вашей сети: { $address }
terminal-serve-alone = только для вас, один раз: { $address }
terminal-serve-kept = столы хранятся здесь: { $place }; Ctrl+C останавливает сервер
terminal-serve-opened = Открыто для вашей сети: { $address }
terminal-serve-closed = Закрыто для вашей сети.
