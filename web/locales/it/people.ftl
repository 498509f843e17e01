# Profiles: ratings, what games add up to, the latest games.

people-title = Profilo
people-since = Qui dal giorno { $date }
people-hidden = Mostra solo il nome.
people-hidden-yours = Ciò che c’è qui lo vedi solo tu. Gli altri vedono il tuo nome.
people-ratings = Punteggio
people-rating-why = La barra mostra quanto siamo sicuri. Si accorcia a ogni partita classificata; da dieci in poi c’è un numero.
people-unrated = Ancora nessuna partita classificata.
people-kind = { $mode ->
    [pair] { $game } · in due
    [teams] { $game } · a squadre
   *[group] { $game } · in tre o più
  }
people-account = Il mio account
people-games = Partite
people-none = Ancora nessuna partita finita.
people-place = { $rank }º di { $sides }
people-with = { $game }, { $names }
people-watch = Rivedi
people-finished = { $count ->
    [one] partita finita
   *[other] partite finite
  }
people-won = vinte; a parti uguali sarebbero { $even }
people-sums = Per gioco e tipo di tavolo
people-game = Gioco
people-count = Partite
people-victories = Vinte
people-even = Parti uguali
people-mean = Punti in media
people-best = Record
people-best-at = La partita da { $points } punti
people-moderate = Moderazione
people-early = { $how ->
    [won] Vinta per abbandono
    [left] Lasciata prima della fine
   *[up] Abbandono
  }
people-sources = Da dove vengono i punti
people-sources-of = { $kind }: punti a partita, in media
people-best-land = Miglior reame
people-best-points = { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
  }
ladder-title = Classifica
ladder-about = Come si gioca qui, secondo le partite classificate. Chi mostra agli altri solo il nome non vi compare.
ladder-place = Posto
ladder-name = Nome
ladder-none = Nessuno è ancora in elenco.
ladder-how = Chi gioca una partita classificata compare qui: accedi, apri un tavolo con amici e scegli «{ new-rated }», oppure siediti a uno classificato fra i tavoli aperti.
ladder-you = tu
