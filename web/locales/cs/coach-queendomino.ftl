# What the guide says in a game of the Queendomino family: first what is to be done, then why.

guide-kingdom-choose-lead = Zvolte dílek.
guide-kingdom-choose-lead-touch = Klepněte na dílek.
guide-kingdom-choose = V příštím kole ho král přinese domů.
guide-kingdom-claim-lead = Vyberte si ho.
guide-kingdom-claim = Nízká čísla jsou na řadě dřív, vysoká nesou korunky. Každý váš král si vybere jeden.
guide-kingdom-place-lead = Přiložte ho sem nebo tam.
guide-kingdom-place = Jedna polovina se dotýká hradu nebo stejné krajiny.
guide-kingdom-turn-lead = Otočíte ho kliknutím nebo klávesou R.
guide-kingdom-turn-lead-touch = Otočíte ho klepnutím.
guide-kingdom-turn = Musí se dotýkat hradu nebo své krajiny. Pak ho přiložte.
guide-kingdom-points-lead = Zde: { $terrain }, { $squares } × { $crowns }.
guide-kingdom-points = Body jsou políčka krát korunky. Zkuste jiná místa, pak dílek přiložte.
guide-kingdom-again-lead = Teď si znovu vyberte.
guide-kingdom-again = Váš král stojí na tom, co přijde příště.
guide-kingdom-inside-lead = Zůstaňte uvnitř { $size } × { $size }.
guide-kingdom-inside = Když si nevíte rady, pomůže lampa. Kdo má na konci nejvíce bodů, vítězí.

## What the larger games add

guide-kingdom-team-new = Nové: týmy
guide-kingdom-team-lead = Království stavíte společně: vy a { $name }.
guide-kingdom-team = Každý z vás má vlastního krále a body jsou společné. Mluvte o tom, kam co přijde: nikdo jiný to neslyší.
guide-kingdom-seven-new = Nové: sedm krát sedm
guide-kingdom-seven-lead = Vaše království smí vyrůst na sedm krát sedm.
guide-kingdom-seven = Vejdou se větší oblasti a dílků je dost na vyplnění až do rohů.
guide-kingdom-tax-new = Nové: rytíři
guide-kingdom-tax-lead = Pošlete rytíře.
guide-kingdom-tax = Rytíři přinášejí mince: jednu za každé políčko své oblasti.
guide-kingdom-build-new = Nové: plán budov
guide-kingdom-build-lead = Kupte budovu na políčko města.
guide-kingdom-build = Přinese korunky, body, rytíře nebo věže. V každém tahu smíte postavit jednu.
guide-kingdom-queen-new = Nové: královna
guide-kingdom-queen-lead = Královna teď bydlí u vás.
guide-kingdom-queen = Budovy jsou s ní o minci levnější a na konci se počítá jako korunka vaší největší oblasti.
guide-kingdom-dragon-new = Nové: drak
guide-kingdom-dragon-lead = Za jednu minci spálí drak žeton.
guide-kingdom-dragon = Zvolte žeton, který nikomu nepřejete, nebo krok přeskočte.
