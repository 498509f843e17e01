# A table, whatever is played at it.

## The page

hem-table = Этот стол
table-title = Этот стол
hem-log = Журнал
hem-reading = Словами
hem-orders = Распоряжения
hem-orders-state = { $state ->
    [left] Распоряжения в силе
    [ended] Распоряжения закончились
   *[open] Распорядиться заранее
  }
# Beside the sentence at the head of the table.
orders-stand = Ваши распоряжения на следующий ход в силе.
orders-due = Распоряжения будут исполнены через несколько минут, если вы не сыграете сейчас.
orders-wait = Распоряжения ждут, пока не решится, будет ли ход отменён.
orders-ended = Распоряжения закончились: того, что вы хотели дальше, уже нет.
orders-withdrawn = Ваши распоряжения на следующий ход отозваны.
hem-guide = С проводником
hem-unguided = Без проводника

## Whose turn

status-opening = Открываем стол.
status-lost = Связь потеряна. Пробуем ещё раз.
status-restart = Сервер запускается заново. Ничего не потеряно: партия сейчас продолжится.
status-full = С вашего адреса открыто слишком много столов. Страница пробует дальше: когда там закроют один из них, место появится.
status-closed = Этот стол закрыт.
status-waiting = { $count ->
    [one] Ждём ещё { $count } игрока.
    [few] Ждём ещё { $count } игроков.
    [many] Ждём ещё { $count } игроков.
   *[other] Ждём ещё { $count } игроков.
  }
status-over = Партия окончена.
status-dealing = Открываются следующие участки.
status-yours = { $name }, ваш ход.
status-here = Теперь ходит { $name }.
status-theirs-away = { $name } не на месте. Стол ждёт.
steps = Шаги хода
# Read aloud for a step of the turn.
step-skipped = { $step }, пропущено
step-done = { $step }, сделано
round = Раунд { $round }
round-of = Раунд { $round } из { $rounds }
round-setup = Подготовка
round-game = Партия { $game } из { $games }, раунд { $round } из { $rounds }
round-game-setup = Партия { $game } из { $games }, подготовка
round-over = Партия окончена
round-watching = { $now }, вы смотрите
round-behind = { $now }, с опозданием на раунд
title-yours = Ваш ход

## Who sits there

seat-you = вы
seat-away = не на месте
seat-open = свободное место
score-of = { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }
score-row = { $row } { $points }
tabs = Части стола
tab-talk = Команда
# Read aloud for a tab or a button of the page.
tab-fresh = { $tab }, есть новое

## Choices

choice-undo = Отменить ход
choice-skip = Пропустить
bar = Ждёт подтверждения
bar-home = К моему выбору
bar-place = { $points }, тогда { $total ->
    [one] { $total } очко
    [few] { $total } очка
    [many] { $total } очков
   *[other] { $total } очка
  }

## Partners

talk-title = Команда: { $name }
talk-lines = О чём вы говорили вдвоём
talk-none = Сказанное здесь читаете только вы и { $name }.
talk-say = Сказать напарнику ({ $name })
talk-choose = Фразы
talk-phrases = Сказать одним нажатием напарнику ({ $name })
talk-send = Сказать

## Table talk

chat = Разговор
chat-title = Разговор за столом
chat-lines = Что сказано всем
chat-none = Пока ничего не сказано.
chat-phrases = Сказать всем
chat-say = Скажите своими словами
chat-mute = Заглушить: { $name }
phrase-well-placed = Удачно легло.
phrase-take-your-time = Не торопитесь.
phrase-back-soon = Вернусь через пять минут.
phrase-good-game = Хорошая партия.
phrase-thanks = Спасибо.
phrase-again = Сыграем ещё?
phrase-hello = Добрый вечер.
phrase-one-minute = Минуту.
phrase-begin = Начнём?
phrase-you-choose = Выбирайте вы.
phrase-agreed = Идёт.
phrase-elsewhere = Лучше в другом месте.
phrase-high = Возьмите большой номер.
phrase-low = Возьмите малый номер.

## The log

log = Журнал
log-last = Последние ходы
log-setup = До первого раунда
log-joined = { $name } садится за стол.
log-seated = { $name } занимает свободное место.
log-left = { $guest } уходит до начала партии.
log-freed = { $guest }: место снова свободно.
log-opened = Бот уступил: его место свободно.
log-branched = До сих пор это была другая партия; отсюда её доигрывают.
log-duplicate = Всё приходит в порядке прежней партии.
log-brought = Партия сыграна на другом сервере.
log-offline = Партия сыграна без сети.
log-started = Партия начинается.
log-pass = { $name } пропускает шаг: { $step }.
log-undo = { $name } отменяет шаг.
log-hint = { $name } просит подсказку.
log-game = Начинается партия { $game } из { $games }.
log-over = Партия окончена.
log-away = { $name } не на месте.
log-back = { $name } снова здесь.
log-gone = { $name } уходит. До возвращения играет бот.
log-wanted = { $name } предлагает, чтобы за игрока { $whom } играл бот.
log-late = { $name }: время вышло.
log-lent-late = { $name }: время вышло, доигрывает бот.
log-lent = { $name }: до возвращения играет бот.
log-resigned = { $name } сдаётся.
log-host = Теперь стол ведёт { $name }.
log-customs = { $name } меняет настройки этого стола.
customs-hints-off = Подсказок нет.
customs-odds-off = Что ещё может прийти, не сообщают никому.
customs-stakes-off = Что для кого сколько стоит, не сообщают никому.
customs-watchers-off = Других зрителей не пускают.
customs-behind-on = Кто смотрит, видит партию раундом позже.
customs-words-off = Говорят только готовыми фразами.
customs-days = Время на каждый ход: { $span }.
customs-clock = Каждый может думать всего { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
  } и ещё { $seconds ->
      [one] { $seconds } секунду
      [few] { $seconds } секунды
      [many] { $seconds } секунд
     *[other] { $seconds } секунды
    } на каждый ход.
customs-public-on = Стол стоит среди открытых, для всех.
customs-rated-on = Партия рейтинговая.
customs-reasons-on = Боты говорят, почему так сыграли.
log-laid = У этого стола свои настройки.
log-renamed = { $before } теперь зовётся { $name }.
log-said = { $name } говорит что-то всем.
log-asked = { $what ->
    [undo] { $name } просит отменить последний ход.
    [pause] { $name } просит перерыв.
    [again] { $name } предлагает ещё одну партию.
   *[end] { $name } предлагает закончить партию здесь.
  }
log-agreed = { $name } соглашается.
log-declined = { $name } не соглашается.
log-lapsed = { $name }: ответили не все, поэтому ничего не меняется.
log-paused = Все согласны: в партии перерыв.
log-resumed = { $name } продолжает партию.
log-ended = { $how ->
    [agreed] Все согласны закончить партию здесь.
    [closed] { $name } закрывает стол.
   *[resigned] Партия здесь заканчивается.
  }
log-stand-in = { $text } (Сыграл бот.)
log-ordered = { $text } (По вашему распоряжению.)
log-moved = { $name }: { $move }
log-dealt = Сдано: { $move }

## What people here ask of each other

company = За этим столом
clock-seconds = { $count } с
clock-minutes = { $minutes }:{ $seconds } мин
ask-undo = { $name } просит отменить последний ход. С тех пор ничего нового не открыто.
ask-pause = { $name } просит перерыв. Никто не играет, пока кто-нибудь здесь его не закончит.
ask-end = { $name } предлагает закончить партию здесь, с очками как есть.
ask-yes = Разрешить
ask-yes-all = Согласиться
ask-no = Нет
ask-left = Если не ответить за { $left }, это значит «нет».
ask-yours = Вы спросили. Согласны { $agreed } из { $wanted }; на ответ осталось { $left }.
ask-agreed = Вы согласились. Согласны { $agreed } из { $wanted }.
away-for = { $name } не на месте уже { $time }.
away-soon = Бот сможет сыграть вместо игрока через { $left }.
away-now = { $name }: теперь может сыграть бот.
away-never = Стол ждёт.
away-lend = Пусть до возвращения играет бот
away-count = За бота { $agreed } из { $wanted }.
away-wait = Подождать
late-theirs = { $name }: время вышло.
late-theirs-why = Можно подождать или позволить боту доиграть до конца.
late-yours = Ваше время вышло.
late-yours-why = Вы можете продолжать, пока остальные ждут.
late-lend = Пусть доиграет бот
clock-time = { $minutes }:{ $seconds }
clock-left = { $minutes ->
    [0] осталось { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунды
        [many] { $seconds } секунд
       *[other] { $seconds } секунды
      }
    [one] осталась { $minutes } минута { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунды
        [many] { $seconds } секунд
       *[other] { $seconds } секунды
      }
    [few] осталось { $minutes } минуты { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунды
        [many] { $seconds } секунд
       *[other] { $seconds } секунды
      }
    [many] осталось { $minutes } минут { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунды
        [many] { $seconds } секунд
       *[other] { $seconds } секунды
      }
   *[other] осталось { $minutes } минуты { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунды
        [many] { $seconds } секунд
       *[other] { $seconds } секунды
      }
  }
clock-voice-60 = { $name }: осталась минута.
clock-voice-10 = { $name }: осталось десять секунд.
clock-gathering = Часы пойдут с первым ходом или когда все соберутся, самое позднее через минуту.
stint-left = Вы вышли из этой партии, за вас играет бот.
stint-late = Ваше время вышло, за вас доигрывает бот.
stint-resigned = Вы сдались, за вас доигрывает бот.
stint-note = играет бот
stint-note-over = { $why ->
    [resigned] партия сдана
    [late] время вышло
    [away] отсутствие
   *[left] выход
  }
stint-return = Вернуться на место
done-for = { $count ->
    [one] Пока вас не было, бот сделал за вас { $count } ход.
    [few] Пока вас не было, бот сделал за вас { $count } хода.
    [many] Пока вас не было, бот сделал за вас { $count } ходов.
   *[other] Пока вас не было, бот сделал за вас { $count } хода.
  }
unknown-here = Вы играете здесь? Войдите, чтобы занять своё место.
paused = Перерыв длится, пока кто-нибудь за столом его не закончит.
paused-on = Продолжить
ended-agreed = Все согласились закончить партию здесь. Очки считаются как есть.
ended-resigned = { $name } сдаётся, партия окончена.
ended-closed = { $name } закрывает стол.
ended-points = { $name }: { $points }
status-paused = В партии перерыв.

## This table

menu-undo = Попросить отменить
menu-undo-why = ваш последний ход, пока ничего нового не открыто
menu-pause = Попросить перерыв
menu-pause-why = когда все согласятся, никто не играет, пока кто-нибудь не закончит перерыв
menu-end = Предложить закончить
menu-end-why = когда все согласятся, очки считаются как есть
menu-end-rated = когда все согласятся, партия закончится и в рейтинг не пойдёт
menu-resume = Продолжить
menu-resume-why = перерыв окончен
menu-resign = Сдаться
menu-resign-why = за вас доиграет бот; если играть больше не с кем, партия окончена
menu-resign-sure = Сдаться окончательно
menu-leave = Уйти
menu-leave-why = за вас играет бот, пока вы не вернётесь
menu-leave-rated = за вас играет бот, пока вы не вернётесь; как только он сходит, партия засчитается вам как поражение
menu-return = Вернуться на место
menu-return-why = бот уступит
menu-close = Закрыть стол
menu-close-why = партия закончится для всех
menu-close-rated = партия закончится для всех, а вам засчитается как поражение
menu-close-sure = Закрыть для всех
menu-carry = Продолжить на другом устройстве
menu-carry-why = с телефона на компьютер или перед очисткой этого браузера
menu-sent = Запрос отправлен.
menu-host = Стол ведёте вы
customs-hints = Подсказки разрешены
customs-odds = Можно спросить, что ещё может прийти
customs-stakes = Можно спросить, что для кого сколько стоит
customs-reasons = Боты говорят, почему так сыграли
customs-watchers = Другим можно смотреть
customs-behind = Кто смотрит, видит партию раундом позже
customs-words = Все могут писать свободно
customs-public = Стол стоит среди открытых: сесть или смотреть может любой
menu-how = Как здесь играют

## What the others did

since-title = С вашего прошлого хода
follow-points = { $count ->
    [one] { $by } очко
    [few] { $by } очка
    [many] { $by } очков
   *[other] { $by } очка
  }
since-count = { $count ->
    [one] С вашего прошлого хода { $count } действие
    [few] С вашего прошлого хода { $count } действия
    [many] С вашего прошлого хода { $count } действий
   *[other] С вашего прошлого хода { $count } действия
  }
since-looking = Взгляд назад: { $act }
since-back = Действие назад
since-on = Действие вперёд
since-now = К текущему моменту
since-hold = Пауза
since-go = Дальше
since-at = { $at } из { $of } · { $pace }

## Before and after

room-text = Партия начнётся, когда все места заняты.
room-text-host = Партия начнётся, когда на всех местах кто-то есть: друг, открывший приглашение, или бот.
room-freed = { $name } освобождает ваше место. Сесть снова?
room-sit-again = Сесть
room-all = Все в сборе. Партия начинается.
room-begin = { $here ->
    [2] Начать вдвоём
    [3] Начать втроём
    [4] Начать вчетвером
    [5] Начать впятером
    [6] Начать вшестером
   *[other] Начать всемером
  }
room-begin-why = { $free ->
    [one] { $free } свободный стул уберут. Или посадите на него бота.
    [few] { $free } свободных стула уберут. Или посадите на них ботов.
    [many] { $free } свободных стульев уберут. Или посадите на них ботов.
   *[other] { $free } свободного стула уберут. Или посадите на них ботов.
  }
room-level-of = Как хорошо играет { $name }
room-title = { $seats ->
    [2] Стол накрыт на двоих.
    [3] Стол накрыт на троих.
    [4] Стол накрыт на четверых.
    [5] Стол накрыт на пятерых.
    [6] Стол накрыт на шестерых.
    [7] Стол накрыт на семерых.
   *[other] Стол накрыт на восьмерых.
  } { $here ->
    [0] Пока никого нет.
    [1] Здесь один человек.
    [2] Здесь двое.
    [3] Здесь трое.
    [4] Здесь четверо.
    [5] Здесь пятеро.
    [6] Здесь шестеро.
   *[other] Здесь семеро.
  }
room-bring = Позовите остальных
room-chair = Свободный стул
room-chair-for = для друга или бота
room-you-host = вы, хозяин стола
room-host = ведёт стол
room-team = Команда { $team }
room-is-here = здесь
room-seats = Места
room-seat-bot = Посадить бота
room-seat-bot-at = Посадить бота на свободное место { $seat }
room-free = Освободить место
room-free-of = Освободить место: { $name }
room-level = Посаженные вами боты играют
room-bot = бот
room-programs = Программы на связи
room-ask-program = Пригласить играть: { $name }
seat-program = программа
seat-program-why = Здесь играет чья-то программа. Она знает то, что может знать это место, и не больше.
room-here = за этим экраном
closed-title = Стол закрыт
closed-account = Войти
over-wins = Победа: { $name }, перевес { $margin ->
    [one] { $margin } очко
    [few] { $margin } очка
    [many] { $margin } очков
   *[other] { $margin } очка
  }.
over-wins-tie = Победа при равенстве: { $name }.
over-wins-team = Победа: { $name }, перевес { $margin ->
    [one] { $margin } очко
    [few] { $margin } очка
    [many] { $margin } очков
   *[other] { $margin } очка
  }.
over-wins-tie-team = Победа при равенстве: { $name }.
over-you-win = Вы победили, перевес { $margin ->
    [one] { $margin } очко
    [few] { $margin } очка
    [many] { $margin } очков
   *[other] { $margin } очка
  }.
over-you-win-tie = Вы победили при равенстве.
over-best = Пока это ваш лучший результат за таким столом.
over-stint = { $why ->
    [resigned] { $name }: партия сдана, дальше играл бот.
    [late] { $name }: время вышло, дальше играл бот.
    [away] { $name }: в отсутствие дальше играл бот.
   *[left] { $name }: выход из партии, дальше играл бот.
  }
over-stint-yours = { $why ->
    [resigned] Вы сдались, дальше за вас играл бот.
    [late] Ваше время вышло, дальше за вас играл бот.
    [away] В ваше отсутствие дальше играл бот.
   *[left] Вы вышли из партии, дальше за вас играл бот.
  }
over-shared = Победу делят { $names }.
over-tied = У каждого { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }, и решить ничью нечем.
over-again = Ещё раз
over-next = К новой партии
over-leave = Уйти
over-picture = Картинка
picture-drawing = Картинка рисуется.
picture-failed = Этот браузер не смог нарисовать картинку.
picture-unshared = Устройство не смогло поделиться картинкой. Её можно сохранить.
picture-save = Сохранить картинку
picture-alt = Картинка этой партии: { $name }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }.
picture-points = { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
  }
picture-won = победа, перевес { $by ->
    [one] { $by } очко
    [few] { $by } очка
    [many] { $by } очков
   *[other] { $by } очка
  }
picture-tie = победа при равенстве
picture-shared = делит первое место
picture-place = место { $place } из { $sides }
picture-foot = { $game }, { $when }
over-record = Запись
over-day = Сравнить
over-shuffle = Проверить перемешивание
over-duplicate = Тот же расклад
duplicates = Сыграно с этим раскладом
duplicates-side = { $names }: { $points }
duplicates-first = первая партия
duplicates-lent = частично играл бот
duplicates-beside = Рядом, раунд за раундом
branches = Доиграно из этой партии
branches-one = { $round ->
    [0] С подготовки: { $names }
   *[other] С раунда { $round }: { $names }
  }
branches-game = { $round ->
    [0] С подготовки партии { $game }: { $names }
   *[other] С партии { $game }, раунда { $round }: { $names }
  }
branches-free = свободное место
branches-waiting = ждёт
branches-playing = идёт
branches-over = окончена
over-review = Разобрать партию
over-replay = Посмотреть повтор
pad-total = Итого
pad-winner = Победа
pad-cell = { $name }, { $row }: { $points }

## What one can know

hem-known = Впереди

## Hints

hint = Подсказка
hint-because = Ещё доводы за этот ход
hint-more = Следующий по силе
hint-best = Снова лучший
hint-again = Ещё раз — и лампа покажет следующий ход.
hint-next = { $behind ->
    [0] Почти так же хорошо.
    [one] Следующий по силе, на { $behind } очко меньше.
    [few] Следующий по силе, на { $behind } очка меньше.
    [many] Следующий по силе, на { $behind } очков меньше.
   *[other] Следующий по силе, на { $behind } очка меньше.
  }
hint-equal = { $count ->
    [one] { $count } вариант почти равноценен.
    [few] { $count } варианта почти равноценны.
    [many] { $count } вариантов почти равноценны.
   *[other] { $count } варианта почти равноценны.
  }
hint-show = Показать
hint-asking = Думаем…
hint-why = Как поступил бы лучший игрок? Четыре подсказки сразу, потом по одной каждые 5 секунд. Все узнают, что вы спросили.
hint-why-here = Как поступил бы тот, кто играет быстро? Лучший игрок есть только на сервере.
hint-preparing = Сильные игроки готовятся. Это бывает один раз на этом устройстве и занимает до минуты.
bots-failing = Ни один бот сейчас не может здесь сходить. Попытки повторяются; причина записана в журнале сервера.
hint-skip = Подсказка: пропустите этот шаг.
place-now = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }
curtain-title = Передайте устройство: { $name }
curtain-text-cards = Все карты лежат лицом вниз. Откроет их только тот, чьё имя здесь названо.
curtain-open-cards = { $name } — это я: показать мои карты
curtain-news = Что произошло тем временем
curtain-text-view = То, что видит эта сторона стола, закрыто. Откроет только тот, чьё имя здесь названо.
curtain-open-view = { $name } — это я: показать мою сторону
report-open = Пожаловаться
ask-again = { $name } предлагает ещё одну партию. Все пересаживаются на одно место.
ask-again-teams = { $name } предлагает ещё одну партию. Каждая команда пересаживается на одно место.
over-ask = Предложить ещё партию
over-declined = Ещё одной партии не будет: кто-то против, или ответили не все.
over-agreed = Предложена ещё одна партия. Согласны: { $agreed } из { $wanted }.
