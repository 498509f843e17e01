# What the guide says in a game of the Queendomino family: first what is to be done, then why.

guide-kingdom-choose-lead = Selecciona una ficha.
guide-kingdom-choose-lead-touch = Toca una ficha.
guide-kingdom-choose = Tu rey la llevará a casa la próxima ronda.
guide-kingdom-claim-lead = Elígela.
guide-kingdom-claim = Los números bajos juegan antes; los altos llevan coronas. Cada uno de tus reyes elige una.
guide-kingdom-place-lead = Colócala aquí o allí.
guide-kingdom-place = Una mitad toca tu castillo o su mismo paisaje.
guide-kingdom-turn-lead = Haz clic en ella o pulsa R para girarla.
guide-kingdom-turn-lead-touch = Tócala para girarla.
guide-kingdom-turn = Debe tocar tu castillo o su mismo paisaje. Después, colócala.
guide-kingdom-points-lead = Aquí: { $terrain }, { $squares } × { $crowns }.
guide-kingdom-points = Los puntos son cuadrados por coronas. Prueba otros sitios y luego colócala.
guide-kingdom-again-lead = Ahora elige otra vez.
guide-kingdom-again = Tu rey está sobre lo que viene después.
guide-kingdom-inside-lead = Que quepa en { $size } por { $size }.
guide-kingdom-inside = Si dudas, la lámpara te ayuda. Gana quien tenga más puntos al final.

## What the larger games add

guide-kingdom-team-new = Nuevo: equipos
guide-kingdom-team-lead = Construyes un solo reino con { $name }.
guide-kingdom-team = Cada miembro tiene su propio rey, y los puntos son comunes. Se puede hablar de dónde va cada cosa: nadie más lo oye.
guide-kingdom-seven-new = Nuevo: siete por siete
guide-kingdom-seven-lead = Tu reino puede crecer hasta siete por siete.
guide-kingdom-seven = Caben territorios más grandes, y hay fichas suficientes para llenarlo hasta las esquinas.
guide-kingdom-tax-new = Nuevo: los caballeros
guide-kingdom-tax-lead = Envía un caballero.
guide-kingdom-tax = Los caballeros traen monedas: una por cada cuadrado del territorio en el que están.
guide-kingdom-build-new = Nuevo: los Constructores
guide-kingdom-build-lead = Compra un edificio para un cuadrado de ciudad.
guide-kingdom-build = Trae coronas, puntos, caballeros o torres. Puedes construir uno en cada turno.
guide-kingdom-queen-new = Nuevo: la Reina
guide-kingdom-queen-lead = Ahora la Reina vive en tu reino.
guide-kingdom-queen = Abarata los edificios una moneda y, al final, cuenta como una corona en tu territorio más extenso.
guide-kingdom-dragon-new = Nuevo: el Dragón
guide-kingdom-dragon-lead = Por una moneda, el Dragón quema un edificio.
guide-kingdom-dragon = Elige uno que prefieras que nadie tenga, u omite el paso.
