# Today's kingdom: one deal for everyone.

today-title = O reino de hoje
today-deal = A mesma distribuição para todos
today-what = { $players ->
    [2] { $game } contra um bot, { $level }. Conta a primeira tentativa.
   *[other] { $game } a { $players }, os outros são bots, { $level }. Conta a primeira tentativa.
}
today-nobody = Aqui ainda ninguém o jogou.
today-alone = Quando o servidor responder, vê-se como os outros o jogaram.
today-played = { $played ->
    [one] Jogou-o 1 pessoa, com este resultado: { $best }.
   *[other] Jogaram-no { $played } pessoas. O melhor: { $best }. O do meio: { $middle }.
}
today-play = Jogar
today-see = Como correu
today-again = Jogar outra vez, para treinar
today-next = O próximo chega a esta hora: { $time }.
day-title = Os dominós de { $day }
day-practice = Isso foi treino: conta a tua primeira tentativa.
day-only = Aqui ninguém o tinha jogado até ao fim antes de ti.
day-alone = A comparação com os outros chega quando o servidor tiver a partida.
day-place = { $place ->
    [1] Das { $played } pessoas daqui nenhuma fez melhor.
   *[other] Lugar { $place } de { $played }.
}
day-counted = { $played ->
    [one] Aqui jogou-o 1 pessoa.
   *[other] Aqui jogaram-no { $played } pessoas.
}
day-round = Ronda
day-end = No fim
day-you = Tu
day-best = O melhor
day-middle = O do meio
day-table = Os pontos depois de cada ronda
