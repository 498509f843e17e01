# The rules of Domaine and their quick sheet. Clause numbers are those of docs/rules/domaine.md.

domaine-chapter-1 = Che cosa c’è nella scatola
domaine-chapter-2 = Il terreno
domaine-chapter-3 = Preparazione
domaine-chapter-4 = Un turno
domaine-chapter-5 = Confini
domaine-chapter-6 = Domini e miniere
domaine-chapter-7 = Cavalieri
domaine-chapter-8 = Espansione
domaine-chapter-9 = Disertore
domaine-chapter-10 = Alleanza
domaine-chapter-11 = La fine
domaine-chapter-12 = Mani nascoste
domaine-chapter-13 = Opzioni e questioni aperte

domaine-facts-king = Il re
domaine-facts-king-text = a { $king } punti
domaine-facts-castles = Castelli
domaine-facts-castles-text = { $castles } a testa
domaine-facts-start = Si comincia con
domaine-facts-start-text = { $ducats } ducati, { $knights } cavalieri, 3 carte
domaine-facts-land = Terreno
domaine-facts-land-text = 12 × 12 caselle

domaine-rule-1-1 = Pezzi
domaine-rule-1-1-text = Il tabellone ha 12 × 12 caselle ed è fatto di nove tessere terreno da 4 × 4. Ci sono 60 carte, 15 cavalieri e 4 castelli per colore, 100 confini, il re, e tanti ducati quanti ne servono.
domaine-rule-1-2 = Carte
domaine-rule-1-2-text = Quattro pile di quindici, con le lettere da A a D sul dorso. Una carta ha un costo, quel che rende se venduta, e uno o due simboli.
domaine-rule-2-1 = Tipi di terreno
domaine-rule-2-1-text = Una casella è prato, bosco, villaggio, la città reale, o una miniera d’oro, d’argento, di rame o di diamanti. Può ospitare al massimo un pezzo: un castello sul prato, un cavaliere sul prato o nel bosco, nulla altrove.
domaine-rule-2-2 = Le nostre tessere non sono quelle stampate
domaine-rule-2-2-text =
    Che cosa mostrino le nove tessere terreno stampate non è pubblicato in nessun posto che abbiamo trovato. Le nostre sono disegnate da noi, secondo quel che si sa: la città reale sulla tessera centrale, quattro miniere di ogni tipo in tutto.
    Chi ha la scatola può inserire le tessere stampate e giocarci.
domaine-rule-2-3 = Come si dispongono
domaine-rule-2-3-text = La tessera con la città reale sta al centro, le altre otto attorno, mescolate e girate a caso.
domaine-rule-2-4 = Un tabellone proprio
domaine-rule-2-4-text = Tutto il terreno si può dare anche casella per casella: dodici righe di dodici lettere.
domaine-rule-3-1 = Con che cosa cominci
domaine-rule-3-1-text = Ognuno ha { $castles } castelli, { $knights } cavalieri e { $ducats } ducati. Il re sta a { $king } punti sul tracciato.
domaine-rule-3-2 = Mani
domaine-rule-3-2-text = Ogni pila si mescola a parte, poi si mettono l’una sull’altra con le carte A in cima. Tutti pescano tre carte prima di mettere i castelli.
domaine-rule-3-3 = A giro
domaine-rule-3-3-text = A turno, in senso orario, ognuno mette un castello e un cavaliere, giro dopo giro, finché tutti i castelli non sono al loro posto.
domaine-rule-3-4 = Dove può stare un castello
domaine-rule-3-4-text = Su un prato vuoto con spazio accanto per il suo cavaliere. Tra castelli di colori diversi non serve distanza.
domaine-rule-3-5 = I castelli dello stesso colore stanno lontani
domaine-rule-3-5-text = Tra loro ci sono almeno { $spaces } caselle, contate per righe e colonne, mai in diagonale. Se per un castello non resta nessuna casella, solo per quel castello ne basta una in meno, e così via.
domaine-rule-3-6 = Il cavaliere accanto
domaine-rule-3-6-text = Con ogni castello viene un cavaliere, su un prato o in un bosco vuoto accanto a quel castello. Un bosco ora non costa nulla.
domaine-rule-3-7 = In due: un colore neutrale
domaine-rule-3-7-text = { $targets ->
    [yes] Un terzo colore non è di nessuno. Quando i vostri castelli sono tutti al loro posto, mettete a turno anche i suoi quattro castelli e cavalieri, con le stesse regole. Non ha turno, né carte, né ducati, né punti; nei suoi domini ci si può espandere, con essi ci si può alleare e se ne possono far disertare i cavalieri, come con quelli di chiunque.
   *[no] Un terzo colore non è di nessuno. Quando i vostri castelli sono tutti al loro posto, mettete a turno anche i suoi quattro castelli e cavalieri, con le stesse regole. Non ha turno, né carte, né ducati, né punti, e i suoi domini si lasciano in pace.
  }
domaine-rule-3-8 = Chi comincia
domaine-rule-3-8-text = Chi ha messo l’ultimo castello gioca il primo turno.
domaine-rule-4-1 = Rendita
domaine-rule-4-1-text = Un turno comincia con un ducato per ogni tipo diverso di miniera nei tuoi domini, al massimo quattro.
domaine-rule-4-2 = Vendere o giocare
domaine-rule-4-2-text = Poi vendi o giochi esattamente una carta. Nessuno può passare; vendere si può sempre.
domaine-rule-4-3 = Vendere
domaine-rule-4-3-text = La carta va scoperta nella Cancelleria e rende i ducati del suo valore di vendita.
domaine-rule-4-4 = Giocare
domaine-rule-4-4-text = Paga il costo, scegli uno dei simboli della carta ed esegui le sue parti, mai quelle di entrambi. Poi la carta esce dal gioco.
domaine-rule-4-5 = Parte per parte
domaine-rule-4-5-text = Ogni parte ha effetto subito. Devi poterne eseguire e pagare una; poi puoi fermarti.
domaine-rule-4-6 = Riprendere una carta
domaine-rule-4-6-text = Alla fine del turno prendi una carta, così ne hai di nuovo tre: la prima del mazzo, o una qualsiasi della Cancelleria.
domaine-rule-4-7 = Non quella appena venduta
domaine-rule-4-7-text = La carta che hai venduto in questo turno non si può riprendere nello stesso turno. Una uguale venduta prima sì.
domaine-rule-4-8 = Stallo
domaine-rule-4-8-text = { $stalling ->
    [forced] Quando per dieci giri interi nessuno ha giocato una carta o pescato dal mazzo, la Cancelleria è chiusa finché qualcuno non pesca. (Questa regola è nostra.)
   *[printed] Tutti possono vendere e prendere dalla Cancelleria finché vogliono. (Una nostra regola della casa può porvi fine.)
  }
domaine-rule-5-1 = Tra due caselle
domaine-rule-5-1-text = Un confine sta tra due caselle che hanno un lato in comune. I confini non sono di nessuno; il bordo del tabellone è già un confine.
domaine-rule-5-2 = Non tra pezzi tuoi
domaine-rule-5-2-text = Nessun confine può separare due pezzi dello stesso colore che stanno fianco a fianco, chiunque lo metta.
domaine-rule-5-3 = Non dentro un dominio
domaine-rule-5-3-text = Dentro un dominio non si può mettere un confine, di chiunque sia.
domaine-rule-5-4 = In qualsiasi altro posto
domaine-rule-5-4-text = In una zona neutrale un confine non cambia nulla, ma si può mettere. In un’area con più castelli i confini restano, e se ne possono aggiungere altri.
domaine-rule-5-5 = Quanti ce ne sono
domaine-rule-5-5-text = { $borders } confini. Quando non ne resta nessuno, non se ne possono mettere. Puoi sempre metterne meno di quanti ne mostra la carta.
domaine-rule-6-1 = Che cos’è un dominio
domaine-rule-6-1-text = Un’area chiusa da confini e dal bordo del tabellone, con dentro esattamente un castello. È di chi possiede quel castello; un cavaliere non serve. Con due castelli, anche dello stesso colore, non è un dominio.
domaine-rule-6-2 = Zone neutrali
domaine-rule-6-2-text = Un’area chiusa senza castello non è di nessuno e non conta per nessuno.
domaine-rule-6-3 = Confini di troppo
domaine-rule-6-3-text = Quando nasce un dominio, i confini al suo interno tornano nella riserva.
domaine-rule-6-4 = Quanto vale
domaine-rule-6-4-text = Ogni bosco vale 1 punto, ogni villaggio 3, la città reale 5, segnati subito. Prati e miniere da soli non danno punti.
domaine-rule-6-5 = Miniere e monopoli
domaine-rule-6-5-text = Tre o quattro miniere dello stesso tipo in tutti i tuoi domini insieme sono un monopolio: subito 5 punti, e subito 5 punti in meno quando tornano a essere meno di tre.
domaine-rule-6-6 = Più di uno insieme
domaine-rule-6-6-text = Un confine può completare più domini, tuoi e altrui. Ognuno dà punti a chi lo possiede, chiunque abbia messo il confine.
domaine-rule-7-1 = Dove
domaine-rule-7-1-text = Su un prato vuoto o in un bosco vuoto, anche fuori dai domini.
domaine-rule-7-2 = Accanto ai tuoi
domaine-rule-7-2-text = Accanto a un castello o a un cavaliere del tuo colore, senza confine in mezzo.
domaine-rule-7-3 = Un bosco costa un ducato
domaine-rule-7-3-text = Ogni cavaliere messo in un bosco costa un ducato, oltre al costo della carta.
domaine-rule-7-4 = Quanti ce ne sono
domaine-rule-7-4-text = { $knights } per colore. Puoi metterne meno di quanti ne mostra la carta, e in posti diversi.
domaine-rule-8-1 = Un dominio cresce
domaine-rule-8-1-text = { $expansion ->
    [one] Uno dei tuoi domini prende una casella.
   *[other] Uno dei tuoi domini prende una casella o due. Vanno entrambe allo stesso dominio.
  }
domaine-rule-8-2 = Accanto
domaine-rule-8-2-text = { $expansion ->
    [one] La casella ha un lato in comune con il dominio.
   *[other] La casella ha un lato in comune con il dominio. La seconda può stare accanto alla prima, o altrove lungo il dominio.
  }
domaine-rule-8-3 = Una casella vuota
domaine-rule-8-3-text = Non vi deve stare nessun castello né cavaliere, di chiunque sia.
domaine-rule-8-4 = Non da un altro dei tuoi
domaine-rule-8-4-text = Non prendi mai una casella di un altro dominio tuo.
domaine-rule-8-5 = Dal dominio di un altro
domaine-rule-8-5-text = Solo se nel tuo dominio hai strettamente più cavalieri di quanti ne ha il proprietario in quello. Le caselle fuori da ogni dominio e quelle delle zone neutrali si possono sempre prendere.
domaine-rule-8-6 = Alleati
domaine-rule-8-6-text = I domini alleati non si prendono mai caselle.
domaine-rule-8-7 = Nuovi confini
domaine-rule-8-7-text = Attorno alla nuova casella si mettono confini; quelli tra essa e il tuo dominio si tolgono. Tutti i nuovi devono prima essere nella riserva.
domaine-rule-8-8 = Quel che resta isolato
domaine-rule-8-8-text = Una parte di un dominio tagliata fuori dal suo castello è da allora una zona neutrale.
domaine-rule-8-9 = Punti
domaine-rule-8-9-text = Ricevi i punti delle caselle che prendi; chi le aveva perde quei punti, e anche quelli di ciò che è stato tagliato fuori. Per quel che è tagliato fuori nessuno riceve nulla.
domaine-rule-9-1 = Due domini confinanti
domaine-rule-9-1-text = { $deserters ->
    [yes] Scegli uno dei tuoi domini e uno avversario accanto. In ciascuno c’è almeno un cavaliere del proprietario. Un’alleanza non conta.
   *[no] Scegli uno dei tuoi domini e uno avversario accanto che non sia suo alleato. In ciascuno c’è almeno un cavaliere del proprietario.
  }
domaine-rule-9-2 = Quale cavaliere se ne va
domaine-rule-9-2-text = { $last ->
    [yes] Un qualsiasi cavaliere avversario di quel dominio che non ne colleghi un altro al castello; anche l’ultimo. Torna al suo proprietario.
   *[no] Un qualsiasi cavaliere avversario di quel dominio che non ne colleghi un altro al castello, ma mai l’ultimo. Torna al suo proprietario.
  }
domaine-rule-9-3 = E ne arriva un altro
domaine-rule-9-3-text = Poi metti un tuo cavaliere nel dominio scelto, secondo tutte le regole dei cavalieri. Se non puoi, non puoi giocare la carta.
domaine-rule-10-1 = Con chi
domaine-rule-10-1-text = Scegli uno dei tuoi domini e uno avversario accanto. Gli anelli sul confine tra loro dicono che sono alleati.
domaine-rule-10-2 = Che cosa vuol dire
domaine-rule-10-2-text = Nessuno dei due si espande mai nell’altro. Altri domini degli stessi proprietari non sono vincolati.
domaine-rule-10-3 = Per sempre
domaine-rule-10-3-text = Nessuno può sciogliere un’alleanza, e vale anche quando i due domini non si toccano più.
domaine-rule-11-1 = Il re
domaine-rule-11-1-text = Chi ha { $king } punti o più al termine di una carta vince subito. Vale fino all’ultimissima carta, e allora non si confrontano i ducati.
domaine-rule-11-2 = Più d’uno lo raggiunge
domaine-rule-11-2-text = { $kingtie ->
    [score] Vince chi ha più punti; a parità chi è di turno, poi chi ha più ducati.
   *[active] Vince chi è di turno, se è tra loro; altrimenti chi ha più punti, poi chi ha più ducati.
  }
domaine-rule-11-3 = Il mazzo finisce
domaine-rule-11-3-text = Da allora nessuno prende più carte, nemmeno dalla Cancelleria. Ognuno ha ancora tre turni e gioca o vende quel che ha in mano.
domaine-rule-11-4 = I ducati contano
domaine-rule-11-4-text = { $bonus ->
    [amount] Allora chi ha più ducati riceve 5 punti, il secondo posto 3. Chi è a pari merito per un posto ne riceve tutti i punti; chi è senza ducati non ne riceve.
   *[rank] Allora chi ha più ducati riceve 5 punti, il secondo posto 3. Chi è a pari merito per un posto ne riceve tutti i punti, e dopo una parità al primo non c’è un secondo posto; chi è senza ducati non ne riceve.
  }
domaine-rule-11-5 = La vittoria
domaine-rule-11-5-text = Vince chi ha più punti; a parità, chi ha più ducati. Se anche quelli sono pari, la vittoria si condivide.
domaine-rule-12-1 = Che cosa vedono tutti
domaine-rule-12-1-text = Il tabellone, punti, ducati e scorte, la Cancelleria, le carte giocate e le lettere sul dorso di tutte le carte. Una carta presa dalla Cancelleria la conoscono tutti.
domaine-rule-12-2 = Che cosa nessun altro vede
domaine-rule-12-2-text = La faccia delle carte che hai pescato. Nessuno la conosce finché non sono vendute o giocate: né i bot, né chi guarda, né il diario.
domaine-rule-13-1 = Su che cosa ci si può accordare
domaine-rule-13-1-text = Dove le fonti differiscono c’è un’opzione quando si apparecchia il tavolo. Queste pagine raccontano quella scelta.
domaine-rule-13-2 = Che cosa nessuna fonte dice
domaine-rule-13-2-text =
    Come si gioca qui dove le regole stampate tacciono:
    Una carta deve avere un effetto: almeno una parte va eseguita.
    Un’espansione non prende mai una casella su cui c’è un pezzo.
    Un dominio completato dal confine o dall’espansione di un altro dà punti al suo proprietario.
    Il terreno fuori da tutti i confini è un dominio come ogni altro, se vi resta esattamente un castello.
    Tutti i confini di un’espansione devono essere nella riserva prima che si tolgano i vecchi.
    Il denaro è visibile a tutti; i ducati non finiscono mai.
    Se qualcuno raggiunge il re si guarda quando una carta è finita, non a metà.

domaine-rules-not-here = Questa regola appartiene a un altro modo di giocare rispetto a quello scelto qui.
domaine-tiles-link = Inserisci le tue tessere
domaine-figure-terrain = In un dominio un bosco vale 1, un villaggio 3, la città reale 5. Le miniere portano ducati e monopoli.
domaine-figure-closed = Quattro confini e due bordi del tabellone chiudono un castello: bosco, villaggio e miniera, 4 punti.
domaine-figure-two = Chiuso tutt’attorno, ma con due castelli: nessun dominio. Un confine in più ne fa due.
domaine-figure-knight = I segni d’oro mostrano dove il rosso può mettere un cavaliere: accanto ai propri pezzi, non oltre un confine.
domaine-figure-grow = Due cavalieri contro uno: il dominio a sinistra può prendere caselle di quello a destra.
domaine-figure-cut = Dopo che ha preso due caselle, il bosco in alto è tagliato fuori dal suo castello: non è di nessuno.
domaine-figure-line = Il cavaliere in mezzo non può disertare: quello dietro perderebbe il collegamento con il castello. Quello esterno può.
domaine-figure-allied = Alleati per sempre: nessuno dei due prende una casella all’altro.
domaine-figure-spacing = Tra castelli dello stesso colore ci sono almeno { $spaces } caselle, per righe e colonne.
domaine-figure-mines = Oro, argento, rame, diamanti: si distinguono dalla forma.

domaine-cards-caption = Tutte le carte
domaine-cards-shows = mostra
domaine-cards-copies = copie
domaine-cards-price = costo
domaine-cards-sell = vendita
domaine-cards-sure = Simboli e costi vengono da un elenco completo e concordano con più elenchi parziali; il numero di copie e i valori di vendita solo da quell’elenco.

domaine-sheet-points = Punti
domaine-sheet-forest = bosco
domaine-sheet-village = villaggio
domaine-sheet-city = città reale
domaine-sheet-monopoly = 3 o 4 miniere dello stesso tipo
domaine-sheet-most = più ducati, quando il mazzo è finito
domaine-sheet-second = secondo posto per ducati
domaine-sheet-actions = Che cosa fa una carta
domaine-sheet-end = La fine
domaine-sheet-turn-1 = Prendi un ducato per ogni tipo di miniera che hai.
domaine-sheet-turn-2 = Vendi una carta alla Cancelleria, o pagane una ed esegui uno dei suoi simboli.
domaine-sheet-turn-3 = Prendi una carta: la prima del mazzo, o una della Cancelleria, non quella appena venduta.
