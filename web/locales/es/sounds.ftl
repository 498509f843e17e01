### The sounds in the settings, and what each of them means.

sounds-on = Sonidos
sounds-volume = Volumen
sounds-all = Qué significa cada sonido
sounds-hear = Oír
sounds-play = Oír el sonido: { $sound }
sounds-made = Los crea el propio programa. Nada se dice solo con sonidos.
sound-turn = Es tu turno
sound-request = Alguien te pide algo
sound-set-down = Se coloca una ficha, un castillo o un caballero
sound-claim = Se elige una ficha o se toma una carta
sound-coin = Cambian de manos monedas o ducados
sound-tile = Se alza un edificio
sound-dragon = El Dragón quema un edificio
sound-border = Se pone una frontera o se toman casillas
sound-end = La partida ha terminado
