### The sounds in the settings, and what each of them means.

sounds-on = Zvuky
sounds-volume = Hlasitost
sounds-all = Co který zvuk znamená
sounds-hear = Přehrát
sounds-play = Přehrát zvuk: { $sound }
sounds-made = Vytváří je sám program. Nic se neříká jen zvukem.
sound-turn = Jste na tahu
sound-request = Někdo vás o něco žádá
sound-set-down = Někdo přiloží dílek, postaví hrad nebo rytíře
sound-claim = Někdo si vybere dílek nebo vezme kartu
sound-coin = Mince nebo dukáty mění majitele
sound-tile = Někdo postaví budovu
sound-dragon = Drak spálí žeton
sound-border = Vznikne hranice nebo se zabere půda
sound-end = Partie skončila
