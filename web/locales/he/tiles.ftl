# The nine land tiles of Domaine: entered, kept, chosen.

tiles-title = הזנת האריחים שלכם
tiles-text = תשעת אריחי השטח של Domaine, ריבוע אחר ריבוע. הניחו את שלכם לפניכם, הצד המודפס כלפי מעלה, וצבעו מה שהם מראים.
tiles-ours = האריחים המודפסים לא פורסמו בשום מקום. ערכת האריחים שלנו היא ציור משלנו: היא נאמנה למה שידוע על המודפסת, אבל אינה המודפסת. אם הקופסה אצלכם, הזינו את שלכם פעם אחת, וכולם כאן יוכלו לשחק בה.
tiles-begin = התחלה מתוך
tiles-begin-empty = אחו בכל מקום
tiles-begin-ours = הציור שלנו
tiles-found = ערכת האריחים שלכם מהפעם הקודמת, שמורה בדפדפן הזה.
tiles-nine = תשעת האריחים
tiles-city-short = עיר
tiles-tile = { $tile ->
    [city] האריח של עיר המלוכה
   *[other] אריח { $tile }
  }
tiles-square = שורה { $row }, ריבוע { $square }, { $terrain }
tiles-brush = שטח לצביעה
tiles-land-meadow = אחו
tiles-land-forest = יער
tiles-land-village = כפר
tiles-land-city = עיר המלוכה
tiles-land-mine-gold = מכרה זהב
tiles-land-mine-silver = מכרה כסף
tiles-land-mine-copper = מכרה נחושת
tiles-land-mine-diamond = מכרה יהלומים
tiles-count = { $count } בסך הכול
tiles-count-of = { $count } מתוך { $expected }
tiles-keys = במקלדת: החיצים עוברים מריבוע לריבוע, אות צובעת ומתקדמת, Page Down פותח את האריח הבא.
tiles-turn = סיבוב
tiles-turn-why = מסובב את האריח ברבע סיבוב
tiles-undo = ביטול צעד
tiles-clear = הכול אחו
tiles-next = האריח הבא
tiles-before = האריח הקודם
tiles-doubts = בקופסה צריכים להיות
tiles-right = עיר מלוכה אחת וארבעה מכרות מכל סוג: כמו שצריך.
tiles-doubt-few = עוד { $count }: { $terrain }
tiles-doubt-many = { $count } פחות: { $terrain }
tiles-doubt-place = עיר המלוכה על האריח שלה, האמצעי
tiles-doubts-why = אם הקופסה שלכם באמת כזאת, שמרו את האריחים בכל זאת.
tiles-cramped = טירות צריכות מקום: לפחות { $least } ריבועי אחו, ויש { $count }.
tiles-keep = שמירת האריחים
tiles-name = שם ערכת האריחים
tiles-name-plain = האריחים שלי
tiles-here = מה שאתם מזינים נשמר בדפדפן הזה תוך כדי עבודה.
tiles-send = שמירה בשרת הזה
# Two links follow, each in a line: start-friends and start-screen.
tiles-kept = ערכת האריחים { $name } נשמרה. בחרו בה כשאתם עורכים שולחן.
tiles-save = שמירה כקובץ
tiles-file = פתיחת קובץ
tiles-as-text = כטקסט
tiles-as-text-why = שורה לכל אריח, שורת ריבועים אחר שורת ריבועים: נקודה היא אחו, f יער, v כפר, כוכבית עיר המלוכה, g מכרה זהב, s מכרה כסף, c מכרה נחושת, d מכרה יהלומים.
tiles-take-text = קבלת הטקסט הזה
tiles-took = התקבל. ״ביטול צעד״ מחזיר את מה שהיה.
tiles-fault-json = זה לא קובץ של ערכת אריחים.
tiles-fault-line = אי אפשר לקרוא את שורה { $line }. היא צריכה להיות אריח, נקודתיים וארבע שורות, כמו ⁦1: ff.g f.v. .... fc.f⁩
tiles-fault-twice = { tiles-tile }: מופיע פעמיים.
tiles-fault-missing = { tiles-tile }: חסר.
tiles-fault-rows = { tiles-tile }: מספר השורות { $count }; צריכות להיות ארבע.
tiles-fault-length = { tiles-tile }, שורה { $row }: מספר הריבועים { $count }; צריכים להיות ארבעה.
tiles-fault-letter = { tiles-tile }, שורה { $row }, ריבוע { $square }: { $letter } אינו סוג שטח.
tiles-fault-name = השם ארוך מ־{ $most } תווים.
tiles-fault-board-rows = בלוח שתים־עשרה שורות; כאן { $count }.
tiles-fault-board-length = שורה { $row }: מספר הריבועים { $count }; צריכים להיות שנים־עשר.
tiles-fault-board-letter = ריבוע { $square }: { $letter } אינו סוג שטח.

## The land of a new table

tiles-pick = הקרקע
tiles-pick-ours = הציור שלנו
tiles-pick-ours-why = תשעה אריחים שצוירו לבית הזה, מעורבבים ומסובבים. הם אינם המודפסים, ששום מקור לא מראה.
tiles-pick-own-why = האריחים כפי שבעליהם הזינו אותם, מעורבבים ומסובבים.
tiles-pick-odd = מספר הערים או המכרות אינו כפי שאנחנו מצפים.
tiles-pick-board = לוח כטקסט
tiles-pick-board-why = כל הקרקע כפי שהיא מונחת: שתים־עשרה שורות של שתים־עשרה אותיות, העליונה תחילה. שום דבר לא מעורבב.
tiles-board = שתים־עשרה השורות של הלוח
tiles-board-right = שתים־עשרה שורות של שנים־עשר ריבועים.
tiles-enter = הזנת האריחים של הקופסה שלכם
refusal-tiles-unknown = אין כאן ערכת אריחים בשם הזה.
refusal-tiles-taken = כבר יש ערכת אריחים בשם הזה. בחרו שם אחר.
refusal-tiles-full = אי אפשר לשמור כאן עוד ערכות אריחים.
refusal-tiles-wrong = זו לא יכולה להיות ערכת אריחים: { $problem }
refusal-board-wrong = זה לא יכול להיות לוח: { $problem }
