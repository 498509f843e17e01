## What may still come, and how likely it is

known-counting = A contar…
known-why = Calculado pelo que vês, como se cada sorteio fosse igualmente provável.
known-all = Calculado pelo que todos veem, como se cada sorteio fosse igualmente provável.
known-lost = A ligação perdeu-se por um momento.
known-none = Não vem mais nada.
known-list = O que pode vir
known-odds = Probabilidade
odds-percent = { $percent }%
odds-least = menos de 1%
odds-most = mais de 99%
known-piece = { $thing }: ainda { $count }, a seguir: { $odds }
known-line = { $what }: { $odds }

## What things are worth

known-stakes = Quanto valem agora as coisas
known-stakes-why = Pontos que cada coisa dá tal como a mesa está, no melhor caso; sublinhado, o que mais dá a cada lado.
prize-cost = Custa-te
prize-free = nada
prize-not-yours = não é para ti
prize-nowhere = não cabe
prize-never = não pode
prize-most = (o melhor)
prize-places = { $count ->
    [one] 1 sítio
   *[other] { $count } sítios
  }
