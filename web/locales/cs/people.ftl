# Profiles: ratings, what games add up to, the latest games.

people-title = Profil
people-since = Zde od { $date }
people-hidden = Ukazuje jen jméno.
people-hidden-yours = To, co je zde, vidíte jen vy. Ostatní vidí vaše jméno.
people-ratings = Hodnocení
people-rating-why = Proužek ukazuje, jak jisté to je. S každou hodnocenou partií se zkracuje; od deseti partií je tu číslo.
people-unrated = Zatím žádná hodnocená partie.
people-kind = { $mode ->
    [pair] { $game } · ve dvou
    [teams] { $game } · v týmech
   *[group] { $game } · ve třech a více
  }
people-account = Můj účet
people-games = Partie
people-none = Zatím žádná dohraná partie.
people-place = { $sides ->
    [5] { $rank }. místo z { $sides }
    [8] { $rank }. místo z { $sides }
   *[other] { $rank }. místo ze { $sides }
  }
people-with = { $game }, { $names }
people-watch = Přehrát
people-finished = { $count ->
    [one] dohraná partie
    [few] dohrané partie
    [many] dohrané partie
   *[other] dohraných partií
  }
people-won = výher; rovným dílem by to bylo { $even }
people-sums = Podle hry a druhu stolu
people-game = Hra
people-count = Partie
people-victories = Výhry
people-even = Rovný díl
people-mean = Body v průměru
people-best = Rekord
people-best-at = Partie, počet bodů: { $points }
people-moderate = Moderování
people-early = { $how ->
    [won] Výhra: soupeř to vzdal
    [left] Předčasný odchod
   *[up] Vzdáno
  }
people-sources = Odkud jsou body
people-sources-of = { $kind }: body za partii, v průměru
people-best-land = Nejlepší království
people-best-points = { $points ->
    [one] 1 bod.
    [few] { $points } body.
    [many] { $points } bodu.
   *[other] { $points } bodů.
  }
ladder-title = Žebříček
ladder-about = Jak se tu hraje, podle hodnocených partií. Kdo ostatním ukazuje jen jméno, tu není.
ladder-place = Místo
ladder-name = Jméno
ladder-none = Zatím tu nikdo není uveden.
ladder-how = Uveden je tu každý, kdo hraje hodnocenou partii: přihlaste se, otevřete stůl s přáteli a zvolte „{ new-rated }“, nebo si u otevřených stolů sedněte k hodnocenému.
ladder-you = vy
