# What the bots of each level overlook in Domaine.

level-1-domaine = Ein erster Gegner. Spielt oft aus, was gerade zur Hand ist, und erweitert nie ein Gebiet.
level-2-domaine = Sieht oft nicht hin und denkt weder an Überläufer noch an Bündnisse.
level-3-domaine = Ist oft achtlos und weiß nicht, dass Ritter überlaufen können.
level-4-domaine = Kennt alle Regeln, doch die Gedanken schweifen manchmal ab.
level-5-domaine = Nimmt, was sofort am meisten bringt, und ahnt selten, was andere auf der Hand haben.
level-6-domaine = Denkt voraus, aber nicht lange, und spielt eine Karte oft in Eile.
level-7-domaine = Denkt voraus, aber nicht lange, und ist manchmal in Eile.
level-8-domaine = Übersieht wenig, auch deine Pläne nicht. Denkt etwa eine Sekunde nach.
