# The rules of the Queendomino family and their quick sheet. Clause numbers are those of docs/rules/queendomino.md.

## In short

how-title = Cómo se juega a { $game }
how-aim = Doce rondas, una ficha de dominó en cada una, o dos con dos jugadores. Construye el reino que más valga.
how-line = La línea
how-line-text = Las fichas de dominó están en línea, por orden de número. Tu rey está sobre la que vas a colocar, y su puesto en la línea marca tu turno en la ronda. Los números altos son más ricos y llegan más tarde.
how-place = Coloca la ficha de dominó
how-place-text = Una mitad toca su mismo paisaje o tu castillo. El reino cabe en cinco cuadrados por cinco, o en siete por siete con dos jugadores. La ficha que no cabe en ningún sitio se descarta.
how-tax = Envía caballeros
how-tax-text = Un caballero en la ficha nueva trae una moneda por cada cuadrado de ese territorio. Se queda allí para siempre.
how-build = Construye
how-build-text = Compra un edificio para un cuadrado de ciudad libre. Unos traen enseguida caballeros o torres; otros, puntos al final.
how-queen = La Reina
how-queen-text = Visita a quien, al construir, llega a tener más torres. Quien la acoge paga una moneda menos por cada edificio y, al final, ella añade una corona al territorio más extenso de ese reino.
how-dragon = El Dragón
how-dragon-text = Una vez por ronda alguien puede pagarle una moneda para que queme un edificio disponible. No vuela para quien acoge a la Reina.
how-claim = Elige la siguiente
how-claim-text = Por último, pon tu rey sobre una ficha libre de la línea siguiente.
how-score = Cuenta los puntos
how-score-text = Un territorio vale sus cuadrados por sus coronas. Sin corona no vale nada. Cada tres monedas valen un punto, y los edificios suman lo suyo.

## Around the clauses

rules-facts-kingdom = Reino
rules-facts-line = Línea
rules-facts-rounds = Rondas
rules-facts-kings = Reyes
rules-facts-start = Empiezas con
rules-facts-ties = Empates
rules-kingdom = { $size } × { $size } cuadrados
rules-line = { $line } fichas de dominó
rules-rounds = { $games ->
    [one] { $rounds }
   *[other] { $games } × { $rounds }
  }
rules-kings = { $teams ->
    [yes] 1 por miembro del equipo
   *[no] { $kings } por jugador
  }
rules-start = { $teams ->
    [yes] { $knights ->
        [one] { $coins } monedas y 1 caballero por equipo
       *[other] { $coins } monedas y { $knights } caballeros por equipo
      }
   *[no] { $knights ->
        [one] { $coins } monedas y 1 caballero
       *[other] { $coins } monedas y { $knights } caballeros
      }
  }
rules-box-link = Comprueba tu caja
# The chapters, by their numbers.
rules-chapter-1 = Qué hay en la caja
rules-chapter-2 = Preparación
rules-chapter-3 = Una ronda
rules-chapter-4 = A: colocar
rules-chapter-5 = B: impuestos
rules-chapter-6 = C: construir
rules-chapter-7 = La Reina
rules-chapter-8 = D: el Dragón
rules-chapter-9 = { $town ->
    [yes] E: elegir
   *[no] Elegir
  }
rules-chapter-10 = Recuento
rules-chapter-11 = Quién gana
rules-chapter-12 = Ediciones y tu propia caja
rules-chapter-13 = Kingdomino
rules-chapter-14 = La boda real

## The clauses, numbered as in docs/rules

rule-1-1 = Fichas de dominó
rule-1-1-text = { $game ->
    [royal-wedding] Se juega con dos cajas de 48 fichas de dominó cada una.
    [kingdomino] La caja trae 48 fichas de dominó.
   *[other] La caja trae 48 fichas de dominó, y en cada partida se usan todas.
  } Cada una muestra dos cuadrados de paisaje, iguales o distintos, y hasta tres coronas en un cuadrado. El número del reverso las ordena: cuanto más alto, más rica la ficha.
rule-1-2 = Fichas de edificio
rule-1-2-text = Hay 32 fichas de 17 tipos para tus ciudades. Junto a su dibujo, cada ficha muestra arriba lo que recibes enseguida y abajo lo que vale al final.
rule-1-3 = Existencias
rule-1-3-text = Hay { $supply } caballeros y 15 torres. Lo que se acaba, se acabó; solo las monedas no se agotan nunca. Una Reina y un Dragón sirven a toda la mesa.

rule-2-1 = Tu reino
rule-2-1-text = { $teams ->
    [yes] Tu equipo empieza con un solo castillo, que ocupa un cuadrado, y sus dos miembros colocan fichas alrededor.
   *[no] Empiezas con un castillo, que ocupa un cuadrado.
  } Al final, todo lo que has colocado debe caber, con el castillo, en { $size } cuadrados por { $size }.
rule-2-2 = Con qué empiezas
rule-2-2-text = { $town ->
    [yes] { $teams ->
        [yes] { $knights ->
            [one] Tu equipo tiene { $coins } monedas y un caballero en su guardia, donde esperan los que aún no están en el reino. Cada miembro tiene un rey.
           *[other] Tu equipo tiene { $coins } monedas y { $knights } caballeros en su guardia, donde esperan los que aún no están en el reino. Cada miembro tiene un rey.
          }
       *[no] Tienes { $coins } monedas, { $kings ->
            [one] un rey
           *[other] dos reyes
          } y { $knights ->
            [one] un caballero
           *[other] { $knights } caballeros
          } en tu guardia, donde esperan los que aún no están en el reino.
      }
   *[no] { $kings ->
        [one] Tienes un rey y nada más.
       *[other] Tienes dos reyes y nada más.
      }
  }
rule-2-3 = Tablero de Constructores
rule-2-3-text = Sus seis casillas cuestan 5, 4, 3, 2, 1 y 0 monedas. Detrás de la más cara está la pila de fichas de edificio mezcladas y, tras la pila, la cueva del Dragón. Se descubre una ficha para cada casilla, empezando por la más barata. El Dragón está en su cueva, y a la Reina no la acoge nadie todavía.
rule-2-4 = La primera línea
rule-2-4-text = { $game ->
    [royal-wedding] Se roban { $line } fichas de dominó de la caja de Queendomino y se ponen en línea por orden de número, la más baja primero.
   *[other] Se roban { $line } fichas de dominó y se ponen en línea por orden de número, la más baja primero.
  }
rule-2-5 = Los primeros reyes
rule-2-5-text = { $onetwo ->
    [yes] Solo se saca un rey; lo que sigue se explica en 2.6.
   *[no] { $kings ->
        [one] Los reyes se sacan de uno en uno. Cuando sale el tuyo, ponlo sobre una ficha libre de la línea antes de que se saque el siguiente.
       *[other] Los cuatro reyes se sacan de uno en uno. Cuando sale uno tuyo, ponlo sobre una ficha libre de la línea antes de que se saque el siguiente.
      }
  }
rule-2-6 = A dos: 1-2-1
rule-2-6-text = Se saca un rey. Su color elige una ficha; el otro color elige luego dos, una tras otra, y la última vuelve a ser para el primero.
rule-2-7 = La segunda línea
rule-2-7-text = En cuanto todos los reyes están sobre una ficha, se roban { $line } más para la línea siguiente y empieza la primera ronda.

rule-3-1 = A quién le toca
rule-3-1-text = Lo decide la línea. El rey que está en el número más bajo juega primero; el del más alto, el último. Así, una ficha rica se paga esperando.
rule-3-2 = Los pasos de un turno
rule-3-2-text = { $town ->
    [yes] Cinco pasos, siempre en este orden: colocas tu ficha (4), cobras impuestos (5), construyes (6), pagas al Dragón (8) y eliges tu próxima ficha (9).
   *[no] Dos pasos: colocas la ficha que está bajo tu rey (4) y después eliges una de la línea siguiente (9).
  }
rule-3-3 = Lo obligatorio y lo opcional
rule-3-3-text = { $town ->
    [yes] Tienes que colocar y tienes que elegir. Los impuestos, la construcción y el Dragón los puedes omitir. Cuando no hay nada que puedas hacer, el paso se omite solo.
   *[no] Los dos pasos son obligatorios.
  }
rule-3-4 = Lo que nadie elige
rule-3-4-text = { $left ->
    [one] Una ficha de cada línea se queda sin rey. Sale de la partida cuando la línea se ha jugado.
   *[other] { $left } fichas de cada línea se quedan sin rey. Salen de la partida cuando la línea se ha jugado.
  }
rule-3-5 = Dos reyes
rule-3-5-text = Cada uno de tus dos reyes tiene su propio turno allí donde está en la línea, con todos sus pasos.
rule-3-6 = El final de la ronda
rule-3-6-text = { $town ->
    [yes] Tras el último turno, el Dragón vuelve a su cueva. Las fichas de edificio que quedan se deslizan a las casillas más baratas sin cambiar de orden; las casillas libres se llenan de la pila, primero las más baratas. Luego se descubre la línea siguiente. Hasta entonces, una casilla vaciada sigue vacía.
   *[no] Tras el último turno, la línea siguiente pasa a ser la que se juega, y al lado se descubre otra.
  }
rule-3-7 = { $rounds } rondas
rule-3-7-text = { $dealt } fichas en líneas de { $line } dan { $rounds } rondas. En la última ya no queda nada que elegir. { $town ->
    [yes] Colocas, y puedes cobrar impuestos, construir y pagar al Dragón.
   *[no] Solo colocas.
  } { $games ->
    [one] Después, la partida ha terminado.
   *[other] Después ha terminado esta partida de las tres.
  }

rule-4-1 = Qué ficha
rule-4-1-text = Colocas la ficha sobre la que está tu rey. Donde la dejas, se queda.
rule-4-2 = Lado a lado
rule-4-2-text = Sus dos cuadrados van uno junto al otro, donde todavía no haya nada. Gírala como quieras.
rule-4-3 = Conexión
rule-4-3-text = Al menos una mitad debe tocar, por un lado, un cuadrado de su mismo paisaje o tu castillo. Por las esquinas no hay conexión, las coronas no importan, y las dos mitades de la ficha nueva no se sirven de conexión la una a la otra.
rule-4-4 = El castillo
rule-4-4-text = Cualquier paisaje puede tocar el castillo, por cualquiera de sus cuatro lados.
rule-4-5 = El tamaño del reino
rule-4-5-text = Con la ficha nueva, tu reino debe seguir cabiendo en { $size } cuadrados por { $size }. El castillo no tiene por qué estar en el centro: tus fichas deciden dónde están los límites.
rule-4-6 = Cuando no cabe en ningún sitio
rule-4-6-text = La ficha que no cabe en ningún sitio sale de la partida y no vale nada. La que cabe en alguno hay que colocarla, aunque duela.
rule-4-7 = Mitades iguales
rule-4-7-text = Una ficha con dos mitades iguales se ve igual en ambos sentidos, así que basta una forma de colocarla.

rule-5-1 = Adónde van los caballeros
rule-5-1-text = Puedes enviar caballeros de tu guardia a la ficha que acabas de colocar, y a ninguna otra. Si la descartaste, en este turno no hay impuestos.
rule-5-2 = Uno o dos
rule-5-2-text = Un caballero o dos, como mucho uno por cuadrado. Se quedan allí hasta el final de la partida.
rule-5-3 = Lo que cobran
rule-5-3-text = Cada caballero trae una moneda por cada cuadrado del territorio en el que está. Las ciudades pagan como cualquier paisaje.
rule-5-4 = Los cofres
rule-5-4-text = Con el cofre de los caballeros, cada caballero que envías trae una moneda más por cada caballero que tengas, en el reino o en la guardia. El cofre de las torres hace lo mismo con tus torres. Si tienes ambos cofres, cuentan los dos; si envías dos caballeros, ambos cofres pagan dos veces.
rule-5-5 = En un mismo territorio
rule-5-5-text = Los caballeros nunca se estorban. Los de antes no importan, y si en un turno envías dos al mismo territorio, cada uno lo cobra entero.

rule-6-1 = Qué edificio
rule-6-1-text = Cualquiera del tablero de Constructores, pero ninguno de la pila. Su casilla queda vacía hasta el final de la ronda.
rule-6-2 = El precio
rule-6-2-text = Pagas el número de la casilla, y una moneda menos mientras acoges a la Reina (7.2).
rule-6-3 = Dónde
rule-6-3-text = En un cuadrado de ciudad de tu reino que aún no tenga edificio. No importa cuándo lo colocaste.
rule-6-4 = Cuántos
rule-6-4-text = { $kings ->
    [one] Un edificio por turno, y uno por cuadrado.
   *[other] Un edificio en el turno de cada rey, y uno por cuadrado.
  }
rule-6-5 = Lo que llega enseguida
rule-6-5-text = Los caballeros de la ficha se unen a tu guardia, y sus torres se alzan en tu reino. Si no quedan bastantes, recibes lo que quede. Los caballeros nuevos pueden cobrar a partir de tu próximo turno.
rule-6-6 = Bajo un edificio
rule-6-6-text = El caballero que esté allí se queda, y el cuadrado sigue siendo de ciudad: para el tamaño, para los impuestos y para los puntos.

rule-7-1 = Quién la acoge
rule-7-1-text = Construye torres hasta tener más que nadie, o tantas como quien más tenga, y la Reina se instala en tu reino. Si quien la acoge construye más torres, la conserva. Nada más la mueve. Mientras nadie tenga torres, no la acoge nadie.
rule-7-2 = Su descuento
rule-7-2-text = Mientras acoges a la Reina, cada edificio te cuesta una moneda menos, pero nunca menos de cero.
rule-7-3 = La compra que la trae
rule-7-3-text = Pagas antes de que se alcen las torres, así que esa compra se paga entera.

rule-8-1 = Una vez por ronda
rule-8-1-text = Se puede pagar al Dragón mientras esté en su cueva: una vez por ronda para toda la mesa, también en la última ronda.
rule-8-2 = No quien acoge a la Reina
rule-8-2-text = Mientras acoges a la Reina no puedes pagar al Dragón, ni siquiera en el turno en que llegó.
rule-8-3 = Lo que cuesta
rule-8-3-text = Una moneda, cueste lo que cueste la casilla.
rule-8-4 = Lo que quema
rule-8-4-text = Una ficha cualquiera del tablero de Constructores. La ficha sale de la partida, y el Dragón ocupa su casilla hasta el final de la ronda.

rule-9-1 = Qué ficha
rule-9-1-text = Pon tu rey sobre una ficha de la línea siguiente en la que no haya rey.
rule-9-2 = No se puede omitir
rule-9-2-text = Tienes que elegir una, aunque no te guste ninguna.
rule-9-3 = En la última ronda
rule-9-3-text = No hay línea siguiente, así que no hay nada que elegir.

rule-10-1 = Riqueza
rule-10-1-text = Cada tres monedas valen un punto. Una o dos sueltas no valen nada.
rule-10-2 = Territorios
rule-10-2-text = Los cuadrados de un mismo paisaje que se tocan por un lado forman un territorio. Vale sus cuadrados por sus coronas; sin corona no vale nada. El castillo no pertenece a ninguno.
rule-10-3 = Ciudades
rule-10-3-text = Las ciudades cuentan como los demás paisajes, con edificio o sin él. Solo una torre de la Reina pone allí una corona.
rule-10-4 = La Reina
rule-10-4-text = Es una corona más en el territorio más extenso de quien la acoge, sea del paisaje que sea: sus cuadrados cuentan una vez más, aunque no tenga otra corona.
rule-10-5 = Un simple número
rule-10-5-text = Un edificio con un simple número vale esos puntos.
rule-10-6 = Por territorios
rule-10-6-text = Un edificio con un paisaje vale 2 puntos por cada territorio de ese paisaje en tu reino, grande o pequeño, con coronas o sin ellas. La iglesia cuenta también la ciudad en la que está.
rule-10-7 = Por torres y caballeros
rule-10-7-text = El castillo viajero vale 1 punto por cada una de tus torres; el campo de entrenamiento, 1 por cada uno de tus caballeros, en el reino o en la guardia.
rule-10-8 = Lo que no cuenta
rule-10-8-text = Las bonificaciones de Kingdomino, Reino del Medio y Armonía, no forman parte de este juego.

rule-11-1 = Más puntos
rule-11-1-text = { $teams ->
    [yes] Los dos miembros del equipo con más puntos ganan juntos.
   *[no] { $games ->
        [one] Gana quien tenga más puntos.
       *[other] Gana quien tenga más puntos en las tres partidas juntas.
      }
  }
rule-11-2 = Empates
rule-11-2-text = Decide el territorio más extenso, ciudades incluidas, con coronas o sin ellas.
rule-11-3 = Si sigue el empate
rule-11-3-text = { $lasttie ->
    [coins] Según las reglas checas deciden entonces las monedas que no dieron punto en 10.1. Si también son iguales, el puesto se comparte. Con las demás reglas se comparte directamente.
   *[shared] El puesto se comparte. Solo las reglas checas dejan decidir antes a las monedas sueltas.
  }

rule-12-1 = Tu edición
rule-12-1-text = { $game ->
    [royal-wedding] { $edition ->
        [cz] Juegas según las reglas checas. Solo cambia una cosa: tras el territorio más extenso, las monedas sueltas deciden los empates (11.3). Hasta siete pueden jugar por separado (14.1).
        [eu] Juegas según las reglas europeas, en siete idiomas. Se juega igual que con las americanas; cambian las palabras. Hasta seis pueden jugar por separado (14.1).
       *[us] Juegas según las reglas americanas de 2017. Se juega igual que con las europeas; cambian las palabras. Hasta ocho pueden jugar por separado (14.1).
      }
   *[other] { $edition ->
        [cz] Juegas según las reglas checas. Solo cambia una cosa: tras el territorio más extenso, las monedas sueltas deciden los empates (11.3).
        [eu] Juegas según las reglas europeas, en siete idiomas. Se juega igual que con las americanas; cambian las palabras.
       *[us] Juegas según las reglas americanas de 2017. Se juega igual que con las europeas; cambian las palabras.
      }
  }
rule-12-2 = Erratas impresas
rule-12-2-text =
    Algunas reglas impresas contienen erratas. Aquí no se aplican en ninguna edición:
    Las reglas italianas y rusas omiten pasos en la última ronda. En las demás se juega de A a D.
    Varios idiomas dan a cada uno de los dos reyes solo los pasos A y E. En los demás, cada rey los tiene todos.
    Las reglas españolas hacen empezar a la ficha más alejada del tablero. En las demás empieza la más cercana, la del número más bajo.
    Las reglas españolas dan un caballero por cada edificio. Solo lo dan las fichas que muestran caballeros.
    Un ejemplo hebreo hace que la iglesia cuente bosques. La iglesia cuenta ciudades.
rule-12-3 = Tu propia caja
rule-12-3-text = En algunas fichas, los caballeros y las torres son estimaciones nuestras, y la ficha lo dice. Si tienes el juego, compara tus fichas y díselo a la mesa: entonces juega con tu caja, y el registro la nombra.

rule-13-1 = Jugadores y fichas
rule-13-1-text = { $players ->
    [2] { $size ->
        [7] Dos jugadores juegan con las 48 fichas de dominó, dos reyes cada uno, en líneas de cuatro. Eso da { $rounds } rondas.
       *[other] Dos jugadores juegan con 24 de las 48 fichas de dominó, dos reyes cada uno, en líneas de cuatro. Nadie sabe cuáles se quedan en la caja. Eso da { $rounds } rondas.
      }
    [3] Tres jugadores juegan con 36 de las 48 fichas de dominó, en líneas de tres. Nadie sabe cuáles se quedan en la caja. Eso da { $rounds } rondas.
   *[other] Cuatro jugadores juegan con las 48 fichas de dominó, en líneas de cuatro. Eso da { $rounds } rondas.
  }
rule-13-2 = Un turno
rule-13-2-text = Coloca la ficha que está bajo tu rey y elige después una de la línea siguiente. En la última ronda solo colocas.
rule-13-3 = Sin ciudades
rule-13-3-text = No hay monedas, caballeros, torres, edificios, Reina ni Dragón, ni reglas sobre ellos. { $bonuses ->
    [yes] Cuentan tus territorios y las bonificaciones acordadas.
   *[no] Cuentan tus territorios y nada más.
  }
rule-13-4 = Empates
rule-13-4-text = { $games ->
    [one] Decide el territorio más extenso. Después deciden todas las coronas del reino juntas. Después, el puesto se comparte.
   *[other] Tras tres partidas, con la misma suma el puesto se comparte.
  }
rule-13-5 = { $bonusnames }
rule-13-5-text =
    { $middle ->
        [yes] { $centre ->
            [grid] Reino del Medio: 10 puntos si tu castillo está en el centro. Tus fichas no pueden llegar, por ningún lado del castillo, más allá de la mitad de la cuadrícula.
           *[extent] Reino del Medio: 10 puntos si tu castillo está en el centro. Tu reino debe abarcar toda la cuadrícula de { $size } por { $size }, aunque queden huecos, y llegar igual de lejos del castillo hacia lados opuestos.
          }
       *[no] {""}
      }
    { $harmony ->
        [yes] Armonía: 5 puntos si tu reino está completo, con paisaje en cada cuadrado de la cuadrícula de { $size } por { $size }.
       *[no] {""}
      }
rule-13-6 = Gran Duelo
rule-13-6-text = Dos jugadores, las 48 fichas de dominó, reinos de 7 por 7, doce rondas.
rule-13-7 = Dinastía
rule-13-7-text = Se juegan tres partidas, cada una desde el principio, y se suman los puntos, bonificaciones incluidas. Decide la suma.

rule-14-1 = Jugadores y reinos
rule-14-1-text = { $teams ->
    [yes] { $players } jugadores forman { $sides } equipos de dos. Cada equipo construye un solo reino de 7 por 7; las líneas tienen ocho fichas de dominó, y hay doce rondas.
   *[no] { $players } jugadores, cada cual por su cuenta, construyen reinos de { $size } por { $size } con líneas de { $line } fichas de dominó. Hay { $rounds } rondas.
  } Se descubren las 96 fichas.
rule-14-2 = Dos cajas que se alternan
rule-14-2-text = Las cajas no se mezclan. La primera línea sale de Queendomino, la siguiente de Kingdomino, y así sucesivamente. Solo la caja de Queendomino tiene ciudades, así que en una de cada dos líneas no hay ninguna.
rule-14-3 = Lo que sobra
rule-14-3-text = { $left ->
    [0] Todas las fichas de cada línea se eligen, así que no sobra ninguna.
    [one] Una ficha de cada línea no la elige nadie. Sale de la partida cuando la línea se ha jugado.
   *[other] { $left } fichas de cada línea no las elige nadie. Salen de la partida cuando la línea se ha jugado.
  }
rule-14-4 = Equipos
rule-14-4-text = { $knights ->
    [one] Tu equipo comparte un castillo, un reino, { $coins } monedas, un caballero y una puntuación, y también a la Reina cuando llega. Cada miembro tiene su propio rey y, con él, su propio turno en cada ronda.
   *[other] Tu equipo comparte un castillo, un reino, { $coins } monedas, { $knights } caballeros y una puntuación, y también a la Reina cuando llega. Cada miembro tiene su propio rey y, con él, su propio turno en cada ronda.
  }
rule-14-5 = Decide quien tiene el turno
rule-14-5-text = En el equipo se puede hablar de todo. Pero en tu turno decides tú: dónde va tu ficha, en qué se usan las monedas y los caballeros del equipo, y qué eliges.
rule-14-6 = Cuando algo se agota
rule-14-6-text = Con tantos jugadores o rondas, los caballeros y las fichas de edificio pueden agotarse. Un edificio trae entonces los caballeros y torres que queden, quizá ninguno, y se puede comprar igualmente. Sin pila, las casillas caras quedan vacías.

## The drawings beside them

rules-copies = × { $count }
rules-land = Cuadrados de cada paisaje, según sus coronas
rules-land-name = Paisaje
rules-land-plain = ninguna
rules-land-crowns = { $crowns ->
    [one] 1 corona
   *[other] { $crowns } coronas
  }
rules-land-all = todos
rules-sum = { $terrain } { $squares } × { $crowns } = { $points }
rules-bonus-none = Ninguna
rules-bonus-middle-kingdom = Reino del Medio
rules-bonus-harmony = Armonía
rules-bonus-both = Ambas
figure-yes = Permitido
figure-no = No permitido
figure-touches = Un lago está junto a otro lago. La mitad de pradera no tiene que coincidir con nada.
figure-alone = El lago solo está junto a bosque y trigal. Ahí no puede quedarse.
figure-corner = Un lago toca otro lago por una esquina. No basta.
figure-castle = Aquí no hay ninguna otra montaña, pero esta toca el castillo.
figure-window = Los puntos son los cuadrados que aún pueden tener paisaje: nunca más de { $size } a lo ancho y { $size } a lo alto.
figure-tax = Recién colocados: lago y trigal. El caballero del lago está en un territorio de 3 cuadrados y trae 3 monedas. Otro en el trigal traería 2.
figure-build = Dos cuadrados de ciudad están libres. En el tercero hay una iglesia.
figure-territories = Cinco territorios. Los dos trigales no se tocan, y la pradera no tiene corona.
figure-towns = Una ciudad de tres cuadrados. La torre de la Reina le da una corona; el monumento, ninguna.
figure-crowning = El bosque es el territorio más extenso. No tiene corona propia; la Reina cuenta como una.
figure-worth = Dos territorios de trigal, así que la panadería vale 4 puntos.
figure-bonuses = Paisaje en cada cuadrado de la cuadrícula de { $size } por { $size }, y el castillo en el centro.
figure-team = Un castillo de dos colores.
figure-builders = La casilla más cara está junto a la cueva. Una ficha muestra arriba lo que llega enseguida y abajo lo que vale al final.
figure-prices = Para quien acoge a la Reina: una moneda menos en cada casilla, y nunca menos de cero.
figure-dragon = El Dragón ha quemado la ficha que costaba 4, y alguien ha comprado la que costaba 1.
figure-line = Una línea. Los cuadrados con corona llegan con los números altos.
figure-order = A quién le toca y cuándo: de arriba abajo.
figure-onetwo = Primero una, luego dos, luego una.
figure-safes = Tres lagos, y tienes dos caballeros y una torre. Con los dos cofres, un caballero en el lago trae 3 + 2 + 1 monedas.
figure-queen = La Luna tiene dos torres y a la Reina. La Rosa llega también a dos: la Reina se va con la Rosa.
figure-claim = Los anillos discontinuos están libres. El puesto de tu rey es tu turno en la ronda siguiente.
figure-pad = Las filas que se rellenan al final. En la mesa, cada número dice de qué se compone.
figure-boxes = Una línea de cada caja. Los números del 1 al 48 están en ambas.

## The quick sheet

sheet-may = si quieres
sheet-place = Una mitad toca su mismo paisaje o tu castillo. Dentro de { $size } × { $size }. Solo se descarta si no cabe en ningún sitio.
sheet-tax = Uno o dos caballeros en la ficha nueva, uno por cuadrado. Cada uno trae una moneda por cada cuadrado de su territorio. Se quedan.
sheet-build = Un edificio en un cuadrado de ciudad libre. Sus caballeros y torres llegan enseguida.
sheet-bribe = Una moneda quema una ficha disponible, una vez por ronda para toda la mesa. No para quien acoge a la Reina.
sheet-claim = Pon tu rey sobre una ficha libre de la línea siguiente. Los números bajos juegan antes. No en la última ronda.
sheet-prices = Precios
sheet-slots = Casillas de 5, 4, 3, 2, 1 y 0 monedas, la más cara junto a la cueva
sheet-prices-text = Pagas el número de la casilla; quien acoge a la Reina paga uno menos. La Reina va con quien, al construir, llega a tener más torres, también si empata. Al final de la ronda las fichas se deslizan a las casillas baratas y otras nuevas llenan las caras.
sheet-scores = Qué puntúa
sheet-land = Paisajes
sheet-score-wealth = 1 por cada 3 monedas.
sheet-score-land = Cuadrados × coronas, en cada territorio. Sin corona, sin puntos.
sheet-score-town = Igual; allí solo las torres de la Reina son coronas.
sheet-score-queen = Una corona más en el territorio más extenso.
sheet-score-buildings = Un número, o 2 por cada territorio de un paisaje, o 1 por cada torre o caballero.
sheet-special = En esta partida
sheet-tiles = Edificios
sheet-tiles-key = Junto al dibujo: arriba lo que llega enseguida, abajo lo que vale al final. × indica cuántas fichas hay en la caja.
