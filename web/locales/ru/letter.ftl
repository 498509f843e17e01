# Что говорят письма о партиях на дни, и письмо, которое спрашивает, можно ли писать.

letter-confirm-subject = Подтвердите адрес для { $place }
letter-confirm = Кто-то, скорее всего вы, указал этот адрес на { $place }, чтобы письмо сообщало, когда ждёт партия. Чтобы подтвердить адрес, откройте эту страницу:
letter-confirm-else = Ссылка действует три дня. Если это были не вы, ничего не делайте: других писем не будет.
letter-subject-turn = { $game }: ваш ход
letter-subject-time = { $game }: время вашего хода на исходе
letter-subject-late = { $game }: у кого-то из остальных вышло время
letter-subject-asked = { $game }: остальные вас о чём-то спрашивают
letter-subject-many = { $count ->
    [one] Вас ждёт { $count } партия
    [few] Вас ждут { $count } партии
    [many] Вас ждут { $count } партий
   *[other] Вас ждут { $count } партии
  }
letter-turn = { $game }: ваш ход.
letter-time = { $game }: время вашего хода на исходе.
letter-late = { $game }: у кого-то из остальных вышло время. Можно подождать или позволить боту доиграть.
letter-asked = { $game }: остальные вас о чём-то спрашивают.
letter-since = С { $time }
letter-until = До { $time }
letter-zone = Время указано для { $zone }.
letter-stop = Вы просили о таких письмах на { $place }. Чтобы их больше не было, откройте эту страницу:

# What the server says itself where it gives no page.
busy-page = С вашего адреса сейчас запрашивают слишком много сразу. Страница появится сама через несколько секунд.
