# Land, pieces and a table of the Queendomino family.

## Land, pieces and what they say of themselves

terrain-castle = טירה
terrain-wheat = שדה חיטה
terrain-forest = יער
terrain-lake = אגם
terrain-grassland = ערבה
terrain-swamp = ביצה
terrain-mine = הר
terrain-town = עיר
half-crowned = { $count ->
    [one] { $terrain } (כתר אחד)
    [two] { $terrain } (שני כתרים)
   *[other] { $terrain } ({ $count } כתרים)
  }
domino-name = אריח דומינו { $number }: { $first } ו{ $second }
domino-of = { $domino }. מתוך הקופסה של { $box }
where-castle = הטירה
# $way: where it lies as seen from the castle; $across and $down: how many squares away.
where = { $way ->
    [left] { $across ->
        [1] מיד משמאל לטירה
        [two] שני ריבועים משמאל לטירה
       *[other] { $across } ריבועים משמאל לטירה
      }
    [right] { $across ->
        [1] מיד מימין לטירה
        [two] שני ריבועים מימין לטירה
       *[other] { $across } ריבועים מימין לטירה
      }
    [above] { $down ->
        [1] מיד מעל הטירה
        [two] שני ריבועים מעל הטירה
       *[other] { $down } ריבועים מעל הטירה
      }
    [below] { $down ->
        [1] מיד מתחת לטירה
        [two] שני ריבועים מתחת לטירה
       *[other] { $down } ריבועים מתחת לטירה
      }
    [corner-above-left] בפינה השמאלית העליונה של הטירה
    [corner-above-right] בפינה הימנית העליונה של הטירה
    [corner-below-left] בפינה השמאלית התחתונה של הטירה
    [corner-below-right] בפינה הימנית התחתונה של הטירה
    [above-left] { $across } שמאלה מהטירה ו־{ $down } למעלה
    [above-right] { $across } ימינה מהטירה ו־{ $down } למעלה
    [below-left] { $across } שמאלה מהטירה ו־{ $down } למטה
   *[below-right] { $across } ימינה מהטירה ו־{ $down } למטה
  }
square-free = פנוי
square-knight = אביר
square-knight-why = כאן עומד אביר. הוא גבה את המיסים ונשאר כאן לתמיד.
square-held = האריח שלכם
square-legal = אפשרי
square-chosen = נבחר
square-choosable = ניתן לבחירה
castle-why = כאן מתחילה כל ממלכה. כל שטח יכול לגעת בטירה.
territory-of = ⁧{ $squares ->
    [one] טריטוריה של ריבוע אחד
    [two] טריטוריה של שני ריבועים
   *[other] טריטוריה של { $squares } ריבועים
  }, { $crowns ->
    [0] בלי כתר.
    [one] עם כתר אחד.
    [two] עם שני כתרים.
   *[other] עם { $crowns } כתרים.
  }⁩
kingdom-of = הממלכה של { $name }
king-of = המלך של { $name }
stat-coins = { $count ->
    [one] מטבע אחד
    [two] שני מטבעות
   *[other] { $count } מטבעות
  }
stat-knights = { $count ->
    [one] אביר אחד במשמר
    [two] שני אבירים במשמר
   *[other] { $count } אבירים במשמר
  }
stat-towers = { $count ->
    [one] מגדל אחד
    [two] שני מגדלים
   *[other] { $count } מגדלים
  }
stat-crowns = { $count ->
    [one] כתר אחד
    [two] שני כתרים
   *[other] { $count } כתרים
  }
stat-largest = { $count ->
    [one] הטריטוריה הגדולה ביותר: ריבוע אחד
    [two] הטריטוריה הגדולה ביותר: שני ריבועים
   *[other] הטריטוריה הגדולה ביותר: { $count } ריבועים
  }
stat-crowns-why = { $dynasty ->
    [yes] טריטוריה שווה את מספר הריבועים כפול מספר הכתרים.
   *[no] טריטוריה שווה את מספר הריבועים כפול מספר הכתרים. אם הנקודות והטריטוריות הגדולות ביותר שוות, מנצחים מי שיש להם יותר כתרים.
  }
stat-largest-why = { $dynasty ->
    [yes] אחרי שלושה משחקים, סכומים שווים חולקים את המקום.
   *[no] אם הנקודות שוות, הטריטוריה הגדולה ביותר מנצחת.
  }
stat-coins-why = במטבעות קונים בניינים ומשחדים את הדרקון. בסוף שלושה מטבעות שווים נקודה אחת.
stat-knights-why = אביר על האריח החדש גובה מטבע על כל ריבוע בטריטוריה שלו.
stat-towers-why = המלכה מתארחת אצל מי שבנו הכי הרבה מגדלים.
line-king = { $sure ->
    [yes] { $name }: מלך כאן, תור { $order } בסבב.
   *[no] { $name }: מלך כאן, תור { $order } בסבב לכל המאוחר.
  }
line-free = { $sure ->
    [yes] אין כאן עוד מלך. מי שיבחרו בו ישחקו בתור { $order } בסבב.
   *[no] אין כאן עוד מלך. מי שיבחרו בו ישחקו בתור { $order } בסבב לכל המאוחר.
  }
line-turn-over = התור הזה הסתיים.
line-turn-now = התור הזה מתקיים עכשיו.
claim-domino = { $sure ->
    [yes] בחירה – { $domino }, תור { $order }
   *[no] בחירה – { $domino }, תור { $order } לכל המאוחר
  }

## Builders

builders = בנאים
slot-sold = נמכר
slot-burnt = נשרף
slot-empty = ריק
slot-printed = { $filled ->
    [yes] מחיר מודפס { $cost }. מקומות פנויים מתמלאים בסוף הסבב.
   *[no] מחיר מודפס { $cost }.
  }
slot-price = { $price ->
    [0] בחינם.
    [one] עולה מטבע אחד.
    [two] עולה שני מטבעות.
   *[other] עולה { $price } מטבעות.
  }
slot-price-queen = { $price ->
    [0] בחינם במקום { $cost }: המלכה מורידה מטבע.
   *[other] עולה { $price } במקום { $cost }: המלכה מורידה מטבע.
  }
slot-too-dear = { $price ->
    [one] אין לכם מטבע לזה.
    [two] אין לכם שני מטבעות לזה.
   *[other] אין לכם { $price } מטבעות לזה.
  }
slot-name = ⁧{ $name }. { $price }⁩
dragon-home = הדרקון במערה
dragon-out = הדרקון בחוץ
dragon-why = פעם אחת בסבב, בשוחד של מטבע אחד, הוא שורף אריח שעומד למכירה. בשביל מארחי המלכה הוא לא עף.
dragon-price = מטבע אחד שורף אריח
dragon-away = חוזר בסבב הבא
pile-left = { $count ->
    [one] בערימה נשאר אריח אחד.
    [two] בערימה נשארו שני אריחים.
   *[other] בערימה נשארו { $count } אריחים.
  }
building-bakery = מאפייה
building-sawmill = מנסרה
building-fishmonger = שוק דגים
building-weaving-shop = מפעל אריגה
building-magic-school = בית ספר לקוסמים
building-foundry = בית יציקה
building-church = כנסייה
building-safe-knight = כספת
building-safe-tower = כספת
building-small-tavern = טברנה קטנה
building-big-tavern = טברנה גדולה
building-guardtower = מגדל שמירה
building-fortified-castle = טירה מבוצרת
building-travelling-castle = טירה נוודת
building-training-camp = מחנה אימונים
building-statue = פסל
building-queens-tower = מגדל המלכה
building-gives-knights = { $count ->
    [one] אביר אחד מיד.
    [two] שני אבירים מיד.
   *[other] { $count } אבירים מיד.
  }
building-gives-towers = { $count ->
    [one] מגדל אחד מיד.
    [two] שני מגדלים מיד.
   *[other] { $count } מגדלים מיד.
  }
building-gives-crown = כתר לעיר שלו.
building-tax-knight = מהתור הבא, כל אביר שאתם שולחים לגבות מיסים מביא מטבע נוסף על כל אביר שברשותכם.
building-tax-tower = מהתור הבא, כל אביר שאתם שולחים לגבות מיסים מביא מטבע נוסף על כל מגדל שברשותכם.
building-points = { $count ->
    [one] נקודה אחת בסוף.
    [two] שתי נקודות בסוף.
   *[other] { $count } נקודות בסוף.
  }
building-per-terrain = { $count ->
    [one] נקודה אחת בסוף על כל טריטוריה מסוג { $terrain }.
    [two] שתי נקודות בסוף על כל טריטוריה מסוג { $terrain }.
   *[other] { $count } נקודות בסוף על כל טריטוריה מסוג { $terrain }.
  }
building-per-tower = { $count ->
    [one] נקודה אחת בסוף על כל מגדל שברשותכם.
    [two] שתי נקודות בסוף על כל מגדל שברשותכם.
   *[other] { $count } נקודות בסוף על כל מגדל שברשותכם.
  }
building-per-knight = { $count ->
    [one] נקודה אחת בסוף על כל אביר שברשותכם.
    [two] שתי נקודות בסוף על כל אביר שברשותכם.
   *[other] { $count } נקודות בסוף על כל אביר שברשותכם.
  }
building-plain = אין לו תועלת נוספת.
building-unsure = הערכה שלנו באריח הזה: { $things }.
unsure-knights = מספר האבירים
unsure-towers = מספר המגדלים
unsure-tax-bonus = האם הוא מגדיל מיסים
unsure-crowns = הכתר
unsure-points = הנקודות

## Score pad

row-wealth = עושר
row-wheat = שדות חיטה
row-forest = יערות
row-lake = אגמים
row-grassland = ערבות
row-swamp = ביצות
row-mine = הרים
row-town = ערים
row-queen = המלכה
row-buildings = בניינים
row-bonuses = בונוסים
item-wealth = { $coins ->
    [one] מטבע אחד
    [two] שני מטבעות
   *[other] { $coins } מטבעות
  }, שלושה לנקודה: { $points }
item-territory = ⁧{ $terrain } ⁦{ $squares } × { $crowns }⁩: { $points }⁩
item-queen = כתר נוסף, { $terrain }, { $squares ->
    [one] ריבוע אחד
    [two] שני ריבועים
   *[other] { $squares } ריבועים
  }: { $points }
item-building-points = ⁧{ $building }: { $points }⁩
item-building-towers = ⁧{ $building }, { $count ->
    [one] מגדל אחד
    [two] שני מגדלים
   *[other] { $count } מגדלים
  }: { $points }⁩
item-building-knights = ⁧{ $building }, { $count ->
    [one] אביר אחד
    [two] שני אבירים
   *[other] { $count } אבירים
  }: { $points }⁩
item-building-territories = ⁧{ $building }, { $count ->
    [one] טריטוריה אחת
    [two] שתי טריטוריות
   *[other] { $count } טריטוריות
  }: { $points }⁩
item-middle-kingdom = הטירה עומדת באמצע: { $points }
item-game = משחק { $game }: { $points }
item-harmony = הממלכה שלמה: { $points }

## Refusals of the rules

here-castle = כאן עומדת הטירה שלכם.
here-land = כאן: { $terrain }.
here-nothing = אין כאן כלום.
here-no-room = הריבוע הזה פנוי, אבל אף ריבוע לידו אינו פנוי.
here-alone = אין כלום ליד הריבוע הזה.
here-beside = ליד הריבוע הזה: { $around }. האריח שלכם: { $halves }.
here-extent = כאן הממלכה הייתה נעשית ⁦{ $wide } × { $high }⁩.
here-king = כבר נבחר: { $name }.
here-own-king = המלך שלכם עצמכם עומד שם.
refusal-place-wrong-domino = מניחים את האריח שהמלך שלכם עומד עליו.
refusal-place-apart = שני חצאיו חייבים להיות זה לצד זה.
refusal-place-occupied = כל חצי של האריח צריך ריבוע פנוי.
refusal-place-unconnected = הוא חייב לגעת בשטח מאותו סוג או בטירה שלכם.
refusal-place-too-wide = ממלכה היא לכל היותר { $size } ריבועים לרוחב ו־{ $size } לגובה.
refusal-place-order = שני החצאים זהים: די בדרך אחת להניח אותו.
refusal-discard-wrong-domino = זה לא האריח שבידכם.
refusal-discard-fits = יש לו מקום, ולכן חובה להניח אותו.
refusal-tax-square = אבירים הולכים אל האריח שהנחתם זה עתה, אחד לריבוע.
refusal-tax-knights = אין לכם כל כך הרבה אבירים במשמר.
refusal-build-no-slot = אין מקום כזה.
refusal-build-empty-slot = אין אריח במקום הזה.
refusal-build-coins = זה עולה { $price }, ויש לכם { $coins }.
refusal-build-square = בניין עומד על ריבוע עיר.
refusal-build-taken = כבר יש בניין על הריבוע הזה.
refusal-bribe-queen = הדרקון לא עף בשביל מארחי המלכה.
refusal-bribe-away = הדרקון כבר עף בסבב הזה.
refusal-bribe-coins = הדרקון דורש { $price }, ויש לכם { $coins }.
refusal-bribe-no-slot = אין מקום כזה.
refusal-bribe-empty-slot = אין במקום הזה אריח לשרוף.
refusal-claim-not-in-line = האריח הזה אינו בטור הבא.
refusal-claim-taken = על אריח עומד רק מלך אחד.
refusal-pass-mandatory = אי אפשר לדלג על השלב הזה.
refusal-king-not-drawn = זה לא המלך שעלה בהגרלה.
refusal-deal-gone = אריח הדומינו הזה כבר חולק.
refusal-tile-gone = לא נשאר אריח כזה בערימה.

## Whose turn

status-place = הניחו: { $first } ו{ $second }.
status-place-double = הניחו: פעמיים { $first }.
status-discard = { $first } ו{ $second }: אין לאריח מקום.
status-discard-double = פעמיים { $first }: אין לאריח מקום.
status-tax = שלחו אבירים לגבות מיסים, או דלגו.
status-build = בנו בעיר שלכם, או דלגו.
status-bribe = שחדו את הדרקון, או דלגו.
status-claim = בחרו את האריח הבא שלכם.
status-theirs-place = { $name }: הנחת אריח.
status-theirs-tax = { $name }: אפשר לגבות מיסים.
status-theirs-build = { $name }: אפשר לבנות.
status-theirs-bribe = { $name }: אפשר לשחד את הדרקון.
status-theirs-claim = { $name }: בחירת אריח.
step-place = הנחה
step-tax = מיסים
step-build = בנייה
step-bribe = דרקון
step-claim = בחירה
step-place-why = הניחו את האריח שהמלך שלכם עומד עליו. מוותרים עליו רק אם אין לו שום מקום.
step-tax-why = אביר על האריח החדש מביא מטבע על כל ריבוע בטריטוריה שלו.
step-build-why = קנו בניין אחד לריבוע עיר פנוי.
step-bribe-why = שלמו לדרקון מטבע אחד, והוא ישרוף אחד מאריחי הבנאים. פעם בסבב, ולא למארחי המלכה.
step-claim-why = הניחו את המלך שלכם על אריח פנוי בטור הבא.

## What is there

others = האחרים
kingdom-enlarge = { $name }, מבט מקרוב
queen-here = המלכה מתארחת כאן
queen-why = המלכה מורידה מטבע מכל בניין, ובסוף היא מוסיפה כתר לטריטוריה הגדולה ביותר.
dynasty-games = נקודות לכל משחק: { $points }
dynasty-why = הנקודות של כל משחק בשושלת, הנוכחי אחרון. הסכום מכריע.
line-now = הסבב הזה
line-next = הסבב הבא
line-first = הטור הראשון
line-crowns = { $count ->
    [0] בלי כתר
    [one] כתר אחד
    [two] שני כתרים
   *[other] { $count } כתרים
  }
line-goes = { $last ->
    [yes] תור אחרון
   *[no] { $sure ->
        [no] תור { $order } לכל המאוחר
       *[yes] { $order ->
            [1] תור ראשון
            [2] תור שני
           *[other] תור שלישי
          }
      }
  }
round-goes = איך עובר סבב
goes-place = האריח שהמלך שלכם הביא הביתה
goes-tax = אבירים גובים מטבעות מהשטח
goes-build = אריח על ריבוע עיר
goes-bribe = מטבע אחד שורף אריח שעומד למכירה
goes-claim = אריח מהטור הבא למלך שלכם
domino-pair = { $first } ו{ $second }
domino-double = פעמיים { $first }
domino-number = אריח דומינו { $number }
tab-kingdom = ממלכה
tab-lines = טורים
tab-builders = בנאים
tab-others = אחרים

## Choices

choice-price = { $price ->
    [0] חינם
    [one] מטבע אחד
    [two] שני מטבעות
   *[other] { $price } מטבעות
  }
place-title = אם תניחו אותו כאן
place-turn = סיבוב
place-here = הנחה כאן
place-new = חדש
place-patch = ⁦{ $squares } × { $crowns }⁩
place-becomes = { $was } נעשה { $is }
place-summary = { $changes }. אז { $total ->
    [one] תהיה לכם נקודה אחת
    [two] יהיו לכם שתי נקודות
   *[other] יהיו לכם { $total } נקודות
  }.
place-change = ⁧{ $terrain } { $points }⁩
place-nowhere = הוא לא מתחבר לשום מקום, או שהממלכה תהיה גדולה מדי. הוא יוצא מהמשחק ואינו שווה דבר.
place-discard = ויתור
tax-title = אבירים על האריח החדש
tax-squares = ⁧{ $terrain }, { $squares ->
    [one] ריבוע אחד
    [two] שני ריבועים
   *[other] { $squares } ריבועים
  }⁩
# $what: squares of a landscape, or a safe; $coins: "+3".
tax-brings = ⁧{ $what }: { $coins }⁩
tax-safe-knight = כספת, לאבירים
tax-safe-tower = כספת, למגדלים
tax-coins = { $coins ->
    [one] מטבע אחד
    [two] שני מטבעות
   *[other] { $coins } מטבעות
  }
tax-send = { $coins ->
    [0] שליחת אבירים
    [one] גביית מטבע אחד
    [two] גביית שני מטבעות
   *[other] גביית { $coins } מטבעות
  }
tax-left = { $count ->
    [0] לא נשאר אביר במשמר.
    [one] אביר אחד נשאר במשמר.
    [two] שני אבירים נשארים במשמר.
   *[other] { $count } אבירים נשארים במשמר.
  }
build-title = בחרו בניין
build-where = בחרו לו ריבוע עיר.
build-build = { $price ->
    [0] בנייה
    [one] בנייה במטבע אחד
    [two] בנייה בשני מטבעות
   *[other] בנייה ב־{ $price } מטבעות
  }
build-points = הניקוד שלכם
build-coins-left = { $count ->
    [0] לא נשאר מטבע.
    [one] נשאר מטבע אחד.
    [two] נשארים שני מטבעות.
   *[other] נשארים { $count } מטבעות.
  }
build-queen = המלכה באה אליכם.
build-discount = המלכה מורידה מטבע אחד.
bribe-title = בחרו אריח לשרוף
bribe-text = אריח שנשרף איש לא יכול לקנות.
bribe-burn = { $price ->
    [one] שריפה במטבע אחד
    [two] שריפה בשני מטבעות
   *[other] שריפה ב־{ $price } מטבעות
  }
claim-title = בחרו אריח מהטור הבא
claim-order = { $last ->
    [yes] בסבב הבא תורכם אחרון.
   *[no] { $order ->
        [1] בסבב הבא תורכם ראשון.
        [2] בסבב הבא תורכם שני לכל המאוחר.
        [3] בסבב הבא תורכם שלישי לכל המאוחר.
       *[other] בסבב הבא תורכם מספר { $order } לכל המאוחר.
      }
  }
follow-order = { $order ->
    [1] תור ראשון בסבב הבא.
    [2] לכל המאוחר תור שני בסבב הבא.
    [3] לכל המאוחר תור שלישי בסבב הבא.
   *[other] תור אחרון בסבב הבא.
  }
claim-fits = הוא מתאים לממלכה שלכם כמו שהיא עכשיו.
claim-fits-not = בממלכה שלכם כמו שהיא עכשיו, אין לו מקום.
claim-worth = { $places ->
    [one] יש לו מקום אחד
    [two] יש לו שני מקומות
   *[other] יש לו { $places } מקומות
  }; במקום שבו הוא שווה עכשיו הכי הרבה הוא מביא { $points }.
claim-places = { $count ->
    [one] מקום אחד
    [two] שני מקומות
   *[other] { $count } מקומות
  }
claim-final = אחרי בחירה אפשר רק לבקש לבטל אותה.
claim-act = בחירת האריח
claim-short = בחירה
claim-nowhere = אין לו מקום
bar-domino = אריח: { $what }
bar-nowhere = אין לו מקום.

## The log

ask-undo-claim = { $name }: בקשה לבטל את הבחירה. מאז לא נחשף דבר חדש.
ask-undo-place = { $name }: בקשה לבטל את הנחת האריח. מאז לא נחשף דבר חדש.
change-points = נקודות
change-coins = מטבעות
change-knights = אבירים
change-towers = מגדלים
change-from-to = ⁧{ $was } ← { $is }⁩
log-king = המלך של { $who } עולה בהגרלה.
log-line = טור חדש: { $dominoes }.
log-tiles = אריחים חדשים אצל הבנאים: { $buildings }.
log-claim = { $name }: בחירה – { $what }.
log-place = { $name }: הנחה – { $what }, { $points ->
    [0] בלי נקודות
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
  }.
log-discard = { $name }: ויתור – { $what }.
log-tax = { $name }: גביית { $coins ->
    [one] מטבע אחד
    [two] שני מטבעות
   *[other] { $coins } מטבעות
  } { $knights ->
    [one] באביר אחד
    [two] בשני אבירים
   *[other] ב־{ $knights } אבירים
  }.
log-build = { $name }: בניית { $building } { $price ->
    [0] בחינם
    [one] במטבע אחד
    [two] בשני מטבעות
   *[other] ב־{ $price } מטבעות
  }.
log-bribe = { $name }: שיחוד הדרקון לשרוף { $building }.
# A move taken back, by its first word in the notation.
log-undo-claim = { $name }: ביטול הבחירה – { $what }.
log-undo-place = { $name }: ביטול ההנחה – { $what }.
log-undo-discard = { $name }: ביטול הוויתור – { $what }.
log-undo-tax = { $name }: ביטול גביית המיסים.
log-undo-build = { $name }: ביטול בניית { $building }.
log-undo-bribe = { $name }: ביטול שרפת { $building }.
log-queen = המלכה באה אל { $who }.

## The end

over-text = { $first } מול { $second } אחרי { $rounds } סבבים.
over-text-games = { $first } מול { $second } אחרי { $games } משחקים.
over-largest = שוויון בנקודות, { $points } לכל צד. הטריטוריה הגדולה ביותר מכריעה, במספר הריבועים: { $first } מול { $second }.
over-coins = שוויון בנקודות, { $points } לכל צד, וגם הטריטוריות הגדולות ביותר שוות. המטבעות שנשארו מכריעים.
over-crowns = שוויון בנקודות, { $points } לכל צד, וגם הטריטוריות הגדולות ביותר שוות. מספר הכתרים מכריע.
over-largest-of = { $squares ->
    [one] הגדולה ביותר: ריבוע אחד
    [two] הגדולה ביותר: שני ריבועים
   *[other] הגדולה ביותר: { $squares } ריבועים
  }
over-games = משחקים: { $games }

## Hints

hint-place = רמז: הניחו את האריח ״{ $what }״; חצי אחד { $first }, השני { $second }.
why-joins = מצטרף לטריטוריה שלכם, { $terrain }: ⁦{ $squares } × { $crowns }⁩, ⁦+{ $points }⁩.
why-starts = פותח טריטוריה, { $terrain }: ⁦{ $squares } × { $crowns }⁩, ⁦+{ $points }⁩.
why-row = ⁧{ $row }: ⁦+{ $points }⁩.⁩
why-room = לכל { $count } האריחים בטור הבא עדיין יש מקום.
why-taxes = מביא { $coins ->
    [one] מטבע אחד
    [two] שני מטבעות
   *[other] { $coins } מטבעות
  }.
why-built = הניקוד שלכם ⁦+{ $points }⁩.
why-queen = המלכה באה אליכם.
why-best = שווה ⁦+{ $points }⁩ במקום שבו הוא נספר עכשיו הכי הרבה.
why-places = הוא מתאים { $count ->
    [one] למקום אחד
    [two] לשני מקומות
   *[other] ל־{ $count } מקומות
  }.
why-nowhere = כרגע אין לו מקום.
why-crowns = מביא { $count ->
    [one] כתר אחד
    [two] שני כתרים
   *[other] { $count } כתרים
  }.
why-knights = מביא { $count ->
    [one] אביר אחד
    [two] שני אבירים
   *[other] { $count } אבירים
  }.
why-towers = מביא { $count ->
    [one] מגדל אחד
    [two] שני מגדלים
   *[other] { $count } מגדלים
  }.
why-tax = אביר עליו יכול לגבות מיד { $coins ->
    [one] מטבע אחד
    [two] שני מטבעות
   *[other] { $coins } מטבעות
  }.
why-sides = { $count ->
    [one] שומר פתוח את הצד הפנוי האחרון של הטירה.
    [two] שומר פתוחים שני צדדים של הטירה.
   *[other] שומר פתוחים { $count } צדדים של הטירה.
  }
why-middle = הטירה עדיין יכולה להיות בסוף באמצע.
why-filled = אף ריבוע לא נותק, ונשארו די אריחים למלא ⁦{ $size } × { $size }⁩.
why-denies = אחרת הרווח של { $name } ממנו גדול ב־{ $points } מהרווח ממה שנשאר.
why-order = { $order ->
    [1] בסבב הבא תורכם ראשון.
    [2] בסבב הבא תורכם שני, לכל המאוחר.
    [3] בסבב הבא תורכם שלישי, לכל המאוחר.
   *[other] בסבב הבא תורכם מספר { $order }, לכל המאוחר.
  }
# The same, said of somebody else.
says-joins = מצטרף לטריטוריה, { $terrain }: ⁦{ $squares } × { $crowns }⁩, ⁦+{ $points }⁩.
says-built = הניקוד ⁦+{ $points }⁩.
says-queen = מביא את המלכה.
says-order = { $order ->
    [1] בסבב הבא תור ראשון.
    [2] בסבב הבא תור שני, לכל המאוחר.
    [3] בסבב הבא תור שלישי, לכל המאוחר.
   *[other] בסבב הבא תור מספר { $order }, לכל המאוחר.
  }
hint-discard = רמז: אין לו מקום, ולכן ותרו עליו.
hint-tax = רמז: גבו { $coins ->
    [one] מטבע אחד
    [two] שני מטבעות
   *[other] { $coins } מטבעות
  } במיסים.
hint-build = רמז: בנו את הבניין ״{ $building }״ { $where }.
hint-bribe = רמז: תנו לדרקון לשרוף את הבניין ״{ $building }״.
hint-claim = רמז: בחרו את האריח ״{ $what }״.

## The table before the game

room-dominoes = אריחי הדומינו הראשונים מתהפכים כשכולם יושבים.
