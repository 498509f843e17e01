# The score pad, for people with the box on the table.

pad-title = פנקס ניקוד
pad-intro = למי שהקופסה על השולחן לפניהם: הזינו כל ממלכה, והפנקס סופר.
pad-offline = הוא נשמר במכשיר הזה ועובד בלי רשת.
pad-unknown = המשחק הזה אינו במכשיר הזה.
pad-unreadable-cut = אי אפשר לקרוא את המשחק הזה: אולי חסר חלק מהקישור או מהקובץ. בקשו אותו שוב.
pad-unreadable-newer = המשחק הזה בא מגרסה אחרת של הפנקס. פתחו אותו במקום שבו נוצר.
pad-unreadable-wrong = זה לא משחק של הפנקס, או שמשהו בו סותר את עצמו.
pad-game = משחק
pad-teams = צדדים
pad-teams-no = כל אחד לבד
pad-teams-yes = קבוצות של שניים
pad-count = שחקנים
pad-names = מי שיחקו
pad-names-teams = אילו קבוצות שיחקו
pad-team = קבוצה { $number }
pad-name = שם: { $name }
pad-sign = הסימן של { $name }: { $sign }. החלפה
pad-start = לספירה
pad-past = במכשיר הזה
pad-past-none = אין עוד משחקים.
pad-full = אין מקום למשחקים נוספים: המשחק הבא יתפוס את מקומו של הישן ביותר ({ $when }). יש לשמור קודם הכול בקובץ או למחוק כמה מהם.
pad-forget = מחיקת המשחק מ־{ $when }
pad-forget-sure = למחוק אותו כאן לתמיד?
pad-forget-sure-of = למחוק אותו כאן לתמיד? { $game }, { $when }
pad-save-all = שמירת הכול בקובץ
pad-take = פתיחת משחקים מקובץ
pad-taken = { $count ->
    [one] נוסף משחק אחד.
    [two] נוספו שני משחקים.
   *[other] נוספו { $count } משחקים.
  }
pad-players = שחקנים ונקודות
pad-result = תוצאה
pad-entering = הממלכה של { $name }
pad-square = עמודה { $column }, שורה { $row }
pad-said = { $square }. סך הכול { $points }.
pad-tools = מכחולים
pad-brush = שטח לצביעה
pad-crowns = כתרים לצביעה
pad-crown = { $crowns ->
    [0] בלי כתר
    [one] כתר אחד
    [two] שני כתרים
   *[other] { $crowns } כתרים
  }
pad-castle = טירה
pad-erase = מחיקה
pad-undo = ביטול צעד
pad-by-number = לפי מספר
pad-by-brush = במכחול
pad-number = מספר אריח הדומינו
pad-box = מאיזו קופסה
pad-domino-used = { $domino }, בממלכה של { $name }
pad-lay-first = הקישו במקום של החצי הזה: { $half }.
pad-lay-second = ולידו החצי השני: { $half }.
pad-lay-back = חזרה
pad-move = הזזת הממלכה
pad-move-left = שמאלה
pad-move-right = ימינה
pad-move-up = למעלה
pad-move-down = למטה
pad-coins = מטבעות: { $count }
pad-knights = אבירים: { $count }
pad-towers = מגדלים: { $count }
pad-queen = מלכה
pad-ask-coins = מטבעות שנשארו
pad-ask-knights = כל האבירים, גם אלה שעל הקרקע
pad-ask-towers = מגדלים
pad-counted = מהבניינים: { $count }
pad-estimate = האבירים והמגדלים הם בחלקם הערכה שלנו ({ $tiles }). השוו אותם לאלה שעל השולחן.
pad-other-number = מספר אחר
pad-number-range = הקלידו מספר שלם מ־0 עד { $most }.
pad-build = מה עומד כאן
pad-build-none = כלום
pad-tiles-left = { $count ->
    [0] לא נשאר
    [one] נשאר אחד
    [two] נשארו שניים
   *[other] נשארו { $count }
  }
pad-crownless = בלי כתר
pad-half-crownless = { $terrain } (בלי כתר)
pad-brief-wealth = { $coins ->
    [one] מטבע אחד ⁦÷ 3⁩
    [two] שני מטבעות ⁦÷ 3⁩
   *[other] { $coins } מטבעות ⁦÷ 3⁩
  }
pad-brief-queen = { $terrain }: ⁦+1⁩ על { $squares }
pad-not-kept = הדפדפן הזה לא שומר דבר. שמרו את המשחק בקובץ בסוף.
pad-text = { $first } מול { $second }.
pad-placing = { $first } לפני { $second }: { $text }
pad-edit = חזרה אל הממלכות
pad-print = הדפסה
pad-share = העתקת קישור
pad-link = קישור למשחק הזה
pad-save = שמירה בקובץ
pad-new = כל המשחקים
pad-reasons = הסבר לכל מספר
pad-reason = ⁧{ $row }: { $text }⁩
pad-lines = עבור demesne score
pad-lines-why = שורה לכל ממלכה, כפי שהפקודה קוראת אותן.
pad-lines-copy = העתקת השורות
pad-lines-save = שמירת השורות
pad-dynasty-of = משחק { $game } מתוך { $games }
pad-dynasty-games = נקודות לכל משחק
pad-dynasty-correct = לתיקון משחק בוחרים בו.
pad-dynasty-open = טרם שוחק
pad-dynasty-leader = בהובלה
pad-dynasty-leads = { $name }: הובלה בהפרש של { $margin ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $margin } נקודות
  }.
pad-dynasty-level = { $names }: הובלה משותפת.
pad-dynasty-text = { $first } מול { $second } אחרי משחק { $game } מתוך { $games }.
pad-dynasty-sum = סכום המשחקים
pad-dynasty-next = להמשיך למשחק { $game }
pad-dynasty-make = להמשיך כשושלת
pad-dynasty-alone = לספור כמשחק יחיד
pad-dynasty-lines = שורה לכל שחקן, עם כל המשחקים, כפי שהפקודה קוראת אותן.
pad-doubts = זה לא ייתכן
doubt-of = ⁧{ $name }: { $text }⁩
doubt-too-wide = { $wide } ריבועים לרוחב ו־{ $high } לגובה, והמותר הוא ⁦{ $size } × { $size }⁩.
doubt-unconnected = השטח מפוצל ל־{ $parts } חלקים שלא נוגעים זה בזה.
doubt-too-many-squares = { $what }: { $there } ריבועים; בקופסה יש { $has }.
doubt-too-many-tiles = { $what }: { $there } פעמים; בקופסה יש { $has }.
doubt-too-much-land = { $squares } ריבועי שטח, יותר ממה שיש ב־{ $dominoes } אריחי דומינו.
doubt-odd-land = { $squares ->
    [one] ריבוע שטח אחד
    [two] שני ריבועי שטח
   *[other] { $squares } ריבועי שטח
  }: בכל אריח דומינו יש שניים.
doubt-townless = בקינגדומינו אין ערים: אין בניינים, מטבעות, אבירים, מגדלים או מלכה.
doubt-no-castle = אין טירה.
doubt-knights = { $there } אבירים בסך הכול; בקופסה יש { $has }.
doubt-towers = { $there } מגדלים בסך הכול; בקופסה יש { $has }.
doubt-all-squares = { $what }: { $there } ריבועים בכל הממלכות; בקופסה יש { $has }.
doubt-all-tiles = { $what }: { $there } פעמים בכל הממלכות; בקופסה יש { $has }.
doubt-domino-twice =
    { $times ->
        [one] אריח הדומינו { $number } מונח פעם אחת.
        [two] אריח הדומינו { $number } מונח פעמיים.
       *[other] אריח הדומינו { $number } מונח { $times } פעמים.
    }
doubt-queens = { $count } מלכות; יש רק אחת.
doubt-no-host = יש מגדלים, אבל איש לא מארח את המלכה.
doubt-host = המלכה מתארחת כאן עם { $towers ->
    [one] מגדל אחד
    [two] שני מגדלים
   *[other] { $towers } מגדלים
  }, אף שבממלכה אחרת יש { $most }.
doubt-host-towerless = המלכה מתארחת כאן, בלי מגדל.
