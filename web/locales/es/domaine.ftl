# Land, pieces and a table of Domaine.

## The board

board = Tablero
board-zoom = Ampliar el tablero
board-larger = Más grande
board-smaller = Más pequeño
board-whole = Todo el tablero
board-castle = { $owner ->
    [nobody] castillo neutral
   *[other] castillo de { $name }
  }
board-knight = { $owner ->
    [nobody] caballero neutral
   *[other] caballero de { $name }
  }
domaine-meadow = prado
domaine-forest = bosque
domaine-village = aldea
domaine-city = ciudad real
domaine-mine-gold = mina de oro
domaine-mine-silver = mina de plata
domaine-mine-copper = mina de cobre
domaine-mine-diamond = mina de diamantes
neutral = Nadie
zone = zona neutral
zone-why = Una zona neutral: no es de nadie y no cuenta para nadie.
open-why = Terreno sin dominio. Lo sería con fronteras alrededor y exactamente un castillo dentro.
# Whose it is: the reader's, a colour's that nobody plays, or somebody's whose name follows.
domain-of = { $owner ->
    [you] tu dominio en { $castle }
    [nobody] dominio neutral en { $castle }
   *[other] dominio de { $name } en { $castle }
  }
# Before it stands the domain, after it what lies in it: "domain of Ada at b3: 4 points (1 forest, 1 village)".
domain-worth = { $points ->
    [one] { $domain }: 1 punto ({ $list })
   *[other] { $domain }: { $points } puntos ({ $list })
  }
domain-strength = { $count ->
    [0] Fuerza: ningún caballero
    [one] Fuerza: 1 caballero
   *[other] Fuerza: { $count } caballeros
  }
domain-mines = Minas: { $mines }
domain-allied = { $owner ->
    [you] En alianza con tu dominio en { $castle }
    [nobody] En alianza con el dominio neutral en { $castle }
   *[other] En alianza con el dominio de { $name } en { $castle }
  }
land-forests = { $count ->
    [one] 1 bosque
   *[other] { $count } bosques
  }
land-villages = { $count ->
    [one] 1 aldea
   *[other] { $count } aldeas
  }
land-city = la ciudad real
land-none = nada que cuente
places = { $count ->
    [one] 1 sitio donde actuar
   *[other] { $count } sitios donde actuar
  }
place-border = frontera entre { $first } y { $second }
place-ring = alianza a través de la frontera entre { $first } y { $second } ({ $sides })
# The square is a letter and a number; what lies there follows: "take c4, forest, domain of Ada at b3".
place-castle = castillo en { $square }, { $about }
place-knight = caballero en { $square }, { $about }
place-take = tomar { $square }, { $about }
place-gone = hacer desertar al caballero en { $square }, { $about }
# Read aloud once a place is chosen: its squares, and what choosing it means.
place-chosen = { $place }: { $what }
track-king = el rey está en { $king }

## Cards

use-borders = { $parts ->
    [one] Frontera
    [2] Dos fronteras
   *[other] Tres fronteras
  }
use-knights = { $parts ->
    [one] Caballero
   *[other] Dos caballeros
  }
use-expansion = Ampliación
use-deserter = Desertor
use-alliance = Alianza
use-borders-why = { $parts ->
    [one] Pon una frontera entre dos casillas.
   *[other] Pon hasta { $parts } fronteras, cada una entre dos casillas.
  }
use-knights-why = { $parts ->
    [one] Coloca un caballero junto a un castillo o caballero tuyo. En un bosque cuesta un ducado más.
   *[other] Coloca hasta { $parts } caballeros junto a castillos o caballeros tuyos. En un bosque, cada uno cuesta un ducado más.
  }
use-expansion-why = { $parts ->
    [one] Uno de tus dominios toma una casilla contigua; de otro dominio, solo si el tuyo tiene más caballeros.
   *[other] Uno de tus dominios toma hasta { $parts } casillas contiguas; de otro dominio, solo si el tuyo tiene más caballeros.
  }
use-deserter-why = Un caballero se va de un dominio contiguo al tuyo, y tú colocas uno propio.
use-alliance-why = Tu dominio y uno contiguo no se quitan casillas nunca más.
card-or = o
card-play = jugar
card-sell = vender
card-price = Jugarla cuesta { $price }; al venderla da { $sell }.
card-says = { $name }, cuesta { $price }, se vende por { $sell }
card-says-idle = { $name }, cuesta { $price }, se vende por { $sell }, ahora no se puede jugar
card-says-tried = { $name }, cuesta { $price }, se vende por { $sell }, jugarla ya está probado
card-says-ordered = { $name }, cuesta { $price }, se vende por { $sell }, jugarla ya está en tus instrucciones
back-of = boca abajo, pila { $letter }
hand = Tu mano
hand-of = Mano de { $name }
hand-show = Mostrar mis cartas
hand-cover = Tapar mis cartas
hand-empty = No queda ninguna carta.
chancery = Cancillería
deck-left = { $count ->
    [one] Mazo, pila { $letter } encima, queda 1 carta
   *[other] Mazo, pila { $letter } encima, quedan { $count } cartas
  }
deck-count = { $count ->
    [one] queda 1
   *[other] quedan { $count }
  }
deck-none = no quedan
deck-empty = El mazo se ha acabado
card-barred = Recién vendida: no se puede recuperar este turno.
pile-says = { $barred ->
    [yes] { $card }, recién vendida, no se puede recuperar este turno
   *[no] { $count ->
        [one] { $card }
       *[other] { $card }, hay { $count }
      }
  }
pile-times = × { $count }

## Lords

court = Señores
tab-board = Tablero
stat-ducats = { $count ->
    [one] 1 ducado
   *[other] { $count } ducados
  }
stat-ducats-why = { $income ->
    [0] Sin ingresos: no hay ninguna mina en un dominio.
    [one] Cada turno empieza con 1 ducado de las minas.
   *[other] Cada turno empieza con { $income } ducados de las minas.
  }
stat-supply = { $count ->
    [0] Ningún caballero por colocar
    [one] 1 caballero por colocar
   *[other] { $count } caballeros por colocar
  }
lord-cards = Cartas: { $list }
lord-mine = { $count } × { $mine }
lord-monopoly = { $count } × { $mine }: un monopolio, 5 puntos
item-forests = { $count ->
    [one] 1 bosque en { $castle }: { $points }
   *[other] { $count } bosques en { $castle }: { $points }
  }
item-villages = { $count ->
    [one] 1 aldea en { $castle }: { $points }
   *[other] { $count } aldeas en { $castle }: { $points }
  }
item-city = La ciudad real en { $castle }: { $points }
item-monopoly = { $count } × { $mine }, un monopolio: { $points }
item-ducats = Por ducados: { $points }
row-forests = Bosques
row-villages = Aldeas
row-city = Ciudad real
row-monopolies = Monopolios
row-ducats = Ducados

## Whose turn

status-cards = Se reparten cartas.
status-castle = Coloca un castillo.
status-castle-neutral = Coloca un castillo neutral.
status-knight = Coloca su caballero al lado.
status-knight-neutral = Coloca su caballero al lado.
status-act = Vende una carta o juega una.
status-borders = { $left ->
    [one] { $parts ->
        [one] Pon una frontera.
       *[other] Pon la última frontera.
      }
   *[other] Pon { $left } fronteras.
  }
status-knights = { $left ->
    [one] Coloca un caballero.
   *[other] Coloca { $left } caballeros.
  }
status-expansion = { $left ->
    [one] Toma una casilla.
   *[other] Toma hasta { $left } casillas.
  }
status-deserter = Haz desertar a un caballero.
status-alliance = Forma una alianza.
status-refill = Toma una carta.
status-theirs-castle = { $name } coloca un castillo.
status-theirs-knight = { $name } coloca un caballero.
status-theirs-act = { $name } elige una carta.
status-theirs-borders = { $name } pone fronteras.
status-theirs-knights = { $name } coloca caballeros.
status-theirs-expansion = { $name } amplía un dominio.
status-theirs-deserter = { $name } hace desertar a un caballero.
status-theirs-alliance = { $name } forma una alianza.
status-theirs-refill = { $name } toma una carta.
turn-castle = Castillo
turn-knight = Caballero
turn-income = Ingresos
turn-act = Carta
turn-sold = Venta
turn-borders = { $left ->
    [one] 1 frontera
   *[other] { $left } fronteras
  }
turn-knights = { $left ->
    [one] 1 caballero
   *[other] { $left } caballeros
  }
turn-expansion = Ampliación
turn-deserter = Desertor
turn-alliance = Alianza
turn-refill = Reponer
turn-castle-why = Los castillos van en prados, los de un mismo color lejos unos de otros.
turn-knight-why = Cada castillo recibe un caballero a su lado.
turn-income-why = Un ducado por cada tipo de mina en tus dominios.
turn-act-why = Vende una carta, o paga una y usa uno de sus símbolos.
turn-sold-why = La carta está ahora en la Cancillería.
turn-borders-why = Las fronteras que encierran un solo castillo forman un dominio.
turn-knights-why = Los caballeros dan fuerza a un dominio.
turn-expansion-why = Un dominio toma casillas contiguas.
turn-deserter-why = Un caballero vecino se va, y tú colocas uno propio.
turn-alliance-why = Dos dominios no se quitan casillas nunca más.
turn-refill-why = De vuelta a tres cartas, del mazo o de la Cancillería.

## Choices, and what they would bring

prompt = Tu elección
hint-castle = Elige un prado: entre castillos de un mismo color hay al menos { $spaces } casillas. Los puntos dorados muestran dónde podría ir su caballero.
hint-knight = Elige una casilla junto al castillo. Ahora los bosques no cuestan nada.
hint-act = Elige una carta de tu mano. El tablero muestra entonces dónde puede actuar.
hint-borders = { $left ->
    [one] Elige una frontera.
   *[other] Elige una frontera. Puedes poner { $left }.
  }
hint-knights = { $left ->
    [one] Elige una casilla junto a un castillo o caballero tuyo.
   *[other] Elige una casilla junto a un castillo o caballero tuyo. Puedes colocar { $left }.
  }
hint-expansion = { $left ->
    [one] Elige una casilla junto a tu dominio.
   *[other] Elige una casilla junto a uno de tus dominios. Puedes tomar { $left }.
  }
hint-deserter = Elige el caballero que debe irse.
hint-alliance = Elige los anillos entre tu dominio y otro.
hint-borders-then = Elige una frontera.
hint-knights-then = Elige una casilla.
hint-expansion-then = Varios de tus dominios podrían tomarla. Elige uno por su castillo.
hint-deserter-then = Elige dónde colocar tu caballero.
hint-alliance-then = Elige cuál de tus dominios, por su castillo.
hint-refill = Toma la carta de arriba del mazo o una de la Cancillería.
hint-refill-deck = Toma la carta de arriba del mazo.
plain-castle = Un castillo aquí
plain-knight = Un caballero aquí
plain-act = Una carta
plain-borders = Una frontera aquí. Todavía no se cierra ningún dominio.
plain-knights = Un caballero aquí
plain-expansion = Esta casilla
plain-deserter = Este caballero deja sitio al tuyo
plain-alliance = Desde ahora, ninguno le quita casillas al otro.
plain-refill = Esta carta
do-castle = Colocar castillo
do-knight = Colocar caballero
do-act = Jugar
do-play = { $ducats ->
    [one] Jugar por 1 ducado
   *[other] Jugar por { $ducats } ducados
  }
do-sell = { $ducats ->
    [one] Vender por 1 ducado
   *[other] Vender por { $ducats } ducados
  }
do-borders = Poner frontera
do-knights = Colocar caballero
do-expansion = Tomar la casilla
do-deserter = Que deserte
do-alliance = Formar alianza
do-refill = Tomarla
do-end = Dejar el resto
bar-deck = Carta de arriba del mazo, pila { $letter }
# Read aloud: what a card cannot be used for now, and the sentence that says why.
use-not = { $use }: { $reason }
use-sell = Venderla
use-cost = { $price ->
    [one] pagas 1
   *[other] pagas { $price }
  }
use-gain = recibes { $ducats }
use-left = { $ducats ->
    [0] no queda nada
    [one] queda 1
   *[other] quedan { $ducats }
  }
effect-arises = { $owner ->
    [you] Cierra tu dominio en { $castle }
    [nobody] Cierra el dominio neutral en { $castle }
   *[other] Cierra el dominio de { $name } en { $castle }
  }
effect-grows = { $owner ->
    [you] Amplía tu dominio en { $castle }
    [nobody] Amplía el dominio neutral en { $castle }
   *[other] Amplía el dominio de { $name } en { $castle }
  }
effect-shrinks = { $owner ->
    [you] Reduce tu dominio en { $castle }
    [nobody] Reduce el dominio neutral en { $castle }
   *[other] Reduce el dominio de { $name } en { $castle }
  }
# Read aloud after the name of a place.
effect-closes = { $owner ->
    [you] { $points ->
        [one] cierra tu dominio en { $castle }: 1 punto
       *[other] cierra tu dominio en { $castle }: { $points } puntos
      }
    [nobody] cierra el dominio neutral en { $castle }
   *[other] { $points ->
        [one] cierra el dominio de { $name } en { $castle }: 1 punto
       *[other] cierra el dominio de { $name } en { $castle }: { $points } puntos
      }
  }
effect-cut = { $count ->
    [one] 1 casilla queda aislada y no es de nadie
   *[other] { $count } casillas quedan aisladas y no son de nadie
  }
effect-ducats = { $count ->
    [one] 1 ducado por el bosque
   *[other] { $count } ducados por el bosque
  }
effect-strength = { $owner ->
    [you] Fuerza de tu dominio en { $castle }: de { $before } a { $after }
    [nobody] Fuerza del dominio neutral en { $castle }: de { $before } a { $after }
   *[other] Fuerza del dominio de { $name } en { $castle }: de { $before } a { $after }
  }
# Points before and after.
effect-sum = { $before ->
    [one] de 1 punto a { $after }
   *[other] de { $before } puntos a { $after }
  }
effect-king = { $name } alcanza al rey
effect-allies = { $owner ->
    [nobody] Alía tu dominio en { $own } con el neutral en { $castle }
   *[other] Alía tu dominio en { $own } con el de { $name } en { $castle }
  }
# What brings or costs points, read aloud: "2 villages, plus 6"; or whom it costs: "Ben, minus 6".
effect-more = { $text }, más { $count }
effect-less = { $text }, menos { $count }
gain-forests = { $count ->
    [one] 1 bosque
   *[other] { $count } bosques
  }
gain-villages = { $count ->
    [one] 1 aldea
   *[other] { $count } aldeas
  }
gain-city = ciudad real
gain-monopolies = { $count ->
    [one] 1 monopolio
   *[other] { $count } monopolios
  }

## The log

log-hand = { $cards ->
    [one] { $name } recibe 1 carta.
   *[other] { $name } recibe { $cards } cartas.
  }
log-draw = { $known ->
    [no] { $name } roba una carta del mazo.
   *[other] { $name } roba del mazo: { $card }.
  }
log-castle = { $whose ->
    [own] { $name } coloca un castillo en { $square }.
   *[neutral] { $name } coloca un castillo neutral en { $square }.
  }
log-guard = Su caballero va a { $square }.
log-sell = { $name } vende «{ $card }» por { $ducats ->
    [one] 1 ducado
   *[other] { $ducats } ducados
  }.
log-card = { $name } juega «{ $use }» por { $price ->
    [one] 1 ducado
   *[other] { $price } ducados
  }.
log-take = { $name } toma «{ $card }» de la Cancillería.
log-end = { $name } deja el resto de la carta.
log-knight = { $price ->
    [0] { $name } coloca un caballero en { $square }.
   *[other] { $name } coloca un caballero en { $square }, en el bosque por un ducado.
  }
log-border = { $name } pone una frontera entre { $first } y { $second }.
log-expand = { $taken ->
    [yes] { $name } amplía su dominio en { $castle }: toma { $square }, de { $owner }.
   *[no] { $name } amplía su dominio en { $castle }: toma { $square }.
  }
log-desert = { $name } hace desertar al caballero de { $owner } en { $knight } y coloca uno en { $square }.
log-ally = { $name } alía su dominio en { $castle } con el de { $owner } en { $target }.
# A move taken back, by its first word in the notation.
log-undo-castle = { $name } retira el castillo de { $square }.
log-undo-play = { $name } retira la carta «{ $use }».
log-undo-sell = { $name } deshace la venta de «{ $card }».
log-undo-knight = { $name } retira el caballero de { $square }.
log-undo-border = { $name } retira la frontera entre { $first } y { $second }.
log-undo-expand = { $name } deshace la ampliación del dominio en { $castle } a { $square }.
log-undo-desert = { $name } deshace la deserción: el caballero de { $owner } vuelve a { $knight }.
log-undo-ally = { $name } deshace la alianza de { $castle } con { $target } ({ $owner }).
log-undo-end = { $name } ya no deja el resto de la carta.
log-domain = Se cierra el dominio de { $who } en { $castle }: { $points ->
    [0] ningún punto
    [one] 1 punto
   *[other] { $points } puntos
  }.
log-grown = Crece el dominio de { $who } en { $castle }: { $points ->
    [0] ningún punto
    [one] 1 punto
   *[other] { $points } puntos
  }.
log-shrunk = El dominio de { $who } en { $castle } pierde { $squares ->
    [one] una casilla
   *[other] { $squares } casillas
  }: { $points ->
    [0] ningún punto
   *[other] { $points } puntos
  }.
log-monopoly = { $mine ->
    [mine_gold] { $name } tiene un monopolio de minas de oro: 5 puntos.
    [mine_silver] { $name } tiene un monopolio de minas de plata: 5 puntos.
    [mine_copper] { $name } tiene un monopolio de minas de cobre: 5 puntos.
   *[mine_diamond] { $name } tiene un monopolio de minas de diamantes: 5 puntos.
  }
log-broken = { $mine ->
    [mine_gold] { $name } pierde el monopolio de minas de oro: 5 puntos menos.
    [mine_silver] { $name } pierde el monopolio de minas de plata: 5 puntos menos.
    [mine_copper] { $name } pierde el monopolio de minas de cobre: 5 puntos menos.
   *[mine_diamond] { $name } pierde el monopolio de minas de diamantes: 5 puntos menos.
  }
log-empty = El mazo está vacío. Cada jugador juega o vende las cartas que le quedan.
log-income = Ingresos de las minas para { $name }: { $ducats ->
    [one] 1 ducado
   *[other] { $ducats } ducados
  }.
log-crown = { $points ->
    [one] { $name } alcanza al rey con 1 punto.
   *[other] { $name } alcanza al rey con { $points } puntos.
  }

## The end

over-king = { $count ->
    [one] El rey está en { $king }; lo alcanza { $names }.
   *[other] El rey está en { $king }; lo alcanzan { $names }, con una misma carta.
  }
over-deck = El mazo se acabó y se jugaron las últimas cartas, así que se compararon los ducados.
over-active = { $points ->
    [one] Empate a 1 punto. Va delante quien alcanzó al rey en su propio turno.
   *[other] Empate a { $points } puntos. Va delante quien alcanzó al rey en su propio turno.
  }
over-ducats = { $points ->
    [one] Empate a 1 punto. Decide quién tiene más ducados: { $first } a { $second }.
   *[other] Empate a { $points } puntos. Decide quién tiene más ducados: { $first } a { $second }.
  }
over-ducats-of = { $ducats ->
    [one] { $name } tiene 1 ducado
   *[other] { $name } tiene { $ducats } ducados
  }
over-ducats-amount = Quien tiene más ducados recibe 5 puntos; la siguiente cantidad más baja, 3.
over-ducats-rank = Quien tiene más ducados recibe 5 puntos; el segundo puesto, 3. Tras un empate en el primero no hay segundo.

## How a table plays

rules-king = El rey en { $king }
rules-king-why = Quien tenga esos puntos o más al terminar una carta gana de inmediato.
rules-pieces = { $castles } castillos y { $knights } caballeros por jugador
rules-pieces-why = Hay { $borders } fronteras para toda la mesa; cada jugador empieza con { $ducats } ducados.
rules-tiles = Terreno: { $tiles }
rules-tiles-ours = Terreno: nuestro dibujo
rules-tiles-why = Cómo están las losetas: { $layout }
rules-board = Un tablero propio
rules-board-why = El terreno se dio casilla por casilla.
rules-neutral = Un color neutral
rules-neutral-why = A dos, ambos jugadores colocan también los castillos y caballeros de un tercer color, que no es de nadie.

## Refusals of the rules

here-ground = { $ground ->
    [forest] Aquí: { domaine-forest }.
    [village] Aquí: { domaine-village }.
    [city] Aquí: { domaine-city }.
    [mine_gold] Aquí: { domaine-mine-gold }.
    [mine_silver] Aquí: { domaine-mine-silver }.
    [mine_copper] Aquí: { domaine-mine-copper }.
    [mine_diamond] Aquí: { domaine-mine-diamond }.
   *[meadow] Aquí: { domaine-meadow }.
  }
here-near = Casillas entre esta y el castillo de { $castle }: { $spaces }.
here-walled = Hay una frontera entre esta casilla y tu figura de { $square }.
here-nobody = Ninguna figura tuya está junto a esta casilla.
here-domain = Esta casilla está en el dominio de { $castle }.
here-stranded = Quedarían aislados: { $places }.
here-purse = Tienes { $ducats }.
refusal-castle-terrain = Un castillo va en un prado.
refusal-castle-taken = Ahí ya hay algo.
refusal-castle-no-knight = Su caballero no tendría ninguna casilla al lado.
refusal-castle-too-near = Entre castillos de un mismo color hay al menos { $spaces } casillas.
refusal-knight-beside-castle = El caballero va junto al castillo recién colocado.
refusal-card-not-held = Esa carta no está en tu mano.
refusal-play-symbol = La carta no tiene ese símbolo.
refusal-play-price = Cuesta { $price }, y tienes { $ducats }.
refusal-play-no-part = Ahora no se puede hacer ninguna de sus partes.
refusal-part-other-symbol = La carta se juega con otro símbolo.
refusal-end-no-part = Hay que hacer al menos una parte de la carta.
refusal-refill-chancery = Esa carta no está en la Cancillería.
refusal-refill-just-sold = La carta recién vendida no se puede recuperar en el mismo turno.
refusal-refill-must-draw = { $rounds ->
    [one] Tras 1 ronda sin robar ni jugar una carta, tienes que robar del mazo.
   *[other] Tras { $rounds } rondas sin robar ni jugar una carta, tienes que robar del mazo.
  }
refusal-draw-stack = Esa no es la pila de arriba.
refusal-draw-gone = Esa carta ya no está en el mazo.
refusal-border-inside-domain = Dentro de un dominio no se ponen fronteras.
refusal-border-own-figures = Ninguna frontera puede separar dos figuras de un mismo color.
refusal-border-supply = No queda ninguna frontera.
refusal-border-taken = Ahí ya hay una frontera.
refusal-knight-supply = No queda ningún caballero por colocar.
refusal-knight-terrain = Un caballero va en un prado o en un bosque.
refusal-knight-taken = Ahí ya hay algo.
refusal-knight-not-beside = Un caballero va junto a un castillo o caballero de su color, sin frontera entre ambos.
refusal-knight-forest = Un caballero en un bosque cuesta { $price } más.
refusal-expand-not-own = Ese dominio no es tuyo.
refusal-expand-one-domain = Una carta amplía un solo dominio.
refusal-expand-not-beside = La casilla no está junto al dominio.
refusal-expand-figure = Ahí hay un castillo o un caballero.
refusal-expand-own-domain = Un dominio no crece a costa de otro del mismo color.
refusal-expand-strength = Hacen falta más caballeros que en el otro dominio: { $own } contra { $theirs }.
refusal-expand-allied = Los dos dominios son aliados.
refusal-expand-neutral = En esta mesa los dominios neutrales no se tocan.
refusal-expand-supply = No quedan suficientes fronteras para rodearla.
refusal-desert-not-own = Ese dominio no es tuyo.
refusal-desert-not-theirs = Ese dominio no es de un rival.
refusal-desert-not-beside = Los dos dominios no son contiguos.
refusal-desert-allied = En esta mesa ningún caballero deserta de un dominio aliado.
refusal-desert-no-own-knight = Tu dominio no tiene ningún caballero.
refusal-desert-no-knight = Ahí no hay ningún caballero de su color.
refusal-desert-chain = Otros caballeros perderían la conexión con el castillo.
refusal-desert-last-knight = En esta mesa el último caballero de un dominio no deserta nunca.
refusal-desert-outside = El caballero nuevo va a tu propio dominio.
refusal-ally-not-own = Ese dominio no es tuyo.
refusal-ally-not-theirs = Ese dominio no es de un rival.
refusal-ally-not-beside = Los dos dominios no son contiguos.
refusal-ally-already = Los dos ya son aliados.

## Hints

# The card is known by its two symbols: “Knight or Expand”.
hint-play = Pista: juega «{ $card }» como «{ $use }».
hint-play-only = Pista: juega «{ $card }».
hint-sell = Pista: vende «{ $card }».
hint-end = Pista: detente aquí y deja el resto de la carta.
hint-deck = Pista: roba una carta del mazo.
hint-take = Pista: toma «{ $card }» de la Cancillería.
# One place on the board, or two of which one is chosen after the other, as in place-….
hint-spot-one = Pista: { $first }.
hint-spot-two = Pista: { $first }; después, { $second }.
why-closes = { $squares ->
    [one] Cierra tu dominio en { $castle }: 1 casilla, +{ $points }.
   *[other] Cierra tu dominio en { $castle }: { $squares } casillas, +{ $points }.
  }
why-grows = { $squares ->
    [one] Tu dominio en { $castle } crece 1 casilla: +{ $points }.
   *[other] Tu dominio en { $castle } crece { $squares } casillas: +{ $points }.
  }
why-monopolies = Completa un monopolio: +{ $points }.
why-mines = { $count ->
    [one] Una mina más es tuya.
   *[other] { $count } minas más son tuyas.
  }
why-income = { $ducats ->
    [one] Cada turno da 1 ducado más.
   *[other] Cada turno da { $ducats } ducados más.
  }
why-opens = { $points ->
    [one] Su primera parte puede dar 1 punto enseguida.
   *[other] Su primera parte puede dar { $points } puntos enseguida.
  }
why-card = { $price ->
    [one] Jugar la carta cuesta 1 ducado; se vende por { $ducats }.
   *[other] Jugar la carta cuesta { $price } ducados; se vende por { $ducats }.
  }
why-takes = { $points ->
    [one] { $name } pierde 1 punto.
   *[other] { $name } pierde { $points } puntos.
  }
why-stronger = { $count ->
    [one] Tu dominio en { $castle } tendrá 1 caballero.
   *[other] Tu dominio en { $castle } tendrá { $count } caballeros.
  }
why-sells = { $ducats ->
    [one] Da 1 ducado.
   *[other] Da { $ducats } ducados.
  }
# The same, said of somebody else.
says-closes = { $squares ->
    [one] Cierra el dominio en { $castle }: 1 casilla, +{ $points }.
   *[other] Cierra el dominio en { $castle }: { $squares } casillas, +{ $points }.
  }
says-grows = { $squares ->
    [one] El dominio en { $castle } crece 1 casilla: +{ $points }.
   *[other] El dominio en { $castle } crece { $squares } casillas: +{ $points }.
  }
says-mines = { $count ->
    [one] Una mina más.
   *[other] { $count } minas más.
  }
says-stronger = { $count ->
    [one] El dominio en { $castle } tendrá 1 caballero.
   *[other] El dominio en { $castle } tendrá { $count } caballeros.
  }

## The table before the game

room-cards = Las cartas se reparten cuando todos los asientos están ocupados.
