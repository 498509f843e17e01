# Land, pieces and a table of Domaine.

## The board

board = לוח
board-zoom = הגדלת הלוח
board-larger = גדול יותר
board-smaller = קטן יותר
board-whole = הלוח כולו
board-castle = { $owner ->
    [nobody] טירה ניטרלית
   *[other] טירה של { $name }
  }
board-knight = { $owner ->
    [nobody] אביר ניטרלי
   *[other] אביר של { $name }
  }
domaine-meadow = אחו
domaine-forest = יער
domaine-village = כפר
domaine-city = עיר המלוכה
domaine-mine-gold = מכרה זהב
domaine-mine-silver = מכרה כסף
domaine-mine-copper = מכרה נחושת
domaine-mine-diamond = מכרה יהלומים
neutral = הצד הניטרלי
zone = שטח ניטרלי
zone-why = שטח ניטרלי: הוא לא שייך לאיש ולא נספר לאיש.
open-why = קרקע שאינה בנחלה. גבולות מכל עבר וטירה אחת בדיוק בתוכה יהפכו אותה לנחלה.
# Whose it is: the reader's, a colour's that nobody plays, or somebody's whose name follows.
domain-of = { $owner ->
    [you] הנחלה שלכם ב־{ $castle }
    [nobody] נחלה ניטרלית ב־{ $castle }
   *[other] הנחלה של { $name } ב־{ $castle }
  }
# Before it stands the domain, after it what lies in it: "domain of Ada at b3: 4 points (1 forest, 1 village)".
domain-worth = ⁧{ $domain }: { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
  } ({ $list })⁩
domain-strength = { $count ->
    [0] כוח: אין אבירים
    [one] כוח: אביר אחד
    [two] כוח: שני אבירים
   *[other] כוח: { $count } אבירים
  }
domain-mines = מכרות: { $mines }
domain-allied = { $owner ->
    [you] בברית עם הנחלה שלכם ב־{ $castle }
    [nobody] בברית עם הנחלה הניטרלית ב־{ $castle }
   *[other] בברית עם הנחלה של { $name } ב־{ $castle }
  }
land-forests = { $count ->
    [one] יער אחד
    [two] שני יערות
   *[other] { $count } יערות
  }
land-villages = { $count ->
    [one] כפר אחד
    [two] שני כפרים
   *[other] { $count } כפרים
  }
land-city = עיר המלוכה
land-none = אין מה לספור
places = { $count ->
    [one] מקום אחד לפעולה
    [two] שני מקומות לפעולה
   *[other] { $count } מקומות לפעולה
  }
place-border = גבול בין { $first } ובין { $second }
place-ring = ברית מעבר לגבול שבין { $first } ובין { $second } ({ $sides })
# The square is a letter and a number; what lies there follows: "take c4, forest, domain of Ada at b3".
place-castle = טירה ב־{ $square }, { $about }
place-knight = אביר ב־{ $square }, { $about }
place-take = לקיחת { $square }, { $about }
place-gone = עריקת האביר ב־{ $square }, { $about }
# Read aloud once a place is chosen: its squares, and what choosing it means.
place-chosen = { $place }: { $what }
track-king = המלך עומד ב־{ $king }

## Cards

use-borders = { $parts ->
    [one] גבול
    [2] שני גבולות
   *[other] שלושה גבולות
  }
use-knights = { $parts ->
    [one] אביר
    [two] שני אבירים
   *[other] { $parts } אבירים
  }
use-expansion = הרחבה
use-deserter = עריק
use-alliance = ברית
use-borders-why = { $parts ->
    [one] הניחו גבול בין שני ריבועים.
    [two] הניחו עד שני גבולות, כל אחד בין שני ריבועים.
   *[other] הניחו עד { $parts } גבולות, כל אחד בין שני ריבועים.
  }
use-knights-why = { $parts ->
    [one] הניחו אביר ליד טירה או אביר שלכם. ביער הוא עולה דוקט נוסף.
    [two] הניחו עד שני אבירים ליד טירות או אבירים שלכם. ביער כל אחד עולה דוקט נוסף.
   *[other] הניחו עד { $parts } אבירים ליד טירות או אבירים שלכם. ביער כל אחד עולה דוקט נוסף.
  }
use-expansion-why = אחת הנחלות שלכם לוקחת { $parts ->
    [one] ריבוע אחד
    [two] עד שני ריבועים
   *[other] עד { $parts } ריבועים
  } לידה; מנחלה אחרת רק אם בשלכם יש יותר אבירים.
use-deserter-why = אביר עוזב נחלה שכנה, ואתם מניחים אביר משלכם.
use-alliance-why = הנחלה שלכם ונחלה לידה לעולם לא לוקחות שטח זו מזו.
card-or = או
card-play = הפעלה
card-sell = מכירה
card-price = בהפעלה עולה { $price }, במכירה מכניס { $sell }.
card-says = { $name }, עולה { $price }, במכירה { $sell }
card-says-idle = { $name }, עולה { $price }, במכירה { $sell }, אי אפשר להפעיל עכשיו
card-says-tried = { $name }, עולה { $price }, במכירה { $sell }, ההפעלה כבר נוסתה
card-says-ordered = { $name }, עולה { $price }, במכירה { $sell }, ההפעלה כבר בהוראות שלכם
back-of = הפוך, חבילה { $letter }
hand = היד שלכם
hand-of = היד של { $name }
hand-show = הצגת הקלפים
hand-cover = כיסוי הקלפים
hand-empty = לא נשארו קלפים.
chancery = הלשכה
deck-left = קופה, חבילה { $letter } למעלה, { $count ->
    [one] נשאר קלף אחד
    [two] נשארו שני קלפים
   *[other] נשארו { $count } קלפים
  }
deck-count = { $count ->
    [one] נשאר אחד
    [two] נשארו שניים
   *[other] נשארו { $count }
  }
deck-none = לא נשאר
deck-empty = הקופה נגמרה
card-barred = נמכר עכשיו: אי אפשר לקחת אותו בחזרה בתור הזה.
pile-says = { $barred ->
    [yes] { $card }, נמכר עכשיו, אי אפשר לקחת אותו בחזרה בתור הזה
   *[no] { $count ->
        [one] { $card }
        [two] { $card }, שניים כאלה
       *[other] { $card }, { $count } כאלה
      }
  }
pile-times = ⁦× { $count }⁩

## Lords

court = אצילים
tab-board = לוח
stat-ducats = { $count ->
    [one] דוקט אחד
    [two] שני דוקטים
   *[other] { $count } דוקטים
  }
stat-ducats-why = { $income ->
    [0] אין הכנסה: אין מכרה בנחלות.
    [one] כל תור מתחיל בדוקט אחד מהמכרות.
    [two] כל תור מתחיל בשני דוקטים מהמכרות.
   *[other] כל תור מתחיל ב־{ $income } דוקטים מהמכרות.
  }
stat-supply = { $count ->
    [0] לא נשארו אבירים להניח
    [one] נשאר אביר אחד להניח
    [two] נשארו שני אבירים להניח
   *[other] נשארו { $count } אבירים להניח
  }
lord-cards = קלפים: { $list }
lord-mine = ⁧{ $mine }: ⁦× { $count }⁩⁩
lord-monopoly = { $mine }: ⁦× { $count }⁩, מונופול, 5 נקודות
item-forests = { $count ->
    [one] יער אחד
    [two] שני יערות
   *[other] { $count } יערות
  } ב־{ $castle }: { $points }
item-villages = { $count ->
    [one] כפר אחד
    [two] שני כפרים
   *[other] { $count } כפרים
  } ב־{ $castle }: { $points }
item-city = עיר המלוכה ב־{ $castle }: { $points }
item-monopoly = מונופול, { $mine } ⁦× { $count }⁩: { $points }
item-ducats = על דוקטים: { $points }
row-forests = יערות
row-villages = כפרים
row-city = עיר המלוכה
row-monopolies = מונופולים
row-ducats = דוקטים

## Whose turn

status-cards = הקלפים מחולקים.
status-castle = הניחו טירה.
status-castle-neutral = הניחו טירה ניטרלית.
status-knight = הניחו את האביר שלה לידה.
status-knight-neutral = הניחו את האביר שלה לידה.
status-act = מכרו קלף, או הפעילו קלף.
status-borders = { $left ->
    [one] { $parts ->
        [one] הניחו גבול.
        [two] הניחו את הגבול השני.
       *[other] הניחו את הגבול האחרון.
      }
    [two] הניחו שני גבולות.
   *[other] הניחו { $left } גבולות.
  }
status-knights = { $left ->
    [one] הניחו אביר.
    [two] הניחו שני אבירים.
   *[other] הניחו { $left } אבירים.
  }
status-expansion = { $left ->
    [one] קחו ריבוע.
    [two] קחו עד שני ריבועים.
   *[other] קחו עד { $left } ריבועים.
  }
status-deserter = פתו אביר לערוק.
status-alliance = כרתו ברית.
status-refill = קחו קלף.
status-theirs-castle = { $name }: הנחת טירה.
status-theirs-knight = { $name }: הנחת אביר.
status-theirs-act = { $name }: בחירת קלף.
status-theirs-borders = { $name }: הנחת גבולות.
status-theirs-knights = { $name }: הנחת אבירים.
status-theirs-expansion = { $name }: הרחבת נחלה.
status-theirs-deserter = { $name }: פיתוי אביר לערוק.
status-theirs-alliance = { $name }: כריתת ברית.
status-theirs-refill = { $name }: לקיחת קלף.
turn-castle = טירה
turn-knight = אביר
turn-income = הכנסה
turn-act = קלף
turn-sold = מכירה
turn-borders = { $left ->
    [one] גבול אחד
    [two] שני גבולות
   *[other] { $left } גבולות
  }
turn-knights = { $left ->
    [one] אביר אחד
    [two] שני אבירים
   *[other] { $left } אבירים
  }
turn-expansion = הרחבה
turn-deserter = עריק
turn-alliance = ברית
turn-refill = השלמה
turn-castle-why = טירות עומדות באחו, ואלה מאותו צבע רחוקות זו מזו.
turn-knight-why = כל טירה מקבלת אביר לידה.
turn-income-why = דוקט על כל סוג מכרה בנחלות שלכם.
turn-act-why = מכרו קלף אחד, או שלמו על קלף והשתמשו באחד מסמליו.
turn-sold-why = הקלף מונח עכשיו בלשכה.
turn-borders-why = גבולות שסוגרים שטח סביב טירה אחת בלבד יוצרים נחלה.
turn-knights-why = אבירים מחזקים נחלה.
turn-expansion-why = נחלה לוקחת שטח לידה.
turn-deserter-why = אביר עוזב נחלה שכנה, ואתם מניחים אביר משלכם.
turn-alliance-why = שתי נחלות לעולם לא לוקחות שטח זו מזו.
turn-refill-why = בחזרה לשלושה קלפים, מהקופה או מהלשכה.

## Choices, and what they would bring

prompt = הבחירה שלכם
hint-castle =
    { $spaces ->
        [one] בחרו אחו: בין טירות באותו צבע לפחות ריבוע אחד. נקודות זהב מראות איפה יוכל לעמוד האביר שלה.
        [two] בחרו אחו: בין טירות באותו צבע לפחות שני ריבועים. נקודות זהב מראות איפה יוכל לעמוד האביר שלה.
       *[other] בחרו אחו: בין טירות באותו צבע לפחות { $spaces } ריבועים. נקודות זהב מראות איפה יוכל לעמוד האביר שלה.
    }
hint-knight = בחרו ריבוע ליד הטירה. יערות בחינם עכשיו.
hint-act = בחרו קלף מהיד. אז הלוח יראה איפה הוא יכול לפעול.
hint-borders = { $left ->
    [one] בחרו גבול.
    [two] בחרו גבול. מותר להניח שניים.
   *[other] בחרו גבול. מותר להניח { $left }.
  }
hint-knights = { $left ->
    [one] בחרו ריבוע ליד טירה או אביר שלכם.
    [two] בחרו ריבוע ליד טירה או אביר שלכם. מותר להניח שניים.
   *[other] בחרו ריבוע ליד טירה או אביר שלכם. מותר להניח { $left }.
  }
hint-expansion = { $left ->
    [one] בחרו ריבוע ליד הנחלה שלכם.
    [two] בחרו ריבוע ליד אחת הנחלות שלכם. מותר לקחת שניים.
   *[other] בחרו ריבוע ליד אחת הנחלות שלכם. מותר לקחת { $left }.
  }
hint-deserter = בחרו את האביר שיעזוב.
hint-alliance = בחרו את הטבעות שבין הנחלה שלכם לנחלה אחרת.
hint-borders-then = בחרו גבול.
hint-knights-then = בחרו ריבוע.
hint-expansion-then = כמה מהנחלות שלכם יכולות לקחת אותו. בחרו אחת לפי הטירה שלה.
hint-deserter-then = בחרו איפה להניח את האביר שלכם.
hint-alliance-then = בחרו איזו מהנחלות שלכם, לפי הטירה שלה.
hint-refill = קחו את הקלף העליון בקופה, או קלף מהלשכה.
hint-refill-deck = קחו את הקלף העליון בקופה.
plain-castle = טירה כאן
plain-knight = אביר כאן
plain-act = קלף
plain-borders = גבול כאן. עוד לא נסגרת נחלה.
plain-knights = אביר כאן
plain-expansion = הריבוע הזה
plain-deserter = האביר הזה מפנה מקום לשלכם
plain-alliance = מעתה אף אחת לא לוקחת שטח מהשנייה.
plain-refill = הקלף הזה
do-castle = הנחת הטירה
do-knight = הנחת האביר
do-act = הפעלה
do-play = { $ducats ->
    [one] הפעלה בדוקט אחד
    [two] הפעלה בשני דוקטים
   *[other] הפעלה ב־{ $ducats } דוקטים
  }
do-sell = { $ducats ->
    [one] מכירה בדוקט אחד
    [two] מכירה בשני דוקטים
   *[other] מכירה ב־{ $ducats } דוקטים
  }
do-borders = הנחת הגבול
do-knights = הנחת האביר
do-expansion = לקיחת הריבוע
do-deserter = עריקה
do-alliance = ברית
do-refill = לקיחה
do-end = ויתור על השאר
bar-deck = הקלף העליון בקופה, חבילה { $letter }
# Read aloud: what a card cannot be used for now, and the sentence that says why.
use-not = { $use }: { $reason }
use-sell = מכירה
use-cost = { $price ->
    [one] תשלום 1
    [two] תשלום 2
   *[other] תשלום { $price }
  }
use-gain = תמורה { $ducats }
use-left = { $ducats ->
    [0] לא נשאר דבר
    [one] נשאר 1
    [two] נשארו 2
   *[other] נשארו { $ducats }
  }
effect-arises = { $owner ->
    [you] סוגר את הנחלה שלכם ב־{ $castle }
    [nobody] סוגר את הנחלה הניטרלית ב־{ $castle }
   *[other] סוגר את הנחלה של { $name } ב־{ $castle }
  }
effect-grows = { $owner ->
    [you] מגדיל את הנחלה שלכם ב־{ $castle }
    [nobody] מגדיל את הנחלה הניטרלית ב־{ $castle }
   *[other] מגדיל את הנחלה של { $name } ב־{ $castle }
  }
effect-shrinks = { $owner ->
    [you] לוקח מהנחלה שלכם ב־{ $castle }
    [nobody] לוקח מהנחלה הניטרלית ב־{ $castle }
   *[other] לוקח מהנחלה של { $name } ב־{ $castle }
  }
# Read aloud after the name of a place.
effect-closes = { $owner ->
    [you] סוגר את הנחלה שלכם ב־{ $castle }: { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
      }
    [nobody] סוגר את הנחלה הניטרלית ב־{ $castle }
   *[other] סוגר את הנחלה של { $name } ב־{ $castle }: { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
      }
  }
effect-cut = { $count ->
    [one] ריבוע אחד מנותק ולא שייך לאיש
    [two] שני ריבועים מנותקים ולא שייכים לאיש
   *[other] { $count } ריבועים מנותקים ולא שייכים לאיש
  }
effect-ducats = { $count ->
    [one] דוקט אחד על היער
    [two] שני דוקטים על היער
   *[other] { $count } דוקטים על היער
  }
effect-strength = { $owner ->
    [you] כוח הנחלה שלכם ב־{ $castle }: מ־{ $before } ל־{ $after }
    [nobody] כוח הנחלה הניטרלית ב־{ $castle }: מ־{ $before } ל־{ $after }
   *[other] כוח הנחלה של { $name } ב־{ $castle }: מ־{ $before } ל־{ $after }
  }
# Points before and after.
effect-sum = { $before ->
    [one] מנקודה אחת אל { $after }
    [two] משתי נקודות אל { $after }
   *[other] מ־⁦{ $before }⁩ נקודות אל { $after }
  }
effect-king = { $name }: הגעה אל המלך
effect-allies = { $owner ->
    [nobody] ברית בין הנחלה שלכם ב־{ $own } לנחלה הניטרלית ב־{ $castle }
   *[other] ברית בין הנחלה שלכם ב־{ $own } לנחלה של { $name } ב־{ $castle }
  }
# What brings or costs points, read aloud: "2 villages, plus 6"; or whom it costs: "Ben, minus 6".
effect-more = { $text }, פלוס { $count }
effect-less = { $text }, מינוס { $count }
gain-forests = { $count ->
    [one] יער אחד
    [two] שני יערות
   *[other] { $count } יערות
  }
gain-villages = { $count ->
    [one] כפר אחד
    [two] שני כפרים
   *[other] { $count } כפרים
  }
gain-city = עיר המלוכה
gain-monopolies = { $count ->
    [one] מונופול אחד
    [two] שני מונופולים
   *[other] { $count } מונופולים
  }
## The log

log-hand = { $name }: חלוקת { $cards ->
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $cards } קלפים
  }.
log-draw = { $known ->
    [no] { $name }: לקיחת קלף מהקופה.
   *[other] { $name }: לקיחה מהקופה, { $card }.
  }
log-castle = { $whose ->
    [own] { $name }: הנחת טירה ב־{ $square }.
   *[neutral] { $name }: הנחת טירה ניטרלית ב־{ $square }.
  }
log-guard = האביר שלה עומד ב־{ $square }.
log-sell = { $name }: מכירת ״{ $card }״ תמורת { $ducats ->
    [one] דוקט אחד
    [two] שני דוקטים
   *[other] { $ducats } דוקטים
  }.
log-card = { $name }: הפעלת ״{ $use }״ תמורת { $price ->
    [one] דוקט אחד
    [two] שני דוקטים
   *[other] { $price } דוקטים
  }.
log-take = { $name }: לקיחת ״{ $card }״ מהלשכה.
log-end = { $name }: ויתור על שאר הקלף.
log-knight = { $price ->
    [0] { $name }: הנחת אביר ב־{ $square }.
   *[other] { $name }: הנחת אביר ב־{ $square }, ביער תמורת דוקט.
  }
log-border = { $name }: הנחת גבול בין { $first } ובין { $second }.
log-expand = { $taken ->
    [yes] { $name }: הרחבת הנחלה שב־{ $castle } אל { $square }, על חשבון { $owner }.
   *[no] { $name }: הרחבת הנחלה שב־{ $castle } אל { $square }.
  }
log-desert = { $name }: עריקת האביר של { $owner } מ־{ $knight }, והנחת אביר ב־{ $square }.
log-ally = { $name }: ברית בין הנחלה שב־{ $castle } לנחלה של { $owner } ב־{ $target }.
# A move taken back, by its first word in the notation.
log-undo-castle = { $name }: ביטול הטירה ב־{ $square }.
log-undo-play = { $name }: ביטול הפעלת ״{ $use }״.
log-undo-sell = { $name }: ביטול מכירת ״{ $card }״.
log-undo-knight = { $name }: ביטול האביר ב־{ $square }.
log-undo-border = { $name }: ביטול הגבול בין { $first } ובין { $second }.
log-undo-expand = { $name }: ביטול הרחבת הנחלה שב־{ $castle } אל { $square }.
log-undo-desert = { $name }: ביטול העריקה, האביר של { $owner } שוב ב־{ $knight }.
log-undo-ally = { $name }: ביטול הברית בין הנחלה שב־{ $castle } לנחלה של { $owner } ב־{ $target }.
log-undo-end = { $name }: ביטול הוויתור על שאר הקלף.
log-domain = הנחלה של { $who } ב־{ $castle } נסגרת: { $points ->
    [0] בלי נקודות
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
  }.
log-grown = הנחלה של { $who } ב־{ $castle } גדלה: { $points ->
    [0] בלי נקודות
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
  }.
log-shrunk = הנחלה של { $who } ב־{ $castle } מאבדת { $squares ->
    [one] ריבוע אחד
    [two] שני ריבועים
   *[other] { $squares } ריבועים
  }: { $points ->
    [0] בלי נקודות
   *[other] ⁦{ $points }⁩ נקודות
  }.
log-monopoly = { $mine ->
    [mine_gold] { $name }: מונופול על מכרות הזהב, 5 נקודות.
    [mine_silver] { $name }: מונופול על מכרות הכסף, 5 נקודות.
    [mine_copper] { $name }: מונופול על מכרות הנחושת, 5 נקודות.
   *[mine_diamond] { $name }: מונופול על מכרות היהלומים, 5 נקודות.
  }
log-broken = { $mine ->
    [mine_gold] { $name }: אובדן המונופול על מכרות הזהב, מינוס 5 נקודות.
    [mine_silver] { $name }: אובדן המונופול על מכרות הכסף, מינוס 5 נקודות.
    [mine_copper] { $name }: אובדן המונופול על מכרות הנחושת, מינוס 5 נקודות.
   *[mine_diamond] { $name }: אובדן המונופול על מכרות היהלומים, מינוס 5 נקודות.
  }
log-empty = הקופה ריקה. כולם מפעילים או מוכרים את הקלפים שנותרו.
log-income = { $name }: המכרות מכניסים { $ducats ->
    [one] דוקט אחד
    [two] שני דוקטים
   *[other] { $ducats } דוקטים
  }.
log-crown = { $name }: הגעה אל המלך עם { $points } נקודות.

## The end

over-king = { $count ->
    [one] { $names }: הגעה אל המלך ב־{ $king } נקודות.
    [two] { $names }: הגעה אל המלך ב־{ $king } נקודות, שניהם בקלף אחד.
   *[other] { $names }: הגעה אל המלך ב־{ $king } נקודות, כולם בקלף אחד.
  }
over-deck = הקופה נגמרה והקלפים האחרונים שוחקו, ולכן הושוו הדוקטים.
over-active = שוויון בנקודות, { $points } לכל צד. מי שהגיעו אל המלך בתורם קודמים.
over-ducats = שוויון בנקודות, { $points } לכל צד. מספר הדוקטים מכריע: { $first } מול { $second }.
over-ducats-of = ⁧{ $name }: { $ducats ->
    [one] דוקט אחד
    [two] שני דוקטים
   *[other] { $ducats } דוקטים
  }⁩
over-ducats-amount = הכי הרבה דוקטים מביאים 5 נקודות, הסכום הבא בגודלו 3.
over-ducats-rank = הכי הרבה דוקטים מביאים 5 נקודות, המקום השני 3; אחרי תיקו במקום הראשון אין מקום שני.

## How a table plays

rules-king = המלך ב־{ $king } נקודות
rules-king-why = מי שיש להם כל כך הרבה נקודות בסיום ביצוע של קלף מנצחים מיד.
rules-pieces = לכל צבע { $castles } טירות ו־{ $knights } אבירים
rules-pieces-why = יש { $borders } גבולות לכולם; כולם מתחילים עם { $ducats } דוקטים.
rules-tiles = הקרקע: { $tiles }
rules-tiles-ours = הקרקע: הציור שלנו
rules-tiles-why = כך מונחים האריחים: { $layout }
rules-board = לוח משלכם
rules-board-why = הקרקע הוגדרה ריבוע אחר ריבוע.
rules-neutral = צבע ניטרלי
rules-neutral-why = בשני שחקנים שני הצדדים מניחים גם טירות ואבירים בצבע שלישי, שאינו שייך לאיש.

## Refusals of the rules

here-ground = { $ground ->
    [forest] כאן: { domaine-forest }.
    [village] כאן: { domaine-village }.
    [city] כאן: { domaine-city }.
    [mine_gold] כאן: { domaine-mine-gold }.
    [mine_silver] כאן: { domaine-mine-silver }.
    [mine_copper] כאן: { domaine-mine-copper }.
    [mine_diamond] כאן: { domaine-mine-diamond }.
   *[meadow] כאן: { domaine-meadow }.
  }
here-near = ריבועים בין כאן לטירה ב־{ $castle }: { $spaces }.
here-walled = בין הריבוע הזה לדמות שלכם ב־{ $square } יש גבול.
here-nobody = אף דמות שלכם לא עומדת ליד הריבוע הזה.
here-domain = הריבוע הזה נמצא בנחלה ב־{ $castle }.
here-stranded = היו מנותקים: { $places }.
here-purse = יש לכם { $ducats }.
refusal-castle-terrain = טירה עומדת באחו.
refusal-castle-taken = משהו כבר עומד שם.
refusal-castle-no-knight = לאביר שלה לא יהיה ריבוע לידה.
refusal-castle-too-near =
    { $spaces ->
        [one] בין טירות באותו צבע לפחות ריבוע אחד.
        [two] בין טירות באותו צבע לפחות שני ריבועים.
       *[other] בין טירות באותו צבע לפחות { $spaces } ריבועים.
    }
refusal-knight-beside-castle = האביר מונח ליד הטירה שהונחה זה עתה.
refusal-card-not-held = הקלף הזה אינו ביד שלכם.
refusal-play-symbol = אין על הקלף סמל כזה.
refusal-play-price = זה עולה { $price }, ויש לכם { $ducats }.
refusal-play-no-part = אי אפשר לבצע עכשיו אף חלק שלו.
refusal-part-other-symbol = הקלף מופעל בסמל אחר.
refusal-end-no-part = חייבים לבצע לפחות חלק אחד של הקלף.
refusal-refill-chancery = הקלף הזה אינו בלשכה.
refusal-refill-just-sold = אי אפשר לקחת בחזרה באותו תור את הקלף שנמכר עכשיו.
refusal-refill-must-draw = אחרי { $rounds } סבבים בלי קלף שנלקח מהקופה או הופעל, חובה לקחת מהקופה.
refusal-draw-stack = זו לא החבילה שלמעלה.
refusal-draw-gone = הקלף הזה כבר לא בקופה.
refusal-border-inside-domain = אין מניחים גבול בתוך נחלה.
refusal-border-own-figures = גבול לא יכול להפריד בין שתי דמויות באותו צבע.
refusal-border-supply = לא נשארו גבולות.
refusal-border-taken = כבר יש שם גבול.
refusal-knight-supply = לא נשארו אבירים להניח.
refusal-knight-terrain = אביר עומד באחו או ביער.
refusal-knight-taken = משהו כבר עומד שם.
refusal-knight-not-beside = אביר מונח ליד טירה או אביר בצבע שלו, בלי גבול ביניהם.
refusal-knight-forest = אביר ביער עולה עוד { $price }.
refusal-expand-not-own = זו לא אחת הנחלות שלכם.
refusal-expand-one-domain = קלף אחד מגדיל רק נחלה אחת.
refusal-expand-not-beside = הריבוע אינו ליד הנחלה.
refusal-expand-figure = טירה או אביר עומדים שם.
refusal-expand-own-domain = נחלה לא גדלה לתוך נחלה אחרת של אותם בעלים.
refusal-expand-strength = דרושים יותר אבירים משיש בנחלה השנייה: { $own } מול { $theirs }.
refusal-expand-allied = שתי הנחלות בברית.
refusal-expand-neutral = בשולחן הזה לא נוגעים בנחלות ניטרליות.
refusal-expand-supply = לא נשארו די גבולות להקיף אותו.
refusal-desert-not-own = זו לא אחת הנחלות שלכם.
refusal-desert-not-theirs = זו לא נחלה יריבה.
refusal-desert-not-beside = שתי הנחלות אינן שכנות.
refusal-desert-allied = בשולחן הזה אבירים לא עורקים מנחלה שבברית.
refusal-desert-no-own-knight = בנחלה שלכם אין אביר.
refusal-desert-no-knight = לא עומד שם אביר של בעלי הנחלה.
refusal-desert-chain = אבירים אחרים היו מאבדים את הקשר לטירה.
refusal-desert-last-knight = בשולחן הזה האביר האחרון של נחלה לעולם לא עורק.
refusal-desert-outside = האביר החדש מונח בנחלה שלכם.
refusal-ally-not-own = זו לא אחת הנחלות שלכם.
refusal-ally-not-theirs = זו לא נחלה יריבה.
refusal-ally-not-beside = שתי הנחלות אינן שכנות.
refusal-ally-already = השתיים כבר בברית.

## Hints

# The card is known by its two symbols: “Knight or Expand”.
hint-play = רמז: בקלף ״{ $card }״ הפעילו ״{ $use }״.
hint-play-only = רמז: הפעילו את הקלף ״{ $card }״.
hint-sell = רמז: מכרו ״{ $card }״.
hint-end = רמז: עצרו כאן, וותרו על שאר הקלף.
hint-deck = רמז: קחו קלף מהקופה.
hint-take = רמז: קחו ״{ $card }״ מהלשכה.
# One place on the board, or two of which one is chosen after the other, as in place-….
hint-spot-one = רמז: { $first }.
hint-spot-two = רמז: { $first }; אחר כך { $second }.
why-closes = סוגר את הנחלה שלכם ב־{ $castle }: { $squares ->
    [one] ריבוע אחד
    [two] שני ריבועים
   *[other] { $squares } ריבועים
  }, ⁦+{ $points }⁩.
why-grows = הנחלה שלכם ב־{ $castle } גדלה: { $squares ->
    [one] ריבוע אחד
    [two] שני ריבועים
   *[other] { $squares } ריבועים
  }, ⁦+{ $points }⁩.
why-monopolies = משלים מונופול: ⁦+{ $points }⁩.
why-mines = { $count ->
    [one] עוד מכרה אחד שלכם.
    [two] עוד שני מכרות שלכם.
   *[other] עוד { $count } מכרות שלכם.
  }
why-income = כל תור מכניס { $ducats ->
    [one] עוד דוקט אחד
    [two] עוד שני דוקטים
   *[other] עוד { $ducats } דוקטים
  }.
why-opens = החלק הראשון שלו יכול להביא { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
  } מיד.
why-card = הקלף עולה { $price ->
    [one] דוקט אחד
    [two] שני דוקטים
   *[other] { $price } דוקטים
  } בהפעלה, ובמכירה מכניס { $ducats }.
why-takes = ⁧{ $name }: { $points ->
    [one] נקודה אחת פחות
    [two] שתי נקודות פחות
   *[other] { $points } נקודות פחות
  }.⁩
why-stronger = בנחלה שלכם ב־{ $castle } { $count ->
    [one] יהיה אז אביר אחד
    [two] יהיו אז שני אבירים
   *[other] יהיו אז { $count } אבירים
  }.
why-sells = מכניס { $ducats ->
    [one] דוקט אחד
    [two] שני דוקטים
   *[other] { $ducats } דוקטים
  }.
# The same, said of somebody else.
says-closes = סוגר את הנחלה ב־{ $castle }: { $squares ->
    [one] ריבוע אחד
    [two] שני ריבועים
   *[other] { $squares } ריבועים
  }, ⁦+{ $points }⁩.
says-grows = הנחלה ב־{ $castle } גדלה: { $squares ->
    [one] ריבוע אחד
    [two] שני ריבועים
   *[other] { $squares } ריבועים
  }, ⁦+{ $points }⁩.
says-mines = { $count ->
    [one] עוד מכרה אחד.
    [two] עוד שני מכרות.
   *[other] עוד { $count } מכרות.
  }
says-stronger = בנחלה ב־{ $castle } { $count ->
    [one] יהיה אז אביר אחד
    [two] יהיו אז שני אבירים
   *[other] יהיו אז { $count } אבירים
  }.

## The table before the game

room-cards = הקלפים מחולקים כשכולם יושבים.
