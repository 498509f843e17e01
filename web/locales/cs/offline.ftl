# Playing without a network: making ready, what is kept here, what is sent.

offline = Bez sítě
offline-about = Partie u této obrazovky i proti botům, průvodce, pravidla, bodovací zápisník a vaše dohrané partie: to vše funguje i ve vlaku nebo na zahradě.
offline-size = { $size } MB se stáhne jednou a zůstane v tomto prohlížeči.
offline-size-open = Stáhne se { $size } MB a zůstane, dokud se tato stránka nezavře.
offline-make = Připravit hru bez sítě
offline-progress = Stahuje se: { $done } z { $size } MB
offline-ready = Připraveno: tato stránka se otevře a funguje i bez sítě.
offline-open = Připraveno, dokud zůstane tato stránka otevřená.
offline-newer = Server má novější pravidla než ta, která jsou zde. Rozehrané partie budou pokračovat podle těch zdejších.
offline-renew = Stáhnout
offline-remove = Odebrat z tohoto prohlížeče
offline-removed = Odebráno. Vaše partie tu zůstaly.
offline-install = Nainstalovat jako aplikaci
offline-plain = Tato stránka přišla přes obyčejné http, takže ji prohlížeč neuloží. Bez sítě funguje dál, dokud je otevřená, znovu se však neotevře.
offline-plain-how = Uchová se tam, kde stránka přichází přes https, a na počítači samotného serveru (localhost). Pro https doma potřebujete vlastní doménu a před tímto webový server s certifikátem, nebo soukromou síť, která přinese obojí; certifikát podepsaný sám sebou nepomůže. Krok za krokem: { $guide }
offline-never = Tento prohlížeč neukládá stránky na později.
offline-full = Úložiště tohoto prohlížeče je plné. Uvolněte místo a zkuste to znovu.
offline-none = Tento server neposkytuje, co je ke hře bez sítě potřeba.
offline-play = Hrát na tomto zařízení
offline-play-text = Partie zůstává v tomto prohlížeči, i když ho zavřete. Boti hrají až do úrovně { $level }, { $name }. Nápovědy dává rychlý hráč a rozbor dělá server, jakmile partii má.
offline-waiting =
    { $count ->
        [one] Jedna dohraná partie čeká na odeslání na server.
        [few] { $count } dohrané partie čekají na odeslání na server.
        [many] { $count } dohrané partie čeká na odeslání na server.
       *[other] { $count } dohraných partií čeká na odeslání na server.
    }
offline-sent =
    { $count ->
        [one] Jedna partie z tohoto zařízení je na serveru, ověřená podle pravidel.
        [few] { $count } partie z tohoto zařízení jsou na serveru, ověřené podle pravidel.
        [many] { $count } partie z tohoto zařízení je na serveru, ověřeno podle pravidel.
       *[other] { $count } partií z tohoto zařízení je na serveru, ověřených podle pravidel.
    }
offline-lost =
    { $count ->
        [one] Jedna odeslaná partie už na serveru není: byla tam smazána, nebo byla obnovena starší záloha.
        [few] { $count } odeslané partie už na serveru nejsou: byly tam smazány, nebo byla obnovena starší záloha.
        [many] { $count } odeslané partie už na serveru není: byla tam smazána, nebo byla obnovena starší záloha.
       *[other] { $count } odeslaných partií už na serveru není: byly tam smazány, nebo byla obnovena starší záloha.
    }
offline-send = Odeslat teď
offline-refused = Server nepřijal, uloženo zde:
offline-save = Uložit záznam
# A link to the licence texts of the interpreter and the libraries, in English.
offline-notices = Licence přibalených programů
