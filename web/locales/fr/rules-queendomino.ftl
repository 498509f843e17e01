# The rules of the Queendomino family and their quick sheet. Clause numbers are those of docs/rules/queendomino.md.

## In short

how-title = Comment jouer à { $game }
how-aim = Douze manches, un domino à chacune, ou deux quand on joue à deux. Construisez le royaume qui vaut le plus.
how-line = La ligne
how-line-text = Les dominos sont rangés en ligne par numéro. Votre roi se tient sur celui que vous poserez ensuite, et sa position dans la ligne fixe votre tour dans la manche. Les grands numéros sont plus riches, et viennent plus tard.
how-place = Poser le domino
how-place-text = Une moitié touche le même paysage, ou votre château. Le royaume tient dans cinq cases sur cinq, ou sept sur sept à deux. Un domino qui ne rentre nulle part est défaussé.
how-tax = Envoyer des chevaliers
how-tax-text = Un chevalier sur le nouveau domino rapporte une pièce par case de ce domaine. Il y reste pour de bon.
how-build = Construire
how-build-text = Achetez un bâtiment pour une case ville libre. Certains donnent aussitôt des chevaliers ou des tours, d’autres des points à la fin.
how-queen = La Reine
how-queen-text = La Reine rejoint le royaume qui, par ses constructions, atteint le plus de tours. Chaque bâtiment y coûte une pièce de moins et, à la fin, elle ajoute une couronne au plus grand domaine de ce royaume.
how-dragon = Le Dragon
how-dragon-text = Une fois par manche, on peut le payer une pièce pour détruire un bâtiment disponible. Il n’obéit pas à qui accueille la Reine.
how-claim = Choisir le suivant
how-claim-text = Pour finir, placez votre roi sur un domino libre de la ligne suivante.
how-score = Compter
how-score-text = Un domaine vaut ses cases multipliées par ses couronnes. Sans couronne, il ne vaut rien. Trois pièces valent un point, et les bâtiments ajoutent les leurs.

## Around the clauses

rules-facts-kingdom = Royaume
rules-facts-line = Ligne
rules-facts-rounds = Manches
rules-facts-kings = Rois
rules-facts-start = Au départ
rules-facts-ties = Égalités
rules-kingdom = { $size } × { $size } cases
rules-line = { $line } dominos
rules-rounds = { $games ->
    [one] { $rounds }
   *[other] { $games } × { $rounds }
  }
rules-kings = { $teams ->
    [yes] 1 par partenaire
   *[no] { $kings } chacun
  }
rules-start = { $teams ->
    [yes] { $coins } pièces, { $knights ->
        [one] { $knights } chevalier par équipe
       *[other] { $knights } chevaliers par équipe
      }
   *[no] { $coins } pièces, { $knights ->
        [one] { $knights } chevalier
       *[other] { $knights } chevaliers
      }
  }
rules-box-link = Vérifier votre boîte
# The chapters, by their numbers.
rules-chapter-1 = Le contenu de la boîte
rules-chapter-2 = La mise en place
rules-chapter-3 = Une manche
rules-chapter-4 = A : poser
rules-chapter-5 = B : l’impôt
rules-chapter-6 = C : construire
rules-chapter-7 = La Reine
rules-chapter-8 = D : le Dragon
rules-chapter-9 = { $town ->
    [yes] E : choisir
   *[no] Choisir
  }
rules-chapter-10 = Le décompte
rules-chapter-11 = La victoire
rules-chapter-12 = Les éditions et votre boîte
rules-chapter-13 = Kingdomino
rules-chapter-14 = Royal Wedding

## The clauses, numbered as in docs/rules

rule-1-1 = Les dominos
rule-1-1-text = { $game ->
    [royal-wedding] On joue avec deux boîtes de 48 dominos chacune.
    [kingdomino] La boîte contient 48 dominos.
   *[other] La boîte contient 48 dominos, et chaque partie les utilise tous.
  } Chacun montre deux cases de paysage, identiques ou non, et jusqu’à trois couronnes par case. Le numéro au dos les classe : plus il est grand, plus le domino est riche.
rule-1-2 = Les tuiles Bâtiments
rule-1-2-text = Il y a 32 tuiles de 17 sortes pour vos villes. À côté de son image, une tuile montre en haut ce que vous recevez aussitôt, en bas ce qu’elle vaut à la fin.
rule-1-3 = Le stock
rule-1-3-text = Il y a { $supply } chevaliers et 15 tours. Ce qui est épuisé est épuisé ; seules les pièces ne manquent jamais. Une seule Reine et un seul Dragon servent toute la table.

rule-2-1 = Votre royaume
rule-2-1-text = { $teams ->
    [yes] Votre équipe commence avec un château d’une case, et chaque partenaire pose des dominos autour.
   *[no] Vous commencez avec un château d’une case.
  } À la fin, tout ce que vous avez posé doit tenir, château compris, dans { $size } cases sur { $size }.
rule-2-2 = Au départ
rule-2-2-text = { $town ->
    [yes] { $teams ->
        [yes] Votre équipe a { $coins } pièces et { $knights ->
            [one] un chevalier
           *[other] { $knights } chevaliers
          } en réserve. Chaque partenaire a un roi.
       *[no] Vous avez { $coins } pièces, { $knights ->
            [one] un chevalier
           *[other] { $knights } chevaliers
          } en réserve et { $kings ->
            [one] un roi
           *[other] deux rois
          }.
      }
   *[no] Vous avez { $kings ->
        [one] un roi
       *[other] deux rois
      }, et rien d’autre.
  }
rule-2-3 = Le plateau « bâtisseurs »
rule-2-3-text = Six emplacements coûtent 5, 4, 3, 2, 1 et 0 pièces. Derrière le plus cher se trouve la pile des tuiles mélangées, et derrière la pile la grotte du Dragon. Une tuile est révélée pour chaque emplacement, le moins cher d’abord. Le Dragon est chez lui, et personne n’accueille encore la Reine.
rule-2-4 = La première ligne
rule-2-4-text = { $game ->
    [royal-wedding] Une ligne de { $line } dominos de la boîte de Queendomino est tirée et rangée par ordre de numéro, le plus petit en premier.
   *[other] Une ligne de { $line } dominos est tirée et rangée par ordre de numéro, le plus petit en premier.
  }
rule-2-5 = Les premiers rois
rule-2-5-text = { $onetwo ->
    [yes] Un seul roi est tiré au sort ; la suite est expliquée en 2.6.
   *[no] { $kings ->
        [one] Les rois sont tirés au sort un par un.
       *[other] Les quatre rois sont tirés au sort, un par un.
      } Quand le vôtre sort, placez-le sur un domino libre de la ligne avant que le suivant soit tiré.
  }
rule-2-6 = À deux : 1-2-1
rule-2-6-text = Un roi est tiré au sort. Son camp choisit un domino, l’autre en choisit ensuite deux, l’un après l’autre, et le dernier revient au premier camp.
rule-2-7 = La deuxième ligne
rule-2-7-text = Dès que chaque roi se tient sur un domino, { $line } autres sont tirés pour former la ligne suivante, et la première manche commence.

rule-3-1 = À qui le tour ?
rule-3-1-text = La ligne décide. Le roi placé sur le plus petit numéro joue en premier, le roi placé sur le plus grand en dernier. Un domino riche se paie donc par l’attente.
rule-3-2 = Les étapes d’un tour
rule-3-2-text = { $town ->
    [yes] Cinq étapes, toujours dans cet ordre : vous posez votre domino (4), percevez l’impôt (5), construisez (6), envoyez le Dragon (8) et choisissez votre prochain domino (9).
   *[no] Deux étapes : vous posez le domino de votre roi (4), puis vous en choisissez un de la ligne suivante (9).
  }
rule-3-3 = Obligatoire ou non
rule-3-3-text = { $town ->
    [yes] Poser et choisir sont obligatoires. L’impôt, la construction et le Dragon sont facultatifs. Quand il n’y a rien à faire, l’étape passe d’elle-même.
   *[no] Les deux étapes sont obligatoires.
  }
rule-3-4 = Ce que personne ne choisit
rule-3-4-text = { $left ->
    [one] Un domino de chaque ligne reste sans roi. Il sort
   *[other] { $left } dominos de chaque ligne restent sans roi. Ils sortent
  } du jeu quand la ligne a été jouée.
rule-3-5 = Deux rois
rule-3-5-text = Chacun de vos deux rois joue son propre tour, à sa place dans la ligne, avec toutes les étapes.
rule-3-6 = La fin d’une manche
rule-3-6-text = { $town ->
    [yes] Après le dernier tour, le Dragon retourne dans sa grotte. Les tuiles restantes glissent vers les emplacements les moins chers en gardant leur ordre ; la pile remplit les emplacements libres, les moins chers d’abord. Puis la ligne suivante est tirée. Jusque-là, un emplacement vidé reste vide.
   *[no] Après le dernier tour, la ligne suivante devient celle que l’on joue, et une nouvelle est tirée à côté.
  }
rule-3-7 = { $rounds } manches
rule-3-7-text = { $dealt } dominos en lignes de { $line } font { $rounds } manches. À la dernière, il n’y a plus rien à choisir : { $town ->
    [yes] vous posez, et pouvez percevoir l’impôt, construire et envoyer le Dragon
   *[no] vous posez seulement
  }. { $games ->
    [one] La partie est alors finie.
   *[other] Cette partie, sur les trois, est alors finie.
  }

rule-4-1 = Quel domino
rule-4-1-text = Vous posez celui où se tient votre roi. Une fois posé, il ne bouge plus.
rule-4-2 = Côte à côte
rule-4-2-text = Ses deux cases se posent l’une à côté de l’autre, là où il n’y a encore rien. Tournez-le comme vous voulez.
rule-4-3 = La connexion
rule-4-3-text = Au moins une moitié doit toucher, par un côté, une case du même paysage ou votre château. Les coins ne connectent pas, les couronnes ne comptent pas, et les deux moitiés du nouveau domino ne se connectent pas l’une à l’autre.
rule-4-4 = Le château
rule-4-4-text = N’importe quel paysage peut toucher le château, sur chacun de ses quatre côtés.
rule-4-5 = La taille du royaume
rule-4-5-text = Avec le nouveau domino, votre royaume doit toujours tenir dans { $size } cases sur { $size }. Le château n’a pas à être au milieu : ce sont vos dominos qui fixent les limites.
rule-4-6 = Quand il ne rentre nulle part
rule-4-6-text = Un domino qui ne rentre nulle part sort du jeu et ne vaut rien. S’il rentre quelque part, il faut le poser, même là où cela fait mal.
rule-4-7 = Moitiés identiques
rule-4-7-text = Un domino aux deux moitiés identiques est le même dans les deux sens : une seule façon de le poser suffit.

rule-5-1 = Où vont les chevaliers
rule-5-1-text = Vous pouvez envoyer des chevaliers de votre réserve sur le domino que vous venez de poser, et sur aucun autre. S’il a été défaussé, il n’y a pas d’impôt ce tour-ci.
rule-5-2 = Un ou deux
rule-5-2-text = Un chevalier ou deux, au plus un par case. Ils y restent jusqu’à la fin de la partie.
rule-5-3 = Ce qu’ils perçoivent
rule-5-3-text = Chaque chevalier rapporte une pièce par case du domaine où il se tient. Les villes paient comme les autres paysages.
rule-5-4 = Les coffres-forts
rule-5-4-text = Avec le coffre-fort des chevaliers, chaque chevalier envoyé rapporte une pièce de plus par chevalier que vous possédez, dans le royaume ou en réserve. Le coffre-fort des tours fait de même avec vos tours. Si vous avez les deux, les deux comptent ; si vous envoyez deux chevaliers, chaque coffre-fort paie deux fois.
rule-5-5 = Dans un même domaine
rule-5-5-text = Les chevaliers ne se gênent jamais. Les anciens ne changent rien, et deux chevaliers envoyés dans un même domaine pendant le même tour perçoivent chacun le tout.

rule-6-1 = Quelle tuile
rule-6-1-text = N’importe quelle tuile du plateau, mais aucune de la pile. Son emplacement reste ensuite vide jusqu’à la fin de la manche.
rule-6-2 = Le coût
rule-6-2-text = Vous payez le chiffre de son emplacement, et une pièce de moins tant que vous accueillez la Reine (7.2).
rule-6-3 = Où
rule-6-3-text = Sur une case ville de votre royaume encore sans bâtiment. Peu importe quand vous l’avez posée.
rule-6-4 = Combien
rule-6-4-text = { $kings ->
    [one] Un bâtiment par tour, et un seul par case.
   *[other] Un bâtiment par tour de chaque roi, et un seul par case.
  }
rule-6-5 = Ce qui vient aussitôt
rule-6-5-text = Les chevaliers de la tuile rejoignent votre réserve, et ses tours se dressent dans votre royaume. S’il n’y en a plus assez dans le stock, vous recevez ce qui reste. Les nouveaux chevaliers peuvent percevoir l’impôt dès votre prochain tour.
rule-6-6 = Sous un bâtiment
rule-6-6-text = Un chevalier qui s’y tient y reste, et la case demeure une case ville : pour la taille, pour l’impôt et pour les points.

rule-7-1 = Chez qui est la Reine
rule-7-1-text = Construisez des tours jusqu’à en avoir le plus, même à égalité, et la Reine vient chez vous. Le royaume qui l’accueille la garde s’il construit d’autres tours. Rien d’autre ne la fait bouger. Tant que personne n’a de tour, elle n’est chez personne.
rule-7-2 = Sa remise
rule-7-2-text = Tant que vous l’accueillez, chaque bâtiment vous coûte une pièce de moins, mais le coût ne descend jamais sous zéro.
rule-7-3 = L’achat qui la fait venir
rule-7-3-text = Vous payez avant que les tours se dressent : cet achat-là se paie donc au prix fort.

rule-8-1 = Une fois par manche
rule-8-1-text = On peut envoyer le Dragon tant qu’il est dans sa grotte : une fois par manche pour toute la table, dernière manche comprise.
rule-8-2 = Pas avec la Reine
rule-8-2-text = Tant que vous accueillez la Reine, vous ne pouvez pas l’envoyer, pas même au tour où elle est arrivée.
rule-8-3 = Ce qu’il coûte
rule-8-3-text = Une pièce, quel que soit le coût de l’emplacement.
rule-8-4 = Ce qu’il détruit
rule-8-4-text = N’importe quelle tuile du plateau. La tuile sort du jeu, et le Dragon occupe son emplacement jusqu’à la fin de la manche.

rule-9-1 = Quel domino
rule-9-1-text = Placez votre roi sur un domino de la ligne suivante où il n’y a pas de roi.
rule-9-2 = Sans passer
rule-9-2-text = Il faut en choisir un, même si aucun ne vous plaît.
rule-9-3 = À la dernière manche
rule-9-3-text = Il n’y a pas de ligne suivante, donc rien à choisir.

rule-10-1 = La fortune
rule-10-1-text = Trois pièces valent un point. Une ou deux pièces restantes ne valent rien.
rule-10-2 = Les domaines
rule-10-2-text = Des cases d’un même paysage qui se touchent par un côté forment un domaine. Il vaut ses cases multipliées par ses couronnes ; sans couronne, il ne vaut donc rien. Le château n’appartient à aucun.
rule-10-3 = Les villes
rule-10-3-text = Les villes comptent comme les autres paysages, construites ou non. Seule une tour de la Reine y met une couronne.
rule-10-4 = La Reine
rule-10-4-text = Elle est une couronne de plus sur le plus grand domaine du royaume qui l’accueille, quel qu’en soit le paysage : ses cases comptent une fois de plus, même s’il n’a pas d’autre couronne.
rule-10-5 = Les nombres simples
rule-10-5-text = Un bâtiment qui porte un simple nombre vaut autant de points.
rule-10-6 = Pour les domaines
rule-10-6-text = Un bâtiment qui porte un paysage vaut 2 points pour chaque domaine de ce paysage dans votre royaume, grand ou petit, avec ou sans couronnes. L’église compte aussi la ville où elle se trouve.
rule-10-7 = Pour les tours et les chevaliers
rule-10-7-text = Le château ambulant vaut 1 point pour chacune de vos tours, le camp d’entraînement 1 pour chacun de vos chevaliers, dans le royaume ou en réserve.
rule-10-8 = Ce qui ne compte pas
rule-10-8-text = Les bonus de Kingdomino, Empire du Milieu et Harmonie, ne font pas partie de ce jeu.

rule-11-1 = Le plus de points
rule-11-1-text = { $teams ->
    [yes] Les deux partenaires de l’équipe qui a le plus de points gagnent ensemble.
   *[no] { $games ->
        [one] Qui a le plus de points gagne.
       *[other] Qui a le plus de points sur l’ensemble des trois parties gagne.
      }
  }
rule-11-2 = Égalités
rule-11-2-text = Le plus grand domaine d’un seul tenant départage, villes comprises, avec ou sans couronnes.
rule-11-3 = Toujours à égalité
rule-11-3-text = { $lasttie ->
    [coins] Selon les règles tchèques, ce sont alors les pièces qui n’ont rapporté aucun point en 10.1 qui départagent. Si elles sont égales aussi, la place est partagée. Selon les autres règles, elle l’est tout de suite.
   *[shared] La place est partagée. Seules les règles tchèques font d’abord départager les pièces restantes.
  }

rule-12-1 = Votre édition
rule-12-1-text =
    { $edition ->
        [cz] Vous jouez selon les règles tchèques. Une seule chose y change : après le plus grand domaine, les pièces restantes départagent les égalités (11.3).
        [eu] Vous jouez selon les règles européennes, parues en sept langues. On y joue comme avec les américaines ; seuls les mots changent.
       *[us] Vous jouez selon les règles américaines de 2017. On y joue comme avec les européennes ; seuls les mots changent.
      }
    { $game ->
        [royal-wedding] { $edition ->
            [cz] On peut jouer en individuel jusqu’à sept (14.1).
            [eu] On peut jouer en individuel jusqu’à six (14.1).
           *[us] On peut jouer en individuel jusqu’à huit (14.1).
          }
       *[other] {""}
      }
rule-12-2 = Erreurs d’impression
rule-12-2-text =
    Certaines règles imprimées contiennent des erreurs. Ici, aucune édition ne les suit :
    Les règles italiennes et russes omettent des étapes de la dernière manche. Partout ailleurs, on y joue de A à D.
    Plusieurs langues ne donnent à chacun des deux rois que les étapes A et E. Partout ailleurs, chacun les a toutes.
    Les règles espagnoles font commencer le domino le plus éloigné du plateau. Partout ailleurs, c’est le plus proche, celui du plus petit numéro.
    Les règles espagnoles donnent un chevalier pour chaque bâtiment. Seules les tuiles qui montrent des chevaliers en donnent.
    Un exemple hébreu fait compter les forêts à l’église. Elle compte les villes.
rule-12-3 = Votre boîte
rule-12-3-text = Sur certaines tuiles, les chevaliers et les tours sont nos estimations, et la tuile le dit. Si vous avez le jeu, comparez vos tuiles et signalez-le à la table : elle joue alors avec votre boîte, et l’enregistrement la nomme.

rule-13-1 = Joueurs et dominos
rule-13-1-text = { $players ->
    [2] { $size ->
        [7] À deux, on joue avec les 48 dominos, deux rois chacun, en lignes de quatre.
       *[other] À deux, on joue avec 24 des 48 dominos, deux rois chacun, en lignes de quatre. Personne ne sait lesquels restent dans la boîte.
      }
    [3] À trois, on joue avec 36 des 48 dominos, en lignes de trois. Personne ne sait lesquels restent dans la boîte.
   *[other] À quatre, on joue avec les 48 dominos, en lignes de quatre.
  } Cela fait { $rounds } manches.
rule-13-2 = Un tour
rule-13-2-text = Posez le domino de votre roi, puis choisissez-en un de la ligne suivante. À la dernière manche, vous posez seulement.
rule-13-3 = Pas de villes
rule-13-3-text = Il n’y a ni pièces, ni chevaliers, ni tours, ni bâtiments, ni Reine, ni Dragon, et aucune de leurs règles. { $bonuses ->
    [yes] Vos domaines comptent, et les bonus convenus aussi.
   *[no] Vos domaines comptent, et rien d’autre.
  }
rule-13-4 = Égalités
rule-13-4-text = { $games ->
    [one] Le plus grand domaine d’un seul tenant départage, puis le total des couronnes du royaume. Ensuite, la place est partagée.
   *[other] Après trois parties, à total égal, la place est partagée.
  }
rule-13-5 = { $bonusnames }
rule-13-5-text =
    { $middle ->
        [yes] Empire du Milieu : 10 points si votre château est au milieu. { $centre ->
            [grid] D’aucun côté du château, votre royaume ne doit dépasser la moitié de la grille.
           *[extent] Votre royaume doit s’étendre sur tout le carré de { $size } sur { $size }, trous permis, et aussi loin du château d’un côté que du côté opposé.
          }
       *[no] {""}
      }
    { $harmony ->
        [yes] Harmonie : 5 points si votre royaume est complet, avec un paysage sur chaque case de { $size } sur { $size }.
       *[no] {""}
      }
rule-13-6 = Grand Duel
rule-13-6-text = À deux, avec les 48 dominos : des royaumes de 7 × 7, en douze manches.
rule-13-7 = Dynastie
rule-13-7-text = On joue trois parties, chacune depuis le début, et l’on additionne les points, bonus compris. La somme décide.

rule-14-1 = Joueurs et royaumes
rule-14-1-text = { $teams ->
    [yes] À { $players }, on forme { $sides } équipes de deux. Chaque équipe construit un royaume de 7 × 7 ; les lignes ont huit dominos, et il y a douze manches.
   *[no] À { $players }, en individuel, on construit des royaumes de { $size } sur { $size } avec des lignes de { $line } dominos. Il y a { $rounds } manches.
  } Les 96 dominos sont tous révélés.
rule-14-2 = Deux boîtes en alternance
rule-14-2-text = On ne mélange pas les boîtes. La première ligne vient de Queendomino, la suivante de Kingdomino, et ainsi de suite. Seule la boîte de Queendomino contient des villes : il n’y en a donc aucune dans une ligne sur deux.
rule-14-3 = Ce qui reste
rule-14-3-text = { $left ->
    [0] Tous les dominos d’une ligne sont choisis : il n’en reste aucun.
    [one] Un domino de chaque ligne n’est choisi par personne. Il sort du jeu quand la ligne a été jouée.
   *[other] { $left } dominos de chaque ligne ne sont choisis par personne. Ils sortent du jeu quand la ligne a été jouée.
  }
rule-14-4 = Les équipes
rule-14-4-text = Vous partagez avec votre partenaire un château, un royaume, { $coins } pièces, { $knights ->
    [one] un chevalier
   *[other] { $knights } chevaliers
  }, un score, et la Reine quand elle vient. Chacun de vous a son propre roi, et donc son propre tour à chaque manche.
rule-14-5 = Qui joue décide
rule-14-5-text = Parlez de tout ce que vous voulez. Mais à votre tour, la décision n’appartient qu’à vous : où va votre domino, à quoi servent les pièces et les chevaliers de l’équipe, et ce que vous choisissez.
rule-14-6 = Quand le stock s’épuise
rule-14-6-text = À autant de joueurs ou de manches, les chevaliers et les tuiles peuvent s’épuiser. Un bâtiment apporte alors ce qu’il reste de chevaliers et de tours, peut-être rien, et s’achète quand même. Sans pile, les emplacements chers restent vides.

## The drawings beside them

rules-copies = × { $count }
rules-land = Cases de chaque paysage, selon leurs couronnes
rules-land-name = Paysage
rules-land-plain = sans
rules-land-crowns = { $crowns ->
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
  }
rules-land-all = toutes
rules-sum = { $terrain } { $squares } × { $crowns } = { $points }
rules-bonus-none = Aucun
rules-bonus-middle-kingdom = Empire du Milieu
rules-bonus-harmony = Harmonie
rules-bonus-both = Les deux
figure-yes = Permis
figure-no = Interdit
figure-touches = Un lac à côté d’un lac. La moitié prairie n’a pas à correspondre à quoi que ce soit.
figure-alone = Le lac ne touche que de la forêt et du blé. Il ne peut pas rester là.
figure-corner = Les lacs se touchent par un coin. Cela ne suffit pas.
figure-castle = Il n’y a pas d’autre montagne ici, mais celle-ci touche le château.
figure-window = Les points marquent les cases qui peuvent encore être occupées : jamais plus de { $size } en largeur ni en hauteur.
figure-tax = Tout juste posés : lac et champ de blé. Le chevalier du lac se tient dans un domaine de 3 cases et rapporte 3 pièces. Un second sur le blé en rapporterait 2.
figure-build = Deux cases ville sont libres. Sur la troisième se dresse une église.
figure-territories = Cinq domaines. Les deux champs de blé ne se touchent pas, et la prairie n’a pas de couronne.
figure-towns = Une ville de trois cases. La tour de la Reine lui donne une couronne ; la statue ne lui en donne pas.
figure-crowning = La forêt est le plus grand domaine. Elle n’a pas de couronne à elle ; la Reine en est une.
figure-worth = Deux domaines de blé : la boulangerie vaut 4 points.
figure-bonuses = Un paysage sur chaque case de { $size } sur { $size }, et le château au milieu.
figure-team = Un château de deux couleurs.
figure-builders = L’emplacement le plus cher est à côté de la grotte. Une tuile montre en haut ce qui vient aussitôt, en bas ce qu’elle vaut à la fin.
figure-prices = Pour qui accueille la Reine : une pièce de moins à chaque emplacement, sans descendre sous zéro.
figure-dragon = Le Dragon a détruit la tuile qui coûtait 4, et quelqu’un a acheté celle qui coûtait 1.
figure-line = Une ligne. Les cases à couronnes vont avec les grands numéros.
figure-order = L’ordre des tours : de haut en bas.
figure-onetwo = D’abord un, puis deux, puis un.
figure-safes = Trois lacs, et vous possédez deux chevaliers et une tour. Avec les deux coffres-forts, un chevalier sur le lac rapporte 3 + 2 + 1 pièces.
figure-queen = Lune a deux tours et la Reine. Rose en construit à son tour jusqu’à deux : la Reine passe chez Rose.
figure-claim = Les cercles en pointillés sont libres. La place de votre roi fixe votre tour dans la manche suivante.
figure-pad = Les lignes que l’on remplit à la fin. À la table, chaque nombre dit de quoi il est fait.
figure-boxes = Une ligne de chaque boîte. Les numéros de 1 à 48 sont dans les deux.

## The quick sheet

sheet-may = facultatif
sheet-place = Une moitié touche son propre paysage ou votre château. Dans { $size } × { $size }. Le domino n’est défaussé que s’il ne rentre nulle part.
sheet-tax = Un ou deux chevaliers sur le nouveau domino, un par case. Chacun rapporte une pièce par case de son domaine. Ils y restent.
sheet-build = Un bâtiment sur une case ville libre. Ses chevaliers et ses tours viennent aussitôt.
sheet-bribe = Une pièce détruit une tuile disponible, une fois par manche pour toute la table. Pas pour qui accueille la Reine.
sheet-claim = Placez votre roi sur un domino libre de la ligne suivante. Les petits numéros jouent d’abord. Pas à la dernière manche.
sheet-prices = Coûts
sheet-slots = Emplacements à 5, 4, 3, 2, 1 et 0 pièces, le plus cher à côté de la grotte
sheet-prices-text = Vous payez le chiffre de l’emplacement, une pièce de moins si vous accueillez la Reine. La Reine rejoint le royaume qui, par ses constructions, atteint le plus de tours, même à égalité. À la fin d’une manche, les tuiles glissent vers les emplacements les moins chers, et de nouvelles remplissent les plus chers.
sheet-scores = Ce qui rapporte
sheet-land = Paysages
sheet-score-wealth = 1 pour 3 pièces.
sheet-score-land = Cases × couronnes, pour chaque domaine. Sans couronne, pas de points.
sheet-score-town = De même ; seules les tours de la Reine y comptent comme couronnes.
sheet-score-queen = Une couronne de plus sur le plus grand domaine.
sheet-score-buildings = Un nombre ; ou 2 par domaine d’un paysage ; ou 1 par tour ou chevalier.
sheet-special = Dans cette partie
sheet-tiles = Bâtiments
sheet-tiles-key = À côté de l’image : en haut ce qui vient aussitôt, en bas ce que la tuile vaut à la fin. × indique combien il y en a dans la boîte.
