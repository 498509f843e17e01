# The score pad, for people with the box on the table.

pad-title = Bodovací zápisník
pad-intro = Pro ty, kdo mají hru na stole: zadejte každé království a zápisník je spočítá.
pad-offline = Ukládá se v tomto zařízení a funguje i bez sítě.
pad-unknown = Tato partie v tomto zařízení není.
pad-unreadable-cut = Partii nelze přečíst: možná chybí část odkazu nebo souboru. Řekněte si o ni znovu.
pad-unreadable-newer = Tato partie je z jiné verze zápisníku. Otevřete ji tam, kde vznikla.
pad-unreadable-wrong = To není partie ze zápisníku, nebo si v ní něco odporuje.
pad-game = Hra
pad-teams = Strany
pad-teams-no = Každý za sebe
pad-teams-yes = Týmy po dvou
pad-count = Hráči
pad-names = Kdo hraje
pad-names-teams = Které týmy hrají
pad-team = Tým { $number }
pad-name = Jméno: { $name }
pad-sign = Znamení, { $name }: { $sign }. Změnit
pad-start = Začít počítat
pad-past = V tomto zařízení
pad-past-none = Zatím žádná partie.
pad-full = Pro další partie už není místo: příští nahradí nejstarší ({ $when }). Nejdřív vše uložte do souboru, nebo některé zapomeňte.
pad-forget = Zapomenout partii: { $when }
pad-forget-sure = Zapomenout ji zde nadobro?
pad-forget-sure-of = Zapomenout ji zde nadobro? { $game }, { $when }
pad-save-all = Uložit vše do souboru
pad-take = Otevřít partie ze souboru
pad-taken = { $count ->
    [one] Přidána 1 partie.
    [few] Přidány { $count } partie.
    [many] Přidáno { $count } partie.
   *[other] Přidáno { $count } partií.
  }
pad-players = Hráči a body
pad-result = Výsledek
pad-entering = Království: { $name }
pad-square = sloupec { $column }, řádek { $row }
pad-said = { $square }. Celkem { $points }.
pad-tools = Štětce
pad-brush = Krajina k malování
pad-crowns = Korunky k malování
pad-crown = { $crowns ->
    [0] Bez korunky
    [one] 1 korunka
    [few] { $crowns } korunky
    [many] { $crowns } korunky
   *[other] { $crowns } korunek
  }
pad-castle = Hrad
pad-erase = Mazat
pad-undo = Vrátit
pad-by-number = Podle čísla
pad-by-brush = Štětcem
pad-number = Číslo dílku
pad-box = Z které krabice
pad-domino-used = { $domino }, království: { $name }
pad-lay-first = Klepněte, kde leží polovina: { $half }.
pad-lay-second = Vedle ní polovina: { $half }.
pad-lay-back = Zpět
pad-move = Posunout království
pad-move-left = Doleva
pad-move-right = Doprava
pad-move-up = Nahoru
pad-move-down = Dolů
pad-coins = Mince: { $count }
pad-knights = Rytíři: { $count }
pad-towers = Věže: { $count }
pad-queen = Královna
pad-ask-coins = Zbylé mince
pad-ask-knights = Všichni rytíři, i ti v krajině
pad-ask-towers = Věže
pad-counted = Z budov: { $count }
pad-estimate = Rytíři a věže jsou zčásti jen náš odhad ({ $tiles }). Porovnejte je s těmi na stole.
pad-other-number = Jiné číslo
pad-number-range = Zadejte celé číslo od 0 do { $most }.
pad-build = Co zde stojí
pad-build-none = Nic
pad-tiles-left = { $count ->
    [0] nezbývá žádný
   *[other] zbývá { $count }
  }
pad-crownless = bez korunky
pad-half-crownless = { $terrain } bez korunky
pad-brief-wealth = { $coins ->
    [one] 1 mince ÷ 3
    [few] { $coins } mince ÷ 3
    [many] { $coins } mince ÷ 3
   *[other] { $coins } mincí ÷ 3
  }
pad-brief-queen = +1 na { $squares }: { $terrain }
pad-not-kept = Tento prohlížeč nic neukládá. Na konci partii uložte do souboru.
pad-text = { $first } : { $second }.
pad-placing = Pořadí { $first }, { $second }: { $text }
pad-edit = Zpět ke královstvím
pad-print = Vytisknout
pad-share = Zkopírovat odkaz
pad-link = Odkaz na tuto partii
pad-save = Uložit do souboru
pad-new = Všechny partie
pad-reasons = Každé číslo vysvětleno
pad-reason = { $row }: { $text }
pad-lines = Pro demesne score
pad-lines-why = Jeden řádek na království, jak je čte příkaz.
pad-lines-copy = Zkopírovat řádky
pad-lines-save = Uložit řádky
pad-dynasty-of = Partie { $game } ze { $games }
pad-dynasty-games = Body po partiích
pad-dynasty-correct = Chcete-li partii opravit, vyberte ji.
pad-dynasty-open = zatím neodehráno
pad-dynasty-leader = Ve vedení
pad-dynasty-leads = { $name } vede o { $margin ->
    [one] 1 bod
    [few] { $margin } body
    [many] { $margin } bodu
   *[other] { $margin } bodů
  }.
pad-dynasty-level = { $names } se dělí o vedení.
pad-dynasty-text = Po partii { $game } ze { $games }: { $first } : { $second }.
pad-dynasty-sum = Součet partií
pad-dynasty-next = Pokračovat partií { $game }
pad-dynasty-make = Pokračovat jako Dynastie
pad-dynasty-alone = Počítat jako jednu partii
pad-dynasty-lines = Jeden řádek na hráče, se všemi partiemi, jak je čte příkaz.
pad-doubts = To nemůže být správně
doubt-of = { $name }: { $text }
doubt-too-wide = Šířka { $wide }, výška { $high }; dovoleno je { $size } × { $size } políček.
doubt-unconnected = Krajina leží v částech, které se nedotýkají. Je jich { $parts }.
doubt-too-many-squares = { $what }: políček je { $there }, v krabici { $has }.
doubt-too-many-tiles = { $what }: žetonů je { $there }, v krabici { $has }.
doubt-too-much-land = Políček krajiny je { $squares }, víc, než jich je na { $dominoes } dílcích.
doubt-odd-land = Políček krajiny je { $squares }: na dílcích jsou po dvou.
doubt-townless = Kingdomino nemá města: ani budovy, mince, rytíře, věže či královnu.
doubt-no-castle = Chybí hrad.
doubt-knights = Rytířů je celkem { $there }, v krabici { $has }.
doubt-towers = Věží je celkem { $there }, v krabici { $has }.
doubt-all-squares = { $what }: ve všech královstvích je políček { $there }, v krabici { $has }.
doubt-all-tiles = { $what }: ve všech královstvích je žetonů { $there }, v krabici { $has }.
doubt-domino-twice = Dílek { $number } leží na stole { $times }×.
doubt-queens = Královen je { $count }; má být jen jedna.
doubt-no-host = Někdo má věže, ale královnu nehostí nikdo.
doubt-host = Královna je hostem zde, kde { $towers ->
    [one] je 1 věž
    [few] jsou { $towers } věže
    [many] je { $towers } věže
   *[other] je { $towers } věží
  }, ale jiné království jich má { $most }.
doubt-host-towerless = Královna je hostem zde, a přitom tu není žádná věž.
