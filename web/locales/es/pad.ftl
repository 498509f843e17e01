# The score pad, for people with the box on the table.

pad-title = Marcador de puntuación
pad-intro = Para quien tiene la caja en la mesa: introduce cada reino y el marcador hace las cuentas.
pad-offline = Se guarda en este dispositivo y funciona sin red.
pad-unknown = Esa partida no está en este dispositivo.
pad-unreadable-cut = Esta partida no se puede leer: quizá falte una parte del enlace o del archivo. Vuelve a pedirla.
pad-unreadable-newer = Esta partida viene de otra versión del marcador. Ábrela donde se hizo.
pad-unreadable-wrong = Esto no es una partida del marcador, o algo en ella se contradice.
pad-game = Juego
pad-teams = Bandos
pad-teams-no = Por separado
pad-teams-yes = Equipos de dos
pad-count = Jugadores
pad-names = Quiénes jugaron
pad-names-teams = Qué equipos jugaron
pad-team = Equipo { $number }
pad-name = Nombre de { $name }
pad-sign = Emblema de { $name }: { $sign }. Cambiar
pad-start = Empezar a contar
pad-past = En este dispositivo
pad-past-none = Todavía no hay partidas.
pad-full = No caben más partidas: la siguiente ocupará el lugar de la más antigua ({ $when }). Antes guarda todo en un archivo u olvida algunas.
pad-forget = Olvidar la partida del { $when }
pad-forget-sure = ¿Olvidarla aquí para siempre?
pad-forget-sure-of = ¿Olvidarla aquí para siempre? { $game }, { $when }
pad-save-all = Guardar todo en un archivo
pad-take = Abrir partidas de un archivo
pad-taken = { $count ->
    [one] 1 partida añadida.
   *[other] { $count } partidas añadidas.
  }
pad-players = Jugadores y puntos
pad-result = Resultado
pad-entering = Reino de { $name }
pad-square = columna { $column }, fila { $row }
pad-said = { $square }. Total: { $points }.
pad-tools = Pinceles
pad-brush = Paisaje para pintar
pad-crowns = Coronas para pintar
pad-crown = { $crowns ->
    [0] Sin corona
    [one] 1 corona
   *[other] { $crowns } coronas
  }
pad-castle = Castillo
pad-erase = Borrar
pad-undo = Deshacer
pad-by-number = Por número
pad-by-brush = Con el pincel
pad-number = Número de la ficha de dominó
pad-box = Fichas de qué caja
pad-domino-used = { $domino }, en el reino de { $name }
pad-lay-first = Toca dónde está esta mitad: { $half }.
pad-lay-second = Y al lado, esta otra: { $half }.
pad-lay-back = Atrás
pad-move = Mover el reino
pad-move-left = A la izquierda
pad-move-right = A la derecha
pad-move-up = Arriba
pad-move-down = Abajo
pad-coins = Monedas: { $count }
pad-knights = Caballeros: { $count }
pad-towers = Torres: { $count }
pad-queen = Reina
pad-ask-coins = Monedas sobrantes
pad-ask-knights = Todos los caballeros, también los del reino
pad-ask-towers = Torres
pad-counted = De los edificios: { $count }
pad-estimate = Los caballeros y las torres son en parte estimaciones nuestras ({ $tiles }). Compáralos con los de la mesa.
pad-other-number = Otro número
pad-number-range = Escribe un número entero de 0 a { $most }.
pad-build = Qué hay aquí
pad-build-none = Nada
pad-tiles-left = { $count ->
    [0] no quedan
    [one] queda 1
   *[other] quedan { $count }
  }
pad-crownless = sin corona
pad-half-crownless = { $terrain } sin corona
pad-brief-wealth = { $coins ->
    [one] 1 moneda ÷ 3
   *[other] { $coins } monedas ÷ 3
  }
pad-brief-queen = +1 en { $squares } ({ $terrain })
pad-not-kept = Este navegador no guarda nada. Guarda la partida en un archivo al final.
pad-text = { $first } a { $second }.
pad-placing = { $first } queda por delante de { $second }: { $text }
pad-edit = Volver a los reinos
pad-print = Imprimir
pad-share = Copiar un enlace
pad-link = Enlace a esta partida
pad-save = Guardar en un archivo
pad-new = Todas las partidas
pad-reasons = Cada número explicado
pad-reason = { $row }: { $text }
pad-lines = Para demesne score
pad-lines-why = Una línea por reino, como las lee la orden.
pad-lines-copy = Copiar las líneas
pad-lines-save = Guardar las líneas
pad-dynasty-of = Partida { $game } de { $games }
pad-dynasty-games = Puntos partida a partida
pad-dynasty-correct = Elige una partida para corregirla.
pad-dynasty-open = aún sin jugar
pad-dynasty-leader = En cabeza
pad-dynasty-leads =
  { $margin ->
    [one] { $name } lleva 1 punto de ventaja.
   *[other] { $name } lleva { $margin } puntos de ventaja.
  }
pad-dynasty-level = { $names } comparten el primer puesto.
pad-dynasty-text = { $first } a { $second } tras la partida { $game } de { $games }.
pad-dynasty-sum = Partidas sumadas
pad-dynasty-next = Seguir con la partida { $game }
pad-dynasty-make = Seguir como dinastía
pad-dynasty-alone = Contar como una sola partida
pad-dynasty-lines = Una línea por jugador, con todas las partidas, como las lee la orden.
pad-doubts = Esto no puede ser
doubt-of = { $name }: { $text }
doubt-too-wide = Mide { $wide } a lo ancho y { $high } a lo alto; se permite { $size } por { $size }.
doubt-unconnected = El reino está en partes que no se tocan: { $parts }.
doubt-too-many-squares = Cuadrados de { $what }: { $there }; la caja tiene { $has }.
doubt-too-many-tiles = { $what }: { $there }; la caja tiene { $has }.
doubt-too-much-land = { $squares } cuadrados de paisaje, más de los que tienen { $dominoes } fichas de dominó.
doubt-odd-land = { $squares ->
    [one] 1 cuadrado de paisaje: las fichas de dominó tienen dos.
   *[other] { $squares } cuadrados de paisaje: las fichas de dominó tienen dos.
  }
doubt-townless = En Kingdomino no hay ciudad: ni edificios, monedas, caballeros, torres ni Reina.
doubt-no-castle = No hay castillo.
doubt-knights = Caballeros en total: { $there }; la caja tiene { $has }.
doubt-towers = Torres en total: { $there }; la caja tiene { $has }.
doubt-all-squares = Cuadrados de { $what } en todos los reinos: { $there }; la caja tiene { $has }.
doubt-all-tiles = { $what } en todos los reinos: { $there }; la caja tiene { $has }.
doubt-domino-twice = Ficha de dominó { $number }: está { $times } veces.
doubt-queens = Reinas: { $count }; solo hay una.
doubt-no-host = Alguien tiene torres, pero nadie acoge a la Reina.
doubt-host = { $towers ->
    [one] La Reina está aquí con 1 torre, aunque otro reino tiene { $most }.
   *[other] La Reina está aquí con { $towers } torres, aunque otro reino tiene { $most }.
  }
doubt-host-towerless = La Reina está aquí, sin ninguna torre.
