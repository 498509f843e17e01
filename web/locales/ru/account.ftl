# One’s account: coming in, who is signed in, passkeys, data, the end.

account-title = Учётная запись
account-about = Для игры она не нужна. С ней ваши партии видны в любом браузере, а рейтинговые партии идут в зачёт.
account-way = Как войти
account-session = Вход
account-account = Регистрация
account-name = Имя
account-password = Пароль
account-password-old = Прежний пароль
account-password-new = Новый пароль
account-password-set = Задать пароль
account-password-why = Не меньше { $least } знаков. Во всех остальных браузерах произойдёт выход.
account-password-wrong = Прежний пароль неверен.
account-password-done = Пароль задан. Во всех остальных браузерах выполнен выход.
account-show = Показать
account-why = Не меньше { $least } знаков. Потерянный пароль никто не сможет вернуть.
account-come = Войти
account-make = Создать учётную запись
account-passkey-in = Войти с ключом доступа
account-passkey-make = С ключом доступа, без пароля
account-no-passkey = Ключ доступа не использован. Попробуйте ещё раз или введите пароль.
account-passkey-none = Ключ доступа не создан. Электронному ключу для этого нужен собственный ПИН-код, и не каждый может хранить ключ доступа. Попробуйте другой или введите пароль.
account-passkey-known = На этом устройстве уже есть ключ доступа к этой учётной записи.
account-since = с { $date }
account-profile = Мой профиль
account-rename = Изменить имя
account-rename-new = Новое имя
account-rename-why = За столами, где вы уже сидите, остаётся прежнее имя.
account-rename-done = Имя изменено.
account-out = Выйти
account-hide = Показывать другим только моё имя
account-sessions = Где выполнен вход
account-browser = Браузер
account-here = этот
account-used = последний раз: { $date }
account-end = Выйти там
account-end-there = Выйти там: { $label }
account-end-all = Выйти везде, кроме этого браузера
account-passkeys = Ключи доступа
account-passkey-since = Ключ доступа с { $date }
account-add = Добавить ключ доступа
account-remove = Убрать
account-remove-of = Убрать: { $passkey }
account-data-title = Ваши данные
account-data = Сохранить всё в файл
account-delete = Удалить учётную запись
account-delete-why = Навсегда: имя, рейтинги, список ваших партий, всё, что вы сказали. У остальных партии сохранятся, а на вашем месте будет «…». Идущие партии будут сданы.
account-delete-name = Ваше имя, для подтверждения
account-delete-now = Удалить навсегда
account-deleted = Учётная запись удалена.
account-taken = { $count ->
    [one] Теперь в учётной записи { $count } партия из этого браузера.
    [few] Теперь в учётной записи { $count } партии из этого браузера.
    [many] Теперь в учётной записи { $count } партий из этого браузера.
   *[other] Теперь в учётной записи { $count } партии из этого браузера.
  }
account-moderation = К модерации
account-own = Передать сервер этой учётной записи
account-own-why = Вы здесь по ссылке из консоли. Хозяин сервера выбирает, кто модерирует.
account-held-mute = { $ending ->
    [never] Говорить за столами вам больше нельзя.
   *[then] Говорить за столами вам нельзя до { $until }.
  }
account-held-ban = { $ending ->
    [never] Садиться за столы и говорить здесь вам больше нельзя.
   *[then] Садиться за столы и говорить здесь вам нельзя до { $until }.
  }
