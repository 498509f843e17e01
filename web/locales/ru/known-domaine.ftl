## Cards that may still come

pile-stack = Карты стопки { $back }
pile-stack-left = { $left ->
    [0] В колоде нет ни одной.
    [one] В колоде ещё { $left }.
    [few] В колоде ещё { $left }.
    [many] В колоде ещё { $left }.
   *[other] В колоде ещё { $left }.
  }
pile-stack-hidden = { $hidden ->
    [one] Ещё { $hidden } карта, которой вы не видите, на руке у других.
    [few] Ещё { $hidden } карты, которых вы не видите, на руке у других.
    [many] Ещё { $hidden } карт, которых вы не видите, на руке у других.
   *[other] Ещё { $hidden } карты, которых вы не видите, на руке у других.
  }
pile-stack-top = Следующая карта — одна из этих:
pile-hand = Что может быть на руке: { $name }
pile-hand-backs = Лицом вниз: { $backs }.
pile-hand-least = Хотя бы одна карта, где есть:
known-borders = границы
known-knights = рыцари
known-expansion = расширение
known-deserter = перебежчик
known-alliance = союз
card-count = не видно: { $count }

## What borders are worth

prizes-border = Границы, меняющие счёт
prize-border = Между { $first } и { $second }
