# What the bots of each level overlook in the Queendomino family.

level-1-kingdomino = Un primo avversario. Molto spesso piazza e sceglie quel che capita.
level-2-kingdomino = Spesso non guarda, e lascia buchi.
level-3-kingdomino = Non sempre guarda dove va una tessera.
level-4-kingdomino = Gioca con criterio, ma ogni tanto si distrae.
level-5-kingdomino = Di solito prende quel che subito rende di più, e non guarda oltre il prossimo turno.
level-6-kingdomino = Pensa le sue scelte fino in fondo, se non ha fretta.
level-7-kingdomino = Pensa quasi tutte le sue scelte fino in fondo, ma non a lungo.
level-8-kingdomino = Gli sfugge poco. Pensa circa un secondo.

level-1-queendomino = Un primo avversario. Spesso dimentica cavalieri ed edifici, e al Drago non pensa mai.
level-2-queendomino = Spesso non guarda, ignora gli edifici e al Drago non pensa mai.
level-3-queendomino = Ogni tanto è distratto, e non sa a che serva il Drago.
level-4-queendomino = Conosce tutte le regole, ma ogni tanto si distrae.
level-5-queendomino = Di solito prende quel che subito rende di più, e di rado bada a che cosa serve agli altri.
level-6-queendomino = Pensa le sue scelte fino in fondo, se non ha fretta.
level-7-queendomino = Pensa quasi tutte le sue scelte fino in fondo, ma non a lungo.
level-8-queendomino = Non gli sfugge quasi nulla, nemmeno i tuoi piani. Pensa circa un secondo.

level-1-royal-wedding = { level-1-queendomino }
level-2-royal-wedding = { level-2-queendomino }
level-3-royal-wedding = { level-3-queendomino }
level-4-royal-wedding = { level-4-queendomino }
level-5-royal-wedding = { level-5-queendomino }
level-6-royal-wedding = { level-6-queendomino }
level-7-royal-wedding = { level-7-queendomino }
level-8-royal-wedding = { level-8-queendomino }
