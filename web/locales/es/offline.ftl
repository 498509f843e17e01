# Playing without a network: making ready, what is kept here, what is sent.

offline = Sin red
offline-about = Las partidas en esta pantalla y contra bots, la guía, las reglas, el marcador de puntuación y tus partidas acabadas: todo funciona también en un tren o en un jardín.
offline-size = Se descargan { $size } MB una sola vez y se guardan en este navegador.
offline-size-open = Se descargan { $size } MB, que quedan hasta que se cierre esta página.
offline-make = Preparar para jugar sin red
offline-progress = Descarga: { $done } de { $size } MB
offline-ready = Listo: esta página se abre y funciona sin red.
offline-open = Listo mientras esta página siga abierta.
offline-newer = El servidor tiene reglas más recientes que las guardadas aquí. Las partidas empezadas seguirán con las guardadas aquí.
offline-renew = Descargarlas
offline-remove = Quitarlo de este navegador
offline-removed = Se ha quitado. Tus partidas siguen aquí.
offline-install = Instalar como aplicación
offline-plain = Esta página llegó por http sin cifrar, así que tu navegador no la guardará. Sin red sigue funcionando mientras esté abierta, pero no se puede volver a abrir.
offline-plain-how = Se guarda donde la página llega por https, y en la propia máquina del servidor (localhost). Para tener https en casa hace falta un dominio propio y, delante de este servidor, un servidor web con certificado, o una red privada que traiga ambas cosas; un certificado autofirmado no sirve. Paso a paso: { $guide }
offline-never = Este navegador no guarda páginas para después.
offline-full = El almacenamiento de este navegador está lleno. Libera espacio y vuelve a intentarlo.
offline-none = Este servidor no ofrece lo necesario para jugar sin red.
offline-play = Jugar en este dispositivo
offline-play-text = La partida se guarda en este navegador, también al cerrarlo. Los bots juegan hasta el nivel { $level }, { $name }. Las pistas vienen de un jugador rápido, y los análisis los hace el servidor cuando tiene la partida.
offline-waiting =
    { $count ->
        [one] Una partida acabada espera a ser enviada al servidor.
       *[other] { $count } partidas acabadas esperan a ser enviadas al servidor.
    }
offline-sent =
    { $count ->
        [one] Una partida de este dispositivo está en el servidor, comprobada con las reglas.
       *[other] { $count } partidas de este dispositivo están en el servidor, comprobadas con las reglas.
    }
offline-lost =
    { $count ->
        [one] Una partida enviada ya no está en el servidor: se borró allí o se restauró una copia de seguridad anterior.
       *[other] { $count } partidas enviadas ya no están en el servidor: se borraron allí o se restauró una copia de seguridad anterior.
    }
offline-send = Enviar ahora
offline-refused = No aceptadas por el servidor, guardadas aquí:
offline-save = Guardar el registro
# A link to the licence texts of the interpreter and the libraries, in English.
offline-notices = Licencias del software incluido
