# Every page, and the start page. What only a part of the page says stands in a file of its own, fetched with that part;
# what is about one family of games stands in its files.

## Every page

wordmark = demesne
# The title of a browser’s tab.
page-title = { $page } · demesne
hem-home = demesne, volver al inicio
hem-nav = Ayuda y ajustes
hem-more = Menú
hem-settings = Ajustes
skip-to-content = Ir al contenido
dialog-close = Cerrar
# The parts of a label, one after the other: "c4, forest, knight of Ada".
list-more = { $before }, { $next }
# What is told of a table, one after the other: "Queendomino · 3 players · Harmony".
list-beside = { $before } · { $next }
game-teams = { $name }, por equipos
game-number = Partida { $game }
players-count = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
  }
pad = Marcador
hem-lobby = Mesas
hem-learn = Aprender
hem-rules = Reglas
# Read aloud instead of "Rules" and "Score pad" at a table.
rules-beside = Reglas (en otra pestaña; la mesa sigue abierta)
pad-beside = Marcador (en otra pestaña; la mesa sigue abierta)
account-offer = Guardar mis partidas bajo un nombre
hem-back = Volver a la mesa
rules-link = Regla { $clause }
rules-key = Pulsa { "?" } para leerla.
seat-bot = Bot

## Refusals

refusal-turn-over = La partida ha terminado.
refusal-turn-chance = Todavía se están repartiendo las próximas piezas.
refusal-turn-phase = Eso es de otro paso del turno.
refusal-table-unknown = En esta dirección no hay ninguna mesa. Quizá se haya borrado la partida o falte una parte del enlace.
refusal-table-full = Todos los asientos de esta mesa están ocupados. Puedes mirar.
refusal-table-waiting = La mesa todavía espera a sus jugadores.
refusal-today-none = Esta partida no es de un reparto del día.
refusal-today-running = Esta partida aún no ha terminado.
refusal-table-running = Esta partida aún no ha terminado.
refusal-today-hints = En el primer intento del reparto del día no hay pistas.
refusal-today-public = Una partida del reparto del día no aparece en Mesas abiertas: a otros aún les queda por jugarlo.
refusal-table-few = Este juego necesita más jugadores.
refusal-sockets-many = Hay demasiadas mesas abiertas donde estás. Cierra una.
refusal-request-slow = La conexión fue demasiado lenta. Inténtalo de nuevo.
refusal-table-bots = Una mesa necesita al menos una persona. Los bots juegan entre ellos en la línea de órdenes.
refusal-table-begun = La partida ha empezado: los asientos están ocupados.
refusal-host-only = Eso solo puede hacerlo quien lleva esta mesa.
refusal-host-stays = Esta mesa la abriste tú, así que conservas tu asiento hasta que empiece la partida.
refusal-seat-free = Ahí ya no hay nadie.
refusal-seat-not-yours = No es tu turno.
refusal-turn-not-yours = No es tu turno.
refusal-seat-taken = Ahí ya hay alguien. Elige otro asiento.
refusal-invite-wrong = Esta invitación no es para esta mesa. Vuelve a pedir el enlace.
refusal-seq-stale = La mesa ha avanzado. Mira otra vez y luego elige.
refusal-move-unreadable = La mesa no pudo leer esa jugada.
refusal-message-unreadable = La mesa no pudo leer eso.
refusal-message-too-large = Era demasiado largo para enviarlo.
refusal-undo-nothing = No hay nada que deshacer.
refusal-undo-not-yours = Solo puede deshacer un paso quien tiene el turno.
refusal-hint-busy = Ya hay una pista en camino.
refusal-hint-fast = { $wait ->
    [one] Demasiado rápido. La próxima pista, en 1 segundo.
   *[other] Demasiado rápido. La próxima pista, en { $wait } segundos.
  }
refusal-hint-many = { $most ->
    [one] Ya hay 1 pista en camino hacia donde estás. Espérala.
   *[other] Ya hay { $most } pistas en camino hacia donde estás. Espera a que llegue una.
  }
refusal-hint-failed = Esta vez no hay pista. Pide otra.
refusal-talk-words = Quien lleva la mesa solo permite frases.
refusal-talk-full = En esta mesa se ha dicho tanto que ya no cabe nada más.
refusal-log-full = En esta mesa ha pasado tanto que ya solo se puede seguir jugando.
refusal-talk-empty = Ahí no hay nada que leer.
refusal-know-nothing = Eso no se puede saber en esta mesa.
refusal-know-forbidden = En esta mesa eso no se le dice a nadie.
refusal-know-fast = { $wait ->
    [one] Demasiado rápido. Vuelve a preguntar en 1 segundo.
   *[other] Demasiado rápido. Vuelve a preguntar en { $wait } segundos.
  }
refusal-hint-forbidden = En esta mesa no hay pistas.
refusal-table-over = La partida ha terminado.
refusal-table-paused = La partida está en pausa. Reanúdala primero.
refusal-seat-lent = Un bot juega por ti. Primero recupera tu asiento.
refusal-seat-late = Se te acabó el tiempo, así que un bot juega esta partida hasta el final.
refusal-clock-set = El reloj se ajusta antes de que empiece la partida.
refusal-seat-resigned = Abandonaste esta partida, así que un bot la juega hasta el final.
refusal-return-nothing = Ningún bot juega por ti.
refusal-resume-nothing = La partida ya está en marcha.
refusal-leave-alone = Aquí no juega nadie más, así que la mesa te espera.
refusal-ask-open = Se está pidiendo otra cosa. Espera la respuesta.
refusal-ask-once = Eso ya lo pediste. Vuelve a pedirlo después de la próxima jugada.
refusal-ask-gone = Eso ya está resuelto.
refusal-ask-not-you = Ya no hace falta tu respuesta.
refusal-lend-here = Ahora nadie tiene que jugar en su lugar.
refusal-lend-never = En esta mesa ningún bot juega en lugar de nadie.
refusal-lend-early = { $seconds ->
    [one] Su ausencia es reciente. Un bot podrá jugar en 1 segundo.
   *[other] Su ausencia es reciente. Un bot podrá jugar en { $seconds } segundos.
  }
refusal-review-running = Esta partida sigue en marcha. Se puede analizar cuando termine.
refusal-review-broken = Los jugadores terminaron esta partida antes de lo que mandan las reglas, así que no hay resultado que analizar.
refusal-review-branch = Esta partida se continuó desde otra: lo anterior no se te puede atribuir.
refusal-branch-running = Solo se puede continuar una partida cuando se ha jugado hasta el final.
refusal-branch-moment = Esta partida no tiene ese momento.
refusal-branch-over = En este momento la partida había terminado.
refusal-duplicate-running = Un reparto solo se vuelve a jugar cuando su partida se ha jugado hasta el final.
refusal-duplicate-none = El orden de esa partida no es propio o no se conoce, así que no se puede repartir de nuevo.
refusal-duplicate-rated = Una partida con el mismo reparto no puntúa.
refusal-branch-seats = { $seats ->
    [one] La partida tiene 1 asiento, y debe ser el tuyo.
   *[other] La partida tiene { $seats } asientos, y uno debe ser el tuyo.
  }
refusal-review-none = Las partidas de este tipo no se pueden analizar.
refusal-puzzle-unknown = Ese problema no existe.
refusal-puzzle-move = Esa elección no es de este problema.
refusal-orders-none = Ahora no se pueden dejar instrucciones: solo para tu próximo turno en una partida con horas o días por turno, cuando lo que importa está en la mesa.
refusal-orders-now = Es tu turno: juégalo en la mesa. Las instrucciones son para un turno que aún no ha empezado.
refusal-orders-gone = Ya no tienes instrucciones aquí: se han cumplido o retirado, o el turno al que se referían ya pasó.
refusal-orders-move = Eso no se puede pedir ahí.
refusal-orders-unfinished = Estas instrucciones no llegan al final del turno.
refusal-review-full = Ahora mismo se analizan demasiadas partidas. Inténtalo dentro de unos minutos.
refusal-review-failed = El análisis no se pudo completar. Inténtalo de nuevo.
refusal-watch-closed = En esta mesa no se puede mirar.
refusal-name-empty = Un nombre necesita al menos una letra o una cifra.
refusal-rate-fast = Ha sido demasiado a la vez, por ti o por otros en tu dirección. Espera un poco e inténtalo de nuevo.
refusal-game-unknown = Aquí no hay ese juego.
refusal-game-failed = Este juego falló aquí: el paquete que trae sus reglas tiene un error o falta. Todo lo jugado hasta ahora está guardado. La razón está en el registro del servidor.
refusal-option-unknown = Aquí no hay esa opción.
refusal-bot-unknown = Aquí no hay ese bot.
refusal-program-unknown = { $name } ya no está aquí.
refusal-program-declined = { $name } no quiere jugar a esto.
refusal-program-silent = { $name } no responde.
refusal-owner-only = Eso solo puede hacerlo quien puso en marcha este servidor.
refusal-owner-spent = Este enlace ya se ha usado. Vuelve a iniciar demesne para obtener otro.
rating-early = Puntuación aún incierta, partidas puntuadas: { $games }
rating-change = { $before } → { $after }
rating-changes = Puntuaciones antes y después de esta partida
new-rated = Partida puntuada
new-rated-why = Cuenta para la puntuación de todos: por eso quien se sienta tiene cuenta, y no hay pistas. Si un bot tiene que seguir por alguien, la partida solo cuenta para esa persona, como derrota.
refusal-rated-account = Esta partida es puntuada: para sentarse hace falta una cuenta. Entra primero.
refusal-rated-twice = En una partida puntuada nadie se sienta dos veces.
refusal-rated-alone = Una partida puntuada necesita al menos dos personas.
refusal-rated-grace = En una partida puntuada ya empezada, ningún bot puede sustituir a nadie antes de lo acordado.
refusal-rated-hints = En una partida puntuada no hay pistas.
refusal-rated-screen = Una partida en una sola pantalla no puntúa.
refusal-rated-set = Si una partida puntúa se decide al preparar la mesa.
refusal-account-missing = Para eso hace falta una cuenta. Entra primero.
refusal-account-wrong = El nombre o la contraseña no son correctos.
refusal-account-taken = Alguien se llama ya así, o casi. Elige otro nombre.
refusal-account-busy = Ahora mismo entra demasiada gente. Inténtalo de nuevo en un momento.
refusal-account-last = Es la única entrada a la cuenta. Pon antes una contraseña.
refusal-account-unknown = Aquí no hay nadie con ese nombre.
refusal-session-over = Tu sesión aquí se ha cerrado. Entra de nuevo.
refusal-password-short = Esa contraseña es demasiado fácil: al menos { $least } caracteres, distintos, y no tu nombre.
refusal-password-long = Una contraseña tiene como mucho { $most } caracteres.
refusal-passkey-failed = La llave de acceso no sirve o se acabó el tiempo. Inténtalo de nuevo.
refusal-passkey-unknown = Esta llave de acceso ya no abre ninguna cuenta aquí. Usa otra o tu contraseña.
refusal-passkey-here = En esta dirección no hay llaves de acceso. Usa una contraseña.
refusal-push-address = No se pueden enviar avisos a este navegador.
refusal-mail-address = A esta dirección no se puede enviar correo.
refusal-mail-word = Este enlace ya no vale. La página de tu cuenta envía uno nuevo.
refusal-mail-ended = Este enlace no tiene nada que parar: ya no llegan correos de aquí, o no está completo.
refusal-mail-many = Se han pedido tantos correos que ahora no se envía ninguno más. Inténtalo de nuevo mañana.
refusal-network-fixed = Quién puede llegar a este servidor se decidió al iniciarlo.
refusal-network-none = Este equipo no tiene dirección en una red doméstica. ¿Tiene conexión?
refusal-network-closed = Este servidor se ha cerrado a tu red. No se ha perdido nada: inténtalo de nuevo cuando esté abierto.
refusal-origin-foreign = Esta página se abrió desde una dirección a la que la mesa no responde.
refusal-record-unreadable = La línea { $line } no forma parte de un registro ({ $field }): { $problem }
refusal-record-head = El encabezado del registro no es válido: { $problem }
refusal-record-impossible = Línea { $line }, { $move }: las reglas no lo permiten. { $problem }
refusal-record-end = El final anotado no es el de esta partida: { $problem }
refusal-record-unfinished = Cuando se guardó este registro, la partida no había terminado.
refusal-record-not-yours = Nadie se llama { $name } en ella.
refusal-record-conflict = Con la misma clave se envió otra partida. Esta se queda en tu dispositivo.
refusal-record-version = La partida se jugó con la versión { $played } de las reglas. Aquí rige la versión { $today }, que no la permite: { $problem }
refusal-table-elsewhere = Esta partida se jugó en otro servidor.
refusal-page-unknown = No hay ninguna página así.
refusal-server-restart = El servidor se está reiniciando. No se ha perdido nada: la página sigue sola.
refusal-server-failed = Algo falló en la mesa. Todo lo jugado hasta ahora está guardado.
refusal-hello-version = Esta página y el servidor tienen versiones distintas. Vuelve a cargar la página.
refusal-server-elsewhere = Otra parte del servidor lleva esta mesa. La página va allí sola.
refusal-other = La mesa lo rechazó ({ $code }).
refusal-offline = El servidor no responde. ¿Tienes conexión?
away-not = El servidor no responde. Sin él solo se juega donde se preparó de antemano.
away-ready = El servidor no responde. Mientras tanto, juegas en este dispositivo.
refusal-offline-storage = Este navegador no pudo guardar la jugada, así que no se hizo. ¿Está lleno su almacenamiento?
refusal-offline-unkept = Este navegador no deja que la página guarde nada: quizá sea una ventana privada, o estén bloqueados los datos de sitios. Aquí no se puede jugar ninguna partida sin el servidor.
refusal-offline-failed = No se pudieron iniciar las reglas en este navegador. Lo jugado se conserva: inténtalo de nuevo.
refusal-offline-never = Para eso hace falta el servidor.
refusal-offline-review = Incluso un esbozo de esta partida ocuparía este navegador demasiado tiempo. En cuanto se haya enviado a un servidor, se podrá analizar allí.
refusal-offline-bot = Este bot piensa por adelantado, y eso solo puede hacerlo el servidor.
refusal-offline-open = Para sentarse con un enlace hace falta el servidor. Prepara la mesa para esta pantalla o con bots.

## Start

start-title = Siéntate. La tierra te espera.
never-title = ¿Es tu primera vez?
never-text = { $bots ->
    [one] Una primera partida de { $game }: un bot amable y una guía que señala. Durante tu turno puedes deshacer sus pasos.
   *[other] Una primera partida de { $game }: { $bots } bots amables y una guía que señala. Durante tu turno puedes deshacer sus pasos.
  }
never-begin = Empezar la primera partida
never-now = Jugar a { $game } ahora
never-first = ¿Es tu primera partida en este navegador?
learn-next = Ahora { $game }, con la guía
learn-title = Aprende jugando
learn-game = Una primera partida de { $game }
start-play = Jugar ahora
start-friends = Con amigos
start-screen = En esta pantalla
start-shelf = En la estantería
start-players = Jugadores
start-wished = { $game } con { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
  }, { $level }
wished-option = { $option }: { $value }
start-how = Cómo jugar a { $game }
start-change = Cambiar
start-change-how = Cambiar cómo jugar a { $game }
start-close = Cerrar
start-close-how = Cerrar: cómo jugar a { $game }
shelf-time = De { $few } a { $most } jugadores, { $minutes } minutos
shelf-seats = De { $few } a { $most } jugadores
shelf-plain = Un invitado en esta casa: su mesa se cuenta con palabras
start-practice = Práctica
start-offline = Jugar sin red
page-fresh-open = Abrirla
page-fresh = Hay una versión más reciente de esta página.
start-record = Recorrer el registro de una partida
start-yours = { $count ->
    [one] Tu turno en 1 partida
   *[other] Tu turno en { $count } partidas
  }
start-yours-title = ({ $count }) demesne
go-on = Continuar
go-on-more = { $count } más
finished = Partidas terminadas
finished-all = Todas tus partidas
history = Tus partidas
card-standing-with = { $standing }, con { $names }
card-with = con { $names }
card-alone = en solitario
history-place = { $place ->
    [1] Primer puesto de { $sides }
   *[other] Puesto { $place } de { $sides }
  }
history-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }
history-review = Análisis
card-yours = Tu turno
card-theirs = Turno de { $name }
card-waiting = Esperando jugadores
card-paused = En pausa
card-overdue = A { $name } se le ha acabado el tiempo
card-asked = Los demás te preguntan algo
card-forget = Olvidar esta mesa
level-bots = Nivel de los bots

## A new table

new-friends = Con amigos
new-friends-text = Recibes un enlace para enviar. Tus amigos lo abren, eligen asiento y juegan desde donde estén.
new-screen = En esta pantalla
new-screen-text = Una pantalla, compartida o de mano en mano. En cada asiento hay una persona presente o un bot.
new-players = Cuántos jugadores
new-your-name = Tu nombre
new-name = Nombre del asiento { $seat }
new-seats = Asientos
new-kind = Quién ocupa el asiento { $seat }
new-kind-you = Tú
new-kind-open = Amigo
new-kind-here = Persona
new-kind-bot = Bot
new-you-text = tu asiento
new-open-text = libre, con enlace
new-game = Juego
new-open-seats = { $count ->
    [0] Ningún asiento espera a un amigo.
    [one] 1 asiento espera a un amigo.
   *[other] { $count } asientos esperan a amigos.
  }
new-more = Reloj y compañía
new-public = Cualquiera puede sentarse: aparece en Mesas abiertas
new-lay = Preparar la mesa
new-guest = Visitante
new-guest-number = Jugador { $number }
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
option-more = Donde difieren las reglas impresas
option-printed = Según lo impreso
option-needs = { $players ->
    [one] { $answer }: para 1 jugador.
   *[other] { $answer }: para { $players } jugadores.
  }

## Inviting, joining and watching

share-title = La mesa está preparada
share-text = Envía este enlace a tus amigos. Cada persona ocupa un asiento.
share-link = Enlace para jugar
share-watch = Enlace para mirar
share-copy = Copiar el enlace
share-copy-watch = Copiar este enlace
share-copied = Copiado
share-hand-on = Compartir
share-way = Dirección de este equipo
share-picture = La invitación como código QR
share-camera = ¿Hay alguien a tu lado? Que apunte aquí con la cámara.
share-watching = Enlace solo para mirar
share-enter = A la mesa
network = Red doméstica
network-closed = Solo este equipo puede abrir esta página.
network-open = Abierto a tu red doméstica.
network-means = Mientras esté abierto, cualquiera de tu red puede abrir mesas aquí y sentarse con un enlace; a nada más de este equipo se puede acceder, y nadie llega desde internet.
network-let-in = Abrir a mi red doméstica
network-shut = Cerrar de nuevo
network-owner = Para dejar entrar a tus amigos, abre la página con el enlace que mostró demesne al iniciarse.
join-title = Tienes un asiento reservado
join-text = Elige un asiento y dile a la mesa tu nombre.
join-seat = Asiento { $seat }, { $sign }
join-any = Elige un asiento
join-taken = ocupado por { $name }
join-open = libre
join-sit = Sentarse
seat-passing = Este navegador no guarda nada para esta página: tu asiento solo dura mientras siga abierta.
join-watch = Mirar
join-full = Todos los asientos están ocupados. Puedes mirar.
sign-rose = rosa
sign-moon = luna
sign-star = estrella
sign-acorn = bellota
sign-key = llave
sign-bell = campana
sign-heart = corazón
sign-feather = pluma
# Where the game of a table comes from, if it is not one of its own.
hem-branch = { $round ->
    [0] Continuada desde la preparación
   *[other] Continuada desde la ronda { $round }
  }
hem-branch-game = { $round ->
    [0] Continuada desde la preparación de la partida { $game }
   *[other] Continuada desde la partida { $game }, ronda { $round }
  }
hem-duplicate = Reparto repetido

## Settings

settings-title = Ajustes
settings-theme = Luz
settings-theme-auto = Como el sistema
settings-theme-light = Día
settings-theme-dark = Velas
settings-calm = Sin animaciones
settings-guide = Guíame: lo nuevo se explica cuando llega
settings-pace = Ritmo de los demás
settings-pace-slow = Tranquilo
settings-pace-plain = Ágil
settings-pace-quick = Al instante
settings-pace-click = A cada clic
settings-language = Idioma
settings-name = Tu nombre
field-full = Caben { $longest } caracteres.
settings-kept = Guardado solo en este navegador.

## Lost and failed

lost-title = Aquí no hay nada
lost-text = Esta dirección no lleva a ninguna página.
lost-again = Intentar de nuevo
lost-home = Volver al inicio
fault-title = Eso no funcionó
answer-yes = sí
answer-no = no

## Clocks

clock = Reloj
clock-none = Sin reloj
clock-plan = { $minutes } min + { $seconds } s por turno
clock-days = { $span } por turno
clock-days-why = Aquí nadie cuenta como ausente. Cuando a alguien se le acaba el tiempo, los demás esperan o dejan que siga un bot.
clock-days-left = tiempo restante: { $span }
clock-days-over = tiempo agotado

## Who is away

customs-grace = Un bot puede sustituir a quien se ausente
grace-never = nunca
grace-after = { $minutes ->
    [one] tras 1 minuto
   *[other] tras { $minutes } minutos
  }
refusal-seat-banned = { $ending ->
    [never] Ya no puedes sentarte aquí.
   *[then] No puedes sentarte aquí hasta el { $until }.
  }
refusal-talk-muted = { $ending ->
    [never] Ya no puedes hablar aquí.
   *[then] No puedes hablar aquí hasta el { $until }.
  }
refusal-seat-address = { $ending ->
    [never] Por alguien de tu dirección, desde ahí ya nadie se sienta sin cuenta. Si tienes una, inicia sesión.
   *[then] Por alguien de tu dirección, desde ahí nadie se sienta sin cuenta hasta el { $until }. Si tienes una, inicia sesión.
  }
refusal-talk-address = { $ending ->
    [never] Por alguien de tu dirección, desde ahí ya nadie habla sin cuenta. Si tienes una, inicia sesión.
   *[then] Por alguien de tu dirección, desde ahí nadie habla sin cuenta hasta el { $until }. Si tienes una, inicia sesión.
  }
refusal-account-address = { $ending ->
    [never] Por alguien de tu dirección, ahí ya no se crean cuentas.
   *[then] Por alguien de tu dirección, ahí no se crean cuentas hasta el { $until }.
  }
refusal-moderator-only = Eso solo puede hacerlo quien modera.
refusal-moderator-person = Sobre quienes moderan solo decide quien lleva el servidor; nadie decide sobre esa persona ni sobre sí.
refusal-moderator-address = No se sabe de dónde viene esta persona, o es la máquina del servidor.
refusal-report-person = Ahí no se sienta nadie a quien denunciar.
refusal-report-line = Esa frase no se dijo ahí.
refusal-report-many = Ya hay bastantes denuncias por leer. Espera a que se lean.
refusal-report-unknown = Esa denuncia no existe.
refusal-again-ask = Los demás aún no han aceptado otra partida. Pídesela en la mesa.
