# The guide at a table: what it says of every game. What it says of one family stands in the family's file.

coach = Проводник
coach-at = { $at } из { $of }
coach-skip = Обойтись без проводника
coach-know = Я это знаю
