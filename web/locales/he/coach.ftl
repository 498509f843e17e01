# The guide at a table: what it says of every game. What it says of one family stands in the family's file.

coach = מדריך
coach-at = { $at } מתוך { $of }
coach-skip = דילוג על המדריך
coach-know = זה מוכר לי
