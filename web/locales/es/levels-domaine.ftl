# What the bots of each level overlook in Domaine.

level-1-domaine = Un primer rival. A menudo juega lo primero que encuentra, y nunca amplía un dominio.
level-2-domaine = A menudo no mira, y no piensa en desertores ni en alianzas.
level-3-domaine = A menudo se descuida, y no sabe que los caballeros pueden desertar.
level-4-domaine = Conoce todas las reglas, pero de vez en cuando se distrae.
level-5-domaine = Toma lo que más da en el momento, y rara vez adivina qué cartas hay en otras manos.
level-6-domaine = Piensa por adelantado, pero no mucho tiempo, y a menudo juega una carta con prisas.
level-7-domaine = Piensa por adelantado, pero no mucho tiempo, y de vez en cuando se precipita.
level-8-domaine = Apenas se le escapa nada, ni siquiera tus planes. Piensa alrededor de un segundo.
