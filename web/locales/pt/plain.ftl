# A table of any game whose family gives the page nothing: position and moves in words.

status-plain = Escolhe uma jogada.
status-plain-dealing = Está a distribuir-se.
status-theirs-plain = É a vez de { $name }.
plain-position = A posição
plain-lines = { $count ->
    [one] A posição em 1 linha
   *[other] A posição em { $count } linhas
  }
plain-covered = O teu lado da mesa está tapado até ser a tua vez.
plain-watching = Quem observa vê o histórico e de quem é a vez; a posição mostra-se quando a partida acaba.
plain-moves = { $count ->
    [one] 1 jogada
   *[other] { $count } jogadas
  }
plain-search = Procurar nas jogadas
plain-found = { $count ->
    [0] Nenhuma jogada se chama assim.
    [one] 1 jogada encontrada.
   *[other] { $count } jogadas encontradas.
  }
plain-choose = Escolher uma jogada
plain-play = Jogar: { $move }
plain-advice = Dica: { $move }
plain-plies = { $count ->
    [one] Depois de 1 passo
   *[other] Depois de { $count } passos
  }
plain-points = Pontos
plain-total = Total
plain-rank = Lugar
plain-seat = lugar { $seat }
over-parted = { $points ->
    [one] Empate a 1 ponto. Decide: { $what }.
   *[other] Empate a { $points } pontos. Decide: { $what }.
  }
