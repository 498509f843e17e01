# A game that is walked through.

replay = Wiedergabe
replay-opening = Die Partie wird geöffnet.
replay-not = Diese Partie lässt sich nicht durchgehen.
replay-lost = Der Tisch zu diesem Zeitpunkt lässt sich gerade nicht laden. Versuche es noch einmal.
replay-table = Zum Tisch
replay-review = Analyse
replay-another = Andere Aufzeichnung
brought-title = Eine Partie von anderswo
brought-text = Öffne die Aufzeichnung einer Partie, als Text oder als JSON Lines. Die Regeln prüfen jeden Zug, und du gehst sie durch. Der Server behält nichts davon.
brought-file = Datei öffnen
brought-paste = Oder die Aufzeichnung einfügen
brought-open = Durchgehen
brought-several = { $count ->
    [one] Darin ist 1 Partie.
   *[other] Darin sind { $count } Partien. Welche?
  }
brought-one = Partie { $number }: { $game }, { $names }
brought-nameless = Partie { $number }: { $game }
brought-end = Ein Wertungsblock sagt, wie eine Partie ausging, nicht, was wann gespielt wurde: Durchgehen lässt sie sich nicht. Hier ist das Ende.
brought-end-of = { $names }: der ausgefüllte Block
replay-act = Runde { $round }: { $act }
replay-act-game = { $round ->
    [0] Partie { $game }, Aufbau: { $act }
   *[other] Partie { $game }, Runde { $round }: { $act }
  }
replay-laid = Der Tisch ist gedeckt.
replay-turn = Dieser Zug
replay-turn-of = { $name }, dieser Zug
play-on = Ab hier weiterspielen
play-on-text = An dieser Stelle beginnt ein neuer Tisch. Was dein Platz da nicht wissen konnte, wird neu ausgeteilt, und was noch kommt, neu gemischt. Die Partie ist gekennzeichnet und zählt nicht.
play-on-text-friends = An dieser Stelle beginnt ein neuer Tisch. Was da verborgen war, wird für alle neu ausgeteilt, auch für dich, und was noch kommt, neu gemischt. Die Partie ist gekennzeichnet und zählt nicht.
play-on-seat = Dein Platz
play-on-seat-number = Platz { $seat }
play-on-others = Die anderen
play-on-bots = Bots
play-on-friends = Freunde, über einen Link
play-on-level = Wie gut die Bots spielen
play-on-go = Weiterspielen
replay-ribbon = Die ganze Partie
replay-where = Wo in der Partie
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Einen Schritt weiter
replay-last = Zum Ende
replay-help = ?
replay-keys = Tasten
replay-keys-off = Einzelne Tasten sind in den Einstellungen ausgeschaltet: Pfeile, Pos1 und Ende wirken.
replay-key-won = { $points ->
    [one] Ein wichtiger Moment: 1 Punkt für { $name }.
   *[other] Ein wichtiger Moment: { $points } Punkte für { $name }.
  }
replay-key-lost = { $points ->
    [one] Ein wichtiger Moment: { $name } verliert 1 Punkt.
   *[other] Ein wichtiger Moment: { $name } verliert { $points } Punkte.
  }
replay-key-act = ← →
replay-does-act = einen Schritt zurück oder weiter
replay-key-turn = Umschalt + ← →
replay-does-turn = einen Zug zurück oder weiter
replay-key-round = ↑ ↓
replay-does-round = eine Runde zurück oder weiter
replay-key-ends = Pos1, Ende
replay-does-ends = zum Anfang, zum Ende
replay-key-moment = K
replay-does-moment = zum nächsten wichtigen Moment, mit Umschalt zum vorigen
replay-key-play = Leertaste
replay-does-play = spielt von hier ab oder hält an
