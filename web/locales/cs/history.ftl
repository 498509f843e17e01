# The games of this browser that are over.

history-about = Partie dohrané v tomto prohlížeči a po přihlášení i v jiných. Účet k tomu není potřeba; ostatní vidí svůj vlastní seznam.
history-looking = Hledají se vaše partie.
history-none = Žádná partie zatím neskončila.
history-play = Ke hrám
history-tallies = Souhrn
history-find = Najít partie
history-title = Hra
history-name = S kým
history-result = Výsledek
history-any = Vše
history-won = Výhra
history-lost = Bez výhry
history-ended = Ukončeno předčasně
history-games = Partie
history-victories = Vítězství
history-even = Rovný díl
history-mean = Bodů v průměru
history-course = { $game }, partie po partii
history-course-of = { $row }, partie po partii: { $points }
history-over-time = Partie po partii
history-beside = Ostatní u vašich stolů
history-total = Všechny body
history-luck = Štěstí
history-own = Vaše volby
history-parted =
    { $count ->
        [one] Štěstí a volby, v bodech proti nejlepšímu soupeři, jsou z rozboru 1 partie.
        [few] Štěstí a volby, v bodech proti nejlepšímu soupeři, jsou z rozborů { $count } partií.
        [many] Štěstí a volby, v bodech proti nejlepšímu soupeři, jsou z rozborů { $count } partie.
       *[other] Štěstí a volby, v bodech proti nejlepšímu soupeři, jsou z rozborů { $count } partií.
    }
history-unreviewed = Štěstí a volby zde budou, jakmile partie mají rozbor.
history-habit-more = { $row }: tady jste napřed. V průměru na partii máte { $mean }, ostatní u vašich stolů { $others }. Partií: { $games }.
history-habit-less = { $row }: tady jsou napřed ostatní u vašich stolů. V průměru na partii mají { $others }, vy { $mean }. Partií: { $games }.
history-habit-practise-more = { $count ->
    [one] Procvičit, kde bylo lepší mít toho víc: 1 úloha
    [few] Procvičit, kde bylo lepší mít toho víc: { $count } úlohy
    [many] Procvičit, kde bylo lepší mít toho víc: { $count } úlohy
   *[other] Procvičit, kde bylo lepší mít toho víc: { $count } úloh
  }
history-habit-practise-less = { $count ->
    [one] Procvičit, kde bylo lepší něco jiného: 1 úloha
    [few] Procvičit, kde bylo lepší něco jiného: { $count } úlohy
    [many] Procvičit, kde bylo lepší něco jiného: { $count } úlohy
   *[other] Procvičit, kde bylo lepší něco jiného: { $count } úloh
  }
history-which = Partie po partii
history-count = { $count ->
    [one] 1 partie
    [few] { $count } partie
    [many] { $count } partie
   *[other] { $count } partií
  }
history-together = na jedné obrazovce
history-review-of = Rozbor: { $game }, { $date }
history-practise = Procvičit
history-practise-of = Procvičit: { $game }, { $date }
history-deal = Stejné rozdání
history-deal-of = Stejné rozdání: { $game }, { $date }
history-branch = dohrávka z jiné partie, nepočítá se
history-duplicate = rozdání hrané znovu, nepočítá se
history-helped = hrál za vás bot, nepočítá se
history-watch = Přehrát znovu
history-watch-of = Přehrát znovu: { $game }, { $date }
history-forget = Zapomenout
history-forget-of = Zapomenout: { $game }, { $date }
history-forget-sure = Zapomenout ji zde nadobro?
history-forget-sure-of = Zapomenout ji zde nadobro? { $game }, { $date }
history-keep = Uložit tyto partie do jednoho souboru
history-keep-none = Tyto partie byly mezitím smazány jinde. Není co uložit.
history-brought = odehráno na jiném serveru
history-here = odehráno na tomto zařízení
history-day = království dne
history-offline = odehráno bez sítě
history-bring = Přenést partie z jiného serveru
history-bring-text = Soubor, který jste si tam uložili, nebo jakýkoli záznam. Každá partie se nejprve ověří podle pravidel.
history-bring-name = Vaše jméno v nich
history-bring-file = Vybrat soubor
history-bring-going = Partie { $done } z { $all }
history-bring-done = { $count ->
    [one] Přibyla 1 partie.
    [few] Přibyly { $count } partie.
    [many] Přibylo { $count } partie.
   *[other] Přibylo { $count } partií.
  }
history-bring-known = { $count ->
    [one] 1 už tu byla.
    [few] { $count } už tu byly.
    [many] { $count } už tu bylo.
   *[other] { $count } už tu bylo.
  }
history-bring-refused = { $count ->
    [one] 1 partie nepřibyla.
    [few] { $count } partie nepřibyly.
    [many] { $count } partie nepřibylo.
   *[other] { $count } partií nepřibylo.
  }
history-bring-full = V tomto prohlížeči už není místo pro další partie. Nejdřív některé zapomeňte.
history-bring-none = Z tohoto souboru se nepodařilo přečíst žádnou partii.
history-deleted = Partie je smazána i z tohoto serveru.
history-left = Partie už není na vašem seznamu. Ostatním hráčům zůstává.
