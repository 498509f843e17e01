### The sounds in the settings, and what each of them means.

sounds-on = Sons
sounds-volume = Volume
sounds-all = O que quer dizer cada som
sounds-hear = Ouvir
sounds-play = Ouvir o som: { $sound }
sounds-made = Feitos pelo próprio programa. Nada se diz só com um som.
sound-turn = É a tua vez
sound-request = Alguém te pede algo
sound-set-down = Pousa-se um dominó, um castelo ou um cavaleiro
sound-claim = Escolhe-se um dominó, ou tira-se uma carta
sound-coin = Moedas ou ducados mudam de mãos
sound-tile = Constrói-se um edifício
sound-dragon = O dragão incendeia uma peça
sound-border = Põe-se uma fronteira, ou toma-se um quadrado
sound-end = A partida acabou
