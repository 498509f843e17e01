# The games of this browser that are over.

history-about = Les parties que vous avez jouées jusqu’au bout dans ce navigateur. Rien ici ne demande de compte ; chacun voit sa propre liste.
history-looking = Recherche de vos parties.
history-none = Aucune partie n’est encore finie.
history-play = Vers les jeux
history-tallies = Le bilan
history-find = Trouver des parties
history-title = Jeu
history-name = Avec
history-result = Résultat
history-any = Tous
history-won = Gagnée
history-lost = Non gagnée
history-games = Parties
history-victories = Victoires
history-even = À forces égales
history-mean = Points en moyenne
history-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  }
history-place = { $place ->
    [1] Première place sur { $sides }
   *[other] Place { $place } sur { $sides }
  }
history-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
history-together = sur un même écran
history-review = Analyser
history-review-of = Analyser : { $game }, { $date }
history-branch = reprise d’une autre partie, non comptée
history-watch = Revoir
history-watch-of = Revoir : { $game }, { $date }
history-forget = Oublier
history-forget-of = Oublier : { $game }, { $date }
history-forget-sure = L’oublier ici pour de bon ?
history-forget-sure-of = L’oublier ici pour de bon ? { $game }, { $date }
history-keep = Garder ces parties dans un fichier
