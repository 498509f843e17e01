# The Queendomino family on the start page and where a table is laid: names, the shelf, options.

## The games

game-queendomino = Queendomino
game-kingdomino = Kingdomino
game-royal-wedding = Royal Wedding
game-dynasty = { $name }, Dinastia
kingdom-yours = Il tuo reame
standing-round = Round { $round }
standing-setup = Preparazione
wished-size = { $size } × { $size }
shelf-queendomino = Tessere, costruttori, una Regina e un Drago
shelf-kingdomino = Quello piccolo: piazza, scegli, incorona
shelf-royal-wedding = Tutte e due le scatole, grandi reami, squadre
rules-about-queendomino = Da due a quattro giocatori. Campi e città, cavalieri ed edifici, la Regina e il Drago.
rules-about-kingdomino = Da due a quattro giocatori. Solo paesaggi e corone; con Regno di Mezzo, Armonia, Grande Duello e Dinastia.
rules-about-royal-wedding = Da tre a otto giocatori, ognuno per sé o in squadre di due, con le tessere di entrambe le scatole.

## A new table

new-team = Squadra { $team }: un reame, uno stendardo
new-box = Le tue tessere sono diverse dalle nostre?
box-title = Controlla la tua scatola

## How to play it: options

option-edition = Regole
option-edition-us = USA
option-edition-eu = Europa
option-edition-cz = Cechia
option-edition-us-why = A parità decide il territorio più grande, poi si condivide.
option-edition-eu-why = Si gioca come negli USA: a parità decide il territorio più grande, poi si condivide.
option-edition-cz-why = A parità decide il territorio più grande, poi chi ha più monete avanzate.
option-royal-wedding-edition-us = USA
option-royal-wedding-edition-eu = Europa
option-royal-wedding-edition-cz = Cechia
option-royal-wedding-edition-us-why = Ognuno per sé si gioca al massimo in otto. A parità decide il territorio più grande, poi si condivide.
option-royal-wedding-edition-eu-why = Ognuno per sé si gioca al massimo in sei. A parità decide il territorio più grande, poi si condivide.
option-royal-wedding-edition-cz-why = Ognuno per sé si gioca al massimo in sette. A parità decide il territorio più grande, poi chi ha più monete avanzate.
option-size = Reame
option-size-5 = 5 × 5
option-size-7 = 7 × 7
option-size-5-why = Un reame sta in cinque caselle per cinque.
option-size-7-why = Un reame sta in sette caselle per sette.
option-kingdomino-size-5 = 5 × 5
option-kingdomino-size-7 = 7 × 7, Grande Duello
option-kingdomino-size-5-why = Sei round con metà delle tessere.
option-kingdomino-size-7-why = Dodici round con tutte le tessere.
option-bonuses = Bonus
option-bonuses-middle-kingdom = Regno di Mezzo
option-bonuses-harmony = Armonia
option-bonuses-middle-kingdom-why = Regno di Mezzo: 10 punti se il castello è al centro.
option-bonuses-harmony-why = Armonia: 5 punti se non si è scartata nessuna tessera.
option-centre = Il centro
option-centre-extent = Del reame
option-centre-grid = Della griglia
option-centre-extent-why = Il castello è ugualmente lontano dai lati opposti di un reame a piena grandezza.
option-centre-grid-why = Il castello sta nella casella centrale della griglia, per quanto poco ci sia attorno.
option-dynasty = Partite
option-dynasty-false = Una
option-dynasty-true = Dinastia
option-dynasty-false-why = Decide una partita.
option-dynasty-true-why = Tre partite; i punti si sommano.
option-teams = Parti
option-teams-false = Ognuno per sé
option-teams-true = Squadre di due
option-teams-false-why = Ogni posto ha il proprio reame.
option-teams-true-why = Due posti condividono castello, un reame di 7 × 7, monete e cavalieri; decide chi è di turno.
option-size-printed-why = Sette per sette in due, altrimenti cinque per cinque.
option-royal-wedding-size-printed-why = Sette per sette per le squadre e in tre o quattro, altrimenti cinque per cinque.
option-line = Tessere in una colonna
option-line-printed-why = Quattro in tre o quattro con reami di 7 × 7, altrimenti otto.
option-line-4-why = Quattro, come in quasi tutte le versioni.
option-line-8-why = Otto, come dicono le regole tedesche; quel che nessuno sceglie esce dal gioco.
option-single = Massimo senza squadre
option-single-printed-why = Quanti ne ammette l’edizione.
option-single-6-why = Sei, come dicono le regole europee.
option-single-7-why = Sette, come dicono le regole ceche.
option-single-8-why = Otto, come dicono le regole americane, che non lo consigliano.
option-purse = Monete e cavaliere
option-purse-team = Per squadra
option-purse-seat = Per compagno
option-purse-printed-why = Sette monete e un cavaliere per ogni squadra.
option-purse-team-why = Sette monete e un cavaliere per ogni squadra.
option-purse-seat-why = Sette monete e un cavaliere per ciascuno dei due: alcune versioni lo lasciano aperto.
option-knight-supply = Cavalieri nella scatola
option-knight-supply-printed-why = Ventidue.
option-knight-supply-22-why = Ventidue, come contano quasi tutte le versioni.
option-knight-supply-19-why = Diciannove, come contano le regole spagnole, italiane, portoghesi e russe.
option-last-tie = L’ultima parità
option-last-tie-shared = Condivisa
option-last-tie-coins = Monete
option-last-tie-printed-why = Come nell’edizione.
option-last-tie-shared-why = Dopo il territorio più grande la parità si condivide.
option-last-tie-coins-why = Dopo il territorio più grande vince chi ha più monete avanzate.
option-box = Scatola
option-box-printed = Come la conosciamo
option-box-printed-why = Alcuni numeri sulle nostre tessere edificio sono stime.
option-box-why = La tua scatola: tessere come le ha controllate chi la possiede.

## How the table plays

table-edition = Regole: { $edition }
table-size = Reami di { $size } × { $size }
table-size-why = Nessun reame supera { $size } caselle in larghezza o in altezza.
table-rounds = { $rounds } round
table-rounds-why = { $kings ->
    [one] Colonne di { $line } tessere; ognuno ha un re.
   *[other] Colonne di { $line } tessere; ognuno ha { $kings } re.
  }
table-town = { $knights ->
    [one] All’inizio { $coins } monete e 1 cavaliere
   *[other] All’inizio { $coins } monete e { $knights } cavalieri
  }
table-town-why = Nella scatola ci sono { $supply } cavalieri.
table-box = Scatola: { $name }
table-box-why = Tessere edificio e tessere domino come le ha controllate chi possiede questa scatola.
ties-none = Si condividono.
ties-largest = Decide il territorio più grande, poi si condividono.
ties-largest-crowns = Decide il territorio più grande, poi chi ha più corone, poi si condividono.
ties-largest-coins = Decide il territorio più grande, poi chi ha più monete avanzate, poi si condividono.
table-ties = Parità
