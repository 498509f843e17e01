# Whether the shuffle was fair.

shuffle-checking = A verificar…
shuffle-none = Não se pode verificar o baralhamento desta partida: foi jogada noutro sítio ou antes de haver esta verificação.
shuffle-secret = Esta partida foi fechada antes do seu fim. O que ninguém viu fica em segredo, por isso não se pode verificar o baralhamento.
shuffle-right = Tudo veio na ordem fixada antes de a partida começar.
shuffle-what = { $piles ->
    [one] Ao abrir, a mesa comprometeu-se com um número secreto. Agora é conhecido, e dele esta página calculou de novo em que ordem tudo estava: { $things } coisas numa pilha, das quais { $dealt } entraram em jogo.
   *[other] Ao abrir, a mesa comprometeu-se com um número secreto. Agora é conhecido, e dele esta página calculou de novo em que ordem tudo estava: { $things } coisas em { $piles } pilhas, das quais { $dealt } entraram em jogo.
}
shuffle-alone = Ninguém acrescentou uma palavra sua, porque a partida começou logo ao abrir.
shuffle-salted = { $count ->
    [one] Um navegador acrescentou depois uma palavra aleatória, por isso o número não pode ter sido escolhido a favor de ninguém.
   *[other] { $count } navegadores acrescentaram depois uma palavra aleatória, por isso o número não pode ter sido escolhido a favor de ninguém.
}
shuffle-known = Este navegador guarda o compromisso desde o início da partida: é o mesmo.
shuffle-wrong-seed = O número secreto não é aquele com que a mesa se comprometeu. A ordem pode ter sido mudada.
shuffle-wrong-kept = O compromisso não é o que este navegador recebeu no início da partida. A ordem pode ter sido mudada.
shuffle-wrong-salt = A palavra que este navegador acrescentou foi omitida ou mudada. A ordem pode ter sido escolhida.
shuffle-wrong-order = Algumas coisas vieram noutra ordem do que a fixada antes da partida.
shuffle-wrong-game = O que veio na partida, segundo o seu registo, não é o que o servidor diz que estava nas pilhas.
shuffle-commitment = Compromisso (SHA-256)
shuffle-seed = Número secreto
shuffle-piles = Coisas em cada pilha
shuffle-salts = Palavras acrescentadas
shuffle-save = Guardar os números
shuffle-own = Podes verificá-los com algumas linhas tuas: o manual explica como, e quantas coisas pertencem a cada pilha, em «Check that the shuffle was fair».
