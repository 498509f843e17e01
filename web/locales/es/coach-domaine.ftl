# What the guide says in a game of Domaine: first what is to be done, then why.

guide-domaine-castle-lead = Elige una casilla para tu castillo.
guide-domaine-castle = Los bosques, aldeas y minas de alrededor serán tuyos cuando los encierren las fronteras.
guide-domaine-knight-lead = Coloca un caballero a su lado.
guide-domaine-knight = Los caballeros guardan un dominio: un vecino más fuerte puede quitarle casillas a uno más débil.
guide-domaine-others-lead = Ahora, el castillo siguiente.
guide-domaine-others = Cada castillo empieza un dominio propio. Busca minas y la ciudad real.
guide-domaine-income-lead = Elige una carta.
guide-domaine-income = Tus minas te pagan antes de cada turno. Tienes { $ducats ->
    [one] 1 ducado
   *[other] { $ducats } ducados
  } para jugar.
guide-domaine-use-lead = Juégala o véndela.
guide-domaine-use = El primer precio es lo que cuesta jugarla; el segundo, lo que recibes al venderla.
guide-domaine-chancery-lead = Toma una carta nueva.
guide-domaine-chancery = Las cartas vendidas están aquí, en la Cancillería, a la vista de la mesa. El mazo guarda lo que nadie ha visto.

## What the cards do

guide-domaine-sell-new = Nuevo: vender
guide-domaine-sell-lead = Vende una carta.
guide-domaine-sell = Ahora no puedes jugar nada de tu mano. Lo que recibes paga la próxima.
guide-domaine-borders-new = Nuevo: fronteras
guide-domaine-borders-lead = Elige un lado para una frontera.
guide-domaine-borders = Cuando las fronteras encierran un solo castillo, su dominio puntúa enseguida: bosques, aldeas y ciudad real.
guide-domaine-knights-new = Nuevo: caballeros
guide-domaine-knights-lead = Elige una casilla para un caballero.
guide-domaine-knights = Un dominio puede ampliarse hacia otro más débil, pero nunca hacia uno igual de fuerte.
guide-domaine-expansion-new = Nuevo: ampliación
guide-domaine-expansion-lead = Elige la casilla que tomas.
guide-domaine-expansion = Tu dominio crece más allá de su frontera, incluso en un dominio vecino con menos caballeros.
guide-domaine-deserter-new = Nuevo: desertores
guide-domaine-deserter-lead = Elige el caballero que cambia de bando.
guide-domaine-deserter = Se va del dominio vecino, y uno de los tuyos entra en el tuyo.
guide-domaine-alliance-new = Nuevo: alianzas
guide-domaine-alliance-lead = Elige con quién haces las paces.
guide-domaine-alliance = Los dominios aliados no se quitan casillas.
