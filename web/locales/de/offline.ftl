# Playing without a network: making ready, what is kept here, what is sent.

offline = Ohne Netz
offline-about = Partien an diesem Bildschirm und gegen Bots, die Führung, die Regeln, der Wertungsblock und deine beendeten Partien: All das geht auch im Zug oder im Garten.
offline-size = { $size } MB werden einmal geladen und in diesem Browser gespeichert.
offline-size-open = { $size } MB werden geholt und bleiben, bis diese Seite geschlossen wird.
offline-make = Für das Spiel ohne Netz vorbereiten
offline-progress = Wird geladen: { $done } von { $size } MB
offline-ready = Bereit: Diese Seite öffnet sich und läuft ohne Netz.
offline-open = Bereit, solange diese Seite offen bleibt.
offline-newer = Der Server hat neuere Regeln als die, die hier liegen. Begonnene Partien gehen nach den hier liegenden weiter.
offline-renew = Laden
offline-remove = Aus diesem Browser entfernen
offline-removed = Es ist entfernt. Deine Partien sind noch da.
offline-install = Als App installieren
offline-plain = Diese Seite kam über einfaches http, deshalb behält dein Browser sie nicht. Ohne Netz läuft sie weiter, solange sie offen bleibt, lässt sich aber nicht wieder öffnen.
offline-plain-how = Behalten wird sie, wo die Seite über https kommt, und auf dem Rechner des Servers selbst (localhost). Für https zu Hause brauchst du eine eigene Domain und davor einen Webserver mit Zertifikat oder ein privates Netz, das beides mitbringt; ein selbst signiertes Zertifikat hilft nicht. Schritt für Schritt: { $guide }
offline-never = Dieser Browser behält keine Seiten für später.
offline-full = Der Speicher dieses Browsers ist voll. Schaffe Platz und versuche es noch einmal.
offline-none = Dieser Server stellt nicht bereit, was das Spiel ohne Netz braucht.
offline-play = Auf diesem Gerät spielen
offline-play-text = Die Partie bleibt in diesem Browser, auch wenn du ihn schließt. Bots spielen bis Stufe { $level }, { $name }. Tipps kommen von einem schnellen Bot, und analysiert wird auf dem Server, sobald er die Partie hat.
offline-waiting =
    { $count ->
        [one] Eine beendete Partie wartet darauf, an den Server geschickt zu werden.
       *[other] { $count } beendete Partien warten darauf, an den Server geschickt zu werden.
    }
offline-sent =
    { $count ->
        [one] Eine Partie dieses Geräts liegt auf dem Server, nach den Regeln geprüft.
       *[other] { $count } Partien dieses Geräts liegen auf dem Server, nach den Regeln geprüft.
    }
offline-lost =
    { $count ->
        [one] Eine gesendete Partie liegt nicht mehr auf dem Server: Sie wurde dort gelöscht, oder eine ältere Sicherung wurde eingespielt.
       *[other] { $count } gesendete Partien liegen nicht mehr auf dem Server: Sie wurden dort gelöscht, oder eine ältere Sicherung wurde eingespielt.
    }
offline-send = Jetzt senden
offline-refused = Vom Server nicht angenommen, hier behalten:
offline-save = Aufzeichnung speichern
# A link to the licence texts of the interpreter and the libraries, in English.
offline-notices = Lizenzen der enthaltenen Software
