# A table, whatever is played at it.

## The page

hem-table = Tento stůl
table-title = Tento stůl
hem-log = Průběh
hem-reading = Slovy
hem-orders = Pokyny
hem-orders-state = { $state ->
    [left] Vaše pokyny platí
    [ended] Vaše pokyny skončily
   *[open] Zanechat pokyny
  }
# Beside the sentence at the head of the table.
orders-stand = Vaše pokyny pro váš příští tah platí.
orders-due = Pokyny se splní za několik minut, pokud nezahrajete teď.
orders-wait = Pokyny čekají, dokud se nerozhodne, zda se tah vrátí.
orders-ended = Pokyny skončily: to, co jste chtěli dál, už není k mání.
orders-withdrawn = Vaše pokyny pro váš příští tah jsou zrušené.
hem-guide = Provázet
hem-unguided = Bez průvodce

## Whose turn

status-opening = Stůl se otevírá.
status-lost = Spojení se ztratilo. Zkouší se znovu.
status-restart = Server se spouští znovu. Nic se neztratilo: partie bude za chvíli pokračovat.
status-full = Na vaší adrese je otevřeno příliš mnoho stolů. Stránka to zkouší dál: až tam někdo jeden zavře, bude místo.
status-closed = Tento stůl je zavřený.
status-waiting = { $count ->
    [one] Čeká se ještě na jednoho hráče.
    [few] Čeká se ještě na { $count } hráče.
    [many] Čeká se ještě na { $count } hráče.
   *[other] Čeká se ještě na { $count } hráčů.
  }
status-over = Partie skončila.
status-dealing = Odkrývají se další dílky.
status-yours = { $name }, jste na tahu.
status-here = Teď hraje { $name }.
status-theirs-away = { $name } je pryč. Stůl čeká.
steps = Kroky tahu
# Read aloud for a step of the turn.
step-skipped = { $step }, přeskočeno
step-done = { $step }, hotovo
round = Kolo { $round }
round-of = Kolo { $round } z { $rounds }
round-setup = Příprava
round-game = Partie { $game } ze { $games }, kolo { $round } z { $rounds }
round-game-setup = Partie { $game } ze { $games }, příprava
round-over = Konec partie
round-watching = { $now }, sledujete
round-behind = { $now }, o kolo později
title-yours = Jste na tahu

## Who sits there

seat-you = vy
seat-away = pryč
seat-open = volné místo
score-of = { $name }: { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }
score-row = { $row } { $points }
tabs = Části stolu
tab-talk = Tým
# Read aloud for a tab or a button of the page.
tab-fresh = { $tab }, něco nového

## Choices

choice-undo = Vrátit
choice-skip = Přeskočit
bar = K potvrzení
bar-home = K mé volbě
bar-place = { $points }, pak celkem { $total ->
    [one] 1 bod
    [few] { $total } body
    [many] { $total } bodu
   *[other] { $total } bodů
  }

## Partners

talk-title = Váš tým: { $name }
talk-lines = Co jste si řekli
talk-none = Co se řekne zde, čtete jen vy a { $name }.
talk-say = Říci do týmu: { $name }
talk-choose = Hotové věty
talk-phrases = Říci do týmu stisknutím: { $name }
talk-send = Říci

## Table talk

chat = Rozhovor
chat-title = Rozhovor u stolu
chat-lines = Co zaznělo pro všechny
chat-none = Zatím nic nezaznělo.
chat-phrases = Říci všem
chat-say = Řekněte to vlastními slovy
chat-mute = Ztlumit: { $name }
phrase-well-placed = Dobře přiloženo.
phrase-take-your-time = Nespěchejte.
phrase-back-soon = Za pět minut jsem zpět.
phrase-good-game = Pěkná partie.
phrase-thanks = Děkuji.
phrase-again = Zahrajeme si znovu?
phrase-hello = Dobrý večer.
phrase-one-minute = Minutku.
phrase-begin = Začneme?
phrase-you-choose = Volba je na vás.
phrase-agreed = Souhlasím.
phrase-elsewhere = Raději jinam.
phrase-high = Vezměte vysoké číslo.
phrase-low = Vezměte nízké číslo.

## The log

log = Průběh
log-last = Poslední tahy
log-setup = Před prvním kolem
log-joined = { $name } přisedá.
log-seated = { $name } si bere volné místo.
log-left = { $guest } odchází před začátkem partie.
log-freed = { $guest }: místo je opět volné.
log-opened = Bot udělal místo: je volné.
log-branched = Potud to byla jiná partie; odsud se hraje dál.
log-duplicate = Vše přichází ve stejném pořadí jako v dřívější partii.
log-brought = Odehráno na jiném serveru.
log-offline = Odehráno bez sítě.
log-started = Partie začíná.
log-pass = { $name } přeskakuje krok: { $step }.
log-undo = { $name } vrací krok.
log-hint = { $name } žádá o nápovědu.
log-game = Začíná partie { $game } ze { $games }.
log-over = Partie skončila.
log-away = { $name } je pryč.
log-back = { $name } je zpět.
log-gone = { $name } odchází. Do návratu hraje bot.
log-wanted = { $name } navrhuje, aby hrál bot. Za koho: { $whom }.
log-late = { $name }: čas vypršel.
log-lent-late = { $name }: čas vypršel, dál hraje bot.
log-lent = { $name }: do návratu hraje bot.
log-resigned = { $name } se vzdává.
log-host = Stůl teď vede { $name }.
log-customs = { $name } mění nastavení tohoto stolu.
customs-hints-off = Nápověda není.
customs-odds-off = Nikomu se neříká, co ještě může přijít.
customs-stakes-off = Nikomu se neříká, co má pro koho jakou hodnotu.
customs-watchers-off = Nikdo jiný nesmí sledovat.
customs-behind-on = Kdo sleduje, vidí partii o kolo později.
customs-words-off = Mluví se jen hotovými větami.
customs-days = Čas na každý tah: { $span }.
customs-clock = Na přemýšlení má každý celkem { $minutes } min a za každý tah dalších { $seconds } s.
customs-public-on = Je mezi otevřenými stoly, pro všechny.
customs-rated-on = Partie je hodnocená.
customs-reasons-on = Boti říkají, proč tak hráli.
log-laid = Tento stůl má vlastní nastavení.
log-renamed = { $before } se teď jmenuje { $name }.
log-said = { $name } mluví ke všem.
log-asked = { $what ->
    [undo] { $name } žádá o vrácení posledního tahu.
    [pause] { $name } žádá o přestávku.
    [again] { $name } navrhuje další partii.
   *[end] { $name } žádá, aby partie zde skončila.
  }
log-agreed = { $name } souhlasí.
log-declined = { $name } nesouhlasí.
log-lapsed = { $name } nemá odpověď od všech, nic se tedy nemění.
log-paused = Všichni souhlasí: partie má přestávku.
log-resumed = { $name } pokračuje v partii.
log-ended = { $how ->
    [agreed] Všichni souhlasí, že partie zde končí.
    [closed] { $name } zavírá stůl.
   *[resigned] Partie zde končí.
  }
log-stand-in = { $text } (Hrál bot.)
log-ordered = { $text } (Podle vašich pokynů.)
log-moved = { $name }: { $move }
log-dealt = Rozdáno: { $move }

## What people here ask of each other

company = U tohoto stolu
clock-seconds = { $count } s
clock-minutes = { $minutes }:{ $seconds } min
ask-undo = { $name } žádá o vrácení posledního tahu. Od té doby se nic nového neodkrylo.
ask-pause = { $name } žádá o přestávku. Nikdo nehraje, dokud ji zde někdo neukončí.
ask-end = { $name } žádá, aby partie zde skončila s body, jak teď jsou.
ask-yes = Dovolit
ask-yes-all = Souhlasit
ask-no = Ne
ask-left = Bez odpovědi do { $left } platí ne.
ask-yours = Vaše žádost. Souhlas: { $agreed } z { $wanted }; na odpověď zbývá { $left }.
ask-agreed = Souhlasíte. Souhlas: { $agreed } z { $wanted }.
away-for = { $name } je pryč už { $time }.
away-soon = Za { $left } smí zaskočit bot.
away-now = { $name }: teď smí zaskočit bot.
away-never = Stůl čeká.
away-lend = Ať do návratu hraje bot
away-count = Souhlas s botem: { $agreed } z { $wanted }.
away-wait = Čekat
late-theirs = { $name }: čas vypršel.
late-theirs-why = Můžete čekat, nebo nechat partii dohrát bota.
late-yours = Váš čas vypršel.
late-yours-why = Můžete hrát dál, dokud ostatní čekají.
late-lend = Ať dál hraje bot
clock-time = { $minutes }:{ $seconds }
clock-left = { $minutes ->
    [0] zbývá { $seconds } s
   *[other] zbývá { $minutes } min { $seconds } s
  }
clock-voice-60 = { $name }: zbývá jedna minuta.
clock-voice-10 = { $name }: zbývá deset sekund.
clock-gathering = Hodiny se rozběhnou prvním tahem nebo až budou všichni tady, nejpozději za minutu.
stint-left = Nejste u stolu, hraje za vás bot.
stint-late = Váš čas vypršel, dál za vás hraje bot.
stint-resigned = Partie je z vaší strany vzdaná, dál za vás hraje bot.
stint-note = hraje bot
stint-note-over = { $why ->
    [resigned] vzdáno
    [late] čas vypršel
    [away] nepřítomnost
   *[left] odchod
  }
stint-return = Vrátit se na místo
done-for = { $count ->
    [one] Za vaší nepřítomnosti udělal bot 1 tah.
    [few] Za vaší nepřítomnosti udělal bot { $count } tahy.
    [many] Za vaší nepřítomnosti udělal bot { $count } tahu.
   *[other] Za vaší nepřítomnosti udělal bot { $count } tahů.
  }
unknown-here = Hrajete tu? Přihlaste se a máte své místo.
paused = Přestávka trvá, dokud ji někdo u stolu neukončí.
paused-on = Pokračovat
ended-agreed = Všichni souhlasí, že partie zde končí. Body platí, jak jsou.
ended-resigned = { $name } se vzdává a partie končí.
ended-closed = { $name } zavírá stůl.
ended-points = { $name }: { $points }
status-paused = Partie má přestávku.

## This table

menu-undo = Požádat o vrácení
menu-undo-why = vašeho posledního tahu, dokud se neodkrylo nic nového
menu-pause = Požádat o přestávku
menu-pause-why = až budou všichni souhlasit, nikdo nehraje, dokud ji někdo neukončí
menu-end = Požádat o konec
menu-end-why = až budou všichni souhlasit, platí body, jak jsou
menu-end-rated = až budou všichni souhlasit, partie skončí a do hodnocení se nepočítá
menu-resume = Pokračovat
menu-resume-why = přestávka končí
menu-resign = Vzdát se
menu-resign-why = dál za vás hraje bot; nezbude-li protivník, partie končí
menu-resign-sure = Opravdu se vzdát
menu-leave = Odejít
menu-leave-why = do návratu za vás hraje bot
menu-leave-rated = do návratu za vás hraje bot; jakmile táhne, partie se vám počítá jako prohra
menu-return = Vrátit se na místo
menu-return-why = bot vám ho předá
menu-close = Zavřít stůl
menu-close-why = partie skončí pro všechny
menu-close-rated = partie skončí pro všechny a vám se počítá jako prohra
menu-close-sure = Zavřít ho pro všechny
menu-carry = Pokračovat na jiném zařízení
menu-carry-why = z telefonu na počítač, nebo než se tento prohlížeč vymaže
menu-sent = Žádost odeslána.
menu-host = Stůl vedete vy
customs-hints = Nápověda je dovolená
customs-odds = Lze se ptát, co ještě může přijít
customs-stakes = Lze se ptát, co má pro koho jakou hodnotu
customs-reasons = Boti říkají, proč tak hráli
customs-watchers = Ostatní smějí sledovat
customs-behind = Kdo sleduje, vidí partii o kolo později
customs-words = Každý smí psát volně
customs-public = Je mezi otevřenými stoly, kde smí kdokoli přisednout nebo sledovat
menu-how = Jak se hraje

## What the others did

since-title = Od vašeho posledního tahu
follow-points = { $count ->
    [one] { $by } bod
    [few] { $by } body
    [many] { $by } bodu
   *[other] { $by } bodů
  }
since-count = { $count ->
    [one] Od vašeho posledního tahu jeden krok
    [few] Od vašeho posledního tahu { $count } kroky
    [many] Od vašeho posledního tahu { $count } kroku
   *[other] Od vašeho posledního tahu { $count } kroků
  }
since-looking = Pohled zpět: { $act }
since-back = O krok zpět
since-on = O krok dál
since-now = Zpět do přítomnosti
since-hold = Pauza
since-go = Pokračovat
since-at = { $at } z { $of } · { $pace }

## Before and after

room-text = Partie začne, až budou všechna místa obsazená.
room-text-host = Partie začne, až budou všechna místa obsazená: přáteli, kteří otevřou pozvánku, nebo boty.
room-freed = { $name } uvolňuje vaše místo. Přisednout znovu?
room-sit-again = Přisednout
room-all = Jsou tu všichni. Partie začíná.
room-begin = { $here ->
    [2] Začít ve dvou
    [3] Začít ve třech
    [4] Začít ve čtyřech
    [5] Začít v pěti
    [6] Začít v šesti
   *[other] Začít v sedmi
  }
room-begin-why = { $free ->
    [one] Volná židle se odnese. Nebo na ni posaďte bota.
    [few] { $free } volné židle se odnesou. Nebo na ně posaďte boty.
    [many] { $free } volné židle se odnese. Nebo na ně posaďte boty.
   *[other] { $free } volných židlí se odnese. Nebo na ně posaďte boty.
  }
room-level-of = Jak dobře hraje { $name }
room-title = { $seats ->
    [2] Stůl je prostřený pro dva.
    [3] Stůl je prostřený pro tři.
    [4] Stůl je prostřený pro čtyři.
    [5] Stůl je prostřený pro pět hráčů.
    [6] Stůl je prostřený pro šest hráčů.
    [7] Stůl je prostřený pro sedm hráčů.
   *[other] Stůl je prostřený pro osm hráčů.
  } { $here ->
    [0] Zatím tu nikdo není.
    [1] Jedno místo je obsazené.
    [2] Dvě místa jsou obsazená.
    [3] Tři místa jsou obsazená.
    [4] Čtyři místa jsou obsazená.
    [5] Pět míst je obsazených.
    [6] Šest míst je obsazených.
   *[other] Sedm míst je obsazených.
  }
room-bring = Přiveďte ostatní
room-chair = Volná židle
room-chair-for = pro přátele nebo bota
room-you-host = vy, vedete stůl
room-host = vede stůl
room-team = Tým { $team }
room-is-here = zde
room-seats = Místa
room-seat-bot = Posadit sem bota
room-seat-bot-at = Posadit bota na volné místo { $seat }
room-free = Uvolnit toto místo
room-free-of = Uvolnit místo: { $name }
room-level = Jak hrají boti, které posadíte
room-bot = bot
room-programs = Programy, které jsou tu
room-ask-program = Pozvat ke hře: { $name }
seat-program = program
seat-program-why = Zde hraje něčí program. Ví, co toto místo vědět smí, a nic víc.
room-here = u této obrazovky
closed-title = Stůl je zavřený
closed-account = Přihlásit
over-wins = { $name } vítězí o { $margin ->
    [one] 1 bod
    [few] { $margin } body
    [many] { $margin } bodu
   *[other] { $margin } bodů
  }.
over-wins-tie = { $name } vítězí při shodě.
over-wins-team = { $name } vítězí o { $margin ->
    [one] 1 bod
    [few] { $margin } body
    [many] { $margin } bodu
   *[other] { $margin } bodů
  }.
over-wins-tie-team = { $name } vítězí při shodě.
over-you-win = Vítězíte o { $margin ->
    [one] 1 bod
    [few] { $margin } body
    [many] { $margin } bodu
   *[other] { $margin } bodů
  }.
over-you-win-tie = Vítězíte při shodě.
over-best = Zatím váš nejlepší výsledek u takového stolu.
over-stint = { $why ->
    [resigned] { $name } se vzdává, dál hrál bot.
    [late] { $name }: čas vypršel, dál hrál bot.
    [away] { $name }: v nepřítomnosti hrál dál bot.
   *[left] { $name } odchází, dál hrál bot.
  }
over-stint-yours = { $why ->
    [resigned] Partie byla z vaší strany vzdaná, dál za vás hrál bot.
    [late] Váš čas vypršel, dál za vás hrál bot.
    [away] Ve vaší nepřítomnosti hrál dál bot.
   *[left] Po vašem odchodu hrál dál bot.
  }
over-shared = { $names } se dělí o vítězství.
over-tied = { $points ->
    [one] Každý má 1 bod a nic shodu nerozhodne.
    [few] Každý má { $points } body a nic shodu nerozhodne.
    [many] Každý má { $points } bodu a nic shodu nerozhodne.
   *[other] Každý má { $points } bodů a nic shodu nerozhodne.
  }
over-again = Hrát znovu
over-next = K nové partii
over-leave = Odejít
over-picture = Obrázek
picture-drawing = Obrázek se kreslí.
picture-failed = Tento prohlížeč obrázek nakreslit nedokázal.
picture-unshared = Tomuto zařízení se nepodařilo obrázek sdílet. Můžete ho uložit.
picture-save = Uložit obrázek
picture-alt = Obrázek této partie: { $name }, { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }.
picture-points = { $points ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
  }
picture-won = vítězí o { $by ->
    [one] 1 bod
    [few] { $by } body
    [many] { $by } bodu
   *[other] { $by } bodů
  }
picture-tie = vítězí při shodě
picture-shared = dělí se o první místo
picture-place = { $sides ->
    [5] { $place }. místo z { $sides }
    [8] { $place }. místo z { $sides }
   *[other] { $place }. místo ze { $sides }
  }
picture-foot = { $game }, { $when }
over-record = Záznam
over-day = Porovnat
over-shuffle = Ověřit míchání
over-duplicate = Stejné rozdání
duplicates = Hráno s tímto rozdáním
duplicates-side = { $names }: { $points }
duplicates-first = první partie
duplicates-lent = zčásti hrál bot
duplicates-beside = Vedle sebe, kolo po kole
branches = Dohrávky této partie
branches-one = { $round ->
    [0] Od přípravy: { $names }
   *[other] Od kola { $round }: { $names }
  }
branches-game = { $round ->
    [0] Od přípravy partie { $game }: { $names }
   *[other] Od partie { $game }, kola { $round }: { $names }
  }
branches-free = volné místo
branches-waiting = čeká
branches-playing = hraje se
branches-over = dohráno
over-review = Rozbor partie
over-replay = Přehrát znovu
pad-total = Celkem
pad-winner = Vítěz
pad-cell = { $name }, { $row }: { $points }

## What one can know

hem-known = Co přijde

## Hints

hint = Nápověda
hint-because = Co pro to ještě mluví
hint-more = Další v pořadí
hint-best = Opět nejlepší
hint-again = Ještě jednou, a lampa ukáže tah, který je další v pořadí.
hint-next = { $behind ->
    [0] Zhruba stejně dobré.
    [one] Další v pořadí, o 1 bod méně.
    [few] Další v pořadí, o { $behind } body méně.
    [many] Další v pořadí, o { $behind } bodu méně.
   *[other] Další v pořadí, o { $behind } bodů méně.
  }
hint-equal = { $count ->
    [one] { $count } volba je zhruba stejně dobrá.
    [few] { $count } volby jsou zhruba stejně dobré.
    [many] { $count } volby je zhruba stejně dobrých.
   *[other] { $count } voleb je zhruba stejně dobrých.
  }
hint-show = Ukázat
hint-asking = Přemýšlí se…
hint-why = Co by udělal nejlepší hráč? Čtyři nápovědy hned, pak jedna každých 5 sekund. Že se ptáte, se dozvědí všichni.
hint-why-here = Co by udělal ten, kdo hraje rychle? Nejlepší hráč je na serveru.
hint-preparing = Silní hráči se chystají. Na tomto zařízení se to děje jen jednou a trvá to nejvýše minutu.
bots-failing = Žádný bot tu teď nemůže táhnout. Zkouší se to znovu a znovu; důvod je v protokolu serveru.
hint-skip = Nápověda: tento krok přeskočte.
place-now = { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }
curtain-title = Předejte zařízení: { $name }
curtain-text-cards = Všechny karty leží rubem vzhůru. Odkryje je jen ten, kdo je zde jmenován.
curtain-open-cards = { $name }: ukázat mé karty
curtain-news = Co se mezitím stalo
curtain-text-view = Co vidí tato strana stolu, je zakryté. Odkryje to jen ten, kdo je zde jmenován.
curtain-open-view = { $name }: ukázat mou stranu
report-open = Někoho ohlásit
ask-again = { $name } navrhuje další partii. Každý si sedne o místo dál.
ask-again-teams = { $name } navrhuje další partii. Každý tým si sedne o místo dál.
over-ask = Navrhnout další partii
over-declined = Další partie nebude: někdo nechtěl, nebo neodpověděli všichni.
over-agreed = Je navržena další partie. Souhlasí { $agreed } z { $wanted }.
