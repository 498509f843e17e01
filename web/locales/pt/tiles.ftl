# The nine land tiles of Domaine: entered, kept, chosen.

tiles-title = Introduz as tuas peças
tiles-text = As nove peças de terreno de Domaine, quadrado a quadrado. Põe as tuas à tua frente, com a face impressa para cima, e pinta o que mostram.
tiles-ours = As peças de terreno impressas não estão publicadas em lado nenhum. O nosso conjunto é desenho nosso: segue o que se sabe do impresso, mas não é o impresso. Quem tem a caixa introduz o seu uma vez, e aqui todos podem jogar com ele.
tiles-begin = Começar com
tiles-begin-empty = Prado em toda a parte
tiles-begin-ours = O nosso desenho
tiles-found = O teu conjunto da última vez, guardado neste navegador.
tiles-nine = As nove peças de terreno
tiles-city-short = Cidade
tiles-tile = { $tile ->
    [city] A peça da cidade real
   *[other] Peça { $tile }
  }
tiles-square = linha { $row }, quadrado { $square }, { $terrain }
tiles-brush = Terreno para pintar
tiles-land-meadow = prado
tiles-land-forest = floresta
tiles-land-village = aldeia
tiles-land-city = cidade real
tiles-land-mine-gold = mina de ouro
tiles-land-mine-silver = mina de prata
tiles-land-mine-copper = mina de cobre
tiles-land-mine-diamond = mina de diamantes
tiles-count = { $count } ao todo
tiles-count-of = { $count } de { $expected }
tiles-keys = No teclado: as setas vão de quadrado em quadrado, uma letra pinta e avança, Page Down abre a peça seguinte.
tiles-turn = Rodar
tiles-turn-why = Roda a peça um quarto de volta
tiles-undo = Anular
tiles-clear = Tudo prado
tiles-next = Peça seguinte
tiles-before = Peça anterior
tiles-doubts = Uma caixa devia ter
tiles-right = Uma cidade real e quatro minas de cada tipo: como deve ser.
tiles-doubt-few = mais { $count }: { $terrain }
tiles-doubt-many = menos { $count }: { $terrain }
tiles-doubt-place = a cidade real na sua própria peça, a do centro
tiles-doubts-why = Se a tua caixa é mesmo assim, guarda o conjunto à mesma.
tiles-cramped = Os castelos precisam de espaço: pelo menos { $least } quadrados de prado, e há { $count }.
tiles-keep = Guardar o conjunto
tiles-name = Nome do conjunto
tiles-name-plain = As minhas peças
tiles-here = O que introduzes guarda-se neste navegador à medida que avanças.
tiles-send = Guardar neste servidor
# Two links follow, each in a line: start-friends and start-screen.
tiles-kept = { $name }: guardado. Escolhe-o quando puseres uma mesa.
tiles-save = Guardar como ficheiro
tiles-file = Abrir um ficheiro
tiles-as-text = Como texto
tiles-as-text-why = Uma linha para cada peça, fila a fila: . prado, f floresta, v aldeia, * cidade real, g s c d minas de ouro, prata, cobre, diamantes.
tiles-take-text = Tomar este texto
tiles-took = Tomado. Anular traz de volta o que lá estava.
tiles-fault-json = Não é um ficheiro de um conjunto de peças.
tiles-fault-line = A linha { $line } não se pode ler. Devia ser uma peça, dois pontos e quatro filas, como 1: ff.g f.v. .... fc.f
tiles-fault-twice = { tiles-tile }: está duas vezes.
tiles-fault-missing = { tiles-tile }: falta.
tiles-fault-rows = { $count ->
    [one] { tiles-tile }: 1 fila; têm de ser quatro.
   *[other] { tiles-tile }: { $count } filas; têm de ser quatro.
  }
tiles-fault-length = { $count ->
    [one] { tiles-tile }, fila { $row }: 1 quadrado; têm de ser quatro.
   *[other] { tiles-tile }, fila { $row }: { $count } quadrados; têm de ser quatro.
  }
tiles-fault-letter = { tiles-tile }, fila { $row }, quadrado { $square }: { $letter } não é um tipo de terreno.
tiles-fault-name = O nome tem mais de { $most } letras.
tiles-fault-board-rows = Um tabuleiro tem doze filas; aqui são { $count }.
tiles-fault-board-length = { $count ->
    [one] A fila { $row } tem 1 quadrado; têm de ser doze.
   *[other] A fila { $row } tem { $count } quadrados; têm de ser doze.
  }
tiles-fault-board-letter = Quadrado { $square }: { $letter } não é um tipo de terreno.

## The land of a new table

tiles-pick = Terreno
tiles-pick-ours = O nosso desenho
tiles-pick-ours-why = Nove peças desenhadas para esta casa, baralhadas e rodadas. Não são as impressas, que nenhuma fonte mostra.
tiles-pick-own-why = As peças como as introduziu quem as possui, baralhadas e rodadas.
tiles-pick-odd = Não tem tantas cidades ou minas como esperamos.
tiles-pick-board = Um tabuleiro como texto
tiles-pick-board-why = O terreno inteiro como está: doze linhas de doze letras, a de cima primeiro. Nada se baralha.
tiles-board = As doze linhas do tabuleiro
tiles-board-right = Doze linhas de doze quadrados.
tiles-enter = Introduz as peças da tua caixa
refusal-tiles-unknown = Aqui não há nenhum conjunto de peças com esse nome.
refusal-tiles-taken = Já há um conjunto de peças com esse nome. Escolhe outro.
refusal-tiles-full = Aqui não se podem guardar mais conjuntos de peças.
refusal-tiles-wrong = Não pode ser um conjunto de peças: { $problem }
refusal-board-wrong = Não pode ser um tabuleiro: { $problem }
