# Choices of Domaine, as one tells somebody to make them.

deed-castle = { $whose ->
    [own] Setze eine Burg auf { $square }.
   *[neutral] Setze eine neutrale Burg auf { $square }.
  }
deed-guard = Setze ihren Ritter auf { $square }.
deed-sell = { $ducats ->
    [one] Verkaufe „{ $card }“ für 1 Dukaten.
   *[other] Verkaufe „{ $card }“ für { $ducats } Dukaten.
  }
deed-card = { $price ->
    [one] Spiele „{ $use }“ für 1 Dukaten aus.
   *[other] Spiele „{ $use }“ für { $price } Dukaten aus.
  }
deed-take = Nimm „{ $card }“ aus dem Machtmarkt.
deed-draw = Ziehe eine Karte vom Nachziehstapel.
deed-end = Lass den Rest der Karte verfallen.
deed-knight = { $price ->
    [0] Setze einen Ritter auf { $square }.
   *[other] Setze einen Ritter auf { $square }, im Wald für einen Dukaten.
  }
deed-border = Setze eine Grenze zwischen { $first } und { $second }.
deed-expand = { $taken ->
    [yes] Erweitere das Gebiet bei { $castle } um { $square }, auf Kosten von { $owner }.
   *[no] Erweitere das Gebiet bei { $castle } um { $square }.
  }
deed-desert = Wirb den Ritter von { $owner } auf { $knight } ab und setze einen eigenen auf { $square }.
deed-ally = Verbünde das Gebiet bei { $castle } mit dem von { $owner } bei { $target }.
