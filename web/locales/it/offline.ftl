# Playing without a network: making ready, what is kept here, what is sent.

offline = Senza rete
offline-about = Le partite su questo schermo e contro i bot, la guida, le regole, il segnapunti e le tue partite finite: tutto funziona anche in treno o in giardino.
offline-size = { $size } MB si scaricano una volta e restano in questo browser.
offline-make = Prepara il gioco senza rete
offline-progress = Si scarica: { $done } di { $size } MB
offline-ready = Pronto: questa pagina si apre e si gioca senza rete.
offline-open = Pronto finché questa pagina resta aperta.
offline-newer = Il server ha regole più recenti di quelle conservate qui. Le partite iniziate continuano con quelle.
offline-renew = Scaricale
offline-remove = Toglilo da questo browser
offline-removed = È stato tolto. Le tue partite sono ancora qui.
offline-install = Installa come app
offline-plain = Questa pagina è arrivata in http semplice, quindi il browser non la conserva. Senza rete continua finché resta aperta, ma non si può riaprire.
offline-plain-how = Si conserva dove la pagina arriva in https e sulla macchina del server. Come avere https a casa è detto nella guida per chi ospita: { $guide }
offline-never = Questo browser non conserva pagine per dopo.
offline-play = Gioca su questo dispositivo
offline-play-text = La partita resta in questo browser, anche se lo chiudi. I bot giocano fino al livello { $level }, { $name }. I suggerimenti vengono da chi gioca in fretta, e le analisi le fa il server quando ha la partita.
offline-waiting =
    { $count ->
        [one] Una partita finita aspetta di essere inviata al server.
       *[other] { $count } partite finite aspettano di essere inviate al server.
    }
offline-sent =
    { $count ->
        [one] Una partita di questo dispositivo è sul server, controllata con le regole.
       *[other] { $count } partite di questo dispositivo sono sul server, controllate con le regole.
    }
offline-send = Invia adesso
offline-refused = Non accettate dal server, conservate qui:
offline-save = Salva la registrazione
# A link to the licence texts of the interpreter and the libraries, in English.
offline-notices = Licenze di ciò che è incluso
