# The guide at a table: what it says of every game. What it says of one family stands in the family's file.

coach = Guia
coach-at = { $at } de { $of }
coach-skip = Saltar o guia
coach-know = Isto já sei
