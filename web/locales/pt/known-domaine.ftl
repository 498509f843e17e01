## Cards that may still come

pile-stack = Cartas da pilha { $back }
pile-stack-left = { $left ->
    [0] No baralho não há nenhuma.
    [one] No baralho há uma.
   *[other] No baralho há { $left }.
  }
pile-stack-hidden = { $hidden ->
    [one] Uma que não vês está noutra mão.
   *[other] { $hidden } que não vês estão noutras mãos.
  }
pile-stack-top = A próxima carta é uma destas:
pile-hand = O que { $name } pode ter na mão
pile-hand-backs = Viradas para baixo: { $backs }.
pile-hand-least = Pelo menos uma carta com:
known-borders = fronteiras
known-knights = cavaleiros
known-expansion = uma expansão
known-deserter = um desertor
known-alliance = uma aliança
card-count = { $count ->
    [one] 1 não vista
   *[other] { $count } não vistas
  }

## What borders are worth

prizes-border = Fronteiras que mudam uma pontuação
prize-border = Entre { $first } e { $second }
