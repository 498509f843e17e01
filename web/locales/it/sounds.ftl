### The sounds in the settings, and what each of them means.

sounds-on = Suoni
sounds-volume = Volume
sounds-all = Che cosa vuol dire ogni suono
sounds-hear = Ascolta
sounds-play = Ascolta il suono: { $sound }
sounds-made = Fatti dal programma stesso. Nulla è detto solo con un suono.
sound-turn = Tocca a te
sound-request = Qualcuno ti chiede qualcosa
sound-set-down = Si posa una tessera, un castello o un cavaliere
sound-claim = Si sceglie una tessera o si prende una carta
sound-coin = Monete o ducati passano di mano
sound-tile = Si costruisce un edificio
sound-dragon = Il Drago distrugge una tessera
sound-border = Si mette un confine o si prende una casella
sound-end = La partita è finita
