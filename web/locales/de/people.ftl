# Profiles: ratings, what games add up to, the latest games.

people-title = Profil
people-since = Hier seit { $date }
people-hidden = Zeigt nur den Namen.
people-hidden-yours = Was hier steht, siehst nur du. Andere sehen deinen Namen.
people-ratings = Wertung
people-rating-why = Der Balken zeigt, wie sicher wir sind. Er schrumpft mit jeder gewerteten Partie; ab zehn steht eine Zahl da.
people-unrated = Noch keine gewertete Partie.
people-kind = { $mode ->
    [pair] { $game } · zu zweit
    [teams] { $game } · in Teams
   *[group] { $game } · ab drei
  }
people-account = Mein Konto
people-games = Partien
people-none = Noch keine Partie zu Ende gespielt.
people-place = Platz { $rank } von { $sides }
people-with = { $game }, { $names }
people-watch = Ansehen
people-finished = { $count ->
    [one] Partie beendet
   *[other] Partien beendet
  }
people-won = gewonnen; gleichmäßig wären es { $even }
people-sums = Nach Spiel und Besetzung
people-game = Spiel
people-count = Partien
people-victories = Gewonnen
people-even = Gleicher Anteil
people-mean = Punkte im Schnitt
people-best = Beste
people-best-at = Die Partie mit { $points } Punkten
people-moderate = Moderation
people-early = { $how ->
    [won] Gewonnen durch Aufgabe
    [left] Vorzeitig verlassen
   *[up] Aufgegeben
  }
people-sources = Woher die Punkte kommen
people-sources-of = { $kind }: Punkte je Partie, im Durchschnitt
people-best-land = Bestes Königreich
people-best-points = { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
  }
ladder-title = Rangliste
ladder-about = Wie gut hier gespielt wird, nach den gewerteten Partien. Wer anderen nur den Namen zeigt, steht nicht darin.
ladder-place = Platz
ladder-name = Name
ladder-none = Noch steht niemand darin.
ladder-how = Wer eine gewertete Partie spielt, steht hier: Melde dich an, eröffne einen Tisch mit Freunden und wähle „{ new-rated }“, oder setz dich bei den offenen Tischen an einen gewerteten.
ladder-you = du
