# The Queendomino family on the start page and where a table is laid: names, the shelf, options.

## The games

game-queendomino = Queendomino
game-kingdomino = Kingdomino
game-royal-wedding = Royal Wedding
game-dynasty = { $name }, Dynastie
kingdom-yours = Dein Königreich
standing-round = Runde { $round }
standing-setup = Aufbau
wished-size = { $size } × { $size }
shelf-queendomino = Dominosteine, Gebäude, eine Queen und ein Drache
shelf-kingdomino = Das kleine: anlegen, besetzen, krönen
shelf-royal-wedding = Beide Schachteln, große Königreiche, Teams
rules-about-queendomino = Zwei bis vier Spieler. Land und Städte, Ritter und Gebäude, die Queen und der Drache.
rules-about-kingdomino = Zwei bis vier Spieler. Nur Land und Kronen; mit Reich der Mitte, Harmonie, Großem Duell und Dynastie.
rules-about-royal-wedding = Drei bis acht Spieler, jeder für sich oder in Zweierteams, mit den Dominosteinen beider Schachteln.

## A new table

new-team = Team { $team }: ein Königreich, ein Banner
new-box = Sehen deine Plättchen anders aus als unsere?
box-title = Deine Schachtel prüfen

## How to play it: options

option-edition = Regeln
option-edition-us = USA
option-edition-eu = Europa
option-edition-cz = Tschechien
option-edition-us-why = Bei Gleichstand entscheidet das größte Gebiet, danach wird geteilt.
option-edition-eu-why = Spielt sich wie in den USA: Bei Gleichstand entscheidet das größte Gebiet, danach wird geteilt.
option-edition-cz-why = Bei Gleichstand entscheidet das größte Gebiet, danach mehr übrige Münzen.
option-royal-wedding-edition-us = USA
option-royal-wedding-edition-eu = Europa
option-royal-wedding-edition-cz = Tschechien
option-royal-wedding-edition-us-why = Bis zu acht dürfen einzeln spielen. Bei Gleichstand entscheidet das größte Gebiet, danach wird geteilt.
option-royal-wedding-edition-eu-why = Bis zu sechs dürfen einzeln spielen. Bei Gleichstand entscheidet das größte Gebiet, danach wird geteilt.
option-royal-wedding-edition-cz-why = Bis zu sieben dürfen einzeln spielen. Bei Gleichstand entscheidet das größte Gebiet, danach mehr übrige Münzen.
option-size = Königreich
option-size-5 = 5 × 5
option-size-7 = 7 × 7
option-size-5-why = Ein Königreich passt in fünf mal fünf Felder.
option-size-7-why = Ein Königreich passt in sieben mal sieben Felder.
option-kingdomino-size-5 = 5 × 5
option-kingdomino-size-7 = 7 × 7, Großes Duell
option-kingdomino-size-5-why = Sechs Runden mit der Hälfte der Dominosteine.
option-kingdomino-size-7-why = Zwölf Runden mit allen Dominosteinen.
option-bonuses = Boni
option-bonuses-middle-kingdom = Reich der Mitte
option-bonuses-harmony = Harmonie
option-bonuses-middle-kingdom-why = Reich der Mitte: 10 Punkte, wenn das Schloss in der Mitte steht.
option-bonuses-harmony-why = Harmonie: 5 Punkte, wenn kein Stein aus dem Spiel genommen wurde.
option-centre = Die Mitte
option-centre-extent = Des Königreichs
option-centre-grid = Des Rasters
option-centre-extent-why = Das Schloss ist von gegenüberliegenden Rändern eines voll ausgedehnten Königreichs gleich weit entfernt.
option-centre-grid-why = Das Schloss liegt auf dem mittleren Feld des Rasters, wie wenig auch darum herum liegt.
option-dynasty = Partien
option-dynasty-false = Eine
option-dynasty-true = Dynastie
option-dynasty-false-why = Eine Partie entscheidet.
option-dynasty-true-why = Drei Partien; die Punkte werden zusammengezählt.
option-teams = Seiten
option-teams-false = Jeder für sich
option-teams-true = Zweierteams
option-teams-false-why = Zu jedem Platz gehört ein eigenes Königreich.
option-teams-true-why = Zwei Plätze teilen sich ein Schloss, ein Königreich von 7 × 7, Münzen und Ritter; wer am Zug ist, entscheidet allein.
option-size-printed-why = Sieben mal sieben zu zweit, sonst fünf mal fünf.
option-royal-wedding-size-printed-why = Sieben mal sieben für Teams und zu dritt oder zu viert, sonst fünf mal fünf.
option-line = Dominosteine in einer Reihe
option-line-printed-why = Vier zu dritt oder zu viert in Königreichen von 7 × 7, sonst acht.
option-line-4-why = Vier, wie in den meisten Sprachfassungen.
option-line-8-why = Acht, wie die deutschen Regeln sagen; was niemand besetzt, kommt aus dem Spiel.
option-single = Ohne Teams höchstens
option-single-printed-why = So viele, wie die Ausgabe erlaubt.
option-single-6-why = Sechs, wie die europäischen Regeln sagen.
option-single-7-why = Sieben, wie die tschechischen Regeln sagen.
option-single-8-why = Acht, wie die Regeln der USA sagen, die davon eher abraten.
option-purse = Münzen und Ritter
option-purse-team = Je Team
option-purse-seat = Je Teampartner
option-purse-printed-why = Sieben Münzen und ein Ritter für jedes Team.
option-purse-team-why = Sieben Münzen und ein Ritter für jedes Team.
option-purse-seat-why = Sieben Münzen und ein Ritter für jeden im Team: Einige Sprachfassungen lassen es offen.
option-knight-supply = Ritter in der Schachtel
option-knight-supply-printed-why = Zweiundzwanzig.
option-knight-supply-22-why = Zweiundzwanzig, wie die meisten Sprachfassungen zählen.
option-knight-supply-19-why = Neunzehn, wie die spanischen, italienischen, portugiesischen und russischen Regeln zählen.
option-last-tie = Der letzte Gleichstand
option-last-tie-shared = Geteilt
option-last-tie-coins = Münzen
option-last-tie-printed-why = Wie in der Ausgabe.
option-last-tie-shared-why = Nach dem größten Gebiet wird ein Gleichstand geteilt.
option-last-tie-coins-why = Nach dem größten Gebiet gewinnen mehr übrige Münzen.
option-box = Schachtel
option-box-printed = Wie wir sie kennen
option-box-printed-why = Einige Zahlen auf unseren Gebäudeplättchen sind geschätzt.
option-box-why = Eine eigene Schachtel: Plättchen, wie ihr Besitzer sie geprüft hat.

## How the table plays

table-edition = Regeln: { $edition }
table-size = Königreiche von { $size } × { $size }
table-size-why = Kein Königreich wird breiter oder höher als { $size } Felder.
table-rounds = { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
  }
table-rounds-why = { $kings ->
    [one] Reihen von { $line } Dominosteinen; jeder hat einen König.
   *[other] Reihen von { $line } Dominosteinen; jeder hat { $kings } Könige.
  }
table-town = { $knights ->
    [one] Am Anfang { $coins } Münzen und 1 Ritter
   *[other] Am Anfang { $coins } Münzen und { $knights } Ritter
  }
table-town-why = In der Schachtel sind { $supply } Ritter.
table-box = Schachtel: { $name }
table-box-why = Gebäudeplättchen und Dominosteine, wie der Besitzer dieser Schachtel sie geprüft hat.
ties-none = Sie werden geteilt.
ties-largest = Das größte Gebiet entscheidet, danach werden sie geteilt.
ties-largest-crowns = Das größte Gebiet entscheidet, dann mehr Kronen, danach werden sie geteilt.
ties-largest-coins = Das größte Gebiet entscheidet, dann mehr übrige Münzen, danach werden sie geteilt.
table-ties = Gleichstände
