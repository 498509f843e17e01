# Every page, and the start page. What only a part of the page says stands in a file of its own, fetched with that part;
# what is about one family of games stands in its files.

## Every page

wordmark = demesne
# The title of a browser’s tab.
page-title = { $page } · demesne
hem-home = demesne, torna all’inizio
hem-nav = Aiuto e impostazioni
hem-more = Menu
hem-settings = Impostazioni
skip-to-content = Vai al contenuto
dialog-close = Chiudi
# The parts of a label, one after the other: "c4, forest, knight of Ada".
list-more = { $before }, { $next }
# What is told of a table, one after the other: "Queendomino · 3 players · Harmony".
list-beside = { $before } · { $next }
game-teams = { $name }, a squadre
game-number = Partita { $game }
players-count = { $count ->
    [one] 1 giocatore
   *[other] { $count } giocatori
  }
pad = Carnet punteggio
hem-lobby = Tavoli
hem-learn = Impara
hem-rules = Regole
# Read aloud instead of "Rules" and "Score pad" at a table.
rules-beside = Regole (in un’altra scheda; il tavolo resta aperto)
pad-beside = Carnet punteggio (in un’altra scheda; il tavolo resta aperto)
account-offer = Tieni le mie partite sotto un nome
hem-back = Torna al tavolo
rules-link = Regola { $clause }
rules-key = Premi ? per leggerla.
seat-bot = Bot

## Refusals

refusal-turn-over = La partita è finita.
refusal-turn-chance = Si stanno ancora scoprendo i prossimi pezzi.
refusal-turn-phase = Questo fa parte di un’altra fase del turno.
refusal-table-unknown = A questo indirizzo non c’è nessun tavolo. Forse la partita è stata cancellata o manca un pezzo del link.
refusal-table-full = A questo tavolo ogni posto è occupato. Puoi guardare.
refusal-table-waiting = Il tavolo aspetta ancora chi deve giocare.
refusal-today-none = Questa partita non è di un reame del giorno.
refusal-today-running = Questa partita non è ancora finita.
refusal-table-running = Questa partita non è ancora finita.
refusal-today-hints = Nel primo tentativo del reame del giorno non ci sono suggerimenti.
refusal-today-public = Una partita del reame del giorno non compare fra i tavoli aperti: altri devono ancora giocarlo.
refusal-table-few = Questo gioco richiede più persone.
refusal-sockets-many = Ci sono troppi tavoli aperti da dove sei. Chiudine uno.
refusal-request-slow = La connessione era troppo lenta. Riprova.
refusal-table-bots = A un tavolo serve almeno una persona. Tra loro i bot giocano dalla riga di comando.
refusal-table-begun = La partita è cominciata: i posti sono presi.
refusal-host-only = Può farlo solo chi ha aperto questo tavolo.
refusal-host-stays = Hai aperto tu questo tavolo, quindi tieni il posto finché la partita non comincia.
refusal-seat-free = Lì non siede più nessuno.
refusal-seat-not-yours = Non tocca a te.
refusal-turn-not-yours = Non tocca a te.
refusal-seat-taken = Lì siede già qualcuno. Scegli un altro posto.
refusal-invite-wrong = Questo invito non vale per questo tavolo. Chiedi di nuovo il link.
refusal-seq-stale = Il tavolo è andato avanti. Guarda di nuovo, poi scegli.
refusal-move-unreadable = Il tavolo non ha potuto leggere la mossa.
refusal-message-unreadable = Il tavolo non ha potuto leggerlo.
refusal-message-too-large = Era troppo lungo da inviare.
refusal-undo-nothing = Non c’è nulla da annullare.
refusal-undo-not-yours = Può tornare indietro di un passo solo chi è di turno.
refusal-hint-busy = Un suggerimento è già in arrivo.
refusal-hint-fast = { $wait ->
    [one] Troppo in fretta. Il prossimo suggerimento fra 1 secondo.
   *[other] Troppo in fretta. Il prossimo suggerimento fra { $wait } secondi.
  }
refusal-hint-many = { $most ->
    [one] 1 suggerimento è già in arrivo da te. Aspettalo.
   *[other] { $most } suggerimenti sono già in arrivo da te. Aspettane uno.
  }
refusal-hint-failed = Stavolta nessun suggerimento. Chiedi di nuovo.
refusal-talk-words = A questo tavolo si usano solo frasi pronte.
refusal-talk-full = A questo tavolo si è detto tanto che non c’è più posto per altro.
refusal-log-full = A questo tavolo è successo così tanto che ormai si può solo continuare a giocare.
refusal-talk-empty = Lì non c’è nulla da leggere.
refusal-know-nothing = A questo tavolo non lo si può sapere.
refusal-know-forbidden = A questo tavolo non lo si dice a nessuno.
refusal-know-fast = { $wait ->
    [one] Troppo in fretta. Chiedi di nuovo fra 1 secondo.
   *[other] Troppo in fretta. Chiedi di nuovo fra { $wait } secondi.
  }
refusal-hint-forbidden = A questo tavolo non ci sono suggerimenti.
refusal-table-over = La partita è finita.
refusal-table-paused = La partita è in pausa. Prima riprendila.
refusal-seat-lent = Un bot gioca per te. Prima riprendi il tuo posto.
refusal-seat-late = Il tuo tempo era scaduto, quindi un bot gioca questa partita fino alla fine.
refusal-clock-set = L’orologio si regola prima che la partita cominci.
refusal-seat-resigned = Hai abbandonato questa partita, quindi un bot la gioca fino alla fine.
refusal-return-nothing = Nessun bot gioca per te.
refusal-resume-nothing = La partita è già in corso.
refusal-leave-alone = Qui non gioca nessun altro, quindi il tavolo ti aspetta.
refusal-ask-open = Si sta già chiedendo altro. Aspetta la risposta.
refusal-ask-once = L’hai già chiesto. Potrai rifarlo dopo la prossima mossa.
refusal-ask-gone = È già stato deciso.
refusal-ask-not-you = La tua risposta non serve più.
refusal-lend-here = Adesso non c’è nessuno da sostituire.
refusal-lend-never = A questo tavolo nessun bot gioca al posto di qualcuno.
refusal-lend-early = { $seconds ->
    [one] L’assenza è ancora breve. Un bot potrà giocare fra 1 secondo.
   *[other] L’assenza è ancora breve. Un bot potrà giocare fra { $seconds } secondi.
  }
refusal-review-running = Questa partita è ancora in corso. Si potrà analizzare quando sarà finita.
refusal-review-broken = Questa partita è stata chiusa prima della sua fine, quindi non c’è un risultato da analizzare.
refusal-review-branch = Questa partita è il seguito di un’altra: quel che viene prima non si può giudicare come tuo.
refusal-branch-running = Si continua una partita solo quando è stata giocata fino alla fine.
refusal-branch-moment = Questa partita non ha quel momento.
refusal-branch-over = In quel momento la partita era finita.
refusal-duplicate-running = Una distribuzione si rigioca solo quando la sua partita è stata giocata fino alla fine.
refusal-duplicate-none = L’ordine di quella partita non è suo o non è noto, quindi non si può distribuire di nuovo.
refusal-duplicate-rated = Una partita con la stessa distribuzione non è classificata.
refusal-branch-seats = { $seats ->
    [one] La partita ha 1 posto, e deve essere il tuo.
   *[other] La partita ha { $seats } posti, e uno deve essere il tuo.
  }
refusal-review-none = Partite di questo tipo non si possono analizzare.
refusal-puzzle-unknown = Questo problema non esiste.
refusal-puzzle-move = Questa scelta non fa parte del problema.
refusal-orders-none = Ora non si possono lasciare istruzioni: solo per il tuo prossimo turno di una partita con ore o giorni a turno, quando ciò di cui tratta è sul tavolo.
refusal-orders-now = Tocca a te: gioca al tavolo. Le istruzioni valgono per un turno che non è ancora iniziato.
refusal-orders-gone = Qui non hai più istruzioni: sono state seguite o ritirate, o il turno a cui si riferivano è passato.
refusal-orders-move = Questo lì non si può chiedere.
refusal-orders-unfinished = Queste istruzioni non arrivano alla fine del turno.
refusal-review-full = Adesso si analizzano troppe partite. Riprova fra qualche minuto.
refusal-review-failed = L’analisi non è riuscita. Riprova.
refusal-watch-closed = A questo tavolo nessuno può guardare.
refusal-name-empty = Un nome deve avere almeno una lettera o una cifra.
refusal-rate-fast = È stato troppo in una volta, da te o da altri al tuo indirizzo. Aspetta un po’ e riprova.
refusal-game-unknown = Qui questo gioco non c’è.
refusal-game-failed = Qui questo gioco si è guastato: il pacchetto che porta le sue regole ha un errore o manca. Tutto quel che si è giocato resta. Il motivo sta nel registro del server.
refusal-option-unknown = Qui questa opzione non c’è.
refusal-bot-unknown = Qui questo bot non c’è.
refusal-program-unknown = { $name } non è più qui.
refusal-program-declined = { $name } non vuole giocare a questo.
refusal-program-silent = { $name } non risponde.
refusal-owner-only = Può farlo solo chi ha avviato questo server.
refusal-owner-spent = Questo link è già stato usato. Riavvia demesne per averne un altro.
rating-early = Punteggio ancora incerto, partite classificate: { $games }
rating-change = { $before } → { $after }
rating-changes = Punteggi prima e dopo questa partita
new-rated = Partita classificata
new-rated-why = Conta per il punteggio di tutti: perciò chi si siede ha un account, e non ci sono suggerimenti. Se un bot deve continuare al posto di qualcuno, la partita conta solo per quella persona, come sconfitta.
refusal-rated-account = Questa partita è classificata: per sedersi serve un account. Entra prima.
refusal-rated-twice = In una partita classificata nessuno si siede due volte.
refusal-rated-alone = Una partita classificata richiede almeno due persone.
refusal-rated-grace = In una partita classificata già iniziata, nessun bot può sostituire qualcuno prima di quanto concordato.
refusal-rated-hints = In una partita classificata non ci sono suggerimenti.
refusal-rated-screen = Una partita su uno schermo solo non è classificata.
refusal-rated-set = Se una partita è classificata si decide quando si apre il tavolo.
refusal-account-missing = Per questo serve un account. Entra prima.
refusal-account-wrong = Nome o password sbagliati.
refusal-account-taken = Qualcuno si chiama già così, o quasi. Scegli un altro nome.
refusal-account-busy = In questo momento stanno entrando in troppi. Riprova tra un attimo.
refusal-account-last = È l’unico modo di entrare nell’account. Imposta prima una password.
refusal-account-unknown = Qui non c’è nessuno con questo nome.
refusal-session-over = Qui la tua sessione è chiusa. Entra di nuovo.
refusal-password-short = Questa password è troppo facile: almeno { $least } caratteri, diversi tra loro, e non il tuo nome.
refusal-password-long = Una password ha al massimo { $most } caratteri.
refusal-passkey-failed = La passkey non va bene, o il tempo è scaduto. Riprova.
refusal-passkey-unknown = Questa passkey qui non apre più nessun account. Usane un’altra, o la password.
refusal-passkey-here = A questo indirizzo non ci sono passkey. Usa una password.
refusal-push-address = A questo browser non si possono mandare notifiche.
refusal-mail-address = A questo indirizzo non si può mandare posta.
refusal-mail-word = Questo link non vale più. La pagina del tuo account ne manda uno nuovo.
refusal-mail-ended = Questo link non ha nulla da fermare: da qui non arrivano più e-mail, oppure non è intero.
refusal-mail-many = Sono state chieste così tante e-mail che per ora non ne parte più nessuna. Riprova domani.
refusal-network-fixed = Chi può raggiungere questo server è stato deciso all’avvio.
refusal-network-none = Questo dispositivo non ha un indirizzo in una rete di casa. È connesso?
refusal-network-closed = Il server è chiuso per la tua rete. Nulla va perso: riprova quando sarà aperto.
refusal-origin-foreign = Questa pagina è stata aperta da un indirizzo a cui il tavolo non risponde.
refusal-record-unreadable = La riga { $line } non fa parte di una registrazione ({ $field }): { $problem }
refusal-record-head = L’intestazione della registrazione non è valida: { $problem }
refusal-record-impossible = Riga { $line }, { $move }: le regole non lo permettono. { $problem }
refusal-record-end = La fine annotata non è la fine di questa partita: { $problem }
refusal-record-unfinished = Quando questa registrazione è stata salvata, la partita non era finita.
refusal-record-not-yours = Nessuno vi si chiama { $name }.
refusal-record-conflict = Con la stessa chiave è già stata inviata un’altra partita. Questa resta sul tuo dispositivo.
refusal-record-version = La partita è stata giocata con la versione { $played } delle regole. Qui vale la versione { $today }, che non la permette: { $problem }
refusal-table-elsewhere = Questa partita è stata giocata su un altro server.
refusal-page-unknown = Questa pagina non c’è.
refusal-server-restart = Il server si sta riavviando. Nulla va perso: la pagina continua da sola.
refusal-server-failed = Al tavolo qualcosa è andato storto. Tutto quel che si è giocato resta.
refusal-hello-version = Questa pagina e il server hanno versioni diverse. Ricarica la pagina.
refusal-server-elsewhere = Di questo tavolo si occupa un’altra parte del server. La pagina ci va da sola.
refusal-other = Il tavolo ha rifiutato ({ $code }).
refusal-offline = Il server non risponde. Sei online?
away-not = Il server non risponde. Senza, si gioca solo dove lo si è preparato prima.
away-ready = Il server non risponde. Intanto giochi su questo dispositivo.
refusal-offline-storage = Questo browser non ha potuto conservare la mossa, che quindi non vale. La sua memoria è piena?
refusal-offline-unkept = Questo browser non lascia che la pagina conservi nulla: forse è una finestra privata, o i dati dei siti sono bloccati. Qui non si può giocare nessuna partita senza il server.
refusal-offline-failed = Non è stato possibile avviare le regole in questo browser. Quel che si è giocato resta: riprova.
refusal-offline-never = Per questo serve il server.
refusal-offline-review = Anche solo un abbozzo di questa partita terrebbe occupato questo browser troppo a lungo. Una volta inviata a un server, la partita si potrà analizzare lì.
refusal-offline-bot = Questo bot pensa in anticipo, e lo può fare solo il server.
refusal-offline-open = Per sedersi con un link serve il server. Apparecchia il tavolo per questo schermo o con i bot.

## Start

start-title = Siediti. La terra aspetta.
never-title = Mai giocato?
never-text = { $bots ->
    [one] Una prima partita a { $game }: un bot gentile e una guida che mostra che cosa fare. Durante il tuo turno puoi annullarne i passi.
   *[other] Una prima partita a { $game }: { $bots } bot gentili e una guida che mostra che cosa fare. Durante il tuo turno puoi annullarne i passi.
  }
never-begin = Comincia la prima partita
never-now = Gioca subito a { $game }
never-first = È la tua prima partita in questo browser?
learn-next = Ora { $game }, con la guida
learn-title = Impara giocando
learn-game = Una prima partita a { $game }
start-play = Gioca ora
start-friends = Con amici
start-screen = Su questo schermo
start-shelf = Sullo scaffale
start-players = Giocatori
start-wished = { $bots ->
    [one] { $game } con 1 bot, { $level }
   *[other] { $game } con { $bots } bot, { $level }
  }
wished-option = { $option }: { $value }
start-how = Come giocare a { $game }
start-change = Cambia
start-change-how = Cambia come giocare a { $game }
start-close = Chiudi
start-close-how = Chiudi: come giocare a { $game }
shelf-time = Da { $few } a { $most } giocatori, { $minutes } minuti
shelf-seats = Da { $few } a { $most } giocatori
shelf-plain = Un gioco in visita: il suo tavolo è raccontato a parole
start-practice = Esercizi
start-offline = Gioca senza rete
page-fresh-open = Aprila
page-fresh = C’è una versione più recente di questa pagina.
start-record = Ripercorri la registrazione di una partita
start-yours = { $count ->
    [one] Tocca a te in 1 partita
   *[other] Tocca a te in { $count } partite
  }
start-yours-title = ({ $count }) demesne
go-on = Continua
go-on-more = { $count ->
    [one] un’altra
   *[other] altre { $count }
  }
finished = Partite finite
finished-all = Tutte le tue partite
history = Le tue partite
card-standing-with = { $standing }, con { $names }
card-with = con { $names }
card-alone = in solitario
history-place = { $place ->
    [1] Primo posto su { $sides }
   *[other] Posto { $place } su { $sides }
  }
history-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
history-review = Analisi
card-yours = Tocca a te
card-theirs = Tocca a { $name }
card-waiting = In attesa di giocatori
card-paused = In pausa
card-overdue = Il tempo di { $name } è scaduto
card-asked = Gli altri ti chiedono qualcosa
card-forget = Dimentica questo tavolo
level-bots = Livello dei bot

## A new table

new-friends = Con amici
new-friends-text = Ricevi un link da mandare. Gli amici lo aprono, scelgono un posto e giocano da dove sono.
new-screen = Su questo schermo
new-screen-text = Uno schermo, condiviso o passato di mano. In ogni posto c’è una persona o un bot.
new-players = Quanti giocatori
new-your-name = Il tuo nome
new-name = Nome al posto { $seat }
new-seats = Posti
new-kind = Chi siede al posto { $seat }
new-kind-you = Tu
new-kind-open = Amico
new-kind-here = Persona
new-kind-bot = Bot
new-you-text = il tuo posto
new-open-text = libero, con il link
new-game = Gioco
new-open-seats = { $count ->
    [0] Nessun posto è libero per un amico.
    [one] 1 posto è libero per un amico.
   *[other] { $count } posti sono liberi per gli amici.
  }
new-more = Orologio e compagnia
new-public = Chiunque può sedersi: compare fra i tavoli aperti
new-lay = Apparecchia il tavolo
new-guest = Ospite
new-guest-number = Giocatore { $number }
# Names of the bots, in order, one on each line; as many as a table has seats.
bot-names =
    Ben
    Cleo
    Dov
    Eda
    Finn
    Gala
    Hugo
    Ines
option-more = Dove le regole stampate differiscono
option-printed = Come stampato
option-needs = { $answer }: per { $players } giocatori.

## Inviting, joining and watching

share-title = Il tavolo è apparecchiato
share-text = Manda questo link ai tuoi amici. Ognuno prende un posto.
share-link = Link per giocare
share-watch = Link per guardare
share-copy = Copia il link
share-copy-watch = Copia questo link
share-copied = Copiato
share-hand-on = Condividi
share-way = Indirizzo di questo dispositivo
share-picture = L’invito come codice QR
share-camera = C’è qualcuno accanto a te? Può inquadrare qui con la fotocamera.
share-watching = Link solo per guardare
share-enter = Al tavolo
network = Rete di casa
network-closed = Solo questo dispositivo può aprire questa pagina.
network-open = Aperto alla tua rete di casa.
network-means = Finché è aperto, chiunque nella tua rete può aprire tavoli qui e sedersi con un link; nient’altro su questo dispositivo è raggiungibile, e nulla da Internet.
network-let-in = Apri alla mia rete di casa
network-shut = Richiudi
network-owner = Per far entrare gli amici apri la pagina con il link che demesne ha scritto all’avvio.
join-title = C’è un posto per te
join-text = Scegli un posto e di’ al tavolo il tuo nome.
join-seat = Posto { $seat }, { $sign }
join-any = Scegli un posto
join-taken = occupato da { $name }
join-open = libero
join-sit = Siediti
seat-passing = Questo browser non conserva nulla per questa pagina: il tuo posto dura solo finché resta aperta.
join-watch = Guarda
join-full = Ogni posto è occupato. Puoi guardare.
sign-rose = rosa
sign-moon = luna
sign-star = stella
sign-acorn = ghianda
sign-key = chiave
sign-bell = campana
sign-heart = cuore
sign-feather = piuma
# Where the game of a table comes from, if it is not one of its own.
hem-branch = { $round ->
    [0] Ripresa dalla preparazione
   *[other] Ripresa dal round { $round }
  }
hem-branch-game = { $round ->
    [0] Ripresa dalla preparazione della partita { $game }
   *[other] Ripresa dalla partita { $game }, round { $round }
  }
hem-duplicate = Distribuzione rigiocata

## Settings

settings-title = Impostazioni
settings-theme = Luce
settings-theme-auto = Come il sistema
settings-theme-light = Giorno
settings-theme-dark = Lume di candela
settings-calm = Nessuna animazione
settings-guide = Guidami: le novità sono spiegate quando arrivano
settings-pace = Ritmo degli altri
settings-pace-slow = Calmo
settings-pace-plain = Vivace
settings-pace-quick = Subito
settings-pace-click = A ogni clic
settings-language = Lingua
settings-name = Il tuo nome
field-full = C’è spazio per { $longest } caratteri.
settings-kept = Conservato solo in questo browser.

## Lost and failed

lost-title = Qui non c’è nulla
lost-text = Questo indirizzo non porta a nessuna pagina.
lost-again = Riprova
lost-home = Torna all’inizio
fault-title = Non ha funzionato
answer-yes = sì
answer-no = no

## Clocks

clock = Orologio
clock-none = Senza orologio
clock-plan = { $minutes } min + { $seconds } s a turno
clock-days = { $span } a turno
clock-days-why = Qui nessuno è considerato assente. Quando il tempo di qualcuno è scaduto, gli altri aspettano o fanno continuare un bot.
clock-days-left = ancora { $span }
clock-days-over = tempo scaduto

## Who is away

customs-grace = Un bot può sostituire chi è assente
grace-never = mai
grace-after = { $minutes ->
    [one] dopo 1 minuto
   *[other] dopo { $minutes } minuti
  }
refusal-seat-banned = { $ending ->
    [never] Qui non puoi più sederti.
   *[then] Qui non puoi sederti fino al giorno { $until }.
  }
refusal-talk-muted = { $ending ->
    [never] Qui non puoi più parlare.
   *[then] Qui non puoi parlare fino al giorno { $until }.
  }
refusal-seat-address = { $ending ->
    [never] Per via di qualcuno al tuo indirizzo, da lì nessuno si siede più senza account. Se ne hai uno, accedi.
   *[then] Per via di qualcuno al tuo indirizzo, da lì nessuno si siede senza account fino al { $until }. Se ne hai uno, accedi.
  }
refusal-talk-address = { $ending ->
    [never] Per via di qualcuno al tuo indirizzo, da lì nessuno parla più senza account. Se ne hai uno, accedi.
   *[then] Per via di qualcuno al tuo indirizzo, da lì nessuno parla senza account fino al { $until }. Se ne hai uno, accedi.
  }
refusal-account-address = { $ending ->
    [never] Per via di qualcuno al tuo indirizzo, lì non si creano più account.
   *[then] Per via di qualcuno al tuo indirizzo, lì non si creano account fino al { $until }.
  }
refusal-moderator-only = Può farlo solo chi modera.
refusal-moderator-person = Su chi modera decide solo chi gestisce il server; su chi lo gestisce non decide nessuno, e nessuno su di sé.
refusal-moderator-address = Non si sa da dove venga questa persona, o è la macchina del server.
refusal-report-person = Lì non siede nessuno da segnalare.
refusal-report-line = Quella frase non è stata detta lì.
refusal-report-many = Ci sono già abbastanza segnalazioni da leggere. Aspetta che vengano lette.
refusal-report-unknown = Questa segnalazione non esiste.
refusal-again-ask = Gli altri non hanno ancora accettato un’altra partita. Proponila al tavolo.
