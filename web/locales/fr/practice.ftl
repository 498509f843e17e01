# Practice: moments in which something better could be done, asked as puzzles.

practice = Entraînement
practice-about = Des moments où l’on pouvait faire mieux. Essayer ne coûte rien ; ce que vous manquez revient après 1, 4 et 14 jours.
practice-about-game = Les moments de cette partie où l’on pouvait faire mieux. Essayer ne coûte rien.
# Of one row of the pad: its name, what the better choice does there.
practice-of = Entraînement : { $row }
practice-about-more = { $row } dans { $game } : des moments où le meilleur choix en rapporte davantage. Essayer ne coûte rien ; ce que vous manquez revient après 1, 4 et 14 jours.
practice-about-less = { $row } dans { $game } : des moments où le meilleur choix en rapporte moins, et davantage ailleurs. Essayer ne coûte rien ; ce que vous manquez revient après 1, 4 et 14 jours.
practice-none-of = Aucun problème de ce genre n’est connu.
practice-due = { $count ->
    [one] { $count } problème manqué est revenu.
   *[other] { $count } problèmes manqués sont revenus.
  }
practice-on = Continuer
practice-begin = Commencer
practice-own = De vos parties
practice-none = Rien de vos parties pour l’instant. Analysez une partie terminée : ce qu’on y pouvait faire de mieux sera demandé ici.
practice-none-game = Aucun problème n’est connu pour cette partie. On les trouve pendant la lecture de son analyse.
practice-shipped = De parties entre bots
practice-looking = Recherche de problèmes.
practice-opening = Ouverture du problème.
practice-not = Ce problème ne peut pas s’ouvrir.
practice-review = Analyse
practice-met = { $met } sur { $all } essayés
practice-number = { $state ->
    [found] Problème { $number }, résolu
    [missed] Problème { $number }, manqué
   *[new] Problème { $number }
  }
practice-all = Tous les problèmes
practice-next = Suivant
practice-game = Voir la partie
practice-show = Montrer
# What is to be found, by the step of the turn.
practice-find-claim = Trouvez le meilleur domino à choisir.
practice-find-place = Trouvez la meilleure place pour le domino.
practice-find-tax = Trouvez la meilleure façon d’envoyer des chevaliers.
practice-find-build = Trouvez ce qu’il vaut mieux construire.
practice-find-bribe = Trouvez ce que le Dragon a de mieux à faire.
practice-find-act = Trouvez la meilleure carte.
practice-find-refill = Trouvez la meilleure carte à prendre.
practice-find-move = Trouvez le meilleur coup.
# A try that was wrong: by how many points, and what of them most.
practice-wrong = { $why ->
    [row] { $behind ->
        [one] Pas celui-là : il finit avec { $behind } point de moins, surtout dans cette ligne : { $row }.
       *[other] Pas celui-là : il finit avec { $behind } points de moins, surtout dans cette ligne : { $row }.
      }
    [takes] { $behind ->
        [one] Pas celui-là : il finit avec { $behind } point de moins, et { $name } y gagne.
       *[other] Pas celui-là : il finit avec { $behind } points de moins, et { $name } y gagne.
      }
   *[none] { $behind ->
        [one] Pas celui-là : à long terme, il finit avec { $behind } point de moins.
       *[other] Pas celui-là : à long terme, il finit avec { $behind } points de moins.
      }
  }
practice-left = { $count ->
    [one] Il reste { $count } essai.
   *[other] Il reste { $count } essais.
  }
refusal-puzzle-tried = Vous l’avez déjà essayé.
practice-free = Trois essais, et essayer ne coûte rien.
practice-found = C’est bien cela.
practice-shown = Voici ce qui est mieux.
practice-tries = { $count ->
    [1] Au premier essai.
    [2] Au deuxième essai.
   *[other] Au troisième essai.
  }
practice-back = Il reviendra dans un jour.
practice-crowns = { $count ->
    [one] Il reste { $count } essai
   *[other] Il reste { $count } essais
  }
# Beside each choice in the end.
practice-best = le mieux
practice-behind = { $count ->
    [one] { $count } point de moins
   *[other] { $count } points de moins
  }
practice-played = joué dans la partie
practice-tried = essayé
