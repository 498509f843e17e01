# One’s account: coming in, who is signed in, passkeys, data, the end.

account-title = Account
account-about = Per giocare non serve. Con un account le tue partite ti seguono in ogni browser, e le partite classificate contano.
account-way = Come entri
account-session = Ho un account
account-account = Nuovo account
account-name = Nome
account-password = Password
account-password-old = Password attuale
account-password-new = Nuova password
account-password-set = Imposta la password
account-password-why = Almeno { $least } caratteri. Tutti gli altri browser vengono disconnessi.
account-password-wrong = La password attuale è sbagliata.
account-password-done = La password è impostata. Tutti gli altri browser sono disconnessi.
account-show = Mostra
account-why = Almeno { $least } caratteri. Una password persa non te la può ridare nessuno.
account-come = Entra
account-make = Crea un account
account-passkey-in = Entra con una passkey
account-passkey-make = Con una passkey, senza password
account-no-passkey = Nessuna passkey è stata usata. Riprova, o usa la password.
account-passkey-none = Nessuna passkey è stata creata. Una chiave di sicurezza ha bisogno per questo di un PIN proprio, e non tutte possono conservarne una. Prova con un’altra, o usa una password.
account-passkey-known = Questo dispositivo ha già una passkey per questo account.
account-since = dal giorno { $date }
account-profile = Il mio profilo
account-rename = Cambia nome
account-rename-new = Nuovo nome
account-rename-why = Ai tavoli a cui siedi già, il tuo nome resta quello di prima.
account-rename-done = Il nome è stato cambiato.
account-out = Esci
account-hide = Mostra agli altri solo il mio nome
account-sessions = Accessi aperti
account-browser = Un browser
account-here = questo
account-used = ultima volta: { $date }
account-end = Esci da lì
account-end-there = Esci da lì: { $label }
account-end-all = Esci ovunque tranne qui
account-passkeys = Passkey
account-passkey-since = Passkey dal giorno { $date }
account-add = Aggiungi una passkey
account-remove = Rimuovi
account-remove-of = Rimuovi: { $passkey }
account-data-title = I tuoi dati
account-data = Salva tutto in un file
account-delete = Elimina l’account
account-delete-why = Per sempre: il nome, i punteggi, l’elenco delle tue partite, tutto ciò che hai detto. Gli altri tengono le loro partite, con «…» al tuo posto. Le partite in corso vengono abbandonate.
account-delete-name = Il tuo nome, per conferma
account-delete-now = Elimina per sempre
account-deleted = L’account è stato eliminato.
account-taken = { $count ->
    [one] 1 partita di questo browser ora è dell’account.
   *[other] { $count } partite di questo browser ora sono dell’account.
  }
account-moderation = Alla moderazione
account-own = Affida il server a questo account
account-own-why = Sei qui dal link della console. Chi gestisce il server sceglie chi modera.
account-held-mute = { $ending ->
    [never] Non puoi più parlare ai tavoli.
   *[then] Non puoi parlare ai tavoli fino al giorno { $until }.
  }
account-held-ban = { $ending ->
    [never] Qui non puoi più sederti né parlare.
   *[then] Qui non puoi né sederti né parlare fino al giorno { $until }.
  }
