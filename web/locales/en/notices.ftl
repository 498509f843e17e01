# Notices: what this browser tells of games of days, also while no page is open.
notice-turn = It is your turn.
notice-time = The time for your turn is running short.
notice-late = Another player’s time is up. You may wait, or let a bot play on.
notice-asked = The others are asking you something.
notice-over = The game is over.
notices-on = Tell me when something is waiting for me
notices-about = In games with hours or days for each turn, this browser shows a notice, even while the page is closed.
notices-denied = This browser has been told not to show notices from this page. You can allow them in its settings.
notices-insecure = Notices need an https address, or this machine itself.
notices-none = This browser cannot show notices. On a phone, it may help to add the page to the home screen first.
notices-failed = This browser cannot be reached just now. Try again later.
