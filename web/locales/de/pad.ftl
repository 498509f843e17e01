# The score pad, for people with the box on the table.

pad-title = Wertungsblock
pad-intro = Für alle, die die Schachtel auf dem Tisch haben: Gebt die Königreiche ein, der Block zählt.
pad-offline = Er bleibt auf diesem Gerät und geht auch ohne Netz.
pad-unknown = Diese Partie ist nicht auf diesem Gerät.
pad-unreadable-cut = Diese Partie lässt sich nicht lesen: Vielleicht fehlt ein Stück des Links oder der Datei. Bitte noch einmal darum.
pad-unreadable-newer = Diese Partie kommt aus einer anderen Fassung des Blocks. Öffne sie dort, wo sie entstand.
pad-unreadable-wrong = Das ist keine Partie des Blocks, oder etwas darin widerspricht sich.
pad-game = Spiel
pad-teams = Seiten
pad-teams-no = Jeder für sich
pad-teams-yes = Zweierteams
pad-count = Spieler
pad-names = Wer gespielt hat
pad-names-teams = Welche Teams gespielt haben
pad-team = Team { $number }
pad-name = Name: { $name }
pad-sign = Zeichen von { $name }: { $sign }. Ändern
pad-start = Zählen beginnen
pad-past = Auf diesem Gerät
pad-past-none = Noch keine Partie.
pad-full = Für weitere Partien ist kein Platz: Die nächste ersetzt die älteste ({ $when }). Speichere erst alle in einer Datei oder vergiss einige.
pad-forget = Die Partie vom { $when } vergessen
pad-forget-sure = Hier für immer vergessen?
pad-forget-sure-of = Hier für immer vergessen? { $game }, { $when }
pad-save-all = Alle in einer Datei speichern
pad-take = Partien aus einer Datei öffnen
pad-taken = { $count ->
    [one] 1 Partie dazugekommen.
   *[other] { $count } Partien dazugekommen.
  }
pad-players = Spieler und Punkte
pad-result = Ergebnis
pad-entering = Das Königreich von { $name }
pad-square = Spalte { $column }, Zeile { $row }
pad-said = { $square }. Gesamt { $points }.
pad-tools = Pinsel
pad-brush = Landschaft zum Malen
pad-crowns = Kronen zum Malen
pad-crown = { $crowns ->
    [0] Keine Krone
    [one] 1 Krone
   *[other] { $crowns } Kronen
  }
pad-castle = Schloss
pad-erase = Löschen
pad-undo = Rückgängig
pad-by-number = Nach Nummer
pad-by-brush = Mit dem Pinsel
pad-number = Nummer des Dominosteins
pad-box = Aus welcher Schachtel
pad-domino-used = { $domino }, im Königreich von { $name }
pad-lay-first = Tippe an, wo diese Hälfte liegt: { $half }.
pad-lay-second = Daneben: { $half }.
pad-lay-back = Zurück
pad-move = Königreich verschieben
pad-move-left = Nach links
pad-move-right = Nach rechts
pad-move-up = Nach oben
pad-move-down = Nach unten
pad-coins = Münzen: { $count }
pad-knights = Ritter: { $count }
pad-towers = Türme: { $count }
pad-queen = Queen
pad-ask-coins = Übrige Münzen
pad-ask-knights = Alle Ritter, auch die im Land
pad-ask-towers = Türme
pad-counted = Von den Gebäuden: { $count }
pad-estimate = Ritter und Türme sind zum Teil von uns geschätzt ({ $tiles }). Vergleicht sie mit denen auf dem Tisch.
pad-other-number = Andere Zahl
pad-number-range = Gib eine ganze Zahl von 0 bis { $most } ein.
pad-build = Was hier steht
pad-build-none = Nichts
pad-tiles-left = { $count ->
    [0] keines übrig
   *[other] { $count } übrig
  }
pad-crownless = keine Krone
pad-half-crownless = { $terrain } ohne Krone
pad-brief-wealth = { $coins ->
    [one] 1 Münze ÷ 3
   *[other] { $coins } Münzen ÷ 3
  }
pad-brief-queen = +1 auf { $squares } { $terrain }
pad-not-kept = Dieser Browser speichert nichts. Speichere die Partie am Ende in einer Datei.
pad-text = { $first } zu { $second }.
pad-placing = { $first } liegt vor { $second }: { $text }
pad-edit = Zurück zu den Königreichen
pad-print = Drucken
pad-share = Link kopieren
pad-link = Link zu dieser Partie
pad-save = In einer Datei speichern
pad-new = Alle Partien
pad-reasons = Jede Zahl erklärt
pad-reason = { $row }: { $text }
pad-lines = Für demesne score
pad-lines-why = Eine Zeile für jedes Königreich, wie der Befehl sie liest.
pad-lines-copy = Zeilen kopieren
pad-lines-save = Zeilen speichern
pad-dynasty-of = Partie { $game } von { $games }
pad-dynasty-games = Punkte Partie für Partie
pad-dynasty-correct = Zum Berichtigen eine Partie wählen.
pad-dynasty-open = noch nicht gespielt
pad-dynasty-leader = In Führung
pad-dynasty-leads = { $margin ->
    [one] { $name } führt mit 1 Punkt Vorsprung.
   *[other] { $name } führt mit { $margin } Punkten Vorsprung.
  }
pad-dynasty-level = { $names } teilen sich die Führung.
pad-dynasty-text = { $first } zu { $second } nach Partie { $game } von { $games }.
pad-dynasty-sum = Partien zusammengezählt
pad-dynasty-next = Weiter mit Partie { $game }
pad-dynasty-make = Als Dynastie weiterspielen
pad-dynasty-alone = Als einzelne Partie zählen
pad-dynasty-lines = Eine Zeile für jeden Spieler mit allen Partien, wie der Befehl sie liest.
pad-doubts = Das kann nicht stimmen
doubt-of = { $name }: { $text }
doubt-too-wide = { $wide } Felder breit und { $high } hoch, wo { $size } mal { $size } erlaubt sind.
doubt-unconnected = Das Land liegt in { $parts } Teilen, die sich nicht berühren.
doubt-too-many-squares = { $what }: { $there } Felder; in der Schachtel sind { $has }.
doubt-too-many-tiles = { $what }: { $there }-mal; in der Schachtel { $has }-mal.
doubt-too-much-land = { $squares } Felder Land, mehr als auf { $dominoes } Dominosteinen sind.
doubt-odd-land = { $squares ->
    [one] 1 Feld Land: Dominosteine haben immer zwei.
   *[other] { $squares } Felder Land: Dominosteine haben immer zwei.
  }
doubt-townless = In Kingdomino gibt es keine Stadt: keine Gebäude, Münzen, Ritter, Türme und keine Queen.
doubt-no-castle = Es gibt kein Schloss.
doubt-knights = Zusammen { $there } Ritter; in der Schachtel sind { $has }.
doubt-towers = Zusammen { $there } Türme; in der Schachtel sind { $has }.
doubt-all-squares = { $what }: { $there } Felder in allen Königreichen; in der Schachtel sind { $has }.
doubt-all-tiles = { $what }: { $there }-mal in allen Königreichen; in der Schachtel { $has }-mal.
doubt-domino-twice = Dominostein { $number } liegt { $times }-mal da.
doubt-queens = { $count ->
    [one] 1 Queen; mehr gibt es nicht.
   *[other] { $count } Queens; es gibt nur eine.
  }
doubt-no-host = Jemand hat Türme, aber die Queen ist bei niemandem.
doubt-host = { $towers ->
    [one] Die Queen ist hier bei 1 Turm, obwohl ein anderes Königreich { $most } hat.
   *[other] Die Queen ist hier bei { $towers } Türmen, obwohl ein anderes Königreich { $most } hat.
  }
doubt-host-towerless = Die Queen ist hier, ohne einen Turm.
