# Land, pieces and a table of Domaine.

## The board

board = Plateau
board-zoom = Agrandir le plateau
board-larger = Plus grand
board-smaller = Plus petit
board-whole = Tout le plateau
board-castle = { $owner ->
    [nobody] château neutre
   *[other] château ({ $name })
  }
board-knight = { $owner ->
    [nobody] chevalier neutre
   *[other] chevalier ({ $name })
  }
domaine-meadow = prairie
domaine-forest = forêt
domaine-village = village
domaine-city = cité royale
domaine-mine-gold = mine d’or
domaine-mine-silver = mine d’argent
domaine-mine-copper = mine de cuivre
domaine-mine-diamond = mine de diamants
neutral = Neutre
zone = zone neutre
zone-why = Une zone neutre : elle n’est à personne et ne compte pour personne.
open-why = Terrain hors de tout domaine. Des frontières tout autour et exactement un château à l’intérieur en feraient un.
# Whose it is: the reader's, a colour's that nobody plays, or somebody's whose name follows.
domain-of = { $owner ->
    [you] votre domaine en { $castle }
    [nobody] domaine neutre en { $castle }
   *[other] domaine en { $castle } ({ $name })
  }
# Before it stands the domain, after it what lies in it: "domain of Ada at b3: 4 points (1 forest, 1 village)".
domain-worth = { $domain } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } ({ $list })
domain-strength = { $count ->
    [0] Force : aucun chevalier
    [one] Force : { $count } chevalier
   *[other] Force : { $count } chevaliers
  }
domain-mines = Mines : { $mines }
domain-allied = { $owner ->
    [you] Allié à votre domaine en { $castle }
    [nobody] Allié au domaine neutre en { $castle }
   *[other] Allié au domaine en { $castle } ({ $name })
  }
land-forests = { $count ->
    [one] { $count } forêt
   *[other] { $count } forêts
  }
land-villages = { $count ->
    [one] { $count } village
   *[other] { $count } villages
  }
land-city = la cité royale
land-none = rien qui compte
places = { $count ->
    [one] { $count } endroit où agir
   *[other] { $count } endroits où agir
  }
place-border = frontière entre { $first } et { $second }
place-ring = alliance par la frontière entre { $first } et { $second } – { $sides }
# The square is a letter and a number; what lies there follows: "take c4, forest, domain of Ada at b3".
place-castle = château en { $square }, { $about }
place-knight = chevalier en { $square }, { $about }
place-take = prendre { $square }, { $about }
place-gone = débaucher le chevalier en { $square }, { $about }
# Read aloud once a place is chosen: its squares, and what choosing it means.
place-chosen = { $place } : { $what }
track-king = le roi se tient à { $king }

## Cards

use-borders = { $parts ->
    [one] Frontière
    [2] Deux frontières
   *[other] Trois frontières
  }
use-knights = { $parts ->
    [one] Chevalier
   *[other] Deux chevaliers
  }
use-expansion = Extension
use-deserter = Déserteur
use-alliance = Alliance
use-borders-why = { $parts ->
    [one] Posez une frontière entre deux cases.
   *[other] Posez jusqu’à { $parts } frontières, chacune entre deux cases.
  }
use-knights-why = { $parts ->
    [one] Posez un chevalier à côté d’un de vos châteaux ou chevaliers. Dans une forêt, il coûte un ducat de plus.
   *[other] Posez jusqu’à { $parts } chevaliers à côté de vos châteaux ou chevaliers. Dans une forêt, chacun coûte un ducat de plus.
  }
use-expansion-why = { $parts ->
    [one] Un de vos domaines prend une case voisine ; à un autre domaine, seulement si le vôtre a plus de chevaliers.
   *[other] Un de vos domaines prend jusqu’à { $parts } cases voisines ; à un autre domaine, seulement si le vôtre a plus de chevaliers.
  }
use-deserter-why = Un chevalier quitte un domaine voisin du vôtre, et vous en posez un des vôtres.
use-alliance-why = Votre domaine et un domaine voisin ne se prennent jamais de cases.
card-or = ou
card-play = jouer
card-sell = vendre
card-price = Coûte { $price } à jouer, se vend { $sell }.
card-says = { $name }, coûte { $price }, se vend { $sell }
card-says-idle = { $name }, coûte { $price }, se vend { $sell }, injouable maintenant
card-says-tried = { $name }, coûte { $price }, se vend { $sell }, la jouer a déjà été essayé
card-says-ordered = { $name }, coûte { $price }, se vend { $sell }, la jouer est déjà dans vos consignes
back-of = face cachée, paquet { $letter }
hand = Votre main
hand-of = Main : { $name }
hand-show = Montrer mes cartes
hand-cover = Cacher mes cartes
hand-empty = Il ne reste aucune carte.
chancery = Chancellerie
deck-left = Pioche, paquet { $letter } sur le dessus, { $count ->
    [one] encore { $count } carte
   *[other] encore { $count } cartes
  }
deck-count = { $count ->
    [one] encore { $count }
   *[other] encore { $count }
  }
deck-none = épuisée
deck-empty = La pioche est épuisée
card-barred = Tout juste vendue : on ne la reprend pas ce tour-ci.
pile-says = { $barred ->
    [yes] { $card }, tout juste vendue, à ne pas reprendre ce tour-ci
   *[no] { $count ->
        [one] { $card }
       *[other] { $card }, { $count } exemplaires
      }
  }
pile-times = × { $count }

## Lords

court = Seigneurs
tab-board = Plateau
stat-ducats = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
  }
stat-ducats-why = { $income ->
    [0] Pas de revenu : aucune mine n’est dans un domaine.
    [one] Chaque tour commence par { $income } ducat venu des mines.
   *[other] Chaque tour commence par { $income } ducats venus des mines.
  }
stat-supply = { $count ->
    [0] Plus aucun chevalier à poser
    [one] Encore { $count } chevalier à poser
   *[other] Encore { $count } chevaliers à poser
  }
lord-cards = Cartes : { $list }
lord-mine = { $count } × { $mine }
lord-monopoly = { $count } × { $mine } : un monopole, 5 points
item-forests = { $count ->
    [one] { $count } forêt en { $castle } : { $points }
   *[other] { $count } forêts en { $castle } : { $points }
  }
item-villages = { $count ->
    [one] { $count } village en { $castle } : { $points }
   *[other] { $count } villages en { $castle } : { $points }
  }
item-city = La cité royale en { $castle } : { $points }
item-monopoly = { $count } × { $mine }, un monopole : { $points }
item-ducats = Pour les ducats : { $points }
row-forests = Forêts
row-villages = Villages
row-city = Cité royale
row-monopolies = Monopoles
row-ducats = Ducats

## Whose turn

status-cards = On distribue les cartes.
status-castle = Posez un château.
status-castle-neutral = Posez un château neutre.
status-knight = Posez son chevalier à côté.
status-knight-neutral = Posez son chevalier à côté.
status-act = Vendez une carte, ou jouez-en une.
status-borders = { $left ->
    [one] { $parts ->
        [one] Posez une frontière.
       *[other] Posez la dernière frontière.
      }
   *[other] Posez { $left } frontières.
  }
status-knights = { $left ->
    [one] Posez un chevalier.
   *[other] Posez { $left } chevaliers.
  }
status-expansion = { $left ->
    [one] Prenez une case.
   *[other] Prenez jusqu’à { $left } cases.
  }
status-deserter = Débauchez un chevalier.
status-alliance = Concluez une alliance.
status-refill = Prenez une carte.
status-theirs-castle = { $name } pose un château.
status-theirs-knight = { $name } pose un chevalier.
status-theirs-act = { $name } choisit une carte.
status-theirs-borders = { $name } pose des frontières.
status-theirs-knights = { $name } pose des chevaliers.
status-theirs-expansion = { $name } étend un domaine.
status-theirs-deserter = { $name } débauche un chevalier.
status-theirs-alliance = { $name } conclut une alliance.
status-theirs-refill = { $name } prend une carte.
turn-castle = Château
turn-knight = Chevalier
turn-income = Revenu
turn-act = Carte
turn-sold = Vente
turn-borders = { $left ->
    [one] { $left } frontière
   *[other] { $left } frontières
  }
turn-knights = { $left ->
    [one] { $left } chevalier
   *[other] { $left } chevaliers
  }
turn-expansion = Extension
turn-deserter = Déserteur
turn-alliance = Alliance
turn-refill = Pioche
turn-castle-why = Les châteaux se posent sur des prairies, ceux d’une même couleur loin les uns des autres.
turn-knight-why = Chaque château reçoit un chevalier à côté de lui.
turn-income-why = Un ducat pour chaque sorte de mine dans vos domaines.
turn-act-why = Vendez une carte, ou payez-en une et utilisez un de ses symboles.
turn-sold-why = La carte est maintenant dans la Chancellerie.
turn-borders-why = Des frontières qui enferment un terrain autour d’un seul château forment un domaine.
turn-knights-why = Les chevaliers font la force d’un domaine.
turn-expansion-why = Un domaine prend des cases voisines.
turn-deserter-why = Un chevalier voisin s’en va, et vous en posez un des vôtres.
turn-alliance-why = Deux domaines ne se prennent jamais de cases.
turn-refill-why = On revient à trois cartes, par la pioche ou la Chancellerie.

## Choices, and what they would bring

prompt = Votre choix
hint-castle = Choisissez une prairie : au moins { $spaces } cases séparent les châteaux d’une même couleur. Les points dorés montrent où pourrait aller son chevalier.
hint-knight = Choisissez une case à côté du château. Les forêts sont gratuites maintenant.
hint-act = Choisissez une carte de votre main. Le plateau montre alors où elle peut agir.
hint-borders = { $left ->
    [one] Choisissez une frontière.
   *[other] Choisissez une frontière. Vous pouvez en poser { $left }.
  }
hint-knights = { $left ->
    [one] Choisissez une case à côté d’un de vos châteaux ou chevaliers.
   *[other] Choisissez une case à côté d’un de vos châteaux ou chevaliers. Vous pouvez en poser { $left }.
  }
hint-expansion = { $left ->
    [one] Choisissez une case à côté de votre domaine.
   *[other] Choisissez une case à côté d’un de vos domaines. Vous pouvez en prendre { $left }.
  }
hint-deserter = Choisissez le chevalier qui doit partir.
hint-alliance = Choisissez les anneaux entre votre domaine et un autre.
hint-borders-then = Choisissez une frontière.
hint-knights-then = Choisissez une case.
hint-expansion-then = Plusieurs de vos domaines pourraient la prendre. Choisissez-en un par son château.
hint-deserter-then = Choisissez où poser votre propre chevalier.
hint-alliance-then = Choisissez lequel de vos domaines, par son château.
hint-refill = Prenez la carte du dessus de la pioche, ou une de la Chancellerie.
hint-refill-deck = Prenez la carte du dessus de la pioche.
plain-castle = Un château ici
plain-knight = Un chevalier ici
plain-act = Une carte
plain-borders = Une frontière ici. Aucun domaine ne se ferme encore.
plain-knights = Un chevalier ici
plain-expansion = Cette case
plain-deserter = Ce chevalier cède la place au vôtre
plain-alliance = Désormais, aucun ne prend de cases à l’autre.
plain-refill = Cette carte
do-castle = Poser le château
do-knight = Poser le chevalier
do-act = Jouer
do-play = { $ducats ->
    [one] Jouer pour { $ducats } ducat
   *[other] Jouer pour { $ducats } ducats
  }
do-sell = { $ducats ->
    [one] Vendre pour { $ducats } ducat
   *[other] Vendre pour { $ducats } ducats
  }
do-borders = Poser la frontière
do-knights = Poser le chevalier
do-expansion = Prendre la case
do-deserter = Le débaucher
do-alliance = Conclure l’alliance
do-refill = La prendre
do-end = Laisser le reste
bar-deck = Carte du dessus de la pioche, paquet { $letter }
# Read aloud: what a card cannot be used for now, and the sentence that says why.
use-not = { $use } : { $reason }
use-sell = La vendre
use-cost = { $price ->
    [one] payer { $price }
   *[other] payer { $price }
  }
use-gain = recevoir { $ducats }
use-left = { $ducats ->
    [0] il ne reste rien
    [one] il reste { $ducats }
   *[other] il reste { $ducats }
  }
effect-arises = { $owner ->
    [you] Ferme votre domaine en { $castle }
    [nobody] Ferme le domaine neutre en { $castle }
   *[other] Ferme le domaine en { $castle } ({ $name })
  }
effect-grows = { $owner ->
    [you] Agrandit votre domaine en { $castle }
    [nobody] Agrandit le domaine neutre en { $castle }
   *[other] Agrandit le domaine en { $castle } ({ $name })
  }
effect-shrinks = { $owner ->
    [you] Prend à votre domaine en { $castle }
    [nobody] Prend au domaine neutre en { $castle }
   *[other] Prend au domaine en { $castle } ({ $name })
  }
# Read aloud after the name of a place.
effect-closes = { $owner ->
    [you] ferme votre domaine en { $castle } : { $points ->
        [one] { $points } point
       *[other] { $points } points
      }
    [nobody] ferme le domaine neutre en { $castle }
   *[other] ferme le domaine en { $castle } ({ $name }) : { $points ->
        [one] { $points } point
       *[other] { $points } points
      }
  }
effect-cut = { $count ->
    [one] { $count } case est coupée et n’est plus à personne
   *[other] { $count } cases sont coupées et ne sont plus à personne
  }
effect-ducats = { $count ->
    [one] { $count } ducat pour la forêt
   *[other] { $count } ducats pour la forêt
  }
effect-strength = { $owner ->
    [you] Force de votre domaine en { $castle } : de { $before } à { $after }
    [nobody] Force du domaine neutre en { $castle } : de { $before } à { $after }
   *[other] Force du domaine en { $castle } ({ $name }) : de { $before } à { $after }
  }
# Points before and after.
effect-sum = { $before ->
    [one] de { $before } point à { $after }
   *[other] de { $before } points à { $after }
  }
effect-king = { $name } atteint le roi
effect-allies = { $owner ->
    [nobody] Allie votre domaine en { $own } au domaine neutre en { $castle }
   *[other] Allie votre domaine en { $own } à celui en { $castle } ({ $name })
  }
# What brings or costs points, read aloud: "2 villages, plus 6"; or whom it costs: "Ben, minus 6".
effect-more = { $text }, plus { $count }
effect-less = { $text }, moins { $count }
gain-forests = { $count ->
    [one] { $count } forêt
   *[other] { $count } forêts
  }
gain-villages = { $count ->
    [one] { $count } village
   *[other] { $count } villages
  }
gain-city = cité royale
gain-monopolies = { $count ->
    [one] { $count } monopole
   *[other] { $count } monopoles
  }

## The log

log-hand = { $name } reçoit { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }.
log-draw = { $known ->
    [no] { $name } pioche une carte.
   *[other] { $name } pioche : { $card }.
  }
log-castle = { $whose ->
    [own] { $name } pose un château en { $square }.
   *[neutral] { $name } pose un château neutre en { $square }.
  }
log-guard = Son chevalier se tient en { $square }.
log-sell = { $name } vend « { $card } » pour { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
  }.
log-card = { $name } joue « { $use } » pour { $price ->
    [one] { $price } ducat
   *[other] { $price } ducats
  }.
log-take = { $name } prend « { $card } » dans la Chancellerie.
log-end = { $name } laisse le reste de la carte.
log-knight = { $price ->
    [0] { $name } pose un chevalier en { $square }.
   *[other] { $name } pose un chevalier en { $square }, dans la forêt pour un ducat.
  }
log-border = { $name } pose une frontière entre { $first } et { $second }.
log-expand = { $taken ->
    [yes] { $name } : le domaine en { $castle } prend { $square } à { $owner }.
   *[no] { $name } : le domaine en { $castle } prend { $square }.
  }
log-desert = { $name } débauche le chevalier en { $knight } ({ $owner }) et en pose un en { $square }.
log-ally = { $name } allie son domaine en { $castle } à celui en { $target } ({ $owner }).
# A move taken back, by its first word in the notation.
log-undo-castle = { $name } reprend le château en { $square }.
log-undo-play = { $name } reprend la carte « { $use } ».
log-undo-sell = { $name } annule la vente de « { $card } ».
log-undo-knight = { $name } reprend le chevalier en { $square }.
log-undo-border = { $name } reprend la frontière entre { $first } et { $second }.
log-undo-expand = { $name } annule l’extension du domaine en { $castle } vers { $square }.
log-undo-desert = { $name } annule la désertion : le chevalier ({ $owner }) est de nouveau en { $knight }.
log-undo-ally = { $name } annule l’alliance de { $castle } avec { $target } ({ $owner }).
log-undo-end = { $name } revient sur l’abandon du reste de la carte.
log-domain = { $who } : le domaine en { $castle } se ferme, { $points ->
    [0] sans points
    [one] { $points } point
   *[other] { $points } points
  }.
log-grown = { $who } : le domaine en { $castle } s’agrandit, { $points ->
    [0] sans points
    [one] { $points } point
   *[other] { $points } points
  }.
log-shrunk = { $who } : le domaine en { $castle } perd { $squares ->
    [one] une case
   *[other] { $squares } cases
  }, { $points ->
    [0] sans points
   *[other] { $points } points
  }.
log-monopoly = { $mine ->
    [mine_gold] { $name } a le monopole des mines d’or : 5 points.
    [mine_silver] { $name } a le monopole des mines d’argent : 5 points.
    [mine_copper] { $name } a le monopole des mines de cuivre : 5 points.
   *[mine_diamond] { $name } a le monopole des mines de diamants : 5 points.
  }
log-broken = { $mine ->
    [mine_gold] { $name } perd le monopole des mines d’or : moins 5 points.
    [mine_silver] { $name } perd le monopole des mines d’argent : moins 5 points.
    [mine_copper] { $name } perd le monopole des mines de cuivre : moins 5 points.
   *[mine_diamond] { $name } perd le monopole des mines de diamants : moins 5 points.
  }
log-empty = La pioche est épuisée. Chacun joue ou vend les cartes qui lui restent.
log-income = { $name } reçoit de ses mines { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
  }.
log-crown = { $name } atteint le roi avec { $points } points.

## The end

over-king = { $count ->
    [one] { $names } atteint le roi à { $king }.
   *[other] { $names } atteignent le roi à { $king }, par une seule et même carte.
  }
over-deck = La pioche était épuisée et les dernières cartes jouées : on a comparé les ducats.
over-active = { $points ->
    [one] { $points } point chacun. Qui atteint le roi à son propre tour passe devant.
   *[other] { $points } points chacun. Qui atteint le roi à son propre tour passe devant.
  }
over-ducats = { $points ->
    [one] { $points } point chacun. Les ducats départagent : { $first } contre { $second }.
   *[other] { $points } points chacun. Les ducats départagent : { $first } contre { $second }.
  }
over-ducats-of = { $name } a { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
  }
over-ducats-amount = Qui a le plus de ducats reçoit 5 points ; le montant suivant en rapporte 3.
over-ducats-rank = Qui a le plus de ducats reçoit 5 points, le deuxième montant 3 ; après une égalité en tête, il n’y a pas de deuxième place.

## How a table plays

rules-king = Le roi à { $king }
rules-king-why = Qui a autant de points quand une carte est terminée gagne aussitôt.
rules-pieces = { $castles } châteaux et { $knights } chevaliers chacun
rules-pieces-why = Il y a { $borders } frontières pour tous ; chacun commence avec { $ducats } ducats.
rules-tiles = Terrain : { $tiles }
rules-tiles-ours = Terrain : notre dessin
rules-tiles-why = Disposition des tuiles : { $layout }
rules-board = Un plateau à vous
rules-board-why = Le terrain a été donné case par case.
rules-neutral = Une couleur neutre
rules-neutral-why = À deux, on pose aussi les châteaux et les chevaliers d’une troisième couleur, qui n’est à personne.

## Refusals of the rules

here-ground = { $ground ->
    [forest] Ici : { domaine-forest }.
    [village] Ici : { domaine-village }.
    [city] Ici : { domaine-city }.
    [mine_gold] Ici : { domaine-mine-gold }.
    [mine_silver] Ici : { domaine-mine-silver }.
    [mine_copper] Ici : { domaine-mine-copper }.
    [mine_diamond] Ici : { domaine-mine-diamond }.
   *[meadow] Ici : { domaine-meadow }.
  }
here-near = Cases entre celle-ci et le château en { $castle } : { $spaces }.
here-walled = Une frontière sépare cette case de votre figurine en { $square }.
here-nobody = Aucune de vos figurines n’est à côté de cette case.
here-domain = Cette case est dans le domaine en { $castle }.
here-stranded = Seraient coupés du château : { $places }.
here-purse = Vous avez { $ducats }.
refusal-castle-terrain = Un château se pose sur une prairie.
refusal-castle-taken = Il y a déjà quelque chose ici.
refusal-castle-no-knight = Son chevalier n’aurait aucune case à côté de lui.
refusal-castle-too-near = Au moins { $spaces } cases séparent les châteaux d’une même couleur.
refusal-knight-beside-castle = Le chevalier va à côté du château qui vient d’être posé.
refusal-card-not-held = Cette carte n’est pas dans votre main.
refusal-play-symbol = La carte n’a pas ce symbole.
refusal-play-price = Cela coûte { $price }, et vous avez { $ducats }.
refusal-play-no-part = Aucune de ses actions n’est possible maintenant.
refusal-part-other-symbol = La carte se joue avec un autre symbole.
refusal-end-no-part = Il faut faire au moins une action de la carte.
refusal-refill-chancery = Cette carte n’est pas dans la Chancellerie.
refusal-refill-just-sold = La carte tout juste vendue ne se reprend pas dans le même tour.
refusal-refill-must-draw = Après { $rounds } tours de table sans carte piochée ni jouée, vous devez piocher.
refusal-draw-stack = Ce n’est pas le paquet du dessus.
refusal-draw-gone = Cette carte n’est plus dans la pioche.
refusal-border-inside-domain = Aucune frontière ne se pose à l’intérieur d’un domaine.
refusal-border-own-figures = Aucune frontière ne peut séparer deux figurines d’une même couleur.
refusal-border-supply = Il ne reste plus de frontière.
refusal-border-taken = Il y a déjà une frontière ici.
refusal-knight-supply = Il ne reste plus de chevalier à poser.
refusal-knight-terrain = Un chevalier se pose sur une prairie ou dans une forêt.
refusal-knight-taken = Il y a déjà quelque chose ici.
refusal-knight-not-beside = Un chevalier va à côté d’un château ou d’un chevalier de sa couleur, sans frontière entre les deux.
refusal-knight-forest = Un chevalier dans une forêt coûte { $price } de plus.
refusal-expand-not-own = Ce n’est pas un de vos domaines.
refusal-expand-one-domain = Une carte n’agrandit qu’un seul domaine.
refusal-expand-not-beside = La case n’est pas à côté du domaine.
refusal-expand-figure = Un château ou un chevalier s’y tient.
refusal-expand-own-domain = Un domaine ne s’étend pas sur un autre de la même couleur.
refusal-expand-strength = Il faut plus de chevaliers que l’autre domaine : { $own } contre { $theirs }.
refusal-expand-allied = Les deux domaines sont alliés.
refusal-expand-neutral = À cette table, on ne touche pas aux domaines neutres.
refusal-expand-supply = Il ne reste pas assez de frontières pour l’entourer.
refusal-desert-not-own = Ce n’est pas un de vos domaines.
refusal-desert-not-theirs = Ce n’est pas un domaine adverse.
refusal-desert-not-beside = Les deux domaines ne sont pas côte à côte.
refusal-desert-allied = À cette table, aucun chevalier ne déserte un domaine allié.
refusal-desert-no-own-knight = Votre domaine n’a pas de chevalier.
refusal-desert-no-knight = Aucun chevalier de sa couleur ne s’y tient.
refusal-desert-chain = D’autres chevaliers ne seraient plus reliés au château.
refusal-desert-last-knight = À cette table, le dernier chevalier d’un domaine ne déserte jamais.
refusal-desert-outside = Le nouveau chevalier va dans votre propre domaine.
refusal-ally-not-own = Ce n’est pas un de vos domaines.
refusal-ally-not-theirs = Ce n’est pas un domaine adverse.
refusal-ally-not-beside = Les deux domaines ne sont pas côte à côte.
refusal-ally-already = Les deux sont déjà alliés.

## Hints

# The card is known by its two symbols: “Knight or Expand”.
hint-play = Indice : avec la carte « { $card } », jouez « { $use } ».
hint-play-only = Indice : jouez la carte « { $card } ».
hint-sell = Indice : vendez « { $card } ».
hint-end = Indice : arrêtez-vous et laissez le reste de la carte.
hint-deck = Indice : piochez une carte.
hint-take = Indice : prenez « { $card } » dans la Chancellerie.
# One place on the board, or two of which one is chosen after the other, as in place-….
hint-spot-one = Indice : { $first }.
hint-spot-two = Indice : { $first } ; puis { $second }.
why-closes = Ferme votre domaine en { $castle } : { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
  }, +{ $points }.
why-grows = Votre domaine en { $castle } s’agrandit de { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
  } : +{ $points }.
why-monopolies = Achève un monopole : +{ $points }.
why-mines = { $count ->
    [one] { $count } mine de plus est à vous.
   *[other] { $count } mines de plus sont à vous.
  }
why-income = Chaque tour rapporte { $ducats ->
    [one] { $ducats } ducat de plus
   *[other] { $ducats } ducats de plus
  }.
why-opens = Sa première action peut rapporter aussitôt { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
why-card = La carte coûte { $price ->
    [one] { $price } ducat
   *[other] { $price } ducats
  } à jouer et se vend { $ducats }.
why-takes = { $name } perd { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
why-stronger = Votre domaine en { $castle } a alors { $count ->
    [one] { $count } chevalier
   *[other] { $count } chevaliers
  }.
why-sells = Rapporte { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
  }.
# The same, said of somebody else.
says-closes = Ferme le domaine en { $castle } : { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
  }, +{ $points }.
says-grows = Le domaine en { $castle } s’agrandit de { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
  } : +{ $points }.
says-mines = { $count ->
    [one] { $count } mine de plus.
   *[other] { $count } mines de plus.
  }
says-stronger = Le domaine en { $castle } a alors { $count ->
    [one] { $count } chevalier
   *[other] { $count } chevaliers
  }.

## The table before the game

room-cards = Les cartes sont distribuées quand tout le monde est assis.
