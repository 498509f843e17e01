# Notices: what this browser tells of games of days, also while no page is open.
notice-turn = Tocca a te.
notice-time = Il tempo per il tuo turno sta finendo.
notice-late = Il tempo di qualcun altro è scaduto. Puoi aspettare, o far continuare un bot.
notice-asked = Gli altri ti chiedono qualcosa.
notice-over = La partita è finita.
notices-on = Avvisami quando qualcosa mi aspetta
notices-about = Nelle partite con ore o giorni a turno questo browser mostra una notifica, anche a pagina chiusa.
notices-denied = Questo browser non deve mostrare notifiche di questa pagina. Le sue impostazioni possono permetterle.
notices-insecure = Le notifiche richiedono un indirizzo con https, o questo stesso computer.
notices-none = Questo browser non mostra notifiche. Su un telefono può servire aggiungere prima la pagina alla schermata Home.
notices-failed = Al momento questo browser non è raggiungibile. Riprova più tardi.
