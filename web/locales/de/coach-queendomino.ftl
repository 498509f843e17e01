# What the guide says in a game of the Queendomino family: first what is to be done, then why.

guide-kingdom-choose-lead = Wähle einen Dominostein.
guide-kingdom-choose-lead-touch = Tippe einen Dominostein an.
guide-kingdom-choose = Dein König bringt ihn in der nächsten Runde nach Hause.
guide-kingdom-claim-lead = Besetze ihn.
guide-kingdom-claim = Niedrige Nummern kommen früher dran, hohe tragen Kronen. Jeder deiner Könige besetzt einen Stein.
guide-kingdom-place-lead = Lege ihn hier oder dort an.
guide-kingdom-place = Eine Hälfte berührt dein Schloss oder die gleiche Landschaft.
guide-kingdom-turn-lead = Zum Drehen anklicken oder R drücken.
guide-kingdom-turn-lead-touch = Zum Drehen antippen.
guide-kingdom-turn = Er muss dein Schloss oder seine eigene Landschaft berühren. Dann lege ihn an.
guide-kingdom-points-lead = Hier: { $terrain }, { $squares } × { $crowns }.
guide-kingdom-points = Punkte sind Felder mal Kronen. Probiere andere Stellen, dann lege ihn an.
guide-kingdom-again-lead = Besetze jetzt wieder einen.
guide-kingdom-again = Dein König steht auf dem, was als Nächstes kommt.
guide-kingdom-inside-lead = Bleib innerhalb von { $size } mal { $size } Feldern.
guide-kingdom-inside = Die Lampe hilft, wenn du zweifelst. Wer am Ende die meisten Punkte hat, gewinnt.

## What the larger games add

guide-kingdom-team-new = Neu: Teams
guide-kingdom-team-lead = Du und { $name } baut gemeinsam ein Königreich.
guide-kingdom-team = Jeder hat einen eigenen König, die Punkte gehören euch beiden. Sprecht euch ab, was wohin kommt: Sonst hört es niemand.
guide-kingdom-seven-new = Neu: sieben mal sieben
guide-kingdom-seven-lead = Dein Königreich darf sieben mal sieben groß werden.
guide-kingdom-seven = Es ist Platz für größere Gebiete, und die Steine reichen, um es bis in die Ecken zu füllen.
guide-kingdom-tax-new = Neu: die Ritter
guide-kingdom-tax-lead = Sende einen Ritter aus.
guide-kingdom-tax = Ritter bringen Münzen: eine für jedes Feld des Gebiets, in dem sie stehen.
guide-kingdom-build-new = Neu: die Gebäude
guide-kingdom-build-lead = Kaufe ein Gebäude für ein Stadtfeld.
guide-kingdom-build = Es bringt Kronen, Punkte, Ritter oder Türme. In jedem Zug darfst du eines errichten.
guide-kingdom-queen-new = Neu: die Queen
guide-kingdom-queen-lead = Die Queen wohnt jetzt bei dir.
guide-kingdom-queen = Mit der Queen kosten Gebäude eine Münze weniger, und am Ende zählt sie als Krone für dein größtes Gebiet.
guide-kingdom-dragon-new = Neu: der Drache
guide-kingdom-dragon-lead = Für eine Münze zerstört er ein Plättchen.
guide-kingdom-dragon = Wähle eines, das lieber niemand haben soll, oder lass es bleiben.
