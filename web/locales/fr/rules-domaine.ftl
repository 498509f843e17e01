# The rules of Domaine and their quick sheet. Clause numbers are those of docs/rules/domaine.md.

domaine-chapter-1 = Le contenu de la boîte
domaine-chapter-2 = Le terrain
domaine-chapter-3 = La mise en place
domaine-chapter-4 = Un tour
domaine-chapter-5 = Les frontières
domaine-chapter-6 = Domaines et mines
domaine-chapter-7 = Les chevaliers
domaine-chapter-8 = L’extension
domaine-chapter-9 = Le déserteur
domaine-chapter-10 = L’alliance
domaine-chapter-11 = La fin
domaine-chapter-12 = Les mains cachées
domaine-chapter-13 = Options et questions ouvertes

domaine-facts-king = Le roi
domaine-facts-king-text = à { $king } points
domaine-facts-castles = Châteaux
domaine-facts-castles-text = { $castles } chacun
domaine-facts-start = Au départ
domaine-facts-start-text = { $ducats } ducats, { $knights } chevaliers, 3 cartes
domaine-facts-land = Terrain
domaine-facts-land-text = 12 × 12 cases

domaine-rule-1-1 = Le matériel
domaine-rule-1-1-text = Le plateau compte 12 × 12 cases, formées par neuf tuiles de 4 × 4. Il y a 60 cartes, 15 chevaliers et 4 châteaux par couleur, 100 frontières, le roi et autant de ducats qu’il en faut.
domaine-rule-1-2 = Les cartes
domaine-rule-1-2-text = Quatre paquets de quinze, marqués au dos de A à D. Une carte a un prix, une valeur de vente et un ou deux symboles.
domaine-rule-2-1 = Les cases
domaine-rule-2-1-text = Une case est une prairie, une forêt, un village, la cité royale ou une mine d’or, d’argent, de cuivre ou de diamants. Elle porte au plus une figurine : un château sur une prairie, un chevalier sur une prairie ou dans une forêt, rien ailleurs.
domaine-rule-2-2 = Nos tuiles ne sont pas celles de la boîte
domaine-rule-2-2-text =
    Ce que montrent les neuf tuiles imprimées n’est publié nulle part, à notre connaissance. Les nôtres sont dessinées par nous, d’après ce que l’on sait : la cité royale sur la tuile du milieu, quatre mines de chaque sorte en tout.
    Si vous avez la boîte, vous pouvez saisir les tuiles imprimées et jouer avec elles.
domaine-rule-2-3 = Disposer les tuiles
domaine-rule-2-3-text = La tuile de la cité royale se place au milieu, les huit autres autour, mélangées et tournées au hasard.
domaine-rule-2-4 = Un plateau à vous
domaine-rule-2-4-text = On peut aussi donner tout le terrain case par case : douze rangées de douze lettres.
domaine-rule-3-1 = Au départ
domaine-rule-3-1-text = Chacun a { $castles } châteaux, { $knights } chevaliers et { $ducats } ducats. Le roi se tient à { $king } points sur la piste.
domaine-rule-3-2 = Les mains
domaine-rule-3-2-text = Chaque paquet est mélangé à part, puis on les empile, les cartes A sur le dessus. Chacun pioche trois cartes avant de poser les châteaux.
domaine-rule-3-3 = L’un après l’autre
domaine-rule-3-3-text = Dans le sens horaire, chacun pose un château et un chevalier, et ainsi de suite jusqu’à ce que tous les châteaux soient en place.
domaine-rule-3-4 = Où poser un château
domaine-rule-3-4-text = Sur une prairie vide, avec de la place à côté pour son chevalier. Entre châteaux de couleurs différentes, aucune distance n’est exigée.
domaine-rule-3-5 = Les châteaux d’une même couleur s’écartent
domaine-rule-3-5-text = Il y a au moins { $spaces } cases entre eux, comptées le long des rangées et des colonnes, jamais en diagonale. S’il ne reste aucune case pour un château, une case de moins suffit pour celui-là seulement, et ainsi de suite.
domaine-rule-3-6 = Le chevalier voisin
domaine-rule-3-6-text = Chaque château arrive avec un chevalier, sur une prairie ou une forêt vide à côté de lui. Une forêt ne coûte rien à ce moment-là.
domaine-rule-3-7 = À deux : une couleur neutre
domaine-rule-3-7-text = { $targets ->
    [yes] Une troisième couleur n’est à personne. Une fois vos propres châteaux en place, vous posez à tour de rôle ses quatre châteaux et chevaliers, selon les mêmes règles. Elle n’a ni tour, ni cartes, ni ducats, ni points ; mais on peut s’étendre sur ses domaines, s’allier avec eux et y débaucher des chevaliers, comme chez n’importe qui.
   *[no] Une troisième couleur n’est à personne. Une fois vos propres châteaux en place, vous posez à tour de rôle ses quatre châteaux et chevaliers, selon les mêmes règles. Elle n’a ni tour, ni cartes, ni ducats, ni points, et l’on ne touche pas à ses domaines.
  }
domaine-rule-3-8 = Qui commence
domaine-rule-3-8-text = Qui a posé le dernier château joue le premier tour.
domaine-rule-4-1 = Le revenu
domaine-rule-4-1-text = Un tour commence par un ducat pour chaque sorte de mine présente dans vos domaines, quatre au plus.
domaine-rule-4-2 = Vendre ou jouer
domaine-rule-4-2-text = Ensuite, vous vendez ou jouez exactement une carte. On ne peut pas passer ; vendre est toujours possible.
domaine-rule-4-3 = Vendre
domaine-rule-4-3-text = La carte va face visible dans la Chancellerie et rapporte les ducats de sa valeur de vente.
domaine-rule-4-4 = Jouer
domaine-rule-4-4-text = Payez le prix, choisissez un des symboles de la carte et faites ses actions, jamais celles des deux. La carte sort ensuite du jeu.
domaine-rule-4-5 = Action par action
domaine-rule-4-5-text = Chaque action de la carte prend effet tout de suite. Vous devez pouvoir en faire une, et la payer ; après, vous pouvez vous arrêter.
domaine-rule-4-6 = Reprendre une carte
domaine-rule-4-6-text = À la fin du tour, prenez une carte pour en avoir de nouveau trois : celle du dessus de la pioche, ou n’importe laquelle de la Chancellerie.
domaine-rule-4-7 = Pas la carte qu’on vient de vendre
domaine-rule-4-7-text = La carte vendue pendant ce tour ne se reprend pas dans le même tour. Une carte pareille vendue plus tôt, si.
domaine-rule-4-8 = Faire du surplace
domaine-rule-4-8-text = { $stalling ->
    [forced] Si, pendant dix tours de table entiers, personne n’a joué de carte ni pioché, la Chancellerie reste fermée jusqu’à ce que quelqu’un pioche. (C’est une règle maison.)
   *[printed] Chacun peut vendre et reprendre dans la Chancellerie aussi longtemps qu’il le souhaite. (Une règle maison peut y mettre fin.)
  }
domaine-rule-5-1 = Entre deux cases
domaine-rule-5-1-text = Une frontière se place entre deux cases qui ont un côté commun. Les frontières n’appartiennent à personne ; le bord du plateau en est une à lui seul.
domaine-rule-5-2 = Pas entre figurines d’une même couleur
domaine-rule-5-2-text = Aucune frontière ne peut séparer deux figurines voisines de la même couleur, quelle que soit la personne qui la pose.
domaine-rule-5-3 = Pas dans un domaine
domaine-rule-5-3-text = Aucune frontière ne se pose à l’intérieur d’un domaine, quel qu’en soit le propriétaire.
domaine-rule-5-4 = Partout ailleurs
domaine-rule-5-4-text = Dans une zone neutre, une frontière ne change rien, mais on peut la poser. Dans une zone qui contient plusieurs châteaux, les frontières restent, et d’autres peuvent suivre.
domaine-rule-5-5 = Combien il y en a
domaine-rule-5-5-text = { $borders } frontières. Quand il n’en reste plus, on n’en pose plus. Vous pouvez toujours en poser moins que la carte n’en montre.
domaine-rule-6-1 = Ce qu’est un domaine
domaine-rule-6-1-text = Une zone fermée par des frontières et par le bord du plateau, avec exactement un château à l’intérieur. Elle appartient à qui possède ce château ; un chevalier n’est pas nécessaire. Avec deux châteaux, même de la même couleur, ce n’est pas un domaine.
domaine-rule-6-2 = Zones neutres
domaine-rule-6-2-text = Une zone fermée sans château n’appartient à personne et ne compte pour personne.
domaine-rule-6-3 = Frontières superflues
domaine-rule-6-3-text = Quand un domaine se forme, les frontières qui se trouvent à l’intérieur retournent à la réserve.
domaine-rule-6-4 = Ce qu’il vaut
domaine-rule-6-4-text = Chaque forêt vaut 1 point, chaque village 3, la cité royale 5, marqués tout de suite. Prairies et mines ne rapportent pas de points par elles-mêmes.
domaine-rule-6-5 = Mines et monopoles
domaine-rule-6-5-text = Trois ou quatre mines d’une même sorte dans l’ensemble de vos domaines forment un monopole : 5 points gagnés aussitôt, et 5 points perdus aussitôt s’il y en a de nouveau moins de trois.
domaine-rule-6-6 = Plusieurs à la fois
domaine-rule-6-6-text = Une seule frontière peut achever plusieurs domaines, les vôtres et ceux des autres. Chacun compte pour qui le possède, peu importe qui l’a posée.
domaine-rule-7-1 = Où
domaine-rule-7-1-text = Sur une prairie vide ou dans une forêt vide, même hors des domaines.
domaine-rule-7-2 = À côté des vôtres
domaine-rule-7-2-text = À côté d’un château ou d’un chevalier de votre couleur, sans frontière entre les deux.
domaine-rule-7-3 = Une forêt coûte un ducat
domaine-rule-7-3-text = Chaque chevalier posé dans une forêt coûte un ducat, en plus du prix de la carte.
domaine-rule-7-4 = Combien il y en a
domaine-rule-7-4-text = { $knights } par couleur. Vous pouvez en poser moins que la carte n’en montre, et à des endroits différents.
domaine-rule-8-1 = Un domaine s’agrandit
domaine-rule-8-1-text = { $expansion ->
    [one] Un de vos domaines prend une case.
   *[other] Un de vos domaines prend une ou deux cases. Les deux vont au même domaine.
  }
domaine-rule-8-2 = À côté
domaine-rule-8-2-text = { $expansion ->
    [one] La case a un côté commun avec le domaine.
   *[other] La case a un côté commun avec le domaine. La seconde peut toucher la première, ou le domaine à n’importe quel autre endroit.
  }
domaine-rule-8-3 = Une case vide
domaine-rule-8-3-text = Ni château ni chevalier, de qui que ce soit, ne doit s’y trouver.
domaine-rule-8-4 = Pas chez vous-même
domaine-rule-8-4-text = Vous ne prenez jamais une case d’un autre de vos domaines.
domaine-rule-8-5 = Dans le domaine d’autrui
domaine-rule-8-5-text = Seulement si vous avez, dans votre domaine, strictement plus de chevaliers que son propriétaire dans le sien. Les cases hors de tout domaine et celles des zones neutres se prennent toujours.
domaine-rule-8-6 = Les alliés
domaine-rule-8-6-text = Des domaines alliés ne se prennent jamais de cases.
domaine-rule-8-7 = Nouvelles frontières
domaine-rule-8-7-text = On pose des frontières autour de la nouvelle case ; celles qui la séparaient de votre domaine s’enlèvent. Toutes les nouvelles doivent d’abord se trouver dans la réserve.
domaine-rule-8-8 = Ce qui est coupé
domaine-rule-8-8-text = Une partie de domaine coupée de son château devient une zone neutre.
domaine-rule-8-9 = Les points
domaine-rule-8-9-text = Vous gagnez les points des cases prises ; qui les possédait perd ces points, ainsi que ceux de ce qui est coupé. Personne ne gagne ce qui est coupé.
domaine-rule-9-1 = Deux domaines côte à côte
domaine-rule-9-1-text = { $deserters ->
    [yes] Choisissez un de vos domaines et un domaine adverse voisin. Dans chacun se tient au moins un chevalier de la couleur du château. Une alliance n’y change rien.
   *[no] Choisissez un de vos domaines et un domaine adverse voisin qui n’est pas son allié. Dans chacun se tient au moins un chevalier de la couleur du château.
  }
domaine-rule-9-2 = Quel chevalier s’en va
domaine-rule-9-2-text = { $last ->
    [yes] N’importe quel chevalier adverse de ce domaine qui ne relie pas un autre au château, même le dernier. Il retourne dans sa réserve.
   *[no] N’importe quel chevalier adverse de ce domaine qui ne relie pas un autre au château, mais jamais le dernier. Il retourne dans sa réserve.
  }
domaine-rule-9-3 = Et un autre arrive
domaine-rule-9-3-text = Posez ensuite un de vos chevaliers dans le domaine que vous avez choisi, selon toutes les règles des chevaliers. Si vous ne le pouvez pas, vous n’avez pas le droit de jouer la carte.
domaine-rule-10-1 = Avec qui
domaine-rule-10-1-text = Choisissez un de vos domaines et un domaine adverse voisin. Les anneaux sur leur frontière commune montrent qu’ils sont alliés.
domaine-rule-10-2 = Ce que cela signifie
domaine-rule-10-2-text = Aucun des deux ne s’étend jamais sur l’autre. Les autres domaines des mêmes couleurs ne sont pas liés.
domaine-rule-10-3 = Pour toujours
domaine-rule-10-3-text = Personne ne peut rompre une alliance, et elle tient même quand les deux domaines ne se touchent plus.
domaine-rule-11-1 = Le roi
domaine-rule-11-1-text = Qui a { $king } points ou plus quand une carte est terminée gagne aussitôt. Cela vaut jusqu’à la toute dernière carte, et l’on ne compare alors pas les ducats.
domaine-rule-11-2 = Plusieurs l’atteignent
domaine-rule-11-2-text = { $kingtie ->
    [score] Qui a le plus de points l’emporte ; à égalité, c’est la personne dont c’est le tour, puis qui a le plus de ducats.
   *[active] La personne dont c’est le tour l’emporte, si elle en fait partie ; sinon, c’est qui a le plus de points, puis qui a le plus de ducats.
  }
domaine-rule-11-3 = La pioche s’épuise
domaine-rule-11-3-text = Dès lors, plus personne ne prend de carte, pas même dans la Chancellerie. Chacun a encore trois tours et joue ou vend ce qu’il a en main.
domaine-rule-11-4 = Les ducats comptent
domaine-rule-11-4-text = { $bonus ->
    [amount] Alors, qui a le plus de ducats reçoit 5 points, et le deuxième montant en rapporte 3. À égalité, chacun reçoit tous les points de la place ; sans ducat, on ne reçoit rien.
   *[rank] Alors, qui a le plus de ducats reçoit 5 points, et le deuxième montant en rapporte 3. À égalité, chacun reçoit tous les points de la place, et après une égalité en tête il n’y a pas de deuxième place ; sans ducat, on ne reçoit rien.
  }
domaine-rule-11-5 = La victoire
domaine-rule-11-5-text = Qui a le plus de points gagne ; à égalité, qui a le plus de ducats. S’il y en a autant, la victoire est partagée.
domaine-rule-12-1 = Ce que tout le monde voit
domaine-rule-12-1-text = Le plateau, les points, les ducats et les réserves, la Chancellerie, les cartes jouées et les lettres au dos de toutes les cartes. Une carte prise dans la Chancellerie est connue de tous.
domaine-rule-12-2 = Ce que personne d’autre ne voit
domaine-rule-12-2-text = La face des cartes que vous avez piochées. Personne ne l’apprend avant qu’elles soient vendues ou jouées : ni les bots, ni les spectateurs, ni le journal.
domaine-rule-13-1 = Ce dont on peut convenir
domaine-rule-13-1-text = Là où les sources divergent, une option se choisit à l’ouverture de la table. Ces pages décrivent ce qui est choisi.
domaine-rule-13-2 = Ce qu’aucune source ne dit
domaine-rule-13-2-text =
    Ce que nous jouons là où les règles imprimées se taisent :
    Une carte doit avoir un effet : il faut faire au moins une de ses actions.
    Une extension ne prend jamais une case où se tient une figurine, quelle qu’elle soit.
    Un domaine achevé par la frontière ou l’extension d’autrui compte pour qui le possède.
    Le terrain hors de toute frontière est un domaine comme un autre, s’il n’y reste qu’un seul château.
    Toutes les frontières d’une extension doivent être dans la réserve avant qu’on retire les anciennes.
    L’argent est visible de tous ; les ducats ne manquent jamais.
    On regarde si le roi est atteint quand une carte est terminée, pas en cours de carte.

domaine-rules-not-here = Cette règle appartient à une autre façon de jouer que celle choisie ici.
domaine-tiles-link = Saisir vos tuiles
domaine-figure-terrain = Dans un domaine, une forêt vaut 1, un village 3, la cité royale 5. Les mines rapportent des ducats et des monopoles.
domaine-figure-closed = Quatre frontières et deux bords du plateau enferment un seul château : forêt, village et mine, 4 points.
domaine-figure-two = Fermé de tous côtés, mais avec deux châteaux : pas de domaine. Une frontière de plus en fait deux.
domaine-figure-knight = Les marques dorées montrent où le camp rouge peut poser un chevalier : à côté de ses figurines, sans frontière entre les deux.
domaine-figure-grow = Deux chevaliers contre un : le domaine de gauche peut prendre des cases à celui de droite.
domaine-figure-cut = Après la prise de deux cases, la forêt du haut est coupée de son château : elle n’est plus à personne.
domaine-figure-line = Le chevalier du milieu ne peut pas déserter : celui qui est derrière lui ne serait plus relié au château. Celui du bout, si.
domaine-figure-allied = Alliés pour toujours : aucun ne prend de case à l’autre.
domaine-figure-spacing = Au moins { $spaces } cases séparent les châteaux d’une même couleur, par rangées et colonnes.
domaine-figure-mines = Or, argent, cuivre, diamants : on les distingue à la forme.

domaine-cards-caption = Toutes les cartes
domaine-cards-shows = montre
domaine-cards-copies = exemplaires
domaine-cards-price = prix
domaine-cards-sell = vente
domaine-cards-sure = Symboles et prix viennent d’une liste complète et concordent avec plusieurs listes partielles ; le nombre d’exemplaires et les valeurs de vente, de cette seule liste.

domaine-sheet-points = Points
domaine-sheet-forest = forêt
domaine-sheet-village = village
domaine-sheet-city = cité royale
domaine-sheet-monopoly = 3 ou 4 mines d’une même sorte
domaine-sheet-most = le plus de ducats, quand la pioche est épuisée
domaine-sheet-second = le deuxième montant de ducats
domaine-sheet-actions = Ce que fait une carte
domaine-sheet-end = La fin
domaine-sheet-turn-1 = Prenez un ducat pour chaque sorte de mine que vous avez.
domaine-sheet-turn-2 = Vendez une carte à la Chancellerie, ou payez-en une et appliquez un de ses symboles.
domaine-sheet-turn-3 = Prenez une carte : celle du dessus de la pioche, ou une de la Chancellerie, mais pas celle que vous venez de vendre.
