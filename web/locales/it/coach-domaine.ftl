# What the guide says in a game of Domaine: first what is to be done, then why.

guide-domaine-castle-lead = Scegli una casella per il tuo castello.
guide-domaine-castle = Boschi, villaggi e miniere lì accanto saranno tuoi quando dei confini si chiuderanno attorno.
guide-domaine-knight-lead = Metti un cavaliere accanto.
guide-domaine-knight = I cavalieri difendono un dominio: un vicino più forte può togliere caselle a uno più debole.
guide-domaine-others-lead = Ora il prossimo castello.
guide-domaine-others = Ogni castello dà inizio a un dominio proprio. Cerca le miniere e la città reale.
guide-domaine-income-lead = Scegli una carta.
guide-domaine-income = { $ducats ->
    [one] Prima di ogni turno le tue miniere ti pagano. Hai 1 ducato per giocare.
   *[other] Prima di ogni turno le tue miniere ti pagano. Hai { $ducats } ducati per giocare.
  }
guide-domaine-use-lead = Giocala o vendila.
guide-domaine-use = Il primo numero è quanto costa giocarla, il secondo quanto ricevi vendendola.
guide-domaine-chancery-lead = Prendi una nuova carta.
guide-domaine-chancery = Le carte vendute sono qui nella Cancelleria, scoperte per tutti. Nel mazzo c’è quel che nessuno ha visto.

## What the cards do

guide-domaine-sell-new = Nuovo: vendere
guide-domaine-sell-lead = Vendi una carta.
guide-domaine-sell = Ora non puoi giocare nessuna carta della tua mano. Il ricavato paga la prossima.
guide-domaine-borders-new = Nuovo: i confini
guide-domaine-borders-lead = Scegli un lato per un confine.
guide-domaine-borders = Quando i confini si chiudono attorno a un solo castello, il suo dominio dà subito punti: boschi, villaggi e la città reale.
guide-domaine-knights-new = Nuovo: i cavalieri
guide-domaine-knights-lead = Scegli una casella per un cavaliere.
guide-domaine-knights = Un dominio può espandersi in uno più debole, ma mai in uno altrettanto forte.
guide-domaine-expansion-new = Nuovo: l’espansione
guide-domaine-expansion-lead = Scegli la casella da prendere.
guide-domaine-expansion = Il tuo dominio cresce oltre il confine, anche in quello di un vicino con meno cavalieri.
guide-domaine-deserter-new = Nuovo: i disertori
guide-domaine-deserter-lead = Scegli il cavaliere che diserta.
guide-domaine-deserter = Lascia il tuo vicino, e uno dei tuoi arriva nel tuo dominio.
guide-domaine-alliance-new = Nuovo: le alleanze
guide-domaine-alliance-lead = Scegli con chi fai pace.
guide-domaine-alliance = I domini alleati non si tolgono caselle.
