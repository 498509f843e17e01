## What may still come, and how likely it is

known-counting = סופרים…
known-why = נספר ממה שאתם רואים, כאילו כל הגרלה סבירה באותה מידה.
known-all = נספר ממה שכולם רואים, כאילו כל הגרלה סבירה באותה מידה.
known-lost = החיבור נפל לרגע.
known-none = לא יבוא עוד דבר.
known-list = מה עוד יכול לבוא
known-odds = סיכוי
odds-percent = ⁦{ $percent }%⁩
odds-least = פחות מ־1%
odds-most = יותר מ־99%
known-piece =
    { $count ->
        [one] { $thing }: נותר אחד, הבא { $odds }
        [two] { $thing }: נותרו שניים, הבא { $odds }
       *[other] { $thing }: נותרו { $count }, הבא { $odds }
    }
known-line = ⁧{ $what }: { $odds }⁩

## What things are worth

known-stakes = מה הדברים שווים עכשיו
known-stakes-why = בכמה יגדיל כל דבר את הניקוד לפי מצב השולחן, במקום הטוב ביותר בשבילו; בקו תחתון, מה שמזכה צד הכי הרבה.
prize-cost = עולה לכם
prize-free = כלום
prize-not-yours = לא שלכם לקחת
prize-nowhere = אין לו מקום
prize-never = אי אפשר
prize-most = (הכי כדאי)
prize-places = { $count ->
    [one] מקום אחד
    [two] שני מקומות
   *[other] { $count } מקומות
  }
