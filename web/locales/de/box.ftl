# An owner's box of the Queendomino family: checked and kept.

box-text = Ein paar Zahlen auf unseren Gebäudeplättchen sind geschätzt. Hast du das Spiel vor dir, berichtige sie: Dann können alle mit deiner Schachtel spielen.
box-part = Teil der Schachtel
box-tiles = Gebäudeplättchen
box-dominoes = Dominosteine
box-tiles-text = { $count ->
    [one] Bei diesem Plättchen sind wir nicht sicher. Sieh seine graue Seite an: Wie viele Ritter und Türme zeigt sie?
   *[other] Bei diesen { $count } Plättchen sind wir nicht sicher. Sieh die graue Seite an: Wie viele Ritter und Türme zeigt sie?
  }
box-copies = { $count }-mal
box-knights = Ritter: { $name }
box-towers = Türme: { $name }
box-tax = Münzen für Steuern: { $name }
box-tax-none = keine
box-tax-knight = je Ritter
box-tax-tower = je Turm
box-sum = { $knights ->
    [one] Auf allen Plättchen zusammen: 1 Ritter, { $towers ->
        [one] 1 Turm.
       *[other] { $towers } Türme.
      }
   *[other] Auf allen Plättchen zusammen: { $knights } Ritter, { $towers ->
        [one] 1 Turm.
       *[other] { $towers } Türme.
      }
  }
box-dominoes-text = Gib die Nummer auf der Rückseite eines Dominosteins ein, der anders ist. Von jeder Art muss die Schachtel gleich viele Felder behalten.
box-number = Nummer
box-half-0 = Erste Hälfte (Landschaft)
box-half-1 = Zweite Hälfte (Landschaft)
box-crowns = Kronen
box-changed = Geänderte Dominosteine
box-as-printed = Wie vorher
box-too-many = { $crowns ->
    [one] { $box }: { $count } zu viel, { $terrain } mit 1 Krone.
   *[other] { $box }: { $count } zu viel, { $terrain } mit { $crowns } Kronen.
  }
box-missing = { $crowns ->
    [one] { $box }: { $count } zu wenig, { $terrain } mit 1 Krone.
   *[other] { $box }: { $count } zu wenig, { $terrain } mit { $crowns } Kronen.
  }
box-odd = Die Dominosteine gehen noch nicht auf.
box-count = { $count ->
    [0] Bisher ist nichts anders.
    [one] 1 Berichtigung.
   *[other] { $count } Berichtigungen.
  }
box-name = Name der Schachtel
box-name-plain = Meine Schachtel
box-keep = Schachtel speichern
box-kept = { $name } ist gespeichert. Wähle diese Schachtel, wenn du einen Tisch deckst.

## Refusals

refusal-box-unknown = Eine Schachtel dieses Namens gibt es hier nicht.
refusal-box-taken = Eine Schachtel dieses Namens gibt es schon. Wähle einen anderen Namen.
refusal-box-full = Mehr Schachteln lassen sich hier nicht speichern.
refusal-box-wrong = Das kann keine Schachtel sein: { $problem }
