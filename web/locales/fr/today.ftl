# Today's kingdom: one deal for everyone.

today-title = Le royaume du jour
today-deal = La même donne pour tout le monde
today-what = { $players ->
    [2] { $game } contre un bot ({ $level }). Le premier essai compte.
   *[other] { $game } à { $players }, les autres sont des bots ({ $level }). Le premier essai compte.
  }
today-nobody = Personne n’y a encore joué ici.
today-alone = On verra comment les autres l’ont joué dès que le serveur répondra.
today-played = { $played ->
    [one] Une personne y a joué. Son résultat : { $best }.
   *[other] { $played } personnes y ont joué. Le meilleur : { $best }. La médiane : { $middle }.
  }
today-play = Jouer
today-see = Le résultat
today-again = Rejouer, pour s’entraîner
today-next = Le prochain arrive à { $time }.
day-title = La donne du { $day }
day-practice = C’était pour s’entraîner : votre premier essai compte.
day-only = Vous êtes ici la première personne à la jouer jusqu’au bout.
day-alone = La comparaison avec les autres viendra quand le serveur aura la partie.
day-place = { $place ->
    [1] Personne n’a fait mieux ici, sur { $played }.
   *[other] Place { $place } sur { $played }.
  }
day-counted = { $played ->
    [one] Une personne y a joué ici.
   *[other] { $played } personnes y ont joué ici.
  }
day-round = Manche
day-end = À la fin
day-you = Vous
day-best = Le meilleur
day-middle = La médiane
day-table = Les points après chaque manche
