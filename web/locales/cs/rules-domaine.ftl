# The rules of Domaine and their quick sheet. Clause numbers are those of docs/rules/domaine.md.

domaine-chapter-1 = Co je v krabici
domaine-chapter-2 = Krajina
domaine-chapter-3 = Příprava
domaine-chapter-4 = Tah
domaine-chapter-5 = Hranice
domaine-chapter-6 = Panství a doly
domaine-chapter-7 = Rytíři
domaine-chapter-8 = Rozšíření
domaine-chapter-9 = Přeběhlík
domaine-chapter-10 = Spojenectví
domaine-chapter-11 = Konec
domaine-chapter-12 = Skryté karty
domaine-chapter-13 = Volby a otevřené otázky

domaine-facts-king = Král
domaine-facts-king-text = na { $king ->
    [one] { $king } bodu
    [few] { $king } bodech
    [many] { $king } bodu
   *[other] { $king } bodech
  }
domaine-facts-castles = Hrady
domaine-facts-castles-text = každý: { $castles }
domaine-facts-start = Na začátku
domaine-facts-start-text = { $ducats ->
    [one] { $ducats } dukát
    [few] { $ducats } dukáty
    [many] { $ducats } dukátu
    *[other] { $ducats } dukátů
  }, { $knights ->
    [one] { $knights } rytíř
    [few] { $knights } rytíři
    [many] { $knights } rytíře
    *[other] { $knights } rytířů
  }, 3 karty
domaine-facts-land = Krajina
domaine-facts-land-text = 12 × 12 políček

domaine-rule-1-1 = Součásti
domaine-rule-1-1-text = Plán má 12 × 12 políček a skládá se z devíti dílků 4 × 4. K tomu 60 karet, v každé barvě 15 rytířů a 4 hrady, 100 hranic, král a tolik dukátů, kolik je potřeba.
domaine-rule-1-2 = Karty
domaine-rule-1-2-text = Čtyři balíčky po patnácti, na rubu s písmeny A až D. Na kartě je cena, dále kolik přinese při prodeji, a jeden nebo dva symboly.
domaine-rule-2-1 = Terén
domaine-rule-2-1-text = Políčko je louka, les, vesnice, královské město nebo důl: zlatý, stříbrný, měděný či diamantový. Stojí na něm nejvýše jedna figurka: hrad na louce, rytíř na louce nebo v lese, jinde nic.
domaine-rule-2-2 = Naše dílky nejsou ty tištěné
domaine-rule-2-2-text =
    Co ukazuje devět tištěných dílků krajiny, jsme nikde zveřejněné nenašli. Ty naše jsme nakreslili sami podle toho, co je známo: královské město na prostředním dílku, celkem čtyři doly každého druhu.
    Máte-li hru doma, můžete tištěné dílky zadat a hrát na nich.
domaine-rule-2-3 = Rozložení
domaine-rule-2-3-text = Dílek s královským městem leží uprostřed, ostatních osm kolem něj, zamíchaných a libovolně otočených.
domaine-rule-2-4 = Vlastní plán
domaine-rule-2-4-text = Celou krajinu lze zadat i políčko po políčku: dvanáct řádků po dvanácti písmenech.
domaine-rule-3-1 = S čím začínáte
domaine-rule-3-1-text = Každý má { $castles ->
    [one] { $castles } hrad
    [few] { $castles } hrady
    [many] { $castles } hradu
    *[other] { $castles } hradů
  }, { $knights ->
    [one] { $knights } rytíře
    [few] { $knights } rytíře
    [many] { $knights } rytíře
    *[other] { $knights } rytířů
  } a { $ducats ->
    [one] { $ducats } dukát
    [few] { $ducats } dukáty
    [many] { $ducats } dukátu
    *[other] { $ducats } dukátů
  }. Král stojí na stupnici na čísle { $king }.
domaine-rule-3-2 = Karty v ruce
domaine-rule-3-2-text = Každý balíček se zamíchá zvlášť, pak se položí na sebe tak, že karty A jsou nahoře. Než se rozmístí hrady, lízne si každý tři karty.
domaine-rule-3-3 = Po kolech
domaine-rule-3-3-text = Hráči postupně, ve směru hodinových ručiček, staví po jednom hradu a jednom rytíři, kolo za kolem, dokud nestojí všechny hrady.
domaine-rule-3-4 = Kde smí stát hrad
domaine-rule-3-4-text = Na prázdné louce, vedle které je místo pro jeho rytíře. Hrady různých barev odstup nepotřebují.
domaine-rule-3-5 = Hrady jedné barvy drží odstup
domaine-rule-3-5-text = { $spaces ->
    [one] Leží mezi nimi aspoň { $spaces } políčko, počítáno po řadách a sloupcích, nikdy úhlopříčně. Kde už pro hrad políčko nezbývá, stačí pro tento jeden hrad o políčko méně a tak dále.
    [few] Leží mezi nimi aspoň { $spaces } políčka, počítáno po řadách a sloupcích, nikdy úhlopříčně. Kde už pro hrad políčko nezbývá, stačí pro tento jeden hrad o políčko méně a tak dále.
    [many] Leží mezi nimi aspoň { $spaces } políčka, počítáno po řadách a sloupcích, nikdy úhlopříčně. Kde už pro hrad políčko nezbývá, stačí pro tento jeden hrad o políčko méně a tak dále.
   *[other] Leží mezi nimi aspoň { $spaces } políček, počítáno po řadách a sloupcích, nikdy úhlopříčně. Kde už pro hrad políčko nezbývá, stačí pro tento jeden hrad o políčko méně a tak dále.
  }
domaine-rule-3-6 = Rytíř vedle něj
domaine-rule-3-6-text = S každým hradem přijde jeden rytíř, na prázdnou louku nebo do prázdného lesa vedle tohoto hradu. Les teď nestojí nic.
domaine-rule-3-7 = Ve dvou: neutrální barva
domaine-rule-3-7-text = { $targets ->
    [yes] Třetí barva nepatří nikomu. Jakmile stojí vaše vlastní hrady, stavíte oba dál její čtyři hrady a rytíře podle stejných pravidel. Nemá tah, karty, dukáty ani body; do jejích panství se smí rozšiřovat, uzavírat s nimi spojenectví a lákat z nich přeběhlíky jako z kterýchkoli jiných.
   *[no] Třetí barva nepatří nikomu. Jakmile stojí vaše vlastní hrady, stavíte oba dál její čtyři hrady a rytíře podle stejných pravidel. Nemá tah, karty, dukáty ani body a její panství se nechávají na pokoji.
  }
domaine-rule-3-8 = Kdo začíná
domaine-rule-3-8-text = První táhne ten, kdo postavil poslední hrad.
domaine-rule-4-1 = Příjem
domaine-rule-4-1-text = Tah začíná jedním dukátem za každý druh dolu ve vašich panstvích, nejvýše čtyřmi.
domaine-rule-4-2 = Prodat, nebo zahrát
domaine-rule-4-2-text = Pak právě jednu kartu prodáte, nebo zahrajete. Vynechat nesmí nikdo; prodat lze vždycky.
domaine-rule-4-3 = Prodej
domaine-rule-4-3-text = Karta jde lícem vzhůru do Kanceláře a přinese tolik dukátů, za kolik se prodává.
domaine-rule-4-4 = Zahrání
domaine-rule-4-4-text = Zaplaťte cenu, zvolte jeden ze symbolů karty a proveďte jeho části, nikdy ne z obou. Pak se karta vyřadí ze hry.
domaine-rule-4-5 = Část po části
domaine-rule-4-5-text = Každá část působí hned. Jednu část musíte být schopni provést a zaplatit; potom smíte přestat.
domaine-rule-4-6 = Doplnění
domaine-rule-4-6-text = Na konci tahu si vezměte jednu kartu, abyste měli zase tři: vrchní z dobíracího balíčku, nebo kteroukoli z Kanceláře.
domaine-rule-4-7 = Ne právě prodanou
domaine-rule-4-7-text = Kartu, kterou jste v tomto tahu prodali, si v něm zpět vzít nelze. Stejnou, prodanou dříve, ano.
domaine-rule-4-8 = Když se hra zastaví
domaine-rule-4-8-text = { $stalling ->
    [forced] Když deset celých kol nikdo nezahraje kartu ani si nelízne z balíčku, Kancelář se zavře, dokud si někdo nelízne. (Toto pravidlo je naše.)
   *[printed] Prodávat a brát z Kanceláře smí každý, jak dlouho chce. (Naše domácí pravidlo to umí ukončit.)
  }
domaine-rule-5-1 = Mezi dvěma políčky
domaine-rule-5-1-text = Hranice leží mezi dvěma políčky se společnou stranou. Hranice nepatří nikomu; okraj plánu je hranicí sám o sobě.
domaine-rule-5-2 = Ne mezi vlastními figurkami
domaine-rule-5-2-text = Hranice nesmí oddělit dvě figurky téže barvy, které stojí vedle sebe, ať ji klade kdokoli.
domaine-rule-5-3 = Ne uvnitř panství
domaine-rule-5-3-text = Dovnitř panství se hranice klást nesmí, ať patří komukoli.
domaine-rule-5-4 = Všude jinde
domaine-rule-5-4-text = V neutrální zóně hranice nic nemění, položit ji ale lze. V území s několika hrady hranice zůstávají a mohou přibýt další.
domaine-rule-5-5 = Kolik jich je
domaine-rule-5-5-text = Hranic je { $borders }. Když žádná nezbývá, nelze žádnou položit. Vždy smíte položit méně, než ukazuje karta.
domaine-rule-6-1 = Co je panství
domaine-rule-6-1-text = Území uzavřené hranicemi a okrajem plánu, ve kterém je právě jeden hrad. Patří tomu, komu patří hrad; rytíř není potřeba. Se dvěma hrady, i téže barvy, to panství není.
domaine-rule-6-2 = Neutrální zóny
domaine-rule-6-2-text = Uzavřené území bez hradu nepatří nikomu a nikomu se nepočítá.
domaine-rule-6-3 = Přebytečné hranice
domaine-rule-6-3-text = Když vznikne panství, hranice uvnitř se vrátí do zásoby.
domaine-rule-6-4 = Kolik přinese
domaine-rule-6-4-text = Každý les 1 bod, každá vesnice 3, královské město 5, body se připíšou hned. Louky a doly samy body nedávají.
domaine-rule-6-5 = Doly a monopoly
domaine-rule-6-5-text = Tři nebo čtyři doly jednoho druhu ve všech vašich panstvích dohromady jsou monopol: hned 5 bodů, a jakmile jich je zase méně než tři, hned o 5 bodů méně.
domaine-rule-6-6 = Několik najednou
domaine-rule-6-6-text = Jedna hranice může uzavřít několik panství, vašich i cizích. Každé boduje tomu, komu patří, ať ji položil kdokoli.
domaine-rule-7-1 = Kam
domaine-rule-7-1-text = Na prázdnou louku nebo do prázdného lesa, i mimo panství.
domaine-rule-7-2 = Vedle vlastních
domaine-rule-7-2-text = Vedle hradu nebo rytíře vaší barvy, když mezi nimi není hranice.
domaine-rule-7-3 = Les stojí dukát
domaine-rule-7-3-text = Každý rytíř postavený do lesa stojí jeden dukát navíc k ceně karty.
domaine-rule-7-4 = Kolik jich je
domaine-rule-7-4-text = Rytířů je v každé barvě { $knights }. Smíte jich postavit méně, než ukazuje karta, a na různá místa.
domaine-rule-8-1 = Jedno panství roste
domaine-rule-8-1-text = { $expansion ->
    [1] Jedno z vašich panství zabere jedno políčko.
   *[other] Jedno z vašich panství zabere jedno nebo dvě políčka. Obě připadnou témuž panství.
  }
domaine-rule-8-2 = Vedle něj
domaine-rule-8-2-text = { $expansion ->
    [1] Políčko má s panstvím společnou stranu.
   *[other] Políčko má s panstvím společnou stranu. Druhé smí ležet u prvního nebo kdekoli jinde u panství.
  }
domaine-rule-8-3 = Prázdné políčko
domaine-rule-8-3-text = Nesmí na něm stát hrad ani rytíř, ať patří komukoli.
domaine-rule-8-4 = Ne sami sobě
domaine-rule-8-4-text = Políčko jiného vlastního panství nikdy nezabíráte.
domaine-rule-8-5 = Z cizího panství
domaine-rule-8-5-text = Jen když máte ve svém panství víc rytířů, než má v onom jeho majitel; stejně nestačí. Políčka mimo panství a z neutrálních zón lze zabrat vždy.
domaine-rule-8-6 = Spojenci
domaine-rule-8-6-text = Spojenecká panství si políčka nikdy neberou.
domaine-rule-8-7 = Nové hranice
domaine-rule-8-7-text = Kolem nového políčka se položí hranice; ty mezi ním a vaším panstvím se odeberou. Všechny nové musí být předtím v zásobě.
domaine-rule-8-8 = Co se odřízne
domaine-rule-8-8-text = Část panství odříznutá od hradu je od té chvíle neutrální zónou.
domaine-rule-8-9 = Body
domaine-rule-8-9-text = Za zabraná políčka dostanete body; kdo je měl, ty body ztrácí, a s nimi i body za to, co bylo odříznuto. Za odříznuté nezíská nikdo nic.
domaine-rule-9-1 = Dvě panství vedle sebe
domaine-rule-9-1-text = { $deserters ->
    [yes] Zvolte jedno své panství a sousední panství soupeře. V každém je aspoň jeden rytíř jeho majitele. Na spojenectví nezáleží.
   *[no] Zvolte jedno své panství a sousední panství soupeře, které s ním není ve spojenectví. V každém je aspoň jeden rytíř jeho majitele.
  }
domaine-rule-9-2 = Který rytíř odejde
domaine-rule-9-2-text = { $last ->
    [yes] Kterýkoli soupeřův rytíř, který tam nespojuje jiného s hradem; i poslední. Vrátí se svému majiteli.
   *[no] Kterýkoli soupeřův rytíř, který tam nespojuje jiného s hradem, nikdy však poslední. Vrátí se svému majiteli.
  }
domaine-rule-9-3 = A jeden přijde
domaine-rule-9-3-text = Pak do zvoleného panství postavte vlastního rytíře podle všech pravidel o rytířích. Nelze-li to, kartu zahrát nesmíte.
domaine-rule-10-1 = S kým
domaine-rule-10-1-text = Zvolte jedno své panství a sousední panství soupeře. Prsteny na hranici mezi nimi říkají, že jsou spojenci.
domaine-rule-10-2 = Co to znamená
domaine-rule-10-2-text = Žádné z obou se nikdy nerozšíří do druhého. Jiná panství týchž majitelů tím vázána nejsou.
domaine-rule-10-3 = Navždy
domaine-rule-10-3-text = Spojenectví nemůže nikdo zrušit a platí, i když se obě panství už nedotýkají.
domaine-rule-11-1 = Král
domaine-rule-11-1-text = Kdo má po dohrané kartě { $king } bodů nebo víc, hned vítězí. To platí až do poslední karty a dukáty se pak neporovnávají.
domaine-rule-11-2 = Dojde k němu jich několik
domaine-rule-11-2-text = { $kingtie ->
    [score] Vítězí ten, kdo má více bodů; při shodě ten, kdo je na tahu, pak ten, kdo má více dukátů.
   *[active] Vítězí ten, kdo je na tahu, patří-li k nim; jinak ten, kdo má více bodů, pak ten, kdo má více dukátů.
  }
domaine-rule-11-3 = Balíček dojde
domaine-rule-11-3-text = Od té chvíle si nikdo karty nebere, ani z Kanceláře. Každému zbývají tři tahy a hraje nebo prodává, co má v ruce.
domaine-rule-11-4 = Dukáty se počítají
domaine-rule-11-4-text = { $bonus ->
    [amount] Pak nejvíce dukátů přinese 5 bodů a druhé nejvyšší množství 3. Ti, kdo se dělí o místo, dostanou každý všechny jeho body; kdo dukáty nemá, nedostane nic.
   *[rank] Pak nejvíce dukátů přinese 5 bodů a druhé nejvyšší množství 3. Ti, kdo se dělí o místo, dostanou každý všechny jeho body, a po shodě na prvním místě druhé místo není; kdo dukáty nemá, nedostane nic.
  }
domaine-rule-11-5 = Vítězství
domaine-rule-11-5-text = Vítězí ten, kdo má nejvíce bodů, při shodě ten, kdo má více dukátů. Jsou-li stejné i ty, o vítězství se dělíte.
domaine-rule-12-1 = Co vidí všichni
domaine-rule-12-1-text = Plán, body, dukáty a zásoby, Kancelář, zahrané karty a písmena na rubu všech karet. Kartu vzatou z Kanceláře znají všichni.
domaine-rule-12-2 = Co nevidí nikdo jiný
domaine-rule-12-2-text = Líce karet, které jste si lízli. Než se prodají nebo zahrají, nedozví se je nikdo: ani boti, ani diváci, ani průběh.
domaine-rule-13-1 = Na čem se lze dohodnout
domaine-rule-13-1-text = Kde se prameny liší, je při otevírání stolu volba. Tyto stránky říkají to, co je zvoleno.
domaine-rule-13-2 = Co neříká žádný pramen
domaine-rule-13-2-text =
    Jak hrajeme tam, kde tištěná pravidla mlčí:
    Karta musí mít účinek: aspoň jedna část se musí provést.
    Rozšíření nikdy nezabere políčko, na kterém stojí figurka.
    Panství, které uzavře cizí hranice nebo rozšíření, boduje svému majiteli.
    Krajina vně všech hranic je panství jako každé jiné, zbývá-li v ní právě jeden hrad.
    Všechny hranice rozšíření musí být v zásobě, než se odeberou staré.
    Peníze leží odkrytě; dukáty nikdy nedojdou.
    Zda někdo došel ke králi, se zjišťuje, až když je karta dohraná, ne uprostřed ní.

domaine-rules-not-here = Toto pravidlo patří k jinému způsobu hry, než jaký je zde zvolen.
domaine-tiles-link = Zadat své dílky
domaine-figure-terrain = V panství přinese les 1 bod, vesnice 3, královské město 5. Doly přinášejí dukáty a monopoly.
domaine-figure-closed = Čtyři hranice a dva okraje plánu uzavírají jeden hrad: les, vesnice a důl, 4 body.
domaine-figure-two = Uzavřené kolem dokola, ale se dvěma hrady: panství to není. Ještě jedna hranice a budou dvě.
domaine-figure-knight = Zlaté značky ukazují, kam smí rytíře postavit červená strana: vedle vlastních figurek, ne přes hranici.
domaine-figure-grow = Dva rytíři proti jednomu: panství vlevo smí brát políčka tomu vpravo.
domaine-figure-cut = Když zabralo dvě políčka, je les nahoře odříznutý od svého hradu: nepatří nikomu.
domaine-figure-line = Prostřední rytíř přeběhnout nesmí: ten za ním by ztratil spojení s hradem. Krajní smí.
domaine-figure-allied = Spojenci navždy: žádné nebere políčko druhému.
domaine-figure-spacing = { $spaces ->
    [one] Mezi hrady jedné barvy leží aspoň { $spaces } políčko, po řadách a sloupcích.
    [few] Mezi hrady jedné barvy leží aspoň { $spaces } políčka, po řadách a sloupcích.
    [many] Mezi hrady jedné barvy leží aspoň { $spaces } políčka, po řadách a sloupcích.
   *[other] Mezi hrady jedné barvy leží aspoň { $spaces } políček, po řadách a sloupcích.
  }
domaine-figure-mines = Zlato, stříbro, měď, diamant: liší se tvarem.

domaine-cards-caption = Všechny karty
domaine-cards-shows = ukazuje
domaine-cards-copies = kusů
domaine-cards-price = cena
domaine-cards-sell = prodej za
domaine-cards-sure = Symboly a ceny jsou z jednoho úplného seznamu a shodují se s několika neúplnými; počty kusů a prodejní ceny jsou jen z něj.

domaine-sheet-points = Body
domaine-sheet-forest = les
domaine-sheet-village = vesnice
domaine-sheet-city = královské město
domaine-sheet-monopoly = 3 nebo 4 doly jednoho druhu
domaine-sheet-most = nejvíce dukátů, když dojde balíček
domaine-sheet-second = druhé nejvyšší množství dukátů
domaine-sheet-actions = Co dělá karta
domaine-sheet-end = Konec
domaine-sheet-turn-1 = Vezměte si dukát za každý druh dolu, který máte.
domaine-sheet-turn-2 = Prodejte kartu do Kanceláře, nebo ji zaplaťte a proveďte jeden z jejích symbolů.
domaine-sheet-turn-3 = Vezměte si kartu: vrchní z balíčku, nebo jednu z Kanceláře, ne však právě prodanou.
