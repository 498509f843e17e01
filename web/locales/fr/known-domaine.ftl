## Cards that may still come

pile-stack = Cartes du paquet { $back }
pile-stack-left = { $left ->
    [0] Aucune n’est dans la pioche.
    [one] { $left } est dans la pioche.
   *[other] { $left } sont dans la pioche.
  }
pile-stack-hidden = { $hidden ->
    [one] { $hidden } que vous ne voyez pas est dans une autre main.
   *[other] { $hidden } que vous ne voyez pas sont dans d’autres mains.
  }
pile-stack-top = La prochaine carte est l’une de celles-ci :
pile-hand = Main possible : { $name }
pile-hand-backs = Face cachée : { $backs }.
pile-hand-least = Au moins une carte avec :
known-borders = des frontières
known-knights = des chevaliers
known-expansion = une extension
known-deserter = un déserteur
known-alliance = une alliance
card-count = { $count ->
    [one] { $count } non vue
   *[other] { $count } non vues
  }

## What borders are worth

prizes-border = Frontières qui changent un score
prize-border = Entre { $first } et { $second }
