## What may still come, and how likely it is

known-counting = Sto contando…
known-why = Contato da quel che vedi, come se ogni pesca fosse ugualmente probabile.
known-all = Contato da quel che vedono tutti, come se ogni pesca fosse ugualmente probabile.
known-lost = La connessione manca per un momento.
known-none = Non arriva più nulla.
known-list = Che cosa può arrivare
known-odds = Quanto è probabile
odds-percent = { $percent }%
odds-least = meno dell’1%
odds-most = più del 99%
known-piece = { $thing }: ancora { $count }, subito { $odds }
known-line = { $what }: { $odds }

## What things are worth

known-stakes = Quanto valgono ora le cose
known-stakes-why = Punti di ogni riga per come sta il tavolo, dove sono di più; sottolineato, ciò con cui una parte guadagna di più.
prize-cost = Ti costa
prize-free = nulla
prize-not-yours = non per te
prize-nowhere = non entra
prize-never = non può
prize-most = (il meglio)
prize-places = { $count ->
    [one] 1 posizione
   *[other] { $count } posizioni
  }
