# Orders: what shall be done in one's next turn of a game of days, if one is not there.

orders-title = Consignes pour votre prochain tour
orders-opening = La table se prépare telle qu’elle serait alors.
# What is asked, or what became of what was left.
orders-ask = { $asks ->
    [again] Et si ce n’est plus là ?
    [whole] Ce sera votre prochain tour
    [left] Ces consignes sont en place
    [ended] Vos consignes ont pris fin
   *[next] Que faire à votre prochain tour ?
  }
orders-about = { $asks ->
    [again] Choisissez ce que vous feriez alors, ou décidez quand votre tour viendra.
    [whole] Ce sera fait quelques minutes après le début de votre tour, sauf si vous venez jouer avant. Personne d’autre n’apprend que vous avez laissé des consignes.
    [left] Elles seront suivies quelques minutes après le début de votre tour, sauf si vous venez jouer avant. Personne d’autre ne les connaît.
    [ended] Ce que vous vouliez ici n’est plus là. À vous de jouer la suite.
   *[next] Jouez-le ici comme si c’était à vous. Personne ne le voit, et rien n’est encore fait.
  }
# Above sentences of the log, as they would be told.
orders-wished = Le journal dirait
# $act is a sentence of the log.
orders-else = Sinon : { $act }
refusal-orders-wished = C’est déjà dans vos consignes.
orders-settle = Rien d’autre
orders-back = Un pas en arrière
orders-leave = Laisser ces consignes
orders-anew = Recommencer
orders-withdraw = Les retirer
orders-table = À la table
orders-turn = { $state ->
    [left] C’est à vous. Vos consignes seront suivies, sauf si vous jouez avant.
   *[ended] C’est à vous, et ce que vous vouliez ensuite n’est plus là. Continuez à la table.
  }
