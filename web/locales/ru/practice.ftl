# Practice: moments in which something better could be done, asked as puzzles.

practice = Тренировка
practice-about = Моменты, в которых можно было сыграть лучше. Пробовать можно смело; что не решено, вернётся через 1, 4 и 14 дней.
practice-about-game = Моменты этой партии, в которых можно было сыграть лучше. Пробовать можно смело.
# Of one row of the pad: its name, what the better choice does there.
practice-of = Тренировка: { $row }
practice-about-more = { $game }, { $row }: моменты, в которых лучший выбор приносит больше очков в этой строке. Пробовать можно смело; что не решено, вернётся через 1, 4 и 14 дней.
practice-about-less = { $game }, { $row }: моменты, в которых лучший выбор приносит меньше очков в этой строке и больше в других. Пробовать можно смело; что не решено, вернётся через 1, 4 и 14 дней.
practice-none-of = Таких задач пока нет.
practice-due = { $count ->
    [one] Вернулась { $count } нерешённая задача.
    [few] Вернулись { $count } нерешённые задачи.
    [many] Вернулось { $count } нерешённых задач.
   *[other] Вернулось { $count } нерешённой задачи.
  }
practice-on = Дальше
practice-begin = Начать
practice-own = Из ваших партий
practice-none = Из ваших партий пока ничего нет. Откройте разбор оконченной партии: что в ней можно было сделать лучше, будет спрошено здесь.
practice-none-game = Задач из этой партии пока нет. Они находятся, пока читается её разбор.
practice-shipped = Из партий ботов
practice-looking = Идёт поиск задач.
practice-opening = Задача открывается.
practice-not = Эту задачу открыть нельзя.
practice-review = Разбор
practice-met = Испробовано { $met } из { $all }
practice-number = { $state ->
    [found] Задача { $number }, решена
    [missed] Задача { $number }, не решена
   *[new] Задача { $number }
  }
practice-all = Все задачи
practice-next = Следующая
practice-game = Показать партию
practice-show = Показать
# What is to be found, by the step of the turn.
practice-find-claim = Найдите, какой участок выбрать лучше.
practice-find-place = Найдите лучшее место для участка.
practice-find-tax = Найдите, как лучше отправить рыцарей.
practice-find-build = Найдите, что лучше построить.
practice-find-bribe = Найдите, что лучше сделать дракону.
practice-find-act = Найдите лучшую карту.
practice-find-refill = Найдите, какую карту лучше взять.
practice-find-move = Найдите лучший ход.
# A try that was wrong: by how many points, and what of them most.
practice-wrong = { $why ->
    [row] { $behind ->
        [one] Не то: в итоге на { $behind } очко меньше, больше всего в этой строке: { $row }.
        [few] Не то: в итоге на { $behind } очка меньше, больше всего в этой строке: { $row }.
        [many] Не то: в итоге на { $behind } очков меньше, больше всего в этой строке: { $row }.
       *[other] Не то: в итоге на { $behind } очка меньше, больше всего в этой строке: { $row }.
      }
    [takes] { $behind ->
        [one] Не то: в итоге на { $behind } очко меньше. Кто выиграет от этого: { $name }.
        [few] Не то: в итоге на { $behind } очка меньше. Кто выиграет от этого: { $name }.
        [many] Не то: в итоге на { $behind } очков меньше. Кто выиграет от этого: { $name }.
       *[other] Не то: в итоге на { $behind } очка меньше. Кто выиграет от этого: { $name }.
      }
   *[none] { $behind ->
        [one] Не то: в дальнейшем это на { $behind } очко меньше.
        [few] Не то: в дальнейшем это на { $behind } очка меньше.
        [many] Не то: в дальнейшем это на { $behind } очков меньше.
       *[other] Не то: в дальнейшем это на { $behind } очка меньше.
      }
  }
practice-left = { $count ->
    [one] Осталась { $count } попытка.
    [few] Осталось { $count } попытки.
    [many] Осталось { $count } попыток.
   *[other] Осталось { $count } попытки.
  }
refusal-puzzle-tried = Это уже было испробовано.
practice-free = Есть три попытки, пробовать можно смело.
practice-found = Верно.
practice-shown = Лучше так.
practice-tries = { $count ->
    [1] С первой попытки.
    [2] Со второй попытки.
   *[other] С третьей попытки.
  }
practice-back = Задача вернётся через день.
practice-crowns = { $count ->
    [one] Осталась { $count } попытка
    [few] Осталось { $count } попытки
    [many] Осталось { $count } попыток
   *[other] Осталось { $count } попытки
  }
# Beside each choice in the end.
practice-best = лучше всего
practice-behind = { $count ->
    [one] на { $count } очко меньше
    [few] на { $count } очка меньше
    [many] на { $count } очков меньше
   *[other] на { $count } очка меньше
  }
practice-played = сыграно в партии
practice-tried = испробовано
