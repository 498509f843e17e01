# Domaine on the start page and where a table is laid: its name, the shelf, options.

## The game

game-domaine = Domaine
shelf-domaine = Castelos, fronteiras e uma corrida até ao rei
rules-about-domaine = De dois a quatro jogadores. Castelos, fronteiras e cavaleiros, minas e alianças, e cartas que mais ninguém vê.

## How to play it: options

option-spacing = Entre castelos da mesma cor
option-spacing-7 = Seis quadrados
option-spacing-6 = Cinco quadrados
option-spacing-7-why = Entre castelos da mesma cor há pelo menos seis quadrados, como diz a editora; onde não se pode, cinco.
option-spacing-6-why = Entre castelos da mesma cor há pelo menos cinco quadrados.
option-expansion = Expansão
option-expansion-2 = Dois quadrados
option-expansion-1 = Um quadrado
option-expansion-2-why = Uma expansão toma um ou dois quadrados, como impresso.
option-expansion-1-why = Uma expansão toma um quadrado.
option-stalling = Vendas sem fim
option-stalling-forced = Interrompidas
option-stalling-printed = Como impresso
option-stalling-forced-why = Depois de dez rondas sem uma carta tirada ou jogada, tem de se tirar do baralho. Esta regra é nossa.
option-stalling-printed-why = As cartas podem vender-se e recuperar-se para sempre, como impresso.
option-second-bonus = Segundo lugar em ducados
option-second-bonus-amount = Sempre pago
option-second-bonus-rank = Não após empate
option-second-bonus-amount-why = A quantia logo abaixo traz 3 pontos, sejam quantos forem os primeiros.
option-second-bonus-rank-why = Depois de um empate no primeiro lugar não há segundo.
option-king-tie = Vários chegam ao rei
option-king-tie-score = Mais pontos
option-king-tie-active = Quem tem a vez
option-king-tie-score-why = Ganha quem tem mais pontos, depois quem tem a vez.
option-king-tie-active-why = Ganha quem tem a vez.
option-neutral-targets = Domínios neutros
option-neutral-targets-true = Abertos a todos
option-neutral-targets-false = Deixados em paz
option-neutral-targets-true-why = Expansões, desertores e alianças podem visar domínios neutros.
option-neutral-targets-false-why = Expansões, desertores e alianças deixam em paz os domínios neutros.
option-last-knight = O último cavaleiro
option-last-knight-true = Pode desertar
option-last-knight-false = Fica
option-last-knight-true-why = Também o último cavaleiro de um domínio pode desertar.
option-last-knight-false-why = O último cavaleiro de um domínio nunca deserta.
option-allied-deserter = Entre aliados
option-allied-deserter-true = Pode desertar-se
option-allied-deserter-false = Sem desertores
option-allied-deserter-true-why = Uma aliança só impede a expansão.
option-allied-deserter-false-why = Uma aliança impede também os desertores.
where-king = O rei nos { $king }
table-king = o rei nos { $king }
