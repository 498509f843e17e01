# Notices: what this browser tells of games of days, also while no page is open.
notice-turn = It is your turn.
notice-time = The time for your turn is running short.
notice-asked = The others are asking you something.
notice-over = The game is over.
notices-on = Tell me when something waits for me
notices-about = In games with hours or days for each turn, this browser shows a notice, even while the page is closed.
notices-denied = This browser has been told to show no notices of this page. Its own settings can allow them.
notices-insecure = Notices need an address with https, or this machine itself.
notices-none = This browser shows no notices. On a phone, adding the page to the home screen first may help.
notices-failed = This browser cannot be reached just now. Try again later.
