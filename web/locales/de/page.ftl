# Every page, and the start page. What only a part of the page says stands in a file of its own, fetched with that part;
# what is about one family of games stands in its files.

## Every page

wordmark = demesne
# The title of a browser’s tab.
page-title = { $page } · demesne
hem-home = demesne, zurück zum Anfang
hem-nav = Hilfe und Einstellungen
hem-more = Menü
hem-settings = Einstellungen
skip-to-content = Zum Inhalt der Seite
dialog-close = Schließen
# The parts of a label, one after the other: "c4, forest, knight of Ada".
list-more = { $before }, { $next }
# What is told of a table, one after the other: "Queendomino · 3 players · Harmony".
list-beside = { $before } · { $next }
game-teams = { $name }, Teams
game-number = Partie { $game }
players-count = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
  }
pad = Wertungsblock
hem-lobby = Tische
hem-learn = Lernen
hem-rules = Regeln
# Read aloud instead of "Rules" and "Score pad" at a table.
rules-beside = Regeln (in einem anderen Tab; der Tisch bleibt offen)
pad-beside = Wertungsblock (in einem anderen Tab; der Tisch bleibt offen)
account-offer = Meine Partien unter einem Namen behalten
hem-back = Zurück zum Tisch
rules-link = Regel { $clause }
rules-key = Zum Lesen ? drücken.
seat-bot = Bot

## Refusals

refusal-turn-over = Die Partie ist zu Ende.
refusal-turn-chance = Die nächsten Teile werden noch aufgedeckt.
refusal-turn-phase = Das gehört zu einem anderen Schritt des Zuges.
refusal-table-unknown = Unter dieser Adresse steht kein Tisch. Vielleicht wurde die Partie gelöscht, oder ein Stück des Links fehlt.
refusal-table-full = An diesem Tisch ist jeder Platz besetzt. Du kannst zuschauen.
refusal-table-waiting = Der Tisch wartet noch auf Mitspieler.
refusal-today-none = Diese Partie wurde nicht mit der Mischung eines Tages gespielt.
refusal-today-running = Diese Partie ist noch nicht zu Ende.
refusal-table-running = Diese Partie ist noch nicht zu Ende.
refusal-today-hints = Im ersten Versuch mit der Mischung des Tages gibt es keine Tipps.
refusal-today-public = Eine Partie mit der Mischung des Tages steht nicht unter „Offene Tische“: Andere spielen sie erst noch.
refusal-table-few = Dieses Spiel braucht mehr Spieler.
refusal-sockets-many = Bei dir sind zu viele Tische offen. Schließe einen davon.
refusal-request-slow = Die Verbindung war zu langsam. Versuche es noch einmal.
refusal-table-bots = An einen Tisch gehört mindestens ein Mensch. Unter sich spielen Bots auf der Kommandozeile.
refusal-table-begun = Die Partie hat begonnen: Die Plätze sind vergeben.
refusal-host-only = Das darf nur, wer diesen Tisch eröffnet hat.
refusal-host-stays = Du hast diesen Tisch eröffnet und behältst deinen Platz, bis die Partie beginnt.
refusal-seat-free = Dort sitzt niemand mehr.
refusal-seat-not-yours = Du bist nicht am Zug.
refusal-turn-not-yours = Du bist nicht am Zug.
refusal-seat-taken = Dort sitzt schon jemand. Wähle einen anderen Platz.
refusal-invite-wrong = Diese Einladung gilt nicht für diesen Tisch. Bitte noch einmal um den Link.
refusal-seq-stale = Am Tisch ging es inzwischen weiter. Sieh noch einmal hin, dann wähle.
refusal-move-unreadable = Diesen Zug konnte der Tisch nicht lesen.
refusal-message-unreadable = Das konnte der Tisch nicht lesen.
refusal-message-too-large = Das war zu lang zum Senden.
refusal-undo-nothing = Es gibt nichts zurückzunehmen.
refusal-undo-not-yours = Einen Schritt zurücknehmen kann nur, wer am Zug ist.
refusal-hint-busy = Ein Tipp ist schon unterwegs.
refusal-hint-fast = { $wait ->
    [one] Das war zu schnell. Der nächste Tipp in 1 Sekunde.
   *[other] Das war zu schnell. Der nächste Tipp in { $wait } Sekunden.
  }
refusal-hint-many = { $most ->
    [one] 1 Tipp ist schon zu dir unterwegs. Warte, bis er da ist.
   *[other] { $most } Tipps sind schon zu dir unterwegs. Warte, bis einer da ist.
  }
refusal-hint-failed = Diesmal kein Tipp. Frag noch einmal.
refusal-talk-words = An diesem Tisch sind nur fertige Sätze erlaubt.
refusal-talk-full = An diesem Tisch ist so viel gesagt worden, dass nichts mehr dazukommen kann.
refusal-log-full = An diesem Tisch ist so viel geschehen, dass nur noch weitergespielt werden kann.
refusal-talk-empty = Darin gibt es nichts zu lesen.
refusal-know-nothing = Das lässt sich an diesem Tisch nicht wissen.
refusal-know-forbidden = An diesem Tisch erfährt das niemand.
refusal-know-fast = { $wait ->
    [one] Das war zu schnell. Frag in 1 Sekunde noch einmal.
   *[other] Das war zu schnell. Frag in { $wait } Sekunden noch einmal.
  }
refusal-hint-forbidden = An diesem Tisch gibt es keine Tipps.
refusal-table-over = Die Partie ist zu Ende.
refusal-table-paused = Die Partie macht Pause. Setze sie erst fort.
refusal-seat-lent = Ein Bot spielt für dich. Nimm erst deinen Platz wieder ein.
refusal-seat-late = Deine Zeit war um, darum spielt ein Bot diese Partie zu Ende.
refusal-clock-set = Die Uhr wird vor Beginn der Partie gestellt.
refusal-seat-resigned = Du hast diese Partie aufgegeben, darum spielt ein Bot sie zu Ende.
refusal-return-nothing = Für dich spielt kein Bot.
refusal-resume-nothing = Die Partie läuft schon.
refusal-leave-alone = Hier spielt sonst niemand, darum wartet der Tisch auf dich.
refusal-ask-open = Gerade wird etwas anderes gefragt. Warte die Antwort ab.
refusal-ask-once = Das hast du schon gefragt. Nach dem nächsten Zug darfst du wieder.
refusal-ask-gone = Das ist schon entschieden.
refusal-ask-not-you = Deine Antwort wird nicht mehr gebraucht.
refusal-lend-here = Hier muss gerade niemand vertreten werden.
refusal-lend-never = An diesem Tisch spielt kein Bot für Menschen.
refusal-lend-early = { $seconds ->
    [one] Der Platz ist noch nicht lange genug verlassen. Ein Bot darf in 1 Sekunde spielen.
   *[other] Der Platz ist noch nicht lange genug verlassen. Ein Bot darf in { $seconds } Sekunden spielen.
  }
refusal-review-running = Diese Partie läuft noch. Analysieren kann man sie, wenn sie zu Ende ist.
refusal-review-broken = Diese Partie wurde vor ihrem Ende abgebrochen, also gibt es kein Ergebnis zu analysieren.
refusal-review-branch = Diese Partie wurde aus einer anderen weitergespielt: Was davor war, lässt sich dir nicht anrechnen.
refusal-branch-running = Weiterspielen lässt sich nur aus einer Partie, die zu Ende gespielt ist.
refusal-branch-moment = Diesen Moment gibt es in der Partie nicht.
refusal-branch-over = In diesem Moment war die Partie schon zu Ende.
refusal-duplicate-running = Eine Mischung wird erst wieder gespielt, wenn ihre Partie zu Ende gespielt ist.
refusal-duplicate-none = Die Reihenfolge jener Partie ist nicht ihre eigene oder nicht bekannt, darum lässt sie sich nicht noch einmal austeilen.
refusal-duplicate-rated = Eine Partie mit derselben Mischung wird nicht gewertet.
refusal-branch-seats = { $seats ->
    [one] Die Partie hat 1 Platz, und der muss deiner sein.
   *[other] Die Partie hat { $seats } Plätze, und einer davon muss deiner sein.
  }
refusal-review-none = Partien dieser Art lassen sich nicht analysieren.
refusal-puzzle-unknown = Diese Aufgabe gibt es nicht.
refusal-puzzle-move = Das steht in dieser Aufgabe nicht zur Wahl.
refusal-orders-none = Gerade lässt sich nichts anweisen: nur dein nächster Zug in einer Partie mit Stunden oder Tagen je Zug, sobald auf dem Tisch liegt, worum es geht.
refusal-orders-now = Du bist dran: Spiele am Tisch. Anweisungen gelten nur für einen Zug, der noch nicht begonnen hat.
refusal-orders-gone = Du hast hier keine Anweisungen mehr: Sie sind ausgeführt oder zurückgenommen, oder der Zug, für den sie galten, ist vorbei.
refusal-orders-move = Das lässt sich dort nicht anweisen.
refusal-orders-unfinished = Diese Anweisungen reichen nicht bis zum Ende des Zuges.
refusal-review-full = Gerade werden zu viele Partien analysiert. Versuche es in ein paar Minuten wieder.
refusal-review-failed = Aus der Analyse wurde nichts. Versuche es noch einmal.
refusal-watch-closed = An diesem Tisch darf niemand zuschauen.
refusal-name-empty = Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.
refusal-rate-fast = Das war zu viel auf einmal, von dir oder von anderen an deiner Adresse. Warte etwas und versuche es noch einmal.
refusal-game-unknown = Dieses Spiel gibt es hier nicht.
refusal-game-failed = Dieses Spiel ist hier gescheitert: Das Paket mit seinen Regeln hat einen Fehler oder fehlt. Alles bisher Gespielte bleibt erhalten. Der Grund steht im Protokoll des Servers.
refusal-option-unknown = Diese Möglichkeit gibt es hier nicht.
refusal-bot-unknown = Diesen Bot gibt es hier nicht.
refusal-program-unknown = { $name } ist nicht mehr da.
refusal-program-declined = { $name } möchte das nicht spielen.
refusal-program-silent = { $name } antwortet nicht.
refusal-owner-only = Das darf nur, wer diesen Server gestartet hat.
refusal-owner-spent = Dieser Link ist verbraucht. Starte demesne neu, dann gibt es einen anderen.
rating-early = Wertung noch unsicher, gewertete Partien: { $games }
rating-change = { $before } → { $after }
rating-changes = Wertungen vor und nach dieser Partie
new-rated = Gewertete Partie
new-rated-why = Sie zählt für die Wertung aller: Wer sich hinsetzt, hat ein Konto, und Tipps gibt es nicht. Muss ein Bot für jemanden weiterspielen, zählt die Partie nur dort, als Niederlage.
refusal-rated-account = Diese Partie ist gewertet: Zum Hinsetzen braucht es ein Konto. Melde dich zuerst an.
refusal-rated-twice = In einer gewerteten Partie sitzt niemand zweimal.
refusal-rated-alone = Eine gewertete Partie braucht mindestens zwei Menschen.
refusal-rated-grace = In einer gewerteten Partie, die begonnen hat, darf kein Bot früher einspringen als ausgemacht.
refusal-rated-hints = In einer gewerteten Partie gibt es keine Tipps.
refusal-rated-screen = Eine Partie an einem Bildschirm wird nicht gewertet.
refusal-rated-set = Ob eine Partie gewertet wird, steht fest, wenn der Tisch gedeckt ist.
refusal-account-missing = Dafür braucht es ein Konto. Melde dich zuerst an.
refusal-account-wrong = Name oder Passwort stimmt nicht.
refusal-account-taken = So oder fast so heißt schon jemand. Wähle einen anderen Namen.
refusal-account-busy = Gerade melden sich zu viele an. Versuche es gleich noch einmal.
refusal-account-last = Das ist der einzige Weg in das Konto. Setze zuerst ein Passwort.
refusal-account-unknown = Hier gibt es niemanden dieses Namens.
refusal-session-over = Du bist hier abgemeldet. Melde dich wieder an.
refusal-password-short = Das Passwort ist zu leicht: mindestens { $least } Zeichen, verschiedene, und nicht dein Name.
refusal-password-long = Ein Passwort hat höchstens { $most } Zeichen.
refusal-passkey-failed = Der Passkey passt nicht, oder die Zeit war um. Versuche es noch einmal.
refusal-passkey-unknown = Dieser Passkey öffnet hier kein Konto mehr. Nimm einen anderen oder dein Passwort.
refusal-passkey-here = An dieser Adresse gibt es keine Passkeys. Nimm ein Passwort.
refusal-push-address = Diesem Browser lassen sich keine Benachrichtigungen schicken.
refusal-mail-address = An diese Adresse lässt sich keine Mail schicken.
refusal-mail-word = Dieser Link gilt nicht mehr. Die Seite deines Kontos schickt dir einen neuen.
refusal-mail-ended = Dieser Link hat nichts zu beenden: Von hier kommen keine Mails mehr, oder er ist nicht vollständig.
refusal-mail-many = Es wurden so viele Mails verlangt, dass jetzt keine mehr verschickt wird. Versuche es morgen noch einmal.
refusal-network-fixed = Für wen dieser Server da ist, wurde ihm beim Start gesagt.
refusal-network-none = Dieses Gerät hat keine Adresse in einem Heimnetz. Ist es verbunden?
refusal-network-closed = Der Server ist für dein Netz gerade geschlossen. Nichts geht verloren: Versuche es wieder, wenn er offen ist.
refusal-origin-foreign = Diese Seite wurde unter einer Adresse geöffnet, auf die der Tisch nicht antwortet.
refusal-record-unreadable = Zeile { $line } gehört nicht zu einer Aufzeichnung ({ $field }): { $problem }
refusal-record-head = Der Kopf der Aufzeichnung kann nicht stimmen: { $problem }
refusal-record-impossible = Zeile { $line }, { $move }: Das lassen die Regeln nicht zu. { $problem }
refusal-record-end = Das notierte Ende ist nicht das Ende dieser Partie: { $problem }
refusal-record-unfinished = Als diese Aufzeichnung gespeichert wurde, war die Partie noch nicht zu Ende.
refusal-record-not-yours = Niemand darin heißt { $name }.
refusal-record-conflict = Mit demselben Schlüssel wurde schon eine andere Partie geschickt. Diese bleibt auf deinem Gerät.
refusal-record-version = Die Partie wurde nach Fassung { $played } der Regeln gespielt. Hier gilt Fassung { $today }, und die lässt sie nicht zu: { $problem }
refusal-table-elsewhere = Diese Partie wurde auf einem anderen Server gespielt.
refusal-page-unknown = Diese Seite gibt es nicht.
refusal-server-restart = Der Server wird neu gestartet. Nichts geht verloren: Die Seite macht von selbst weiter.
refusal-server-failed = Am Tisch ist etwas schiefgegangen. Alles bisher Gespielte bleibt erhalten.
refusal-hello-version = Diese Seite und der Server haben verschiedene Versionen. Lade die Seite neu.
refusal-server-elsewhere = Diesen Tisch betreut ein anderer Teil des Servers. Die Seite geht von selbst dorthin.
refusal-other = Das hat der Tisch abgelehnt ({ $code }).
refusal-offline = Der Server antwortet nicht. Bist du online?
away-not = Der Server antwortet nicht. Ohne ihn spielt man nur dort, wo es vorher vorbereitet wurde.
away-ready = Der Server antwortet nicht. Solange spielst du auf diesem Gerät.
refusal-offline-storage = Dieser Browser konnte den Zug nicht speichern, deshalb gilt er nicht. Ist sein Speicher voll?
refusal-offline-unkept = Dieser Browser lässt die Seite nichts speichern, etwa in einem privaten Fenster oder weil Websitedaten gesperrt sind. Ohne den Server lässt sich hier keine Partie spielen.
refusal-offline-failed = Die Regeln ließen sich in diesem Browser nicht starten. Das Gespielte bleibt erhalten: Versuche es noch einmal.
refusal-offline-never = Dafür braucht es den Server.
refusal-offline-review = Selbst ein Überblick über diese Partie würde diesen Browser zu lange beschäftigen. Sobald sie an einen Server geschickt ist, lässt sie sich dort analysieren.
refusal-offline-bot = Dieser Bot denkt voraus, und das kann nur der Server.
refusal-offline-open = Wer mit einem Link dazukommt, braucht den Server. Decke den Tisch für diesen Bildschirm oder mit Bots.

## Start

start-title = Nimm Platz. Das Land wartet.
never-title = Noch nie gespielt?
never-text = { $bots ->
    [one] Eine erste Partie { $game }: ein sanfter Bot und eine Führung, die zeigt, was zu tun ist. Die Schritte deines Zuges kannst du zurücknehmen, bis er endet.
   *[other] Eine erste Partie { $game }: { $bots } sanfte Bots und eine Führung, die zeigt, was zu tun ist. Die Schritte deines Zuges kannst du zurücknehmen, bis er endet.
  }
never-begin = Erste Partie beginnen
never-now = { $game } gleich spielen
never-first = Ist das deine erste Partie in diesem Browser?
learn-next = Jetzt { $game }, mit Führung
learn-title = Spielend lernen
learn-game = Eine erste Partie { $game }
start-play = Jetzt spielen
start-friends = Mit Freunden
start-screen = An diesem Bildschirm
start-shelf = Im Regal
start-players = Spieler
start-wished = { $bots ->
    [one] { $game } mit 1 Bot, { $level }
   *[other] { $game } mit { $bots } Bots, { $level }
  }
wished-option = { $option }: { $value }
start-how = So wird { $game } gespielt
start-change = Ändern
start-change-how = Ändern, wie { $game } gespielt wird
start-close = Schließen
start-close-how = Schließen: So wird { $game } gespielt
shelf-time = { $few } bis { $most } Spieler, { $minutes } Minuten
shelf-seats = { $few } bis { $most } Spieler
shelf-plain = Zu Gast in diesem Haus: Sein Tisch wird in Worten erzählt
start-practice = Übung
start-offline = Ohne Netz spielen
page-fresh-open = Öffnen
page-fresh = Es gibt eine neuere Fassung dieser Seite.
start-record = Die Aufzeichnung einer Partie durchgehen
start-yours = { $count ->
    [one] Du bist in 1 Partie am Zug
   *[other] Du bist in { $count } Partien am Zug
  }
start-yours-title = ({ $count }) demesne
go-on = Weiterspielen
go-on-more = { $count } weitere
finished = Beendete Partien
finished-all = Alle deine Partien
history = Deine Partien
card-standing-with = { $standing }, mit { $names }
card-with = mit { $names }
card-alone = allein
history-place = { $place ->
    [1] Erster Platz von { $sides }
   *[other] Platz { $place } von { $sides }
  }
history-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
history-review = Analyse
card-yours = Du bist am Zug
card-theirs = Am Zug: { $name }
card-waiting = Wartet auf Mitspieler
card-paused = Macht Pause
card-overdue = Die Zeit von { $name } ist um
card-asked = Die anderen fragen dich etwas
card-forget = Diesen Tisch vergessen
level-bots = Wie gut die Bots spielen

## A new table

new-friends = Mit Freunden
new-friends-text = Du bekommst einen Link zum Verschicken. Freunde öffnen ihn, wählen einen Platz und spielen von dort, wo sie sind.
new-screen = An diesem Bildschirm
new-screen-text = Ein Bildschirm, gemeinsam oder herumgereicht. Auf jedem Platz sitzt ein Mensch hier oder ein Bot.
new-players = Wie viele Spieler
new-your-name = Dein Name
new-name = Name an Platz { $seat }
new-seats = Plätze
new-kind = Wer sitzt auf Platz { $seat }?
new-kind-you = Du
new-kind-open = Freund
new-kind-here = Mensch
new-kind-bot = Bot
new-you-text = dein Platz
new-open-text = frei, über den Link
new-game = Spiel
new-open-seats = { $count ->
    [0] Für Freunde ist kein Platz frei.
    [one] 1 Platz ist für Freunde frei.
   *[other] { $count } Plätze sind für Freunde frei.
  }
new-more = Uhr und Gesellschaft
new-public = Jeder darf sich setzen: Der Tisch steht unter „Offene Tische“
new-lay = Tisch decken
new-guest = Gast
new-guest-number = Spieler { $number }
# Names of the bots, in order, one on each line; as many as a table has seats.
bot-names =
    Ben
    Cleo
    Dov
    Eda
    Finn
    Gala
    Hugo
    Ines
option-more = Wo gedruckte Regeln sich unterscheiden
option-printed = Wie gedruckt
option-needs = { $answer }: für { $players } Spieler.

## Inviting, joining and watching

share-title = Der Tisch ist gedeckt
share-text = Schick deinen Freunden diesen Link. Alle suchen sich damit einen Platz.
share-link = Link zum Mitspielen
share-watch = Link zum Zuschauen
share-copy = Link kopieren
share-copy-watch = Diesen Link kopieren
share-copied = Kopiert
share-hand-on = Teilen
share-way = Adresse dieses Geräts
share-picture = Die Einladung als QR-Code
share-camera = Sitzt jemand neben dir? Dann hierher mit der Kamera.
share-watching = Link nur zum Zuschauen
share-enter = Zum Tisch
network = Heimnetz
network-closed = Nur dieses Gerät kann diese Seite öffnen.
network-open = Offen für dein Heimnetz.
network-means = Solange es offen ist, kann jeder in deinem Netz hier Tische eröffnen und sich mit einem Link setzen; sonst ist auf diesem Gerät nichts zu erreichen, und aus dem Internet gar nichts.
network-let-in = Mein Heimnetz hereinlassen
network-shut = Wieder schließen
network-owner = Um Freunde hereinzulassen, öffne die Seite mit dem Link, den demesne beim Start ausgegeben hat.
join-title = Ein Platz ist für dich frei
join-text = Wähle einen Platz und sag dem Tisch deinen Namen.
join-seat = Platz { $seat }, { $sign }
join-any = Platz wählen
join-taken = besetzt von { $name }
join-open = frei
join-sit = Hinsetzen
seat-passing = Dieser Browser speichert für diese Seite nichts: Dein Platz bleibt dir nur, solange sie offen ist.
join-watch = Zuschauen
join-full = Jeder Platz ist besetzt. Du kannst zuschauen.
sign-rose = Rose
sign-moon = Mond
sign-star = Stern
sign-acorn = Eichel
sign-key = Schlüssel
sign-bell = Glocke
sign-heart = Herz
sign-feather = Feder
# Where the game of a table comes from, if it is not one of its own.
hem-branch = { $round ->
    [0] Ab dem Aufbau weitergespielt
   *[other] Ab Runde { $round } weitergespielt
  }
hem-branch-game = { $round ->
    [0] Ab dem Aufbau von Partie { $game } weitergespielt
   *[other] Ab Partie { $game }, Runde { $round } weitergespielt
  }
hem-duplicate = Mischung noch einmal

## Settings

settings-title = Einstellungen
settings-theme = Licht
settings-theme-auto = Wie das System
settings-theme-light = Tag
settings-theme-dark = Kerzenlicht
settings-calm = Keine Animationen
settings-guide = Führe mich: Neues wird erklärt, wenn es kommt
settings-pace = Tempo der anderen
settings-pace-slow = Ruhig
settings-pace-plain = Zügig
settings-pace-quick = Sofort
settings-pace-click = Auf Klick
settings-language = Sprache
settings-name = Dein Name
field-full = Es ist Platz für { $longest } Zeichen.
settings-kept = Wird nur in diesem Browser gespeichert.

## Lost and failed

lost-title = Hier ist nichts
lost-text = Diese Adresse führt zu keiner Seite.
lost-again = Noch einmal versuchen
lost-home = Zurück zum Anfang
fault-title = Das hat nicht geklappt
answer-yes = ja
answer-no = nein

## Clocks

clock = Uhr
clock-none = Ohne Uhr
clock-plan = { $minutes } min + { $seconds } s je Zug
clock-days = { $span } je Zug
clock-days-why = Hier gilt niemand als abwesend. Ist jemandes Zeit um, so warten die anderen oder lassen einen Bot weiterspielen.
clock-days-left = noch { $span }
clock-days-over = Zeit ist um

## Who is away

customs-grace = Wer weg ist, darf von einem Bot vertreten werden
grace-never = nie
grace-after = { $minutes ->
    [one] nach 1 Minute
   *[other] nach { $minutes } Minuten
  }
refusal-seat-banned = { $ending ->
    [never] Du darfst dich hier nicht mehr setzen.
   *[then] Du darfst dich hier bis { $until } nicht setzen.
  }
refusal-talk-muted = { $ending ->
    [never] Du darfst hier nicht mehr reden.
   *[then] Du darfst hier bis { $until } nicht reden.
  }
refusal-seat-address = { $ending ->
    [never] Wegen jemandem an deiner Adresse setzt sich von dort niemand mehr ohne Konto. Wenn du eines hast, melde dich an.
   *[then] Wegen jemandem an deiner Adresse setzt sich von dort bis { $until } niemand ohne Konto. Wenn du eines hast, melde dich an.
  }
refusal-talk-address = { $ending ->
    [never] Wegen jemandem an deiner Adresse redet von dort niemand mehr ohne Konto. Wenn du eines hast, melde dich an.
   *[then] Wegen jemandem an deiner Adresse redet von dort bis { $until } niemand ohne Konto. Wenn du eines hast, melde dich an.
  }
refusal-account-address = { $ending ->
    [never] Wegen jemandem an deiner Adresse lässt sich dort kein Konto mehr anlegen.
   *[then] Wegen jemandem an deiner Adresse lässt sich dort bis { $until } kein Konto anlegen.
  }
refusal-moderator-only = Das darf nur, wer moderiert.
refusal-moderator-person = Über Moderierende entscheidet nur, wer den Server betreibt, und niemand über sich selbst.
refusal-moderator-address = Woher diese Person kam, ist nicht bekannt, oder es ist der Rechner des Servers.
refusal-report-person = Dort sitzt niemand, den man melden könnte.
refusal-report-line = Dieser Satz ist dort nicht gefallen.
refusal-report-many = Dazu liegen schon genug Meldungen vor. Warte, bis sie gelesen sind.
refusal-report-unknown = Diese Meldung gibt es nicht.
refusal-again-ask = Die anderen haben noch keiner weiteren Partie zugestimmt. Frag sie am Tisch.
