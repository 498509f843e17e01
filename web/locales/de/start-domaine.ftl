# Domaine on the start page and where a table is laid: its name, the shelf, options.

## The game

game-domaine = Domaine
shelf-domaine = Burgen, Grenzen und ein Wettlauf zum König
rules-about-domaine = Zwei bis vier Spieler. Burgen, Grenzen und Ritter, Minen und Bündnisse, und Karten, die sonst niemand sieht.

## How to play it: options

option-spacing = Zwischen Burgen einer Farbe
option-spacing-7 = Sechs Felder
option-spacing-6 = Fünf Felder
option-spacing-7-why = Zwischen Burgen einer Farbe liegen mindestens sechs Felder, wie der Verlag sagt; wo das nicht geht, fünf.
option-spacing-6-why = Zwischen Burgen einer Farbe liegen mindestens fünf Felder.
option-expansion = Erweiterung
option-expansion-2 = Zwei Felder
option-expansion-1 = Ein Feld
option-expansion-2-why = Eine Erweiterung nimmt ein oder zwei Felder, wie gedruckt.
option-expansion-1-why = Eine Erweiterung nimmt ein Feld.
option-stalling = Endloses Verkaufen
option-stalling-forced = Wird beendet
option-stalling-printed = Wie gedruckt
option-stalling-forced-why = Nach zehn Runden, in denen keine Karte gezogen oder ausgespielt wurde, muss vom Nachziehstapel gezogen werden. Diese Regel ist von uns.
option-stalling-printed-why = Karten dürfen für immer verkauft und zurückgenommen werden, wie gedruckt.
option-second-bonus = Zweitmeiste Dukaten
option-second-bonus-amount = Immer bezahlt
option-second-bonus-rank = Nicht nach Gleichstand
option-second-bonus-amount-why = Der nächstkleinere Betrag bringt 3 Punkte, egal wie viele sich den ersten Platz teilen.
option-second-bonus-rank-why = Nach einem Gleichstand auf dem ersten Platz gibt es keinen zweiten.
option-king-tie = Mehrere erreichen den König
option-king-tie-score = Mehr Punkte
option-king-tie-active = Wer am Zug ist
option-king-tie-score-why = Wer mehr Punkte hat, gewinnt, danach, wer am Zug ist.
option-king-tie-active-why = Wer am Zug ist, gewinnt.
option-neutral-targets = Neutrale Gebiete
option-neutral-targets-true = Frei für alle
option-neutral-targets-false = Bleiben unberührt
option-neutral-targets-true-why = Erweiterungen, Überläufer und Bündnisse dürfen auch neutrale Gebiete betreffen.
option-neutral-targets-false-why = Erweiterungen, Überläufer und Bündnisse lassen neutrale Gebiete in Ruhe.
option-last-knight = Der letzte Ritter
option-last-knight-true = Darf überlaufen
option-last-knight-false = Bleibt
option-last-knight-true-why = Auch der letzte Ritter eines Gebiets darf überlaufen.
option-last-knight-false-why = Der letzte Ritter eines Gebiets läuft nie über.
option-allied-deserter = Zwischen Verbündeten
option-allied-deserter-true = Ritter dürfen überlaufen
option-allied-deserter-false = Keine Überläufer
option-allied-deserter-true-why = Ein Bündnis verhindert nur Erweiterungen.
option-allied-deserter-false-why = Ein Bündnis verhindert auch Überläufer.
where-king = Der König bei { $king }
table-king = der König bei { $king }
