# What a finished game teaches.

review = ניתוח
review-opening = המשחק נפתח.
review-not = אי אפשר לנתח את המשחק הזה.
review-origin = ניתוח המשחק שממנו הוא בא
review-waiting = { $before ->
    [one] ניתוח אחד קודם לו.
    [two] שני ניתוחים קודמים לו.
   *[other] { $before } ניתוחים קודמים לו.
  }
review-preparing = השופט מתכונן. זה קורה פעם אחת במכשיר הזה ועשוי לקחת דקה.
review-beginning = המשחק מורץ מתחילתו עד סופו.
review-working = הבדיקה נמשכת; המספרים נעשים בטוחים יותר תוך כדי קריאה. אפשר לצאת ולחזור.
review-settled = ⁦{ $part }%⁩ מהבחירות ברורות.
review-sketch = זוהי סקיצה שנעשית בדפדפן הזה: מאין באו הנקודות ובאיזו ודאות, לפי משחקים אחדים שנמשכו מכל תור. בחירות בודדות, רגעים ורמות נשפטים בשרת, אחרי שהמשחק מגיע אליו.
review-sketch-working = המשחק נמשך מכל אחד מתורותיו; המספרים נעשים בטוחים יותר תוך כדי קריאה. עם היציאה מהדף העבודה נפסקת.
review-sketch-part = ⁦{ $part }%⁩ מהסקיצה מוכנים.
review-seen-by = מנקודת המבט של
review-cards = השופט יודע
review-cards-known = מה שאפשר היה לדעת
review-cards-open = את כל הקלפים
review-cards-known-note = הבחירות נשפטות לפי מה שאפשר היה לדעת בזמן הבחירה: היד שלכם, הלשכה, כל מה שעל הלוח והקלפים ששוחקו.
review-cards-open-note = הבחירות נשפטות כשכל הידיים והקופה גלויות, אף שאיש לא יכול היה לדעת אותן. המזל הוא סדר הקלפים מההתחלה.
# How it ended, and what made it so: each part is a clause of its own. Others may be one player, or all the others.
review-you = ⁧{ $how ->
    [won] ניצחון שלכם בהפרש של { $by ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $by } נקודות
      }
    [lost] הפסד שלכם בהפרש של { $by ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $by } נקודות
      }
    [level] ניצחון שלכם, בשוויון נקודות
    [behind] הפסד שלכם, בשוויון נקודות
   *[shared] ניצחון משותף
  }. { $luckIs ->
    [gave] המזל נתן { $luck }
    [took] המזל לקח { $luck }
   *[even] המזל היה מאוזן
  }, { $ownIs ->
    [gave] הבחירות שלכם נתנו { $own }
    [took] הבחירות שלכם עלו { $own }
   *[even] הבחירות שלכם התאזנו
  }, { $othersIs ->
    [gave] { $rivalIs ->
        [all] הבחירות של כל האחרים נתנו לכם { $others }
       *[named] הבחירות של { $rival } נתנו לכם { $others }
      }
    [took] { $rivalIs ->
        [all] הבחירות של כל האחרים עלו לכם { $others }
       *[named] הבחירות של { $rival } עלו לכם { $others }
      }
   *[even] { $rivalIs ->
        [all] הבחירות של כל האחרים לא שינו דבר
       *[named] הבחירות של { $rival } לא שינו דבר
      }
  }.⁩
review-of = ⁧{ $name }: { $how ->
    [won] ניצחון בהפרש של { $by ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $by } נקודות
      }
    [lost] הפסד בהפרש של { $by ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $by } נקודות
      }
    [level] ניצחון בשוויון נקודות
    [behind] הפסד בשוויון נקודות
   *[shared] ניצחון משותף
  }. { $luckIs ->
    [gave] המזל נתן { $luck }
    [took] המזל לקח { $luck }
   *[even] המזל היה מאוזן
  }, { $ownIs ->
    [gave] הבחירות העצמיות נתנו { $own }
    [took] הבחירות העצמיות עלו { $own }
   *[even] הבחירות העצמיות התאזנו
  }, { $othersIs ->
    [gave] { $rivalIs ->
        [all] הבחירות של כל האחרים נתנו { $others }
       *[named] הבחירות של { $rival } נתנו { $others }
      }
    [took] { $rivalIs ->
        [all] הבחירות של כל האחרים עלו { $others }
       *[named] הבחירות של { $rival } עלו { $others }
      }
   *[even] { $rivalIs ->
        [all] הבחירות של כל האחרים לא שינו דבר
       *[named] הבחירות של { $rival } לא שינו דבר
      }
  }.⁩
review-against = { $sides ->
    [2] { $name } מול { $rival }.
   *[other] { $name } מול { $rival }, הצד הטוב מבין האחרים.
  } מזל הוא מה שהוגרל וחולק; בחירות נמדדות לפי הדרך שבה שחקן מהיר היה ממשיך.
review-against-you = { $sides ->
    [2] אתם מול { $rival }.
   *[other] אתם מול { $rival }, הצד הטוב מבין האחרים.
  } מזל הוא מה שהוגרל וחולק; בחירות נמדדות לפי הדרך שבה שחקן מהיר היה ממשיך.
review-luck = מזל
review-own = בחירות עצמיות
review-others = בחירות האחרים
review-result = תוצאה
review-give = ⁦± { $points }⁩
review-account = נקודות לכל שחקן
review-start = משחק שקול מכאן: { $points }
review-player = שחקן
review-points = נקודות
review-given = אבדו
review-plays = משחק ברמות { $low } עד { $high }
review-plays-note = ככל שמשחק אחד יכול לומר, לפי הנקודות שאבדו.
review-moments = רגעים
review-none-yet = עוד לא ברור אילו בחירות היו חשובות.
review-none = אף בחירה לא בולטת: לא ידוע על נקודות שהלכו לאיבוד.
review-round = סבב { $round }
review-round-game = { $round ->
    [0] משחק { $game }, הכנה
   *[other] משחק { $game }, סבב { $round }
  }
review-setup = הכנה
review-moment = סבב { $round }, { $name }
review-moment-game = { $round ->
    [0] משחק { $game }, הכנה, { $name }
   *[other] משחק { $game }, סבב { $round }, { $name }
  }
review-moment-setup = לפני הסבב הראשון, { $name }
review-points-given = { $points ->
    [one] נקודה שהלכה לאיבוד
    [two] נקודות שהלכו לאיבוד
   *[other] נקודות שהלכו לאיבוד
  }
review-points-good = { $points ->
    [one] נקודה מעל המהלך הרגיל
    [two] נקודות מעל המהלך הרגיל
   *[other] נקודות מעל המהלך הרגיל
  }
review-sure = בטוח
review-fairly = בטוח למדי
review-why = למה
review-lent = בוט שיחק.
review-see = לצפייה במשחק
review-practise = תרגול של מה שאפשר היה לעשות טוב יותר
review-practise-this = לתרגל את זה
review-first-look = מזל או בחירות? המשחק נבדק עכשיו.
review-mattered = { $round ->
    [0] הרגע החשוב ביותר היה לפני הסבב הראשון.
   *[other] הרגע החשוב ביותר היה בסבב { $round }.
  }
review-mattered-game = { $round ->
    [0] הרגע החשוב ביותר היה בהכנה של משחק { $game }.
   *[other] הרגע החשוב ביותר היה במשחק { $game }, סבב { $round }.
  }
review-played = שוחק: { $move }
review-better = עדיף: { $move }
why-review-row = { $row }
why-review-long-run = לטווח ארוך
why-review-rest = כל השאר
why-review-takes = ⁧{ $name }: { $points ->
    [one] נקודה אחת פחות
    [two] שתי נקודות פחות
   *[other] { $points } נקודות פחות
  }⁩
why-review-gives = ⁧{ $name }: { $points ->
    [one] נקודה אחת יותר
    [two] שתי נקודות יותר
   *[other] { $points } נקודות יותר
  }⁩
review-opening-sentence = מה המשחק הזה מלמד
review-did = שוחק
review-instead = עדיף
review-chances = סיכויי ניצחון, באחוזים
review-chances-way = לאורך המשחק
review-chances-table = כטבלה
review-chance = ⁧{ $name }: ⁦{ $part }%⁩⁩
review-after = אחרי
review-parts = חלקי הניתוח
review-to-chances = סיכויים
review-to-moments = רגעים
