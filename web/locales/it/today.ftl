# Today's kingdom: one deal for everyone.

today-title = Il reame di oggi
today-deal = La stessa distribuzione per tutti
today-what = { $players ->
    [2] { $game } contro un bot, { $level }. Conta il primo tentativo.
   *[other] { $game } in { $players }, gli altri sono bot, { $level }. Conta il primo tentativo.
}
today-nobody = Qui non l’ha ancora giocato nessuno.
today-alone = Come l’hanno giocato gli altri si vede appena il server risponde.
today-played = { $played ->
    [one] L’ha giocato 1 persona, con questo risultato: { $best }.
   *[other] L’hanno giocato { $played } persone. Il migliore: { $best }. Quello di mezzo: { $middle }.
}
today-play = Gioca
today-see = Com’è andata
today-again = Rigioca, per allenarti
today-next = Il prossimo arriva alle ore { $time }.
day-title = Le tessere del giorno { $day }
day-practice = Era allenamento: conta il tuo primo tentativo.
day-only = Qui nessuno l’aveva giocato fino alla fine prima di te.
day-alone = Il confronto con gli altri arriva appena il server ha la partita.
day-place = { $place ->
    [1] Delle { $played } persone che l’hanno giocato qui nessuna ha fatto meglio.
   *[other] Posto { $place } su { $played }.
}
day-counted = { $played ->
    [one] Qui l’ha giocato 1 persona.
   *[other] Qui l’hanno giocato { $played } persone.
}
day-round = Round
day-end = Alla fine
day-you = Tu
day-best = Il migliore
day-middle = Quello di mezzo
day-table = I punti dopo ogni round
