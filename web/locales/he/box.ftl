# An owner's box of the Queendomino family: checked and kept.

box-text = כמה מספרים על אריחי הבניינים שלנו הם הערכות. אם המשחק לפניכם, תקנו אותם: אז יוכלו כולם לשחק בקופסה שלכם.
box-part = חלק בקופסה
box-tiles = אריחי בניינים
box-dominoes = אריחי דומינו
box-tiles-text = באריחים האלה, { $count } במספר, איננו בטוחים. הסתכלו בצד האפור של כל אחד: כמה אבירים ומגדלים מצוירים עליו?
box-copies = { $count } כאלה
box-knights = אבירים: { $name }
box-towers = מגדלים: { $name }
box-tax = מטבעות מיסים: { $name }
box-tax-none = אין
box-tax-knight = לכל אביר
box-tax-tower = לכל מגדל
box-sum = על כל האריחים יחד: { $knights ->
    [one] אביר אחד
    [two] שני אבירים
   *[other] { $knights } אבירים
  }, { $towers ->
    [one] מגדל אחד
    [two] שני מגדלים
   *[other] { $towers } מגדלים
  }.
box-dominoes-text = הזינו את המספר שעל גב אריח דומינו שונה. מספר הריבועים מכל סוג בקופסה חייב להישאר אותו דבר.
box-number = מספר
box-half-0 = חצי ראשון
box-half-1 = חצי שני
box-crowns = כתרים
box-changed = אריחי דומינו ששונו
box-as-printed = כמו קודם
box-too-many =
    { $crowns ->
        [0] { $box }: { $count } יותר מדי – { $terrain } בלי כתר.
        [one] { $box }: { $count } יותר מדי – { $terrain } עם כתר אחד.
        [two] { $box }: { $count } יותר מדי – { $terrain } עם שני כתרים.
       *[other] { $box }: { $count } יותר מדי – { $terrain } עם { $crowns } כתרים.
    }
box-missing =
    { $crowns ->
        [0] { $box }: חסר { $count } – { $terrain } בלי כתר.
        [one] { $box }: חסר { $count } – { $terrain } עם כתר אחד.
        [two] { $box }: חסר { $count } – { $terrain } עם שני כתרים.
       *[other] { $box }: חסר { $count } – { $terrain } עם { $crowns } כתרים.
    }
box-odd = אריחי הדומינו עוד לא מתאזנים.
box-count = { $count ->
    [0] עד כה אין הבדל.
    [one] תיקון אחד.
    [two] שני תיקונים.
   *[other] { $count } תיקונים.
  }
box-name = שם הקופסה
box-name-plain = הקופסה שלי
box-keep = שמירת הקופסה
box-kept = הקופסה { $name } נשמרה. בחרו בה כשאתם עורכים שולחן.

## Refusals

refusal-box-unknown = אין כאן קופסה בשם הזה.
refusal-box-taken = כבר יש קופסה בשם הזה. בחרו שם אחר.
refusal-box-full = אי אפשר לשמור כאן עוד קופסאות.
refusal-box-wrong = זו לא יכולה להיות קופסה: { $problem }
