# Un indirizzo e-mail, nella pagina dell’account, e le pagine a cui portano i link delle e-mail.

mail-title = Notifiche per e-mail
mail-about = Nelle partite con ore o giorni a turno un’e-mail ti dice che una ti aspetta. Poi non ne arrivano altre per quella partita finché non l’hai guardata.
mail-now = Le e-mail vanno a { $address }.
mail-wanted = Un’e-mail con un link è partita per { $address }. Quando l’avrai aperto, le notifiche andranno lì.
mail-lost = Non è stato possibile mandare un’e-mail a { $address }. Forse l’indirizzo è scritto male.
mail-address = Indirizzo e-mail
mail-other = Un altro indirizzo e-mail
mail-give = Mandami il link
mail-remove = Non scrivermi più
mail-confirm-title = Conferma il tuo indirizzo
mail-confirm-about = Premi il pulsante e un’e-mail ti dirà quando ti aspetta una partita con ore o giorni a turno.
mail-confirm-do = Sì, scrivimi
mail-confirm-done = Il tuo indirizzo è confermato.
mail-stop-title = Niente più e-mail
mail-stop-about = Premi il pulsante e da qui non arriveranno più e-mail.
mail-stop-do = Non scrivermi più
mail-stop-done = Non arriveranno più e-mail. Quel che si sapeva del tuo indirizzo è cancellato.
mail-none = Questa pagina si apre con il link di un’e-mail.
mail-account = All’account
