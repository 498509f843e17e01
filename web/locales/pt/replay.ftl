# A game that is walked through.

replay = Repetição
replay-opening = A abrir a partida.
replay-not = Esta partida não se pode percorrer.
replay-lost = Não é possível ter agora a mesa desse momento. Tenta outra vez.
replay-table = Para a mesa
replay-review = Análise
replay-another = Outro registo
brought-title = Uma partida de outro lado
brought-text = Abre o registo de uma partida, como texto ou como JSON Lines. As regras verificam-no jogada a jogada, e tu percorre-lo. O servidor não guarda nada dele.
brought-file = Abrir um ficheiro
brought-paste = Ou cola o registo
brought-open = Percorrer
brought-several = { $count ->
    [one] Tem 1 partida.
   *[other] Tem { $count } partidas. Qual?
  }
brought-one = Partida { $number }: { $game }, { $names }
brought-nameless = Partida { $number }: { $game }
brought-end = Um bloco de pontuação diz como acabou uma partida, não o que se jogou e quando: não se pode percorrer. Aqui está o fim.
brought-end-of = { $names }: o bloco preenchido
replay-act = Ronda { $round }: { $act }
replay-act-game = { $round ->
    [0] Partida { $game }, preparação: { $act }
   *[other] Partida { $game }, ronda { $round }: { $act }
  }
replay-laid = A mesa está posta.
replay-turn = Este turno
replay-turn-of = { $name }, este turno
play-on = Continuar daqui
play-on-text = Neste momento começa uma mesa nova. O que o teu lugar então não podia saber distribui-se de novo, e o que vem baralha-se de novo. A partida fica marcada e não conta.
play-on-text-friends = Neste momento começa uma mesa nova. O que então estava escondido distribui-se de novo a todos, a ti também, e o que vem baralha-se de novo. A partida fica marcada e não conta.
play-on-seat = O teu lugar
play-on-seat-number = Lugar { $seat }
play-on-others = Os outros
play-on-bots = Bots
play-on-friends = Amigos, por um link
play-on-level = Nível dos bots
play-on-go = Continuar
replay-ribbon = A partida inteira
replay-where = Onde na partida
replay-first = Para o início
replay-back = Uma ação atrás
replay-play = Reproduzir
replay-pause = Pausa
replay-on = Uma ação à frente
replay-last = Para o fim
replay-help = ?
replay-keys = Teclas
replay-keys-off = As teclas soltas estão desligadas nas definições: funcionam as setas, Home e End.
replay-key-won = { $points ->
    [one] Um momento-chave: 1 ponto para { $name }.
   *[other] Um momento-chave: { $points } pontos para { $name }.
  }
replay-key-lost = { $points ->
    [one] Um momento-chave: { $name } perde 1 ponto.
   *[other] Um momento-chave: { $name } perde { $points } pontos.
  }
replay-key-act = ← →
replay-does-act = uma ação atrás ou à frente
replay-key-turn = Shift + ← →
replay-does-turn = um turno atrás ou à frente
replay-key-round = ↑ ↓
replay-does-round = uma ronda atrás ou à frente
replay-key-ends = Home, End
replay-does-ends = para o início, para o fim
replay-key-moment = K
replay-does-moment = para o próximo momento-chave, com Shift para o anterior
replay-key-play = Espaço
replay-does-play = continua daqui, ou faz pausa
