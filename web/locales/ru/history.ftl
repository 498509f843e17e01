# The games of this browser that are over.

history-about = Партии, которые вы доиграли в этом браузере, а если вы вошли в учётную запись, то и в других. Учётная запись не нужна; другие видят свой список.
history-looking = Ищем ваши партии.
history-none = Ещё ни одна партия не окончена.
history-play = К играм
history-tallies = Сводка
history-find = Найти партии
history-title = Игра
history-name = С кем
history-result = Итог
history-any = Не важно
history-won = Победа
history-lost = Без победы
history-ended = Прервана
history-games = Партий
history-victories = Побед
history-even = Поровну
history-mean = Очков в среднем
history-course = { $game }, партия за партией
history-course-of = { $row }, партия за партией: { $points }
history-over-time = Партия за партией
history-beside = Остальные за вашими столами
history-total = Все очки
history-luck = Удача
history-own = Ваши решения
history-parted =
    { $count ->
        [one] Удача и решения, в очках против лучшего соперника, взяты из разбора { $count } партии.
        [few] Удача и решения, в очках против лучшего соперника, взяты из разбора { $count } партий.
        [many] Удача и решения, в очках против лучшего соперника, взяты из разбора { $count } партий.
       *[other] Удача и решения, в очках против лучшего соперника, взяты из разбора { $count } партии.
    }
history-unreviewed = Удача и решения появятся здесь, когда партии будут разобраны.
history-habit-more = { $row }: здесь вы впереди. В среднем за партию у вас { $mean }, у остальных за вашими столами { $others }. Партий: { $games }.
history-habit-less = { $row }: здесь впереди остальные за вашими столами. В среднем за партию у них { $others }, у вас { $mean }. Партий: { $games }.
history-habit-practise-more = { $count ->
    [one] Тренировка, где лучше было больше этого: { $count } задача
    [few] Тренировка, где лучше было больше этого: { $count } задачи
    [many] Тренировка, где лучше было больше этого: { $count } задач
   *[other] Тренировка, где лучше было больше этого: { $count } задачи
  }
history-habit-practise-less = { $count ->
    [one] Тренировка, где лучше было другое: { $count } задача
    [few] Тренировка, где лучше было другое: { $count } задачи
    [many] Тренировка, где лучше было другое: { $count } задач
   *[other] Тренировка, где лучше было другое: { $count } задачи
  }
history-which = Партия за партией
history-count = { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
  }
history-together = на одном экране
history-review-of = Разбор: { $game }, { $date }
history-practise = Тренировка
history-practise-of = Тренировка: { $game }, { $date }
history-deal = Тот же расклад
history-deal-of = Тот же расклад: { $game }, { $date }
history-branch = доиграно из другой партии, не считается
history-duplicate = расклад сыгран снова, не считается
history-helped = за вас играл бот, не считается
history-watch = Пересмотреть
history-watch-of = Пересмотреть: { $game }, { $date }
history-forget = Забыть
history-forget-of = Забыть: { $game }, { $date }
history-forget-sure = Забыть здесь навсегда?
history-forget-sure-of = Забыть здесь навсегда? { $game }, { $date }
history-keep = Сохранить эти партии одним файлом
history-keep-none = Эти партии тем временем удалены в другом месте. Сохранять нечего.
history-brought = сыграно на другом сервере
history-here = сыграно на этом устройстве
history-day = королевство дня
history-offline = сыграно без сети
history-bring = Перенести партии с другого сервера
history-bring-text = Файл, который вы там сохранили, или любая запись. Каждая партия сначала проверяется по правилам.
history-bring-name = Ваше имя в них
history-bring-file = Выбрать файл
history-bring-going = Партия { $done } из { $all }
history-bring-done = { $count ->
    [one] Добавлена { $count } партия.
    [few] Добавлены { $count } партии.
    [many] Добавлено { $count } партий.
   *[other] Добавлено { $count } партии.
  }
history-bring-known = { $count ->
    [one] { $count } уже была здесь.
    [few] { $count } уже были здесь.
    [many] { $count } уже были здесь.
   *[other] { $count } уже были здесь.
  }
history-bring-refused = { $count ->
    [one] { $count } партия не добавлена.
    [few] { $count } партии не добавлены.
    [many] { $count } партий не добавлено.
   *[other] { $count } партии не добавлено.
  }
history-bring-full = В этом браузере больше нет места для партий. Сначала забудьте некоторые из них.
history-bring-none = Из этого файла не удалось прочитать ни одной партии.
history-deleted = Партия удалена и с этого сервера.
history-left = Партии больше нет в вашем списке. У тех, кто играл с вами, она остаётся.
