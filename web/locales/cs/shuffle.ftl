# Whether the shuffle was fair.

shuffle-checking = Ověřuje se…
shuffle-none = Míchání této partie nelze ověřit: hrála se jinde, nebo dříve, než se dalo ověřovat.
shuffle-secret = Partie byla ukončena dřív, než ji ukončila pravidla. Co nikdo neviděl, zůstává tajné, takže míchání nelze ověřit.
shuffle-right = Všechno přišlo v pořadí, které bylo dáno před začátkem partie.
shuffle-what = { $piles ->
    [1] Při otevření se stůl zavázal k tajnému číslu. Teď je prozrazeno a tato stránka z něj znovu spočítala, v jakém pořadí všechno leželo: věcí { $things } v jedné hromádce, do hry z nich přišlo { $dealt }.
   *[other] Při otevření se stůl zavázal k tajnému číslu. Teď je prozrazeno a tato stránka z něj znovu spočítala, v jakém pořadí všechno leželo: věcí { $things }, hromádek { $piles }, do hry z nich přišlo { $dealt }.
}
shuffle-alone = Nikdo nepřidal vlastní slovo, protože partie začala hned po otevření.
shuffle-salted = { $count ->
    [one] Prohlížeč jednoho hráče pak přidal náhodné slovo, číslo tedy nemohlo být zvoleno tak, aby se někomu hodilo.
    [few] Prohlížeče { $count } hráčů pak přidaly náhodné slovo, číslo tedy nemohlo být zvoleno tak, aby se někomu hodilo.
    [many] Prohlížeče { $count } hráče pak přidaly náhodné slovo, číslo tedy nemohlo být zvoleno tak, aby se někomu hodilo.
   *[other] Prohlížeče { $count } hráčů pak přidaly náhodné slovo, číslo tedy nemohlo být zvoleno tak, aby se někomu hodilo.
}
shuffle-known = Tento prohlížeč si závazek uchoval od začátku partie: je stejný.
shuffle-wrong-seed = Tajné číslo není to, ke kterému se stůl zavázal. Pořadí mohlo být změněno.
shuffle-wrong-kept = Závazek není ten, který tento prohlížeč dostal na začátku partie. Pořadí mohlo být změněno.
shuffle-wrong-salt = Slovo, které tento prohlížeč přidal, chybí nebo je změněné. Pořadí mohlo být zvoleno.
shuffle-wrong-order = Některé věci přišly v jiném pořadí, než jaké bylo dáno před partií.
shuffle-wrong-game = To, co podle záznamu v partii přišlo, není to, co podle serveru leželo v hromádkách.
shuffle-commitment = Závazek (SHA-256)
shuffle-seed = Tajné číslo
shuffle-piles = Počet věcí v každé hromádce
shuffle-salts = Přidaná slova
shuffle-save = Uložit čísla
shuffle-own = Ověřit je můžete několika vlastními řádky: jak na to a kolik věcí patří do které hromádky, stojí v příručce pod „Check that the shuffle was fair“.
