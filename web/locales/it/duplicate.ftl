# A deal that is played again by others.
duplicate = La stessa distribuzione
duplicate-text = Tutto arriva nello stesso ordine di quella partita, qualunque cosa si giochi. Dopo, i risultati stanno fianco a fianco. La partita viene contrassegnata e non conta.
duplicate-hints = I suggerimenti sono ammessi
duplicate-go = Gioca questa distribuzione
duplicate-link = Chi ha questo link gioca la stessa distribuzione a un tavolo proprio
duplicate-beside = Fianco a fianco
duplicate-none = Nessuno ha ancora rigiocato questa distribuzione.
duplicate-show = Guarda com’è andata ad altri prima di giocarla
duplicate-seat = Il posto a confronto
duplicate-table = Le partite di questa distribuzione: punti dopo ogni round
duplicate-first = la prima partita
duplicate-lead = Contro il miglior avversario
duplicate-luck = Di cui sorte
duplicate-without = Senza la sorte
duplicate-unknown = non analizzata
duplicate-note = La sorte è quella trovata dall’analisi di ogni partita. Una partita senza analisi resta com’è stata giocata.
duplicate-raw = Appena una partita è analizzata, qui compare anche il suo risultato senza la sorte.
