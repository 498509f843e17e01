# Land, pieces and a table of Domaine.

## The board

board = Plán
board-zoom = Zvětšit plán
board-larger = Větší
board-smaller = Menší
board-whole = Celý plán
board-castle = { $owner ->
    [nobody] neutrální hrad
   *[other] hrad, { $name }
  }
board-knight = { $owner ->
    [nobody] neutrální rytíř
   *[other] rytíř, { $name }
  }
domaine-meadow = louka
domaine-forest = les
domaine-village = vesnice
domaine-city = královské město
domaine-mine-gold = zlatý důl
domaine-mine-silver = stříbrný důl
domaine-mine-copper = měděný důl
domaine-mine-diamond = diamantový důl
neutral = Neutrální barva
zone = neutrální zóna
zone-why = Neutrální zóna: nepatří nikomu a nikomu se nepočítá.
open-why = Krajina mimo panství. Stala by se jím, kdyby ji ze všech stran uzavřely hranice a byl v ní právě jeden hrad.
# Whose it is: the reader's, a colour's that nobody plays, or somebody's whose name follows.
domain-of = { $owner ->
    [you] vaše panství { $castle }
    [nobody] neutrální panství { $castle }
   *[other] panství { $castle }, { $name }
  }
# Before it stands the domain, after it what lies in it: "domain of Ada at b3: 4 points (1 forest, 1 village)".
domain-worth = { $domain }: { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  } ({ $list })
domain-strength = { $count ->
    [0] Síla: žádný rytíř
    [one] Síla: 1 rytíř
    [few] Síla: { $count } rytíři
    [many] Síla: { $count } rytíře
   *[other] Síla: { $count } rytířů
  }
domain-mines = Doly: { $mines }
domain-allied = { $owner ->
    [you] Spojenectví: vaše panství { $castle }
    [nobody] Spojenectví: neutrální panství { $castle }
   *[other] Spojenectví: panství { $castle }, { $name }
  }
land-forests = { $count ->
    [one] 1 les
    [few] { $count } lesy
    [many] { $count } lesa
   *[other] { $count } lesů
  }
land-villages = { $count ->
    [one] 1 vesnice
    [few] { $count } vesnice
    [many] { $count } vesnice
   *[other] { $count } vesnic
  }
land-city = královské město
land-none = nic, co se počítá
places = { $count ->
    [one] 1 možné místo
    [few] { $count } možná místa
    [many] { $count } možného místa
   *[other] { $count } možných míst
  }
place-border = hranice mezi { $first } a { $second }
place-ring = spojenectví přes hranici mezi { $first } a { $second } ({ $sides })
# The square is a letter and a number; what lies there follows: "take c4, forest, domain of Ada at b3".
place-castle = hrad na { $square }, { $about }
place-knight = rytíř na { $square }, { $about }
place-take = zabrat { $square }, { $about }
place-gone = odlákat rytíře z { $square }, { $about }
# Read aloud once a place is chosen: its squares, and what choosing it means.
place-chosen = { $place }: { $what }
track-king = král stojí na čísle { $king }

## Cards

use-borders = { $parts ->
    [1] Hranice
    [2] Dvě hranice
   *[other] Tři hranice
  }
use-knights = { $parts ->
    [1] Rytíř
   *[other] Dva rytíři
  }
use-expansion = Rozšíření
use-deserter = Přeběhlík
use-alliance = Spojenectví
use-borders-why = { $parts ->
    [one] Položte hranici mezi dvě políčka.
    [few] Položte až { $parts } hranice, každou mezi dvě políčka.
    [many] Položte až { $parts } hranice, každou mezi dvě políčka.
   *[other] Položte až { $parts } hranic, každou mezi dvě políčka.
  }
use-knights-why = { $parts ->
    [one] Postavte rytíře vedle svého hradu nebo rytíře. V lese stojí o dukát víc.
    [few] Postavte až { $parts } rytíře vedle svých hradů nebo rytířů. V lese stojí každý o dukát víc.
    [many] Postavte až { $parts } rytíře vedle svých hradů nebo rytířů. V lese stojí každý o dukát víc.
   *[other] Postavte až { $parts } rytířů vedle svých hradů nebo rytířů. V lese stojí každý o dukát víc.
  }
use-expansion-why = { $parts ->
    [one] Jedno z vašich panství zabere sousední políčko; z jiného panství jen tehdy, má-li vaše víc rytířů.
    [few] Jedno z vašich panství zabere až { $parts } sousední políčka; z jiného panství jen tehdy, má-li vaše víc rytířů.
    [many] Jedno z vašich panství zabere až { $parts } sousedního políčka; z jiného panství jen tehdy, má-li vaše víc rytířů.
   *[other] Jedno z vašich panství zabere až { $parts } sousedních políček; z jiného panství jen tehdy, má-li vaše víc rytířů.
  }
use-deserter-why = Ze sousedního panství odejde rytíř a vy postavíte vlastního.
use-alliance-why = Vaše panství a jedno sousední si půdu nikdy neberou.
card-or = nebo
card-play = zahrát
card-sell = prodat
card-price = Zahrání stojí { $price }, prodej přinese { $sell }.
card-says = { $name }, stojí { $price }, prodej za { $sell }
card-says-idle = { $name }, stojí { $price }, prodej za { $sell }, teď zahrát nelze
card-says-tried = { $name }, stojí { $price }, prodej za { $sell }, zahrání už je vyzkoušené
card-says-ordered = { $name }, stojí { $price }, prodej za { $sell }, zahrání už je ve vašich pokynech
back-of = rubem vzhůru, balíček { $letter }
hand = Vaše karty
hand-of = Karty v ruce: { $name }
hand-show = Ukázat mé karty
hand-cover = Zakrýt mé karty
hand-empty = Nezbývá žádná karta.
chancery = Kancelář
deck-left = Dobírací balíček, nahoře písmeno { $letter }, { $count ->
    [one] zbývá 1 karta
    [few] zbývají { $count } karty
    [many] zbývá { $count } karty
   *[other] zbývá { $count } karet
  }
deck-count = zbývá { $count }
deck-none = nic nezbývá
deck-empty = Balíček došel
card-barred = Právě prodaná: v tomto tahu ji zpět vzít nelze.
pile-says = { $barred ->
    [yes] { $card }, právě prodaná, v tomto tahu ji zpět vzít nelze
   *[no] { $count ->
        [1] { $card }
       *[other] { $card }, kusů: { $count }
      }
  }
pile-times = × { $count }

## Lords

court = Páni
tab-board = Plán
stat-ducats = { $count ->
    [one] 1 dukát
    [few] { $count } dukáty
    [many] { $count } dukátu
   *[other] { $count } dukátů
  }
stat-ducats-why = { $income ->
    [0] Bez příjmu: v žádném panství není důl.
    [one] Každý tah začíná 1 dukátem z dolů.
    [few] Každý tah začíná { $income } dukáty z dolů.
    [many] Každý tah začíná { $income } dukátu z dolů.
   *[other] Každý tah začíná { $income } dukáty z dolů.
  }
stat-supply = { $count ->
    [0] Rytíř už nezbývá
    [one] Zbývá 1 rytíř
    [few] Zbývají { $count } rytíři
    [many] Zbývá { $count } rytíře
   *[other] Zbývá { $count } rytířů
  }
lord-cards = Karty: { $list }
lord-mine = { $count } × { $mine }
lord-monopoly = { $count } × { $mine }: monopol, 5 bodů
item-forests = { $count ->
    [one] 1 les
    [few] { $count } lesy
    [many] { $count } lesa
   *[other] { $count } lesů
  }, panství { $castle }: { $points }
item-villages = { $count ->
    [one] 1 vesnice
    [few] { $count } vesnice
    [many] { $count } vesnice
   *[other] { $count } vesnic
  }, panství { $castle }: { $points }
item-city = Královské město, panství { $castle }: { $points }
item-monopoly = { $count } × { $mine }, monopol: { $points }
item-ducats = Za dukáty: { $points }
row-forests = Lesy
row-villages = Vesnice
row-city = Královské město
row-monopolies = Monopoly
row-ducats = Dukáty

## Whose turn

status-cards = Rozdávají se karty.
status-castle = Postavte hrad.
status-castle-neutral = Postavte neutrální hrad.
status-knight = Postavte vedle něj jeho rytíře.
status-knight-neutral = Postavte vedle něj jeho rytíře.
status-act = Prodejte kartu, nebo nějakou zahrajte.
status-borders = { $left ->
    [one] { $parts ->
        [1] Položte hranici.
       *[other] Položte poslední hranici.
      }
    [few] Položte { $left } hranice.
    [many] Položte { $left } hranice.
   *[other] Položte { $left } hranic.
  }
status-knights = { $left ->
    [one] Postavte rytíře.
    [few] Postavte { $left } rytíře.
    [many] Postavte { $left } rytíře.
   *[other] Postavte { $left } rytířů.
  }
status-expansion = { $left ->
    [one] Zaberte políčko.
    [few] Zaberte až { $left } políčka.
    [many] Zaberte až { $left } políčka.
   *[other] Zaberte až { $left } políček.
  }
status-deserter = Odlákejte rytíře.
status-alliance = Uzavřete spojenectví.
status-refill = Vezměte si kartu.
status-theirs-castle = { $name } staví hrad.
status-theirs-knight = { $name } staví rytíře.
status-theirs-act = { $name } volí kartu.
status-theirs-borders = { $name } klade hranice.
status-theirs-knights = { $name } staví rytíře.
status-theirs-expansion = { $name } rozšiřuje panství.
status-theirs-deserter = { $name } odlákává rytíře.
status-theirs-alliance = { $name } uzavírá spojenectví.
status-theirs-refill = { $name } si bere kartu.
turn-castle = Hrad
turn-knight = Rytíř
turn-income = Příjem
turn-act = Karta
turn-sold = Prodej
turn-borders = { $left ->
    [one] 1 hranice
    [few] { $left } hranice
    [many] { $left } hranice
   *[other] { $left } hranic
  }
turn-knights = { $left ->
    [one] 1 rytíř
    [few] { $left } rytíři
    [many] { $left } rytíře
   *[other] { $left } rytířů
  }
turn-expansion = Rozšíření
turn-deserter = Přeběhlík
turn-alliance = Spojenectví
turn-refill = Doplnění
turn-castle-why = Hrady stojí na loukách, ty jedné barvy daleko od sebe.
turn-knight-why = Ke každému hradu přijde jeden rytíř.
turn-income-why = Dukát za každý druh dolu ve vašich panstvích.
turn-act-why = Jednu kartu prodejte, nebo zaplaťte a použijte jeden z jejích symbolů.
turn-sold-why = Karta teď leží v Kanceláři.
turn-borders-why = Hranice, které uzavřou krajinu kolem jediného hradu, vytvoří panství.
turn-knights-why = Rytíři dělají panství silným.
turn-expansion-why = Panství zabere sousední půdu.
turn-deserter-why = Sousedův rytíř odejde a vy postavíte vlastního.
turn-alliance-why = Dvě panství si půdu nikdy neberou.
turn-refill-why = Zpět na tři karty, z balíčku nebo z Kanceláře.

## Choices, and what they would bring

prompt = Vaše volba
hint-castle = Zvolte louku: mezi hrady jedné barvy leží aspoň { $spaces ->
    [one] { $spaces } políčko
    [few] { $spaces } políčka
    [many] { $spaces } políčka
    *[other] { $spaces } políček
  }. Zlaté tečky ukazují, kde by mohl stát jeho rytíř.
hint-knight = Zvolte políčko vedle hradu. Lesy teď nestojí nic.
hint-act = Zvolte kartu z ruky. Plán pak ukáže, kde může působit.
hint-borders = { $left ->
    [1] Zvolte hranici.
   *[other] Zvolte hranici. Položit smíte { $left }.
  }
hint-knights = { $left ->
    [1] Zvolte políčko vedle svého hradu nebo rytíře.
   *[other] Zvolte políčko vedle svého hradu nebo rytíře. Postavit smíte { $left }.
  }
hint-expansion = { $left ->
    [1] Zvolte políčko vedle svého panství.
   *[other] Zvolte políčko vedle některého svého panství. Zabrat smíte { $left }.
  }
hint-deserter = Zvolte rytíře, který má odejít.
hint-alliance = Zvolte prsteny mezi svým panstvím a jiným.
hint-borders-then = Zvolte hranici.
hint-knights-then = Zvolte políčko.
hint-expansion-then = Zabrat by ho mohlo několik vašich panství. Zvolte jedno podle hradu.
hint-deserter-then = Zvolte, kam postavit vlastního rytíře.
hint-alliance-then = Zvolte podle hradu, které vaše panství.
hint-refill = Vezměte si vrchní kartu balíčku, nebo jednu z Kanceláře.
hint-refill-deck = Vezměte si vrchní kartu balíčku.
plain-castle = Hrad sem
plain-knight = Rytíř sem
plain-act = Karta
plain-borders = Hranice sem. Žádné panství se zatím neuzavře.
plain-knights = Rytíř sem
plain-expansion = Toto políčko
plain-deserter = Tento rytíř udělá místo vašemu
plain-alliance = Od teď si půdu navzájem neberou.
plain-refill = Tato karta
do-castle = Postavit hrad
do-knight = Postavit rytíře
do-act = Zahrát
do-play = { $ducats ->
    [one] Zahrát za 1 dukát
    [few] Zahrát za { $ducats } dukáty
    [many] Zahrát za { $ducats } dukátu
   *[other] Zahrát za { $ducats } dukátů
  }
do-sell = { $ducats ->
    [one] Prodat za 1 dukát
    [few] Prodat za { $ducats } dukáty
    [many] Prodat za { $ducats } dukátu
   *[other] Prodat za { $ducats } dukátů
  }
do-borders = Položit hranici
do-knights = Postavit rytíře
do-expansion = Zabrat políčko
do-deserter = Odlákat
do-alliance = Uzavřít spojenectví
do-refill = Vzít
do-end = Zbytek vynechat
bar-deck = Vrchní karta balíčku, písmeno { $letter }
# Read aloud: what a card cannot be used for now, and the sentence that says why.
use-not = { $use }: { $reason }
use-sell = Prodat
use-cost = platíte { $price }
use-gain = dostanete { $ducats }
use-left = { $ducats ->
    [0] nezbude nic
    [one] zbude 1
    [few] zbudou { $ducats }
    [many] zbude { $ducats }
   *[other] zbude { $ducats }
  }
effect-arises = { $owner ->
    [you] Uzavře vaše panství { $castle }
    [nobody] Uzavře neutrální panství { $castle }
   *[other] Uzavře panství { $castle }, { $name }
  }
effect-grows = { $owner ->
    [you] Zvětší vaše panství { $castle }
    [nobody] Zvětší neutrální panství { $castle }
   *[other] Zvětší panství { $castle }, { $name }
  }
effect-shrinks = { $owner ->
    [you] Zmenší vaše panství { $castle }
    [nobody] Zmenší neutrální panství { $castle }
   *[other] Zmenší panství { $castle }, { $name }
  }
# Read aloud after the name of a place.
effect-closes = { $owner ->
    [you] uzavře vaše panství { $castle }: { $points ->
        [one] 1 bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
      }
    [nobody] uzavře neutrální panství { $castle }
   *[other] uzavře panství { $castle }, { $name }: { $points ->
        [one] 1 bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
      }
  }
effect-cut = { $count ->
    [one] 1 políčko bude odříznuto a nebude patřit nikomu
    [few] { $count } políčka budou odříznuta a nebudou patřit nikomu
    [many] { $count } políčka bude odříznuto a nebude patřit nikomu
   *[other] { $count } políček bude odříznuto a nebude patřit nikomu
  }
effect-ducats = { $count ->
    [one] 1 dukát za les
    [few] { $count } dukáty za les
    [many] { $count } dukátu za les
   *[other] { $count } dukátů za les
  }
effect-strength = { $owner ->
    [you] Síla, vaše panství { $castle }: dosud { $before }, pak { $after }
    [nobody] Síla, neutrální panství { $castle }: dosud { $before }, pak { $after }
   *[other] Síla, panství { $castle }, { $name }: dosud { $before }, pak { $after }
  }
# Points before and after.
effect-sum = { $before ->
    [one] dosud 1 bod, pak { $after }
    [few] dosud { $before } body, pak { $after }
    [many] dosud { $before } bodu, pak { $after }
   *[other] dosud { $before } bodů, pak { $after }
  }
effect-king = { $name } dojde ke králi
effect-allies = { $owner ->
    [nobody] Spojí vaše panství { $own } s neutrálním panstvím { $castle }
   *[other] Spojí vaše panství { $own } s panstvím { $castle }, { $name }
  }
# What brings or costs points, read aloud: "2 villages, plus 6"; or whom it costs: "Ben, minus 6".
effect-more = { $text }, plus { $count }
effect-less = { $text }, minus { $count }
gain-forests = { $count ->
    [one] 1 les
    [few] { $count } lesy
    [many] { $count } lesa
   *[other] { $count } lesů
  }
gain-villages = { $count ->
    [one] 1 vesnice
    [few] { $count } vesnice
    [many] { $count } vesnice
   *[other] { $count } vesnic
  }
gain-city = královské město
gain-monopolies = { $count ->
    [one] 1 monopol
    [few] { $count } monopoly
    [many] { $count } monopolu
   *[other] { $count } monopolů
  }
## The log

log-hand = { $name } dostává karty: { $cards }.
log-draw = { $known ->
    [no] { $name } si lízá kartu z balíčku.
   *[other] { $name } si lízá z balíčku: { $card }.
  }
log-castle = { $whose ->
    [own] { $name } staví hrad na { $square }.
   *[neutral] { $name } staví neutrální hrad na { $square }.
  }
log-guard = Jeho rytíř stojí na { $square }.
log-sell = { $name } prodává „{ $card }“ za { $ducats ->
    [one] 1 dukát
    [few] { $ducats } dukáty
    [many] { $ducats } dukátu
   *[other] { $ducats } dukátů
  }.
log-card = { $name } hraje „{ $use }“ za { $price ->
    [one] 1 dukát
    [few] { $price } dukáty
    [many] { $price } dukátu
   *[other] { $price } dukátů
  }.
log-take = { $name } si bere z Kanceláře „{ $card }“.
log-end = { $name } vynechává zbytek karty.
log-knight = { $price ->
    [0] { $name } staví rytíře na { $square }.
   *[other] { $name } staví rytíře na { $square }, do lesa za dukát.
  }
log-border = { $name } klade hranici mezi { $first } a { $second }.
log-expand = { $taken ->
    [yes] Panství { $castle } ({ $name }) zabírá { $square }. Ztrácí: { $owner }.
   *[no] Panství { $castle } ({ $name }) zabírá { $square }.
  }
log-desert = { $name } odlákává rytíře z { $knight } ({ $owner }) a svého staví na { $square }.
log-ally = { $name } uzavírá spojenectví: panství { $castle } a { $target } ({ $owner }).
# A move taken back, by its first word in the notation.
log-undo-castle = { $name } bere zpět hrad z { $square }.
log-undo-play = { $name } bere zpět kartu „{ $use }“.
log-undo-sell = { $name } bere zpět prodej „{ $card }“.
log-undo-knight = { $name } bere zpět rytíře z { $square }.
log-undo-border = { $name } bere zpět hranici mezi { $first } a { $second }.
log-undo-expand = { $name } bere zpět rozšíření panství { $castle } o { $square }.
log-undo-desert = { $name } bere zpět odlákání: rytíř ({ $owner }) stojí znovu na { $knight }.
log-undo-ally = { $name } bere zpět spojenectví panství { $castle } a { $target } ({ $owner }).
log-undo-end = { $name } bere zpět vynechání zbytku karty.
log-domain = Panství { $castle } ({ $who }) se uzavírá: { $points ->
    [0] bez bodů
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }.
log-grown = Panství { $castle } ({ $who }) roste: { $points ->
    [0] bez bodů
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }.
log-shrunk = Panství { $castle } ({ $who }) ztrácí { $squares ->
    [one] políčko
    [few] { $squares } políčka
    [many] { $squares } políčka
   *[other] { $squares } políček
  }: { $points ->
    [0] bez bodů
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }.
log-monopoly = { $mine ->
    [mine_gold] { $name } má monopol zlatých dolů: 5 bodů.
    [mine_silver] { $name } má monopol stříbrných dolů: 5 bodů.
    [mine_copper] { $name } má monopol měděných dolů: 5 bodů.
   *[mine_diamond] { $name } má monopol diamantových dolů: 5 bodů.
  }
log-broken = { $mine ->
    [mine_gold] { $name } ztrácí monopol zlatých dolů: minus 5 bodů.
    [mine_silver] { $name } ztrácí monopol stříbrných dolů: minus 5 bodů.
    [mine_copper] { $name } ztrácí monopol měděných dolů: minus 5 bodů.
   *[mine_diamond] { $name } ztrácí monopol diamantových dolů: minus 5 bodů.
  }
log-empty = Balíček došel. Každý zahraje nebo prodá zbylé karty.
log-income = Doly platí, { $name } dostává { $ducats ->
    [one] 1 dukát
    [few] { $ducats } dukáty
    [many] { $ducats } dukátu
   *[other] { $ducats } dukátů
  }.
log-crown = { $points ->
    [one] { $name } dochází ke králi, má { $points } bod.
    [few] { $name } dochází ke králi, má { $points } body.
    [many] { $name } dochází ke králi, má { $points } bodu.
   *[other] { $name } dochází ke králi, má { $points } bodů.
  }

## The end

over-king = { $count ->
    [1] { $names } dochází ke králi na čísle { $king }.
   *[other] { $names } jednou kartou docházejí ke králi na čísle { $king }.
  }
over-deck = Balíček došel a poslední karty jsou dohrané, porovnaly se tedy dukáty.
over-active = Stejně bodů: { $points }. První je ten, kdo ke králi došel ve svém tahu.
over-ducats = Stejně bodů: { $points }. Rozhoduje více dukátů: { $first } : { $second }.
over-ducats-of = { $name } má { $ducats ->
    [one] 1 dukát
    [few] { $ducats } dukáty
    [many] { $ducats } dukátu
   *[other] { $ducats } dukátů
  }
over-ducats-amount = Nejvíce dukátů přinese 5 bodů, nejbližší nižší množství 3.
over-ducats-rank = Nejvíce dukátů přinese 5 bodů, druhé nejvyšší množství 3; po shodě na prvním místě druhé místo není.

## How a table plays

rules-king = Král na čísle { $king }
rules-king-why = Kdo má po dohrané kartě tolik bodů, hned vítězí.
rules-pieces = Každý: { $castles ->
    [one] { $castles } hrad
    [few] { $castles } hrady
    [many] { $castles } hradu
    *[other] { $castles } hradů
  } a { $knights ->
    [one] { $knights } rytíř
    [few] { $knights } rytíři
    [many] { $knights } rytíře
    *[other] { $knights } rytířů
  }
rules-pieces-why = Hranic pro všechny je { $borders }; dukátů má na začátku každý { $ducats }.
rules-tiles = Krajina: { $tiles }
rules-tiles-ours = Krajina: naše kresba
rules-tiles-why = Jak dílky leží: { $layout }
rules-board = Vlastní plán
rules-board-why = Krajina je zadaná políčko po políčku.
rules-neutral = Neutrální barva
rules-neutral-why = Ve dvou staví oba i hrady a rytíře třetí barvy, která nepatří nikomu.

## Refusals of the rules

here-ground = { $ground ->
    [forest] Tady: { domaine-forest }.
    [village] Tady: { domaine-village }.
    [city] Tady: { domaine-city }.
    [mine_gold] Tady: { domaine-mine-gold }.
    [mine_silver] Tady: { domaine-mine-silver }.
    [mine_copper] Tady: { domaine-mine-copper }.
    [mine_diamond] Tady: { domaine-mine-diamond }.
   *[meadow] Tady: { domaine-meadow }.
  }
here-near = Políček mezi tímto a hradem { $castle }: { $spaces }.
here-walled = Mezi tímto políčkem a vaší figurkou { $square } leží hranice.
here-nobody = Vedle tohoto políčka nestojí žádná vaše figurka.
here-domain = Toto políčko leží v panství { $castle }.
here-stranded = Odříznuti by byli: { $places }.
here-purse = Máte { $ducats }.
refusal-castle-terrain = Hrad stojí na louce.
refusal-castle-taken = Už tam něco stojí.
refusal-castle-no-knight = Vedle něj by nebylo políčko pro rytíře.
refusal-castle-too-near = { $spaces ->
    [one] Mezi hrady jedné barvy leží aspoň { $spaces } políčko.
    [few] Mezi hrady jedné barvy leží aspoň { $spaces } políčka.
    [many] Mezi hrady jedné barvy leží aspoň { $spaces } políčka.
   *[other] Mezi hrady jedné barvy leží aspoň { $spaces } políček.
  }
refusal-knight-beside-castle = Rytíř patří vedle právě postaveného hradu.
refusal-card-not-held = Tuto kartu v ruce nemáte.
refusal-play-symbol = Tento symbol karta nemá.
refusal-play-price = Stojí { $price } a máte { $ducats }.
refusal-play-no-part = Žádnou její část teď provést nelze.
refusal-part-other-symbol = Karta se hraje s jiným symbolem.
refusal-end-no-part = Aspoň jedna část karty se musí provést.
refusal-refill-chancery = Tato karta v Kanceláři není.
refusal-refill-just-sold = Právě prodanou kartu si v témže tahu zpět vzít nelze.
refusal-refill-must-draw = { $rounds ->
    [one] Celé { $rounds } kolo nikdo kartu nezahrál ani nelízl, musíte si lízt z balíčku.
    [few] Celá { $rounds } kola nikdo kartu nezahrál ani nelízl, musíte si lízt z balíčku.
    [many] Celého { $rounds } kola nikdo kartu nezahrál ani nelízl, musíte si lízt z balíčku.
   *[other] Celých { $rounds } kol nikdo kartu nezahrál ani nelízl, musíte si lízt z balíčku.
  }
refusal-draw-stack = To není balíček, který je nahoře.
refusal-draw-gone = Tato karta už v balíčku není.
refusal-border-inside-domain = Dovnitř panství se hranice neklade.
refusal-border-own-figures = Hranice nesmí oddělit dvě figurky jedné barvy.
refusal-border-supply = Žádná hranice nezbývá.
refusal-border-taken = Hranice už tam je.
refusal-knight-supply = Žádný rytíř nezbývá.
refusal-knight-terrain = Rytíř stojí na louce nebo v lese.
refusal-knight-taken = Už tam něco stojí.
refusal-knight-not-beside = Rytíř patří vedle hradu nebo rytíře své barvy a nesmí mezi nimi být hranice.
refusal-knight-forest = Rytíř v lese stojí o { $price } víc.
refusal-expand-not-own = To není vaše panství.
refusal-expand-one-domain = Jedna karta zvětšuje jen jedno panství.
refusal-expand-not-beside = Políčko neleží u tohoto panství.
refusal-expand-figure = Stojí tam hrad nebo rytíř.
refusal-expand-own-domain = Panství neroste do jiného téhož majitele.
refusal-expand-strength = Je třeba víc rytířů, než má druhé panství: { $own } proti { $theirs }.
refusal-expand-allied = Mezi těmito dvěma panstvími je spojenectví.
refusal-expand-neutral = Neutrální panství se u tohoto stolu nechávají na pokoji.
refusal-expand-supply = Na obehnání zbývá příliš málo hranic.
refusal-desert-not-own = To není vaše panství.
refusal-desert-not-theirs = To není panství soupeře.
refusal-desert-not-beside = Tato dvě panství neleží vedle sebe.
refusal-desert-allied = U tohoto stolu rytíř ze spojeneckého panství nepřeběhne.
refusal-desert-no-own-knight = Vaše panství nemá rytíře.
refusal-desert-no-knight = Žádný rytíř majitele tam nestojí.
refusal-desert-chain = Jiní rytíři by ztratili spojení s hradem.
refusal-desert-last-knight = U tohoto stolu poslední rytíř panství nikdy nepřeběhne.
refusal-desert-outside = Nový rytíř patří do vašeho vlastního panství.
refusal-ally-not-own = To není vaše panství.
refusal-ally-not-theirs = To není panství soupeře.
refusal-ally-not-beside = Tato dvě panství neleží vedle sebe.
refusal-ally-already = Tato dvě panství už spojenectví mají.

## Hints

# The card is known by its two symbols: “Knight or Expand”.
hint-play = Nápověda: zahrajte „{ $card }“ jako „{ $use }“.
hint-play-only = Nápověda: zahrajte „{ $card }“.
hint-sell = Nápověda: prodejte „{ $card }“.
hint-end = Nápověda: zde přestaňte a zbytek karty vynechte.
hint-deck = Nápověda: lízněte si kartu z balíčku.
hint-take = Nápověda: vezměte si z Kanceláře „{ $card }“.
# One place on the board, or two of which one is chosen after the other, as in place-….
hint-spot-one = Nápověda: { $first }.
hint-spot-two = Nápověda: { $first }; potom { $second }.
why-closes = Uzavře vaše panství { $castle }: { $squares ->
    [one] 1 políčko
    [few] { $squares } políčka
    [many] { $squares } políčka
   *[other] { $squares } políček
  }, +{ $points }.
why-grows = Vaše panství { $castle } vyroste o { $squares ->
    [one] 1 políčko
    [few] { $squares } políčka
    [many] { $squares } políčka
   *[other] { $squares } políček
  }: +{ $points }.
why-monopolies = Doplní monopol: +{ $points }.
why-mines = { $count ->
    [one] Přibude vám jeden důl.
    [few] Přibudou vám { $count } doly.
    [many] Přibude vám { $count } dolu.
   *[other] Přibude vám { $count } dolů.
  }
why-income = Každý tah přinese o { $ducats ->
    [one] 1 dukát
    [few] { $ducats } dukáty
    [many] { $ducats } dukátu
   *[other] { $ducats } dukátů
  } více.
why-opens = Její první část může hned přinést { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }.
why-card = Zahrání karty stojí { $price ->
    [one] 1 dukát
    [few] { $price } dukáty
    [many] { $price } dukátu
   *[other] { $price } dukátů
  }, prodej přinese { $ducats }.
why-takes = { $name } ztratí { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }.
why-stronger = Vaše panství { $castle } pak bude mít { $count ->
    [one] 1 rytíře
    [few] { $count } rytíře
    [many] { $count } rytíře
   *[other] { $count } rytířů
  }.
why-sells = Přinese { $ducats ->
    [one] 1 dukát
    [few] { $ducats } dukáty
    [many] { $ducats } dukátu
   *[other] { $ducats } dukátů
  }.
# The same, said of somebody else.
says-closes = Uzavře panství { $castle }: { $squares ->
    [one] 1 políčko
    [few] { $squares } políčka
    [many] { $squares } políčka
   *[other] { $squares } políček
  }, +{ $points }.
says-grows = Panství { $castle } vyroste o { $squares ->
    [one] 1 políčko
    [few] { $squares } políčka
    [many] { $squares } políčka
   *[other] { $squares } políček
  }: +{ $points }.
says-mines = { $count ->
    [one] Přibude jeden důl.
    [few] Přibudou { $count } doly.
    [many] Přibude { $count } dolu.
   *[other] Přibude { $count } dolů.
  }
says-stronger = Panství { $castle } pak bude mít { $count ->
    [one] 1 rytíře
    [few] { $count } rytíře
    [many] { $count } rytíře
   *[other] { $count } rytířů
  }.

## The table before the game

room-cards = Karty se rozdají, až budou všichni sedět.
