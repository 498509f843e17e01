## Cards that may still come

pile-stack = Karty balíčku { $back }
pile-stack-left = { $left ->
    [0] V dobíracím balíčku není žádná.
    [one] V dobíracím balíčku je jedna.
    [few] V dobíracím balíčku jsou { $left }.
    [many] V dobíracím balíčku je { $left }.
   *[other] V dobíracím balíčku je { $left }.
  }
pile-stack-hidden = { $hidden ->
    [one] Jednu, kterou nevidíte, drží někdo jiný.
    [few] { $hidden }, které nevidíte, drží ostatní.
    [many] { $hidden }, které nevidíte, drží ostatní.
   *[other] { $hidden }, které nevidíte, drží ostatní.
  }
pile-stack-top = Příští karta je jedna z těchto:
pile-hand = Co může mít v ruce: { $name }
pile-hand-backs = Rubem vzhůru: { $backs }.
pile-hand-least = Aspoň jedna karta s tímto:
known-borders = hranice
known-knights = rytíři
known-expansion = rozšíření
known-deserter = přeběhlík
known-alliance = spojenectví
card-count = skryté: { $count }

## What borders are worth

prizes-border = Hranice, které mění body
prize-border = Mezi { $first } a { $second }
