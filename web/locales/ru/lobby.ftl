# Open tables: where somebody waits for others, and games one may watch.

lobby-title = Открытые столы
lobby-about = Сядьте там, где ждут, или посмотрите партию.
lobby-looking = Ищем открытые столы…
lobby-none = Сейчас нет ни одного открытого стола. Подберите себе стол или откройте свой и подождите: кто придёт, увидит его здесь.
lobby-others = Под ваш выбор не подходит ни один открытый стол.
lobby-count = { $count ->
    [0] Открытых столов нет.
    [one] Открыт { $count } стол.
    [few] Открыто { $count } стола.
    [many] Открыто { $count } столов.
   *[other] Открыто { $count } стола.
  }
lobby-host = { $name } ждёт
lobby-free = { $free ->
    [one] Свободно { $free } место из { $seats }
    [few] Свободно { $free } места из { $seats }
    [many] Свободно { $free } мест из { $seats }
   *[other] Свободно { $free } места из { $seats }
  }
lobby-sit = Сесть
lobby-sit-at = Сесть за стол: { $name }, { $game }
lobby-yours = Ваш стол
lobby-gone = Свободных мест больше нет
lobby-watch = Партии, которые можно смотреть
lobby-watch-at = Смотреть: { $names }, { $game }
lobby-round = { $game }, раунд { $round }
lobby-go = Смотреть
lobby-quick = Любой стол
lobby-game = Игра
lobby-players = Игроки
lobby-find = Найти мне стол
lobby-find-why = Вы сядете за стол, который ждёт дольше всех. Если никто не ждёт, для вас откроется новый, и следующий, кто ищет то же самое, сядет к вам.
lobby-find-clock = Часы нового: { $plan }.
lobby-clock-either = Всё равно
lobby-open = Открыть свой стол
lobby-rated = рейтинговая
lobby-pace = Столы
lobby-pace-all = Все
lobby-pace-live = С часами
lobby-pace-days = Дни на ход
lobby-whom = С кем
lobby-whom-any = С кем угодно
lobby-whom-near = Близко к моему рейтингу
lobby-ratings = Ваш рейтинг
