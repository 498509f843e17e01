# Notices: what this browser tells of games of days, also while no page is open.
notice-turn = Du bist am Zug.
notice-time = Die Zeit für deinen Zug wird knapp.
notice-asked = Die anderen fragen dich etwas.
notice-over = Das Spiel ist zu Ende.
notices-on = Benachrichtige mich, wenn etwas auf mich wartet
notices-about = In Spielen mit Stunden oder Tagen je Zug zeigt dieser Browser eine Benachrichtigung, auch wenn die Seite geschlossen ist.
notices-denied = Dieser Browser soll von dieser Seite keine Benachrichtigungen zeigen. Seine eigenen Einstellungen können sie erlauben.
notices-insecure = Benachrichtigungen brauchen eine Adresse mit https oder diesen Rechner selbst.
notices-none = Dieser Browser zeigt keine Benachrichtigungen. Auf einem Telefon hilft es vielleicht, die Seite zuerst zum Startbildschirm hinzuzufügen.
notices-failed = Dieser Browser ist gerade nicht zu erreichen. Versuche es später noch einmal.
