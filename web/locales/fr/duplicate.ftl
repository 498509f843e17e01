# A deal that is played again by others.
duplicate = La même donne
duplicate-text = Tout arrive dans le même ordre que dans cette partie, quoi qu’on joue. Ensuite, les résultats se comparent côte à côte. La partie est marquée et ne compte pas.
duplicate-hints = Les indices sont permis
duplicate-go = Jouer cette donne
duplicate-link = Avec ce lien, chacun joue la même donne à sa propre table
duplicate-beside = Côte à côte
duplicate-none = Personne n’a encore rejoué cette donne.
duplicate-show = Voir ce que d’autres en ont fait avant de jouer
duplicate-seat = La place comparée
duplicate-table = Les parties de cette donne : points après chaque manche
duplicate-first = la première partie
duplicate-lead = Face au meilleur adversaire
duplicate-luck = Dû à la chance
duplicate-without = Sans la chance
duplicate-unknown = non analysée
duplicate-note = La chance est celle que l’analyse de chaque partie a trouvée. Une partie sans analyse reste telle qu’elle a été jouée.
duplicate-raw = Dès qu’une partie est analysée, son résultat sans la chance figure ici aussi.
