# What a finished game teaches.

review = Analyse
review-opening = Ouverture de la partie.
review-not = Cette partie ne peut pas être analysée.
review-origin = Analyser la partie dont elle vient
review-waiting = { $before ->
    [one] { $before } autre analyse passe d’abord.
   *[other] { $before } autres analyses passent d’abord.
  }
review-preparing = Le juge se prépare. Cela n’arrive qu’une fois sur cette machine et peut prendre une minute.
review-beginning = La partie est rejouée.
review-working = L’examen continue ; les nombres deviennent plus sûrs pendant que vous lisez. Vous pouvez partir et revenir.
review-settled = { $part } % des choix sont clairs.
review-sketch = Ceci est une esquisse, faite dans ce navigateur : d’où viennent les points, et avec quelle certitude, d’après quelques parties poursuivies à partir de chaque tour. Les choix isolés, les moments et les niveaux sont jugés par un serveur, une fois qu’il a la partie.
review-sketch-working = La partie est poursuivie à partir de chacun de ses tours ; les nombres deviennent plus sûrs pendant que vous lisez. Cela s’arrête quand vous partez.
review-sketch-part = { $part } % de l’esquisse est fait.
review-seen-by = Vue par
review-cards = Le juge connaît
review-cards-known = ce qu’on pouvait savoir
review-cards-open = toutes les cartes
review-cards-known-note = Les choix sont jugés d’après ce que l’on pouvait savoir en jouant : sa propre main, la Chancellerie, tout le plateau, les cartes jouées.
review-cards-open-note = Les choix sont jugés toutes mains et pioche ouvertes, ce que personne ne pouvait savoir. La chance, c’est l’ordre des cartes dès le début.
# How it ended, and what made it so: each part is a clause of its own. Others may be one player, or all the others.
review-you = { $how ->
    [won] Vous gagnez de { $by ->
        [one] { $by } point
       *[other] { $by } points
      }
    [lost] Vous perdez de { $by ->
        [one] { $by } point
       *[other] { $by } points
      }
    [level] Vous gagnez à égalité de points
    [behind] Vous perdez à égalité de points
   *[shared] Vous partagez la victoire
  } : { $luckIs ->
    [gave] la chance vous donne { $luck }
    [took] la chance vous prend { $luck }
   *[even] la chance ne change rien
  }, { $ownIs ->
    [gave] vos choix rapportent { $own }
    [took] vos choix coûtent { $own }
   *[even] vos choix s’équilibrent
  }, { $othersIs ->
    [gave] { $rivalIs ->
        [all] ceux de tous les autres vous donnent { $others }
       *[other] ceux d’en face ({ $rival }) vous donnent { $others }
      }
    [took] { $rivalIs ->
        [all] ceux de tous les autres vous coûtent { $others }
       *[other] ceux d’en face ({ $rival }) vous coûtent { $others }
      }
   *[even] { $rivalIs ->
        [all] ceux de tous les autres ne changent rien
       *[other] ceux d’en face ({ $rival }) ne changent rien
      }
  }.
review-of = { $how ->
    [won] { $name }, victoire de { $by ->
        [one] { $by } point
       *[other] { $by } points
      }
    [lost] { $name }, défaite de { $by ->
        [one] { $by } point
       *[other] { $by } points
      }
    [level] { $name }, victoire à égalité de points
    [behind] { $name }, défaite à égalité de points
   *[shared] { $name }, victoire partagée
  } : { $luckIs ->
    [gave] la chance donne { $luck }
    [took] la chance prend { $luck }
   *[even] la chance ne change rien
  }, { $ownIs ->
    [gave] ses propres choix rapportent { $own }
    [took] ses propres choix coûtent { $own }
   *[even] ses propres choix s’équilibrent
  }, { $othersIs ->
    [gave] { $rivalIs ->
        [all] ceux de tous les autres donnent { $others }
       *[other] ceux d’en face ({ $rival }) donnent { $others }
      }
    [took] { $rivalIs ->
        [all] ceux de tous les autres coûtent { $others }
       *[other] ceux d’en face ({ $rival }) coûtent { $others }
      }
   *[even] { $rivalIs ->
        [all] ceux de tous les autres ne changent rien
       *[other] ceux d’en face ({ $rival }) ne changent rien
      }
  }.
review-against = { $sides ->
    [2] { $name } face à { $rival }.
   *[other] { $name } face à { $rival }, le meilleur score des autres.
  } La chance est ce qui a été tiré et distribué ; les choix se mesurent à la façon dont un joueur rapide aurait continué.
review-against-you = { $sides ->
    [2] Vous face à { $rival }.
   *[other] Vous face à { $rival }, le meilleur score des autres.
  } La chance est ce qui a été tiré et distribué ; les choix se mesurent à la façon dont un joueur rapide aurait continué.
review-luck = Chance
review-own = Choix propres
review-others = Choix des autres
review-result = Résultat
review-give = ± { $points }
review-account = Points par joueur
review-start = Départ à égalité : { $points }
review-player = Joueur
review-points = Points
review-given = Cédés
review-plays = Joue comme les niveaux { $low } à { $high }
review-plays-note = Autant qu’une seule partie peut le dire, d’après les points cédés.
review-moments = Moments
review-none-yet = On ne sait pas encore quels choix ont compté.
review-none = Aucun choix ne ressort : rien de sûr n’a été cédé.
review-round = Manche { $round }
review-round-game = { $round ->
    [0] Partie { $game }, mise en place
   *[other] Partie { $game }, manche { $round }
  }
review-setup = Mise en place
review-moment = Manche { $round }, { $name }
review-moment-game = { $round ->
    [0] Partie { $game }, mise en place, { $name }
   *[other] Partie { $game }, manche { $round }, { $name }
  }
review-moment-setup = Avant la première manche, { $name }
review-points-given = { $points ->
    [one] point cédé
   *[other] points cédés
  }
review-points-good = { $points ->
    [one] point de mieux que le coup habituel
   *[other] points de mieux que le coup habituel
  }
review-sure = sûr
review-fairly = assez sûr
review-why = Pourquoi
review-lent = Un bot a joué.
review-see = Voir dans la partie
review-practise = S’entraîner à faire mieux
review-practise-this = S’entraîner sur ce moment
review-first-look = Chance ou choix ? La partie est à l’examen.
review-mattered = { $round ->
    [0] Le moment décisif est venu avant la première manche.
   *[other] Le moment décisif est venu à la manche { $round }.
  }
review-mattered-game = { $round ->
    [0] Le moment décisif est venu à la mise en place de la partie { $game }.
   *[other] Le moment décisif est venu à la partie { $game }, manche { $round }.
  }
review-played = Joué : { $move }
review-better = Mieux : { $move }
why-review-row = { $row }
why-review-long-run = À long terme
why-review-rest = Tout le reste
why-review-takes = { $points ->
    [one] { $points } point de moins pour { $name }
   *[other] { $points } points de moins pour { $name }
  }
why-review-gives = { $points ->
    [one] { $points } point de plus pour { $name }
   *[other] { $points } points de plus pour { $name }
  }
review-opening-sentence = Ce que cette partie enseigne
review-did = joué
review-instead = mieux
review-chances = Chances de gagner, en pour cent
review-chances-way = Au fil de la partie
review-chances-table = En tableau
review-chance = { $name } : { $part } %
review-after = Après
review-parts = Sections de l’analyse
review-to-chances = Chances
review-to-moments = Moments
