# One’s account: coming in, who is signed in, passkeys, data, the end.

account-title = Konto
account-about = Zum Spielen brauchst du keines. Mit einem Konto kommen deine Partien in jeden Browser mit, und gewertete Partien zählen.
account-way = Wie du dich anmeldest
account-session = Ich habe ein Konto
account-account = Neues Konto
account-name = Name
account-password = Passwort
account-password-old = Bisheriges Passwort
account-password-new = Neues Passwort
account-password-set = Passwort setzen
account-password-why = Mindestens { $least } Zeichen. Alle anderen Browser werden abgemeldet.
account-password-wrong = Das bisherige Passwort stimmt nicht.
account-password-done = Das Passwort ist gesetzt. Alle anderen Browser sind abgemeldet.
account-show = Zeigen
account-why = Mindestens { $least } Zeichen. Ein vergessenes Passwort kann niemand für dich wiederherstellen.
account-come = Anmelden
account-make = Konto anlegen
account-passkey-in = Mit einem Passkey anmelden
account-passkey-make = Mit einem Passkey, ohne Passwort
account-no-passkey = Kein Passkey wurde benutzt. Versuche es noch einmal oder nimm das Passwort.
account-passkey-none = Es ist kein Passkey entstanden. Ein Sicherheitsschlüssel braucht dafür eine eigene PIN, und nicht jeder kann einen speichern. Versuche es mit einem anderen oder nimm ein Passwort.
account-passkey-known = Dieses Gerät hat schon einen Passkey für dieses Konto.
account-since = seit { $date }
account-profile = Mein Profil
account-rename = Namen ändern
account-rename-new = Neuer Name
account-rename-why = An Tischen, an denen du schon sitzt, bleibt dein Name, wie er ist.
account-rename-done = Der Name ist geändert.
account-out = Abmelden
account-hide = Anderen nur meinen Namen zeigen
account-sessions = Angemeldet
account-browser = Ein Browser
account-here = dieser hier
account-used = zuletzt { $date }
account-end = Dort abmelden
account-end-there = Dort abmelden: { $label }
account-end-all = Überall sonst abmelden
account-passkeys = Passkeys
account-passkey-since = Passkey seit { $date }
account-add = Passkey hinzufügen
account-remove = Entfernen
account-remove-of = Entfernen: { $passkey }
account-data-title = Deine Daten
account-data = Alles in einer Datei speichern
account-delete = Konto löschen
account-delete-why = Für immer: der Name, die Wertungen, die Liste deiner Partien, alles, was du gesagt hast. Andere behalten ihre Partien, mit „…“ an deiner Stelle. Laufende Partien werden aufgegeben.
account-delete-name = Dein Name, zur Bestätigung
account-delete-now = Für immer löschen
account-deleted = Das Konto ist gelöscht.
account-taken = { $count ->
    [one] 1 Partie dieses Browsers gehört jetzt zum Konto.
   *[other] { $count } Partien dieses Browsers gehören jetzt zum Konto.
  }
account-moderation = Zur Moderation
account-own = Den Server diesem Konto übertragen
account-own-why = Du kommst über den Link der Konsole. Wer den Server betreibt, bestimmt, wer moderiert.
account-held-mute = { $ending ->
    [never] Du darfst an Tischen nicht mehr reden.
   *[then] Du darfst an Tischen bis { $until } nicht reden.
  }
account-held-ban = { $ending ->
    [never] Du darfst dich hier nicht mehr setzen und nicht mehr reden.
   *[then] Du darfst dich hier bis { $until } nicht setzen und nicht reden.
  }
