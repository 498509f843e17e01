# The guide at a table: what it says of every game. What it says of one family stands in the family's file.

coach = Guía
coach-at = { $at } de { $of }
coach-skip = Omitir la guía
coach-know = Esto ya lo sé
