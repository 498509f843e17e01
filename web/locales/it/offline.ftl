# Playing without a network: making ready, what is kept here, what is sent.

offline = Senza rete
offline-about = Le partite su questo schermo e contro i bot, la guida, le regole, il carnet punteggio e le tue partite finite: tutto funziona anche in treno o in giardino.
offline-size = { $size } MB si scaricano una volta e restano in questo browser.
offline-size-open = Si scaricano { $size } MB, che restano finché questa pagina non si chiude.
offline-make = Prepara il gioco senza rete
offline-progress = Scaricamento: { $done } di { $size } MB
offline-ready = Pronto: questa pagina si apre e funziona senza rete.
offline-open = Pronto finché questa pagina resta aperta.
offline-newer = Il server ha regole più recenti di quelle conservate qui. Le partite iniziate continuano con quelle conservate qui.
offline-renew = Scaricale
offline-remove = Toglilo da questo browser
offline-removed = È stato tolto. Le tue partite sono ancora qui.
offline-install = Installa come app
offline-plain = Questa pagina è arrivata in http semplice, quindi il browser non la conserva. Senza rete funziona finché resta aperta, ma non si può riaprire.
offline-plain-how = Si conserva dove la pagina arriva per https, e sulla macchina stessa del server (localhost). Per avere https a casa ti servono un dominio tuo e, davanti a questo server, un server web con un certificato, o una rete privata che porti entrambi; un certificato autofirmato non basta. Passo per passo: { $guide }
offline-never = Questo browser non conserva pagine per dopo.
offline-full = La memoria di questo browser è piena. Fai spazio e riprova.
offline-none = Questo server non fornisce il necessario per giocare senza rete.
offline-play = Gioca su questo dispositivo
offline-play-text = La partita resta in questo browser, anche se lo chiudi. I bot giocano fino al livello { $level }, { $name }. I suggerimenti vengono da chi gioca in fretta, e le analisi le fa il server quando ha la partita.
offline-waiting =
    { $count ->
        [one] Una partita finita aspetta di essere inviata al server.
       *[other] { $count } partite finite aspettano di essere inviate al server.
    }
offline-sent =
    { $count ->
        [one] Una partita di questo dispositivo è sul server, controllata con le regole.
       *[other] { $count } partite di questo dispositivo sono sul server, controllate con le regole.
    }
offline-lost =
    { $count ->
        [one] Una partita inviata non è più sul server: è stata eliminata lì, o è stata ripristinata una copia di sicurezza precedente.
       *[other] { $count } partite inviate non sono più sul server: sono state eliminate lì, o è stata ripristinata una copia di sicurezza precedente.
    }
offline-send = Invia adesso
offline-refused = Non accettate dal server, conservate qui:
offline-save = Salva la registrazione
# A link to the licence texts of the interpreter and the libraries, in English.
offline-notices = Licenze del software incluso
