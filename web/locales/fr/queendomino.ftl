# Land, pieces and a table of the Queendomino family.

## Land, pieces and what they say of themselves

terrain-castle = château
terrain-wheat = champ de blé
terrain-forest = forêt
terrain-lake = lac
terrain-grassland = prairie
terrain-swamp = marais
terrain-mine = montagne
terrain-town = ville
half-crowned = { $count ->
    [one] { $terrain } ({ $count } couronne)
   *[other] { $terrain } ({ $count } couronnes)
  }
domino-name = Domino { $number } : { $first } et { $second }
domino-of = { $domino }. Boîte : { $box }
where-castle = le château
# $way: where it lies as seen from the castle; $across and $down: how many squares away.
where = { $way ->
    [left] { $across ->
        [1] juste à gauche du château
       *[other] à { $across } cases à gauche du château
      }
    [right] { $across ->
        [1] juste à droite du château
       *[other] à { $across } cases à droite du château
      }
    [above] { $down ->
        [1] juste au-dessus du château
       *[other] à { $down } cases au-dessus du château
      }
    [below] { $down ->
        [1] juste au-dessous du château
       *[other] à { $down } cases au-dessous du château
      }
    [corner-above-left] au coin supérieur gauche du château
    [corner-above-right] au coin supérieur droit du château
    [corner-below-left] au coin inférieur gauche du château
    [corner-below-right] au coin inférieur droit du château
    [above-left] à { $across } à gauche et { $down } au-dessus du château
    [above-right] à { $across } à droite et { $down } au-dessus du château
    [below-left] à { $across } à gauche et { $down } au-dessous du château
   *[below-right] à { $across } à droite et { $down } au-dessous du château
  }
square-free = libre
square-knight = un chevalier
square-knight-why = Un chevalier se tient ici. Il a perçu son impôt et reste pour de bon.
square-held = votre domino
square-legal = possible
square-chosen = choisie
square-choosable = à choisir
castle-why = Tout royaume commence ici. N’importe quel paysage peut le toucher.
territory-of = { $squares ->
    [one] Un domaine de { $squares } case
   *[other] Un domaine de { $squares } cases
  }, { $crowns ->
    [0] sans couronne.
    [one] avec { $crowns } couronne.
   *[other] avec { $crowns } couronnes.
  }
kingdom-of = Royaume : { $name }
king-of = Roi : { $name }
stat-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
  }
stat-knights = { $count ->
    [one] { $count } chevalier en réserve
   *[other] { $count } chevaliers en réserve
  }
stat-towers = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
  }
stat-crowns = { $count ->
    [one] { $count } couronne
   *[other] { $count } couronnes
  }
stat-largest = { $count ->
    [one] plus grand domaine : { $count } case
   *[other] plus grand domaine : { $count } cases
  }
stat-crowns-why = { $dynasty ->
    [yes] Un domaine vaut ses cases multipliées par ses couronnes.
   *[no] Un domaine vaut ses cases multipliées par ses couronnes. Si les points et les plus grands domaines sont égaux, le plus grand nombre de couronnes l’emporte.
  }
stat-largest-why = { $dynasty ->
    [yes] Après trois parties, à total égal, la place est partagée.
   *[no] Si les points sont égaux, le plus grand domaine l’emporte.
  }
stat-coins-why = Les pièces achètent des bâtiments et paient le Dragon. À la fin, trois pièces valent un point.
stat-knights-why = Un chevalier sur votre nouveau domino perçoit une pièce par case de son domaine.
stat-towers-why = La Reine rejoint le royaume qui, par ses constructions, atteint le plus de tours.
line-king = { $sure ->
    [yes] { $name } a son roi ici et joue le tour { $order } de la manche.
   *[no] { $name } a son roi ici et joue au plus tard le tour { $order } de la manche.
  }
line-free = { $sure ->
    [yes] Il n’y a pas encore de roi ici. Qui choisit ce domino joue le tour { $order } de la manche.
   *[no] Il n’y a pas encore de roi ici. Qui choisit ce domino joue au plus tard le tour { $order } de la manche.
  }
line-turn-over = Ce tour est joué.
line-turn-now = Ce tour est en cours.
claim-domino = { $sure ->
    [yes] Choisir – { $domino }, tour { $order }
   *[no] Choisir – { $domino }, tour { $order } au plus tard
  }

## Builders

builders = Bâtisseurs
slot-sold = vendu
slot-burnt = détruit
slot-empty = vide
slot-printed = { $filled ->
    [yes] Coût imprimé : { $cost }. Les emplacements libres se remplissent à la fin de la manche.
   *[no] Coût imprimé : { $cost }.
  }
slot-price = { $price ->
    [0] Ne coûte rien.
    [one] Coûte { $price } pièce.
   *[other] Coûte { $price } pièces.
  }
slot-price-queen = { $price ->
    [0] Ne coûte rien au lieu de { $cost } : la Reine en ôte une.
   *[other] Coûte { $price } au lieu de { $cost } : la Reine en ôte une.
  }
slot-too-dear = { $price ->
    [one] Vous n’avez pas { $price } pièce.
   *[other] Vous n’avez pas { $price } pièces.
  }
slot-name = { $name }. { $price }
dragon-home = Le Dragon est dans sa grotte
dragon-out = Le Dragon est sorti
dragon-why = Une fois par manche, une pièce lui fait détruire une tuile disponible. Il n’obéit pas à qui accueille la Reine.
dragon-price = 1 pièce détruit une tuile
dragon-away = de retour à la prochaine manche
pile-left = { $count ->
    [one] Il reste { $count } tuile dans la pile.
   *[other] Il reste { $count } tuiles dans la pile.
  }
building-bakery = Boulangerie
building-sawmill = Scierie
building-fishmonger = Poissonnerie
building-weaving-shop = Filerie
building-magic-school = École de magie
building-foundry = Fonderie
building-church = Église
building-safe-knight = Coffre-fort
building-safe-tower = Coffre-fort
building-small-tavern = Petite taverne
building-big-tavern = Grande taverne
building-guardtower = Tour de garde
building-fortified-castle = Château fort
building-travelling-castle = Château ambulant
building-training-camp = Camp d’entraînement
building-statue = Statue
building-queens-tower = Tour de la Reine
building-gives-knights = { $count ->
    [one] { $count } chevalier aussitôt.
   *[other] { $count } chevaliers aussitôt.
  }
building-gives-towers = { $count ->
    [one] { $count } tour aussitôt.
   *[other] { $count } tours aussitôt.
  }
building-gives-crown = Une couronne pour sa ville.
building-tax-knight = Dès votre prochain tour, chaque chevalier envoyé percevoir l’impôt rapporte 1 pièce de plus par chevalier que vous possédez.
building-tax-tower = Dès votre prochain tour, chaque chevalier envoyé percevoir l’impôt rapporte 1 pièce de plus par tour que vous possédez.
building-points = { $count ->
    [one] { $count } point à la fin.
   *[other] { $count } points à la fin.
  }
building-per-terrain = { $count ->
    [one] { $count } point à la fin par domaine de ce paysage : { $terrain }.
   *[other] { $count } points à la fin par domaine de ce paysage : { $terrain }.
  }
building-per-tower = { $count ->
    [one] { $count } point à la fin pour chacune de vos tours.
   *[other] { $count } points à la fin pour chacune de vos tours.
  }
building-per-knight = { $count ->
    [one] { $count } point à la fin pour chacun de vos chevaliers.
   *[other] { $count } points à la fin pour chacun de vos chevaliers.
  }
building-plain = Ne rapporte rien d’autre.
building-unsure = Estimé par nous sur cette tuile : { $things }.
unsure-knights = le nombre de chevaliers
unsure-towers = le nombre de tours
unsure-tax-bonus = l’effet sur l’impôt
unsure-crowns = la couronne
unsure-points = les points

## Score pad

row-wealth = Fortune
row-wheat = Blé
row-forest = Forêt
row-lake = Lac
row-grassland = Prairie
row-swamp = Marais
row-mine = Montagne
row-town = Couronnes des villes
row-queen = Reine
row-buildings = Bâtiments
row-bonuses = Bonus
item-wealth = { $coins ->
    [one] { $coins } pièce, trois pour un point : { $points }
   *[other] { $coins } pièces, trois pour un point : { $points }
  }
item-territory = { $squares } × { $crowns } { $terrain } : { $points }
item-queen = Une couronne de plus, { $terrain } de { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
  } : { $points }
item-building-points = { $building } : { $points }
item-building-towers = { $building }, { $count ->
    [one] { $count } tour
   *[other] { $count } tours
  } : { $points }
item-building-knights = { $building }, { $count ->
    [one] { $count } chevalier
   *[other] { $count } chevaliers
  } : { $points }
item-building-territories = { $building }, { $count ->
    [one] { $count } domaine
   *[other] { $count } domaines
  } : { $points }
item-middle-kingdom = Le château est au milieu : { $points }
item-game = Partie { $game } : { $points }
item-harmony = Le royaume est complet : { $points }

## Refusals of the rules

here-castle = Votre château est ici.
here-land = Ici : { $terrain }.
here-nothing = Il n’y a rien ici.
here-no-room = Cette case est libre, mais aucune à côté ne l’est.
here-alone = Il n’y a rien à côté de cette case.
here-beside = À côté de cette case : { $around }. Votre domino : { $halves }.
here-extent = Ici, votre royaume ferait { $wide } × { $high }.
here-king = Choisi par { $name }.
here-own-king = Votre propre roi s’y tient.
refusal-place-wrong-domino = Vous posez le domino où se tient votre roi.
refusal-place-apart = Ses deux moitiés doivent être côte à côte.
refusal-place-occupied = Chaque moitié du domino demande une case libre.
refusal-place-unconnected = Il doit toucher son propre paysage ou votre château.
refusal-place-too-wide = Un royaume fait au plus { $size } cases de large et { $size } de haut.
refusal-place-order = Les deux moitiés sont identiques : une seule façon de le poser suffit.
refusal-discard-wrong-domino = Ce n’est pas le domino que vous avez en main.
refusal-discard-fits = Il rentre quelque part : il faut le poser.
refusal-tax-square = Les chevaliers vont sur le domino que vous venez de poser, un par case.
refusal-tax-knights = Vous n’avez pas autant de chevaliers en réserve.
refusal-build-no-slot = Cet emplacement n’existe pas.
refusal-build-empty-slot = Il n’y a pas de tuile à cet emplacement.
refusal-build-coins = Cela coûte { $price }, et vous avez { $coins }.
refusal-build-square = Un bâtiment se construit sur une case ville.
refusal-build-taken = Il y a déjà un bâtiment sur cette case.
refusal-bribe-queen = Le Dragon n’obéit pas à qui accueille la Reine.
refusal-bribe-away = Le Dragon est déjà sorti pendant cette manche.
refusal-bribe-coins = Le Dragon demande { $price }, et vous avez { $coins }.
refusal-bribe-no-slot = Cet emplacement n’existe pas.
refusal-bribe-empty-slot = Il n’y a pas de tuile à détruire à cet emplacement.
refusal-claim-not-in-line = Ce domino n’est pas dans la ligne suivante.
refusal-claim-taken = Un domino n’accueille qu’un seul roi.
refusal-pass-mandatory = Cette étape ne peut pas être passée.
refusal-king-not-drawn = Ce n’est pas ce roi qui est à tirer.
refusal-deal-gone = Ce domino a déjà été tiré.
refusal-tile-gone = Il ne reste aucune tuile de ce genre dans la pile.

## Whose turn

status-place = Posez le domino { $first } et { $second }.
status-place-double = Posez le domino double { $first }.
status-discard = Le domino { $first } et { $second } ne rentre nulle part.
status-discard-double = Le domino double { $first } ne rentre nulle part.
status-tax = Envoyez des chevaliers percevoir l’impôt, ou passez.
status-build = Construisez dans votre ville, ou passez.
status-bribe = Payez le Dragon, ou passez.
status-claim = Choisissez votre prochain domino.
status-theirs-place = { $name } pose un domino.
status-theirs-tax = { $name } peut percevoir l’impôt.
status-theirs-build = { $name } peut construire.
status-theirs-bribe = { $name } peut payer le Dragon.
status-theirs-claim = { $name } choisit un domino.
step-place = Poser
step-tax = Impôt
step-build = Construire
step-bribe = Dragon
step-claim = Choisir
step-place-why = Posez le domino de votre roi. Il n’est défaussé que s’il ne rentre nulle part.
step-tax-why = Un chevalier sur le nouveau domino rapporte une pièce par case de son domaine.
step-build-why = Achetez un bâtiment pour une case ville libre.
step-bribe-why = Payez une pièce au Dragon pour détruire une tuile des bâtisseurs. Une fois par manche, et pas pour qui accueille la Reine.
step-claim-why = Placez votre roi sur un domino libre de la ligne suivante.

## What is there

others = Les autres
kingdom-enlarge = { $name }, voir de plus près
queen-here = Accueille la Reine
queen-why = La Reine ôte une pièce au coût de chaque bâtiment et, à la fin, elle ajoute une couronne au plus grand domaine.
dynasty-games = Points partie par partie : { $points }
dynasty-why = Les points de chaque partie de la Dynastie, l’actuelle en dernier. Leur somme décide.
line-now = Cette manche
line-next = Manche suivante
line-first = La première ligne
line-crowns = { $count ->
    [0] sans couronne
    [one] { $count } couronne
   *[other] { $count } couronnes
  }
line-goes = { $last ->
    [yes] joue en dernier
   *[no] { $sure ->
        [no] tour { $order } ou avant
       *[yes] { $order ->
            [1] joue en premier
            [2] joue en deuxième
           *[other] joue en troisième
          }
      }
  }
round-goes = Le fil d’une manche
goes-place = le domino que votre roi a ramené
goes-tax = les chevaliers perçoivent des pièces dans les domaines
goes-build = une tuile sur une case ville
goes-bribe = une pièce détruit une tuile disponible
goes-claim = un domino de la ligne suivante pour votre roi
domino-pair = { $first } et { $second }
domino-double = double { $first }
domino-number = numéro { $number }
tab-kingdom = Royaume
tab-lines = Lignes
tab-builders = Bâtisseurs
tab-others = Autres

## Choices

choice-price = { $price ->
    [0] gratuit
    [one] { $price } pièce
   *[other] { $price } pièces
  }
place-title = Si vous le posez ici
place-turn = Tourner
place-here = Poser ici
place-new = nouveau
place-patch = { $squares } × { $crowns }
place-becomes = { $was } devient { $is }
place-summary = { $changes }. Vous avez alors { $total ->
    [one] { $total } point
   *[other] { $total } points
  }.
place-change = { $terrain } { $points }
place-nowhere = Il ne se connecte nulle part, ou votre royaume deviendrait trop grand. Il sort du jeu et ne vaut rien.
place-discard = Le défausser
tax-title = Chevaliers sur le nouveau domino
tax-squares = { $terrain }, { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
  }
# $what: squares of a landscape, or a safe; $coins: "+3".
tax-brings = { $what } : { $coins }
tax-safe-knight = Coffre-fort des chevaliers
tax-safe-tower = Coffre-fort des tours
tax-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  }
tax-send = { $coins ->
    [0] Envoyer des chevaliers
    [one] Percevoir { $coins } pièce
   *[other] Percevoir { $coins } pièces
  }
tax-left = { $count ->
    [0] Aucun chevalier ne reste en réserve.
    [one] { $count } chevalier reste en réserve.
   *[other] { $count } chevaliers restent en réserve.
  }
build-title = Choisissez un bâtiment
build-where = Choisissez une case ville pour lui.
build-build = { $price ->
    [0] Le construire
    [one] Construire pour { $price } pièce
   *[other] Construire pour { $price } pièces
  }
build-points = Votre score
build-coins-left = { $count ->
    [0] Il ne reste aucune pièce.
    [one] Il reste { $count } pièce.
   *[other] Il reste { $count } pièces.
  }
build-queen = La Reine vient chez vous.
build-discount = La Reine ôte une pièce.
bribe-title = Choisissez une tuile à détruire
bribe-text = Personne ne peut acheter une tuile détruite.
bribe-burn = { $price ->
    [one] Détruire pour { $price } pièce
   *[other] Détruire pour { $price } pièces
  }
claim-title = Choisissez un domino de la ligne suivante
claim-order = { $last ->
    [yes] Vous jouez en dernier à la prochaine manche.
   *[no] { $order ->
        [1] Vous jouez en premier à la prochaine manche.
        [2] Vous jouez au plus tard en deuxième.
        [3] Vous jouez au plus tard en troisième.
       *[other] Vous jouez au plus tard le tour { $order }.
      }
  }
follow-order = { $order ->
    [1] En premier à la prochaine manche.
    [2] En deuxième au plus tard à la prochaine manche.
    [3] En troisième au plus tard à la prochaine manche.
   *[other] En dernier à la prochaine manche.
  }
claim-fits = Il rentre dans votre royaume tel qu’il est.
claim-fits-not = Dans votre royaume tel qu’il est, il ne rentre nulle part.
claim-worth = Il rentre à { $places ->
    [one] { $places } endroit
   *[other] { $places } endroits
  } ; là où il compte le plus à présent, il rapporte { $points }.
claim-places = { $count ->
    [one] { $count } endroit
   *[other] { $count } endroits
  }
claim-final = Après ce choix, vous pourrez seulement demander à l’annuler.
claim-act = Le choisir
claim-short = Choisir
claim-nowhere = ne rentre nulle part
bar-domino = Domino : { $what }
bar-nowhere = Il ne rentre nulle part.

## The log

ask-undo-claim = { $name } demande à annuler son choix. Rien de nouveau n’a été révélé depuis.
ask-undo-place = { $name } demande à annuler la pose du domino. Rien de nouveau n’a été révélé depuis.
change-points = Points
change-coins = Pièces
change-knights = Chevaliers
change-towers = Tours
change-from-to = { $was } → { $is }
log-king = Roi tiré : { $who }.
log-line = Nouvelle ligne : { $dominoes }.
log-tiles = Nouvelles tuiles chez les bâtisseurs : { $buildings }.
log-claim = { $name } choisit le domino { $what }.
log-place = { $points ->
    [0] { $name } pose le domino { $what } : aucun point.
    [one] { $name } pose le domino { $what } : { $points } point.
   *[other] { $name } pose le domino { $what } : { $points } points.
  }
log-discard = { $name } défausse le domino { $what }.
log-tax = { $name } perçoit { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  } avec { $knights ->
    [one] { $knights } chevalier
   *[other] { $knights } chevaliers
  }.
log-build = { $price ->
    [0] { $name } construit gratuitement : { $building }.
    [one] { $name } construit pour { $price } pièce : { $building }.
   *[other] { $name } construit pour { $price } pièces : { $building }.
  }
log-bribe = { $name } paie le Dragon, qui détruit : { $building }.
# A move taken back, by its first word in the notation.
log-undo-claim = { $name } annule le choix du domino { $what }.
log-undo-place = { $name } annule la pose du domino { $what }.
log-undo-discard = { $name } annule la défausse du domino { $what }.
log-undo-tax = { $name } annule la perception des impôts.
log-undo-build = { $name } annule la construction : { $building }.
log-undo-bribe = { $name } annule la destruction par le Dragon : { $building }.
log-queen = La Reine vient chez { $who }.

## The end

over-text = { $first } à { $second } après { $rounds } manches.
over-text-games = { $first } à { $second } après { $games } parties.
over-largest = { $points ->
    [one] { $points } point chacun. Le plus grand domaine départage : { $first } cases contre { $second }.
   *[other] { $points } points chacun. Le plus grand domaine départage : { $first } cases contre { $second }.
  }
over-coins = { $points ->
    [one] { $points } point chacun, et les plus grands domaines sont égaux. Les pièces restantes départagent.
   *[other] { $points } points chacun, et les plus grands domaines sont égaux. Les pièces restantes départagent.
  }
over-crowns = { $points ->
    [one] { $points } point chacun, et les plus grands domaines sont égaux. Le nombre de couronnes départage.
   *[other] { $points } points chacun, et les plus grands domaines sont égaux. Le nombre de couronnes départage.
  }
over-largest-of = { $squares ->
    [one] le plus grand : { $squares } case
   *[other] le plus grand : { $squares } cases
  }
over-games = parties : { $games }

## Hints

hint-place = Indice : posez le domino { $what } ; une moitié { $first }, l’autre { $second }.
why-joins = Rejoint votre domaine ({ $terrain }) : { $squares } × { $crowns }, +{ $points }.
why-starts = Commence un domaine ({ $terrain }) : { $squares } × { $crowns }, +{ $points }.
why-row = { $row } : +{ $points }.
why-room = { $count ->
    [one] { $count } domino de la ligne suivante rentre encore.
   *[other] Les { $count } dominos de la ligne suivante rentrent encore tous.
  }
why-taxes = Rapporte { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  }.
why-built = Votre score : +{ $points }.
why-queen = La Reine vient chez vous.
why-best = Vaut +{ $points } là où il compte le plus pour l’instant.
why-places = Il rentre à { $count ->
    [one] { $count } endroit
   *[other] { $count } endroits
  }.
why-nowhere = Pour l’instant, il ne rentre nulle part.
why-crowns = Apporte { $count ->
    [one] { $count } couronne
   *[other] { $count } couronnes
  }.
why-knights = Apporte { $count ->
    [one] { $count } chevalier
   *[other] { $count } chevaliers
  }.
why-towers = Apporte { $count ->
    [one] { $count } tour
   *[other] { $count } tours
  }.
why-tax = Un chevalier dessus peut percevoir aussitôt { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  }.
why-sides = { $count ->
    [one] Garde libre le dernier côté du château.
   *[other] Garde libres { $count } côtés du château.
  }
why-middle = Le château peut encore finir au milieu.
why-filled = Aucune case n’est coupée, et il reste assez de dominos pour remplir { $size } × { $size }.
why-denies = Sinon, { $name } y gagne { $points } de plus qu’avec ce qui reste.
why-order = { $order ->
    [1] Vous jouez en premier à la prochaine manche.
    [2] Vous jouez au plus tard en deuxième à la prochaine manche.
    [3] Vous jouez au plus tard en troisième à la prochaine manche.
   *[other] Vous jouez au plus tard le tour { $order } de la prochaine manche.
  }
# The same, said of somebody else.
says-joins = Rejoint le domaine ({ $terrain }) : { $squares } × { $crowns }, +{ $points }.
says-built = Score : +{ $points }.
says-queen = Fait venir la Reine.
says-order = { $order ->
    [1] Premier tour de la prochaine manche.
    [2] Deuxième tour de la prochaine manche, au plus tard.
    [3] Troisième tour de la prochaine manche, au plus tard.
   *[other] Tour numéro { $order } de la prochaine manche, au plus tard.
  }
hint-discard = Indice : il ne rentre nulle part, défaussez-le.
hint-tax = Indice : percevez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  } d’impôt.
hint-build = Indice : construisez « { $building } » { $where }.
hint-bribe = Indice : faites détruire « { $building } » par le Dragon.
hint-claim = Indice : choisissez le domino { $what }.

## The table before the game

room-dominoes = Les premiers dominos se retournent quand tout le monde est assis.
