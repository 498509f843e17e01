# What the guide says in a game of the Queendomino family: first what is to be done, then why.

guide-kingdom-choose-lead = Désignez un domino.
guide-kingdom-choose-lead-touch = Touchez un domino.
guide-kingdom-choose = Votre roi le ramènera à la prochaine manche.
guide-kingdom-claim-lead = Choisissez-le.
guide-kingdom-claim = Les petits numéros jouent d’abord, les grands portent des couronnes. Chacun de vos rois en choisit un.
guide-kingdom-place-lead = Posez-le ici ou là.
guide-kingdom-place = Une moitié touche votre château, ou le même paysage.
guide-kingdom-turn-lead = Cliquez dessus ou tapez R pour le tourner.
guide-kingdom-turn-lead-touch = Touchez-le pour le tourner.
guide-kingdom-turn = Il doit toucher votre château ou son propre paysage. Ensuite, posez-le.
guide-kingdom-points-lead = Ici : { $terrain }, { $squares } × { $crowns }.
guide-kingdom-points = Les points sont les cases multipliées par les couronnes. Essayez d’autres endroits, puis posez-le.
guide-kingdom-again-lead = Choisissez de nouveau.
guide-kingdom-again = Votre roi se tient sur ce qui vient ensuite.
guide-kingdom-inside-lead = Restez dans { $size } cases sur { $size }.
guide-kingdom-inside = La lampe aide quand vous hésitez. Qui a le plus de points à la fin gagne.

## What the larger games add

guide-kingdom-team-new = Nouveau : les équipes
guide-kingdom-team-lead = Un royaume pour deux : vous et { $name }.
guide-kingdom-team = Chacun de vous a son propre roi, et les points sont communs. Parlez de vos choix : personne d’autre ne l’entend.
guide-kingdom-seven-new = Nouveau : sept sur sept
guide-kingdom-seven-lead = Votre royaume peut grandir jusqu’à sept cases sur sept.
guide-kingdom-seven = De plus grands domaines y tiennent, et il y a assez de dominos pour le remplir jusqu’aux coins.
guide-kingdom-tax-new = Nouveau : les chevaliers
guide-kingdom-tax-lead = Envoyez un chevalier.
guide-kingdom-tax = Les chevaliers rapportent des pièces : une par case du domaine où ils se tiennent.
guide-kingdom-build-new = Nouveau : les bâtisseurs
guide-kingdom-build-lead = Achetez un bâtiment pour une case ville.
guide-kingdom-build = Il apporte des couronnes, des points, des chevaliers ou des tours. Vous pouvez en construire un par tour.
guide-kingdom-queen-new = Nouveau : la Reine
guide-kingdom-queen-lead = La Reine vit maintenant chez vous.
guide-kingdom-queen = Chaque bâtiment vous coûte une pièce de moins et, à la fin, elle compte comme une couronne sur votre plus grand domaine.
guide-kingdom-dragon-new = Nouveau : le Dragon
guide-kingdom-dragon-lead = Pour une pièce, il détruit une tuile.
guide-kingdom-dragon = Choisissez-en une que vous ne voulez laisser à personne, ou passez.
