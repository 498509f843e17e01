# Reports of people, and what moderators do about them.

moderation-title = Moderazione
moderation-about = Delle partite non vedi più di chiunque altro. Ciò che fai qui resta annotato.
moderation-reports = Segnalazioni
moderation-none = Non c’è alcuna segnalazione.
moderation-by = { $date }, da { $by }
moderation-by-gone = { $date }
moderation-why-talk = Parole volgari o moleste
moderation-why-name = Nome offensivo
moderation-why-unfair = Gioco sleale
moderation-why-leaving = Lascia le partite di continuo
moderation-why-other = Altro
moderation-said = La frase: «{ $line }»
moderation-table = Al tavolo
moderation-person = Tutto su { $name }
moderation-close = Risolta
moderation-close-of = Risolta: { $name }
moderation-what = Restrizione
moderation-mute = divieto di parlare
moderation-ban = né posto né parole
moderation-long = Per quanto
moderation-days = { $days ->
    [0] per sempre
    [one] 1 giorno
    [many] { $days } di giorni
   *[other] { $days } giorni
  }
moderation-address = Anche chi viene dallo stesso indirizzo senza account
moderation-alone = { $whom ->
    [guest] Un ospite può tornare a un altro posto e con un altro nome: da solo, questo non tiene lontano nessuno a lungo.
   *[account] Vale per l’account; come ospite può ancora venire.
  }
moderation-shared = Vale anche per gli ospiti da quell’indirizzo, e intanto lì non si possono creare account. Chi ne ha uno non ne risente.
moderation-others = { $count ->
    [0] Quando è arrivata la segnalazione, da quell’indirizzo non c’era nessun altro.
    [one] Quando è arrivata la segnalazione, da quell’indirizzo c’era 1 altra persona.
   *[other] Quando è arrivata la segnalazione, da quell’indirizzo c’erano altre { $count } persone.
  }
moderation-do = Applica
moderation-do-of = Applica: { $name }
moderation-held-title = In vigore
moderation-held = { $kind ->
    [mute] { $name } non può parlare
   *[ban] { $name } non può né sedersi né parlare
  }
moderation-until = { $ending ->
    [never] per sempre
   *[then] fino al giorno { $until }
  }
moderation-at = per gli ospiti da un indirizzo
moderation-release = Revoca
moderation-release-of = Revoca: { $name }
moderation-log = Che cosa è stato fatto
moderation-log-names = Con i nomi di allora.
moderation-now = (ora si chiama { $name })
moderation-did-mute = { $days ->
    [0] { $by } toglie la parola a { $name } per sempre
    [one] { $by } toglie la parola a { $name } per 1 giorno
    [many] { $by } toglie la parola a { $name } per { $days } di giorni
   *[other] { $by } toglie la parola a { $name } per { $days } giorni
  }
moderation-did-ban = { $days ->
    [0] { $by } esclude { $name } per sempre
    [one] { $by } esclude { $name } per 1 giorno
    [many] { $by } esclude { $name } per { $days } di giorni
   *[other] { $by } esclude { $name } per { $days } giorni
  }
moderation-did-unmute = { $by } ridà la parola a { $name }
moderation-did-unban = { $by } riammette { $name }
moderation-did-closed = { $by } risolve una segnalazione su { $name }
moderation-did-named = { $by } affida la moderazione a { $name }
moderation-did-removed = { $by } toglie la moderazione a { $name }
moderation-did-owner = { $name } prende in gestione il server dal link della console
moderation-moderators = Chi modera
moderation-role = { $role ->
    [owner] gestisce il server
   *[moderator] modera
  }
moderation-name = Nome di un account
moderation-add = Affida la moderazione
moderation-remove = Togli
moderation-remove-of = { $name } non modera più
moderation-clean = Nulla è segnalato e nulla è in vigore.
moderation-back = Tutte le segnalazioni
moderation-closed = risolta
report-why = Chi modera vede le tue parole e, se ne scegli una, la frase. Non vede mai le carte di nessuno.
report-who = Chi
report-what = Che cosa non va
report-line = Quale frase
report-no-line = nessuna in particolare
report-words = Con parole tue
report-send = Avvisa chi modera
report-sent = { $count ->
    [0] È già stato segnalato.
   *[other] Grazie. Verrà esaminato.
  }
