## Taking one’s seat to another device

# The sheet of the device where one plays.
carry-text = { $seats ->
    [single] פתחו את הקישור הזה במכשיר האחר, והמשיכו לשחק שם: { $names }.
   *[other] פתחו את הקישור הזה במכשיר האחר, והמושבים של המסך הזה עוברים אליו: { $names }.
  }
carry-own = רק בשבילכם.
carry-own-why = כל מי שהקישור הזה בידיו יכול לשחק במקומכם, עכשיו ובכל פעם שמשחקים שוב בשולחן הזה.
carry-link = קישור למושב שלכם
carry-picture = הקישור למושב שלכם כקוד QR
carry-camera = כוונו לכאן את המצלמה של המכשיר האחר.
carry-both = שני המכשירים יכולים להישאר פתוחים: מה שעושים באחד נראה בשני.
carry-lost = הקישור הגיע לידיים הלא נכונות? שמרו את המשחקים שלכם תחת שם: אז המושב יהיה שייך לחשבון שלכם, והקישור לא יפתח עוד דבר.
carry-account = המושב הזה שייך לחשבון שלכם. היכנסו במכשיר האחר בשם { $name }, והשולחן נמצא גם שם.

# The page behind that link, on the other device. Names are those of seats.
carried-title = המושב עובר איתכם
carried-none = הקישור הזה לא פותח מושב
carried-none-why = אולי חסר חלק מהקישור, או שהמושב פונה או שייך עכשיו לחשבון. העתיקו את הקישור שוב במכשיר שבו אתם משחקים.
carried-two = אתם כבר משחקים כאן
carried-two-text = המושב שלכם במכשיר הזה: { $mine }. הקישור מוביל למושב אחר: { $theirs }. במכשיר אחד יכול להיות רק אחד מהם ליד שולחן.
carried-two-lost = אם תחליפו, המכשיר הזה ישכח את המושב: { $mine }. אחר כך רק מכשיר אחר שהמושב אצלו יוכל להמשיך לשחק בו.
carried-two-account = אם תחליפו, המושב יישאר בחשבון שלכם, במכשירים האחרים שבהם נכנסתם: { $mine }.
carried-stay = להמשיך: { $names }
carried-take = לשחק: { $names }
