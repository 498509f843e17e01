## Dominoes and tiles that may still come

pile-line = { $boxes ->
    [1] { $wait ->
        [0] Příští řada
       *[other] Řada po ní
      }
   *[other] { $wait ->
        [0] Příští řada, { $box ->
            [queendomino] Queendomino
           *[other] Kingdomino
          }
       *[other] Řada po ní, { $box ->
            [queendomino] Queendomino
           *[other] Kingdomino
          }
      }
  }
pile-line-left = Z těchto dílků ({ $left }) přijde { $next }, každý má šanci { $odds }.
pile-line-rest = { $never ->
    [0] Do konce partie přijdou všechny.
   *[other] Do konce partie jich přijde { $more }, nikdy { $never }.
  }
pile-tiles = Žetony budov
pile-tiles-left = Ve sloupečku { $left ->
    [one] je 1 žeton
    [few] jsou { $left } žetony
    [many] je { $left } žetonu
   *[other] je { $left } žetonů
  }. { $next ->
    [0] Žádné místo teď není prázdné.
    [one] Jedno místo je prázdné a doplní se na konci kola.
    [few] { $next } místa jsou prázdná a doplní se na konci kola.
    [many] { $next } místa je prázdných a doplní se na konci kola.
   *[other] { $next } míst je prázdných a doplní se na konci kola.
  }
pile-tiles-last = V posledním kole už další nepřijdou.
land-title = S touto krajinou
land-any = Aspoň jeden
land-crowns = { $crowns ->
    [1] s korunkou
    [2] se 2 korunkami
   *[other] se 3 korunkami
  }
land-caption = Jakou šanci má příští řada na tuto krajinu a aspoň s kolika korunkami
own-title = Pro vaše království, jak teď je
chance-fits = Vejde se
chance-brings = Přinese +{ $points } nebo víc
tile-left = zbývá { $count }
tile-next = příště { $odds }

## What they are worth

prizes-domino = Dílky, které lze vybrat
prizes-slot = Žetony na prodej
