# Open tables: where somebody waits for others, and games one may watch.

lobby-title = Offene Tische
lobby-about = Setz dich dorthin, wo jemand wartet, oder sieh einer Partie zu.
lobby-looking = Offene Tische werden gesucht …
lobby-none = Gerade ist kein Tisch offen. Lass einen suchen, oder eröffne einen und warte: Wer kommt, sieht ihn hier.
lobby-others = Kein offener Tisch passt zu deiner Auswahl.
lobby-count = { $count ->
    [0] Kein Tisch ist offen.
    [one] 1 Tisch ist offen.
   *[other] { $count } Tische sind offen.
  }
lobby-host = { $name } wartet
lobby-free = { $free ->
    [one] 1 von { $seats } Plätzen ist frei
   *[other] { $free } von { $seats } Plätzen sind frei
  }
lobby-sit = Hinsetzen
lobby-sit-at = Zu { $name } setzen: { $game }
lobby-yours = Dein Tisch
lobby-gone = Kein Platz mehr frei
lobby-watch = Partien zum Zuschauen
lobby-watch-at = Zuschauen bei { $names }: { $game }
lobby-round = { $game }, Runde { $round }
lobby-go = Zuschauen
lobby-quick = Irgendein Tisch
lobby-game = Spiel
lobby-players = Spieler
lobby-find = Einen Tisch suchen
lobby-find-why = Du kommst an den Tisch, der am längsten wartet. Wartet niemand, wird für dich ein neuer gedeckt, und wer als Nächstes dasselbe sucht, setzt sich dort zu dir.
lobby-find-clock = Die Uhr eines neuen: { $plan }.
lobby-clock-either = Beides recht
lobby-open = Einen eigenen Tisch eröffnen
lobby-rated = gewertet
lobby-pace = Tische
lobby-pace-all = Alle
lobby-pace-live = Mit Uhr
lobby-pace-days = Tage
lobby-whom = Mit wem
lobby-whom-any = Mit allen
lobby-whom-near = Nahe meiner Wertung
lobby-ratings = Deine Wertung
