## Cards that may still come

pile-stack = קלפים מחבילה { $back }
pile-stack-left = { $left ->
    [0] אף אחד לא בקופה.
    [one] אחד בקופה.
    [two] שניים בקופה.
   *[other] { $left } בקופה.
  }
pile-stack-hidden = { $hidden ->
    [one] אחד שאינכם רואים נמצא ביד אחרת.
    [two] שניים שאינכם רואים נמצאים בידיים אחרות.
   *[other] { $hidden } שאינכם רואים נמצאים בידיים אחרות.
  }
pile-stack-top = הקלף הבא הוא אחד מאלה:
pile-hand = מה יכול להיות ביד: { $name }
pile-hand-backs = הפוכים: { $backs }.
pile-hand-least = לפחות קלף אחד עם:
known-borders = גבולות
known-knights = אבירים
known-expansion = הרחבה
known-deserter = עריק
known-alliance = ברית
card-count = { $count ->
    [one] אחד סמוי
    [two] שניים סמויים
   *[other] { $count } סמויים
  }

## What borders are worth

prizes-border = גבולות שמשנים ניקוד
prize-border = בין { $first } ובין { $second }
