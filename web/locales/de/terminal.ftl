# Was die Befehle in einem Terminal sagen: `demesne play`, `review`, `record show`. Züge und Koordinaten bleiben, wie man sie schreibt.

terminal-label = { $label }: { $text }
terminal-head = { $label }:
terminal-seat = Platz { $seat }
terminal-seat-of = { $name } (Platz { $seat })
terminal-ask = Am Zug, { $name }:
terminal-help = Gib eine Nummer aus der Liste ein oder einen Zug, wie er dort steht; t zeigt den Tisch, q speichert und beendet.
terminal-number = Gib eine Nummer von 1 bis { $count } ein.
terminal-unreadable = Das ist kein Zug. Züge schreibt man wie in der Liste, zum Beispiel „{ $move }“.
terminal-near = Das ist kein Zug. Meintest du „{ $word }“?
terminal-refused = { $why } ({ $code }, Regel { $clause })
terminal-gains = { $points ->
    [one] +1 Punkt
   *[other] +{ $points } Punkte
  }
terminal-loses = { $points ->
    [one] −1 Punkt
   *[other] −{ $points } Punkte
  }
terminal-saved = Gespeichert als { $file }
terminal-rank = Rang

## Was auf einem Tisch liegt, in Buchstaben

terminal-king = { $domino } (Platz { $seat })
terminal-price = { $price }: { $tile }
terminal-lands = Felder: { $list }; 1 bis 3 sind Kronen.
terminal-squares = Felder: { $list }
terminal-letter = { $letter } { $land }
terminal-so-far = { $points ->
    [one] bisher 1 Punkt
   *[other] bisher { $points } Punkte
  }
terminal-figures = Burgen A B C D und Ritter 0 1 2 3 (im Wald 5 6 7 8) gehören den Plätzen 0 1 2 3.
terminal-neutral = Farbe { $seat } ist neutral.
terminal-allied = Verbündet: { $first } und { $second }
terminal-turn = Zug { $turn }
terminal-deck = { $count ->
    [one] 1 Karte im Nachziehstapel
   *[other] { $count } Karten im Nachziehstapel
  }
terminal-markers = { $count ->
    [one] 1 Grenze übrig
   *[other] { $count } Grenzen übrig
  }
terminal-both = { $first } und { $second }
terminal-either = { $first } oder { $second }
terminal-expand = { $count ->
    [one] Erweiterung
   *[other] Erweiterung um bis zu { $count } Felder
  }

## Eine Analyse

terminal-start = Anfang
terminal-row = { $row } { $points }
terminal-moment = Zug { $ply }, { $name }: { $move }
terminal-better = { $sure ->
    [exact] Besser, zu Ende gespielt: { $move }
    [certain] Besser: { $move }
   *[likely] Wahrscheinlich besser: { $move }
  }
terminal-worth = { $grade ->
    [inaccuracy] Ungenauigkeit: { $points } Punkte, { $part } % Gewinnchance
    [mistake] Fehler: { $points } Punkte, { $part } % Gewinnchance
   *[blunder] Grober Fehler: { $points } Punkte, { $part } % Gewinnchance
  }
terminal-luck = Zug { $ply }, das größte Glück: { $name }, { $part } % Gewinnchance (± { $give })
terminal-best = Zug { $ply }, die beste Entscheidung: { $name }, { $part } % Gewinnchance (± { $give })

## What `demesne serve` tells on its console

terminal-serve-taken = Port { $wanted } ist belegt; es wird { $port }.
terminal-serve-at = demesne ist unter { $address } zu finden
terminal-serve-others = für andere im eigenen Netz: { $address }
terminal-serve-alone = nur für dich und nur einmal: { $address }
terminal-serve-kept = die Tische liegen in { $place }; Strg+C beendet den Server
terminal-serve-opened = Offen für das eigene Netz: { $address }
terminal-serve-closed = Für das eigene Netz geschlossen.
