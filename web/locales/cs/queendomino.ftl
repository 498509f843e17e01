# Land, pieces and a table of the Queendomino family.

## Land, pieces and what they say of themselves

terrain-castle = hrad
terrain-wheat = obilné pole
terrain-forest = les
terrain-lake = jezero
terrain-grassland = louka
terrain-swamp = vřesoviště
terrain-mine = hora
terrain-town = město
half-crowned = { $count ->
    [one] { $terrain }, 1 korunka
    [few] { $terrain }, { $count } korunky
    [many] { $terrain }, { $count } korunky
   *[other] { $terrain }, { $count } korunek
  }
domino-name = Dílek { $number }: { $first } a { $second }
domino-of = { $domino }. Krabice: { $box }
where-castle = hrad
# $way: where it lies as seen from the castle; $across and $down: how many squares away.
where = { $way ->
    [left] { $across ->
        [1] hned vlevo od hradu
        [few] { $across } políčka vlevo od hradu
        [many] { $across } políčka vlevo od hradu
       *[other] { $across } políček vlevo od hradu
      }
    [right] { $across ->
        [1] hned vpravo od hradu
        [few] { $across } políčka vpravo od hradu
        [many] { $across } políčka vpravo od hradu
       *[other] { $across } políček vpravo od hradu
      }
    [above] { $down ->
        [1] hned nad hradem
        [few] { $down } políčka nad hradem
        [many] { $down } políčka nad hradem
       *[other] { $down } políček nad hradem
      }
    [below] { $down ->
        [1] hned pod hradem
        [few] { $down } políčka pod hradem
        [many] { $down } políčka pod hradem
       *[other] { $down } políček pod hradem
      }
    [corner-above-left] u levého horního rohu hradu
    [corner-above-right] u pravého horního rohu hradu
    [corner-below-left] u levého dolního rohu hradu
    [corner-below-right] u pravého dolního rohu hradu
    [above-left] od hradu { $across } vlevo a { $down } nahoru
    [above-right] od hradu { $across } vpravo a { $down } nahoru
    [below-left] od hradu { $across } vlevo a { $down } dolů
   *[below-right] od hradu { $across } vpravo a { $down } dolů
  }
square-free = volné
square-knight = rytíř
square-knight-why = Stojí zde rytíř. Daně už jsou vybrány a rytíř zůstává natrvalo.
square-held = váš dílek
square-legal = možné
square-chosen = zvolené
square-choosable = lze zvolit
castle-why = Zde začíná každé království. Dotýkat se ho smí jakákoli krajina.
territory-of = { $squares ->
    [one] Oblast, 1 políčko
    [few] Oblast, { $squares } políčka
    [many] Oblast, { $squares } políčka
   *[other] Oblast, { $squares } políček
  }, { $crowns ->
    [0] bez korunky.
    [one] 1 korunka.
    [few] { $crowns } korunky.
    [many] { $crowns } korunky.
   *[other] { $crowns } korunek.
  }
kingdom-of = Království: { $name }
king-of = Král: { $name }
stat-coins = { $count ->
    [one] 1 mince
    [few] { $count } mince
    [many] { $count } mince
   *[other] { $count } mincí
  }
stat-knights = { $count ->
    [one] 1 rytíř v zásobě
    [few] { $count } rytíři v zásobě
    [many] { $count } rytíře v zásobě
   *[other] { $count } rytířů v zásobě
  }
stat-towers = { $count ->
    [one] 1 věž
    [few] { $count } věže
    [many] { $count } věže
   *[other] { $count } věží
  }
stat-crowns = { $count ->
    [one] 1 korunka
    [few] { $count } korunky
    [many] { $count } korunky
   *[other] { $count } korunek
  }
stat-largest = { $count ->
    [one] největší oblast 1 políčko
    [few] největší oblast { $count } políčka
    [many] největší oblast { $count } políčka
   *[other] největší oblast { $count } políček
  }
stat-crowns-why = { $dynasty ->
    [yes] Oblast přinese počet políček krát počet korunek.
   *[no] Oblast přinese počet políček krát počet korunek. Jsou-li body i největší oblasti stejné, vítězí, kdo má více korunek.
  }
stat-largest-why = { $dynasty ->
    [yes] Po třech partiích se při stejném součtu o místo dělíte.
   *[no] Jsou-li body stejné, vítězí největší oblast.
  }
stat-coins-why = Za mince se kupují budovy a podplácí drak. Na konci dají tři mince jeden bod.
stat-knights-why = Rytíř na vašem novém dílku vybere minci za každé políčko své oblasti.
stat-towers-why = Královna navštíví toho, kdo stavbou získá nejvíce věží.
line-king = { $sure ->
    [yes] Stojí zde { $name }: { $order }. tah kola.
   *[no] Stojí zde { $name }: nejpozději { $order }. tah kola.
  }
line-free = { $sure ->
    [yes] Zatím zde nikdo nestojí. Kdo si ho vybere, má { $order }. tah kola.
   *[no] Zatím zde nikdo nestojí. Kdo si ho vybere, má nejpozději { $order }. tah kola.
  }
line-turn-over = Tento tah už proběhl.
line-turn-now = Tento tah právě probíhá.
claim-domino = { $sure ->
    [yes] Vybrat – { $domino }, { $order }. tah
   *[no] Vybrat – { $domino }, nejpozději { $order }. tah
  }

## Builders

builders = Plán budov
slot-sold = prodáno
slot-burnt = spáleno
slot-empty = prázdné
slot-printed = { $filled ->
    [yes] Náklady na plánu: { $cost }. Volná místa se doplní na konci kola.
   *[no] Náklady na plánu: { $cost }.
  }
slot-price = { $price ->
    [0] Nestojí nic.
    [one] Náklady: 1 mince.
    [few] Náklady: { $price } mince.
    [many] Náklady: { $price } mince.
   *[other] Náklady: { $price } mincí.
  }
slot-price-queen = { $price ->
    [0] Nestojí nic místo { $cost }: královna jednu odečítá.
   *[other] Stojí { $price } místo { $cost }: královna jednu odečítá.
  }
slot-too-dear = { $price ->
    [one] Na 1 minci nemáte.
    [few] Na { $price } mince nemáte.
    [many] Na { $price } mince nemáte.
   *[other] Na { $price } mincí nemáte.
  }
slot-name = { $name }. { $price }
dragon-home = Drak je v jeskyni
dragon-out = Drak je venku
dragon-why = Jednou za kolo ho jedna mince přiměje spálit nabízený žeton. Kdo hostí královnu, toho neposlechne.
dragon-price = 1 mince spálí žeton
dragon-away = zpět v příštím kole
pile-left = { $count ->
    [one] Ve sloupečku zbývá 1 žeton budovy.
    [few] Ve sloupečku zbývají { $count } žetony budov.
    [many] Ve sloupečku zbývá { $count } žetonu budovy.
   *[other] Ve sloupečku zbývá { $count } žetonů budov.
  }
building-bakery = Pekárna
building-sawmill = Pila
building-fishmonger = Rybárna
building-weaving-shop = Tkalcovna
building-magic-school = Škola magie
building-foundry = Kovárna
building-church = Kostel
building-safe-knight = Trezor
building-safe-tower = Trezor
building-small-tavern = Krčma
building-big-tavern = Taverna
building-guardtower = Hlídková věž
building-fortified-castle = Opevněná strážnice
building-travelling-castle = Kráčející hrad
building-training-camp = Výcvikový tábor
building-statue = Socha
building-queens-tower = Královnina věž
building-gives-knights = { $count ->
    [one] Hned 1 rytíř.
    [few] Hned { $count } rytíři.
    [many] Hned { $count } rytíře.
   *[other] Hned { $count } rytířů.
  }
building-gives-towers = { $count ->
    [one] Hned 1 věž.
    [few] Hned { $count } věže.
    [many] Hned { $count } věže.
   *[other] Hned { $count } věží.
  }
building-gives-crown = Korunka pro její město.
building-tax-knight = Od vašeho příštího tahu přinese každý rytíř vyslaný na výběr daní o 1 minci více za každého vašeho rytíře.
building-tax-tower = Od vašeho příštího tahu přinese každý rytíř vyslaný na výběr daní o 1 minci více za každou vaši věž.
building-points = { $count ->
    [one] Na konci 1 bod.
    [few] Na konci { $count } body.
    [many] Na konci { $count } bodu.
   *[other] Na konci { $count } bodů.
  }
building-per-terrain = { $count ->
    [one] Na konci 1 bod za každou oblast: { $terrain }.
    [few] Na konci { $count } body za každou oblast: { $terrain }.
    [many] Na konci { $count } bodu za každou oblast: { $terrain }.
   *[other] Na konci { $count } bodů za každou oblast: { $terrain }.
  }
building-per-tower = { $count ->
    [one] Na konci 1 bod za každou vaši věž.
    [few] Na konci { $count } body za každou vaši věž.
    [many] Na konci { $count } bodu za každou vaši věž.
   *[other] Na konci { $count } bodů za každou vaši věž.
  }
building-per-knight = { $count ->
    [one] Na konci 1 bod za každého vašeho rytíře.
    [few] Na konci { $count } body za každého vašeho rytíře.
    [many] Na konci { $count } bodu za každého vašeho rytíře.
   *[other] Na konci { $count } bodů za každého vašeho rytíře.
  }
building-plain = Nic jiného nepřináší.
building-unsure = Náš odhad na tomto žetonu: { $things }.
unsure-knights = počet rytířů
unsure-towers = počet věží
unsure-tax-bonus = zda zvyšuje daně
unsure-crowns = korunka
unsure-points = body

## Score pad

row-wealth = Pokladnice
row-wheat = Obilná pole
row-forest = Lesy
row-lake = Jezera
row-grassland = Louky
row-swamp = Vřesoviště
row-mine = Hory
row-town = Městské oblasti
row-queen = Královna
row-buildings = Budovy
row-bonuses = Bonusy
item-wealth = { $coins ->
    [one] 1 mince
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
  }, tři za bod: { $points }
item-territory = { $squares } × { $crowns }, { $terrain }: { $points }
item-queen = { $squares ->
    [one] Korunka navíc za { $squares } políčko, { $terrain }: { $points }
    [few] Korunka navíc za { $squares } políčka, { $terrain }: { $points }
    [many] Korunka navíc za { $squares } políčka, { $terrain }: { $points }
   *[other] Korunka navíc za { $squares } políček, { $terrain }: { $points }
  }
item-building-points = { $building }: { $points }
item-building-towers = { $building }, { $count ->
    [one] 1 věž
    [few] { $count } věže
    [many] { $count } věže
   *[other] { $count } věží
  }: { $points }
item-building-knights = { $building }, { $count ->
    [one] 1 rytíř
    [few] { $count } rytíři
    [many] { $count } rytíře
   *[other] { $count } rytířů
  }: { $points }
item-building-territories = { $building }, { $count ->
    [one] 1 oblast
    [few] { $count } oblasti
    [many] { $count } oblasti
   *[other] { $count } oblastí
  }: { $points }
item-middle-kingdom = Hrad stojí uprostřed: { $points }
item-game = Partie { $game }: { $points }
item-harmony = Harmonie, království je úplné: { $points }

## Refusals of the rules

here-castle = Tady stojí váš hrad.
here-land = Tady: { $terrain }.
here-nothing = Tady nic neleží.
here-no-room = Toto políčko je volné, ale žádné vedle něj není.
here-alone = Vedle tohoto políčka nic neleží.
here-beside = Vedle tohoto políčka: { $around }. Váš dílek: { $halves }.
here-extent = Tady by království mělo { $wide } × { $high }.
here-king = Už má vybráno: { $name }.
here-own-king = Stojí tam váš vlastní král.
refusal-place-wrong-domino = Přikládáte dílek, na kterém stojí váš král.
refusal-place-apart = Jeho dvě poloviny musí ležet vedle sebe.
refusal-place-occupied = Každá polovina dílku potřebuje volné políčko.
refusal-place-unconnected = Musí se dotýkat své krajiny nebo vašeho hradu.
refusal-place-too-wide = Království má na šířku i na výšku nejvýše { $size ->
    [one] { $size } políčko
    [few] { $size } políčka
    [many] { $size } políčka
   *[other] { $size } políček
  }.
refusal-place-order = Obě poloviny jsou stejné: stačí jeden způsob přiložení.
refusal-discard-wrong-domino = To není dílek, který držíte.
refusal-discard-fits = Někam se vejde, musí se tedy přiložit.
refusal-tax-square = Rytíři jdou na právě přiložený dílek, na každé políčko jeden.
refusal-tax-knights = Tolik rytířů v zásobě nemáte.
refusal-build-no-slot = Takové místo na plánu není.
refusal-build-empty-slot = Na tomto místě žádný žeton není.
refusal-build-coins = Stojí to { $price } a máte { $coins }.
refusal-build-square = Budova stojí na políčku města.
refusal-build-taken = Na tomto políčku už budova je.
refusal-bribe-queen = Kdo hostí královnu, toho drak neposlechne.
refusal-bribe-away = V tomto kole už drak letěl.
refusal-bribe-coins = Drak žádá { $price } a máte { $coins }.
refusal-bribe-no-slot = Takové místo na plánu není.
refusal-bribe-empty-slot = Na tomto místě není co spálit.
refusal-claim-not-in-line = Tento dílek v příští řadě není.
refusal-claim-taken = Na dílku stojí jen jeden král.
refusal-pass-mandatory = Tento krok přeskočit nelze.
refusal-king-not-drawn = Losuje se jiný král.
refusal-deal-gone = Tento dílek už byl vyložen.
refusal-tile-gone = Takový žeton už ve sloupečku není.

## Whose turn

status-place = Přiložte: { $first } a { $second }.
status-place-double = Přiložte: dvakrát { $first }.
status-discard = Nikam se nevejde: { $first } a { $second }.
status-discard-double = Nikam se nevejde: dvakrát { $first }.
status-tax = Pošlete rytíře na výběr daní, nebo krok přeskočte.
status-build = Stavte ve městě, nebo krok přeskočte.
status-bribe = Podplaťte draka, nebo krok přeskočte.
status-claim = Vyberte si příští dílek.
status-theirs-place = { $name } přikládá dílek.
status-theirs-tax = { $name } může vybrat daně.
status-theirs-build = { $name } může stavět.
status-theirs-bribe = { $name } může podplatit draka.
status-theirs-claim = { $name } si vybírá dílek.
step-place = Dílek
step-tax = Daně
step-build = Stavba
step-bribe = Drak
step-claim = Výběr
step-place-why = Přiložte dílek, na kterém stojí váš král. Odhazuje se, jen když se nevejde nikam.
step-tax-why = Rytíř na novém dílku přinese minci za každé políčko své oblasti.
step-build-why = Kupte jednu budovu na volné políčko města.
step-bribe-why = Zaplaťte drakovi minci, aby spálil jeden žeton na plánu budov. Jednou za kolo, a ne pro toho, kdo hostí královnu.
step-claim-why = Postavte krále na volný dílek příští řady.

## What is there

others = Ostatní
kingdom-enlarge = { $name }, prohlédnout zblízka
queen-here = Hostí královnu
queen-why = Královna zlevní každou budovu o minci a na konci přidá korunku největší oblasti.
dynasty-games = Body po partiích: { $points }
dynasty-why = Body z jednotlivých partií Dynastie, ta nynější je poslední. Rozhoduje součet.
line-now = Toto kolo
line-next = Příští kolo
line-first = První řada
line-crowns = { $count ->
    [0] bez korunky
    [one] { $count } korunka
    [few] { $count } korunky
    [many] { $count } korunky
   *[other] { $count } korunek
  }
line-goes = { $last ->
    [yes] poslední tah
   *[no] { $sure ->
        [no] nejpozději { $order }.
       *[yes] { $order ->
            [1] první tah
            [2] druhý tah
           *[other] třetí tah
          }
      }
  }
round-goes = Jak probíhá kolo
goes-place = dílek, který král přinesl domů
goes-tax = rytíři vyberou v krajině mince
goes-build = žeton na políčko města
goes-bribe = za jednu minci drak spálí nabízený žeton
goes-claim = dílek z příští řady pro vašeho krále
domino-pair = { $first } a { $second }
domino-double = dvakrát { $first }
domino-number = dílek { $number }
tab-kingdom = Království
tab-lines = Řady
tab-builders = Plán budov
tab-others = Ostatní

## Choices

choice-price = { $price ->
    [0] zdarma
    [one] 1 mince
    [few] { $price } mince
    [many] { $price } mince
   *[other] { $price } mincí
  }
place-title = Když ho přiložíte sem
place-turn = Otočit
place-here = Přiložit sem
place-new = nové
place-patch = { $squares } × { $crowns }
place-becomes = { $was }, pak { $is }
place-summary = { $total ->
    [one] { $changes }. Pak máte { $total } bod.
    [few] { $changes }. Pak máte { $total } body.
    [many] { $changes }. Pak máte { $total } bodu.
   *[other] { $changes }. Pak máte { $total } bodů.
  }
place-change = { $terrain } { $points }
place-nowhere = Nikde nenavazuje, nebo by království příliš vyrostlo. Vyřadí se ze hry a nepřinese nic.
place-discard = Odhodit
tax-title = Rytíři na novém dílku
tax-squares = { $terrain }, { $squares ->
    [one] 1 políčko
    [few] { $squares } políčka
    [many] { $squares } políčka
   *[other] { $squares } políček
  }
# $what: squares of a landscape, or a safe; $coins: "+3".
tax-brings = { $what }: { $coins }
tax-safe-knight = Trezor, za rytíře
tax-safe-tower = Trezor, za věže
tax-coins = { $coins ->
    [one] 1 mince
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
  }
tax-send = { $coins ->
    [0] Poslat rytíře
    [one] Vybrat 1 minci
    [few] Vybrat { $coins } mince
    [many] Vybrat { $coins } mince
   *[other] Vybrat { $coins } mincí
  }
tax-left = { $count ->
    [0] V zásobě nezůstane žádný rytíř.
    [one] V zásobě zůstane 1 rytíř.
    [few] V zásobě zůstanou { $count } rytíři.
    [many] V zásobě zůstane { $count } rytíře.
   *[other] V zásobě zůstane { $count } rytířů.
  }
build-title = Zvolte budovu
build-where = Zvolte pro ni políčko města.
build-build = { $price ->
    [0] Postavit
    [one] Postavit za 1 minci
    [few] Postavit za { $price } mince
    [many] Postavit za { $price } mince
   *[other] Postavit za { $price } mincí
  }
build-points = Vaše body
build-coins-left = { $count ->
    [0] Nezbude žádná mince.
    [one] Zbude 1 mince.
    [few] Zbudou { $count } mince.
    [many] Zbude { $count } mince.
   *[other] Zbude { $count } mincí.
  }
build-queen = Královna přijde k vám.
build-discount = Královna jednu odečítá.
bribe-title = Zvolte žeton ke spálení
bribe-text = Spálený žeton nekoupí nikdo.
bribe-burn = { $price ->
    [one] Spálit za 1 minci
    [few] Spálit za { $price } mince
    [many] Spálit za { $price } mince
   *[other] Spálit za { $price } mincí
  }
claim-title = Zvolte dílek z příští řady
claim-order = { $last ->
    [yes] V příštím kole je váš tah poslední.
   *[no] { $order ->
        [1] V příštím kole je váš tah první.
        [2] V příštím kole je váš tah nejpozději druhý.
        [3] V příštím kole je váš tah nejpozději třetí.
       *[other] V příštím kole je váš tah nejpozději { $order }. v pořadí.
      }
  }
follow-order = { $order ->
    [1] V příštím kole první tah.
    [2] V příštím kole nejpozději druhý tah.
    [3] V příštím kole nejpozději třetí tah.
   *[other] V příštím kole poslední tah.
  }
claim-fits = Do vašeho království se teď vejde.
claim-fits-not = Do vašeho království se teď nikam nevejde.
claim-worth = Vejde se na { $places ->
    [one] 1 místo
    [few] { $places } místa
    [many] { $places } místa
   *[other] { $places } míst
  }; tam, kde teď platí nejvíc, přinese { $points }.
claim-places = { $count ->
    [one] 1 místo
    [few] { $count } místa
    [many] { $count } místa
   *[other] { $count } míst
  }
claim-final = Po výběru lze o jeho vrácení už jen požádat.
claim-act = Vybrat ho
claim-short = Vybrat
claim-nowhere = nikam se nevejde
bar-domino = Dílek: { $what }
bar-nowhere = Nikam se nevejde.

## The log

ask-undo-claim = { $name } žádá o vrácení výběru. Od té doby se nic nového neodkrylo.
ask-undo-place = { $name } žádá o vrácení přiloženého dílku. Od té doby se nic nového neodkrylo.
change-points = Body
change-coins = Mince
change-knights = Rytíři
change-towers = Věže
change-from-to = { $was } → { $is }
log-king = Vylosovaný král: { $who }.
log-line = Nová řada: { $dominoes }.
log-tiles = Nové žetony na plánu budov: { $buildings }.
log-claim = { $name } si vybírá: { $what }.
log-place = { $points ->
    [0] { $name } přikládá: { $what }, bez bodů.
    [one] { $name } přikládá: { $what }, 1 bod.
    [few] { $name } přikládá: { $what }, { $points } body.
    [many] { $name } přikládá: { $what }, { $points } bodu.
   *[other] { $name } přikládá: { $what }, { $points } bodů.
  }
log-discard = { $name } odhazuje: { $what }.
log-tax = { $name } vybírá daně: { $coins ->
    [one] 1 mince
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
  }, { $knights ->
    [one] 1 rytíř
    [few] { $knights } rytíři
    [many] { $knights } rytíře
   *[other] { $knights } rytířů
  }.
log-build = { $name } staví: { $building }, { $price ->
    [0] zdarma
    [one] za 1 minci
    [few] za { $price } mince
    [many] za { $price } mince
   *[other] za { $price } mincí
  }.
log-bribe = { $name } nechává draka spálit: { $building }.
# A move taken back, by its first word in the notation.
log-undo-claim = { $name } bere zpět výběr: { $what }.
log-undo-place = { $name } bere zpět přiložení: { $what }.
log-undo-discard = { $name } bere zpět odhození: { $what }.
log-undo-tax = { $name } bere zpět výběr daní.
log-undo-build = { $name } bere zpět stavbu: { $building }.
log-undo-bribe = { $name } bere zpět spálení: { $building }.
log-queen = Královna se stěhuje, hostí ji { $who }.

## The end

over-text = Po { $rounds } kolech { $first } : { $second }.
over-text-games = Po { $games } partiích { $first } : { $second }.
over-largest = Stejně bodů: { $points }. Rozhoduje největší oblast, políčka { $first } : { $second }.
over-coins = Stejně bodů: { $points }. Největší oblasti jsou také stejné, rozhodují zbylé mince.
over-crowns = Stejně bodů: { $points }. Největší oblasti jsou také stejné, rozhoduje více korunek.
over-largest-of = { $squares ->
    [one] největší: 1 políčko
    [few] největší: { $squares } políčka
    [many] největší: { $squares } políčka
   *[other] největší: { $squares } políček
  }
over-games = partie: { $games }

## Hints

hint-place = Nápověda: přiložte dílek „{ $what }“; jedna polovina { $first }, druhá { $second }.
why-joins = Rozšíří oblast, { $terrain }: { $squares } × { $crowns }, +{ $points }.
why-starts = Začne oblast, { $terrain }: { $squares } × { $crowns }, +{ $points }.
why-row = { $row }: +{ $points }.
why-room = Z příští řady se stále vejdou všechny dílky, celkem { $count }.
why-taxes = Přinese { $coins ->
    [one] 1 minci
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
  }.
why-built = Vaše body +{ $points }.
why-queen = Královna přijde k vám.
why-best = Kde se to teď počítá nejvíc, přinese +{ $points }.
why-places = Vejde se na { $count ->
    [one] 1 místo
    [few] { $count } místa
    [many] { $count } místa
   *[other] { $count } míst
  }.
why-nowhere = Teď se nikam nevejde.
why-crowns = Přinese { $count ->
    [one] 1 korunku
    [few] { $count } korunky
    [many] { $count } korunky
   *[other] { $count } korunek
  }.
why-knights = Přinese { $count ->
    [one] 1 rytíře
    [few] { $count } rytíře
    [many] { $count } rytíře
   *[other] { $count } rytířů
  }.
why-towers = Přinese { $count ->
    [one] 1 věž
    [few] { $count } věže
    [many] { $count } věže
   *[other] { $count } věží
  }.
why-tax = Rytíř na něm může hned vybrat { $coins ->
    [one] 1 minci
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
  }.
why-sides = { $count ->
    [one] Poslední volná strana hradu zůstane volná.
    [few] Volné zůstanou { $count } strany hradu.
    [many] Volné zůstane { $count } strany hradu.
   *[other] Volných zůstane { $count } stran hradu.
  }
why-middle = Hrad stále může skončit uprostřed.
why-filled = Žádné políčko není odříznuté a dílků na vyplnění { $size } × { $size } zbývá dost.
why-denies = Jinak na něm { $name } získá o { $points } více než na tom, co zbude.
why-order = { $order ->
    [1] V příštím kole je váš tah první.
    [2] V příštím kole je váš tah nejpozději druhý.
    [3] V příštím kole je váš tah nejpozději třetí.
   *[other] V příštím kole je váš tah nejpozději { $order }. v pořadí.
  }
# The same, said of somebody else.
says-joins = Rozšíří oblast, { $terrain }: { $squares } × { $crowns }, +{ $points }.
says-built = Body +{ $points }.
says-queen = S tím přijde i královna.
says-order = { $order ->
    [1] V příštím kole tah první.
    [2] V příštím kole tah nejpozději druhý.
    [3] V příštím kole tah nejpozději třetí.
   *[other] V příštím kole tah nejpozději { $order }. v pořadí.
  }
hint-discard = Nápověda: nikam se nevejde, odhoďte ho.
hint-tax = Nápověda: vyberte na daních { $coins ->
    [one] 1 minci
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
  }.
hint-build = Nápověda: postavte budovu „{ $building }“ { $where }.
hint-bribe = Nápověda: nechte draka spálit budovu „{ $building }“.
hint-claim = Nápověda: vyberte si dílek „{ $what }“.

## The table before the game

room-dominoes = První dílky se odkryjí, až budou všichni sedět.
