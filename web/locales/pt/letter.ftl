# O que dizem os e-mails sobre os jogos por dias, e o que pergunta se podem.

letter-confirm-subject = Confirma o teu endereço para { $place }
letter-confirm = Alguém, muito provavelmente tu, deu este endereço em { $place } para que um e-mail avise quando uma partida espera. Para o confirmar, abre esta página:
letter-confirm-else = O link vale três dias. Se não foste tu, não faças nada: não chegará mais nenhum e-mail.
letter-subject-turn = { $game }: é a tua vez
letter-subject-time = { $game }: o tempo da tua vez está a acabar
letter-subject-late = { $game }: o tempo de outra pessoa acabou
letter-subject-asked = { $game }: os outros perguntam-te alguma coisa
letter-subject-many = { $count ->
    [one] { $count } partida espera por ti
   *[other] { $count } partidas esperam por ti
  }
letter-turn = { $game }: é a tua vez.
letter-time = { $game }: o tempo da tua vez está a acabar.
letter-late = { $game }: o tempo de outra pessoa acabou. Podes esperar, ou deixar um bot continuar.
letter-asked = { $game }: os outros perguntam-te alguma coisa.
letter-since = Desde { $time }
letter-until = Até { $time }
letter-zone = As horas são as de { $zone }.
letter-stop = Pediste estes e-mails em { $place }. Para não receberes mais, abre esta página:

# What the server says itself where it gives no page.
busy-page = Do teu endereço está a pedir-se demasiado ao mesmo tempo. Esta página aparece sozinha daqui a uns segundos.
