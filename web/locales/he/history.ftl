# The games of this browser that are over.

history-about = משחקים ששיחקתם עד הסוף בדפדפן הזה, ואם אתם מחוברים לחשבון, גם בדפדפנים אחרים. לא צריך שום חשבון; אחרים רואים רשימה משלהם.
history-looking = מחפשים את המשחקים שלכם.
history-none = אף משחק עוד לא הסתיים.
history-play = אל המשחקים
history-tallies = סיכום
history-find = חיפוש משחקים
history-title = משחק
history-name = עם
history-result = תוצאה
history-any = הכול
history-won = ניצחון
history-lost = ללא ניצחון
history-ended = הסתיים לפני הזמן
history-games = משחקים
history-victories = ניצחונות
history-even = חלק שווה
history-mean = ממוצע נקודות
history-course = { $game }, משחק אחר משחק
history-course-of = { $row }, משחק אחר משחק: { $points }
history-over-time = משחק אחר משחק
history-beside = האחרים בשולחנות שלכם
history-total = כל הנקודות
history-luck = מזל
history-own = הבחירות שלכם
history-parted =
    { $count ->
        [one] מזל ובחירות, בנקודות מול היריב הטוב ביותר, הם מניתוח של משחק אחד.
        [two] מזל ובחירות, בנקודות מול היריב הטוב ביותר, הם מניתוח של שני משחקים.
       *[other] מזל ובחירות, בנקודות מול היריב הטוב ביותר, הם מניתוח של { $count } משחקים.
    }
history-unreviewed = מזל ובחירות יופיעו כאן אחרי ניתוח משחקים.
history-habit-more = { $row }: כאן אתם מובילים. בממוצע למשחק יש לכם { $mean }, לאחרים בשולחנות שלכם { $others }. משחקים: { $games }.
history-habit-less = { $row }: כאן מובילים האחרים בשולחנות שלכם. בממוצע למשחק יש להם { $others }, לכם { $mean }. משחקים: { $games }.
history-habit-practise-more = { $count ->
    [one] תרגול, כשעדיף היה יותר מזה: חידה אחת
    [two] תרגול, כשעדיף היה יותר מזה: שתי חידות
   *[other] תרגול, כשעדיף היה יותר מזה: { $count } חידות
  }
history-habit-practise-less = { $count ->
    [one] תרגול, כשעדיף היה דבר אחר: חידה אחת
    [two] תרגול, כשעדיף היה דבר אחר: שתי חידות
   *[other] תרגול, כשעדיף היה דבר אחר: { $count } חידות
  }
history-which = משחק אחר משחק
history-count = { $count ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $count } משחקים
  }
history-together = על מסך אחד
history-review-of = ניתוח: { $game }, { $date }
history-practise = תרגול
history-practise-of = תרגול: { $game }, { $date }
history-deal = אותה חלוקה
history-deal-of = אותה חלוקה: { $game }, { $date }
history-branch = המשך ממשחק אחר, לא נספר
history-duplicate = חלוקה ששוחקה שוב, לא נספר
history-helped = בוט שיחק במקומכם, לא נספר
history-watch = צפייה חוזרת
history-watch-of = צפייה חוזרת: { $game }, { $date }
history-forget = מחיקה
history-forget-of = מחיקה: { $game }, { $date }
history-forget-sure = למחוק אותו כאן לתמיד?
history-forget-sure-of = למחוק אותו כאן לתמיד? { $game }, { $date }
history-keep = שמירת המשחקים האלה בקובץ אחד
history-keep-none = המשחקים האלה נמחקו בינתיים במקום אחר. אין מה לשמור.
history-brought = שוחק בשרת אחר
history-here = שוחק על המכשיר הזה
history-day = ממלכת היום
history-offline = שוחק בלי רשת
history-bring = הבאת משחקים משרת אחר
history-bring-text = הקובץ ששמרתם שם, או כל רישום של משחק. כל משחק נבדק לפי החוקים לפני שהוא נשמר.
history-bring-name = השם שלכם בהם
history-bring-file = בחירת קובץ
history-bring-going = משחק { $done } מתוך { $all }
history-bring-done = { $count ->
    [one] משחק אחד נוסף לכאן.
    [two] שני משחקים נוספו לכאן.
   *[other] { $count } משחקים נוספו לכאן.
  }
history-bring-known = { $count ->
    [one] משחק אחד כבר היה כאן.
    [two] שני משחקים כבר היו כאן.
   *[other] { $count } כבר היו כאן.
  }
history-bring-refused = { $count ->
    [one] משחק אחד לא נוסף.
    [two] שני משחקים לא נוספו.
   *[other] { $count } משחקים לא נוספו.
  }
history-bring-full = אין בדפדפן הזה מקום למשחקים נוספים. יש למחוק קודם כמה מהם.
history-bring-none = לא ניתן היה לקרוא אף משחק מהקובץ הזה.
history-deleted = המשחק נמחק גם מהשרת הזה.
history-left = המשחק כבר לא ברשימה שלכם. מי ששיחקו אתכם שומרים את שלהם.
