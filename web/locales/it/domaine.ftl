# Land, pieces and a table of Domaine.

## The board

board = Tabellone
board-zoom = Ingrandisci il tabellone
board-larger = Più grande
board-smaller = Più piccolo
board-whole = Tutto il tabellone
board-castle = { $owner ->
    [nobody] castello neutrale
   *[other] castello di { $name }
  }
board-knight = { $owner ->
    [nobody] cavaliere neutrale
   *[other] cavaliere di { $name }
  }
domaine-meadow = prato
domaine-forest = bosco
domaine-village = villaggio
domaine-city = città reale
domaine-mine-gold = miniera d’oro
domaine-mine-silver = miniera d’argento
domaine-mine-copper = miniera di rame
domaine-mine-diamond = miniera di diamanti
neutral = Nessuno
zone = zona neutrale
zone-why = Una zona neutrale: non è di nessuno e non conta per nessuno.
open-why = Terreno di nessun dominio. Lo diventerebbe con confini tutt’attorno ed esattamente un castello dentro.
# Whose it is: the reader's, a colour's that nobody plays, or somebody's whose name follows.
domain-of = { $owner ->
    [you] il tuo dominio in { $castle }
    [nobody] dominio neutrale in { $castle }
   *[other] dominio di { $name } in { $castle }
  }
# Before it stands the domain, after it what lies in it: "domain of Ada at b3: 4 points (1 forest, 1 village)".
domain-worth = { $points ->
    [one] { $domain }: 1 punto ({ $list })
   *[other] { $domain }: { $points } punti ({ $list })
  }
domain-strength = { $count ->
    [0] Forza: nessun cavaliere
    [one] Forza: 1 cavaliere
   *[other] Forza: { $count } cavalieri
  }
domain-mines = Miniere: { $mines }
domain-allied = { $owner ->
    [you] Alleato con il tuo dominio in { $castle }
    [nobody] Alleato con il dominio neutrale in { $castle }
   *[other] Alleato con il dominio di { $name } in { $castle }
  }
land-forests = { $count ->
    [one] 1 bosco
   *[other] { $count } boschi
  }
land-villages = { $count ->
    [one] 1 villaggio
   *[other] { $count } villaggi
  }
land-city = la città reale
land-none = nulla che conti
places = { $count ->
    [one] 1 punto in cui agire
   *[other] { $count } punti in cui agire
  }
place-border = confine tra { $first } e { $second }
place-ring = alleanza sul confine tra { $first } e { $second } – { $sides }
# The square is a letter and a number; what lies there follows: "take c4, forest, domain of Ada at b3".
place-castle = castello in { $square }, { $about }
place-knight = cavaliere in { $square }, { $about }
place-take = prendi { $square }, { $about }
place-gone = fai disertare il cavaliere in { $square }, { $about }
# Read aloud once a place is chosen: its squares, and what choosing it means.
place-chosen = { $place }: { $what }
track-king = il re sta a { $king }

## Cards

use-borders = { $parts ->
    [one] Confine
    [2] Due confini
   *[other] Tre confini
  }
use-knights = { $parts ->
    [one] Cavaliere
   *[other] Due cavalieri
  }
use-expansion = Espansione
use-deserter = Disertore
use-alliance = Alleanza
use-borders-why = { $parts ->
    [one] Metti un confine tra due caselle.
   *[other] Metti fino a { $parts } confini, ognuno tra due caselle.
  }
use-knights-why = { $parts ->
    [one] Metti un cavaliere accanto a un tuo castello o cavaliere. In un bosco costa un ducato in più.
   *[other] Metti fino a { $parts } cavalieri accanto ai tuoi castelli o cavalieri. In un bosco ognuno costa un ducato in più.
  }
use-expansion-why = { $parts ->
    [one] Uno dei tuoi domini prende una casella accanto; da un altro dominio solo se il tuo ha più cavalieri.
   *[other] Uno dei tuoi domini prende fino a { $parts } caselle accanto; da un altro dominio solo se il tuo ha più cavalieri.
  }
use-deserter-why = Un cavaliere lascia un dominio accanto al tuo, e tu ne metti uno dei tuoi.
use-alliance-why = Il tuo dominio e uno accanto non si tolgono mai caselle.
card-or = o
card-play = gioca
card-sell = vendi
card-price = Giocarla costa { $price }, venderla rende { $sell }.
card-says = { $name }, giocarla costa { $price }, venderla rende { $sell }
card-says-idle = { $name }, giocarla costa { $price }, venderla rende { $sell }, ora non si può giocare
card-says-tried = { $name }, giocarla costa { $price }, venderla rende { $sell }, giocarla è già stato provato
card-says-ordered = { $name }, giocarla costa { $price }, venderla rende { $sell }, giocarla è già nelle tue istruzioni
back-of = coperta, pila { $letter }
hand = La tua mano
hand-of = Mano di { $name }
hand-show = Mostra le mie carte
hand-cover = Copri le mie carte
hand-empty = Non resta nessuna carta.
chancery = Cancelleria
deck-left = { $count ->
    [one] Mazzo, in cima la pila { $letter }, resta 1 carta
   *[other] Mazzo, in cima la pila { $letter }, restano { $count } carte
  }
deck-count = ancora { $count }
deck-none = nessuna
deck-empty = Il mazzo è finito
card-barred = Appena venduta: in questo turno non si può riprendere.
pile-says = { $barred ->
    [yes] { $card }, appena venduta, in questo turno non si può riprendere
   *[no] { $count ->
        [one] { $card }
       *[other] { $card }, { $count } copie
      }
  }
pile-times = × { $count }

## Lords

court = Signori
tab-board = Tabellone
stat-ducats = { $count ->
    [one] 1 ducato
   *[other] { $count } ducati
  }
stat-ducats-why = { $income ->
    [0] Nessuna rendita: nessuna miniera è in un dominio.
    [one] Ogni turno comincia con 1 ducato dalle miniere.
   *[other] Ogni turno comincia con { $income } ducati dalle miniere.
  }
stat-supply = { $count ->
    [0] Nessun cavaliere da mettere
    [one] Ancora 1 cavaliere da mettere
   *[other] Ancora { $count } cavalieri da mettere
  }
lord-cards = Carte: { $list }
lord-mine = { $count } × { $mine }
lord-monopoly = { $count } × { $mine }: un monopolio, 5 punti
item-forests = { $count ->
    [one] 1 bosco in { $castle }: { $points }
   *[other] { $count } boschi in { $castle }: { $points }
  }
item-villages = { $count ->
    [one] 1 villaggio in { $castle }: { $points }
   *[other] { $count } villaggi in { $castle }: { $points }
  }
item-city = La città reale in { $castle }: { $points }
item-monopoly = { $count } × { $mine }, un monopolio: { $points }
item-ducats = Per i ducati: { $points }
row-forests = Boschi
row-villages = Villaggi
row-city = Città reale
row-monopolies = Monopoli
row-ducats = Ducati

## Whose turn

status-cards = Si distribuiscono le carte.
status-castle = Metti un castello.
status-castle-neutral = Metti un castello neutrale.
status-knight = Metti accanto il suo cavaliere.
status-knight-neutral = Metti accanto il suo cavaliere.
status-act = Vendi una carta o giocane una.
status-borders = { $left ->
    [one] { $parts ->
        [one] Metti un confine.
       *[other] Metti l’ultimo confine.
      }
   *[other] Metti { $left } confini.
  }
status-knights = { $left ->
    [one] Metti un cavaliere.
   *[other] Metti { $left } cavalieri.
  }
status-expansion = { $left ->
    [one] Prendi una casella.
   *[other] Prendi fino a { $left } caselle.
  }
status-deserter = Fai disertare un cavaliere.
status-alliance = Fai un’alleanza.
status-refill = Prendi una carta.
status-theirs-castle = { $name } mette un castello.
status-theirs-knight = { $name } mette un cavaliere.
status-theirs-act = { $name } sceglie una carta.
status-theirs-borders = { $name } mette confini.
status-theirs-knights = { $name } mette cavalieri.
status-theirs-expansion = { $name } espande un dominio.
status-theirs-deserter = { $name } fa disertare un cavaliere.
status-theirs-alliance = { $name } fa un’alleanza.
status-theirs-refill = { $name } prende una carta.
turn-castle = Castello
turn-knight = Cavaliere
turn-income = Rendita
turn-act = Carta
turn-sold = Vendita
turn-borders = { $left ->
    [one] 1 confine
   *[other] { $left } confini
  }
turn-knights = { $left ->
    [one] 1 cavaliere
   *[other] { $left } cavalieri
  }
turn-expansion = Espansione
turn-deserter = Disertore
turn-alliance = Alleanza
turn-refill = Nuova carta
turn-castle-why = I castelli stanno sui prati, quelli dello stesso colore lontani tra loro.
turn-knight-why = Ogni castello riceve un cavaliere accanto a sé.
turn-income-why = Un ducato per ogni tipo di miniera nei tuoi domini.
turn-act-why = Vendi una carta, o pagane una e usa uno dei suoi simboli.
turn-sold-why = La carta ora è nella Cancelleria.
turn-borders-why = I confini che si chiudono attorno a un solo castello formano un dominio.
turn-knights-why = I cavalieri rendono forte un dominio.
turn-expansion-why = Un dominio prende caselle accanto.
turn-deserter-why = Il cavaliere di un vicino se ne va, e tu ne metti uno dei tuoi.
turn-alliance-why = Due domini non si tolgono mai caselle.
turn-refill-why = Di nuovo tre carte, dal mazzo o dalla Cancelleria.

## Choices, and what they would bring

prompt = La tua scelta
hint-castle = { $spaces ->
    [one] Scegli un prato: tra castelli dello stesso colore c’è almeno 1 casella. I punti d’oro mostrano dove potrebbe stare il suo cavaliere.
   *[other] Scegli un prato: tra castelli dello stesso colore ci sono almeno { $spaces } caselle. I punti d’oro mostrano dove potrebbe stare il suo cavaliere.
  }
hint-knight = Scegli una casella accanto al castello. Ora i boschi sono gratis.
hint-act = Scegli una carta della tua mano. Il tabellone mostra poi dove può agire.
hint-borders = { $left ->
    [one] Scegli un confine.
   *[other] Scegli un confine. Se ne possono mettere { $left }.
  }
hint-knights = { $left ->
    [one] Scegli una casella accanto a un tuo castello o cavaliere.
   *[other] Scegli una casella accanto a un tuo castello o cavaliere. Se ne possono mettere { $left }.
  }
hint-expansion = { $left ->
    [one] Scegli una casella accanto al tuo dominio.
   *[other] Scegli una casella accanto a uno dei tuoi domini. Ne puoi prendere { $left }.
  }
hint-deserter = Scegli il cavaliere che deve andarsene.
hint-alliance = Scegli gli anelli tra il tuo dominio e un altro.
hint-borders-then = Scegli un confine.
hint-knights-then = Scegli una casella.
hint-expansion-then = Più d’uno dei tuoi domini potrebbe prenderla. Scegline uno indicando il suo castello.
hint-deserter-then = Scegli dove mettere il tuo cavaliere.
hint-alliance-then = Scegli quale dei tuoi domini, indicando il suo castello.
hint-refill = Prendi la prima carta del mazzo o una della Cancelleria.
hint-refill-deck = Prendi la prima carta del mazzo.
plain-castle = Un castello qui
plain-knight = Un cavaliere qui
plain-act = Una carta
plain-borders = Un confine qui. Nessun dominio si chiude ancora.
plain-knights = Un cavaliere qui
plain-expansion = Questa casella
plain-deserter = Questo cavaliere lascia il posto al tuo
plain-alliance = Da ora nessuno dei due toglie caselle all’altro.
plain-refill = Questa carta
do-castle = Metti il castello
do-knight = Metti il cavaliere
do-act = Gioca
do-play = { $ducats ->
    [one] Gioca per 1 ducato
   *[other] Gioca per { $ducats } ducati
  }
do-sell = { $ducats ->
    [one] Vendi per 1 ducato
   *[other] Vendi per { $ducats } ducati
  }
do-borders = Metti il confine
do-knights = Metti il cavaliere
do-expansion = Prendi la casella
do-deserter = Fai disertare
do-alliance = Fai l’alleanza
do-refill = Prendi
do-end = Lascia il resto
bar-deck = Prima carta del mazzo, pila { $letter }
# Read aloud: what a card cannot be used for now, and the sentence that says why.
use-not = { $use }: { $reason }
use-sell = Vendi
use-cost = { $price ->
    [one] paghi 1
   *[other] paghi { $price }
  }
use-gain = ricevi { $ducats }
use-left = { $ducats ->
    [0] non resta nulla
    [one] resta 1
   *[other] restano { $ducats }
  }
effect-arises = { $owner ->
    [you] Chiude il tuo dominio in { $castle }
    [nobody] Chiude il dominio neutrale in { $castle }
   *[other] Chiude il dominio di { $name } in { $castle }
  }
effect-grows = { $owner ->
    [you] Ingrandisce il tuo dominio in { $castle }
    [nobody] Ingrandisce il dominio neutrale in { $castle }
   *[other] Ingrandisce il dominio di { $name } in { $castle }
  }
effect-shrinks = { $owner ->
    [you] Toglie al tuo dominio in { $castle }
    [nobody] Toglie al dominio neutrale in { $castle }
   *[other] Toglie al dominio di { $name } in { $castle }
  }
# Read aloud after the name of a place.
effect-closes = { $owner ->
    [you] { $points ->
        [one] chiude il tuo dominio in { $castle }: 1 punto
       *[other] chiude il tuo dominio in { $castle }: { $points } punti
      }
    [nobody] chiude il dominio neutrale in { $castle }
   *[other] { $points ->
        [one] chiude il dominio di { $name } in { $castle }: 1 punto
       *[other] chiude il dominio di { $name } in { $castle }: { $points } punti
      }
  }
effect-cut = { $count ->
    [one] 1 casella resta isolata e non è di nessuno
   *[other] { $count } caselle restano isolate e non sono di nessuno
  }
effect-ducats = { $count ->
    [one] 1 ducato per il bosco
   *[other] { $count } ducati per il bosco
  }
effect-strength = { $owner ->
    [you] Forza del tuo dominio in { $castle }: da { $before } a { $after }
    [nobody] Forza del dominio neutrale in { $castle }: da { $before } a { $after }
   *[other] Forza del dominio di { $name } in { $castle }: da { $before } a { $after }
  }
# Points before and after.
effect-sum = { $before ->
    [one] da 1 punto a { $after }
   *[other] da { $before } punti a { $after }
  }
effect-king = { $name } raggiunge il re
effect-allies = { $owner ->
    [nobody] Allea il tuo dominio in { $own } con quello neutrale in { $castle }
   *[other] Allea il tuo dominio in { $own } con quello di { $name } in { $castle }
  }
# What brings or costs points, read aloud: "2 villages, plus 6"; or whom it costs: "Ben, minus 6".
effect-more = { $text }, più { $count }
effect-less = { $text }, meno { $count }
gain-forests = { $count ->
    [one] 1 bosco
   *[other] { $count } boschi
  }
gain-villages = { $count ->
    [one] 1 villaggio
   *[other] { $count } villaggi
  }
gain-city = città reale
gain-monopolies = { $count ->
    [one] 1 monopolio
   *[other] { $count } monopoli
  }
## The log

log-hand = { $cards ->
    [one] { $name } riceve 1 carta.
   *[other] { $name } riceve { $cards } carte.
  }
log-draw = { $known ->
    [no] { $name } pesca una carta dal mazzo.
   *[other] { $name } pesca dal mazzo: { $card }.
  }
log-castle = { $whose ->
    [own] { $name } mette un castello in { $square }.
   *[neutral] { $name } mette un castello neutrale in { $square }.
  }
log-guard = Il suo cavaliere va in { $square }.
log-sell = { $ducats ->
    [one] { $name } vende «{ $card }» per 1 ducato.
   *[other] { $name } vende «{ $card }» per { $ducats } ducati.
  }
log-card = { $price ->
    [one] { $name } gioca «{ $use }» per 1 ducato.
   *[other] { $name } gioca «{ $use }» per { $price } ducati.
  }
log-take = { $name } prende «{ $card }» dalla Cancelleria.
log-end = { $name } lascia il resto della carta.
log-knight = { $price ->
    [0] { $name } mette un cavaliere in { $square }.
   *[other] { $name } mette un cavaliere in { $square }, nel bosco per un ducato.
  }
log-border = { $name } mette un confine tra { $first } e { $second }.
log-expand = { $taken ->
    [yes] Il dominio di { $name } in { $castle } prende { $square } a { $owner }.
   *[no] Il dominio di { $name } in { $castle } prende { $square }.
  }
log-desert = { $name } fa disertare il cavaliere di { $owner } in { $knight } e ne mette uno in { $square }.
log-ally = { $name } allea il dominio in { $castle } con quello di { $owner } in { $target }.
# A move taken back, by its first word in the notation.
log-undo-castle = { $name } riprende il castello in { $square }.
log-undo-play = { $name } riprende la carta «{ $use }».
log-undo-sell = { $name } annulla la vendita di «{ $card }».
log-undo-knight = { $name } riprende il cavaliere in { $square }.
log-undo-border = { $name } riprende il confine tra { $first } e { $second }.
log-undo-expand = { $name } annulla l’espansione del dominio in { $castle } verso { $square }.
log-undo-desert = { $name } annulla la diserzione: il cavaliere di { $owner } torna in { $knight }.
log-undo-ally = { $name } annulla l’alleanza di { $castle } con { $target } ({ $owner }).
log-undo-end = { $name } non lascia più il resto della carta.
log-domain = { $points ->
    [0] Il dominio di { $who } in { $castle } si chiude: nessun punto.
    [one] Il dominio di { $who } in { $castle } si chiude: 1 punto.
   *[other] Il dominio di { $who } in { $castle } si chiude: { $points } punti.
  }
log-grown = { $points ->
    [0] Il dominio di { $who } in { $castle } cresce: nessun punto.
    [one] Il dominio di { $who } in { $castle } cresce: 1 punto.
   *[other] Il dominio di { $who } in { $castle } cresce: { $points } punti.
  }
log-shrunk = { $squares ->
    [one] { $points ->
        [0] Il dominio di { $who } in { $castle } perde una casella: nessun punto.
       *[other] Il dominio di { $who } in { $castle } perde una casella: { $points } punti.
      }
   *[other] { $points ->
        [0] Il dominio di { $who } in { $castle } perde { $squares } caselle: nessun punto.
       *[other] Il dominio di { $who } in { $castle } perde { $squares } caselle: { $points } punti.
      }
  }
log-monopoly = { $mine ->
    [mine_gold] { $name } ha il monopolio delle miniere d’oro: 5 punti.
    [mine_silver] { $name } ha il monopolio delle miniere d’argento: 5 punti.
    [mine_copper] { $name } ha il monopolio delle miniere di rame: 5 punti.
   *[mine_diamond] { $name } ha il monopolio delle miniere di diamanti: 5 punti.
  }
log-broken = { $mine ->
    [mine_gold] { $name } perde il monopolio delle miniere d’oro: meno 5 punti.
    [mine_silver] { $name } perde il monopolio delle miniere d’argento: meno 5 punti.
    [mine_copper] { $name } perde il monopolio delle miniere di rame: meno 5 punti.
   *[mine_diamond] { $name } perde il monopolio delle miniere di diamanti: meno 5 punti.
  }
log-empty = Il mazzo è finito. Tutti giocano o vendono le carte che restano.
log-income = { $ducats ->
    [one] Le miniere pagano 1 ducato a { $name }.
   *[other] Le miniere pagano { $ducats } ducati a { $name }.
  }
log-crown = { $points ->
    [one] { $name } raggiunge il re con 1 punto.
   *[other] { $name } raggiunge il re con { $points } punti.
  }

## The end

over-king = { $count ->
    [one] { $names } ha raggiunto il re a { $king }.
   *[other] { $names } hanno raggiunto il re a { $king }, tutti con una stessa carta.
  }
over-deck = Il mazzo era finito e le ultime carte giocate, quindi si sono confrontati i ducati.
over-active = { $points ->
    [one] 1 punto a testa. Chi ha raggiunto il re nel proprio turno viene prima.
   *[other] { $points } punti a testa. Chi ha raggiunto il re nel proprio turno viene prima.
  }
over-ducats = { $points ->
    [one] 1 punto a testa. Decidono i ducati: { $first } a { $second }.
   *[other] { $points } punti a testa. Decidono i ducati: { $first } a { $second }.
  }
over-ducats-of = { $ducats ->
    [one] { $name } ha 1 ducato
   *[other] { $name } ha { $ducats } ducati
  }
over-ducats-amount = Chi ha più ducati riceve 5 punti, la somma subito inferiore 3.
over-ducats-rank = Chi ha più ducati riceve 5 punti, il secondo posto 3; dopo una parità al primo non c’è un secondo posto.

## How a table plays

rules-king = Il re a { $king }
rules-king-why = Chi ha almeno quei punti al termine di una carta vince subito.
rules-pieces = { $castles ->
    [one] 1 castello e { $knights } cavalieri a testa
   *[other] { $castles } castelli e { $knights } cavalieri a testa
  }
rules-pieces-why = Ci sono { $borders } confini per tutti; ognuno comincia con { $ducats } ducati.
rules-tiles = Tessere terreno: { $tiles }
rules-tiles-ours = Tessere terreno: il nostro disegno
rules-tiles-why = Disposizione delle tessere: { $layout }
rules-board = Un tabellone proprio
rules-board-why = Il terreno è stato dato casella per casella.
rules-neutral = Un colore neutrale
rules-neutral-why = In due si mettono anche i castelli e i cavalieri di un terzo colore, che non è di nessuno.

## Refusals of the rules

here-ground = { $ground ->
    [forest] Qui: { domaine-forest }.
    [village] Qui: { domaine-village }.
    [city] Qui: { domaine-city }.
    [mine_gold] Qui: { domaine-mine-gold }.
    [mine_silver] Qui: { domaine-mine-silver }.
    [mine_copper] Qui: { domaine-mine-copper }.
    [mine_diamond] Qui: { domaine-mine-diamond }.
   *[meadow] Qui: { domaine-meadow }.
  }
here-near = Caselle tra questa e il castello in { $castle }: { $spaces }.
here-walled = Tra questa casella e il tuo pezzo in { $square } c’è un confine.
here-nobody = Accanto a questa casella non c’è nessun tuo pezzo.
here-domain = Questa casella è nel dominio in { $castle }.
here-stranded = Resterebbero isolati: { $places }.
here-purse = Hai { $ducats }.
refusal-castle-terrain = Un castello va su un prato.
refusal-castle-taken = Lì c’è già qualcosa.
refusal-castle-no-knight = Il suo cavaliere non avrebbe una casella accanto.
refusal-castle-too-near = { $spaces ->
    [one] Tra castelli dello stesso colore c’è almeno 1 casella.
   *[other] Tra castelli dello stesso colore ci sono almeno { $spaces } caselle.
  }
refusal-knight-beside-castle = Il cavaliere va accanto al castello appena messo.
refusal-card-not-held = Quella carta non è nella tua mano.
refusal-play-symbol = La carta non ha quel simbolo.
refusal-play-price = Costa { $price }, e hai { $ducats }.
refusal-play-no-part = Ora non si può eseguire nessuna delle sue parti.
refusal-part-other-symbol = La carta si gioca con un altro simbolo.
refusal-end-no-part = Almeno una parte della carta va eseguita.
refusal-refill-chancery = Quella carta non è nella Cancelleria.
refusal-refill-just-sold = La carta appena venduta non si può riprendere nello stesso turno.
refusal-refill-must-draw = { $rounds ->
    [one] Dopo 1 giro senza una carta pescata o giocata devi pescare dal mazzo.
   *[other] Dopo { $rounds } giri senza una carta pescata o giocata devi pescare dal mazzo.
  }
refusal-draw-stack = Non è la pila in cima.
refusal-draw-gone = Quella carta non è più nel mazzo.
refusal-border-inside-domain = Dentro un dominio non si mettono confini.
refusal-border-own-figures = Nessun confine può separare due pezzi dello stesso colore.
refusal-border-supply = Non resta nessun confine.
refusal-border-taken = Lì c’è già un confine.
refusal-knight-supply = Non resta nessun cavaliere da mettere.
refusal-knight-terrain = Un cavaliere va su un prato o in un bosco.
refusal-knight-taken = Lì c’è già qualcosa.
refusal-knight-not-beside = Un cavaliere va accanto a un castello o cavaliere del suo colore, senza confine in mezzo.
refusal-knight-forest = Un cavaliere in un bosco costa { $price } in più.
refusal-expand-not-own = Non è uno dei tuoi domini.
refusal-expand-one-domain = Una carta ingrandisce un solo dominio.
refusal-expand-not-beside = La casella non è accanto al dominio.
refusal-expand-figure = Lì c’è un castello o un cavaliere.
refusal-expand-own-domain = Un dominio non cresce in un altro dello stesso proprietario.
refusal-expand-strength = Servono più cavalieri di quanti ne ha l’altro dominio: { $own } contro { $theirs }.
refusal-expand-allied = I due domini sono alleati.
refusal-expand-neutral = A questo tavolo i domini neutrali si lasciano in pace.
refusal-expand-supply = Restano troppo pochi confini per circondarla.
refusal-desert-not-own = Non è uno dei tuoi domini.
refusal-desert-not-theirs = Non è un dominio avversario.
refusal-desert-not-beside = I due domini non sono vicini.
refusal-desert-allied = A questo tavolo nessun cavaliere diserta da un dominio alleato.
refusal-desert-no-own-knight = Il tuo dominio non ha cavalieri.
refusal-desert-no-knight = Lì non c’è nessun cavaliere del suo colore.
refusal-desert-chain = Altri cavalieri perderebbero il collegamento con il castello.
refusal-desert-last-knight = A questo tavolo l’ultimo cavaliere di un dominio non diserta mai.
refusal-desert-outside = Il nuovo cavaliere va nel tuo dominio.
refusal-ally-not-own = Non è uno dei tuoi domini.
refusal-ally-not-theirs = Non è un dominio avversario.
refusal-ally-not-beside = I due domini non sono vicini.
refusal-ally-already = I due sono già alleati.

## Hints

# The card is known by its two symbols: “Knight or Expand”.
hint-play = Suggerimento: gioca «{ $card }» come «{ $use }».
hint-play-only = Suggerimento: gioca «{ $card }».
hint-sell = Suggerimento: vendi «{ $card }».
hint-end = Suggerimento: fermati qui e lascia il resto della carta.
hint-deck = Suggerimento: pesca una carta dal mazzo.
hint-take = Suggerimento: prendi «{ $card }» dalla Cancelleria.
# One place on the board, or two of which one is chosen after the other, as in place-….
hint-spot-one = Suggerimento: { $first }.
hint-spot-two = Suggerimento: { $first }; poi { $second }.
why-closes = { $squares ->
    [one] Chiude il tuo dominio in { $castle }: 1 casella, +{ $points }.
   *[other] Chiude il tuo dominio in { $castle }: { $squares } caselle, +{ $points }.
  }
why-grows = { $squares ->
    [one] Il tuo dominio in { $castle } cresce di 1 casella: +{ $points }.
   *[other] Il tuo dominio in { $castle } cresce di { $squares } caselle: +{ $points }.
  }
why-monopolies = Completa un monopolio: +{ $points }.
why-mines = { $count ->
    [one] Un’altra miniera è tua.
   *[other] Altre { $count } miniere sono tue.
  }
why-income = { $ducats ->
    [one] Ogni turno porta 1 ducato in più.
   *[other] Ogni turno porta { $ducats } ducati in più.
  }
why-opens = { $points ->
    [one] La sua prima parte può dare subito 1 punto.
   *[other] La sua prima parte può dare subito { $points } punti.
  }
why-card = { $price ->
    [one] Giocare la carta costa 1 ducato, venderla rende { $ducats }.
   *[other] Giocare la carta costa { $price } ducati, venderla rende { $ducats }.
  }
why-takes = { $points ->
    [one] { $name } perde 1 punto.
   *[other] { $name } perde { $points } punti.
  }
why-stronger = { $count ->
    [one] Il tuo dominio in { $castle } avrà 1 cavaliere.
   *[other] Il tuo dominio in { $castle } avrà { $count } cavalieri.
  }
why-sells = { $ducats ->
    [one] Porta 1 ducato.
   *[other] Porta { $ducats } ducati.
  }
# The same, said of somebody else.
says-closes = { $squares ->
    [one] Chiude il dominio in { $castle }: 1 casella, +{ $points }.
   *[other] Chiude il dominio in { $castle }: { $squares } caselle, +{ $points }.
  }
says-grows = { $squares ->
    [one] Il dominio in { $castle } cresce di 1 casella: +{ $points }.
   *[other] Il dominio in { $castle } cresce di { $squares } caselle: +{ $points }.
  }
says-mines = { $count ->
    [one] Un’altra miniera.
   *[other] Altre { $count } miniere.
  }
says-stronger = { $count ->
    [one] Il dominio in { $castle } avrà 1 cavaliere.
   *[other] Il dominio in { $castle } avrà { $count } cavalieri.
  }

## The table before the game

room-cards = Le carte si distribuiscono quando tutti sono seduti.
