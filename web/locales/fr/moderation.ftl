# Reports of people, and what moderators do about them.

moderation-title = Modération
moderation-about = Des parties, vous ne voyez pas plus que tout le monde. Ce que vous faites ici est consigné.
moderation-reports = Signalements
moderation-none = Aucun signalement.
moderation-by = Le { $date }, par { $by }
moderation-by-gone = Le { $date }
moderation-why-talk = Propos grossiers ou importuns
moderation-why-name = Nom offensant
moderation-why-unfair = Jeu déloyal
moderation-why-leaving = Quitte sans cesse les parties
moderation-why-other = Autre chose
moderation-said = La phrase : « { $line } »
moderation-table = Voir la table
moderation-person = Tout sur { $name }
moderation-close = Réglé
moderation-close-of = Réglé : { $name }
moderation-what = Restriction
moderation-mute = ne plus parler
moderation-ban = ni place ni parole
moderation-long = Combien de temps
moderation-days = { $days ->
    [0] pour toujours
    [one] { $days } jour
   *[other] { $days } jours
  }
moderation-address = Et tous ceux qui viennent de la même adresse sans compte
moderation-alone = { $whom ->
    [guest] Un invité peut revenir à une autre place et sous un autre nom : à elle seule, cette mesure n’écarte personne longtemps.
   *[account] Cela vaut pour le compte ; la personne peut encore venir en invitée.
  }
moderation-shared = Cela vaut aussi pour les invités de cette adresse, et aucun compte ne peut y être créé entre-temps. Qui en a un n’est pas concerné.
moderation-others = { $count ->
    [0] Au moment du signalement, personne d’autre n’était ici depuis cette adresse.
    [one] Au moment du signalement, { $count } autre personne était ici depuis cette adresse.
   *[other] Au moment du signalement, { $count } autres personnes étaient ici depuis cette adresse.
  }
moderation-do = Appliquer
moderation-do-of = Appliquer : { $name }
moderation-held-title = En vigueur
moderation-held = { $kind ->
    [mute] { $name } ne peut plus parler
   *[ban] { $name } ne peut ni s’asseoir ni parler
  }
moderation-until = { $ending ->
    [never] pour toujours
   *[then] jusqu’au { $until }
  }
moderation-at = pour les invités d’une adresse
moderation-release = Lever
moderation-release-of = Lever : { $name }
moderation-log = Ce qui a été fait
moderation-log-names = Avec les noms d’alors.
moderation-now = (s’appelle maintenant { $name })
moderation-did-mute = { $days ->
    [0] { $by } retire la parole à { $name }, pour toujours
    [one] { $by } retire la parole à { $name } pour { $days } jour
   *[other] { $by } retire la parole à { $name } pour { $days } jours
  }
moderation-did-ban = { $days ->
    [0] { $by } exclut { $name } pour toujours
    [one] { $by } exclut { $name } pour { $days } jour
   *[other] { $by } exclut { $name } pour { $days } jours
  }
moderation-did-unmute = { $by } rend la parole à { $name }
moderation-did-unban = { $by } laisse revenir { $name }
moderation-did-closed = { $by } règle un signalement : { $name }
moderation-did-named = { $by } confie la modération à { $name }
moderation-did-removed = { $by } retire la modération à { $name }
moderation-did-owner = { $name } devient propriétaire du serveur par le lien de la console
moderation-moderators = Qui modère
moderation-role = { $role ->
    [owner] gère le serveur
   *[moderator] modère
  }
moderation-name = Nom d’un compte
moderation-add = Confier la modération
moderation-remove = Retirer
moderation-remove-of = Retirer la modération : { $name }
moderation-clean = Rien n’est signalé, rien n’est en vigueur.
moderation-back = Tous les signalements
moderation-closed = réglé
report-why = Les modérateurs voient vos mots et, si vous en choisissez une, la phrase. Ils ne voient jamais les cartes de personne.
report-who = Qui
report-what = Ce qui ne va pas
report-line = Quelle phrase
report-no-line = aucune en particulier
report-words = Avec vos mots
report-send = Prévenir les modérateurs
report-sent = { $count ->
    [0] Les modérateurs le savent déjà.
   *[other] Merci. Les modérateurs vont regarder.
  }
