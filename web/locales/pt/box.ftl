# An owner's box of the Queendomino family: checked and kept.

box-text = Alguns números nas nossas peças de edifício são estimativas. Se tens o jogo à frente, corrige-os: todos poderão jogar com a tua caixa.
box-part = Parte da caixa
box-tiles = Peças de edifício
box-dominoes = Dominós
box-tiles-text = { $count ->
    [one] Desta peça não temos a certeza. Olha para o lado cinzento: quantos cavaleiros e torres mostra?
   *[other] Destas { $count } peças não temos a certeza. Olha para o lado cinzento de cada uma: quantos cavaleiros e torres mostra?
  }
box-copies = { $count } cópias
box-knights = Cavaleiros: { $name }
box-towers = Torres: { $name }
box-tax = Moedas de impostos: { $name }
box-tax-none = nenhuma
box-tax-knight = por cavaleiro
box-tax-tower = por torre
box-sum = { $knights ->
    [one] Em todas as peças juntas: 1 cavaleiro, { $towers ->
        [one] 1 torre.
       *[other] { $towers } torres.
      }
   *[other] Em todas as peças juntas: { $knights } cavaleiros, { $towers ->
        [one] 1 torre.
       *[other] { $towers } torres.
      }
  }
box-dominoes-text = Introduz o número no verso de um dominó que seja diferente. A caixa tem de manter o mesmo número de quadrados de cada tipo.
box-number = Número
box-half-0 = Paisagem da primeira metade
box-half-1 = Paisagem da segunda metade
box-crowns = Coroas
box-changed = Dominós mudados
box-as-printed = Como antes
box-too-many = { $crowns ->
    [one] { $box }: { $count } a mais, { $terrain } com 1 coroa.
   *[other] { $box }: { $count } a mais, { $terrain } com { $crowns } coroas.
  }
box-missing = { $crowns ->
    [one] { $box }: { $count } a menos, { $terrain } com 1 coroa.
   *[other] { $box }: { $count } a menos, { $terrain } com { $crowns } coroas.
  }
box-odd = As contas dos dominós ainda não batem certo.
box-count = { $count ->
    [0] Por agora nada é diferente.
    [one] 1 correção.
   *[other] { $count } correções.
  }
box-name = Nome da caixa
box-name-plain = A minha caixa
box-keep = Guardar a caixa
box-kept = { $name }: guardada. Escolhe-a quando puseres uma mesa.

## Refusals

refusal-box-unknown = Aqui não há nenhuma caixa com esse nome.
refusal-box-taken = Já há uma caixa com esse nome. Escolhe outro.
refusal-box-full = Aqui não se podem guardar mais caixas.
refusal-box-wrong = Não pode ser uma caixa: { $problem }
