# A table of any game whose family gives the page nothing: position and moves in words.

status-plain = Wähle einen Zug.
status-plain-dealing = Gerade wird ausgeteilt.
status-theirs-plain = { $name } ist am Zug.
plain-position = Die Stellung
plain-lines = { $count ->
    [one] Die Stellung in 1 Zeile
   *[other] Die Stellung in { $count } Zeilen
  }
plain-covered = Deine Seite des Tisches ist verdeckt, bis du am Zug bist.
plain-watching = Wer zuschaut, sieht, was erzählt wird und wer am Zug ist; die Stellung wird nach der Partie gezeigt.
plain-moves = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
  }
plain-search = Züge suchen
plain-found = { $count ->
    [0] Dazu passt kein Zug.
    [one] 1 Zug gefunden.
   *[other] { $count } Züge gefunden.
  }
plain-choose = Zug wählen
plain-play = Spielen: { $move }
plain-advice = Tipp: { $move }
plain-plies = { $count ->
    [one] Nach 1 Schritt
   *[other] Nach { $count } Schritten
  }
plain-points = Punkte
plain-total = Gesamt
plain-rank = Platz
plain-seat = Platz { $seat }
over-parted = { $points ->
    [one] Je 1 Punkt. Es entscheidet: { $what }.
   *[other] Je { $points } Punkte. Es entscheidet: { $what }.
  }
