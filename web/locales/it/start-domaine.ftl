# Domaine on the start page and where a table is laid: its name, the shelf, options.

## The game

game-domaine = Domaine
shelf-domaine = Castelli, confini e una corsa verso il re
rules-about-domaine = Da due a quattro giocatori. Castelli, confini e cavalieri, miniere e alleanze, e carte che nessun altro vede.

## How to play it: options

option-spacing = Tra castelli dello stesso colore
option-spacing-7 = Sei caselle
option-spacing-6 = Cinque caselle
option-spacing-7-why = Tra castelli dello stesso colore ci sono almeno sei caselle, come dice l’editore; dove non si può, cinque.
option-spacing-6-why = Tra castelli dello stesso colore ci sono almeno cinque caselle.
option-expansion = Espansione
option-expansion-2 = Due caselle
option-expansion-1 = Una casella
option-expansion-2-why = Un’espansione prende una o due caselle, come stampato.
option-expansion-1-why = Un’espansione prende una casella.
option-stalling = Vendite senza fine
option-stalling-forced = Interrotte
option-stalling-printed = Come stampato
option-stalling-forced-why = Dopo dieci giri senza una carta pescata o giocata si deve pescare dal mazzo. Questa regola è nostra.
option-stalling-printed-why = Le carte si possono vendere e riprendere per sempre, come stampato.
option-second-bonus = Secondo posto per ducati
option-second-bonus-amount = Sempre pagato
option-second-bonus-rank = Non dopo una parità
option-second-bonus-amount-why = La somma subito inferiore porta 3 punti, anche se in molti si dividono il primo posto.
option-second-bonus-rank-why = Dopo una parità al primo posto non c’è un secondo posto.
option-king-tie = Più d’uno raggiunge il re
option-king-tie-score = Più punti
option-king-tie-active = Chi è di turno
option-king-tie-score-why = Vince chi ha più punti, poi chi è di turno.
option-king-tie-active-why = Vince chi è di turno.
option-neutral-targets = Domini neutrali
option-neutral-targets-true = Aperti a tutti
option-neutral-targets-false = Lasciati in pace
option-neutral-targets-true-why = Espansioni, disertori e alleanze possono riguardare i domini neutrali.
option-neutral-targets-false-why = Espansioni, disertori e alleanze lasciano in pace i domini neutrali.
option-last-knight = L’ultimo cavaliere
option-last-knight-true = Può disertare
option-last-knight-false = Resta
option-last-knight-true-why = Può disertare anche l’ultimo cavaliere di un dominio.
option-last-knight-false-why = L’ultimo cavaliere di un dominio non diserta mai.
option-allied-deserter = Tra alleati
option-allied-deserter-true = Si può disertare
option-allied-deserter-false = Niente disertori
option-allied-deserter-true-why = Un’alleanza vieta solo l’espansione.
option-allied-deserter-false-why = Un’alleanza vieta anche i disertori.
where-king = Il re a { $king }
table-king = il re a { $king }
