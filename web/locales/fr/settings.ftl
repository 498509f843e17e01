# Les paramètres et ce que chacun veut dire.

settings-seen = Voilà l’effet
settings-language-lost = { $name } : sans réseau, cette langue ne peut pas être téléchargée. La langue reste la même.
settings-size = Taille du texte et des pièces
settings-size-letter = A
settings-size-90 = Petite, { $percent } pour cent
settings-size-100 = Taille habituelle
settings-size-115 = Grande, { $percent } pour cent
settings-size-130 = Très grande, { $percent } pour cent
settings-pace-why-slow = Environ deux secondes par action.
settings-pace-why-plain = Presque une seconde par action.
settings-pace-why-quick = La table montre tout de suite où l’on en est.
settings-pace-why-click = Chaque action attend votre clic.
settings-signs = Motifs marqués
settings-signs-why = Un signe sur chaque case, pour tous les yeux.
settings-again = Le second clic confirme
settings-again-why = Cliquez encore une fois sur le domino ou la case choisis. Sans cela, un seul clic choisit et confirme.
settings-calm-why = Les pièces apparaissent là où elles vont.
settings-keys = Touches seules actives
settings-keys-why = Les lettres, chiffres et signes du clavier agissent à la table. Les flèches, Entrée et Échap agissent toujours.
settings-captions = Sous-titres
settings-captions-why = Ce que dit un son s’affiche un moment en mots.
