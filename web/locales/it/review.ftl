# What a finished game teaches.

review = Analisi
review-opening = Apro la partita.
review-not = Questa partita non si può analizzare.
review-origin = Analizza la partita da cui viene
review-waiting = { $before ->
    [one] Prima viene un’altra analisi.
   *[other] Prima vengono altre { $before } analisi.
  }
review-preparing = Il giudice si prepara. Succede una volta su questo dispositivo e può durare un minuto.
review-beginning = Si rigioca la partita.
review-working = L’analisi continua; i numeri diventano più sicuri mentre leggi. Puoi uscire e tornare.
review-settled = { $part }% delle scelte è chiaro.
review-sketch = Questo è un abbozzo, fatto in questo browser: da dove vengono i punti, e con quanta sicurezza, secondo poche partite proseguite da ogni turno. Le singole scelte, i momenti e i livelli li giudica un server, quando ha la partita.
review-sketch-working = La partita viene proseguita da ognuno dei suoi turni; i numeri diventano più sicuri mentre leggi. Se esci, si ferma.
review-sketch-part = { $part }% dell’abbozzo è fatto.
review-seen-by = Vista da
review-cards = Il giudice conosce
review-cards-known = ciò che si poteva sapere
review-cards-open = tutte le carte
review-cards-known-note = Le scelte sono giudicate in base a ciò che si poteva sapere nel farle: la propria mano, la Cancelleria, tutto il tabellone, le carte giocate.
review-cards-open-note = Le scelte sono giudicate con tutte le mani e il mazzo scoperti, cosa che nessuno poteva sapere. La sorte è l’ordine delle carte fin dall’inizio.
# How it ended, and what made it so: each part is a clause of its own. Others may be one player, or all the others.
review-you = { $how ->
    [won] { $by ->
        [one] Hai vinto per 1 punto
       *[other] Hai vinto per { $by } punti
      }
    [lost] { $by ->
        [one] Hai perso per 1 punto
       *[other] Hai perso per { $by } punti
      }
    [level] Hai vinto a parità di punti
    [behind] Hai perso a parità di punti
   *[shared] Hai condiviso la vittoria
  }: { $luckIs ->
    [gave] la sorte ha dato { $luck }
    [took] la sorte ha tolto { $luck }
   *[even] la sorte non ha pesato
  }, { $ownIs ->
    [gave] le tue scelte hanno dato { $own }
    [took] le tue scelte sono costate { $own }
   *[even] le tue scelte si sono compensate
  }, { $othersIs ->
    [gave] { $rivalIs ->
        [all] le scelte di tutti gli altri ti hanno dato { $others }
       *[named] le scelte di { $rival } ti hanno dato { $others }
      }
    [took] { $rivalIs ->
        [all] le scelte di tutti gli altri ti sono costate { $others }
       *[named] le scelte di { $rival } ti sono costate { $others }
      }
   *[even] { $rivalIs ->
        [all] le scelte di tutti gli altri non hanno cambiato nulla
       *[named] le scelte di { $rival } non hanno cambiato nulla
      }
  }.
review-of = { $how ->
    [won] { $by ->
        [one] { $name }, vittoria per 1 punto
       *[other] { $name }, vittoria per { $by } punti
      }
    [lost] { $by ->
        [one] { $name }, sconfitta per 1 punto
       *[other] { $name }, sconfitta per { $by } punti
      }
    [level] { $name }, vittoria a parità di punti
    [behind] { $name }, sconfitta a parità di punti
   *[shared] { $name }, vittoria condivisa
  }: { $luckIs ->
    [gave] la sorte ha dato { $luck }
    [took] la sorte ha tolto { $luck }
   *[even] la sorte non ha pesato
  }, { $ownIs ->
    [gave] le proprie scelte hanno dato { $own }
    [took] le proprie scelte sono costate { $own }
   *[even] le proprie scelte si sono compensate
  }, { $othersIs ->
    [gave] { $rivalIs ->
        [all] quelle di tutti gli altri hanno dato { $others }
       *[named] quelle di { $rival } hanno dato { $others }
      }
    [took] { $rivalIs ->
        [all] quelle di tutti gli altri sono costate { $others }
       *[named] quelle di { $rival } sono costate { $others }
      }
   *[even] { $rivalIs ->
        [all] quelle di tutti gli altri non hanno cambiato nulla
       *[named] quelle di { $rival } non hanno cambiato nulla
      }
  }.
review-against = { $sides ->
    [2] { $name } contro { $rival }.
   *[other] { $name } contro { $rival }, la migliore delle altre parti.
  } La sorte è quel che si è pescato e distribuito; le scelte si misurano su come avrebbe continuato un giocatore rapido.
review-against-you = { $sides ->
    [2] Tu contro { $rival }.
   *[other] Tu contro { $rival }, la migliore delle altre parti.
  } La sorte è quel che si è pescato e distribuito; le scelte si misurano su come avrebbe continuato un giocatore rapido.
review-luck = Sorte
review-own = Scelte proprie
review-others = Scelte degli altri
review-result = Risultato
review-give = ± { $points }
review-account = Punti per giocatore
review-start = Partita alla pari da qui: { $points }
review-player = Giocatore
review-points = Punti
review-given = Regalati
review-plays = Gioca come i livelli da { $low } a { $high }
review-plays-note = Per quanto può dire una sola partita, dai punti regalati.
review-moments = Momenti
review-none-yet = Quali scelte abbiano contato non è ancora chiaro.
review-none = Nessuna scelta spicca: per quel che si sa, non è stato regalato nulla.
review-round = Round { $round }
review-round-game = { $round ->
    [0] Partita { $game }, preparazione
   *[other] Partita { $game }, round { $round }
  }
review-setup = Preparazione
review-moment = Round { $round }, { $name }
review-moment-game = { $round ->
    [0] Partita { $game }, preparazione, { $name }
   *[other] Partita { $game }, round { $round }, { $name }
  }
review-moment-setup = Prima del primo round, { $name }
review-points-given = { $points ->
    [one] punto regalato
   *[other] punti regalati
  }
review-points-good = { $points ->
    [one] punto meglio della mossa abituale
   *[other] punti meglio della mossa abituale
  }
review-sure = sicuro
review-fairly = abbastanza sicuro
review-why = Perché
review-lent = Ha giocato un bot.
review-see = Guardalo nella partita
review-practise = Esercitati su ciò che si poteva migliorare
review-practise-this = Esercitati su questo
review-first-look = Sorte o scelte? La partita è all’esame.
review-mattered = { $round ->
    [0] Ciò che ha contato di più è avvenuto prima del primo round.
   *[other] Ciò che ha contato di più è avvenuto nel round { $round }.
  }
review-mattered-game = { $round ->
    [0] Ciò che ha contato di più è avvenuto nella preparazione della partita { $game }.
   *[other] Ciò che ha contato di più è avvenuto nella partita { $game }, round { $round }.
  }
review-played = Giocato: { $move }
review-better = Meglio: { $move }
why-review-row = { $row }
why-review-long-run = A lungo andare
why-review-rest = Tutto il resto
why-review-takes = { $points ->
    [one] 1 punto in meno per { $name }
   *[other] { $points } punti in meno per { $name }
  }
why-review-gives = { $points ->
    [one] 1 punto in più per { $name }
   *[other] { $points } punti in più per { $name }
  }
review-opening-sentence = Che cosa insegna questa partita
review-did = giocato
review-instead = meglio
review-chances = Probabilità di vincere, in percentuale
review-chances-way = Lungo la partita
review-chances-table = Come tabella
review-chance = { $name }: { $part }%
review-after = Dopo
review-parts = Parti dell’analisi
review-to-chances = Probabilità
review-to-moments = Momenti
