# Whether the shuffle was fair.

shuffle-checking = Comprobando…
shuffle-none = No se puede comprobar la mezcla de esta partida: se jugó en otro sitio o antes de que existiera esta comprobación.
shuffle-secret = Esta partida se terminó antes de lo que mandan las reglas. Lo que nadie ha visto sigue en secreto, así que no se puede comprobar la mezcla.
shuffle-right = Todo salió en el orden que estaba fijado antes de empezar la partida.
shuffle-what = Al abrirse, la mesa se comprometió con un número secreto. Ahora se conoce, y con él esta página ha vuelto a calcular en qué orden estaba todo: { $things } piezas en { $piles ->
    [one] una pila
   *[other] { $piles } pilas
  }, de las que { $dealt } entraron en la partida.
shuffle-alone = Nadie añadió una palabra propia, porque la partida empezó en cuanto se abrió la mesa.
shuffle-salted = { $count ->
    [one] Después, el navegador de un jugador añadió una palabra al azar, así que nadie pudo elegir el número a su gusto.
   *[other] Después, los navegadores de { $count } jugadores añadieron una palabra al azar, así que nadie pudo elegir el número a su gusto.
  }
shuffle-known = Este navegador guarda el compromiso desde que empezó la partida: es el mismo.
shuffle-wrong-seed = El número secreto no es aquel con el que se comprometió la mesa. Pudo cambiarse el orden.
shuffle-wrong-kept = El compromiso no es el que este navegador recibió al empezar la partida. Pudo cambiarse el orden.
shuffle-wrong-salt = La palabra que añadió este navegador falta o ha cambiado. Pudo elegirse el orden.
shuffle-wrong-order = Algunas piezas salieron en un orden distinto del fijado antes de la partida.
shuffle-wrong-game = Lo que salió en la partida, según su registro, no es lo que el servidor dice que había en las pilas.
shuffle-commitment = Compromiso (SHA-256)
shuffle-seed = Número secreto
shuffle-piles = Piezas en cada pila
shuffle-salts = Palabras añadidas
shuffle-save = Guardar los datos
shuffle-own = Puedes comprobarlos con unas pocas líneas tuyas: el manual explica cómo, y cuántas piezas van en cada pila, en «Check that the shuffle was fair».
