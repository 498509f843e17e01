## Dominoes and tiles that may still come

pile-line = { $boxes ->
    [1] { $wait ->
        [0] A fila seguinte
       *[other] A fila a seguir
      }
   *[other] { $wait ->
        [0] A fila seguinte, de { $box ->
            [queendomino] Queendomino
           *[other] Kingdomino
          }
       *[other] A fila a seguir, de { $box ->
            [queendomino] Queendomino
           *[other] Kingdomino
          }
      }
  }
pile-line-left = Destes { $left } dominós vêm { $next }, cada um com probabilidade { $odds }.
pile-line-rest = { $never ->
    [0] Vêm todos antes do fim.
    [one] Antes do fim vêm { $more }, e 1 nunca.
   *[other] Antes do fim vêm { $more }, e { $never } nunca.
  }
pile-tiles = Peças de edifício
pile-tiles-left = { $left ->
    [one] Na pilha está 1 peça. { $next ->
        [0] Nenhum espaço está vazio.
        [one] Um espaço está vazio e enche-se no fim da ronda.
       *[other] { $next } espaços estão vazios e enchem-se no fim da ronda.
      }
   *[other] Na pilha estão { $left } peças. { $next ->
        [0] Nenhum espaço está vazio.
        [one] Um espaço está vazio e enche-se no fim da ronda.
       *[other] { $next } espaços estão vazios e enchem-se no fim da ronda.
      }
  }
pile-tiles-last = Na última ronda não vêm mais.
land-title = Com esta paisagem
land-any = Pelo menos uma
land-crowns = { $crowns ->
    [1] com uma coroa
    [2] com 2 coroas
   *[other] com 3 coroas
  }
land-caption = Probabilidade de a fila seguinte ter uma paisagem, e com quantas coroas pelo menos
own-title = Para o teu reino como está
chance-fits = Um que cabe
chance-brings = Um que traz +{ $points } ou mais
tile-left = ainda { $count }
tile-next = a seguir: { $odds }

## What they are worth

prizes-domino = Dominós para escolher
prizes-slot = Peças disponíveis
