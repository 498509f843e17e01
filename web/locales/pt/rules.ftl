# Around the rules of every game.

rules = Regras
rules-of = Regras: { $game }
rules-title = As regras
rules-text = Escolhe o jogo e como o jogas, e vês só o que se aplica. Cada regra tem um número, que a mesa cita quando recusa algo.
rules-sheet = Resumo
rules-sheet-of = { $game }: resumo
rules-back = Todas as regras
rules-print = Imprimir
rules-mode = Como jogas
rules-game = Jogo
rules-players = Jogadores
rules-contents = Índice
rules-anchor = Regra { $clause }
rules-search = Procurar nas regras
rules-search-hint = Carrega em / para procurar.
rules-search-also = suborno = dragão, subornar = dragão, taxa = imposto, mina = montanha, fortaleza = castelo
rules-search-none = Nenhuma regra aqui contém «{ $query }».
rules-search-found = { $count ->
    [one] 1 regra com «{ $query }»
   *[other] { $count } regras com «{ $query }»
  }
rules-not-here = Esta regra pertence a outro jogo ou modo de jogar do que o escolhido aqui.
rules-print-foot = demesne, as regras em palavras nossas. Os números são os mesmos em todas as páginas e à mesa.
rules-glance = Num relance

## Quick sheets

sheet-turn = A tua vez
