# Ce que les commandes disent dans un terminal : `demesne play`, `review`, `record show`. Les coups et les coordonnées restent comme ils s’écrivent.

terminal-label = { $label } : { $text }
terminal-head = { $label } :
terminal-seat = place { $seat }
terminal-seat-of = { $name } (place { $seat })
terminal-ask = { $name }, à vous :
terminal-help = Tapez un numéro de la liste ou un coup comme il y est écrit ; t montre la table, q enregistre et quitte.
terminal-number = Tapez un numéro de 1 à { $count }.
terminal-unreadable = Ce n’est pas un coup. Les coups s’écrivent comme dans la liste, par exemple « { $move } ».
terminal-near = Ce n’est pas un coup. Vouliez-vous écrire « { $word } » ?
terminal-refused = { $why } ({ $code }, règle { $clause })
terminal-gains = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
  }
terminal-loses = { $points ->
    [one] −{ $points } point
   *[other] −{ $points } points
  }
terminal-saved = Enregistré sous { $file }
terminal-rank = Rang

## Ce qu’il y a sur une table, en lettres

terminal-king = { $domino } (place { $seat })
terminal-price = { $price } : { $tile }
terminal-lands = Cases : { $list } ; de 1 à 3, des couronnes.
terminal-squares = Cases : { $list }
terminal-letter = { $letter } { $land }
terminal-so-far = { $points ->
    [one] { $points } point pour l’instant
   *[other] { $points } points pour l’instant
  }
terminal-figures = Les châteaux A B C D et les chevaliers 0 1 2 3 (dans une forêt 5 6 7 8) sont ceux des places 0 1 2 3.
terminal-neutral = La couleur { $seat } est neutre.
terminal-allied = Alliance : { $first } et { $second }
terminal-turn = Tour { $turn }
terminal-deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
  }
terminal-markers = { $count ->
    [one] { $count } frontière en réserve
   *[other] { $count } frontières en réserve
  }
terminal-both = { $first } et { $second }
terminal-either = { $first } ou { $second }
terminal-expand = { $count ->
    [one] Extension
   *[other] Extension jusqu’à { $count } cases
  }

## Une analyse

terminal-start = Départ
terminal-row = { $row } { $points }
terminal-moment = Coup { $ply }, { $name } : { $move }
terminal-better = { $sure ->
    [exact] Mieux, joué jusqu’au bout : { $move }
    [certain] Mieux : { $move }
   *[likely] Sans doute mieux : { $move }
  }
terminal-worth = { $grade ->
    [inaccuracy] Imprécision : { $points } points, { $part } % de chances de victoire
    [mistake] Erreur : { $points } points, { $part } % de chances de victoire
   *[blunder] Gaffe : { $points } points, { $part } % de chances de victoire
  }
terminal-luck = Coup { $ply }, la plus grande chance : { $name }, { $part } % de chances de victoire (± { $give })
terminal-best = Coup { $ply }, le meilleur choix : { $name }, { $part } % de chances de victoire (± { $give })

## What `demesne serve` tells on its console

terminal-serve-taken = Le port { $wanted } est occupé ; c’est le { $port } qui sert.
terminal-serve-at = demesne est à l’adresse { $address }
terminal-serve-others = pour les autres sur votre réseau : { $address }
terminal-serve-alone = pour vous seulement, une seule fois : { $address }
terminal-serve-kept = les tables sont conservées dans { $place } ; Ctrl+C arrête le serveur
terminal-serve-opened = Ouvert à votre réseau : { $address }
terminal-serve-closed = Fermé à votre réseau.
