# Practice: moments in which something better could be done, asked as puzzles.

practice = Treino
practice-about = Momentos em que se podia fazer melhor. Não se perde nada em tentar; o que não resolves volta após 1, 4 e 14 dias.
practice-about-game = Momentos desta partida em que se podia fazer melhor. Não se perde nada em tentar.
# Of one row of the pad: its name, what the better choice does there.
practice-of = Treino: { $row }
practice-about-more = { $row } em { $game }: momentos em que a melhor escolha dá mais pontos nesta linha. Não se perde nada em tentar; o que não resolves volta após 1, 4 e 14 dias.
practice-about-less = { $row } em { $game }: momentos em que a melhor escolha dá menos pontos nesta linha e mais noutras. Não se perde nada em tentar; o que não resolves volta após 1, 4 e 14 dias.
practice-none-of = Não se conhece nenhum problema deste tipo.
practice-due = { $count ->
    [one] Voltou 1 problema que não resolveste.
   *[other] Voltaram { $count } problemas que não resolveste.
  }
practice-on = Continuar
practice-begin = Começar
practice-own = Das tuas partidas
practice-none = Das tuas partidas ainda não há nada. Abre a análise de uma partida terminada: o que se podia fazer melhor é perguntado aqui.
practice-none-game = Não se conhece nenhum problema desta partida. São encontrados enquanto se lê a sua análise.
practice-shipped = De partidas entre bots
practice-looking = À procura de problemas.
practice-opening = A abrir o problema.
practice-not = Este problema não se pode abrir.
practice-review = Análise
practice-met = { $met } de { $all } tentados
practice-number = { $state ->
    [found] Problema { $number }, resolvido
    [missed] Problema { $number }, não resolvido
   *[new] Problema { $number }
  }
practice-all = Todos os problemas
practice-next = Próximo
practice-game = Ver a partida
practice-show = Mostrar
# What is to be found, by the step of the turn.
practice-find-claim = Encontra o melhor dominó para escolher.
practice-find-place = Encontra o melhor lugar para o dominó.
practice-find-tax = Encontra a melhor forma de enviar cavaleiros.
practice-find-build = Encontra o que é melhor construir.
practice-find-bribe = Encontra o que é melhor o dragão fazer.
practice-find-act = Encontra a melhor carta.
practice-find-refill = Encontra a melhor carta para tirar.
practice-find-move = Encontra a melhor jogada.
# A try that was wrong: by how many points, and what of them most.
practice-wrong = { $why ->
    [row] { $behind ->
        [one] Essa não: acaba com 1 ponto a menos, sobretudo nesta linha: { $row }.
       *[other] Essa não: acaba com { $behind } pontos a menos, sobretudo nesta linha: { $row }.
      }
    [takes] { $behind ->
        [one] Essa não: acaba com 1 ponto a menos, e { $name } ganha com isso.
       *[other] Essa não: acaba com { $behind } pontos a menos, e { $name } ganha com isso.
      }
   *[none] { $behind ->
        [one] Essa não: a longo prazo acaba com 1 ponto a menos.
       *[other] Essa não: a longo prazo acaba com { $behind } pontos a menos.
      }
  }
practice-left = { $count ->
    [one] Resta uma tentativa.
   *[other] Restam { $count } tentativas.
  }
refusal-puzzle-tried = Isso já tentaste.
practice-free = Três tentativas, e não se perde nada em tentar.
practice-found = É isso mesmo.
practice-shown = Isto é melhor.
practice-tries = { $count ->
    [1] À primeira tentativa.
    [2] À segunda tentativa.
   *[other] À terceira tentativa.
  }
practice-back = Volta dentro de um dia.
practice-crowns = { $count ->
    [one] Resta 1 tentativa
   *[other] Restam { $count } tentativas
  }
# Beside each choice in the end.
practice-best = o melhor
practice-behind = { $count ->
    [one] 1 ponto a menos
   *[other] { $count } pontos a menos
  }
practice-played = jogado na partida
practice-tried = tentado
