## Taking one’s seat to another device

# The sheet of the device where one plays.
carry-text = { $seats ->
    [single] Otevřete tento odkaz na druhém zařízení a hrajete dál tam. Místo: { $names }.
   *[other] Otevřete tento odkaz na druhém zařízení a místa této obrazovky přejdou s vámi: { $names }.
  }
carry-own = Jen pro vás.
carry-own-why = Kdo má tento odkaz, může hrát za vás, teď i pokaždé, když se u tohoto stolu hraje znovu.
carry-link = Odkaz na vaše místo
carry-picture = Odkaz na vaše místo jako QR kód
carry-camera = Namiřte sem fotoaparát druhého zařízení.
carry-both = Obě zařízení mohou zůstat otevřená: co uděláte na jednom, je vidět na druhém.
carry-lost = Dostal se odkaz do nesprávných rukou? Uchovejte si partie pod jménem: místo pak bude patřit k vašemu účtu a odkaz už nic neotevře.
carry-account = Toto místo patří k vašemu účtu. Přihlaste se na druhém zařízení pod jménem { $name } a stůl je i tam.

# The page behind that link, on the other device. Names are those of seats.
carried-title = Vaše místo jde s vámi
carried-none = Tento odkaz neotevírá žádné místo
carried-none-why = Možná chybí část odkazu, nebo se místo uvolnilo či teď patří k účtu. Zkopírujte odkaz znovu na zařízení, na kterém hrajete.
carried-two = Tady už hrajete
carried-two-text = Vaše místo na tomto zařízení: { $mine }. Odkaz vede na jiné: { $theirs }. Zařízení může mít u stolu jen jedno z nich.
carried-two-lost = Když místo změníte, toto zařízení zapomene dosavadní: { $mine }. Hrát na něm pak může jen jiné zařízení, které ho má.
carried-two-account = Když místo změníte, dosavadní zůstane vašemu účtu, na ostatních zařízeních, kde jste ve svém účtu: { $mine }.
carried-stay = Pokračovat: { $names }
carried-take = Hrát: { $names }
