## Dominoes and tiles that may still come

pile-line = { $boxes ->
    [1] { $wait ->
        [0] The next line
       *[other] The line after it
      }
   *[other] { $wait ->
        [0] The next line, from { $box ->
            [queendomino] Queendomino
           *[other] Kingdomino
          }
       *[other] The line after it, from { $box ->
            [queendomino] Queendomino
           *[other] Kingdomino
          }
      }
  }
pile-line-left = { $next } of these { $left } dominoes come, each with a chance of { $odds }.
pile-line-rest = { $never ->
    [0] All of them come before the game ends.
    [one] Before the game ends, { $more } come, and 1 never does.
   *[other] Before the game ends, { $more } come, and { $never } never do.
  }
pile-tiles = Builders’ tiles
pile-tiles-left = { $left ->
    [one] 1 tile is
   *[other] { $left } tiles are
  } in the pile. { $next ->
    [0] No place is empty now.
    [one] One place is empty and is filled when the round ends.
   *[other] { $next } places are empty and are filled when the round ends.
  }
pile-tiles-last = No more come in the last round.
land-title = With this landscape
land-any = At least one
land-crowns = { $crowns ->
    [1] with a crown
    [2] with 2 crowns
   *[other] with 3 crowns
  }
land-caption = How likely the next line is to have a landscape, and with at least how many crowns
own-title = For your kingdom as it stands
chance-fits = One that fits
chance-brings = One that brings +{ $points } or more
tile-left = { $count } left
tile-next = { $odds } next

## What they are worth

prizes-domino = Dominoes that may be claimed
prizes-slot = Tiles for sale
