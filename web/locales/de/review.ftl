# What a finished game teaches.

review = Analyse
review-opening = Die Partie wird geöffnet.
review-not = Diese Partie lässt sich nicht analysieren.
review-origin = Die Partie analysieren, aus der sie stammt
review-waiting = { $before ->
    [one] Davor kommt 1 andere Analyse.
   *[other] Davor kommen { $before } andere Analysen.
  }
review-preparing = Die Bewertung macht sich bereit. Das geschieht einmal auf diesem Gerät und kann eine Minute dauern.
review-beginning = Die Partie wird durchgespielt.
review-working = Es wird noch gerechnet; die Zahlen werden sicherer, während du liest. Du kannst gehen und wiederkommen.
review-settled = { $part } % der Entscheidungen sind klar.
review-sketch = Dies ist ein Überblick aus diesem Browser: woher die Punkte kamen und wie sicher das ist, nach einigen Partien, die von jedem Zug aus weitergespielt wurden. Einzelne Entscheidungen, Momente und Stufen beurteilt ein Server, sobald er die Partie hat.
review-sketch-working = Die Partie wird von jedem ihrer Züge aus weitergespielt; die Zahlen werden sicherer, während du liest. Wenn du gehst, hört es auf.
review-sketch-part = { $part } % des Überblicks sind fertig.
review-seen-by = Aus Sicht von
review-cards = Die Bewertung kennt
review-cards-known = was man wissen konnte
review-cards-open = alle Karten
review-cards-known-note = Entscheidungen werden danach bewertet, was man dabei wissen konnte: die eigene Hand, den Machtmarkt, alles auf dem Plan, die gespielten Karten.
review-cards-open-note = Entscheidungen werden so bewertet, als lägen alle Hände und der Nachziehstapel offen; wissen konnte das niemand. Glück ist, wie die Karten von Anfang an lagen.
# How it ended, and what made it so: each part is a clause of its own. Others may be one player, or all the others.
review-you = { $how ->
    [won] { $by ->
        [one] Du hast mit 1 Punkt gewonnen
       *[other] Du hast mit { $by } Punkten gewonnen
      }
    [lost] { $by ->
        [one] Du hast mit 1 Punkt verloren
       *[other] Du hast mit { $by } Punkten verloren
      }
    [level] Du hast bei Punktgleichheit gewonnen
    [behind] Du hast bei Punktgleichheit verloren
   *[shared] Du teilst den Sieg
  }: { $luckIs ->
    [gave] das Glück brachte { $luck }
    [took] das Glück kostete { $luck }
   *[even] das Glück glich sich aus
  }, { $ownIs ->
    [gave] deine Entscheidungen brachten { $own }
    [took] deine Entscheidungen kosteten { $own }
   *[even] deine Entscheidungen glichen sich aus
  }, { $othersIs ->
    [gave] { $rivalIs ->
        [all] die Entscheidungen aller anderen brachten dir { $others }
       *[named] die Entscheidungen von { $rival } brachten dir { $others }
      }
    [took] { $rivalIs ->
        [all] die Entscheidungen aller anderen kosteten dich { $others }
       *[named] die Entscheidungen von { $rival } kosteten dich { $others }
      }
   *[even] { $rivalIs ->
        [all] die Entscheidungen aller anderen änderten nichts
       *[named] die Entscheidungen von { $rival } änderten nichts
      }
  }.
review-of = { $how ->
    [won] { $by ->
        [one] { $name }: Sieg mit 1 Punkt
       *[other] { $name }: Sieg mit { $by } Punkten
      }
    [lost] { $by ->
        [one] { $name }: Niederlage mit 1 Punkt
       *[other] { $name }: Niederlage mit { $by } Punkten
      }
    [level] { $name }: Sieg bei Punktgleichheit
    [behind] { $name }: Niederlage bei Punktgleichheit
   *[shared] { $name }: geteilter Sieg
  }. { $luckIs ->
    [gave] Das Glück brachte { $luck }
    [took] Das Glück kostete { $luck }
   *[even] Das Glück glich sich aus
  }, { $ownIs ->
    [gave] die eigenen Entscheidungen brachten { $own }
    [took] die eigenen Entscheidungen kosteten { $own }
   *[even] die eigenen Entscheidungen glichen sich aus
  }, { $othersIs ->
    [gave] { $rivalIs ->
        [all] die aller anderen brachten { $others }
       *[named] die von { $rival } brachten { $others }
      }
    [took] { $rivalIs ->
        [all] die aller anderen kosteten { $others }
       *[named] die von { $rival } kosteten { $others }
      }
   *[even] { $rivalIs ->
        [all] die aller anderen änderten nichts
       *[named] die von { $rival } änderten nichts
      }
  }.
review-against = { $sides ->
    [2] { $name } gegen { $rival }.
   *[other] { $name } gegen { $rival }, die beste andere Seite.
  } Glück ist, was gezogen und ausgeteilt wurde; Entscheidungen misst man daran, wie ein schneller Spieler weitergespielt hätte.
review-against-you = { $sides ->
    [2] Du gegen { $rival }.
   *[other] Du gegen { $rival }, die beste andere Seite.
  } Glück ist, was gezogen und ausgeteilt wurde; Entscheidungen misst man daran, wie ein schneller Spieler weitergespielt hätte.
review-luck = Glück
review-own = Eigene Entscheidungen
review-others = Entscheidungen der anderen
review-result = Ergebnis
review-give = ± { $points }
review-account = Punkte nach Spielern
review-start = Von hier an ausgeglichen: { $points }
review-player = Spieler
review-points = Punkte
review-given = Verschenkt
review-plays = Spielt wie Stufe { $low } bis { $high }
review-plays-note = Soweit eine Partie es sagen kann, nach den verschenkten Punkten.
review-moments = Momente
review-none-yet = Welche Entscheidungen wichtig waren, ist noch nicht klar.
review-none = Keine Entscheidung ragt heraus: Soweit man weiß, wurde nichts verschenkt.
review-round = Runde { $round }
review-round-game = { $round ->
    [0] Partie { $game }, Aufbau
   *[other] Partie { $game }, Runde { $round }
  }
review-setup = Aufbau
review-moment = Runde { $round }, { $name }
review-moment-game = { $round ->
    [0] Partie { $game }, Aufbau, { $name }
   *[other] Partie { $game }, Runde { $round }, { $name }
  }
review-moment-setup = Vor der ersten Runde, { $name }
review-points-given = { $points ->
    [one] Punkt verschenkt
   *[other] Punkte verschenkt
  }
review-points-good = { $points ->
    [one] Punkt besser als der übliche Zug
   *[other] Punkte besser als der übliche Zug
  }
review-sure = sicher
review-fairly = ziemlich sicher
review-why = Warum
review-lent = Ein Bot hat gespielt.
review-see = In der Partie ansehen
review-practise = Üben, was besser ging
review-practise-this = Das üben
review-first-look = Glück oder Entscheidungen? Die Partie wird analysiert.
review-mattered = { $round ->
    [0] Am meisten zählte ein Moment vor der ersten Runde.
   *[other] Am meisten zählte ein Moment in Runde { $round }.
  }
review-mattered-game = { $round ->
    [0] Am meisten zählte ein Moment im Aufbau von Partie { $game }.
   *[other] Am meisten zählte ein Moment in Partie { $game }, Runde { $round }.
  }
review-played = Gespielt: { $move }
review-better = Besser: { $move }
why-review-row = { $row }
why-review-long-run = Auf lange Sicht
why-review-rest = Alles Übrige
why-review-takes = { $points ->
    [one] 1 Punkt weniger für { $name }
   *[other] { $points } Punkte weniger für { $name }
  }
why-review-gives = { $points ->
    [one] 1 Punkt mehr für { $name }
   *[other] { $points } Punkte mehr für { $name }
  }
review-opening-sentence = Was diese Partie lehrt
review-did = gespielt
review-instead = besser
review-chances = Gewinnchancen in Prozent
review-chances-way = Durch die Partie
review-chances-table = Als Tabelle
review-chance = { $name }: { $part } %
review-after = Nach
review-parts = Teile der Analyse
review-to-chances = Chancen
review-to-moments = Momente
