# Reports of people, and what moderators do about them.

moderation-title = Moderování
moderation-about = Z partií vidíte jen to, co všichni. Co zde uděláte, se zaznamená.
moderation-reports = Hlášení
moderation-none = Není tu žádné hlášení.
moderation-by = { $date }, hlásí { $by }
moderation-by-gone = { $date }
moderation-why-talk = Hrubá nebo dotěrná slova
moderation-why-name = Urážlivé jméno
moderation-why-unfair = Nečestná hra
moderation-why-leaving = Stále opouští partie
moderation-why-other = Něco jiného
moderation-said = Věta: „{ $line }“
moderation-table = Ke stolu
moderation-person = Vše o hráči { $name }
moderation-close = Vyřízeno
moderation-close-of = Vyřízeno: { $name }
moderation-what = Omezení
moderation-mute = nemluvit
moderation-ban = bez místa a bez řeči
moderation-long = Na jak dlouho
moderation-days = { $days ->
    [0] navždy
    [one] 1 den
    [few] { $days } dny
    [many] { $days } dne
   *[other] { $days } dní
  }
moderation-address = I všem ze stejné adresy, kdo nemají účet
moderation-alone = { $whom ->
    [guest] Host se může vrátit na jiné místo a pod jiným jménem: samo o sobě to nikoho dlouho nezadrží.
   *[account] Platí to pro účet; jako host může přijít dál.
  }
moderation-shared = Platí to i pro hosty z té adresy a zatím se tam nedá založit účet. Kdo účet má, toho se to netýká.
moderation-others = { $count ->
    [0] Když přišlo hlášení, nebyl tu z té adresy nikdo další.
    [one] Když přišlo hlášení, byl tu z té adresy ještě 1 další člověk.
    [few] Když přišlo hlášení, byli tu z té adresy ještě { $count } další lidé.
    [many] Když přišlo hlášení, bylo tu z té adresy ještě { $count } dalšího člověka.
   *[other] Když přišlo hlášení, bylo tu z té adresy ještě { $count } dalších lidí.
  }
moderation-do = Použít
moderation-do-of = Použít: { $name }
moderation-held-title = V platnosti
moderation-held = { $kind ->
    [mute] { $name } nesmí mluvit
   *[ban] { $name } nesmí usednout ani mluvit
  }
moderation-until = { $ending ->
    [never] navždy
   *[then] do { $until }
  }
moderation-at = pro hosty z jedné adresy
moderation-release = Zrušit
moderation-release-of = Zrušit: { $name }
moderation-log = Co se udělalo
moderation-log-names = Se jmény z té doby.
moderation-now = (teď se jmenuje { $name })
moderation-did-mute = { $days ->
    [0] { $by } bere slovo hráči { $name } navždy
    [one] { $by } bere slovo hráči { $name } na 1 den
    [few] { $by } bere slovo hráči { $name } na { $days } dny
    [many] { $by } bere slovo hráči { $name } na { $days } dne
   *[other] { $by } bere slovo hráči { $name } na { $days } dní
  }
moderation-did-ban = { $days ->
    [0] { $by } vylučuje hráče { $name } navždy
    [one] { $by } vylučuje hráče { $name } na 1 den
    [few] { $by } vylučuje hráče { $name } na { $days } dny
    [many] { $by } vylučuje hráče { $name } na { $days } dne
   *[other] { $by } vylučuje hráče { $name } na { $days } dní
  }
moderation-did-unmute = { $by } vrací slovo hráči { $name }
moderation-did-unban = { $by } znovu vpouští hráče { $name }
moderation-did-closed = { $by } vyřizuje hlášení o hráči { $name }
moderation-did-named = { $by } svěřuje moderování hráči { $name }
moderation-did-removed = { $by } bere moderování hráči { $name }
moderation-did-owner = { $name } přebírá server odkazem z konzole
moderation-moderators = Kdo moderuje
moderation-role = { $role ->
    [owner] provozuje server
   *[moderator] moderuje
  }
moderation-name = Jméno účtu
moderation-add = Svěřit moderování
moderation-remove = Odebrat
moderation-remove-of = Odebrat moderování: { $name }
moderation-clean = Nic není hlášeno a nic neplatí.
moderation-back = Všechna hlášení
moderation-closed = vyřízeno
report-why = Moderátoři uvidí vaše slova a, pokud ji vyberete, větu. Ničí karty nikdy nevidí.
report-who = Kdo
report-what = Co je špatně
report-line = Která věta
report-no-line = žádná konkrétní
report-words = Vlastními slovy
report-send = Ohlásit moderátorům
report-sent = { $count ->
    [0] Moderátoři o tom už vědí.
   *[other] Děkujeme. Moderátoři se na to podívají.
  }
