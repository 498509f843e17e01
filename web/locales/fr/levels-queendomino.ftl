# What the bots of each level overlook in the Queendomino family.

level-1-kingdomino = Pour débuter. Pose et choisit très souvent ce qui lui tombe sous la main.
level-2-kingdomino = Oublie souvent de regarder, et laisse des trous.
level-3-kingdomino = Ne regarde pas toujours où va un domino.
level-4-kingdomino = Joue avec bon sens, mais a parfois la tête ailleurs.
level-5-kingdomino = Prend le plus souvent ce qui rapporte le plus sur le moment, et ne voit pas plus loin que son prochain tour.
level-6-kingdomino = Pèse ses choix jusqu’au bout, sauf quand le temps presse.
level-7-kingdomino = Pèse la plupart de ses choix jusqu’au bout, mais pas longtemps.
level-8-kingdomino = Peu de choses lui échappent. Réfléchit environ une seconde.

level-1-queendomino = Pour débuter. Oublie souvent chevaliers et bâtisseurs, et ne pense jamais au Dragon.
level-2-queendomino = Oublie souvent de regarder, néglige les bâtisseurs, et ne pense jamais au Dragon.
level-3-queendomino = Joue parfois à la légère, et ne sait pas à quoi sert le Dragon.
level-4-queendomino = Connaît toutes les règles, mais a parfois la tête ailleurs.
level-5-queendomino = Prend le plus souvent ce qui rapporte le plus sur le moment, et se soucie rarement de ce qu’il faut aux autres.
level-6-queendomino = Pèse ses choix jusqu’au bout, sauf quand le temps presse.
level-7-queendomino = Pèse la plupart de ses choix jusqu’au bout, mais pas longtemps.
level-8-queendomino = Peu de choses lui échappent, et vos plans pas davantage. Réfléchit environ une seconde.

level-1-royal-wedding = { level-1-queendomino }
level-2-royal-wedding = { level-2-queendomino }
level-3-royal-wedding = { level-3-queendomino }
level-4-royal-wedding = { level-4-queendomino }
level-5-royal-wedding = { level-5-queendomino }
level-6-royal-wedding = { level-6-queendomino }
level-7-royal-wedding = { level-7-queendomino }
level-8-royal-wedding = { level-8-queendomino }
