# Land, pieces and a table of Domaine.

## The board

board = Spielplan
board-zoom = Spielplan vergrößern
board-larger = Größer
board-smaller = Kleiner
board-whole = Der ganze Spielplan
board-castle = { $owner ->
    [nobody] neutrale Burg
   *[other] Burg von { $name }
  }
board-knight = { $owner ->
    [nobody] neutraler Ritter
   *[other] Ritter von { $name }
  }
domaine-meadow = Wiese
domaine-forest = Wald
domaine-village = Dorf
domaine-city = Königsstadt
domaine-mine-gold = Goldmine
domaine-mine-silver = Silbermine
domaine-mine-copper = Kupfermine
domaine-mine-diamond = Diamantmine
neutral = Niemand
zone = neutrale Zone
zone-why = Eine neutrale Zone: Sie gehört niemandem und zählt für niemanden.
open-why = Land außerhalb der Gebiete. Grenzen ringsum und genau eine Burg darin würden ein Gebiet daraus machen.
# Whose it is: the reader's, a colour's that nobody plays, or somebody's whose name follows.
domain-of = { $owner ->
    [you] dein Gebiet bei { $castle }
    [nobody] neutrales Gebiet bei { $castle }
   *[other] Gebiet von { $name } bei { $castle }
  }
# Before it stands the domain, after it what lies in it: "domain of Ada at b3: 4 points (1 forest, 1 village)".
domain-worth = { $points ->
    [one] { $domain }: 1 Punkt ({ $list })
   *[other] { $domain }: { $points } Punkte ({ $list })
  }
domain-strength = { $count ->
    [0] Stärke: kein Ritter
    [one] Stärke: 1 Ritter
   *[other] Stärke: { $count } Ritter
  }
domain-mines = Minen: { $mines }
domain-allied = { $owner ->
    [you] Verbündet mit deinem Gebiet bei { $castle }
    [nobody] Verbündet mit dem neutralen Gebiet bei { $castle }
   *[other] Verbündet mit dem Gebiet von { $name } bei { $castle }
  }
land-forests = { $count ->
    [one] 1 Wald
   *[other] { $count } Wälder
  }
land-villages = { $count ->
    [one] 1 Dorf
   *[other] { $count } Dörfer
  }
land-city = die Königsstadt
land-none = nichts, was zählt
places = { $count ->
    [one] 1 Stelle zum Handeln
   *[other] { $count } Stellen zum Handeln
  }
place-border = Grenze zwischen { $first } und { $second }
place-ring = Bündnis über die Grenze zwischen { $first } und { $second } ({ $sides })
# The square is a letter and a number; what lies there follows: "take c4, forest, domain of Ada at b3".
place-castle = Burg auf { $square }, { $about }
place-knight = Ritter auf { $square }, { $about }
place-take = nimm { $square }, { $about }
place-gone = wirb den Ritter auf { $square } ab, { $about }
# Read aloud once a place is chosen: its squares, and what choosing it means.
place-chosen = { $place }: { $what }
track-king = der König steht bei { $king }

## Cards

use-borders = { $parts ->
    [one] Grenze
    [2] Zwei Grenzen
   *[other] Drei Grenzen
  }
use-knights = { $parts ->
    [one] Ritter
   *[other] Zwei Ritter
  }
use-expansion = Erweiterung
use-deserter = Überläufer
use-alliance = Bündnis
use-borders-why = { $parts ->
    [one] Setze eine Grenze zwischen zwei Felder.
   *[other] Setze bis zu { $parts } Grenzen, jede zwischen zwei Felder.
  }
use-knights-why = { $parts ->
    [one] Setze einen Ritter neben eine deiner Burgen oder einen deiner Ritter. Im Wald kostet er einen Dukaten mehr.
   *[other] Setze bis zu { $parts } Ritter neben deine Burgen oder Ritter. Im Wald kostet jeder einen Dukaten mehr.
  }
use-expansion-why = { $parts ->
    [one] Eines deiner Gebiete nimmt ein Feld daneben; aus einem anderen Gebiet nur, wenn deines mehr Ritter hat.
   *[other] Eines deiner Gebiete nimmt bis zu { $parts } Felder daneben; aus einem anderen Gebiet nur, wenn deines mehr Ritter hat.
  }
use-deserter-why = Ein Ritter verlässt ein Gebiet neben deinem, und du setzt einen eigenen.
use-alliance-why = Dein Gebiet und eines daneben nehmen einander nie Land.
card-or = oder
card-play = Preis
card-sell = Verkauf
card-price = Ausspielen kostet { $price }, Verkaufen bringt { $sell }.
card-says = { $name }, Ausspielen kostet { $price }, Verkaufen bringt { $sell }
card-says-idle = { $name }, Ausspielen kostet { $price }, Verkaufen bringt { $sell }, jetzt nicht auszuspielen
card-says-tried = { $name }, Ausspielen kostet { $price }, Verkaufen bringt { $sell }, Ausspielen schon probiert
card-says-ordered = { $name }, Ausspielen kostet { $price }, Verkaufen bringt { $sell }, Ausspielen schon angewiesen
back-of = verdeckt, Stapel { $letter }
hand = Deine Hand
hand-of = Hand von { $name }
hand-show = Meine Karten zeigen
hand-cover = Meine Karten verdecken
hand-empty = Keine Karte mehr.
chancery = Machtmarkt
deck-left = { $count ->
    [one] Nachziehstapel, oben Stapel { $letter }, noch 1 Karte
   *[other] Nachziehstapel, oben Stapel { $letter }, noch { $count } Karten
  }
deck-count = noch { $count }
deck-none = keine mehr
deck-empty = Der Nachziehstapel ist leer
card-barred = Gerade verkauft: In diesem Zug lässt sie sich nicht zurücknehmen.
pile-says = { $barred ->
    [yes] { $card }, gerade verkauft, in diesem Zug nicht zurückzunehmen
   *[no] { $count ->
        [one] { $card }
       *[other] { $card }, { $count } davon
      }
  }
pile-times = × { $count }

## Lords

court = Fürsten
tab-board = Spielplan
stat-ducats = { $count ->
    [one] 1 Dukat
   *[other] { $count } Dukaten
  }
stat-ducats-why = { $income ->
    [0] Kein Einkommen: Keine Mine liegt in einem Gebiet.
    [one] Jeder Zug beginnt mit 1 Dukaten aus Minen.
   *[other] Jeder Zug beginnt mit { $income } Dukaten aus Minen.
  }
stat-supply = { $count ->
    [0] Kein Ritter mehr zu setzen
    [one] Noch 1 Ritter zu setzen
   *[other] Noch { $count } Ritter zu setzen
  }
lord-cards = Karten: { $list }
lord-mine = { $count } × { $mine }
lord-monopoly = { $count } × { $mine }: ein Monopol, 5 Punkte
item-forests = { $count ->
    [one] 1 Wald bei { $castle }: { $points }
   *[other] { $count } Wälder bei { $castle }: { $points }
  }
item-villages = { $count ->
    [one] 1 Dorf bei { $castle }: { $points }
   *[other] { $count } Dörfer bei { $castle }: { $points }
  }
item-city = Die Königsstadt bei { $castle }: { $points }
item-monopoly = { $count } × { $mine }, ein Monopol: { $points }
item-ducats = Für Dukaten: { $points }
row-forests = Wälder
row-villages = Dörfer
row-city = Königsstadt
row-monopolies = Monopole
row-ducats = Dukaten

## Whose turn

status-cards = Karten werden ausgeteilt.
status-castle = Setze eine Burg.
status-castle-neutral = Setze eine neutrale Burg.
status-knight = Setze ihren Ritter daneben.
status-knight-neutral = Setze ihren Ritter daneben.
status-act = Verkaufe eine Karte oder spiele eine aus.
status-borders = { $left ->
    [one] { $parts ->
        [one] Setze eine Grenze.
       *[other] Setze die letzte Grenze.
      }
   *[other] Setze { $left } Grenzen.
  }
status-knights = { $left ->
    [one] Setze einen Ritter.
   *[other] Setze { $left } Ritter.
  }
status-expansion = { $left ->
    [one] Nimm ein Feld.
   *[other] Nimm bis zu { $left } Felder.
  }
status-deserter = Wirb einen Ritter ab.
status-alliance = Schließe ein Bündnis.
status-refill = Nimm eine Karte.
status-theirs-castle = { $name } setzt eine Burg.
status-theirs-knight = { $name } setzt einen Ritter.
status-theirs-act = { $name } wählt eine Karte.
status-theirs-borders = { $name } setzt Grenzen.
status-theirs-knights = { $name } setzt Ritter.
status-theirs-expansion = { $name } erweitert ein Gebiet.
status-theirs-deserter = { $name } wirbt einen Ritter ab.
status-theirs-alliance = { $name } schließt ein Bündnis.
status-theirs-refill = { $name } nimmt eine Karte.
turn-castle = Burg
turn-knight = Ritter
turn-income = Einkommen
turn-act = Karte
turn-sold = Verkauf
turn-borders = { $left ->
    [one] 1 Grenze
   *[other] { $left } Grenzen
  }
turn-knights = { $left ->
    [one] 1 Ritter
   *[other] { $left } Ritter
  }
turn-expansion = Erweiterung
turn-deserter = Überläufer
turn-alliance = Bündnis
turn-refill = Ergänzen
turn-castle-why = Burgen stehen auf Wiesen, die einer Farbe weit voneinander entfernt.
turn-knight-why = Neben jede Burg kommt ein Ritter.
turn-income-why = Ein Dukat für jede Art von Mine in deinen Gebieten.
turn-act-why = Verkaufe eine Karte, oder bezahle eine und nutze eines ihrer Zeichen.
turn-sold-why = Die Karte liegt jetzt im Machtmarkt.
turn-borders-why = Grenzen, die Land um eine einzige Burg schließen, ergeben ein Gebiet.
turn-knights-why = Ritter machen ein Gebiet stark.
turn-expansion-why = Ein Gebiet nimmt Land daneben.
turn-deserter-why = Ein Ritter des Nachbarn geht, und du setzt einen eigenen.
turn-alliance-why = Zwei Gebiete nehmen einander nie Land.
turn-refill-why = Wieder auf drei Karten, vom Nachziehstapel oder aus dem Machtmarkt.

## Choices, and what they would bring

prompt = Deine Wahl
hint-castle = { $spaces ->
    [one] Wähle eine Wiese: Zwischen Burgen einer Farbe liegt mindestens 1 Feld. Goldene Punkte zeigen, wo ihr Ritter stehen könnte.
   *[other] Wähle eine Wiese: Zwischen Burgen einer Farbe liegen mindestens { $spaces } Felder. Goldene Punkte zeigen, wo ihr Ritter stehen könnte.
  }
hint-knight = Wähle ein Feld neben der Burg. Wälder kosten jetzt nichts.
hint-act = Wähle eine Karte deiner Hand. Der Spielplan zeigt dann, wo sie wirken kann.
hint-borders = { $left ->
    [one] Wähle eine Grenze.
   *[other] Wähle eine Grenze. Du darfst { $left } setzen.
  }
hint-knights = { $left ->
    [one] Wähle ein Feld neben einer deiner Burgen oder einem deiner Ritter.
   *[other] Wähle ein Feld neben einer deiner Burgen oder einem deiner Ritter. Du darfst { $left } setzen.
  }
hint-expansion = { $left ->
    [one] Wähle ein Feld neben deinem Gebiet.
   *[other] Wähle ein Feld neben einem deiner Gebiete. { $left } darfst du nehmen.
  }
hint-deserter = Wähle den Ritter, der gehen soll.
hint-alliance = Wähle die Ringe zwischen deinem Gebiet und einem anderen.
hint-borders-then = Wähle eine Grenze.
hint-knights-then = Wähle ein Feld.
hint-expansion-then = Mehrere deiner Gebiete könnten es nehmen. Wähle eines über seine Burg.
hint-deserter-then = Wähle, wohin dein eigener Ritter kommt.
hint-alliance-then = Wähle, welches deiner Gebiete, über seine Burg.
hint-refill = Nimm die oberste Karte des Nachziehstapels oder eine aus dem Machtmarkt.
hint-refill-deck = Nimm die oberste Karte des Nachziehstapels.
plain-castle = Hier eine Burg
plain-knight = Hier ein Ritter
plain-act = Eine Karte
plain-borders = Hier eine Grenze. Noch schließt sich kein Gebiet.
plain-knights = Hier ein Ritter
plain-expansion = Dieses Feld
plain-deserter = Dieser Ritter macht deinem Platz
plain-alliance = Von jetzt an nimmt keines dem anderen Land.
plain-refill = Diese Karte
do-castle = Burg setzen
do-knight = Ritter setzen
do-act = Ausspielen
do-play = { $ducats ->
    [one] Für 1 Dukaten ausspielen
   *[other] Für { $ducats } Dukaten ausspielen
  }
do-sell = { $ducats ->
    [one] Für 1 Dukaten verkaufen
   *[other] Für { $ducats } Dukaten verkaufen
  }
do-borders = Grenze setzen
do-knights = Ritter setzen
do-expansion = Feld nehmen
do-deserter = Abwerben
do-alliance = Bündnis schließen
do-refill = Nehmen
do-end = Rest verfallen lassen
bar-deck = Oberste Karte, Stapel { $letter }
# Read aloud: what a card cannot be used for now, and the sentence that says why.
use-not = { $use }: { $reason }
use-sell = Verkaufen
use-cost = { $price ->
    [one] du zahlst 1
   *[other] du zahlst { $price }
  }
use-gain = du bekommst { $ducats }
use-left = { $ducats ->
    [0] nichts bleibt übrig
    [one] 1 bleibt übrig
   *[other] { $ducats } bleiben übrig
  }
effect-arises = { $owner ->
    [you] Schließt dein Gebiet bei { $castle }
    [nobody] Schließt das neutrale Gebiet bei { $castle }
   *[other] Schließt das Gebiet von { $name } bei { $castle }
  }
effect-grows = { $owner ->
    [you] Vergrößert dein Gebiet bei { $castle }
    [nobody] Vergrößert das neutrale Gebiet bei { $castle }
   *[other] Vergrößert das Gebiet von { $name } bei { $castle }
  }
effect-shrinks = { $owner ->
    [you] Nimmt von deinem Gebiet bei { $castle }
    [nobody] Nimmt vom neutralen Gebiet bei { $castle }
   *[other] Nimmt vom Gebiet von { $name } bei { $castle }
  }
# Read aloud after the name of a place.
effect-closes = { $owner ->
    [you] { $points ->
        [one] schließt dein Gebiet bei { $castle }: 1 Punkt
       *[other] schließt dein Gebiet bei { $castle }: { $points } Punkte
      }
    [nobody] schließt das neutrale Gebiet bei { $castle }
   *[other] { $points ->
        [one] schließt das Gebiet von { $name } bei { $castle }: 1 Punkt
       *[other] schließt das Gebiet von { $name } bei { $castle }: { $points } Punkte
      }
  }
effect-cut = { $count ->
    [one] 1 Feld wird abgeschnitten und gehört niemandem
   *[other] { $count } Felder werden abgeschnitten und gehören niemandem
  }
effect-ducats = { $count ->
    [one] 1 Dukat für den Wald
   *[other] { $count } Dukaten für den Wald
  }
effect-strength = { $owner ->
    [you] Stärke deines Gebiets bei { $castle }: { $before } auf { $after }
    [nobody] Stärke des neutralen Gebiets bei { $castle }: { $before } auf { $after }
   *[other] Stärke des Gebiets von { $name } bei { $castle }: { $before } auf { $after }
  }
# Points before and after.
effect-sum = { $before ->
    [one] von 1 Punkt auf { $after }
   *[other] von { $before } Punkten auf { $after }
  }
effect-king = { $name } erreicht den König
effect-allies = { $owner ->
    [nobody] Verbündet dein Gebiet bei { $own } mit dem neutralen bei { $castle }
   *[other] Verbündet dein Gebiet bei { $own } mit dem von { $name } bei { $castle }
  }
# What brings or costs points, read aloud: "2 villages, plus 6"; or whom it costs: "Ben, minus 6".
effect-more = { $text }, plus { $count }
effect-less = { $text }, minus { $count }
gain-forests = { $count ->
    [one] 1 Wald
   *[other] { $count } Wälder
  }
gain-villages = { $count ->
    [one] 1 Dorf
   *[other] { $count } Dörfer
  }
gain-city = Königsstadt
gain-monopolies = { $count ->
    [one] 1 Monopol
   *[other] { $count } Monopole
  }
## The log

log-hand = { $cards ->
    [one] { $name } bekommt 1 Karte ausgeteilt.
   *[other] { $name } bekommt { $cards } Karten ausgeteilt.
  }
log-draw = { $known ->
    [no] { $name } zieht eine Karte vom Nachziehstapel.
   *[other] { $name } zieht vom Nachziehstapel: { $card }.
  }
log-castle = { $whose ->
    [own] { $name } setzt eine Burg auf { $square }.
   *[neutral] { $name } setzt eine neutrale Burg auf { $square }.
  }
log-guard = Ihr Ritter steht auf { $square }.
log-sell = { $ducats ->
    [one] { $name } verkauft „{ $card }“ für 1 Dukaten.
   *[other] { $name } verkauft „{ $card }“ für { $ducats } Dukaten.
  }
log-card = { $price ->
    [one] { $name } spielt „{ $use }“ für 1 Dukaten aus.
   *[other] { $name } spielt „{ $use }“ für { $price } Dukaten aus.
  }
log-take = { $name } nimmt „{ $card }“ aus dem Machtmarkt.
log-end = { $name } lässt den Rest der Karte verfallen.
log-knight = { $price ->
    [0] { $name } setzt einen Ritter auf { $square }.
   *[other] { $name } setzt einen Ritter auf { $square }, im Wald für einen Dukaten.
  }
log-border = { $name } setzt eine Grenze zwischen { $first } und { $second }.
log-expand = { $taken ->
    [yes] Das Gebiet von { $name } bei { $castle } nimmt { $square } von { $owner }.
   *[no] Das Gebiet von { $name } bei { $castle } nimmt { $square }.
  }
log-desert = { $name } wirbt den Ritter von { $owner } auf { $knight } ab und setzt einen eigenen auf { $square }.
log-ally = { $name } verbündet das Gebiet bei { $castle } mit dem von { $owner } bei { $target }.
# A move taken back, by its first word in the notation.
log-undo-castle = { $name } nimmt die Burg auf { $square } zurück.
log-undo-play = { $name } nimmt die Karte „{ $use }“ zurück.
log-undo-sell = { $name } nimmt den Verkauf von „{ $card }“ zurück.
log-undo-knight = { $name } nimmt den Ritter auf { $square } zurück.
log-undo-border = { $name } nimmt die Grenze zwischen { $first } und { $second } zurück.
log-undo-expand = { $name } nimmt die Erweiterung des Gebiets bei { $castle } um { $square } zurück.
log-undo-desert = { $name } nimmt das Abwerben zurück: Der Ritter von { $owner } steht wieder auf { $knight }.
log-undo-ally = { $name } nimmt das Bündnis von { $castle } mit { $target } ({ $owner }) zurück.
log-undo-end = { $name } lässt den Rest der Karte doch nicht verfallen.
log-domain = { $points ->
    [0] Das Gebiet von { $who } bei { $castle } schließt sich: keine Punkte.
    [one] Das Gebiet von { $who } bei { $castle } schließt sich: 1 Punkt.
   *[other] Das Gebiet von { $who } bei { $castle } schließt sich: { $points } Punkte.
  }
log-grown = { $points ->
    [0] Das Gebiet von { $who } bei { $castle } wächst: keine Punkte.
    [one] Das Gebiet von { $who } bei { $castle } wächst: 1 Punkt.
   *[other] Das Gebiet von { $who } bei { $castle } wächst: { $points } Punkte.
  }
log-shrunk = { $squares ->
    [one] { $points ->
        [0] Das Gebiet von { $who } bei { $castle } verliert ein Feld: keine Punkte.
        [one] Das Gebiet von { $who } bei { $castle } verliert ein Feld: { $points } Punkt.
       *[other] Das Gebiet von { $who } bei { $castle } verliert ein Feld: { $points } Punkte.
      }
   *[other] { $points ->
        [0] Das Gebiet von { $who } bei { $castle } verliert { $squares } Felder: keine Punkte.
        [one] Das Gebiet von { $who } bei { $castle } verliert { $squares } Felder: { $points } Punkt.
       *[other] Das Gebiet von { $who } bei { $castle } verliert { $squares } Felder: { $points } Punkte.
      }
  }
log-monopoly = { $mine ->
    [mine_gold] { $name } hat ein Monopol auf Goldminen: 5 Punkte.
    [mine_silver] { $name } hat ein Monopol auf Silberminen: 5 Punkte.
    [mine_copper] { $name } hat ein Monopol auf Kupferminen: 5 Punkte.
   *[mine_diamond] { $name } hat ein Monopol auf Diamantminen: 5 Punkte.
  }
log-broken = { $mine ->
    [mine_gold] { $name } verliert das Monopol auf Goldminen: minus 5 Punkte.
    [mine_silver] { $name } verliert das Monopol auf Silberminen: minus 5 Punkte.
    [mine_copper] { $name } verliert das Monopol auf Kupferminen: minus 5 Punkte.
   *[mine_diamond] { $name } verliert das Monopol auf Diamantminen: minus 5 Punkte.
  }
log-empty = Der Nachziehstapel ist leer. Alle spielen ihre übrigen Karten aus oder verkaufen sie.
log-income = { $ducats ->
    [one] Minen zahlen 1 Dukaten an { $name }.
   *[other] Minen zahlen { $ducats } Dukaten an { $name }.
  }
log-crown = { $points ->
    [one] { $name } erreicht den König mit 1 Punkt.
   *[other] { $name } erreicht den König mit { $points } Punkten.
  }

## The end

over-king = { $count ->
    [one] { $names } hat den König bei { $king } erreicht.
   *[other] { $names } haben den König bei { $king } erreicht, alle mit derselben Karte.
  }
over-deck = Der Nachziehstapel war leer und die letzten Karten ausgespielt, also wurden Dukaten verglichen.
over-active = Je { $points } Punkte. Wer den König im eigenen Zug erreicht hat, geht vor.
over-ducats = { $points ->
    [one] Je 1 Punkt. Mehr Dukaten entscheiden: { $first } zu { $second }.
   *[other] Je { $points } Punkte. Mehr Dukaten entscheiden: { $first } zu { $second }.
  }
over-ducats-of = { $ducats ->
    [one] { $name } hat 1 Dukaten
   *[other] { $name } hat { $ducats } Dukaten
  }
over-ducats-amount = Die meisten Dukaten bringen 5 Punkte, der nächstkleinere Betrag 3.
over-ducats-rank = Die meisten Dukaten bringen 5 Punkte, die zweitmeisten 3; nach einem Gleichstand bei den meisten gibt es keinen zweiten Platz.

## How a table plays

rules-king = Der König bei { $king }
rules-king-why = Wer nach dem Ende einer Karte so viele Punkte hat, gewinnt sofort.
rules-pieces = { $castles ->
    [one] Je 1 Burg und { $knights } Ritter
   *[other] Je { $castles } Burgen und { $knights } Ritter
  }
rules-pieces-why = Für alle gibt es { $borders } Grenzen; am Anfang hat jeder { $ducats } Dukaten.
rules-tiles = Landschaftsteile: { $tiles }
rules-tiles-ours = Landschaftsteile: unsere Zeichnung
rules-tiles-why = Wie die Teile liegen: { $layout }
rules-board = Ein eigener Spielplan
rules-board-why = Das Land wurde Feld für Feld angegeben.
rules-neutral = Eine neutrale Farbe
rules-neutral-why = Zu zweit setzen beide auch die Burgen und Ritter einer dritten Farbe, die niemandem gehört.

## Refusals of the rules

here-ground = { $ground ->
    [forest] Hier: { domaine-forest }.
    [village] Hier: { domaine-village }.
    [city] Hier: { domaine-city }.
    [mine_gold] Hier: { domaine-mine-gold }.
    [mine_silver] Hier: { domaine-mine-silver }.
    [mine_copper] Hier: { domaine-mine-copper }.
    [mine_diamond] Hier: { domaine-mine-diamond }.
   *[meadow] Hier: { domaine-meadow }.
  }
here-near = Felder zwischen hier und der Burg auf { $castle }: { $spaces }.
here-walled = Zwischen diesem Feld und deiner Figur auf { $square } liegt eine Grenze.
here-nobody = Neben diesem Feld steht keine deiner Figuren.
here-domain = Dieses Feld liegt im Gebiet bei { $castle }.
here-stranded = Abgeschnitten wären: { $places }.
here-purse = Du hast { $ducats }.
refusal-castle-terrain = Eine Burg steht auf einer Wiese.
refusal-castle-taken = Dort steht schon etwas.
refusal-castle-no-knight = Ihr Ritter hätte kein Feld daneben.
refusal-castle-too-near = { $spaces ->
    [one] Zwischen Burgen einer Farbe liegt mindestens 1 Feld.
   *[other] Zwischen Burgen einer Farbe liegen mindestens { $spaces } Felder.
  }
refusal-knight-beside-castle = Der Ritter kommt neben die Burg, die gerade gesetzt wurde.
refusal-card-not-held = Diese Karte ist nicht auf deiner Hand.
refusal-play-symbol = Dieses Zeichen hat die Karte nicht.
refusal-play-price = Sie kostet { $price }, und du hast { $ducats }.
refusal-play-no-part = Nichts davon lässt sich jetzt ausführen.
refusal-part-other-symbol = Die Karte wird mit einem anderen Zeichen ausgespielt.
refusal-end-no-part = Mindestens ein Teil der Karte muss ausgeführt werden.
refusal-refill-chancery = Diese Karte liegt nicht im Machtmarkt.
refusal-refill-just-sold = Die gerade verkaufte Karte lässt sich nicht im selben Zug zurücknehmen.
refusal-refill-must-draw = { $rounds ->
    [one] Nach 1 Runde, in der keine Karte gezogen oder ausgespielt wurde, musst du vom Nachziehstapel ziehen.
   *[other] Nach { $rounds } Runden, in denen keine Karte gezogen oder ausgespielt wurde, musst du vom Nachziehstapel ziehen.
  }
refusal-draw-stack = Das ist nicht der oberste Stapel.
refusal-draw-gone = Diese Karte ist nicht mehr im Nachziehstapel.
refusal-border-inside-domain = Innerhalb eines Gebiets wird keine Grenze gesetzt.
refusal-border-own-figures = Keine Grenze darf zwei Figuren einer Farbe trennen.
refusal-border-supply = Es ist keine Grenze mehr da.
refusal-border-taken = Dort ist schon eine Grenze.
refusal-knight-supply = Es ist kein Ritter mehr zu setzen.
refusal-knight-terrain = Ein Ritter steht auf einer Wiese oder im Wald.
refusal-knight-taken = Dort steht schon etwas.
refusal-knight-not-beside = Ein Ritter kommt neben eine Burg oder einen Ritter seiner Farbe, ohne Grenze dazwischen.
refusal-knight-forest = Ein Ritter im Wald kostet { $price } mehr.
refusal-expand-not-own = Das ist keines deiner Gebiete.
refusal-expand-one-domain = Eine Karte vergrößert nur ein Gebiet.
refusal-expand-not-beside = Das Feld liegt nicht neben dem Gebiet.
refusal-expand-figure = Dort steht eine Burg oder ein Ritter.
refusal-expand-own-domain = Ein Gebiet wächst nicht in ein anderes desselben Besitzers.
refusal-expand-strength = Es braucht mehr Ritter, als das andere Gebiet hat: { $own } gegen { $theirs }.
refusal-expand-allied = Die beiden Gebiete sind verbündet.
refusal-expand-neutral = An diesem Tisch bleiben neutrale Gebiete unberührt.
refusal-expand-supply = Es sind zu wenige Grenzen übrig, um es zu umgeben.
refusal-desert-not-own = Das ist keines deiner Gebiete.
refusal-desert-not-theirs = Das ist kein Gebiet eines Gegners.
refusal-desert-not-beside = Die beiden Gebiete liegen nicht nebeneinander.
refusal-desert-allied = An diesem Tisch läuft kein Ritter aus einem verbündeten Gebiet über.
refusal-desert-no-own-knight = Dein Gebiet hat keinen Ritter.
refusal-desert-no-knight = Dort steht kein Ritter des Besitzers.
refusal-desert-chain = Andere Ritter würden die Verbindung zur Burg verlieren.
refusal-desert-last-knight = An diesem Tisch läuft der letzte Ritter eines Gebiets nie über.
refusal-desert-outside = Der neue Ritter kommt in dein eigenes Gebiet.
refusal-ally-not-own = Das ist keines deiner Gebiete.
refusal-ally-not-theirs = Das ist kein Gebiet eines Gegners.
refusal-ally-not-beside = Die beiden Gebiete liegen nicht nebeneinander.
refusal-ally-already = Die beiden sind schon verbündet.

## Hints

# The card is known by its two symbols: “Knight or Expand”.
hint-play = Tipp: Spiele „{ $card }“ als „{ $use }“ aus.
hint-play-only = Tipp: Spiele „{ $card }“ aus.
hint-sell = Tipp: Verkaufe „{ $card }“.
hint-end = Tipp: Hör hier auf und lass den Rest der Karte verfallen.
hint-deck = Tipp: Ziehe eine Karte vom Nachziehstapel.
hint-take = Tipp: Nimm „{ $card }“ aus dem Machtmarkt.
# One place on the board, or two of which one is chosen after the other, as in place-….
hint-spot-one = Tipp: { $first }.
hint-spot-two = Tipp: { $first }; dann { $second }.
why-closes = { $squares ->
    [one] Schließt dein Gebiet bei { $castle }: 1 Feld, +{ $points }.
   *[other] Schließt dein Gebiet bei { $castle }: { $squares } Felder, +{ $points }.
  }
why-grows = { $squares ->
    [one] Dein Gebiet bei { $castle } wächst um 1 Feld: +{ $points }.
   *[other] Dein Gebiet bei { $castle } wächst um { $squares } Felder: +{ $points }.
  }
why-monopolies = Vervollständigt ein Monopol: +{ $points }.
why-mines = { $count ->
    [one] Eine weitere Mine gehört dir.
   *[other] { $count } weitere Minen gehören dir.
  }
why-income = { $ducats ->
    [one] Jeder Zug bringt 1 Dukaten mehr.
   *[other] Jeder Zug bringt { $ducats } Dukaten mehr.
  }
why-opens = { $points ->
    [one] Der erste Teil kann sofort 1 Punkt bringen.
   *[other] Der erste Teil kann sofort { $points } Punkte bringen.
  }
why-card = { $price ->
    [one] Die Karte kostet 1 Dukaten und bringt beim Verkauf { $ducats }.
   *[other] Die Karte kostet { $price } Dukaten und bringt beim Verkauf { $ducats }.
  }
why-takes = { $points ->
    [one] { $name } verliert 1 Punkt.
   *[other] { $name } verliert { $points } Punkte.
  }
why-stronger = { $count ->
    [one] Dein Gebiet bei { $castle } hat dann 1 Ritter.
   *[other] Dein Gebiet bei { $castle } hat dann { $count } Ritter.
  }
why-sells = { $ducats ->
    [one] Bringt 1 Dukaten.
   *[other] Bringt { $ducats } Dukaten.
  }
# The same, said of somebody else.
says-closes = { $squares ->
    [one] Schließt das Gebiet bei { $castle }: 1 Feld, +{ $points }.
   *[other] Schließt das Gebiet bei { $castle }: { $squares } Felder, +{ $points }.
  }
says-grows = { $squares ->
    [one] Das Gebiet bei { $castle } wächst um 1 Feld: +{ $points }.
   *[other] Das Gebiet bei { $castle } wächst um { $squares } Felder: +{ $points }.
  }
says-mines = { $count ->
    [one] Eine weitere Mine.
   *[other] { $count } weitere Minen.
  }
says-stronger = { $count ->
    [one] Das Gebiet bei { $castle } hat dann 1 Ritter.
   *[other] Das Gebiet bei { $castle } hat dann { $count } Ritter.
  }

## The table before the game

room-cards = Die Karten werden ausgeteilt, wenn alle sitzen.
