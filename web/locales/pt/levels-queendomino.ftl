# What the bots of each level overlook in the Queendomino family.

level-1-kingdomino = Um primeiro adversário. Muitas vezes coloca e escolhe o que calha.
level-2-kingdomino = Muitas vezes não olha, e deixa buracos.
level-3-kingdomino = Nem sempre olha para onde vai um dominó.
level-4-kingdomino = Joga com bom senso, mas de vez em quando distrai-se.
level-5-kingdomino = Costuma escolher o que dá mais de imediato, e não olha para lá do próximo turno.
level-6-kingdomino = Pensa as suas escolhas até ao fim, se não tiver pressa.
level-7-kingdomino = Pensa quase todas as suas escolhas até ao fim, mas não por muito tempo.
level-8-kingdomino = Pouco lhe escapa. Pensa cerca de um segundo.

level-1-queendomino = Um primeiro adversário. Muitas vezes esquece cavaleiros e edifícios, e nunca pensa no dragão.
level-2-queendomino = Muitas vezes não olha, passa ao lado dos edifícios e nunca pensa no dragão.
level-3-queendomino = De vez em quando descuida-se, e não sabe para que serve o dragão.
level-4-queendomino = Conhece todas as regras, mas de vez em quando distrai-se.
level-5-queendomino = Costuma escolher o que dá mais de imediato, e raramente repara no que faz falta aos outros.
level-6-queendomino = Pensa as suas escolhas até ao fim, se não tiver pressa.
level-7-queendomino = Pensa quase todas as suas escolhas até ao fim, mas não por muito tempo.
level-8-queendomino = Quase nada lhe escapa, nem os teus planos. Pensa cerca de um segundo.

level-1-royal-wedding = { level-1-queendomino }
level-2-royal-wedding = { level-2-queendomino }
level-3-royal-wedding = { level-3-queendomino }
level-4-royal-wedding = { level-4-queendomino }
level-5-royal-wedding = { level-5-queendomino }
level-6-royal-wedding = { level-6-queendomino }
level-7-royal-wedding = { level-7-queendomino }
level-8-royal-wedding = { level-8-queendomino }
