# A mesa em palavras: o que é lido e as teclas para isso.

reading-none = Não há nada disso nesta mesa.
reading-nowhere = Nenhum quadrado está selecionado.
reading-nothing = nada
reading-row = Linha { $row }
reading-column = Coluna { $column }
reading-squares = Quadrados: { $what }
reading-pair = { $what }. { $more }
reading-territory = { $terrain }, { $squares ->
    [one] 1 quadrado
   *[other] { $squares } quadrados
  }, { $crowns ->
    [0] nenhuma coroa
    [one] 1 coroa
   *[other] { $crowns } coroas
  }
reading-castles = { $owner ->
    [nobody] Castelos neutros: { $list }
   *[other] Castelos de { $name }: { $list }
  }
reading-knights = { $owner ->
    [nobody] Cavaleiros neutros: { $list }
   *[other] Cavaleiros de { $name }: { $list }
  }
reading-borders = Fronteiras entre: { $list }
reading-border = { $first } e { $second }
reading-walls = Fronteiras com: { $list }
reading-beside = Ao lado: { $list }
reading-buildings = Edifícios: { $list }
reading-extent = Largura { $columns }, altura { $rows }; no máximo { $size }
reading-taken = { $when ->
    [over] { $order }. { $domino }, { $name }, turno jogado
    [now] { $order }. { $domino }, { $name }, turno a decorrer
   *[later] { $order }. { $domino }, { $name }
  }
reading-open = { $order }. { $domino }, livre
reading-keys = Teclas
reading-keys-off = As teclas soltas estão desligadas nas definições. Tudo tem também um botão.
reading-key-o = lê o que é teu
reading-key-l = lê o que se pode tirar: filas ou cartas
reading-key-g = lê o tabuleiro comum
reading-key-p = lê o que os outros têm
key-space = Espaço
key-does-walk = de quadrado em quadrado
key-does-confirm = escolhe e depois confirma
key-does-clear = larga o que está escolhido
key-does-turn = roda o dominó
key-does-digit = escolhe pelo lugar na ordem ou pelo preço
key-does-skip = salta o passo
key-does-undo = anula
key-does-hint = pede uma dica
key-does-card = escolhe uma carta da mão
key-does-use = escolhe o que fazer com ela; B a outra coisa
key-does-end = deixa o resto da carta
key-does-sell = escolhe vendê-la
key-does-back = uma ação para trás
key-does-on = uma ação para a frente
key-does-hold = detém o que os outros fazem, ou deixa continuar
key-does-sheet = abre a mesa em palavras
key-does-about = lê o quadrado selecionado e o terreno a que pertence
