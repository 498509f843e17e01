# Reports of people, and what moderators do about them.

moderation-title = Модерация
moderation-about = Из партий вы видите не больше, чем все. Всё, что вы делаете здесь, записывается.
moderation-reports = Жалобы
moderation-none = Жалоб нет.
moderation-by = { $date }, сообщает { $by }
moderation-by-gone = { $date }
moderation-why-talk = Грубые или навязчивые слова
moderation-why-name = Оскорбительное имя
moderation-why-unfair = Нечестная игра
moderation-why-leaving = То и дело бросает партии
moderation-why-other = Другое
moderation-said = Реплика: «{ $line }»
moderation-table = К столу
moderation-person = Всё об игроке { $name }
moderation-close = Решено
moderation-close-of = Решено: { $name }
moderation-what = Ограничение
moderation-mute = не говорить
moderation-ban = не садиться и не говорить
moderation-long = На сколько
moderation-days = { $days ->
    [0] навсегда
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
  }
moderation-address = И всем с того же адреса, у кого нет учётной записи
moderation-alone = { $whom ->
    [guest] Гость может вернуться на другое место и под другим именем: само по себе это никого надолго не остановит.
   *[account] Это касается учётной записи; гостем этот человек прийти сможет.
  }
moderation-shared = Это касается и гостей с того адреса, и создать там учётную запись пока будет нельзя. Тех, у кого она есть, это не коснётся.
moderation-others = { $count ->
    [0] Когда пришла жалоба, с этого адреса здесь больше никого не было.
    [one] Когда пришла жалоба, с этого адреса здесь был ещё { $count } человек.
    [few] Когда пришла жалоба, с этого адреса здесь было ещё { $count } человека.
    [many] Когда пришла жалоба, с этого адреса здесь было ещё { $count } человек.
   *[other] Когда пришла жалоба, с этого адреса здесь было ещё { $count } человека.
  }
moderation-do = Применить
moderation-do-of = Применить: { $name }
moderation-held-title = В силе
moderation-held = { $kind ->
    [mute] { $name }: нельзя говорить
   *[ban] { $name }: нельзя садиться и говорить
  }
moderation-until = { $ending ->
    [never] навсегда
   *[then] до { $until }
  }
moderation-at = для гостей с одного адреса
moderation-release = Отменить
moderation-release-of = Отменить: { $name }
moderation-log = Что сделано
moderation-log-names = С именами того времени.
moderation-now = (теперь { $name })
moderation-did-mute = { $days ->
    [0] { $by } лишает слова игрока { $name } навсегда
    [one] { $by } лишает слова игрока { $name } на { $days } день
    [few] { $by } лишает слова игрока { $name } на { $days } дня
    [many] { $by } лишает слова игрока { $name } на { $days } дней
   *[other] { $by } лишает слова игрока { $name } на { $days } дня
  }
moderation-did-ban = { $days ->
    [0] { $by } отстраняет игрока { $name } навсегда
    [one] { $by } отстраняет игрока { $name } на { $days } день
    [few] { $by } отстраняет игрока { $name } на { $days } дня
    [many] { $by } отстраняет игрока { $name } на { $days } дней
   *[other] { $by } отстраняет игрока { $name } на { $days } дня
  }
moderation-did-unmute = { $by } возвращает слово игроку { $name }
moderation-did-unban = { $by } снова впускает игрока { $name }
moderation-did-closed = { $by } закрывает жалобу на игрока { $name }
moderation-did-named = { $by } доверяет модерацию игроку { $name }
moderation-did-removed = { $by } забирает модерацию у игрока { $name }
moderation-did-owner = { $name } становится хозяином сервера по ссылке из консоли
moderation-moderators = Кто модерирует
moderation-role = { $role ->
    [owner] владеет сервером
   *[moderator] модерирует
  }
moderation-name = Имя учётной записи
moderation-add = Доверить модерацию
moderation-remove = Снять
moderation-remove-of = Снять с модерации: { $name }
moderation-clean = Жалоб нет, и ничего не в силе.
moderation-back = Все жалобы
moderation-closed = решено
report-why = Модераторы увидят ваши слова и, если вы её выберете, реплику. Чужих карт они не видят никогда.
report-who = Кто
report-what = Что не так
report-line = Какая реплика
report-no-line = без конкретной реплики
report-words = Своими словами
report-send = Сообщить модераторам
report-sent = { $count ->
    [0] Модераторы уже знают об этом.
   *[other] Спасибо. Модераторы разберутся.
  }
