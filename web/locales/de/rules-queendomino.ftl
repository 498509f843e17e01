# The rules of the Queendomino family and their quick sheet. Clause numbers are those of docs/rules/queendomino.md.

## In short

how-title = So wird { $game } gespielt
how-aim = Zwölf Runden, in jeder ein Dominostein, zu zweit zwei. Baue das Königreich, das am meisten wert ist.
how-line = Die Reihe
how-line-text = Die Dominosteine liegen nach Nummern in einer Reihe. Dein König steht auf dem, den du als Nächstes anlegst, und sein Platz in der Reihe ist dein Zug in der Runde. Hohe Nummern sind reicher und kommen später.
how-place = Dominostein anlegen
how-place-text = Eine Hälfte berührt die gleiche Landschaft oder dein Schloss. Das Königreich bleibt in fünf mal fünf Feldern, zu zweit in sieben mal sieben. Ein Stein, der nirgends passt, kommt aus dem Spiel.
how-tax = Ritter aussenden
how-tax-text = Ein Ritter auf dem neuen Stein bringt für jedes Feld dieses Gebiets eine Münze. Er bleibt dort für immer.
how-build = Errichten
how-build-text = Kaufe ein Gebäude für ein freies Stadtfeld. Manche bringen sofort Ritter oder Türme, andere am Ende Punkte.
how-queen = Die Queen
how-queen-text = Sie besucht das Königreich, das durchs Bauen auf die meisten Türme kommt. Dort kosten Gebäude eine Münze weniger, und am Ende ist sie eine weitere Krone im größten Gebiet.
how-dragon = Der Drache
how-dragon-text = Einmal in jeder Runde darf ihn jemand mit einer Münze bestechen, damit er ein ausliegendes Gebäude zerstört. Für den, bei dem die Queen ist, fliegt er nicht.
how-claim = Den nächsten besetzen
how-claim-text = Zuletzt setzt du deinen König auf einen freien Stein der nächsten Reihe.
how-score = Zählen
how-score-text = Ein Gebiet zählt seine Felder mal seine Kronen. Ohne Krone ist es nichts wert. Drei Münzen sind einen Punkt wert, und Gebäude geben die ihren dazu.

## Around the clauses

rules-facts-kingdom = Königreich
rules-facts-line = Reihe
rules-facts-rounds = Runden
rules-facts-kings = Könige
rules-facts-start = Am Anfang
rules-facts-ties = Gleichstände
rules-kingdom = { $size } × { $size } Felder
rules-line = { $line } Dominosteine
rules-rounds = { $games ->
    [one] { $rounds }
   *[other] { $games } × { $rounds }
  }
rules-kings = { $teams ->
    [yes] je 1 im Team
   *[no] je { $kings }
  }
rules-start = { $teams ->
    [yes] { $knights ->
        [one] { $coins } Münzen, 1 Ritter für jedes Team
       *[other] { $coins } Münzen, { $knights } Ritter für jedes Team
      }
   *[no] { $knights ->
        [one] { $coins } Münzen, 1 Ritter
       *[other] { $coins } Münzen, { $knights } Ritter
      }
  }
rules-box-link = Deine Schachtel prüfen
# The chapters, by their numbers.
rules-chapter-1 = Was in der Schachtel ist
rules-chapter-2 = Aufbau
rules-chapter-3 = Eine Runde
rules-chapter-4 = A: anlegen
rules-chapter-5 = B: Steuern
rules-chapter-6 = C: errichten
rules-chapter-7 = Die Queen
rules-chapter-8 = D: der Drache
rules-chapter-9 = { $town ->
    [yes] E: besetzen
   *[no] Besetzen
  }
rules-chapter-10 = Zählen
rules-chapter-11 = Gewinnen
rules-chapter-12 = Ausgaben und deine Schachtel
rules-chapter-13 = Kingdomino
rules-chapter-14 = Royal Wedding

## The clauses, numbered as in docs/rules

rule-1-1 = Dominosteine
rule-1-1-text = { $game ->
    [royal-wedding] Gespielt wird mit zwei Schachteln zu je 48 Dominosteinen.
    [kingdomino] In der Schachtel sind 48 Dominosteine.
   *[other] In der Schachtel sind 48 Dominosteine, und jede Partie braucht sie alle.
  } Jeder zeigt zwei Landschaftsfelder, gleiche oder verschiedene, und auf einem Feld bis zu drei Kronen. Die Nummer auf der Rückseite ordnet sie: je höher, desto reicher.
rule-1-2 = Gebäudeplättchen
rule-1-2-text = Für deine Städte gibt es 32 Plättchen in 17 Arten. Neben seinem Bild zeigt ein Plättchen oben, was du sofort bekommst, und unten, was es am Ende wert ist.
rule-1-3 = Vorräte
rule-1-3-text = Es gibt { $supply } Ritter und 15 Türme. Was aufgebraucht ist, ist aufgebraucht; nur Münzen gehen nie aus. Eine Queen und ein Drache sind für den ganzen Tisch da.

rule-2-1 = Dein Königreich
rule-2-1-text = { $teams ->
    [yes] Dein Team beginnt mit einem Schloss, ein Feld groß, und ihr legt beide Land darum herum.
   *[no] Du beginnst mit einem Schloss, ein Feld groß.
  } Am Ende muss alles, was du gelegt hast, zusammen mit dem Schloss in { $size } mal { $size } Felder passen.
rule-2-2 = Womit du beginnst
rule-2-2-text = { $town ->
    [yes] { $teams ->
        [yes] { $knights ->
            [one] Dein Team hat { $coins } Münzen und einen Ritter im Vorrat. Jeder im Team hat einen König.
           *[other] Dein Team hat { $coins } Münzen und { $knights } Ritter im Vorrat. Jeder im Team hat einen König.
          }
       *[no] { $kings ->
            [one] { $knights ->
                [one] Du hast { $coins } Münzen, einen Ritter im Vorrat und einen König.
               *[other] Du hast { $coins } Münzen, { $knights } Ritter im Vorrat und einen König.
              }
           *[other] { $knights ->
                [one] Du hast { $coins } Münzen, einen Ritter im Vorrat und zwei Könige.
               *[other] Du hast { $coins } Münzen, { $knights } Ritter im Vorrat und zwei Könige.
              }
          }
      }
   *[no] { $kings ->
        [one] Du hast einen König und sonst nichts.
       *[other] Du hast zwei Könige und sonst nichts.
      }
  }
rule-2-3 = Gebäudetableau
rule-2-3-text = Sechs Plätze kosten 5, 4, 3, 2, 1 und 0 Münzen. Hinter dem teuersten liegt der Stapel der gemischten Gebäudeplättchen, hinter dem Stapel die Drachenhöhle. Für jeden Platz wird eines aufgedeckt, für den billigsten zuerst. Der Drache ist zu Hause, und die Queen ist noch bei niemandem.
rule-2-4 = Die erste Reihe
rule-2-4-text = { $game ->
    [royal-wedding] Eine Reihe von { $line } Dominosteinen aus der Schachtel von Queendomino wird gezogen und nach Nummern hingelegt, die kleinste zuerst.
   *[other] Eine Reihe von { $line } Dominosteinen wird gezogen und nach Nummern hingelegt, die kleinste zuerst.
  }
rule-2-5 = Die ersten Könige
rule-2-5-text = { $onetwo ->
    [yes] Nur ein König wird gezogen; wie es weitergeht, steht in 2.6.
   *[no] { $kings ->
        [one] Die Könige werden einer nach dem anderen gezogen. Kommt deiner, setze ihn auf einen freien Stein der Reihe, bevor der nächste gezogen wird.
       *[other] Alle vier Könige werden einer nach dem anderen gezogen. Kommt deiner, setze ihn auf einen freien Stein der Reihe, bevor der nächste gezogen wird.
      }
  }
rule-2-6 = Zu zweit: 1-2-1
rule-2-6-text = Ein König wird gezogen. Wem er gehört, der besetzt einen Stein; dann besetzt der andere zwei nacheinander, und den letzten bekommt wieder der erste.
rule-2-7 = Die zweite Reihe
rule-2-7-text = Sobald jeder König auf einem Stein steht, werden { $line } weitere als nächste Reihe gezogen, und die erste Runde beginnt.

rule-3-1 = Wer dran ist
rule-3-1-text = Das sagt die Reihe. Der König auf der kleinsten Nummer macht den ersten Zug, der auf der größten den letzten. Einen reichen Stein bezahlst du also mit Warten.
rule-3-2 = Die Schritte eines Zuges
rule-3-2-text = { $town ->
    [yes] Fünf Schritte, immer in dieser Reihenfolge: Du legst deinen Dominostein an (4), treibst Steuern ein (5), errichtest ein Gebäude (6), schickst den Drachen (8) und besetzt deinen nächsten Stein (9).
   *[no] Zwei Schritte: Du legst den Stein unter deinem König an (4), dann besetzt du einen der nächsten Reihe (9).
  }
rule-3-3 = Müssen und dürfen
rule-3-3-text = { $town ->
    [yes] Anlegen und besetzen musst du. Steuern, Gebäude und den Drachen darfst du auslassen. Wo du nichts tun könntest, geht der Schritt von selbst vorbei.
   *[no] Beide Schritte sind Pflicht.
  }
rule-3-4 = Was niemand besetzt
rule-3-4-text = { $left ->
    [one] Ein Stein jeder Reihe bleibt ohne König. Er kommt aus dem Spiel, wenn die Reihe gespielt ist.
   *[other] { $left } Steine jeder Reihe bleiben ohne König. Sie kommen aus dem Spiel, wenn die Reihe gespielt ist.
  }
rule-3-5 = Zwei Könige
rule-3-5-text = Jeder deiner beiden Könige macht dort, wo er in der Reihe steht, einen eigenen Zug mit allen Schritten.
rule-3-6 = Das Ende einer Runde
rule-3-6-text = { $town ->
    [yes] Nach dem letzten Zug fliegt der Drache heim. Die übrigen Plättchen rücken auf die billigsten Plätze und behalten ihre Reihenfolge; die freien Plätze werden aus dem Stapel gefüllt, die billigeren zuerst. Dann wird die nächste Reihe gezogen. Bis dahin bleibt ein leer gewordener Platz leer.
   *[no] Nach dem letzten Zug wird die nächste Reihe gespielt, und daneben wird eine neue gezogen.
  }
rule-3-7 = { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
  }
rule-3-7-text = { $town ->
    [yes] { $games ->
        [one] { $dealt } Dominosteine in Reihen zu { $line } ergeben { $rounds } Runden. In der letzten gibt es nichts mehr zu besetzen: Du legst an und darfst Steuern eintreiben, ein Gebäude errichten und den Drachen schicken. Dann ist die Partie zu Ende.
       *[other] { $dealt } Dominosteine in Reihen zu { $line } ergeben { $rounds } Runden. In der letzten gibt es nichts mehr zu besetzen: Du legst an und darfst Steuern eintreiben, ein Gebäude errichten und den Drachen schicken. Dann ist diese der drei Partien zu Ende.
      }
   *[no] { $games ->
        [one] { $dealt } Dominosteine in Reihen zu { $line } ergeben { $rounds } Runden. In der letzten gibt es nichts mehr zu besetzen: Du legst nur an. Dann ist die Partie zu Ende.
       *[other] { $dealt } Dominosteine in Reihen zu { $line } ergeben { $rounds } Runden. In der letzten gibt es nichts mehr zu besetzen: Du legst nur an. Dann ist diese der drei Partien zu Ende.
      }
  }

rule-4-1 = Welcher Dominostein
rule-4-1-text = Angelegt wird der, auf dem dein König steht. Wo er liegt, bleibt er.
rule-4-2 = Nebeneinander
rule-4-2-text = Seine beiden Felder kommen nebeneinander dorthin, wo noch nichts liegt. Drehe ihn, wie du willst.
rule-4-3 = Anschluss
rule-4-3-text = Mindestens eine Hälfte muss mit einer Kante ein Feld ihrer eigenen Landschaft oder dein Schloss berühren. Ecken verbinden nicht, Kronen spielen keine Rolle, und die beiden Hälften des neuen Steins sind füreinander kein Anschluss.
rule-4-4 = Das Schloss
rule-4-4-text = Jede Landschaft darf das Schloss berühren, an jeder seiner vier Seiten.
rule-4-5 = Die Größe eines Königreichs
rule-4-5-text = Auch mit dem neuen Stein muss dein Königreich noch in { $size } mal { $size } Felder passen. Das Schloss muss nicht in der Mitte liegen: Wo die Grenzen sind, entscheidet dein Land.
rule-4-6 = Wenn er nirgends passt
rule-4-6-text = Ein Stein, der nirgends passt, kommt aus dem Spiel und ist nichts wert. Passt er irgendwo, muss er liegen, auch wo es weh tut.
rule-4-7 = Gleiche Hälften
rule-4-7-text = Ein Stein mit zwei gleichen Hälften sieht andersherum genauso aus, also genügt eine Art, ihn zu legen.

rule-5-1 = Wohin Ritter gehen
rule-5-1-text = Aus deinem Vorrat darfst du Ritter auf den Stein aussenden, den du gerade angelegt hast, und auf keinen anderen. Kam er aus dem Spiel, gibt es in diesem Zug keine Steuern.
rule-5-2 = Einer oder zwei
rule-5-2-text = Ein Ritter oder zwei, höchstens einer auf einem Feld. Dort bleiben sie bis zum Ende der Partie.
rule-5-3 = Was sie eintreiben
rule-5-3-text = Jeder Ritter bringt für jedes Feld des Gebiets, in dem er steht, eine Münze. Städte zahlen wie jedes Land.
rule-5-4 = Die Tresore
rule-5-4-text = Mit dem Tresor für Ritter bringt jeder Ritter, den du aussendest, eine Münze mehr für jeden deiner Ritter, im Land oder im Vorrat. Der Tresor für Türme tut dasselbe mit deinen Türmen. Hast du beide, zählen beide; sendest du zwei Ritter aus, wird beides zweimal bezahlt.
rule-5-5 = In einem Gebiet
rule-5-5-text = Ritter stehen einander nie im Weg. Ältere spielen keine Rolle, und zwei, die du im selben Zug in ein Gebiet aussendest, treiben beide für das ganze Gebiet ein.

rule-6-1 = Welches Plättchen
rule-6-1-text = Jedes, das ausliegt, aber keines aus dem Stapel. Sein Platz bleibt dann bis zum Ende der Runde leer.
rule-6-2 = Die Baukosten
rule-6-2-text = Du zahlst die Zahl seines Platzes, und eine Münze weniger, solange die Queen bei dir ist (7.2).
rule-6-3 = Wohin
rule-6-3-text = Auf ein Stadtfeld deines Königreichs, das noch kein Gebäude hat. Wann du es gelegt hast, ist egal.
rule-6-4 = Wie viele
rule-6-4-text = { $kings ->
    [one] Ein Gebäude je Zug, und eines auf einem Feld.
   *[other] Ein Gebäude im Zug jedes Königs, und eines auf einem Feld.
  }
rule-6-5 = Was sofort kommt
rule-6-5-text = Die Ritter des Plättchens kommen in deinen Vorrat, seine Türme stehen in deinem Königreich. Reicht der Bestand nicht, bekommst du, was da ist. Neue Ritter können ab deinem nächsten Zug eintreiben.
rule-6-6 = Unter einem Gebäude
rule-6-6-text = Ein Ritter, der dort steht, bleibt, und das Feld ist weiter ein Stadtfeld: für seine Größe, für Steuern und für Punkte.

rule-7-1 = Bei wem sie ist
rule-7-1-text = Baue Türme, bis du die meisten von allen hast oder so viele wie die besten, dann kommt die Queen zu dir. Ist sie bei dir und baust du weitere Türme, bleibt sie. Sonst bewegt sie nichts. Solange niemand einen Turm hat, ist sie bei niemandem.
rule-7-2 = Ihr Nachlass
rule-7-2-text = Solange sie bei dir ist, kostet dich jedes Gebäude eine Münze weniger, aber nie weniger als nichts.
rule-7-3 = Der Kauf, der sie bringt
rule-7-3-text = Du zahlst, bevor die Türme stehen, also wird dieser Kauf voll bezahlt.

rule-8-1 = Einmal je Runde
rule-8-1-text = Den Drachen kann man schicken, solange er in der Drachenhöhle ist: einmal je Runde für den ganzen Tisch, auch in der letzten.
rule-8-2 = Nicht mit der Queen
rule-8-2-text = Solange die Queen bei dir ist, darfst du ihn nicht schicken, auch nicht in dem Zug, in dem sie kam.
rule-8-3 = Was er kostet
rule-8-3-text = Eine Münze, egal was der Platz kostet.
rule-8-4 = Was er zerstört
rule-8-4-text = Irgendein ausliegendes Plättchen. Es ist aus dem Spiel, und der Drache sitzt bis zum Ende der Runde auf dessen Platz.

rule-9-1 = Welcher Dominostein
rule-9-1-text = Setze deinen König auf einen Stein der nächsten Reihe, auf dem kein König steht.
rule-9-2 = Kein Auslassen
rule-9-2-text = Einen musst du besetzen, auch wenn dir keiner gefällt.
rule-9-3 = In der letzten Runde
rule-9-3-text = Es gibt keine nächste Reihe, also auch nichts zu besetzen.

rule-10-1 = Vermögen
rule-10-1-text = Drei Münzen sind einen Punkt wert. Eine oder zwei übrige sind nichts wert.
rule-10-2 = Gebiete
rule-10-2-text = Felder einer Landschaft, die sich mit Kanten berühren, sind ein Gebiet. Es zählt seine Felder mal seine Kronen, ohne Krone also nichts. Das Schloss gehört zu keinem.
rule-10-3 = Städte
rule-10-3-text = Städte zählen wie anderes Land, bebaut oder nicht. Nur ein Turm der Queen setzt eine Krone dorthin.
rule-10-4 = Die Queen
rule-10-4-text = Ist sie bei dir, hat dein größtes Gebiet eine Krone mehr, was immer dort wächst: Seine Felder zählen noch einmal, auch wenn es sonst keine Krone hat.
rule-10-5 = Nur eine Zahl
rule-10-5-text = Ein Gebäude, das nur eine Zahl zeigt, ist so viele Punkte wert.
rule-10-6 = Für Gebiete
rule-10-6-text = Ein Gebäude mit einer Landschaft ist 2 Punkte für jedes Gebiet dieser Landschaft in deinem Königreich wert, groß oder klein, mit Kronen oder ohne. Die Kirche zählt auch die Stadt, in der sie steht.
rule-10-7 = Für Türme und Ritter
rule-10-7-text = Das Wandelnde Schloss ist 1 Punkt für jeden deiner Türme wert, das Trainingslager 1 für jeden deiner Ritter, im Land oder im Vorrat.
rule-10-8 = Was nicht zählt
rule-10-8-text = Die Boni von Kingdomino, Reich der Mitte und Harmonie, gehören nicht zu diesem Spiel.

rule-11-1 = Die meisten Punkte
rule-11-1-text = { $teams ->
    [yes] Das Team mit den meisten Punkten gewinnt gemeinsam.
   *[no] { $games ->
        [one] Wer die meisten Punkte hat, gewinnt.
       *[other] Wer in allen drei Partien zusammen die meisten Punkte hat, gewinnt.
      }
  }
rule-11-2 = Gleichstände
rule-11-2-text = Das größere einzelne Gebiet entscheidet, auch eine Stadt, mit Kronen oder ohne.
rule-11-3 = Immer noch gleich
rule-11-3-text = { $lasttie ->
    [coins] Nach den tschechischen Regeln entscheiden dann die Münzen, die in 10.1 keinen Punkt gebracht haben. Sind auch die gleich, teilt ihr euch den Platz. Nach den anderen Regeln teilt ihr ihn sofort.
   *[shared] Ihr teilt euch den Platz. Nur die tschechischen Regeln lassen vorher übrige Münzen entscheiden.
  }

rule-12-1 = Deine Ausgabe
rule-12-1-text =
    { $edition ->
        [cz] Du spielst nach den tschechischen Regeln. Eines ist dort anders: Nach dem größten Gebiet entscheiden bei Gleichstand übrige Münzen (11.3).
        [eu] Du spielst nach den europäischen Regeln in sieben Sprachen. Gespielt wird wie mit den amerikanischen; die Wörter sind anders.
       *[us] Du spielst nach den amerikanischen Regeln von 2017. Gespielt wird wie mit den europäischen; die Wörter sind anders.
      }
    { $game ->
        [royal-wedding] { $edition ->
            [cz] Bis zu sieben dürfen einzeln spielen (14.1).
            [eu] Bis zu sechs dürfen einzeln spielen (14.1).
           *[us] Bis zu acht dürfen einzeln spielen (14.1).
          }
       *[other] {""}
      }
rule-12-2 = Druckfehler
rule-12-2-text =
    In manchen gedruckten Regeln stehen Fehler. Hier wird in keiner Ausgabe nach ihnen gespielt:
    Die italienischen und russischen Regeln lassen in der letzten Runde Schritte weg. Überall sonst spielt man A bis D.
    Mehrere Sprachen geben jedem von zwei Königen nur die Schritte A und E. Überall sonst hat jeder alle.
    In den spanischen Regeln beginnt der Stein, der am weitesten vom Tableau liegt. Überall sonst beginnt der nächstgelegene, der die kleinste Nummer hat.
    Die spanischen Regeln geben für jedes Gebäude einen Ritter. Nur Plättchen, die Ritter zeigen, geben welche.
    In einem hebräischen Beispiel zählt die Kirche Wälder. Sie zählt Städte.
rule-12-3 = Deine eigene Schachtel
rule-12-3-text = Bei manchen Plättchen sind Ritter und Türme von uns geschätzt, und das Plättchen sagt es. Hast du das Spiel, vergleiche deine Plättchen und sag es dem Tisch: Dann spielt er mit deiner Schachtel, und die Aufzeichnung nennt sie.

rule-13-1 = Spieler und Dominosteine
rule-13-1-text = { $players ->
    [2] { $size ->
        [7] Zu zweit spielt man mit allen 48 Dominosteinen und je zwei Königen, in Reihen zu vier.
       *[other] Zu zweit spielt man mit 24 der 48 Dominosteine und je zwei Königen, in Reihen zu vier. Welche in der Schachtel bleiben, weiß niemand.
      }
    [3] Zu dritt spielt man mit 36 der 48 Dominosteine, in Reihen zu drei. Welche in der Schachtel bleiben, weiß niemand.
   *[other] Zu viert spielt man mit allen 48 Dominosteinen, in Reihen zu vier.
  } Das ergibt { $rounds } Runden.
rule-13-2 = Ein Zug
rule-13-2-text = Lege den Stein unter deinem König an, dann besetze einen der nächsten Reihe. In der letzten Runde legst du nur an.
rule-13-3 = Keine Städte
rule-13-3-text = { $bonuses ->
    [yes] Es gibt keine Münzen, Ritter, Türme, Gebäude, keine Queen, keinen Drachen und keine Regeln dafür. Es zählen deine Gebiete und die Boni, auf die ihr euch geeinigt habt.
   *[no] Es gibt keine Münzen, Ritter, Türme, Gebäude, keine Queen, keinen Drachen und keine Regeln dafür. Es zählen deine Gebiete und sonst nichts.
  }
rule-13-4 = Gleichstände
rule-13-4-text = { $games ->
    [one] Das größere einzelne Gebiet entscheidet. Dann entscheiden alle Kronen eines Königreichs zusammen. Dann teilt ihr euch den Platz.
   *[other] Nach drei Partien teilen sich gleiche Summen den Platz.
  }
rule-13-5 = { $bonusnames }
rule-13-5-text =
    { $middle ->
        [yes] { $centre ->
            [grid] Reich der Mitte: 10 Punkte, wenn dein Schloss in der Mitte steht. Nach keiner Seite darf dein Land weiter als das halbe Raster reichen.
           *[extent] Reich der Mitte: 10 Punkte, wenn dein Schloss in der Mitte steht. Dein Königreich muss sich über die vollen { $size } mal { $size } Felder erstrecken, Lücken erlaubt, und vom Schloss zu gegenüberliegenden Seiten gleich weit.
          }
       *[no] {""}
      }
    { $harmony ->
        [yes] Harmonie: 5 Punkte, wenn dein Königreich vollständig ist, mit Land auf jedem Feld von { $size } mal { $size }.
       *[no] {""}
      }
rule-13-6 = Das Große Duell
rule-13-6-text = Zu zweit, alle 48 Dominosteine, Königreiche von 7 mal 7, zwölf Runden.
rule-13-7 = Dynastie
rule-13-7-text = Ihr spielt drei Partien, jede von Anfang an, und zählt eure Punkte zusammen, Boni eingeschlossen. Die Summe entscheidet.

rule-14-1 = Spieler und Königreiche
rule-14-1-text = { $teams ->
    [yes] { $players } Spieler bilden { $sides } Teams zu zweit. Jedes Team baut ein Königreich von 7 mal 7; Reihen haben acht Dominosteine, und es gibt zwölf Runden.
   *[no] { $players } Spieler, jeder für sich, bauen Königreiche von { $size } mal { $size } aus Reihen zu { $line } Dominosteinen. Es gibt { $rounds } Runden.
  } Alle 96 Dominosteine werden aufgedeckt.
rule-14-2 = Zwei Schachteln im Wechsel
rule-14-2-text = Die Schachteln werden nicht gemischt. Die erste Reihe kommt aus Queendomino, die nächste aus Kingdomino und so weiter. Städte gibt es nur in der Schachtel von Queendomino, in jeder zweiten Reihe also keine.
rule-14-3 = Was übrig bleibt
rule-14-3-text = { $left ->
    [0] Jeder Stein einer Reihe wird besetzt, also bleibt keiner übrig.
    [one] Ein Stein jeder Reihe wird von niemandem besetzt. Er kommt aus dem Spiel, wenn die Reihe gespielt ist.
   *[other] { $left } Steine jeder Reihe werden von niemandem besetzt. Sie kommen aus dem Spiel, wenn die Reihe gespielt ist.
  }
rule-14-4 = Teams
rule-14-4-text = { $knights ->
    [one] Du und dein Teampartner teilt euch ein Schloss, ein Königreich, { $coins } Münzen, einen Ritter, eine Wertung und die Queen, wenn sie kommt. Jeder von euch hat einen eigenen König und damit in jeder Runde einen eigenen Zug.
   *[other] Du und dein Teampartner teilt euch ein Schloss, ein Königreich, { $coins } Münzen, { $knights } Ritter, eine Wertung und die Queen, wenn sie kommt. Jeder von euch hat einen eigenen König und damit in jeder Runde einen eigenen Zug.
  }
rule-14-5 = Wer am Zug ist, entscheidet
rule-14-5-text = Sprecht über alles, was ihr wollt. Aber in deinem Zug entscheidest du allein: wohin dein Stein kommt, wofür Münzen und Ritter eures Teams gebraucht werden und was du besetzt.
rule-14-6 = Wenn Vorräte ausgehen
rule-14-6-text = Bei so vielen Spielern oder Runden können Ritter und Plättchen ausgehen. Ein Gebäude bringt dann so viele Ritter und Türme, wie noch da sind, vielleicht keine, und kann trotzdem gekauft werden. Ohne Stapel bleiben teure Plätze leer.

## The drawings beside them

rules-copies = × { $count }
rules-land = Felder jeder Landschaft, nach ihren Kronen
rules-land-name = Landschaft
rules-land-plain = ohne
rules-land-crowns = { $crowns ->
    [one] 1 Krone
   *[other] { $crowns } Kronen
  }
rules-land-all = alle
rules-sum = { $terrain } { $squares } × { $crowns } = { $points }
rules-bonus-none = Keiner
rules-bonus-middle-kingdom = Reich der Mitte
rules-bonus-harmony = Harmonie
rules-bonus-both = Beide
figure-yes = Erlaubt
figure-no = Nicht erlaubt
figure-touches = See liegt neben See. Die Hälfte mit Weideland muss zu nichts passen.
figure-alone = Der See liegt nur neben Wald und Getreidefeld. So darf er nicht bleiben.
figure-corner = See trifft See an einer Ecke. Das genügt nicht.
figure-castle = Sonst ist hier nirgends Gebirge, aber dieses berührt das Schloss.
figure-window = Die Punkte sind die Felder, die noch Land werden können: nie mehr als { $size } in der Breite und { $size } in der Höhe.
figure-tax = Gerade angelegt: See und Getreidefeld. Der Ritter auf dem See steht in einem Gebiet von 3 Feldern und bringt 3 Münzen. Ein zweiter auf dem Getreidefeld brächte 2.
figure-build = Zwei Stadtfelder sind frei. Auf dem dritten steht eine Kirche.
figure-territories = Fünf Gebiete. Die beiden Getreidefelder berühren sich nicht, und das Weideland hat keine Krone.
figure-towns = Eine Stadt aus drei Feldern. Der Turm der Queen gibt ihr eine Krone, die Statue gibt ihr keine.
figure-crowning = Der Wald ist das größte Gebiet. Er hat keine eigene Krone; die Queen ist eine.
figure-worth = Zwei Gebiete mit Getreidefeldern, also ist die Bäckerei 4 Punkte wert.
figure-bonuses = Land auf jedem Feld von { $size } mal { $size }, und das Schloss in der Mitte.
figure-team = Ein Schloss in zwei Farben.
figure-builders = Der teuerste Platz liegt an der Höhle. Ein Plättchen zeigt oben, was sofort kommt, und unten, was es am Ende wert ist.
figure-prices = Mit der Queen: auf jedem Platz eine Münze weniger, aber nie weniger als nichts.
figure-dragon = Der Drache hat das Plättchen zerstört, das 4 kostete, und jemand hat das gekauft, das 1 kostete.
figure-line = Eine Reihe. Felder mit Kronen kommen mit hohen Nummern.
figure-order = Wer wann dran ist: von oben nach unten.
figure-onetwo = Erst einer, dann zwei, dann einer.
figure-safes = Drei Seen, und du hast zwei Ritter und einen Turm. Mit beiden Tresoren bringt ein Ritter auf dem See 3 + 2 + 1 Münzen.
figure-queen = Mond hat zwei Türme und die Queen. Auch Rose kommt durchs Bauen auf zwei: Die Queen geht zu Rose.
figure-claim = Gestrichelte Ringe sind frei. Der Platz deines Königs ist dein Zug in der nächsten Runde.
figure-pad = Die Zeilen, die man am Ende ausfüllt. Am Tisch sagt jede Zahl, woraus sie besteht.
figure-boxes = Eine Reihe aus jeder Schachtel. Nummern von 1 bis 48 gibt es in beiden.

## The quick sheet

sheet-may = wenn du willst
sheet-place = Eine Hälfte berührt ihre eigene Landschaft oder dein Schloss. Innerhalb von { $size } × { $size }. Ein Stein kommt nur aus dem Spiel, wenn er nirgends passt.
sheet-tax = Ein oder zwei Ritter auf den neuen Stein, einer je Feld. Jeder bringt für jedes Feld seines Gebiets eine Münze. Sie bleiben.
sheet-build = Ein Gebäude auf ein freies Stadtfeld. Seine Ritter und Türme kommen sofort.
sheet-bribe = Eine Münze zerstört ein ausliegendes Plättchen, einmal je Runde für den ganzen Tisch. Nicht für den, bei dem die Queen ist.
sheet-claim = Setze deinen König auf einen freien Stein der nächsten Reihe. Kleine Nummern kommen zuerst dran. Nicht in der letzten Runde.
sheet-prices = Baukosten
sheet-slots = Plätze zu 5, 4, 3, 2, 1 und 0 Münzen, der teuerste an der Höhle
sheet-prices-text = Du zahlst die Zahl des Platzes; mit der Queen eine Münze weniger. Die Queen besucht das Königreich, das durchs Bauen auf die meisten Türme kommt, auch bei Gleichstand. Am Ende einer Runde rücken Plättchen auf die billigen Plätze, und neue füllen die teuren.
sheet-scores = Was zählt
sheet-land = Land
sheet-score-wealth = 1 für je 3 Münzen.
sheet-score-land = Felder × Kronen, für jedes Gebiet. Keine Krone, keine Punkte.
sheet-score-town = Ebenso; nur Türme der Queen sind dort Kronen.
sheet-score-queen = Eine Krone mehr auf dem größten Gebiet.
sheet-score-buildings = Eine Zahl; oder 2 für jedes Gebiet einer Landschaft; oder 1 für jeden Turm oder Ritter.
sheet-special = In dieser Partie
sheet-tiles = Gebäude
sheet-tiles-key = Neben dem Bild: oben, was sofort kommt, unten, was es am Ende wert ist. × zählt die Plättchen in der Schachtel.
