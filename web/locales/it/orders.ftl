# Orders: what shall be done in one's next turn of a game of days, if one is not there.

orders-title = Istruzioni per il tuo prossimo turno
orders-opening = Il tavolo si prepara come sarebbe allora.
# What is asked, or what became of what was left.
orders-ask = { $asks ->
    [again] E se allora non c’è più?
    [whole] Così sarà il tuo prossimo turno
    [left] Queste istruzioni valgono
    [ended] Le tue istruzioni sono finite
   *[next] Che cosa va fatto nel tuo prossimo turno?
  }
orders-about = { $asks ->
    [again] Scegli che cosa faresti allora, o decidi nel tuo turno.
    [whole] Verrà fatto qualche minuto dopo l’inizio del tuo turno, a meno che tu non venga a giocare prima. Nessun altro viene a sapere che hai lasciato istruzioni.
    [left] Verranno seguite qualche minuto dopo l’inizio del tuo turno, a meno che tu non venga a giocare prima. Nessun altro le conosce.
    [ended] Ciò che volevi qui non c’è più. Da qui continui tu.
   *[next] Giocalo qui come se toccasse a te. Nessuno lo vede e per ora non succede niente.
  }
# Above sentences of the log, as they would be told.
orders-wished = Il diario direbbe
# $act is a sentence of the log.
orders-else = Altrimenti: { $act }
refusal-orders-wished = È già nelle tue istruzioni.
orders-settle = Nient’altro
orders-back = Un passo indietro
orders-leave = Lascia queste istruzioni
orders-anew = Ricomincia
orders-withdraw = Ritirale
orders-table = Al tavolo
orders-turn = { $state ->
    [left] Tocca a te. Le tue istruzioni verranno seguite, a meno che tu non giochi prima.
   *[ended] Tocca a te, e ciò che volevi dopo non c’è più. Continua al tavolo.
  }
