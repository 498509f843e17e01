# Eine Adresse für Mails, auf der Seite des Kontos, und die Seiten, zu denen Links in Mails führen.

mail-title = Benachrichtigung per Mail
mail-about = In Partien mit Stunden oder Tagen je Zug sagt dir eine Mail, dass eine wartet. Danach kommt zu dieser Partie keine mehr, bis du nachgesehen hast.
mail-now = Mails gehen an { $address }.
mail-wanted = Eine Mail mit einem Link ist an { $address } unterwegs. Sobald du ihn geöffnet hast, gehen Benachrichtigungen dorthin.
mail-lost = An { $address } ließ sich keine Mail schicken. Vielleicht ist die Adresse falsch geschrieben.
mail-address = Mailadresse
mail-other = Eine andere Mailadresse
mail-give = Schick mir den Link
mail-remove = Schreib mir nicht mehr
mail-confirm-title = Bestätige deine Adresse
mail-confirm-about = Drück den Knopf, und eine Mail sagt dir, wenn eine Partie mit Stunden oder Tagen je Zug auf dich wartet.
mail-confirm-do = Ja, schreib mir
mail-confirm-done = Deine Adresse ist bestätigt.
mail-stop-title = Keine Mails mehr
mail-stop-about = Drück den Knopf, und von hier kommen keine Mails mehr.
mail-stop-do = Schreib mir nicht mehr
mail-stop-done = Es kommen keine Mails mehr. Was von deiner Adresse bekannt war, ist gelöscht.
mail-none = Diese Seite öffnet sich über den Link in einer Mail.
mail-account = Zum Konto
