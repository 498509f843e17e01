# Practice: moments in which something better could be done, asked as puzzles.

practice = תרגול
practice-about = רגעים שבהם אפשר היה לשחק טוב יותר. לא מפסידים דבר מניסיון; מה שלא נמצא חוזר אחרי 1, 4 ו־14 ימים.
practice-about-game = רגעים במשחק הזה שבהם אפשר היה לשחק טוב יותר. לא מפסידים דבר מניסיון.
# Of one row of the pad: its name, what the better choice does there.
practice-of = תרגול: { $row }
practice-about-more = { $game }, { $row }: רגעים שבהם הבחירה הטובה יותר מביאה יותר נקודות בשורה הזאת. לא מפסידים דבר מניסיון; מה שלא נמצא חוזר אחרי 1, 4 ו־14 ימים.
practice-about-less = { $game }, { $row }: רגעים שבהם הבחירה הטובה יותר מביאה פחות נקודות בשורה הזאת ויותר בשורות אחרות. לא מפסידים דבר מניסיון; מה שלא נמצא חוזר אחרי 1, 4 ו־14 ימים.
practice-none-of = לא ידועה חידה מהסוג הזה.
practice-due = { $count ->
    [one] חידה אחת שלא נפתרה חזרה.
    [two] שתי חידות שלא נפתרו חזרו.
   *[other] { $count } חידות שלא נפתרו חזרו.
  }
practice-on = המשך
practice-begin = התחלה
practice-own = מהמשחקים שלכם
practice-none = עדיין אין כאן דבר מהמשחקים שלכם. פתחו ניתוח של משחק שהסתיים: מה שאפשר היה לעשות בו טוב יותר יישאל כאן.
practice-none-game = לא ידועה חידה מהמשחק הזה. חידות נמצאות בזמן שקוראים את הניתוח שלו.
practice-shipped = ממשחקים של בוטים
practice-looking = מחפשים חידות.
practice-opening = החידה נפתחת.
practice-not = אי אפשר לפתוח את החידה הזאת.
practice-review = ניתוח
practice-met = נוסו { $met } מתוך { $all }
practice-number = { $state ->
    [found] חידה { $number }, נפתרה
    [missed] חידה { $number }, לא נפתרה
   *[new] חידה { $number }
  }
practice-all = כל החידות
practice-next = הבאה
practice-game = לצפייה במשחק
practice-show = הצגה
# What is to be found, by the step of the turn.
practice-find-claim = מצאו איזה אריח דומינו עדיף לבחור.
practice-find-place = מצאו מקום טוב יותר לאריח הדומינו.
practice-find-tax = מצאו דרך טובה יותר לשלוח אבירים.
practice-find-build = מצאו מה עדיף לבנות.
practice-find-bribe = מצאו מה עדיף שהדרקון יעשה.
practice-find-act = מצאו קלף טוב יותר.
practice-find-refill = מצאו איזה קלף עדיף לקחת.
practice-find-move = מצאו מהלך טוב יותר.
# A try that was wrong: by how many points, and what of them most.
practice-wrong = { $why ->
    [row] { $behind ->
        [one] לא זה: בסופו של דבר נקודה אחת פחות, בעיקר בשורה הזאת: { $row }.
        [two] לא זה: בסופו של דבר שתי נקודות פחות, בעיקר בשורה הזאת: { $row }.
       *[other] לא זה: בסופו של דבר { $behind } נקודות פחות, בעיקר בשורה הזאת: { $row }.
      }
    [takes] { $behind ->
        [one] לא זה: בסופו של דבר נקודה אחת פחות. הרווח מכך הולך אל { $name }.
        [two] לא זה: בסופו של דבר שתי נקודות פחות. הרווח מכך הולך אל { $name }.
       *[other] לא זה: בסופו של דבר { $behind } נקודות פחות. הרווח מכך הולך אל { $name }.
      }
   *[none] { $behind ->
        [one] לא זה: לטווח ארוך נקודה אחת פחות.
        [two] לא זה: לטווח ארוך שתי נקודות פחות.
       *[other] לא זה: לטווח ארוך { $behind } נקודות פחות.
      }
  }
practice-left = { $count ->
    [one] נותר ניסיון אחד.
    [two] נותרו שני ניסיונות.
   *[other] נותרו { $count } ניסיונות.
  }
refusal-puzzle-tried = את זה כבר ניסיתם.
practice-free = שלושה ניסיונות, ולא מפסידים דבר מניסיון.
practice-found = זה הפתרון.
practice-shown = זה עדיף.
practice-tries = { $count ->
    [1] בניסיון הראשון.
    [2] בניסיון השני.
   *[other] בניסיון השלישי.
  }
practice-back = החידה תחזור בעוד יום.
practice-crowns = { $count ->
    [one] נותר ניסיון אחד
    [two] נותרו שני ניסיונות
   *[other] נותרו { $count } ניסיונות
  }
# Beside each choice in the end.
practice-best = הטוב ביותר
practice-behind = { $count ->
    [one] נקודה אחת פחות
    [two] שתי נקודות פחות
   *[other] { $count } נקודות פחות
  }
practice-played = שוחק במשחק
practice-tried = נוסה
