# Whether the shuffle was fair.

shuffle-checking = Wird geprüft …
shuffle-none = Das Mischen dieser Partie lässt sich nicht prüfen: Sie wurde anderswo gespielt oder bevor es diese Prüfung gab.
shuffle-secret = Diese Partie wurde vor ihrem Ende abgebrochen. Was niemand gesehen hat, bleibt geheim, also lässt sich das Mischen nicht prüfen.
shuffle-right = Alles kam in der Reihenfolge, die vor Beginn der Partie feststand.
shuffle-what = { $piles ->
    [one] Als der Tisch eröffnet wurde, hat er sich auf eine geheime Zahl festgelegt. Jetzt ist sie bekannt, und diese Seite hat daraus neu berechnet, wie alles lag: { $things } Teile in einem Stapel, von denen { $dealt } ins Spiel kamen.
   *[other] Als der Tisch eröffnet wurde, hat er sich auf eine geheime Zahl festgelegt. Jetzt ist sie bekannt, und diese Seite hat daraus neu berechnet, wie alles lag: { $things } Teile in { $piles } Stapeln, von denen { $dealt } ins Spiel kamen.
}
shuffle-alone = Niemand hat ein eigenes Wort dazugegeben, denn die Partie begann, sobald sie eröffnet war.
shuffle-salted = { $count ->
    [one] Ein Browser hat danach ein zufälliges Wort dazugegeben, also kann die Zahl niemandem zuliebe gewählt worden sein.
   *[other] { $count } Browser haben danach ein zufälliges Wort dazugegeben, also kann die Zahl niemandem zuliebe gewählt worden sein.
}
shuffle-known = Dieser Browser kennt die Festlegung seit Beginn der Partie: Es ist dieselbe.
shuffle-wrong-seed = Die geheime Zahl ist nicht die, auf die sich der Tisch festgelegt hat. Die Reihenfolge könnte geändert worden sein.
shuffle-wrong-kept = Die Festlegung ist nicht die, die dieser Browser zu Beginn der Partie bekam. Die Reihenfolge könnte geändert worden sein.
shuffle-wrong-salt = Das Wort dieses Browsers wurde weggelassen oder geändert. Die Reihenfolge könnte ausgesucht worden sein.
shuffle-wrong-order = Manches kam in anderer Reihenfolge, als vor der Partie feststand.
shuffle-wrong-game = Was laut Aufzeichnung ins Spiel kam, ist nicht das, was laut Server in den Stapeln lag.
shuffle-commitment = Festlegung (SHA-256)
shuffle-seed = Geheime Zahl
shuffle-piles = Teile in jedem Stapel
shuffle-salts = Dazugegebene Wörter
shuffle-save = Zahlen speichern
shuffle-own = Mit ein paar eigenen Zeilen kannst du sie nachprüfen: Wie, und wie viele Teile in welchen Stapel gehören, steht im Handbuch unter „Check that the shuffle was fair“.
