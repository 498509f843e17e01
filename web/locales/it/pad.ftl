# The score pad, for people with the box on the table.

pad-title = Carnet punteggio
pad-intro = Per chi ha la scatola sul tavolo: inserisci ogni reame, e il carnet fa i conti.
pad-offline = Resta su questo dispositivo e funziona senza rete.
pad-unknown = Questa partita non è su questo dispositivo.
pad-unreadable-cut = Questa partita non si può leggere: forse manca un pezzo del link o del file. Chiedila di nuovo.
pad-unreadable-newer = Questa partita viene da un’altra versione del carnet. Aprila dove è stata fatta.
pad-unreadable-wrong = Non è una partita del carnet, o qualcosa in essa si contraddice.
pad-game = Gioco
pad-teams = Parti
pad-teams-no = Ognuno per sé
pad-teams-yes = Squadre di due
pad-count = Giocatori
pad-names = Chi ha giocato
pad-names-teams = Quali squadre hanno giocato
pad-team = Squadra { $number }
pad-name = Nome: { $name }
pad-sign = Segno di { $name }: { $sign }. Cambialo
pad-start = Comincia a contare
pad-past = Su questo dispositivo
pad-past-none = Ancora nessuna partita.
pad-full = Non c’è posto per altre partite: la prossima prenderà quello della più vecchia ({ $when }). Prima salvale tutte in un file o dimenticane qualcuna.
pad-forget = Dimentica la partita del giorno { $when }
pad-forget-sure = Dimenticarla qui per sempre?
pad-forget-sure-of = Dimenticarla qui per sempre? { $game }, { $when }
pad-save-all = Salva tutte in un file
pad-take = Apri partite da un file
pad-taken = { $count ->
    [one] 1 partita aggiunta.
   *[other] { $count } partite aggiunte.
  }
pad-players = Giocatori e punti
pad-result = Risultato
pad-entering = Il reame di { $name }
pad-square = colonna { $column }, riga { $row }
pad-said = { $square }. Totale { $points }.
pad-tools = Pennelli
pad-brush = Paesaggio da dipingere
pad-crowns = Corone da dipingere
pad-crown = { $crowns ->
    [0] Nessuna corona
    [one] 1 corona
   *[other] { $crowns } corone
  }
pad-castle = Castello
pad-erase = Cancella
pad-undo = Annulla
pad-by-number = Per numero
pad-by-brush = Con il pennello
pad-number = Numero della tessera
pad-box = Tessere di quale scatola
pad-domino-used = { $domino }, nel reame di { $name }
pad-lay-first = Tocca dove sta questa metà: { $half }.
pad-lay-second = Accanto, l’altra metà: { $half }.
pad-lay-back = Indietro
pad-move = Sposta il reame
pad-move-left = A sinistra
pad-move-right = A destra
pad-move-up = In su
pad-move-down = In giù
pad-coins = Monete: { $count }
pad-knights = Cavalieri: { $count }
pad-towers = Torri: { $count }
pad-queen = Regina
pad-ask-coins = Monete avanzate
pad-ask-knights = Tutti i cavalieri, anche quelli nel reame
pad-ask-towers = Torri
pad-counted = Dagli edifici: { $count }
pad-estimate = Cavalieri e torri sono in parte nostre stime ({ $tiles }). Confrontali con quelli sul tavolo.
pad-other-number = Un altro numero
pad-number-range = Inserisci un numero intero da 0 a { $most }.
pad-build = Che cosa c’è qui
pad-build-none = Nulla
pad-tiles-left = { $count ->
    [0] nessuna
   *[other] ancora { $count }
  }
pad-crownless = nessuna corona
pad-half-crownless = { $terrain } senza corona
pad-brief-wealth = { $coins ->
    [one] 1 moneta ÷ 3
   *[other] { $coins } monete ÷ 3
  }
pad-brief-queen = +1 su { $squares } { $terrain }
pad-not-kept = Questo browser non conserva nulla. Alla fine salva la partita in un file.
pad-text = { $first } a { $second }.
pad-placing = { $first } sta davanti a { $second }: { $text }
pad-edit = Torna ai reami
pad-print = Stampa
pad-share = Copia un link
pad-link = Link a questa partita
pad-save = Salva in un file
pad-new = Tutte le partite
pad-reasons = Ogni numero spiegato
pad-reason = { $row }: { $text }
pad-lines = Per demesne score
pad-lines-why = Una riga per ogni reame, come le legge il comando.
pad-lines-copy = Copia le righe
pad-lines-save = Salva le righe
pad-dynasty-of = Partita { $game } di { $games }
pad-dynasty-games = Punti partita per partita
pad-dynasty-correct = Scegli una partita per correggerla.
pad-dynasty-open = non ancora giocata
pad-dynasty-leader = In testa
pad-dynasty-leads = { $margin ->
    [one] { $name } è in testa per 1 punto.
   *[other] { $name } è in testa per { $margin } punti.
  }
pad-dynasty-level = { $names } sono in testa a pari merito.
pad-dynasty-text = { $first } a { $second } dopo la partita { $game } di { $games }.
pad-dynasty-sum = Partite sommate
pad-dynasty-next = Avanti con la partita { $game }
pad-dynasty-make = Prosegui come Dinastia
pad-dynasty-alone = Conta come una sola partita
pad-dynasty-lines = Una riga per ogni giocatore, con tutte le partite, come le legge il comando.
pad-doubts = Questo non può essere
doubt-of = { $name }: { $text }
doubt-too-wide = Largo { $wide } caselle e alto { $high }, dove sono permesse { $size } per { $size }.
doubt-unconnected = Il reame è in { $parts } parti che non si toccano.
doubt-too-many-squares = { $what }: { $there } caselle; la scatola ne ha { $has }.
doubt-too-many-tiles = { $what }: { $there } volte; la scatola ne ha { $has }.
doubt-too-much-land = { $squares } caselle di paesaggio, più di quante ne hanno { $dominoes } tessere.
doubt-odd-land = { $squares ->
    [one] 1 casella di paesaggio: le tessere ne hanno sempre due.
   *[other] { $squares } caselle di paesaggio: le tessere ne hanno sempre due.
  }
doubt-townless = In Kingdomino non c’è città: niente edifici, monete, cavalieri, torri o Regina.
doubt-no-castle = Non c’è nessun castello.
doubt-knights = { $there } cavalieri in tutto; la scatola ne ha { $has }.
doubt-towers = { $there } torri in tutto; la scatola ne ha { $has }.
doubt-all-squares = { $what }: { $there } caselle in tutti i reami; la scatola ne ha { $has }.
doubt-all-tiles = { $what }: { $there } volte in tutti i reami; la scatola ne ha { $has }.
doubt-domino-twice = La tessera { $number } c’è { $times } volte.
doubt-queens = { $count ->
    [one] 1 Regina; non ce n’è altra.
   *[other] { $count } Regine; ce n’è solo una.
  }
doubt-no-host = Qualcuno ha torri, ma nessuno ospita la Regina.
doubt-host = { $towers ->
    [one] La Regina è qui con 1 torre, anche se un altro reame ne ha { $most }.
   *[other] La Regina è qui con { $towers } torri, anche se un altro reame ne ha { $most }.
  }
doubt-host-towerless = La Regina è qui, senza nessuna torre.
