# The games of this browser that are over.

history-about = Partien, die du in diesem Browser zu Ende gespielt hast und, wenn du angemeldet bist, auch in anderen. Ein Konto braucht es dazu nicht; andere sehen ihre eigene Liste.
history-looking = Deine Partien werden gesucht.
history-none = Noch ist keine Partie zu Ende.
history-play = Zu den Spielen
history-tallies = Zusammengezählt
history-find = Partien finden
history-title = Spiel
history-name = Mit
history-result = Ergebnis
history-any = Alle
history-won = Gewonnen
history-lost = Nicht gewonnen
history-ended = Vorzeitig beendet
history-games = Partien
history-victories = Siege
history-even = Gleicher Anteil
history-mean = Punkte im Mittel
history-course = { $game }, Partie für Partie
history-course-of = { $row }, Partie für Partie: { $points }
history-over-time = Partie für Partie
history-beside = Andere an deinen Tischen
history-total = Alle Punkte
history-luck = Glück
history-own = Deine Entscheidungen
history-parted = { $count ->
    [one] Glück und Entscheidungen, in Punkten gegen den besten Gegner, stammen aus der Analyse von 1 Partie.
   *[other] Glück und Entscheidungen, in Punkten gegen den besten Gegner, stammen aus den Analysen von { $count } Partien.
  }
history-unreviewed = Glück und Entscheidungen stehen hier, sobald Partien analysiert sind.
history-habit-more = { $row }: Hier bist du voraus, mit { $mean ->
    [one] 1 Punkt
   *[other] { $mean } Punkten
  } je Partie gegen { $others } der anderen an deinen Tischen, über { $games } Partien.
history-habit-less = { $row }: Hier sind die anderen an deinen Tischen voraus, mit { $others ->
    [one] 1 Punkt
   *[other] { $others } Punkten
  } je Partie gegen deine { $mean }, über { $games } Partien.
history-habit-practise-more = { $count ->
    [one] Üben, wo mehr davon besser war: 1 Aufgabe
   *[other] Üben, wo mehr davon besser war: { $count } Aufgaben
  }
history-habit-practise-less = { $count ->
    [one] Üben, wo etwas anderes besser war: 1 Aufgabe
   *[other] Üben, wo etwas anderes besser war: { $count } Aufgaben
  }
history-which = Partie für Partie
history-count = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
  }
history-together = an einem Bildschirm
history-review-of = Analyse: { $game }, { $date }
history-practise = Üben
history-practise-of = Üben: { $game }, { $date }
history-deal = Dieselbe Mischung
history-deal-of = Dieselbe Mischung: { $game }, { $date }
history-branch = aus einer anderen Partie weitergespielt, zählt nicht
history-duplicate = noch einmal gespielte Mischung, zählt nicht
history-helped = ein Bot hat für dich gespielt, zählt nicht
history-watch = Noch einmal ansehen
history-watch-of = Noch einmal ansehen: { $game }, { $date }
history-forget = Vergessen
history-forget-of = Vergessen: { $game }, { $date }
history-forget-sure = Hier für immer vergessen?
history-forget-sure-of = Hier für immer vergessen? { $game }, { $date }
history-keep = Diese Partien in einer Datei speichern
history-keep-none = Diese Partien wurden inzwischen anderswo gelöscht. Es gibt nichts zu speichern.
history-brought = auf einem anderen Server gespielt
history-here = auf diesem Gerät gespielt
history-day = Königreich des Tages
history-offline = ohne Netz gespielt
history-bring = Partien von einem anderen Server mitbringen
history-bring-text = Die Datei, die du dort gespeichert hast, oder eine Aufzeichnung. Jede Partie wird erst an den Regeln geprüft.
history-bring-name = Dein Name darin
history-bring-file = Datei wählen
history-bring-going = Partie { $done } von { $all }
history-bring-done = { $count ->
    [one] 1 Partie ist jetzt hier.
   *[other] { $count } Partien sind jetzt hier.
  }
history-bring-known = { $count ->
    [one] 1 war schon hier.
   *[other] { $count } waren schon hier.
  }
history-bring-refused = { $count ->
    [one] 1 Partie ist nicht dazugekommen.
   *[other] { $count } Partien sind nicht dazugekommen.
  }
history-bring-full = In diesem Browser ist für weitere Partien kein Platz. Vergiss erst einige.
history-bring-none = Aus dieser Datei ließ sich keine Partie lesen.
history-deleted = Die Partie ist auch auf diesem Server gelöscht.
history-left = Die Partie steht nicht mehr in deiner Liste. Wer mitgespielt hat, behält sie.
