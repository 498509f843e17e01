# A deal that is played again by others.
duplicate = Dieselbe Mischung
duplicate-text = Alles kommt in derselben Reihenfolge wie in jener Partie, was auch gespielt wird. Danach stehen die Ergebnisse nebeneinander. Die Partie ist gekennzeichnet und zählt nicht.
duplicate-hints = Tipps sind erlaubt
duplicate-go = Diese Mischung spielen
duplicate-link = Wer diesen Link hat, spielt dieselbe Mischung an einem eigenen Tisch
duplicate-beside = Nebeneinander
duplicate-none = Diese Mischung hat noch niemand wieder gespielt.
duplicate-show = Schon vor dem Spielen ansehen, wie es anderen ging
duplicate-seat = Welcher Platz verglichen wird
duplicate-table = Die Partien mit dieser Mischung: Punkte nach jeder Runde
duplicate-first = die erste Partie
duplicate-lead = Gegen den besten Gegner
duplicate-luck = Davon Glück
duplicate-without = Ohne Glück
duplicate-unknown = nicht analysiert
duplicate-note = Glück ist, was die Analyse jeder Partie gefunden hat. Eine Partie ohne Analyse steht da, wie sie gespielt wurde.
duplicate-raw = Sobald eine Partie analysiert ist, steht hier auch ihr Ergebnis ohne Glück.
