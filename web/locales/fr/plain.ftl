# A table of any game whose family gives the page nothing: position and moves in words.

status-plain = Choisissez un coup.
status-plain-dealing = On distribue.
status-theirs-plain = À { $name } de jouer.
plain-position = La position
plain-lines = { $count ->
    [one] La position en { $count } ligne
   *[other] La position en { $count } lignes
  }
plain-covered = Votre côté de la table est caché jusqu’à votre tour.
plain-watching = Les spectateurs voient le journal et à qui est le tour ; la position se montre quand la partie est finie.
plain-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
  }
plain-search = Chercher un coup
plain-found = { $count ->
    [0] Aucun coup de ce nom.
    [one] { $count } coup trouvé.
   *[other] { $count } coups trouvés.
  }
plain-choose = Choisir un coup
plain-play = Jouer { $move }
plain-advice = Indice : { $move }
plain-plies = { $count ->
    [one] Après { $count } étape
   *[other] Après { $count } étapes
  }
plain-points = Points
plain-total = Total
plain-rank = Rang
plain-seat = place { $seat }
over-parted = { $points ->
    [one] { $points } point chacun. Ce qui départage : { $what }.
   *[other] { $points } points chacun. Ce qui départage : { $what }.
  }
