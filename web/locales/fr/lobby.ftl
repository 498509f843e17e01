# Open tables: where somebody waits for others, and games one may watch.

lobby-title = Tables ouvertes
lobby-about = Prenez place là où l’on attend, ou regardez une partie.
lobby-looking = Recherche de tables ouvertes…
lobby-none = Aucune table n’est ouverte pour l’instant. Cherchez-en une, ou ouvrez-en une et attendez : qui arrive la voit ici.
lobby-others = Aucune table ouverte ne correspond à votre choix.
lobby-count = { $count ->
    [0] Aucune table n’est ouverte.
    [one] { $count } table est ouverte.
   *[other] { $count } tables sont ouvertes.
  }
lobby-host = { $name } attend
lobby-free = { $free ->
    [one] { $free } place libre sur { $seats }
   *[other] { $free } places libres sur { $seats }
  }
lobby-sit = Prendre place
lobby-sit-at = Prendre place avec { $name } : { $game }
lobby-yours = Votre table
lobby-gone = Plus de place libre
lobby-watch = Parties à regarder
lobby-watch-at = Regarder { $names } : { $game }
lobby-round = { $game }, manche { $round }
lobby-go = Regarder
lobby-quick = N’importe quelle table
lobby-game = Jeu
lobby-players = Joueurs
lobby-find = Me trouver une table
lobby-find-why = Vous rejoignez la table qui attend depuis le plus longtemps. Si personne n’attend, une nouvelle est dressée pour vous, et la prochaine personne qui cherche la même chose vous y rejoint.
lobby-find-clock = La pendule d’une nouvelle : { $plan }.
lobby-clock-either = Peu importe
lobby-open = Ouvrir ma propre table
lobby-rated = classée
lobby-pace = Tables
lobby-pace-all = Toutes
lobby-pace-live = Avec pendule
lobby-pace-days = En jours
lobby-whom = Avec qui
lobby-whom-any = Tout le monde
lobby-whom-near = Proche de mon classement
lobby-ratings = Votre classement
