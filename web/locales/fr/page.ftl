# Every page, and the start page. What only a part of the page says stands in a file of its own, fetched with that part;
# what is about one family of games stands in its files.

## Every page

wordmark = demesne
# The title of a browser’s tab.
page-title = { $page } · demesne
hem-home = demesne, retour à l’accueil
hem-nav = Aide et paramètres
hem-more = Menu
hem-settings = Paramètres
skip-to-content = Aller au contenu
dialog-close = Fermer
# The parts of a label, one after the other: "c4, forest, knight of Ada".
list-more = { $before }, { $next }
# What is told of a table, one after the other: "Queendomino · 3 players · Harmony".
list-beside = { $before } · { $next }
game-teams = { $name }, en équipes
game-number = Partie { $game }
players-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }
pad = Carnet de score
hem-lobby = Tables
hem-learn = Apprendre
hem-rules = Règles
# Read aloud instead of "Rules" and "Score pad" at a table.
rules-beside = Règles (dans un autre onglet ; la table reste ouverte)
pad-beside = Carnet de score (dans un autre onglet ; la table reste ouverte)
account-offer = Garder mes parties sous un nom
hem-back = Retour à la table
rules-link = Règle { $clause }
rules-key = Tapez ? pour la lire.
seat-bot = Bot

## Refusals

refusal-turn-over = La partie est finie.
refusal-turn-chance = La suite n’est pas encore distribuée.
refusal-turn-phase = Cela appartient à une autre étape du tour.
refusal-table-unknown = Il n’y a pas de table à cette adresse. Peut-être la partie a-t-elle été effacée, ou manque-t-il une partie du lien.
refusal-table-full = Toutes les places de cette table sont prises. Vous pouvez regarder.
refusal-table-waiting = La table attend encore du monde.
refusal-today-none = Ce n’est pas une partie sur la donne d’un jour.
refusal-today-running = Cette partie n’est pas encore finie.
refusal-table-running = Cette partie n’est pas encore finie.
refusal-today-hints = Pas d’indices au premier essai de la donne d’un jour.
refusal-today-public = Une partie sur la donne d’un jour ne figure pas sous « Tables ouvertes » : d’autres ne l’ont pas encore jouée.
refusal-table-few = Ce jeu demande plus de joueurs.
refusal-sockets-many = Trop de tables sont ouvertes chez vous. Fermez-en une.
refusal-request-slow = La connexion était trop lente. Réessayez.
refusal-table-bots = Une table a besoin d’au moins une personne. Les bots jouent entre eux en ligne de commande.
refusal-table-begun = La partie a commencé : les places sont prises.
refusal-host-only = Seul l’hôte de cette table peut le faire.
refusal-host-stays = Vous avez ouvert cette table : vous gardez votre place jusqu’au début de la partie.
refusal-seat-free = Il n’y a plus personne à cette place.
refusal-seat-not-yours = Ce n’est pas à vous de jouer.
refusal-turn-not-yours = Ce n’est pas à vous de jouer.
refusal-seat-taken = Cette place est déjà prise. Choisissez-en une autre.
refusal-invite-wrong = Cette invitation n’est pas pour cette table. Redemandez le lien.
refusal-seq-stale = La table a avancé. Regardez de nouveau, puis choisissez.
refusal-move-unreadable = La table n’a pas pu lire ce coup.
refusal-message-unreadable = La table n’a pas pu lire cela.
refusal-message-too-large = C’était trop long à envoyer.
refusal-undo-nothing = Il n’y a rien à annuler.
refusal-undo-not-yours = Seule la personne dont c’est le tour peut annuler une étape.
refusal-hint-busy = Un indice est déjà en route.
refusal-hint-fast = C’était trop rapide. Prochain indice dans { $wait ->
    [one] { $wait } seconde
   *[other] { $wait } secondes
  }.
refusal-hint-many = { $most ->
    [one] { $most } indice est déjà en route vers chez vous. Attendez-le.
   *[other] { $most } indices sont déjà en route vers chez vous. Attendez l’un d’eux.
  }
refusal-hint-failed = Pas d’indice cette fois. Redemandez.
refusal-talk-words = L’hôte ne permet que les phrases toutes faites.
refusal-talk-full = On a tant parlé à cette table qu’on ne peut plus rien y dire.
refusal-log-full = Il s’est passé tant de choses à cette table qu’on ne peut plus que continuer à jouer.
refusal-talk-empty = Il n’y a rien à lire là-dedans.
refusal-know-nothing = À cette table, cela ne peut pas se savoir.
refusal-know-forbidden = À cette table, cela ne se dit à personne.
refusal-know-fast = C’était trop rapide. Redemandez dans { $wait ->
    [one] { $wait } seconde
   *[other] { $wait } secondes
  }.
refusal-hint-forbidden = Il n’y a pas d’indices à cette table.
refusal-table-over = La partie est finie.
refusal-table-paused = La partie est en pause. Reprenez-la d’abord.
refusal-seat-lent = Un bot joue pour vous. Reprenez d’abord votre place.
refusal-seat-late = Votre temps était écoulé : un bot joue cette partie jusqu’au bout.
refusal-clock-set = La pendule se règle avant le début de la partie.
refusal-seat-resigned = Vous avez abandonné cette partie : un bot la joue jusqu’au bout.
refusal-return-nothing = Aucun bot ne joue pour vous.
refusal-resume-nothing = La partie a déjà repris.
refusal-leave-alone = Personne d’autre ne joue ici : la table vous attend.
refusal-ask-open = Une autre demande est en cours. Attendez la réponse.
refusal-ask-once = Vous l’avez déjà demandé. Redemandez après le prochain coup.
refusal-ask-gone = C’est déjà réglé.
refusal-ask-not-you = Votre réponse n’est plus nécessaire.
refusal-lend-here = Personne n’a besoin de jouer à cette place maintenant.
refusal-lend-never = À cette table, aucun bot ne joue à la place de quelqu’un.
refusal-lend-early = L’absence est encore courte. Un bot pourra jouer dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }.
refusal-review-running = Cette partie est encore en cours. Elle pourra être analysée une fois finie.
refusal-review-broken = On a mis fin à cette partie avant que ses règles ne le fassent : il n’y a pas de résultat à analyser.
refusal-review-branch = Cette partie a été reprise d’une autre : ce qui précède ne compte pas pour vous juger.
refusal-branch-running = On ne reprend une partie qu’une fois jouée jusqu’au bout.
refusal-branch-moment = Cette partie n’a pas de tel moment.
refusal-branch-over = À ce moment, la partie était finie.
refusal-duplicate-running = Une donne ne se rejoue qu’une fois sa partie jouée jusqu’au bout.
refusal-duplicate-none = L’ordre de cette partie n’est pas le sien ou n’est pas connu : elle ne peut pas être redistribuée.
refusal-duplicate-rated = Une partie avec la même donne n’est pas classée.
refusal-branch-seats = La partie a { $seats } places, et l’une d’elles doit être la vôtre.
refusal-review-none = Les parties de ce genre ne s’analysent pas.
refusal-puzzle-unknown = Ce problème n’existe pas.
refusal-puzzle-move = Ce choix n’est pas de ceux de ce problème.
refusal-orders-none = Aucune consigne n’est possible pour l’instant : seulement pour votre prochain tour, dans une partie où chaque tour dure des heures ou des jours, dès que ce dont il dépend est sur la table.
refusal-orders-now = C’est à vous : jouez à la table. Les consignes valent pour un tour qui n’a pas commencé.
refusal-orders-gone = Vous n’avez plus de consignes ici : elles ont été suivies ou retirées, ou le tour dont il s’agissait est passé.
refusal-orders-move = Cela ne peut pas être demandé ici.
refusal-orders-unfinished = Ces consignes ne vont pas jusqu’à la fin du tour.
refusal-review-full = Trop de parties sont en cours d’analyse. Réessayez dans quelques minutes.
refusal-review-failed = L’analyse n’a pas abouti. Réessayez.
refusal-watch-closed = Personne ne peut regarder cette table.
refusal-name-empty = Un nom contient au moins une lettre ou un chiffre.
refusal-rate-fast = C’était trop à la fois, de votre part ou d’autres à votre adresse. Attendez un peu et réessayez.
refusal-game-unknown = Ce jeu n’existe pas ici.
refusal-game-failed = Ce jeu a échoué ici : le paquet qui apporte ses règles a un défaut, ou il manque. Tout ce qui a été joué est gardé. La raison se trouve dans le journal du serveur.
refusal-option-unknown = Cette option n’existe pas ici.
refusal-bot-unknown = Ce bot n’existe pas ici.
refusal-program-unknown = { $name } n’est plus là.
refusal-program-declined = { $name } décline l’invitation.
refusal-program-silent = { $name } ne répond pas.
refusal-owner-only = Seule la personne qui a lancé ce serveur peut le faire.
refusal-owner-spent = Ce lien a déjà servi. Relancez demesne pour en avoir un nouveau.
rating-early = Classement encore incertain, parties classées : { $games }
rating-change = { $before } → { $after }
rating-changes = Classements avant et après cette partie
new-rated = Partie classée
new-rated-why = Elle compte pour le classement de chacun : tous ont donc un compte, et il n’y a pas d’indices. Si un bot doit finir à la place de quelqu’un, la partie ne compte que pour cette personne, comme une défaite.
refusal-rated-account = Cette partie est classée : il faut un compte pour s’asseoir. Connectez-vous d’abord.
refusal-rated-twice = Dans une partie classée, personne ne s’assied deux fois.
refusal-rated-alone = Une partie classée demande au moins deux personnes.
refusal-rated-grace = Dans une partie classée déjà commencée, aucun bot ne peut remplacer quelqu’un plus tôt que convenu.
refusal-rated-hints = Pas d’indices dans une partie classée.
refusal-rated-screen = Une partie sur un seul écran n’est pas classée.
refusal-rated-set = Partie classée ou non : cela se décide à l’ouverture de la table.
refusal-account-missing = Il faut un compte pour cela. Connectez-vous d’abord.
refusal-account-wrong = Le nom ou le mot de passe est incorrect.
refusal-account-taken = Quelqu’un s’appelle déjà ainsi, ou presque. Choisissez un autre nom.
refusal-account-busy = Trop de connexions en ce moment. Réessayez dans un instant.
refusal-account-last = C’est la seule entrée du compte. Choisissez d’abord un mot de passe.
refusal-account-unknown = Il n’y a personne de ce nom ici.
refusal-session-over = Votre session est terminée ici. Connectez-vous à nouveau.
refusal-password-short = Ce mot de passe est trop facile : au moins { $least } caractères, variés, et pas votre nom.
refusal-password-long = Un mot de passe a au plus { $most } caractères.
refusal-passkey-failed = La clé d’accès ne convient pas, ou le temps est passé. Réessayez.
refusal-passkey-unknown = Cette clé d’accès n’ouvre plus de compte ici. Prenez-en une autre, ou votre mot de passe.
refusal-passkey-here = À cette adresse, pas de clé d’accès. Prenez un mot de passe.
refusal-push-address = Impossible d’envoyer des notifications à ce navigateur.
refusal-mail-address = Aucun courriel ne peut aller à cette adresse.
refusal-mail-word = Ce lien n’est plus valable. La page de votre compte en envoie un nouveau.
refusal-mail-ended = Ce lien n’a rien à arrêter : plus aucun courriel ne vient d’ici, ou bien il est incomplet.
refusal-mail-many = Tant de courriels ont été demandés qu’aucun autre ne part pour l’instant. Réessayez demain.
refusal-network-fixed = L’accès à ce serveur a été fixé à son lancement.
refusal-network-none = Cette machine n’a pas d’adresse dans un réseau domestique. Est-elle connectée ?
refusal-network-closed = Ce serveur est actuellement fermé à votre réseau. Rien n’est perdu : réessayez quand il sera ouvert.
refusal-origin-foreign = Cette page a été ouverte depuis une adresse à laquelle la table ne répond pas.
refusal-record-unreadable = La ligne { $line } n’appartient pas à un enregistrement ({ $field }) : { $problem }
refusal-record-head = L’en-tête de l’enregistrement est impossible : { $problem }
refusal-record-impossible = Ligne { $line }, { $move } : les règles ne le permettent pas. { $problem }
refusal-record-end = La fin notée n’est pas celle de cette partie : { $problem }
refusal-record-unfinished = Quand cet enregistrement a été sauvegardé, la partie n’était pas finie.
refusal-record-not-yours = Personne n’y porte le nom { $name }.
refusal-record-conflict = Une autre partie a été envoyée avec la même clé. Celle-ci reste sur votre appareil.
refusal-record-version = La partie a été jouée selon la version { $played } des règles. Ici, c’est la version { $today }, qui ne la permet pas : { $problem }
refusal-table-elsewhere = Cette partie a été jouée sur un autre serveur.
refusal-page-unknown = Cette page n’existe pas.
refusal-server-restart = Le serveur redémarre. Rien n’est perdu : la page continue d’elle-même.
refusal-server-failed = Quelque chose s’est mal passé à la table. Tout ce qui a été joué est gardé.
refusal-hello-version = Cette page et le serveur n’ont pas la même version. Rechargez la page.
refusal-server-elsewhere = Une autre partie du serveur s’occupe de cette table. La page s’y rend d’elle-même.
refusal-other = La table a refusé cela ({ $code }).
refusal-offline = Le serveur ne répond pas. Êtes-vous en ligne ?
away-not = Le serveur ne répond pas. Sans lui, on ne joue que là où tout a été préparé avant.
away-ready = Le serveur ne répond pas. En attendant, vous jouez sur cet appareil.
refusal-offline-storage = Ce navigateur n’a pas pu garder ce coup, qui n’a donc pas été joué. Son espace est-il plein ?
refusal-offline-unkept = Ce navigateur ne laisse rien enregistrer à la page : c’est peut-être une fenêtre privée, ou les données des sites sont bloquées. On ne peut pas jouer ici sans le serveur.
refusal-offline-failed = Les règles n’ont pas pu être lancées dans ce navigateur. Ce qui a été joué est gardé : réessayez.
refusal-offline-never = Pour cela, il faut le serveur.
refusal-offline-review = Même une esquisse de cette partie occuperait ce navigateur trop longtemps. Une fois envoyée à un serveur, la partie pourra y être analysée.
refusal-offline-bot = Ce bot prévoit plusieurs coups, ce que seul le serveur peut faire.
refusal-offline-open = Pour s’asseoir par un lien, il faut le serveur. Dressez la table pour cet écran, ou avec des bots.

## Start

start-title = Prenez place. Les terres attendent.
never-title = Première fois ?
never-text = Une première partie de { $game } : { $bots ->
    [one] un bot facile
   *[other] { $bots } bots faciles
  }, et un guide qui montre. Pendant votre tour, vous pouvez annuler ce que vous venez de faire.
never-begin = Commencer la première partie
never-now = Jouer à { $game } maintenant
never-first = Est-ce votre première partie dans ce navigateur ?
learn-next = Maintenant { $game }, avec le guide
learn-title = Apprendre en jouant
learn-game = Une première partie de { $game }
start-play = Jouer maintenant
start-friends = Avec des amis
start-screen = Sur cet écran
start-shelf = Sur l’étagère
start-players = Joueurs
start-wished = { $game } avec { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
  } ({ $level })
wished-option = { $option } : { $value }
start-how = Comment jouer à { $game }
start-change = Changer
start-change-how = Changer la façon de jouer à { $game }
start-close = Fermer
start-close-how = Fermer : comment jouer à { $game }
shelf-time = De { $few } à { $most } joueurs, { $minutes } minutes
shelf-seats = De { $few } à { $most } joueurs
shelf-plain = De passage dans cette maison : sa table se raconte en mots
start-practice = Entraînement
start-offline = Jouer sans réseau
page-fresh-open = L’ouvrir
page-fresh = Il y a une version plus récente de cette page.
start-record = Parcourir un enregistrement
start-yours = { $count ->
    [one] À vous de jouer dans { $count } partie
   *[other] À vous de jouer dans { $count } parties
  }
start-yours-title = ({ $count }) demesne
go-on = Continuer
go-on-more = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
  }
finished = Parties finies
finished-all = Toutes vos parties
history = Vos parties
card-standing-with = { $standing }, avec { $names }
card-with = avec { $names }
card-alone = en solo
history-place = { $place ->
    [1] Première place sur { $sides }
   *[other] Place { $place } sur { $sides }
  }
history-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
history-review = Analyser
card-yours = À vous de jouer
card-theirs = À { $name } de jouer
card-waiting = On attend du monde
card-paused = En pause
card-overdue = { $name } : temps écoulé
card-asked = Les autres vous demandent quelque chose
card-forget = Oublier cette table
level-bots = Niveau des bots

## A new table

new-friends = Avec des amis
new-friends-text = Vous recevez un lien à envoyer. Vos amis l’ouvrent, choisissent une place et jouent de là où ils sont.
new-screen = Sur cet écran
new-screen-text = Un seul écran, partagé ou passé de main en main. À chaque place, une personne d’ici ou un bot.
new-players = Nombre de joueurs
new-your-name = Votre nom
new-name = Nom à la place { $seat }
new-seats = Places
new-kind = Qui prend la place { $seat }
new-kind-you = Vous
new-kind-open = À inviter
new-kind-here = Quelqu’un
new-kind-bot = Bot
new-you-text = votre place
new-open-text = libre, par lien
new-game = Jeu
new-open-seats = { $count ->
    [0] Aucune place n’est libre pour un ami.
    [one] { $count } place est libre pour un ami.
   *[other] { $count } places sont libres pour des amis.
  }
new-more = Pendule et compagnie
new-public = Tout le monde peut s’asseoir : la table figure sous « Tables ouvertes »
new-lay = Dresser la table
new-guest = Invité
new-guest-number = Joueur { $number }
# Names of the bots, in order, one on each line; as many as a table has seats.
bot-names =
    Ben
    Cleo
    Dov
    Eda
    Finn
    Gala
    Hugo
    Ines
option-more = Là où les règles imprimées diffèrent
option-printed = Comme imprimé
option-needs = { $answer } : à { $players }.

## Inviting, joining and watching

share-title = La table est dressée
share-text = Envoyez ce lien à vos amis. Chacun y prend une place.
share-link = Lien pour jouer
share-watch = Lien pour regarder
share-copy = Copier le lien
share-copy-watch = Copier ce lien
share-copied = Copié
share-hand-on = Partager
share-way = Adresse de cette machine
share-picture = L’invitation en code QR
share-camera = Quelqu’un à côté de vous ? Un appareil photo pointé ici suffit.
share-watching = Lien pour regarder seulement
share-enter = Vers la table
network = Réseau domestique
network-closed = Seule cette machine peut ouvrir cette page.
network-open = Ouvert à votre réseau domestique.
network-means = Tant qu’il est ouvert, toute personne de votre réseau peut ouvrir des tables ici et s’asseoir par un lien ; rien d’autre n’est accessible sur cette machine, et personne ne vient d’internet.
network-let-in = Laisser entrer mon réseau
network-shut = Refermer
network-owner = Pour faire entrer des amis, ouvrez la page par le lien que demesne a affiché à son lancement.
join-title = Une place vous est gardée
join-text = Choisissez une place et dites votre nom à la table.
join-seat = Place { $seat }, { $sign }
join-any = Choisir une place
join-taken = prise : { $name }
join-open = libre
join-sit = Prendre place
seat-passing = Ce navigateur ne garde rien pour cette page : votre place ne dure que tant qu’elle reste ouverte.
join-watch = Regarder
join-full = Toutes les places sont prises. Vous pouvez regarder.
sign-rose = rose
sign-moon = lune
sign-star = étoile
sign-acorn = gland
sign-key = clé
sign-bell = cloche
sign-heart = cœur
sign-feather = plume
# Where the game of a table comes from, if it is not one of its own.
hem-branch = { $round ->
    [0] Reprise à la mise en place
   *[other] Reprise à la manche { $round }
  }
hem-branch-game = { $round ->
    [0] Reprise à la mise en place de la partie { $game }
   *[other] Reprise à la partie { $game }, manche { $round }
  }
hem-duplicate = Donne rejouée

## Settings

settings-title = Paramètres
settings-theme = Lumière
settings-theme-auto = Comme le système
settings-theme-light = Jour
settings-theme-dark = Chandelle
settings-calm = Sans animations
settings-guide = Me guider : chaque nouveauté est expliquée quand elle arrive
settings-pace = Rythme des autres
settings-pace-slow = Calme
settings-pace-plain = Vif
settings-pace-quick = Immédiat
settings-pace-click = Au clic
settings-language = Langue
settings-name = Votre nom
field-full = Il y a de la place pour { $longest } caractères.
settings-kept = Gardé dans ce navigateur seulement.

## Lost and failed

lost-title = Il n’y a rien ici
lost-text = Cette adresse ne mène à aucune page.
lost-again = Réessayer
lost-home = Retour à l’accueil
fault-title = Cela n’a pas marché
answer-yes = oui
answer-no = non

## Clocks

clock = Pendule
clock-none = Sans pendule
clock-plan = { $minutes } min + { $seconds } s par tour
clock-days = { $span } par tour
clock-days-why = Ici, personne ne compte comme absent. Quand le temps de quelqu’un est écoulé, les autres attendent ou laissent un bot continuer.
clock-days-left = encore { $span }
clock-days-over = temps écoulé

## Who is away

customs-grace = Un bot peut remplacer une personne absente
grace-never = jamais
grace-after = { $minutes ->
    [one] après { $minutes } minute
   *[other] après { $minutes } minutes
  }
refusal-seat-banned = { $ending ->
    [never] Vous ne pouvez plus vous asseoir ici.
   *[then] Vous ne pouvez pas vous asseoir ici jusqu’au { $until }.
  }
refusal-talk-muted = { $ending ->
    [never] Vous ne pouvez plus parler ici.
   *[then] Vous ne pouvez pas parler ici jusqu’au { $until }.
  }
refusal-seat-address = { $ending ->
    [never] À cause de quelqu’un à votre adresse, plus personne ne s’y assied sans compte. Si vous en avez un, connectez-vous.
   *[then] À cause de quelqu’un à votre adresse, personne ne s’y assied sans compte jusqu’au { $until }. Si vous en avez un, connectez-vous.
  }
refusal-talk-address = { $ending ->
    [never] À cause de quelqu’un à votre adresse, plus personne n’y parle sans compte. Si vous en avez un, connectez-vous.
   *[then] À cause de quelqu’un à votre adresse, personne n’y parle sans compte jusqu’au { $until }. Si vous en avez un, connectez-vous.
  }
refusal-account-address = { $ending ->
    [never] À cause de quelqu’un à votre adresse, on n’y crée plus de compte.
   *[then] À cause de quelqu’un à votre adresse, on n’y crée pas de compte jusqu’au { $until }.
  }
refusal-moderator-only = Seules les personnes qui modèrent le peuvent.
refusal-moderator-person = Seule la personne qui gère le serveur décide pour qui modère ; personne ne décide pour elle ni pour soi-même.
refusal-moderator-address = On ne sait pas d’où vient cette personne, ou c’est la machine du serveur.
refusal-report-person = Personne à signaler à cette place.
refusal-report-line = Cette phrase n’a pas été dite à cette place.
refusal-report-many = Les modérateurs ont déjà assez à lire à ce sujet. Attendez qu’ils l’aient lu.
refusal-report-unknown = Ce signalement n’existe pas.
refusal-again-ask = Les autres n’ont pas encore accepté d’autre partie. Proposez-la à la table.
