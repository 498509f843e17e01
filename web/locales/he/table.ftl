# A table, whatever is played at it.

## The page

hem-table = השולחן הזה
table-title = השולחן הזה
hem-log = יומן
hem-reading = במילים
hem-orders = הוראות
hem-orders-state = { $state ->
    [left] ההוראות שלכם בתוקף
    [ended] ההוראות שלכם הסתיימו
   *[open] השארת הוראות
  }
# Beside the sentence at the head of the table.
orders-stand = ההוראות שלכם לתור הבא בתוקף.
orders-due = ההוראות יבוצעו בעוד כמה דקות, אלא אם תשחקו עכשיו.
orders-wait = ההוראות ממתינות עד שיוחלט אם מהלך יבוטל.
orders-ended = ההוראות הסתיימו: מה שרציתם בהמשך כבר אינו אפשרי.
orders-withdrawn = ההוראות שלכם לתור הבא בוטלו.
hem-guide = הדרכה
hem-unguided = דילוג על המדריך

## Whose turn

status-opening = השולחן נפתח.
status-lost = החיבור אבד. מנסים שוב.
status-restart = השרת מופעל מחדש. דבר לא אבד: המשחק יימשך בעוד רגע.
status-full = פתוחים בכתובת שלכם יותר מדי שולחנות. הדף ממשיך לנסות: כשמישהו שם יסגור אחד, יתפנה מקום.
status-closed = השולחן הזה סגור.
status-waiting = { $count ->
    [one] מחכים לעוד שחקן אחד.
    [two] מחכים לעוד שני שחקנים.
   *[other] מחכים לעוד { $count } שחקנים.
  }
status-over = המשחק נגמר.
status-dealing = האריחים הבאים נחשפים.
status-yours = תורך, { $name }.
status-here = עכשיו { $name }.
status-theirs-away = { $name } לא כאן. השולחן מחכה.
steps = שלבי התור
# Read aloud for a step of the turn.
step-skipped = { $step }, דולג
step-done = { $step }, בוצע
round = סבב { $round }
round-of = סבב { $round } מתוך { $rounds }
round-setup = הכנת המשחק
round-game = משחק { $game } מתוך { $games }, סבב { $round } מתוך { $rounds }
round-game-setup = משחק { $game } מתוך { $games }, הכנה
round-over = המשחק נגמר
round-watching = { $now }, בצפייה
round-behind = { $now }, צפייה באיחור של סבב
title-yours = תורך

## Who sits there

seat-you = אתם
seat-away = לא כאן
seat-open = מושב פנוי
score-of = ⁧{ $name }: { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
  }⁩
score-row = ⁧{ $row } { $points }⁩
tabs = חלקי השולחן
tab-talk = קבוצה
# Read aloud for a tab or a button of the page.
tab-fresh = { $tab }, יש חדש

## Choices

choice-undo = ביטול צעד
choice-skip = דילוג
bar = לאישור
bar-home = אל הבחירה שלי
bar-place = ⁧{ $points }, { $total ->
    [one] סה״כ נקודה אחת
    [two] סה״כ שתי נקודות
   *[other] סה״כ { $total } נקודות
  }⁩

## Partners

talk-title = עם { $name }
talk-lines = מה שאמרתם זה לזה
talk-none = רק אתם ו־{ $name } קוראים מה שנאמר כאן.
talk-say = לומר אל { $name }
talk-choose = ביטויים
talk-phrases = לומר אל { $name } בלחיצה
talk-send = שליחה

## Table talk

chat = שיחה
chat-title = שיחת השולחן
chat-lines = מה שנאמר לכולם
chat-none = עוד לא נאמר דבר.
chat-phrases = לומר לכולם
chat-say = במילים שלכם
chat-mute = השתקה: { $name }
phrase-well-placed = הנחה יפה.
phrase-take-your-time = בלי לחץ.
phrase-back-soon = חמש דקות ואני כאן.
phrase-good-game = משחק טוב.
phrase-thanks = תודה.
phrase-again = עוד משחק?
phrase-hello = ערב טוב.
phrase-one-minute = דקה.
phrase-begin = נתחיל?
phrase-you-choose = הבחירה שלך.
phrase-agreed = מוסכם.
phrase-elsewhere = עדיף במקום אחר.
phrase-high = כדאי מספר גבוה.
phrase-low = כדאי מספר נמוך.

## The log

log = יומן
log-last = מהלכים אחרונים
log-setup = לפני הסבב הראשון
log-joined = { $name }: הצטרפות לשולחן.
log-seated = { $name }: תפיסת מושב פנוי.
log-left = { $guest }: עזיבה לפני תחילת המשחק.
log-freed = המושב של { $guest } שוב פנוי.
log-opened = בוט פינה מקום: המושב שלו פנוי.
log-branched = עד כאן היה זה משחק אחר; מכאן הוא נמשך.
log-duplicate = הכול מגיע בסדר של משחק קודם.
log-brought = המשחק שוחק בשרת אחר.
log-offline = המשחק שוחק בלי רשת.
log-started = המשחק מתחיל.
log-pass = { $name }: דילוג על השלב { $step }.
log-undo = { $name }: ביטול צעד.
log-hint = { $name }: בקשת רמז.
log-game = משחק { $game } מתוך { $games } מתחיל.
log-over = המשחק נגמר.
log-away = { $name } לא כאן.
log-back = { $name } שוב כאן.
log-gone = { $name }: עזיבה. בוט משחק עד לחזרה.
log-wanted = { $name } בעד שבוט ישחק במקום { $whom }.
log-late = הזמן של { $name } נגמר.
log-lent-late = בוט ממשיך במקום { $name }, כי הזמן נגמר.
log-lent = בוט משחק במקום { $name } עד לחזרה.
log-resigned = { $name }: כניעה.
log-host = השולחן עכשיו בניהול { $name }.
log-customs = { $name }: שינוי בהגדרות השולחן.
customs-hints-off = אין רמזים.
customs-odds-off = לא אומרים לאיש מה עוד יכול לבוא.
customs-stakes-off = לא אומרים לאיש מה הדברים שווים ולמי.
customs-watchers-off = אסור לאחרים לצפות.
customs-behind-on = מי שצופה רואה את המשחק באיחור של סבב.
customs-words-off = מדברים רק בביטויים מוכנים.
customs-days = הזמן לכל תור: { $span }.
customs-clock = לכל שחקן { $minutes ->
    [one] דקת חשיבה אחת
    [two] שתי דקות חשיבה
   *[other] { $minutes } דקות חשיבה
  } בסך הכול, ולכל תור { $seconds ->
    [one] עוד שנייה אחת
    [two] עוד שתי שניות
   *[other] עוד { $seconds } שניות
  }.
customs-public-on = הוא מופיע בשולחנות הפתוחים, לכולם.
customs-rated-on = המשחק מדורג.
customs-reasons-on = בוטים אומרים למה שיחקו כך.
log-laid = השולחן הזה נערך עם הגדרות משלו.
log-renamed = השם { $before } הוחלף ל־{ $name }.
log-said = { $name }: הודעה לכולם.
log-asked = { $what ->
    [undo] { $name }: בקשה לבטל את המהלך האחרון.
    [pause] { $name }: בקשה להפסקה.
    [again] { $name }: בקשה למשחק נוסף.
   *[end] { $name }: בקשה לסיים את המשחק כאן.
  }
log-agreed = { $name }: הסכמה.
log-declined = { $name }: סירוב.
log-lapsed = לא כולם ענו לבקשה של { $name }, ולכן דבר לא משתנה.
log-paused = כולם הסכימו: המשחק בהפסקה.
log-resumed = { $name }: המשך המשחק.
log-ended = { $how ->
    [agreed] כולם הסכימו לסיים את המשחק כאן.
    [closed] { $name }: סגירת השולחן.
   *[resigned] המשחק נגמר כאן.
  }
log-stand-in = { $text } (בוט שיחק.)
log-ordered = { $text } (לפי ההוראות שלכם.)
log-moved = ⁧{ $name }: { $move }⁩
log-dealt = חולק: { $move }

## What people here ask of each other

company = ליד השולחן הזה
clock-seconds = { $count } שנ׳
clock-minutes = ⁦{ $minutes }:{ $seconds }⁩ דק׳
ask-undo = { $name }: בקשה לבטל את המהלך האחרון. מאז לא נחשף דבר חדש.
ask-pause = { $name }: בקשה להפסקה. איש לא משחק עד שמסיימים אותה כאן.
ask-end = { $name }: בקשה לסיים את המשחק כאן, עם הנקודות כפי שהן.
ask-yes = אישור
ask-yes-all = הסכמה
ask-no = סירוב
ask-left = בלי תשובה בעוד { $left } – סירוב.
ask-yours = ביקשתם. { $agreed } מתוך { $wanted } הסכימו; נותרו { $left } לתשובה.
ask-agreed = הסכמתם. { $agreed } מתוך { $wanted } הסכימו.
away-for = { $name } לא כאן כבר { $time }.
away-soon = בוט יוכל לשחק במקום הזה בעוד { $left }.
away-now = בוט יכול עכשיו לשחק במקום { $name }.
away-never = השולחן מחכה.
away-lend = בוט ישחק עד לחזרה
away-count = { $agreed } מתוך { $wanted } הסכימו לבוט.
away-wait = המתנה
late-theirs = הזמן של { $name } נגמר.
late-theirs-why = אפשר לחכות, או לתת לבוט להמשיך עד הסוף.
late-yours = זמנכם נגמר.
late-yours-why = אפשר להמשיך כל עוד האחרים מחכים.
late-lend = בוט ימשיך
clock-time = ⁦{ $minutes }:{ $seconds }⁩
clock-left =
    { $minutes ->
        [0]
            { $seconds ->
                [one] נותרה שנייה אחת
                [two] נותרו שתי שניות
               *[other] נותרו { $seconds } שניות
            }
        [one]
            { $seconds ->
                [one] נותרו דקה ושנייה
                [two] נותרו דקה ושתי שניות
               *[other] נותרו דקה ו־{ $seconds } שניות
            }
        [two]
            { $seconds ->
                [one] נותרו שתי דקות ושנייה
                [two] נותרו שתי דקות ושתי שניות
               *[other] נותרו שתי דקות ו־{ $seconds } שניות
            }
       *[other]
            { $seconds ->
                [one] נותרו { $minutes } דקות ושנייה
                [two] נותרו { $minutes } דקות ושתי שניות
               *[other] נותרו { $minutes } דקות ו־{ $seconds } שניות
            }
    }
clock-voice-60 = { $name }: נותרה דקה.
clock-voice-10 = { $name }: נותרו עשר שניות.
clock-gathering = השעון יתחיל במהלך הראשון או כשכולם כאן, ולכל המאוחר בעוד דקה.
stint-left = עזבתם את המשחק הזה, ובוט משחק במקומכם.
stint-late = זמנכם נגמר, ובוט ממשיך במקומכם.
stint-resigned = נכנעתם, ובוט ממשיך במקומכם.
stint-note = בוט משחק
stint-note-over = { $why ->
    [resigned] כניעה
    [late] הזמן נגמר
    [away] היעדרות
   *[left] עזיבה
  }
stint-return = חזרה למושב שלכם
done-for = { $count ->
    [one] כשלא הייתם כאן, בוט עשה מהלך במקומכם.
    [two] כשלא הייתם כאן, בוט עשה שני מהלכים במקומכם.
   *[other] כשלא הייתם כאן, בוט עשה { $count } מהלכים במקומכם.
  }
unknown-here = אתם משחקים כאן? היכנסו, והמושב שלכם מחכה.
paused = ההפסקה נמשכת עד שמסיימים אותה כאן.
paused-on = המשך
ended-agreed = כולם הסכימו לסיים את המשחק כאן. הנקודות נספרות כפי שהן.
ended-resigned = { $name }: כניעה, והמשחק נגמר.
ended-closed = { $name }: סגירת השולחן.
ended-points = ⁧{ $name }: { $points }⁩
status-paused = המשחק בהפסקה.

## This table

menu-undo = בקשת ביטול
menu-undo-why = של המהלך האחרון שלכם, כל עוד לא נחשף דבר חדש
menu-pause = בקשת הפסקה
menu-pause-why = כשכולם מסכימים, איש לא משחק עד שמסיימים אותה
menu-end = בקשה לסיים כאן
menu-end-why = כשכולם מסכימים, הנקודות נספרות כפי שהן
menu-end-rated = כשכולם מסכימים, המשחק נגמר ואינו נחשב לדירוג
menu-resume = המשך
menu-resume-why = ההפסקה נגמרה
menu-resign = כניעה
menu-resign-why = בוט ממשיך במקומכם; אם לא נשאר נגד מי לשחק, המשחק נגמר
menu-resign-sure = כניעה סופית
menu-leave = עזיבה
menu-leave-why = בוט משחק במקומכם עד שתחזרו
menu-leave-rated = בוט משחק במקומכם עד שתחזרו; ברגע ששיחק, המשחק נחשב לכם כהפסד
menu-return = חזרה למושב שלכם
menu-return-why = הבוט מפנה את המקום
menu-close = סגירת השולחן
menu-close-why = המשחק נגמר לכולם
menu-close-rated = המשחק נגמר לכולם, ונחשב לכם כהפסד
menu-close-sure = סגירה לכולם
menu-carry = המשך במכשיר אחר
menu-carry-why = מהטלפון למחשב, או לפני שמנקים את הדפדפן הזה
menu-sent = נשלח.
menu-host = השולחן בניהולכם
customs-hints = רמזים מותרים
customs-odds = מותר לשאול מה עוד יכול לבוא
customs-stakes = מותר לשאול מה הדברים שווים ולמי
customs-reasons = בוטים אומרים למה שיחקו כך
customs-watchers = מותר לאחרים לצפות
customs-behind = מי שצופה רואה את המשחק באיחור של סבב
customs-words = מותר לכולם לכתוב בחופשיות
customs-public = הוא מופיע בשולחנות הפתוחים, וכולם רשאים להצטרף או לצפות
menu-how = איך משחקים

## What the others did

since-title = מאז תורכם הקודם
follow-points = { $count ->
    [one] { $by } נקודה
    [two] { $by } נקודות
   *[other] { $by } נקודות
  }
since-count = { $count ->
    [one] פעולה אחת מאז תורכם הקודם
    [two] שתי פעולות מאז תורכם הקודם
   *[other] { $count } פעולות מאז תורכם הקודם
  }
since-looking = במבט לאחור: { $act }
since-back = פעולה אחת אחורה
since-on = פעולה אחת קדימה
since-now = חזרה לעכשיו
since-hold = השהיה
since-go = המשך
since-at = { $at } מתוך { $of } · { $pace }

## Before and after

room-text = המשחק מתחיל כשכל המושבים תפוסים.
room-text-host = המשחק מתחיל כשכל המושבים תפוסים: בחברים שפותחים את ההזמנה, או בבוטים.
room-freed = המושב שלכם פונה בידי { $name }. להצטרף שוב?
room-sit-again = הצטרפות
room-all = כולם כאן. המשחק מתחיל.
room-begin = { $here ->
    [2] התחלה בשניים
    [3] התחלה בשלושה
    [4] התחלה בארבעה
    [5] התחלה בחמישה
    [6] התחלה בשישה
   *[other] התחלה בשבעה
  }
room-begin-why = { $free ->
    [one] הכיסא הפנוי יוסר. אפשר גם להושיב עליו בוט.
    [two] שני הכיסאות הפנויים יוסרו. אפשר גם להושיב עליהם בוטים.
   *[other] { $free } הכיסאות הפנויים יוסרו. אפשר גם להושיב עליהם בוטים.
  }
room-level-of = הרמה של { $name }
room-title = ⁧{ $seats ->
    [2] השולחן ערוך לשניים.
    [3] השולחן ערוך לשלושה.
    [4] השולחן ערוך לארבעה.
    [5] השולחן ערוך לחמישה.
    [6] השולחן ערוך לשישה.
    [7] השולחן ערוך לשבעה.
   *[other] השולחן ערוך לשמונה.
  } { $here ->
    [0] איש עוד לא כאן.
    [1] אחד כבר כאן.
    [2] שניים כבר כאן.
    [3] שלושה כבר כאן.
    [4] ארבעה כבר כאן.
    [5] חמישה כבר כאן.
    [6] שישה כבר כאן.
   *[other] שבעה כבר כאן.
  }⁩
room-bring = הביאו את האחרים
room-chair = כיסא פנוי
room-chair-for = לחבר או לבוט
room-you-host = אתם, בניהול השולחן
room-host = בניהול השולחן
room-team = קבוצה { $team }
room-is-here = כאן
room-seats = מושבים
room-seat-bot = הושבת בוט כאן
room-seat-bot-at = הושבת בוט במושב הפנוי { $seat }
room-free = פינוי המושב
room-free-of = פינוי המושב של { $name }
room-level = הרמה של בוטים שתושיבו
room-bot = בוט
room-programs = תוכנות שנמצאות כאן
room-ask-program = הזמנה למשחק: { $name }
seat-program = תוכנה
seat-program-why = כאן משחקת תוכנה של מישהו. היא יודעת מה שהמושב הזה רשאי לדעת, ולא יותר.
room-here = ליד המסך הזה
closed-title = השולחן סגור
closed-account = כניסה
over-wins = { $name }: ניצחון בהפרש של { $margin ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $margin } נקודות
  }.
over-wins-tie = { $name }: ניצחון בשובר השוויון.
over-wins-team = { $name }: ניצחון בהפרש של { $margin ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $margin } נקודות
  }.
over-wins-tie-team = { $name }: ניצחון בשובר השוויון.
over-you-win = ניצחתם בהפרש של { $margin ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $margin } נקודות
  }.
over-you-win-tie = ניצחתם בשובר השוויון.
over-best = התוצאה הטובה ביותר שלכם עד כה בשולחן כזה.
over-stint = { $why ->
    [resigned] { $name }: כניעה, ובוט המשיך.
    [late] הזמן של { $name } נגמר, ובוט המשיך.
    [away] { $name }: היעדרות, ובוט המשיך.
   *[left] { $name }: עזיבה, ובוט המשיך.
  }
over-stint-yours = { $why ->
    [resigned] נכנעתם, ובוט המשיך במקומכם.
    [late] זמנכם נגמר, ובוט המשיך במקומכם.
    [away] לא הייתם כאן, ובוט המשיך במקומכם.
   *[left] עזבתם, ובוט המשיך במקומכם.
  }
over-shared = { $names }: ניצחון משותף.
over-tied = { $points ->
    [one] נקודה אחת לכל צד
    [two] שתי נקודות לכל צד
   *[other] { $points } נקודות לכל צד
  }, ואין מה שישבור את השוויון.
over-again = משחק חוזר
over-next = אל המשחק החדש
over-leave = עזיבה
over-picture = תמונה
picture-drawing = מציירים את התמונה.
picture-failed = הדפדפן הזה לא הצליח לצייר את התמונה.
picture-unshared = המכשיר לא הצליח לשתף את התמונה. אפשר לשמור אותה.
picture-save = שמירת התמונה
picture-alt = התמונה של המשחק הזה: { $name }, { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
  }.
picture-points = { $points ->
    [one] נקודה
    [two] נקודות
   *[other] נקודות
  }
picture-won = ניצחון בהפרש של { $by ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $by } נקודות
  }
picture-tie = ניצחון בשובר השוויון
picture-shared = מקום ראשון משותף
picture-place = מקום { $place } מתוך { $sides }
picture-foot = ⁧{ $game }, { $when }⁩
over-record = רישום
over-day = השוואה
over-shuffle = בדיקת הערבוב
over-duplicate = אותה חלוקה
duplicates = שוחק בחלוקה הזאת
duplicates-side = { $names }: { $points }
duplicates-first = המשחק הראשון
duplicates-lent = בחלקו שיחק בוט
duplicates-beside = זו לצד זו, סבב אחר סבב
branches = המשכים של המשחק הזה
branches-one = { $round ->
    [0] משלב ההכנה: { $names }
   *[other] מסבב { $round }: { $names }
  }
branches-game = { $round ->
    [0] משלב ההכנה של משחק { $game }: { $names }
   *[other] ממשחק { $game }, סבב { $round }: { $names }
  }
branches-free = מושב פנוי
branches-waiting = בהמתנה
branches-playing = נמשך
branches-over = נגמר
over-review = ניתוח המשחק
over-replay = צפייה חוזרת
pad-total = סך הכול
pad-winner = ניצחון
pad-cell = ⁧{ $name }, { $row }: { $points }⁩

## What one can know

hem-known = מה צפוי

## Hints

hint = רמז
hint-because = מה עוד מדבר בעדו
hint-more = הבא בטיבו
hint-best = שוב הטוב ביותר
hint-again = פעם נוספת, והמנורה תראה את המהלך הבא בטיבו.
hint-next = { $behind ->
    [0] טוב בערך באותה מידה.
    [one] הבא בטיבו, נקודה אחת פחות.
    [two] הבא בטיבו, שתי נקודות פחות.
   *[other] הבא בטיבו, { $behind } נקודות פחות.
  }
hint-equal = { $count ->
    [one] בחירה אחת בולטת.
    [two] שתי בחירות שוות בערך.
   *[other] { $count } בחירות שוות בערך.
  }
hint-show = הצגה
hint-asking = חושבים על זה…
hint-why = מה היה עושה השחקן הטוב ביותר? ארבעה רמזים ברצף, ואז אחד בכל 5 שניות. כולם יודעים שביקשתם.
hint-why-here = מה היה עושה מי שמשחק מהר? השחקן הטוב ביותר נמצא בשרת.
hint-preparing = השחקנים החזקים מתכוננים. זה קורה פעם אחת במכשיר הזה ולוקח עד דקה.
bots-failing = אף בוט לא יכול לשחק כאן כרגע. הניסיון חוזר שוב ושוב; הסיבה רשומה ביומן השרת.
hint-skip = רמז: דלגו על השלב הזה.
place-now = { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
  }
curtain-title = העבירו את המכשיר אל { $name }
curtain-text-cards = כל הקלפים הפוכים. רק בעלי השם הזה הופכים אותם.
curtain-open-cards = אני { $name }: הצגת הקלפים שלי
curtain-news = מה קרה מאז
curtain-text-view = מה שהצד הזה של השולחן רואה מכוסה. רק בעלי השם הזה מגלים אותו.
curtain-open-view = אני { $name }: הצגת הצד שלי
report-open = דיווח על מישהו
ask-again = { $name }: בקשה למשחק נוסף. כולם זזים מושב אחד הלאה.
ask-again-teams = { $name }: בקשה למשחק נוסף. כל קבוצה זזה מקום אחד הלאה.
over-ask = בקשה למשחק נוסף
over-declined = אין משחק נוסף: היה סירוב, או שלא כולם ענו.
over-agreed = הוצע משחק נוסף. מסכימים: { $agreed } מתוך { $wanted }.
