# A table, whatever is played at it.

## The page

hem-table = Cette table
table-title = Cette table
hem-log = Journal
hem-reading = En texte
hem-orders = Consignes
hem-orders-state = { $state ->
    [left] Vos consignes sont en place
    [ended] Vos consignes ont pris fin
   *[open] Laisser des consignes
  }
# Beside the sentence at the head of the table.
orders-stand = Vos consignes pour votre prochain tour sont en place.
orders-due = Vos consignes seront suivies dans quelques minutes, sauf si vous jouez maintenant.
orders-wait = Vos consignes attendent que l’on sache si un coup est annulé.
orders-ended = Vos consignes ont pris fin : ce que vous vouliez ensuite n’est plus là.
orders-withdrawn = Vos consignes pour votre prochain tour sont retirées.
hem-guide = Me guider
hem-unguided = Passer le guide

## Whose turn

status-opening = Ouverture de la table.
status-lost = La connexion est perdue. Nouvel essai.
status-restart = Le serveur redémarre. Rien n’est perdu : la partie reprend dans un instant.
status-full = Trop de tables sont ouvertes à votre adresse. Cette page continue d’essayer : une table fermée là-bas fera de la place.
status-closed = Cette table est fermée.
status-waiting = { $count ->
    [one] On attend encore { $count } personne.
   *[other] On attend encore { $count } personnes.
  }
status-over = La partie est finie.
status-dealing = On révèle la suite.
status-yours = À vous de jouer, { $name }.
status-here = À vous, { $name }.
status-theirs-away = { $name } n’est pas là. La table attend.
steps = Étapes du tour
# Read aloud for a step of the turn.
step-skipped = { $step }, étape passée
step-done = { $step }, étape faite
round = Manche { $round }
round-of = Manche { $round } sur { $rounds }
round-setup = Mise en place
round-game = Partie { $game } sur { $games }, manche { $round } sur { $rounds }
round-game-setup = Partie { $game } sur { $games }, mise en place
round-over = Partie finie
round-watching = { $now }, vous regardez
round-behind = { $now }, vue une manche plus tard
title-yours = À vous de jouer

## Who sits there

seat-you = vous
seat-away = pas là
seat-open = place libre
score-of = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
score-row = { $row } { $points }
tabs = Volets de la table
tab-talk = Équipe
# Read aloud for a tab or a button of the page.
tab-fresh = { $tab }, du nouveau

## Choices

choice-undo = Annuler
choice-skip = Passer
bar = À confirmer
bar-home = Vers mon choix
bar-place = { $points }, { $total ->
    [one] ensuite { $total } point
   *[other] ensuite { $total } points
  }

## Partners

talk-title = Avec { $name }
talk-lines = Ce que vous vous êtes dit
talk-none = Ce qui se dit ici reste entre vous et { $name }.
talk-say = Message pour { $name }
talk-choose = Phrases
talk-phrases = Phrases pour { $name }
talk-send = Dire

## Table talk

chat = Causerie
chat-title = Causerie de la table
chat-lines = Ce qui s’est dit à tout le monde
chat-none = Rien ne s’est encore dit.
chat-phrases = Dire à tout le monde
chat-say = Dites-le avec vos mots
chat-mute = Ne plus entendre { $name }
phrase-well-placed = Bien posé.
phrase-take-your-time = Prenez votre temps.
phrase-back-soon = De retour dans cinq minutes.
phrase-good-game = Belle partie.
phrase-thanks = Merci.
phrase-again = On rejoue ?
phrase-hello = Bonsoir.
phrase-one-minute = Une minute.
phrase-begin = On commence ?
phrase-you-choose = À vous de choisir.
phrase-agreed = D’accord.
phrase-elsewhere = Plutôt ailleurs.
phrase-high = Prenez un grand numéro.
phrase-low = Prenez un petit numéro.

## The log

log = Journal
log-last = Derniers coups
log-setup = Avant la première manche
log-joined = { $name } prend place.
log-seated = { $name } prend une place libre.
log-left = { $guest } s’en va avant le début de la partie.
log-freed = Place de nouveau libre : { $guest } n’y est plus.
log-opened = Un bot a cédé sa place : elle est libre.
log-branched = Jusqu’ici, c’était une autre partie ; elle est reprise à partir d’ici.
log-duplicate = Tout arrive dans l’ordre d’une partie précédente.
log-brought = Elle a été jouée sur un autre serveur.
log-offline = Elle a été jouée sans réseau.
log-started = La partie commence.
log-pass = { $name } passe une étape : { $step }.
log-undo = { $name } annule une étape.
log-hint = { $name } demande un indice.
log-game = La partie { $game } sur { $games } commence.
log-over = La partie est finie.
log-away = { $name } n’est plus là.
log-back = { $name } est de retour.
log-gone = { $name } s’en va. Un bot joue en attendant son retour.
log-wanted = { $name } laisserait un bot jouer pour { $whom }.
log-late = { $name } : temps écoulé.
log-lent-late = { $name } : temps écoulé. Un bot joue la suite.
log-lent = Un bot joue pour { $name } en attendant son retour.
log-resigned = { $name } abandonne.
log-host = { $name } est maintenant l’hôte.
log-customs = { $name } change la façon dont cette table est tenue.
customs-hints-off = Il n’y a pas d’indices.
customs-odds-off = On ne dit à personne ce qui peut encore venir.
customs-stakes-off = On ne dit à personne ce que les choses valent, ni pour qui.
customs-watchers-off = Personne d’autre ne peut regarder.
customs-behind-on = Qui regarde voit la partie une manche plus tard.
customs-words-off = On ne parle que par phrases toutes faites.
customs-days = Temps pour chaque tour : { $span }.
customs-clock = Chacun a { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  } de réflexion en tout, et { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  } de plus par tour.
customs-public-on = Elle figure sous « Tables ouvertes », pour tout le monde.
customs-rated-on = La partie est classée.
customs-reasons-on = Les bots disent pourquoi ils ont joué ainsi.
log-laid = L’hôte a dressé cette table à sa façon.
log-renamed = { $before } s’appelle maintenant { $name }.
log-said = { $name } dit quelque chose à tout le monde.
log-asked = { $what ->
    [undo] { $name } demande à annuler le dernier coup.
    [pause] { $name } demande une pause.
    [again] { $name } propose une autre partie.
   *[end] { $name } propose de finir la partie ici.
  }
log-agreed = { $name } accepte.
log-declined = { $name } refuse.
log-lapsed = Tout le monde n’a pas répondu à { $name } : rien ne change.
log-paused = Tout le monde accepte : la partie est en pause.
log-resumed = { $name } reprend la partie.
log-ended = { $how ->
    [agreed] Tout le monde accepte de finir la partie ici.
    [closed] { $name } ferme la table.
   *[resigned] La partie finit ici.
  }
log-stand-in = { $text } (Un bot a joué.)
log-ordered = { $text } (Selon vos consignes.)
log-moved = { $name } : { $move }
log-dealt = Distribué : { $move }

## What people here ask of each other

company = À cette table
clock-seconds = { $count } s
clock-minutes = { $minutes }:{ $seconds } min
ask-undo = { $name } demande à annuler le dernier coup. Rien de nouveau n’a été révélé depuis.
ask-pause = { $name } demande une pause. Personne ne joue jusqu’à ce que quelqu’un ici y mette fin.
ask-end = { $name } propose de finir la partie ici, avec les points actuels.
ask-yes = Accepter
ask-yes-all = Accepter
ask-no = Non
ask-left = Sans réponse d’ici { $left }, c’est non.
ask-yours = Vous avez demandé. { $agreed } sur { $wanted } acceptent ; encore { $left } pour répondre.
ask-agreed = Vous avez accepté. { $agreed } sur { $wanted } acceptent.
away-for = { $name } n’est plus là depuis { $time }.
away-soon = Un bot pourra jouer à sa place dans { $left }.
away-now = Un bot peut maintenant jouer pour { $name }.
away-never = La table attend.
away-lend = Laisser un bot jouer en attendant
away-count = { $agreed } sur { $wanted } acceptent le bot.
away-wait = Attendre
late-theirs = { $name } : temps écoulé.
late-theirs-why = Vous pouvez attendre, ou laisser un bot jouer à sa place jusqu’au bout.
late-yours = Votre temps est écoulé.
late-yours-why = Vous pouvez continuer tant que les autres attendent.
late-lend = Laisser un bot continuer
clock-time = { $minutes }:{ $seconds }
clock-left = { $minutes ->
    [0] Encore { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
      }
    [one] Encore { $minutes } minute { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
      }
   *[other] Encore { $minutes } minutes { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
      }
  }
clock-voice-60 = { $name } : encore une minute.
clock-voice-10 = { $name } : encore dix secondes.
clock-gathering = La pendule part au premier coup ou dès que tout le monde est là, au plus tard dans une minute.
stint-left = Vous avez quitté cette partie, et un bot joue pour vous.
stint-late = Votre temps était écoulé, et un bot joue la suite pour vous.
stint-resigned = Vous avez abandonné, et un bot joue la suite pour vous.
stint-note = un bot joue
stint-note-over = { $why ->
    [resigned] abandon
    [late] temps écoulé
    [away] absence
   *[left] départ
  }
stint-return = Reprendre votre place
done-for = { $count ->
    [one] En votre absence, un bot a joué { $count } coup pour vous.
   *[other] En votre absence, un bot a joué { $count } coups pour vous.
  }
unknown-here = Vous jouez ici ? Connectez-vous pour retrouver votre place.
paused = La pause dure jusqu’à ce que quelqu’un à la table y mette fin.
paused-on = Reprendre
ended-agreed = Tout le monde a accepté de finir la partie ici. Les points actuels comptent.
ended-resigned = { $name } abandonne, et la partie est finie.
ended-closed = { $name } a fermé la table.
ended-points = { $name } : { $points }
status-paused = La partie est en pause.

## This table

menu-undo = Demander à annuler
menu-undo-why = votre dernier coup, tant que rien de nouveau n’a été révélé
menu-pause = Demander une pause
menu-pause-why = si tout le monde accepte, personne ne joue jusqu’à ce que quelqu’un y mette fin
menu-end = Proposer de finir ici
menu-end-why = si tout le monde accepte, les points actuels comptent
menu-end-rated = si tout le monde accepte, la partie finit et ne compte pas pour le classement
menu-resume = Reprendre
menu-resume-why = la pause est finie
menu-resign = Abandonner
menu-resign-why = un bot joue la suite pour vous ; s’il ne reste plus d’adversaire, la partie finit
menu-resign-sure = Abandonner pour de bon
menu-leave = Partir
menu-leave-why = un bot joue pour vous jusqu’à votre retour
menu-leave-rated = un bot joue pour vous jusqu’à votre retour ; dès qu’il a joué, la partie compte pour vous comme une défaite
menu-return = Reprendre votre place
menu-return-why = le bot vous la rend
menu-close = Fermer la table
menu-close-why = la partie finit pour tout le monde
menu-close-rated = la partie finit pour tout le monde et compte pour vous comme une défaite
menu-close-sure = Fermer pour tout le monde
menu-carry = Continuer sur un autre appareil
menu-carry-why = du téléphone à l’ordinateur, ou avant de vider ce navigateur
menu-sent = Demandé.
menu-host = Vous êtes l’hôte
customs-hints = Les indices sont permis
customs-odds = On peut demander ce qui peut encore venir
customs-stakes = On peut demander ce que les choses valent, et pour qui
customs-reasons = Les bots disent pourquoi ils ont joué ainsi
customs-watchers = D’autres peuvent regarder
customs-behind = Qui regarde voit la partie une manche plus tard
customs-words = Tout le monde peut écrire librement
customs-public = Elle figure sous « Tables ouvertes », où tout le monde peut s’asseoir ou regarder
menu-how = Comment on y joue

## What the others did

since-title = Depuis votre dernier tour
follow-points = { $count ->
    [one] { $by } point
   *[other] { $by } points
  }
since-count = { $count ->
    [one] { $count } action depuis votre dernier tour
   *[other] { $count } actions depuis votre dernier tour
  }
since-looking = Retour en arrière : { $act }
since-back = Une action en arrière
since-on = Une action en avant
since-now = Revenir au présent
since-hold = Pause
since-go = Continuer
since-at = { $at } sur { $of } · { $pace }

## Before and after

room-text = La partie commence quand toutes les places sont prises.
room-text-host = La partie commence quand toutes les places sont prises : par des amis qui ouvrent l’invitation, ou par des bots.
room-freed = { $name } a libéré votre place. Vous rasseoir ?
room-sit-again = Prendre place
room-all = Tout le monde est là. La partie commence.
room-begin = { $here ->
    [2] Commencer à deux
    [3] Commencer à trois
    [4] Commencer à quatre
    [5] Commencer à cinq
    [6] Commencer à six
   *[other] Commencer à sept
  }
room-begin-why = { $free ->
    [one] On retire la chaise libre. Ou installez-y un bot.
   *[other] On retire les { $free } chaises libres. Ou installez-y des bots.
  }
room-level-of = Niveau : { $name }
room-title = { $seats ->
    [2] La table est dressée pour deux.
    [3] La table est dressée pour trois.
    [4] La table est dressée pour quatre.
    [5] La table est dressée pour cinq.
    [6] La table est dressée pour six.
    [7] La table est dressée pour sept.
   *[other] La table est dressée pour huit.
  } { $here ->
    [0] Personne n’est là.
    [1] Une place est prise.
    [2] Deux places sont prises.
    [3] Trois places sont prises.
    [4] Quatre places sont prises.
    [5] Cinq places sont prises.
    [6] Six places sont prises.
   *[other] Sept places sont prises.
  }
room-bring = Faire venir les autres
room-chair = Une chaise libre
room-chair-for = pour un ami ou un bot
room-you-host = vous, l’hôte
room-host = hôte
room-team = Équipe { $team }
room-is-here = là
room-seats = Places
room-seat-bot = Y mettre un bot
room-seat-bot-at = Mettre un bot à la place libre { $seat }
room-free = Libérer cette place
room-free-of = Libérer la place : { $name }
room-level = Niveau de vos bots
room-bot = bot
room-programs = Programmes présents
room-ask-program = Inviter { $name } à jouer
seat-program = programme
seat-program-why = Un programme de quelqu’un joue ici. Il sait ce que cette place peut savoir, et rien de plus.
room-here = à cet écran
closed-title = La table est fermée
closed-account = Se connecter
over-wins = { $name } gagne de { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
  }.
over-wins-tie = { $name } l’emporte au départage.
over-wins-team = { $name } gagnent de { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
  }.
over-wins-tie-team = { $name } l’emportent au départage.
over-you-win = Vous gagnez de { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
  }.
over-you-win-tie = Vous l’emportez au départage.
over-best = Votre meilleur résultat jusqu’ici à une telle table.
over-stint = { $why ->
    [resigned] { $name } a abandonné, et un bot a joué la suite.
    [late] { $name } : temps écoulé, et un bot a joué la suite.
    [away] En l’absence de { $name }, un bot a joué la suite.
   *[left] { $name } a quitté la partie, et un bot a joué la suite.
  }
over-stint-yours = { $why ->
    [resigned] Vous avez abandonné, et un bot a joué la suite pour vous.
    [late] Votre temps était écoulé, et un bot a joué la suite pour vous.
    [away] En votre absence, un bot a joué la suite pour vous.
   *[left] Vous avez quitté la partie, et un bot a joué la suite pour vous.
  }
over-shared = { $names } partagent la victoire.
over-tied = { $points ->
    [one] { $points } point chacun, et rien pour départager.
   *[other] { $points } points chacun, et rien pour départager.
  }
over-again = Rejouer
over-next = Vers la nouvelle partie
over-leave = Partir
over-picture = Image
picture-drawing = L’image se dessine.
picture-failed = Ce navigateur n’a pas pu dessiner l’image.
picture-unshared = Cet appareil n’a pas pu partager l’image. Vous pouvez l’enregistrer à la place.
picture-save = Enregistrer l’image
picture-alt = L’image de cette partie : { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
picture-points = { $points ->
    [one] point
   *[other] points
  }
picture-won = gagne de { $by ->
    [one] { $by } point
   *[other] { $by } points
  }
picture-tie = l’emporte au départage
picture-shared = partage la première place
picture-place = place { $place } sur { $sides }
picture-foot = { $game }, { $when }
over-record = Enregistrement
over-day = Comparer aux autres
over-shuffle = Vérifier le mélange
over-duplicate = Même donne
duplicates = Joué avec cette donne
duplicates-side = { $names } : { $points }
duplicates-first = la première partie
duplicates-lent = en partie joué par un bot
duplicates-beside = Côte à côte, manche par manche
branches = Reprises de cette partie
branches-one = { $round ->
    [0] À la mise en place : { $names }
   *[other] À la manche { $round } : { $names }
  }
branches-game = { $round ->
    [0] À la mise en place de la partie { $game } : { $names }
   *[other] À la partie { $game }, manche { $round } : { $names }
  }
branches-free = une place libre
branches-waiting = en attente
branches-playing = en cours
branches-over = finie
over-review = Analyser la partie
over-replay = La revoir
pad-total = Total
pad-winner = Victoire
pad-cell = { $name }, { $row } : { $points }

## What one can know

hem-known = À venir

## Hints

hint = Indice
hint-because = Ce qui plaide aussi pour ce coup
hint-more = Le suivant
hint-best = Revoir le meilleur
hint-again = Encore une fois, et la lampe montre le coup suivant.
hint-next = { $behind ->
    [0] À peu près aussi bon.
    [one] Le suivant, { $behind } point de moins.
   *[other] Le suivant, { $behind } points de moins.
  }
hint-equal = { $count ->
    [one] { $count } choix ressort.
   *[other] { $count } choix se valent à peu près.
  }
hint-show = Le montrer
hint-asking = Réflexion…
hint-why = Que ferait le meilleur joueur ? Quatre indices d’emblée, puis un toutes les 5 secondes. Tout le monde voit que vous demandez.
hint-why-here = Que ferait quelqu’un qui joue vite ? Le meilleur joueur est sur le serveur.
hint-preparing = Les joueurs forts se préparent. Cela n’arrive qu’une fois sur cette machine et prend au plus une minute.
bots-failing = Aucun bot ne peut jouer ici pour le moment. Le serveur réessaie sans cesse ; la raison se trouve dans son journal.
hint-skip = Indice : passez cette étape.
place-now = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
curtain-title = Passez l’appareil à { $name }
curtain-text-cards = Toutes les cartes sont face cachée. Seule la personne nommée ici les retourne.
curtain-open-cards = Je suis { $name } : voir mes cartes
curtain-news = Ce qui s’est passé entre-temps
curtain-text-view = Ce que voit ce côté de la table est caché. Seule la personne nommée ici le découvre.
curtain-open-view = Je suis { $name } : voir mon côté
report-open = Signaler quelqu’un
ask-again = { $name } propose une autre partie. Chacun s’assied une place plus loin.
ask-again-teams = { $name } propose une autre partie. Chaque équipe s’assied une place plus loin.
over-ask = Proposer une autre partie
over-declined = Pas d’autre partie : quelqu’un a refusé, ou tous n’ont pas répondu.
over-agreed = Une autre partie est proposée. { $agreed } sur { $wanted } acceptent.
