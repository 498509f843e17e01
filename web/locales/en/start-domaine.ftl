# Domaine on the start page and where a table is laid: its name, the shelf, options.

## The game

game-domaine = Domaine
shelf-domaine = Castles, borders, and a king to reach first
rules-about-domaine = Two to four players. Castles, borders and knights, mines and alliances, and cards nobody else sees.

## How to play it: options

option-spacing = Between castles of one colour
option-spacing-7 = Six squares
option-spacing-6 = Five squares
option-spacing-7-why = At least six squares lie between castles of one colour, as the publisher says; where that is impossible, five.
option-spacing-6-why = At least five squares lie between castles of one colour.
option-expansion = Expansion
option-expansion-2 = Two squares
option-expansion-1 = One square
option-expansion-2-why = An expansion takes one or two squares, as printed.
option-expansion-1-why = An expansion takes one square.
option-stalling = Endless selling
option-stalling-forced = Ended
option-stalling-printed = As printed
option-stalling-forced-why = After ten rounds without a card drawn or played, players must draw from the deck. This rule is ours.
option-stalling-printed-why = Cards may be sold and taken back for ever, as printed.
option-second-bonus = Second most ducats
option-second-bonus-amount = Always paid
option-second-bonus-rank = Not after a tie
option-second-bonus-amount-why = The next lower amount brings 3 points, however many share first place.
option-second-bonus-rank-why = After a tie for first place there is no second place.
option-king-tie = Several reach the king
option-king-tie-score = More points
option-king-tie-active = Active player
option-king-tie-score-why = The player with more points wins, then the one whose turn it is.
option-king-tie-active-why = The player whose turn it is wins.
option-neutral-targets = Neutral domains
option-neutral-targets-true = Open to all
option-neutral-targets-false = Left alone
option-neutral-targets-true-why = Expansions, deserters and alliances may target neutral domains.
option-neutral-targets-false-why = Expansions, deserters and alliances leave neutral domains alone.
option-last-knight = The last knight
option-last-knight-true = May desert
option-last-knight-false = Stays
option-last-knight-true-why = A deserter may be the last knight of a domain.
option-last-knight-false-why = The last knight of a domain never deserts.
option-allied-deserter = Between allies
option-allied-deserter-true = Knights may desert
option-allied-deserter-false = No deserters
option-allied-deserter-true-why = An alliance bars expansion only.
option-allied-deserter-false-why = An alliance bars deserters too.
where-king = The king at { $king }
table-king = the king at { $king }
