# Open tables: where somebody waits for others, and games one may watch.

lobby-title = Otevřené stoly
lobby-about = Přisedněte tam, kde někdo čeká, nebo sledujte partii.
lobby-looking = Hledají se otevřené stoly…
lobby-none = Právě není otevřený žádný stůl. Nechte si nějaký najít, nebo otevřete vlastní a čekejte: kdo přijde, uvidí ho zde.
lobby-others = Žádný otevřený stůl neodpovídá vašemu výběru.
lobby-count = { $count ->
    [0] Není otevřený žádný stůl.
    [one] Je otevřený 1 stůl.
    [few] Jsou otevřené { $count } stoly.
    [many] Je otevřeno { $count } stolu.
   *[other] Je otevřeno { $count } stolů.
  }
lobby-host = { $name } čeká
lobby-free = Volná místa: { $free } z { $seats }
lobby-sit = Přisednout
lobby-sit-at = Přisednout: { $name }, { $game }
lobby-yours = Váš stůl
lobby-gone = Volné místo už není
lobby-watch = Partie ke sledování
lobby-watch-at = Sledovat: { $names }, { $game }
lobby-round = { $game }, kolo { $round }
lobby-go = Sledovat
lobby-quick = Kterýkoli stůl
lobby-game = Hra
lobby-players = Hráči
lobby-find = Najít mi stůl
lobby-find-why = Přisednete ke stolu, který čeká nejdéle. Nečeká-li nikdo, prostře se pro vás nový, a kdo bude příště hledat totéž, přisedne k vám.
lobby-find-clock = Hodiny nového: { $plan }.
lobby-clock-either = Je to jedno
lobby-open = Otevřít vlastní stůl
lobby-rated = hodnocená
lobby-pace = Stoly
lobby-pace-all = Vše
lobby-pace-live = S hodinami
lobby-pace-days = Na dny
lobby-whom = S kým
lobby-whom-any = S kýmkoli
lobby-whom-near = Blízko mého hodnocení
lobby-ratings = Vaše hodnocení
