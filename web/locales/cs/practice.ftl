# Practice: moments in which something better could be done, asked as puzzles.

practice = Procvičování
practice-about = Okamžiky, kdy šlo hrát lépe. Zkoušet můžete bez obav; co nevyřešíte, vrátí se po 1, 4 a 14 dnech.
practice-about-game = Okamžiky této partie, kdy šlo hrát lépe. Zkoušet můžete bez obav.
# Of one row of the pad: its name, what the better choice does there.
practice-of = Procvičování: { $row }
practice-about-more = { $game }, { $row }: okamžiky, kdy lepší volba přinese v tomto řádku víc. Zkoušet můžete bez obav; co nevyřešíte, vrátí se po 1, 4 a 14 dnech.
practice-about-less = { $game }, { $row }: okamžiky, kdy lepší volba přinese v tomto řádku méně a jinde víc. Zkoušet můžete bez obav; co nevyřešíte, vrátí se po 1, 4 a 14 dnech.
practice-none-of = Žádná taková úloha není známa.
practice-due = { $count ->
    [one] Vrátila se 1 nevyřešená úloha.
    [few] Vrátily se { $count } nevyřešené úlohy. [many] Vrátilo se { $count } nevyřešené úlohy.
   *[other] Vrátilo se { $count } nevyřešených úloh.
  }
practice-on = Pokračovat
practice-begin = Začít
practice-own = Z vašich partií
practice-none = Z vašich partií tu zatím nic není. Otevřete rozbor dohrané partie: co v ní šlo udělat lépe, na to se ptáme tady.
practice-none-game = Z této partie není známa žádná úloha. Najdou se, zatímco se čte její rozbor.
practice-shipped = Z partií botů
practice-looking = Hledají se úlohy.
practice-opening = Úloha se otevírá.
practice-not = Tuto úlohu nelze otevřít.
practice-review = Rozbor
practice-met = Vyzkoušeno { $met } z { $all }
practice-number = { $state ->
    [found] Úloha { $number }, vyřešena
    [missed] Úloha { $number }, nevyřešena
   *[new] Úloha { $number }
  }
practice-all = Všechny úlohy
practice-next = Další
practice-game = Ukázat partii
practice-show = Ukázat
# What is to be found, by the step of the turn.
practice-find-claim = Najděte dílek, který je lepší vybrat.
practice-find-place = Najděte lepší místo pro dílek.
practice-find-tax = Najděte lepší způsob, jak poslat rytíře.
practice-find-build = Najděte, co je lepší postavit.
practice-find-bribe = Najděte, co by měl drak raději udělat.
practice-find-act = Najděte lepší kartu.
practice-find-refill = Najděte kartu, kterou je lepší vzít.
practice-find-move = Najděte lepší tah.
# A try that was wrong: by how many points, and what of them most.
practice-wrong = { $why ->
    [row] { $behind ->
        [one] To ne: nakonec přinese o 1 bod méně, nejvíc v tomto řádku: { $row }.
        [few] To ne: nakonec přinese o { $behind } body méně, nejvíc v tomto řádku: { $row }.
        [many] To ne: nakonec přinese o { $behind } bodu méně, nejvíc v tomto řádku: { $row }.
       *[other] To ne: nakonec přinese o { $behind } bodů méně, nejvíc v tomto řádku: { $row }.
      }
    [takes] { $behind ->
        [one] To ne: nakonec přinese o 1 bod méně. Kdo na tom získá: { $name }.
        [few] To ne: nakonec přinese o { $behind } body méně. Kdo na tom získá: { $name }.
        [many] To ne: nakonec přinese o { $behind } bodu méně. Kdo na tom získá: { $name }.
       *[other] To ne: nakonec přinese o { $behind } bodů méně. Kdo na tom získá: { $name }.
      }
   *[none] { $behind ->
        [one] To ne: časem přinese o 1 bod méně.
        [few] To ne: časem přinese o { $behind } body méně.
        [many] To ne: časem přinese o { $behind } bodu méně.
       *[other] To ne: časem přinese o { $behind } bodů méně.
      }
  }
practice-left = { $count ->
    [one] Zbývá 1 pokus.
    [few] Zbývají { $count } pokusy.
    [many] Zbývá { $count } pokusu.
   *[other] Zbývá { $count } pokusů.
  }
refusal-puzzle-tried = To už je vyzkoušené.
practice-free = Máte tři pokusy a zkoušet můžete bez obav.
practice-found = To je ono.
practice-shown = Toto je lepší.
practice-tries = { $count ->
    [1] Na první pokus.
    [2] Na druhý pokus.
   *[other] Na třetí pokus.
  }
practice-back = Úloha se vrátí za den.
practice-crowns = { $count ->
    [one] Zbývá 1 pokus
    [few] Zbývají { $count } pokusy
    [many] Zbývá { $count } pokusu
   *[other] Zbývá { $count } pokusů
  }
# Beside each choice in the end.
practice-best = nejlepší
practice-behind = { $count ->
    [one] o 1 bod méně
    [few] o { $count } body méně
    [many] o { $count } bodu méně
   *[other] o { $count } bodů méně
  }
practice-played = zahráno v partii
practice-tried = vyzkoušeno
