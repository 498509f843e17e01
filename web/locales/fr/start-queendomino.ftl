# The Queendomino family on the start page and where a table is laid: names, the shelf, options.

## The games

game-queendomino = Queendomino
game-kingdomino = Kingdomino
game-royal-wedding = Royal Wedding
game-dynasty = { $name }, Dynastie
kingdom-yours = Votre royaume
standing-round = Manche { $round }
standing-setup = Mise en place
wished-size = { $size } × { $size }
shelf-queendomino = Des dominos, des bâtisseurs, une Reine et un Dragon
shelf-kingdomino = Le petit : poser, choisir, couronner
shelf-royal-wedding = Les deux boîtes, de grands royaumes, des équipes
rules-about-queendomino = De deux à quatre. Des champs et des villes, des chevaliers et des bâtiments, la Reine et le Dragon.
rules-about-kingdomino = De deux à quatre. Rien que des paysages et des couronnes ; avec Empire du Milieu, Harmonie, Grand Duel et Dynastie.
rules-about-royal-wedding = De trois à huit, en individuel ou en équipes de deux, avec les dominos des deux boîtes.

## A new table

new-team = Équipe { $team } : un royaume, une bannière
new-box = Vos tuiles diffèrent des nôtres ?
box-title = Vérifier votre boîte

## How to play it: options

option-edition = Règles
option-edition-us = Américaines
option-edition-eu = Européennes
option-edition-cz = Tchèques
option-edition-us-why = Le plus grand domaine départage les égalités, puis on partage.
option-edition-eu-why = Comme les règles américaines : le plus grand domaine départage les égalités, puis on partage.
option-edition-cz-why = Le plus grand domaine départage les égalités, puis le plus de pièces restantes.
option-royal-wedding-edition-us = Américaines
option-royal-wedding-edition-eu = Européennes
option-royal-wedding-edition-cz = Tchèques
option-royal-wedding-edition-us-why = En individuel jusqu’à huit. Le plus grand domaine départage les égalités, puis on partage.
option-royal-wedding-edition-eu-why = En individuel jusqu’à six. Le plus grand domaine départage les égalités, puis on partage.
option-royal-wedding-edition-cz-why = En individuel jusqu’à sept. Le plus grand domaine départage les égalités, puis le plus de pièces restantes.
option-size = Royaume
option-size-5 = 5 × 5
option-size-7 = 7 × 7
option-size-5-why = Un royaume tient dans cinq cases sur cinq.
option-size-7-why = Un royaume tient dans sept cases sur sept.
option-kingdomino-size-5 = 5 × 5
option-kingdomino-size-7 = 7 × 7, Grand Duel
option-kingdomino-size-5-why = Six manches avec la moitié des dominos.
option-kingdomino-size-7-why = Douze manches avec tous les dominos.
option-bonuses = Bonus
option-bonuses-middle-kingdom = Empire du Milieu
option-bonuses-harmony = Harmonie
option-bonuses-middle-kingdom-why = Empire du Milieu : 10 points si le château est au milieu.
option-bonuses-harmony-why = Harmonie : 5 points si aucun domino n’a été défaussé.
option-centre = Le milieu
option-centre-extent = Du royaume
option-centre-grid = De la grille
option-centre-extent-why = Le château est à égale distance des bords opposés d’un royaume de taille entière.
option-centre-grid-why = Le château est sur la case centrale de la grille, même si peu de cases l’entourent.
option-dynasty = Parties
option-dynasty-false = Une
option-dynasty-true = Dynastie
option-dynasty-false-why = Une seule partie décide.
option-dynasty-true-why = Trois parties ; les points s’additionnent.
option-teams = Camps
option-teams-false = En individuel
option-teams-true = Équipes de deux
option-teams-false-why = Chaque place a son propre royaume.
option-teams-true-why = Deux places partagent un château, un royaume de 7 × 7, des pièces et des chevaliers ; pendant son tour, chacun décide seul.
option-size-printed-why = Sept sur sept à deux, sinon cinq sur cinq.
option-royal-wedding-size-printed-why = Sept sur sept en équipes et à trois ou quatre, sinon cinq sur cinq.
option-line = Dominos par ligne
option-line-printed-why = Quatre à trois ou quatre avec des royaumes de 7 × 7, sinon huit.
option-line-4-why = Quatre, comme dans la plupart des langues.
option-line-8-why = Huit, comme le disent les règles allemandes ; ce que personne ne choisit sort du jeu.
option-single = Maximum sans équipes
option-single-printed-why = Autant que l’édition le permet.
option-single-6-why = Six, comme le disent les règles européennes.
option-single-7-why = Sept, comme le disent les règles tchèques.
option-single-8-why = Huit, comme le disent les règles américaines, qui ne le recommandent pas.
option-purse = Pièces et chevalier
option-purse-team = Par équipe
option-purse-seat = Par partenaire
option-purse-printed-why = Sept pièces et un chevalier par équipe.
option-purse-team-why = Sept pièces et un chevalier par équipe.
option-purse-seat-why = Sept pièces et un chevalier par partenaire : certaines langues ne tranchent pas.
option-knight-supply = Chevaliers dans la boîte
option-knight-supply-printed-why = Vingt-deux.
option-knight-supply-22-why = Vingt-deux, comme les comptent la plupart des langues.
option-knight-supply-19-why = Dix-neuf, comme les comptent les règles espagnoles, italiennes, portugaises et russes.
option-last-tie = La dernière égalité
option-last-tie-shared = Partagée
option-last-tie-coins = Pièces
option-last-tie-printed-why = Comme dans l’édition.
option-last-tie-shared-why = Après le plus grand domaine, la place est partagée.
option-last-tie-coins-why = Après le plus grand domaine, qui a le plus de pièces restantes l’emporte.
option-box = Boîte
option-box-printed = Telle que nous la connaissons
option-box-printed-why = Certains nombres de nos tuiles Bâtiments sont des estimations.
option-box-why = Votre boîte : les tuiles telles que leur propriétaire les a vérifiées.

## How the table plays

table-edition = Règles : { $edition }
table-size = Royaumes de { $size } × { $size }
table-size-why = Aucun royaume ne dépasse { $size } cases en largeur ni en hauteur.
table-rounds = { $rounds } manches
table-rounds-why = Lignes de { $line } dominos ; chacun a { $kings ->
    [one] un roi
   *[other] { $kings } rois
  }.
table-town = { $coins } pièces et { $knights ->
    [one] { $knights } chevalier
   *[other] { $knights } chevaliers
  } au départ
table-town-why = Il y a { $supply } chevaliers dans la boîte.
table-box = Boîte : { $name }
table-box-why = Tuiles Bâtiments et dominos tels que le propriétaire de cette boîte les a vérifiés.
ties-none = On partage.
ties-largest = Le plus grand domaine départage, puis on partage.
ties-largest-crowns = Le plus grand domaine départage, puis le plus de couronnes, puis on partage.
ties-largest-coins = Le plus grand domaine départage, puis le plus de pièces restantes, puis on partage.
table-ties = Égalités
