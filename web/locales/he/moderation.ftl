# Reports of people, and what moderators do about them.

moderation-title = ניהול
moderation-about = מן המשחקים רואים כאן רק מה שכולם רואים. כל פעולה כאן נרשמת.
moderation-reports = דיווחים
moderation-none = אין דיווחים.
moderation-by = { $date }, מאת { $by }
moderation-by-gone = { $date }
moderation-why-talk = דיבור גס או מטריד
moderation-why-name = שם פוגעני
moderation-why-unfair = משחק לא הוגן
moderation-why-leaving = עזיבת משחקים שוב ושוב
moderation-why-other = משהו אחר
moderation-said = השורה: ״{ $line }״
moderation-table = אל השולחן
moderation-person = הכול על { $name }
moderation-close = טופל
moderation-close-of = טופל: { $name }
moderation-what = הגבלה
moderation-mute = בלי דיבור
moderation-ban = בלי מושב ובלי דיבור
moderation-long = לכמה זמן
moderation-days = { $days ->
    [0] לתמיד
    [one] יום אחד
    [two] יומיים
   *[other] { $days } ימים
  }
moderation-address = גם כל מי שאין להם חשבון ומגיעים מאותה כתובת
moderation-alone = { $whom ->
    [guest] אורחים יכולים לחזור למושב אחר ובשם אחר: זה לבדו לא ירחיק איש לזמן רב.
   *[account] זה חל על החשבון; עדיין אפשר לבוא משם כאורחים.
  }
moderation-shared = זה חל גם על אורחים מאותה כתובת, ובינתיים אי אפשר לפתוח שם חשבון. זה לא חל על מי שכבר יש להם חשבון.
moderation-others = { $count ->
    [0] בזמן הדיווח לא היה כאן איש נוסף מאותה כתובת.
    [one] בזמן הדיווח היה כאן עוד אדם אחד מאותה כתובת.
    [two] בזמן הדיווח היו כאן עוד שני אנשים מאותה כתובת.
   *[other] בזמן הדיווח היו כאן עוד { $count } אנשים מאותה כתובת.
  }
moderation-do = הטלת ההגבלה
moderation-do-of = הטלת ההגבלה: { $name }
moderation-held-title = בתוקף
moderation-held = { $kind ->
    [mute] { $name }: בלי דיבור
   *[ban] { $name }: בלי מושב ובלי דיבור
  }
moderation-until = { $ending ->
    [never] לתמיד
   *[then] עד { $until }
  }
moderation-at = לאורחים מכתובת אחת
moderation-release = ביטול
moderation-release-of = ביטול: { $name }
moderation-log = מה נעשה
moderation-log-names = בשמות של אז.
moderation-now = (כיום { $name })
moderation-did-mute = { $days ->
    [0] { $by }: השתקה לתמיד, { $name }
    [one] { $by }: השתקה ליום אחד, { $name }
    [two] { $by }: השתקה ליומיים, { $name }
   *[other] { $by }: השתקה ל־{ $days } ימים, { $name }
  }
moderation-did-ban = { $days ->
    [0] { $by }: הרחקה לתמיד, { $name }
    [one] { $by }: הרחקה ליום אחד, { $name }
    [two] { $by }: הרחקה ליומיים, { $name }
   *[other] { $by }: הרחקה ל־{ $days } ימים, { $name }
  }
moderation-did-unmute = { $by }: סוף ההשתקה, { $name }
moderation-did-unban = { $by }: סוף ההרחקה, { $name }
moderation-did-closed = { $by }: טיפול בדיווח על { $name }
moderation-did-named = { $by }: מינוי לניהול, { $name }
moderation-did-removed = { $by }: סיום הניהול, { $name }
moderation-did-owner = { $name }: קבלת הבעלות על השרת בקישור מן המסוף
moderation-moderators = מי מנהלים
moderation-role = { $role ->
    [owner] בעלות על השרת
   *[moderator] ניהול
  }
moderation-name = שם של חשבון
moderation-add = מינוי לניהול
moderation-remove = ביטול המינוי
moderation-remove-of = ביטול המינוי: { $name }
moderation-clean = אין דיווחים ואין דבר בתוקף.
moderation-back = כל הדיווחים
moderation-closed = טופל
report-why = המנהלים רואים את דבריכם, ואם תבחרו שורה, גם אותה. קלפים של אחרים הם אינם רואים לעולם.
report-who = מי
report-what = מה לא בסדר
report-line = איזו שורה
report-no-line = בלי שורה מסוימת
report-words = במילים שלכם
report-send = דיווח למנהלים
report-sent = { $count ->
    [0] המנהלים כבר יודעים על כך.
   *[other] תודה. המנהלים יבדקו.
  }
