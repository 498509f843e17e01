## What may still come, and how likely it is

known-counting = Calcul en cours…
known-why = Calculé d’après ce que vous voyez, comme si tous les tirages étaient également probables.
known-all = Calculé d’après ce que tout le monde voit, comme si tous les tirages étaient également probables.
known-lost = La connexion est coupée pour un moment.
known-none = Plus rien ne vient.
known-list = Ce qui peut venir
known-odds = Probabilité
odds-percent = { $percent } %
odds-least = moins de 1 %
odds-most = plus de 99 %
known-piece = { $thing } : encore { $count }, prochain tirage : { $odds }
known-line = { $what } : { $odds }

## What things are worth

known-stakes = Ce que chaque chose vaut maintenant
known-stakes-why = Ce que chacune ajouterait à un score dans l’état actuel de la table, au meilleur endroit ; souligné : ce qui rapporte le plus à un camp.
prize-cost = Coût pour vous
prize-free = rien
prize-not-yours = pas pour vous
prize-nowhere = ne rentre nulle part
prize-never = impossible
prize-most = (le meilleur gain)
prize-places = { $count ->
    [one] { $count } endroit
   *[other] { $count } endroits
  }
