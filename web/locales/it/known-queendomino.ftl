## Dominoes and tiles that may still come

pile-line = { $boxes ->
    [1] { $wait ->
        [0] La colonna successiva
       *[other] La colonna dopo
      }
   *[other] { $wait ->
        [0] La colonna successiva, da { $box ->
            [queendomino] Queendomino
           *[other] Kingdomino
          }
       *[other] La colonna dopo, da { $box ->
            [queendomino] Queendomino
           *[other] Kingdomino
          }
      }
  }
pile-line-left = Di queste { $left } tessere ne arrivano { $next }, ciascuna con probabilità { $odds }.
pile-line-rest = { $never ->
    [0] Arrivano tutte prima della fine.
    [one] Prima della fine ne arrivano { $more }, e 1 mai.
   *[other] Prima della fine ne arrivano { $more }, e { $never } mai.
  }
pile-tiles = Tessere edificio
pile-tiles-left = { $left ->
    [one] Nella pila c’è 1 tessera. { $next ->
        [0] Ora nessun alloggiamento è vuoto.
        [one] Un alloggiamento è vuoto e si riempie a fine round.
       *[other] { $next } alloggiamenti sono vuoti e si riempiono a fine round.
      }
   *[other] Nella pila ci sono { $left } tessere. { $next ->
        [0] Ora nessun alloggiamento è vuoto.
        [one] Un alloggiamento è vuoto e si riempie a fine round.
       *[other] { $next } alloggiamenti sono vuoti e si riempiono a fine round.
      }
  }
pile-tiles-last = Nell’ultimo round non ne arrivano più.
land-title = Con questo paesaggio
land-any = Almeno una
land-crowns = { $crowns ->
    [1] con una corona
    [2] con 2 corone
   *[other] con 3 corone
  }
land-caption = Probabilità che la colonna successiva abbia un paesaggio, e con almeno quante corone
own-title = Per il tuo reame com’è
chance-fits = Una che entra
chance-brings = Una che porta +{ $points } o più
tile-left = ancora { $count }
tile-next = prossima: { $odds }

## What they are worth

prizes-domino = Tessere da scegliere
prizes-slot = Tessere disponibili
