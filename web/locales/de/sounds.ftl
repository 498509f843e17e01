### The sounds in the settings, and what each of them means.

sounds-on = Töne
sounds-volume = Lautstärke
sounds-all = Was jeder Ton bedeutet
sounds-hear = Anhören
sounds-play = Ton anhören: { $sound }
sounds-made = Vom Programm selbst erzeugt. Nichts wird nur durch einen Ton gesagt.
sound-turn = Du bist am Zug
sound-request = Jemand bittet dich um etwas
sound-set-down = Ein Dominostein, eine Burg oder ein Ritter wird gesetzt
sound-claim = Ein Dominostein wird besetzt oder eine Karte genommen
sound-coin = Münzen oder Dukaten wechseln den Besitzer
sound-tile = Ein Gebäude wird errichtet
sound-dragon = Der Drache zerstört ein Plättchen
sound-border = Eine Grenze wird gesetzt oder Land genommen
sound-end = Die Partie ist zu Ende
