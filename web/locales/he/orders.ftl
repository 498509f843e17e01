# Orders: what shall be done in one's next turn of a game of days, if one is not there.

orders-title = הוראות לתור הבא שלכם
orders-opening = השולחן נערך לתור הבא שלכם.
# What is asked, or what became of what was left.
orders-ask = { $asks ->
    [again] ואם זה כבר לא יהיה שם?
    [whole] כך ייראה התור הבא שלכם
    [left] ההוראות האלה בתוקף
    [ended] ההוראות שלכם הסתיימו
   *[next] מה ייעשה בתור הבא שלכם?
  }
orders-about = { $asks ->
    [again] בחרו את הטוב ביותר אחריו, או החליטו כשיגיע תורכם.
    [whole] זה ייעשה כמה דקות אחרי תחילת תורכם, אלא אם תבואו לשחק קודם. איש מלבדכם לא יידע שהשארתם הוראות.
    [left] הן יבוצעו כמה דקות אחרי תחילת תורכם, אלא אם תבואו לשחק קודם. איש מלבדכם לא יודע עליהן.
    [ended] מה שרציתם כאן כבר אינו אפשרי. מכאן אתם ממשיכים בעצמכם.
   *[next] שחקו אותו כאן כאילו זה תורכם. איש לא רואה זאת, ועדיין דבר לא נעשה.
  }
# Above sentences of the log, as they would be told.
orders-wished = ביומן היה נכתב
# $act is a sentence of the log.
orders-else = אחרת: { $act }
refusal-orders-wished = זה כבר בהוראות שלכם.
orders-settle = שום דבר אחר
orders-back = צעד אחד אחורה
orders-leave = השארת ההוראות
orders-anew = התחלה מחדש
orders-withdraw = ביטול ההוראות
orders-table = אל השולחן
orders-turn = { $state ->
    [left] זה תורכם. ההוראות יבוצעו, אלא אם תשחקו קודם.
   *[ended] זה תורכם, ומה שרציתם בהמשך כבר אינו אפשרי. המשיכו בשולחן.
  }
