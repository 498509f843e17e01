# Orders: what shall be done in one's next turn of a game of days, if one is not there.

orders-title = Pokyny pro váš příští tah
orders-opening = Stůl se prostírá pro váš příští tah.
# What is asked, or what became of what was left.
orders-ask = { $asks ->
    [again] A když to už bude pryč?
    [whole] Takový bude váš příští tah
    [left] Tyto pokyny platí
    [ended] Vaše pokyny skončily
   *[next] Co se má stát ve vašem příštím tahu?
  }
orders-about = { $asks ->
    [again] Zvolte další nejlepší možnost, nebo rozhodněte, až budete na tahu.
    [whole] Stane se to několik minut po začátku vašeho tahu, pokud nepřijdete a nezahrajete sami. Nikdo jiný se nedozví, že jste něco nařídili.
    [left] Splní se několik minut po začátku vašeho tahu, pokud nepřijdete a nezahrajete sami. Nikdo jiný o nich neví.
    [ended] To, co jste tu chtěli, už není k mání. Odtud hrajete sami.
   *[next] Zahrajte ho zde, jako byste byli na tahu. Nikdo to nevidí a zatím se nic neděje.
  }
# Above sentences of the log, as they would be told.
orders-wished = V průběhu by stálo
# $act is a sentence of the log.
orders-else = Jinak: { $act }
refusal-orders-wished = To už ve vašich pokynech je.
orders-settle = Nic dalšího
orders-back = O krok zpět
orders-leave = Zanechat pokyny
orders-anew = Začít znovu
orders-withdraw = Vzít zpět
orders-table = Ke stolu
orders-turn = { $state ->
    [left] Jste na tahu. Pokyny se splní, pokud nezahrajete dřív.
   *[ended] Jste na tahu a to, co jste chtěli dál, už není k mání. Pokračujte u stolu.
  }
