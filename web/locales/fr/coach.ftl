# The guide at a table: what it says of every game. What it says of one family stands in the family's file.

coach = Guide
coach-at = { $at } sur { $of }
coach-skip = Passer le guide
coach-know = Je connais
