# Ciò che dicono le e-mail sulle partite a giorni, e quella che chiede se possono.

letter-confirm-subject = Conferma il tuo indirizzo per { $place }
letter-confirm = Qualcuno, probabilmente tu, ha dato questo indirizzo su { $place } perché un’e-mail avvisi quando una partita aspetta. Per confermarlo apri questa pagina:
letter-confirm-else = Il link vale tre giorni. Se non eri tu, non fare nulla: non arriveranno altre e-mail.
letter-subject-turn = { $game }: tocca a te
letter-subject-time = { $game }: il tempo per il tuo turno sta finendo
letter-subject-late = { $game }: il tempo di qualcun altro è scaduto
letter-subject-asked = { $game }: gli altri ti chiedono qualcosa
letter-subject-many = { $count ->
    [one] { $count } partita ti aspetta
   *[other] { $count } partite ti aspettano
  }
letter-turn = { $game }: tocca a te.
letter-time = { $game }: il tempo per il tuo turno sta finendo.
letter-late = { $game }: il tempo di qualcun altro è scaduto. Puoi aspettare, o far continuare un bot.
letter-asked = { $game }: gli altri ti chiedono qualcosa.
letter-since = Dal { $time }
letter-until = Fino al { $time }
letter-zone = Gli orari sono quelli di { $zone }.
letter-stop = Hai chiesto queste e-mail su { $place }. Per non riceverne più apri questa pagina:

# What the server says itself where it gives no page.
busy-page = Dal tuo indirizzo si sta chiedendo troppo tutto insieme. Questa pagina arriva da sola fra qualche secondo.
