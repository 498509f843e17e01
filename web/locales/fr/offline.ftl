# Playing without a network: making ready, what is kept here, what is sent.

offline = Sans réseau
offline-about = Les parties à cet écran et contre des bots, le guide, les règles, le carnet de score et vos parties finies : tout cela marche aussi dans un train ou au jardin.
offline-size = { $size } Mo sont téléchargés une fois et gardés dans ce navigateur.
offline-size-open = { $size } Mo sont téléchargés et restent jusqu’à la fermeture de cette page.
offline-make = Préparer le jeu sans réseau
offline-progress = Téléchargement : { $done } sur { $size } Mo
offline-ready = Tout est prêt : cette page s’ouvre et marche sans réseau.
offline-open = Prêt tant que cette page reste ouverte.
offline-newer = Le serveur a des règles plus récentes que celles gardées ici. Les parties déjà commencées continuent selon celles gardées ici.
offline-renew = Les télécharger
offline-remove = Le retirer de ce navigateur
offline-removed = C’est retiré. Vos parties sont toujours là.
offline-install = Installer comme application
offline-plain = Cette page est venue par http simple : votre navigateur ne la gardera pas. Sans réseau, elle marche tant qu’elle reste ouverte, mais elle ne se rouvre pas.
offline-plain-how = Elle est gardée là où la page arrive par https, et sur la machine du serveur elle-même (localhost). Pour avoir https chez vous, il faut un nom de domaine à vous et, devant ce serveur, un serveur web avec un certificat, ou bien un réseau privé qui apporte les deux ; un certificat autosigné ne suffit pas. Pas à pas : { $guide }
offline-never = Ce navigateur ne garde pas de pages pour plus tard.
offline-full = L’espace de ce navigateur est plein. Faites de la place et réessayez.
offline-none = Ce serveur ne fournit pas ce qu’il faut pour jouer sans réseau.
offline-play = Jouer sur cet appareil
offline-play-text = La partie est gardée dans ce navigateur, même fermé. Les bots jouent jusqu’au niveau { $level }, { $name }. Les indices viennent d’un joueur rapide, et c’est le serveur qui analyse une fois qu’il a la partie.
offline-waiting =
    { $count ->
        [one] { $count } partie finie attend d’être envoyée au serveur.
       *[other] { $count } parties finies attendent d’être envoyées au serveur.
    }
offline-sent =
    { $count ->
        [one] { $count } partie de cet appareil est sur le serveur, vérifiée selon les règles.
       *[other] { $count } parties de cet appareil sont sur le serveur, vérifiées selon les règles.
    }
offline-lost =
    { $count ->
        [one] { $count } partie envoyée n’est plus sur le serveur : elle y a été supprimée, ou une sauvegarde plus ancienne a été restaurée.
       *[other] { $count } parties envoyées ne sont plus sur le serveur : elles y ont été supprimées, ou une sauvegarde plus ancienne a été restaurée.
    }
offline-send = Envoyer maintenant
offline-refused = Refusées par le serveur, gardées ici :
offline-save = Enregistrer la partie
# A link to the licence texts of the interpreter and the libraries, in English.
offline-notices = Licences des logiciels inclus
