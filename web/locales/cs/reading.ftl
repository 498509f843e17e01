# Stůl slovy: co se předčítá a kterými klávesami.

reading-none = U tohoto stolu nic takového není.
reading-nowhere = Fokus není na žádném políčku.
reading-nothing = nic
reading-row = Řádek { $row }
reading-column = Sloupec { $column }
reading-squares = Políčka: { $what }
reading-pair = { $what }. { $more }
reading-territory = { $terrain }, { $squares ->
    [one] { $squares } políčko
    [few] { $squares } políčka
    [many] { $squares } políčka
   *[other] { $squares } políček
  }, { $crowns ->
    [0] bez korunky
    [one] { $crowns } korunka
    [few] { $crowns } korunky
    [many] { $crowns } korunky
   *[other] { $crowns } korunek
  }
reading-castles = { $owner ->
    [nobody] Neutrální hrady: { $list }
   *[other] Hrady, { $name }: { $list }
  }
reading-knights = { $owner ->
    [nobody] Neutrální rytíři: { $list }
   *[other] Rytíři, { $name }: { $list }
  }
reading-borders = Hranice mezi: { $list }
reading-border = { $first } a { $second }
reading-walls = Hranice směrem k: { $list }
reading-beside = Vedle: { $list }
reading-buildings = Budovy: { $list }
reading-extent = Šířka { $columns }, výška { $rows }; nejvýše { $size }
reading-taken = { $when ->
    [over] { $order }. { $domino }, { $name }, tah už proběhl
    [now] { $order }. { $domino }, { $name }, právě na tahu
   *[later] { $order }. { $domino }, { $name }
  }
reading-open = { $order }. { $domino }, volné
reading-keys = Klávesy
reading-keys-off = Jednotlivé klávesy jsou v nastavení vypnuté. Na všechno je i tlačítko.
reading-key-o = přečte, co je vaše
reading-key-l = přečte, co si lze vzít: řady nebo karty
reading-key-g = přečte společný plán
reading-key-p = přečte, co mají ostatní
key-space = Mezerník
key-does-walk = z políčka na políčko
key-does-confirm = vybere, pak potvrdí
key-does-clear = pustí vybrané
key-does-turn = otočí dílek
key-does-digit = vybere podle místa v pořadí nebo podle ceny
key-does-skip = přeskočí krok
key-does-undo = vezme zpět
key-does-hint = požádá o nápovědu
key-does-card = vybere kartu z ruky
key-does-use = vybere, co s ní udělat; B to druhé
key-does-end = vynechá zbytek karty
key-does-sell = vybere prodej
key-does-back = o krok zpět
key-does-on = o krok dál
key-does-hold = zastaví, co dělají ostatní, nebo to nechá pokračovat
key-does-sheet = otevře popis stolu slovy
key-does-about = přečte políčko ve fokusu a krajinu, ke které patří
