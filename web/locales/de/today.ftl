# Today's kingdom: one deal for everyone.

today-title = Das Königreich des Tages
today-deal = Dieselbe Mischung für alle
today-what = { $players ->
    [2] { $game } gegen einen Bot, { $level }. Der erste Versuch zählt.
    [3] { $game } zu dritt, die anderen sind Bots, { $level }. Der erste Versuch zählt.
    [4] { $game } zu viert, die anderen sind Bots, { $level }. Der erste Versuch zählt.
   *[other] { $game } für { $players } Spieler, die anderen sind Bots, { $level }. Der erste Versuch zählt.
}
today-nobody = Hier hat es noch niemand gespielt.
today-alone = Wie andere es gespielt haben, zeigt sich, sobald der Server antwortet.
today-played = { $played ->
    [one] Bisher hat es 1 Person gespielt, mit diesem Ergebnis: { $best }.
   *[other] Bisher haben es { $played } Leute gespielt. Bestes: { $best }. Mittleres: { $middle }.
}
today-play = Spielen
today-see = Wie es ausging
today-again = Noch einmal, zur Übung
today-next = Das nächste kommt um { $time } Uhr.
day-title = Die Mischung vom { $day }
day-practice = Das war Übung: Dein erster Versuch zählt.
day-only = Hier hat es vor dir noch niemand zu Ende gespielt.
day-alone = Der Vergleich mit anderen kommt, sobald der Server die Partie hat.
day-place = { $place ->
    [1] Von { $played } Leuten hier war niemand besser.
   *[other] Platz { $place } von { $played }.
}
day-counted = { $played ->
    [one] Hier hat es 1 Person gespielt.
   *[other] Hier haben es { $played } Leute gespielt.
}
day-round = Runde
day-end = Am Ende
day-you = Du
day-best = Das beste
day-middle = Das mittlere
day-table = Die Punkte nach jeder Runde
