# Every page, and the start page. What only a part of the page says stands in a file of its own, fetched with that part;
# what is about one family of games stands in its files.

## Every page

wordmark = demesne
# The title of a browser’s tab.
page-title = { $page } · demesne
hem-home = demesne, назад к началу
hem-nav = Помощь и настройки
hem-more = Меню
hem-settings = Настройки
skip-to-content = К содержанию страницы
dialog-close = Закрыть
# The parts of a label, one after the other: "c4, forest, knight of Ada".
list-more = { $before }, { $next }
# What is told of a table, one after the other: "Queendomino · 3 players · Harmony".
list-beside = { $before } · { $next }
game-teams = { $name }, команды
game-number = Партия { $game }
players-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
  }
pad = Блокнот
hem-lobby = Столы
hem-learn = Обучение
hem-rules = Правила
# Read aloud instead of "Rules" and "Score pad" at a table.
rules-beside = Правила (в другой вкладке; стол остаётся открытым)
pad-beside = Блокнот для подсчёта очков (в другой вкладке; стол остаётся открытым)
account-offer = Хранить мои партии под именем
hem-back = Назад к столу
rules-link = Правило { $clause }
rules-key = Нажмите ?, чтобы прочесть его.
seat-bot = Бот

## Refusals

refusal-turn-over = Партия окончена.
refusal-turn-chance = Раздача ещё не закончена.
refusal-turn-phase = Это относится к другому шагу хода.
refusal-table-unknown = По этому адресу стола нет. Возможно, партия удалена или не хватает части ссылки.
refusal-table-full = Все места за этим столом заняты. Можно смотреть.
refusal-table-waiting = Стол ещё ждёт игроков.
refusal-today-none = Это не партия расклада дня.
refusal-today-running = Эта партия ещё не окончена.
refusal-table-running = Эта партия ещё не окончена.
refusal-today-hints = В первой попытке расклада дня подсказок нет.
refusal-today-public = Партия расклада дня не стоит среди открытых столов: другим его ещё предстоит сыграть.
refusal-table-few = Для этой игры нужно больше игроков.
refusal-sockets-many = Там, где вы находитесь, открыто слишком много столов. Закройте один из них.
refusal-request-slow = Связь была слишком медленной. Попробуйте ещё раз.
refusal-table-bots = За столом нужен хотя бы один человек. Одни боты играют в командной строке.
refusal-table-begun = Партия началась: места заняты.
refusal-host-only = Это может сделать только тот, кто открыл стол.
refusal-host-stays = Вы открыли этот стол, поэтому место остаётся за вами до начала партии.
refusal-seat-free = Там уже никто не сидит.
refusal-seat-not-yours = Сейчас не ваш ход.
refusal-turn-not-yours = Сейчас не ваш ход.
refusal-seat-taken = Там уже кто-то сидит. Выберите другое место.
refusal-invite-wrong = Это приглашение не за этот стол. Попросите ссылку ещё раз.
refusal-seq-stale = За столом уже что-то изменилось. Взгляните снова и выберите.
refusal-move-unreadable = Стол не смог прочесть этот ход.
refusal-message-unreadable = Стол не смог это прочесть.
refusal-message-too-large = Это слишком длинно, чтобы отправить.
refusal-undo-nothing = Отменять нечего.
refusal-undo-not-yours = Вернуться на шаг может только тот, чей сейчас ход.
refusal-hint-busy = Подсказка уже в пути.
refusal-hint-fast = Слишком быстро. Следующая подсказка через { $wait ->
    [one] { $wait } секунду
    [few] { $wait } секунды
    [many] { $wait } секунд
   *[other] { $wait } секунды
  }.
refusal-hint-many = { $most ->
    [one] К вам уже идёт { $most } подсказка
    [few] К вам уже идут { $most } подсказки
    [many] К вам уже идёт { $most } подсказок
   *[other] К вам уже идут { $most } подсказки
  }. Дождитесь хотя бы одной.
refusal-hint-failed = На этот раз подсказки нет. Спросите ещё раз.
refusal-talk-words = Хозяин стола разрешает только готовые фразы.
refusal-talk-full = За этим столом сказано так много, что больше ничего не добавить.
refusal-log-full = За этим столом произошло так много, что теперь можно только играть дальше.
refusal-talk-empty = Здесь нечего читать.
refusal-know-nothing = За этим столом этого узнать нельзя.
refusal-know-forbidden = За этим столом этого не сообщают никому.
refusal-know-fast = Слишком быстро. Спросите ещё раз через { $wait ->
    [one] { $wait } секунду
    [few] { $wait } секунды
    [many] { $wait } секунд
   *[other] { $wait } секунды
  }.
refusal-hint-forbidden = За этим столом подсказок нет.
refusal-table-over = Партия окончена.
refusal-table-paused = В партии перерыв. Сначала продолжите её.
refusal-seat-lent = За вас играет бот. Сначала вернитесь на своё место.
refusal-seat-late = Ваше время вышло, и эту партию доигрывает бот.
refusal-clock-set = Часы заводят до начала партии.
refusal-seat-resigned = Вы сдались, и эту партию доигрывает бот.
refusal-return-nothing = За вас бот не играет.
refusal-resume-nothing = Партия уже идёт.
refusal-leave-alone = Больше здесь никто не играет, так что стол вас подождёт.
refusal-ask-open = Уже задан другой вопрос. Дождитесь ответа.
refusal-ask-once = Вы об этом уже спросили. Спросите снова после следующего хода.
refusal-ask-gone = Это уже решено.
refusal-ask-not-you = Ваш ответ больше не нужен.
refusal-lend-here = Играть вместо этого игрока сейчас не нужно.
refusal-lend-never = За этим столом бот не играет за людей.
refusal-lend-early = Игрока нет ещё недолго. Бот сможет сыграть через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
  }.
refusal-review-running = Эта партия ещё идёт. Разобрать её можно, когда она окончится.
refusal-review-broken = Игроки закончили эту партию раньше, чем по правилам, поэтому разбирать нечего.
refusal-review-branch = Эта партия доиграна из другой: за то, что было раньше, судить вас нельзя.
refusal-branch-running = Доигрывать из партии можно, только когда она окончена.
refusal-branch-moment = Такого момента в этой партии нет.
refusal-branch-over = В этот момент партия уже окончена.
refusal-duplicate-running = Расклад играют снова, только когда его партия окончена.
refusal-duplicate-none = Порядок той партии не её собственный или неизвестен, поэтому сдать его снова нельзя.
refusal-duplicate-rated = Партия с тем же раскладом не рейтинговая.
refusal-branch-seats = В партии { $seats ->
    [one] { $seats } место
    [few] { $seats } места
    [many] { $seats } мест
   *[other] { $seats } места
  }, и одно из них должно быть вашим.
refusal-review-none = Партии этой игры разобрать нельзя.
refusal-puzzle-unknown = Такой задачи нет.
refusal-puzzle-move = Этого выбора в задаче нет.
refusal-orders-none = Сейчас распорядиться нельзя: можно только о своём следующем ходе, если на ход даются часы или дни и всё для него уже лежит на столе.
refusal-orders-now = Сейчас ваш ход: сыграйте его за столом. Распоряжения отдают о ходе, который ещё не начался.
refusal-orders-gone = Ваших распоряжений здесь больше нет: они исполнены или отозваны, или ход, о котором они были, уже прошёл.
refusal-orders-move = О таком здесь распорядиться нельзя.
refusal-orders-unfinished = Эти распоряжения не доходят до конца хода.
refusal-review-full = Сейчас разбирается слишком много партий. Попробуйте через несколько минут.
refusal-review-failed = Разбор не удался. Попробуйте ещё раз.
refusal-watch-closed = Этот стол закрыт для зрителей.
refusal-name-empty = В имени должна быть хотя бы одна буква или цифра.
refusal-rate-fast = Слишком много сразу, от вас или от других с вашего адреса. Подождите немного и попробуйте ещё раз.
refusal-game-unknown = Такой игры здесь нет.
refusal-game-failed = Эта игра здесь дала сбой: в пакете с её правилами ошибка, или его нет. Всё сыгранное сохранено. Причина записана в журнале сервера.
refusal-option-unknown = Такого варианта здесь нет.
refusal-bot-unknown = Такого бота здесь нет.
refusal-program-unknown = { $name }: уже не на связи.
refusal-program-declined = { $name }: приглашение отклонено.
refusal-program-silent = { $name }: ответа нет.
refusal-owner-only = Это может сделать только тот, кто запустил этот сервер.
refusal-owner-spent = Эта ссылка уже использована. Запустите demesne ещё раз, чтобы получить новую.
rating-early = Рейтинг ещё неточен, рейтинговых партий: { $games }
rating-change = { $before } → { $after }
rating-changes = Рейтинги до и после этой партии
new-rated = Рейтинговая партия
new-rated-why = Она идёт в рейтинг всех: у каждого за столом есть учётная запись, подсказок нет. Если за кого-то доигрывает бот, партия засчитывается только там, как поражение.
refusal-rated-account = Эта партия рейтинговая: чтобы сесть, нужна учётная запись. Сначала войдите.
refusal-rated-twice = В рейтинговой партии нельзя занять два места.
refusal-rated-alone = Для рейтинговой партии нужны хотя бы два человека.
refusal-rated-grace = В начавшейся рейтинговой партии бот не может заменить игрока раньше, чем было условлено.
refusal-rated-hints = В рейтинговой партии подсказок нет.
refusal-rated-screen = Партия за одним экраном не рейтинговая.
refusal-rated-set = Рейтинговая ли партия, решается при открытии стола.
refusal-account-missing = Для этого нужна учётная запись. Сначала войдите.
refusal-account-wrong = Неверное имя или пароль.
refusal-account-taken = Такое или почти такое имя уже занято. Выберите другое.
refusal-account-busy = Сейчас входит слишком много людей. Попробуйте чуть позже.
refusal-account-last = Это единственный способ войти. Сначала задайте пароль.
refusal-account-unknown = Здесь нет никого с таким именем.
refusal-session-over = Здесь выполнен выход. Войдите ещё раз.
refusal-password-short = Пароль слишком простой: не меньше { $least } знаков, разных, и не ваше имя.
refusal-password-long = В пароле не больше { $most } знаков.
refusal-passkey-failed = Ключ доступа не подошёл, или время вышло. Попробуйте ещё раз.
refusal-passkey-unknown = Этот ключ доступа здесь больше не открывает учётную запись. Используйте другой или пароль.
refusal-passkey-here = По этому адресу ключи доступа не работают. Используйте пароль.
refusal-push-address = Этому браузеру нельзя отправлять уведомления.
refusal-mail-address = На этот адрес нельзя отправить письмо.
refusal-mail-word = Эта ссылка больше не действует. Новую пришлёт страница вашей учётной записи.
refusal-mail-ended = Этой ссылке нечего прекращать: писем отсюда больше нет, или она неполная.
refusal-mail-many = Запрошено столько писем, что сейчас больше не отправляется. Попробуйте ещё раз завтра.
refusal-network-fixed = Кому доступен этот сервер, решено при его запуске.
refusal-network-none = У этого компьютера нет адреса в домашней сети. Он подключён?
refusal-network-closed = Тот, кто запустил этот сервер, закрыл его для вашей сети. Ничего не потеряно: попробуйте, когда он откроется.
refusal-origin-foreign = Эта страница открыта с адреса, на который стол не отвечает.
refusal-record-unreadable = Строка { $line } не годится для записи ({ $field }): { $problem }
refusal-record-head = Начало записи не может быть таким: { $problem }
refusal-record-impossible = Строка { $line }, { $move }: правила этого не допускают. { $problem }
refusal-record-end = Записанный конец — не конец этой партии: { $problem }
refusal-record-unfinished = Когда эта запись была сохранена, партия ещё не была окончена.
refusal-record-not-yours = В ней нет игрока с таким именем: { $name }.
refusal-record-conflict = С тем же ключом уже отправлена другая партия. Эта остаётся на вашем устройстве.
refusal-record-version = Партия сыграна по версии правил { $played }. Здесь версия { $today }, и она этого не допускает: { $problem }
refusal-table-elsewhere = Эта партия сыграна на другом сервере.
refusal-page-unknown = Такой страницы нет.
refusal-server-restart = Сервер запускается заново. Ничего не потеряно: страница продолжит сама.
refusal-server-failed = За столом что-то пошло не так. Всё сыгранное сохранено.
refusal-hello-version = У этой страницы и у сервера разные версии. Загрузите страницу заново.
refusal-server-elsewhere = Этот стол ведёт другая часть сервера. Страница перейдёт туда сама.
refusal-other = Стол на это не согласился ({ $code }).
refusal-offline = Сервер не отвечает. Вы в сети?
away-not = Сервер не отвечает. Без него играют только там, где всё подготовили заранее.
away-ready = Сервер не отвечает. Пока вы играете на этом устройстве.
refusal-offline-storage = Браузер не смог сохранить ход, поэтому он не сделан. Не заполнено ли хранилище?
refusal-offline-unkept = Этот браузер не даёт странице ничего хранить: возможно, окно приватное или данные сайтов заблокированы. Без сервера здесь партию не сыграть.
refusal-offline-failed = Правила не удалось запустить в этом браузере. Сыгранное сохранено: попробуйте ещё раз.
refusal-offline-never = Для этого нужен сервер.
refusal-offline-review = Даже набросок этой партии занял бы браузер слишком надолго. Когда партия будет отправлена на сервер, её можно будет разобрать там.
refusal-offline-bot = Этот бот думает наперёд, а это может только сервер.
refusal-offline-open = Чтобы сесть по ссылке, нужен сервер. Накройте стол для этого экрана или с ботами.

## Start

start-title = Садитесь. Земля ждёт.
never-title = Ещё не играли?
never-text = Первая партия: { $game }. С вами { $bots ->
    [one] { $bots } добрый бот
    [few] { $bots } добрых бота
    [many] { $bots } добрых ботов
   *[other] { $bots } доброго бота
  } и проводник, который подскажет, что делать. Шаги своего хода можно отменять, пока он не закончен.
never-begin = Начать первую партию
never-now = Сыграть: { $game }
never-first = Это ваша первая партия в этом браузере?
learn-next = Теперь { $game }, с проводником
learn-title = Учиться за игрой
learn-game = Первая партия: { $game }
start-play = Играть
start-friends = С друзьями
start-screen = За одним экраном
start-shelf = На полке
start-players = Игроки
start-wished = { $game }, { $bots ->
    [one] { $bots } бот
    [few] { $bots } бота
    [many] { $bots } ботов
   *[other] { $bots } бота
  }, { $level }
wished-option = { $option }: { $value }
start-how = Как играть: { $game }
start-change = Изменить
start-change-how = Изменить, как играть: { $game }
start-close = Закрыть
start-close-how = Закрыть: как играть, { $game }
shelf-time = Игроков от { $few } до { $most }, { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
  }
shelf-seats = Игроков от { $few } до { $most }
shelf-plain = Гость в этом доме: его стол описан словами
start-practice = Тренировка
start-offline = Играть без сети
page-fresh-open = Открыть
page-fresh = Есть более новая версия этой страницы.
start-record = Пройти запись партии
start-yours = { $count ->
    [one] Ваш ход в { $count } партии
    [few] Ваш ход в { $count } партиях
    [many] Ваш ход в { $count } партиях
   *[other] Ваш ход в { $count } партиях
  }
start-yours-title = ({ $count }) demesne
go-on = Продолжить
go-on-more = ещё { $count }
finished = Оконченные партии
finished-all = Все ваши партии
history = Ваши партии
card-standing-with = { $standing }, с вами: { $names }
card-with = с вами: { $names }
card-alone = только вы
history-place = { $place ->
    [1] Первое место из { $sides }
   *[other] Место { $place } из { $sides }
  }
history-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }
history-review = Разбор
card-yours = Ваш ход
card-theirs = Ходит { $name }
card-waiting = Ждём игроков
card-paused = Перерыв
card-overdue = { $name }: время вышло
card-asked = Остальные вас о чём-то спрашивают
card-forget = Забыть этот стол
level-bots = Как хорошо играют боты

## A new table

new-friends = С друзьями
new-friends-text = Вы получите ссылку, чтобы её отправить. Друзья откроют её, выберут места и сыграют там, где они сейчас.
new-screen = За одним экраном
new-screen-text = Один экран, общий или из рук в руки. На каждом месте человек рядом с вами или бот.
new-players = Сколько игроков
new-your-name = Ваше имя
new-name = Имя на месте { $seat }
new-seats = Места
new-kind = Кто займёт место { $seat }
new-kind-you = Вы
new-kind-open = Друг
new-kind-here = Человек
new-kind-bot = Бот
new-you-text = ваше место
new-open-text = свободно, по ссылке
new-game = Игра
new-open-seats = { $count ->
    [0] Для друзей мест нет.
    [one] Для друзей открыто { $count } место.
    [few] Для друзей открыто { $count } места.
    [many] Для друзей открыто { $count } мест.
   *[other] Для друзей открыто { $count } места.
  }
new-more = Часы и компания
new-public = Сесть может любой: стол виден среди открытых
new-lay = Накрыть стол
new-guest = Гость
new-guest-number = Игрок { $number }
# Names of the bots, in order, one on each line; as many as a table has seats.
bot-names =
    Ben
    Cleo
    Dov
    Eda
    Finn
    Gala
    Hugo
    Ines
option-more = Где печатные правила расходятся
option-printed = Как напечатано
option-needs = { $answer }: игроков — { $players }.

## Inviting, joining and watching

share-title = Стол накрыт
share-text = Отправьте эту ссылку друзьям. Каждый займёт место.
share-link = Ссылка, чтобы играть
share-watch = Ссылка, чтобы смотреть
share-copy = Скопировать ссылку
share-copy-watch = Скопировать эту ссылку
share-copied = Скопировано
share-hand-on = Поделиться
share-way = Адрес этого компьютера
share-picture = Приглашение в виде QR-кода
share-camera = Друг рядом? Пусть наведёт сюда камеру.
share-watching = Ссылка только для зрителей
share-enter = К столу
network = Домашняя сеть
network-closed = Открыть эту страницу можно только на этом компьютере.
network-open = Открыто для вашей домашней сети.
network-means = Пока открыто, любой в вашей сети может открывать здесь столы и садиться по ссылке; больше ни до чего на этом компьютере не добраться, а из интернета — никому и никуда.
network-let-in = Впустить домашнюю сеть
network-shut = Снова закрыть
network-owner = Чтобы впустить друзей, откройте страницу по ссылке, которую demesne напечатал при запуске.
join-title = Для вас есть место
join-text = Выберите место и назовите столу своё имя.
join-seat = Место { $seat }, { $sign }
join-any = Выберите место
join-taken = занято: { $name }
join-open = свободно
join-sit = Сесть
seat-passing = Этот браузер ничего не хранит для этой страницы: место остаётся за вами, только пока она открыта.
join-watch = Смотреть
join-full = Все места заняты. Можно смотреть.
sign-rose = роза
sign-moon = луна
sign-star = звезда
sign-acorn = жёлудь
sign-key = ключ
sign-bell = колокол
sign-heart = сердце
sign-feather = перо
# Where the game of a table comes from, if it is not one of its own.
hem-branch = { $round ->
    [0] Доигрывается с подготовки
   *[other] Доигрывается с раунда { $round }
  }
hem-branch-game = { $round ->
    [0] Доигрывается с подготовки партии { $game }
   *[other] Доигрывается с партии { $game }, раунда { $round }
  }
hem-duplicate = Расклад играется снова

## Settings

settings-title = Настройки
settings-theme = Свет
settings-theme-auto = Как в системе
settings-theme-light = День
settings-theme-dark = При свечах
settings-calm = Без анимации
settings-guide = С проводником: новое объясняется, когда встретится
settings-pace = Темп остальных
settings-pace-slow = Спокойный
settings-pace-plain = Живой
settings-pace-quick = Сразу
settings-pace-click = По щелчку
settings-language = Язык
settings-name = Ваше имя
field-full = Помещается знаков: { $longest }.
settings-kept = Хранится только в этом браузере.

## Lost and failed

lost-title = Здесь ничего нет
lost-text = Этот адрес не ведёт ни на одну страницу.
lost-again = Ещё раз
lost-home = Назад к началу
fault-title = Не получилось
answer-yes = да
answer-no = нет

## Clocks

clock = Часы
clock-none = Без часов
clock-plan = { $minutes } мин + { $seconds } с на ход
clock-days = { $span } на ход
clock-days-why = Здесь никто не считается отошедшим. Когда у кого-то выйдет время, остальные ждут или позволяют боту играть дальше.
clock-days-left = осталось: { $span }
clock-days-over = время вышло

## Who is away

customs-grace = Отсутствующего может заменить бот
grace-never = никогда
grace-after = через { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
  }
refusal-seat-banned = { $ending ->
    [never] Садиться за столы здесь вам больше нельзя.
   *[then] Садиться за столы здесь вам нельзя до { $until }.
  }
refusal-talk-muted = { $ending ->
    [never] Говорить здесь вам больше нельзя.
   *[then] Говорить здесь вам нельзя до { $until }.
  }
refusal-seat-address = { $ending ->
    [never] Из-за кого-то с вашего адреса за столы оттуда без учётной записи больше не садятся. Если она у вас есть, войдите.
   *[then] Из-за кого-то с вашего адреса до { $until } за столы оттуда без учётной записи не садятся. Если она у вас есть, войдите.
  }
refusal-talk-address = { $ending ->
    [never] Из-за кого-то с вашего адреса без учётной записи оттуда больше не говорят. Если она у вас есть, войдите.
   *[then] Из-за кого-то с вашего адреса до { $until } без учётной записи оттуда не говорят. Если она у вас есть, войдите.
  }
refusal-account-address = { $ending ->
    [never] Из-за кого-то с вашего адреса учётные записи там больше не создаются.
   *[then] Из-за кого-то с вашего адреса до { $until } учётные записи там не создаются.
  }
refusal-moderator-only = Это могут только модераторы.
refusal-moderator-person = О модераторах решает только хозяин сервера, а о себе не решает никто.
refusal-moderator-address = Откуда этот человек, неизвестно, или это компьютер самого сервера.
refusal-report-person = На этом месте не на кого жаловаться.
refusal-report-line = Такой реплики там не было.
refusal-report-many = Жалоб уже достаточно. Подождите, пока их прочтут.
refusal-report-unknown = Такой жалобы нет.
refusal-again-ask = Остальные ещё не согласились на новую партию. Предложите её за столом.
