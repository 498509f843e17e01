# The nine land tiles of Domaine: entered, kept, chosen.

tiles-title = Deine Teile eingeben
tiles-text = Die neun Landschaftsteile von Domaine, Feld für Feld. Lege deine vor dich hin, die bedruckte Seite nach oben, und male, was sie zeigen.
tiles-ours = Die gedruckten Landschaftsteile sind nirgends veröffentlicht. Unser Satz ist selbst gezeichnet: Er hält sich an das, was vom gedruckten bekannt ist, ist aber nicht der gedruckte. Wer die Schachtel hat, gibt seinen einmal ein, und alle hier können darauf spielen.
tiles-begin = Beginnen mit
tiles-begin-empty = Überall Wiese
tiles-begin-ours = Unserer Zeichnung
tiles-found = Dein Satz vom letzten Mal, in diesem Browser gespeichert.
tiles-nine = Die neun Landschaftsteile
tiles-city-short = Stadt
tiles-tile = { $tile ->
    [city] Das Teil mit der Königsstadt
   *[other] Teil { $tile }
  }
tiles-square = Zeile { $row }, Feld { $square }, { $terrain }
tiles-brush = Land zum Malen
tiles-land-meadow = Wiese
tiles-land-forest = Wald
tiles-land-village = Dorf
tiles-land-city = Königsstadt
tiles-land-mine-gold = Goldmine
tiles-land-mine-silver = Silbermine
tiles-land-mine-copper = Kupfermine
tiles-land-mine-diamond = Diamantmine
tiles-count = { $count } im Ganzen
tiles-count-of = { $count } von { $expected }
tiles-keys = Mit der Tastatur: Pfeile gehen von Feld zu Feld, ein Buchstabe malt und geht weiter, Bild ab öffnet das nächste Teil.
tiles-turn = Drehen
tiles-turn-why = Dreht das Teil um ein Viertel
tiles-undo = Rückgängig
tiles-clear = Alles Wiese
tiles-next = Nächstes Teil
tiles-before = Voriges Teil
tiles-doubts = Eine Schachtel sollte haben
tiles-right = Eine Königsstadt und vier Minen jeder Art: wie es sein soll.
tiles-doubt-few = { $count } mehr: { $terrain }
tiles-doubt-many = { $count } weniger: { $terrain }
tiles-doubt-place = die Königsstadt auf ihrem eigenen Teil, dem in der Mitte
tiles-doubts-why = Ist deine Schachtel wirklich so, speichere den Satz trotzdem.
tiles-cramped = Burgen brauchen Platz: mindestens { $least } Wiesenfelder, und es sind { $count }.
tiles-keep = Satz speichern
tiles-name = Name des Satzes
tiles-name-plain = Meine Teile
tiles-here = Was du eingibst, wird laufend in diesem Browser gespeichert.
tiles-send = Auf diesem Server speichern
# Two links follow, each in a line: start-friends and start-screen.
tiles-kept = { $name } ist gespeichert. Wähle den Satz, wenn du einen Tisch deckst.
tiles-save = Als Datei speichern
tiles-file = Datei öffnen
tiles-as-text = Als Text
tiles-as-text-why = Eine Zeile für jedes Teil, Reihe für Reihe: . Wiese, f Wald, v Dorf, * Königsstadt, g s c d Minen für Gold, Silber, Kupfer, Diamant.
tiles-take-text = Diesen Text übernehmen
tiles-took = Übernommen. Rückgängig bringt zurück, was da war.
tiles-fault-json = Das ist keine Datei mit Landschaftsteilen.
tiles-fault-line = Zeile { $line } lässt sich nicht lesen. Es sollte ein Teil sein, ein Doppelpunkt und vier Reihen, etwa 1: ff.g f.v. .... fc.f
tiles-fault-twice = { tiles-tile } ist zweimal da.
tiles-fault-missing = { tiles-tile } fehlt.
tiles-fault-rows = { $count ->
    [one] { tiles-tile } hat 1 Reihe; es müssen vier sein.
   *[other] { tiles-tile } hat { $count } Reihen; es müssen vier sein.
  }
tiles-fault-length = { $count ->
    [one] { tiles-tile }, Reihe { $row }: 1 Feld; es müssen vier sein.
   *[other] { tiles-tile }, Reihe { $row }: { $count } Felder; es müssen vier sein.
  }
tiles-fault-letter = { tiles-tile }, Reihe { $row }, Feld { $square }: { $letter } ist keine Art von Land.
tiles-fault-name = Der Name ist länger als { $most } Buchstaben.
tiles-fault-board-rows = Ein Spielplan hat zwölf Reihen; hier sind { $count }.
tiles-fault-board-length = { $count ->
    [one] Reihe { $row } hat 1 Feld; es müssen zwölf sein.
   *[other] Reihe { $row } hat { $count } Felder; es müssen zwölf sein.
  }
tiles-fault-board-letter = Feld { $square }: { $letter } ist keine Art von Land.

## The land of a new table

tiles-pick = Land
tiles-pick-ours = Unsere Zeichnung
tiles-pick-ours-why = Neun Teile, für dieses Haus gezeichnet, gemischt und gedreht. Es sind nicht die gedruckten, die keine Quelle zeigt.
tiles-pick-own-why = Die Teile, wie ihr Besitzer sie eingegeben hat, gemischt und gedreht.
tiles-pick-odd = Es hat nicht so viele Städte oder Minen, wie wir erwarten.
tiles-pick-board = Ein Spielplan als Text
tiles-pick-board-why = Das ganze Land, wie es liegt: zwölf Zeilen zu zwölf Buchstaben, die oberste zuerst. Nichts wird gemischt.
tiles-board = Die zwölf Zeilen des Spielplans
tiles-board-right = Zwölf Zeilen zu zwölf Feldern.
tiles-enter = Die Teile deiner Schachtel eingeben
refusal-tiles-unknown = Landschaftsteile dieses Namens gibt es hier nicht.
refusal-tiles-taken = Landschaftsteile dieses Namens gibt es schon. Wähle einen anderen Namen.
refusal-tiles-full = Mehr Landschaftsteile lassen sich hier nicht speichern.
refusal-tiles-wrong = Das können keine Landschaftsteile sein: { $problem }
refusal-board-wrong = Das kann kein Spielplan sein: { $problem }
