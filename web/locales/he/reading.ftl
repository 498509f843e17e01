# השולחן במילים: מה מוקרא, ובאילו מקשים.

reading-none = אין דבר כזה בשולחן הזה.
reading-nowhere = המיקוד אינו על ריבוע.
reading-nothing = ריק
reading-row = שורה { $row }
reading-column = עמודה { $column }
reading-squares = ריבועים: { $what }
reading-pair = { $what }. { $more }
reading-territory = { $terrain }, { $squares ->
    [one] ריבוע אחד
    [two] שני ריבועים
   *[other] { $squares } ריבועים
  }, { $crowns ->
    [0] בלי כתר
    [one] כתר אחד
    [two] שני כתרים
   *[other] { $crowns } כתרים
  }
reading-castles = { $owner ->
    [nobody] טירות ניטרליות: { $list }
   *[other] טירות של { $name }: { $list }
  }
reading-knights = { $owner ->
    [nobody] אבירים ניטרליים: { $list }
   *[other] אבירים של { $name }: { $list }
  }
reading-borders = גבולות בין: { $list }
reading-border = { $first } ובין { $second }
reading-walls = גבולות לכיוון: { $list }
reading-beside = לידו: { $list }
reading-buildings = בניינים: { $list }
reading-extent = רוחב { $columns }, גובה { $rows }; לכל היותר { $size }
reading-taken = { $when ->
    [over] { $order }. { $domino }, { $name }, התור הסתיים
    [now] { $order }. { $domino }, { $name }, התור עכשיו
   *[later] { $order }. { $domino }, { $name }
  }
reading-open = { $order }. { $domino }, פנוי
reading-keys = מקשים
reading-keys-off = מקשים בודדים כבויים בהגדרות. לכל דבר יש גם כפתור.
reading-key-o = הקראה של מה ששלכם
reading-key-l = הקראה של מה שאפשר לקחת: טורים או קלפים
reading-key-g = הקראה של הלוח המשותף
reading-key-p = הקראה של מה שיש לאחרים
key-space = רווח
key-does-walk = מריבוע לריבוע
key-does-confirm = בחירה, ואחר כך אישור
key-does-clear = ביטול הבחירה
key-does-turn = סיבוב האריח
key-does-digit = בחירה לפי המקום בתור או לפי המחיר
key-does-skip = דילוג על השלב
key-does-undo = החזרה לאחור
key-does-hint = בקשת רמז
key-does-card = בחירת קלף מהיד
key-does-use = בחירת השימוש בו; B לשימוש השני
key-does-end = ויתור על שארית הקלף
key-does-sell = בחירה במכירה
key-does-back = פעולה אחת אחורה
key-does-on = פעולה אחת קדימה
key-does-hold = עצירה של מה שעושים האחרים, או המשך
key-does-sheet = פתיחת השולחן במילים
key-does-about = הקראה של הריבוע במיקוד ושל הקרקע שלו
