# What the bots of each level overlook in Domaine.

level-1-domaine = Soupeř na první partie. Často hraje, co má po ruce, a panství nikdy nerozšiřuje.
level-2-domaine = Často se nedívá a nemyslí na přeběhlíky ani na spojenectví.
level-3-domaine = Často je nepozorný a neví, že rytíři mohou přeběhnout.
level-4-domaine = Zná všechna pravidla, ale tu a tam se zatoulá v myšlenkách.
level-5-domaine = Bere, co hned nejvíc přinese, a málokdy odhaduje, co drží ostatní.
level-6-domaine = Myslí dopředu, ale ne dlouho, a často zahraje kartu ve spěchu.
level-7-domaine = Myslí dopředu, ale ne dlouho, a tu a tam pospíchá.
level-8-domaine = Přehlédne málo, ani vaše plány ne. Přemýšlí asi sekundu.
