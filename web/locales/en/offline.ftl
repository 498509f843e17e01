# Playing without a network: making ready, what is kept here, what is sent.

offline = Without a network
offline-about = Games at this screen and against bots, the guide, the rules, the score pad and your finished games: all of it also works on a train or in a garden.
offline-size = { $size } MB are fetched once and kept in this browser.
offline-size-open = { $size } MB are fetched and stay until this page is closed.
offline-make = Make ready for offline play
offline-progress = Fetching: { $done } of { $size } MB
offline-ready = Ready: this page opens and plays without a network.
offline-open = Ready for as long as this page stays open.
offline-newer = The server has newer rules than the ones that are kept here. Games that you have begun go on under them.
offline-renew = Fetch them
offline-remove = Remove it from this browser
offline-removed = It is removed. Your games are still here.
offline-install = Install as an app
offline-plain = This page came over plain http, so your browser will not keep it. It plays on without a network while it stays open, but cannot be opened again.
offline-plain-how = It is kept where the page comes by https, and on the machine of the server itself (localhost). For https at home you need a name of your own and a web server with a certificate before this one, or a private network that brings both; a certificate that nobody has signed does not help. Step by step: { $guide }
offline-never = This browser keeps no pages for later.
offline-play = Play on this device
offline-play-text = The game is kept in this browser, also when you close it. Bots play up to level { $level }, { $name }. Hints come from a quick player, and reviews are made by the server once it has the game.
offline-waiting =
    { $count ->
        [one] One finished game waits to be sent to the server.
       *[other] { $count } finished games wait to be sent to the server.
    }
offline-sent =
    { $count ->
        [one] One game of this device is on the server, checked by the rules.
       *[other] { $count } games of this device are on the server, checked by the rules.
    }
offline-send = Send now
offline-refused = Not taken by the server, kept here:
offline-save = Save the record
# A link to the licence texts of the interpreter and the libraries, in English.
offline-notices = Licences of what comes along
