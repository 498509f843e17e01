# Profiles: ratings, what games add up to, the latest games.

people-title = Профиль
people-since = Здесь с { $date }
people-hidden = Показывает только имя.
people-hidden-yours = Это видите только вы. Остальные видят ваше имя.
people-ratings = Рейтинг
people-rating-why = Полоса показывает, насколько мы уверены. Она сужается с каждой рейтинговой партией; после десяти появляется число.
people-unrated = Рейтинговых партий ещё не было.
people-kind = { $mode ->
    [pair] { $game } · вдвоём
    [teams] { $game } · командами
   *[group] { $game } · втроём и больше
  }
people-account = Моя учётная запись
people-games = Партии
people-none = Законченных партий ещё нет.
people-place = { $rank }-е место из { $sides }
people-with = { $game }, { $names }
people-watch = Смотреть
people-finished = { $count ->
    [one] партия окончена
    [few] партии окончены
    [many] партий окончено
   *[other] партии окончены
  }
people-won = побед; поровну было бы { $even }
people-sums = По играм и составам
people-game = Игра
people-count = Партии
people-victories = Победы
people-even = Поровну
people-mean = Очки в среднем
people-best = Рекорд
people-best-at = Партия, число очков: { $points }
people-moderate = Модерация
people-early = { $how ->
    [won] Победа: соперник сдался
    [left] Выход до конца партии
   *[up] Партия сдана
  }
people-sources = Откуда берутся очки
people-sources-of = { $kind }: очки за партию, в среднем
people-best-land = Лучшее королевство
people-best-points = { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
    [many] { $points } очков.
   *[other] { $points } очка.
  }
ladder-title = Рейтинг игроков
ladder-about = Кто как играет здесь, по рейтинговым партиям. Тех, кто показывает другим только имя, в списке нет.
ladder-place = Место
ladder-name = Имя
ladder-none = В списке пока никого нет.
ladder-how = Здесь появляется каждый, кто сыграет рейтинговую партию: войдите, откройте стол с друзьями и выберите «{ new-rated }» или сядьте за рейтинговый среди открытых столов.
ladder-you = вы
