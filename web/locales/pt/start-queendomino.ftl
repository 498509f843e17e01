# The Queendomino family on the start page and where a table is laid: names, the shelf, options.

## The games

game-queendomino = Queendomino
game-kingdomino = Kingdomino
game-royal-wedding = Casamento Real
game-dynasty = { $name }, Dinastia
kingdom-yours = O teu reino
standing-round = Ronda { $round }
standing-setup = Preparação
wished-size = { $size } × { $size }
shelf-queendomino = Dominós, construtores, uma rainha e um dragão
shelf-kingdomino = O pequeno: colocar, escolher, coroar
shelf-royal-wedding = As duas caixas, grandes reinos, equipas
rules-about-queendomino = De dois a quatro jogadores. Campos e vilas, cavaleiros e edifícios, a rainha e o dragão.
rules-about-kingdomino = De dois a quatro jogadores. Só paisagens e coroas; com Império do Meio, Harmonia, Grande Duelo e Dinastia.
rules-about-royal-wedding = De três a oito jogadores, cada um por si ou em equipas de dois, com os dominós das duas caixas.

## A new table

new-team = Equipa { $team }: um reino, um estandarte
new-box = As tuas peças são diferentes das nossas?
box-title = Verificar a tua caixa

## How to play it: options

option-edition = Regras
option-edition-us = EUA
option-edition-eu = Europa
option-edition-cz = Chéquia
option-edition-us-why = Em caso de empate decide o maior território, depois partilha-se.
option-edition-eu-why = Joga-se como nos EUA: em caso de empate decide o maior território, depois partilha-se.
option-edition-cz-why = Em caso de empate decide o maior território, depois quem tem mais moedas de sobra.
option-royal-wedding-edition-us = EUA
option-royal-wedding-edition-eu = Europa
option-royal-wedding-edition-cz = Chéquia
option-royal-wedding-edition-us-why = No jogo individual podem jogar até oito. Em caso de empate decide o maior território, depois partilha-se.
option-royal-wedding-edition-eu-why = No jogo individual podem jogar até seis. Em caso de empate decide o maior território, depois partilha-se.
option-royal-wedding-edition-cz-why = No jogo individual podem jogar até sete. Em caso de empate decide o maior território, depois quem tem mais moedas de sobra.
option-size = Reino
option-size-5 = 5 × 5
option-size-7 = 7 × 7
option-size-5-why = Um reino cabe em cinco quadrados por cinco.
option-size-7-why = Um reino cabe em sete quadrados por sete.
option-kingdomino-size-5 = 5 × 5
option-kingdomino-size-7 = 7 × 7, Grande Duelo
option-kingdomino-size-5-why = Seis rondas com metade dos dominós.
option-kingdomino-size-7-why = Doze rondas com todos os dominós.
option-bonuses = Bónus
option-bonuses-middle-kingdom = Império do Meio
option-bonuses-harmony = Harmonia
option-bonuses-middle-kingdom-why = Império do Meio: 10 pontos se o castelo estiver no centro.
option-bonuses-harmony-why = Harmonia: 5 pontos se nenhum dominó foi descartado.
option-centre = O centro
option-centre-extent = Do reino
option-centre-grid = Da grelha
option-centre-extent-why = O castelo está à mesma distância dos lados opostos de um reino em tamanho completo.
option-centre-grid-why = O castelo está no quadrado central da grelha, por pouco que haja à volta.
option-dynasty = Partidas
option-dynasty-false = Uma
option-dynasty-true = Dinastia
option-dynasty-false-why = Uma partida decide.
option-dynasty-true-why = Três partidas; os pontos somam-se.
option-teams = Lados
option-teams-false = Cada um por si
option-teams-true = Equipas de dois
option-teams-false-why = Cada lugar tem o seu próprio reino.
option-teams-true-why = Dois lugares partilham castelo, um reino de 7 × 7, moedas e cavaleiros; decide quem tem a vez.
option-size-printed-why = Sete por sete a dois, senão cinco por cinco.
option-royal-wedding-size-printed-why = Sete por sete para equipas e a três ou quatro, senão cinco por cinco.
option-line = Dominós numa fila
option-line-printed-why = Quatro a três ou quatro com reinos de 7 × 7, senão oito.
option-line-4-why = Quatro, como em quase todas as versões.
option-line-8-why = Oito, como dizem as regras alemãs; o que ninguém escolhe sai do jogo.
option-single = Máximo sem equipas
option-single-printed-why = Quantos a edição admite.
option-single-6-why = Seis, como dizem as regras europeias.
option-single-7-why = Sete, como dizem as regras checas.
option-single-8-why = Oito, como dizem as regras dos EUA, que não o recomendam.
option-purse = Moedas e cavaleiro
option-purse-team = Por equipa
option-purse-seat = Por parceiro
option-purse-printed-why = Sete moedas e um cavaleiro por equipa.
option-purse-team-why = Sete moedas e um cavaleiro por equipa.
option-purse-seat-why = Sete moedas e um cavaleiro para cada um dos dois: algumas versões deixam-no em aberto.
option-knight-supply = Cavaleiros na caixa
option-knight-supply-printed-why = Vinte e dois.
option-knight-supply-22-why = Vinte e dois, como contam quase todas as versões.
option-knight-supply-19-why = Dezanove, como contam as regras espanholas, italianas, portuguesas e russas.
option-last-tie = O último empate
option-last-tie-shared = Partilhado
option-last-tie-coins = Moedas
option-last-tie-printed-why = Como na edição.
option-last-tie-shared-why = Depois do maior território, o empate partilha-se.
option-last-tie-coins-why = Depois do maior território, ganha quem tem mais moedas de sobra.
option-box = Caixa
option-box-printed = Como a conhecemos
option-box-printed-why = Alguns números nas nossas peças de edifício são estimativas.
option-box-why = A tua caixa: peças como as verificou quem a possui.

## How the table plays

table-edition = Regras: { $edition }
table-size = Reinos de { $size } × { $size }
table-size-why = Nenhum reino passa de { $size } quadrados em largura ou altura.
table-rounds = { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
  }
table-rounds-why = { $kings ->
    [one] Filas de { $line } dominós; cada um tem um rei.
   *[other] Filas de { $line } dominós; cada um tem { $kings } reis.
  }
table-town = { $knights ->
    [one] No início { $coins } moedas e 1 cavaleiro
   *[other] No início { $coins } moedas e { $knights } cavaleiros
  }
table-town-why = Na caixa há { $supply } cavaleiros.
table-box = Caixa: { $name }
table-box-why = Peças de edifício e dominós como os verificou quem possui esta caixa.
ties-none = Partilham-se.
ties-largest = Decide o maior território, depois partilham-se.
ties-largest-crowns = Decide o maior território, depois quem tem mais coroas, depois partilham-se.
ties-largest-coins = Decide o maior território, depois quem tem mais moedas de sobra, depois partilham-se.
table-ties = Empates
