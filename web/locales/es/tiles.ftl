# The nine land tiles of Domaine: entered, kept, chosen.

tiles-title = Introduce tus losetas
tiles-text = Las nueve losetas de tierra de Domaine, casilla por casilla. Ponlas delante de ti, con la cara impresa hacia arriba, y pinta lo que muestran.
tiles-ours = Las losetas impresas no están publicadas en ningún sitio. Nuestro juego de losetas es un dibujo propio: respeta lo que se sabe del impreso, pero no es el impreso. Si tienes la caja, introduce las tuyas una vez y cualquiera podrá jugar aquí con ellas.
tiles-begin = Empezar con
tiles-begin-empty = Todo prado
tiles-begin-ours = Nuestro dibujo
tiles-found = Tu juego de losetas de la última vez, guardado en este navegador.
tiles-nine = Las nueve losetas
tiles-city-short = Ciudad
tiles-tile = { $tile ->
    [city] La loseta de la ciudad real
   *[other] Loseta { $tile }
  }
tiles-square = fila { $row }, casilla { $square }, { $terrain }
tiles-brush = Tipo de casilla para pintar
tiles-land-meadow = prado
tiles-land-forest = bosque
tiles-land-village = aldea
tiles-land-city = ciudad real
tiles-land-mine-gold = mina de oro
tiles-land-mine-silver = mina de plata
tiles-land-mine-copper = mina de cobre
tiles-land-mine-diamond = mina de diamantes
tiles-count = { $count } en total
tiles-count-of = { $count } de { $expected }
tiles-keys = Con el teclado: las flechas van de casilla en casilla, una letra pinta y avanza, AvPág abre la loseta siguiente.
tiles-turn = Girar
tiles-turn-why = Gira la loseta un cuarto de vuelta
tiles-undo = Deshacer
tiles-clear = Todo prado
tiles-next = Loseta siguiente
tiles-before = Loseta anterior
tiles-doubts = Una caja debería tener
tiles-right = Una ciudad real y cuatro minas de cada tipo: como debe ser.
tiles-doubt-few = { $count } más: { $terrain }
tiles-doubt-many = { $count } menos: { $terrain }
tiles-doubt-place = la ciudad real en su propia loseta, la del centro
tiles-doubts-why = Si tu caja es realmente así, guarda las losetas de todos modos.
tiles-cramped = { $count ->
    [one] Los castillos necesitan sitio: al menos { $least } casillas de prado, y hay 1.
   *[other] Los castillos necesitan sitio: al menos { $least } casillas de prado, y hay { $count }.
  }
tiles-keep = Guardar las losetas
tiles-name = Nombre del juego de losetas
tiles-name-plain = Mis losetas
tiles-here = Lo que introduces se guarda en este navegador sobre la marcha.
tiles-send = Guardarlo en este servidor
# Two links follow, each in a line: start-friends and start-screen.
tiles-kept = { $name } está guardado. Elígelo al preparar una mesa.
tiles-save = Guardar como archivo
tiles-file = Abrir un archivo
tiles-as-text = Como texto
tiles-as-text-why = Una línea por loseta, fila por fila: . prado, f bosque, v aldea, * ciudad real, g s c d minas de oro, plata, cobre y diamantes.
tiles-take-text = Tomar este texto
tiles-took = Hecho. Deshacer recupera lo que había.
tiles-fault-json = Eso no es un archivo de un juego de losetas.
tiles-fault-line = La línea { $line } no se puede leer. Debe ser una loseta, dos puntos y cuatro filas, como 1: ff.g f.v. .... fc.f
tiles-fault-twice = { tiles-tile }: está dos veces.
tiles-fault-missing = { tiles-tile }: falta.
tiles-fault-rows = { $count ->
    [one] { tiles-tile }: tiene 1 fila; deben ser cuatro.
   *[other] { tiles-tile }: tiene { $count } filas; deben ser cuatro.
  }
tiles-fault-length = { $count ->
    [one] { tiles-tile }, fila { $row }: 1 casilla; deben ser cuatro.
   *[other] { tiles-tile }, fila { $row }: { $count } casillas; deben ser cuatro.
  }
tiles-fault-letter = { tiles-tile }, fila { $row }, casilla { $square }: { $letter } no es un tipo de casilla.
tiles-fault-name = El nombre tiene más de { $most } letras.
tiles-fault-board-rows = { $count ->
    [one] Un tablero tiene doce filas; aquí hay 1.
   *[other] Un tablero tiene doce filas; aquí hay { $count }.
  }
tiles-fault-board-length = { $count ->
    [one] La fila { $row } tiene 1 casilla; deben ser doce.
   *[other] La fila { $row } tiene { $count } casillas; deben ser doce.
  }
tiles-fault-board-letter = Casilla { $square }: { $letter } no es un tipo de casilla.

## The land of a new table

tiles-pick = Terreno
tiles-pick-ours = Nuestro dibujo
tiles-pick-ours-why = Nueve losetas dibujadas para esta casa, mezcladas y giradas. No son las impresas, que ninguna fuente muestra.
tiles-pick-own-why = Las losetas tal como se introdujeron, mezcladas y giradas.
tiles-pick-odd = No tiene tantas ciudades o minas como esperamos.
tiles-pick-board = Un tablero como texto
tiles-pick-board-why = Todo el terreno tal como está: doce filas de doce letras, la de arriba primero. No se mezcla nada.
tiles-board = Las doce filas del tablero
tiles-board-right = Doce filas de doce casillas.
tiles-enter = Introduce las losetas de tu caja
refusal-tiles-unknown = Aquí no hay ningún juego de losetas con ese nombre.
refusal-tiles-taken = Ya hay un juego de losetas con ese nombre. Elige otro.
refusal-tiles-full = Aquí no se pueden guardar más juegos de losetas.
refusal-tiles-wrong = Eso no puede ser un juego de losetas: { $problem }
refusal-board-wrong = Eso no puede ser un tablero: { $problem }
