# Domaine on the start page and where a table is laid: its name, the shelf, options.

## The game

game-domaine = Domaine
shelf-domaine = Des châteaux, des frontières et un roi à atteindre
rules-about-domaine = De deux à quatre. Des châteaux, des frontières et des chevaliers, des mines et des alliances, et des cartes que personne d’autre ne voit.

## How to play it: options

option-spacing = Entre châteaux d’une même couleur
option-spacing-7 = Six cases
option-spacing-6 = Cinq cases
option-spacing-7-why = Au moins six cases séparent les châteaux d’une même couleur, comme le dit l’éditeur ; là où c’est impossible, cinq.
option-spacing-6-why = Au moins cinq cases séparent les châteaux d’une même couleur.
option-expansion = Extension
option-expansion-2 = Deux cases
option-expansion-1 = Une case
option-expansion-2-why = Une extension prend une ou deux cases, comme imprimé.
option-expansion-1-why = Une extension prend une case.
option-stalling = Ventes sans fin
option-stalling-forced = Limitées
option-stalling-printed = Comme imprimé
option-stalling-forced-why = Après dix tours de table sans carte piochée ni jouée, il faut piocher. C’est une règle maison.
option-stalling-printed-why = On peut vendre et reprendre des cartes sans fin, comme imprimé.
option-second-bonus = Deuxième montant de ducats
option-second-bonus-amount = Toujours payé
option-second-bonus-rank = Pas après égalité
option-second-bonus-amount-why = Le montant suivant rapporte 3 points, même si plusieurs se partagent la première place.
option-second-bonus-rank-why = Après une égalité en tête, il n’y a pas de deuxième place.
option-king-tie = Plusieurs atteignent le roi
option-king-tie-score = Le plus de points
option-king-tie-active = Le joueur actif
option-king-tie-score-why = Qui a le plus de points l’emporte, puis la personne dont c’est le tour.
option-king-tie-active-why = La personne dont c’est le tour l’emporte.
option-neutral-targets = Domaines neutres
option-neutral-targets-true = Ouverts à tous
option-neutral-targets-false = Intouchables
option-neutral-targets-true-why = Extensions, déserteurs et alliances peuvent viser les domaines neutres.
option-neutral-targets-false-why = Extensions, déserteurs et alliances ne touchent pas aux domaines neutres.
option-last-knight = Le dernier chevalier
option-last-knight-true = Peut déserter
option-last-knight-false = Reste
option-last-knight-true-why = Un déserteur peut être le dernier chevalier d’un domaine.
option-last-knight-false-why = Le dernier chevalier d’un domaine ne déserte jamais.
option-allied-deserter = Entre alliés
option-allied-deserter-true = Désertion permise
option-allied-deserter-false = Pas de déserteurs
option-allied-deserter-true-why = Une alliance n’empêche que l’extension.
option-allied-deserter-false-why = Une alliance empêche aussi les désertions.
where-king = Le roi à { $king }
table-king = le roi à { $king }
