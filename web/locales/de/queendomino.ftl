# Land, pieces and a table of the Queendomino family.

## Land, pieces and what they say of themselves

terrain-castle = Schloss
terrain-wheat = Getreidefeld
terrain-forest = Wald
terrain-lake = See
terrain-grassland = Weideland
terrain-swamp = Sumpf
terrain-mine = Gebirge
terrain-town = Stadt
half-crowned = { $count ->
    [one] { $terrain }, 1 Krone
   *[other] { $terrain }, { $count } Kronen
  }
domino-name = Dominostein { $number }: { $first } und { $second }
domino-of = { $domino }. Aus der Schachtel { $box }
where-castle = das Schloss
# $way: where it lies as seen from the castle; $across and $down: how many squares away.
where = { $way ->
    [left] { $across ->
        [1] direkt links vom Schloss
       *[other] { $across } Felder links vom Schloss
      }
    [right] { $across ->
        [1] direkt rechts vom Schloss
       *[other] { $across } Felder rechts vom Schloss
      }
    [above] { $down ->
        [1] direkt über dem Schloss
       *[other] { $down } Felder über dem Schloss
      }
    [below] { $down ->
        [1] direkt unter dem Schloss
       *[other] { $down } Felder unter dem Schloss
      }
    [corner-above-left] an der linken oberen Ecke des Schlosses
    [corner-above-right] an der rechten oberen Ecke des Schlosses
    [corner-below-left] an der linken unteren Ecke des Schlosses
    [corner-below-right] an der rechten unteren Ecke des Schlosses
    [above-left] vom Schloss { $across } nach links und { $down } nach oben
    [above-right] vom Schloss { $across } nach rechts und { $down } nach oben
    [below-left] vom Schloss { $across } nach links und { $down } nach unten
   *[below-right] vom Schloss { $across } nach rechts und { $down } nach unten
  }
square-free = frei
square-knight = ein Ritter
square-knight-why = Hier steht ein Ritter. Er hat seine Steuern eingetrieben und bleibt für immer.
square-held = dein Stein
square-legal = möglich
square-chosen = gewählt
square-choosable = wählbar
castle-why = Hier beginnt jedes Königreich. Jede Landschaft darf es berühren.
territory-of = { $squares ->
    [one] Ein Gebiet von 1 Feld, { $crowns ->
        [0] ohne Krone.
        [one] mit 1 Krone.
       *[other] mit { $crowns } Kronen.
      }
   *[other] Ein Gebiet von { $squares } Feldern, { $crowns ->
        [0] ohne Krone.
        [one] mit 1 Krone.
       *[other] mit { $crowns } Kronen.
      }
  }
kingdom-of = Königreich von { $name }
king-of = König von { $name }
stat-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
  }
stat-knights = { $count ->
    [one] 1 Ritter im Vorrat
   *[other] { $count } Ritter im Vorrat
  }
stat-towers = { $count ->
    [one] 1 Turm
   *[other] { $count } Türme
  }
stat-crowns = { $count ->
    [one] 1 Krone
   *[other] { $count } Kronen
  }
stat-largest = { $count ->
    [one] größtes Gebiet 1 Feld
   *[other] größtes Gebiet { $count } Felder
  }
stat-crowns-why = { $dynasty ->
    [yes] Ein Gebiet zählt seine Felder mal seine Kronen.
   *[no] Ein Gebiet zählt seine Felder mal seine Kronen. Sind Punkte und größte Gebiete gleich, gewinnt, wer mehr Kronen hat.
  }
stat-largest-why = { $dynasty ->
    [yes] Nach drei Partien teilen sich gleiche Summen den Platz.
   *[no] Sind die Punkte gleich, gewinnt das größte Gebiet.
  }
stat-coins-why = Mit Münzen kauft man Gebäude und besticht den Drachen. Am Ende sind drei Münzen einen Punkt wert.
stat-knights-why = Ein Ritter auf deinem neuen Dominostein treibt für jedes Feld seines Gebiets eine Münze ein.
stat-towers-why = Die Queen besucht das Königreich, das durchs Bauen auf die meisten Türme kommt.
line-king = { $sure ->
    [yes] Hier steht { $name } und kommt in der Runde als Nummer { $order } dran.
   *[no] Hier steht { $name } und kommt in der Runde spätestens als Nummer { $order } dran.
  }
line-free = { $sure ->
    [yes] Hier steht noch niemand. Wer ihn besetzt, kommt in der Runde als Nummer { $order } dran.
   *[no] Hier steht noch niemand. Wer ihn besetzt, kommt in der Runde spätestens als Nummer { $order } dran.
  }
line-turn-over = Dieser Zug ist vorbei.
line-turn-now = Dieser Zug läuft gerade.
claim-domino = { $sure ->
    [yes] Besetzen – { $domino }, Zug { $order }
   *[no] Besetzen – { $domino }, spätestens Zug { $order }
  }

## Builders

builders = Gebäudetableau
slot-sold = verkauft
slot-burnt = zerstört
slot-empty = leer
slot-printed = { $filled ->
    [yes] Aufgedruckte Baukosten: { $cost }. Freie Plätze werden am Ende der Runde gefüllt.
   *[no] Aufgedruckte Baukosten: { $cost }.
  }
slot-price = { $price ->
    [0] Es kostet nichts.
    [one] Es kostet 1 Münze.
   *[other] Es kostet { $price } Münzen.
  }
slot-price-queen = { $price ->
    [0] Es kostet nichts statt { $cost }: Die Queen macht es um eine billiger.
   *[other] Es kostet { $price } statt { $cost }: Die Queen macht es um eine billiger.
  }
slot-too-dear = { $price ->
    [one] 1 Münze hast du nicht.
   *[other] { $price } Münzen hast du nicht.
  }
slot-name = { $name }. { $price }
dragon-home = Der Drache ist in der Drachenhöhle
dragon-out = Der Drache ist ausgeflogen
dragon-why = Einmal in jeder Runde lässt er sich mit einer Münze bestechen und zerstört ein ausliegendes Plättchen. Für den, bei dem die Queen ist, fliegt er nicht.
dragon-price = 1 Münze zerstört ein Plättchen
dragon-away = nächste Runde zurück
pile-left = { $count ->
    [one] Im Stapel liegt noch 1 Gebäudeplättchen.
   *[other] Im Stapel liegen noch { $count } Gebäudeplättchen.
  }
building-bakery = Bäckerei
building-sawmill = Sägewerk
building-fishmonger = Fischhandlung
building-weaving-shop = Weberei
building-magic-school = Zauberschule
building-foundry = Gießerei
building-church = Kirche
building-safe-knight = Tresor
building-safe-tower = Tresor
building-small-tavern = Kleine Taverne
building-big-tavern = Große Taverne
building-guardtower = Wachturm
building-fortified-castle = Festung
building-travelling-castle = Wandelndes Schloss
building-training-camp = Trainingslager
building-statue = Statue
building-queens-tower = Turm der Queen
building-gives-knights = { $count ->
    [one] Sofort 1 Ritter.
   *[other] Sofort { $count } Ritter.
  }
building-gives-towers = { $count ->
    [one] Sofort 1 Turm.
   *[other] Sofort { $count } Türme.
  }
building-gives-crown = Eine Krone für seine Stadt.
building-tax-knight = Ab deinem nächsten Zug bringt jeder Ritter, den du Steuern eintreiben lässt, 1 Münze mehr für jeden deiner Ritter.
building-tax-tower = Ab deinem nächsten Zug bringt jeder Ritter, den du Steuern eintreiben lässt, 1 Münze mehr für jeden deiner Türme.
building-points = { $count ->
    [one] Am Ende 1 Punkt.
   *[other] Am Ende { $count } Punkte.
  }
building-per-terrain = { $count ->
    [one] Am Ende 1 Punkt für jedes Gebiet dieser Art: { $terrain }.
   *[other] Am Ende { $count } Punkte für jedes Gebiet dieser Art: { $terrain }.
  }
building-per-tower = { $count ->
    [one] Am Ende 1 Punkt für jeden deiner Türme.
   *[other] Am Ende { $count } Punkte für jeden deiner Türme.
  }
building-per-knight = { $count ->
    [one] Am Ende 1 Punkt für jeden deiner Ritter.
   *[other] Am Ende { $count } Punkte für jeden deiner Ritter.
  }
building-plain = Sonst bringt es nichts.
building-unsure = Auf diesem Plättchen von uns geschätzt: { $things }.
unsure-knights = die Zahl der Ritter
unsure-towers = die Zahl der Türme
unsure-tax-bonus = ob es Steuern erhöht
unsure-crowns = die Krone
unsure-points = die Punkte

## Score pad

row-wealth = Vermögen
row-wheat = Getreidefelder
row-forest = Wälder
row-lake = Seen
row-grassland = Weideland
row-swamp = Sümpfe
row-mine = Gebirge
row-town = Stadtgebiete
row-queen = Queen
row-buildings = Gebäude
row-bonuses = Boni
item-wealth = { $coins ->
    [one] 1 Münze, drei für einen Punkt: { $points }
   *[other] { $coins } Münzen, drei für einen Punkt: { $points }
  }
item-territory = { $squares } × { $crowns } { $terrain }: { $points }
item-queen = { $squares ->
    [one] Noch eine Krone für 1 Feld, { $terrain }: { $points }
   *[other] Noch eine Krone für { $squares } Felder, { $terrain }: { $points }
  }
item-building-points = { $building }: { $points }
item-building-towers = { $count ->
    [one] { $building }, 1 Turm: { $points }
   *[other] { $building }, { $count } Türme: { $points }
  }
item-building-knights = { $count ->
    [one] { $building }, 1 Ritter: { $points }
   *[other] { $building }, { $count } Ritter: { $points }
  }
item-building-territories = { $count ->
    [one] { $building }, 1 Gebiet: { $points }
   *[other] { $building }, { $count } Gebiete: { $points }
  }
item-middle-kingdom = Das Schloss steht in der Mitte: { $points }
item-game = Partie { $game }: { $points }
item-harmony = Das Königreich ist vollständig (Harmonie): { $points }

## Refusals of the rules

here-castle = Hier steht dein Schloss.
here-land = Hier: { $terrain }.
here-nothing = Hier liegt nichts.
here-no-room = Dieses Feld ist frei, aber keines daneben.
here-alone = Neben diesem Feld liegt nichts.
here-beside = Neben diesem Feld: { $around }. Dein Stein: { $halves }.
here-extent = Hier würde dein Königreich { $wide } × { $high } groß.
here-king = Besetzt von { $name }.
here-own-king = Dort steht dein eigener König.
refusal-place-wrong-domino = Angelegt wird der Stein, auf dem dein König steht.
refusal-place-apart = Seine beiden Hälften müssen nebeneinander liegen.
refusal-place-occupied = Jede Hälfte des Steins braucht ein freies Feld.
refusal-place-unconnected = Er muss seine eigene Landschaft oder dein Schloss berühren.
refusal-place-too-wide = Ein Königreich ist höchstens { $size } Felder breit und { $size } hoch.
refusal-place-order = Beide Hälften sind gleich: Es genügt eine Art, ihn zu legen.
refusal-discard-wrong-domino = Das ist nicht der Stein, der dran ist.
refusal-discard-fits = Er passt irgendwo, also muss er angelegt werden.
refusal-tax-square = Ritter kommen auf den Stein, den du gerade angelegt hast, einer auf jedes Feld.
refusal-tax-knights = So viele Ritter hast du nicht im Vorrat.
refusal-build-no-slot = Diesen Platz gibt es nicht.
refusal-build-empty-slot = Auf diesem Platz liegt kein Plättchen.
refusal-build-coins = Es kostet { $price }, und du hast { $coins }.
refusal-build-square = Ein Gebäude steht auf einem Stadtfeld.
refusal-build-taken = Auf diesem Feld steht schon ein Gebäude.
refusal-bribe-queen = Für den, bei dem die Queen ist, fliegt der Drache nicht.
refusal-bribe-away = In dieser Runde ist der Drache schon geflogen.
refusal-bribe-coins = Der Drache verlangt { $price }, und du hast { $coins }.
refusal-bribe-no-slot = Diesen Platz gibt es nicht.
refusal-bribe-empty-slot = Auf diesem Platz liegt nichts zum Zerstören.
refusal-claim-not-in-line = Dieser Stein liegt nicht in der nächsten Reihe.
refusal-claim-taken = Auf einem Stein steht nur ein König.
refusal-pass-mandatory = Diesen Schritt kann man nicht auslassen.
refusal-king-not-drawn = Dieser König ist nicht der, der gezogen wird.
refusal-deal-gone = Dieser Stein ist schon im Spiel.
refusal-tile-gone = Ein solches Plättchen liegt nicht mehr im Stapel.

## Whose turn

status-place = Lege an: { $first } und { $second }.
status-place-double = Lege an: zweimal { $first }.
status-discard = Passt nirgends: { $first } und { $second }.
status-discard-double = Passt nirgends: zweimal { $first }.
status-tax = Sende Ritter zum Eintreiben aus oder lass es.
status-build = Errichte ein Gebäude oder lass es.
status-bribe = Bestich den Drachen oder lass es.
status-claim = Besetze deinen nächsten Dominostein.
status-theirs-place = { $name } legt einen Dominostein an.
status-theirs-tax = { $name } darf Steuern eintreiben.
status-theirs-build = { $name } darf ein Gebäude errichten.
status-theirs-bribe = { $name } darf den Drachen bestechen.
status-theirs-claim = { $name } besetzt einen Dominostein.
step-place = Anlegen
step-tax = Steuern
step-build = Errichten
step-bribe = Drache
step-claim = Besetzen
step-place-why = Lege den Dominostein an, auf dem dein König steht. Aus dem Spiel kommt er nur, wenn er nirgends passt.
step-tax-why = Ein Ritter auf dem neuen Stein bringt für jedes Feld seines Gebiets eine Münze.
step-build-why = Kaufe ein Gebäude für ein freies Stadtfeld.
step-bribe-why = Gib dem Drachen eine Münze, damit er eines der ausliegenden Plättchen zerstört. Einmal je Runde, und nicht für den, bei dem die Queen ist.
step-claim-why = Setze deinen König auf einen freien Stein der nächsten Reihe.

## What is there

others = Die anderen
kingdom-enlarge = { $name }, genauer ansehen
queen-here = Die Queen ist hier
queen-why = Mit ihr kostet jedes Gebäude eine Münze weniger, und am Ende zählt sie als Krone für das größte Gebiet.
dynasty-games = Punkte Partie für Partie: { $points }
dynasty-why = Die Punkte jeder Partie der Dynastie, die laufende zuletzt. Ihre Summe entscheidet.
line-now = Diese Runde
line-next = Nächste Runde
line-first = Die erste Reihe
line-crowns = { $count ->
    [0] keine Krone
    [one] { $count } Krone
   *[other] { $count } Kronen
  }
line-goes = { $last ->
    [yes] zuletzt
   *[no] { $sure ->
        [no] spätestens { $order }.
       *[yes] { $order ->
            [1] zuerst
            [2] als Nummer 2
           *[other] als Nummer 3
          }
      }
  }
round-goes = So läuft eine Runde
goes-place = den Dominostein, den dein König gebracht hat
goes-tax = Ritter treiben im Land Münzen ein
goes-build = ein Plättchen auf ein Stadtfeld
goes-bribe = eine Münze zerstört ein ausliegendes Plättchen
goes-claim = einen Stein der nächsten Reihe für deinen König
domino-pair = { $first } und { $second }
domino-double = zweimal { $first }
domino-number = Dominostein { $number }
tab-kingdom = Königreich
tab-lines = Reihen
tab-builders = Gebäude
tab-others = Andere

## Choices

choice-price = { $price ->
    [0] kostenlos
    [one] 1 Münze
   *[other] { $price } Münzen
  }
place-title = Wenn du ihn hier anlegst
place-turn = Drehen
place-here = Hier anlegen
place-new = neu
place-patch = { $squares } × { $crowns }
place-becomes = { $was } wird { $is }
place-summary = { $total ->
    [one] { $changes }. Dann hast du 1 Punkt.
   *[other] { $changes }. Dann hast du { $total } Punkte.
  }
place-change = { $terrain } { $points }
place-nowhere = Er findet nirgends Anschluss, oder dein Königreich würde zu groß. Er kommt aus dem Spiel und ist nichts wert.
place-discard = Aus dem Spiel nehmen
tax-title = Ritter auf dem neuen Stein
tax-squares = { $squares ->
    [one] { $terrain }, 1 Feld
   *[other] { $terrain }, { $squares } Felder
  }
# $what: squares of a landscape, or a safe; $coins: "+3".
tax-brings = { $what }: { $coins }
tax-safe-knight = Tresor, für Ritter
tax-safe-tower = Tresor, für Türme
tax-coins = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
  }
tax-send = { $coins ->
    [0] Ritter aussenden
    [one] 1 Münze eintreiben
   *[other] { $coins } Münzen eintreiben
  }
tax-left = { $count ->
    [0] Im Vorrat bleibt kein Ritter.
    [one] Im Vorrat bleibt 1 Ritter.
   *[other] Im Vorrat bleiben { $count } Ritter.
  }
build-title = Wähle ein Gebäude
build-where = Wähle ein Stadtfeld dafür.
build-build = { $price ->
    [0] Errichten
    [one] Für 1 Münze errichten
   *[other] Für { $price } Münzen errichten
  }
build-points = Deine Punkte
build-coins-left = { $count ->
    [0] Keine Münze bleibt übrig.
    [one] 1 Münze bleibt übrig.
   *[other] { $count } Münzen bleiben übrig.
  }
build-queen = Die Queen kommt zu dir.
build-discount = Die Queen macht es um eine billiger.
bribe-title = Wähle ein Plättchen zum Zerstören
bribe-text = Was zerstört ist, kann niemand mehr kaufen.
bribe-burn = { $price ->
    [one] Für 1 Münze zerstören
   *[other] Für { $price } Münzen zerstören
  }
claim-title = Wähle einen Stein der nächsten Reihe
claim-order = { $last ->
    [yes] In der nächsten Runde bist du zuletzt dran.
   *[no] { $order ->
        [1] In der nächsten Runde bist du zuerst dran.
        [2] Du bist spätestens als Nummer 2 dran.
        [3] Du bist spätestens als Nummer 3 dran.
       *[other] Du bist spätestens als Nummer { $order } dran.
      }
  }
follow-order = { $order ->
    [1] In der nächsten Runde zuerst dran.
    [2] In der nächsten Runde spätestens als Nummer 2 dran.
    [3] In der nächsten Runde spätestens als Nummer 3 dran.
   *[other] In der nächsten Runde zuletzt dran.
  }
claim-fits = Er passt in dein Königreich, wie es jetzt ist.
claim-fits-not = Wie dein Königreich jetzt ist, passt er nirgends.
claim-worth = Er passt an { $places ->
    [one] 1 Stelle
   *[other] { $places } Stellen
  }; wo er jetzt am meisten zählt, bringt er { $points }.
claim-places = { $count ->
    [one] 1 Stelle
   *[other] { $count } Stellen
  }
claim-final = Nach dem Besetzen kannst du nur noch darum bitten, es zurückzunehmen.
claim-act = Besetzen
claim-short = Besetzen
claim-nowhere = passt nirgends
bar-domino = Stein: { $what }
bar-nowhere = Er passt nirgends.

## The log

ask-undo-claim = { $name } möchte das Besetzen zurücknehmen. Seither wurde nichts Neues aufgedeckt.
ask-undo-place = { $name } möchte das Anlegen zurücknehmen. Seither wurde nichts Neues aufgedeckt.
change-points = Punkte
change-coins = Münzen
change-knights = Ritter
change-towers = Türme
change-from-to = { $was } → { $is }
log-king = Gezogen: der König von { $who }.
log-line = Eine neue Reihe: { $dominoes }.
log-tiles = Neu auf dem Gebäudetableau: { $buildings }.
log-claim = { $name } besetzt: { $what }.
log-place = { $points ->
    [0] { $name } legt an, ohne Punkte: { $what }.
    [one] { $name } legt an, 1 Punkt: { $what }.
   *[other] { $name } legt an, { $points } Punkte: { $what }.
  }
log-discard = { $name } nimmt aus dem Spiel: { $what }.
log-tax = { $coins ->
    [one] { $name } treibt 1 Münze ein, mit { $knights ->
        [one] 1 Ritter.
       *[other] { $knights } Rittern.
      }
   *[other] { $name } treibt { $coins } Münzen ein, mit { $knights ->
        [one] 1 Ritter.
       *[other] { $knights } Rittern.
      }
  }
log-build = { $price ->
    [0] { $name } errichtet kostenlos: { $building }.
    [one] { $name } errichtet für 1 Münze: { $building }.
   *[other] { $name } errichtet für { $price } Münzen: { $building }.
  }
log-bribe = { $name } lässt den Drachen zerstören: { $building }.
# A move taken back, by its first word in the notation.
log-undo-claim = { $name } nimmt das Besetzen zurück: { $what }.
log-undo-place = { $name } nimmt das Anlegen zurück: { $what }.
log-undo-discard = { $name } nimmt doch nicht aus dem Spiel: { $what }.
log-undo-tax = { $name } nimmt das Eintreiben der Steuern zurück.
log-undo-build = { $name } nimmt das Errichten zurück: { $building }.
log-undo-bribe = { $name } nimmt das Zerstören zurück: { $building }.
log-queen = Die Queen kommt zu { $who }.

## The end

over-text = { $first } zu { $second } nach { $rounds } Runden.
over-text-games = { $first } zu { $second } nach { $games } Partien.
over-largest = { $points ->
    [one] Je 1 Punkt. Das größte Gebiet entscheidet: { $first } zu { $second } Felder.
   *[other] Je { $points } Punkte. Das größte Gebiet entscheidet: { $first } zu { $second } Felder.
  }
over-coins = { $points ->
    [one] Je 1 Punkt, und die größten Gebiete sind gleich. Übrige Münzen entscheiden.
   *[other] Je { $points } Punkte, und die größten Gebiete sind gleich. Übrige Münzen entscheiden.
  }
over-crowns = { $points ->
    [one] Je 1 Punkt, und die größten Gebiete sind gleich. Mehr Kronen entscheiden.
   *[other] Je { $points } Punkte, und die größten Gebiete sind gleich. Mehr Kronen entscheiden.
  }
over-largest-of = { $squares ->
    [one] größtes: 1 Feld
   *[other] größtes: { $squares } Felder
  }
over-games = Partien: { $games }

## Hints

hint-place = Tipp: Lege den Stein „{ $what }“ an, die eine Hälfte { $first }, die andere { $second }.
why-joins = Schließt an: { $terrain }, { $squares } × { $crowns }, +{ $points }.
why-starts = Neu: { $terrain }, { $squares } × { $crowns }, +{ $points }.
why-row = { $row }: +{ $points }.
why-room = { $count ->
    [one] Der eine Stein der nächsten Reihe passt dann noch.
   *[other] Alle { $count } Steine der nächsten Reihe passen dann noch.
  }
why-taxes = { $coins ->
    [one] Bringt 1 Münze.
   *[other] Bringt { $coins } Münzen.
  }
why-built = Deine Punkte +{ $points }.
why-queen = Die Queen kommt zu dir.
why-best = Wo er jetzt am meisten zählt: +{ $points }.
why-places = { $count ->
    [one] Er passt an 1 Stelle.
   *[other] Er passt an { $count } Stellen.
  }
why-nowhere = Im Moment passt er nirgends.
why-crowns = { $count ->
    [one] Bringt 1 Krone.
   *[other] Bringt { $count } Kronen.
  }
why-knights = { $count ->
    [one] Bringt 1 Ritter.
   *[other] Bringt { $count } Ritter.
  }
why-towers = { $count ->
    [one] Bringt 1 Turm.
   *[other] Bringt { $count } Türme.
  }
why-tax = { $coins ->
    [one] Ein Ritter darauf kann sofort 1 Münze eintreiben.
   *[other] Ein Ritter darauf kann sofort { $coins } Münzen eintreiben.
  }
why-sides = { $count ->
    [one] Hält die letzte freie Seite des Schlosses offen.
   *[other] Hält { $count } Seiten des Schlosses offen.
  }
why-middle = Das Schloss kann noch in der Mitte enden.
why-filled = Kein Feld wird abgeschnitten, und es sind genug Steine übrig, um { $size } × { $size } zu füllen.
why-denies = Sonst hätte { $name } davon { $points } mehr als von dem, was übrig ist.
why-order = { $order ->
    [1] In der nächsten Runde spielst du zuerst.
    [2] In der nächsten Runde spielst du spätestens als Nummer 2.
    [3] In der nächsten Runde spielst du spätestens als Nummer 3.
   *[other] In der nächsten Runde spielst du spätestens als Nummer { $order }.
  }
# The same, said of somebody else.
says-joins = Schließt an: { $terrain }, { $squares } × { $crowns }, +{ $points }.
says-built = Punkte +{ $points }.
says-queen = Die Queen kommt mit.
says-order = { $order ->
    [1] In der nächsten Runde zuerst am Zug.
    [2] In der nächsten Runde spätestens als Nummer 2 am Zug.
    [3] In der nächsten Runde spätestens als Nummer 3 am Zug.
   *[other] In der nächsten Runde spätestens als Nummer { $order } am Zug.
  }
hint-discard = Tipp: Er passt nirgends, also nimm ihn aus dem Spiel.
hint-tax = { $coins ->
    [one] Tipp: Treibe 1 Münze an Steuern ein.
   *[other] Tipp: Treibe { $coins } Münzen an Steuern ein.
  }
hint-build = Tipp: Errichte { $where } das Gebäude „{ $building }“.
hint-bribe = Tipp: Lass den Drachen das Gebäude „{ $building }“ zerstören.
hint-claim = Tipp: Besetze den Stein „{ $what }“.

## The table before the game

room-dominoes = Die ersten Dominosteine werden umgedreht, wenn alle sitzen.
