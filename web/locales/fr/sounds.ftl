### The sounds in the settings, and what each of them means.

sounds-on = Sons
sounds-volume = Volume
sounds-all = Ce que signifie chaque son
sounds-hear = Écouter
sounds-play = Écouter le son : { $sound }
sounds-made = Fabriqués par le programme lui-même. Rien n’est dit par le seul son.
sound-turn = C’est à vous de jouer
sound-request = On vous demande quelque chose
sound-set-down = Un domino, un château ou un chevalier est posé
sound-claim = Un domino est choisi, ou une carte prise
sound-coin = Des pièces ou des ducats changent de main
sound-tile = Un bâtiment est construit
sound-dragon = Le Dragon détruit une tuile
sound-border = Une frontière se dresse, ou une case est prise
sound-end = La partie est finie
