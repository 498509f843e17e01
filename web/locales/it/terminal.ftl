# Ciò che i comandi dicono in un terminale: `demesne play`, `review`, `record show`. Mosse e coordinate restano come si scrivono.

terminal-label = { $label }: { $text }
terminal-head = { $label }:
terminal-seat = posto { $seat }
terminal-seat-of = { $name } (posto { $seat })
terminal-ask = { $name }, la mossa:
terminal-help = Scrivi un numero dell’elenco o una mossa come vi è scritta; t mostra il tavolo, q salva ed esce.
terminal-number = Scrivi un numero da 1 a { $count }.
terminal-unreadable = Questa non è una mossa. Le mosse si scrivono come nell’elenco, per esempio «{ $move }».
terminal-near = Questa non è una mossa. Intendevi «{ $word }»?
terminal-refused = { $why } ({ $code }, regola { $clause })
terminal-gains = { $points ->
    [one] +1 punto
   *[other] +{ $points } punti
  }
terminal-loses = { $points ->
    [one] −1 punto
   *[other] −{ $points } punti
  }
terminal-saved = Salvato come { $file }
terminal-rank = Posto

## Che cosa c’è su un tavolo, in lettere

terminal-king = { $domino } (posto { $seat })
terminal-price = { $price }: { $tile }
terminal-lands = Caselle: { $list }; da 1 a 3 sono corone.
terminal-squares = Caselle: { $list }
terminal-letter = { $letter } { $land }
terminal-so-far = { $points ->
    [one] finora 1 punto
   *[other] finora { $points } punti
  }
terminal-figures = I castelli A B C D e i cavalieri 0 1 2 3 (in un bosco 5 6 7 8) sono dei posti 0 1 2 3.
terminal-neutral = Il colore { $seat } è neutrale.
terminal-allied = Alleati: { $first } e { $second }
terminal-turn = Turno { $turn }
terminal-deck = { $count ->
    [one] 1 carta nel mazzo
   *[other] { $count } carte nel mazzo
  }
terminal-markers = { $count ->
    [one] resta 1 confine
   *[other] restano { $count } confini
  }
terminal-both = { $first } e { $second }
terminal-either = { $first } o { $second }
terminal-expand = { $count ->
    [one] Espansione
   *[other] Espansione fino a { $count } caselle
  }

## Un’analisi

terminal-start = Inizio
terminal-row = { $row } { $points }
terminal-moment = Mossa { $ply }, { $name }: { $move }
terminal-better = { $sure ->
    [exact] Meglio, giocato fino in fondo: { $move }
    [certain] Meglio: { $move }
   *[likely] Probabilmente meglio: { $move }
  }
terminal-worth = { $grade ->
    [inaccuracy] Imprecisione: { $points } punti, { $part }% di probabilità di vincere
    [mistake] Errore: { $points } punti, { $part }% di probabilità di vincere
   *[blunder] Errore grave: { $points } punti, { $part }% di probabilità di vincere
  }
terminal-luck = Mossa { $ply }, il colpo di sorte più grande: { $name }, { $part }% di probabilità di vincere (± { $give })
terminal-best = Mossa { $ply }, la scelta migliore: { $name }, { $part }% di probabilità di vincere (± { $give })

## What `demesne serve` tells on its console

terminal-serve-taken = La porta { $wanted } è occupata; si usa la { $port }.
terminal-serve-at = demesne si trova a { $address }
terminal-serve-others = per gli altri nella tua rete: { $address }
terminal-serve-alone = solo per te, una volta sola: { $address }
terminal-serve-kept = i tavoli si conservano in { $place }; Ctrl+C ferma il server
terminal-serve-opened = Aperto alla tua rete: { $address }
terminal-serve-closed = Chiuso alla tua rete.
