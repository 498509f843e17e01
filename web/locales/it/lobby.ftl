# Open tables: where somebody waits for others, and games one may watch.

lobby-title = Tavoli aperti
lobby-about = Siediti dove qualcuno aspetta, o guarda una partita.
lobby-looking = Cerco tavoli aperti…
lobby-none = In questo momento non c’è nessun tavolo aperto. Fattene trovare uno, o aprine uno e aspetta: chi arriva lo vede qui.
lobby-others = Nessun tavolo aperto corrisponde alla tua scelta.
lobby-count = { $count ->
    [0] Nessun tavolo è aperto.
    [one] 1 tavolo è aperto.
   *[other] { $count } tavoli sono aperti.
  }
lobby-host = { $name } aspetta
lobby-free = { $free ->
    [one] 1 posto libero su { $seats }
   *[other] { $free } posti liberi su { $seats }
  }
lobby-sit = Siediti
lobby-sit-at = Siediti con { $name }: { $game }
lobby-yours = Il tuo tavolo
lobby-gone = Non ci sono più posti liberi
lobby-watch = Partite da guardare
lobby-watch-at = Guarda { $names }: { $game }
lobby-round = { $game }, round { $round }
lobby-go = Guarda
lobby-quick = Un tavolo qualsiasi
lobby-game = Gioco
lobby-players = Giocatori
lobby-find = Trovami un tavolo
lobby-find-why = Ti siedi al tavolo che aspetta da più tempo. Se nessuno aspetta, se ne apparecchia uno nuovo per te, e chi poi cerca lo stesso si siede lì con te.
lobby-find-clock = L’orologio di uno nuovo: { $plan }.
lobby-clock-either = Indifferente
lobby-open = Apri un tavolo tuo
lobby-rated = classificata
lobby-pace = Tavoli
lobby-pace-all = Tutti
lobby-pace-live = Con orologio
lobby-pace-days = A giorni
lobby-whom = Con chi
lobby-whom-any = Chiunque
lobby-whom-near = Vicino al mio punteggio
lobby-ratings = Il tuo punteggio
