# What a finished game teaches.

review = Rozbor
review-opening = Partie se otevírá.
review-not = Tuto partii nelze rozebrat.
review-origin = Rozebrat partii, ze které vychází
review-waiting = { $before ->
    [one] Nejprve je na řadě 1 jiný rozbor.
    [few] Nejprve jsou na řadě { $before } jiné rozbory.
    [many] Nejprve je na řadě { $before } jiného rozboru.
   *[other] Nejprve je na řadě { $before } jiných rozborů.
  }
review-preparing = Rozhodčí se chystá. Na tomto zařízení se to děje jen jednou a může to trvat minutu.
review-beginning = Partie se přehrává.
review-working = Rozbor ještě běží; čísla se při čtení zpřesňují. Můžete odejít a vrátit se.
review-settled = Jasných voleb: { $part } %.
review-sketch = Toto je náčrt z tohoto prohlížeče: odkud se vzaly body a jak jisté to je, podle několika partií dohraných z každého tahu. Jednotlivé volby, okamžiky a úrovně posuzuje server, jakmile partii má.
review-sketch-working = Partie se dohrává z každého svého tahu; čísla se při čtení zpřesňují. Když odejdete, výpočet se zastaví.
review-sketch-part = Hotovo { $part } % náčrtu.
review-seen-by = Z pohledu
review-cards = Rozhodčí zná
review-cards-known = co se dalo vědět
review-cards-open = všechny karty
review-cards-known-note = Volby se posuzují podle toho, co se při nich dalo vědět: vlastní ruka, Kancelář, vše na plánu, zahrané karty.
review-cards-open-note = Volby se posuzují s odkrytými kartami všech hráčů i balíčkem, které nikdo znát nemohl. Štěstí je, jak karty ležely od začátku.
# How it ended, and what made it so: each part is a clause of its own. Others may be one player, or all the others.
review-you = { $how ->
    [won] Vítězíte o { $by ->
        [one] 1 bod
        [few] { $by } body
        [many] { $by } bodu
       *[other] { $by } bodů
      }
    [lost] Prohráváte o { $by ->
        [one] 1 bod
        [few] { $by } body
        [many] { $by } bodu
       *[other] { $by } bodů
      }
    [level] Vítězíte při rovnosti bodů
    [behind] Prohráváte při rovnosti bodů
   *[shared] O vítězství se dělíte
  }: { $luckIs ->
    [gave] štěstí dalo { $luck }
    [took] štěstí vzalo { $luck }
   *[even] štěstí bylo vyrovnané
  }, { $ownIs ->
    [gave] vaše volby daly { $own }
    [took] vaše volby stály { $own }
   *[even] vaše volby vyšly nastejno
  }, { $othersIs ->
    [gave] { $rivalIs ->
        [all] volby ostatních k tomu daly { $others }
       *[named] volby soupeře ({ $rival }) k tomu daly { $others }
      }
    [took] { $rivalIs ->
        [all] volby ostatních vzaly { $others }
       *[named] volby soupeře ({ $rival }) vzaly { $others }
      }
   *[even] { $rivalIs ->
        [all] volby ostatních nezměnily nic
       *[named] volby soupeře ({ $rival }) nezměnily nic
      }
  }.
review-of = { $how ->
    [won] { $name }, vítězství o { $by ->
        [one] 1 bod
        [few] { $by } body
        [many] { $by } bodu
       *[other] { $by } bodů
      }
    [lost] { $name }, prohra o { $by ->
        [one] 1 bod
        [few] { $by } body
        [many] { $by } bodu
       *[other] { $by } bodů
      }
    [level] { $name }, vítězství při rovnosti bodů
    [behind] { $name }, prohra při rovnosti bodů
   *[shared] { $name }, společné vítězství
  }: { $luckIs ->
    [gave] štěstí dalo { $luck }
    [took] štěstí vzalo { $luck }
   *[even] štěstí bylo vyrovnané
  }, { $ownIs ->
    [gave] vlastní volby daly { $own }
    [took] vlastní volby stály { $own }
   *[even] vlastní volby vyšly nastejno
  }, { $othersIs ->
    [gave] { $rivalIs ->
        [all] volby ostatních k tomu daly { $others }
       *[named] volby soupeře ({ $rival }) k tomu daly { $others }
      }
    [took] { $rivalIs ->
        [all] volby ostatních vzaly { $others }
       *[named] volby soupeře ({ $rival }) vzaly { $others }
      }
   *[even] { $rivalIs ->
        [all] volby ostatních nezměnily nic
       *[named] volby soupeře ({ $rival }) nezměnily nic
      }
  }.
review-against = { $sides ->
    [2] Srovnání: { $name } a { $rival }.
   *[other] Srovnání: { $name } a { $rival }, nejlepší z ostatních.
  } Štěstí je, co se lízlo a rozdalo; volby se měří podle toho, jak by pokračoval rychlý hráč.
review-against-you = { $sides ->
    [2] Srovnání: vy a { $rival }.
   *[other] Srovnání: vy a { $rival }, nejlepší z ostatních.
  } Štěstí je, co se lízlo a rozdalo; volby se měří podle toho, jak by pokračoval rychlý hráč.
review-luck = Štěstí
review-own = Vlastní volby
review-others = Volby ostatních
review-result = Výsledek
review-give = ± { $points }
review-account = Body podle hráčů
review-start = Odsud vyrovnaná partie: { $points }
review-player = Hráč
review-points = Body
review-given = Ztraceno
review-plays = Hraje jako úroveň { $low } až { $high }
review-plays-note = Pokud to jedna partie může říci, podle ztracených bodů.
review-moments = Okamžiky
review-none-yet = Na kterých volbách záleželo, ještě není jasné.
review-none = Žádná volba nevyčnívá: o žádné ztrátě se neví.
review-round = Kolo { $round }
review-round-game = { $round ->
    [0] Partie { $game }, příprava
   *[other] Partie { $game }, kolo { $round }
  }
review-setup = Příprava
review-moment = Kolo { $round }, { $name }
review-moment-game = { $round ->
    [0] Partie { $game }, příprava, { $name }
   *[other] Partie { $game }, kolo { $round }, { $name }
  }
review-moment-setup = Před prvním kolem, { $name }
review-points-given = { $points ->
    [one] ztracený bod
    [few] ztracené body
    [many] ztraceného bodu
   *[other] ztracených bodů
  }
review-points-good = { $points ->
    [one] bod nad obvyklý tah
    [few] body nad obvyklý tah
    [many] bodu nad obvyklý tah
   *[other] bodů nad obvyklý tah
  }
review-sure = jisté
review-fairly = dost jisté
review-why = Proč
review-lent = Hrál bot.
review-see = Ukázat v partii
review-practise = Procvičit, co šlo udělat lépe
review-practise-this = Procvičit tento okamžik
review-first-look = Štěstí, nebo volby? Partie se právě rozebírá.
review-mattered = { $round ->
    [0] Nejvíc rozhodl okamžik před prvním kolem.
   *[other] Nejvíc rozhodl okamžik v kole { $round }.
  }
review-mattered-game = { $round ->
    [0] Nejvíc rozhodl okamžik v přípravě partie { $game }.
   *[other] Nejvíc rozhodl okamžik v partii { $game }, v kole { $round }.
  }
review-played = Zahráno: { $move }
review-better = Lépe: { $move }
why-review-row = { $row }
why-review-long-run = Dlouhodobě
why-review-rest = Vše ostatní
why-review-takes = { $name }: { $points ->
    [one] o 1 bod méně
    [few] o { $points } body méně
    [many] o { $points } bodu méně
   *[other] o { $points } bodů méně
  }
why-review-gives = { $name }: { $points ->
    [one] o 1 bod více
    [few] o { $points } body více
    [many] o { $points } bodu více
   *[other] o { $points } bodů více
  }
review-opening-sentence = Co tato partie učí
review-did = zahráno
review-instead = lépe
review-chances = Šance na výhru v procentech
review-chances-way = Průběhem partie
review-chances-table = Jako tabulka
review-chance = { $name }: { $part } %
review-after = Po
review-parts = Části rozboru
review-to-chances = Šance
review-to-moments = Okamžiky
