# Lo que dicen los correos sobre las partidas de días, y el que pregunta si pueden.

letter-confirm-subject = Confirma tu dirección para { $place }
letter-confirm = Alguien, seguramente tú, dio esta dirección en { $place } para que un correo avise cuando espera una partida. Para confirmarla, abre esta página:
letter-confirm-else = El enlace vale tres días. Si no fuiste tú, no hagas nada: no llegará ningún otro correo.
letter-subject-turn = { $game }: es tu turno
letter-subject-time = { $game }: se acaba el tiempo de tu turno
letter-subject-late = { $game }: a otra persona se le ha acabado el tiempo
letter-subject-asked = { $game }: los demás te preguntan algo
letter-subject-many = { $count ->
    [one] { $count } partida te espera
   *[other] { $count } partidas te esperan
  }
letter-turn = { $game }: es tu turno.
letter-time = { $game }: se acaba el tiempo de tu turno.
letter-late = { $game }: a otra persona se le ha acabado el tiempo. Puedes esperar, o que un bot siga en su lugar.
letter-asked = { $game }: los demás te preguntan algo.
letter-since = Desde el { $time }
letter-until = Hasta el { $time }
letter-zone = Las horas son las de { $zone }.
letter-stop = Pediste estos correos en { $place }. Para no recibir más, abre esta página:

# What the server says itself where it gives no page.
busy-page = Desde tu dirección se está pidiendo demasiado a la vez. Esta página aparecerá sola en unos segundos.
