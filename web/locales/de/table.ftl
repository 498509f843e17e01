# A table, whatever is played at it.

## The page

hem-table = Dieser Tisch
table-title = Dieser Tisch
hem-log = Verlauf
hem-reading = In Worten
hem-orders = Anweisungen
hem-orders-state = { $state ->
    [left] Deine Anweisungen gelten
    [ended] Deine Anweisungen sind zu Ende
   *[open] Vorausplanen
  }
# Beside the sentence at the head of the table.
orders-stand = Deine Anweisungen für deinen nächsten Zug gelten.
orders-due = Deine Anweisungen werden in ein paar Minuten ausgeführt, wenn du nicht jetzt spielst.
orders-wait = Deine Anweisungen warten, bis entschieden ist, ob ein Zug zurückgenommen wird.
orders-ended = Deine Anweisungen sind zu Ende: Was du als Nächstes wolltest, ist nicht mehr zu haben.
orders-withdrawn = Deine Anweisungen für deinen nächsten Zug sind zurückgenommen.
hem-guide = Führe mich
hem-unguided = Ohne Führung

## Whose turn

status-opening = Der Tisch wird geöffnet.
status-lost = Die Verbindung ist unterbrochen. Ein neuer Versuch läuft.
status-restart = Der Server wird neu gestartet. Nichts geht verloren: Die Partie geht gleich weiter.
status-full = Unter deiner Adresse sind zu viele Tische offen. Diese Seite versucht es weiter: Schließt dort jemand einen, ist Platz.
status-closed = Dieser Tisch ist geschlossen.
status-waiting = { $count ->
    [one] Es fehlt noch eine Person.
   *[other] Es fehlen noch { $count } Personen.
  }
status-over = Die Partie ist zu Ende.
status-dealing = Die nächsten Plättchen werden aufgedeckt.
status-yours = Du bist am Zug, { $name }.
status-here = Am Zug: { $name }.
status-theirs-away = { $name } ist weg. Der Tisch wartet.
steps = Schritte des Zuges
# Read aloud for a step of the turn.
step-skipped = { $step }, ausgelassen
step-done = { $step }, erledigt
round = Runde { $round }
round-of = Runde { $round } von { $rounds }
round-setup = Aufbau
round-game = Partie { $game } von { $games }, Runde { $round } von { $rounds }
round-game-setup = Partie { $game } von { $games }, Aufbau
round-over = Partie zu Ende
round-watching = { $now }, du schaust zu
round-behind = { $now }, eine Runde später gesehen
title-yours = Du bist am Zug

## Who sits there

seat-you = du
seat-away = weg
seat-open = freier Platz
score-of = { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
score-row = { $row } { $points }
tabs = Teile des Tisches
tab-talk = Team
# Read aloud for a tab or a button of the page.
tab-fresh = { $tab }, etwas Neues

## Choices

choice-undo = Rückgängig
choice-skip = Auslassen
bar = Zu bestätigen
bar-home = Zu meiner Wahl
bar-place = { $points }, { $total ->
    [one] dann 1 Punkt
   *[other] dann { $total } Punkte
  }

## Partners

talk-title = Mit { $name }
talk-lines = Was ihr beide gesagt habt
talk-none = Was hier steht, lest nur ihr: du und { $name }.
talk-say = Zu { $name } sagen
talk-choose = Fertige Sätze
talk-phrases = Mit einem Klick zu { $name } sagen
talk-send = Sagen

## Table talk

chat = Gespräch
chat-title = Gespräch am Tisch
chat-lines = Was zu allen gesagt wurde
chat-none = Noch wurde nichts gesagt.
chat-phrases = Zu allen sagen
chat-say = Mit eigenen Worten sagen
chat-mute = Von { $name } nichts hören
phrase-well-placed = Gut gelegt.
phrase-take-your-time = Lass dir Zeit.
phrase-back-soon = In fünf Minuten zurück.
phrase-good-game = Gute Partie.
phrase-thanks = Danke.
phrase-again = Spielen wir noch einmal?
phrase-hello = Guten Abend.
phrase-one-minute = Einen Moment.
phrase-begin = Fangen wir an?
phrase-you-choose = Wähl du.
phrase-agreed = Einverstanden.
phrase-elsewhere = Lieber woanders.
phrase-high = Nimm eine hohe Nummer.
phrase-low = Nimm eine niedrige Nummer.

## The log

log = Verlauf
log-last = Letzte Züge
log-setup = Vor der ersten Runde
log-joined = { $name } setzt sich.
log-seated = { $name } nimmt einen freien Platz.
log-left = { $guest } geht, bevor die Partie beginnt.
log-freed = Der Platz von { $guest } ist wieder frei.
log-opened = Ein Bot macht Platz: Sein Stuhl ist frei.
log-branched = Bis hierher war es eine andere Partie; ab hier wird weitergespielt.
log-duplicate = Alles kommt in der Reihenfolge einer früheren Partie.
log-brought = Sie wurde auf einem anderen Server gespielt.
log-offline = Sie wurde ohne Netz gespielt.
log-started = Die Partie beginnt.
log-pass = { $name } lässt einen Schritt aus: { $step }.
log-undo = { $name } nimmt einen Schritt zurück.
log-hint = { $name } fragt nach einem Tipp.
log-game = Partie { $game } von { $games } beginnt.
log-over = Die Partie ist zu Ende.
log-away = { $name } ist weg.
log-back = { $name } ist wieder da.
log-gone = { $name } geht. Bis zur Rückkehr spielt ein Bot.
log-wanted = { $name } würde für { $whom } einen Bot spielen lassen.
log-late = Die Zeit von { $name } ist um.
log-lent-late = Die Zeit von { $name } ist um, ein Bot spielt weiter.
log-lent = Ein Bot spielt für { $name } bis zur Rückkehr.
log-resigned = { $name } gibt auf.
log-host = { $name } führt jetzt den Tisch.
log-customs = { $name } ändert die Einstellungen dieses Tisches.
customs-hints-off = Es gibt keine Tipps.
customs-odds-off = Niemand erfährt, was noch kommen kann.
customs-stakes-off = Niemand erfährt, was die Dinge wem wert sind.
customs-watchers-off = Sonst darf niemand zuschauen.
customs-behind-on = Wer zuschaut, sieht die Partie eine Runde später.
customs-words-off = Gesprochen wird nur in fertigen Sätzen.
customs-days = Zeit für jeden Zug: { $span }.
customs-clock = { $minutes ->
    [one] Jeder hat im Ganzen 1 Minute Bedenkzeit
   *[other] Jeder hat im Ganzen { $minutes } Minuten Bedenkzeit
  } und { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
  } mehr für jeden Zug.
customs-public-on = Der Tisch steht für alle unter „Offene Tische“.
customs-rated-on = Die Partie ist gewertet.
customs-reasons-on = Bots sagen, warum sie so gezogen haben.
log-laid = An diesem Tisch gelten eigene Einstellungen.
log-renamed = { $before } heißt jetzt { $name }.
log-said = { $name } sagt etwas zu allen.
log-asked = { $what ->
    [undo] { $name } möchte den letzten Zug zurücknehmen.
    [pause] { $name } möchte eine Pause.
    [again] { $name } möchte noch eine Partie.
   *[end] { $name } möchte die Partie hier beenden.
  }
log-agreed = { $name } stimmt zu.
log-declined = { $name } stimmt nicht zu.
log-lapsed = Nicht alle haben geantwortet, also bleibt es, wie es ist. Gefragt hatte: { $name }.
log-paused = Alle stimmen zu: Die Partie macht Pause.
log-resumed = { $name } setzt die Partie fort.
log-ended = { $how ->
    [agreed] Alle stimmen zu, die Partie hier zu beenden.
    [closed] { $name } schließt den Tisch.
   *[resigned] Die Partie endet hier.
  }
log-stand-in = { $text } (Ein Bot hat gespielt.)
log-ordered = { $text } (Nach deinen Anweisungen.)
log-moved = { $name }: { $move }
log-dealt = Ausgeteilt: { $move }

## What people here ask of each other

company = An diesem Tisch
clock-seconds = { $count } s
clock-minutes = { $minutes }:{ $seconds } min
ask-undo = { $name } möchte den letzten Zug zurücknehmen. Seither wurde nichts Neues aufgedeckt.
ask-pause = { $name } möchte eine Pause. Niemand spielt weiter, bis sie hier jemand beendet.
ask-end = { $name } möchte die Partie hier beenden, mit den Punkten, wie sie stehen.
ask-yes = Erlauben
ask-yes-all = Zustimmen
ask-no = Nein
ask-left = Keine Antwort in { $left } heißt Nein.
ask-yours = Du hast gefragt. { $agreed } von { $wanted } stimmen zu; noch { $left } für eine Antwort.
ask-agreed = Du stimmst zu. { $agreed } von { $wanted } stimmen zu.
away-for = { $name } ist seit { $time } weg.
away-soon = In { $left } darf ein Bot einspringen.
away-now = Jetzt darf ein Bot für { $name } einspringen.
away-never = Der Tisch wartet.
away-lend = Bis zur Rückkehr einen Bot spielen lassen
away-count = { $agreed } von { $wanted } sind für den Bot.
away-wait = Warten
late-theirs = Die Zeit von { $name } ist um.
late-theirs-why = Du darfst warten oder einen Bot bis zum Ende weiterspielen lassen.
late-yours = Deine Zeit ist um.
late-yours-why = Du darfst weiterspielen, solange die anderen warten.
late-lend = Einen Bot weiterspielen lassen
clock-time = { $minutes }:{ $seconds }
clock-left = { $minutes ->
    [0] { $seconds ->
        [one] noch 1 Sekunde
       *[other] noch { $seconds } Sekunden
      }
    [one] { $seconds ->
        [one] noch 1 Minute 1 Sekunde
       *[other] noch 1 Minute { $seconds } Sekunden
      }
   *[other] { $seconds ->
        [one] noch { $minutes } Minuten 1 Sekunde
       *[other] noch { $minutes } Minuten { $seconds } Sekunden
      }
  }
clock-voice-60 = { $name }: noch eine Minute.
clock-voice-10 = { $name }: noch zehn Sekunden.
clock-gathering = Die Uhr läuft ab dem ersten Zug oder sobald alle da sind, spätestens in einer Minute.
stint-left = Du bist gegangen, und ein Bot spielt für dich.
stint-late = Deine Zeit war um, und ein Bot spielt für dich weiter.
stint-resigned = Du hast aufgegeben, und ein Bot spielt für dich weiter.
stint-note = ein Bot spielt
stint-note-over = { $why ->
    [resigned] hat aufgegeben
    [late] Zeit war um
    [away] war nicht da
   *[left] ist gegangen
  }
stint-return = Den Platz wieder einnehmen
done-for = { $count ->
    [one] Während du weg warst, hat ein Bot einen Zug für dich gemacht.
   *[other] Während du weg warst, hat ein Bot { $count } Züge für dich gemacht.
  }
unknown-here = Spielst du hier mit? Melde dich an, dann hast du deinen Platz.
paused = Die Pause dauert, bis jemand am Tisch sie beendet.
paused-on = Fortsetzen
ended-agreed = Alle haben zugestimmt, die Partie hier zu beenden. Die Punkte zählen, wie sie stehen.
ended-resigned = { $name } hat aufgegeben, und die Partie ist zu Ende.
ended-closed = { $name } hat den Tisch geschlossen.
ended-points = { $name }: { $points }
status-paused = Die Partie macht Pause.

## This table

menu-undo = Um Rücknahme bitten
menu-undo-why = deines letzten Zuges, solange nichts Neues aufgedeckt wurde
menu-pause = Um Pause bitten
menu-pause-why = stimmen alle zu, spielt niemand weiter, bis sie jemand beendet
menu-end = Ende vorschlagen
menu-end-why = stimmen alle zu, zählen die Punkte, wie sie stehen
menu-end-rated = stimmen alle zu, endet die Partie und zählt nicht für die Wertung
menu-resume = Fortsetzen
menu-resume-why = die Pause ist vorbei
menu-resign = Aufgeben
menu-resign-why = ein Bot spielt für dich weiter; bleibt kein Gegner übrig, endet die Partie
menu-resign-sure = Endgültig aufgeben
menu-leave = Gehen
menu-leave-why = ein Bot spielt für dich, bis du zurück bist
menu-leave-rated = ein Bot spielt für dich, bis du zurück bist; sobald er gezogen hat, zählt die Partie für dich als Niederlage
menu-return = Den Platz wieder einnehmen
menu-return-why = der Bot übergibt
menu-close = Tisch schließen
menu-close-why = die Partie endet für alle
menu-close-rated = die Partie endet für alle und zählt für dich als Niederlage
menu-close-sure = Für alle schließen
menu-carry = Auf einem anderen Gerät weiterspielen
menu-carry-why = vom Telefon zum Rechner, oder bevor dieser Browser geleert wird
menu-sent = Gefragt.
menu-host = Du führst den Tisch
customs-hints = Tipps sind erlaubt
customs-odds = Man darf fragen, was noch kommen kann
customs-stakes = Man darf fragen, was die Dinge wem wert sind
customs-reasons = Bots sagen, warum sie so gezogen haben
customs-watchers = Andere dürfen zuschauen
customs-behind = Wer zuschaut, sieht die Partie eine Runde später
customs-words = Alle dürfen frei schreiben
customs-public = Der Tisch steht unter „Offene Tische“, wo jeder sich setzen oder zuschauen darf
menu-how = Wie gespielt wird

## What the others did

since-title = Seit deinem letzten Zug
follow-points = { $count ->
    [one] { $by } Punkt
   *[other] { $by } Punkte
  }
since-count = { $count ->
    [one] Ein Schritt seit deinem letzten Zug
   *[other] { $count } Schritte seit deinem letzten Zug
  }
since-looking = Rückblick: { $act }
since-back = Einen Schritt zurück
since-on = Einen Schritt weiter
since-now = Zurück ins Jetzt
since-hold = Anhalten
since-go = Weiter
since-at = { $at } von { $of } · { $pace }

## Before and after

room-text = Die Partie beginnt, wenn jeder Platz besetzt ist.
room-text-host = Die Partie beginnt, wenn jeder Platz besetzt ist: von Freunden, die die Einladung öffnen, oder von Bots.
room-freed = { $name } hat deinen Platz freigegeben. Wieder hinsetzen?
room-sit-again = Hinsetzen
room-all = Alle sind da. Die Partie beginnt.
room-begin = { $here ->
    [2] Zu zweit beginnen
    [3] Zu dritt beginnen
    [4] Zu viert beginnen
    [5] Zu fünft beginnen
    [6] Zu sechst beginnen
   *[other] Zu siebt beginnen
  }
room-begin-why = { $free ->
    [one] Der freie Stuhl kommt weg. Oder setze einen Bot darauf.
   *[other] Die { $free } freien Stühle kommen weg. Oder setze Bots darauf.
  }
room-level-of = So gut spielt { $name }
room-title = { $seats ->
    [2] Der Tisch ist für zwei gedeckt.
    [3] Der Tisch ist für drei gedeckt.
    [4] Der Tisch ist für vier gedeckt.
    [5] Der Tisch ist für fünf gedeckt.
    [6] Der Tisch ist für sechs gedeckt.
    [7] Der Tisch ist für sieben gedeckt.
   *[other] Der Tisch ist für acht gedeckt.
  } { $here ->
    [0] Noch ist niemand da.
    [1] Eine Person ist da.
    [2] Zwei sind da.
    [3] Drei sind da.
    [4] Vier sind da.
    [5] Fünf sind da.
    [6] Sechs sind da.
   *[other] Sieben sind da.
  }
room-bring = Bring die anderen her
room-chair = Ein freier Stuhl
room-chair-for = für Freunde oder einen Bot
room-you-host = du führst den Tisch
room-host = führt den Tisch
room-team = Team { $team }
room-is-here = da
room-seats = Plätze
room-seat-bot = Bot hierher setzen
room-seat-bot-at = Bot auf den freien Platz { $seat } setzen
room-free = Platz freigeben
room-free-of = Platz freigeben: { $name }
room-level = So spielen Bots, die du setzt
room-bot = Bot
room-programs = Programme, die da sind
room-ask-program = { $name } einladen
seat-program = Programm
seat-program-why = Hier spielt jemandes Programm. Es weiß, was dieser Platz wissen darf, und nicht mehr.
room-here = an diesem Bildschirm
closed-title = Der Tisch ist geschlossen
closed-account = Anmelden
over-wins = { $margin ->
    [one] { $name } gewinnt mit 1 Punkt Vorsprung.
   *[other] { $name } gewinnt mit { $margin } Punkten Vorsprung.
  }
over-wins-tie = { $name } gewinnt bei Gleichstand.
over-wins-team = { $margin ->
    [one] { $name } gewinnen mit 1 Punkt Vorsprung.
   *[other] { $name } gewinnen mit { $margin } Punkten Vorsprung.
  }
over-wins-tie-team = { $name } gewinnen bei Gleichstand.
over-you-win = { $margin ->
    [one] Du gewinnst mit 1 Punkt Vorsprung.
   *[other] Du gewinnst mit { $margin } Punkten Vorsprung.
  }
over-you-win-tie = Du gewinnst bei Gleichstand.
over-best = Bisher dein bestes Ergebnis an so einem Tisch.
over-stint = { $why ->
    [resigned] { $name } hat aufgegeben, und ein Bot hat weitergespielt.
    [late] Die Zeit von { $name } war um, und ein Bot hat weitergespielt.
    [away] { $name } war nicht da, und ein Bot hat weitergespielt.
   *[left] { $name } ist gegangen, und ein Bot hat weitergespielt.
  }
over-stint-yours = { $why ->
    [resigned] Du hast aufgegeben, und ein Bot hat für dich weitergespielt.
    [late] Deine Zeit war um, und ein Bot hat für dich weitergespielt.
    [away] Du warst nicht da, und ein Bot hat für dich weitergespielt.
   *[left] Du bist gegangen, und ein Bot hat für dich weitergespielt.
  }
over-shared = { $names } teilen sich den Sieg.
over-tied = { $points ->
    [one] Je 1 Punkt, und nichts löst den Gleichstand auf.
   *[other] Je { $points } Punkte, und nichts löst den Gleichstand auf.
  }
over-again = Noch einmal spielen
over-next = Zur neuen Partie
over-leave = Gehen
over-picture = Bild
picture-drawing = Das Bild wird gezeichnet.
picture-failed = Dieser Browser konnte das Bild nicht zeichnen.
picture-unshared = Dieses Gerät konnte das Bild nicht teilen. Du kannst es stattdessen speichern.
picture-save = Bild speichern
picture-alt = { $points ->
    [one] Das Bild dieser Partie: { $name }, 1 Punkt.
   *[other] Das Bild dieser Partie: { $name }, { $points } Punkte.
  }
picture-points = { $points ->
    [one] Punkt
   *[other] Punkte
  }
picture-won = { $by ->
    [one] gewinnt mit 1 Punkt Vorsprung
   *[other] gewinnt mit { $by } Punkten Vorsprung
  }
picture-tie = gewinnt bei Gleichstand
picture-shared = teilt sich den ersten Platz
picture-place = Platz { $place } von { $sides }
picture-foot = { $game }, { $when }
over-record = Aufzeichnung
over-day = Vergleichen
over-shuffle = Mischen prüfen
over-duplicate = Dieselbe Mischung
duplicates = Mit dieser Mischung gespielt
duplicates-side = { $names }: { $points }
duplicates-first = die erste Partie
duplicates-lent = zum Teil von einem Bot gespielt
duplicates-beside = Nebeneinander, Runde für Runde
branches = Aus dieser Partie weitergespielt
branches-one = { $round ->
    [0] Ab dem Aufbau: { $names }
   *[other] Ab Runde { $round }: { $names }
  }
branches-game = { $round ->
    [0] Ab dem Aufbau von Partie { $game }: { $names }
   *[other] Ab Partie { $game }, Runde { $round }: { $names }
  }
branches-free = ein freier Platz
branches-waiting = wartet
branches-playing = läuft
branches-over = zu Ende
over-review = Partie analysieren
over-replay = Noch einmal ansehen
pad-total = Gesamt
pad-winner = Sieg
pad-cell = { $name }, { $row }: { $points }

## What one can know

hem-known = Was kommt

## Hints

hint = Tipp
hint-because = Was noch dafür spricht
hint-more = Nächster Vorschlag
hint-best = Wieder der beste
hint-again = Noch einmal, dann zeigt die Lampe den nächsten Zug.
hint-next = { $behind ->
    [0] Etwa genauso gut.
    [one] Der nächste Vorschlag, 1 Punkt weniger.
   *[other] Der nächste Vorschlag, { $behind } Punkte weniger.
  }
hint-equal = { $count ->
    [one] 1 Möglichkeit ist etwa so gut.
   *[other] { $count } Möglichkeiten sind etwa gleich gut.
  }
hint-show = Zeigen
hint-asking = Wird überlegt …
hint-why = Was täte der beste Bot? Vier Tipps auf einmal, dann alle 5 Sekunden einer. Alle erfahren, dass du fragst.
hint-why-here = Was täte ein schneller Bot? Den besten gibt es nur auf dem Server.
hint-preparing = Die starken Bots machen sich bereit. Das geschieht einmal auf diesem Gerät und dauert bis zu einer Minute.
bots-failing = Kein Bot kann hier gerade ziehen. Es wird immer wieder versucht; der Grund steht im Protokoll des Servers.
hint-skip = Tipp: Lass diesen Schritt aus.
place-now = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
curtain-title = Gib das Gerät an { $name }
curtain-text-cards = Alle Karten liegen verdeckt. Nur wer hier genannt ist, deckt sie auf.
curtain-open-cards = Ich bin { $name }: Karten zeigen
curtain-news = Was seither geschah
curtain-text-view = Was diese Seite des Tisches sieht, ist verdeckt. Nur wer hier genannt ist, deckt es auf.
curtain-open-view = Ich bin { $name }: meine Seite zeigen
report-open = Jemanden melden
ask-again = { $name } möchte noch eine Partie. Alle rücken einen Platz weiter.
ask-again-teams = { $name } möchte noch eine Partie. Jedes Team rückt einen Platz weiter.
over-ask = Um noch eine Partie bitten
over-declined = Es gibt keine weitere Partie: Jemand wollte nicht, oder nicht alle haben geantwortet.
over-agreed = Noch eine Partie ist gewünscht. { $agreed } von { $wanted } stimmen zu.
