# The Queendomino family on the start page and where a table is laid: names, the shelf, options.

## The games

game-queendomino = Queendomino
game-kingdomino = Kingdomino
game-royal-wedding = Královská svatba
game-dynasty = { $name }, Dynastie
kingdom-yours = Vaše království
standing-round = Kolo { $round }
standing-setup = Příprava
wished-size = { $size } × { $size }
shelf-queendomino = Dílky, budovy, královna a drak
shelf-kingdomino = Ta malá: přiložit, vybrat, korunovat
shelf-royal-wedding = Obě krabice, velká království, týmy
rules-about-queendomino = Dva až čtyři hráči. Pole a města, rytíři a budovy, královna a drak.
rules-about-kingdomino = Dva až čtyři hráči. Jen krajina a korunky; s Říší středu, Harmonií, Velkým soubojem a Dynastií.
rules-about-royal-wedding = Tři až osm hráčů, každý za sebe nebo v týmech po dvou, s dílky z obou krabic.

## A new table

new-team = Tým { $team }: jedno království, jeden prapor
new-box = Liší se vaše žetony od našich?
box-title = Zkontrolujte svou krabici

## How to play it: options

option-edition = Pravidla
option-edition-us = Americká
option-edition-eu = Evropská
option-edition-cz = Česká
option-edition-us-why = Při shodě rozhodne největší oblast, pak se místo dělí.
option-edition-eu-why = Hraje se jako podle amerických: při shodě rozhodne největší oblast, pak se místo dělí.
option-edition-cz-why = Při shodě rozhodne největší oblast, pak více zbylých mincí.
option-royal-wedding-edition-us = Americká
option-royal-wedding-edition-eu = Evropská
option-royal-wedding-edition-cz = Česká
option-royal-wedding-edition-us-why = Každý za sebe až v osmi. Při shodě rozhodne největší oblast, pak se místo dělí.
option-royal-wedding-edition-eu-why = Každý za sebe až v šesti. Při shodě rozhodne největší oblast, pak se místo dělí.
option-royal-wedding-edition-cz-why = Každý za sebe až v sedmi. Při shodě rozhodne největší oblast, pak více zbylých mincí.
option-size = Království
option-size-5 = 5 × 5
option-size-7 = 7 × 7
option-size-5-why = Království se vejde do čtverce pět krát pět políček.
option-size-7-why = Království se vejde do čtverce sedm krát sedm políček.
option-kingdomino-size-5 = 5 × 5
option-kingdomino-size-7 = 7 × 7, Velký souboj
option-kingdomino-size-5-why = Šest kol s polovinou dílků.
option-kingdomino-size-7-why = Dvanáct kol se všemi dílky.
option-bonuses = Bonusy
option-bonuses-middle-kingdom = Říše středu
option-bonuses-harmony = Harmonie
option-bonuses-middle-kingdom-why = Říše středu: 10 bodů, stojí-li hrad uprostřed.
option-bonuses-harmony-why = Harmonie: 5 bodů, nebyl-li odhozen žádný dílek.
option-centre = Střed
option-centre-extent = Království
option-centre-grid = Mřížky
option-centre-extent-why = Hrad je v království plné velikosti stejně daleko od protilehlých okrajů.
option-centre-grid-why = Hrad leží na prostředním políčku mřížky, ať je kolem něj přiloženo sebeméně.
option-dynasty = Partie
option-dynasty-false = Jedna
option-dynasty-true = Dynastie
option-dynasty-false-why = Rozhodne jedna partie.
option-dynasty-true-why = Tři partie; body se sčítají.
option-teams = Strany
option-teams-false = Každý za sebe
option-teams-true = Týmy po dvou
option-teams-false-why = Každé místo má vlastní království.
option-teams-true-why = Dvě místa mají společný hrad, království 7 × 7, mince i rytíře; ve svém tahu rozhoduje každý sám.
option-size-printed-why = Sedm krát sedm při dvou hráčích, jinak pět krát pět.
option-royal-wedding-size-printed-why = Sedm krát sedm pro týmy a pro tři nebo čtyři hráče, jinak pět krát pět.
option-line = Dílků v řadě
option-line-printed-why = Čtyři při třech nebo čtyřech hráčích a královstvích 7 × 7, jinak osm.
option-line-4-why = Čtyři, jako ve většině jazykových verzí.
option-line-8-why = Osm, jak říkají německá pravidla; co si nikdo nevybere, vyřadí se ze hry.
option-single = Nejvíce hráčů bez týmů
option-single-printed-why = Kolik dovolí vydání.
option-single-6-why = Šest, jak říkají evropská pravidla.
option-single-7-why = Sedm, jak říkají česká pravidla.
option-single-8-why = Osm, jak říkají americká pravidla; nedoporučují to.
option-purse = Mince a rytíř
option-purse-team = Na tým
option-purse-seat = Na spoluhráče
option-purse-printed-why = Sedm mincí a rytíř pro každý tým.
option-purse-team-why = Sedm mincí a rytíř pro každý tým.
option-purse-seat-why = Sedm mincí a rytíř pro každého ze dvojice: některé jazykové verze to nechávají otevřené.
option-knight-supply = Rytířů v krabici
option-knight-supply-printed-why = Dvacet dva.
option-knight-supply-22-why = Dvacet dva, jak jich počítá většina jazykových verzí.
option-knight-supply-19-why = Devatenáct, jak jich počítají španělská, italská, portugalská a ruská pravidla.
option-last-tie = Poslední shoda
option-last-tie-shared = Dělí se
option-last-tie-coins = Mince
option-last-tie-printed-why = Jak říká vydání.
option-last-tie-shared-why = Po největší oblasti se při shodě místo dělí.
option-last-tie-coins-why = Po největší oblasti rozhodne více zbylých mincí.
option-box = Krabice
option-box-printed = Jak ji známe
option-box-printed-why = Některá čísla na našich žetonech budov jsou odhady.
option-box-why = Vaše vlastní krabice: žetony, jak je zkontroloval jejich majitel.

## How the table plays

table-edition = Pravidla: { $edition }
table-size = Království { $size } × { $size }
table-size-why = { $size ->
    [one] Žádné království není širší ani vyšší než { $size } políčko.
    [few] Žádné království není širší ani vyšší než { $size } políčka.
    [many] Žádné království není širší ani vyšší než { $size } políčka.
   *[other] Žádné království není širší ani vyšší než { $size } políček.
  }
table-rounds = { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
    [many] { $rounds } kola
   *[other] { $rounds } kol
  }
table-rounds-why = { $kings ->
    [1] Dílků v řadě: { $line }. Každý hráč má jednoho krále.
   *[other] Dílků v řadě: { $line }. Každý hráč má { $kings } krále.
  }
table-town = Na začátku { $coins ->
    [one] { $coins } mince
    [few] { $coins } mince
    [many] { $coins } mince
    *[other] { $coins } mincí
  } a { $knights ->
    [one] { $knights } rytíř
    [few] { $knights } rytíři
    [many] { $knights } rytíře
    *[other] { $knights } rytířů
  }
table-town-why = Rytířů v krabici: { $supply }.
table-box = Krabice: { $name }
table-box-why = Žetony budov a dílky, jak je zkontroloval majitel této krabice.
ties-none = Místo se dělí.
ties-largest = Rozhodne největší oblast, pak se místo dělí.
ties-largest-crowns = Rozhodne největší oblast, pak více korunek, pak se místo dělí.
ties-largest-coins = Rozhodne největší oblast, pak více zbylých mincí, pak se místo dělí.
table-ties = Při shodě
