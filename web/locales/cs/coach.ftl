# The guide at a table: what it says of every game. What it says of one family stands in the family's file.

coach = Průvodce
coach-at = { $at } z { $of }
coach-skip = Přeskočit průvodce
coach-know = To znám
