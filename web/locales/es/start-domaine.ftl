# Domaine on the start page and where a table is laid: its name, the shelf, options.

## The game

game-domaine = Domaine
shelf-domaine = Castillos, fronteras y un rey que alcanzar antes que nadie
rules-about-domaine = De dos a cuatro jugadores. Castillos, fronteras y caballeros, minas y alianzas, y cartas que nadie más ve.

## How to play it: options

option-spacing = Entre castillos de un mismo color
option-spacing-7 = Seis casillas
option-spacing-6 = Cinco casillas
option-spacing-7-why = Entre castillos de un mismo color hay al menos seis casillas, como dice la editorial; donde es imposible, cinco.
option-spacing-6-why = Entre castillos de un mismo color hay al menos cinco casillas.
option-expansion = Ampliación
option-expansion-2 = Dos casillas
option-expansion-1 = Una casilla
option-expansion-2-why = Una ampliación toma una o dos casillas, como está impreso.
option-expansion-1-why = Una ampliación toma una casilla.
option-stalling = Ventas sin fin
option-stalling-forced = Se cortan
option-stalling-printed = Según lo impreso
option-stalling-forced-why = Tras diez rondas sin robar ni jugar una carta, hay que robar del mazo. Esta regla es nuestra.
option-stalling-printed-why = Las cartas se pueden vender y recuperar sin límite, como está impreso.
option-second-bonus = Segundo puesto en ducados
option-second-bonus-amount = Cobra siempre
option-second-bonus-rank = No tras un empate
option-second-bonus-amount-why = La siguiente cantidad más baja da 3 puntos, por muchos que compartan el primer puesto.
option-second-bonus-rank-why = Tras un empate en el primer puesto no hay segundo.
option-king-tie = Varios alcanzan al rey
option-king-tie-score = Más puntos
option-king-tie-active = Quien tiene el turno
option-king-tie-score-why = Gana quien tiene más puntos y, después, quien tiene el turno.
option-king-tie-active-why = Gana quien tiene el turno.
option-neutral-targets = Dominios neutrales
option-neutral-targets-true = Abiertos a todo
option-neutral-targets-false = No se tocan
option-neutral-targets-true-why = Las ampliaciones, los desertores y las alianzas pueden afectar a dominios neutrales.
option-neutral-targets-false-why = Las ampliaciones, los desertores y las alianzas no tocan los dominios neutrales.
option-last-knight = El último caballero
option-last-knight-true = Puede desertar
option-last-knight-false = Se queda
option-last-knight-true-why = Puede desertar el último caballero de un dominio.
option-last-knight-false-why = El último caballero de un dominio no deserta nunca.
option-allied-deserter = Entre aliados
option-allied-deserter-true = Con desertores
option-allied-deserter-false = Sin desertores
option-allied-deserter-true-why = Una alianza solo impide ampliarse.
option-allied-deserter-false-why = Una alianza impide también desertar.
where-king = El rey en { $king }
table-king = el rey en { $king }
