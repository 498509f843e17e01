# Playing without a network: making ready, what is kept here, what is sent.

offline = בלי רשת
offline-about = משחקים על המסך הזה ונגד בוטים, המדריך, החוקים, פנקס הניקוד והמשחקים שסיימתם: כל אלה פועלים גם ברכבת או בגינה.
offline-size = { $size } מ״ב יורדים פעם אחת ונשמרים בדפדפן הזה.
offline-size-open = { $size } מ״ב יורדים ונשארים עד שהדף ייסגר.
offline-make = הכנה למשחק בלי רשת
offline-progress = ירד: { $done } מתוך { $size } מ״ב
offline-ready = מוכן: הדף הזה נפתח ופועל בלי רשת.
offline-open = מוכן כל עוד הדף הזה פתוח.
offline-newer = בשרת יש חוקים חדשים יותר מאלה שנשמרו כאן. משחקים שהתחילו יימשכו לפי אלה שנשמרו כאן.
offline-renew = הורדה
offline-remove = הסרה מהדפדפן הזה
offline-removed = הוסר. המשחקים שלכם עדיין כאן.
offline-install = התקנה כיישום
offline-plain = הדף הזה הגיע ב־http רגיל, ולכן הדפדפן לא ישמור אותו. בלי רשת הוא ממשיך לפעול כל עוד הוא פתוח, אבל לא ייפתח שוב.
offline-plain-how = הוא נשמר כשהדף מגיע ב־https, ובמחשב של השרת עצמו (localhost). ל־https בבית צריך שם מתחם משלכם ושרת אינטרנט עם תעודה לפני זה, או רשת פרטית שמביאה את שניהם; תעודה בחתימה עצמית לא תעזור. צעד אחר צעד: { $guide }
offline-never = הדפדפן הזה לא שומר דפים למועד מאוחר יותר.
offline-full = האחסון של הדפדפן הזה מלא. פנו מקום ונסו שוב.
offline-none = בשרת הזה אין מה שדרוש למשחק בלי רשת.
offline-play = משחק על המכשיר הזה
offline-play-text = המשחק נשמר בדפדפן הזה, גם כשסוגרים אותו. בוטים משחקים עד רמה { $level }, { $name }. רמזים נותן שחקן מהיר, וניתוחים עושה השרת אחרי שהמשחק מגיע אליו.
offline-waiting =
    { $count ->
        [one] משחק אחד שהסתיים ממתין לשליחה לשרת.
        [two] שני משחקים שהסתיימו ממתינים לשליחה לשרת.
       *[other] { $count } משחקים שהסתיימו ממתינים לשליחה לשרת.
    }
offline-sent =
    { $count ->
        [one] משחק אחד מהמכשיר הזה נמצא בשרת, ונבדק לפי החוקים.
        [two] שני משחקים מהמכשיר הזה נמצאים בשרת, ונבדקו לפי החוקים.
       *[other] { $count } משחקים מהמכשיר הזה נמצאים בשרת, ונבדקו לפי החוקים.
    }
offline-send = שליחה עכשיו
offline-refused = השרת לא קיבל, נשמר כאן:
offline-save = שמירת הרישום
# A link to the licence texts of the interpreter and the libraries, in English.
offline-notices = הרישיונות של התוכנות המצורפות
