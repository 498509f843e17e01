## What may still come, and how likely it is

known-counting = Počítá se…
known-why = Spočítáno z toho, co vidíte, jako by všechny možnosti byly stejně pravděpodobné.
known-all = Spočítáno z toho, co vidí všichni, jako by všechny možnosti byly stejně pravděpodobné.
known-lost = Spojení na chvíli vypadlo.
known-none = Nic dalšího už nepřijde.
known-list = Co může přijít
known-odds = Šance
odds-percent = { $percent } %
odds-least = méně než 1 %
odds-most = více než 99 %
known-piece = { $thing }: zbývá { $count }, jako příští { $odds }
known-line = { $what }: { $odds }

## What things are worth

known-stakes = Co má teď jakou hodnotu
known-stakes-why = O kolik by co zvýšilo počet bodů, jak to teď na stole vypadá, na svém nejlepším místě; podtrženo je to, čím strana nejvíc získá.
prize-cost = Stojí vás
prize-free = nic
prize-not-yours = vzít nemůžete
prize-nowhere = nikam se nevejde
prize-never = nelze
prize-most = (to nejlepší)
prize-places = { $count ->
    [one] 1 místo
    [few] { $count } místa
    [many] { $count } místa
   *[other] { $count } míst
  }
