# A game that is walked through.

replay = צפייה חוזרת
replay-opening = המשחק נפתח.
replay-not = אי אפשר לעבור על המשחק הזה.
replay-lost = לא ניתן להביא כרגע את השולחן של אותו רגע. נסו שוב.
replay-table = אל השולחן
replay-review = ניתוח
replay-another = רישום אחר
brought-title = משחק ממקום אחר
brought-text = פתחו רישום של משחק, כטקסט או כ־JSON Lines. החוקים בודקים אותו מהלך אחר מהלך, ואתם עוברים עליו. השרת לא שומר ממנו דבר.
brought-file = פתיחת קובץ
brought-paste = או הדביקו את הרישום
brought-open = מעבר על המשחק
brought-several = { $count ->
    [one] יש בו משחק אחד.
    [two] יש בו שני משחקים. איזה מהם?
   *[other] יש בו { $count } משחקים. איזה מהם?
  }
brought-one = משחק { $number }: { $game }, { $names }
brought-nameless = משחק { $number }: { $game }
brought-end = פנקס ניקוד אומר איך נגמר משחק, לא מה שוחק ומתי: אי אפשר לעבור עליו. הנה הסוף.
brought-end-of = { $names }: הפנקס המלא
replay-act = סבב { $round }: { $act }
replay-act-game = { $round ->
    [0] משחק { $game }, הכנה: { $act }
   *[other] משחק { $game }, סבב { $round }: { $act }
  }
replay-laid = השולחן ערוך.
replay-turn = התור הזה
replay-turn-of = { $name }, התור הזה
play-on = המשך מכאן
play-on-text = שולחן חדש מתחיל ברגע הזה. מה שהמושב שלכם לא יכול היה לדעת אז מחולק מחדש, ומה שעתיד לבוא מעורבב מחדש. המשחק מסומן ואינו נספר.
play-on-text-friends = שולחן חדש מתחיל ברגע הזה. מה שהיה אז נסתר מחולק מחדש לכולם, גם לכם, ומה שעתיד לבוא מעורבב מחדש. המשחק מסומן ואינו נספר.
play-on-seat = המושב שלכם
play-on-seat-number = מושב { $seat }
play-on-others = האחרים
play-on-bots = בוטים
play-on-friends = חברים, בקישור
play-on-level = כמה טוב משחקים הבוטים
play-on-go = המשך
replay-ribbon = כל המשחק
replay-where = איפה במשחק
replay-first = להתחלה
replay-back = פעולה אחת אחורה
replay-play = הרצה
replay-pause = השהיה
replay-on = פעולה אחת קדימה
replay-last = לסוף
replay-help = ?
replay-keys = מקשים
replay-keys-off = מקשים בודדים כבויים בהגדרות: החצים, Home ו־End פועלים.
replay-key-won = רגע מפתח: { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
  } לטובת { $name }.
replay-key-lost = רגע מפתח: { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
  } לרעת { $name }.
replay-key-act = ⁦← →⁩
replay-does-act = פעולה אחת אחורה או קדימה
replay-key-turn = ⁦Shift + ← →⁩
replay-does-turn = תור אחד אחורה או קדימה
replay-key-round = ⁦↑ ↓⁩
replay-does-round = סבב אחד אחורה או קדימה
replay-key-ends = ⁦Home, End⁩
replay-does-ends = להתחלה, לסוף
replay-key-moment = K
replay-does-moment = לרגע המפתח הבא, ועם Shift לקודם
replay-key-play = רווח
replay-does-play = ממשיך מכאן, או משהה
