# Whether the shuffle was fair.

shuffle-checking = Sto controllando…
shuffle-none = La mescolata di questa partita non si può controllare: è stata giocata altrove o prima che ci fosse questo controllo.
shuffle-secret = Questa partita è stata chiusa prima della sua fine. Ciò che nessuno ha visto resta segreto, quindi la mescolata non si può controllare.
shuffle-right = Tutto è arrivato nell’ordine fissato prima che la partita cominciasse.
shuffle-what = { $piles ->
    [one] All’apertura il tavolo si è impegnato su un numero segreto. Ora è noto, e da quello questa pagina ha ricalcolato in che ordine stava tutto: { $things } pezzi in una pila, di cui { $dealt } sono entrati in gioco.
   *[other] All’apertura il tavolo si è impegnato su un numero segreto. Ora è noto, e da quello questa pagina ha ricalcolato in che ordine stava tutto: { $things } pezzi in { $piles } pile, di cui { $dealt } sono entrati in gioco.
}
shuffle-alone = Nessuno ha aggiunto una parola propria, perché la partita è cominciata appena aperta.
shuffle-salted = { $count ->
    [one] Un browser ha aggiunto dopo una parola casuale, quindi il numero non può essere stato scelto per favorire qualcuno.
   *[other] { $count } browser hanno aggiunto dopo una parola casuale, quindi il numero non può essere stato scelto per favorire qualcuno.
}
shuffle-known = Questo browser conserva l’impegno dall’inizio della partita: è lo stesso.
shuffle-wrong-seed = Il numero segreto non è quello su cui il tavolo si è impegnato. L’ordine può essere stato cambiato.
shuffle-wrong-kept = L’impegno non è quello detto a questo browser all’inizio della partita. L’ordine può essere stato cambiato.
shuffle-wrong-salt = La parola aggiunta da questo browser è stata tolta o cambiata. L’ordine può essere stato scelto.
shuffle-wrong-order = Alcune cose sono arrivate in un ordine diverso da quello fissato prima della partita.
shuffle-wrong-game = Quello che è arrivato in partita, secondo la sua registrazione, non è quello che per il server stava nelle pile.
shuffle-commitment = Impegno (SHA-256)
shuffle-seed = Numero segreto
shuffle-piles = Pezzi in ogni pila
shuffle-salts = Parole aggiunte
shuffle-save = Salva i numeri
shuffle-own = Puoi controllarli con poche righe tue: il manuale spiega come, e quanti pezzi vanno in ogni pila, alla voce «Check that the shuffle was fair».
