# What the guide says in a game of the Queendomino family: first what is to be done, then why.

guide-kingdom-choose-lead = Seleziona una tessera domino.
guide-kingdom-choose-lead-touch = Tocca una tessera domino.
guide-kingdom-choose = Il tuo re la porterà a casa nel prossimo round.
guide-kingdom-claim-lead = Scegli questa.
guide-kingdom-claim = I numeri bassi giocano per primi, quelli alti portano corone. Ognuno dei tuoi re ne sceglie una.
guide-kingdom-place-lead = Piazzala qui o là.
guide-kingdom-place = Una metà tocca il tuo castello, o lo stesso paesaggio.
guide-kingdom-turn-lead = Fai clic o premi R per girarla.
guide-kingdom-turn-lead-touch = Toccala per girarla.
guide-kingdom-turn = Deve toccare il tuo castello o il suo stesso paesaggio. Poi piazzala.
guide-kingdom-points-lead = Qui: { $terrain }, { $squares } × { $crowns }.
guide-kingdom-points = I punti sono caselle per corone. Prova altrove, poi piazzala.
guide-kingdom-again-lead = Ora scegli di nuovo.
guide-kingdom-again = Il tuo re sta su quel che viene dopo.
guide-kingdom-inside-lead = Resta entro { $size } per { $size }.
guide-kingdom-inside = La lampada aiuta nel dubbio. Vince chi alla fine ha più punti.

## What the larger games add

guide-kingdom-team-new = Nuovo: squadre
guide-kingdom-team-lead = Un solo reame: tu e { $name }.
guide-kingdom-team = Ognuno ha il proprio re, e i punti sono di entrambi. Parlate di dove va ogni cosa: nessun altro vi sente.
guide-kingdom-seven-new = Nuovo: sette per sette
guide-kingdom-seven-lead = Il tuo reame può crescere fino a sette per sette.
guide-kingdom-seven = Ci stanno territori più grandi, e le tessere bastano a riempirlo fino agli angoli.
guide-kingdom-tax-new = Nuovo: i cavalieri
guide-kingdom-tax-lead = Manda un cavaliere.
guide-kingdom-tax = I cavalieri portano monete: una per ogni casella del territorio in cui stanno.
guide-kingdom-build-new = Nuovo: i Costruttori
guide-kingdom-build-lead = Compra un edificio per una casella di città.
guide-kingdom-build = Porta corone, punti, cavalieri o torri. Puoi costruirne uno a ogni turno.
guide-kingdom-queen-new = Nuovo: la Regina
guide-kingdom-queen-lead = Ora la Regina vive da te.
guide-kingdom-queen = Gli edifici ti costano una moneta in meno, e alla fine la Regina vale una corona in più sul tuo territorio più grande.
guide-kingdom-dragon-new = Nuovo: il Drago
guide-kingdom-dragon-lead = Per una moneta il Drago distrugge una tessera.
guide-kingdom-dragon = Scegline una che preferisci non abbia nessuno, o salta la fase.
