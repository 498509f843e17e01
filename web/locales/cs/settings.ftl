# Nastavení a co každé z nich znamená.

settings-seen = Takhle to teď vypadá
settings-language-lost = { $name }: bez sítě se tento jazyk nedá stáhnout. Jazyk zůstává, jaký je.
settings-size = Velikost textu a dílků
settings-size-letter = A
settings-size-90 = Malá, { $percent } procent
settings-size-100 = Obvyklá velikost
settings-size-115 = Velká, { $percent } procent
settings-size-130 = Velmi velká, { $percent } procent
settings-pace-why-slow = Asi dvě sekundy na krok.
settings-pace-why-plain = Skoro sekunda na krok.
settings-pace-why-quick = Stůl hned ukáže, jak vše stojí.
settings-pace-why-click = Každý krok čeká na vaše kliknutí.
settings-signs = Výrazné značky
settings-signs-why = Značka na každém políčku, pro každé oči.
settings-again = Druhé kliknutí potvrzuje
settings-again-why = Na vybraný dílek nebo políčko klikněte ještě jednou. Bez toho jedno kliknutí vybere i potvrdí.
settings-calm-why = Dílky se objeví rovnou na svém místě.
settings-keys = Jednotlivé klávesy fungují
settings-keys-why = Písmena, číslice a znaky klávesnice u stolu něco dělají. Šipky, Enter a Escape fungují vždy.
settings-captions = Titulky ke zvukům
settings-captions-why = Co zvuk říká, se na chvíli ukáže slovy.
