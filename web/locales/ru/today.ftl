# Today's kingdom: one deal for everyone.

today-title = Королевство дня
today-deal = Один расклад для всех
today-what = { $players ->
    [2] { $game } против бота ({ $level }). Считается первая попытка.
   *[other] { $game }, { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
        [many] { $players } игроков
       *[other] { $players } игрока
      }, остальные — боты ({ $level }). Считается первая попытка.
}
today-nobody = Здесь его ещё никто не сыграл.
today-alone = Как сыграли другие, станет видно, когда ответит сервер.
today-played = { $played ->
    [1] Пока сыграл один человек. Счёт: { $best }.
    [one] Сыграл { $played } человек. Лучший счёт: { $best }. Медиана: { $middle }.
    [few] Сыграли { $played } человека. Лучший счёт: { $best }. Медиана: { $middle }.
    [many] Сыграли { $played } человек. Лучший счёт: { $best }. Медиана: { $middle }.
   *[other] Сыграли { $played } человека. Лучший счёт: { $best }. Медиана: { $middle }.
  }
today-play = Сыграть
today-see = Как всё прошло
today-again = Сыграть ещё раз, для тренировки
today-next = Следующее появится в { $time }.
day-title = Расклад: { $day }
day-practice = Это была тренировка: считается ваша первая попытка.
day-only = Здесь до конца его пока сыграли только вы.
day-alone = Сравнение с другими появится, когда партия будет на сервере.
day-place = { $place ->
    [1] Лучше здесь никто не сыграл (всего сыграли: { $played }).
   *[other] Место { $place } из { $played }.
}
day-counted = { $played ->
    [one] Здесь его сыграл { $played } человек.
    [few] Здесь его сыграли { $played } человека.
    [many] Здесь его сыграли { $played } человек.
   *[other] Здесь его сыграли { $played } человека.
  }
day-round = Раунд
day-end = В конце
day-you = Вы
day-best = Лучший счёт
day-middle = Медиана
day-table = Очки после каждого раунда
