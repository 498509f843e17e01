# Every page, and the start page. What only a part of the page says stands in a file of its own, fetched with that part;
# what is about one family of games stands in its files.

## Every page

wordmark = demesne
# The title of a browser’s tab.
page-title = { $page } · demesne
hem-home = demesne, חזרה להתחלה
hem-nav = עזרה והגדרות
hem-more = תפריט
hem-settings = הגדרות
skip-to-content = דילוג אל התוכן
dialog-close = סגירה
# The parts of a label, one after the other: "c4, forest, knight of Ada".
list-more = ⁧{ $before }, { $next }⁩
# What is told of a table, one after the other: "Queendomino · 3 players · Harmony".
list-beside = ⁧{ $before } · { $next }⁩
game-teams = { $name }, קבוצות
game-number = משחק { $game }
players-count = { $count ->
    [one] שחקן אחד
    [two] שני שחקנים
   *[other] { $count } שחקנים
  }
pad = פנקס ניקוד
hem-lobby = שולחנות
hem-learn = לימוד
hem-rules = חוקים
# Read aloud instead of "Rules" and "Score pad" at a table.
rules-beside = חוקים (בלשונית אחרת; השולחן נשאר פתוח)
pad-beside = פנקס ניקוד (בלשונית אחרת; השולחן נשאר פתוח)
account-offer = שמירת המשחקים שלי תחת שם
hem-back = חזרה אל השולחן
rules-link = חוק { $clause }
rules-key = מקש ? פותח אותו לקריאה.
seat-bot = בוט

## Refusals

refusal-turn-over = המשחק נגמר.
refusal-turn-chance = הפריטים הבאים עוד מחולקים.
refusal-turn-phase = זה שייך לשלב אחר בתור.
refusal-table-unknown = אין שולחן בכתובת הזאת. אולי המשחק נמחק, או שחסר חלק מהקישור.
refusal-table-full = כל המושבים בשולחן הזה תפוסים. אפשר לצפות.
refusal-table-waiting = השולחן עוד מחכה לשחקנים.
refusal-today-none = זה לא משחק של חלוקה יומית.
refusal-today-running = המשחק הזה עוד לא נגמר.
refusal-table-running = המשחק הזה עוד לא נגמר.
refusal-today-hints = בניסיון הראשון של החלוקה היומית אין רמזים.
refusal-today-public = משחק של החלוקה היומית לא מופיע בשולחנות הפתוחים: אחרים עוד לא שיחקו בה.
refusal-table-few = המשחק הזה דורש יותר שחקנים.
refusal-sockets-many = פתוחים אצלכם יותר מדי שולחנות. סגרו אחד מהם.
refusal-request-slow = החיבור היה איטי מדי. נסו שוב.
refusal-table-bots = בשולחן חייב לשבת לפחות אדם אחד. בוטים משחקים ביניהם בשורת הפקודה.
refusal-table-begun = המשחק התחיל: המושבים תפוסים.
refusal-host-only = רק מי שפתחו את השולחן הזה רשאים לעשות זאת.
refusal-host-stays = אתם פתחתם את השולחן הזה, ולכן המושב שלכם עד תחילת המשחק.
refusal-seat-free = איש לא יושב שם יותר.
refusal-seat-not-yours = זה לא תורכם.
refusal-turn-not-yours = זה לא תורכם.
refusal-seat-taken = כבר יושבים שם. בחרו מושב אחר.
refusal-invite-wrong = ההזמנה הזאת אינה לשולחן הזה. בקשו את הקישור שוב.
refusal-seq-stale = השולחן התקדם. הסתכלו שוב, ואז בחרו.
refusal-move-unreadable = השולחן לא הצליח לקרוא את המהלך הזה.
refusal-message-unreadable = השולחן לא הצליח לקרוא את זה.
refusal-message-too-large = זה היה ארוך מדי לשליחה.
refusal-undo-nothing = אין מה לבטל.
refusal-undo-not-yours = רק מי שבתור יכולים לבטל צעד.
refusal-hint-busy = רמז כבר בדרך.
refusal-hint-fast = זה היה מהר מדי. הרמז הבא { $wait ->
    [one] בעוד שנייה
    [two] בעוד שתי שניות
   *[other] בעוד { $wait } שניות
  }.
refusal-hint-many = { $most ->
    [one] רמז אחד כבר בדרך אליכם. חכו לו.
    [two] שני רמזים כבר בדרך אליכם. חכו לאחד מהם.
   *[other] { $most } רמזים כבר בדרך אליכם. חכו לאחד מהם.
  }
refusal-hint-failed = אין רמז הפעם. בקשו שוב.
refusal-talk-words = בשולחן הזה מותרים רק ביטויים מוכנים.
refusal-talk-full = נאמר בשולחן הזה כל כך הרבה, שאי אפשר להוסיף עוד דבר.
refusal-log-full = קרה בשולחן הזה כל כך הרבה, שעכשיו אפשר רק להמשיך לשחק.
refusal-talk-empty = אין בזה מה לקרוא.
refusal-know-nothing = בשולחן הזה אי אפשר לדעת זאת.
refusal-know-forbidden = בשולחן הזה לא אומרים זאת לאיש.
refusal-know-fast = זה היה מהר מדי. בקשו שוב { $wait ->
    [one] בעוד שנייה
    [two] בעוד שתי שניות
   *[other] בעוד { $wait } שניות
  }.
refusal-hint-forbidden = אין רמזים בשולחן הזה.
refusal-table-over = המשחק נגמר.
refusal-table-paused = המשחק בהפסקה. קודם המשיכו אותו.
refusal-seat-lent = בוט משחק במקומכם. קודם חזרו למושב שלכם.
refusal-seat-late = זמנכם נגמר, ולכן בוט משחק את המשחק הזה עד סופו.
refusal-clock-set = השעון נקבע לפני תחילת המשחק.
refusal-seat-resigned = נכנעתם במשחק הזה, ולכן בוט משחק אותו עד סופו.
refusal-return-nothing = שום בוט לא משחק במקומכם.
refusal-resume-nothing = המשחק כבר נמשך.
refusal-leave-alone = איש מלבדכם לא משחק כאן, ולכן השולחן מחכה לכם.
refusal-ask-open = יש כבר בקשה אחרת. חכו לתשובה.
refusal-ask-once = כבר ביקשתם זאת. בקשו שוב אחרי המהלך הבא.
refusal-ask-gone = זה כבר הוכרע.
refusal-ask-not-you = התשובה שלכם כבר לא נחוצה.
refusal-lend-here = אין צורך לשחק עכשיו במקום איש.
refusal-lend-never = בשולחן הזה בוט לא משחק במקום אנשים.
refusal-lend-early = המושב לא ריק זמן רב. בוט יוכל לשחק { $seconds ->
    [one] בעוד שנייה
    [two] בעוד שתי שניות
   *[other] בעוד { $seconds } שניות
  }.
refusal-review-running = המשחק הזה עוד נמשך. אפשר לנתח אותו כשייגמר.
refusal-review-broken = המשחק הזה הופסק לפני שנגמר לפי החוקים, ולכן אין תוצאה לנתח.
refusal-review-branch = המשחק הזה הוא המשך של משחק אחר: מה שקדם לו אינו שלכם לניתוח.
refusal-branch-running = אפשר להמשיך רק משחק ששוחק עד סופו.
refusal-branch-moment = אין במשחק הזה רגע כזה.
refusal-branch-over = ברגע הזה המשחק כבר נגמר.
refusal-duplicate-running = אפשר לשחק שוב בחלוקה רק אחרי שהמשחק שלה שוחק עד סופו.
refusal-duplicate-none = הסדר של המשחק ההוא אינו שלו או אינו ידוע, ולכן אי אפשר לחלק אותו שוב.
refusal-duplicate-rated = משחק באותה חלוקה אינו מדורג.
refusal-branch-seats = במשחק { $seats ->
    [one] מושב אחד
    [two] שני מושבים
   *[other] { $seats } מושבים
  }, ואחד מהם חייב להיות שלכם.
refusal-review-none = אי אפשר לנתח משחקים מהסוג הזה.
refusal-puzzle-unknown = אין חידה כזאת.
refusal-puzzle-move = הבחירה הזאת אינה חלק מהחידה.
refusal-orders-none = עכשיו אי אפשר להשאיר הוראות: רק לתור הבא שלכם במשחק שבו יש שעות או ימים לכל תור, כשמה שעומד בו מונח על השולחן.
refusal-orders-now = זה תורכם: שחקו אותו בשולחן. הוראות הן לתור שעוד לא התחיל.
refusal-orders-gone = אין לכם כאן עוד הוראות: הן בוצעו או בוטלו, או שהתור שהיו מיועדות לו עבר.
refusal-orders-move = את זה אי אפשר להורות שם.
refusal-orders-unfinished = ההוראות האלה לא מגיעות עד סוף התור.
refusal-review-full = יותר מדי משחקים מנותחים כרגע. נסו שוב בעוד כמה דקות.
refusal-review-failed = הניתוח לא הצליח. נסו שוב.
refusal-watch-closed = אסור לצפות בשולחן הזה.
refusal-name-empty = בשם צריכה להיות לפחות אות אחת או ספרה אחת.
refusal-rate-fast = זה היה יותר מדי בבת אחת, מכם או מאחרים בכתובת שלכם. חכו מעט ונסו שוב.
refusal-game-unknown = אין כאן משחק כזה.
refusal-game-failed = המשחק הזה נכשל כאן: בחבילה שמביאה את כלליו יש תקלה, או שהיא חסרה. כל מה ששוחק עד עכשיו נשמר. הסיבה רשומה ביומן השרת.
refusal-option-unknown = אין כאן אפשרות כזאת.
refusal-bot-unknown = אין כאן בוט כזה.
refusal-program-unknown = { $name }: כבר לא כאן.
refusal-program-declined = { $name }: ההזמנה נדחתה.
refusal-program-silent = { $name }: אין תשובה.
refusal-owner-only = רק מי שהפעילו את השרת הזה רשאים לעשות זאת.
refusal-owner-spent = הקישור הזה כבר נוצל. הפעילו את demesne מחדש כדי לקבל חדש.
rating-early = הדירוג עוד לא בטוח, משחקים מדורגים: { $games }
rating-change = ⁦{ $before } → { $after }⁩
rating-changes = דירוגים לפני המשחק הזה ואחריו
new-rated = משחק מדורג
new-rated-why = הוא נחשב לדירוג של כולם: לכל היושבים יש חשבון, ואין רמזים. אם בוט צריך להמשיך במקום מישהו, המשחק נחשב רק שם, כהפסד.
refusal-rated-account = המשחק הזה מדורג: כדי לשבת דרוש חשבון. היכנסו תחילה.
refusal-rated-twice = במשחק מדורג איש אינו יושב פעמיים.
refusal-rated-alone = למשחק מדורג דרושים לפחות שני אנשים.
refusal-rated-grace = במשחק מדורג שכבר התחיל, בוט לא יכול להחליף שחקן מוקדם ממה שסוכם.
refusal-rated-hints = במשחק מדורג אין רמזים.
refusal-rated-screen = משחק במסך אחד אינו מדורג.
refusal-rated-set = אם המשחק מדורג נקבע כשפותחים את השולחן.
refusal-account-missing = לכך דרוש חשבון. היכנסו תחילה.
refusal-account-wrong = השם או הסיסמה שגויים.
refusal-account-taken = שם כזה או דומה לו כבר תפוס. בחרו שם אחר.
refusal-account-busy = כרגע נכנסים יותר מדי אנשים. נסו שוב עוד רגע.
refusal-account-last = זו הדרך היחידה אל החשבון. קבעו תחילה סיסמה.
refusal-account-unknown = אין כאן איש בשם הזה.
refusal-session-over = אינכם מחוברים כאן עוד. היכנסו שוב.
refusal-password-short = הסיסמה קלה מדי: לפחות { $least } תווים, שונים זה מזה, ולא השם שלכם.
refusal-password-long = בסיסמה לכל היותר { $most } תווים.
refusal-passkey-failed = מפתח הגישה אינו מתאים, או שהזמן עבר. נסו שוב.
refusal-passkey-unknown = מפתח הגישה הזה כבר אינו פותח כאן חשבון. השתמשו באחר, או בסיסמה.
refusal-passkey-here = בכתובת הזאת אין מפתחות גישה. השתמשו בסיסמה.
refusal-push-address = אי אפשר לשלוח התראות לדפדפן הזה.
refusal-mail-address = אי אפשר לשלוח דוא״ל לכתובת הזאת.
refusal-mail-word = הקישור הזה כבר אינו תקף. דף החשבון שלכם שולח קישור חדש.
refusal-mail-ended = לקישור הזה אין מה להפסיק: לא מגיעות מכאן עוד הודעות, או שהוא אינו שלם.
refusal-mail-many = ביקשו כל כך הרבה הודעות שכעת לא נשלחות עוד. נסו שוב מחר.
refusal-network-fixed = למי השרת הזה נגיש נקבע כשהופעל.
refusal-network-none = למכשיר הזה אין כתובת ברשת ביתית. האם הוא מחובר?
refusal-network-closed = השרת הזה נסגר בפני הרשת שלכם. דבר לא אבד: נסו שוב כשייפתח.
refusal-origin-foreign = הדף הזה נפתח מכתובת שהשולחן אינו עונה לה.
refusal-record-unreadable = שורה { $line } אינה חלק מרישום ({ $field }): { $problem }
refusal-record-head = ראש הרישום לא ייתכן: { $problem }
refusal-record-impossible = שורה { $line }, { $move }: החוקים לא מרשים זאת. { $problem }
refusal-record-end = הסוף שנרשם אינו סופו של המשחק הזה: { $problem }
refusal-record-unfinished = כשהרישום הזה נשמר, המשחק עדיין לא נגמר.
refusal-record-not-yours = אין במשחק הזה מי ששמו { $name }.
refusal-record-conflict = באותו מפתח כבר נשלח משחק אחר. המשחק הזה נשאר במכשיר שלכם.
refusal-record-version = המשחק שוחק לפי גרסה { $played } של החוקים. כאן נהוגה גרסה { $today }, והיא לא מרשה אותו: { $problem }
refusal-table-elsewhere = המשחק הזה שוחק בשרת אחר.
refusal-page-unknown = אין דף כזה.
refusal-server-restart = השרת מופעל מחדש. דבר לא אבד: הדף ימשיך מעצמו.
refusal-server-failed = משהו השתבש בשולחן. כל מה ששוחק עד עכשיו נשמר.
refusal-hello-version = לדף הזה ולשרת גרסאות שונות. טענו את הדף מחדש.
refusal-server-elsewhere = בשולחן הזה מטפל חלק אחר של השרת. הדף יעבור לשם מעצמו.
refusal-other = השולחן סירב לזה ({ $code }).
refusal-offline = השרת לא עונה. האם אתם מחוברים לרשת?
away-not = השרת לא עונה. בלעדיו משחקים רק היכן שהכול הוכן מראש.
away-ready = השרת לא עונה. בינתיים אתם משחקים על המכשיר הזה.
refusal-offline-storage = הדפדפן לא הצליח לשמור את המהלך, ולכן הוא לא נעשה. האם האחסון שלו מלא?
refusal-offline-unkept = הדפדפן הזה לא מרשה לדף לשמור דבר: אולי זה חלון פרטי, או שנתוני אתרים חסומים. אי אפשר לשחק כאן בלי השרת.
refusal-offline-failed = לא היה אפשר להפעיל את החוקים בדפדפן הזה. מה ששוחק נשמר: נסו שוב.
refusal-offline-never = לשם כך צריך את השרת.
refusal-offline-review = גם סקיצה של המשחק הזה תעסיק את הדפדפן זמן רב מדי. אחרי שהמשחק יישלח לשרת, אפשר יהיה לנתח אותו שם.
refusal-offline-bot = הבוט הזה חושב קדימה, ואת זה רק השרת יכול.
refusal-offline-open = כדי להצטרף בקישור צריך את השרת. ערכו את השולחן למסך הזה, או עם בוטים.

## Start

start-title = שבו. האדמה מחכה.
never-title = אף פעם לא שיחקתם?
never-text = { $bots ->
    [one] { $game }, משחק ראשון: בוט עדין אחד, ומדריך שמראה את הדרך. עד סוף תורכם אפשר לבטל את צעדיו.
    [two] { $game }, משחק ראשון: שני בוטים עדינים, ומדריך שמראה את הדרך. עד סוף תורכם אפשר לבטל את צעדיו.
   *[other] { $game }, משחק ראשון: { $bots } בוטים עדינים, ומדריך שמראה את הדרך. עד סוף תורכם אפשר לבטל את צעדיו.
  }
never-begin = למשחק הראשון
never-now = לשחק עכשיו: { $game }
never-first = זה המשחק הראשון שלכם בדפדפן הזה?
learn-next = עכשיו { $game }, עם המדריך
learn-title = ללמוד תוך כדי משחק
learn-game = משחק ראשון: { $game }
start-play = לשחק עכשיו
start-friends = עם חברים
start-screen = על המסך הזה
start-shelf = על המדף
start-players = שחקנים
start-wished = { $game } עם { $bots ->
    [one] בוט אחד
    [two] שני בוטים
   *[other] { $bots } בוטים
  }, { $level }
wished-option = ⁧{ $option }: { $value }⁩
start-how = איך משחקים: { $game }
start-change = שינוי
start-change-how = שינוי: איך משחקים { $game }
start-close = סגירה
start-close-how = סגירה: איך משחקים { $game }
shelf-time = ⁦{ $few }–{ $most }⁩ שחקנים, { $minutes } דקות
shelf-seats = ⁦{ $few }–{ $most }⁩ שחקנים
shelf-plain = משחק אורח בבית הזה: השולחן שלו מסופר במילים
start-practice = תרגול
start-offline = משחק בלי רשת
page-fresh-open = פתיחה
page-fresh = יש גרסה חדשה יותר של הדף הזה.
start-record = מעבר על רישום של משחק
start-yours = { $count ->
    [one] תורכם במשחק אחד
    [two] תורכם בשני משחקים
   *[other] תורכם ב־{ $count } משחקים
  }
start-yours-title = ({ $count }) demesne
go-on = המשך
go-on-more = { $count ->
    [one] עוד אחד
    [two] עוד שניים
   *[other] עוד { $count }
  }
finished = משחקים שנגמרו
finished-all = כל המשחקים שלכם
history = המשחקים שלכם
card-standing-with = { $standing }, עם { $names }
card-with = עם { $names }
card-alone = לבד
history-place = { $place ->
    [1] מקום ראשון מתוך { $sides }
   *[other] מקום { $place } מתוך { $sides }
  }
history-points = { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
  }
history-review = ניתוח
card-yours = תורך
card-theirs = התור של { $name }
card-waiting = מחכים לשחקנים
card-paused = בהפסקה
card-overdue = הזמן של { $name } נגמר
card-asked = האחרים שואלים אתכם משהו
card-forget = מחיקת השולחן הזה
level-bots = כמה טוב משחקים הבוטים

## A new table

new-friends = עם חברים
new-friends-text = תקבלו קישור לשליחה. חברים פותחים אותו, בוחרים מושב ומשחקים מהמקום שבו הם נמצאים.
new-screen = על המסך הזה
new-screen-text = מסך אחד, משותף או עובר מיד ליד. בכל מושב אדם שנמצא כאן או בוט.
new-players = מספר השחקנים
new-your-name = השם שלכם
new-name = השם של מושב { $seat }
new-seats = מושבים
new-kind = מי יושב במושב { $seat }
new-kind-you = אתם
new-kind-open = חבר
new-kind-here = אדם
new-kind-bot = בוט
new-you-text = המושב שלכם
new-open-text = פנוי, בקישור
new-game = משחק
new-open-seats = { $count ->
    [0] אין מושב פתוח לחברים.
    [one] מושב אחד פתוח לחברים.
    [two] שני מושבים פתוחים לחברים.
   *[other] { $count } מושבים פתוחים לחברים.
  }
new-more = שעון ומשתתפים
new-public = כולם רשאים להצטרף: הוא מופיע בשולחנות הפתוחים
new-lay = עריכת השולחן
new-guest = אורח
new-guest-number = שחקן { $number }
# Names of the bots, in order, one on each line; as many as a table has seats.
bot-names =
    בן
    קליאו
    דב
    אדה
    פין
    גאלה
    הוגו
    אינס
option-more = היכן שהחוקים המודפסים שונים
option-printed = כפי שמודפס
option-needs = { $answer }: ל־{ $players } שחקנים.

## Inviting, joining and watching

share-title = השולחן ערוך
share-text = שלחו את הקישור הזה לחברים. כל אחד מהם תופס מושב.
share-link = קישור למשחק
share-watch = קישור לצפייה
share-copy = העתקת הקישור
share-copy-watch = העתקת הקישור הזה
share-copied = הועתק
share-hand-on = שיתוף
share-way = הכתובת של המכשיר הזה
share-picture = ההזמנה כקוד QR
share-camera = יש מישהו לידכם? שיכוונו לכאן מצלמה.
share-watching = קישור לצפייה בלבד
share-enter = אל השולחן
network = רשת ביתית
network-closed = רק המכשיר הזה יכול לפתוח את הדף הזה.
network-open = פתוח לרשת הביתית שלכם.
network-means = כל עוד הוא פתוח, כולם ברשת שלכם יכולים לפתוח כאן שולחנות ולהצטרף בקישור; לשום דבר אחר במכשיר הזה אין גישה, ומהאינטרנט איש לא יכול להיכנס.
network-let-in = פתיחה לרשת הביתית
network-shut = סגירה מחדש
network-owner = כדי להכניס חברים, פתחו את הדף בקישור ש־demesne הדפיס בהפעלתו.
join-title = שמור לכם מושב
join-text = בחרו מושב וספרו לשולחן את שמכם.
join-seat = מושב { $seat }, { $sign }
join-any = בחרו מושב
join-taken = תפוס: { $name }
join-open = פנוי
join-sit = הצטרפות
seat-passing = הדפדפן הזה לא שומר דבר בשביל הדף הזה: המושב נשאר שלכם רק כל עוד הדף פתוח.
join-watch = צפייה
join-full = כל המושבים תפוסים. אפשר לצפות.
sign-rose = ורד
sign-moon = ירח
sign-star = כוכב
sign-acorn = בלוט
sign-key = מפתח
sign-bell = פעמון
sign-heart = לב
sign-feather = נוצה
# Where the game of a table comes from, if it is not one of its own.
hem-branch = { $round ->
    [0] המשך משלב ההכנה
   *[other] המשך מסבב { $round }
  }
hem-branch-game = { $round ->
    [0] המשך משלב ההכנה של משחק { $game }
   *[other] המשך ממשחק { $game }, סבב { $round }
  }
hem-duplicate = חלוקה שחוזרת

## Settings

settings-title = הגדרות
settings-theme = תאורה
settings-theme-auto = כמו במערכת
settings-theme-light = יום
settings-theme-dark = אור נרות
settings-calm = בלי אנימציות
settings-guide = הדרכה: כל דבר חדש מוסבר כשהוא בא
settings-pace = קצב האחרים
settings-pace-slow = רגוע
settings-pace-plain = זריז
settings-pace-quick = מיידי
settings-pace-click = בלחיצה שלי
settings-language = שפה
settings-name = השם שלכם
field-full = יש מקום ל־{ $longest } תווים.
settings-kept = נשמר בדפדפן הזה בלבד.

## Lost and failed

lost-title = אין כאן דבר
lost-text = הכתובת הזאת לא מובילה לשום דף.
lost-again = ניסיון נוסף
lost-home = חזרה להתחלה
fault-title = זה לא הצליח
answer-yes = כן
answer-no = לא

## Clocks

clock = שעון
clock-none = בלי שעון
clock-plan = { $minutes } דק׳ + { $seconds } שנ׳ לתור
clock-days = { $span } לתור
clock-days-why = כאן אף אחד לא נחשב נעדר. כשהזמן של מישהו נגמר, האחרים מחכים או נותנים לבוט להמשיך.
clock-days-left = נותר: { $span }
clock-days-over = הזמן נגמר

## Who is away

customs-grace = בוט יכול לשחק במקום מי שלא כאן
grace-never = אף פעם
grace-after = { $minutes ->
    [one] אחרי דקה
    [two] אחרי שתי דקות
   *[other] אחרי { $minutes } דקות
  }
refusal-seat-banned = { $ending ->
    [never] אינכם רשאים עוד לשבת כאן.
   *[then] אינכם רשאים לשבת כאן עד { $until }.
  }
refusal-talk-muted = { $ending ->
    [never] אינכם רשאים עוד לדבר כאן.
   *[then] אינכם רשאים לדבר כאן עד { $until }.
  }
refusal-seat-address = { $ending ->
    [never] בגלל מישהו בכתובת שלכם, אין עוד יושבים משם בלי חשבון. אם יש לכם חשבון, היכנסו אליו.
   *[then] בגלל מישהו בכתובת שלכם, עד { $until } אין יושבים משם בלי חשבון. אם יש לכם חשבון, היכנסו אליו.
  }
refusal-talk-address = { $ending ->
    [never] בגלל מישהו בכתובת שלכם, אין עוד מדברים משם בלי חשבון. אם יש לכם חשבון, היכנסו אליו.
   *[then] בגלל מישהו בכתובת שלכם, עד { $until } אין מדברים משם בלי חשבון. אם יש לכם חשבון, היכנסו אליו.
  }
refusal-account-address = { $ending ->
    [never] בגלל מישהו בכתובת שלכם, אין עוד פותחים שם חשבונות.
   *[then] בגלל מישהו בכתובת שלכם, עד { $until } אין פותחים שם חשבונות.
  }
refusal-moderator-only = רק מי שמנהלים רשאים לעשות זאת.
refusal-moderator-person = על מנהלים מחליטים רק בעלי השרת, ואיש אינו מחליט על עצמו.
refusal-moderator-address = לא ידוע מהיכן הגיעו, או שזה המחשב של השרת עצמו.
refusal-report-person = אין שם על מי לדווח.
refusal-report-line = השורה הזאת לא נאמרה שם.
refusal-report-many = יש כבר די דיווחים לקריאה. המתינו עד שייקראו.
refusal-report-unknown = אין דיווח כזה.
refusal-again-ask = האחרים עוד לא הסכימו למשחק נוסף. בקשו זאת ליד השולחן.
