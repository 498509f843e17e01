# Notices: what this browser tells of games of days, also while no page is open.
notice-turn = Es tu turno.
notice-time = Se acaba el tiempo de tu turno.
notice-late = A otra persona se le ha acabado el tiempo. Puedes esperar, o que un bot siga en su lugar.
notice-asked = Los demás te preguntan algo.
notice-over = La partida ha terminado.
notices-on = Avísame cuando algo me espere
notices-about = En las partidas con horas o días por turno, este navegador muestra un aviso, incluso con la página cerrada.
notices-denied = Este navegador tiene orden de no mostrar avisos de esta página. Sus propios ajustes pueden permitirlos.
notices-insecure = Los avisos necesitan una dirección con https, o este mismo equipo.
notices-none = Este navegador no muestra avisos. En un teléfono puede ayudar añadir antes la página a la pantalla de inicio.
notices-failed = Ahora mismo no se puede llegar a este navegador. Inténtalo más tarde.
