# Il tavolo a parole: quello che viene letto e i tasti per farlo.

reading-none = A questo tavolo non ce n’è.
reading-nowhere = Nessuna casella è selezionata.
reading-nothing = niente
reading-row = Riga { $row }
reading-column = Colonna { $column }
reading-squares = Caselle: { $what }
reading-pair = { $what }. { $more }
reading-territory = { $terrain }, { $squares ->
    [one] 1 casella
   *[other] { $squares } caselle
  }, { $crowns ->
    [0] nessuna corona
    [one] 1 corona
   *[other] { $crowns } corone
  }
reading-castles = { $owner ->
    [nobody] Castelli neutrali: { $list }
   *[other] Castelli di { $name }: { $list }
  }
reading-knights = { $owner ->
    [nobody] Cavalieri neutrali: { $list }
   *[other] Cavalieri di { $name }: { $list }
  }
reading-borders = Confini tra: { $list }
reading-border = { $first } e { $second }
reading-walls = Confini verso: { $list }
reading-beside = Accanto: { $list }
reading-buildings = Edifici: { $list }
reading-extent = Larghezza { $columns }, altezza { $rows }; al massimo { $size }
reading-taken = { $when ->
    [over] { $order }. { $domino }, { $name }, turno finito
    [now] { $order }. { $domino }, { $name }, turno in corso
   *[later] { $order }. { $domino }, { $name }
  }
reading-open = { $order }. { $domino }, libera
reading-keys = Tasti
reading-keys-off = I tasti singoli sono disattivati nelle impostazioni. Tutto ha anche un pulsante.
reading-key-o = legge quello che è tuo
reading-key-l = legge quello che si può prendere: colonne o carte
reading-key-g = legge il tabellone comune
reading-key-p = legge quello che hanno gli altri
key-space = Spazio
key-does-walk = di casella in casella
key-does-confirm = sceglie, poi conferma
key-does-clear = lascia quello che è scelto
key-does-turn = gira la tessera
key-does-digit = sceglie per posto nell’ordine o per prezzo
key-does-skip = salta la fase
key-does-undo = annulla
key-does-hint = chiede un suggerimento
key-does-card = sceglie una carta della mano
key-does-use = sceglie che cosa farne; B l’altra cosa
key-does-end = lascia il resto della carta
key-does-sell = sceglie di venderla
key-does-back = un’azione indietro
key-does-on = un’azione avanti
key-does-hold = ferma quello che fanno gli altri, o lo lascia andare avanti
key-does-sheet = apre il tavolo a parole
key-does-about = legge la casella selezionata e il terreno di cui fa parte
