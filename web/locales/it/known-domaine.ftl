## Cards that may still come

pile-stack = Carte della pila { $back }
pile-stack-left = { $left ->
    [0] Nel mazzo non ce n’è nessuna.
    [one] Nel mazzo ce n’è una.
   *[other] Nel mazzo ce ne sono { $left }.
  }
pile-stack-hidden = { $hidden ->
    [one] Una che non vedi è in un’altra mano.
   *[other] { $hidden } che non vedi sono in altre mani.
  }
pile-stack-top = La prossima carta è una di queste:
pile-hand = Che cosa può avere in mano { $name }
pile-hand-backs = Coperte: { $backs }.
pile-hand-least = Almeno una carta con:
known-borders = confini
known-knights = cavalieri
known-expansion = un’espansione
known-deserter = un disertore
known-alliance = un’alleanza
card-count = { $count ->
    [one] 1 non vista
   *[other] { $count } non viste
  }

## What borders are worth

prizes-border = Confini che cambiano un punteggio
prize-border = Tra { $first } e { $second }
