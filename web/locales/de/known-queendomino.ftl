## Dominoes and tiles that may still come

pile-line = { $boxes ->
    [1] { $wait ->
        [0] Die nächste Reihe
       *[other] Die Reihe danach
      }
   *[other] { $wait ->
        [0] Die nächste Reihe, aus { $box ->
            [queendomino] Queendomino
           *[other] Kingdomino
          }
       *[other] Die Reihe danach, aus { $box ->
            [queendomino] Queendomino
           *[other] Kingdomino
          }
      }
  }
pile-line-left = Von diesen { $left } Steinen kommen { $next }, jeder mit einer Chance von { $odds }.
pile-line-rest = { $never ->
    [0] Bis zum Ende der Partie kommen alle.
    [one] Bis zum Ende der Partie kommen { $more }, und 1 kommt nie.
   *[other] Bis zum Ende der Partie kommen { $more }, und { $never } kommen nie.
  }
pile-tiles = Gebäudeplättchen
pile-tiles-left = { $left ->
    [one] 1 Plättchen liegt im Stapel. { $next ->
        [0] Kein Platz ist leer.
        [one] Ein Platz ist leer und wird am Ende der Runde gefüllt.
       *[other] { $next } Plätze sind leer und werden am Ende der Runde gefüllt.
      }
   *[other] { $left } Plättchen liegen im Stapel. { $next ->
        [0] Kein Platz ist leer.
        [one] Ein Platz ist leer und wird am Ende der Runde gefüllt.
       *[other] { $next } Plätze sind leer und werden am Ende der Runde gefüllt.
      }
  }
pile-tiles-last = In der letzten Runde kommen keine mehr.
land-title = Mit dieser Landschaft
land-any = Mindestens eine
land-crowns = { $crowns ->
    [1] mit einer Krone
    [2] mit 2 Kronen
   *[other] mit 3 Kronen
  }
land-caption = Wie wahrscheinlich die nächste Reihe eine Landschaft hat, und mit wie vielen Kronen mindestens
own-title = Für dein Königreich, wie es ist
chance-fits = Einer, der passt
chance-brings = Einer, der +{ $points } oder mehr bringt
tile-left = noch { $count }
tile-next = als Nächstes { $odds }

## What they are worth

prizes-domino = Steine zum Besetzen
prizes-slot = Plättchen zum Kauf
