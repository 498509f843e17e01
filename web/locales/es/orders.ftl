# Orders: what shall be done in one's next turn of a game of days, if one is not there.

orders-title = Instrucciones para tu próximo turno
orders-opening = La mesa se prepara como estaría entonces.
# What is asked, or what became of what was left.
orders-ask = { $asks ->
    [again] ¿Y si para entonces ya no está?
    [whole] Así será tu próximo turno
    [left] Estas instrucciones siguen en pie
    [ended] Tus instrucciones han terminado
   *[next] ¿Qué se hará en tu próximo turno?
  }
orders-about = { $asks ->
    [again] Elige la siguiente mejor opción, o decide en tu turno.
    [whole] Se hará unos minutos después de empezar tu turno, salvo que vengas a jugar antes. Nadie más sabrá que has dejado instrucciones.
    [left] Se cumplirán unos minutos después de empezar tu turno, salvo que vengas a jugar antes. Nadie más las conoce.
    [ended] Lo que querías aquí ya no está disponible. Desde aquí juegas tú.
   *[next] Juégalo aquí como si fuera tu turno. Nadie lo ve y aún no se hace nada.
  }
# Above sentences of the log, as they would be told.
orders-wished = El registro diría
# $act is a sentence of the log.
orders-else = Si no: { $act }
refusal-orders-wished = Eso ya está en tus instrucciones.
orders-settle = Nada más
orders-back = Un paso atrás
orders-leave = Dejar estas instrucciones
orders-anew = Empezar de nuevo
orders-withdraw = Retirarlas
orders-table = A la mesa
orders-turn = { $state ->
    [left] Es tu turno. Tus instrucciones se cumplirán, salvo que juegues antes.
   *[ended] Es tu turno, y lo siguiente que querías ya no está disponible. Continúa en la mesa.
  }
