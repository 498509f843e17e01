# Around the rules of every game.

rules = Pravidla
rules-of = Pravidla: { $game }
rules-title = Pravidla
rules-text = Zvolte hru a způsob hry a uvidíte jen to, co pro vás platí. Každé pravidlo má číslo; odkáže na ně i stůl, když něco nedovolí.
rules-sheet = Přehled
rules-sheet-of = { $game }: přehled
rules-back = Všechna pravidla
rules-print = Vytisknout
rules-mode = Jak hrajete
rules-game = Hra
rules-players = Hráči
rules-contents = Obsah
rules-anchor = Pravidlo { $clause }
rules-search = Hledat v pravidlech
rules-search-hint = Hledání: klávesa /.
rules-search-also = remíza = shoda, podplacení = drak, úplatek = drak, poplatek = daň, pevnost = hrad, bažina = vřesoviště, důl = hora
rules-search-none = „{ $query }“ zde v žádném pravidle není.
rules-search-found = { $count ->
    [one] 1 pravidlo obsahuje „{ $query }“
    [few] { $count } pravidla obsahují „{ $query }“
    [many] { $count } pravidla obsahuje „{ $query }“
   *[other] { $count } pravidel obsahuje „{ $query }“
  }
rules-not-here = Toto pravidlo patří k jiné hře nebo k jinému způsobu hry, než jaký je zde zvolen.
rules-print-foot = demesne, pravidla našimi slovy. Čísla jsou na každé stránce i u stolu stejná.
rules-glance = V kostce

## Quick sheets

sheet-turn = Váš tah
