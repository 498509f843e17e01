# What a finished game teaches.

review = Разбор
review-opening = Открываем партию.
review-not = Эту партию нельзя разобрать.
review-origin = Разобрать партию, из которой она вышла
review-waiting = { $before ->
    [one] Сначала ещё { $before } разбор.
    [few] Сначала ещё { $before } разбора.
    [many] Сначала ещё { $before } разборов.
   *[other] Сначала ещё { $before } разбора.
  }
review-preparing = Судья готовится. Это бывает один раз на этом устройстве и может занять минуту.
review-beginning = Партия воспроизводится с начала до конца.
review-working = Разбор ещё идёт; пока вы читаете, числа становятся точнее. Можно уйти и вернуться.
review-settled = Ясно { $part } % решений.
review-sketch = Это набросок, сделанный в этом браузере: откуда взялись очки и насколько это надёжно, по нескольким партиям, доигранным с каждого хода. Отдельные решения, моменты и уровни оценивает сервер, когда партия у него.
review-sketch-working = Партия доигрывается с каждого её хода; пока вы читаете, числа становятся точнее. Если уйти, работа остановится.
review-sketch-part = Готово { $part } % наброска.
review-seen-by = Чьими глазами
review-cards = Судья знает
review-cards-known = то, что можно было знать
review-cards-open = все карты
review-cards-known-note = Решения оцениваются по тому, что можно было знать: своя рука, Канцелярия, всё на поле, сыгранные карты.
review-cards-open-note = Решения оцениваются при всех открытых руках и колоде, хотя знать их не мог никто. Удача — то, как карты лежали с самого начала.
# How it ended, and what made it so: each part is a clause of its own. Others may be one player, or all the others.
review-you = { $how ->
    [won] Вы победили с перевесом { $by ->
        [one] в { $by } очко
        [few] в { $by } очка
        [many] в { $by } очков
       *[other] в { $by } очка
      }
    [lost] Вы проиграли, отстав { $by ->
        [one] на { $by } очко
        [few] на { $by } очка
        [many] на { $by } очков
       *[other] на { $by } очка
      }
    [level] Вы победили при равных очках
    [behind] Вы проиграли при равных очках
   *[shared] Вы разделили победу
  }: { $luckIs ->
    [gave] удача дала { $luck }
    [took] удача отняла { $luck }
   *[even] удача была ровной
  }, { $ownIs ->
    [gave] ваши решения дали { $own }
    [took] ваши решения стоили { $own }
   *[even] ваши решения вышли в ноль
  }, { $othersIs ->
    [gave] { $rivalIs ->
        [all] решения всех остальных дали вам { $others }
       *[named] решения соперника ({ $rival }) дали вам { $others }
      }
    [took] { $rivalIs ->
        [all] решения всех остальных стоили вам { $others }
       *[named] решения соперника ({ $rival }) стоили вам { $others }
      }
   *[even] { $rivalIs ->
        [all] решения всех остальных ничего не изменили
       *[named] решения соперника ({ $rival }) ничего не изменили
      }
  }.
review-of = { $how ->
    [won] { $name }, победа с перевесом { $by ->
        [one] в { $by } очко
        [few] в { $by } очка
        [many] в { $by } очков
       *[other] в { $by } очка
      }
    [lost] { $name }, поражение с отставанием { $by ->
        [one] на { $by } очко
        [few] на { $by } очка
        [many] на { $by } очков
       *[other] на { $by } очка
      }
    [level] { $name }, победа при равных очках
    [behind] { $name }, поражение при равных очках
   *[shared] { $name }, общая победа
  }: { $luckIs ->
    [gave] удача дала { $luck }
    [took] удача отняла { $luck }
   *[even] удача была ровной
  }, { $ownIs ->
    [gave] собственные решения дали { $own }
    [took] собственные решения стоили { $own }
   *[even] собственные решения вышли в ноль
  }, { $othersIs ->
    [gave] { $rivalIs ->
        [all] решения всех остальных дали { $others }
       *[named] решения соперника ({ $rival }) дали { $others }
      }
    [took] { $rivalIs ->
        [all] решения всех остальных отняли { $others }
       *[named] решения соперника ({ $rival }) отняли { $others }
      }
   *[even] { $rivalIs ->
        [all] решения всех остальных ничего не изменили
       *[named] решения соперника ({ $rival }) ничего не изменили
      }
  }.
review-against = { $sides ->
    [2] Сравнение: { $name } и { $rival }.
   *[other] { $name } против лучшего из остальных: { $rival }.
  } Удача — это то, что выпало и сдано; решения измеряются тем, как продолжил бы быстрый игрок.
review-against-you = { $sides ->
    [2] Сравнение: вы и { $rival }.
   *[other] Вы против лучшего из остальных: { $rival }.
  } Удача — это то, что выпало и сдано; решения измеряются тем, как продолжил бы быстрый игрок.
review-luck = Удача
review-own = Собственные решения
review-others = Чужие решения
review-result = Итог
review-give = ± { $points }
review-account = Очки по игрокам
review-start = Отсюда игра равная: { $points }
review-player = Игрок
review-points = Очки
review-given = Упущено
review-plays = Играет на уровне от { $low } до { $high }
review-plays-note = Насколько может сказать одна партия, по упущенным очкам.
review-moments = Моменты
review-none-yet = Какие решения были важны, пока не ясно.
review-none = Ни одно решение не выделяется: не видно, чтобы что-то было упущено.
review-round = Раунд { $round }
review-round-game = { $round ->
    [0] Партия { $game }, подготовка
   *[other] Партия { $game }, раунд { $round }
  }
review-setup = Подготовка
review-moment = Раунд { $round }, { $name }
review-moment-game = { $round ->
    [0] Партия { $game }, подготовка, { $name }
   *[other] Партия { $game }, раунд { $round }, { $name }
  }
review-moment-setup = До первого раунда, { $name }
review-points-given = { $points ->
    [one] очко упущено
    [few] очка упущено
    [many] очков упущено
   *[other] очка упущено
  }
review-points-good = { $points ->
    [one] очко сверх обычного хода
    [few] очка сверх обычного хода
    [many] очков сверх обычного хода
   *[other] очка сверх обычного хода
  }
review-sure = точно
review-fairly = почти точно
review-why = Почему
review-lent = Сыграл бот.
review-see = Показать в партии
review-practise = Потренироваться в том, что можно было сделать лучше
review-practise-this = Потренироваться в этом
review-first-look = Удача или решения? Партия разбирается.
review-mattered = { $round ->
    [0] Важнее всего оказался момент до первого раунда.
   *[other] Важнее всего оказался момент в раунде { $round }.
  }
review-mattered-game = { $round ->
    [0] Важнее всего оказался момент в подготовке партии { $game }.
   *[other] Важнее всего оказался момент в партии { $game }, в раунде { $round }.
  }
review-played = Сыграно: { $move }
review-better = Лучше: { $move }
why-review-row = { $row }
why-review-long-run = В дальнейшем
why-review-rest = Всё остальное
why-review-takes = { $name }: { $points ->
    [one] на { $points } очко меньше
    [few] на { $points } очка меньше
    [many] на { $points } очков меньше
   *[other] на { $points } очка меньше
  }
why-review-gives = { $name }: { $points ->
    [one] на { $points } очко больше
    [few] на { $points } очка больше
    [many] на { $points } очков больше
   *[other] на { $points } очка больше
  }
review-opening-sentence = Чему учит эта партия
review-did = сыграно
review-instead = лучше
review-chances = Шансы на победу, в процентах
review-chances-way = По ходу партии
review-chances-table = Таблицей
review-chance = { $name }: { $part } %
review-after = После
review-parts = Части разбора
review-to-chances = Шансы
review-to-moments = Моменты
