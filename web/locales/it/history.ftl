# The games of this browser that are over.

history-about = Partite che hai giocato fino alla fine in questo browser e, se hai fatto l’accesso, negli altri. Non serve un account; gli altri vedono il loro elenco.
history-looking = Sto cercando le tue partite.
history-none = Nessuna partita è ancora finita.
history-play = Ai giochi
history-tallies = In totale
history-find = Trova partite
history-title = Gioco
history-name = Con
history-result = Risultato
history-any = Tutti
history-won = Vinte
history-lost = Non vinte
history-ended = Fine anticipata
history-games = Partite
history-victories = Vittorie
history-even = Parti uguali
history-mean = Punti in media
history-course = { $game }, partita dopo partita
history-course-of = { $row }, partita dopo partita: { $points }
history-over-time = Partita dopo partita
history-beside = Gli altri ai tuoi tavoli
history-total = Tutti i punti
history-luck = Sorte
history-own = Le tue scelte
history-parted = { $count ->
    [one] Sorte e scelte, in punti contro il miglior avversario, vengono dall’analisi di 1 partita.
   *[other] Sorte e scelte, in punti contro il miglior avversario, vengono dalle analisi di { $count } partite.
  }
history-unreviewed = Sorte e scelte compaiono qui quando ci sono partite analizzate.
history-habit-more = { $row }: qui sei in vantaggio, con { $mean ->
    [one] 1 punto
   *[other] { $mean } punti
  } a partita contro { $others } degli altri ai tuoi tavoli, su { $games } partite.
history-habit-less = { $row }: qui sono in vantaggio gli altri ai tuoi tavoli, con { $others ->
    [one] 1 punto
   *[other] { $others } punti
  } a partita contro i tuoi { $mean }, su { $games } partite.
history-habit-practise-more = { $count ->
    [one] Esercitati dove averne di più era meglio: 1 problema
   *[other] Esercitati dove averne di più era meglio: { $count } problemi
  }
history-habit-practise-less = { $count ->
    [one] Esercitati dove altro era meglio: 1 problema
   *[other] Esercitati dove altro era meglio: { $count } problemi
  }
history-which = Partita dopo partita
history-count = { $count ->
    [one] 1 partita
   *[other] { $count } partite
  }
history-together = su un solo schermo
history-review-of = Analisi: { $game }, { $date }
history-practise = Esercitati
history-practise-of = Esercitati: { $game }, { $date }
history-deal = Stessa distribuzione
history-deal-of = La stessa distribuzione: { $game }, { $date }
history-branch = seguito di un’altra partita, non conta
history-duplicate = distribuzione rigiocata, non conta
history-helped = un bot ha giocato per te, non conta
history-watch = Riguarda
history-watch-of = Riguarda: { $game }, { $date }
history-forget = Dimentica
history-forget-of = Dimentica: { $game }, { $date }
history-forget-sure = Dimenticarla qui per sempre?
history-forget-sure-of = Dimenticarla qui per sempre? { $game }, { $date }
history-keep = Salva queste partite in un file
history-keep-none = Nel frattempo queste partite sono state cancellate altrove. Non c’è niente da salvare.
history-brought = giocata su un altro server
history-here = giocata su questo dispositivo
history-day = reame del giorno
history-offline = giocata senza rete
history-bring = Importa partite da un altro server
history-bring-text = Il file che hai salvato lì, o una registrazione. Ogni partita è verificata con le regole prima di essere conservata.
history-bring-name = Il tuo nome in queste partite
history-bring-file = Scegli il file
history-bring-going = Partita { $done } di { $all }
history-bring-done = { $count ->
    [one] Ora c’è 1 partita in più.
   *[other] Ora ci sono { $count } partite in più.
  }
history-bring-known = { $count ->
    [one] 1 c’era già.
   *[other] { $count } c’erano già.
  }
history-bring-refused = { $count ->
    [one] 1 partita non è stata aggiunta.
   *[other] { $count } partite non sono state aggiunte.
  }
history-bring-full = In questo browser non c’è posto per altre partite. Dimenticane prima qualcuna.
history-bring-none = In questo file non è stato possibile leggere nessuna partita.
history-deleted = La partita è cancellata anche da questo server.
history-left = La partita non è più nella tua lista. Chi ha giocato con te conserva la sua.
