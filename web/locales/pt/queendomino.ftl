# Land, pieces and a table of the Queendomino family.

## Land, pieces and what they say of themselves

terrain-castle = castelo
terrain-wheat = campo de trigo
terrain-forest = floresta
terrain-lake = lago
terrain-grassland = prado
terrain-swamp = pântano
terrain-mine = montanha
terrain-town = vila
half-crowned = { $count ->
    [one] { $terrain }, 1 coroa
   *[other] { $terrain }, { $count } coroas
  }
domino-name = Dominó { $number }: { $first } e { $second }
domino-of = { $domino }. Da caixa de { $box }
where-castle = o castelo
# $way: where it lies as seen from the castle; $across and $down: how many squares away.
where = { $way ->
    [left] { $across ->
        [1] mesmo à esquerda do castelo
       *[other] { $across } quadrados à esquerda do castelo
      }
    [right] { $across ->
        [1] mesmo à direita do castelo
       *[other] { $across } quadrados à direita do castelo
      }
    [above] { $down ->
        [1] mesmo acima do castelo
       *[other] { $down } quadrados acima do castelo
      }
    [below] { $down ->
        [1] mesmo abaixo do castelo
       *[other] { $down } quadrados abaixo do castelo
      }
    [corner-above-left] no canto superior esquerdo do castelo
    [corner-above-right] no canto superior direito do castelo
    [corner-below-left] no canto inferior esquerdo do castelo
    [corner-below-right] no canto inferior direito do castelo
    [above-left] do castelo { $across } à esquerda e { $down } acima
    [above-right] do castelo { $across } à direita e { $down } acima
    [below-left] do castelo { $across } à esquerda e { $down } abaixo
   *[below-right] do castelo { $across } à direita e { $down } abaixo
  }
square-free = livre
square-knight = um cavaleiro
square-knight-why = Aqui está um cavaleiro. Recolheu os seus impostos e fica para sempre.
square-held = o teu dominó
square-legal = possível
square-chosen = escolhido
square-choosable = pode escolher-se
castle-why = Todos os reinos começam aqui. Qualquer paisagem lhe pode tocar.
territory-of = { $squares ->
    [one] Um território de 1 quadrado, { $crowns ->
        [0] sem coroas.
        [one] com 1 coroa.
       *[other] com { $crowns } coroas.
      }
   *[other] Um território de { $squares } quadrados, { $crowns ->
        [0] sem coroas.
        [one] com 1 coroa.
       *[other] com { $crowns } coroas.
      }
  }
kingdom-of = Reino: { $name }
king-of = Rei: { $name }
stat-coins = { $count ->
    [one] 1 moeda
   *[other] { $count } moedas
  }
stat-knights = { $count ->
    [one] 1 cavaleiro na guarda
   *[other] { $count } cavaleiros na guarda
  }
stat-towers = { $count ->
    [one] 1 torre
   *[other] { $count } torres
  }
stat-crowns = { $count ->
    [one] 1 coroa
   *[other] { $count } coroas
  }
stat-largest = { $count ->
    [one] maior território: 1 quadrado
   *[other] maior território: { $count } quadrados
  }
stat-crowns-why = { $dynasty ->
    [yes] Um território vale os seus quadrados vezes as suas coroas.
   *[no] Um território vale os seus quadrados vezes as suas coroas. Com pontos e maior território iguais, ganha quem tem mais coroas.
  }
stat-largest-why = { $dynasty ->
    [yes] Depois de três partidas, com somas iguais partilha-se o lugar.
   *[no] Com pontos iguais, ganha o maior território.
  }
stat-coins-why = Com moedas compram-se edifícios e suborna-se o dragão. No fim, três moedas valem um ponto.
stat-knights-why = Um cavaleiro no teu dominó novo recolhe uma moeda por cada quadrado do seu território.
stat-towers-why = A rainha vai para quem, a construir, chega a ter mais torres.
line-king = { $sure ->
    [yes] Aqui está { $name }: joga o turno { $order } da ronda.
   *[no] Aqui está { $name }: joga o mais tardar o turno { $order } da ronda.
  }
line-free = { $sure ->
    [yes] Ainda ninguém está aqui. Quem o escolher joga o turno { $order } da ronda.
   *[no] Ainda ninguém está aqui. Quem o escolher joga o mais tardar o turno { $order } da ronda.
  }
line-turn-over = Este turno já foi jogado.
line-turn-now = Este turno está a decorrer.
claim-domino = { $sure ->
    [yes] Escolher – { $domino }, turno { $order }
   *[no] Escolher – { $domino }, turno { $order } o mais tardar
  }

## Builders

builders = Construtores
slot-sold = vendida
slot-burnt = incendiada
slot-empty = vazio
slot-printed = { $filled ->
    [yes] Custo impresso { $cost }. Os espaços livres enchem-se no fim da ronda.
   *[no] Custo impresso { $cost }.
  }
slot-price = { $price ->
    [0] Não custa nada.
    [one] Custa 1 moeda.
   *[other] Custa { $price } moedas.
  }
slot-price-queen = { $price ->
    [0] Não custa nada em vez de { $cost }: a rainha tira uma.
   *[other] Custa { $price } em vez de { $cost }: a rainha tira uma.
  }
slot-too-dear = { $price ->
    [one] Não tens 1 moeda.
   *[other] Não tens { $price } moedas.
  }
slot-name = { $name }. { $price }
dragon-home = O dragão está na sua gruta
dragon-out = O dragão está fora
dragon-why = Uma vez por ronda, um suborno de uma moeda fá-lo incendiar uma peça disponível. Não voa para quem acolhe a rainha.
dragon-price = 1 moeda incendeia uma peça
dragon-away = volta na ronda seguinte
pile-left = { $count ->
    [one] Na pilha resta 1 peça de edifício.
   *[other] Na pilha restam { $count } peças de edifício.
  }
building-bakery = Padaria
building-sawmill = Serração
building-fishmonger = Peixaria
building-weaving-shop = Oficina de tecelagem
building-magic-school = Escola de magia
building-foundry = Fundição
building-church = Igreja
building-safe-knight = Caixa-forte
building-safe-tower = Caixa-forte
building-small-tavern = Pequena taberna
building-big-tavern = Grande taberna
building-guardtower = Torre de menagem
building-fortified-castle = Forte
building-travelling-castle = Castelo andante
building-training-camp = Campo de treino
building-statue = Estátua
building-queens-tower = Torre da rainha
building-gives-knights = { $count ->
    [one] 1 cavaleiro de imediato.
   *[other] { $count } cavaleiros de imediato.
  }
building-gives-towers = { $count ->
    [one] 1 torre de imediato.
   *[other] { $count } torres de imediato.
  }
building-gives-crown = Uma coroa para a sua vila.
building-tax-knight = A partir do teu próximo turno, cada cavaleiro que enviares para recolher impostos traz mais 1 moeda por cada cavaleiro que tens.
building-tax-tower = A partir do teu próximo turno, cada cavaleiro que enviares para recolher impostos traz mais 1 moeda por cada torre que tens.
building-points = { $count ->
    [one] 1 ponto no fim.
   *[other] { $count } pontos no fim.
  }
building-per-terrain = { $count ->
    [one] 1 ponto no fim por cada território deste tipo: { $terrain }.
   *[other] { $count } pontos no fim por cada território deste tipo: { $terrain }.
  }
building-per-tower = { $count ->
    [one] 1 ponto no fim por cada torre que tens.
   *[other] { $count } pontos no fim por cada torre que tens.
  }
building-per-knight = { $count ->
    [one] 1 ponto no fim por cada cavaleiro que tens.
   *[other] { $count } pontos no fim por cada cavaleiro que tens.
  }
building-plain = Não traz mais nada.
building-unsure = Nesta peça é estimativa nossa: { $things }.
unsure-knights = o número de cavaleiros
unsure-towers = o número de torres
unsure-tax-bonus = se aumenta os impostos
unsure-crowns = a coroa
unsure-points = os pontos

## Score pad

row-wealth = Riqueza
row-wheat = Trigo
row-forest = Floresta
row-lake = Lago
row-grassland = Prado
row-swamp = Pântano
row-mine = Montanha
row-town = Vilas
row-queen = Rainha
row-buildings = Edifícios
row-bonuses = Bónus
item-wealth = { $coins ->
    [one] 1 moeda, três por um ponto: { $points }
   *[other] { $coins } moedas, três por um ponto: { $points }
  }
item-territory = { $squares } × { $crowns } { $terrain }: { $points }
item-queen = { $squares ->
    [one] Mais uma coroa para 1 quadrado, { $terrain }: { $points }
   *[other] Mais uma coroa para { $squares } quadrados, { $terrain }: { $points }
  }
item-building-points = { $building }: { $points }
item-building-towers = { $count ->
    [one] { $building }, 1 torre: { $points }
   *[other] { $building }, { $count } torres: { $points }
  }
item-building-knights = { $count ->
    [one] { $building }, 1 cavaleiro: { $points }
   *[other] { $building }, { $count } cavaleiros: { $points }
  }
item-building-territories = { $count ->
    [one] { $building }, 1 território: { $points }
   *[other] { $building }, { $count } territórios: { $points }
  }
item-middle-kingdom = O castelo está no centro: { $points }
item-game = Partida { $game }: { $points }
item-harmony = O reino está completo, Harmonia: { $points }

## Refusals of the rules

here-castle = Aqui está o teu castelo.
here-land = Aqui: { $terrain }.
here-nothing = Aqui não há nada.
here-no-room = Este quadrado está livre, mas nenhum ao lado está.
here-alone = Ao lado deste quadrado não há nada.
here-beside = Ao lado deste quadrado: { $around }. O teu dominó: { $halves }.
here-extent = Aqui o teu reino ficaria com { $wide } × { $high }.
here-king = Escolhido por { $name }.
here-own-king = Aí está o teu próprio rei.
refusal-place-wrong-domino = Coloca-se o dominó onde está o teu rei.
refusal-place-apart = As suas duas metades têm de ficar lado a lado.
refusal-place-occupied = Cada metade do dominó precisa de um quadrado livre.
refusal-place-unconnected = Tem de tocar na mesma paisagem ou no teu castelo.
refusal-place-too-wide = Um reino tem no máximo { $size } quadrados de largura e { $size } de altura.
refusal-place-order = As duas metades são iguais: basta uma maneira de o colocar.
refusal-discard-wrong-domino = Não é o dominó que tens na mão.
refusal-discard-fits = Cabe em algum lado, por isso tem de ser colocado.
refusal-tax-square = Os cavaleiros vão para o dominó que acabaste de colocar, um por quadrado.
refusal-tax-knights = Não tens tantos cavaleiros na guarda.
refusal-build-no-slot = Esse espaço não existe.
refusal-build-empty-slot = Nesse espaço não há peça.
refusal-build-coins = Custa { $price }, e tens { $coins }.
refusal-build-square = Um edifício constrói-se num quadrado de vila.
refusal-build-taken = Nesse quadrado já há um edifício.
refusal-bribe-queen = O dragão não voa para quem acolhe a rainha.
refusal-bribe-away = Nesta ronda o dragão já voou.
refusal-bribe-coins = O dragão pede { $price }, e tens { $coins }.
refusal-bribe-no-slot = Esse espaço não existe.
refusal-bribe-empty-slot = Nesse espaço não há nada para incendiar.
refusal-claim-not-in-line = Esse dominó não está na fila seguinte.
refusal-claim-taken = Num dominó só cabe um rei.
refusal-pass-mandatory = Este passo não se pode saltar.
refusal-king-not-drawn = Não é esse o rei que se tira agora.
refusal-deal-gone = Esse dominó já saiu.
refusal-tile-gone = Já não há nenhuma peça dessas na pilha.

## Whose turn

status-place = Coloca o dominó { $first } e { $second }.
status-place-double = Coloca o dominó duplo de { $first }.
status-discard = O dominó { $first } e { $second } não cabe em lado nenhum.
status-discard-double = O dominó duplo de { $first } não cabe em lado nenhum.
status-tax = Envia cavaleiros para recolher impostos, ou salta o passo.
status-build = Constrói na tua vila, ou salta o passo.
status-bribe = Suborna o dragão, ou salta o passo.
status-claim = Escolhe o teu próximo dominó.
status-theirs-place = { $name } coloca um dominó.
status-theirs-tax = { $name } pode recolher impostos.
status-theirs-build = { $name } pode construir.
status-theirs-bribe = { $name } pode subornar o dragão.
status-theirs-claim = { $name } escolhe um dominó.
step-place = Colocar
step-tax = Impostos
step-build = Construir
step-bribe = Dragão
step-claim = Escolher
step-place-why = Coloca o dominó onde está o teu rei. Só se descarta se não couber em lado nenhum.
step-tax-why = Um cavaleiro no dominó novo traz uma moeda por cada quadrado do seu território.
step-build-why = Compra um edifício para um quadrado de vila livre.
step-bribe-why = Paga uma moeda ao dragão para incendiar uma peça disponível. Uma vez por ronda, e não para quem acolhe a rainha.
step-claim-why = Põe o teu rei num dominó livre da fila seguinte.

## What is there

others = Os outros
kingdom-enlarge = { $name }, ver de perto
queen-here = Acolhe a rainha
queen-why = Cada edifício custa menos uma moeda, e no fim a rainha conta como mais uma coroa no maior território.
dynasty-games = Pontos partida a partida: { $points }
dynasty-why = Os pontos de cada partida da dinastia, a atual por último. A soma decide.
line-now = Esta ronda
line-next = Próxima ronda
line-first = A primeira fila
line-crowns = { $count ->
    [0] nenhuma coroa
    [one] { $count } coroa
   *[other] { $count } coroas
  }
line-goes = { $last ->
    [yes] joga o último turno
   *[no] { $sure ->
        [no] turno { $order } ou antes
       *[yes] { $order ->
            [1] joga o 1.º turno
            [2] joga o 2.º turno
           *[other] joga o 3.º turno
          }
      }
  }
round-goes = Como corre uma ronda
goes-place = o dominó que o teu rei trouxe
goes-tax = os cavaleiros recolhem moedas dos territórios
goes-build = uma peça num quadrado de vila
goes-bribe = uma moeda incendeia uma peça disponível
goes-claim = um dominó da fila seguinte para o teu rei
domino-pair = { $first } e { $second }
domino-double = duplo de { $first }
domino-number = número { $number }
tab-kingdom = Reino
tab-lines = Filas
tab-builders = Construtores
tab-others = Outros

## Choices

choice-price = { $price ->
    [0] grátis
    [one] 1 moeda
   *[other] { $price } moedas
  }
place-title = Se o colocares aqui
place-turn = Rodar
place-here = Colocar aqui
place-new = novo
place-patch = { $squares } × { $crowns }
place-becomes = { $was } passa a { $is }
place-summary = { $total ->
    [one] { $changes }. Com isso tens 1 ponto.
   *[other] { $changes }. Com isso tens { $total } pontos.
  }
place-change = { $terrain } { $points }
place-nowhere = Não liga em lado nenhum, ou o teu reino ficaria grande demais. Sai do jogo e não vale nada.
place-discard = Descartar
tax-title = Cavaleiros no dominó novo
tax-squares = { $squares ->
    [one] { $terrain }, 1 quadrado
   *[other] { $terrain }, { $squares } quadrados
  }
# $what: squares of a landscape, or a safe; $coins: "+3".
tax-brings = { $what }: { $coins }
tax-safe-knight = Caixa-forte, para cavaleiros
tax-safe-tower = Caixa-forte, para torres
tax-coins = { $coins ->
    [one] 1 moeda
   *[other] { $coins } moedas
  }
tax-send = { $coins ->
    [0] Enviar cavaleiros
    [one] Recolher 1 moeda
   *[other] Recolher { $coins } moedas
  }
tax-left = { $count ->
    [0] Na guarda não fica nenhum cavaleiro.
    [one] Na guarda fica 1 cavaleiro.
   *[other] Na guarda ficam { $count } cavaleiros.
  }
build-title = Escolhe um edifício
build-where = Escolhe um quadrado de vila para ele.
build-build = { $price ->
    [0] Construir
    [one] Construir por 1 moeda
   *[other] Construir por { $price } moedas
  }
build-points = Os teus pontos
build-coins-left = { $count ->
    [0] Não resta nenhuma moeda.
    [one] Resta 1 moeda.
   *[other] Restam { $count } moedas.
  }
build-queen = A rainha vem para o teu reino.
build-discount = A rainha tira uma.
bribe-title = Escolhe uma peça para incendiar
bribe-text = Ninguém pode comprar uma peça incendiada.
bribe-burn = { $price ->
    [one] Incendiar por 1 moeda
   *[other] Incendiar por { $price } moedas
  }
claim-title = Escolhe um dominó da fila seguinte
claim-order = { $last ->
    [yes] Na ronda seguinte jogas o último turno.
   *[no] { $order ->
        [1] Na ronda seguinte jogas o primeiro turno.
        [2] Jogas o mais tardar o segundo turno.
        [3] Jogas o mais tardar o terceiro turno.
       *[other] Jogas o mais tardar o turno { $order }.
      }
  }
follow-order = { $order ->
    [1] Primeiro turno na ronda seguinte.
    [2] O mais tardar o segundo turno na ronda seguinte.
    [3] O mais tardar o terceiro turno na ronda seguinte.
   *[other] Último turno na ronda seguinte.
  }
claim-fits = Cabe no teu reino como está agora.
claim-fits-not = No teu reino como está agora não cabe.
claim-worth = Cabe em { $places ->
    [one] 1 sítio
   *[other] { $places } sítios
  }; onde agora conta mais, traz { $points }.
claim-places = { $count ->
    [one] 1 sítio
   *[other] { $count } sítios
  }
claim-final = Depois de uma escolha, só se pode pedir para a anular.
claim-act = Escolher este
claim-short = Escolher
claim-nowhere = não cabe
bar-domino = Dominó: { $what }
bar-nowhere = Não cabe em lado nenhum.

## The log

ask-undo-claim = { $name } pede para anular a escolha. Desde então não se revelou nada de novo.
ask-undo-place = { $name } pede para anular a colocação. Desde então não se revelou nada de novo.
change-points = Pontos
change-coins = Moedas
change-knights = Cavaleiros
change-towers = Torres
change-from-to = { $was } → { $is }
log-king = Tira-se um rei: { $who }.
log-line = Uma nova fila: { $dominoes }.
log-tiles = Novos edifícios no tabuleiro: { $buildings }.
log-claim = { $name } escolhe o dominó { $what }.
log-place = { $points ->
    [0] { $name } coloca o dominó { $what }: nenhum ponto.
    [one] { $name } coloca o dominó { $what }: 1 ponto.
   *[other] { $name } coloca o dominó { $what }: { $points } pontos.
  }
log-discard = { $name } descarta o dominó { $what }.
log-tax = { $coins ->
    [one] { $name } recolhe 1 moeda { $knights ->
        [one] com 1 cavaleiro.
       *[other] com { $knights } cavaleiros.
      }
   *[other] { $name } recolhe { $coins } moedas { $knights ->
        [one] com 1 cavaleiro.
       *[other] com { $knights } cavaleiros.
      }
  }
log-build = { $price ->
    [0] { $name } constrói de graça: { $building }.
    [one] { $name } constrói por 1 moeda: { $building }.
   *[other] { $name } constrói por { $price } moedas: { $building }.
  }
log-bribe = { $name } suborna o dragão, que incendeia: { $building }.
# A move taken back, by its first word in the notation.
log-undo-claim = { $name } anula a escolha do dominó { $what }.
log-undo-place = { $name } anula a colocação do dominó { $what }.
log-undo-discard = { $name } anula o descarte do dominó { $what }.
log-undo-tax = { $name } anula a recolha de impostos.
log-undo-build = { $name } anula a construção: { $building }.
log-undo-bribe = { $name } anula o incêndio: { $building }.
log-queen = A rainha vai para { $who }.

## The end

over-text = { $first } a { $second } depois de { $rounds } rondas.
over-text-games = { $first } a { $second } depois de { $games } partidas.
over-largest = { $points ->
    [one] Empate a 1 ponto. Decide o maior território: { $first } quadrados contra { $second }.
   *[other] Empate a { $points } pontos. Decide o maior território: { $first } quadrados contra { $second }.
  }
over-coins = { $points ->
    [one] Empate a 1 ponto e no maior território. Decidem as moedas de sobra.
   *[other] Empate a { $points } pontos e no maior território. Decidem as moedas de sobra.
  }
over-crowns = { $points ->
    [one] Empate a 1 ponto e no maior território. Decidem as coroas.
   *[other] Empate a { $points } pontos e no maior território. Decidem as coroas.
  }
over-largest-of = { $squares ->
    [one] maior: 1 quadrado
   *[other] maior: { $squares } quadrados
  }
over-games = partidas: { $games }

## Hints

hint-place = Dica: coloca o dominó { $what }, uma metade { $first }, a outra { $second }.
why-joins = Junta-se ao teu território ({ $terrain }): { $squares } × { $crowns }, +{ $points }.
why-starts = Começa um território ({ $terrain }): { $squares } × { $crowns }, +{ $points }.
why-row = { $row }: +{ $points }.
why-room = { $count ->
    [one] O dominó da fila seguinte ainda cabe.
   *[other] Todos os { $count } dominós da fila seguinte ainda cabem.
  }
why-taxes = { $coins ->
    [one] Traz 1 moeda.
   *[other] Traz { $coins } moedas.
  }
why-built = Os teus pontos: +{ $points }.
why-queen = A rainha vem para o teu reino.
why-best = Vale +{ $points } onde agora conta mais.
why-places = { $count ->
    [one] Cabe em 1 sítio.
   *[other] Cabe em { $count } sítios.
  }
why-nowhere = Por agora não cabe em lado nenhum.
why-crowns = { $count ->
    [one] Traz 1 coroa.
   *[other] Traz { $count } coroas.
  }
why-knights = { $count ->
    [one] Traz 1 cavaleiro.
   *[other] Traz { $count } cavaleiros.
  }
why-towers = { $count ->
    [one] Traz 1 torre.
   *[other] Traz { $count } torres.
  }
why-tax = { $coins ->
    [one] Um cavaleiro nele pode recolher logo 1 moeda.
   *[other] Um cavaleiro nele pode recolher logo { $coins } moedas.
  }
why-sides = { $count ->
    [one] Mantém aberto o último lado livre do castelo.
   *[other] Mantém abertos { $count } lados do castelo.
  }
why-middle = O castelo ainda pode acabar no centro.
why-filled = Nenhum quadrado fica isolado, e os dominós ainda chegam para encher { $size } × { $size }.
why-denies = Senão { $name } ganha com ele mais { $points } do que com o que sobra.
why-order = { $order ->
    [1] Na ronda seguinte jogas o primeiro turno.
    [2] Na ronda seguinte jogas o mais tardar o segundo turno.
    [3] Na ronda seguinte jogas o mais tardar o terceiro turno.
   *[other] Na ronda seguinte jogas o mais tardar o turno { $order }.
  }
# The same, said of somebody else.
says-joins = Junta-se ao território ({ $terrain }): { $squares } × { $crowns }, +{ $points }.
says-built = Pontos: +{ $points }.
says-queen = Traz a rainha.
says-order = { $order ->
    [1] Na ronda seguinte, o primeiro turno.
    [2] Na ronda seguinte, o mais tardar o segundo turno.
    [3] Na ronda seguinte, o mais tardar o terceiro turno.
   *[other] Na ronda seguinte, o mais tardar o turno { $order }.
  }
hint-discard = Dica: não cabe em lado nenhum, por isso descarta-o.
hint-tax = { $coins ->
    [one] Dica: recolhe 1 moeda de impostos.
   *[other] Dica: recolhe { $coins } moedas de impostos.
  }
hint-build = Dica: constrói «{ $building }», { $where }.
hint-bribe = Dica: suborna o dragão para incendiar «{ $building }».
hint-claim = Dica: escolhe o dominó { $what }.

## The table before the game

room-dominoes = Os primeiros dominós viram-se quando todos se sentarem.
