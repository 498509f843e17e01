# Around the rules of every game.

rules = Regeln
rules-of = Regeln: { $game }
rules-title = Die Regeln
rules-text = Wähle dein Spiel und wie du es spielst, dann steht nur da, was gilt. Jede Regel hat eine Nummer, die der Tisch nennt, wenn etwas nicht geht.
rules-sheet = Kurzregeln
rules-sheet-of = { $game }: Kurzregeln
rules-back = Alle Regeln
rules-print = Drucken
rules-mode = Wie du spielst
rules-game = Spiel
rules-players = Spieler
rules-contents = Inhalt
rules-anchor = Regel { $clause }
rules-search = In den Regeln suchen
rules-search-hint = Zum Suchen / drücken.
rules-search-also = Königin = Queen, Burg = Schloss, Unentschieden = Gleichstand, Allianz = Bündnis, Wiese = Weideland, Berg = Gebirge, Moor = Sumpf
rules-search-none = Keine Regel hier enthält „{ $query }“.
rules-search-found = { $count ->
    [one] 1 Regel mit „{ $query }“
   *[other] { $count } Regeln mit „{ $query }“
  }
rules-not-here = Diese Regel gehört zu einem anderen Spiel oder einer anderen Spielweise als der hier gewählten.
rules-print-foot = demesne, Regeln in eigenen Worten. Die Nummern sind auf jeder Seite und am Tisch dieselben.
rules-glance = Auf einen Blick

## Quick sheets

sheet-turn = Dein Zug
