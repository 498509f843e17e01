# Every page, and the start page. What only a part of the page says stands in a file of its own, fetched with that part;
# what is about one family of games stands in its files.

## Every page

wordmark = demesne
# The title of a browser’s tab.
page-title = { $page } · demesne
hem-home = demesne, zpět na začátek
hem-nav = Nápověda a nastavení
hem-more = Menu
hem-settings = Nastavení
skip-to-content = Přejít k obsahu
dialog-close = Zavřít
# The parts of a label, one after the other: "c4, forest, knight of Ada".
list-more = { $before }, { $next }
# What is told of a table, one after the other: "Queendomino · 3 players · Harmony".
list-beside = { $before } · { $next }
game-teams = { $name }, týmy
game-number = Partie { $game }
players-count = { $count ->
    [one] 1 hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
  }
pad = Bodovací zápisník
hem-lobby = Stoly
hem-learn = Naučit se
hem-rules = Pravidla
# Read aloud instead of "Rules" and "Score pad" at a table.
rules-beside = Pravidla (v jiné kartě prohlížeče; stůl zůstane otevřený)
pad-beside = Bodovací zápisník (v jiné kartě prohlížeče; stůl zůstane otevřený)
account-offer = Uchovat mé partie pod jménem
hem-back = Zpět ke stolu
rules-link = Pravidlo { $clause }
rules-key = Přečtete ho klávesou ?.
seat-bot = Bot

## Refusals

refusal-turn-over = Partie skončila.
refusal-turn-chance = Ještě se rozdává.
refusal-turn-phase = To patří k jinému kroku tahu.
refusal-table-unknown = Na této adrese žádný stůl není. Možná je partie smazaná, nebo chybí část odkazu.
refusal-table-full = Všechna místa u stolu jsou obsazená. Můžete sledovat.
refusal-table-waiting = Stůl ještě čeká na své hráče.
refusal-today-none = Tato partie nepatří k rozdání dne.
refusal-today-running = Tato partie ještě neskončila.
refusal-table-running = Tato partie ještě neskončila.
refusal-today-hints = Při prvním pokusu o rozdání dne nápověda není.
refusal-today-public = Partie s rozdáním dne se mezi otevřené stoly nedává: jiní ho teprve budou hrát.
refusal-table-few = Tato hra potřebuje více hráčů.
refusal-sockets-many = Tam, kde jste, je otevřeno příliš mnoho stolů. Některý zavřete.
refusal-request-slow = Spojení bylo příliš pomalé. Zkuste to znovu.
refusal-table-bots = U stolu musí být aspoň jeden člověk. Boti mezi sebou hrají na příkazové řádce.
refusal-table-begun = Partie začala: místa jsou obsazená.
refusal-host-only = To smí jen ten, kdo stůl otevřel.
refusal-host-stays = Stůl vedete vy, proto vám místo zůstane, dokud partie nezačne.
refusal-seat-free = Nikdo tam už nesedí.
refusal-seat-not-yours = Nejste na tahu.
refusal-turn-not-yours = Nejste na tahu.
refusal-seat-taken = Tam už někdo sedí. Zvolte jiné místo.
refusal-invite-wrong = Tato pozvánka není k tomuto stolu. Řekněte si o odkaz znovu.
refusal-seq-stale = Stůl je už dál. Podívejte se znovu a pak zvolte.
refusal-move-unreadable = Tento tah stůl nedokázal přečíst.
refusal-message-unreadable = To stůl nedokázal přečíst.
refusal-message-too-large = To bylo na odeslání příliš dlouhé.
refusal-undo-nothing = Není co vrátit.
refusal-undo-not-yours = Vzít krok zpět může jen ten, kdo je na tahu.
refusal-hint-busy = Nápověda je už na cestě.
refusal-hint-fast = To bylo příliš rychle. Další nápověda bude za { $wait ->
    [one] 1 sekundu
    [few] { $wait } sekundy
    [many] { $wait } sekundy
   *[other] { $wait } sekund
  }.
refusal-hint-many = Tam, kde jste, je nápověd na cestě už { $most }. Počkejte na některou z nich.
refusal-hint-failed = Tentokrát bez nápovědy. Zeptejte se znovu.
refusal-talk-words = U tohoto stolu se mluví jen hotovými větami.
refusal-talk-full = U tohoto stolu se toho řeklo tolik, že už nic přidat nejde.
refusal-log-full = U tohoto stolu se toho stalo tolik, že už se dá jen hrát dál.
refusal-talk-empty = Není tam co číst.
refusal-know-nothing = U tohoto stolu se to zjistit nedá.
refusal-know-forbidden = U tohoto stolu se to neříká nikomu.
refusal-know-fast = To bylo příliš rychle. Zeptejte se znovu za { $wait ->
    [one] 1 sekundu
    [few] { $wait } sekundy
    [many] { $wait } sekundy
   *[other] { $wait } sekund
  }.
refusal-hint-forbidden = U tohoto stolu nápověda není.
refusal-table-over = Partie skončila.
refusal-table-paused = Partie má přestávku. Nejprve v ní pokračujte.
refusal-seat-lent = Hraje za vás bot. Nejprve se vraťte na své místo.
refusal-seat-late = Váš čas vypršel, tuto partii dohraje bot.
refusal-clock-set = Hodiny se nastavují, než partie začne.
refusal-seat-resigned = Partie je z vaší strany vzdaná, dohraje ji bot.
refusal-return-nothing = Žádný bot za vás nehraje.
refusal-resume-nothing = Partie už pokračuje.
refusal-leave-alone = Nikdo jiný zde nehraje, stůl tedy počká na vás.
refusal-ask-open = Už se rozhoduje o něčem jiném. Počkejte na odpověď.
refusal-ask-once = O to už žádost padla. Znovu lze žádat po příštím tahu.
refusal-ask-gone = To je už vyřízené.
refusal-ask-not-you = Vaší odpovědi už není třeba.
refusal-lend-here = Teď tu za toto místo nikdo hrát nemusí.
refusal-lend-never = U tohoto stolu boti za lidi nehrají.
refusal-lend-early = Nepřítomnost ještě netrvá dlouho. Bot smí hrát za { $seconds ->
    [one] 1 sekundu
    [few] { $seconds } sekundy
    [many] { $seconds } sekundy
   *[other] { $seconds } sekund
  }.
refusal-review-running = Tato partie ještě běží. Rozebrat ji lze, až skončí.
refusal-review-broken = Partie byla ukončena dřív, než ji ukončila pravidla, není tedy výsledek k rozboru.
refusal-review-branch = Tato partie je dohrávka z jiné: co bylo předtím, se vám přičítat nemá.
refusal-branch-running = Hrát dál lze až z partie dohrané do konce.
refusal-branch-moment = Takovou chvíli tato partie nemá.
refusal-branch-over = V této chvíli byla partie u konce.
refusal-duplicate-running = Rozdání lze hrát znovu, až když je jeho partie dohraná do konce.
refusal-duplicate-none = Pořadí oné partie není její vlastní nebo není známé, proto ji nelze rozdat znovu.
refusal-duplicate-rated = Partie se stejným rozdáním se nehodnotí.
refusal-branch-seats = Míst má partie { $seats } a jedno z nich musí být vaše.
refusal-review-none = Partie tohoto druhu rozebrat nelze.
refusal-puzzle-unknown = Taková úloha není.
refusal-puzzle-move = Tato volba do úlohy nepatří.
refusal-orders-none = Teď nelze nic nařídit: jen váš příští tah v partii, kde jsou na tah hodiny nebo dny, jakmile na stole leží, o co v něm jde.
refusal-orders-now = Jste na tahu: hrajte u stolu. Pokyny platí pro tah, který ještě nezačal.
refusal-orders-gone = Už tu žádné pokyny nemáte: splnily se, jsou zrušené, nebo tah, pro který platily, už minul.
refusal-orders-move = To se tam nařídit nedá.
refusal-orders-unfinished = Tyto pokyny nejdou až do konce tahu.
refusal-review-full = Právě se rozebírá příliš mnoho partií. Zkuste to za pár minut.
refusal-review-failed = Rozbor se nezdařil. Zkuste to znovu.
refusal-watch-closed = Tento stůl nesmí sledovat nikdo.
refusal-name-empty = Jméno musí obsahovat aspoň jedno písmeno nebo číslici.
refusal-rate-fast = Bylo toho příliš najednou, od vás nebo od jiných na vaší adrese. Chvíli počkejte a zkuste to znovu.
refusal-game-unknown = Taková hra tu není.
refusal-game-failed = Tato hra tu selhala: balíček s jejími pravidly má chybu, nebo chybí. Vše, co se zatím odehrálo, je uloženo. Důvod je v protokolu serveru.
refusal-option-unknown = Taková volba tu není.
refusal-bot-unknown = Takový bot tu není.
refusal-program-unknown = { $name } tu už není.
refusal-program-declined = { $name } tuto hru hrát nechce.
refusal-program-silent = { $name } neodpovídá.
refusal-owner-only = To smí jen ten, kdo tento server spustil.
refusal-owner-spent = Tento odkaz už byl použit. Spusťte demesne znovu a dostanete nový.
rating-early = Hodnocení zatím nejisté, hodnocené partie: { $games }
rating-change = { $before } → { $after }
rating-changes = Hodnocení před touto partií a po ní
new-rated = Hodnocená partie
new-rated-why = Počítá se všem do hodnocení: kdo přisedne, má účet, a nápověda není. Musí-li za někoho dohrát bot, počítá se partie jen tam, jako prohra.
refusal-rated-account = Tato partie je hodnocená: k přisednutí je potřeba účet. Nejdřív se přihlaste.
refusal-rated-twice = V hodnocené partii nikdo nesedí dvakrát.
refusal-rated-alone = Hodnocená partie potřebuje nejméně dva lidi.
refusal-rated-grace = V hodnocené partii, která už začala, nesmí bot zaskočit dříve, než bylo domluveno.
refusal-rated-hints = V hodnocené partii nápověda není.
refusal-rated-screen = Partie u jedné obrazovky se nehodnotí.
refusal-rated-set = Zda se partie hodnotí, se určí při otevření stolu.
refusal-account-missing = K tomu je potřeba účet. Nejdřív se přihlaste.
refusal-account-wrong = Jméno nebo heslo není správné.
refusal-account-taken = Takhle nebo skoro takhle už se někdo jmenuje. Zvolte jiné jméno.
refusal-account-busy = Právě se přihlašuje příliš mnoho lidí. Zkuste to za chvíli.
refusal-account-last = Jiná cesta do účtu není. Nejdřív nastavte heslo.
refusal-account-unknown = Nikdo takového jména tu není.
refusal-session-over = Zde už přihlášení neplatí. Přihlaste se znovu.
refusal-password-short = To heslo je příliš snadné: nejméně { $least } znaků, různých, a ne vaše jméno.
refusal-password-long = Heslo má nejvýše { $most } znaků.
refusal-passkey-failed = Přístupový klíč nesedí, nebo vypršel čas. Zkuste to znovu.
refusal-passkey-unknown = Tento přístupový klíč tu už žádný účet neotevře. Použijte jiný, nebo heslo.
refusal-passkey-here = Na této adrese přístupové klíče nefungují. Použijte heslo.
refusal-push-address = Tomuto prohlížeči nelze posílat oznámení.
refusal-mail-address = Na tuto adresu nelze poslat e-mail.
refusal-mail-word = Tento odkaz už neplatí. Nový pošle stránka vašeho účtu.
refusal-mail-ended = Tento odkaz nemá co ukončit: odsud už žádné e-maily nechodí, nebo není celý.
refusal-mail-many = E-mailů bylo vyžádáno tolik, že se teď další neposílají. Zkuste to znovu zítra.
refusal-network-fixed = Kdo se k tomuto serveru dostane, se určilo při jeho spuštění.
refusal-network-none = Tento počítač nemá adresu v domácí síti. Je připojený?
refusal-network-closed = Server se pro vaši síť zavřel. Nic se neztratilo: zkuste to znovu, až se otevře.
refusal-origin-foreign = Tato stránka byla otevřena z adresy, na kterou stůl neodpovídá.
refusal-record-unreadable = Řádek { $line } nepatří do záznamu ({ $field }): { $problem }
refusal-record-head = Hlavička záznamu nemůže být taková: { $problem }
refusal-record-impossible = Řádek { $line }, { $move }: to pravidla nedovolují. { $problem }
refusal-record-end = Zapsaný konec není koncem této partie: { $problem }
refusal-record-unfinished = Když byl tento záznam uložen, partie ještě neskončila.
refusal-record-not-yours = Nikdo v ní se nejmenuje takto: { $name }.
refusal-record-conflict = Se stejným klíčem už byla odeslána jiná partie. Tato zůstává ve vašem zařízení.
refusal-record-version = Partie se hrála podle pravidel verze { $played }. Zde platí verze { $today } a ta ji nedovoluje: { $problem }
refusal-table-elsewhere = Tato partie se hrála na jiném serveru.
refusal-page-unknown = Taková stránka není.
refusal-server-restart = Server se spouští znovu. Nic se neztratilo: stránka bude sama pokračovat.
refusal-server-failed = U stolu se něco pokazilo. Vše, co se zatím odehrálo, je uloženo.
refusal-hello-version = Tato stránka a server mají různé verze. Načtěte stránku znovu.
refusal-server-elsewhere = O tento stůl se stará jiná část serveru. Stránka tam přejde sama.
refusal-other = Stůl to odmítl ({ $code }).
refusal-offline = Server neodpovídá. Jste online?
away-not = Server neodpovídá. Bez něj se hraje jen tam, kde to bylo předem připraveno.
away-ready = Server neodpovídá. Zatím hrajete na tomto zařízení.
refusal-offline-storage = Prohlížeč nemohl tah uložit, a proto neplatí. Není plné jeho úložiště?
refusal-offline-unkept = Tento prohlížeč nedovolí stránce nic uložit, třeba v soukromém okně nebo při zablokovaných datech webů. Bez serveru tu žádnou partii hrát nejde.
refusal-offline-failed = Pravidla se v tomto prohlížeči nepodařilo spustit. Odehrané zůstává: zkuste to znovu.
refusal-offline-never = K tomu je potřeba server.
refusal-offline-review = I náčrt této partie by prohlížeč zaměstnal příliš dlouho. Až bude odeslána na server, půjde rozebrat tam.
refusal-offline-bot = Tento bot přemýšlí dopředu, a to umí jen server.
refusal-offline-open = Kdo přisedá přes odkaz, potřebuje server. Prostřete stůl pro tuto obrazovku nebo s boty.

## Start

start-title = Posaďte se. Krajina čeká.
never-title = Hrajete poprvé?
never-text = První partie: { $game }. { $bots ->
    [one] K tomu mírný bot
    [few] K tomu { $bots } mírní boti
    [many] K tomu { $bots } mírného bota
   *[other] K tomu { $bots } mírných botů
  } a průvodce, který ukáže, co dělat. Během svého tahu můžete jeho kroky vracet.
never-begin = Začít první partii
never-now = Hrát hned: { $game }
never-first = Je to vaše první partie v tomto prohlížeči?
learn-next = Teď { $game }, s průvodcem
learn-title = Učte se hrou
learn-game = První partie: { $game }
start-play = Hrát hned
start-friends = S přáteli
start-screen = Na této obrazovce
start-shelf = Na polici
start-players = Hráči
start-wished = { $bots ->
    [1] { $game } s jedním botem, { $level }
    [2] { $game } se dvěma boty, { $level }
    [3] { $game } se třemi boty, { $level }
    [4] { $game } se čtyřmi boty, { $level }
    [5] { $game } s pěti boty, { $level }
    [6] { $game } se šesti boty, { $level }
    [7] { $game } se sedmi boty, { $level }
   *[other] { $game }, boti: { $bots }, { $level }
  }
wished-option = { $option }: { $value }
start-how = Jak hrát: { $game }
start-change = Změnit
start-change-how = Změnit, jak hrát: { $game }
start-close = Zavřít
start-close-how = Zavřít: jak hrát { $game }
shelf-time = { $most ->
    [one] 1 hráč, { $minutes } min
    [few] { $few } až { $most } hráči, { $minutes } min
    [many] { $few } až { $most } hráče, { $minutes } min
   *[other] { $few } až { $most } hráčů, { $minutes } min
  }
shelf-seats = { $most ->
    [one] 1 hráč
    [few] { $few } až { $most } hráči
    [many] { $few } až { $most } hráče
   *[other] { $few } až { $most } hráčů
  }
shelf-plain = V tomto domě hostuje: její stůl se popisuje slovy
start-practice = Procvičování
start-offline = Hrát bez sítě
page-fresh-open = Otevřít
page-fresh = Je tu novější verze této stránky.
start-record = Projít záznam partie
start-yours = { $count ->
    [one] Jste na tahu v 1 partii
    [few] Jste na tahu ve { $count } partiích
    [many] Jste na tahu v { $count } partie
   *[other] Jste na tahu v { $count } partiích
  }
start-yours-title = ({ $count }) demesne
go-on = Pokračovat
go-on-more = ještě { $count }
finished = Dohrané partie
finished-all = Všechny vaše partie
history = Vaše partie
card-standing-with = { $standing }, s vámi: { $names }
card-with = s vámi: { $names }
card-alone = bez soupeřů
history-place = { $sides ->
    [5] { $place }. místo z { $sides }
    [8] { $place }. místo z { $sides }
   *[other] { $place }. místo ze { $sides }
  }
history-points = { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }
history-review = Rozbor
card-yours = Jste na tahu
card-theirs = Na tahu: { $name }
card-waiting = Čeká se na hráče
card-paused = Přestávka
card-overdue = { $name }: čas vypršel
card-asked = Ostatní se vás na něco ptají
card-forget = Zapomenout tento stůl
level-bots = Jak dobře hrají boti

## A new table

new-friends = S přáteli
new-friends-text = Dostanete odkaz k rozeslání. Přátelé ho otevřou, zvolí si místo a hrají odtud, kde jsou.
new-screen = Na této obrazovce
new-screen-text = Jedna obrazovka, společná nebo podávaná dokola. Na každém místě je někdo zde, nebo bot.
new-players = Kolik hráčů
new-your-name = Vaše jméno
new-name = Jméno na místě { $seat }
new-seats = Místa
new-kind = Kdo bude na místě { $seat }
new-kind-you = Vy
new-kind-open = Přítel
new-kind-here = Člověk
new-kind-bot = Bot
new-you-text = vaše místo
new-open-text = volné, přes odkaz
new-game = Hra
new-open-seats = { $count ->
    [0] Pro přátele není otevřené žádné místo.
    [one] Pro přátele je otevřené 1 místo.
    [few] Pro přátele jsou otevřená { $count } místa.
    [many] Pro přátele je otevřeno { $count } místa.
   *[other] Pro přátele je otevřeno { $count } míst.
  }
new-more = Hodiny a společnost
new-public = Přisednout smí kdokoli: stůl bude mezi otevřenými stoly
new-lay = Prostřít stůl
new-guest = Host
new-guest-number = Hráč { $number }
# Names of the bots, in order, one on each line; as many as a table has seats.
bot-names =
    Ben
    Cleo
    Dov
    Eda
    Finn
    Gala
    Hugo
    Ines
option-more = Kde se tištěná pravidla liší
option-printed = Jak je tištěno
option-needs = { $answer }: počet hráčů { $players }.

## Inviting, joining and watching

share-title = Stůl je prostřený
share-text = Pošlete tento odkaz přátelům. Každý si zvolí místo.
share-link = Odkaz ke hře
share-watch = Odkaz ke sledování
share-copy = Zkopírovat odkaz
share-copy-watch = Zkopírovat tento odkaz
share-copied = Zkopírováno
share-hand-on = Sdílet
share-way = Adresa tohoto počítače
share-picture = Pozvánka jako QR kód
share-camera = Je někdo vedle vás? Ať sem namíří fotoaparát.
share-watching = Odkaz jen ke sledování
share-enter = Ke stolu
network = Domácí síť
network-closed = Tuto stránku může otevřít jen tento počítač.
network-open = Otevřeno vaší domácí síti.
network-means = Dokud je otevřeno, může kdokoli z vaší sítě otevírat zde stoly a přes odkaz přisednout; k ničemu jinému na tomto počítači se nedostane, a z internetu sem nikdo.
network-let-in = Pustit dovnitř domácí síť
network-shut = Zase zavřít
network-owner = Chcete-li pustit přátele dovnitř, otevřete stránku odkazem, který demesne při spuštění vypsalo.
join-title = Je tu pro vás místo
join-text = Zvolte si místo a řekněte stolu své jméno.
join-seat = Místo { $seat }, { $sign }
join-any = Zvolte si místo
join-taken = obsazeno: { $name }
join-open = volné
join-sit = Přisednout
seat-passing = Tento prohlížeč pro tuto stránku nic neukládá: místo vám zůstane, jen dokud je otevřená.
join-watch = Sledovat
join-full = Všechna místa jsou obsazená. Můžete sledovat.
sign-rose = růže
sign-moon = měsíc
sign-star = hvězda
sign-acorn = žalud
sign-key = klíč
sign-bell = zvon
sign-heart = srdce
sign-feather = pero
# Where the game of a table comes from, if it is not one of its own.
hem-branch = { $round ->
    [0] Dohrávka od přípravy
   *[other] Dohrávka od kola { $round }
  }
hem-branch-game = { $round ->
    [0] Dohrávka od přípravy partie { $game }
   *[other] Dohrávka od partie { $game }, kola { $round }
  }
hem-duplicate = Rozdání znovu

## Settings

settings-title = Nastavení
settings-theme = Světlo
settings-theme-auto = Podle systému
settings-theme-light = Den
settings-theme-dark = Při svíčkách
settings-calm = Bez animací
settings-guide = Provázet: co je nové, se vysvětlí, až přijde
settings-pace = Tempo ostatních
settings-pace-slow = Klidné
settings-pace-plain = Svižné
settings-pace-quick = Hned
settings-pace-click = Až kliknu
settings-language = Jazyk
settings-name = Vaše jméno
field-full = Vejde se sem { $longest ->
    [one] { $longest } znak
    [few] { $longest } znaky
    [many] { $longest } znaku
   *[other] { $longest } znaků
  }.
settings-kept = Uloženo jen v tomto prohlížeči.

## Lost and failed

lost-title = Tady nic není
lost-text = Tato adresa nevede na žádnou stránku.
lost-again = Zkusit znovu
lost-home = Zpět na začátek
fault-title = To se nepovedlo
answer-yes = ano
answer-no = ne

## Clocks

clock = Hodiny
clock-none = Bez hodin
clock-plan = { $minutes } min + { $seconds } s na tah
clock-days = { $span } na tah
clock-days-why = Nikdo tu neplatí za nepřítomného. Když někomu vyprší čas, ostatní čekají, nebo nechají dál hrát bota.
clock-days-left = zbývá: { $span }
clock-days-over = čas vypršel

## Who is away

customs-grace = Za nepřítomné smí zaskočit bot
grace-never = nikdy
grace-after = { $minutes ->
    [one] po 1 minutě
    [few] po { $minutes } minutách
    [many] po { $minutes } minuty
   *[other] po { $minutes } minutách
  }
refusal-seat-banned = { $ending ->
    [never] Už zde nesmíte usednout.
   *[then] Do { $until } zde nesmíte usednout.
  }
refusal-talk-muted = { $ending ->
    [never] Už zde nesmíte mluvit.
   *[then] Do { $until } zde nesmíte mluvit.
  }
refusal-seat-address = { $ending ->
    [never] Kvůli někomu na vaší adrese odtamtud bez účtu už nikdo neusedne. Máte-li účet, přihlaste se.
   *[then] Kvůli někomu na vaší adrese odtamtud bez účtu do { $until } nikdo neusedne. Máte-li účet, přihlaste se.
  }
refusal-talk-address = { $ending ->
    [never] Kvůli někomu na vaší adrese odtamtud bez účtu už nikdo nemluví. Máte-li účet, přihlaste se.
   *[then] Kvůli někomu na vaší adrese odtamtud bez účtu do { $until } nikdo nemluví. Máte-li účet, přihlaste se.
  }
refusal-account-address = { $ending ->
    [never] Kvůli někomu na vaší adrese se tam už nedá založit účet.
   *[then] Kvůli někomu na vaší adrese se tam do { $until } nedá založit účet.
  }
refusal-moderator-only = To smějí jen ti, kdo moderují.
refusal-moderator-person = O moderátorech rozhoduje jen ten, kdo provozuje server, a o sobě nikdo.
refusal-moderator-address = Odkud tento člověk přišel, není známo, nebo je to počítač serveru.
refusal-report-person = Tam nikdo k ohlášení nesedí.
refusal-report-line = Ta věta tam nepadla.
refusal-report-many = Hlášení už je dost. Počkejte, až se přečtou.
refusal-report-unknown = Takové hlášení neexistuje.
refusal-again-ask = Ostatní s další partií ještě nesouhlasili. Navrhněte ji u stolu.
