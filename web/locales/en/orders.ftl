# Orders: what is to be done in one's next turn of a game of days, if one is not there.

orders-title = Orders for your next turn
orders-opening = Laying the table for your next turn.
# What is asked, or what became of what was left.
orders-ask = { $asks ->
    [again] And if that is gone by then?
    [whole] That will be your next turn
    [left] These orders stand
    [ended] Your orders have ended
   *[next] What should happen on your next turn?
  }
orders-about = { $asks ->
    [again] Choose the next best, or decide on your turn.
    [whole] It is done a few minutes after your turn begins, unless you come and play yourself. Nobody else learns that you left any orders.
    [left] They are carried out a few minutes after your turn begins, unless you come and play yourself. Nobody else knows of them.
    [ended] What you wished for here is no longer available. You play on from here.
   *[next] Play it here as if it were your turn. Nobody sees this, and nothing is done yet.
  }
# Above sentences of the log, as they would be told.
orders-wished = The log would say
# $act is a sentence of the log.
orders-else = Otherwise: { $act }
refusal-orders-wished = That is in your orders already.
orders-settle = Nothing else
orders-back = One step back
orders-leave = Leave these orders
orders-anew = New orders
orders-withdraw = Withdraw them
orders-table = Back to the table
orders-turn = { $state ->
    [left] It is your turn. Your orders will be carried out, unless you play first.
   *[ended] It is your turn, and what you wished for next is no longer available. Play on at the table.
  }
