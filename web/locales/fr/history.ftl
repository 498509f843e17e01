# The games of this browser that are over.

history-about = Les parties que vous avez jouées jusqu’au bout dans ce navigateur et, avec un compte ouvert ici, dans les autres. Rien ici ne demande de compte ; chacun voit sa propre liste.
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
history-ended = Arrêtée avant la fin
history-games = Parties
history-victories = Victoires
history-even = Part égale
history-mean = Points en moyenne
history-course = { $game }, partie après partie
history-course-of = { $row }, partie après partie : { $points }
history-over-time = Partie après partie
history-beside = Les autres à vos tables
history-total = Tous les points
history-luck = Chance
history-own = Vos choix
history-parted = { $count ->
    [one] Chance et choix, en points face au meilleur adversaire, viennent de l’analyse de { $count } partie.
   *[other] Chance et choix, en points face au meilleur adversaire, viennent de l’analyse de { $count } parties.
  }
history-unreviewed = Chance et choix figurent ici dès que des parties sont analysées.
history-habit-more = { $row } : c’est là que vous êtes en tête, avec { $mean ->
    [one] { $mean } point
   *[other] { $mean } points
  } par partie contre { $others } pour les autres à vos tables, sur { $games } parties.
history-habit-less = { $row } : c’est là que les autres à vos tables sont en tête, avec { $others ->
    [one] { $others } point
   *[other] { $others } points
  } par partie contre { $mean } pour vous, sur { $games } parties.
history-habit-practise-more = { $count ->
    [one] S’entraîner là où davantage valait mieux : { $count } problème
   *[other] S’entraîner là où davantage valait mieux : { $count } problèmes
  }
history-habit-practise-less = { $count ->
    [one] S’entraîner là où autre chose valait mieux : { $count } problème
   *[other] S’entraîner là où autre chose valait mieux : { $count } problèmes
  }
history-which = Partie après partie
history-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  }
history-together = sur un même écran
history-review-of = Analyser : { $game }, { $date }
history-practise = S’entraîner
history-practise-of = S’entraîner : { $game }, { $date }
history-deal = Même donne
history-deal-of = La même donne : { $game }, { $date }
history-branch = reprise d’une autre partie, non comptée
history-duplicate = donne rejouée, non comptée
history-helped = jouée par un bot à votre place, non comptée
history-watch = Revoir
history-watch-of = Revoir : { $game }, { $date }
history-forget = Oublier
history-forget-of = Oublier : { $game }, { $date }
history-forget-sure = L’oublier ici pour de bon ?
history-forget-sure-of = L’oublier ici pour de bon ? { $game }, { $date }
history-keep = Enregistrer ces parties dans un fichier
history-keep-none = Ces parties ont été effacées ailleurs entre-temps. Il n’y a rien à enregistrer.
history-brought = jouée sur un autre serveur
history-here = jouée sur cet appareil
history-day = royaume du jour
history-offline = jouée sans réseau
history-bring = Importer des parties d’un autre serveur
history-bring-text = Le fichier que vous y avez enregistré, ou n’importe quel enregistrement. Chaque partie est vérifiée par les règles avant d’être gardée.
history-bring-name = Votre nom dans ces parties
history-bring-file = Choisir le fichier
history-bring-going = Partie { $done } sur { $all }
history-bring-done = { $count ->
    [one] { $count } partie est ici maintenant.
   *[other] { $count } parties sont ici maintenant.
  }
history-bring-known = { $count ->
    [one] { $count } était déjà là.
   *[other] { $count } étaient déjà là.
  }
history-bring-refused = { $count ->
    [one] { $count } partie n’a pas été ajoutée.
   *[other] { $count } parties n’ont pas été ajoutées.
  }
history-bring-full = Il n’y a plus de place pour d’autres parties dans ce navigateur. Oubliez-en d’abord quelques-unes.
history-bring-none = Aucune partie n’a pu être lue dans ce fichier.
history-deleted = La partie est effacée de ce serveur aussi.
history-left = La partie n’est plus dans votre liste. Les personnes qui l’ont jouée avec vous gardent la leur.
