# The rules of Domaine and their quick sheet. Clause numbers are those of docs/rules/domaine.md.

domaine-chapter-1 = Qué hay en la caja
domaine-chapter-2 = El terreno
domaine-chapter-3 = Preparación
domaine-chapter-4 = Un turno
domaine-chapter-5 = Fronteras
domaine-chapter-6 = Dominios y minas
domaine-chapter-7 = Caballeros
domaine-chapter-8 = Ampliación
domaine-chapter-9 = Desertor
domaine-chapter-10 = Alianza
domaine-chapter-11 = El final
domaine-chapter-12 = Manos ocultas
domaine-chapter-13 = Opciones y cuestiones abiertas

domaine-facts-king = El rey
domaine-facts-king-text = en los { $king } puntos
domaine-facts-castles = Castillos
domaine-facts-castles-text = { $castles } por jugador
domaine-facts-start = Empiezas con
domaine-facts-start-text = { $ducats } ducados, { $knights } caballeros, 3 cartas
domaine-facts-land = Terreno
domaine-facts-land-text = 12 × 12 casillas

domaine-rule-1-1 = Piezas
domaine-rule-1-1-text = El tablero tiene 12 × 12 casillas y se forma con nueve losetas de 4 × 4. Hay 60 cartas, 15 caballeros y 4 castillos de cada color, 100 fronteras, el rey y todos los ducados que hagan falta.
domaine-rule-1-2 = Cartas
domaine-rule-1-2-text = Cuatro pilas de quince, de la A a la D en el reverso. Una carta tiene un precio, lo que da al venderla, y uno o dos símbolos.
domaine-rule-2-1 = Tipos de casilla
domaine-rule-2-1-text = Una casilla es prado, bosque, aldea, la ciudad real o una mina de oro, plata, cobre o diamantes. En ella hay como mucho una figura: un castillo en un prado, un caballero en un prado o un bosque, y nada en las demás.
domaine-rule-2-2 = Nuestras losetas no son las impresas
domaine-rule-2-2-text =
    Lo que muestran las nueve losetas impresas no está publicado en ningún sitio que hayamos encontrado. Las nuestras son un dibujo propio que respeta lo que se sabe: la ciudad real en la loseta central y cuatro minas de cada tipo en total.
    Si tienes la caja, puedes introducir las losetas impresas y jugar con ellas.
domaine-rule-2-3 = Cómo se colocan
domaine-rule-2-3-text = La loseta con la ciudad real va en el centro; las otras ocho, a su alrededor, mezcladas y giradas de cualquier modo.
domaine-rule-2-4 = Un tablero propio
domaine-rule-2-4-text = También se puede dar el terreno entero casilla por casilla: doce filas de doce letras.
domaine-rule-3-1 = Con qué empiezas
domaine-rule-3-1-text = Cada jugador tiene { $castles } castillos, { $knights } caballeros y { $ducats } ducados. El rey está en los { $king } puntos del marcador.
domaine-rule-3-2 = Manos
domaine-rule-3-2-text = Cada pila se baraja por separado; luego se ponen unas sobre otras, con las cartas A encima. Cada jugador roba tres cartas antes de colocar los castillos.
domaine-rule-3-3 = Por rondas
domaine-rule-3-3-text = Por turnos, en el sentido de las agujas del reloj, cada jugador coloca un castillo y un caballero, ronda tras ronda, hasta que estén todos los castillos.
domaine-rule-3-4 = Dónde puede ir un castillo
domaine-rule-3-4-text = En un prado libre con sitio al lado para su caballero. Los castillos de distinto color no necesitan distancia.
domaine-rule-3-5 = Los castillos de un mismo color guardan distancia
domaine-rule-3-5-text = Entre ellos hay al menos { $spaces } casillas, contadas por filas y columnas, nunca en diagonal. Si a un castillo no le queda ningún sitio, solo a ese castillo le basta una casilla menos, y así sucesivamente.
domaine-rule-3-6 = El caballero de al lado
domaine-rule-3-6-text = Con cada castillo llega un caballero, a un prado o bosque libre junto a ese castillo. Ahora un bosque no cuesta nada.
domaine-rule-3-7 = A dos: un color neutral
domaine-rule-3-7-text = { $targets ->
    [yes] Un tercer color no es de nadie. Cuando ya están los castillos de ambos jugadores, se siguen colocando por turnos los cuatro castillos y caballeros neutrales, según las mismas reglas. No tiene turno, cartas, ducados ni puntos; en sus dominios caben ampliaciones, alianzas y desertores como en los de cualquiera.
   *[no] Un tercer color no es de nadie. Cuando ya están los castillos de ambos jugadores, se siguen colocando por turnos los cuatro castillos y caballeros neutrales, según las mismas reglas. No tiene turno, cartas, ducados ni puntos, y sus dominios no se tocan.
  }
domaine-rule-3-8 = Quién empieza
domaine-rule-3-8-text = Quien colocó el último castillo juega el primer turno.
domaine-rule-4-1 = Ingresos
domaine-rule-4-1-text = El turno empieza con un ducado por cada tipo distinto de mina en tus dominios, cuatro como mucho.
domaine-rule-4-2 = Vender o jugar
domaine-rule-4-2-text = Después vendes o juegas exactamente una carta. Nadie puede pasar; vender siempre es posible.
domaine-rule-4-3 = Vender
domaine-rule-4-3-text = La carta va boca arriba a la Cancillería y da los ducados de su venta.
domaine-rule-4-4 = Jugar
domaine-rule-4-4-text = Paga el precio, elige uno de los símbolos de la carta y haz sus partes, nunca las de los dos. Después la carta sale de la partida.
domaine-rule-4-5 = Parte por parte
domaine-rule-4-5-text = Cada parte tiene efecto enseguida. Tienes que poder hacer una y pagarla; después puedes dejarlo.
domaine-rule-4-6 = Reponer
domaine-rule-4-6-text = Al final del turno toma una carta para volver a tener tres: la de arriba del mazo o una cualquiera de la Cancillería.
domaine-rule-4-7 = No la carta recién vendida
domaine-rule-4-7-text = La carta que has vendido este turno no se puede recuperar en el mismo turno. Otra igual que se vendió antes, sí.
domaine-rule-4-8 = Cuando nada avanza
domaine-rule-4-8-text = { $stalling ->
    [forced] Si durante diez rondas enteras nadie ha jugado una carta ni robado del mazo, la Cancillería se cierra hasta que alguien robe. (Esta regla es nuestra.)
   *[printed] Se puede vender y tomar de la Cancillería tanto tiempo como se quiera. (Una regla de la casa puede ponerle fin.)
  }
domaine-rule-5-1 = Entre dos casillas
domaine-rule-5-1-text = Una frontera está entre dos casillas que comparten un lado. Las fronteras no son de nadie; el borde del tablero ya es una frontera.
domaine-rule-5-2 = No entre figuras propias
domaine-rule-5-2-text = Ninguna frontera puede separar dos figuras del mismo color que están una junto a otra, la ponga quien la ponga.
domaine-rule-5-3 = No dentro de un dominio
domaine-rule-5-3-text = Dentro de un dominio no se pueden poner fronteras, sea de quien sea.
domaine-rule-5-4 = En cualquier otro sitio
domaine-rule-5-4-text = En una zona neutral una frontera no cambia nada, pero se puede poner. En un área con varios castillos las fronteras se quedan, y pueden añadirse más.
domaine-rule-5-5 = Cuántas hay
domaine-rule-5-5-text = { $borders } fronteras. Cuando no queda ninguna, no se pueden poner más. Siempre puedes poner menos de las que muestra la carta.
domaine-rule-6-1 = Qué es un dominio
domaine-rule-6-1-text = Un área cerrada por fronteras y por el borde del tablero, con exactamente un castillo dentro. Es de quien tiene ese castillo; no hace falta ningún caballero. Con dos castillos, aunque sean del mismo color, no es un dominio.
domaine-rule-6-2 = Zonas neutrales
domaine-rule-6-2-text = Un área cerrada sin castillo no es de nadie y no cuenta para nadie.
domaine-rule-6-3 = Fronteras sobrantes
domaine-rule-6-3-text = Cuando surge un dominio, las fronteras que hay dentro vuelven a la reserva.
domaine-rule-6-4 = Lo que vale
domaine-rule-6-4-text = Cada bosque 1 punto, cada aldea 3, la ciudad real 5, y se puntúan enseguida. Los prados y las minas no dan puntos por sí solos.
domaine-rule-6-5 = Minas y monopolios
domaine-rule-6-5-text = Tres o cuatro minas de un mismo tipo en el conjunto de tus dominios son un monopolio: 5 puntos enseguida, y 5 puntos menos en cuanto vuelvan a ser menos de tres.
domaine-rule-6-6 = Varios a la vez
domaine-rule-6-6-text = Una sola frontera puede completar varios dominios, tuyos y ajenos. Cada uno puntúa para quien lo tiene, la haya puesto quien la haya puesto.
domaine-rule-7-1 = Dónde
domaine-rule-7-1-text = En un prado libre o en un bosque libre, también fuera de los dominios.
domaine-rule-7-2 = Junto a los tuyos
domaine-rule-7-2-text = Junto a un castillo o un caballero de tu color, sin frontera entre ambos.
domaine-rule-7-3 = Un bosque cuesta un ducado
domaine-rule-7-3-text = Cada caballero colocado en un bosque cuesta un ducado, además del precio de la carta.
domaine-rule-7-4 = Cuántos hay
domaine-rule-7-4-text = { $knights } de cada color. Puedes colocar menos de los que muestra la carta, y en sitios distintos.
domaine-rule-8-1 = Un dominio crece
domaine-rule-8-1-text = { $expansion ->
    [one] Uno de tus dominios toma una casilla.
   *[other] Uno de tus dominios toma una casilla o dos. Las dos van al mismo dominio.
  }
domaine-rule-8-2 = Al lado
domaine-rule-8-2-text = { $expansion ->
    [one] La casilla comparte un lado con el dominio.
   *[other] La casilla comparte un lado con el dominio. La segunda puede estar junto a la primera o en cualquier otro sitio junto al dominio.
  }
domaine-rule-8-3 = Una casilla libre
domaine-rule-8-3-text = En ella no puede haber ningún castillo ni caballero, sea de quien sea.
domaine-rule-8-4 = No de otro tuyo
domaine-rule-8-4-text = Nunca tomas una casilla de otro dominio tuyo.
domaine-rule-8-5 = De un dominio ajeno
domaine-rule-8-5-text = Solo si tienes estrictamente más caballeros en tu dominio que el rival en el suyo. Las casillas sin dominio y las de zonas neutrales se pueden tomar siempre.
domaine-rule-8-6 = Aliados
domaine-rule-8-6-text = Los dominios aliados nunca se quitan casillas.
domaine-rule-8-7 = Fronteras nuevas
domaine-rule-8-7-text = Se ponen fronteras alrededor de la casilla nueva; las que la separaban de tu dominio se quitan. Todas las nuevas deben estar antes en la reserva.
domaine-rule-8-8 = Lo que queda aislado
domaine-rule-8-8-text = La parte de un dominio que queda separada de su castillo es desde entonces una zona neutral.
domaine-rule-8-9 = Puntuación
domaine-rule-8-9-text = Ganas los puntos de las casillas que tomas; quien las tenía pierde esos puntos, y también los de lo que quedó aislado. Lo aislado no lo gana nadie.
domaine-rule-9-1 = Dos dominios contiguos
domaine-rule-9-1-text = { $deserters ->
    [yes] Elige uno de tus dominios y uno rival contiguo. En cada uno hay al menos un caballero de su color. Una alianza no importa.
   *[no] Elige uno de tus dominios y uno rival contiguo que no sea su aliado. En cada uno hay al menos un caballero de su color.
  }
domaine-rule-9-2 = Qué caballero se va
domaine-rule-9-2-text = { $last ->
    [yes] Cualquier caballero rival de ese dominio que no una a otro con el castillo; también el último. Vuelve a la reserva de su color.
   *[no] Cualquier caballero rival de ese dominio que no una a otro con el castillo, pero nunca el último. Vuelve a la reserva de su color.
  }
domaine-rule-9-3 = Y llega otro
domaine-rule-9-3-text = Después coloca un caballero tuyo en el dominio que elegiste, según todas las reglas de los caballeros. Si no puedes, no puedes jugar la carta.
domaine-rule-10-1 = Con quién
domaine-rule-10-1-text = Elige uno de tus dominios y uno rival contiguo. Los anillos de la frontera entre ambos dicen que son aliados.
domaine-rule-10-2 = Qué significa
domaine-rule-10-2-text = Ninguno de los dos se amplía nunca a costa del otro. Los demás dominios de esos jugadores no quedan vinculados.
domaine-rule-10-3 = Para siempre
domaine-rule-10-3-text = Nadie puede romper una alianza, y dura aunque los dos dominios dejen de tocarse.
domaine-rule-11-1 = El rey
domaine-rule-11-1-text = Quien tenga { $king } puntos o más al terminar una carta gana de inmediato. Vale hasta la última carta, y entonces no se comparan los ducados.
domaine-rule-11-2 = Varios lo alcanzan
domaine-rule-11-2-text = { $kingtie ->
    [score] Gana quien tenga más puntos; si hay empate, quien tenga el turno, y después quien tenga más ducados.
   *[active] Gana quien tenga el turno, si también lo alcanza; si no, quien tenga más puntos, y después quien tenga más ducados.
  }
domaine-rule-11-3 = El mazo se acaba
domaine-rule-11-3-text = Desde entonces nadie toma más cartas, ni siquiera de la Cancillería. A cada jugador le quedan tres turnos para jugar o vender lo que tiene en la mano.
domaine-rule-11-4 = Cuentan los ducados
domaine-rule-11-4-text = { $bonus ->
    [amount] Después, quien tiene más ducados recibe 5 puntos; el segundo puesto, 3. Quienes empatan en un puesto reciben cada uno todos los puntos de ese puesto; quien no tiene ducados no recibe nada.
   *[rank] Después, quien tiene más ducados recibe 5 puntos; el segundo puesto, 3. Quienes empatan en un puesto reciben cada uno todos los puntos de ese puesto, y tras un empate en el primero no hay segundo; quien no tiene ducados no recibe nada.
  }
domaine-rule-11-5 = Quién gana
domaine-rule-11-5-text = Gana quien tiene más puntos; en caso de empate, más ducados. Si también son iguales, la victoria se comparte.
domaine-rule-12-1 = Lo que se ve
domaine-rule-12-1-text = El tablero, los puntos, los ducados y las reservas, la Cancillería, las cartas jugadas y las letras del reverso de todas las cartas. Una carta tomada de la Cancillería es conocida por toda la mesa.
domaine-rule-12-2 = Lo que solo ves tú
domaine-rule-12-2-text = La cara de las cartas que robas. Nadie más la conoce hasta que se venden o se juegan: ni los bots, ni quien mira, ni el registro.
domaine-rule-13-1 = Lo que se puede acordar
domaine-rule-13-1-text = Donde las fuentes difieren, hay una opción al preparar la mesa. Estas páginas cuentan la forma elegida.
domaine-rule-13-2 = Lo que no dice ninguna fuente
domaine-rule-13-2-text =
    Cómo jugamos donde las reglas impresas callan:
    Una carta debe tener efecto: hay que hacer al menos una parte.
    Una ampliación nunca toma una casilla con una figura.
    Un dominio que completa la frontera o la ampliación de otro jugador puntúa para quien lo tiene.
    El terreno fuera de todas las fronteras es un dominio como cualquier otro, si queda en él exactamente un castillo.
    Todas las fronteras de una ampliación deben estar en la reserva antes de que se quiten las viejas.
    El dinero está a la vista; los ducados no se agotan nunca.
    Si alguien alcanza al rey se mira cuando termina una carta, no a mitad de ella.

domaine-rules-not-here = Esta regla es de otra forma de jugar que la elegida aquí.
domaine-tiles-link = Introduce tus losetas
domaine-figure-terrain = En un dominio, un bosque vale 1, una aldea 3, la ciudad real 5. Las minas dan ducados y monopolios.
domaine-figure-closed = Cuatro fronteras y dos bordes del tablero encierran un castillo: bosque, aldea y mina, 4 puntos.
domaine-figure-two = Cerrado por todos lados, pero con dos castillos: no es un dominio. Con una frontera más son dos.
domaine-figure-knight = Las marcas doradas muestran dónde puede el rojo colocar un caballero: junto a sus figuras, sin cruzar fronteras.
domaine-figure-grow = Dos caballeros contra uno: el dominio de la izquierda puede tomar casillas del de la derecha.
domaine-figure-cut = Tras tomar dos casillas, el bosque de arriba queda separado de su castillo: no es de nadie.
domaine-figure-line = El caballero del medio no puede desertar: el de detrás perdería la conexión con el castillo. El de fuera, sí.
domaine-figure-allied = Aliados para siempre: ninguno toma casillas del otro.
domaine-figure-spacing = Entre castillos de un mismo color hay al menos { $spaces } casillas, por filas y columnas.
domaine-figure-mines = Oro, plata, cobre, diamantes: se distinguen por la forma.

domaine-cards-caption = Todas las cartas
domaine-cards-shows = muestra
domaine-cards-copies = copias
domaine-cards-price = precio
domaine-cards-sell = venta
domaine-cards-sure = Los símbolos y los precios vienen de una lista completa y coinciden con varias parciales; el número de copias y los valores de venta, solo de esa lista.

domaine-sheet-points = Puntos
domaine-sheet-forest = bosque
domaine-sheet-village = aldea
domaine-sheet-city = ciudad real
domaine-sheet-monopoly = 3 o 4 minas de un tipo
domaine-sheet-most = más ducados, cuando se acaba el mazo
domaine-sheet-second = segundo puesto en ducados
domaine-sheet-actions = Qué hace una carta
domaine-sheet-end = El final
domaine-sheet-turn-1 = Toma un ducado por cada tipo de mina que tengas.
domaine-sheet-turn-2 = Vende una carta a la Cancillería, o paga una y haz uno de sus símbolos.
domaine-sheet-turn-3 = Toma una carta: la de arriba del mazo o una de la Cancillería, no la que acabas de vender.
