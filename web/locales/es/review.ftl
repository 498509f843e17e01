# What a finished game teaches.

review = Análisis
review-opening = Abriendo la partida.
review-not = Esta partida no se puede analizar.
review-origin = Analizar la partida de la que viene
review-waiting = { $before ->
    [one] Hay otro análisis antes.
   *[other] Hay { $before } análisis antes.
  }
review-preparing = El juez se prepara. Pasa una sola vez en este equipo y puede tardar un minuto.
review-beginning = Se está repasando la partida.
review-working = El análisis continúa; los números se afianzan mientras lees. Puedes salir y volver.
review-settled = El { $part } % de las decisiones está claro.
review-sketch = Esto es un esbozo, hecho en este navegador: de dónde salieron los puntos y con qué seguridad, según unas pocas partidas continuadas desde cada turno. Las decisiones sueltas, los momentos y los niveles los juzga un servidor, en cuanto tiene la partida.
review-sketch-working = La partida se continúa desde cada uno de sus turnos; los números se afianzan mientras lees. Si sales, se detiene.
review-sketch-part = El { $part } % del esbozo está hecho.
review-seen-by = Visto por
review-cards = El juez conoce
review-cards-known = lo que se podía saber
review-cards-open = todas las cartas
review-cards-known-note = Las decisiones se juzgan por lo que se podía saber al tomarlas: la propia mano, la Cancillería, todo el tablero, las cartas jugadas.
review-cards-open-note = Las decisiones se juzgan con todas las manos y el mazo a la vista, algo que nadie podía saber. Suerte es el orden de las cartas desde el principio.
# How it ended, and what made it so: each part is a clause of its own. Others may be one player, or all the others.
review-you = { $how ->
    [won] { $by ->
        [one] Ganaste por 1 punto
       *[other] Ganaste por { $by } puntos
      }
    [lost] { $by ->
        [one] Perdiste por 1 punto
       *[other] Perdiste por { $by } puntos
      }
    [level] Ganaste con los mismos puntos
    [behind] Perdiste con los mismos puntos
   *[shared] Compartiste la victoria
  }: { $luckIs ->
    [gave] la suerte te dio { $luck }
    [took] la suerte te quitó { $luck }
   *[even] la suerte no influyó
  }, { $ownIs ->
    [gave] tus decisiones te dieron { $own }
    [took] tus decisiones te costaron { $own }
   *[even] tus decisiones se compensaron
  }, { $othersIs ->
    [gave] { $rivalIs ->
        [all] las decisiones de los demás te dieron { $others }
       *[named] las decisiones de { $rival } te dieron { $others }
      }
    [took] { $rivalIs ->
        [all] las decisiones de los demás te costaron { $others }
       *[named] las decisiones de { $rival } te costaron { $others }
      }
   *[even] { $rivalIs ->
        [all] las decisiones de los demás no cambiaron nada
       *[named] las decisiones de { $rival } no cambiaron nada
      }
  }.
review-of = { $how ->
    [won] { $by ->
        [one] { $name }, victoria por 1 punto
       *[other] { $name }, victoria por { $by } puntos
      }
    [lost] { $by ->
        [one] { $name }, derrota por 1 punto
       *[other] { $name }, derrota por { $by } puntos
      }
    [level] { $name }, victoria con los mismos puntos
    [behind] { $name }, derrota con los mismos puntos
   *[shared] { $name }, victoria compartida
  }: { $luckIs ->
    [gave] la suerte dio { $luck }
    [took] la suerte quitó { $luck }
   *[even] la suerte no influyó
  }, { $ownIs ->
    [gave] sus propias decisiones dieron { $own }
    [took] sus propias decisiones costaron { $own }
   *[even] sus propias decisiones se compensaron
  }, { $othersIs ->
    [gave] { $rivalIs ->
        [all] las decisiones de los demás dieron { $others }
       *[named] las decisiones de { $rival } dieron { $others }
      }
    [took] { $rivalIs ->
        [all] las decisiones de los demás costaron { $others }
       *[named] las decisiones de { $rival } costaron { $others }
      }
   *[even] { $rivalIs ->
        [all] las decisiones de los demás no cambiaron nada
       *[named] las decisiones de { $rival } no cambiaron nada
      }
  }.
review-against = { $sides ->
    [2] { $name } frente a { $rival }.
   *[other] { $name } frente a { $rival }, la mejor puntuación entre los demás.
  } Suerte es lo que se robó y se repartió; las decisiones se miden por cómo habría seguido un jugador rápido.
review-against-you = { $sides ->
    [2] Tú frente a { $rival }.
   *[other] Tú frente a { $rival }, la mejor puntuación entre los demás.
  } Suerte es lo que se robó y se repartió; las decisiones se miden por cómo habría seguido un jugador rápido.
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
review-plays = Juega como los niveles { $low } a { $high }
review-plays-note = Hasta donde puede decirlo una partida, por los puntos regalados.
review-moments = Momentos
review-none-yet = Aún no está claro qué decisiones pesaron.
review-none = Ninguna decisión destaca: que se sepa, no se regaló nada.
review-round = Ronda { $round }
review-round-game = { $round ->
    [0] Partida { $game }, preparación
   *[other] Partida { $game }, ronda { $round }
  }
review-setup = Preparación
review-moment = Ronda { $round }, { $name }
review-moment-game = { $round ->
    [0] Partida { $game }, preparación, { $name }
   *[other] Partida { $game }, ronda { $round }, { $name }
  }
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
review-lent = Jugó un bot.
review-see = Verlo en la partida
review-practise = Practicar lo que se podía mejorar
review-practise-this = Practicar este momento
review-first-look = ¿Suerte o decisiones? Se está analizando la partida.
review-mattered = { $round ->
    [0] Lo que más pesó ocurrió antes de la primera ronda.
   *[other] Lo que más pesó ocurrió en la ronda { $round }.
  }
review-mattered-game = { $round ->
    [0] Lo que más pesó ocurrió en la preparación de la partida { $game }.
   *[other] Lo que más pesó ocurrió en la partida { $game }, ronda { $round }.
  }
review-played = Se jugó: { $move }
review-better = Mejor: { $move }
why-review-row = { $row }
why-review-long-run = A la larga
why-review-rest = Todo lo demás
why-review-takes = { $points ->
    [one] 1 punto menos para { $name }
   *[other] { $points } puntos menos para { $name }
  }
why-review-gives = { $points ->
    [one] 1 punto más para { $name }
   *[other] { $points } puntos más para { $name }
  }
review-opening-sentence = Lo que enseña esta partida
review-did = jugado
review-instead = mejor
review-chances = Probabilidad de ganar, en porcentaje
review-chances-way = A lo largo de la partida
review-chances-table = Como tabla
review-chance = { $name }: { $part } %
review-after = Tras
review-parts = Partes del análisis
review-to-chances = Probabilidad
review-to-moments = Momentos
