# Land, pieces and a table of Domaine.

## The board

board = Tabuleiro
board-zoom = Ampliar o tabuleiro
board-larger = Maior
board-smaller = Menor
board-whole = O tabuleiro inteiro
board-castle = { $owner ->
    [nobody] castelo neutro
   *[other] castelo de { $name }
  }
board-knight = { $owner ->
    [nobody] cavaleiro neutro
   *[other] cavaleiro de { $name }
  }
domaine-meadow = prado
domaine-forest = floresta
domaine-village = aldeia
domaine-city = cidade real
domaine-mine-gold = mina de ouro
domaine-mine-silver = mina de prata
domaine-mine-copper = mina de cobre
domaine-mine-diamond = mina de diamantes
neutral = Ninguém
zone = zona neutra
zone-why = Uma zona neutra: não é de ninguém e não conta para ninguém.
open-why = Terreno de nenhum domínio. Seria um, com fronteiras a toda a volta e exatamente um castelo dentro.
# Whose it is: the reader's, a colour's that nobody plays, or somebody's whose name follows.
domain-of = { $owner ->
    [you] o teu domínio em { $castle }
    [nobody] domínio neutro em { $castle }
   *[other] domínio de { $name } em { $castle }
  }
# Before it stands the domain, after it what lies in it: "domain of Ada at b3: 4 points (1 forest, 1 village)".
domain-worth = { $points ->
    [one] { $domain }: 1 ponto ({ $list })
   *[other] { $domain }: { $points } pontos ({ $list })
  }
domain-strength = { $count ->
    [0] Força: nenhum cavaleiro
    [one] Força: 1 cavaleiro
   *[other] Força: { $count } cavaleiros
  }
domain-mines = Minas: { $mines }
domain-allied = { $owner ->
    [you] Aliado do teu domínio em { $castle }
    [nobody] Aliado do domínio neutro em { $castle }
   *[other] Aliado do domínio de { $name } em { $castle }
  }
land-forests = { $count ->
    [one] 1 floresta
   *[other] { $count } florestas
  }
land-villages = { $count ->
    [one] 1 aldeia
   *[other] { $count } aldeias
  }
land-city = a cidade real
land-none = nada que conte
places = { $count ->
    [one] 1 sítio para agir
   *[other] { $count } sítios para agir
  }
place-border = fronteira entre { $first } e { $second }
place-ring = aliança sobre a fronteira entre { $first } e { $second } – { $sides }
# The square is a letter and a number; what lies there follows: "take c4, forest, domain of Ada at b3".
place-castle = castelo em { $square }, { $about }
place-knight = cavaleiro em { $square }, { $about }
place-take = toma { $square }, { $about }
place-gone = faz desertar o cavaleiro em { $square }, { $about }
# Read aloud once a place is chosen: its squares, and what choosing it means.
place-chosen = { $place }: { $what }
track-king = o rei está nos { $king }

## Cards

use-borders = { $parts ->
    [one] Fronteira
    [2] Duas fronteiras
   *[other] Três fronteiras
  }
use-knights = { $parts ->
    [one] Cavaleiro
   *[other] Dois cavaleiros
  }
use-expansion = Expansão
use-deserter = Desertor
use-alliance = Aliança
use-borders-why = { $parts ->
    [one] Põe uma fronteira entre dois quadrados.
   *[other] Põe até { $parts } fronteiras, cada uma entre dois quadrados.
  }
use-knights-why = { $parts ->
    [one] Põe um cavaleiro ao lado de um castelo ou cavaleiro teu. Numa floresta custa mais um ducado.
   *[other] Põe até { $parts } cavaleiros ao lado dos teus castelos ou cavaleiros. Numa floresta cada um custa mais um ducado.
  }
use-expansion-why = { $parts ->
    [one] Um dos teus domínios toma um quadrado ao lado; de outro domínio só se o teu tiver mais cavaleiros.
   *[other] Um dos teus domínios toma até { $parts } quadrados ao lado; de outro domínio só se o teu tiver mais cavaleiros.
  }
use-deserter-why = Um cavaleiro deixa um domínio ao lado do teu, e tu pões um dos teus.
use-alliance-why = O teu domínio e um ao lado nunca tiram quadrados um ao outro.
card-or = ou
card-play = jogar
card-sell = vender
card-price = Jogá-la custa { $price }, vendê-la rende { $sell }.
card-says = { $name }, jogá-la custa { $price }, vendê-la rende { $sell }
card-says-idle = { $name }, jogá-la custa { $price }, vendê-la rende { $sell }, agora não se pode jogar
card-says-tried = { $name }, jogá-la custa { $price }, vendê-la rende { $sell }, jogá-la já foi experimentado
card-says-ordered = { $name }, jogá-la custa { $price }, vendê-la rende { $sell }, jogá-la já está nas tuas instruções
back-of = virada para baixo, pilha { $letter }
hand = A tua mão
hand-of = Mão de { $name }
hand-show = Mostrar as minhas cartas
hand-cover = Tapar as minhas cartas
hand-empty = Não resta nenhuma carta.
chancery = Chancelaria
deck-left = { $count ->
    [one] Baralho, em cima a pilha { $letter }, resta 1 carta
   *[other] Baralho, em cima a pilha { $letter }, restam { $count } cartas
  }
deck-count = ainda { $count }
deck-none = nenhuma
deck-empty = O baralho acabou
card-barred = Acabada de vender: neste turno não se pode recuperar.
pile-says = { $barred ->
    [yes] { $card }, acabada de vender, neste turno não se pode recuperar
   *[no] { $count ->
        [one] { $card }
       *[other] { $card }, { $count } cópias
      }
  }
pile-times = × { $count }

## Lords

court = Senhores
tab-board = Tabuleiro
stat-ducats = { $count ->
    [one] 1 ducado
   *[other] { $count } ducados
  }
stat-ducats-why = { $income ->
    [0] Sem rendimento: nenhuma mina está num domínio.
    [one] Cada turno começa com 1 ducado das minas.
   *[other] Cada turno começa com { $income } ducados das minas.
  }
stat-supply = { $count ->
    [0] Nenhum cavaleiro por colocar
    [one] Ainda 1 cavaleiro por colocar
   *[other] Ainda { $count } cavaleiros por colocar
  }
lord-cards = Cartas: { $list }
lord-mine = { $count } × { $mine }
lord-monopoly = { $count } × { $mine }: um monopólio, 5 pontos
item-forests = { $count ->
    [one] 1 floresta em { $castle }: { $points }
   *[other] { $count } florestas em { $castle }: { $points }
  }
item-villages = { $count ->
    [one] 1 aldeia em { $castle }: { $points }
   *[other] { $count } aldeias em { $castle }: { $points }
  }
item-city = A cidade real em { $castle }: { $points }
item-monopoly = { $count } × { $mine }, um monopólio: { $points }
item-ducats = Pelos ducados: { $points }
row-forests = Florestas
row-villages = Aldeias
row-city = Cidade real
row-monopolies = Monopólios
row-ducats = Ducados

## Whose turn

status-cards = Distribuem-se as cartas.
status-castle = Põe um castelo.
status-castle-neutral = Põe um castelo neutro.
status-knight = Põe ao lado o seu cavaleiro.
status-knight-neutral = Põe ao lado o seu cavaleiro.
status-act = Vende uma carta ou joga uma.
status-borders = { $left ->
    [one] { $parts ->
        [one] Põe uma fronteira.
       *[other] Põe a última fronteira.
      }
   *[other] Põe { $left } fronteiras.
  }
status-knights = { $left ->
    [one] Põe um cavaleiro.
   *[other] Põe { $left } cavaleiros.
  }
status-expansion = { $left ->
    [one] Toma um quadrado.
   *[other] Toma até { $left } quadrados.
  }
status-deserter = Faz desertar um cavaleiro.
status-alliance = Faz uma aliança.
status-refill = Tira uma carta.
status-theirs-castle = { $name } põe um castelo.
status-theirs-knight = { $name } põe um cavaleiro.
status-theirs-act = { $name } escolhe uma carta.
status-theirs-borders = { $name } põe fronteiras.
status-theirs-knights = { $name } põe cavaleiros.
status-theirs-expansion = { $name } expande um domínio.
status-theirs-deserter = { $name } faz desertar um cavaleiro.
status-theirs-alliance = { $name } faz uma aliança.
status-theirs-refill = { $name } tira uma carta.
turn-castle = Castelo
turn-knight = Cavaleiro
turn-income = Rendimento
turn-act = Carta
turn-sold = Venda
turn-borders = { $left ->
    [one] 1 fronteira
   *[other] { $left } fronteiras
  }
turn-knights = { $left ->
    [one] 1 cavaleiro
   *[other] { $left } cavaleiros
  }
turn-expansion = Expansão
turn-deserter = Desertor
turn-alliance = Aliança
turn-refill = Repor
turn-castle-why = Os castelos ficam em prados, os da mesma cor longe uns dos outros.
turn-knight-why = Cada castelo recebe um cavaleiro ao lado.
turn-income-why = Um ducado por cada tipo de mina nos teus domínios.
turn-act-why = Vende uma carta, ou paga uma e usa um dos seus símbolos.
turn-sold-why = A carta está agora na Chancelaria.
turn-borders-why = As fronteiras que se fecham à volta de um só castelo formam um domínio.
turn-knights-why = Os cavaleiros tornam um domínio forte.
turn-expansion-why = Um domínio toma quadrados ao lado.
turn-deserter-why = O cavaleiro de um vizinho vai-se embora, e tu pões um dos teus.
turn-alliance-why = Dois domínios nunca tiram quadrados um ao outro.
turn-refill-why = De novo três cartas, do baralho ou da Chancelaria.

## Choices, and what they would bring

prompt = A tua escolha
hint-castle = { $spaces ->
    [one] Escolhe um prado: entre castelos da mesma cor há pelo menos 1 quadrado. Os pontos dourados mostram onde poderia ficar o seu cavaleiro.
   *[other] Escolhe um prado: entre castelos da mesma cor há pelo menos { $spaces } quadrados. Os pontos dourados mostram onde poderia ficar o seu cavaleiro.
  }
hint-knight = Escolhe um quadrado ao lado do castelo. Agora as florestas são grátis.
hint-act = Escolhe uma carta da tua mão. O tabuleiro mostra depois onde pode agir.
hint-borders = { $left ->
    [one] Escolhe uma fronteira.
   *[other] Escolhe uma fronteira. Podem pôr-se { $left }.
  }
hint-knights = { $left ->
    [one] Escolhe um quadrado ao lado de um castelo ou cavaleiro teu.
   *[other] Escolhe um quadrado ao lado de um castelo ou cavaleiro teu. Podem pôr-se { $left }.
  }
hint-expansion = { $left ->
    [one] Escolhe um quadrado ao lado do teu domínio.
   *[other] Escolhe um quadrado ao lado de um dos teus domínios. Podes tomar { $left }.
  }
hint-deserter = Escolhe o cavaleiro que se vai embora.
hint-alliance = Escolhe os anéis entre o teu domínio e outro.
hint-borders-then = Escolhe uma fronteira.
hint-knights-then = Escolhe um quadrado.
hint-expansion-then = Vários dos teus domínios podiam tomá-lo. Escolhe um pelo seu castelo.
hint-deserter-then = Escolhe onde pôr o teu cavaleiro.
hint-alliance-then = Escolhe qual dos teus domínios, pelo seu castelo.
hint-refill = Tira a carta de cima do baralho, ou uma da Chancelaria.
hint-refill-deck = Tira a carta de cima do baralho.
plain-castle = Um castelo aqui
plain-knight = Um cavaleiro aqui
plain-act = Uma carta
plain-borders = Uma fronteira aqui. Nenhum domínio se fecha ainda.
plain-knights = Um cavaleiro aqui
plain-expansion = Este quadrado
plain-deserter = Este cavaleiro dá lugar ao teu
plain-alliance = A partir de agora nenhum tira quadrados ao outro.
plain-refill = Esta carta
do-castle = Pôr o castelo
do-knight = Pôr o cavaleiro
do-act = Jogar
do-play = { $ducats ->
    [one] Jogar por 1 ducado
   *[other] Jogar por { $ducats } ducados
  }
do-sell = { $ducats ->
    [one] Vender por 1 ducado
   *[other] Vender por { $ducats } ducados
  }
do-borders = Pôr a fronteira
do-knights = Pôr o cavaleiro
do-expansion = Tomar o quadrado
do-deserter = Fazer desertar
do-alliance = Fazer a aliança
do-refill = Tirar
do-end = Deixar o resto
bar-deck = Carta de cima do baralho, pilha { $letter }
# Read aloud: what a card cannot be used for now, and the sentence that says why.
use-not = { $use }: { $reason }
use-sell = Vender
use-cost = { $price ->
    [one] pagas 1
   *[other] pagas { $price }
  }
use-gain = recebes { $ducats }
use-left = { $ducats ->
    [0] não resta nada
    [one] resta 1
   *[other] restam { $ducats }
  }
effect-arises = { $owner ->
    [you] Fecha o teu domínio em { $castle }
    [nobody] Fecha o domínio neutro em { $castle }
   *[other] Fecha o domínio de { $name } em { $castle }
  }
effect-grows = { $owner ->
    [you] Aumenta o teu domínio em { $castle }
    [nobody] Aumenta o domínio neutro em { $castle }
   *[other] Aumenta o domínio de { $name } em { $castle }
  }
effect-shrinks = { $owner ->
    [you] Tira ao teu domínio em { $castle }
    [nobody] Tira ao domínio neutro em { $castle }
   *[other] Tira ao domínio de { $name } em { $castle }
  }
# Read aloud after the name of a place.
effect-closes = { $owner ->
    [you] { $points ->
        [one] fecha o teu domínio em { $castle }: 1 ponto
       *[other] fecha o teu domínio em { $castle }: { $points } pontos
      }
    [nobody] fecha o domínio neutro em { $castle }
   *[other] { $points ->
        [one] fecha o domínio de { $name } em { $castle }: 1 ponto
       *[other] fecha o domínio de { $name } em { $castle }: { $points } pontos
      }
  }
effect-cut = { $count ->
    [one] 1 quadrado fica isolado e não é de ninguém
   *[other] { $count } quadrados ficam isolados e não são de ninguém
  }
effect-ducats = { $count ->
    [one] 1 ducado pela floresta
   *[other] { $count } ducados pela floresta
  }
effect-strength = { $owner ->
    [you] Força do teu domínio em { $castle }: de { $before } para { $after }
    [nobody] Força do domínio neutro em { $castle }: de { $before } para { $after }
   *[other] Força do domínio de { $name } em { $castle }: de { $before } para { $after }
  }
# Points before and after.
effect-sum = { $before ->
    [one] de 1 ponto para { $after }
   *[other] de { $before } pontos para { $after }
  }
effect-king = { $name } chega ao rei
effect-allies = { $owner ->
    [nobody] Alia o teu domínio em { $own } ao neutro em { $castle }
   *[other] Alia o teu domínio em { $own } ao de { $name } em { $castle }
  }
# What brings or costs points, read aloud: "2 villages, plus 6"; or whom it costs: "Ben, minus 6".
effect-more = { $text }, mais { $count }
effect-less = { $text }, menos { $count }
gain-forests = { $count ->
    [one] 1 floresta
   *[other] { $count } florestas
  }
gain-villages = { $count ->
    [one] 1 aldeia
   *[other] { $count } aldeias
  }
gain-city = cidade real
gain-monopolies = { $count ->
    [one] 1 monopólio
   *[other] { $count } monopólios
  }
## The log

log-hand = { $cards ->
    [one] { $name } recebe 1 carta.
   *[other] { $name } recebe { $cards } cartas.
  }
log-draw = { $known ->
    [no] { $name } tira uma carta do baralho.
   *[other] { $name } tira do baralho: { $card }.
  }
log-castle = { $whose ->
    [own] { $name } põe um castelo em { $square }.
   *[neutral] { $name } põe um castelo neutro em { $square }.
  }
log-guard = O seu cavaleiro está em { $square }.
log-sell = { $ducats ->
    [one] { $name } vende «{ $card }» por 1 ducado.
   *[other] { $name } vende «{ $card }» por { $ducats } ducados.
  }
log-card = { $price ->
    [one] { $name } joga «{ $use }» por 1 ducado.
   *[other] { $name } joga «{ $use }» por { $price } ducados.
  }
log-take = { $name } tira «{ $card }» da Chancelaria.
log-end = { $name } deixa o resto da carta.
log-knight = { $price ->
    [0] { $name } põe um cavaleiro em { $square }.
   *[other] { $name } põe um cavaleiro em { $square }, na floresta por um ducado.
  }
log-border = { $name } põe uma fronteira entre { $first } e { $second }.
log-expand = { $taken ->
    [yes] O domínio de { $name } em { $castle } toma { $square } a { $owner }.
   *[no] O domínio de { $name } em { $castle } toma { $square }.
  }
log-desert = { $name } faz desertar o cavaleiro de { $owner } em { $knight } e põe um em { $square }.
log-ally = { $name } alia o domínio em { $castle } ao de { $owner } em { $target }.
# A move taken back, by its first word in the notation.
log-undo-castle = { $name } retira o castelo de { $square }.
log-undo-play = { $name } retira a carta «{ $use }».
log-undo-sell = { $name } anula a venda de «{ $card }».
log-undo-knight = { $name } retira o cavaleiro de { $square }.
log-undo-border = { $name } retira a fronteira entre { $first } e { $second }.
log-undo-expand = { $name } anula a expansão do domínio em { $castle } para { $square }.
log-undo-desert = { $name } anula a deserção: o cavaleiro de { $owner } volta a { $knight }.
log-undo-ally = { $name } anula a aliança de { $castle } com { $target } ({ $owner }).
log-undo-end = { $name } afinal não deixa o resto da carta.
log-domain = { $points ->
    [0] O domínio de { $who } em { $castle } fecha-se: nenhum ponto.
    [one] O domínio de { $who } em { $castle } fecha-se: 1 ponto.
   *[other] O domínio de { $who } em { $castle } fecha-se: { $points } pontos.
  }
log-grown = { $points ->
    [0] O domínio de { $who } em { $castle } cresce: nenhum ponto.
    [one] O domínio de { $who } em { $castle } cresce: 1 ponto.
   *[other] O domínio de { $who } em { $castle } cresce: { $points } pontos.
  }
log-shrunk = { $squares ->
    [one] { $points ->
        [0] O domínio de { $who } em { $castle } perde um quadrado: nenhum ponto.
       *[other] O domínio de { $who } em { $castle } perde um quadrado: { $points } pontos.
      }
   *[other] { $points ->
        [0] O domínio de { $who } em { $castle } perde { $squares } quadrados: nenhum ponto.
       *[other] O domínio de { $who } em { $castle } perde { $squares } quadrados: { $points } pontos.
      }
  }
log-monopoly = { $mine ->
    [mine_gold] { $name } tem o monopólio das minas de ouro: 5 pontos.
    [mine_silver] { $name } tem o monopólio das minas de prata: 5 pontos.
    [mine_copper] { $name } tem o monopólio das minas de cobre: 5 pontos.
   *[mine_diamond] { $name } tem o monopólio das minas de diamantes: 5 pontos.
  }
log-broken = { $mine ->
    [mine_gold] { $name } perde o monopólio das minas de ouro: menos 5 pontos.
    [mine_silver] { $name } perde o monopólio das minas de prata: menos 5 pontos.
    [mine_copper] { $name } perde o monopólio das minas de cobre: menos 5 pontos.
   *[mine_diamond] { $name } perde o monopólio das minas de diamantes: menos 5 pontos.
  }
log-empty = O baralho acabou. Todos jogam ou vendem as cartas que restam.
log-income = { $ducats ->
    [one] As minas pagam 1 ducado a { $name }.
   *[other] As minas pagam { $ducats } ducados a { $name }.
  }
log-crown = { $points ->
    [one] { $name } chega ao rei com 1 ponto.
   *[other] { $name } chega ao rei com { $points } pontos.
  }

## The end

over-king = { $count ->
    [one] { $names } chegou ao rei nos { $king }.
   *[other] { $names } chegaram ao rei nos { $king }, todos com a mesma carta.
  }
over-deck = O baralho tinha acabado e as últimas cartas foram jogadas, por isso compararam-se os ducados.
over-active = { $points ->
    [one] Empate a 1 ponto. Quem chegou ao rei no próprio turno fica à frente.
   *[other] Empate a { $points } pontos. Quem chegou ao rei no próprio turno fica à frente.
  }
over-ducats = { $points ->
    [one] Empate a 1 ponto. Decidem os ducados: { $first } a { $second }.
   *[other] Empate a { $points } pontos. Decidem os ducados: { $first } a { $second }.
  }
over-ducats-of = { $ducats ->
    [one] { $name } tem 1 ducado
   *[other] { $name } tem { $ducats } ducados
  }
over-ducats-amount = Quem tem mais ducados ganha 5 pontos; a quantia logo abaixo, 3.
over-ducats-rank = Quem tem mais ducados ganha 5 pontos; o segundo lugar, 3. Depois de um empate no primeiro não há segundo lugar.

## How a table plays

rules-king = O rei nos { $king }
rules-king-why = Quem tiver esses pontos ou mais ao terminar uma carta ganha de imediato.
rules-pieces = { $castles ->
    [one] 1 castelo e { $knights } cavaleiros por jogador
   *[other] { $castles } castelos e { $knights } cavaleiros por jogador
  }
rules-pieces-why = Há { $borders } fronteiras para todos; cada um começa com { $ducats } ducados.
rules-tiles = Peças de terreno: { $tiles }
rules-tiles-ours = Peças de terreno: o nosso desenho
rules-tiles-why = Disposição das peças: { $layout }
rules-board = Um tabuleiro próprio
rules-board-why = O terreno foi dado quadrado a quadrado.
rules-neutral = Uma cor neutra
rules-neutral-why = A dois, ambos põem também os castelos e cavaleiros de uma terceira cor, que não é de ninguém.

## Refusals of the rules

here-ground = { $ground ->
    [forest] Aqui: { domaine-forest }.
    [village] Aqui: { domaine-village }.
    [city] Aqui: { domaine-city }.
    [mine_gold] Aqui: { domaine-mine-gold }.
    [mine_silver] Aqui: { domaine-mine-silver }.
    [mine_copper] Aqui: { domaine-mine-copper }.
    [mine_diamond] Aqui: { domaine-mine-diamond }.
   *[meadow] Aqui: { domaine-meadow }.
  }
here-near = Quadrados entre este e o castelo em { $castle }: { $spaces }.
here-walled = Há uma fronteira entre este quadrado e a tua peça em { $square }.
here-nobody = Nenhuma peça tua está ao lado deste quadrado.
here-domain = Este quadrado fica no domínio em { $castle }.
here-stranded = Ficariam isolados: { $places }.
here-purse = Tens { $ducats }.
refusal-castle-terrain = Um castelo coloca-se num prado.
refusal-castle-taken = Já há aí alguma coisa.
refusal-castle-no-knight = O seu cavaleiro não teria nenhum quadrado ao lado.
refusal-castle-too-near = { $spaces ->
    [one] Entre castelos da mesma cor há pelo menos 1 quadrado.
   *[other] Entre castelos da mesma cor há pelo menos { $spaces } quadrados.
  }
refusal-knight-beside-castle = O cavaleiro vai para o lado do castelo que acabou de ser colocado.
refusal-card-not-held = Essa carta não está na tua mão.
refusal-play-symbol = A carta não tem esse símbolo.
refusal-play-price = Custa { $price }, e tens { $ducats }.
refusal-play-no-part = Agora não se pode executar nenhuma das suas partes.
refusal-part-other-symbol = A carta joga-se com outro símbolo.
refusal-end-no-part = Pelo menos uma parte da carta tem de ser executada.
refusal-refill-chancery = Essa carta não está na Chancelaria.
refusal-refill-just-sold = A carta acabada de vender não se pode recuperar no mesmo turno.
refusal-refill-must-draw = { $rounds ->
    [one] Depois de 1 ronda sem uma carta tirada ou jogada tens de tirar do baralho.
   *[other] Depois de { $rounds } rondas sem uma carta tirada ou jogada tens de tirar do baralho.
  }
refusal-draw-stack = Não é a pilha de cima.
refusal-draw-gone = Essa carta já não está no baralho.
refusal-border-inside-domain = Dentro de um domínio não se põem fronteiras.
refusal-border-own-figures = Nenhuma fronteira pode separar duas peças da mesma cor.
refusal-border-supply = Não resta nenhuma fronteira.
refusal-border-taken = Já há aí uma fronteira.
refusal-knight-supply = Não resta nenhum cavaleiro por colocar.
refusal-knight-terrain = Um cavaleiro coloca-se num prado ou numa floresta.
refusal-knight-taken = Já há aí alguma coisa.
refusal-knight-not-beside = Um cavaleiro vai para o lado de um castelo ou cavaleiro da sua cor, sem fronteira no meio.
refusal-knight-forest = Um cavaleiro numa floresta custa mais { $price }.
refusal-expand-not-own = Não é um dos teus domínios.
refusal-expand-one-domain = Uma carta aumenta um só domínio.
refusal-expand-not-beside = O quadrado não está ao lado do domínio.
refusal-expand-figure = Está aí um castelo ou um cavaleiro.
refusal-expand-own-domain = Um domínio não cresce para outro do mesmo dono.
refusal-expand-strength = São precisos mais cavaleiros do que tem o outro domínio: { $own } contra { $theirs }.
refusal-expand-allied = Os dois domínios são aliados.
refusal-expand-neutral = Nesta mesa os domínios neutros deixam-se em paz.
refusal-expand-supply = Não restam fronteiras suficientes para o rodear.
refusal-desert-not-own = Não é um dos teus domínios.
refusal-desert-not-theirs = Não é um domínio adversário.
refusal-desert-not-beside = Os dois domínios não estão lado a lado.
refusal-desert-allied = Nesta mesa nenhum cavaleiro deserta de um domínio aliado.
refusal-desert-no-own-knight = O teu domínio não tem cavaleiros.
refusal-desert-no-knight = Não há aí nenhum cavaleiro da sua cor.
refusal-desert-chain = Outros cavaleiros perderiam a ligação ao castelo.
refusal-desert-last-knight = Nesta mesa o último cavaleiro de um domínio nunca deserta.
refusal-desert-outside = O novo cavaleiro vai para o teu próprio domínio.
refusal-ally-not-own = Não é um dos teus domínios.
refusal-ally-not-theirs = Não é um domínio adversário.
refusal-ally-not-beside = Os dois domínios não estão lado a lado.
refusal-ally-already = Os dois já são aliados.

## Hints

# The card is known by its two symbols: “Knight or Expand”.
hint-play = Dica: joga «{ $card }» como «{ $use }».
hint-play-only = Dica: joga «{ $card }».
hint-sell = Dica: vende «{ $card }».
hint-end = Dica: fica por aqui e deixa o resto da carta.
hint-deck = Dica: tira uma carta do baralho.
hint-take = Dica: tira «{ $card }» da Chancelaria.
# One place on the board, or two of which one is chosen after the other, as in place-….
hint-spot-one = Dica: { $first }.
hint-spot-two = Dica: { $first }; depois { $second }.
why-closes = { $squares ->
    [one] Fecha o teu domínio em { $castle }: 1 quadrado, +{ $points }.
   *[other] Fecha o teu domínio em { $castle }: { $squares } quadrados, +{ $points }.
  }
why-grows = { $squares ->
    [one] O teu domínio em { $castle } cresce 1 quadrado: +{ $points }.
   *[other] O teu domínio em { $castle } cresce { $squares } quadrados: +{ $points }.
  }
why-monopolies = Completa um monopólio: +{ $points }.
why-mines = { $count ->
    [one] Mais uma mina é tua.
   *[other] Mais { $count } minas são tuas.
  }
why-income = { $ducats ->
    [one] Cada turno traz mais 1 ducado.
   *[other] Cada turno traz mais { $ducats } ducados.
  }
why-opens = { $points ->
    [one] A sua primeira parte pode dar logo 1 ponto.
   *[other] A sua primeira parte pode dar logo { $points } pontos.
  }
why-card = { $price ->
    [one] Jogar a carta custa 1 ducado, vendê-la rende { $ducats }.
   *[other] Jogar a carta custa { $price } ducados, vendê-la rende { $ducats }.
  }
why-takes = { $points ->
    [one] { $name } perde 1 ponto.
   *[other] { $name } perde { $points } pontos.
  }
why-stronger = { $count ->
    [one] O teu domínio em { $castle } fica com 1 cavaleiro.
   *[other] O teu domínio em { $castle } fica com { $count } cavaleiros.
  }
why-sells = { $ducats ->
    [one] Traz 1 ducado.
   *[other] Traz { $ducats } ducados.
  }
# The same, said of somebody else.
says-closes = { $squares ->
    [one] Fecha o domínio em { $castle }: 1 quadrado, +{ $points }.
   *[other] Fecha o domínio em { $castle }: { $squares } quadrados, +{ $points }.
  }
says-grows = { $squares ->
    [one] O domínio em { $castle } cresce 1 quadrado: +{ $points }.
   *[other] O domínio em { $castle } cresce { $squares } quadrados: +{ $points }.
  }
says-mines = { $count ->
    [one] Mais uma mina.
   *[other] Mais { $count } minas.
  }
says-stronger = { $count ->
    [one] O domínio em { $castle } fica com 1 cavaleiro.
   *[other] O domínio em { $castle } fica com { $count } cavaleiros.
  }

## The table before the game

room-cards = As cartas distribuem-se quando todos se sentarem.
