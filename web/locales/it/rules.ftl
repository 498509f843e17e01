# Around the rules of every game.

rules = Regole
rules-of = Regole: { $game }
rules-title = Le regole
rules-text = Scegli il gioco e come lo giochi, e vedi solo le regole che valgono. Ogni regola ha un numero, che il tavolo cita quando rifiuta qualcosa.
rules-sheet = Riassunto
rules-sheet-of = { $game }: riassunto
rules-back = Tutte le regole
rules-print = Stampa
rules-mode = Come giochi
rules-game = Gioco
rules-players = Giocatori
rules-contents = Indice
rules-anchor = Regola { $clause }
rules-search = Cerca nelle regole
rules-search-hint = Premi / per cercare.
rules-search-also = pareggio = parità, corrompere = Drago, imposta = tassa, miniera = montagna, fortezza = castello
rules-search-none = Qui nessuna regola contiene «{ $query }».
rules-search-found = { $count ->
    [one] 1 regola con «{ $query }»
   *[other] { $count } regole con «{ $query }»
  }
rules-not-here = Questa regola appartiene a un altro gioco o modo di giocare rispetto a quello scelto qui.
rules-print-foot = demesne, le regole con parole nostre. I numeri sono gli stessi su ogni pagina e al tavolo.
rules-glance = A colpo d’occhio

## Quick sheets

sheet-turn = Il tuo turno
