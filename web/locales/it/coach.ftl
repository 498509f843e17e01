# The guide at a table: what it says of every game. What it says of one family stands in the family's file.

coach = Guida
coach-at = { $at } di { $of }
coach-skip = Salta la guida
coach-know = Questo lo so
