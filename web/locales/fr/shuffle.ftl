# Whether the shuffle was fair.

shuffle-checking = Vérification…
shuffle-none = Le mélange de cette partie n’est pas vérifiable : elle a été jouée ailleurs, ou avant que cette vérification existe.
shuffle-secret = On a mis fin à cette partie avant que ses règles ne le fassent. Ce que personne n’a vu reste secret : le mélange n’est donc pas vérifiable.
shuffle-right = Tout est venu dans l’ordre fixé avant le début de la partie.
shuffle-what = À son ouverture, la table s’est engagée sur un nombre secret. Il est maintenant révélé, et cette page en a déduit à nouveau l’ordre dans lequel tout se trouvait : { $things } éléments en { $piles ->
    [one] une pile
   *[other] { $piles } piles
  }, dont { $dealt } sont entrés dans la partie.
shuffle-alone = Personne n’a ajouté son propre mot, car la partie a commencé dès l’ouverture de la table.
shuffle-salted = { $count ->
    [one] Un navigateur a ensuite ajouté un mot au hasard : le nombre n’a donc pu être choisi au profit de personne.
   *[other] { $count } navigateurs ont ensuite ajouté chacun un mot au hasard : le nombre n’a donc pu être choisi au profit de personne.
  }
shuffle-known = Ce navigateur a gardé l’engagement depuis le début de la partie : c’est le même.
shuffle-wrong-seed = Le nombre secret n’est pas celui sur lequel la table s’était engagée. L’ordre a pu être changé.
shuffle-wrong-kept = L’engagement n’est pas celui que ce navigateur a reçu au début de la partie. L’ordre a pu être changé.
shuffle-wrong-salt = Le mot ajouté par ce navigateur a été omis ou changé. L’ordre a pu être choisi.
shuffle-wrong-order = Certaines choses sont venues dans un autre ordre que celui fixé avant la partie.
shuffle-wrong-game = Ce qui est venu dans la partie, selon son enregistrement, n’est pas ce qui, d’après le serveur, se trouvait dans les piles.
shuffle-commitment = Engagement (SHA-256)
shuffle-seed = Nombre secret
shuffle-piles = Éléments dans chaque pile
shuffle-salts = Mots ajoutés
shuffle-save = Enregistrer les données
shuffle-own = Vous pouvez les vérifier avec quelques lignes de code à vous : le manuel explique comment, en anglais, et combien d’éléments vont dans chaque pile, sous « Check that the shuffle was fair ».
