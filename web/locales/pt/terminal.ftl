# O que os comandos dizem num terminal: `demesne play`, `review`, `record show`. As jogadas e as coordenadas ficam como se escrevem.

terminal-label = { $label }: { $text }
terminal-head = { $label }:
terminal-seat = lugar { $seat }
terminal-seat-of = { $name } (lugar { $seat })
terminal-ask = { $name }, a jogar:
terminal-help = Escreve um número da lista ou uma jogada como lá está; t mostra a mesa, q guarda e sai.
terminal-number = Escreve um número de 1 a { $count }.
terminal-unreadable = Isso não é uma jogada. As jogadas escrevem-se como na lista, por exemplo «{ $move }».
terminal-near = Isso não é uma jogada. Querias dizer «{ $word }»?
terminal-refused = { $why } ({ $code }, regra { $clause })
terminal-gains = { $points ->
    [one] +1 ponto
   *[other] +{ $points } pontos
  }
terminal-loses = { $points ->
    [one] −1 ponto
   *[other] −{ $points } pontos
  }
terminal-saved = Guardado como { $file }
terminal-rank = Posição

## O que está numa mesa, em letras

terminal-king = { $domino } (lugar { $seat })
terminal-price = { $price }: { $tile }
terminal-lands = Quadrados: { $list }; de 1 a 3 são coroas.
terminal-squares = Quadrados: { $list }
terminal-letter = { $letter } { $land }
terminal-so-far = { $points ->
    [one] 1 ponto até agora
   *[other] { $points } pontos até agora
  }
terminal-figures = Os castelos A B C D e os cavaleiros 0 1 2 3 (numa floresta 5 6 7 8) são dos lugares 0 1 2 3.
terminal-neutral = A cor { $seat } é neutra.
terminal-allied = Aliados: { $first } e { $second }
terminal-turn = Turno { $turn }
terminal-deck = { $count ->
    [one] 1 carta no baralho
   *[other] { $count } cartas no baralho
  }
terminal-markers = { $count ->
    [one] resta 1 fronteira
   *[other] restam { $count } fronteiras
  }
terminal-both = { $first } e { $second }
terminal-either = { $first } ou { $second }
terminal-expand = { $count ->
    [one] Expansão
   *[other] Expansão até { $count } quadrados
  }

## Uma análise

terminal-start = Início
terminal-row = { $row } { $points }
terminal-moment = Jogada { $ply }, { $name }: { $move }
terminal-better = { $sure ->
    [exact] Melhor, jogado até ao fim: { $move }
    [certain] Melhor: { $move }
   *[likely] Provavelmente melhor: { $move }
  }
terminal-worth = { $grade ->
    [inaccuracy] Imprecisão: { $points } pontos, { $part }% de probabilidade de ganhar
    [mistake] Erro: { $points } pontos, { $part }% de probabilidade de ganhar
   *[blunder] Erro grave: { $points } pontos, { $part }% de probabilidade de ganhar
  }
terminal-luck = Jogada { $ply }, a maior sorte: { $name }, { $part }% de probabilidade de ganhar (± { $give })
terminal-best = Jogada { $ply }, a melhor escolha: { $name }, { $part }% de probabilidade de ganhar (± { $give })

## What `demesne serve` tells on its console

terminal-serve-taken = A porta { $wanted } está ocupada; usa-se a { $port }.
terminal-serve-at = O demesne está em { $address }
terminal-serve-others = para os outros na tua rede: { $address }
terminal-serve-alone = só para ti, uma única vez: { $address }
terminal-serve-kept = as mesas ficam guardadas em { $place }; Ctrl+C termina o servidor
terminal-serve-opened = Aberto à tua rede: { $address }
terminal-serve-closed = Fechado à tua rede.
