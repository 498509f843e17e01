# The nine land tiles of Domaine: entered, kept, chosen.

tiles-title = Inserisci le tue tessere
tiles-text = Le nove tessere terreno di Domaine, casella per casella. Mettile davanti a te, con la faccia stampata in su, e dipingi quel che mostrano.
tiles-ours = Le tessere terreno stampate non sono pubblicate da nessuna parte. La nostra serie è disegnata da noi: si attiene a quel che si sa di quella stampata, ma non è quella stampata. Chi ha la scatola inserisce la sua una volta, e qui tutti possono giocarci.
tiles-begin = Comincia con
tiles-begin-empty = Prato dappertutto
tiles-begin-ours = Il nostro disegno
tiles-found = La tua serie dell’ultima volta, conservata in questo browser.
tiles-nine = Le nove tessere terreno
tiles-city-short = Città
tiles-tile = { $tile ->
    [city] La tessera della città reale
   *[other] Tessera { $tile }
  }
tiles-square = riga { $row }, casella { $square }, { $terrain }
tiles-brush = Terreno da dipingere
tiles-land-meadow = prato
tiles-land-forest = bosco
tiles-land-village = villaggio
tiles-land-city = città reale
tiles-land-mine-gold = miniera d’oro
tiles-land-mine-silver = miniera d’argento
tiles-land-mine-copper = miniera di rame
tiles-land-mine-diamond = miniera di diamanti
tiles-count = { $count } in tutto
tiles-count-of = { $count } di { $expected }
tiles-keys = Con la tastiera: le frecce vanno di casella in casella, una lettera dipinge e va avanti, Pag giù apre la tessera seguente.
tiles-turn = Gira
tiles-turn-why = Gira la tessera di un quarto
tiles-undo = Annulla
tiles-clear = Tutto prato
tiles-next = Tessera seguente
tiles-before = Tessera precedente
tiles-doubts = Una scatola dovrebbe avere
tiles-right = Una città reale e quattro miniere di ogni tipo: come dev’essere.
tiles-doubt-few = { $count } in più: { $terrain }
tiles-doubt-many = { $count } in meno: { $terrain }
tiles-doubt-place = la città reale sulla sua tessera, quella al centro
tiles-doubts-why = Se la tua scatola è davvero così, salva lo stesso la serie.
tiles-cramped = I castelli hanno bisogno di spazio: almeno { $least } caselle di prato, e ce ne sono { $count }.
tiles-keep = Salva la serie
tiles-name = Nome della serie
tiles-name-plain = Le mie tessere
tiles-here = Quel che inserisci si conserva man mano in questo browser.
tiles-send = Salva su questo server
# Two links follow, each in a line: start-friends and start-screen.
tiles-kept = { $name }: salvata. Sceglila quando apparecchi un tavolo.
tiles-save = Salva come file
tiles-file = Apri un file
tiles-as-text = Come testo
tiles-as-text-why = Una riga per ogni tessera, fila per fila: . prato, f bosco, v villaggio, * città reale, g s c d miniere d’oro, d’argento, di rame, di diamanti.
tiles-take-text = Prendi questo testo
tiles-took = Preso. Annulla riporta quel che c’era.
tiles-fault-json = Non è un file di una serie di tessere.
tiles-fault-line = La riga { $line } non si può leggere. Dovrebbe essere una tessera, due punti e quattro file, come 1: ff.g f.v. .... fc.f
tiles-fault-twice = { tiles-tile }: c’è due volte.
tiles-fault-missing = { tiles-tile }: manca.
tiles-fault-rows = { $count ->
    [one] { tiles-tile }: 1 fila; devono essere quattro.
   *[other] { tiles-tile }: { $count } file; devono essere quattro.
  }
tiles-fault-length = { $count ->
    [one] { tiles-tile }, fila { $row }: 1 casella; devono essere quattro.
   *[other] { tiles-tile }, fila { $row }: { $count } caselle; devono essere quattro.
  }
tiles-fault-letter = { tiles-tile }, fila { $row }, casella { $square }: { $letter } non è un tipo di terreno.
tiles-fault-name = Il nome è più lungo di { $most } lettere.
tiles-fault-board-rows = Un tabellone ha dodici file; qui sono { $count }.
tiles-fault-board-length = { $count ->
    [one] La fila { $row } ha 1 casella; devono essere dodici.
   *[other] La fila { $row } ha { $count } caselle; devono essere dodici.
  }
tiles-fault-board-letter = Casella { $square }: { $letter } non è un tipo di terreno.

## The land of a new table

tiles-pick = Terreno
tiles-pick-ours = Il nostro disegno
tiles-pick-ours-why = Nove tessere disegnate per questa casa, mescolate e girate. Non sono quelle stampate, che nessuna fonte mostra.
tiles-pick-own-why = Le tessere come le ha inserite chi le possiede, mescolate e girate.
tiles-pick-odd = Non ha tante città o miniere quante ce ne aspettiamo.
tiles-pick-board = Un tabellone come testo
tiles-pick-board-why = Tutto il terreno com’è: dodici righe di dodici lettere, la prima in alto. Nulla si mescola.
tiles-board = Le dodici righe del tabellone
tiles-board-right = Dodici righe di dodici caselle.
tiles-enter = Inserisci le tessere della tua scatola
refusal-tiles-unknown = Qui non c’è nessuna serie di tessere con quel nome.
refusal-tiles-taken = C’è già una serie di tessere con quel nome. Scegline un altro.
refusal-tiles-full = Qui non si possono salvare altre serie di tessere.
refusal-tiles-wrong = Non può essere una serie di tessere: { $problem }
refusal-board-wrong = Non può essere un tabellone: { $problem }
