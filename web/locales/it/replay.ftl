# A game that is walked through.

replay = Replay
replay-opening = Apro la partita.
replay-not = Questa partita non si può ripercorrere.
replay-lost = Adesso non è possibile avere il tavolo di quel momento. Riprova.
replay-table = Al tavolo
replay-review = Analisi
replay-another = Un’altra registrazione
brought-title = Una partita da altrove
brought-text = Apri la registrazione di una partita, come testo o come JSON Lines. Le regole la controllano mossa per mossa, e tu la ripercorri. Il server non ne conserva nulla.
brought-file = Apri un file
brought-paste = O incolla la registrazione
brought-open = Ripercorri
brought-several = { $count ->
    [one] Contiene 1 partita.
   *[other] Contiene { $count } partite. Quale?
  }
brought-one = Partita { $number }: { $game }, { $names }
brought-nameless = Partita { $number }: { $game }
brought-end = Un carnet punteggio dice come è finita una partita, non che cosa si è giocato e quando: non si può ripercorrere. Ecco la fine.
brought-end-of = { $names }: il carnet compilato
replay-act = Round { $round }: { $act }
replay-act-game = { $round ->
    [0] Partita { $game }, preparazione: { $act }
   *[other] Partita { $game }, round { $round }: { $act }
  }
replay-laid = Il tavolo è apparecchiato.
replay-turn = Questo turno
replay-turn-of = { $name }, questo turno
play-on = Continua da qui
play-on-text = Da questo momento comincia un nuovo tavolo. Quel che il tuo posto allora non poteva sapere si distribuisce di nuovo, e quel che deve arrivare si rimescola. La partita viene contrassegnata e non conta.
play-on-text-friends = Da questo momento comincia un nuovo tavolo. Quel che allora era nascosto si distribuisce di nuovo a tutti, anche a te, e quel che deve arrivare si rimescola. La partita viene contrassegnata e non conta.
play-on-seat = Il tuo posto
play-on-seat-number = Posto { $seat }
play-on-others = Gli altri
play-on-bots = Bot
play-on-friends = Amici, con un link
play-on-level = Livello dei bot
play-on-go = Continua
replay-ribbon = Tutta la partita
replay-where = Dove nella partita
replay-first = All’inizio
replay-back = Un’azione indietro
replay-play = Avvia
replay-pause = Pausa
replay-on = Un’azione avanti
replay-last = Alla fine
replay-help = ?
replay-keys = Tasti
replay-keys-off = I tasti singoli sono disattivati nelle impostazioni: agiscono le frecce, Inizio e Fine.
replay-key-won = { $points ->
    [one] Un momento chiave: 1 punto per { $name }.
   *[other] Un momento chiave: { $points } punti per { $name }.
  }
replay-key-lost = { $points ->
    [one] Un momento chiave: { $name } perde 1 punto.
   *[other] Un momento chiave: { $name } perde { $points } punti.
  }
replay-key-act = ← →
replay-does-act = un’azione indietro o avanti
replay-key-turn = Maiusc + ← →
replay-does-turn = un turno indietro o avanti
replay-key-round = ↑ ↓
replay-does-round = un round indietro o avanti
replay-key-ends = Inizio, Fine
replay-does-ends = all’inizio, alla fine
replay-key-moment = K
replay-does-moment = al prossimo momento chiave, con Maiusc al precedente
replay-key-play = Spazio
replay-does-play = va avanti da qui, o si ferma
