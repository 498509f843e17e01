# What the guide says in a game of Domaine: first what is to be done, then why.

guide-domaine-castle-lead = Choisissez une case pour votre château.
guide-domaine-castle = Forêts, villages et mines voisins seront à vous dès que des frontières les entoureront.
guide-domaine-knight-lead = Posez un chevalier à côté.
guide-domaine-knight = Les chevaliers gardent un domaine : un voisin plus fort peut prendre des cases à un plus faible.
guide-domaine-others-lead = Le château suivant, maintenant.
guide-domaine-others = Chaque château commence son propre domaine. Cherchez les mines et la cité royale.
guide-domaine-income-lead = Choisissez une carte.
guide-domaine-income = Vos mines vous paient avant chaque tour. Vous avez { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
  } pour jouer.
guide-domaine-use-lead = Jouez-la ou vendez-la.
guide-domaine-use = Le premier prix est ce que coûte la carte ; le second, ce que rapporte sa vente.
guide-domaine-chancery-lead = Prenez une nouvelle carte.
guide-domaine-chancery = Les cartes vendues sont ici, dans la Chancellerie, visibles de tous. La pioche cache ce que personne n’a vu.

## What the cards do

guide-domaine-sell-new = Nouveau : la vente
guide-domaine-sell-lead = Vendez une carte.
guide-domaine-sell = Rien dans votre main ne peut se jouer maintenant. Ce que rapporte la carte paiera la prochaine.
guide-domaine-borders-new = Nouveau : les frontières
guide-domaine-borders-lead = Choisissez le bord d’une case pour une frontière.
guide-domaine-borders = Quand des frontières entourent un seul château, son domaine compte aussitôt : forêts, villages et cité royale.
guide-domaine-knights-new = Nouveau : les chevaliers
guide-domaine-knights-lead = Choisissez une case pour un chevalier.
guide-domaine-knights = Un domaine peut s’étendre sur un domaine plus faible, jamais sur un domaine aussi fort que lui.
guide-domaine-expansion-new = Nouveau : l’extension
guide-domaine-expansion-lead = Choisissez la case à prendre.
guide-domaine-expansion = Votre domaine passe sa frontière, même chez un voisin qui a moins de chevaliers.
guide-domaine-deserter-new = Nouveau : les déserteurs
guide-domaine-deserter-lead = Choisissez le chevalier qui change de camp.
guide-domaine-deserter = Il quitte le domaine voisin, et un des vôtres arrive dans votre domaine.
guide-domaine-alliance-new = Nouveau : les alliances
guide-domaine-alliance-lead = Choisissez avec qui faire la paix.
guide-domaine-alliance = Des domaines alliés ne se prennent pas de cases.
