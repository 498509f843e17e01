# Ce que disent les courriels sur les parties à jours, et celui qui demande s’ils le peuvent.

letter-confirm-subject = Confirmez votre adresse pour { $place }
letter-confirm = Quelqu’un, sans doute vous, a donné cette adresse sur { $place } pour qu’un courriel prévienne quand une partie attend. Pour la confirmer, ouvrez cette page :
letter-confirm-else = Le lien est valable trois jours. Si ce n’était pas vous, ne faites rien : aucun autre courriel ne viendra.
letter-subject-turn = { $game } : à vous de jouer
letter-subject-time = { $game } : le temps de votre tour s’épuise
letter-subject-late = { $game } : le temps de quelqu’un d’autre est écoulé
letter-subject-asked = { $game } : les autres vous demandent quelque chose
letter-subject-many = { $count ->
    [one] { $count } partie vous attend
   *[other] { $count } parties vous attendent
  }
letter-turn = { $game } : à vous de jouer.
letter-time = { $game } : le temps de votre tour s’épuise.
letter-late = { $game } : le temps de quelqu’un d’autre est écoulé. Vous pouvez attendre, ou laisser un bot jouer à sa place.
letter-asked = { $game } : les autres vous demandent quelque chose.
letter-since = Depuis le { $time }
letter-until = Jusqu’au { $time }
letter-zone = Les heures sont celles de ce fuseau : { $zone }.
letter-stop = Vous avez demandé ces courriels sur { $place }. Pour ne plus en recevoir, ouvrez cette page :

# What the server says itself where it gives no page.
busy-page = Trop de choses sont demandées à la fois depuis votre adresse. Cette page viendra d’elle-même dans quelques secondes.
