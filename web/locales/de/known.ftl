## What may still come, and how likely it is

known-counting = Wird gezählt …
known-why = Gezählt nach dem, was du siehst, als wäre jede Ziehung gleich wahrscheinlich.
known-all = Gezählt nach dem, was alle sehen, als wäre jede Ziehung gleich wahrscheinlich.
known-lost = Die Verbindung ist kurz unterbrochen.
known-none = Es kommt nichts mehr.
known-list = Was kommen kann
known-odds = Wie wahrscheinlich
odds-percent = { $percent } %
odds-least = unter 1 %
odds-most = über 99 %
known-piece = { $thing }: noch { $count }, als Nächstes { $odds }
known-line = { $what }: { $odds }

## What things are worth

known-stakes = Was die Dinge jetzt wert sind
known-stakes-why = Was jedes beim jetzigen Stand an der besten Stelle einbrächte; unterstrichen ist, womit eine Seite am meisten gewinnt.
prize-cost = Kostet dich
prize-free = nichts
prize-not-yours = nicht für dich
prize-nowhere = passt nirgends
prize-never = geht nicht
prize-most = (am besten)
prize-places = { $count ->
    [one] 1 Stelle
   *[other] { $count } Stellen
  }
