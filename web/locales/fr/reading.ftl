# La table en mots : ce qui est lu à haute voix, et les touches pour cela.

reading-none = Il n’y en a pas à cette table.
reading-nowhere = Aucune case n’est sélectionnée.
reading-nothing = rien
reading-row = Rangée { $row }
reading-column = Colonne { $column }
reading-squares = Cases : { $what }
reading-pair = { $what }. { $more }
reading-territory = { $terrain }, { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
  }, { $crowns ->
    [0] aucune couronne
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
  }
reading-castles = { $owner ->
    [nobody] Châteaux neutres : { $list }
   *[other] Châteaux ({ $name }) : { $list }
  }
reading-knights = { $owner ->
    [nobody] Chevaliers neutres : { $list }
   *[other] Chevaliers ({ $name }) : { $list }
  }
reading-borders = Frontières entre : { $list }
reading-border = { $first } et { $second }
reading-walls = Frontières vers : { $list }
reading-beside = À côté : { $list }
reading-buildings = Bâtiments : { $list }
reading-extent = Largeur { $columns }, hauteur { $rows } ; { $size } au plus
reading-taken = { $when ->
    [over] { $order }. { $domino }, { $name }, tour joué
    [now] { $order }. { $domino }, { $name }, tour en cours
   *[later] { $order }. { $domino }, { $name }
  }
reading-open = { $order }. { $domino }, libre
reading-keys = Touches
reading-keys-off = Les touches seules sont désactivées dans les paramètres. Tout a aussi un bouton.
reading-key-o = lit ce qui est à vous
reading-key-l = lit ce qui peut être pris : lignes ou cartes
reading-key-g = lit le plateau commun
reading-key-p = lit ce qu’ont les autres
key-space = Espace
key-does-walk = de case en case
key-does-confirm = choisit, puis confirme
key-does-clear = relâche ce qui est choisi
key-does-turn = tourne le domino
key-does-digit = choisit par la place dans l’ordre ou par le prix
key-does-skip = passe l’étape
key-does-undo = annule
key-does-hint = demande un indice
key-does-card = choisit une carte de la main
key-does-use = choisit ce qu’on en fait ; B l’autre chose
key-does-end = laisse le reste de la carte
key-does-sell = choisit de la vendre
key-does-back = une action en arrière
key-does-on = une action en avant
key-does-hold = arrête ce que font les autres, ou le laisse continuer
key-does-sheet = ouvre la table en texte
key-does-about = lit la case sélectionnée et le terrain dont elle fait partie
