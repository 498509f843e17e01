# The score pad, for people with the box on the table.

pad-title = Carnet de score
pad-intro = Pour qui a la boîte sur la table : saisissez chaque royaume, et le carnet fait le décompte.
pad-offline = Il est gardé sur cet appareil et marche sans réseau.
pad-unknown = Cette partie n’est pas sur cet appareil.
pad-unreadable-cut = Cette partie est illisible : peut-être manque-t-il un bout du lien ou du fichier. Redemandez-la.
pad-unreadable-newer = Cette partie vient d’une autre version du carnet. Ouvrez-la là où elle a été faite.
pad-unreadable-wrong = Ce n’est pas une partie du carnet, ou quelque chose s’y contredit.
pad-game = Jeu
pad-teams = Camps
pad-teams-no = En individuel
pad-teams-yes = Équipes de deux
pad-count = Joueurs
pad-names = Qui a joué
pad-names-teams = Quelles équipes ont joué
pad-team = Équipe { $number }
pad-name = Nom : { $name }
pad-sign = Signe, { $name } : { $sign }. Le changer
pad-start = Commencer le décompte
pad-past = Sur cet appareil
pad-past-none = Aucune partie encore.
pad-full = Il n’y a plus de place pour d’autres parties : la suivante prendra celle de la plus ancienne ({ $when }). Enregistrez d’abord tout dans un fichier, ou oubliez-en quelques-unes.
pad-forget = Oublier la partie : { $when }
pad-forget-sure = L’oublier ici pour de bon ?
pad-forget-sure-of = L’oublier ici pour de bon ? { $game }, { $when }
pad-save-all = Tout enregistrer dans un fichier
pad-take = Ouvrir des parties d’un fichier
pad-taken = { $count ->
    [one] { $count } partie ajoutée.
   *[other] { $count } parties ajoutées.
  }
pad-players = Joueurs et points
pad-result = Résultat
pad-entering = Royaume : { $name }
pad-square = colonne { $column }, rangée { $row }
pad-said = { $square }. Total { $points }.
pad-tools = Pinceaux
pad-brush = Paysage à peindre
pad-crowns = Couronnes à peindre
pad-crown = { $crowns ->
    [0] Sans couronne
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
  }
pad-castle = Château
pad-erase = Effacer
pad-undo = Annuler
pad-by-number = Par numéro
pad-by-brush = Au pinceau
pad-number = Numéro du domino
pad-box = Dominos de quelle boîte
pad-domino-used = { $domino }, dans le royaume ({ $name })
pad-lay-first = Touchez la case de cette moitié : { $half }.
pad-lay-second = À côté, l’autre moitié : { $half }.
pad-lay-back = Retour
pad-move = Déplacer le royaume
pad-move-left = Vers la gauche
pad-move-right = Vers la droite
pad-move-up = Vers le haut
pad-move-down = Vers le bas
pad-coins = Pièces : { $count }
pad-knights = Chevaliers : { $count }
pad-towers = Tours : { $count }
pad-queen = Reine
pad-ask-coins = Pièces restantes
pad-ask-knights = Tous les chevaliers, ceux du royaume aussi
pad-ask-towers = Tours
pad-counted = D’après les bâtiments : { $count }
pad-estimate = Les chevaliers et les tours sont en partie nos estimations ({ $tiles }). Comparez-les à ceux qui sont sur la table.
pad-other-number = Un autre nombre
pad-number-range = Saisissez un nombre entier de 0 à { $most }.
pad-build = Ce qui se trouve ici
pad-build-none = Rien
pad-tiles-left = { $count ->
    [0] épuisée
    [one] encore { $count }
   *[other] encore { $count }
  }
pad-crownless = sans couronne
pad-half-crownless = { $terrain } (sans couronne)
pad-brief-wealth = { $coins ->
    [one] { $coins } pièce ÷ 3
   *[other] { $coins } pièces ÷ 3
  }
pad-brief-queen = +1 sur { $squares } ({ $terrain })
pad-not-kept = Ce navigateur ne garde rien. Enregistrez la partie dans un fichier à la fin.
pad-text = { $first } à { $second }.
pad-placing = { $first } devance { $second } : { $text }
pad-edit = Retour aux royaumes
pad-print = Imprimer
pad-share = Copier un lien
pad-link = Lien vers cette partie
pad-save = Enregistrer dans un fichier
pad-new = Toutes les parties
pad-reasons = Chaque nombre expliqué
pad-reason = { $row } : { $text }
pad-lines = Pour demesne score
pad-lines-why = Une ligne par royaume, comme la commande les lit.
pad-lines-copy = Copier les lignes
pad-lines-save = Enregistrer les lignes
pad-dynasty-of = Partie { $game } sur { $games }
pad-dynasty-games = Points partie par partie
pad-dynasty-correct = Choisissez une partie pour la corriger.
pad-dynasty-open = pas encore jouée
pad-dynasty-leader = En tête
pad-dynasty-leads = { $name } mène de { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
  }.
pad-dynasty-level = { $names } sont à égalité en tête.
pad-dynasty-text = { $first } à { $second } après la partie { $game } sur { $games }.
pad-dynasty-sum = Parties additionnées
pad-dynasty-next = Passer à la partie { $game }
pad-dynasty-make = Continuer en Dynastie
pad-dynasty-alone = Compter comme une seule partie
pad-dynasty-lines = Une ligne par joueur, avec toutes les parties, comme la commande les lit.
pad-doubts = Cela ne peut pas être juste
doubt-of = { $name } : { $text }
doubt-too-wide = { $wide } cases de large et { $high } de haut, là où { $size } sur { $size } sont permises.
doubt-unconnected = Les cases forment { $parts } groupes qui ne se touchent pas.
doubt-too-many-squares = { $what } : { $there ->
    [one] { $there } case
   *[other] { $there } cases
  } ; la boîte en a { $has }.
doubt-too-many-tiles = { $what } : { $there } fois ; la boîte en a { $has }.
doubt-too-much-land = { $squares } cases de paysage, plus que n’en ont { $dominoes } dominos.
doubt-odd-land = { $squares ->
    [one] { $squares } case de paysage : les dominos vont par deux cases.
   *[other] { $squares } cases de paysage : les dominos vont par deux cases.
  }
doubt-townless = Kingdomino n’a pas de villes : ni bâtiments, ni pièces, ni chevaliers, ni tours, ni Reine.
doubt-no-castle = Il n’y a pas de château.
doubt-knights = { $there } chevaliers en tout ; la boîte en a { $has }.
doubt-towers = { $there } tours en tout ; la boîte en a { $has }.
doubt-all-squares = { $what } : { $there ->
    [one] { $there } case
   *[other] { $there } cases
  } dans tous les royaumes ; la boîte en a { $has }.
doubt-all-tiles = { $what } : { $there } fois dans tous les royaumes ; la boîte en a { $has }.
doubt-domino-twice = Le domino { $number } est posé { $times } fois.
doubt-queens = { $count } Reines ; il n’y en a qu’une.
doubt-no-host = Il y a des tours, mais personne n’accueille la Reine.
doubt-host = La Reine est accueillie ici avec { $towers ->
    [one] { $towers } tour
   *[other] { $towers } tours
  }, alors qu’un autre royaume en a { $most }.
doubt-host-towerless = La Reine est accueillie ici, sans aucune tour.
