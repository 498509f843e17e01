# What the guide says in a game of Domaine: first what is to be done, then why.

guide-domaine-castle-lead = Wähle ein Feld für deine Burg.
guide-domaine-castle = Wälder, Dörfer und Minen daneben gehören dir, sobald Grenzen sich um sie schließen.
guide-domaine-knight-lead = Setze einen Ritter daneben.
guide-domaine-knight = Ritter schützen ein Gebiet: Ein stärkerer Nachbar kann einem schwächeren Land abnehmen.
guide-domaine-others-lead = Jetzt die nächste Burg.
guide-domaine-others = Mit jeder Burg beginnt ein eigenes Gebiet. Achte auf Minen und die Königsstadt.
guide-domaine-income-lead = Wähle eine Karte.
guide-domaine-income = { $ducats ->
    [one] Vor jedem Zug zahlen deine Minen. Du hast 1 Dukaten zum Ausspielen.
   *[other] Vor jedem Zug zahlen deine Minen. Du hast { $ducats } Dukaten zum Ausspielen.
  }
guide-domaine-use-lead = Spiele sie aus oder verkaufe sie.
guide-domaine-use = Zuerst steht, was das Ausspielen kostet, dann, was der Verkauf bringt.
guide-domaine-chancery-lead = Nimm eine neue Karte.
guide-domaine-chancery = Verkaufte Karten liegen offen hier im Machtmarkt. Im Nachziehstapel liegt, was noch niemand gesehen hat.

## What the cards do

guide-domaine-sell-new = Neu: verkaufen
guide-domaine-sell-lead = Verkaufe eine Karte.
guide-domaine-sell = Von deiner Hand lässt sich gerade nichts ausspielen. Was eine Karte beim Verkauf bringt, bezahlt die nächste.
guide-domaine-borders-new = Neu: Grenzen
guide-domaine-borders-lead = Wähle eine Kante für eine Grenze.
guide-domaine-borders = Schließen sich Grenzen um eine einzige Burg, zählt ihr Gebiet sofort: Wälder, Dörfer und die Königsstadt.
guide-domaine-knights-new = Neu: Ritter
guide-domaine-knights-lead = Wähle ein Feld für einen Ritter.
guide-domaine-knights = Ein Gebiet darf sich in ein schwächeres erweitern, aber nie in ein gleich starkes.
guide-domaine-expansion-new = Neu: Erweiterung
guide-domaine-expansion-lead = Wähle das Land, das du nimmst.
guide-domaine-expansion = Dein Gebiet wächst über seine Grenze, auch in das eines Nachbarn mit weniger Rittern.
guide-domaine-deserter-new = Neu: Überläufer
guide-domaine-deserter-lead = Wähle den Ritter, der die Seite wechselt.
guide-domaine-deserter = Er verlässt deinen Nachbarn, und einer deiner Ritter kommt in dein Gebiet.
guide-domaine-alliance-new = Neu: Bündnisse
guide-domaine-alliance-lead = Wähle, mit wem du Frieden schließt.
guide-domaine-alliance = Verbündete Gebiete nehmen einander kein Land.
