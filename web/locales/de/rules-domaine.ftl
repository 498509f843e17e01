# The rules of Domaine and their quick sheet. Clause numbers are those of docs/rules/domaine.md.

domaine-chapter-1 = Was in der Schachtel ist
domaine-chapter-2 = Das Land
domaine-chapter-3 = Aufbau
domaine-chapter-4 = Ein Zug
domaine-chapter-5 = Grenzen
domaine-chapter-6 = Gebiete und Minen
domaine-chapter-7 = Ritter
domaine-chapter-8 = Erweiterung
domaine-chapter-9 = Überläufer
domaine-chapter-10 = Bündnis
domaine-chapter-11 = Das Ende
domaine-chapter-12 = Verdeckte Hände
domaine-chapter-13 = Möglichkeiten und offene Fragen

domaine-facts-king = Der König
domaine-facts-king-text = bei { $king } Punkten
domaine-facts-castles = Burgen
domaine-facts-castles-text = je { $castles }
domaine-facts-start = Am Anfang
domaine-facts-start-text = { $ducats } Dukaten, { $knights } Ritter, 3 Karten
domaine-facts-land = Land
domaine-facts-land-text = 12 × 12 Felder

domaine-rule-1-1 = Spielmaterial
domaine-rule-1-1-text = Der Spielplan hat 12 × 12 Felder und wird aus neun Landschaftsteilen von 4 × 4 gelegt. Es gibt 60 Karten, in jeder Farbe 15 Ritter und 4 Burgen, 100 Grenzen, den König und so viele Dukaten, wie man braucht.
domaine-rule-1-2 = Karten
domaine-rule-1-2-text = Vier Stapel zu fünfzehn, auf den Rückseiten A bis D. Eine Karte hat einen Preis, einen Betrag, den sie beim Verkauf bringt, und ein oder zwei Zeichen.
domaine-rule-2-1 = Gelände
domaine-rule-2-1-text = Ein Feld ist Wiese, Wald, Dorf, die Königsstadt oder eine Mine für Gold, Silber, Kupfer oder Diamanten. Höchstens eine Figur steht darauf: eine Burg auf Wiese, ein Ritter auf Wiese oder im Wald, sonst nirgends etwas.
domaine-rule-2-2 = Unsere Teile sind nicht die gedruckten
domaine-rule-2-2-text =
    Was die neun gedruckten Landschaftsteile zeigen, ist nirgends veröffentlicht, wo wir es finden konnten. Unsere sind selbst gezeichnet, nach dem, was bekannt ist: die Königsstadt auf dem mittleren Teil, im Ganzen vier Minen jeder Art.
    Wer die Schachtel hat, kann die gedruckten Teile eingeben und darauf spielen.
domaine-rule-2-3 = Auslegen
domaine-rule-2-3-text = Das Teil mit der Königsstadt liegt in der Mitte, die anderen acht darum herum, gemischt und beliebig gedreht.
domaine-rule-2-4 = Ein eigener Spielplan
domaine-rule-2-4-text = Das ganze Land lässt sich auch Feld für Feld angeben: zwölf Zeilen zu zwölf Buchstaben.
domaine-rule-3-1 = Womit du beginnst
domaine-rule-3-1-text = Alle haben { $castles } Burgen, { $knights } Ritter und { $ducats } Dukaten. Der König steht bei { $king } Punkten auf der Leiste.
domaine-rule-3-2 = Hände
domaine-rule-3-2-text = Jeder Stapel wird für sich gemischt, dann kommen sie übereinander, die A-Karten zuoberst. Alle ziehen drei Karten, bevor die Burgen gesetzt werden.
domaine-rule-3-3 = Reihum
domaine-rule-3-3-text = Reihum im Uhrzeigersinn setzen alle je eine Burg und einen Ritter, Runde für Runde, bis alle Burgen stehen.
domaine-rule-3-4 = Wo eine Burg stehen darf
domaine-rule-3-4-text = Auf einer leeren Wiese mit Platz für ihren Ritter daneben. Burgen verschiedener Farben brauchen keinen Abstand.
domaine-rule-3-5 = Burgen einer Farbe halten Abstand
domaine-rule-3-5-text = Mindestens { $spaces } Felder liegen zwischen ihnen, gezählt über Zeilen und Spalten, nie schräg. Bleibt für eine Burg kein Feld, genügt nur für diese Burg eines weniger und so weiter.
domaine-rule-3-6 = Der Ritter daneben
domaine-rule-3-6-text = Zu jeder Burg kommt ein Ritter, auf eine leere Wiese oder in einen leeren Wald neben dieser Burg. Ein Wald kostet jetzt nichts.
domaine-rule-3-7 = Zu zweit: eine neutrale Farbe
domaine-rule-3-7-text = { $targets ->
    [yes] Eine dritte Farbe gehört niemandem. Stehen eure eigenen Burgen, setzt ihr beide weiter ihre vier Burgen und Ritter, nach denselben Regeln. Sie hat keinen Zug, keine Karten, keine Dukaten und keine Punkte; man darf sich in ihre Gebiete erweitern, sich mit ihnen verbünden und Ritter aus ihnen abwerben wie bei allen.
   *[no] Eine dritte Farbe gehört niemandem. Stehen eure eigenen Burgen, setzt ihr beide weiter ihre vier Burgen und Ritter, nach denselben Regeln. Sie hat keinen Zug, keine Karten, keine Dukaten und keine Punkte, und ihre Gebiete bleiben unberührt.
  }
domaine-rule-3-8 = Wer beginnt
domaine-rule-3-8-text = Wer die letzte Burg gesetzt hat, macht den ersten Zug.
domaine-rule-4-1 = Einkommen
domaine-rule-4-1-text = Ein Zug beginnt mit einem Dukaten für jede Art von Mine in deinen Gebieten, höchstens vier.
domaine-rule-4-2 = Verkaufen oder ausspielen
domaine-rule-4-2-text = Dann verkaufst du genau eine Karte oder spielst genau eine aus. Passen darf niemand; verkaufen geht immer.
domaine-rule-4-3 = Verkaufen
domaine-rule-4-3-text = Die Karte kommt offen in den Machtmarkt und bringt die Dukaten, für die sie verkauft wird.
domaine-rule-4-4 = Ausspielen
domaine-rule-4-4-text = Bezahle den Preis, wähle eines der Zeichen der Karte und führe seine Teile aus, nie die von beiden. Dann ist die Karte aus dem Spiel.
domaine-rule-4-5 = Teil für Teil
domaine-rule-4-5-text = Jeder Teil wirkt sofort. Einen Teil musst du ausführen und bezahlen können; danach darfst du aufhören.
domaine-rule-4-6 = Ergänzen
domaine-rule-4-6-text = Am Ende des Zuges nimmst du eine Karte, sodass du wieder drei hast: die oberste des Nachziehstapels oder irgendeine aus dem Machtmarkt.
domaine-rule-4-7 = Nicht die gerade verkaufte
domaine-rule-4-7-text = Die Karte, die du in diesem Zug verkauft hast, lässt sich nicht im selben Zug zurücknehmen. Eine gleiche, die früher verkauft wurde, schon.
domaine-rule-4-8 = Stillstand
domaine-rule-4-8-text = { $stalling ->
    [forced] Hat zehn volle Runden lang niemand eine Karte ausgespielt oder vom Nachziehstapel gezogen, ist der Machtmarkt geschlossen, bis jemand zieht. (Diese Regel ist von uns.)
   *[printed] Alle dürfen verkaufen und aus dem Machtmarkt nehmen, solange sie wollen. (Eine Hausregel von uns kann das beenden.)
  }
domaine-rule-5-1 = Zwischen zwei Feldern
domaine-rule-5-1-text = Eine Grenze liegt zwischen zwei Feldern, die sich eine Seite teilen. Grenzen gehören niemandem; der Rand des Spielplans ist von selbst eine Grenze.
domaine-rule-5-2 = Nicht zwischen eigenen Figuren
domaine-rule-5-2-text = Keine Grenze darf zwei Figuren einer Farbe trennen, die nebeneinander stehen, egal wer sie setzt.
domaine-rule-5-3 = Nicht in einem Gebiet
domaine-rule-5-3-text = Innerhalb eines Gebiets darf keine Grenze gesetzt werden, egal wem es gehört.
domaine-rule-5-4 = Sonst überall
domaine-rule-5-4-text = In einer neutralen Zone ändert eine Grenze nichts, aber setzen darf man sie. Auf einer Fläche mit mehreren Burgen bleiben Grenzen, und weitere dürfen folgen.
domaine-rule-5-5 = Wie viele es gibt
domaine-rule-5-5-text = { $borders } Grenzen. Ist keine mehr da, lässt sich keine setzen. Du darfst immer weniger setzen, als die Karte zeigt.
domaine-rule-6-1 = Was ein Gebiet ist
domaine-rule-6-1-text = Eine Fläche, die von Grenzen und vom Rand des Spielplans geschlossen ist, mit genau einer Burg darin. Sie gehört, wem die Burg gehört; ein Ritter ist nicht nötig. Mit zwei Burgen, auch einer Farbe, ist sie kein Gebiet.
domaine-rule-6-2 = Neutrale Zonen
domaine-rule-6-2-text = Eine geschlossene Fläche ohne Burg gehört niemandem und zählt für niemanden.
domaine-rule-6-3 = Überzählige Grenzen
domaine-rule-6-3-text = Entsteht ein Gebiet, kommen Grenzen in seinem Inneren zurück in den Vorrat.
domaine-rule-6-4 = Was es wert ist
domaine-rule-6-4-text = Jeder Wald 1 Punkt, jedes Dorf 3, die Königsstadt 5, sofort gezählt. Wiesen und Minen bringen allein keine Punkte.
domaine-rule-6-5 = Minen und Monopole
domaine-rule-6-5-text = Drei oder vier Minen einer Art in allen deinen Gebieten zusammen sind ein Monopol: sofort 5 Punkte, und 5 Punkte sofort weniger, sobald es wieder weniger als drei sind.
domaine-rule-6-6 = Mehrere auf einmal
domaine-rule-6-6-text = Eine Grenze kann mehrere Gebiete vollenden, deine und die anderer. Jedes zählt für die Farbe seiner Burg, egal wer die Grenze gesetzt hat.
domaine-rule-7-1 = Wo
domaine-rule-7-1-text = Auf einer leeren Wiese oder in einem leeren Wald, auch außerhalb von Gebieten.
domaine-rule-7-2 = Neben eigenen Figuren
domaine-rule-7-2-text = Neben einer Burg oder einem Ritter deiner Farbe, ohne Grenze dazwischen.
domaine-rule-7-3 = Ein Wald kostet einen Dukaten
domaine-rule-7-3-text = Jeder Ritter, der in einen Wald gesetzt wird, kostet einen Dukaten zusätzlich zum Preis der Karte.
domaine-rule-7-4 = Wie viele es gibt
domaine-rule-7-4-text = { $knights } in jeder Farbe. Du darfst weniger setzen, als die Karte zeigt, und an verschiedenen Stellen.
domaine-rule-8-1 = Ein Gebiet wächst
domaine-rule-8-1-text = { $expansion ->
    [one] Eines deiner Gebiete nimmt ein Feld.
   *[other] Eines deiner Gebiete nimmt ein Feld oder zwei. Beide kommen zum selben Gebiet.
  }
domaine-rule-8-2 = Daneben
domaine-rule-8-2-text = { $expansion ->
    [one] Das Feld teilt sich eine Seite mit dem Gebiet.
   *[other] Das Feld teilt sich eine Seite mit dem Gebiet. Das zweite darf neben dem ersten liegen oder irgendwo sonst am Gebiet.
  }
domaine-rule-8-3 = Ein leeres Feld
domaine-rule-8-3-text = Weder Burg noch Ritter, von wem auch immer, darf darauf stehen.
domaine-rule-8-4 = Nicht von dir selbst
domaine-rule-8-4-text = Aus einem anderen deiner Gebiete nimmst du nie ein Feld.
domaine-rule-8-5 = Aus dem Gebiet eines anderen
domaine-rule-8-5-text = Nur wenn du in deinem Gebiet wirklich mehr Ritter hast als der Besitzer in jenem. Felder ohne Gebiet und aus neutralen Zonen darf man immer nehmen.
domaine-rule-8-6 = Verbündete
domaine-rule-8-6-text = Verbündete Gebiete nehmen einander nie Felder.
domaine-rule-8-7 = Neue Grenzen
domaine-rule-8-7-text = Um das neue Feld werden Grenzen gesetzt; die zwischen ihm und deinem Gebiet kommen weg. Alle neuen müssen vorher im Vorrat sein.
domaine-rule-8-8 = Was abgeschnitten wird
domaine-rule-8-8-text = Ein Stück eines Gebiets, das von seiner Burg abgeschnitten wird, ist von da an neutrale Zone.
domaine-rule-8-9 = Wertung
domaine-rule-8-9-text = Du bekommst die Punkte der Felder, die du nimmst; wer sie hatte, verliert diese Punkte und auch die des Abgeschnittenen. Für das Abgeschnittene bekommt niemand etwas.
domaine-rule-9-1 = Zwei Gebiete nebeneinander
domaine-rule-9-1-text = { $deserters ->
    [yes] Wähle eines deiner Gebiete und ein benachbartes Gebiet eines Gegners. In beiden steht mindestens ein Ritter des Besitzers. Ein Bündnis spielt keine Rolle.
   *[no] Wähle eines deiner Gebiete und ein benachbartes Gebiet eines Gegners, das nicht mit ihm verbündet ist. In beiden steht mindestens ein Ritter des Besitzers.
  }
domaine-rule-9-2 = Welcher Ritter geht
domaine-rule-9-2-text = { $last ->
    [yes] Irgendeiner der gegnerischen Ritter dort, über den kein anderer mit der Burg verbunden ist; auch der letzte. Er kommt zu seinem Besitzer zurück.
   *[no] Irgendeiner der gegnerischen Ritter dort, über den kein anderer mit der Burg verbunden ist, aber nie der letzte. Er kommt zu seinem Besitzer zurück.
  }
domaine-rule-9-3 = Und einer kommt
domaine-rule-9-3-text = Dann setzt du einen eigenen Ritter in dein gewähltes Gebiet, nach allen Regeln für Ritter. Kannst du das nicht, darfst du die Karte nicht ausspielen.
domaine-rule-10-1 = Mit wem
domaine-rule-10-1-text = Wähle eines deiner Gebiete und ein benachbartes Gebiet eines Gegners. Die Ringe auf der Grenze zwischen ihnen sagen, dass sie verbündet sind.
domaine-rule-10-2 = Was es bedeutet
domaine-rule-10-2-text = Keines der beiden erweitert sich je in das andere. Andere Gebiete derselben Besitzer sind nicht gebunden.
domaine-rule-10-3 = Für immer
domaine-rule-10-3-text = Niemand kann ein Bündnis beenden, und es gilt auch, wenn sich die beiden Gebiete nicht mehr berühren.
domaine-rule-11-1 = Der König
domaine-rule-11-1-text = Wer nach dem Ende einer Karte { $king } Punkte oder mehr hat, gewinnt sofort. Das gilt bis zur allerletzten Karte, und Dukaten werden dann nicht verglichen.
domaine-rule-11-2 = Mehrere erreichen ihn
domaine-rule-11-2-text = { $kingtie ->
    [score] Es gewinnt, wer mehr Punkte hat; bei Gleichstand, wer am Zug ist, dann, wer mehr Dukaten hat.
   *[active] Es gewinnt, wer am Zug ist, wenn er dabei ist; sonst, wer mehr Punkte hat, dann, wer mehr Dukaten hat.
  }
domaine-rule-11-3 = Der Nachziehstapel geht aus
domaine-rule-11-3-text = Von da an nimmt niemand mehr Karten, auch nicht aus dem Machtmarkt. Alle haben noch drei Züge und spielen aus oder verkaufen, was sie auf der Hand haben.
domaine-rule-11-4 = Dukaten zählen
domaine-rule-11-4-text = { $bonus ->
    [amount] Dann bringen die meisten Dukaten 5 Punkte und die zweitmeisten 3. Wer sich einen Platz teilt, bekommt alle seine Punkte; ohne Dukaten bekommt man keine.
   *[rank] Dann bringen die meisten Dukaten 5 Punkte und die zweitmeisten 3. Wer sich einen Platz teilt, bekommt alle seine Punkte, und nach einem Gleichstand bei den meisten gibt es keinen zweiten Platz; ohne Dukaten bekommt man keine.
  }
domaine-rule-11-5 = Gewinnen
domaine-rule-11-5-text = Die meisten Punkte gewinnen, bei Gleichstand mehr Dukaten. Sind auch die gleich, wird der Sieg geteilt.
domaine-rule-12-1 = Was alle sehen
domaine-rule-12-1-text = Den Spielplan, Punkte, Dukaten und Vorräte, den Machtmarkt, die ausgespielten Karten und die Buchstaben auf den Rückseiten aller Karten. Eine Karte, die aus dem Machtmarkt genommen wird, kennen alle.
domaine-rule-12-2 = Was sonst niemand sieht
domaine-rule-12-2-text = Die Vorderseiten der Karten, die du gezogen hast. Niemand erfährt sie, bevor sie verkauft oder ausgespielt sind: nicht die Bots, nicht die, die zuschauen, nicht der Verlauf.
domaine-rule-13-1 = Worauf man sich einigen kann
domaine-rule-13-1-text = Wo Quellen sich unterscheiden, gibt es beim Decken des Tisches eine Möglichkeit. Diese Seiten beschreiben die gewählte.
domaine-rule-13-2 = Was keine Quelle sagt
domaine-rule-13-2-text =
    Wie wir spielen, wo die gedruckten Regeln schweigen:
    Eine Karte muss etwas bewirken: Mindestens ein Teil muss ausgeführt werden.
    Eine Erweiterung nimmt nie ein Feld, auf dem irgendeine Figur steht.
    Ein Gebiet, das die Grenze oder Erweiterung eines anderen vollendet, zählt für seinen Besitzer.
    Das Land außerhalb aller Grenzen ist ein Gebiet wie jedes andere, wenn genau eine Burg darin bleibt.
    Alle Grenzen einer Erweiterung müssen im Vorrat sein, bevor die alten wegkommen.
    Geld liegt offen; Dukaten gehen nie aus.
    Ob jemand den König erreicht hat, wird geprüft, wenn eine Karte zu Ende ist, nicht mittendrin.

domaine-rules-not-here = Diese Regel gehört zu einer anderen Spielweise als der hier gewählten.
domaine-tiles-link = Deine Teile eingeben
domaine-figure-terrain = In einem Gebiet ist ein Wald 1 wert, ein Dorf 3, die Königsstadt 5. Minen bringen Dukaten und Monopole.
domaine-figure-closed = Vier Grenzen und zwei Ränder des Spielplans schließen eine Burg ein: Wald, Dorf und Mine, 4 Punkte.
domaine-figure-two = Ringsum geschlossen, aber mit zwei Burgen: kein Gebiet. Eine Grenze mehr macht zwei daraus.
domaine-figure-knight = Goldene Zeichen zeigen, wohin Rot einen Ritter setzen darf: neben die eigenen Figuren, nicht über eine Grenze.
domaine-figure-grow = Zwei Ritter gegen einen: Das linke Gebiet darf Felder des rechten nehmen.
domaine-figure-cut = Nachdem es zwei Felder genommen hat, ist der Wald darüber von seiner Burg abgeschnitten: Er gehört niemandem.
domaine-figure-line = Der Ritter in der Mitte darf nicht überlaufen: Der hinter ihm verlöre die Verbindung zur Burg. Der äußere darf.
domaine-figure-allied = Für immer verbündet: Keines nimmt dem anderen ein Feld.
domaine-figure-spacing = Zwischen Burgen einer Farbe liegen mindestens { $spaces } Felder, über Zeilen und Spalten.
domaine-figure-mines = Gold, Silber, Kupfer, Diamant: an der Form zu unterscheiden.

domaine-cards-caption = Alle Karten
domaine-cards-shows = zeigt
domaine-cards-copies = Anzahl
domaine-cards-price = Preis
domaine-cards-sell = Verkauf
domaine-cards-sure = Zeichen und Preise stammen aus einer vollständigen Liste und stimmen mit mehreren unvollständigen überein; Anzahl und Verkaufswerte nur aus dieser Liste.

domaine-sheet-points = Punkte
domaine-sheet-forest = Wald
domaine-sheet-village = Dorf
domaine-sheet-city = Königsstadt
domaine-sheet-monopoly = 3 oder 4 Minen einer Art
domaine-sheet-most = die meisten Dukaten, wenn der Nachziehstapel leer ist
domaine-sheet-second = die zweitmeisten Dukaten
domaine-sheet-actions = Was eine Karte tut
domaine-sheet-end = Das Ende
domaine-sheet-turn-1 = Nimm für jede Art von Mine, die du hast, einen Dukaten.
domaine-sheet-turn-2 = Verkaufe eine Karte in den Machtmarkt, oder bezahle eine und führe eines ihrer Zeichen aus.
domaine-sheet-turn-3 = Nimm eine Karte: die oberste des Nachziehstapels oder eine aus dem Machtmarkt, nicht die gerade verkaufte.
