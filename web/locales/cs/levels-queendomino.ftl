# What the bots of each level overlook in the Queendomino family.

level-1-kingdomino = Soupeř na první partie. Velmi často přikládá a vybírá, co má po ruce.
level-2-kingdomino = Často se nedívá a nechává po sobě díry.
level-3-kingdomino = Ne vždy se dívá, kam dílek přijde.
level-4-kingdomino = Hraje rozumně, ale tu a tam se zatoulá v myšlenkách.
level-5-kingdomino = Většinou bere, co hned nejvíc přinese, a dál než na příští tah nevidí.
level-6-kingdomino = Své volby promýšlí do konce, pokud zrovna nespěchá.
level-7-kingdomino = Většinu svých voleb promýšlí do konce, ale ne dlouho.
level-8-kingdomino = Přehlédne málo. Přemýšlí asi sekundu.

level-1-queendomino = Soupeř na první partie. Často zapomíná na rytíře a budovy a na draka nepomyslí nikdy.
level-2-queendomino = Často se nedívá, plán budov míjí a na draka nepomyslí nikdy.
level-3-queendomino = Tu a tam je nepozorný a neví, k čemu je drak.
level-4-queendomino = Zná všechna pravidla, ale tu a tam se zatoulá v myšlenkách.
level-5-queendomino = Většinou bere, co hned nejvíc přinese, a málokdy hledí na to, co potřebují ostatní.
level-6-queendomino = Své volby promýšlí do konce, pokud zrovna nespěchá.
level-7-queendomino = Většinu svých voleb promýšlí do konce, ale ne dlouho.
level-8-queendomino = Přehlédne málo, ani vaše plány ne. Přemýšlí asi sekundu.

level-1-royal-wedding = { level-1-queendomino }
level-2-royal-wedding = { level-2-queendomino }
level-3-royal-wedding = { level-3-queendomino }
level-4-royal-wedding = { level-4-queendomino }
level-5-royal-wedding = { level-5-queendomino }
level-6-royal-wedding = { level-6-queendomino }
level-7-royal-wedding = { level-7-queendomino }
level-8-royal-wedding = { level-8-queendomino }
