# Orders: what shall be done in one's next turn of a game of days, if one is not there.

orders-title = Orders for your next turn
orders-opening = Laying the table as it would be.
# What is asked, or what became of what was left.
orders-ask = { $asks ->
    [again] And if that is gone by then?
    [whole] That will be your next turn
    [left] These orders stand
    [ended] Your orders came to an end
   *[next] What shall be done in your next turn?
  }
orders-about = { $asks ->
    [again] Choose the next best, or leave it to yourself.
    [whole] It is done some minutes after your turn has begun, unless you come and play yourself. Nobody else learns that you have ordered anything.
    [left] They are carried out some minutes after your turn has begun, unless you come and play yourself. Nobody else knows of them.
    [ended] Nothing of what you wished for could be had. The turn is yours.
   *[next] Play it here as if it were your turn. Nobody sees this, and nothing is done yet.
  }
# Above sentences of the log, as they would be told.
orders-wished = The log would say
# $act is a sentence of the log.
orders-else = Or else: { $act }
orders-settle = Nothing else
orders-back = One back
orders-leave = Leave these orders
orders-anew = Order anew
orders-withdraw = Withdraw them
orders-table = To the table
orders-turn = { $state ->
    [left] It is your turn. Your orders are carried out in a few minutes, unless you play now.
    [ended] It is your turn, and nothing of what you wished for could be had. Play it at the table.
   *[none] Nothing can be ordered just now: what your next turn will be about does not lie on the table yet, or it is your turn.
  }
