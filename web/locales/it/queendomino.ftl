# Land, pieces and a table of the Queendomino family.

## Land, pieces and what they say of themselves

terrain-castle = castello
terrain-wheat = campo di grano
terrain-forest = bosco
terrain-lake = lago
terrain-grassland = prateria
terrain-swamp = palude
terrain-mine = montagna
terrain-town = città
half-crowned = { $count ->
    [one] { $terrain }, 1 corona
   *[other] { $terrain }, { $count } corone
  }
domino-name = Tessera domino { $number }: { $first } e { $second }
domino-of = { $domino }. Dalla scatola di { $box }
where-castle = il castello
# $way: where it lies as seen from the castle; $across and $down: how many squares away.
where = { $way ->
    [left] { $across ->
        [1] subito a sinistra del castello
       *[other] { $across } caselle a sinistra del castello
      }
    [right] { $across ->
        [1] subito a destra del castello
       *[other] { $across } caselle a destra del castello
      }
    [above] { $down ->
        [1] subito sopra il castello
       *[other] { $down } caselle sopra il castello
      }
    [below] { $down ->
        [1] subito sotto il castello
       *[other] { $down } caselle sotto il castello
      }
    [corner-above-left] all’angolo in alto a sinistra del castello
    [corner-above-right] all’angolo in alto a destra del castello
    [corner-below-left] all’angolo in basso a sinistra del castello
    [corner-below-right] all’angolo in basso a destra del castello
    [above-left] dal castello { $across } a sinistra e { $down } in su
    [above-right] dal castello { $across } a destra e { $down } in su
    [below-left] dal castello { $across } a sinistra e { $down } in giù
   *[below-right] dal castello { $across } a destra e { $down } in giù
  }
square-free = libera
square-knight = un cavaliere
square-knight-why = Qui c’è un cavaliere. Ha riscosso la sua tassa e resta per sempre.
square-held = la tua tessera
square-legal = possibile
square-chosen = scelta
square-choosable = si può scegliere
castle-why = Ogni reame comincia qui. Lo può toccare qualsiasi paesaggio.
territory-of = { $squares ->
    [one] Un territorio di 1 casella, { $crowns ->
        [0] senza corone.
        [one] con 1 corona.
       *[other] con { $crowns } corone.
      }
   *[other] Un territorio di { $squares } caselle, { $crowns ->
        [0] senza corone.
        [one] con 1 corona.
       *[other] con { $crowns } corone.
      }
  }
kingdom-of = Reame: { $name }
king-of = Re: { $name }
stat-coins = { $count ->
    [one] 1 moneta
   *[other] { $count } monete
  }
stat-knights = { $count ->
    [one] 1 cavaliere in riserva
   *[other] { $count } cavalieri in riserva
  }
stat-towers = { $count ->
    [one] 1 torre
   *[other] { $count } torri
  }
stat-crowns = { $count ->
    [one] 1 corona
   *[other] { $count } corone
  }
stat-largest = { $count ->
    [one] territorio più grande: 1 casella
   *[other] territorio più grande: { $count } caselle
  }
stat-crowns-why = { $dynasty ->
    [yes] Un territorio vale le sue caselle per le sue corone.
   *[no] Un territorio vale le sue caselle per le sue corone. A parità di punti e di territorio più grande vince chi ha più corone.
  }
stat-largest-why = { $dynasty ->
    [yes] Dopo tre partite, a parità di somma si condivide il posto.
   *[no] A parità di punti vince il territorio più grande.
  }
stat-coins-why = Con le monete si comprano edifici e si assolda il Drago. Alla fine tre monete valgono un punto.
stat-knights-why = Un cavaliere sulla tua nuova tessera riscuote una moneta per ogni casella del suo territorio.
stat-towers-why = La Regina va da chi, costruendo, arriva ad avere più torri.
line-king = { $sure ->
    [yes] Qui c’è { $name }: gioca il turno { $order } del round.
   *[no] Qui c’è { $name }: gioca al più tardi il turno { $order } del round.
  }
line-free = { $sure ->
    [yes] Qui non c’è ancora nessuno. Chi la sceglie gioca il turno { $order } del round.
   *[no] Qui non c’è ancora nessuno. Chi la sceglie gioca al più tardi il turno { $order } del round.
  }
line-turn-over = Questo turno è finito.
line-turn-now = Questo turno è in corso.
claim-domino = { $sure ->
    [yes] Scegli – { $domino }, turno { $order }
   *[no] Scegli – { $domino }, turno { $order } al più tardi
  }

## Builders

builders = Costruttori
slot-sold = venduta
slot-burnt = distrutta
slot-empty = vuoto
slot-printed = { $filled ->
    [yes] Costo stampato { $cost }. Gli alloggiamenti liberi si riempiono a fine round.
   *[no] Costo stampato { $cost }.
  }
slot-price = { $price ->
    [0] Non costa nulla.
    [one] Costa 1 moneta.
   *[other] Costa { $price } monete.
  }
slot-price-queen = { $price ->
    [0] Non costa nulla invece di { $cost }: la Regina ne toglie una.
   *[other] Costa { $price } invece di { $cost }: la Regina ne toglie una.
  }
slot-too-dear = { $price ->
    [one] Non hai 1 moneta.
   *[other] Non hai { $price } monete.
  }
slot-name = { $name }. { $price }
dragon-home = Il Drago è nella sua grotta
dragon-out = Il Drago è fuori
dragon-why = Una volta a round, per una moneta, distrugge una tessera disponibile. Non vola per chi ospita la Regina.
dragon-price = 1 moneta distrugge una tessera
dragon-away = torna nel prossimo round
pile-left = { $count ->
    [one] Nella pila resta 1 tessera edificio.
   *[other] Nella pila restano { $count } tessere edificio.
  }
building-bakery = Panetteria
building-sawmill = Segheria
building-fishmonger = Pescheria
building-weaving-shop = Filanda
building-magic-school = Scuola di magia
building-foundry = Fonderia
building-church = Chiesa
building-safe-knight = Cassaforte
building-safe-tower = Cassaforte
building-small-tavern = Piccola taverna
building-big-tavern = Grande taverna
building-guardtower = Torre di guardia
building-fortified-castle = Fortezza
building-travelling-castle = Castello ambulante
building-training-camp = Campo di allenamento
building-statue = Statua
building-queens-tower = Torre della Regina
building-gives-knights = { $count ->
    [one] Subito 1 cavaliere.
   *[other] Subito { $count } cavalieri.
  }
building-gives-towers = { $count ->
    [one] Subito 1 torre.
   *[other] Subito { $count } torri.
  }
building-gives-crown = Una corona per la sua città.
building-tax-knight = Dal tuo prossimo turno ogni cavaliere che mandi a riscuotere porta 1 moneta in più per ogni cavaliere che hai.
building-tax-tower = Dal tuo prossimo turno ogni cavaliere che mandi a riscuotere porta 1 moneta in più per ogni torre che hai.
building-points = { $count ->
    [one] 1 punto alla fine.
   *[other] { $count } punti alla fine.
  }
building-per-terrain = { $count ->
    [one] 1 punto alla fine per ogni territorio di questo tipo: { $terrain }.
   *[other] { $count } punti alla fine per ogni territorio di questo tipo: { $terrain }.
  }
building-per-tower = { $count ->
    [one] 1 punto alla fine per ogni torre che hai.
   *[other] { $count } punti alla fine per ogni torre che hai.
  }
building-per-knight = { $count ->
    [one] 1 punto alla fine per ogni cavaliere che hai.
   *[other] { $count } punti alla fine per ogni cavaliere che hai.
  }
building-plain = Non porta altro.
building-unsure = Su questa tessera è una nostra stima: { $things }.
unsure-knights = il numero di cavalieri
unsure-towers = il numero di torri
unsure-tax-bonus = se aumenta la tassa
unsure-crowns = la corona
unsure-points = i punti

## Score pad

row-wealth = Fortuna
row-wheat = Grano
row-forest = Bosco
row-lake = Lago
row-grassland = Prateria
row-swamp = Palude
row-mine = Montagna
row-town = Città
row-queen = Regina
row-buildings = Edifici
row-bonuses = Bonus
item-wealth = { $coins ->
    [one] 1 moneta, tre per un punto: { $points }
   *[other] { $coins } monete, tre per un punto: { $points }
  }
item-territory = { $squares } × { $crowns } { $terrain }: { $points }
item-queen = { $squares ->
    [one] Una corona in più per 1 casella, { $terrain }: { $points }
   *[other] Una corona in più per { $squares } caselle, { $terrain }: { $points }
  }
item-building-points = { $building }: { $points }
item-building-towers = { $count ->
    [one] { $building }, 1 torre: { $points }
   *[other] { $building }, { $count } torri: { $points }
  }
item-building-knights = { $count ->
    [one] { $building }, 1 cavaliere: { $points }
   *[other] { $building }, { $count } cavalieri: { $points }
  }
item-building-territories = { $count ->
    [one] { $building }, 1 territorio: { $points }
   *[other] { $building }, { $count } territori: { $points }
  }
item-middle-kingdom = Il castello è al centro: { $points }
item-game = Partita { $game }: { $points }
item-harmony = Il reame è completo, Armonia: { $points }

## Refusals of the rules

here-castle = Qui c’è il tuo castello.
here-land = Qui: { $terrain }.
here-nothing = Qui non c’è nulla.
here-no-room = Questa casella è libera, ma nessuna accanto lo è.
here-alone = Accanto a questa casella non c’è nulla.
here-beside = Accanto a questa casella: { $around }. La tua tessera: { $halves }.
here-extent = Qui il tuo reame diventerebbe { $wide } × { $high }.
here-king = Scelta da { $name }.
here-own-king = Lì c’è il tuo stesso re.
refusal-place-wrong-domino = Si piazza la tessera su cui sta il tuo re.
refusal-place-apart = Le sue due metà devono stare fianco a fianco.
refusal-place-occupied = Ogni metà della tessera vuole una casella libera.
refusal-place-unconnected = Deve toccare il suo stesso paesaggio o il tuo castello.
refusal-place-too-wide = Un reame è largo al massimo { $size } caselle e alto { $size }.
refusal-place-order = Le due metà sono uguali: basta un modo di piazzarla.
refusal-discard-wrong-domino = Non è la tessera che hai in mano.
refusal-discard-fits = Da qualche parte entra, quindi va piazzata.
refusal-tax-square = I cavalieri vanno sulla tessera appena piazzata, uno per casella.
refusal-tax-knights = Non hai così tanti cavalieri in riserva.
refusal-build-no-slot = Quell’alloggiamento non esiste.
refusal-build-empty-slot = In quell’alloggiamento non c’è nessuna tessera.
refusal-build-coins = Costa { $price }, e hai { $coins }.
refusal-build-square = Un edificio va su una casella di città.
refusal-build-taken = In quella casella c’è già un edificio.
refusal-bribe-queen = Il Drago non vola per chi ospita la Regina.
refusal-bribe-away = In questo round il Drago ha già volato.
refusal-bribe-coins = Il Drago chiede { $price }, e hai { $coins }.
refusal-bribe-no-slot = Quell’alloggiamento non esiste.
refusal-bribe-empty-slot = In quell’alloggiamento non c’è nulla da distruggere.
refusal-claim-not-in-line = Quella tessera non è nella colonna successiva.
refusal-claim-taken = Su una tessera sta un solo re.
refusal-pass-mandatory = Questa fase non si può saltare.
refusal-king-not-drawn = Non è quel re che va estratto.
refusal-deal-gone = Quella tessera è già uscita.
refusal-tile-gone = Nella pila non resta nessuna tessera del genere.

## Whose turn

status-place = Piazza la tessera { $first } e { $second }.
status-place-double = Piazza la tessera doppia ({ $first }).
status-discard = La tessera { $first } e { $second } non entra da nessuna parte.
status-discard-double = La tessera doppia ({ $first }) non entra da nessuna parte.
status-tax = Manda cavalieri a riscuotere, o salta la fase.
status-build = Costruisci nella tua città, o salta la fase.
status-bribe = Assolda il Drago, o salta la fase.
status-claim = Scegli la tua prossima tessera.
status-theirs-place = { $name } piazza una tessera.
status-theirs-tax = { $name } può riscuotere la tassa.
status-theirs-build = { $name } può costruire.
status-theirs-bribe = { $name } può assoldare il Drago.
status-theirs-claim = { $name } sceglie una tessera.
step-place = Piazza
step-tax = Tassa
step-build = Costruisci
step-bribe = Drago
step-claim = Scegli
step-place-why = Piazza la tessera su cui sta il tuo re. Si scarta solo se non entra da nessuna parte.
step-tax-why = Un cavaliere sulla nuova tessera porta una moneta per ogni casella del suo territorio.
step-build-why = Compra un edificio per una casella di città libera.
step-bribe-why = Paga al Drago una moneta perché distrugga una tessera disponibile. Una volta a round, e non per chi ospita la Regina.
step-claim-why = Metti il tuo re su una tessera libera della colonna successiva.

## What is there

others = Gli altri
kingdom-enlarge = { $name }, guarda da vicino
queen-here = Ospita la Regina
queen-why = Ogni edificio costa una moneta in meno, e alla fine la Regina vale una corona in più sul territorio più grande.
dynasty-games = Punti partita per partita: { $points }
dynasty-why = I punti di ogni partita della dinastia, quella in corso per ultima. Decide la somma.
line-now = Questo round
line-next = Prossimo round
line-first = La prima colonna
line-crowns = { $count ->
    [0] nessuna corona
    [one] { $count } corona
   *[other] { $count } corone
  }
line-goes = { $last ->
    [yes] gioca per ultima
   *[no] { $sure ->
        [no] turno { $order } o prima
       *[yes] { $order ->
            [1] gioca per prima
            [2] gioca per seconda
           *[other] gioca per terza
          }
      }
  }
round-goes = Come si svolge un round
goes-place = la tessera che il tuo re ha portato a casa
goes-tax = i cavalieri riscuotono monete dai territori
goes-build = una tessera su una casella di città
goes-bribe = una moneta distrugge una tessera disponibile
goes-claim = una tessera della colonna successiva per il tuo re
domino-pair = { $first } e { $second }
domino-double = doppia ({ $first })
domino-number = domino { $number }
tab-kingdom = Reame
tab-lines = Colonne
tab-builders = Costruttori
tab-others = Altri

## Choices

choice-price = { $price ->
    [0] gratis
    [one] 1 moneta
   *[other] { $price } monete
  }
place-title = Se la piazzi qui
place-turn = Gira
place-here = Piazza qui
place-new = nuovo
place-patch = { $squares } × { $crowns }
place-becomes = { $was } diventa { $is }
place-summary = { $total ->
    [one] { $changes }. Con questo hai 1 punto.
   *[other] { $changes }. Con questo hai { $total } punti.
  }
place-change = { $terrain } { $points }
place-nowhere = Non si collega da nessuna parte, o il tuo reame diventerebbe troppo grande. Esce dal gioco e non vale nulla.
place-discard = Scarta
tax-title = Cavalieri sulla nuova tessera
tax-squares = { $squares ->
    [one] { $terrain }, 1 casella
   *[other] { $terrain }, { $squares } caselle
  }
# $what: squares of a landscape, or a safe; $coins: "+3".
tax-brings = { $what }: { $coins }
tax-safe-knight = Cassaforte, per i cavalieri
tax-safe-tower = Cassaforte, per le torri
tax-coins = { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
  }
tax-send = { $coins ->
    [0] Manda cavalieri
    [one] Riscuoti 1 moneta
   *[other] Riscuoti { $coins } monete
  }
tax-left = { $count ->
    [0] In riserva non resta nessun cavaliere.
    [one] In riserva resta 1 cavaliere.
   *[other] In riserva restano { $count } cavalieri.
  }
build-title = Scegli un edificio
build-where = Scegli una casella di città.
build-build = { $price ->
    [0] Costruisci
    [one] Costruisci per 1 moneta
   *[other] Costruisci per { $price } monete
  }
build-points = I tuoi punti
build-coins-left = { $count ->
    [0] Non resta nessuna moneta.
    [one] Resta 1 moneta.
   *[other] Restano { $count } monete.
  }
build-queen = La Regina viene da te.
build-discount = La Regina ne toglie una.
bribe-title = Scegli una tessera da distruggere
bribe-text = Nessuno può comprare una tessera distrutta.
bribe-burn = { $price ->
    [one] Distruggi per 1 moneta
   *[other] Distruggi per { $price } monete
  }
claim-title = Scegli una tessera della colonna successiva
claim-order = { $last ->
    [yes] Nel prossimo round giochi l’ultimo turno.
   *[no] { $order ->
        [1] Nel prossimo round giochi il primo turno.
        [2] Giochi al più tardi il secondo turno.
        [3] Giochi al più tardi il terzo turno.
       *[other] Giochi al più tardi il turno { $order }.
      }
  }
follow-order = { $order ->
    [1] Primo turno nel prossimo round.
    [2] Al più tardi secondo turno nel prossimo round.
    [3] Al più tardi terzo turno nel prossimo round.
   *[other] Ultimo turno nel prossimo round.
  }
claim-fits = Entra nel tuo reame com’è ora.
claim-fits-not = Nel tuo reame com’è ora non entra.
claim-worth = Entra in { $places ->
    [one] 1 posizione
   *[other] { $places } posizioni
  }; dove ora conta di più, porta { $points }.
claim-places = { $count ->
    [one] 1 posizione
   *[other] { $count } posizioni
  }
claim-final = Dopo una scelta si può solo chiedere di annullarla.
claim-act = Scegli questa
claim-short = Scegli
claim-nowhere = non entra
bar-domino = Tessera: { $what }
bar-nowhere = Non entra da nessuna parte.

## The log

ask-undo-claim = { $name } chiede di annullare la scelta. Da allora non è uscito nulla di nuovo.
ask-undo-place = { $name } chiede di annullare il piazzamento. Da allora non è uscito nulla di nuovo.
change-points = Punti
change-coins = Monete
change-knights = Cavalieri
change-towers = Torri
change-from-to = { $was } → { $is }
log-king = Si estrae un re: { $who }.
log-line = Una nuova colonna: { $dominoes }.
log-tiles = Nuovi edifici sulla plancia: { $buildings }.
log-claim = { $name } sceglie la tessera { $what }.
log-place = { $points ->
    [0] { $name } piazza la tessera { $what }: nessun punto.
    [one] { $name } piazza la tessera { $what }: 1 punto.
   *[other] { $name } piazza la tessera { $what }: { $points } punti.
  }
log-discard = { $name } scarta la tessera { $what }.
log-tax = { $coins ->
    [one] { $name } riscuote 1 moneta { $knights ->
        [one] con 1 cavaliere.
       *[other] con { $knights } cavalieri.
      }
   *[other] { $name } riscuote { $coins } monete { $knights ->
        [one] con 1 cavaliere.
       *[other] con { $knights } cavalieri.
      }
  }
log-build = { $price ->
    [0] { $name } costruisce gratis: { $building }.
    [one] { $name } costruisce per 1 moneta: { $building }.
   *[other] { $name } costruisce per { $price } monete: { $building }.
  }
log-bribe = { $name } assolda il Drago, che distrugge: { $building }.
# A move taken back, by its first word in the notation.
log-undo-claim = { $name } annulla la scelta della tessera { $what }.
log-undo-place = { $name } annulla il piazzamento della tessera { $what }.
log-undo-discard = { $name } annulla lo scarto della tessera { $what }.
log-undo-tax = { $name } annulla la riscossione delle tasse.
log-undo-build = { $name } annulla la costruzione: { $building }.
log-undo-bribe = { $name } annulla la distruzione: { $building }.
log-queen = La Regina va da { $who }.

## The end

over-text = { $first } a { $second } dopo { $rounds } round.
over-text-games = { $first } a { $second } dopo { $games } partite.
over-largest = { $points ->
    [one] 1 punto a testa. Decide il territorio più grande: { $first } caselle a { $second }.
   *[other] { $points } punti a testa. Decide il territorio più grande: { $first } caselle a { $second }.
  }
over-coins = { $points ->
    [one] 1 punto a testa, e i territori più grandi sono uguali. Decidono le monete avanzate.
   *[other] { $points } punti a testa, e i territori più grandi sono uguali. Decidono le monete avanzate.
  }
over-crowns = { $points ->
    [one] 1 punto a testa, e i territori più grandi sono uguali. Decide chi ha più corone.
   *[other] { $points } punti a testa, e i territori più grandi sono uguali. Decide chi ha più corone.
  }
over-largest-of = { $squares ->
    [one] il più grande: 1 casella
   *[other] il più grande: { $squares } caselle
  }
over-games = partite: { $games }

## Hints

hint-place = Suggerimento: piazza la tessera { $what }, una metà { $first }, l’altra { $second }.
why-joins = Si unisce al tuo territorio ({ $terrain }): { $squares } × { $crowns }, +{ $points }.
why-starts = Comincia un territorio ({ $terrain }): { $squares } × { $crowns }, +{ $points }.
why-row = { $row }: +{ $points }.
why-room = { $count ->
    [one] La tessera della colonna successiva entra ancora.
   *[other] Tutte le { $count } tessere della colonna successiva entrano ancora.
  }
why-taxes = { $coins ->
    [one] Porta 1 moneta.
   *[other] Porta { $coins } monete.
  }
why-built = I tuoi punti: +{ $points }.
why-queen = La Regina viene da te.
why-best = Vale +{ $points } dove ora conta di più.
why-places = { $count ->
    [one] Entra in 1 posizione.
   *[other] Entra in { $count } posizioni.
  }
why-nowhere = Per ora non entra da nessuna parte.
why-crowns = { $count ->
    [one] Porta 1 corona.
   *[other] Porta { $count } corone.
  }
why-knights = { $count ->
    [one] Porta 1 cavaliere.
   *[other] Porta { $count } cavalieri.
  }
why-towers = { $count ->
    [one] Porta 1 torre.
   *[other] Porta { $count } torri.
  }
why-tax = { $coins ->
    [one] Un cavaliere lì può riscuotere subito 1 moneta.
   *[other] Un cavaliere lì può riscuotere subito { $coins } monete.
  }
why-sides = { $count ->
    [one] Tiene aperto l’ultimo lato libero del castello.
   *[other] Tiene aperti { $count } lati del castello.
  }
why-middle = Il castello può ancora finire al centro.
why-filled = Nessuna casella resta isolata, e le tessere bastano ancora a riempire { $size } × { $size }.
why-denies = Altrimenti { $name } ne ricava { $points } in più che da quel che resta.
why-order = { $order ->
    [1] Nel prossimo round giochi il primo turno.
    [2] Nel prossimo round giochi al più tardi il secondo turno.
    [3] Nel prossimo round giochi al più tardi il terzo turno.
   *[other] Nel prossimo round giochi al più tardi il turno { $order }.
  }
# The same, said of somebody else.
says-joins = Si unisce al territorio ({ $terrain }): { $squares } × { $crowns }, +{ $points }.
says-built = Punti: +{ $points }.
says-queen = Porta la Regina.
says-order = { $order ->
    [1] Nel prossimo round il primo turno.
    [2] Nel prossimo round al più tardi il secondo turno.
    [3] Nel prossimo round al più tardi il terzo turno.
   *[other] Nel prossimo round al più tardi il turno { $order }.
  }
hint-discard = Suggerimento: non entra da nessuna parte, quindi scartala.
hint-tax = { $coins ->
    [one] Suggerimento: riscuoti 1 moneta di tassa.
   *[other] Suggerimento: riscuoti { $coins } monete di tassa.
  }
hint-build = Suggerimento: costruisci «{ $building }», { $where }.
hint-bribe = Suggerimento: assolda il Drago perché distrugga «{ $building }».
hint-claim = Suggerimento: scegli la tessera { $what }.

## The table before the game

room-dominoes = Le prime tessere si girano quando tutti sono seduti.
