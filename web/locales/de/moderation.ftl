# Reports of people, and what moderators do about them.

moderation-title = Moderation
moderation-about = Von Partien siehst du nicht mehr als alle anderen. Was du hier tust, wird festgehalten.
moderation-reports = Meldungen
moderation-none = Es liegt keine Meldung vor.
moderation-by = { $date }, gemeldet von { $by }
moderation-by-gone = { $date }
moderation-why-talk = Grobe oder lästige Worte
moderation-why-name = Anstößiger Name
moderation-why-unfair = Unfaires Spiel
moderation-why-leaving = Verlässt immer wieder Partien
moderation-why-other = Etwas anderes
moderation-said = Der Satz: „{ $line }“
moderation-table = Zum Tisch
moderation-person = Alles zu { $name }
moderation-close = Erledigt
moderation-close-of = Erledigt: { $name }
moderation-what = Einschränkung
moderation-mute = nicht reden
moderation-ban = kein Platz, nicht reden
moderation-long = Wie lange
moderation-days = { $days ->
    [0] für immer
    [one] 1 Tag
   *[other] { $days } Tage
  }
moderation-address = Auch alle ohne Konto, die von derselben Adresse kommen
moderation-alone = { $whom ->
    [guest] Gäste können an einem anderen Platz und unter anderem Namen wiederkommen: Das allein hält niemanden lange fern.
   *[account] Es gilt für das Konto; als Gast kann die Person weiterhin kommen.
  }
moderation-shared = Es gilt auch für Gäste von dieser Adresse, und dort lässt sich so lange kein Konto anlegen. Wer eines hat, ist nicht betroffen.
moderation-others = { $count ->
    [0] Als die Meldung kam, war von dieser Adresse sonst niemand hier.
    [one] Als die Meldung kam, war von dieser Adresse noch 1 andere Person hier.
   *[other] Als die Meldung kam, waren von dieser Adresse noch { $count } andere Personen hier.
  }
moderation-do = Festlegen
moderation-do-of = Festlegen: { $name }
moderation-held-title = In Kraft
moderation-held = { $kind ->
    [mute] { $name } darf nicht reden
   *[ban] { $name } darf sich nicht setzen und nicht reden
  }
moderation-until = { $ending ->
    [never] für immer
   *[then] bis { $until }
  }
moderation-at = für Gäste von einer Adresse
moderation-release = Aufheben
moderation-release-of = Aufheben: { $name }
moderation-log = Was getan wurde
moderation-log-names = Mit den Namen von damals.
moderation-now = (heißt jetzt { $name })
moderation-did-mute = { $days ->
    [0] { $by } verbietet { $name } das Reden, für immer
    [one] { $by } verbietet { $name } das Reden für 1 Tag
   *[other] { $by } verbietet { $name } das Reden für { $days } Tage
  }
moderation-did-ban = { $days ->
    [0] { $by } sperrt { $name } für immer
    [one] { $by } sperrt { $name } für 1 Tag
   *[other] { $by } sperrt { $name } für { $days } Tage
  }
moderation-did-unmute = { $by } lässt { $name } wieder reden
moderation-did-unban = { $by } lässt { $name } wieder herein
moderation-did-closed = { $by } erledigt eine Meldung zu { $name }
moderation-did-named = { $by } überträgt { $name } die Moderation
moderation-did-removed = { $by } nimmt { $name } die Moderation
moderation-did-owner = { $name } übernimmt den Server über den Link der Konsole
moderation-moderators = Wer moderiert
moderation-role = { $role ->
    [owner] betreibt den Server
   *[moderator] moderiert
  }
moderation-name = Name eines Kontos
moderation-add = Moderieren lassen
moderation-remove = Entziehen
moderation-remove-of = Entziehen: die Moderation von { $name }
moderation-clean = Nichts ist gemeldet, nichts in Kraft.
moderation-back = Alle Meldungen
moderation-closed = erledigt
report-why = Wer moderiert, sieht deine Worte und, wenn du einen auswählst, den Satz. Karten sieht dabei niemand.
report-who = Wer
report-what = Was stört
report-line = Welcher Satz
report-no-line = kein bestimmter
report-words = In deinen Worten
report-send = Melden
report-sent = { $count ->
    [0] Das ist schon gemeldet.
   *[other] Danke. Die Meldung wird geprüft.
  }
