## Dominoes and tiles that may still come

pile-line = { $boxes ->
    [1] { $wait ->
        [0] La ligne suivante
       *[other] La ligne d’après
      }
   *[other] { $wait ->
        [0] La ligne suivante, de la boîte { $box ->
            [queendomino] Queendomino
           *[other] Kingdomino
          }
       *[other] La ligne d’après, de la boîte { $box ->
            [queendomino] Queendomino
           *[other] Kingdomino
          }
      }
  }
pile-line-left = { $next ->
    [one] { $next } de ces { $left } dominos vient ; chance de chacun : { $odds }.
   *[other] { $next } de ces { $left } dominos viennent ; chance de chacun : { $odds }.
  }
pile-line-rest = { $never ->
    [0] Tous viennent avant la fin de la partie.
   *[other] Avant la fin de la partie : { $more } à venir, { $never } jamais.
  }
pile-tiles = Tuiles des bâtisseurs
pile-tiles-left = { $left ->
    [0] Il n’y a plus de tuile dans la pile.
    [one] Il reste { $left } tuile dans la pile.
   *[other] Il reste { $left } tuiles dans la pile.
  } { $next ->
    [0] Aucun emplacement n’est vide.
    [one] { $next } emplacement est vide et sera rempli à la fin de la manche.
   *[other] { $next } emplacements sont vides et seront remplis à la fin de la manche.
  }
pile-tiles-last = Il n’en vient plus à la dernière manche.
land-title = Avec ce paysage
land-any = Au moins un
land-crowns = { $crowns ->
    [1] avec une couronne
    [2] avec 2 couronnes
   *[other] avec 3 couronnes
  }
land-caption = Chances que la ligne suivante contienne un paysage, et avec combien de couronnes au moins
own-title = Pour votre royaume tel qu’il est
chance-fits = Un qui rentre
chance-brings = Un qui rapporte +{ $points } ou plus
tile-left = { $count ->
    [one] { $count } restante
   *[other] { $count } restantes
  }
tile-next = prochaine : { $odds }

## What they are worth

prizes-domino = Dominos à choisir
prizes-slot = Tuiles disponibles
