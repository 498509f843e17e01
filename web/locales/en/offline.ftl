# Playing without a network: making ready, what is kept here, what is sent.

offline = Without a network
offline-about = Games on this screen and against bots, the guide, the rules, the score pad and your finished games: all of this also works on a train or in a garden.
offline-size = { $size } MB is downloaded once and kept in this browser.
offline-size-open = { $size } MB is downloaded and stays until this page is closed.
offline-make = Prepare for offline play
offline-progress = Downloading: { $done } of { $size } MB
offline-ready = Ready: this page opens and works without a network.
offline-open = Ready for as long as this page stays open.
offline-newer = The server has newer rules than those kept here. Games you have already begun go on under the rules kept here.
offline-renew = Download them
offline-remove = Remove it from this browser
offline-removed = It has been removed. Your games are still here.
offline-install = Install as an app
offline-plain = This page came over plain http, so your browser will not keep it. It works without a network while it stays open, but cannot be opened again.
offline-plain-how = It is kept where the page comes over https, and on the server’s own machine (localhost). For https at home you need a domain name of your own and a web server with a certificate in front of this one, or a private network that provides both; a self-signed certificate does not help. Step by step: { $guide }
offline-never = This browser does not keep pages for later.
offline-full = There is no room left in this browser’s storage. Free some and try again.
offline-none = This server does not provide what playing without a network needs.
offline-play = Play on this device
offline-play-text = The game is kept in this browser, even when you close it. Bots play up to level { $level }, { $name }. Hints come from a quick player, and the server reviews the game once it has it.
offline-waiting =
    { $count ->
        [one] One finished game is waiting to be sent to the server.
       *[other] { $count } finished games are waiting to be sent to the server.
    }
offline-sent =
    { $count ->
        [one] One game from this device is on the server, checked against the rules.
       *[other] { $count } games from this device are on the server, checked against the rules.
    }
offline-lost =
    { $count ->
        [one] One game that was sent is no longer on the server: it was deleted there, or an older backup was restored.
       *[other] { $count } games that were sent are no longer on the server: they were deleted there, or an older backup was restored.
    }
offline-send = Send now
offline-refused = Not accepted by the server, kept here:
offline-save = Save the record
# A link to the licence texts of the interpreter and the libraries, in English.
offline-notices = Licences of included software
