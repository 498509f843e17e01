# Der Tisch in Worten: was vorgelesen wird, und die Tasten dafür.

reading-none = Davon gibt es an diesem Tisch nichts.
reading-nowhere = Der Fokus liegt auf keinem Feld.
reading-nothing = nichts
reading-row = Zeile { $row }
reading-column = Spalte { $column }
reading-squares = Felder: { $what }
reading-pair = { $what }. { $more }
reading-territory = { $terrain }, { $squares ->
    [one] 1 Feld
   *[other] { $squares } Felder
  }, { $crowns ->
    [0] keine Krone
    [one] 1 Krone
   *[other] { $crowns } Kronen
  }
reading-castles = { $owner ->
    [nobody] Neutrale Burgen: { $list }
   *[other] Burgen von { $name }: { $list }
  }
reading-knights = { $owner ->
    [nobody] Neutrale Ritter: { $list }
   *[other] Ritter von { $name }: { $list }
  }
reading-borders = Grenzen zwischen: { $list }
reading-border = { $first } und { $second }
reading-walls = Grenzen zu: { $list }
reading-beside = Daneben: { $list }
reading-buildings = Gebäude: { $list }
reading-extent = Breite { $columns }, Höhe { $rows }; je höchstens { $size }
reading-taken = { $when ->
    [over] { $order }. { $domino }, { $name }, Zug vorbei
    [now] { $order }. { $domino }, { $name }, jetzt am Zug
   *[later] { $order }. { $domino }, { $name }
  }
reading-open = { $order }. { $domino }, frei
reading-keys = Tasten
reading-keys-off = Einzelne Tasten sind in den Einstellungen ausgeschaltet. Für alles gibt es auch einen Knopf.
reading-key-o = liest vor, was dir gehört
reading-key-l = liest vor, was genommen werden kann: Reihen oder Karten
reading-key-g = liest den gemeinsamen Plan vor
reading-key-p = liest vor, was die anderen haben
key-space = Leertaste
key-does-walk = von Feld zu Feld
key-does-confirm = wählt, dann bestätigt
key-does-clear = lässt das Gewählte los
key-does-turn = dreht den Dominostein
key-does-digit = wählt nach dem Platz in der Reihenfolge oder nach dem Preis
key-does-skip = lässt den Schritt aus
key-does-undo = nimmt zurück
key-does-hint = fragt nach einem Tipp
key-does-card = wählt eine Karte der Hand
key-does-use = wählt, was damit geschieht; B das andere
key-does-end = lässt den Rest der Karte verfallen
key-does-sell = wählt den Verkauf
key-does-back = einen Schritt zurück
key-does-on = einen Schritt weiter
key-does-hold = hält an, was die anderen tun, oder lässt es weitergehen
key-does-sheet = öffnet den Tisch in Worten
key-does-about = liest das Feld im Fokus vor und das Land, zu dem es gehört
