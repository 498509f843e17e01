# One’s account: coming in, who is signed in, passkeys, data, the end.

account-title = Compte
account-about = Inutile pour jouer. Mais avec un compte, vos parties vous suivent d’un navigateur à l’autre, et les parties classées comptent.
account-way = Mode de connexion
account-session = J’ai un compte
account-account = Nouveau compte
account-name = Nom
account-password = Mot de passe
account-password-old = Mot de passe actuel
account-password-new = Nouveau mot de passe
account-password-set = Changer le mot de passe
account-password-why = Au moins { $least } caractères. Tous les autres navigateurs sont déconnectés.
account-password-wrong = Le mot de passe actuel n’est pas le bon.
account-password-done = Le mot de passe est changé. Tous les autres navigateurs sont déconnectés.
account-show = Afficher
account-why = Au moins { $least } caractères. Personne ne peut vous rendre un mot de passe perdu.
account-come = Se connecter
account-make = Créer un compte
account-passkey-in = Se connecter par clé d’accès
account-passkey-make = Par clé d’accès, sans mot de passe
account-no-passkey = Aucune clé d’accès n’a servi. Réessayez, ou prenez le mot de passe.
account-passkey-none = Aucune clé d’accès n’a été créée. Une clé de sécurité doit pour cela avoir son propre code PIN, et toutes ne peuvent pas garder de clé d’accès. Essayez-en une autre, ou prenez un mot de passe.
account-passkey-known = Cet appareil a déjà une clé d’accès pour ce compte.
account-since = depuis le { $date }
account-profile = Mon profil
account-rename = Changer de nom
account-rename-new = Nouveau nom
account-rename-why = Aux tables où vous êtes déjà, votre nom reste le même.
account-rename-done = Le nom est changé.
account-out = Se déconnecter
account-hide = Ne montrer aux autres que mon nom
account-sessions = Connexions
account-browser = Un navigateur
account-here = celui-ci
account-used = vu le { $date }
account-end = Déconnecter
account-end-there = Déconnecter : { $label }
account-end-all = Se déconnecter partout ailleurs
account-passkeys = Clés d’accès
account-passkey-since = Clé d’accès depuis le { $date }
account-add = Ajouter une clé d’accès
account-remove = Retirer
account-remove-of = Retirer : { $passkey }
account-data-title = Vos données
account-data = Tout enregistrer dans un fichier
account-delete = Supprimer le compte
account-delete-why = Pour de bon : le nom, les classements, la liste de vos parties, tout ce que vous avez dit. Les autres gardent leurs parties, avec « … » à votre place. Les parties en cours sont abandonnées.
account-delete-name = Votre nom, pour confirmer
account-delete-now = Supprimer pour de bon
account-deleted = Le compte est supprimé.
account-taken = { $count ->
    [one] { $count } partie de ce navigateur appartient maintenant au compte.
   *[other] { $count } parties de ce navigateur appartiennent maintenant au compte.
  }
account-moderation = Vers la modération
account-own = Faire de ce compte celui qui gère le serveur
account-own-why = Vous êtes ici par le lien de la console. Qui gère le serveur choisit qui modère.
account-held-mute = { $ending ->
    [never] Vous ne pouvez plus parler aux tables.
   *[then] Vous ne pouvez pas parler aux tables jusqu’au { $until }.
  }
account-held-ban = { $ending ->
    [never] Vous ne pouvez plus vous asseoir ni parler ici.
   *[then] Vous ne pouvez ni vous asseoir ni parler ici jusqu’au { $until }.
  }
