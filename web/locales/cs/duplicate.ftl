# A deal that is played again by others.
duplicate = Stejné rozdání
duplicate-text = Všechno přichází ve stejném pořadí jako v oné partii, ať se hraje cokoli. Výsledky se pak ukážou vedle sebe. Partie je označená a nepočítá se.
duplicate-hints = Nápověda je dovolená
duplicate-go = Zahrát toto rozdání
duplicate-link = Kdo má tento odkaz, zahraje si stejné rozdání u vlastního stolu
duplicate-beside = Vedle sebe
duplicate-none = Toto rozdání zatím nikdo znovu nehrál.
duplicate-show = Podívat se ještě před hrou, jak dopadli jiní
duplicate-seat = Které místo se srovnává
duplicate-table = Partie s tímto rozdáním: body po každém kole
duplicate-first = první partie
duplicate-lead = Proti nejlepšímu soupeři
duplicate-luck = Z toho štěstí
duplicate-without = Bez štěstí
duplicate-unknown = bez rozboru
duplicate-note = Štěstí je to, co našel rozbor každé partie. Partie bez rozboru zůstává tak, jak se hrála.
duplicate-raw = Jakmile má partie rozbor, je zde i její výsledek bez štěstí.
