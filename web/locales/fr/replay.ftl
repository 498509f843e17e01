# A game that is walked through.

replay = Relecture
replay-opening = Ouverture de la partie.
replay-not = Cette partie ne peut pas être relue.
replay-lost = La table de ce moment n’est pas accessible pour l’instant. Réessayez.
replay-table = Vers la table
replay-review = Analyse
replay-another = Un autre enregistrement
brought-title = Une partie venue d’ailleurs
brought-text = Ouvrez l’enregistrement d’une partie, en texte ou en JSON Lines. Les règles le vérifient coup par coup, et vous le parcourez. Le serveur n’en garde rien.
brought-file = Ouvrir un fichier
brought-paste = Ou coller l’enregistrement
brought-open = Parcourir
brought-several = { $count ->
    [one] Il contient { $count } partie.
   *[other] Il contient { $count } parties. Laquelle ?
  }
brought-one = Partie { $number } : { $game }, { $names }
brought-nameless = Partie { $number } : { $game }
brought-end = Un carnet de score dit comment une partie a fini, pas ce qui a été joué quand : on ne peut pas la parcourir. Voici la fin.
brought-end-of = { $names } : le carnet rempli
replay-act = Manche { $round } : { $act }
replay-act-game = { $round ->
    [0] Partie { $game }, mise en place : { $act }
   *[other] Partie { $game }, manche { $round } : { $act }
  }
replay-laid = La table est dressée.
replay-turn = Ce tour
replay-turn-of = { $name }, ce tour
play-on = Reprendre la partie ici
play-on-text = Une nouvelle table commence à ce moment. Ce que votre place ne pouvait pas savoir est redistribué, et la suite est remélangée. La partie est marquée et ne compte pas.
play-on-text-friends = Une nouvelle table commence à ce moment. Ce qui était caché est redistribué à tous, à vous aussi, et la suite est remélangée. La partie est marquée et ne compte pas.
play-on-seat = Votre place
play-on-seat-number = Place { $seat }
play-on-others = Les autres
play-on-bots = Des bots
play-on-friends = Des amis, par un lien
play-on-level = Niveau des bots
play-on-go = Reprendre
replay-ribbon = Toute la partie
replay-where = Où dans la partie
replay-first = Au début
replay-back = Une action en arrière
replay-play = Lire
replay-pause = Pause
replay-on = Une action en avant
replay-last = À la fin
replay-help = ?
replay-keys = Touches
replay-keys-off = Les touches seules sont désactivées dans les paramètres : les flèches, Début et Fin agissent.
replay-key-won = Un moment clé : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } pour { $name }.
replay-key-lost = Un moment clé : { $name } perd { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
replay-key-act = ← →
replay-does-act = une action en arrière ou en avant
replay-key-turn = Maj + ← →
replay-does-turn = un tour en arrière ou en avant
replay-key-round = ↑ ↓
replay-does-round = une manche en arrière ou en avant
replay-key-ends = Début, Fin
replay-does-ends = au début, à la fin
replay-key-moment = K
replay-does-moment = au moment clé suivant, avec Maj au précédent
replay-key-play = Espace
replay-does-play = lit la suite, ou met en pause
