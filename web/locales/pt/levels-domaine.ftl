# What the bots of each level overlook in Domaine.

level-1-domaine = Um primeiro adversário. Muitas vezes joga o que calha, e nunca expande um domínio.
level-2-domaine = Muitas vezes não olha, e não pensa em desertores nem em alianças.
level-3-domaine = Descuida-se muitas vezes, e não sabe que os cavaleiros podem desertar.
level-4-domaine = Conhece todas as regras, mas de vez em quando distrai-se.
level-5-domaine = Escolhe o que dá mais de imediato, e raramente adivinha o que os outros têm na mão.
level-6-domaine = Pensa com antecedência, mas não por muito tempo, e muitas vezes joga uma carta à pressa.
level-7-domaine = Pensa com antecedência, mas não por muito tempo, e de vez em quando apressa-se.
level-8-domaine = Quase nada lhe escapa, nem os teus planos. Pensa cerca de um segundo.
