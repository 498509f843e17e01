# An owner's box of the Queendomino family: checked and kept.

box-text = Několik čísel na našich žetonech budov je jen odhad. Máte-li hru před sebou, opravte je: s vaší krabicí pak může hrát každý.
box-part = Část krabice
box-tiles = Žetony budov
box-dominoes = Dílky
box-tiles-text = Jistotu nemáme u těchto žetonů: { $count }. Podívejte se na šedou stranu každého: kolik rytířů a věží ukazuje?
box-copies = kusů: { $count }
box-knights = Rytíři: { $name }
box-towers = Věže: { $name }
box-tax = Mince při daních: { $name }
box-tax-none = žádné
box-tax-knight = za rytíře
box-tax-tower = za věž
box-sum = Na všech žetonech dohromady: { $knights ->
    [one] 1 rytíř
    [few] { $knights } rytíři
    [many] { $knights } rytíře
   *[other] { $knights } rytířů
  }, { $towers ->
    [one] 1 věž
    [few] { $towers } věže
    [many] { $towers } věže
   *[other] { $towers } věží
  }.
box-dominoes-text = Zadejte číslo na rubu dílku, který se liší. V krabici musí zůstat stejný počet políček každého druhu.
box-number = Číslo
box-half-0 = První polovina
box-half-1 = Druhá polovina
box-crowns = Korunky
box-changed = Změněné dílky
box-as-printed = Jako předtím
box-too-many = { $box }, přebývá { $count }: { $terrain }, { $crowns ->
    [0] bez korunky
    [one] 1 korunka
    [few] { $crowns } korunky
    [many] { $crowns } korunky
   *[other] { $crowns } korunek
  }.
box-missing = { $box }, chybí { $count }: { $terrain }, { $crowns ->
    [0] bez korunky
    [one] 1 korunka
    [few] { $crowns } korunky
    [many] { $crowns } korunky
   *[other] { $crowns } korunek
  }.
box-odd = Dílky zatím nesouhlasí.
box-count = { $count ->
    [0] Zatím se nic neliší.
    [one] 1 oprava.
    [few] { $count } opravy.
    [many] { $count } opravy.
   *[other] { $count } oprav.
  }
box-name = Název krabice
box-name-plain = Moje krabice
box-keep = Uložit krabici
box-kept = Uloženo: { $name }. Zvolte ji, až budete prostírat stůl.

## Refusals

refusal-box-unknown = Krabice tohoto názvu tu není.
refusal-box-taken = Krabice tohoto názvu tu už je. Zvolte jiný název.
refusal-box-full = Více krabic se tu už neuloží.
refusal-box-wrong = To nemůže být krabice: { $problem }
