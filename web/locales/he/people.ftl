# Profiles: ratings, what games add up to, the latest games.

people-title = פרופיל
people-since = כאן מאז { $date }
people-hidden = מציג רק את השם.
people-hidden-yours = את הכתוב כאן רואים רק אתם. אחרים רואים את שמכם.
people-ratings = דירוג
people-rating-why = הפס מראה עד כמה הדירוג בטוח. הוא מתקצר עם כל משחק מדורג; מעשרה משחקים ואילך יש מספר.
people-unrated = עדיין אין משחק מדורג.
people-kind = { $mode ->
    [pair] { $game } · בשניים
    [teams] { $game } · בקבוצות
   *[group] { $game } · בשלושה ומעלה
  }
people-account = החשבון שלי
people-games = משחקים
people-none = עדיין אין משחק שהסתיים.
people-place = מקום { $rank } מתוך { $sides }
people-with = { $game }, { $names }
people-watch = צפייה חוזרת
people-finished = { $count ->
    [one] משחק הסתיים
    [two] משחקים הסתיימו
   *[other] משחקים הסתיימו
  }
people-won = ניצחונות; בחלוקה שווה היו { $even }
people-sums = לפי משחק וסוג שולחן
people-game = משחק
people-count = משחקים
people-victories = ניצחונות
people-even = חלק שווה
people-mean = נקודות בממוצע
people-best = שיא
people-best-at = המשחק, מספר הנקודות: { $points }
people-moderate = ניהול
people-early = { $how ->
    [won] ניצחון בעקבות כניעה
    [left] עזיבה לפני הסוף
   *[up] כניעה
  }
people-sources = מאין באות הנקודות
people-sources-of = { $kind }: נקודות למשחק, בממוצע
people-best-land = הממלכה הטובה ביותר
people-best-points = { $points ->
    [one] נקודה אחת.
    [two] שתי נקודות.
   *[other] { $points } נקודות.
  }
ladder-title = טבלת הדירוג
ladder-about = איך משחקים כאן, לפי המשחקים המדורגים. מי שמראים לאחרים רק את השם אינם ברשימה.
ladder-place = מקום
ladder-name = שם
ladder-none = עדיין אין איש ברשימה.
ladder-how = מי שמשחקים משחק מדורג מופיעים כאן: התחברו, פתחו שולחן עם חברים ובחרו ב־״{ new-rated }״, או שבו לשולחן מדורג בין השולחנות הפתוחים.
ladder-you = אתם
