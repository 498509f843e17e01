# Land, pieces and a table of the Queendomino family.

## Land, pieces and what they say of themselves

terrain-castle = castillo
terrain-wheat = trigal
terrain-forest = bosque
terrain-lake = lago
terrain-grassland = pradera
terrain-swamp = pantano
terrain-mine = montaña
terrain-town = ciudad
half-crowned = { $count ->
    [one] { $terrain } con 1 corona
   *[other] { $terrain } con { $count } coronas
  }
domino-name = Ficha de dominó { $number }: { $first } y { $second }
domino-of = { $domino }. De la caja de { $box }
where-castle = el castillo
# $way: where it lies as seen from the castle; $across and $down: how many squares away.
where = { $way ->
    [left] { $across ->
        [1] justo a la izquierda del castillo
       *[other] { $across } cuadrados a la izquierda del castillo
      }
    [right] { $across ->
        [1] justo a la derecha del castillo
       *[other] { $across } cuadrados a la derecha del castillo
      }
    [above] { $down ->
        [1] justo encima del castillo
       *[other] { $down } cuadrados por encima del castillo
      }
    [below] { $down ->
        [1] justo debajo del castillo
       *[other] { $down } cuadrados por debajo del castillo
      }
    [corner-above-left] en la esquina superior izquierda del castillo
    [corner-above-right] en la esquina superior derecha del castillo
    [corner-below-left] en la esquina inferior izquierda del castillo
    [corner-below-right] en la esquina inferior derecha del castillo
    [above-left] { $across } a la izquierda del castillo y { $down } arriba
    [above-right] { $across } a la derecha del castillo y { $down } arriba
    [below-left] { $across } a la izquierda del castillo y { $down } abajo
   *[below-right] { $across } a la derecha del castillo y { $down } abajo
  }
square-free = libre
square-knight = un caballero
square-knight-why = Aquí hay un caballero. Ya ha cobrado sus impuestos y se queda para siempre.
square-held = tu ficha
square-legal = posible
square-chosen = elegido
square-choosable = se puede elegir
castle-why = Todo reino empieza aquí. Cualquier paisaje puede tocarlo.
territory-of = { $squares ->
    [one] Un territorio de 1 cuadrado
   *[other] Un territorio de { $squares } cuadrados
  }, { $crowns ->
    [0] sin corona.
    [one] con 1 corona.
   *[other] con { $crowns } coronas.
  }
kingdom-of = Reino de { $name }
king-of = Rey de { $name }
stat-coins = { $count ->
    [one] 1 moneda
   *[other] { $count } monedas
  }
stat-knights = { $count ->
    [one] 1 caballero en la guardia
   *[other] { $count } caballeros en la guardia
  }
stat-towers = { $count ->
    [one] 1 torre
   *[other] { $count } torres
  }
stat-crowns = { $count ->
    [one] 1 corona
   *[other] { $count } coronas
  }
stat-largest = { $count ->
    [one] territorio más extenso: 1 cuadrado
   *[other] territorio más extenso: { $count } cuadrados
  }
stat-crowns-why = { $dynasty ->
    [yes] Un territorio vale sus cuadrados por sus coronas.
   *[no] Un territorio vale sus cuadrados por sus coronas. Con los mismos puntos y el mismo territorio más extenso, gana quien tiene más coronas.
  }
stat-largest-why = { $dynasty ->
    [yes] Tras tres partidas, con la misma suma el puesto se comparte.
   *[no] Con los mismos puntos gana el territorio más extenso.
  }
stat-coins-why = Con monedas se compran edificios y se paga al Dragón. Al final, tres monedas valen un punto.
stat-knights-why = Un caballero en tu ficha nueva cobra una moneda por cada cuadrado de su territorio.
stat-towers-why = La Reina visita a quien, al construir, llega a tener más torres.
line-king = { $sure ->
    [yes] { $name } está aquí y tiene el turno { $order } de la ronda.
   *[no] { $name } está aquí y tiene, como muy tarde, el turno { $order } de la ronda.
  }
line-free = { $sure ->
    [yes] Aquí todavía no hay nadie. Quien la elija tendrá el turno { $order } de la ronda.
   *[no] Aquí todavía no hay nadie. Quien la elija tendrá, como muy tarde, el turno { $order } de la ronda.
  }
line-turn-over = Este turno ya se ha jugado.
line-turn-now = Este turno está en curso.
claim-domino = { $sure ->
    [yes] Elegir { $domino }, turno { $order }
   *[no] Elegir { $domino }, turno { $order } como muy tarde
  }

## Builders

builders = Constructores
slot-sold = vendido
slot-burnt = quemado
slot-empty = vacía
slot-printed = { $filled ->
    [yes] Precio impreso: { $cost }. Las casillas libres se llenan al final de la ronda.
   *[no] Precio impreso: { $cost }.
  }
slot-price = { $price ->
    [0] No cuesta nada.
    [one] Cuesta 1 moneda.
   *[other] Cuesta { $price } monedas.
  }
slot-price-queen = { $price ->
    [0] No cuesta nada en vez de { $cost }: la Reina descuenta una.
   *[other] Cuesta { $price } en vez de { $cost }: la Reina descuenta una.
  }
slot-too-dear = { $price ->
    [one] No te llega para 1 moneda.
   *[other] No te llega para { $price } monedas.
  }
slot-name = { $name }. { $price }
dragon-home = El Dragón está en su cueva
dragon-out = El Dragón está fuera
dragon-why = Una vez por ronda, se le puede pagar una moneda para que queme un edificio disponible. No vuela para quien acoge a la Reina.
dragon-price = 1 moneda quema un edificio
dragon-away = vuelve la próxima ronda
pile-left = { $count ->
    [one] Queda 1 edificio en la pila.
   *[other] Quedan { $count } edificios en la pila.
  }
building-bakery = Panadería
building-sawmill = Aserradero
building-fishmonger = Pescadería
building-weaving-shop = Sastrería
building-magic-school = Escuela de magia
building-foundry = Ferrería
building-church = Iglesia
building-safe-knight = Cofre
building-safe-tower = Cofre
building-small-tavern = Taberna pequeña
building-big-tavern = Taberna grande
building-guardtower = Torre de guardia
building-fortified-castle = Castillo fortificado
building-travelling-castle = Castillo viajero
building-training-camp = Campo de entrenamiento
building-statue = Monumento
building-queens-tower = Torre de la Reina
building-gives-knights = { $count ->
    [one] 1 caballero enseguida.
   *[other] { $count } caballeros enseguida.
  }
building-gives-towers = { $count ->
    [one] 1 torre enseguida.
   *[other] { $count } torres enseguida.
  }
building-gives-crown = Una corona para su ciudad.
building-tax-knight = A partir de tu próximo turno, cada caballero que envías a cobrar impuestos trae 1 moneda más por cada caballero que tengas.
building-tax-tower = A partir de tu próximo turno, cada caballero que envías a cobrar impuestos trae 1 moneda más por cada torre que tengas.
building-points = { $count ->
    [one] 1 punto al final.
   *[other] { $count } puntos al final.
  }
building-per-terrain = { $count ->
    [one] 1 punto al final por cada territorio de { $terrain }.
   *[other] { $count } puntos al final por cada territorio de { $terrain }.
  }
building-per-tower = { $count ->
    [one] 1 punto al final por cada torre que tengas.
   *[other] { $count } puntos al final por cada torre que tengas.
  }
building-per-knight = { $count ->
    [one] 1 punto al final por cada caballero que tengas.
   *[other] { $count } puntos al final por cada caballero que tengas.
  }
building-plain = No da nada más.
building-unsure = Estimación nuestra en esta ficha: { $things }.
unsure-knights = el número de caballeros
unsure-towers = el número de torres
unsure-tax-bonus = si aumenta los impuestos
unsure-crowns = la corona
unsure-points = los puntos

## Score pad

row-wealth = Riqueza
row-wheat = Trigales
row-forest = Bosques
row-lake = Lagos
row-grassland = Praderas
row-swamp = Pantanos
row-mine = Montañas
row-town = Ciudades
row-queen = Reina
row-buildings = Edificios
row-bonuses = Bonificaciones
item-wealth = { $coins ->
    [one] 1 moneda, un punto por cada tres: { $points }
   *[other] { $coins } monedas, un punto por cada tres: { $points }
  }
item-territory = { $squares } × { $crowns }, { $terrain }: { $points }
item-queen = { $squares ->
    [one] Una corona más para 1 cuadrado de { $terrain }: { $points }
   *[other] Una corona más para { $squares } cuadrados de { $terrain }: { $points }
  }
item-building-points = { $building }: { $points }
item-building-towers = { $count ->
    [one] { $building }, 1 torre: { $points }
   *[other] { $building }, { $count } torres: { $points }
  }
item-building-knights = { $count ->
    [one] { $building }, 1 caballero: { $points }
   *[other] { $building }, { $count } caballeros: { $points }
  }
item-building-territories = { $count ->
    [one] { $building }, 1 territorio: { $points }
   *[other] { $building }, { $count } territorios: { $points }
  }
item-middle-kingdom = El castillo está en el centro: { $points }
item-game = Partida { $game }: { $points }
item-harmony = El reino está completo: { $points }

## Refusals of the rules

here-castle = Aquí está tu castillo.
here-land = Aquí: { $terrain }.
here-nothing = Aquí no hay nada.
here-no-room = Este cuadrado está libre, pero ninguno de al lado lo está.
here-alone = Junto a este cuadrado no hay nada.
here-beside = Junto a este cuadrado: { $around }. Tu ficha: { $halves }.
here-extent = Aquí tu reino mediría { $wide } × { $high }.
here-king = Elegida por { $name }.
here-own-king = Ahí está tu propio rey.
refusal-place-wrong-domino = Colocas la ficha sobre la que está tu rey.
refusal-place-apart = Sus dos mitades deben ir una junto a la otra.
refusal-place-occupied = Cada mitad de la ficha necesita un cuadrado libre.
refusal-place-unconnected = Debe tocar su mismo paisaje o tu castillo.
refusal-place-too-wide = Un reino mide como mucho { $size } cuadrados a lo ancho y { $size } a lo alto.
refusal-place-order = Las dos mitades son iguales: basta una forma de colocarla.
refusal-discard-wrong-domino = Esa no es la ficha que tienes en la mano.
refusal-discard-fits = Cabe en algún sitio, así que hay que colocarla.
refusal-tax-square = Los caballeros van a la ficha que acabas de colocar, uno por cuadrado.
refusal-tax-knights = No tienes tantos caballeros en tu guardia.
refusal-build-no-slot = No hay ninguna casilla así.
refusal-build-empty-slot = En esa casilla no hay ningún edificio.
refusal-build-coins = Cuesta { $price }, y tienes { $coins }.
refusal-build-square = Un edificio va en un cuadrado de ciudad.
refusal-build-taken = En ese cuadrado ya hay un edificio.
refusal-bribe-queen = El Dragón no vuela para quien acoge a la Reina.
refusal-bribe-away = El Dragón ya ha volado esta ronda.
refusal-bribe-coins = El Dragón pide { $price }, y tienes { $coins }.
refusal-bribe-no-slot = No hay ninguna casilla así.
refusal-bribe-empty-slot = En esa casilla no hay ningún edificio que quemar.
refusal-claim-not-in-line = Esa ficha no está en la línea siguiente.
refusal-claim-taken = En una ficha solo cabe un rey.
refusal-pass-mandatory = Este paso no se puede omitir.
refusal-king-not-drawn = Ese no es el rey que toca sacar.
refusal-deal-gone = Esa ficha ya ha salido.
refusal-tile-gone = En la pila no queda ningún edificio así.

## Whose turn

status-place = Coloca la ficha de { $first } y { $second }.
status-place-double = Coloca la ficha doble de { $first }.
status-discard = La ficha de { $first } y { $second } no cabe en ningún sitio.
status-discard-double = La ficha doble de { $first } no cabe en ningún sitio.
status-tax = Envía caballeros a cobrar impuestos, u omite el paso.
status-build = Construye en tu ciudad, u omite el paso.
status-bribe = Paga al Dragón, u omite el paso.
status-claim = Elige tu próxima ficha.
status-theirs-place = { $name } coloca una ficha.
status-theirs-tax = { $name } puede cobrar impuestos.
status-theirs-build = { $name } puede construir.
status-theirs-bribe = { $name } puede pagar al Dragón.
status-theirs-claim = { $name } elige una ficha.
step-place = Colocar
step-tax = Impuestos
step-build = Construir
step-bribe = Dragón
step-claim = Elegir
step-place-why = Coloca la ficha sobre la que está tu rey. Solo se descarta si no cabe en ningún sitio.
step-tax-why = Un caballero en la ficha nueva trae una moneda por cada cuadrado de su territorio.
step-build-why = Compra un edificio para un cuadrado de ciudad libre.
step-bribe-why = Paga una moneda al Dragón para que queme un edificio disponible. Una vez por ronda, y no quien acoge a la Reina.
step-claim-why = Pon tu rey sobre una ficha libre de la línea siguiente.

## What is there

others = Los demás
kingdom-enlarge = { $name }, ver de cerca
queen-here = Acoge a la Reina
queen-why = La Reina descuenta una moneda de cada edificio y, al final, añade una corona al territorio más extenso.
dynasty-games = Puntos partida a partida: { $points }
dynasty-why = Los puntos de cada partida de la dinastía, la actual al final. Decide su suma.
line-now = Esta ronda
line-next = Próxima ronda
line-first = La primera línea
line-crowns = { $count ->
    [0] sin corona
    [one] 1 corona
   *[other] { $count } coronas
  }
line-goes = { $last ->
    [yes] último turno
   *[no] { $sure ->
        [no] turno { $order } o antes
       *[yes] { $order ->
            [1] primer turno
            [2] segundo turno
           *[other] tercer turno
          }
      }
  }
round-goes = Cómo transcurre una ronda
goes-place = la ficha que tu rey llevó a casa
goes-tax = los caballeros cobran monedas del territorio
goes-build = un edificio en un cuadrado de ciudad
goes-bribe = una moneda quema un edificio disponible
goes-claim = una ficha de la línea siguiente para tu rey
domino-pair = { $first } y { $second }
domino-double = { $first } doble
domino-number = dominó { $number }
tab-kingdom = Reino
tab-lines = Líneas
tab-builders = Constructores
tab-others = Otros

## Choices

choice-price = { $price ->
    [0] gratis
    [one] 1 moneda
   *[other] { $price } monedas
  }
place-title = Si la colocas aquí
place-turn = Girar
place-here = Colocar aquí
place-new = nuevo
place-patch = { $squares } × { $crowns }
place-becomes = { $was } pasa a { $is }
place-summary = { $total ->
    [one] { $changes }. Con eso tienes 1 punto.
   *[other] { $changes }. Con eso tienes { $total } puntos.
  }
place-change = { $terrain } { $points }
place-nowhere = No conecta en ningún sitio, o tu reino crecería demasiado. Sale de la partida y no vale nada.
place-discard = Descartarla
tax-title = Caballeros en la ficha nueva
tax-squares = { $squares ->
    [one] { $terrain }, 1 cuadrado
   *[other] { $terrain }, { $squares } cuadrados
  }
# $what: squares of a landscape, or a safe; $coins: "+3".
tax-brings = { $what }: { $coins }
tax-safe-knight = Cofre, por caballeros
tax-safe-tower = Cofre, por torres
tax-coins = { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
  }
tax-send = { $coins ->
    [0] Enviar caballeros
    [one] Cobrar 1 moneda
   *[other] Cobrar { $coins } monedas
  }
tax-left = { $count ->
    [0] No queda ningún caballero en la guardia.
    [one] Queda 1 caballero en la guardia.
   *[other] Quedan { $count } caballeros en la guardia.
  }
build-title = Elige un edificio
build-where = Elige un cuadrado de ciudad para él.
build-build = { $price ->
    [0] Construir
    [one] Construir por 1 moneda
   *[other] Construir por { $price } monedas
  }
build-points = Tu puntuación
build-coins-left = { $count ->
    [0] No queda ninguna moneda.
    [one] Queda 1 moneda.
   *[other] Quedan { $count } monedas.
  }
build-queen = La Reina se instala en tu reino.
build-discount = La Reina descuenta una.
bribe-title = Elige un edificio para quemar
bribe-text = Un edificio quemado ya no lo puede comprar nadie.
bribe-burn = { $price ->
    [one] Quemar por 1 moneda
   *[other] Quemar por { $price } monedas
  }
claim-title = Elige una ficha de la línea siguiente
claim-order = { $last ->
    [yes] En la próxima ronda tienes el último turno.
   *[no] { $order ->
        [1] En la próxima ronda empiezas tú.
        [2] En la próxima ronda tienes el segundo turno como muy tarde.
        [3] En la próxima ronda tienes el tercer turno como muy tarde.
       *[other] En la próxima ronda tienes el turno { $order } como muy tarde.
      }
  }
follow-order = { $order ->
    [1] Primer turno en la próxima ronda.
    [2] Segundo turno como muy tarde en la próxima ronda.
    [3] Tercer turno como muy tarde en la próxima ronda.
   *[other] Último turno en la próxima ronda.
  }
claim-fits = Cabe en tu reino tal como está.
claim-fits-not = Tal como está tu reino, no cabe en ningún sitio.
claim-worth = Cabe en { $places ->
    [one] 1 sitio
   *[other] { $places } sitios
  }; donde más cuenta ahora, aporta { $points }.
claim-places = { $count ->
    [one] 1 sitio
   *[other] { $count } sitios
  }
claim-final = Tras una elección, solo se puede pedir deshacerla.
claim-act = Elegirla
claim-short = Elegir
claim-nowhere = no cabe en ningún sitio
bar-domino = Ficha: { $what }
bar-nowhere = No cabe en ningún sitio.

## The log

ask-undo-claim = { $name } pide deshacer la elección de ficha. Desde entonces no se ha descubierto nada nuevo.
ask-undo-place = { $name } pide deshacer la colocación de la ficha. Desde entonces no se ha descubierto nada nuevo.
change-points = Puntos
change-coins = Monedas
change-knights = Caballeros
change-towers = Torres
change-from-to = { $was } → { $is }
log-king = Sale el rey de { $who }.
log-line = Una línea nueva: { $dominoes }.
log-tiles = Edificios nuevos en el tablero: { $buildings }.
log-claim = { $name } elige la ficha de { $what }.
log-place = { $name } coloca la ficha de { $what }: { $points ->
    [0] ningún punto
    [one] 1 punto
   *[other] { $points } puntos
  }.
log-discard = { $name } descarta la ficha de { $what }.
log-tax = { $name } cobra { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
  } con { $knights ->
    [one] 1 caballero
   *[other] { $knights } caballeros
  }.
log-build = { $name } construye «{ $building }» { $price ->
    [0] gratis
    [one] por 1 moneda
   *[other] por { $price } monedas
  }.
log-bribe = { $name } paga al Dragón para que queme «{ $building }».
# A move taken back, by its first word in the notation.
log-undo-claim = { $name } deshace la elección de la ficha de { $what }.
log-undo-place = { $name } deshace la colocación de la ficha de { $what }.
log-undo-discard = { $name } deshace el descarte de la ficha de { $what }.
log-undo-tax = { $name } deshace el cobro de impuestos.
log-undo-build = { $name } deshace la construcción de «{ $building }».
log-undo-bribe = { $name } deshace la quema de «{ $building }».
log-queen = La Reina se instala en el reino de { $who }.

## The end

over-text = { $rounds ->
    [one] { $first } a { $second } tras 1 ronda.
   *[other] { $first } a { $second } tras { $rounds } rondas.
  }
over-text-games = { $games ->
    [one] { $first } a { $second } tras 1 partida.
   *[other] { $first } a { $second } tras { $games } partidas.
  }
over-largest = { $points ->
    [one] Empate a 1 punto. Decide el territorio más extenso: { $first } a { $second } cuadrados.
   *[other] Empate a { $points } puntos. Decide el territorio más extenso: { $first } a { $second } cuadrados.
  }
over-coins = { $points ->
    [one] Empate a 1 punto y en el territorio más extenso. Deciden las monedas sueltas.
   *[other] Empate a { $points } puntos y en el territorio más extenso. Deciden las monedas sueltas.
  }
over-crowns = { $points ->
    [one] Empate a 1 punto y en el territorio más extenso. Deciden las coronas.
   *[other] Empate a { $points } puntos y en el territorio más extenso. Deciden las coronas.
  }
over-largest-of = { $squares ->
    [one] el más extenso: 1 cuadrado
   *[other] el más extenso: { $squares } cuadrados
  }
over-games = partidas: { $games }

## Hints

hint-place = Pista: coloca la ficha de { $what }. Una mitad, { $first }; la otra, { $second }.
why-joins = Se une a tu { $terrain }: { $squares } × { $crowns }, +{ $points }.
why-starts = Empieza un territorio de { $terrain }: { $squares } × { $crowns }, +{ $points }.
why-row = { $row }: +{ $points }.
why-room = { $count ->
    [one] La única ficha de la línea siguiente sigue cabiendo.
   *[other] Las { $count } fichas de la línea siguiente siguen cabiendo.
  }
why-taxes = { $coins ->
    [one] Da 1 moneda.
   *[other] Da { $coins } monedas.
  }
why-built = Tu puntuación: +{ $points }.
why-queen = La Reina se instala en tu reino.
why-best = Vale +{ $points } donde ahora cuenta más.
why-places = { $count ->
    [one] Cabe en 1 sitio.
   *[other] Cabe en { $count } sitios.
  }
why-nowhere = Por ahora no cabe en ningún sitio.
why-crowns = { $count ->
    [one] Da 1 corona.
   *[other] Da { $count } coronas.
  }
why-knights = { $count ->
    [one] Da 1 caballero.
   *[other] Da { $count } caballeros.
  }
why-towers = { $count ->
    [one] Da 1 torre.
   *[other] Da { $count } torres.
  }
why-tax = { $coins ->
    [one] Un caballero en ella puede cobrar 1 moneda enseguida.
   *[other] Un caballero en ella puede cobrar { $coins } monedas enseguida.
  }
why-sides = { $count ->
    [one] Deja abierto el último lado libre del castillo.
   *[other] Deja abiertos { $count } lados del castillo.
  }
why-middle = El castillo todavía puede acabar en el centro.
why-filled = Ningún cuadrado queda aislado, y quedan suficientes fichas para llenar { $size } × { $size }.
why-denies = Si no, { $name } gana con ella { $points } más que con lo que queda.
why-order = { $order ->
    [1] Empiezas la próxima ronda.
    [2] Tienes el segundo turno de la próxima ronda, como muy tarde.
    [3] Tienes el tercer turno de la próxima ronda, como muy tarde.
   *[other] Tienes el turno { $order } de la próxima ronda, como muy tarde.
  }
# The same, said of somebody else.
says-joins = Se une al territorio de { $terrain }: { $squares } × { $crowns }, +{ $points }.
says-built = Puntuación: +{ $points }.
says-queen = Trae a la Reina.
says-order = { $order ->
    [1] Empieza la próxima ronda.
    [2] Tendrá el segundo turno de la próxima ronda, como muy tarde.
    [3] Tendrá el tercer turno de la próxima ronda, como muy tarde.
   *[other] Tendrá el turno { $order } de la próxima ronda, como muy tarde.
  }
hint-discard = Pista: no cabe en ningún sitio, así que descártala.
hint-tax = { $coins ->
    [one] Pista: cobra 1 moneda de impuestos.
   *[other] Pista: cobra { $coins } monedas de impuestos.
  }
hint-build = Pista: construye «{ $building }», { $where }.
hint-bribe = Pista: paga al Dragón para que queme «{ $building }».
hint-claim = Pista: elige la ficha de { $what }.

## The table before the game

room-dominoes = Las primeras fichas se descubren cuando todos los asientos están ocupados.
