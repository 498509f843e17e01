# Die Einstellungen, und was jede bedeutet.

settings-seen = So sieht es jetzt aus
settings-language-lost = { $name } lässt sich ohne Netz nicht laden. Die Sprache bleibt, wie sie ist.
settings-size = Größe von Text und Teilen
settings-size-letter = A
settings-size-90 = Klein, { $percent } Prozent
settings-size-100 = Übliche Größe
settings-size-115 = Groß, { $percent } Prozent
settings-size-130 = Sehr groß, { $percent } Prozent
settings-pace-why-slow = Etwa zwei Sekunden je Schritt.
settings-pace-why-plain = Knapp eine Sekunde je Schritt.
settings-pace-why-quick = Der Tisch zeigt gleich, wie es steht.
settings-pace-why-click = Jeder Schritt wartet auf deinen Klick.
settings-signs = Starke Muster
settings-signs-why = Ein Zeichen auf jedem Feld, für alle Augen.
settings-again = Zweiter Klick bestätigt
settings-again-why = Klicke einen gewählten Dominostein oder ein Feld noch einmal an. Ausgeschaltet wählt und bestätigt ein einziger Klick.
settings-calm-why = Teile erscheinen gleich dort, wo sie hinkommen.
settings-keys = Einzelne Tasten wirken
settings-keys-why = Buchstaben, Ziffern und Zeichen der Tastatur tun am Tisch etwas. Pfeile, Eingabe und Escape immer.
settings-captions = Untertitel
settings-captions-why = Was ein Ton sagt, steht kurz auch in Worten da.
