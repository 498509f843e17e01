# The rules of the Queendomino family and their quick sheet. Clause numbers are those of docs/rules/queendomino.md.

## In short

how-title = Come si gioca a { $game }
how-aim = Dodici round, una tessera in ciascuno, o due se si gioca in due. Costruisci il reame che vale di più.
how-line = La colonna
how-line-text = Le tessere stanno in una colonna in ordine di numero. Il tuo re sta su quella che piazzerai, e il suo posto nella colonna decide il tuo turno nel round. I numeri alti sono più ricchi, e vengono dopo.
how-place = Piazza la tessera domino
how-place-text = Una metà tocca lo stesso paesaggio, o il tuo castello. Il reame resta entro cinque caselle per cinque, o sette per sette in due. Una tessera che non entra da nessuna parte si scarta.
how-tax = Manda cavalieri
how-tax-text = Un cavaliere sulla nuova tessera porta una moneta per ogni casella di quel territorio. Resta lì per sempre.
how-build = Costruisci
how-build-text = Compra un edificio per una casella di città libera. Alcuni portano subito cavalieri o torri, altri punti alla fine.
how-queen = La Regina
how-queen-text = Va da chi, costruendo, arriva ad avere più torri. Chi la ospita paga gli edifici una moneta in meno, e alla fine la Regina vale una corona per il suo territorio più grande.
how-dragon = Il Drago
how-dragon-text = Una volta a round qualcuno può assoldarlo con una moneta perché distrugga un edificio disponibile. Non vola per chi ospita la Regina.
how-claim = Scegli la prossima
how-claim-text = Infine metti il tuo re su una tessera libera della colonna successiva.
how-score = Conta i punti
how-score-text = Un territorio vale le sue caselle per le sue corone. Senza corone non vale nulla. Tre monete valgono un punto, e gli edifici aggiungono i loro.

## Around the clauses

rules-facts-kingdom = Reame
rules-facts-line = Colonna
rules-facts-rounds = Round
rules-facts-kings = Re
rules-facts-start = Si comincia con
rules-facts-ties = Parità
rules-kingdom = { $size } × { $size } caselle
rules-line = { $line } tessere
rules-rounds = { $games ->
    [one] { $rounds }
   *[other] { $games } × { $rounds }
  }
rules-kings = { $teams ->
    [yes] 1 a ciascuno dei due
   *[no] { $kings } a testa
  }
rules-start = { $teams ->
    [yes] { $knights ->
        [one] { $coins } monete, 1 cavaliere per ogni squadra
       *[other] { $coins } monete, { $knights } cavalieri per ogni squadra
      }
   *[no] { $knights ->
        [one] { $coins } monete, 1 cavaliere
       *[other] { $coins } monete, { $knights } cavalieri
      }
  }
rules-box-link = Controlla la tua scatola
# The chapters, by their numbers.
rules-chapter-1 = Che cosa c’è nella scatola
rules-chapter-2 = Preparazione
rules-chapter-3 = Un round
rules-chapter-4 = A: piazza
rules-chapter-5 = B: tassa
rules-chapter-6 = C: costruisci
rules-chapter-7 = La Regina
rules-chapter-8 = D: il Drago
rules-chapter-9 = { $town ->
    [yes] E: scegli
   *[no] Scegli
  }
rules-chapter-10 = Il conteggio
rules-chapter-11 = La vittoria
rules-chapter-12 = Le edizioni e la tua scatola
rules-chapter-13 = Kingdomino
rules-chapter-14 = Royal Wedding

## The clauses, numbered as in docs/rules

rule-1-1 = Tessere domino
rule-1-1-text = { $game ->
    [royal-wedding] Si gioca con due scatole di 48 tessere domino ciascuna.
    [kingdomino] Nella scatola ci sono 48 tessere domino.
   *[other] Nella scatola ci sono 48 tessere domino, e ogni partita le usa tutte.
  } Ognuna mostra due caselle di paesaggio, uguali o no, e su una casella fino a tre corone. Il numero sul retro le mette in ordine: più è alto, più è ricca.
rule-1-2 = Tessere edificio
rule-1-2-text = Per le tue città ci sono 32 tessere edificio di 17 tipi. Accanto al disegno una tessera mostra in alto che cosa ricevi subito, e in basso quanto vale alla fine.
rule-1-3 = Scorte
rule-1-3-text = Ci sono { $supply } cavalieri e 15 torri. Quel che è finito è finito; solo le monete non finiscono mai. Una Regina e un Drago servono a tutto il tavolo.

rule-2-1 = Il tuo reame
rule-2-1-text = { $teams ->
    [yes] La tua squadra comincia con un castello, grande una casella, e tutti e due piazzate tessere attorno.
   *[no] Cominci con un castello, grande una casella.
  } Alla fine tutto quel che hai piazzato deve stare, con il castello, in { $size } caselle per { $size }.
rule-2-2 = Con che cosa cominci
rule-2-2-text = { $town ->
    [yes] { $teams ->
        [yes] { $knights ->
            [one] La tua squadra ha { $coins } monete e un cavaliere in riserva. Ciascuno dei due ha un re.
           *[other] La tua squadra ha { $coins } monete e { $knights } cavalieri in riserva. Ciascuno dei due ha un re.
          }
       *[no] { $kings ->
            [one] { $knights ->
                [one] Hai { $coins } monete, un cavaliere in riserva e un re.
               *[other] Hai { $coins } monete, { $knights } cavalieri in riserva e un re.
              }
           *[other] { $knights ->
                [one] Hai { $coins } monete, un cavaliere in riserva e due re.
               *[other] Hai { $coins } monete, { $knights } cavalieri in riserva e due re.
              }
          }
      }
   *[no] { $kings ->
        [one] Hai un re, e nient’altro.
       *[other] Hai due re, e nient’altro.
      }
  }
rule-2-3 = La plancia «costruttori»
rule-2-3-text = I 6 alloggiamenti costano 5, 4, 3, 2, 1 e 0 monete. Dietro il più caro sta la pila delle tessere mescolate, e dietro la pila la grotta del Drago. Si scopre una tessera per ogni alloggiamento, a partire dal più economico. Il Drago è nella sua grotta, e nessuno ospita ancora la Regina.
rule-2-4 = La prima colonna
rule-2-4-text = { $game ->
    [royal-wedding] Si pescano { $line } tessere dalla scatola di Queendomino e si dispongono in colonna in ordine di numero, a partire dal più piccolo.
   *[other] Si pescano { $line } tessere e si dispongono in colonna in ordine di numero, a partire dal più piccolo.
  }
rule-2-5 = I primi re
rule-2-5-text = { $onetwo ->
    [yes] Si estrae un solo re; il seguito è in 2.6.
   *[no] { $kings ->
        [one] I re si estraggono uno alla volta. Quando esce il tuo, mettilo su una tessera libera della colonna prima che si estragga il successivo.
       *[other] Tutti e quattro i re si estraggono uno alla volta. Quando esce il tuo, mettilo su una tessera libera della colonna prima che si estragga il successivo.
      }
  }
rule-2-6 = In due: 1-2-1
rule-2-6-text = Si estrae un re. Chi lo possiede sceglie una tessera, poi l’altro ne sceglie due, una dopo l’altra, e l’ultima va di nuovo al primo.
rule-2-7 = La seconda colonna
rule-2-7-text = Appena ogni re sta su una tessera, se ne pescano altre { $line } per la colonna successiva, e comincia il primo round.

rule-3-1 = A chi tocca
rule-3-1-text = Lo dice la colonna. Il re sul numero più piccolo gioca il primo turno, quello sul più grande l’ultimo. Una tessera ricca, quindi, la paghi aspettando.
rule-3-2 = Le fasi di un turno
rule-3-2-text = { $town ->
    [yes] Cinque fasi, sempre in quest’ordine: piazzi la tua tessera (4), riscuoti la tassa (5), costruisci (6), mandi il Drago (8) e scegli la prossima tessera (9).
   *[no] Due fasi: piazzi la tessera sotto il tuo re (4), poi ne scegli una della colonna successiva (9).
  }
rule-3-3 = Obbligatorio o facoltativo
rule-3-3-text = { $town ->
    [yes] Devi piazzare e devi scegliere. Tassa, costruzione e Drago sono facoltativi. Quando non puoi fare nulla, la fase si salta da sola.
   *[no] Tutte e due le fasi sono obbligatorie.
  }
rule-3-4 = Quel che nessuno sceglie
rule-3-4-text = { $left ->
    [one] Una tessera di ogni colonna resta senza re. Esce dal gioco quando la colonna è stata giocata.
   *[other] { $left } tessere di ogni colonna restano senza re. Escono dal gioco quando la colonna è stata giocata.
  }
rule-3-5 = Due re
rule-3-5-text = Ognuno dei tuoi due re ha un turno tutto suo, al suo posto nella colonna, con tutte le fasi.
rule-3-6 = La fine di un round
rule-3-6-text = { $town ->
    [yes] Dopo l’ultimo turno il Drago torna nella sua grotta. Le tessere rimaste scorrono verso gli alloggiamenti più economici mantenendo il loro ordine; quelli liberi si riempiono dalla pila, a partire dai più economici. Poi si forma la colonna successiva. Fino ad allora un alloggiamento svuotato resta vuoto.
   *[no] Dopo l’ultimo turno si gioca la colonna successiva, e accanto se ne forma una nuova.
  }
rule-3-7 = { $rounds } round
rule-3-7-text = { $town ->
    [yes] { $games ->
        [one] { $dealt } tessere in colonne di { $line } fanno { $rounds } round. Nell’ultimo non c’è più nulla da scegliere: piazzi, e puoi riscuotere la tassa, costruire e mandare il Drago. Poi la partita è finita.
       *[other] { $dealt } tessere in colonne di { $line } fanno { $rounds } round. Nell’ultimo non c’è più nulla da scegliere: piazzi, e puoi riscuotere la tassa, costruire e mandare il Drago. Poi questa delle tre partite è finita.
      }
   *[no] { $games ->
        [one] { $dealt } tessere in colonne di { $line } fanno { $rounds } round. Nell’ultimo non c’è più nulla da scegliere: piazzi soltanto. Poi la partita è finita.
       *[other] { $dealt } tessere in colonne di { $line } fanno { $rounds } round. Nell’ultimo non c’è più nulla da scegliere: piazzi soltanto. Poi questa delle tre partite è finita.
      }
  }

rule-4-1 = Quale tessera
rule-4-1-text = Piazzi quella su cui sta il tuo re. Una volta piazzata, non si sposta più.
rule-4-2 = Fianco a fianco
rule-4-2-text = Le sue due caselle vanno l’una accanto all’altra, dove non c’è ancora nulla. Girala come vuoi.
rule-4-3 = Il collegamento
rule-4-3-text = Almeno una metà deve toccare, lato contro lato, una casella del suo stesso paesaggio o il tuo castello. Gli angoli non collegano e le corone non contano, e le due metà della nuova tessera non si fanno da collegamento a vicenda.
rule-4-4 = Il castello
rule-4-4-text = Qualsiasi paesaggio può toccare il castello, su ciascuno dei suoi quattro lati.
rule-4-5 = La dimensione del reame
rule-4-5-text = Con la nuova tessera il tuo reame deve ancora stare in { $size } caselle per { $size }. Non occorre che il castello sia al centro: sono le tue tessere a decidere dove sono i limiti.
rule-4-6 = Quando non entra
rule-4-6-text = Una tessera che non entra da nessuna parte esce dal gioco e non vale nulla. Se entra da qualche parte, va piazzata, anche se fa male.
rule-4-7 = Metà uguali
rule-4-7-text = Una tessera con due metà uguali è la stessa nei due versi, quindi basta un modo di piazzarla.

rule-5-1 = Dove vanno i cavalieri
rule-5-1-text = Puoi mandare cavalieri dalla tua riserva sulla tessera appena piazzata, e su nessun’altra. Se è stata scartata, in questo turno non c’è tassa.
rule-5-2 = Uno o due
rule-5-2-text = Un cavaliere o due, al massimo uno per casella. Restano lì fino alla fine della partita.
rule-5-3 = Che cosa riscuotono
rule-5-3-text = Ogni cavaliere porta una moneta per ogni casella del territorio in cui sta. Le città pagano come ogni altro paesaggio.
rule-5-4 = Le casseforti
rule-5-4-text = Con la cassaforte per i cavalieri ogni cavaliere che mandi porta una moneta in più per ogni cavaliere che hai, nel reame o in riserva. La cassaforte per le torri fa lo stesso con le tue torri. Se le hai tutte e due, contano entrambe; se mandi due cavalieri, entrambe pagano due volte.
rule-5-5 = In un territorio
rule-5-5-text = I cavalieri non si ostacolano mai. Quelli di prima non contano, e se nello stesso turno ne mandi due in uno stesso territorio, ciascuno lo riscuote per intero.

rule-6-1 = Quale tessera
rule-6-1-text = Qualsiasi tessera della plancia «costruttori», ma nessuna della pila. Il suo alloggiamento resta vuoto fino alla fine del round.
rule-6-2 = Il costo
rule-6-2-text = Paghi il numero del suo alloggiamento, e una moneta in meno finché ospiti la Regina (7.2).
rule-6-3 = Dove
rule-6-3-text = Su una casella di città del tuo reame che non ha ancora un edificio. Non importa quando l’hai piazzata.
rule-6-4 = Quanti
rule-6-4-text = { $kings ->
    [one] Un edificio a turno, e uno per casella.
   *[other] Un edificio nel turno di ogni re, e uno per casella.
  }
rule-6-5 = Che cosa arriva subito
rule-6-5-text = I cavalieri della tessera vanno nella tua riserva, le sue torri nel tuo reame. Se le scorte non bastano, ricevi quel che resta. I nuovi cavalieri possono riscuotere dal tuo prossimo turno.
rule-6-6 = Sotto un edificio
rule-6-6-text = Un cavaliere che si trova lì ci resta, e la casella rimane una casella di città: per la dimensione, per la tassa e per i punti.

rule-7-1 = Chi la ospita
rule-7-1-text = Costruisci torri fino ad averne più di tutti, o tante quante chi ne ha di più, e la Regina viene da te. Se chi la ospita costruisce altre torri, la tiene. Nient’altro la sposta. Finché nessuno ha una torre, nessuno la ospita.
rule-7-2 = Il suo sconto
rule-7-2-text = Finché la ospiti, ogni edificio ti costa una moneta in meno, ma mai meno di zero.
rule-7-3 = L’acquisto che la porta
rule-7-3-text = Paghi prima che le torri siano al loro posto, quindi quell’acquisto si paga per intero.

rule-8-1 = Una volta a round
rule-8-1-text = Il Drago si può mandare finché è nella sua grotta: una volta a round per tutto il tavolo, anche nell’ultimo.
rule-8-2 = Non chi ospita la Regina
rule-8-2-text = Finché ospiti la Regina non puoi mandarlo, nemmeno nel turno in cui è arrivata.
rule-8-3 = Quanto costa
rule-8-3-text = Una moneta, qualunque sia il costo dell’alloggiamento.
rule-8-4 = Che cosa distrugge
rule-8-4-text = Una qualsiasi tessera della plancia «costruttori». La tessera esce dal gioco, e il Drago sta nel suo alloggiamento fino alla fine del round.

rule-9-1 = Quale tessera
rule-9-1-text = Metti il tuo re su una tessera della colonna successiva dove non c’è nessun re.
rule-9-2 = Non si salta
rule-9-2-text = Una la devi scegliere, anche se non te ne piace nessuna.
rule-9-3 = Nell’ultimo round
rule-9-3-text = Non c’è una colonna successiva, quindi non c’è nulla da scegliere.

rule-10-1 = Fortuna
rule-10-1-text = Tre monete valgono un punto. Una o due avanzate non valgono nulla.
rule-10-2 = Territori
rule-10-2-text = Le caselle di uno stesso paesaggio che si toccano con un lato formano un territorio. Vale le sue caselle per le sue corone, quindi senza corone non vale nulla. Il castello non appartiene a nessun territorio.
rule-10-3 = Città
rule-10-3-text = Le città contano come gli altri paesaggi, con edifici o senza. Solo una torre della Regina vi mette una corona.
rule-10-4 = La Regina
rule-10-4-text = È una corona in più sul territorio più grande di chi la ospita, qualunque ne sia il paesaggio: le sue caselle contano una volta in più, anche se non ha altre corone.
rule-10-5 = Un semplice numero
rule-10-5-text = Un edificio con un semplice numero vale altrettanti punti.
rule-10-6 = Per i territori
rule-10-6-text = Un edificio con un paesaggio vale 2 punti per ogni territorio di quel paesaggio nel tuo reame, grande o piccolo, con corone o senza. La chiesa conta anche la città in cui sta.
rule-10-7 = Per torri e cavalieri
rule-10-7-text = Il castello ambulante vale 1 punto per ogni tua torre, il campo di allenamento 1 per ogni tuo cavaliere, nel reame o in riserva.
rule-10-8 = Che cosa non si conta
rule-10-8-text = I bonus di Kingdomino, Regno di Mezzo e Armonia, non fanno parte di questo gioco.

rule-11-1 = Più punti di tutti
rule-11-1-text = { $teams ->
    [yes] I due compagni della squadra con più punti vincono insieme.
   *[no] { $games ->
        [one] Vince chi ha più punti.
       *[other] Vince chi ha più punti in tutte e tre le partite insieme.
      }
  }
rule-11-2 = Parità
rule-11-2-text = Decide il singolo territorio più grande, città comprese, con corone o senza.
rule-11-3 = Ancora pari
rule-11-3-text = { $lasttie ->
    [coins] Per le regole ceche decidono allora le monete che in 10.1 non hanno portato punti. Se anche quelle sono pari, si condivide il posto. Per le altre regole lo si condivide subito.
   *[shared] Si condivide il posto. Solo le regole ceche fanno decidere prima le monete avanzate.
  }

rule-12-1 = La tua edizione
rule-12-1-text =
    { $edition ->
        [cz] Si seguono le regole ceche. Una sola cosa è diversa: dopo il territorio più grande, a parità decidono le monete avanzate (11.3).
        [eu] Si seguono le regole europee, in sette lingue. Si gioca come con quelle americane; cambiano le parole.
       *[us] Si seguono le regole americane del 2017. Si gioca come con quelle europee; cambiano le parole.
      }
    { $game ->
        [royal-wedding] { $edition ->
            [cz] Ognuno per sé si gioca al massimo in sette (14.1).
            [eu] Ognuno per sé si gioca al massimo in sei (14.1).
           *[us] Ognuno per sé si gioca al massimo in otto (14.1).
          }
       *[other] {""}
      }
rule-12-2 = Errori di stampa
rule-12-2-text =
    Alcune regole stampate contengono errori. Qui non si seguono in nessuna edizione:
    Le regole italiane e russe tolgono delle fasi all’ultimo round. Altrove si gioca da A a D.
    In varie lingue ciascuno dei due re ha solo le fasi A ed E. Altrove ognuno le ha tutte.
    Le regole spagnole fanno cominciare la tessera più lontana dalla plancia. Altrove comincia la più vicina, che ha il numero più piccolo.
    Le regole spagnole danno un cavaliere per ogni edificio. Ne danno solo le tessere che ne mostrano.
    In un esempio ebraico la chiesa conta i boschi. La chiesa conta le città.
rule-12-3 = La tua scatola
rule-12-3-text = Su alcune tessere cavalieri e torri sono nostre stime, e la tessera lo dice. Se hai il gioco, confronta le tue tessere e dillo al tavolo: giocherà con la tua scatola, e la registrazione lo dirà.

rule-13-1 = Giocatori e tessere
rule-13-1-text = { $players ->
    [2] { $size ->
        [7] In due si gioca con tutte le 48 tessere, due re a testa, in colonne di quattro.
       *[other] In due si gioca con 24 delle 48 tessere, due re a testa, in colonne di quattro. Quali restino nella scatola non lo sa nessuno.
      }
    [3] In tre si gioca con 36 delle 48 tessere, in colonne di tre. Quali restino nella scatola non lo sa nessuno.
   *[other] In quattro si gioca con tutte le 48 tessere, in colonne di quattro.
  } Sono { $rounds } round.
rule-13-2 = Un turno
rule-13-2-text = Piazza la tessera sotto il tuo re, poi scegline una della colonna successiva. Nell’ultimo round piazzi soltanto.
rule-13-3 = Niente città
rule-13-3-text = { $bonuses ->
    [yes] Non ci sono monete, cavalieri, torri, edifici, Regina o Drago, né regole su di loro. Contano i tuoi territori e i bonus su cui vi siete accordati.
   *[no] Non ci sono monete, cavalieri, torri, edifici, Regina o Drago, né regole su di loro. Contano i tuoi territori, e nient’altro.
  }
rule-13-4 = Parità
rule-13-4-text = { $games ->
    [one] Decide il singolo territorio più grande. Poi decidono tutte le corone di un reame insieme. Poi si condivide il posto.
   *[other] Dopo tre partite, a parità di somma si condivide il posto.
  }
rule-13-5 = { $bonusnames }
rule-13-5-text =
    { $middle ->
        [yes] { $centre ->
            [grid] Regno di Mezzo: 10 punti se il tuo castello è al centro. Il tuo reame non deve superare, da nessun lato del castello, la metà della griglia.
           *[extent] Regno di Mezzo: 10 punti se il tuo castello è al centro. Il tuo reame deve estendersi su tutta la griglia di { $size } per { $size }, anche con dei buchi, e arrivare alla stessa distanza dal castello sui lati opposti.
          }
       *[no] {""}
      }
    { $harmony ->
        [yes] Armonia: 5 punti se il tuo reame è completo, con un paesaggio su ogni casella della griglia di { $size } per { $size }.
       *[no] {""}
      }
rule-13-6 = Il Grande Duello
rule-13-6-text = In due, tutte le 48 tessere, reami di 7 per 7, dodici round.
rule-13-7 = Dinastia
rule-13-7-text = Si giocano tre partite, ognuna dall’inizio, e si sommano i punti, bonus compresi. Decide la somma.

rule-14-1 = Giocatori e reami
rule-14-1-text = { $teams ->
    [yes] { $players } giocatori formano { $sides } squadre di due. Ogni squadra costruisce un reame di 7 per 7; le colonne hanno otto tessere, e i round sono dodici.
   *[no] { $players } giocatori, ognuno per sé, costruiscono reami di { $size } per { $size } con colonne di { $line } tessere. I round sono { $rounds }.
  } Si scoprono tutte le 96 tessere.
rule-14-2 = Due scatole alternate
rule-14-2-text = Le scatole non si mescolano. La prima colonna viene da Queendomino, la seguente da Kingdomino, e così via. Le città sono solo nella scatola di Queendomino, quindi in una colonna su due non ce ne sono.
rule-14-3 = Quel che avanza
rule-14-3-text = { $left ->
    [0] Ogni tessera di una colonna viene scelta, quindi non ne avanza nessuna.
    [one] Una tessera di ogni colonna non la sceglie nessuno. Esce dal gioco quando la colonna è stata giocata.
   *[other] { $left } tessere di ogni colonna non le sceglie nessuno. Escono dal gioco quando la colonna è stata giocata.
  }
rule-14-4 = Squadre
rule-14-4-text = { $knights ->
    [one] Voi due condividete un castello, un reame, { $coins } monete, un cavaliere, un punteggio e la Regina quando viene. Ciascuno ha il proprio re, e quindi il proprio turno in ogni round.
   *[other] Voi due condividete un castello, un reame, { $coins } monete, { $knights } cavalieri, un punteggio e la Regina quando viene. Ciascuno ha il proprio re, e quindi il proprio turno in ogni round.
  }
rule-14-5 = Chi è di turno decide
rule-14-5-text = Parlate di tutto quel che volete. Ma nel tuo turno decidi soltanto tu: dove va la tua tessera, a che cosa servono monete e cavalieri della squadra e che cosa scegli.
rule-14-6 = Quando le scorte finiscono
rule-14-6-text = Con così tanti giocatori o round possono finire cavalieri e tessere. Un edificio porta allora i cavalieri e le torri che restano, forse nessuno, e si può comprare lo stesso. Senza pila gli alloggiamenti cari restano vuoti.

## The drawings beside them

rules-copies = × { $count }
rules-land = Caselle di ogni paesaggio, per corone
rules-land-name = Paesaggio
rules-land-plain = senza
rules-land-crowns = { $crowns ->
    [one] 1 corona
   *[other] { $crowns } corone
  }
rules-land-all = tutte
rules-sum = { $terrain } { $squares } × { $crowns } = { $points }
rules-bonus-none = Nessuno
rules-bonus-middle-kingdom = Regno di Mezzo
rules-bonus-harmony = Armonia
rules-bonus-both = Entrambi
figure-yes = Permesso
figure-no = Non permesso
figure-touches = Un lago sta accanto a un lago. La metà di prateria non ha bisogno di corrispondere a nulla.
figure-alone = Il lago sta accanto soltanto a bosco e campo di grano. Lì non può restare.
figure-corner = Un lago tocca un lago con un angolo. Non basta.
figure-castle = Qui non c’è nessun’altra montagna, ma questa tocca il castello.
figure-window = I punti sono le caselle che si possono ancora occupare: mai più di { $size } in larghezza e { $size } in altezza.
figure-tax = Appena piazzata: lago e campo di grano. Il cavaliere sul lago sta in un territorio di 3 caselle e porta 3 monete. Un secondo sul campo di grano ne porterebbe 2.
figure-build = Due caselle di città sono libere. Sulla terza c’è una chiesa.
figure-territories = Cinque territori. I due campi di grano non si toccano, e la prateria non ha corone.
figure-towns = Una città di tre caselle. La torre della Regina le dà una corona; la statua non gliene dà.
figure-crowning = Il bosco è il territorio più grande. Non ha corone proprie; la Regina ne vale una.
figure-worth = Due territori di grano, quindi la panetteria vale 4 punti.
figure-bonuses = Un paesaggio su ogni casella della griglia di { $size } per { $size }, e il castello al centro.
figure-team = Un castello di due colori.
figure-builders = L’alloggiamento più caro sta accanto alla grotta. Una tessera mostra in alto che cosa arriva subito, e in basso quanto vale alla fine.
figure-prices = Per chi ospita la Regina: una moneta in meno in ogni alloggiamento, ma mai meno di zero.
figure-dragon = Il Drago ha distrutto la tessera che costava 4, e qualcuno ha comprato quella che costava 1.
figure-line = Una colonna. Le caselle con corone arrivano con i numeri alti.
figure-order = A chi tocca e quando: dall’alto in basso.
figure-onetwo = Prima una, poi due, poi una.
figure-safes = Tre laghi, e hai due cavalieri e una torre. Con tutte e due le casseforti un cavaliere sul lago porta 3 + 2 + 1 monete.
figure-queen = Luna ha due torri e la Regina. Anche Rosa arriva a due: la Regina va da Rosa.
figure-claim = Gli anelli tratteggiati sono liberi. Il posto del tuo re decide il tuo turno nel prossimo round.
figure-pad = Le righe che si riempiono alla fine. Al tavolo ogni numero dice di che cosa è fatto.
figure-boxes = Una colonna da ogni scatola. I numeri da 1 a 48 sono in entrambe.

## The quick sheet

sheet-may = se vuoi
sheet-place = Una metà tocca il suo stesso paesaggio o il tuo castello. Entro { $size } × { $size }. Si scarta solo se non entra da nessuna parte.
sheet-tax = Uno o due cavalieri sulla nuova tessera, uno per casella. Ognuno porta una moneta per ogni casella del suo territorio. Restano.
sheet-build = Un edificio su una casella di città libera. Cavalieri e torri arrivano subito.
sheet-bribe = Una moneta distrugge una tessera disponibile, una volta a round per tutto il tavolo. Non per chi ospita la Regina.
sheet-claim = Metti il tuo re su una tessera libera della colonna successiva. I numeri piccoli giocano per primi. Non nell’ultimo round.
sheet-prices = Costi
sheet-slots = Alloggiamenti da 5, 4, 3, 2, 1 e 0 monete, il più caro accanto alla grotta
sheet-prices-text = Paghi il numero dell’alloggiamento; chi ospita la Regina paga uno in meno. La Regina va da chi, costruendo, arriva ad avere più torri, anche a parità. A fine round le tessere scorrono negli alloggiamenti economici, e tessere nuove riempiono quelli cari.
sheet-scores = Che cosa dà punti
sheet-land = Paesaggi
sheet-score-wealth = 1 ogni 3 monete.
sheet-score-land = Caselle × corone, per ogni territorio. Senza corone, niente punti.
sheet-score-town = Lo stesso; lì solo le torri della Regina sono corone.
sheet-score-queen = Una corona in più sul territorio più grande.
sheet-score-buildings = Un numero; o 2 per ogni territorio di un paesaggio; o 1 per ogni torre o cavaliere.
sheet-special = In questa partita
sheet-tiles = Edifici
sheet-tiles-key = Accanto al disegno: in alto che cosa arriva subito, in basso quanto vale alla fine. × indica quante tessere ci sono nella scatola.
