## Taking one’s seat to another device

# The sheet of the device where one plays.
carry-text = { $seats ->
    [single] Apri questo link sull’altro dispositivo e continui a giocare lì: { $names }.
   *[other] Apri questo link sull’altro dispositivo e i posti di questo schermo vengono con te: { $names }.
  }
carry-own = Solo per te.
carry-own-why = Chi ha questo link può giocare al tuo posto, ora e ogni volta che questo tavolo gioca di nuovo.
carry-link = Link al tuo posto
carry-picture = Il link al tuo posto come codice QR
carry-camera = Inquadra qui con la fotocamera dell’altro dispositivo.
carry-both = Entrambi i dispositivi possono restare aperti: quello che fai su uno si vede sull’altro.
carry-lost = Il link è finito nelle mani sbagliate? Tieni le tue partite sotto un nome: il posto sarà allora del tuo account e il link non aprirà più nulla.
carry-account = Questo posto è del tuo account. Entra sull’altro dispositivo come { $name } e il tavolo è anche lì.

# The page behind that link, on the other device. Names are those of seats.
carried-title = Il tuo posto viene con te
carried-none = Questo link non apre nessun posto
carried-none-why = Forse manca una parte del link, oppure il posto è stato liberato o è ora di un account. Copia di nuovo il link sul dispositivo su cui giochi.
carried-two = Qui giochi già
carried-two-text = Su questo dispositivo giochi come { $mine }; il link porta al posto di { $theirs }. Un dispositivo può avere solo uno dei due a un tavolo.
carried-two-lost = Se cambi, questo dispositivo dimentica il posto di { $mine }. Poi può continuare a giocarci solo un altro dispositivo che lo ha.
carried-two-account = Se cambi, il posto di { $mine } resta al tuo account, sugli altri dispositivi in cui l’accesso è aperto.
carried-stay = Continua come { $names }
carried-take = Gioca come { $names }
