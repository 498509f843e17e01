# A table of any game whose family gives the page nothing: position and moves in words.

status-plain = Zvolte tah.
status-plain-dealing = Něco se rozdává.
status-theirs-plain = Na tahu: { $name }.
plain-position = Postavení
plain-lines = { $count ->
    [one] Postavení na 1 řádku
    [few] Postavení na { $count } řádcích
    [many] Postavení na { $count } řádku
   *[other] Postavení na { $count } řádcích
  }
plain-covered = Vaše strana stolu je zakrytá, dokud nejste na tahu.
plain-watching = Kdo sleduje, vidí průběh a kdo je na tahu; postavení se ukáže, až partie skončí.
plain-moves = { $count ->
    [one] 1 tah
    [few] { $count } tahy
    [many] { $count } tahu
   *[other] { $count } tahů
  }
plain-search = Hledat mezi tahy
plain-found = { $count ->
    [0] Tomu neodpovídá žádný tah.
    [one] Nalezen 1 tah.
    [few] Nalezeny { $count } tahy.
    [many] Nalezeno { $count } tahu.
   *[other] Nalezeno { $count } tahů.
  }
plain-choose = Zvolit tah
plain-play = Zahrát { $move }
plain-advice = Nápověda: { $move }
plain-plies = { $count ->
    [one] Po 1 kroku
    [few] Po { $count } krocích
    [many] Po { $count } kroku
   *[other] Po { $count } krocích
  }
plain-points = Body
plain-total = Celkem
plain-rank = Místo
plain-seat = místo { $seat }
over-parted = { $points ->
    [one] Každý má 1 bod. Rozhoduje: { $what }.
    [few] Každý má { $points } body. Rozhoduje: { $what }.
    [many] Každý má { $points } bodu. Rozhoduje: { $what }.
   *[other] Každý má { $points } bodů. Rozhoduje: { $what }.
  }
