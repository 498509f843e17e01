# Notices: what this browser tells of games of days, also while no page is open.
notice-turn = À vous de jouer.
notice-time = Le temps de votre tour s’épuise.
notice-late = Le temps de quelqu’un d’autre est écoulé. Vous pouvez attendre, ou laisser un bot jouer à sa place.
notice-asked = Les autres vous demandent quelque chose.
notice-over = La partie est finie.
notices-on = Me prévenir quand quelque chose m’attend
notices-about = Dans les parties où chaque tour dure des heures ou des jours, ce navigateur affiche une notification, même quand la page est fermée.
notices-denied = Ce navigateur a reçu l’ordre de ne pas afficher de notifications de cette page. Ses propres réglages peuvent les autoriser.
notices-insecure = Les notifications demandent une adresse en https, ou cette machine elle-même.
notices-none = Ce navigateur n’affiche pas de notifications. Sur un téléphone, ajouter d’abord la page à l’écran d’accueil peut aider.
notices-failed = Ce navigateur est injoignable pour le moment. Réessayez plus tard.
