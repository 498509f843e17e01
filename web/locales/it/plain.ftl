# A table of any game whose family gives the page nothing: position and moves in words.

status-plain = Scegli una mossa.
status-plain-dealing = Si sta distribuendo.
status-theirs-plain = Tocca a { $name }.
plain-position = La posizione
plain-lines = { $count ->
    [one] La posizione in 1 riga
   *[other] La posizione in { $count } righe
  }
plain-covered = La tua parte del tavolo è coperta finché non tocca a te.
plain-watching = Chi guarda vede il diario e a chi tocca; la posizione si mostra a partita finita.
plain-moves = { $count ->
    [one] 1 mossa
   *[other] { $count } mosse
  }
plain-search = Cerca tra le mosse
plain-found = { $count ->
    [0] Nessuna mossa si chiama così.
    [one] 1 mossa trovata.
   *[other] { $count } mosse trovate.
  }
plain-choose = Scegli una mossa
plain-play = Gioca: { $move }
plain-advice = Suggerimento: { $move }
plain-plies = { $count ->
    [one] Dopo 1 passo
   *[other] Dopo { $count } passi
  }
plain-points = Punti
plain-total = Totale
plain-rank = Posto
plain-seat = posto { $seat }
over-parted = { $points ->
    [one] 1 punto a testa. Decide: { $what }.
   *[other] { $points } punti a testa. Decide: { $what }.
  }
