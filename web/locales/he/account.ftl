# One’s account: coming in, who is signed in, passkeys, data, the end.

account-title = חשבון
account-about = למשחק אין בו צורך. עם חשבון המשחקים שלכם מלווים אתכם בכל דפדפן, ומשחקים מדורגים נחשבים.
account-way = דרך הכניסה
account-session = כבר יש לי חשבון
account-account = חשבון חדש
account-name = שם
account-password = סיסמה
account-password-old = הסיסמה עד כה
account-password-new = סיסמה חדשה
account-password-set = קביעת הסיסמה
account-password-why = לפחות { $least } תווים. כל שאר הדפדפנים ינותקו.
account-password-wrong = הסיסמה עד כה שגויה.
account-password-done = הסיסמה נקבעה. כל שאר הדפדפנים נותקו.
account-show = הצגה
account-why = לפחות { $least } תווים. סיסמה שאבדה איש לא יוכל להשיב.
account-come = כניסה
account-make = פתיחת חשבון
account-passkey-in = כניסה במפתח גישה
account-passkey-make = במפתח גישה, בלי סיסמה
account-no-passkey = לא נעשה שימוש במפתח גישה. נסו שוב, או השתמשו בסיסמה.
account-passkey-none = לא נוצר מפתח גישה. מפתח אבטחה זקוק לשם כך לקוד PIN משלו, ולא כל אחד יכול לשמור מפתח גישה. נסו מפתח אחר, או השתמשו בסיסמה.
account-passkey-known = במכשיר הזה כבר יש מפתח גישה לחשבון הזה.
account-since = מאז { $date }
account-profile = הפרופיל שלי
account-rename = שינוי השם
account-rename-new = שם חדש
account-rename-why = ליד שולחנות שאתם כבר יושבים לידם, השם נשאר כפי שהוא.
account-rename-done = השם שונה.
account-out = יציאה
account-hide = להציג לאחרים רק את השם שלי
account-sessions = חיבורים פעילים
account-browser = דפדפן
account-here = הדפדפן הזה
account-used = לאחרונה: { $date }
account-end = ניתוק
account-end-there = ניתוק: { $label }
account-end-all = ניתוק מכל מקום אחר
account-passkeys = מפתחות גישה
account-passkey-since = מפתח גישה מאז { $date }
account-add = הוספת מפתח גישה
account-remove = הסרה
account-remove-of = הסרה: { $passkey }
account-data-title = הנתונים שלכם
account-data = שמירת הכול בקובץ
account-delete = מחיקת החשבון
account-delete-why = לתמיד: השם, הדירוגים, רשימת המשחקים שלכם וכל מה שאמרתם. לאחרים נשארים המשחקים, ובמקומכם יופיע ״…״. משחקים שבעיצומם ייחשבו ככניעה.
account-delete-name = השם שלכם, לאישור
account-delete-now = מחיקה לתמיד
account-deleted = החשבון נמחק.
account-taken = { $count ->
    [one] משחק אחד של הדפדפן הזה שייך עכשיו לחשבון.
    [two] שני משחקים של הדפדפן הזה שייכים עכשיו לחשבון.
   *[other] { $count } משחקים של הדפדפן הזה שייכים עכשיו לחשבון.
  }
account-moderation = אל הניהול
account-own = קביעת החשבון כבעל השרת
account-own-why = הגעתם בקישור מן המסוף. בעלי השרת בוחרים מי מנהלים.
account-held-mute = { $ending ->
    [never] אינכם רשאים עוד לדבר ליד השולחנות.
   *[then] אינכם רשאים לדבר ליד השולחנות עד { $until }.
  }
account-held-ban = { $ending ->
    [never] אינכם רשאים עוד לשבת או לדבר כאן.
   *[then] אינכם רשאים לשבת או לדבר כאן עד { $until }.
  }
