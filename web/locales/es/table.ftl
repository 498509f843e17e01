# A table, whatever is played at it.

## The page

hem-table = Esta mesa
table-title = Esta mesa
hem-log = Registro
hem-reading = En palabras
hem-orders = Instrucciones
hem-orders-state = { $state ->
    [left] Tus instrucciones siguen en pie
    [ended] Tus instrucciones han terminado
   *[open] Dejar instrucciones
  }
# Beside the sentence at the head of the table.
orders-stand = Tus instrucciones para tu próximo turno siguen en pie.
orders-due = Tus instrucciones se cumplirán en unos minutos, salvo que juegues ahora.
orders-wait = Tus instrucciones esperan hasta que se decida si se deshace una jugada.
orders-ended = Tus instrucciones han terminado: lo siguiente que querías ya no está disponible.
orders-withdrawn = Tus instrucciones para tu próximo turno quedan retiradas.
hem-guide = Guíame
hem-unguided = Omitir la guía

## Whose turn

status-opening = Abriendo la mesa.
status-lost = Se ha perdido la conexión. Intentándolo de nuevo.
status-restart = El servidor se está reiniciando. No se ha perdido nada: la partida sigue en un momento.
status-full = Hay demasiadas mesas abiertas en tu dirección. Esta página sigue intentándolo: si alguien cierra una allí, habrá sitio.
status-closed = Esta mesa está cerrada.
status-waiting = { $count ->
    [one] Falta una persona.
   *[other] Faltan { $count } personas.
  }
status-over = La partida ha terminado.
status-dealing = Se descubren las próximas fichas.
status-yours = Tu turno, { $name }.
status-here = Le toca a { $name }.
status-theirs-away = { $name } no está. La mesa espera.
steps = Pasos del turno
# Read aloud for a step of the turn.
step-skipped = { $step }, paso omitido
step-done = { $step }, paso hecho
round = Ronda { $round }
round-of = Ronda { $round } de { $rounds }
round-setup = Preparación
round-game = Partida { $game } de { $games }, ronda { $round } de { $rounds }
round-game-setup = Partida { $game } de { $games }, preparación
round-over = Partida terminada
round-watching = { $now }, mirando
round-behind = { $now }, vista una ronda más tarde
title-yours = Tu turno

## Who sits there

seat-you = tú
seat-away = no está
seat-open = asiento libre
score-of = { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }
score-row = { $row } { $points }
tabs = Partes de la mesa
tab-talk = Equipo
# Read aloud for a tab or a button of the page.
tab-fresh = { $tab }, hay novedades

## Choices

choice-undo = Deshacer
choice-skip = Omitir
bar = Por confirmar
bar-home = Ver mi elección
bar-place = { $total ->
    [one] { $points }, con eso 1 punto
   *[other] { $points }, con eso { $total } puntos
  }

## Partners

talk-title = Con { $name }
talk-lines = La conversación del equipo
talk-none = Lo que se dice aquí no lo lee nadie más que { $name } y tú.
talk-say = Decir a { $name }
talk-choose = Frases
talk-phrases = Decir a { $name } con un toque
talk-send = Decir

## Table talk

chat = Charla
chat-title = Charla de la mesa
chat-lines = Lo dicho a toda la mesa
chat-none = Todavía no se ha dicho nada.
chat-phrases = Decir a toda la mesa
chat-say = Decirlo con tus palabras
chat-mute = No oír a { $name }
phrase-well-placed = Bien colocada.
phrase-take-your-time = Sin prisa.
phrase-back-soon = Vuelvo en cinco minutos.
phrase-good-game = Buena partida.
phrase-thanks = Gracias.
phrase-again = ¿Jugamos otra?
phrase-hello = Buenas.
phrase-one-minute = Un minuto.
phrase-begin = ¿Empezamos?
phrase-you-choose = Elige tú.
phrase-agreed = De acuerdo.
phrase-elsewhere = Mejor en otro sitio.
phrase-high = Elige un número alto.
phrase-low = Elige un número bajo.

## The log

log = Registro
log-last = Últimas jugadas
log-setup = Antes de la primera ronda
log-joined = { $name } se sienta.
log-seated = { $name } ocupa un asiento libre.
log-left = { $guest } se va antes de que empiece la partida.
log-freed = El asiento de { $guest } vuelve a estar libre.
log-opened = Un bot deja sitio: su asiento está libre.
log-branched = Hasta aquí era otra partida; desde aquí se continúa.
log-duplicate = Todo llega en el orden de una partida anterior.
log-brought = Se jugó en otro servidor.
log-offline = Se jugó sin red.
log-started = Empieza la partida.
log-pass = { $name } omite un paso: { $step }.
log-undo = { $name } deshace un paso.
log-hint = { $name } pide una pista.
log-game = Empieza la partida { $game } de { $games }.
log-over = La partida ha terminado.
log-away = { $name } no está.
log-back = { $name } ha vuelto.
log-gone = { $name } se va. Un bot juega hasta que vuelva.
log-wanted = { $name } quiere que un bot juegue por { $whom }.
log-late = A { $name } se le acaba el tiempo.
log-lent-late = { $name } ya no tiene tiempo: un bot sigue en su lugar.
log-lent = Un bot juega por { $name } hasta que vuelva.
log-resigned = { $name } abandona.
log-host = { $name } lleva ahora la mesa.
log-customs = { $name } cambia cómo se lleva esta mesa.
customs-hints-off = No hay pistas.
customs-odds-off = A nadie se le dice qué puede salir aún.
customs-stakes-off = A nadie se le dice cuánto vale cada cosa para cada cual.
customs-watchers-off = Nadie más puede mirar.
customs-behind-on = Quien mira ve la partida una ronda más tarde.
customs-words-off = Solo se habla con frases.
customs-days = Tiempo para cada turno: { $span }.
customs-clock = { $seconds ->
    [one] Hay { $minutes } min por persona en total, y 1 segundo más por turno.
   *[other] Hay { $minutes } min por persona en total, y { $seconds } segundos más por turno.
  }
customs-public-on = Aparece en Mesas abiertas, a la vista de cualquiera.
customs-rated-on = La partida es puntuada.
customs-reasons-on = Los bots dicen por qué jugaron así.
log-laid = Quien lleva la mesa la preparó a su manera.
log-renamed = { $before } se llama ahora { $name }.
log-said = { $name } dice algo a toda la mesa.
log-asked = { $what ->
    [undo] { $name } pide deshacer la última jugada.
    [pause] { $name } pide una pausa.
    [again] { $name } pide otra partida.
   *[end] { $name } pide terminar aquí la partida.
  }
log-agreed = { $name } acepta.
log-declined = { $name } no acepta.
log-lapsed = No toda la mesa respondió a { $name }, así que nada cambia.
log-paused = Toda la mesa acepta: la partida está en pausa.
log-resumed = { $name } reanuda la partida.
log-ended = { $how ->
    [agreed] Toda la mesa acepta terminar aquí la partida.
    [closed] { $name } cierra la mesa.
   *[resigned] La partida termina aquí.
  }
log-stand-in = { $text } (Jugó un bot.)
log-ordered = { $text } (Según tus instrucciones.)
log-moved = { $name }: { $move }
log-dealt = Reparto: { $move }

## What people here ask of each other

company = En esta mesa
clock-seconds = { $count } s
clock-minutes = { $minutes }:{ $seconds } min
ask-undo = { $name } pide deshacer la última jugada. Desde entonces no se ha descubierto nada nuevo.
ask-pause = { $name } pide una pausa. Nadie sigue jugando hasta que alguien la termine.
ask-end = { $name } pide terminar aquí la partida, con los puntos tal como están.
ask-yes = Permitir
ask-yes-all = Aceptar
ask-no = No
ask-left = Si no hay respuesta en { $left }, se entiende que no.
ask-yours = Lo pediste tú. De acuerdo: { $agreed } de { $wanted }; quedan { $left } para responder.
ask-agreed = Has aceptado. De acuerdo: { $agreed } de { $wanted }.
away-for = { $name } lleva { $time } fuera.
away-soon = Un bot podrá jugar en su lugar en { $left }.
away-now = Ahora puede jugar un bot por { $name }.
away-never = La mesa espera.
away-lend = Que juegue un bot hasta que vuelva
away-count = De acuerdo con el bot: { $agreed } de { $wanted }.
away-wait = Esperar
late-theirs = A { $name } se le ha acabado el tiempo.
late-theirs-why = Puedes esperar, o que un bot siga en su lugar hasta el final.
late-yours = Se te ha acabado el tiempo.
late-yours-why = Puedes seguir mientras los demás esperen.
late-lend = Que siga un bot
clock-time = { $minutes }:{ $seconds }
clock-left = { $minutes ->
    [0] { $seconds ->
        [one] queda 1 segundo
       *[other] quedan { $seconds } segundos
      }
    [one] { $seconds ->
        [one] quedan 1 minuto y 1 segundo
       *[other] quedan 1 minuto y { $seconds } segundos
      }
   *[other] { $seconds ->
        [one] quedan { $minutes } minutos y 1 segundo
       *[other] quedan { $minutes } minutos y { $seconds } segundos
      }
  }
clock-voice-60 = { $name }: queda un minuto.
clock-voice-10 = { $name }: quedan diez segundos.
clock-gathering = El reloj empieza con la primera jugada o cuando estén todos, a más tardar en un minuto.
stint-left = Saliste de esta partida, y un bot juega por ti.
stint-late = Se te acabó el tiempo, y un bot sigue por ti.
stint-resigned = Abandonaste, y un bot sigue por ti.
stint-note = juega un bot
stint-note-over = { $why ->
    [resigned] abandonó
    [late] sin tiempo
    [away] no estaba
   *[left] se fue
  }
stint-return = Recuperar mi asiento
done-for = { $count ->
    [one] Mientras no estabas, un bot hizo una jugada por ti.
   *[other] Mientras no estabas, un bot hizo { $count } jugadas por ti.
  }
unknown-here = ¿Juegas aquí? Entra y tendrás tu asiento.
paused = La pausa dura hasta que alguien en la mesa la termine.
paused-on = Reanudar
ended-agreed = Toda la mesa acordó terminar aquí la partida. Los puntos cuentan tal como están.
ended-resigned = { $name } abandona, y la partida ha terminado.
ended-closed = { $name } cerró la mesa.
ended-points = { $name }: { $points }
status-paused = La partida está en pausa.

## This table

menu-undo = Pedir deshacer
menu-undo-why = tu última jugada, mientras no se haya descubierto nada nuevo
menu-pause = Pedir una pausa
menu-pause-why = si toda la mesa acepta, nadie juega hasta que alguien la termine
menu-end = Pedir terminar aquí
menu-end-why = si toda la mesa acepta, los puntos cuentan tal como están
menu-end-rated = si toda la mesa acepta, la partida termina y no cuenta para la puntuación
menu-resume = Reanudar
menu-resume-why = termina la pausa
menu-resign = Abandonar
menu-resign-why = un bot sigue por ti; si ya no hay contra quién jugar, la partida termina
menu-resign-sure = Abandonar sin vuelta atrás
menu-leave = Salir
menu-leave-why = un bot juega por ti hasta que vuelvas
menu-leave-rated = un bot juega por ti hasta que vuelvas; en cuanto haya jugado, la partida cuenta para ti como derrota
menu-return = Recuperar mi asiento
menu-return-why = el bot te cede el sitio
menu-close = Cerrar la mesa
menu-close-why = la partida termina para toda la mesa
menu-close-rated = la partida termina para toda la mesa y cuenta para ti como derrota
menu-close-sure = Cerrarla para toda la mesa
menu-carry = Seguir en otro dispositivo
menu-carry-why = del teléfono al ordenador, o antes de vaciar este navegador
menu-sent = Pedido.
menu-host = Esta mesa la llevas tú
customs-hints = Se permiten pistas
customs-odds = Se puede preguntar qué puede salir aún
customs-stakes = Se puede preguntar cuánto vale cada cosa para cada cual
customs-reasons = Los bots dicen por qué jugaron así
customs-watchers = Otros pueden mirar
customs-behind = Quien mira ve la partida una ronda más tarde
customs-words = Se puede escribir libremente
customs-public = Aparece en Mesas abiertas, donde cualquiera puede sentarse o mirar
menu-how = Cómo se juega

## What the others did

since-title = Desde tu último turno
follow-points = { $count ->
    [one] { $by } punto
   *[other] { $by } puntos
  }
since-count = { $count ->
    [one] Una acción desde tu último turno
   *[other] { $count } acciones desde tu último turno
  }
since-looking = Mirando atrás: { $act }
since-back = Una acción atrás
since-on = Una acción adelante
since-now = Volver al presente
since-hold = Pausa
since-go = Seguir
since-at = { $at } de { $of } · { $pace }

## Before and after

room-text = La partida empieza cuando todos los asientos están ocupados.
room-text-host = La partida empieza cuando todos los asientos están ocupados: por alguien que abre la invitación o por un bot.
room-freed = { $name } dejó libre tu asiento. ¿Te sientas otra vez?
room-sit-again = Sentarse
room-all = Ya no falta nadie. Empieza la partida.
room-begin = { $here ->
    [2] Empezar con dos
    [3] Empezar con tres
    [4] Empezar con cuatro
    [5] Empezar con cinco
    [6] Empezar con seis
   *[other] Empezar con siete
  }
room-begin-why = { $free ->
    [one] Se retira la silla libre. O sienta en ella a un bot.
   *[other] Se retiran las { $free } sillas libres. O sienta en ellas a bots.
  }
room-level-of = Nivel de { $name }
room-title = { $seats ->
    [2] La mesa está preparada para dos.
    [3] La mesa está preparada para tres.
    [4] La mesa está preparada para cuatro.
    [5] La mesa está preparada para cinco.
    [6] La mesa está preparada para seis.
    [7] La mesa está preparada para siete.
   *[other] La mesa está preparada para ocho.
  } { $here ->
    [0] No hay nadie.
    [1] Hay una persona.
    [2] Hay dos.
    [3] Hay tres.
    [4] Hay cuatro.
    [5] Hay cinco.
    [6] Hay seis.
   *[other] Hay siete.
  }
room-bring = Traer a los demás
room-chair = Una silla libre
room-chair-for = para un amigo o un bot
room-you-host = tú, quien lleva la mesa
room-host = lleva la mesa
room-team = Equipo { $team }
room-is-here = presente
room-seats = Asientos
room-seat-bot = Sentar aquí a un bot
room-seat-bot-at = Sentar a un bot en el asiento libre { $seat }
room-free = Liberar este asiento
room-free-of = Liberar el asiento de { $name }
room-level = Nivel de tus bots
room-bot = bot
room-programs = Programas presentes
room-ask-program = Invitar a { $name } a jugar
seat-program = programa
seat-program-why = Aquí juega el programa de alguien. Sabe lo que puede saber este asiento y nada más.
room-here = en esta pantalla
closed-title = La mesa está cerrada
closed-account = Entrar
over-wins = { $name } gana por { $margin }.
over-wins-tie = { $name } gana el desempate.
over-wins-team = { $name } ganan por { $margin }.
over-wins-tie-team = { $name } ganan el desempate.
over-you-win = Ganas por { $margin }.
over-you-win-tie = Ganas el desempate.
over-best = Tu mejor resultado hasta ahora en una mesa así.
over-stint = { $why ->
    [resigned] { $name } abandonó, y un bot siguió en su lugar.
    [late] A { $name } se le acabó el tiempo, y un bot siguió en su lugar.
    [away] { $name } no estaba, y un bot siguió en su lugar.
   *[left] { $name } se fue, y un bot siguió en su lugar.
  }
over-stint-yours = { $why ->
    [resigned] Abandonaste, y un bot siguió por ti.
    [late] Se te acabó el tiempo, y un bot siguió por ti.
    [away] No estabas, y un bot siguió por ti.
   *[left] Te fuiste, y un bot siguió por ti.
  }
over-shared = { $names } comparten la victoria.
over-tied = { $points ->
    [one] Empate a 1 punto, sin nada que lo rompa.
   *[other] Empate a { $points } puntos, sin nada que lo rompa.
  }
over-again = Jugar otra
over-next = A la nueva partida
over-leave = Salir
over-picture = Imagen
picture-drawing = Se está dibujando la imagen.
picture-failed = Este navegador no pudo dibujar la imagen.
picture-unshared = Este dispositivo no ha podido compartir la imagen. Puedes guardarla.
picture-save = Guardar la imagen
picture-alt = La imagen de esta partida: { $name }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }.
picture-points = { $points ->
    [one] punto
   *[other] puntos
  }
picture-won = gana por { $by }
picture-tie = gana el desempate
picture-shared = comparte el primer puesto
picture-place = puesto { $place } de { $sides }
picture-foot = { $game }, { $when }
over-record = Registro
over-day = Comparar con los demás
over-shuffle = Comprobar la mezcla
over-duplicate = Mismo reparto
duplicates = Jugado con este reparto
duplicates-side = { $names }: { $points }
duplicates-first = la primera partida
duplicates-lent = en parte jugó un bot
duplicates-beside = Lado a lado, ronda a ronda
branches = Continuadas desde esta partida
branches-one = { $round ->
    [0] Desde la preparación: { $names }
   *[other] Desde la ronda { $round }: { $names }
  }
branches-game = { $round ->
    [0] Desde la preparación de la partida { $game }: { $names }
   *[other] Desde la partida { $game }, ronda { $round }: { $names }
  }
branches-free = un asiento libre
branches-waiting = en espera
branches-playing = en marcha
branches-over = terminada
over-review = Analizar la partida
over-replay = Verla de nuevo
pad-total = Total
pad-winner = Gana
pad-cell = { $name }, { $row }: { $points }

## What one can know

hem-known = Por venir

## Hints

hint = Pista
hint-because = Qué más tiene a su favor
hint-more = La siguiente mejor
hint-best = Otra vez la mejor
hint-again = Una vez más, y la lámpara muestra la jugada siguiente.
hint-next = { $behind ->
    [0] Casi igual de buena.
    [one] La siguiente mejor, 1 punto menos.
   *[other] La siguiente mejor, { $behind } puntos menos.
  }
hint-equal = { $count ->
    [one] Hay 1 opción casi igual.
   *[other] Hay { $count } opciones casi iguales.
  }
hint-show = Mostrarla
hint-asking = Pensando…
hint-why = ¿Qué haría el mejor jugador? Cuatro pistas de golpe; después, una cada 5 segundos. Toda la mesa sabe que la pides.
hint-why-here = ¿Qué haría alguien que juega deprisa? El mejor jugador está en el servidor.
hint-preparing = Los jugadores fuertes se preparan. Pasa una sola vez en este equipo y tarda hasta un minuto.
bots-failing = Ningún bot puede jugar aquí ahora mismo. Se intenta una y otra vez; la razón está en el registro del servidor.
hint-skip = Pista: omite este paso.
place-now = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }
curtain-title = Pasa el dispositivo a { $name }
curtain-text-cards = Todas las cartas están boca abajo. Solo las descubre quien se nombra aquí.
curtain-open-cards = Soy { $name }: mostrar mis cartas
curtain-news = Qué ha pasado mientras tanto
curtain-text-view = Lo que ve ese lado de la mesa está tapado. Solo lo destapa quien se nombra aquí.
curtain-open-view = Soy { $name }: mostrar mi lado
report-open = Denunciar a alguien
ask-again = { $name } pide otra partida. Cada cual se sienta un asiento más allá.
ask-again-teams = { $name } pide otra partida. Cada equipo se sienta un lugar más allá.
over-ask = Pedir otra partida
over-declined = No hay otra partida: alguien no quiso, o no todos respondieron.
over-agreed = Se ha pedido otra partida. Aceptan { $agreed } de { $wanted }.
