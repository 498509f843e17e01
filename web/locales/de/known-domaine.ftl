## Cards that may still come

pile-stack = Karten des Stapels { $back }
pile-stack-left = { $left ->
    [0] Im Nachziehstapel liegt keine.
    [one] Im Nachziehstapel liegt eine.
   *[other] Im Nachziehstapel liegen { $left }.
  }
pile-stack-hidden = { $hidden ->
    [one] Eine, die du nicht siehst, ist auf einer anderen Hand.
   *[other] { $hidden }, die du nicht siehst, sind auf anderen Händen.
  }
pile-stack-top = Die nächste Karte ist eine von diesen:
pile-hand = Mögliche Hand: { $name }
pile-hand-backs = Verdeckt: { $backs }.
pile-hand-least = Mindestens eine Karte mit:
known-borders = Grenzen
known-knights = Rittern
known-expansion = einer Erweiterung
known-deserter = einem Überläufer
known-alliance = einem Bündnis
card-count = { $count } ungesehen

## What borders are worth

prizes-border = Grenzen, die eine Wertung ändern
prize-border = Zwischen { $first } und { $second }
