# The Queendomino family on the start page and where a table is laid: names, the shelf, options.

## The games

game-queendomino = Queendomino
game-kingdomino = Kingdomino
game-royal-wedding = La boda real
game-dynasty = { $name }, dinastía
kingdom-yours = Tu reino
standing-round = Ronda { $round }
standing-setup = Preparación
wished-size = { $size } × { $size }
shelf-queendomino = Fichas de dominó, Constructores, una Reina y un Dragón
shelf-kingdomino = El pequeño: colocar, elegir, coronar
shelf-royal-wedding = Las dos cajas, reinos grandes, equipos
rules-about-queendomino = De dos a cuatro jugadores. Campos y ciudades, caballeros y edificios, la Reina y el Dragón.
rules-about-kingdomino = De dos a cuatro jugadores. Solo paisajes y coronas; con Reino del Medio, Armonía, Gran Duelo y Dinastía.
rules-about-royal-wedding = De tres a ocho jugadores, cada cual por su cuenta o en equipos de dos, con las fichas de las dos cajas.

## A new table

new-team = Equipo { $team }: un reino, un estandarte
new-box = ¿Tus fichas son distintas de las nuestras?
box-title = Comprueba tu caja

## How to play it: options

option-edition = Reglas
option-edition-us = Americanas
option-edition-eu = Europeas
option-edition-cz = Checas
option-edition-us-why = En caso de empate decide el territorio más extenso; después se comparte.
option-edition-eu-why = Se juega como con las americanas: en caso de empate decide el territorio más extenso; después se comparte.
option-edition-cz-why = En caso de empate decide el territorio más extenso; después, más monedas sueltas.
option-royal-wedding-edition-us = Americanas
option-royal-wedding-edition-eu = Europeas
option-royal-wedding-edition-cz = Checas
option-royal-wedding-edition-us-why = Hasta ocho pueden jugar por separado. En caso de empate decide el territorio más extenso; después se comparte.
option-royal-wedding-edition-eu-why = Hasta seis pueden jugar por separado. En caso de empate decide el territorio más extenso; después se comparte.
option-royal-wedding-edition-cz-why = Hasta siete pueden jugar por separado. En caso de empate decide el territorio más extenso; después, más monedas sueltas.
option-size = Reino
option-size-5 = 5 × 5
option-size-7 = 7 × 7
option-size-5-why = El reino cabe en cinco cuadrados por cinco.
option-size-7-why = El reino cabe en siete cuadrados por siete.
option-kingdomino-size-5 = 5 × 5
option-kingdomino-size-7 = 7 × 7, Gran Duelo
option-kingdomino-size-5-why = Seis rondas con la mitad de las fichas de dominó.
option-kingdomino-size-7-why = Doce rondas con todas las fichas de dominó.
option-bonuses = Bonificaciones
option-bonuses-middle-kingdom = Reino del Medio
option-bonuses-harmony = Armonía
option-bonuses-middle-kingdom-why = Reino del Medio: 10 puntos si el castillo está en el centro.
option-bonuses-harmony-why = Armonía: 5 puntos si no se descartó ninguna ficha.
option-centre = El centro
option-centre-extent = Del reino
option-centre-grid = De la cuadrícula
option-centre-extent-why = El castillo está igual de lejos de los bordes opuestos de un reino de tamaño completo.
option-centre-grid-why = El castillo está en el cuadrado central de la cuadrícula, por poco que haya alrededor.
option-dynasty = Partidas
option-dynasty-false = Una
option-dynasty-true = Dinastía
option-dynasty-false-why = Decide una partida.
option-dynasty-true-why = Tres partidas; los puntos se suman.
option-teams = Bandos
option-teams-false = Por separado
option-teams-true = Equipos de dos
option-teams-false-why = Cada asiento tiene su propio reino.
option-teams-true-why = Dos asientos comparten un castillo, un reino de 7 × 7, monedas y caballeros; en cada turno decide quien juega.
option-size-printed-why = Siete por siete con dos jugadores; si no, cinco por cinco.
option-royal-wedding-size-printed-why = Siete por siete por equipos y con tres o cuatro jugadores; si no, cinco por cinco.
option-line = Fichas en la línea
option-line-printed-why = Cuatro con tres o cuatro jugadores y reinos de 7 × 7; si no, ocho.
option-line-4-why = Cuatro, como en la mayoría de los idiomas.
option-line-8-why = Ocho, como dicen las reglas alemanas; lo que nadie elige sale de la partida.
option-single = Máximo sin equipos
option-single-printed-why = Tantos jugadores como permite la edición.
option-single-6-why = Seis, como dicen las reglas europeas.
option-single-7-why = Siete, como dicen las reglas checas.
option-single-8-why = Ocho, como dicen las reglas americanas, que no lo recomiendan.
option-purse = Monedas y caballero
option-purse-team = Por equipo
option-purse-seat = Por compañero
option-purse-printed-why = Siete monedas y un caballero por equipo.
option-purse-team-why = Siete monedas y un caballero por equipo.
option-purse-seat-why = Siete monedas y un caballero por cada compañero: algunas versiones lo dejan abierto.
option-knight-supply = Caballeros en la caja
option-knight-supply-printed-why = Veintidós.
option-knight-supply-22-why = Veintidós, como cuenta la mayoría de los idiomas.
option-knight-supply-19-why = Diecinueve, como cuentan las reglas españolas, italianas, portuguesas y rusas.
option-last-tie = El último empate
option-last-tie-shared = Se comparte
option-last-tie-coins = Monedas
option-last-tie-printed-why = Como diga la edición.
option-last-tie-shared-why = Tras el territorio más extenso, el empate se comparte.
option-last-tie-coins-why = Tras el territorio más extenso, gana quien tenga más monedas sueltas.
option-box = Caja
option-box-printed = Como la conocemos
option-box-printed-why = Algunos números de nuestras fichas de edificio son estimaciones.
option-box-why = Tu propia caja: las fichas tal como se han comprobado.

## How the table plays

table-edition = Reglas: { $edition }
table-size = Reinos de { $size } × { $size }
table-size-why = Ningún reino mide más de { $size } cuadrados a lo ancho ni a lo alto.
table-rounds = { $rounds } rondas
table-rounds-why = { $kings ->
    [one] Líneas de { $line } fichas de dominó; cada jugador tiene un rey.
   *[other] Líneas de { $line } fichas de dominó; cada jugador tiene { $kings } reyes.
  }
table-town = { $knights ->
    [one] { $coins } monedas y 1 caballero para empezar
   *[other] { $coins } monedas y { $knights } caballeros para empezar
  }
table-town-why = En la caja hay { $supply } caballeros.
table-box = Caja: { $name }
table-box-why = Fichas de edificio y de dominó tal como las comprobó quien tiene esta caja.
ties-none = Se comparten.
ties-largest = Decide el territorio más extenso; después se comparten.
ties-largest-crowns = Decide el territorio más extenso, después más coronas; después se comparten.
ties-largest-coins = Decide el territorio más extenso, después más monedas sueltas; después se comparten.
table-ties = Empates
