# Around the rules of every game.

rules = Règles
rules-of = Règles : { $game }
rules-title = Les règles
rules-text = Choisissez votre jeu et la façon d’y jouer : seul ce qui s’applique s’affiche. Chaque règle a un numéro, que la table cite quand elle refuse un coup.
rules-sheet = Aide-mémoire
rules-sheet-of = { $game } : aide-mémoire
rules-back = Toutes les règles
rules-print = Imprimer
rules-mode = Façon de jouer
rules-game = Jeu
rules-players = Joueurs
rules-contents = Sommaire
rules-anchor = Règle { $clause }
rules-search = Chercher dans les règles
rules-search-hint = Tapez / pour chercher.
rules-search-also = taxe = impôt, corruption = Dragon, corrompre = Dragon, soudoyer = Dragon, mine = montagne, marécage = marais
rules-search-none = Aucune règle ici ne dit « { $query } ».
rules-search-found = { $count ->
    [one] { $count } règle avec « { $query } »
   *[other] { $count } règles avec « { $query } »
  }
rules-not-here = Cette règle appartient à un autre jeu, ou à une autre façon de jouer que celle choisie ici.
rules-print-foot = demesne, les règles dans nos propres mots. Les numéros sont les mêmes sur toutes les pages et à la table.
rules-glance = En bref

## Quick sheets

sheet-turn = Votre tour
