# What the bots of each level overlook in Domaine.

level-1-domaine = Un primo avversario. Spesso gioca quel che capita, e non espande mai un dominio.
level-2-domaine = Spesso non guarda, e non pensa né ai disertori né alle alleanze.
level-3-domaine = Spesso è distratto, e non sa che i cavalieri possono disertare.
level-4-domaine = Conosce tutte le regole, ma ogni tanto si distrae.
level-5-domaine = Prende quel che subito rende di più, e di rado indovina che cosa hanno in mano gli altri.
level-6-domaine = Pensa in anticipo, ma non a lungo, e spesso gioca una carta in fretta.
level-7-domaine = Pensa in anticipo, ma non a lungo, e ogni tanto ha fretta.
level-8-domaine = Non gli sfugge quasi nulla, nemmeno i tuoi piani. Pensa circa un secondo.
