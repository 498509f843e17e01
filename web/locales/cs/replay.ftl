# A game that is walked through.

replay = Přehrání
replay-opening = Partie se otevírá.
replay-not = Tuto partii nelze přehrát.
replay-lost = Stav stolu z této chvíle teď nelze načíst. Zkuste to znovu.
replay-table = Ke stolu
replay-review = Rozbor
replay-another = Jiný záznam
brought-title = Partie odjinud
brought-text = Otevřete záznam partie jako text nebo JSON Lines. Pravidla ho prověří tah po tahu a vy jím projdete. Server si z něj nic nenechá.
brought-file = Otevřít soubor
brought-paste = Nebo vložte záznam
brought-open = Projít
brought-several = { $count ->
    [one] Je v něm 1 partie.
    [few] Jsou v něm { $count } partie. Která?
    [many] Je v něm { $count } partie. Která?
   *[other] Je v něm { $count } partií. Která?
  }
brought-one = Partie { $number }: { $game }, { $names }
brought-nameless = Partie { $number }: { $game }
brought-end = Bodovací zápisník říká, jak partie skončila, ne co se kdy hrálo: projít ji nelze. Zde je konec.
brought-end-of = { $names }: vyplněný zápisník
replay-act = Kolo { $round }: { $act }
replay-act-game = { $round ->
    [0] Partie { $game }, příprava: { $act }
   *[other] Partie { $game }, kolo { $round }: { $act }
  }
replay-laid = Stůl je prostřený.
replay-turn = Tento tah
replay-turn-of = { $name }, tento tah
play-on = Hrát odsud dál
play-on-text = V této chvíli začne nový stůl. Co vaše místo tehdy nemohlo vědět, se rozdá znovu, a co má přijít, se znovu zamíchá. Partie je označená a nepočítá se.
play-on-text-friends = V této chvíli začne nový stůl. Co bylo tehdy skryté, se rozdá znovu každému, i vám, a co má přijít, se znovu zamíchá. Partie je označená a nepočítá se.
play-on-seat = Vaše místo
play-on-seat-number = Místo { $seat }
play-on-others = Ostatní
play-on-bots = Boti
play-on-friends = Přátelé, přes odkaz
play-on-level = Jak dobře hrají boti
play-on-go = Hrát dál
replay-ribbon = Celá partie
replay-where = Kde v partii
replay-first = Na začátek
replay-back = O krok zpět
replay-play = Přehrát
replay-pause = Pauza
replay-on = O krok dál
replay-last = Na konec
replay-help = ?
replay-keys = Klávesy
replay-keys-off = Jednotlivé klávesy jsou v nastavení vypnuté: fungují šipky, Home a End.
replay-key-won = Klíčový okamžik, { $name }: { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }.
replay-key-lost = Klíčový okamžik: { $name } ztrácí { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }.
replay-key-act = ← →
replay-does-act = o krok zpět nebo dál
replay-key-turn = Shift + ← →
replay-does-turn = o tah zpět nebo dál
replay-key-round = ↑ ↓
replay-does-round = o kolo zpět nebo dál
replay-key-ends = Home, End
replay-does-ends = na začátek, na konec
replay-key-moment = K
replay-does-moment = na příští klíčový okamžik, se Shiftem na předchozí
replay-key-play = Mezerník
replay-does-play = přehrává odsud, nebo pozastaví
