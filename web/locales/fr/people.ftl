# Profiles: ratings, what games add up to, the latest games.

people-title = Profil
people-since = Ici depuis le { $date }
people-hidden = Ne montre que le nom.
people-hidden-yours = Personne d’autre ne voit ce qui suit. Les autres voient votre nom.
people-ratings = Classement
people-rating-why = La barre montre notre certitude. Elle rétrécit à chaque partie classée ; à partir de dix, il y a un nombre.
people-unrated = Pas encore de partie classée.
people-kind = { $mode ->
    [pair] { $game } · à deux
    [teams] { $game } · en équipes
   *[group] { $game } · à trois ou plus
  }
people-account = Mon compte
people-games = Parties
people-none = Aucune partie finie pour l’instant.
people-place = { $rank ->
    [1] 1re place sur { $sides }
   *[other] { $rank }e place sur { $sides }
  }
people-with = { $game }, { $names }
people-watch = Revoir
people-finished = { $count ->
    [one] partie finie
   *[other] parties finies
  }
people-won = gagnées ; une part égale serait { $even }
people-sums = Par jeu et type de table
people-game = Jeu
people-count = Parties
people-victories = Gagnées
people-even = Part égale
people-mean = Points, en moyenne
people-best = Record
people-best-at = La partie à { $points } points
people-moderate = Modération
people-early = { $how ->
    [won] Gagné par abandon
    [left] Quitté avant la fin
   *[up] Abandon
  }
people-sources = D’où viennent les points
people-sources-of = { $kind } : points par partie, en moyenne
people-best-land = Meilleur royaume
people-best-points = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
ladder-title = Palmarès
ladder-about = Comment on joue ici, d’après les parties classées. Qui ne montre aux autres que son nom n’y figure pas.
ladder-place = Place
ladder-name = Nom
ladder-none = Personne n’y figure encore.
ladder-how = Qui joue une partie classée figure ici : connectez-vous, ouvrez une table avec des amis et choisissez « { new-rated } », ou asseyez-vous à une table classée parmi les tables ouvertes.
ladder-you = vous
