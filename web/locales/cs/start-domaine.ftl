# Domaine on the start page and where a table is laid: its name, the shelf, options.

## The game

game-domaine = Domaine
shelf-domaine = Hrady, hranice a král, ke kterému je třeba dojít jako první
rules-about-domaine = Dva až čtyři hráči. Hrady, hranice a rytíři, doly, spojenectví a karty, které nikdo jiný nevidí.

## How to play it: options

option-spacing = Mezi hrady jedné barvy
option-spacing-7 = Šest políček
option-spacing-6 = Pět políček
option-spacing-7-why = Mezi hrady jedné barvy leží aspoň šest políček, jak říká vydavatel; kde to nejde, pět.
option-spacing-6-why = Mezi hrady jedné barvy leží aspoň pět políček.
option-expansion = Rozšíření
option-expansion-2 = Dvě políčka
option-expansion-1 = Jedno políčko
option-expansion-2-why = Rozšíření zabere jedno nebo dvě políčka, jak je tištěno.
option-expansion-1-why = Rozšíření zabere jedno políčko.
option-stalling = Prodávání bez konce
option-stalling-forced = Ukončit
option-stalling-printed = Jak je tištěno
option-stalling-forced-why = Po deseti kolech bez líznuté či zahrané karty se musí lízat z balíčku. Toto pravidlo je naše.
option-stalling-printed-why = Karty lze prodávat a brát zpět donekonečna, jak je tištěno.
option-second-bonus = Druhé nejvyšší množství dukátů
option-second-bonus-amount = Platí vždy
option-second-bonus-rank = Ne po shodě
option-second-bonus-amount-why = Nejbližší nižší množství přinese 3 body, ať se o první místo dělí jakkoli mnoho hráčů.
option-second-bonus-rank-why = Po shodě na prvním místě druhé místo není.
option-king-tie = Více hráčů u krále
option-king-tie-score = Více bodů
option-king-tie-active = Kdo je na tahu
option-king-tie-score-why = Vítězí ten, kdo má více bodů, pak ten, kdo je na tahu.
option-king-tie-active-why = Vítězí ten, kdo je na tahu.
option-neutral-targets = Neutrální panství
option-neutral-targets-true = Pro všechny
option-neutral-targets-false = Nechat být
option-neutral-targets-true-why = Rozšíření, přeběhlíci i spojenectví se smějí týkat neutrálních panství.
option-neutral-targets-false-why = Rozšíření, přeběhlíci ani spojenectví se neutrálních panství netýkají.
option-last-knight = Poslední rytíř
option-last-knight-true = Smí přeběhnout
option-last-knight-false = Zůstává
option-last-knight-true-why = Přeběhnout smí i poslední rytíř panství.
option-last-knight-false-why = Poslední rytíř panství nikdy nepřeběhne.
option-allied-deserter = Mezi spojenci
option-allied-deserter-true = Rytíři smějí přebíhat
option-allied-deserter-false = Bez přeběhlíků
option-allied-deserter-true-why = Spojenectví brání jen rozšíření.
option-allied-deserter-false-why = Spojenectví brání i přeběhlíkům.
where-king = Král na čísle { $king }
table-king = král na čísle { $king }
