# What the guide says in a game of the Queendomino family: first what is to be done, then why.

guide-kingdom-choose-lead = Seleciona um dominó.
guide-kingdom-choose-lead-touch = Toca num dominó.
guide-kingdom-choose = O teu rei trá-lo para casa na ronda seguinte.
guide-kingdom-claim-lead = Escolhe este.
guide-kingdom-claim = Os números baixos jogam primeiro, os altos trazem coroas. Cada um dos teus reis escolhe um.
guide-kingdom-place-lead = Coloca-o aqui ou ali.
guide-kingdom-place = Uma metade toca no teu castelo, ou na mesma paisagem.
guide-kingdom-turn-lead = Clica ou carrega em R para o rodar.
guide-kingdom-turn-lead-touch = Toca-lhe para o rodar.
guide-kingdom-turn = Tem de tocar no teu castelo ou na mesma paisagem. Depois coloca-o.
guide-kingdom-points-lead = Aqui: { $terrain }, { $squares } × { $crowns }.
guide-kingdom-points = Os pontos são quadrados vezes coroas. Experimenta noutro sítio, depois coloca-o.
guide-kingdom-again-lead = Agora escolhe outra vez.
guide-kingdom-again = O teu rei está sobre o que vem a seguir.
guide-kingdom-inside-lead = Fica dentro de { $size } por { $size }.
guide-kingdom-inside = A lâmpada ajuda na dúvida. Ganha quem tiver mais pontos no fim.

## What the larger games add

guide-kingdom-team-new = Novo: equipas
guide-kingdom-team-lead = Um só reino: tu e { $name }.
guide-kingdom-team = Cada um tem o seu rei, e os pontos são dos dois. Falem de onde vai cada coisa: mais ninguém ouve.
guide-kingdom-seven-new = Novo: sete por sete
guide-kingdom-seven-lead = O teu reino pode crescer até sete por sete.
guide-kingdom-seven = Cabem territórios maiores, e os dominós chegam para o encher até aos cantos.
guide-kingdom-tax-new = Novo: os cavaleiros
guide-kingdom-tax-lead = Envia um cavaleiro.
guide-kingdom-tax = Os cavaleiros trazem moedas: uma por cada quadrado do território onde estão.
guide-kingdom-build-new = Novo: os construtores
guide-kingdom-build-lead = Compra um edifício para um quadrado de vila.
guide-kingdom-build = Traz coroas, pontos, cavaleiros ou torres. Podes construir um em cada turno.
guide-kingdom-queen-new = Novo: a rainha
guide-kingdom-queen-lead = A rainha vive agora contigo.
guide-kingdom-queen = Os edifícios custam-te menos uma moeda, e no fim a rainha conta como mais uma coroa no teu maior território.
guide-kingdom-dragon-new = Novo: o dragão
guide-kingdom-dragon-lead = Por uma moeda, o dragão incendeia uma peça.
guide-kingdom-dragon = Escolhe uma que prefiras que ninguém tenha, ou salta o passo.
