# Was Mails sagen, die von Partien über Tage berichten, und die eine, die fragt, ob sie das dürfen.

letter-confirm-subject = Bestätige deine Adresse für { $place }
letter-confirm = Jemand, vermutlich du selbst, hat diese Adresse auf { $place } angegeben, damit eine Mail sagt, wenn eine Partie wartet. Zum Bestätigen öffne diese Seite:
letter-confirm-else = Der Link gilt drei Tage. Warst du es nicht, dann tu nichts: Es kommt keine weitere Mail.
letter-subject-turn = { $game }: Du bist am Zug
letter-subject-time = { $game }: Die Zeit für deinen Zug wird knapp
letter-subject-late = { $game }: Die Zeit eines anderen ist um
letter-subject-asked = { $game }: Die anderen fragen dich etwas
letter-subject-many = { $count ->
    [one] { $count } Partie wartet auf dich
   *[other] { $count } Partien warten auf dich
  }
letter-turn = { $game }: Du bist am Zug.
letter-time = { $game }: Die Zeit für deinen Zug wird knapp.
letter-late = { $game }: Die Zeit eines anderen ist um. Du darfst warten oder einen Bot weiterspielen lassen.
letter-asked = { $game }: Die anderen fragen dich etwas.
letter-since = Seit { $time }
letter-until = Bis { $time }
letter-zone = Die Zeiten gelten für { $zone }.
letter-stop = Du hast solche Mails auf { $place } bestellt. Damit keine mehr kommen, öffne diese Seite:

# What the server says itself where it gives no page.
busy-page = Von deiner Adresse wird gerade zu viel auf einmal verlangt. Diese Seite kommt in einigen Sekunden von selbst.
