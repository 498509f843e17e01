# Co příkazy říkají v terminálu: `demesne play`, `review`, `record show`. Tahy a souřadnice zůstávají, jak se píší.

terminal-label = { $label }: { $text }
terminal-head = { $label }:
terminal-seat = místo { $seat }
terminal-seat-of = { $name } (místo { $seat })
terminal-ask = Na tahu, { $name }:
terminal-help = Napište číslo ze seznamu nebo tah tak, jak je v něm; t ukáže stůl, q uloží a skončí.
terminal-number = Napište číslo od 1 do { $count }.
terminal-unreadable = To není tah. Tahy se píší jako v seznamu, například „{ $move }“.
terminal-near = To není tah. Mysleli jste „{ $word }“?
terminal-refused = { $why } ({ $code }, pravidlo { $clause })
terminal-gains = { $points ->
    [one] +1 bod
    [few] +{ $points } body
    [many] +{ $points } bodu
   *[other] +{ $points } bodů
  }
terminal-loses = { $points ->
    [one] −1 bod
    [few] −{ $points } body
    [many] −{ $points } bodu
   *[other] −{ $points } bodů
  }
terminal-saved = Uloženo: { $file }
terminal-rank = Pořadí

## Co leží na stole, v písmenech

terminal-king = { $domino } (místo { $seat })
terminal-price = { $price }: { $tile }
terminal-lands = Políčka: { $list }; 1 až 3 jsou korunky.
terminal-squares = Políčka: { $list }
terminal-letter = { $letter } { $land }
terminal-so-far = { $points ->
    [one] zatím 1 bod
    [few] zatím { $points } body
    [many] zatím { $points } bodu
   *[other] zatím { $points } bodů
  }
terminal-figures = Hrady A B C D a rytíři 0 1 2 3 (v lese 5 6 7 8) patří místům 0 1 2 3.
terminal-neutral = Barva { $seat } je neutrální.
terminal-allied = Spojenectví: { $first } a { $second }
terminal-turn = Tah { $turn }
terminal-deck = { $count ->
    [one] v balíčku 1 karta
    [few] v balíčku { $count } karty
    [many] v balíčku { $count } karty
   *[other] v balíčku { $count } karet
  }
terminal-markers = { $count ->
    [one] zbývá 1 hranice
    [few] zbývají { $count } hranice
    [many] zbývá { $count } hranice
   *[other] zbývá { $count } hranic
  }
terminal-both = { $first } a { $second }
terminal-either = { $first } nebo { $second }
terminal-expand = { $count ->
    [one] Rozšíření
    [few] Rozšíření až o { $count } políčka
    [many] Rozšíření až o { $count } políčka
   *[other] Rozšíření až o { $count } políček
  }

## Rozbor

terminal-start = Začátek
terminal-row = { $row } { $points }
terminal-moment = Tah { $ply }, { $name }: { $move }
terminal-better = { $sure ->
    [exact] Lepší, dohráno do konce: { $move }
    [certain] Lepší: { $move }
   *[likely] Asi lepší: { $move }
  }
terminal-worth = { $grade ->
    [inaccuracy] Nepřesnost: { $points } v bodech, { $part } % šance na výhru
    [mistake] Chyba: { $points } v bodech, { $part } % šance na výhru
   *[blunder] Hrubá chyba: { $points } v bodech, { $part } % šance na výhru
  }
terminal-luck = Tah { $ply }, největší štěstí: { $name }, { $part } % šance na výhru (± { $give })
terminal-best = Tah { $ply }, nejlepší volba: { $name }, { $part } % šance na výhru (± { $give })

## What `demesne serve` tells on its console

terminal-serve-taken = Port { $wanted } je obsazený; použije se { $port }.
terminal-serve-at = Adresa demesne: { $address }
terminal-serve-others = pro ostatní ve vaší síti: { $address }
terminal-serve-alone = jen pro vás, jednou: { $address }
terminal-serve-kept = stoly se ukládají zde: { $place }; Ctrl+C ukončí server
terminal-serve-opened = Otevřeno vaší síti: { $address }
terminal-serve-closed = Zavřeno pro vaši síť.
