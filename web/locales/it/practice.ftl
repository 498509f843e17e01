# Practice: moments in which something better could be done, asked as puzzles.

practice = Esercizi
practice-about = Momenti in cui si poteva fare di meglio. Provare non costa nulla; ciò che non risolvi torna dopo 1, 4 e 14 giorni.
practice-about-game = Momenti di questa partita in cui si poteva fare di meglio. Provare non costa nulla.
# Of one row of the pad: its name, what the better choice does there.
practice-of = Esercizi: { $row }
practice-about-more = { $row } in { $game }: momenti in cui la scelta migliore porta più punti in questa riga. Provare non costa nulla; ciò che non risolvi torna dopo 1, 4 e 14 giorni.
practice-about-less = { $row } in { $game }: momenti in cui la scelta migliore porta meno punti in questa riga e di più altrove. Provare non costa nulla; ciò che non risolvi torna dopo 1, 4 e 14 giorni.
practice-none-of = Non si conoscono problemi di questo tipo.
practice-due = { $count ->
    [one] È tornato 1 problema non risolto.
   *[other] Sono tornati { $count } problemi non risolti.
  }
practice-on = Continua
practice-begin = Comincia
practice-own = Dalle tue partite
practice-none = Dalle tue partite non c’è ancora nulla. Apri l’analisi di una partita finita: ciò che si poteva fare di meglio viene chiesto qui.
practice-none-game = Di questa partita non si conoscono problemi. Si trovano mentre se ne legge l’analisi.
practice-shipped = Da partite tra bot
practice-looking = Ricerca dei problemi.
practice-opening = Apertura del problema.
practice-not = Questo problema non si può aprire.
practice-review = Analisi
practice-met = { $met } su { $all } provati
practice-number = { $state ->
    [found] Problema { $number }, risolto
    [missed] Problema { $number }, non risolto
   *[new] Problema { $number }
  }
practice-all = Tutti i problemi
practice-next = Il prossimo
practice-game = Vedi la partita
practice-show = Mostra
# What is to be found, by the step of the turn.
practice-find-claim = Trova la tessera migliore da scegliere.
practice-find-place = Trova il posto migliore per la tessera.
practice-find-tax = Trova il modo migliore di mandare i cavalieri.
practice-find-build = Trova che cosa è meglio costruire.
practice-find-bribe = Trova che cosa è meglio che faccia il Drago.
practice-find-act = Trova la carta migliore.
practice-find-refill = Trova la carta migliore da prendere.
practice-find-move = Trova la mossa migliore.
# A try that was wrong: by how many points, and what of them most.
practice-wrong = { $why ->
    [row] { $behind ->
        [one] Non quella: alla fine porta 1 punto in meno, soprattutto in questa riga: { $row }.
       *[other] Non quella: alla fine porta { $behind } punti in meno, soprattutto in questa riga: { $row }.
      }
    [takes] { $behind ->
        [one] Non quella: alla fine porta 1 punto in meno, e { $name } ci guadagna.
       *[other] Non quella: alla fine porta { $behind } punti in meno, e { $name } ci guadagna.
      }
   *[none] { $behind ->
        [one] Non quella: a lungo andare porta 1 punto in meno.
       *[other] Non quella: a lungo andare porta { $behind } punti in meno.
      }
  }
practice-left = { $count ->
    [one] Resta un tentativo.
   *[other] Restano { $count } tentativi.
  }
refusal-puzzle-tried = L’hai già provato.
practice-free = Tre tentativi, e provare non costa nulla.
practice-found = Proprio così.
practice-shown = Questo è meglio.
practice-tries = { $count ->
    [1] Al primo tentativo.
    [2] Al secondo tentativo.
   *[other] Al terzo tentativo.
  }
practice-back = Torna tra un giorno.
practice-crowns = { $count ->
    [one] Resta 1 tentativo
   *[other] Restano { $count } tentativi
  }
# Beside each choice in the end.
practice-best = il meglio
practice-behind = { $count ->
    [one] 1 punto in meno
   *[other] { $count } punti in meno
  }
practice-played = giocato nella partita
practice-tried = provato
