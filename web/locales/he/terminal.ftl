# מה שהפקודות אומרות במסוף: `demesne play`, `review`, `record show`. המהלכים והקואורדינטות נשארים כפי שהם נכתבים.

terminal-label = { $label }: { $text }
terminal-head = { $label }:
terminal-seat = מושב { $seat }
terminal-seat-of = { $name } (מושב { $seat })
terminal-ask = התור: { $name }
terminal-help = כתבו מספר מן הרשימה או מהלך כפי שהוא כתוב בה; t מראה את השולחן, q שומר ומסיים.
terminal-number = כתבו מספר מ־1 עד { $count }.
terminal-unreadable = זה אינו מהלך. מהלכים נכתבים כמו ברשימה, למשל ”{ $move }”.
terminal-near = זה אינו מהלך. האם התכוונתם ל־”{ $word }”?
terminal-refused = { $why } ({ $code }, חוק { $clause })
terminal-gains = { $points ->
    [one] ⁦+{ $points }⁩ נקודה
    [two] ⁦+{ $points }⁩ נקודות
   *[other] ⁦+{ $points }⁩ נקודות
  }
terminal-loses = { $points ->
    [one] ⁦−{ $points }⁩ נקודה
    [two] ⁦−{ $points }⁩ נקודות
   *[other] ⁦−{ $points }⁩ נקודות
  }
terminal-saved = נשמר: { $file }
terminal-rank = מקום

## מה שמונח על השולחן, באותיות

terminal-king = { $domino } (מושב { $seat })
terminal-price = { $price }: { $tile }
terminal-lands = ריבועים: { $list }; 1 עד 3 הם כתרים.
terminal-squares = ריבועים: { $list }
terminal-letter = { $letter } { $land }
terminal-so-far = { $points ->
    [one] נקודה אחת עד כה
    [two] שתי נקודות עד כה
   *[other] { $points } נקודות עד כה
  }
terminal-figures = טירות A B C D ואבירים 0 1 2 3 (ביער 5 6 7 8) שייכים למושבים 0 1 2 3.
terminal-neutral = צבע { $seat } ניטרלי.
terminal-allied = בברית: { $first } ו־{ $second }
terminal-turn = תור { $turn }
terminal-deck = { $count ->
    [one] קלף אחד בקופה
    [two] שני קלפים בקופה
   *[other] { $count } קלפים בקופה
  }
terminal-markers = { $count ->
    [one] נשאר גבול אחד
    [two] נשארו שני גבולות
   *[other] נשארו { $count } גבולות
  }
terminal-both = { $first } ו־{ $second }
terminal-either = { $first } או { $second }
terminal-expand = { $count ->
    [one] הרחבה
    [two] הרחבה עד שני ריבועים
   *[other] הרחבה עד { $count } ריבועים
  }

## ניתוח

terminal-start = פתיחה
terminal-row = { $row } { $points }
terminal-moment = מהלך { $ply }, { $name }: { $move }
terminal-better = { $sure ->
    [exact] עדיף, לפי משחק עד הסוף: { $move }
    [certain] עדיף: { $move }
   *[likely] כנראה עדיף: { $move }
  }
terminal-worth = { $grade ->
    [inaccuracy] אי־דיוק: { $points } בנקודות, { $part }% סיכויי ניצחון
    [mistake] טעות: { $points } בנקודות, { $part }% סיכויי ניצחון
   *[blunder] טעות גסה: { $points } בנקודות, { $part }% סיכויי ניצחון
  }
terminal-luck = מהלך { $ply }, המזל הגדול ביותר: { $name }, { $part }% סיכויי ניצחון (⁦± { $give }⁩)
terminal-best = מהלך { $ply }, הבחירה הטובה ביותר: { $name }, { $part }% סיכויי ניצחון (⁦± { $give }⁩)

## What `demesne serve` tells on its console

terminal-serve-taken = פורט { $wanted } תפוס; במקומו { $port }.
terminal-serve-at = הכתובת של demesne: { $address }
terminal-serve-others = לאחרים ברשת שלכם: { $address }
terminal-serve-alone = רק לכם, פעם אחת: { $address }
terminal-serve-kept = השולחנות נשמרים כאן: { $place }; Ctrl+C עוצר את השרת
terminal-serve-opened = פתוח לרשת שלכם: { $address }
terminal-serve-closed = סגור לרשת שלכם.
