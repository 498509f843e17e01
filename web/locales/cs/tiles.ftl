# The nine land tiles of Domaine: entered, kept, chosen.

tiles-title = Zadejte své dílky
tiles-text = Devět dílků krajiny Domaine, políčko po políčku. Položte své před sebe tištěnou stranou nahoru a malujte, co ukazují.
tiles-ours = Tištěné dílky nejsou nikde zveřejněné. Naši sadu jsme nakreslili sami: drží se toho, co je o tištěné známo, ale není to ona. Máte-li hru doma, zadejte své dílky jednou a může na nich hrát každý.
tiles-begin = Základ
tiles-begin-empty = Všude louka
tiles-begin-ours = Naše kresba
tiles-found = Vaše sada z minula, uložená v tomto prohlížeči.
tiles-nine = Devět dílků
tiles-city-short = Město
tiles-tile = { $tile ->
    [city] Dílek královského města
   *[other] Dílek { $tile }
  }
tiles-square = řádek { $row }, políčko { $square }, { $terrain }
tiles-brush = Krajina k malování
tiles-land-meadow = louka
tiles-land-forest = les
tiles-land-village = vesnice
tiles-land-city = královské město
tiles-land-mine-gold = zlatý důl
tiles-land-mine-silver = stříbrný důl
tiles-land-mine-copper = měděný důl
tiles-land-mine-diamond = diamantový důl
tiles-count = celkem { $count }
tiles-count-of = { $count } z { $expected }
tiles-keys = Na klávesnici: šipky vedou z políčka na políčko, písmeno maluje a jde dál, Page down otevře další dílek.
tiles-turn = Otočit
tiles-turn-why = Otočí dílek o čtvrt otáčky
tiles-undo = Vrátit
tiles-clear = Samá louka
tiles-next = Další dílek
tiles-before = Předchozí dílek
tiles-doubts = V krabici má být
tiles-right = Jedno královské město a čtyři doly každého druhu: jak má být.
tiles-doubt-few = o { $count } více: { $terrain }
tiles-doubt-many = o { $count } méně: { $terrain }
tiles-doubt-place = královské město na svém dílku, tom prostředním
tiles-doubts-why = Je-li vaše krabice opravdu taková, sadu přesto uložte.
tiles-cramped = Hrady potřebují místo, aspoň tolik políček louky: { $least }. Je jich { $count }.
tiles-keep = Uložit sadu
tiles-name = Název sady
tiles-name-plain = Moje dílky
tiles-here = Co zadáte, se průběžně ukládá v tomto prohlížeči.
tiles-send = Uložit na tento server
# Two links follow, each in a line: start-friends and start-screen.
tiles-kept = Uloženo: { $name }. Zvolte tuto sadu, až budete prostírat stůl.
tiles-save = Uložit do souboru
tiles-file = Otevřít soubor
tiles-as-text = Jako text
tiles-as-text-why = Jeden řádek na dílek, řada po řadě: . louka, f les, v vesnice, * královské město, g s c d zlatý, stříbrný, měděný, diamantový důl.
tiles-take-text = Převzít tento text
tiles-took = Převzato. Tlačítko Vrátit obnoví, co tu bylo.
tiles-fault-json = To není soubor se sadou dílků.
tiles-fault-line = Řádek { $line } nelze přečíst. Měl by to být dílek, dvojtečka a čtyři řady, třeba 1: ff.g f.v. .... fc.f
tiles-fault-twice = { tiles-tile } je tu dvakrát.
tiles-fault-missing = { tiles-tile } chybí.
tiles-fault-rows = { $count ->
    [one] { tiles-tile } má 1 řádek; musí být čtyři.
    [few] { tiles-tile } má { $count } řádky; musí být čtyři.
    [many] { tiles-tile } má { $count } řádku; musí být čtyři.
   *[other] { tiles-tile } má { $count } řádků; musí být čtyři.
  }
tiles-fault-length = { $count ->
    [one] { tiles-tile }, řádek { $row }: 1 políčko; musí být čtyři.
    [few] { tiles-tile }, řádek { $row }: { $count } políčka; musí být čtyři.
    [many] { tiles-tile }, řádek { $row }: { $count } políčka; musí být čtyři.
   *[other] { tiles-tile }, řádek { $row }: { $count } políček; musí být čtyři.
  }
tiles-fault-letter = { tiles-tile }, řádek { $row }, políčko { $square }: { $letter } není druh krajiny.
tiles-fault-name = Název je příliš dlouhý, znaků může být nejvýše { $most }.
tiles-fault-board-rows = Plán má dvanáct řádků; zde je jich { $count }.
tiles-fault-board-length = { $count ->
    [one] Řádek { $row } má 1 políčko; musí být dvanáct.
    [few] Řádek { $row } má { $count } políčka; musí být dvanáct.
    [many] Řádek { $row } má { $count } políčka; musí být dvanáct.
   *[other] Řádek { $row } má { $count } políček; musí být dvanáct.
  }
tiles-fault-board-letter = Políčko { $square }: { $letter } není druh krajiny.

## The land of a new table

tiles-pick = Krajina
tiles-pick-ours = Naše kresba
tiles-pick-ours-why = Devět dílků nakreslených pro tento dům, zamíchaných a otočených. Nejsou to ty tištěné, ty neukazuje žádný pramen.
tiles-pick-own-why = Dílky, jak je zadal jejich majitel, zamíchané a otočené.
tiles-pick-odd = Nemá tolik měst nebo dolů, kolik bychom čekali.
tiles-pick-board = Plán jako text
tiles-pick-board-why = Celá krajina, jak leží: dvanáct řádků po dvanácti písmenech, horní řádek první. Nic se nemíchá.
tiles-board = Dvanáct řádků plánu
tiles-board-right = Dvanáct řádků po dvanácti políčkách.
tiles-enter = Zadat dílky z vaší krabice
refusal-tiles-unknown = Sada dílků tohoto názvu tu není.
refusal-tiles-taken = Sada dílků tohoto názvu tu už je. Zvolte jiný název.
refusal-tiles-full = Více sad dílků se tu už neuloží.
refusal-tiles-wrong = To nemůže být sada dílků: { $problem }
refusal-board-wrong = To nemůže být plán: { $problem }
