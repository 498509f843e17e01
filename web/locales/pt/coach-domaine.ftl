# What the guide says in a game of Domaine: first what is to be done, then why.

guide-domaine-castle-lead = Escolhe um quadrado para o teu castelo.
guide-domaine-castle = Florestas, aldeias e minas ao lado serão tuas quando as fronteiras se fecharem à volta.
guide-domaine-knight-lead = Põe um cavaleiro ao lado.
guide-domaine-knight = Os cavaleiros guardam um domínio: um vizinho mais forte pode tirar quadrados a um mais fraco.
guide-domaine-others-lead = Agora o próximo castelo.
guide-domaine-others = Cada castelo dá início a um domínio próprio. Procura minas e a cidade real.
guide-domaine-income-lead = Escolhe uma carta.
guide-domaine-income = { $ducats ->
    [one] Antes de cada turno as tuas minas pagam-te. Tens 1 ducado para jogar.
   *[other] Antes de cada turno as tuas minas pagam-te. Tens { $ducats } ducados para jogar.
  }
guide-domaine-use-lead = Joga-a ou vende-a.
guide-domaine-use = O primeiro número é quanto custa jogá-la, o segundo quanto recebes por vendê-la.
guide-domaine-chancery-lead = Tira uma carta nova.
guide-domaine-chancery = As cartas vendidas ficam aqui na Chancelaria, à vista de todos. No baralho está o que ninguém viu.

## What the cards do

guide-domaine-sell-new = Novo: vender
guide-domaine-sell-lead = Vende uma carta.
guide-domaine-sell = Agora não podes jogar nenhuma carta da tua mão. O que recebes paga a próxima.
guide-domaine-borders-new = Novo: fronteiras
guide-domaine-borders-lead = Escolhe uma aresta para uma fronteira.
guide-domaine-borders = Quando as fronteiras se fecham à volta de um só castelo, o seu domínio dá logo pontos: florestas, aldeias e a cidade real.
guide-domaine-knights-new = Novo: cavaleiros
guide-domaine-knights-lead = Escolhe um quadrado para um cavaleiro.
guide-domaine-knights = Um domínio pode expandir-se para um mais fraco, mas nunca para um igualmente forte.
guide-domaine-expansion-new = Novo: expansão
guide-domaine-expansion-lead = Escolhe o quadrado a tomar.
guide-domaine-expansion = O teu domínio cresce para lá da fronteira, mesmo para o de um vizinho com menos cavaleiros.
guide-domaine-deserter-new = Novo: desertores
guide-domaine-deserter-lead = Escolhe o cavaleiro que muda de lado.
guide-domaine-deserter = Ele deixa o teu vizinho, e um dos teus entra no teu domínio.
guide-domaine-alliance-new = Novo: alianças
guide-domaine-alliance-lead = Escolhe com quem fazes as pazes.
guide-domaine-alliance = Os domínios aliados não tiram quadrados um ao outro.
