## Dominoes and tiles that may still come

pile-line = { $boxes ->
    [1] { $wait ->
        [0] הטור הבא
       *[other] הטור שאחריו
      }
   *[other] { $wait ->
        [0] הטור הבא, מתוך { $box ->
            [queendomino] קוויןדומינו
           *[other] קינגדומינו
          }
       *[other] הטור שאחריו, מתוך { $box ->
            [queendomino] קוויןדומינו
           *[other] קינגדומינו
          }
      }
  }
pile-line-left = { $next } מתוך { $left } האריחים האלה יבואו, כל אחד בסיכוי של { $odds }.
pile-line-rest = { $never ->
    [0] כולם יבואו לפני סוף המשחק.
    [one] לפני סוף המשחק יבואו { $more }, ואחד לא יבוא כלל.
    [two] לפני סוף המשחק יבואו { $more }, ושניים לא יבואו כלל.
   *[other] לפני סוף המשחק יבואו { $more }, ו־{ $never } לא יבואו כלל.
  }
pile-tiles = אריחי הבנאים
pile-tiles-left = ⁧{ $left ->
    [one] אריח אחד בערימה.
    [two] שני אריחים בערימה.
   *[other] { $left } אריחים בערימה.
  } { $next ->
    [0] אין עכשיו מקום ריק.
    [one] מקום אחד ריק ויתמלא בסוף הסבב.
    [two] שני מקומות ריקים ויתמלאו בסוף הסבב.
   *[other] { $next } מקומות ריקים ויתמלאו בסוף הסבב.
  }⁩
pile-tiles-last = בסבב האחרון לא באים עוד.
land-title = עם השטח הזה
land-any = לפחות אחד
land-crowns = { $crowns ->
    [1] עם כתר
    [2] עם שני כתרים
   *[other] עם שלושה כתרים
  }
land-caption = מה הסיכוי שבטור הבא יש שטח מסוים, ועם כמה כתרים לפחות
own-title = לממלכה שלכם כמו שהיא
chance-fits = אריח שמתאים
chance-brings = אריח שמביא ⁦+{ $points }⁩ או יותר
tile-left = { $count ->
    [one] נותר אחד
    [two] נותרו שניים
   *[other] נותרו { $count }
  }
tile-next = הבא: { $odds }

## What they are worth

prizes-domino = אריחי דומינו שאפשר לבחור
prizes-slot = אריחים למכירה
