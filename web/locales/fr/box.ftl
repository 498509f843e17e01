# An owner's box of the Queendomino family: checked and kept.

box-text = Quelques nombres de nos tuiles Bâtiments sont des estimations. Si vous avez le jeu devant vous, corrigez-les : tout le monde pourra jouer avec votre boîte.
box-part = Contenu de la boîte
box-tiles = Tuiles Bâtiments
box-dominoes = Dominos
box-tiles-text = Nous ne sommes pas sûrs de ces { $count } tuiles. Regardez la face grise de chacune : combien de chevaliers et de tours montre-t-elle ?
box-copies = { $count ->
    [one] { $count } exemplaire
   *[other] { $count } exemplaires
  }
box-knights = Chevaliers : { $name }
box-towers = Tours : { $name }
box-tax = Pièces pour l’impôt : { $name }
box-tax-none = aucune
box-tax-knight = par chevalier
box-tax-tower = par tour
box-sum = Sur toutes les tuiles ensemble : { $knights ->
    [one] { $knights } chevalier
   *[other] { $knights } chevaliers
  }, { $towers ->
    [one] { $towers } tour
   *[other] { $towers } tours
  }.
box-dominoes-text = Entrez le numéro au dos d’un domino qui diffère. La boîte doit garder le même nombre de cases de chaque sorte.
box-number = Numéro
box-half-0 = Première moitié
box-half-1 = Seconde moitié
box-crowns = Couronnes
box-changed = Dominos changés
box-as-printed = Comme avant
box-too-many = { $box } : { $count } de trop, { $terrain } avec { $crowns ->
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
  }.
box-missing = { $box } : il en manque { $count }, { $terrain } avec { $crowns ->
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
  }.
box-odd = Les dominos ne tombent pas encore juste.
box-count = { $count ->
    [0] Rien ne diffère pour l’instant.
    [one] { $count } correction.
   *[other] { $count } corrections.
  }
box-name = Nom de la boîte
box-name-plain = Ma boîte
box-keep = Enregistrer la boîte
box-kept = « { $name } » est enregistrée. Choisissez-la en dressant une table.

## Refusals

refusal-box-unknown = Il n’y a pas de boîte de ce nom ici.
refusal-box-taken = Ce nom est déjà pris. Choisissez-en un autre.
refusal-box-full = On ne peut plus enregistrer de boîtes ici.
refusal-box-wrong = Cela ne peut pas être une boîte : { $problem }
