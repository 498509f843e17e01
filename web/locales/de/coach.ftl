# The guide at a table: what it says of every game. What it says of one family stands in the family's file.

coach = Führung
coach-at = { $at } von { $of }
coach-skip = Ohne Führung weiter
coach-know = Das kenne ich
