# The rules of the Queendomino family and their quick sheet. Clause numbers are those of docs/rules/queendomino.md.

## In short

how-title = Como se joga { $game }
how-aim = Doze rondas, um dominó em cada uma, ou dois com dois jogadores. Constrói o reino que vale mais.
how-line = A fila
how-line-text = Os dominós estão numa fila por ordem de número. O teu rei está sobre o que vais colocar, e o lugar dele na fila decide o teu turno na ronda. Os números altos são mais ricos, e vêm depois.
how-place = Coloca o dominó
how-place-text = Uma metade toca na mesma paisagem, ou no teu castelo. O reino fica dentro de cinco quadrados por cinco, ou sete por sete com dois jogadores. Um dominó que não cabe em lado nenhum descarta-se.
how-tax = Envia cavaleiros
how-tax-text = Um cavaleiro no dominó novo traz uma moeda por cada quadrado desse território. Fica lá para sempre.
how-build = Constrói
how-build-text = Compra um edifício para um quadrado de vila livre. Alguns trazem logo cavaleiros ou torres, outros dão pontos no fim.
how-queen = A rainha
how-queen-text = Vai para quem, a construir, chega a ter mais torres. Quem a acolhe paga menos uma moeda por edifício, e, no fim, a rainha conta como mais uma coroa no maior território desse reino.
how-dragon = O dragão
how-dragon-text = Uma vez por ronda, alguém pode suborná-lo com uma moeda para incendiar um edifício disponível. Não voa para quem acolhe a rainha.
how-claim = Escolhe o próximo
how-claim-text = Por fim, põe o teu rei num dominó livre da fila seguinte.
how-score = Conta os pontos
how-score-text = Um território vale o número de quadrados vezes o de coroas. Sem coroas não vale nada. Três moedas valem um ponto, e os edifícios juntam os seus.

## Around the clauses

rules-facts-kingdom = Reino
rules-facts-line = Fila
rules-facts-rounds = Rondas
rules-facts-kings = Reis
rules-facts-start = Começa-se com
rules-facts-ties = Empates
rules-kingdom = { $size } × { $size } quadrados
rules-line = { $line } dominós
rules-rounds = { $games ->
    [one] { $rounds }
   *[other] { $games } × { $rounds }
  }
rules-kings = { $teams ->
    [yes] 1 por parceiro
   *[no] { $kings } por jogador
  }
rules-start = { $teams ->
    [yes] { $knights ->
        [one] { $coins } moedas, 1 cavaleiro por equipa
       *[other] { $coins } moedas, { $knights } cavaleiros por equipa
      }
   *[no] { $knights ->
        [one] { $coins } moedas, 1 cavaleiro
       *[other] { $coins } moedas, { $knights } cavaleiros
      }
  }
rules-box-link = Verificar a tua caixa
# The chapters, by their numbers.
rules-chapter-1 = O que há na caixa
rules-chapter-2 = Preparação
rules-chapter-3 = Uma ronda
rules-chapter-4 = A: colocar
rules-chapter-5 = B: impostos
rules-chapter-6 = C: construir
rules-chapter-7 = A rainha
rules-chapter-8 = D: o dragão
rules-chapter-9 = { $town ->
    [yes] E: escolher
   *[no] Escolher
  }
rules-chapter-10 = A contagem
rules-chapter-11 = A vitória
rules-chapter-12 = As edições e a tua caixa
rules-chapter-13 = Kingdomino
rules-chapter-14 = Casamento Real

## The clauses, numbered as in docs/rules

rule-1-1 = Dominós
rule-1-1-text = { $game ->
    [royal-wedding] Joga-se com duas caixas de 48 dominós cada uma.
    [kingdomino] A caixa tem 48 dominós.
   *[other] A caixa tem 48 dominós, e usam-se todos em cada partida.
  } Cada um mostra dois quadrados de paisagem, iguais ou não, e até três coroas por quadrado. O número no verso ordena-os: quanto mais alto, mais rico.
rule-1-2 = Peças de edifício
rule-1-2-text = Para as tuas vilas há 32 peças de edifício de 17 tipos. Ao lado do desenho, uma peça mostra em cima o que recebes de imediato, e em baixo quanto vale no fim.
rule-1-3 = Reservas
rule-1-3-text = Há { $supply } cavaleiros e 15 torres. O que se acaba, acabou-se; só as moedas nunca acabam. Uma rainha e um dragão servem a mesa inteira.

rule-2-1 = O teu reino
rule-2-1-text = { $teams ->
    [yes] A tua equipa começa com um castelo, do tamanho de um quadrado, e os dois parceiros põem dominós à volta.
   *[no] Começas com um castelo, do tamanho de um quadrado.
  } No fim, tudo o que puseste tem de caber, com o castelo, em { $size } quadrados por { $size }.
rule-2-2 = Com que se começa
rule-2-2-text = { $town ->
    [yes] { $teams ->
        [yes] { $knights ->
            [one] A tua equipa tem { $coins } moedas e um cavaleiro na guarda. Cada parceiro tem um rei.
           *[other] A tua equipa tem { $coins } moedas e { $knights } cavaleiros na guarda. Cada parceiro tem um rei.
          }
       *[no] { $kings ->
            [one] { $knights ->
                [one] Tens { $coins } moedas, um cavaleiro na guarda e um rei.
               *[other] Tens { $coins } moedas, { $knights } cavaleiros na guarda e um rei.
              }
           *[other] { $knights ->
                [one] Tens { $coins } moedas, um cavaleiro na guarda e dois reis.
               *[other] Tens { $coins } moedas, { $knights } cavaleiros na guarda e dois reis.
              }
          }
      }
   *[no] { $kings ->
        [one] Tens um rei, e mais nada.
       *[other] Tens dois reis, e mais nada.
      }
  }
rule-2-3 = O tabuleiro dos construtores
rule-2-3-text = Seis espaços custam 5, 4, 3, 2, 1 e 0 moedas. Atrás do mais caro está a pilha das peças baralhadas, e atrás da pilha a gruta do dragão. Vira-se uma peça para cada espaço, a começar pelo mais barato. O dragão está na sua gruta, e ninguém acolhe ainda a rainha.
rule-2-4 = A primeira fila
rule-2-4-text = { $game ->
    [royal-wedding] Tiram-se { $line } dominós da caixa de Queendomino e dispõem-se em fila por ordem de número, a começar pelo mais baixo.
   *[other] Tiram-se { $line } dominós e dispõem-se em fila por ordem de número, a começar pelo mais baixo.
  }
rule-2-5 = Os primeiros reis
rule-2-5-text = { $onetwo ->
    [yes] Tira-se um só rei; o que se segue está em 2.6.
   *[no] { $kings ->
        [one] Os reis tiram-se um a um. Quando sair o teu, põe-no num dominó livre da fila antes de se tirar o seguinte.
       *[other] Os quatro reis tiram-se um a um. Quando sair o teu, põe-no num dominó livre da fila antes de se tirar o seguinte.
      }
  }
rule-2-6 = A dois: 1-2-1
rule-2-6-text = Tira-se um rei. A cor a que pertence escolhe um dominó, a outra escolhe depois dois, um a seguir ao outro, e o último volta a ser da primeira.
rule-2-7 = A segunda fila
rule-2-7-text = Assim que todos os reis estejam num dominó, tiram-se mais { $line } para a fila seguinte, e começa a primeira ronda.

rule-3-1 = De quem é a vez
rule-3-1-text = Decide a fila. O rei no número mais baixo joga o primeiro turno, o do mais alto o último. Um dominó rico paga-se, pois, com a espera.
rule-3-2 = Os passos de um turno
rule-3-2-text = { $town ->
    [yes] Cinco passos, sempre por esta ordem: colocas o teu dominó (4), recolhes impostos (5), constróis (6), envias o dragão (8) e escolhes o próximo dominó (9).
   *[no] Dois passos: colocas o dominó debaixo do teu rei (4), depois escolhes um da fila seguinte (9).
  }
rule-3-3 = Obrigatório e opcional
rule-3-3-text = { $town ->
    [yes] Colocar e escolher são obrigatórios. Os impostos, a construção e o dragão são opcionais. Quando não há nada que possas fazer, o passo salta-se sozinho.
   *[no] Os dois passos são obrigatórios.
  }
rule-3-4 = O que ninguém escolhe
rule-3-4-text = { $left ->
    [one] Um dominó de cada fila fica sem rei. Sai do jogo quando a fila tiver sido jogada.
   *[other] { $left } dominós de cada fila ficam sem rei. Saem do jogo quando a fila tiver sido jogada.
  }
rule-3-5 = Dois reis
rule-3-5-text = Cada um dos teus dois reis tem o seu próprio turno, no seu lugar da fila, com todos os passos.
rule-3-6 = O fim de uma ronda
rule-3-6-text = { $town ->
    [yes] Depois do último turno o dragão volta para a gruta. As peças que restam deslizam para os espaços mais baratos, mantendo a ordem; os livres enchem-se com peças da pilha, a começar pelos mais baratos. Depois forma-se a fila seguinte. Até lá, um espaço esvaziado fica vazio.
   *[no] Depois do último turno joga-se a fila seguinte, e ao lado forma-se uma nova.
  }
rule-3-7 = { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
  }
rule-3-7-text = { $town ->
    [yes] { $games ->
        [one] { $dealt } dominós em filas de { $line } fazem { $rounds } rondas. Na última já não há nada para escolher: colocas, e podes recolher impostos, construir e enviar o dragão. Depois a partida acaba.
       *[other] { $dealt } dominós em filas de { $line } fazem { $rounds } rondas. Na última já não há nada para escolher: colocas, e podes recolher impostos, construir e enviar o dragão. Depois acaba esta partida, das três.
      }
   *[no] { $games ->
        [one] { $dealt } dominós em filas de { $line } fazem { $rounds } rondas. Na última já não há nada para escolher: só colocas. Depois a partida acaba.
       *[other] { $dealt } dominós em filas de { $line } fazem { $rounds } rondas. Na última já não há nada para escolher: só colocas. Depois acaba esta partida, das três.
      }
  }

rule-4-1 = Que dominó
rule-4-1-text = Colocas aquele onde está o teu rei. Depois de colocado, já não se move.
rule-4-2 = Lado a lado
rule-4-2-text = Os seus dois quadrados vão um ao lado do outro, onde ainda não há nada. Roda-o como quiseres.
rule-4-3 = A ligação
rule-4-3-text = Pelo menos uma metade tem de tocar, por um dos lados, num quadrado da mesma paisagem ou no teu castelo. Os cantos não ligam e as coroas não importam, e as duas metades do dominó novo não servem de ligação uma à outra.
rule-4-4 = O castelo
rule-4-4-text = Qualquer paisagem pode tocar no castelo, em cada um dos seus quatro lados.
rule-4-5 = O tamanho de um reino
rule-4-5-text = Com o dominó novo, o teu reino tem de caber ainda em { $size } quadrados por { $size }. O castelo não tem de estar no centro: são os teus dominós que decidem onde ficam os limites.
rule-4-6 = Quando não cabe em lado nenhum
rule-4-6-text = Um dominó que não cabe em lado nenhum sai do jogo e não vale nada. Se couber em algum lado, tem de ser colocado, mesmo que doa.
rule-4-7 = Metades iguais
rule-4-7-text = Um dominó com duas metades iguais é o mesmo nos dois sentidos, por isso basta uma maneira de o colocar.

rule-5-1 = Para onde vão os cavaleiros
rule-5-1-text = Podes enviar cavaleiros da tua guarda para o dominó que acabaste de colocar, e para mais nenhum. Se foi descartado, neste turno não há impostos.
rule-5-2 = Um ou dois
rule-5-2-text = Um cavaleiro ou dois, no máximo um por quadrado. Ficam lá até ao fim da partida.
rule-5-3 = O que recolhem
rule-5-3-text = Cada cavaleiro traz uma moeda por cada quadrado do território onde está. As vilas pagam como qualquer paisagem.
rule-5-4 = As caixas-fortes
rule-5-4-text = Com a caixa-forte para cavaleiros, cada cavaleiro que enviares traz mais uma moeda por cada cavaleiro que tens, no reino ou na guarda. A caixa-forte para torres faz o mesmo com as tuas torres. Se tiveres as duas, contam ambas; se enviares dois cavaleiros, ambas pagam duas vezes.
rule-5-5 = No mesmo território
rule-5-5-text = Os cavaleiros nunca se estorvam. Os anteriores não importam, e se no mesmo turno enviares dois para o mesmo território, cada um recolhe-o por inteiro.

rule-6-1 = Que peça
rule-6-1-text = Qualquer peça do tabuleiro dos construtores, mas nenhuma da pilha. O seu espaço fica vazio até ao fim da ronda.
rule-6-2 = O custo
rule-6-2-text = Pagas o número do seu espaço, e menos uma moeda enquanto acolheres a rainha (7.2).
rule-6-3 = Onde
rule-6-3-text = Num quadrado de vila do teu reino que ainda não tenha edifício. Não importa quando o puseste.
rule-6-4 = Quantos
rule-6-4-text = { $kings ->
    [one] Um edifício por turno, e um por quadrado.
   *[other] Um edifício no turno de cada rei, e um por quadrado.
  }
rule-6-5 = O que vem de imediato
rule-6-5-text = Os cavaleiros da peça vão para a tua guarda, e as suas torres para o teu reino. Se as reservas não chegam, recebes o que resta. Os cavaleiros novos podem recolher a partir do teu próximo turno.
rule-6-6 = Debaixo de um edifício
rule-6-6-text = Um cavaleiro que lá esteja fica, e o quadrado continua a ser de vila: para o tamanho, para os impostos e para os pontos.

rule-7-1 = Quem a acolhe
rule-7-1-text = Constrói torres até teres mais do que todos, ou tantas como quem tiver mais, e a rainha vem para o teu reino. Se quem a acolhe construir mais torres, fica com ela. Nada mais a move. Enquanto ninguém tiver torres, ninguém a acolhe.
rule-7-2 = O seu desconto
rule-7-2-text = Enquanto a acolheres, cada edifício custa-te menos uma moeda, mas nunca menos de zero.
rule-7-3 = A compra que a traz
rule-7-3-text = Pagas antes de as torres se erguerem, por isso essa compra paga-se por inteiro.

rule-8-1 = Uma vez por ronda
rule-8-1-text = O dragão pode ser enviado enquanto está na sua gruta: uma vez por ronda para a mesa inteira, também na última.
rule-8-2 = Não por quem acolhe a rainha
rule-8-2-text = Enquanto acolheres a rainha não o podes enviar, nem sequer no turno em que ela chegou.
rule-8-3 = Quanto custa
rule-8-3-text = Uma moeda, custe o espaço o que custar.
rule-8-4 = O que incendeia
rule-8-4-text = Qualquer peça do tabuleiro dos construtores. A peça sai do jogo, e o dragão fica no seu espaço até ao fim da ronda.

rule-9-1 = Que dominó
rule-9-1-text = Põe o teu rei num dominó da fila seguinte onde não haja nenhum rei.
rule-9-2 = Sem saltar
rule-9-2-text = Tens de escolher um, mesmo que não gostes de nenhum.
rule-9-3 = Na última ronda
rule-9-3-text = Não há fila seguinte, por isso não há nada para escolher.

rule-10-1 = Riqueza
rule-10-1-text = Três moedas valem um ponto. Uma ou duas de sobra não valem nada.
rule-10-2 = Territórios
rule-10-2-text = Quadrados da mesma paisagem que se tocam por um dos lados formam um território. Vale o número de quadrados vezes o de coroas, por isso sem coroas não vale nada. O castelo não pertence a nenhum território.
rule-10-3 = Vilas
rule-10-3-text = As vilas contam como as outras paisagens, com ou sem edifícios. Só uma torre da rainha lhes põe uma coroa.
rule-10-4 = A rainha
rule-10-4-text = É mais uma coroa no maior território de quem a acolhe, seja qual for a paisagem: os seus quadrados contam mais uma vez, mesmo que não tenha outra coroa.
rule-10-5 = Um simples número
rule-10-5-text = Um edifício com um número simples vale esses pontos.
rule-10-6 = Por territórios
rule-10-6-text = Um edifício com uma paisagem vale 2 pontos por cada território dessa paisagem no teu reino, grande ou pequeno, com coroas ou sem elas. A igreja conta também a vila onde está.
rule-10-7 = Por torres e cavaleiros
rule-10-7-text = O castelo andante vale 1 ponto por cada uma das tuas torres, o campo de treino 1 por cada um dos teus cavaleiros, no reino ou na guarda.
rule-10-8 = O que não se conta
rule-10-8-text = Os bónus de Kingdomino, Império do Meio e Harmonia, não fazem parte deste jogo.

rule-11-1 = Mais pontos
rule-11-1-text = { $teams ->
    [yes] Os dois parceiros da equipa com mais pontos ganham juntos.
   *[no] { $games ->
        [one] Ganha quem tem mais pontos.
       *[other] Ganha quem tem mais pontos no total das três partidas.
      }
  }
rule-11-2 = Empates
rule-11-2-text = Decide quem tem o maior território, vilas incluídas, com coroas ou sem elas.
rule-11-3 = Ainda iguais
rule-11-3-text = { $lasttie ->
    [coins] Pelas regras checas decidem então as moedas que em 10.1 não deram pontos. Se também forem iguais, partilha-se o lugar. Pelas outras regras partilha-se logo.
   *[shared] Partilha-se o lugar. Só as regras checas deixam decidir primeiro as moedas de sobra.
  }

rule-12-1 = A tua edição
rule-12-1-text =
    { $edition ->
        [cz] Seguem-se as regras checas. Só uma coisa é diferente: depois do maior território, em caso de empate decidem as moedas de sobra (11.3).
        [eu] Seguem-se as regras europeias, em sete línguas. Joga-se como com as americanas; mudam as palavras.
       *[us] Seguem-se as regras americanas de 2017. Joga-se como com as europeias; mudam as palavras.
      }
    { $game ->
        [royal-wedding] { $edition ->
            [cz] No jogo individual podem jogar até sete (14.1).
            [eu] No jogo individual podem jogar até seis (14.1).
           *[us] No jogo individual podem jogar até oito (14.1).
          }
       *[other] {""}
      }
rule-12-2 = Erros de impressão
rule-12-2-text =
    Algumas regras impressas têm erros. Aqui não se seguem em nenhuma edição:
    As regras italianas e russas tiram passos à última ronda. Nas outras joga-se de A a D.
    Em várias línguas cada um dos dois reis só tem os passos A e E. Nas outras, cada um tem-nos todos.
    As regras espanholas fazem começar o dominó mais longe do tabuleiro. Nas outras começa o mais perto, que tem o número mais baixo.
    As regras espanholas dão um cavaleiro por cada edifício. Só as peças que mostram cavaleiros os dão.
    Num exemplo hebraico a igreja conta florestas. A igreja conta vilas.
rule-12-3 = A tua própria caixa
rule-12-3-text = Em algumas peças os cavaleiros e as torres são estimativas nossas, e a peça avisa disso. Se tens o jogo, compara as tuas peças e informa a mesa: passa a jogar com a tua caixa, e o registo indica-o.

rule-13-1 = Jogadores e dominós
rule-13-1-text = { $players ->
    [2] { $size ->
        [7] A dois joga-se com os 48 dominós, dois reis cada um, em filas de quatro.
       *[other] A dois joga-se com 24 dos 48 dominós, dois reis cada um, em filas de quatro. Quais ficam na caixa, ninguém sabe.
      }
    [3] A três joga-se com 36 dos 48 dominós, em filas de três. Quais ficam na caixa, ninguém sabe.
   *[other] A quatro joga-se com os 48 dominós, em filas de quatro.
  } São { $rounds } rondas.
rule-13-2 = Um turno
rule-13-2-text = Coloca o dominó debaixo do teu rei, depois escolhe um da fila seguinte. Na última ronda só colocas.
rule-13-3 = Sem vilas
rule-13-3-text = { $bonuses ->
    [yes] Não há moedas, cavaleiros, torres, edifícios, rainha nem dragão, nem regras sobre eles. Contam os teus territórios e os bónus que combinaram.
   *[no] Não há moedas, cavaleiros, torres, edifícios, rainha nem dragão, nem regras sobre eles. Contam os teus territórios, e mais nada.
  }
rule-13-4 = Empates
rule-13-4-text = { $games ->
    [one] Decide quem tem o maior território. Depois decide o total de coroas do reino. Se o empate continuar, partilha-se o lugar.
   *[other] Depois de três partidas, com somas iguais partilha-se o lugar.
  }
rule-13-5 = { $bonusnames }
rule-13-5-text =
    { $middle ->
        [yes] { $centre ->
            [grid] Império do Meio: 10 pontos se o teu castelo estiver no centro. O teu reino não pode passar, para nenhum lado do castelo, de metade da grelha.
           *[extent] Império do Meio: 10 pontos se o teu castelo estiver no centro. O teu reino tem de se estender por toda a grelha de { $size } por { $size }, mesmo com buracos, e chegar à mesma distância do castelo para lados opostos.
          }
       *[no] {""}
      }
    { $harmony ->
        [yes] Harmonia: 5 pontos se o teu reino estiver completo, com paisagem em cada quadrado da grelha de { $size } por { $size }.
       *[no] {""}
      }
rule-13-6 = O Grande Duelo
rule-13-6-text = A dois, com os 48 dominós, reinos de 7 por 7, doze rondas.
rule-13-7 = Dinastia
rule-13-7-text = Jogam-se três partidas, cada uma desde o início, e somam-se os pontos, bónus incluídos. A soma decide.

rule-14-1 = Jogadores e reinos
rule-14-1-text = { $teams ->
    [yes] { $players } jogadores formam { $sides } equipas de dois. Cada equipa constrói um reino de 7 por 7; as filas têm oito dominós, e há doze rondas.
   *[no] { $players } jogadores, cada um por si, constroem reinos de { $size } por { $size } com filas de { $line } dominós. Há { $rounds } rondas.
  } Saem os 96 dominós todos.
rule-14-2 = Duas caixas alternadas
rule-14-2-text = As caixas não se misturam. A primeira fila vem de Queendomino, a seguinte de Kingdomino, e assim por diante. As vilas só estão na caixa de Queendomino, por isso numa em cada duas filas não há nenhuma.
rule-14-3 = O que sobra
rule-14-3-text = { $left ->
    [0] Todos os dominós de uma fila são escolhidos, por isso não sobra nenhum.
    [one] Um dominó de cada fila não é escolhido por ninguém. Sai do jogo quando a fila tiver sido jogada.
   *[other] { $left } dominós de cada fila não são escolhidos por ninguém. Saem do jogo quando a fila tiver sido jogada.
  }
rule-14-4 = Equipas
rule-14-4-text = { $knights ->
    [one] Tu e o teu parceiro partilham um castelo, um reino, { $coins } moedas, um cavaleiro, uma pontuação e a rainha quando vier. Cada um tem o seu próprio rei e, por isso, o seu próprio turno em cada ronda.
   *[other] Tu e o teu parceiro partilham um castelo, um reino, { $coins } moedas, { $knights } cavaleiros, uma pontuação e a rainha quando vier. Cada um tem o seu próprio rei e, por isso, o seu próprio turno em cada ronda.
  }
rule-14-5 = Decide quem tem a vez
rule-14-5-text = Falem de tudo o que quiserem. Mas no teu turno só tu decides: onde vai o teu dominó, para que servem as moedas e os cavaleiros da equipa e o que escolhes.
rule-14-6 = Quando as reservas acabam
rule-14-6-text = Com tantos jogadores ou rondas, podem acabar cavaleiros e peças. Um edifício traz então os cavaleiros e as torres que restam, talvez nenhuns, e pode comprar-se à mesma. Sem pilha, os espaços caros ficam vazios.

## The drawings beside them

rules-copies = × { $count }
rules-land = Quadrados de cada paisagem, pelas suas coroas
rules-land-name = Paisagem
rules-land-plain = sem
rules-land-crowns = { $crowns ->
    [one] 1 coroa
   *[other] { $crowns } coroas
  }
rules-land-all = todos
rules-sum = { $terrain } { $squares } × { $crowns } = { $points }
rules-bonus-none = Nenhum
rules-bonus-middle-kingdom = Império do Meio
rules-bonus-harmony = Harmonia
rules-bonus-both = Ambos
figure-yes = Permitido
figure-no = Não permitido
figure-touches = Um lago fica ao lado de um lago. A metade de prado não precisa de corresponder a nada.
figure-alone = O lago só está ao lado de floresta e de campo de trigo. Ali não pode ficar.
figure-corner = Um lago toca noutro lago num canto. Não basta.
figure-castle = Não há aqui outra montanha, mas esta toca no castelo.
figure-window = Os pontos são os quadrados que ainda podem ser ocupados: nunca mais de { $size } de largura e { $size } de altura.
figure-tax = Acabado de colocar: lago e campo de trigo. O cavaleiro no lago está num território de 3 quadrados e traz 3 moedas. Um segundo no campo de trigo traria 2.
figure-build = Dois quadrados de vila estão livres. No terceiro está uma igreja.
figure-territories = Cinco territórios. Os dois campos de trigo não se tocam, e o prado não tem coroa.
figure-towns = Uma vila de três quadrados. A torre da rainha dá-lhe uma coroa; a estátua não lhe dá nenhuma.
figure-crowning = A floresta é o maior território. Não tem coroa própria; a rainha conta como uma.
figure-worth = Dois territórios de trigo, por isso a padaria vale 4 pontos.
figure-bonuses = Paisagem em cada quadrado da grelha de { $size } por { $size }, e o castelo no centro.
figure-team = Um castelo de duas cores.
figure-builders = O espaço mais caro está ao lado da gruta. Uma peça mostra em cima o que vem de imediato, e em baixo quanto vale no fim.
figure-prices = Para quem acolhe a rainha: menos uma moeda em cada espaço, mas nunca menos de zero.
figure-dragon = O dragão incendiou a peça que custava 4, e alguém comprou a que custava 1.
figure-line = Uma fila. Os quadrados com coroas vêm com os números altos.
figure-order = De quem é a vez e quando: de cima para baixo.
figure-onetwo = Primeiro um, depois dois, depois um.
figure-safes = Três lagos, e tens dois cavaleiros e uma torre. Com as duas caixas-fortes, um cavaleiro no lago traz 3 + 2 + 1 moedas.
figure-queen = Lua tem duas torres e a rainha. Rosa também chega a duas: a rainha vai para Rosa.
figure-claim = Os anéis tracejados estão livres. O lugar do teu rei decide o teu turno na ronda seguinte.
figure-pad = As linhas que se preenchem no fim. À mesa, cada número diz de que é feito.
figure-boxes = Uma fila de cada caixa. Os números de 1 a 48 estão em ambas.

## The quick sheet

sheet-may = se quiseres
sheet-place = Uma metade toca na mesma paisagem ou no teu castelo. Dentro de { $size } × { $size }. Só se descarta se não couber em lado nenhum.
sheet-tax = Um ou dois cavaleiros no dominó novo, um por quadrado. Cada um traz uma moeda por cada quadrado do seu território. Ficam.
sheet-build = Um edifício num quadrado de vila livre. Os cavaleiros e as torres vêm de imediato.
sheet-bribe = Uma moeda incendeia uma peça disponível, uma vez por ronda para a mesa inteira. Não para quem acolhe a rainha.
sheet-claim = Põe o teu rei num dominó livre da fila seguinte. Os números baixos jogam primeiro. Não na última ronda.
sheet-prices = Custos
sheet-slots = Espaços de 5, 4, 3, 2, 1 e 0 moedas, o mais caro ao lado da gruta
sheet-prices-text = Pagas o número do espaço; quem acolhe a rainha paga menos um. A rainha vai para quem, a construir, chega a ter mais torres, também em caso de empate. No fim de uma ronda, as peças deslizam para os espaços baratos, e peças novas enchem os caros.
sheet-scores = O que dá pontos
sheet-land = Paisagens
sheet-score-wealth = 1 por cada 3 moedas.
sheet-score-land = Quadrados × coroas, por cada território. Sem coroa, sem pontos.
sheet-score-town = O mesmo; aí só as torres da rainha valem como coroas.
sheet-score-queen = Mais uma coroa no maior território.
sheet-score-buildings = Um número; ou 2 por cada território de uma paisagem; ou 1 por cada torre ou cavaleiro.
sheet-special = Nesta partida
sheet-tiles = Edifícios
sheet-tiles-key = Ao lado do desenho: em cima o que vem de imediato, em baixo quanto vale no fim. × indica quantas peças há na caixa.
