# The nine land tiles of Domaine: entered, kept, chosen.

tiles-title = Saisir vos tuiles
tiles-text = Les neuf tuiles de terrain de Domaine, case par case. Étalez les vôtres devant vous, face imprimée visible, et peignez ce qu’elles montrent.
tiles-ours = Les tuiles imprimées ne sont publiées nulle part. Notre jeu de tuiles est dessiné par nous : il suit ce que l’on sait de l’imprimé, mais ce n’est pas lui. Si vous avez la boîte, saisissez les vôtres une fois, et tout le monde ici pourra y jouer.
tiles-begin = Partir de
tiles-begin-empty = Prairie partout
tiles-begin-ours = Notre dessin
tiles-found = Votre jeu de tuiles de la dernière fois, gardé dans ce navigateur.
tiles-nine = Les neuf tuiles
tiles-city-short = Cité
tiles-tile = { $tile ->
    [city] La tuile de la cité royale
   *[other] Tuile { $tile }
  }
tiles-square = rangée { $row }, case { $square }, { $terrain }
tiles-brush = Terrain à peindre
tiles-land-meadow = prairie
tiles-land-forest = forêt
tiles-land-village = village
tiles-land-city = cité royale
tiles-land-mine-gold = mine d’or
tiles-land-mine-silver = mine d’argent
tiles-land-mine-copper = mine de cuivre
tiles-land-mine-diamond = mine de diamants
tiles-count = { $count } en tout
tiles-count-of = { $count } sur { $expected }
tiles-keys = Au clavier : les flèches vont de case en case, une lettre peint et avance, Page suivante ouvre la tuile d’après.
tiles-turn = Tourner
tiles-turn-why = Tourne la tuile d’un quart
tiles-undo = Annuler
tiles-clear = Tout en prairie
tiles-next = Tuile suivante
tiles-before = Tuile précédente
tiles-doubts = Une boîte devrait avoir
tiles-right = Une cité royale et quatre mines de chaque sorte : tout est en ordre.
tiles-doubt-few = { $count } de plus : { $terrain }
tiles-doubt-many = { $count } de moins : { $terrain }
tiles-doubt-place = la cité royale sur sa propre tuile, celle du milieu
tiles-doubts-why = Si votre boîte est vraiment ainsi, gardez quand même ce jeu de tuiles.
tiles-cramped = Les châteaux ont besoin de place : au moins { $least } cases de prairie ; il y en a { $count }.
tiles-keep = Garder le jeu de tuiles
tiles-name = Nom du jeu de tuiles
tiles-name-plain = Mes tuiles
tiles-here = Ce que vous saisissez est gardé dans ce navigateur au fur et à mesure.
tiles-send = Garder sur ce serveur
# Two links follow, each in a line: start-friends and start-screen.
tiles-kept = « { $name } » est gardé. Choisissez-le en dressant une table.
tiles-save = Enregistrer dans un fichier
tiles-file = Ouvrir un fichier
tiles-as-text = En texte
tiles-as-text-why = Une ligne par tuile, rangée par rangée : . prairie, f forêt, v village, * cité royale, g s c d mines d’or, d’argent, de cuivre, de diamants.
tiles-take-text = Prendre ce texte
tiles-took = C’est pris. Annuler rétablit ce qui était là.
tiles-fault-json = Ce n’est pas un fichier de tuiles.
tiles-fault-line = La ligne { $line } est illisible. Il faut une tuile, deux-points et quatre rangées, comme 1: ff.g f.v. .... fc.f
tiles-fault-twice = { tiles-tile } est là deux fois.
tiles-fault-missing = { tiles-tile } manque.
tiles-fault-rows = { tiles-tile } : { $count ->
    [one] { $count } rangée
   *[other] { $count } rangées
  } ; il en faut quatre.
tiles-fault-length = { tiles-tile }, rangée { $row } : { $count ->
    [one] { $count } case
   *[other] { $count } cases
  } ; il en faut quatre.
tiles-fault-letter = { tiles-tile }, rangée { $row }, case { $square } : { $letter } n’est pas une sorte de terrain.
tiles-fault-name = Le nom dépasse { $most } lettres.
tiles-fault-board-rows = Un plateau a douze rangées ; en voici { $count }.
tiles-fault-board-length = Rangée { $row } : { $count ->
    [one] { $count } case
   *[other] { $count } cases
  } ; il en faut douze.
tiles-fault-board-letter = Case { $square } : { $letter } n’est pas une sorte de terrain.

## The land of a new table

tiles-pick = Terrain
tiles-pick-ours = Notre dessin
tiles-pick-ours-why = Neuf tuiles dessinées pour cette maison, mélangées et tournées. Ce ne sont pas celles de la boîte, qu’aucune source ne montre.
tiles-pick-own-why = Les tuiles telles que leur propriétaire les a saisies, mélangées et tournées.
tiles-pick-odd = Ce jeu de tuiles n’a pas autant de cités ou de mines que prévu.
tiles-pick-board = Un plateau en texte
tiles-pick-board-why = Tout le terrain tel quel : douze rangées de douze lettres, celle du haut d’abord. Rien n’est mélangé.
tiles-board = Les douze rangées du plateau
tiles-board-right = Douze rangées de douze cases.
tiles-enter = Saisir les tuiles de votre boîte
refusal-tiles-unknown = Il n’y a pas de jeu de tuiles de ce nom ici.
refusal-tiles-taken = Ce nom est déjà pris. Choisissez-en un autre.
refusal-tiles-full = On ne peut plus garder de jeux de tuiles ici.
refusal-tiles-wrong = Cela ne peut pas être un jeu de tuiles : { $problem }
refusal-board-wrong = Cela ne peut pas être un plateau : { $problem }
