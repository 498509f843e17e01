# What the bots of each level overlook in Domaine.

level-1-domaine = Pour débuter. Joue souvent ce qui lui tombe sous la main, et n’étend jamais un domaine.
level-2-domaine = Oublie souvent de regarder, et ne pense ni aux déserteurs ni aux alliances.
level-3-domaine = Joue souvent à la légère, et ne sait pas qu’un chevalier peut déserter.
level-4-domaine = Connaît toutes les règles, mais a parfois la tête ailleurs.
level-5-domaine = Prend ce qui rapporte le plus sur le moment, et devine rarement la main des autres.
level-6-domaine = Prévoit, mais pas longtemps, et joue souvent une carte à la hâte.
level-7-domaine = Prévoit, mais pas longtemps, et se hâte de temps à autre.
level-8-domaine = Peu de choses lui échappent, et vos plans pas davantage. Réfléchit environ une seconde.
