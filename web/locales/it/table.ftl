# A table, whatever is played at it.

## The page

hem-table = Questo tavolo
table-title = Questo tavolo
hem-log = Diario
hem-reading = A parole
hem-orders = Istruzioni
hem-orders-state = { $state ->
    [left] Le tue istruzioni valgono
    [ended] Le tue istruzioni sono finite
   *[open] Lascia istruzioni
  }
# Beside the sentence at the head of the table.
orders-stand = Le tue istruzioni per il tuo prossimo turno valgono.
orders-due = Le tue istruzioni verranno seguite tra pochi minuti, a meno che tu non giochi adesso.
orders-wait = Le tue istruzioni aspettano che si decida se annullare una mossa.
orders-ended = Le tue istruzioni sono finite: ciò che volevi dopo non c’è più.
orders-withdrawn = Le tue istruzioni per il tuo prossimo turno sono ritirate.
hem-guide = Guidami
hem-unguided = Senza guida

## Whose turn

status-opening = Apro il tavolo.
status-lost = La connessione è caduta. Riprovo.
status-restart = Il server si sta riavviando. Nulla va perso: la partita riprende fra un momento.
status-full = Ci sono troppi tavoli aperti al tuo indirizzo. Questa pagina continua a provare: quando lì se ne chiude uno, c’è posto.
status-closed = Questo tavolo è chiuso.
status-waiting = { $count ->
    [one] Manca ancora una persona.
   *[other] Mancano ancora { $count } persone.
  }
status-over = La partita è finita.
status-dealing = Si scoprono le prossime tessere.
status-yours = Tocca a te, { $name }.
status-here = Tocca a { $name }.
status-theirs-away = { $name } non c’è. Il tavolo aspetta.
steps = Fasi del turno
# Read aloud for a step of the turn.
step-skipped = { $step }, fase saltata
step-done = { $step }, fase conclusa
round = Round { $round }
round-of = Round { $round } di { $rounds }
round-setup = Preparazione
round-game = Partita { $game } di { $games }, round { $round } di { $rounds }
round-game-setup = Partita { $game } di { $games }, preparazione
round-over = Partita finita
round-watching = { $now }, stai guardando
round-behind = { $now }, vista un round dopo
title-yours = Tocca a te

## Who sits there

seat-you = tu
seat-away = assente
seat-open = posto libero
score-of = { $points ->
    [one] { $name }: 1 punto
   *[other] { $name }: { $points } punti
  }
score-row = { $row } { $points }
tabs = Parti del tavolo
tab-talk = Squadra
# Read aloud for a tab or a button of the page.
tab-fresh = { $tab }, qualcosa di nuovo

## Choices

choice-undo = Annulla
choice-skip = Salta
bar = Da confermare
bar-home = Alla mia scelta
bar-place = { $total ->
    [one] { $points }, poi 1 punto
   *[other] { $points }, poi { $total } punti
  }

## Partners

talk-title = Con { $name }
talk-lines = Che cosa vi siete detti
talk-none = Quel che si dice qui lo leggete solo in due: tu e { $name }.
talk-say = Di’ a { $name }
talk-choose = Frasi pronte
talk-phrases = Di’ a { $name } con un tocco
talk-send = Di’

## Table talk

chat = Chiacchiere
chat-title = Chiacchiere al tavolo
chat-lines = Che cosa si è detto a tutti
chat-none = Non si è ancora detto nulla.
chat-phrases = Di’ a tutti
chat-say = Dillo con parole tue
chat-mute = Non sentire { $name }
phrase-well-placed = Ben piazzata.
phrase-take-your-time = Fai con calma.
phrase-back-soon = Torno fra cinque minuti.
phrase-good-game = Bella partita.
phrase-thanks = Grazie.
phrase-again = Giochiamo ancora?
phrase-hello = Buonasera.
phrase-one-minute = Un momento.
phrase-begin = Cominciamo?
phrase-you-choose = Scegli tu.
phrase-agreed = D’accordo.
phrase-elsewhere = Meglio altrove.
phrase-high = Prendi un numero alto.
phrase-low = Prendi un numero basso.

## The log

log = Diario
log-last = Ultime mosse
log-setup = Prima del primo round
log-joined = { $name } si siede.
log-seated = { $name } prende un posto libero.
log-left = { $guest } va via prima che la partita cominci.
log-freed = Il posto di { $guest } è di nuovo libero.
log-opened = Un bot fa spazio: il suo posto è libero.
log-branched = Fin qui era un’altra partita; da qui si continua.
log-duplicate = Tutto arriva nell’ordine di una partita precedente.
log-brought = È stata giocata su un altro server.
log-offline = È stata giocata senza rete.
log-started = La partita comincia.
log-pass = { $name } salta una fase: { $step }.
log-undo = { $name } torna indietro di un passo.
log-hint = { $name } chiede un suggerimento.
log-game = Comincia la partita { $game } di { $games }.
log-over = La partita è finita.
log-away = { $name } non c’è.
log-back = { $name } è di nuovo qui.
log-gone = { $name } va via. Fino al ritorno gioca un bot.
log-wanted = { $name } farebbe giocare un bot per { $whom }.
log-late = Il tempo di { $name } è scaduto.
log-lent-late = Un bot continua per { $name }: il tempo era scaduto.
log-lent = Un bot gioca per { $name } fino al ritorno.
log-resigned = { $name } abbandona.
log-host = Ora a guidare il tavolo è { $name }.
log-customs = { $name } cambia le impostazioni di questo tavolo.
customs-hints-off = Non ci sono suggerimenti.
customs-odds-off = A nessuno si dice che cosa può ancora arrivare.
customs-stakes-off = A nessuno si dice quanto valgono le cose e per chi.
customs-watchers-off = Nessun altro può guardare.
customs-behind-on = Chi guarda vede la partita un round dopo.
customs-words-off = Si parla solo con frasi pronte.
customs-days = Tempo per ogni turno: { $span }.
customs-clock = Ognuno ha { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
  } in tutto, e { $seconds ->
    [one] 1 secondo
   *[other] { $seconds } secondi
  } in più a ogni turno.
customs-public-on = Compare fra i tavoli aperti, per tutti.
customs-rated-on = La partita è classificata.
customs-reasons-on = I bot dicono perché hanno giocato così.
log-laid = Questo tavolo è stato apparecchiato con impostazioni proprie.
log-renamed = { $before } ora si chiama { $name }.
log-said = { $name } dice qualcosa a tutti.
log-asked = { $what ->
    [undo] { $name } chiede di annullare l’ultima mossa.
    [pause] { $name } chiede una pausa.
    [again] { $name } chiede un’altra partita.
   *[end] { $name } chiede di finire qui la partita.
  }
log-agreed = { $name } accetta.
log-declined = { $name } non accetta.
log-lapsed = Non tutti hanno risposto a { $name }, quindi non cambia nulla.
log-paused = Tutti accettano: la partita è in pausa.
log-resumed = { $name } riprende la partita.
log-ended = { $how ->
    [agreed] Tutti accettano di finire qui la partita.
    [closed] { $name } chiude il tavolo.
   *[resigned] La partita finisce qui.
  }
log-stand-in = { $text } (Gioca un bot.)
log-ordered = { $text } (Secondo le tue istruzioni.)
log-moved = { $name }: { $move }
log-dealt = Distribuito: { $move }

## What people here ask of each other

company = A questo tavolo
clock-seconds = { $count } s
clock-minutes = { $minutes }:{ $seconds } min
ask-undo = { $name } chiede di annullare l’ultima mossa. Da allora non è uscito nulla di nuovo.
ask-pause = { $name } chiede una pausa. Nessuno gioca finché qualcuno qui non la termina.
ask-end = { $name } chiede di finire qui la partita, con i punti come stanno.
ask-yes = Va bene
ask-yes-all = Accetta
ask-no = No
ask-left = Se non arriva risposta entro { $left }, vale no.
ask-yours = L’hai chiesto tu. { $agreed } su { $wanted } accettano; ancora { $left } per rispondere.
ask-agreed = Hai accettato. { $agreed } su { $wanted } accettano.
away-for = { $name } non c’è da { $time }.
away-soon = Fra { $left } potrà giocare un bot.
away-now = Ora può giocare un bot per { $name }.
away-never = Il tavolo aspetta.
away-lend = Fai giocare un bot fino al ritorno
away-count = { $agreed } su { $wanted } accettano il bot.
away-wait = Aspetta
late-theirs = Il tempo di { $name } è scaduto.
late-theirs-why = Puoi aspettare, o far continuare un bot fino alla fine.
late-yours = Il tuo tempo è scaduto.
late-yours-why = Puoi continuare finché gli altri aspettano.
late-lend = Fai continuare un bot
clock-time = { $minutes }:{ $seconds }
clock-left = { $minutes ->
    [0] { $seconds ->
        [one] manca 1 secondo
       *[other] mancano { $seconds } secondi
      }
    [one] { $seconds ->
        [one] mancano 1 minuto e 1 secondo
       *[other] mancano 1 minuto e { $seconds } secondi
      }
   *[other] { $seconds ->
        [one] mancano { $minutes } minuti e 1 secondo
       *[other] mancano { $minutes } minuti e { $seconds } secondi
      }
  }
clock-voice-60 = { $name }: manca un minuto.
clock-voice-10 = { $name }: mancano dieci secondi.
clock-gathering = L’orologio parte con la prima mossa o appena ci sono tutti, al più tardi tra un minuto.
stint-left = Hai lasciato questa partita, e un bot gioca per te.
stint-late = Il tuo tempo era scaduto, e un bot continua per te.
stint-resigned = Hai abbandonato, e un bot continua per te.
stint-note = gioca un bot
stint-note-over = { $why ->
    [resigned] abbandono
    [late] tempo scaduto
    [away] assenza
   *[left] uscita
  }
stint-return = Riprendi il tuo posto
done-for = { $count ->
    [one] Mentre non c’eri, un bot ha fatto una mossa per te.
   *[other] Mentre non c’eri, un bot ha fatto { $count } mosse per te.
  }
unknown-here = Giochi qui? Entra e avrai il tuo posto.
paused = La pausa dura finché qualcuno al tavolo non la termina.
paused-on = Riprendi
ended-agreed = Tutti hanno accettato di finire qui la partita. I punti contano come stanno.
ended-resigned = { $name } ha abbandonato, e la partita è finita.
ended-closed = { $name } ha chiuso il tavolo.
ended-points = { $name }: { $points }
status-paused = La partita è in pausa.

## This table

menu-undo = Chiedi di annullare
menu-undo-why = la tua ultima mossa, finché non esce nulla di nuovo
menu-pause = Chiedi una pausa
menu-pause-why = se tutti accettano, nessuno gioca finché qualcuno non la termina
menu-end = Chiedi di finire qui
menu-end-why = se tutti accettano, i punti contano come stanno
menu-end-rated = se tutti accettano, la partita finisce e non conta per il punteggio
menu-resume = Riprendi
menu-resume-why = la pausa è finita
menu-resign = Abbandona
menu-resign-why = un bot continua per te; se non resta nessun avversario, la partita finisce
menu-resign-sure = Abbandona per davvero
menu-leave = Esci
menu-leave-why = un bot gioca per te fino al tuo ritorno
menu-leave-rated = un bot gioca per te fino al tuo ritorno; appena ha giocato, la partita conta per te come sconfitta
menu-return = Riprendi il tuo posto
menu-return-why = il bot ti restituisce il posto
menu-close = Chiudi il tavolo
menu-close-why = la partita finisce per tutti
menu-close-rated = la partita finisce per tutti e conta per te come sconfitta
menu-close-sure = Chiudilo per tutti
menu-carry = Continua su un altro dispositivo
menu-carry-why = dal telefono al computer, o prima di svuotare questo browser
menu-sent = Chiesto.
menu-host = Guidi tu il tavolo
customs-hints = I suggerimenti sono permessi
customs-odds = Si può chiedere che cosa può ancora arrivare
customs-stakes = Si può chiedere quanto valgono le cose e per chi
customs-reasons = I bot dicono perché hanno giocato così
customs-watchers = Altri possono guardare
customs-behind = Chi guarda vede la partita un round dopo
customs-words = Tutti possono scrivere liberamente
customs-public = Compare fra i tavoli aperti, dove chiunque può sedersi o guardare
menu-how = Come si gioca

## What the others did

since-title = Dal tuo ultimo turno
follow-points = { $count ->
    [one] { $by } punto
   *[other] { $by } punti
  }
since-count = { $count ->
    [one] Un’azione dal tuo ultimo turno
   *[other] { $count } azioni dal tuo ultimo turno
  }
since-looking = Guardando indietro: { $act }
since-back = Un’azione indietro
since-on = Un’azione avanti
since-now = Torna al presente
since-hold = Pausa
since-go = Riprendi
since-at = { $at } di { $of } · { $pace }

## Before and after

room-text = La partita comincia quando tutti i posti sono occupati.
room-text-host = La partita comincia quando tutti i posti sono occupati: da un amico che apre l’invito, o da un bot.
room-freed = { $name } ha liberato il tuo posto. Ti siedi di nuovo?
room-sit-again = Siediti
room-all = Ci sono tutti. La partita comincia.
room-begin = { $here ->
    [2] Comincia in due
    [3] Comincia in tre
    [4] Comincia in quattro
    [5] Comincia in cinque
    [6] Comincia in sei
   *[other] Comincia in sette
  }
room-begin-why = { $free ->
    [one] La sedia libera viene tolta. Oppure mettici un bot.
   *[other] Le { $free } sedie libere vengono tolte. Oppure mettici dei bot.
  }
room-level-of = Livello: { $name }
room-title = { $seats ->
    [2] Il tavolo è apparecchiato per due.
    [3] Il tavolo è apparecchiato per tre.
    [4] Il tavolo è apparecchiato per quattro.
    [5] Il tavolo è apparecchiato per cinque.
    [6] Il tavolo è apparecchiato per sei.
    [7] Il tavolo è apparecchiato per sette.
   *[other] Il tavolo è apparecchiato per otto.
  } { $here ->
    [0] Non c’è nessuno.
    [1] C’è una persona.
    [2] Ce ne sono due.
    [3] Ce ne sono tre.
    [4] Ce ne sono quattro.
    [5] Ce ne sono cinque.
    [6] Ce ne sono sei.
   *[other] Ce ne sono sette.
  }
room-bring = Fai venire gli altri
room-chair = Una sedia libera
room-chair-for = per un amico o un bot
room-you-host = tu, che guidi il tavolo
room-host = guida il tavolo
room-team = Squadra { $team }
room-is-here = qui
room-seats = Posti
room-seat-bot = Metti qui un bot
room-seat-bot-at = Metti un bot al posto libero { $seat }
room-free = Libera questo posto
room-free-of = Libera il posto di { $name }
room-level = Livello dei tuoi bot
room-bot = bot
room-programs = Programmi presenti
room-ask-program = Invita { $name } a giocare
seat-program = programma
seat-program-why = Qui gioca il programma di qualcuno. Sa ciò che questo posto può sapere, e nient’altro.
room-here = a questo schermo
closed-title = Il tavolo è chiuso
closed-account = Entra
over-wins = { $margin ->
    [one] { $name } vince per 1 punto.
   *[other] { $name } vince per { $margin } punti.
  }
over-wins-tie = { $name } vince lo spareggio.
over-wins-team = { $margin ->
    [one] { $name } vincono per 1 punto.
   *[other] { $name } vincono per { $margin } punti.
  }
over-wins-tie-team = { $name } vincono lo spareggio.
over-you-win = { $margin ->
    [one] Vinci per 1 punto.
   *[other] Vinci per { $margin } punti.
  }
over-you-win-tie = Vinci lo spareggio.
over-best = Finora il tuo miglior risultato a un tavolo simile.
over-stint = { $why ->
    [resigned] { $name } ha abbandonato, e un bot ha continuato.
    [late] Il tempo di { $name } era scaduto, e un bot ha continuato.
    [away] In assenza di { $name } ha continuato un bot.
   *[left] { $name } ha lasciato la partita, e un bot ha continuato.
  }
over-stint-yours = { $why ->
    [resigned] Hai abbandonato, e un bot ha continuato per te.
    [late] Il tuo tempo era scaduto, e un bot ha continuato per te.
    [away] In tua assenza ha continuato un bot.
   *[left] Hai lasciato la partita, e un bot ha continuato per te.
  }
over-shared = { $names } condividono la vittoria.
over-tied = { $points ->
    [one] 1 punto a testa, e nulla scioglie la parità.
   *[other] { $points } punti a testa, e nulla scioglie la parità.
  }
over-again = Gioca ancora
over-next = Alla nuova partita
over-leave = Esci
over-picture = Immagine
picture-drawing = Sto disegnando l’immagine.
picture-failed = Questo browser non ha potuto disegnare l’immagine.
picture-unshared = Questo dispositivo non ha potuto condividere l’immagine. Puoi salvarla.
picture-save = Salva l’immagine
picture-alt = { $points ->
    [one] L’immagine di questa partita: { $name }, 1 punto.
   *[other] L’immagine di questa partita: { $name }, { $points } punti.
  }
picture-points = { $points ->
    [one] punto
   *[other] punti
  }
picture-won = vince per { $by }
picture-tie = vince lo spareggio
picture-shared = condivide il primo posto
picture-place = posto { $place } su { $sides }
picture-foot = { $game }, { $when }
over-record = Registrazione
over-day = Confronta con gli altri
over-shuffle = Controlla la mescolata
over-duplicate = Stessa distribuzione
duplicates = Giocato con questa distribuzione
duplicates-side = { $names }: { $points }
duplicates-first = la prima partita
duplicates-lent = in parte ha giocato un bot
duplicates-beside = Fianco a fianco, round per round
branches = Seguiti di questa partita
branches-one = { $round ->
    [0] Dalla preparazione: { $names }
   *[other] Dal round { $round }: { $names }
  }
branches-game = { $round ->
    [0] Dalla preparazione della partita { $game }: { $names }
   *[other] Dalla partita { $game }, round { $round }: { $names }
  }
branches-free = un posto libero
branches-waiting = in attesa
branches-playing = in corso
branches-over = finita
over-review = Analizza la partita
over-replay = Riguardala
pad-total = Totale
pad-winner = Vittoria
pad-cell = { $name }, { $row }: { $points }

## What one can know

hem-known = In arrivo

## Hints

hint = Suggerimento
hint-because = Che cos’altro c’è a favore
hint-more = La seconda migliore
hint-best = Di nuovo la migliore
hint-again = Ancora una volta, e la lampada mostra la mossa che viene dopo.
hint-next = { $behind ->
    [0] Quasi altrettanto buona.
    [one] La seconda migliore, 1 punto in meno.
   *[other] La seconda migliore, { $behind } punti in meno.
  }
hint-equal = { $count ->
    [one] 1 scelta vale più o meno lo stesso.
   *[other] { $count } scelte valgono più o meno lo stesso.
  }
hint-show = Mostra
hint-asking = Ci penso…
hint-why = Che farebbe chi gioca meglio? Quattro suggerimenti subito, poi uno ogni 5 secondi. Tutti sanno che lo chiedi.
hint-why-here = Che farebbe chi gioca in fretta? Chi gioca meglio sta sul server.
hint-preparing = I bot forti si preparano. Succede una volta su questo dispositivo e dura al massimo un minuto.
bots-failing = Per ora nessun bot riesce a muovere qui. Si riprova di continuo; il motivo sta nel registro del server.
hint-skip = Suggerimento: salta questa fase.
place-now = { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
curtain-title = Passa il dispositivo a { $name }
curtain-text-cards = Tutte le carte sono coperte. Le scopre solo chi è nominato qui.
curtain-open-cards = Sono { $name }: mostra le mie carte
curtain-news = Che cosa è successo intanto
curtain-text-view = Quel che vede quella parte del tavolo è coperto. Lo scopre solo chi è nominato qui.
curtain-open-view = Sono { $name }: mostra la mia parte
report-open = Segnala qualcuno
ask-again = { $name } chiede un’altra partita. Ognuno siede un posto più in là.
ask-again-teams = { $name } chiede un’altra partita. Ogni squadra siede un posto più in là.
over-ask = Chiedi un’altra partita
over-declined = Niente altra partita: qualcuno non ha voluto, o non tutti hanno risposto.
over-agreed = È stata chiesta un’altra partita. Accettano in { $agreed } su { $wanted }.
