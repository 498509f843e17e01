## What may still come, and how likely it is

known-counting = Sto contando…
known-why = Calcolato da quel che vedi, come se ogni pesca fosse ugualmente probabile.
known-all = Calcolato da quel che vedono tutti, come se ogni pesca fosse ugualmente probabile.
known-lost = La connessione è caduta per un momento.
known-none = Non arriva più nulla.
known-list = Che cosa può arrivare
known-odds = Probabilità
odds-percent = { $percent }%
odds-least = meno dell’1%
odds-most = più del 99%
known-piece = { $thing }: ancora { $count }, prossima: { $odds }
known-line = { $what }: { $odds }

## What things are worth

known-stakes = Quanto valgono ora le cose
known-stakes-why = Punti che ogni cosa dà per come sta il tavolo, nel caso migliore; sottolineato, ciò che dà di più a ciascuna parte.
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
