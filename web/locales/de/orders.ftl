# Orders: what shall be done in one's next turn of a game of days, if one is not there.

orders-title = Anweisungen für deinen nächsten Zug
orders-opening = Der Tisch wird für deinen nächsten Zug gedeckt.
# What is asked, or what became of what was left.
orders-ask = { $asks ->
    [again] Und wenn das bis dahin weg ist?
    [whole] Das wird dein nächster Zug
    [left] Diese Anweisungen gelten
    [ended] Deine Anweisungen sind zu Ende
   *[next] Was soll in deinem nächsten Zug geschehen?
  }
orders-about = { $asks ->
    [again] Wähle, was dann an die Stelle treten soll, oder entscheide, wenn du dran bist.
    [whole] Es geschieht einige Minuten nach Beginn deines Zuges, wenn du nicht vorher selbst spielst. Niemand sonst erfährt, dass du etwas angewiesen hast.
    [left] Sie werden einige Minuten nach Beginn deines Zuges ausgeführt, wenn du nicht vorher selbst spielst. Niemand sonst weiß davon.
    [ended] Was du hier wolltest, ist nicht mehr zu haben. Ab hier spielst du selbst.
   *[next] Spiele ihn hier, als wärst du dran. Niemand sieht das, und noch geschieht nichts.
  }
# Above sentences of the log, as they would be told.
orders-wished = Im Verlauf stünde
# $act is a sentence of the log.
orders-else = Sonst: { $act }
refusal-orders-wished = Das steht schon in deinen Anweisungen.
orders-settle = Nichts anderes
orders-back = Eins zurück
orders-leave = Anweisungen hinterlassen
orders-anew = Neu anweisen
orders-withdraw = Zurücknehmen
orders-table = Zum Tisch
orders-turn = { $state ->
    [left] Du bist dran. Deine Anweisungen werden ausgeführt, wenn du nicht vorher spielst.
   *[ended] Du bist dran, und was du als Nächstes wolltest, ist nicht mehr zu haben. Spiele am Tisch weiter.
  }
