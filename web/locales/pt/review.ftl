# What a finished game teaches.

review = Análise
review-opening = A abrir a partida.
review-not = Esta partida não se pode analisar.
review-origin = Analisar a partida de onde vem
review-waiting = { $before ->
    [one] Antes vem outra análise.
   *[other] Antes vêm outras { $before } análises.
  }
review-preparing = O juiz prepara-se. Acontece uma vez neste aparelho e pode demorar um minuto.
review-beginning = A partida está a ser rejogada.
review-working = A análise continua; os números ficam mais seguros enquanto lês. Podes sair e voltar.
review-settled = { $part }% das escolhas estão claras.
review-sketch = Isto é um esboço, feito neste navegador: de onde vieram os pontos, e com que certeza, segundo umas poucas partidas continuadas a partir de cada turno. As escolhas isoladas, os momentos e os níveis são avaliados por um servidor, quando este tem a partida.
review-sketch-working = A partida é continuada a partir de cada um dos seus turnos; os números ficam mais seguros enquanto lês. Se saíres, para.
review-sketch-part = { $part }% do esboço está feito.
review-seen-by = Vista por
review-cards = O juiz conhece
review-cards-known = o que se podia saber
review-cards-open = todas as cartas
review-cards-known-note = As escolhas são avaliadas pelo que se podia saber ao fazê-las: a própria mão, a Chancelaria, todo o tabuleiro, as cartas jogadas.
review-cards-open-note = As escolhas são avaliadas com todas as mãos e o baralho à vista, o que ninguém podia saber. Sorte é a ordem das cartas desde o início.
# How it ended, and what made it so: each part is a clause of its own. Others may be one player, or all the others.
review-you = { $how ->
    [won] { $by ->
        [one] Ganhaste por 1 ponto
       *[other] Ganhaste por { $by } pontos
      }
    [lost] { $by ->
        [one] Perdeste por 1 ponto
       *[other] Perdeste por { $by } pontos
      }
    [level] Ganhaste com igualdade de pontos
    [behind] Perdeste com igualdade de pontos
   *[shared] Partilhaste a vitória
  }: { $luckIs ->
    [gave] a sorte deu { $luck }
    [took] a sorte tirou { $luck }
   *[even] a sorte não pesou
  }, { $ownIs ->
    [gave] as tuas escolhas deram { $own }
    [took] as tuas escolhas custaram { $own }
   *[even] as tuas escolhas equilibraram-se
  }, { $othersIs ->
    [gave] { $rivalIs ->
        [all] as escolhas de todos os outros deram-te { $others }
       *[named] as escolhas de { $rival } deram-te { $others }
      }
    [took] { $rivalIs ->
        [all] as escolhas de todos os outros custaram-te { $others }
       *[named] as escolhas de { $rival } custaram-te { $others }
      }
   *[even] { $rivalIs ->
        [all] as escolhas de todos os outros não mudaram nada
       *[named] as escolhas de { $rival } não mudaram nada
      }
  }.
review-of = { $how ->
    [won] { $by ->
        [one] { $name }, vitória por 1 ponto
       *[other] { $name }, vitória por { $by } pontos
      }
    [lost] { $by ->
        [one] { $name }, derrota por 1 ponto
       *[other] { $name }, derrota por { $by } pontos
      }
    [level] { $name }, vitória com igualdade de pontos
    [behind] { $name }, derrota com igualdade de pontos
   *[shared] { $name }, vitória partilhada
  }: { $luckIs ->
    [gave] a sorte deu { $luck }
    [took] a sorte tirou { $luck }
   *[even] a sorte não pesou
  }, { $ownIs ->
    [gave] as próprias escolhas deram { $own }
    [took] as próprias escolhas custaram { $own }
   *[even] as próprias escolhas equilibraram-se
  }, { $othersIs ->
    [gave] { $rivalIs ->
        [all] as de todos os outros deram { $others }
       *[named] as de { $rival } deram { $others }
      }
    [took] { $rivalIs ->
        [all] as de todos os outros custaram { $others }
       *[named] as de { $rival } custaram { $others }
      }
   *[even] { $rivalIs ->
        [all] as de todos os outros não mudaram nada
       *[named] as de { $rival } não mudaram nada
      }
  }.
review-against = { $sides ->
    [2] { $name } contra { $rival }.
   *[other] { $name } contra { $rival }, o melhor dos outros lados.
  } A sorte é o que se tirou e distribuiu; as escolhas medem-se por como teria continuado um jogador rápido.
review-against-you = { $sides ->
    [2] Tu contra { $rival }.
   *[other] Tu contra { $rival }, o melhor dos outros lados.
  } A sorte é o que se tirou e distribuiu; as escolhas medem-se por como teria continuado um jogador rápido.
review-luck = Sorte
review-own = Escolhas próprias
review-others = Escolhas dos outros
review-result = Resultado
review-give = ± { $points }
review-account = Pontos por jogador
review-start = Partida equilibrada a partir daqui: { $points }
review-player = Jogador
review-points = Pontos
review-given = Oferecidos
review-plays = Joga como os níveis { $low } a { $high }
review-plays-note = Tanto quanto uma partida pode dizer, pelos pontos oferecidos.
review-moments = Momentos
review-none-yet = Que escolhas contaram ainda não está claro.
review-none = Nenhuma escolha se destaca: que se saiba, nada foi oferecido.
review-round = Ronda { $round }
review-round-game = { $round ->
    [0] Partida { $game }, preparação
   *[other] Partida { $game }, ronda { $round }
  }
review-setup = Preparação
review-moment = Ronda { $round }, { $name }
review-moment-game = { $round ->
    [0] Partida { $game }, preparação, { $name }
   *[other] Partida { $game }, ronda { $round }, { $name }
  }
review-moment-setup = Antes da primeira ronda, { $name }
review-points-given = { $points ->
    [one] ponto oferecido
   *[other] pontos oferecidos
  }
review-points-good = { $points ->
    [one] ponto melhor do que a jogada habitual
   *[other] pontos melhor do que a jogada habitual
  }
review-sure = certo
review-fairly = bastante certo
review-why = Porquê
review-lent = Jogou um bot.
review-see = Ver na partida
review-practise = Treinar o que se podia melhorar
review-practise-this = Treinar este momento
review-first-look = Sorte ou escolhas? A partida está a ser analisada.
review-mattered = { $round ->
    [0] O que mais pesou aconteceu antes da primeira ronda.
   *[other] O que mais pesou aconteceu na ronda { $round }.
  }
review-mattered-game = { $round ->
    [0] O que mais pesou aconteceu na preparação da partida { $game }.
   *[other] O que mais pesou aconteceu na partida { $game }, ronda { $round }.
  }
review-played = Jogado: { $move }
review-better = Melhor: { $move }
why-review-row = { $row }
why-review-long-run = A longo prazo
why-review-rest = Tudo o resto
why-review-takes = { $points ->
    [one] menos 1 ponto para { $name }
   *[other] menos { $points } pontos para { $name }
  }
why-review-gives = { $points ->
    [one] mais 1 ponto para { $name }
   *[other] mais { $points } pontos para { $name }
  }
review-opening-sentence = O que esta partida ensina
review-did = jogado
review-instead = melhor
review-chances = Probabilidades de ganhar, em percentagem
review-chances-way = Ao longo da partida
review-chances-table = Como tabela
review-chance = { $name }: { $part }%
review-after = Após
review-parts = Partes da análise
review-to-chances = Probabilidades
review-to-moments = Momentos
