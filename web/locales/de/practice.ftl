# Practice: moments in which something better could be done, asked as puzzles.

practice = Übung
practice-about = Momente, in denen etwas Besseres möglich war. Probieren kostet nichts; was du nicht löst, kommt nach 1, 4 und 14 Tagen wieder.
practice-about-game = Momente dieser Partie, in denen etwas Besseres möglich war. Probieren kostet nichts.
# Of one row of the pad: its name, what the better choice does there.
practice-of = Übung: { $row }
practice-about-more = { $row } in { $game }: Momente, in denen die bessere Wahl mehr davon bringt. Probieren kostet nichts; was du nicht löst, kommt nach 1, 4 und 14 Tagen wieder.
practice-about-less = { $row } in { $game }: Momente, in denen die bessere Wahl weniger davon bringt und anderswo mehr. Probieren kostet nichts; was du nicht löst, kommt nach 1, 4 und 14 Tagen wieder.
practice-none-of = Eine Aufgabe dieser Art ist nicht bekannt.
practice-due = { $count ->
    [one] 1 Aufgabe, die du nicht gelöst hast, ist wieder da.
   *[other] { $count } Aufgaben, die du nicht gelöst hast, sind wieder da.
  }
practice-on = Weiter
practice-begin = Beginnen
practice-own = Aus deinen Partien
practice-none = Aus deinen Partien gibt es noch nichts. Sieh dir die Analyse einer beendeten Partie an: Was darin besser ging, wird hier gefragt.
practice-none-game = Zu dieser Partie ist keine Aufgabe bekannt. Sie finden sich, während ihre Analyse gelesen wird.
practice-shipped = Aus Partien von Bots
practice-looking = Aufgaben werden gesucht.
practice-opening = Die Aufgabe wird geöffnet.
practice-not = Diese Aufgabe lässt sich nicht öffnen.
practice-review = Analyse
practice-met = { $met } von { $all } probiert
practice-number = { $state ->
    [found] Aufgabe { $number }, gelöst
    [missed] Aufgabe { $number }, nicht gelöst
   *[new] Aufgabe { $number }
  }
practice-all = Alle Aufgaben
practice-next = Nächste
practice-game = Partie ansehen
practice-show = Zeigen
# What is to be found, by the step of the turn.
practice-find-claim = Finde den besseren Dominostein zum Besetzen.
practice-find-place = Finde die bessere Stelle für den Dominostein.
practice-find-tax = Finde den besseren Weg, Ritter auszusenden.
practice-find-build = Finde heraus, was besser zu errichten ist.
practice-find-bribe = Finde heraus, was der Drache besser tun sollte.
practice-find-act = Finde die bessere Karte.
practice-find-refill = Finde die bessere Karte zum Nehmen.
practice-find-move = Finde den besseren Zug.
# A try that was wrong: by how many points, and what of them most.
practice-wrong = { $why ->
    [row] { $behind ->
        [one] Das nicht: Es bringt am Ende 1 Punkt weniger, viel davon in dieser Zeile: { $row }.
       *[other] Das nicht: Es bringt am Ende { $behind } Punkte weniger, viel davon in dieser Zeile: { $row }.
      }
    [takes] { $behind ->
        [one] Das nicht: Es bringt am Ende 1 Punkt weniger, und { $name } gewinnt dabei.
       *[other] Das nicht: Es bringt am Ende { $behind } Punkte weniger, und { $name } gewinnt dabei.
      }
   *[none] { $behind ->
        [one] Das nicht: Auf lange Sicht bringt es 1 Punkt weniger.
       *[other] Das nicht: Auf lange Sicht bringt es { $behind } Punkte weniger.
      }
  }
practice-left = { $count ->
    [one] Noch ein Versuch.
   *[other] Noch { $count } Versuche.
  }
refusal-puzzle-tried = Das hast du schon probiert.
practice-free = Drei Versuche, und Probieren kostet nichts.
practice-found = Das ist es.
practice-shown = Das ist besser.
practice-tries = { $count ->
    [1] Beim ersten Versuch.
    [2] Beim zweiten Versuch.
   *[other] Beim dritten Versuch.
  }
practice-back = In einem Tag kommt sie wieder.
practice-crowns = { $count ->
    [one] Noch 1 Versuch
   *[other] Noch { $count } Versuche
  }
# Beside each choice in the end.
practice-best = am besten
practice-behind = { $count ->
    [one] 1 Punkt weniger
   *[other] { $count } Punkte weniger
  }
practice-played = in der Partie gespielt
practice-tried = probiert
