## Dominoes and tiles that may still come

pile-line = { $boxes ->
    [1] { $wait ->
        [0] Следующий ряд
       *[other] Ряд после него
      }
   *[other] { $wait ->
        [0] Следующий ряд, из коробки { $box ->
            [queendomino] Queendomino
           *[other] Kingdomino
          }
       *[other] Ряд после него, из коробки { $box ->
            [queendomino] Queendomino
           *[other] Kingdomino
          }
      }
  }
pile-line-left = { $left ->
    [one] Из { $left } участка
    [few] Из { $left } участков
    [many] Из { $left } участков
   *[other] Из { $left } участков
  } { $next ->
      [one] придёт { $next }
      [few] придут { $next }
      [many] придут { $next }
     *[other] придут { $next }
    }, вероятность каждого { $odds }.
pile-line-rest = { $never ->
    [0] Все они придут до конца партии.
    [one] До конца партии { $more ->
        [one] придёт ещё { $more }
        [few] придут ещё { $more }
        [many] придёт ещё { $more }
       *[other] придут ещё { $more }
      }, { $never } не придёт никогда.
    [few] До конца партии { $more ->
        [one] придёт ещё { $more }
        [few] придут ещё { $more }
        [many] придёт ещё { $more }
       *[other] придут ещё { $more }
      }, { $never } не придут никогда.
    [many] До конца партии { $more ->
        [one] придёт ещё { $more }
        [few] придут ещё { $more }
        [many] придёт ещё { $more }
       *[other] придут ещё { $more }
      }, { $never } не придут никогда.
   *[other] До конца партии { $more ->
        [one] придёт ещё { $more }
        [few] придут ещё { $more }
        [many] придёт ещё { $more }
       *[other] придут ещё { $more }
      }, { $never } не придут никогда.
  }
pile-tiles = Здания на продажу
pile-tiles-left = В стопке { $left ->
    [one] { $left } здание
    [few] { $left } здания
    [many] { $left } зданий
   *[other] { $left } здания
  }. { $next ->
      [0] Сейчас пустых зон нет.
      [one] Пуста { $next } зона; её заполнят в конце раунда.
      [few] Пусты { $next } зоны; их заполнят в конце раунда.
      [many] Пусто { $next } зон; их заполнят в конце раунда.
     *[other] Пусты { $next } зоны; их заполнят в конце раунда.
    }
pile-tiles-last = В последнем раунде новых не будет.
land-title = С этим ландшафтом
land-any = Хотя бы один
land-crowns = { $crowns ->
    [1] с короной
    [2] с 2 коронами
   *[other] с 3 коронами
  }
land-caption = Как вероятно, что в следующем ряду есть ландшафт и сколько на нём корон, самое меньшее
own-title = Для вашего королевства сейчас
chance-fits = Подходящий участок
chance-brings = Участок, дающий +{ $points } или больше
tile-left = осталось { $count }
tile-next = следующим: { $odds }

## What they are worth

prizes-domino = Участки, которые можно выбрать
prizes-slot = Здания на продажу
