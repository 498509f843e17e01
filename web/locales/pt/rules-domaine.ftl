# The rules of Domaine and their quick sheet. Clause numbers are those of docs/rules/domaine.md.

domaine-chapter-1 = O que há na caixa
domaine-chapter-2 = O terreno
domaine-chapter-3 = Preparação
domaine-chapter-4 = Um turno
domaine-chapter-5 = Fronteiras
domaine-chapter-6 = Domínios e minas
domaine-chapter-7 = Cavaleiros
domaine-chapter-8 = Expansão
domaine-chapter-9 = Desertor
domaine-chapter-10 = Aliança
domaine-chapter-11 = O fim
domaine-chapter-12 = Mãos escondidas
domaine-chapter-13 = Opções e questões em aberto

domaine-facts-king = O rei
domaine-facts-king-text = nos { $king } pontos
domaine-facts-castles = Castelos
domaine-facts-castles-text = { $castles } por jogador
domaine-facts-start = Começa-se com
domaine-facts-start-text = { $ducats } ducados, { $knights } cavaleiros, 3 cartas
domaine-facts-land = Terreno
domaine-facts-land-text = 12 × 12 quadrados

domaine-rule-1-1 = Peças
domaine-rule-1-1-text = O tabuleiro tem 12 × 12 quadrados, feitos de nove peças de terreno de 4 × 4. Há 60 cartas, 15 cavaleiros e 4 castelos de cada cor, 100 fronteiras, o rei, e tantos ducados quantos forem precisos.
domaine-rule-1-2 = Cartas
domaine-rule-1-2-text = Quatro pilhas de quinze, com as letras de A a D no verso. Uma carta tem um custo, o que rende ao ser vendida, e um símbolo ou dois.
domaine-rule-2-1 = Tipos de terreno
domaine-rule-2-1-text = Um quadrado é prado, floresta, aldeia, a cidade real, ou uma mina de ouro, prata, cobre ou diamantes. Nele está no máximo uma peça: um castelo no prado, um cavaleiro no prado ou na floresta, e nada nos restantes.
domaine-rule-2-2 = As nossas peças não são as impressas
domaine-rule-2-2-text =
    O que mostram as nove peças de terreno impressas não está publicado em lado nenhum que tenhamos encontrado. As nossas são desenho nosso, feitas segundo o que se sabe: a cidade real na peça do meio, quatro minas de cada tipo ao todo.
    Quem tem a caixa pode introduzir as peças impressas e jogar com elas.
domaine-rule-2-3 = Como se dispõem
domaine-rule-2-3-text = A peça com a cidade real fica ao centro, as outras oito à volta, baralhadas e rodadas de qualquer modo.
domaine-rule-2-4 = Um tabuleiro próprio
domaine-rule-2-4-text = O terreno inteiro também se pode dar quadrado a quadrado: doze linhas de doze letras.
domaine-rule-3-1 = Com que se começa
domaine-rule-3-1-text = Cada um tem { $castles } castelos, { $knights } cavaleiros e { $ducats } ducados. O rei está nos { $king } pontos da escala.
domaine-rule-3-2 = Mãos
domaine-rule-3-2-text = Cada pilha baralha-se à parte, e depois sobrepõem-se, com as cartas A em cima. Todos tiram três cartas antes de colocar os castelos.
domaine-rule-3-3 = Por rondas
domaine-rule-3-3-text = À vez, no sentido dos ponteiros do relógio, cada um coloca um castelo e um cavaleiro, ronda após ronda, até estarem todos os castelos.
domaine-rule-3-4 = Onde pode ficar um castelo
domaine-rule-3-4-text = Num prado vazio com espaço ao lado para o seu cavaleiro. Castelos de cores diferentes não precisam de distância.
domaine-rule-3-5 = Castelos da mesma cor ficam afastados
domaine-rule-3-5-text = Entre eles há pelo menos { $spaces } quadrados, contados por linhas e colunas, nunca em diagonal. Se não restar nenhum quadrado para um castelo, só para esse castelo basta um a menos, e assim por diante.
domaine-rule-3-6 = O cavaleiro ao lado
domaine-rule-3-6-text = Com cada castelo vem um cavaleiro, num prado ou floresta vazios ao lado desse castelo. Uma floresta agora não custa nada.
domaine-rule-3-7 = A dois: uma cor neutra
domaine-rule-3-7-text = { $targets ->
    [yes] Uma terceira cor não é de ninguém. Colocados os vossos castelos, põem à vez também os quatro castelos e cavaleiros dessa cor, pelas mesmas regras. Não tem turno, nem cartas, nem ducados, nem pontos; é possível expandir-se para os seus domínios, aliar-se a eles e fazer desertar os seus cavaleiros, como com os de qualquer um.
   *[no] Uma terceira cor não é de ninguém. Colocados os vossos castelos, põem à vez também os quatro castelos e cavaleiros dessa cor, pelas mesmas regras. Não tem turno, nem cartas, nem ducados, nem pontos, e os seus domínios deixam-se em paz.
  }
domaine-rule-3-8 = Quem começa
domaine-rule-3-8-text = Quem pôs o último castelo joga o primeiro turno.
domaine-rule-4-1 = Rendimento
domaine-rule-4-1-text = Um turno começa com um ducado por cada tipo diferente de mina nos teus domínios, quatro no máximo.
domaine-rule-4-2 = Vender ou jogar
domaine-rule-4-2-text = Depois vendes ou jogas exatamente uma carta. Ninguém pode passar; vender é sempre possível.
domaine-rule-4-3 = Vender
domaine-rule-4-3-text = A carta vai virada para cima para a Chancelaria e rende os ducados do seu valor de venda.
domaine-rule-4-4 = Jogar
domaine-rule-4-4-text = Paga o custo, escolhe um dos símbolos da carta e executa as suas partes, nunca as dos dois. Depois a carta sai do jogo.
domaine-rule-4-5 = Parte a parte
domaine-rule-4-5-text = Cada parte tem efeito imediato. Tens de poder executar e pagar uma; depois podes parar.
domaine-rule-4-6 = Repor a mão
domaine-rule-4-6-text = No fim do turno tiras uma carta, para teres de novo três: a de cima do baralho, ou qualquer uma da Chancelaria.
domaine-rule-4-7 = Não a carta acabada de vender
domaine-rule-4-7-text = A carta que vendeste neste turno não se pode recuperar no mesmo turno. Uma igual vendida antes, sim.
domaine-rule-4-8 = Impasse
domaine-rule-4-8-text = { $stalling ->
    [forced] Quando durante dez rondas inteiras ninguém jogou uma carta nem tirou do baralho, a Chancelaria fecha até alguém tirar. (Esta regra é nossa.)
   *[printed] Todos podem vender e tirar da Chancelaria enquanto quiserem. (Uma regra da casa pode pôr-lhe fim.)
  }
domaine-rule-5-1 = Entre dois quadrados
domaine-rule-5-1-text = Uma fronteira fica entre dois quadrados que partilham um lado. As fronteiras não são de ninguém; a borda do tabuleiro já é uma fronteira.
domaine-rule-5-2 = Não entre peças tuas
domaine-rule-5-2-text = Nenhuma fronteira pode separar duas peças da mesma cor que estejam lado a lado, ponha-a quem puser.
domaine-rule-5-3 = Não dentro de um domínio
domaine-rule-5-3-text = Dentro de um domínio não se podem pôr fronteiras, seja de quem for.
domaine-rule-5-4 = Em qualquer outro lado
domaine-rule-5-4-text = Numa zona neutra uma fronteira não muda nada, mas pode pôr-se. Numa área com vários castelos as fronteiras ficam, e podem juntar-se mais.
domaine-rule-5-5 = Quantas há
domaine-rule-5-5-text = { $borders } fronteiras. Quando não resta nenhuma, não se podem pôr mais. Podes sempre pôr menos do que a carta mostra.
domaine-rule-6-1 = O que é um domínio
domaine-rule-6-1-text = Uma área fechada por fronteiras e pela borda do tabuleiro, com exatamente um castelo dentro. É de quem tem esse castelo; não é preciso nenhum cavaleiro. Com dois castelos, mesmo da mesma cor, não é um domínio.
domaine-rule-6-2 = Zonas neutras
domaine-rule-6-2-text = Uma área fechada sem castelo não é de ninguém e não conta para ninguém.
domaine-rule-6-3 = Fronteiras a mais
domaine-rule-6-3-text = Quando nasce um domínio, as fronteiras no seu interior voltam à reserva.
domaine-rule-6-4 = Quanto vale
domaine-rule-6-4-text = Cada floresta vale 1 ponto, cada aldeia 3, a cidade real 5, contados de imediato. Os prados e as minas, por si sós, não dão pontos.
domaine-rule-6-5 = Minas e monopólios
domaine-rule-6-5-text = Três ou quatro minas do mesmo tipo no conjunto dos teus domínios são um monopólio: ganhas de imediato 5 pontos, e perdes de imediato 5 pontos quando voltam a ser menos de três.
domaine-rule-6-6 = Vários de uma vez
domaine-rule-6-6-text = Uma fronteira pode completar vários domínios, teus e de outros. Cada um dá pontos a quem o tem, ponha a fronteira quem puser.
domaine-rule-7-1 = Onde
domaine-rule-7-1-text = Num prado vazio ou numa floresta vazia, também fora dos domínios.
domaine-rule-7-2 = Ao lado dos teus
domaine-rule-7-2-text = Ao lado de um castelo ou cavaleiro da tua cor, sem fronteira no meio.
domaine-rule-7-3 = Uma floresta custa um ducado
domaine-rule-7-3-text = Cada cavaleiro posto numa floresta custa um ducado, além do custo da carta.
domaine-rule-7-4 = Quantos há
domaine-rule-7-4-text = { $knights } de cada cor. Podes pôr menos do que a carta mostra, e em sítios diferentes.
domaine-rule-8-1 = Um domínio cresce
domaine-rule-8-1-text = { $expansion ->
    [one] Um dos teus domínios toma um quadrado.
   *[other] Um dos teus domínios toma um quadrado ou dois. Vão ambos para o mesmo domínio.
  }
domaine-rule-8-2 = Ao lado
domaine-rule-8-2-text = { $expansion ->
    [one] O quadrado partilha um lado com o domínio.
   *[other] O quadrado partilha um lado com o domínio. O segundo pode ficar ao lado do primeiro, ou noutro sítio junto ao domínio.
  }
domaine-rule-8-3 = Um quadrado vazio
domaine-rule-8-3-text = Nele não pode estar castelo nem cavaleiro, seja de quem for.
domaine-rule-8-4 = Não de outro teu
domaine-rule-8-4-text = Nunca tomas um quadrado de outro domínio teu.
domaine-rule-8-5 = Do domínio de outro
domaine-rule-8-5-text = Só se tiveres no teu domínio estritamente mais cavaleiros do que o dono tem nesse. Os quadrados fora de qualquer domínio e os das zonas neutras podem sempre tomar-se.
domaine-rule-8-6 = Aliados
domaine-rule-8-6-text = Domínios aliados nunca tomam quadrados um ao outro.
domaine-rule-8-7 = Fronteiras novas
domaine-rule-8-7-text = À volta do quadrado novo põem-se fronteiras; as que há entre ele e o teu domínio tiram-se. Todas as novas têm de estar antes na reserva.
domaine-rule-8-8 = O que fica isolado
domaine-rule-8-8-text = Uma parte de um domínio cortada do seu castelo é a partir daí uma zona neutra.
domaine-rule-8-9 = Pontos
domaine-rule-8-9-text = Recebes os pontos dos quadrados que tomas; quem os tinha perde esses pontos, e também os do que ficou cortado. Pelo que ficou cortado ninguém recebe nada.
domaine-rule-9-1 = Dois domínios lado a lado
domaine-rule-9-1-text = { $deserters ->
    [yes] Escolhe um dos teus domínios e um domínio adversário ao lado. Em cada um há pelo menos um cavaleiro do seu dono. Uma aliança não importa.
   *[no] Escolhe um dos teus domínios e um domínio adversário ao lado que não seja seu aliado. Em cada um há pelo menos um cavaleiro do seu dono.
  }
domaine-rule-9-2 = Que cavaleiro sai
domaine-rule-9-2-text = { $last ->
    [yes] Qualquer cavaleiro adversário desse domínio que não ligue outro ao castelo; também o último. Volta ao seu dono.
   *[no] Qualquer cavaleiro adversário desse domínio que não ligue outro ao castelo, mas nunca o último. Volta ao seu dono.
  }
domaine-rule-9-3 = E chega outro
domaine-rule-9-3-text = Depois pões um cavaleiro teu no domínio escolhido, segundo todas as regras dos cavaleiros. Se não puderes, não podes jogar a carta.
domaine-rule-10-1 = Com quem
domaine-rule-10-1-text = Escolhe um dos teus domínios e um domínio adversário ao lado. Os anéis na fronteira entre eles dizem que são aliados.
domaine-rule-10-2 = O que quer dizer
domaine-rule-10-2-text = Nenhum dos dois se expande alguma vez para o outro. Outros domínios dos mesmos donos não estão vinculados.
domaine-rule-10-3 = Para sempre
domaine-rule-10-3-text = Ninguém pode desfazer uma aliança, e vale mesmo quando os dois domínios já não se tocam.
domaine-rule-11-1 = O rei
domaine-rule-11-1-text = Quem tiver { $king } pontos ou mais ao terminar uma carta ganha de imediato. Vale até à última carta de todas, e então não se comparam ducados.
domaine-rule-11-2 = Vários chegam a ele
domaine-rule-11-2-text = { $kingtie ->
    [score] Ganha quem tem mais pontos; em caso de empate, quem tem a vez, depois quem tem mais ducados.
   *[active] Ganha quem tem a vez, se for um deles; senão quem tem mais pontos, depois quem tem mais ducados.
  }
domaine-rule-11-3 = O baralho acaba
domaine-rule-11-3-text = A partir daí ninguém tira mais cartas, nem da Chancelaria. Cada um tem ainda três turnos e joga ou vende o que tem na mão.
domaine-rule-11-4 = Os ducados contam
domaine-rule-11-4-text = { $bonus ->
    [amount] Então, quem tem mais ducados ganha 5 pontos; o segundo lugar, 3. Quem empata num lugar recebe todos os pontos desse lugar; quem não tem ducados não recebe nada.
   *[rank] Então, quem tem mais ducados ganha 5 pontos; o segundo lugar, 3. Quem empata num lugar recebe todos os pontos desse lugar, e depois de um empate no primeiro não há segundo lugar; quem não tem ducados não recebe nada.
  }
domaine-rule-11-5 = A vitória
domaine-rule-11-5-text = Ganha quem tem mais pontos; em caso de empate, quem tem mais ducados. Se também forem iguais, a vitória é partilhada.
domaine-rule-12-1 = O que todos veem
domaine-rule-12-1-text = O tabuleiro, pontos, ducados e reservas, a Chancelaria, as cartas jogadas e as letras no verso de todas as cartas. Uma carta tirada da Chancelaria é conhecida de todos.
domaine-rule-12-2 = O que mais ninguém vê
domaine-rule-12-2-text = A face das cartas que tiraste do baralho. Ninguém a conhece antes de serem vendidas ou jogadas: nem os bots, nem quem observa, nem o histórico.
domaine-rule-13-1 = Sobre o que se pode combinar
domaine-rule-13-1-text = Onde as fontes diferem há uma opção quando se põe a mesa. Estas páginas contam a escolhida.
domaine-rule-13-2 = O que nenhuma fonte diz
domaine-rule-13-2-text =
    Como se joga aqui onde as regras impressas se calam:
    Uma carta tem de ter efeito: pelo menos uma parte tem de ser executada.
    Uma expansão nunca toma um quadrado onde está uma peça.
    Um domínio que a fronteira ou a expansão de outra pessoa completa dá pontos ao seu dono.
    O terreno fora de todas as fronteiras é um domínio como outro qualquer, se nele ficar exatamente um castelo.
    Todas as fronteiras de uma expansão têm de estar na reserva antes de se tirarem as velhas.
    O dinheiro está à vista; os ducados nunca acabam.
    Se alguém alcança o rei vê-se quando uma carta acaba, não a meio dela.

domaine-rules-not-here = Esta regra pertence a outro modo de jogar do que o escolhido aqui.
domaine-tiles-link = Introduz as tuas peças
domaine-figure-terrain = Num domínio uma floresta vale 1, uma aldeia 3, a cidade real 5. As minas trazem ducados e monopólios.
domaine-figure-closed = Quatro fronteiras e duas bordas do tabuleiro fecham um castelo: floresta, aldeia e mina, 4 pontos.
domaine-figure-two = Fechado a toda a volta, mas com dois castelos: não é um domínio. Mais uma fronteira faz dois.
domaine-figure-knight = As marcas douradas mostram onde o vermelho pode pôr um cavaleiro: ao lado das suas peças, não para lá de uma fronteira.
domaine-figure-grow = Dois cavaleiros contra um: o domínio à esquerda pode tomar quadrados do da direita.
domaine-figure-cut = Depois de tomar dois quadrados, a floresta de cima fica cortada do seu castelo: não é de ninguém.
domaine-figure-line = O cavaleiro do meio não pode desertar: o de trás perderia a ligação ao castelo. O de fora pode.
domaine-figure-allied = Aliados para sempre: nenhum toma um quadrado ao outro.
domaine-figure-spacing = Entre castelos da mesma cor há pelo menos { $spaces } quadrados, por linhas e colunas.
domaine-figure-mines = Ouro, prata, cobre, diamantes: distinguem-se pela forma.

domaine-cards-caption = Todas as cartas
domaine-cards-shows = mostra
domaine-cards-copies = cópias
domaine-cards-price = custo
domaine-cards-sell = venda
domaine-cards-sure = Símbolos e custos vêm de uma lista completa e concordam com várias parciais; o número de cópias e os valores de venda só dessa lista.

domaine-sheet-points = Pontos
domaine-sheet-forest = floresta
domaine-sheet-village = aldeia
domaine-sheet-city = cidade real
domaine-sheet-monopoly = 3 ou 4 minas do mesmo tipo
domaine-sheet-most = mais ducados, quando o baralho acabou
domaine-sheet-second = segundo lugar em ducados
domaine-sheet-actions = O que faz uma carta
domaine-sheet-end = O fim
domaine-sheet-turn-1 = Recebe um ducado por cada tipo de mina que tens.
domaine-sheet-turn-2 = Vende uma carta à Chancelaria, ou paga uma e executa um dos seus símbolos.
domaine-sheet-turn-3 = Tira uma carta: a de cima do baralho, ou uma da Chancelaria, mas não a que acabaste de vender.
