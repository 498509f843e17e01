# What a finished game teaches.

review = Análisis
review-opening = Abriendo la partida.
review-not = Esta partida no se puede analizar.
review-waiting = { $before ->
    [one] Hay otro análisis antes.
   *[other] Hay { $before } análisis antes.
  }
review-preparing = El juez se prepara. Pasa una sola vez en este equipo y puede tardar un minuto.
review-beginning = Se está repasando la partida.
review-working = Todavía se está mirando; los números se afianzan mientras lees. Puedes salir y volver.
review-settled = El { $part } % de las decisiones está claro.
review-seen-by = Visto por
review-you = { $how ->
    [won] { $by ->
        [one] Ganas por 1 punto
       *[other] Ganas por { $by } puntos
      }
    [lost] { $by ->
        [one] Pierdes por 1 punto
       *[other] Pierdes por { $by } puntos
      }
    [level] Ganas, con los mismos puntos
    [behind] Pierdes, con los mismos puntos
   *[shared] Compartes la victoria
  }: la suerte { $luckIs ->
    [gave] te dio { $luck }
    [took] te quitó { $luck }
   *[even] no inclinó nada
  }, tus decisiones { $ownIs ->
    [gave] te dieron { $own }
    [took] te costaron { $own }
   *[even] quedaron en paz
  }, las decisiones de { $rival } { $othersIs ->
    [gave] te dieron { $others }
    [took] te costaron { $others }
   *[even] no cambiaron nada
  }.
review-of = { $name }, { $how ->
    [won] { $by ->
        [one] victoria por 1 punto
       *[other] victoria por { $by } puntos
      }
    [lost] { $by ->
        [one] derrota por 1 punto
       *[other] derrota por { $by } puntos
      }
    [level] victoria con los mismos puntos
    [behind] derrota con los mismos puntos
   *[shared] victoria compartida
  }: la suerte { $luckIs ->
    [gave] dio { $luck }
    [took] quitó { $luck }
   *[even] no inclinó nada
  }, sus propias decisiones { $ownIs ->
    [gave] dieron { $own }
    [took] costaron { $own }
   *[even] quedaron en paz
  }, las decisiones de { $rival } { $othersIs ->
    [gave] dieron { $others }
    [took] costaron { $others }
   *[even] no cambiaron nada
  }.
review-all-others = los demás
review-against = { $name } frente a { $rival }, la mejor puntuación entre los demás. Suerte es lo que se robó y se repartió; las decisiones se miden por cómo habría seguido un jugador rápido.
review-against-you = Tú frente a { $rival }, la mejor puntuación entre los demás. Suerte es lo que se robó y se repartió; las decisiones se miden por cómo habría seguido un jugador rápido.
review-luck = Suerte
review-own = Decisiones propias
review-others = Decisiones ajenas
review-result = Resultado
review-give = ± { $points }
review-account = Puntos por jugador
review-start = Partida igualada desde aquí: { $points }
review-player = Jugador
review-points = Puntos
review-given = Regalado
review-moments = Momentos
review-none-yet = Aún no está claro qué decisiones pesaron.
review-none = Ninguna decisión destaca: que se sepa, no se regaló nada.
review-round = Ronda { $round }
review-setup = Preparación
review-moment = Ronda { $round }, { $name }
review-moment-setup = Antes de la primera ronda, { $name }
review-points-given = { $points ->
    [one] punto regalado
   *[other] puntos regalados
  }
review-points-good = { $points ->
    [one] punto mejor que la jugada habitual
   *[other] puntos mejor que la jugada habitual
  }
review-sure = seguro
review-fairly = bastante seguro
review-why = Por qué
review-see = Verlo en la partida
review-played = Se jugó: { $move }
review-better = Mejor: { $move }
why-review-row = { $row }
why-review-long-run = A la larga
why-review-rest = Todo lo demás
why-review-takes = { $name } obtiene { $points ->
    [one] 1 punto menos
   *[other] { $points } puntos menos
  }
why-review-gives = { $name } obtiene { $points ->
    [one] 1 punto más
   *[other] { $points } puntos más
  }
review-opening-sentence = Lo que enseña esta partida
review-did = jugado
review-instead = mejor
review-chances = Probabilidad de ganar, en porcentaje
review-chances-way = A lo largo de la partida
review-chances-table = Como tabla
review-chance = { $name } { $part } %
review-after = Después de
review-parts = Partes del análisis
review-to-chances = Probabilidad
review-to-moments = Momentos
