# Orders: what shall be done in one's next turn of a game of days, if one is not there.

orders-title = Instruções para o teu próximo turno
orders-opening = A mesa prepara-se como estaria nessa altura.
# What is asked, or what became of what was left.
orders-ask = { $asks ->
    [again] E se nessa altura já não estiver?
    [whole] Assim será o teu próximo turno
    [left] Estas instruções mantêm-se
    [ended] As tuas instruções terminaram
   *[next] O que se fará no teu próximo turno?
  }
orders-about = { $asks ->
    [again] Escolhe o que farias nesse caso, ou decide no teu turno.
    [whole] Será feito alguns minutos depois de o teu turno começar, a não ser que venhas jogar antes. Mais ninguém fica a saber que deixaste instruções.
    [left] Serão cumpridas alguns minutos depois de o teu turno começar, a não ser que venhas jogar antes. Mais ninguém as conhece.
    [ended] O que querias aqui já não está disponível. Daqui em diante jogas tu.
   *[next] Joga-o aqui como se fosse a tua vez. Ninguém vê isto e ainda nada acontece.
  }
# Above sentences of the log, as they would be told.
orders-wished = O histórico diria
# $act is a sentence of the log.
orders-else = Senão: { $act }
refusal-orders-wished = Isso já está nas tuas instruções.
orders-settle = Mais nada
orders-back = Um passo atrás
orders-leave = Deixar estas instruções
orders-anew = Começar de novo
orders-withdraw = Retirá-las
orders-table = Para a mesa
orders-turn = { $state ->
    [left] É a tua vez. As tuas instruções serão cumpridas, a não ser que jogues antes.
   *[ended] É a tua vez, e o que querias a seguir já não está disponível. Continua na mesa.
  }
