# What the bots of each level overlook in the Queendomino family.

level-1-kingdomino = Un primer rival. Muy a menudo coloca y elige lo primero que encuentra.
level-2-kingdomino = A menudo no mira, y va dejando huecos.
level-3-kingdomino = No siempre mira dónde va una ficha.
level-4-kingdomino = Juega con sensatez, pero de vez en cuando se distrae.
level-5-kingdomino = Casi siempre toma lo que más da en el momento, y no mira más allá de su próximo turno.
level-6-kingdomino = Piensa sus decisiones hasta el final, salvo cuando tiene prisa.
level-7-kingdomino = Piensa casi todas sus decisiones hasta el final, pero no mucho tiempo.
level-8-kingdomino = Se le escapa poco. Piensa alrededor de un segundo.

level-1-queendomino = Un primer rival. A menudo olvida a los caballeros y a los Constructores, y nunca piensa en el Dragón.
level-2-queendomino = A menudo no mira, pasa de largo ante los Constructores y nunca piensa en el Dragón.
level-3-queendomino = De vez en cuando se descuida, y no sabe para qué sirve el Dragón.
level-4-queendomino = Conoce todas las reglas, pero de vez en cuando se distrae.
level-5-queendomino = Casi siempre toma lo que más da en el momento, y rara vez se fija en lo que necesitan los demás.
level-6-queendomino = Piensa sus decisiones hasta el final, salvo cuando tiene prisa.
level-7-queendomino = Piensa casi todas sus decisiones hasta el final, pero no mucho tiempo.
level-8-queendomino = Apenas se le escapa nada, ni siquiera tus planes. Piensa alrededor de un segundo.

level-1-royal-wedding = { level-1-queendomino }
level-2-royal-wedding = { level-2-queendomino }
level-3-royal-wedding = { level-3-queendomino }
level-4-royal-wedding = { level-4-queendomino }
level-5-royal-wedding = { level-5-queendomino }
level-6-royal-wedding = { level-6-queendomino }
level-7-royal-wedding = { level-7-queendomino }
level-8-royal-wedding = { level-8-queendomino }
