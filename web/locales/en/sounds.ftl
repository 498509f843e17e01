### The sounds in the settings, and what each of them means.

sounds-on = Sounds
sounds-volume = Volume
sounds-all = What each sound means
sounds-hear = Play
sounds-play = Play the sound: { $sound }
sounds-made = Made by the program itself. Nothing is told by sound alone.
sound-turn = It is your turn
sound-request = Somebody asks you for something
sound-set-down = A domino, castle or knight is set down
sound-claim = A domino is claimed, or a card taken
sound-coin = Coins or ducats change hands
sound-tile = A building is set up
sound-dragon = The dragon burns a tile
sound-border = A border goes up, or land is taken
sound-end = The game is over
