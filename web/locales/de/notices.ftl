# Notices: what this browser tells of games of days, also while no page is open.
notice-turn = Du bist am Zug.
notice-time = Die Zeit für deinen Zug wird knapp.
notice-late = Die Zeit eines anderen ist um. Du darfst warten oder einen Bot weiterspielen lassen.
notice-asked = Die anderen fragen dich etwas.
notice-over = Die Partie ist zu Ende.
notices-on = Benachrichtige mich, wenn etwas auf mich wartet
notices-about = In Partien mit Stunden oder Tagen je Zug zeigt dieser Browser eine Benachrichtigung, auch wenn die Seite geschlossen ist.
notices-denied = In diesem Browser sind Benachrichtigungen dieser Seite gesperrt. In seinen Einstellungen lassen sie sich erlauben.
notices-insecure = Benachrichtigungen gibt es nur über eine Adresse mit https oder auf diesem Rechner selbst.
notices-none = Dieser Browser zeigt keine Benachrichtigungen. Auf einem Telefon hilft es vielleicht, die Seite zuerst zum Startbildschirm hinzuzufügen.
notices-failed = Dieser Browser ist gerade nicht zu erreichen. Versuche es später noch einmal.
