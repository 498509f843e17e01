# The rules of the Queendomino family and their quick sheet. Clause numbers are those of docs/rules/queendomino.md.

## In short

how-title = Jak se hraje { $game }
how-aim = Dvanáct kol, v každém jeden dílek, při dvou hráčích dva. Vybudujte nejcennější království.
how-line = Řada
how-line-text = Dílky leží v řadě podle čísel. Váš král stojí na tom, který přiložíte jako příští, a jeho místo v řadě určuje, kdy jste v kole na tahu. Vyšší čísla jsou bohatší, ale přijdou na řadu později.
how-place = Přiložte dílek
how-place-text = Jedna polovina se dotýká stejné krajiny nebo hradu. Království se musí vejít do čtverce pět krát pět políček, při dvou hráčích sedm krát sedm. Dílek, který se nikam nevejde, se odhazuje.
how-tax = Pošlete rytíře
how-tax-text = Rytíř na novém dílku přinese minci za každé políčko své oblasti. Zůstane tam natrvalo.
how-build = Postavte
how-build-text = Kupte jednu budovu na volné políčko města. Některé dají hned rytíře nebo věže, jiné body na konci.
how-queen = Královna
how-queen-text = Navštíví toho, kdo stavbou získá nejvíce věží. Kdo ji hostí, platí za budovy o minci méně a královna mu na konci přidá korunku do největší oblasti.
how-dragon = Drak
how-dragon-text = Jednou za kolo ho může někdo za jednu minci podplatit, aby spálil nabízenou budovu. Kdo hostí královnu, toho drak neposlechne.
how-claim = Vyberte si další
how-claim-text = Nakonec postavte krále na volný dílek příští řady.
how-score = Sečtěte body
how-score-text = Oblast přinese tolik bodů, kolik má políček krát kolik má korunek. Bez korunky nepřinese nic. Tři mince dají bod a budovy přidají své.

## Around the clauses

rules-facts-kingdom = Království
rules-facts-line = Řada
rules-facts-rounds = Kola
rules-facts-kings = Králové
rules-facts-start = Na začátku
rules-facts-ties = Při shodě
rules-kingdom = { $size } × { $size } políček
rules-line = { $line ->
    [one] 1 dílek
    [few] { $line } dílky
    [many] { $line } dílku
   *[other] { $line } dílků
  }
rules-rounds = { $games ->
    [1] { $rounds }
   *[other] { $games } × { $rounds }
  }
rules-kings = { $teams ->
    [yes] Každý ze dvojice: 1
   *[no] Každý: { $kings }
  }
rules-start = { $teams ->
    [yes] Pro každý tým { $coins ->
        [one] { $coins } mince
        [few] { $coins } mince
        [many] { $coins } mince
        *[other] { $coins } mincí
      } a { $knights ->
        [one] { $knights } rytíř
        [few] { $knights } rytíři
        [many] { $knights } rytíře
        *[other] { $knights } rytířů
      }
   *[no] { $coins ->
       [one] { $coins } mince
       [few] { $coins } mince
       [many] { $coins } mince
       *[other] { $coins } mincí
     } a { $knights ->
       [one] { $knights } rytíř
       [few] { $knights } rytíři
       [many] { $knights } rytíře
       *[other] { $knights } rytířů
     }
  }
rules-box-link = Zkontrolovat svou krabici
# The chapters, by their numbers.
rules-chapter-1 = Co je v krabici
rules-chapter-2 = Příprava
rules-chapter-3 = Kolo
rules-chapter-4 = A: přiložení dílku
rules-chapter-5 = B: daně
rules-chapter-6 = C: stavba
rules-chapter-7 = Královna
rules-chapter-8 = D: drak
rules-chapter-9 = { $town ->
    [yes] E: výběr dílku
   *[no] Výběr dílku
  }
rules-chapter-10 = Bodování
rules-chapter-11 = Vítězství
rules-chapter-12 = Vydání a vaše vlastní krabice
rules-chapter-13 = Kingdomino
rules-chapter-14 = Královská svatba

## The clauses, numbered as in docs/rules

rule-1-1 = Dílky
rule-1-1-text = { $game ->
    [royal-wedding] Hrajete se dvěma krabicemi, v každé je 48 dílků.
    [kingdomino] V krabici je 48 dílků.
   *[other] V krabici je 48 dílků a v každé partii se použijí všechny.
  } Na každém jsou dvě políčka krajiny, stejná nebo různá, a na políčku nejvýše tři korunky. Číslo na rubu udává pořadí: čím vyšší, tím bohatší dílek.
rule-1-2 = Žetony budov
rule-1-2-text = Pro vaše města je tu 32 žetonů 17 druhů. Vedle obrázku žeton nahoře ukazuje, co dostanete hned, a dole, kolik přinese na konci.
rule-1-3 = Zásoby
rule-1-3-text = Rytířů je { $supply }, věží 15. Co dojde, to dojde; jen mince nedojdou nikdy. Celý stůl má jednu královnu a jednoho draka.

rule-2-1 = Vaše království
rule-2-1-text = { $teams ->
    [yes] Váš tým začíná s jedním hradem o velikosti jednoho políčka a krajinu kolem něj přikládáte oba.
   *[no] Začínáte s hradem o velikosti jednoho políčka.
  } Na konci se vše, co jste přiložili, musí i s hradem vejít do čtverce { $size } × { $size } políček.
rule-2-2 = S čím začínáte
rule-2-2-text = { $town ->
    [yes] { $teams ->
        [yes] Váš tým má { $coins ->
            [one] { $coins } minci
            [few] { $coins } mince
            [many] { $coins } mince
           *[other] { $coins } mincí
          } a v zásobě { $knights ->
            [one] jednoho rytíře
            [few] { $knights } rytíře
            [many] { $knights } rytíře
           *[other] { $knights } rytířů
          }. Každý ze dvojice má svého krále.
       *[no] Máte { $coins ->
            [one] { $coins } minci
            [few] { $coins } mince
            [many] { $coins } mince
           *[other] { $coins } mincí
          }, v zásobě { $knights ->
            [one] jednoho rytíře
            [few] { $knights } rytíře
            [many] { $knights } rytíře
           *[other] { $knights } rytířů
          } a { $kings ->
            [1] jednoho krále
           *[other] dva krále
          }.
      }
   *[no] Máte { $kings ->
        [1] jednoho krále
       *[other] dva krále
      } a nic jiného.
  }
rule-2-3 = Plán budov
rule-2-3-text = Šest míst stojí 5, 4, 3, 2, 1 a 0 mincí. Za nejdražším leží sloupeček zamíchaných žetonů a za ním je dračí jeskyně. Na každé místo se odkryje jeden žeton, nejprve na nejlevnější. Drak je doma a královna zatím není hostem u nikoho.
rule-2-4 = První řada
rule-2-4-text = { $game ->
    [royal-wedding] Z krabice Queendomina se vyloží řada { $line } dílků seřazených podle čísel, nejmenší první.
   *[other] Vyloží se řada { $line } dílků seřazených podle čísel, nejmenší první.
  }
rule-2-5 = První králové
rule-2-5-text = { $onetwo ->
    [yes] Losuje se jen jeden král; co následuje, říká pravidlo 2.6.
   *[no] { $kings ->
        [1] Králové se losují jeden po druhém.
       *[other] Losují se všichni čtyři králové, jeden po druhém.
      } Jakmile přijde na řadu váš, postavte ho na volný dílek v řadě, než se vylosuje další.
  }
rule-2-6 = Ve dvou: 1-2-1
rule-2-6-text = Losuje se jeden král. Jeho hráč si vybere jeden dílek, druhý hráč pak dva, jeden po druhém, a poslední zbude opět prvnímu.
rule-2-7 = Druhá řada
rule-2-7-text = Jakmile každý král stojí na dílku, vyloží se příští řada, opět { $line ->
    [one] { $line } dílek
    [few] { $line } dílky
    [many] { $line } dílku
   *[other] { $line } dílků
  }, a začíná první kolo.

rule-3-1 = Kdo je na řadě
rule-3-1-text = Rozhoduje řada. Král na nejmenším čísle táhne první, král na největším poslední. Za bohatý dílek tedy platíte čekáním.
rule-3-2 = Kroky tahu
rule-3-2-text = { $town ->
    [yes] Pět kroků, vždy v tomto pořadí: přiložíte dílek (4), pošlete rytíře na výběr daní (5), postavíte budovu (6), pošlete draka (8) a vyberete si příští dílek (9).
   *[no] Dva kroky: přiložíte dílek pod svým králem (4) a pak si vyberete jeden z příští řady (9).
  }
rule-3-3 = Povinné a volitelné
rule-3-3-text = { $town ->
    [yes] Přiložit dílek a vybrat si nový musíte. Daně, stavbu a draka můžete přeskočit. Kde nemůžete udělat nic, krok sám pomine.
   *[no] Oba kroky jsou povinné.
  }
rule-3-4 = Co si nikdo nevybere
rule-3-4-text = { $left ->
    [one] Jeden dílek z každé řady zůstane bez krále. Jakmile se řada dohraje, vyřadí se ze hry.
    [few] Z každé řady zůstanou bez krále { $left } dílky. Jakmile se řada dohraje, vyřadí se ze hry.
    [many] Z každé řady zůstane bez krále { $left } dílku. Jakmile se řada dohraje, vyřadí se ze hry.
   *[other] Z každé řady zůstane bez krále { $left } dílků. Jakmile se řada dohraje, vyřadí se ze hry.
  }
rule-3-5 = Dva králové
rule-3-5-text = Každý z vašich dvou králů má vlastní tah tam, kde v řadě stojí, a to se všemi kroky.
rule-3-6 = Konec kola
rule-3-6-text = { $town ->
    [yes] Po posledním tahu letí drak domů. Zbylé žetony se posunou na nejlevnější místa a zachovají si pořadí; volná místa se doplní ze sloupečku, nejprve ta levnější. Pak se vyloží příští řada. Do té doby zůstává uvolněné místo prázdné.
   *[no] Po posledním tahu se hraje příští řada a vedle ní se vyloží nová.
  }
rule-3-7 = { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
    [many] { $rounds } kola
   *[other] { $rounds } kol
  }
rule-3-7-text = Dílků je { $dealt }, v řadě jich leží { $line }, kol je tedy { $rounds }. { $town ->
    [yes] V posledním kole už není co vybírat: přiložíte dílek a můžete poslat rytíře na výběr daní, stavět a poslat draka.
   *[no] V posledním kole už není co vybírat: jen přiložíte dílek.
  } { $games ->
    [1] Tím partie končí.
   *[other] Tím končí tato partie ze tří.
  }

rule-4-1 = Který dílek
rule-4-1-text = Přikládáte ten, na kterém stojí váš král. Kde leží, tam zůstane.
rule-4-2 = Vedle sebe
rule-4-2-text = Jeho dvě políčka leží vedle sebe, tam, kde ještě nic není. Otočte ho, jak chcete.
rule-4-3 = Napojení
rule-4-3-text = Aspoň jedna polovina se musí hranou dotýkat políčka stejné krajiny nebo vašeho hradu. Rohy nespojují, na korunkách nezáleží a obě poloviny nového dílku se za vzájemné napojení nepočítají.
rule-4-4 = Hrad
rule-4-4-text = Hradu se smí dotýkat jakákoli krajina, na všech čtyřech stranách.
rule-4-5 = Velikost království
rule-4-5-text = I s novým dílkem se království musí vejít do čtverce { $size } × { $size } políček. Hrad nemusí být uprostřed: meze určuje vaše krajina.
rule-4-6 = Když se nikam nevejde
rule-4-6-text = Dílek, který se nikam nevejde, se vyřadí ze hry a nepřinese nic. Který se někam vejde, ten přiložit musíte, i když to bolí.
rule-4-7 = Stejné poloviny
rule-4-7-text = Dílek se dvěma stejnými polovinami vypadá v obou směrech stejně, stačí tedy jeden způsob přiložení.

rule-5-1 = Kam jdou rytíři
rule-5-1-text = Rytíře ze zásoby můžete poslat jen na dílek, který jste právě přiložili. Pokud jste ho odhodili, v tomto tahu daně nejsou.
rule-5-2 = Jeden, nebo dva
rule-5-2-text = Jeden rytíř, nebo dva, na políčku nejvýše jeden. Zůstanou tam do konce partie.
rule-5-3 = Co vyberou
rule-5-3-text = Každý rytíř přinese minci za každé políčko oblasti, ve které stojí. Města platí jako každá jiná krajina.
rule-5-4 = Trezory
rule-5-4-text = S trezorem pro rytíře přinese každý vyslaný rytíř navíc minci za každého vašeho rytíře, v krajině i v zásobě. Trezor pro věže totéž dělá s vašimi věžemi. Máte-li oba, platí oba; pošlete-li dva rytíře, zaplatí trezory dvakrát.
rule-5-5 = V jedné oblasti
rule-5-5-text = Rytíři si nepřekážejí. Na dřívějších nezáleží, a pošlete-li v jednom tahu dva do téže oblasti, každý vybere daň z celé.

rule-6-1 = Který žeton
rule-6-1-text = Kterýkoli na plánu, ale žádný ze sloupečku. Jeho místo pak zůstane do konce kola prázdné.
rule-6-2 = Stavební náklady
rule-6-2-text = Zaplatíte tolik, kolik udává místo žetonu, a o minci méně, dokud je královna vaším hostem (7.2).
rule-6-3 = Kam
rule-6-3-text = Na políčko města ve vašem království, na kterém ještě budova není. Kdy jste ho přiložili, na tom nezáleží.
rule-6-4 = Kolik
rule-6-4-text = { $kings ->
    [1] Jednu budovu za tah, jednu na políčko.
   *[other] Jednu budovu za tah každého krále, jednu na políčko.
  }
rule-6-5 = Co přijde hned
rule-6-5-text = Rytíři z žetonu přijdou do vaší zásoby, věže stojí ve vašem království. Je-li jich ve společné zásobě málo, dostanete, co zbývá. Noví rytíři mohou vybírat od vašeho příštího tahu.
rule-6-6 = Pod budovou
rule-6-6-text = Rytíř, který tam stojí, zůstává, a políčko je dál políčkem města: pro velikost, pro daně i pro body.

rule-7-1 = U koho je hostem
rule-7-1-text = Jakmile stavbou získáte nejvíce věží ze všech, nebo aspoň tolik jako nejlepší, královna přijde k vám. Kdo ji hostí a staví další věže, tomu zůstane. Nic jiného s ní nepohne. Dokud nikdo nemá věž, není hostem u nikoho.
rule-7-2 = Její sleva
rule-7-2-text = Dokud je vaším hostem, stojí každá budova o jednu minci méně; pod nulu však cena neklesne.
rule-7-3 = Nákup, který ji přivede
rule-7-3-text = Platíte dřív, než věže stojí, za tento nákup tedy zaplatíte plnou cenu.

rule-8-1 = Jednou za kolo
rule-8-1-text = Draka lze poslat, dokud je ve své jeskyni: jednou za kolo pro celý stůl, i v posledním kole.
rule-8-2 = Ne s královnou
rule-8-2-text = Dokud je královna vaším hostem, draka poslat nesmíte, ani v tahu, kdy přišla.
rule-8-3 = Co to stojí
rule-8-3-text = Jednu minci, ať místo stojí cokoli.
rule-8-4 = Co spálí
rule-8-4-text = Kterýkoli jeden žeton na plánu. Žeton se vyřadí ze hry a drak sedí na jeho místě do konce kola.

rule-9-1 = Který dílek
rule-9-1-text = Postavte krále na dílek příští řady, na kterém žádný král nestojí.
rule-9-2 = Bez vynechání
rule-9-2-text = Jeden si vybrat musíte, i když se vám nelíbí žádný.
rule-9-3 = V posledním kole
rule-9-3-text = Příští řada není, není tedy co vybírat.

rule-10-1 = Pokladnice
rule-10-1-text = Tři mince dají jeden bod. Jedna nebo dvě zbylé nedají nic.
rule-10-2 = Oblasti
rule-10-2-text = Políčka stejné krajiny, která se dotýkají hranou, tvoří jednu oblast. Přinese počet políček krát počet korunek, bez korunky tedy nic. Hrad nepatří do žádné.
rule-10-3 = Města
rule-10-3-text = Města se počítají jako jiná krajina, zastavěná i prázdná. Korunku tam dá jen královnina věž.
rule-10-4 = Královna
rule-10-4-text = Je jednou korunkou navíc v největší oblasti toho, kdo ji hostí, ať tam roste cokoli: její políčka se započtou ještě jednou, i když oblast jinou korunku nemá.
rule-10-5 = Jen číslo
rule-10-5-text = Budova, na které je jen číslo, dá právě tolik bodů.
rule-10-6 = Za oblasti
rule-10-6-text = Budova s krajinou dá 2 body za každou oblast té krajiny ve vašem království, velkou i malou, s korunkami i bez nich. Kostel počítá i město, ve kterém stojí.
rule-10-7 = Za věže a rytíře
rule-10-7-text = Kráčející hrad dá 1 bod za každou vaši věž, výcvikový tábor 1 za každého vašeho rytíře, v krajině i v zásobě.
rule-10-8 = Co se nepočítá
rule-10-8-text = Bonusy z Kingdomina, Říše středu a Harmonie, k této hře nepatří.

rule-11-1 = Nejvíce bodů
rule-11-1-text = { $teams ->
    [yes] Společně vítězí tým s nejvíce body.
   *[no] { $games ->
        [1] Vítězí ten, kdo má nejvíce bodů.
       *[other] Vítězí ten, kdo má nejvíce bodů ze všech tří partií dohromady.
      }
  }
rule-11-2 = Shoda
rule-11-2-text = Rozhodne větší jednotlivá oblast, i městská, s korunkami i bez nich.
rule-11-3 = Stále shoda
rule-11-3-text = { $lasttie ->
    [coins] Podle českých pravidel pak rozhodnou mince, které v 10.1 nepřinesly bod. Jsou-li stejné i ty, o místo se dělíte. Podle ostatních pravidel se dělíte hned.
   *[shared] O místo se dělíte. Jen česká pravidla nechají nejprve rozhodnout zbylé mince.
  }

rule-12-1 = Vaše vydání
rule-12-1-text =
    { $edition ->
        [cz] Hrajete podle českých pravidel. Jedna věc je v nich jinak: po největší oblasti rozhodují při shodě zbylé mince (11.3).
        [eu] Hrajete podle evropských pravidel v sedmi jazycích. Hraje se podle nich stejně jako podle amerických; liší se slova.
       *[us] Hrajete podle amerických pravidel z roku 2017. Hraje se podle nich stejně jako podle evropských; liší se slova.
      }
    { $game ->
        [royal-wedding] { $edition ->
            [cz] Každý za sebe může hrát až sedm hráčů (14.1).
            [eu] Každý za sebe může hrát až šest hráčů (14.1).
           *[us] Každý za sebe může hrát až osm hráčů (14.1).
          }
       *[other] {""}
      }
rule-12-2 = Omyly v tisku
rule-12-2-text =
    V některých tištěných pravidlech jsou omyly. Zde se podle nich nehraje v žádném vydání:
    Italská a ruská pravidla vynechávají v posledním kole některé kroky. Všude jinde se hraje A až D.
    V několika jazycích má každý ze dvou králů jen kroky A a E. Všude jinde má každý všechny.
    Podle španělských pravidel začíná dílek nejdál od plánu. Všude jinde nejbližší, ten má nejmenší číslo.
    Španělská pravidla dávají rytíře za každou budovu. Dávají je jen žetony, které rytíře ukazují.
    V jednom hebrejském příkladu počítá kostel lesy. Počítá města.
rule-12-3 = Vaše vlastní krabice
rule-12-3-text = U některých žetonů jsou rytíři a věže jen náš odhad a žeton to říká. Máte-li hru doma, porovnejte své žetony a zadejte je u stolu: pak se hraje s vaší krabicí a záznam partie ji uvádí.

rule-13-1 = Hráči a dílky
rule-13-1-text = { $players ->
    [2] { $size ->
        [7] Ve dvou se hraje se všemi 48 dílky, každý má dva krále, řady jsou po čtyřech.
       *[other] Ve dvou se hraje s 24 ze 48 dílků, každý má dva krále, řady jsou po čtyřech. Které zůstanou v krabici, to neví nikdo.
      }
    [3] Ve třech se hraje s 36 ze 48 dílků, řady jsou po třech. Které zůstanou v krabici, to neví nikdo.
   *[other] Ve čtyřech se hraje se všemi 48 dílky, řady jsou po čtyřech.
  } Kol je { $rounds }.
rule-13-2 = Tah
rule-13-2-text = Přiložte dílek pod svým králem a pak si vyberte jeden z příští řady. V posledním kole jen přikládáte.
rule-13-3 = Bez měst
rule-13-3-text = Nejsou tu mince, rytíři, věže, budovy, královna ani drak a žádná pravidla o nich. { $bonuses ->
    [yes] Počítají se vaše oblasti a bonusy, na kterých jste se dohodli.
   *[no] Počítají se vaše oblasti a nic jiného.
  }
rule-13-4 = Shoda
rule-13-4-text = { $games ->
    [1] Rozhodne větší jednotlivá oblast. Pak rozhodnou všechny korunky království dohromady. Pak se o místo dělíte.
   *[other] Po třech partiích se při stejném součtu o místo dělíte.
  }
rule-13-5 = { $bonusnames }
rule-13-5-text =
    { $middle ->
        [yes] Říše středu: 10 bodů, stojí-li váš hrad uprostřed. { $centre ->
            [grid] Vaše krajina nesmí na žádnou stranu od něj sahat dál než do poloviny mřížky.
           *[extent] Království musí sahat přes celý čtverec { $size } × { $size }, mezery nevadí, a na protilehlé strany stejně daleko od hradu.
          }
       *[no] {""}
      }
    { $harmony ->
        [yes] Harmonie: 5 bodů, je-li vaše království úplné, s krajinou na každém políčku čtverce { $size } × { $size }.
       *[no] {""}
      }
rule-13-6 = Velký souboj
rule-13-6-text = Dva hráči, všech 48 dílků, království 7 × 7, dvanáct kol.
rule-13-7 = Dynastie
rule-13-7-text = Hrajete tři partie, každou od začátku, a body sečtete i s bonusy. Rozhodne součet.

rule-14-1 = Hráči a království
rule-14-1-text = { $teams ->
    [yes] Hráčů je { $players }, týmů po dvou { $sides }. Každý tým staví jedno království 7 × 7; v řadě je osm dílků a kol je dvanáct.
   *[no] Hráčů je { $players }, každý hraje za sebe a staví království { $size } × { $size }; dílků v řadě je { $line } a kol je { $rounds }.
  } Na stůl přijde všech 96 dílků.
rule-14-2 = Dvě krabice střídavě
rule-14-2-text = Krabice se nemíchají. První řada je z Queendomina, příští z Kingdomina a tak dále. Města jsou jen v krabici Queendomina, v každé druhé řadě tedy nejsou.
rule-14-3 = Co zbude
rule-14-3-text = { $left ->
    [0] Každý dílek řady si někdo vybere, nezbude tedy žádný.
    [one] Jeden dílek z každé řady si nevybere nikdo. Jakmile se řada dohraje, vyřadí se ze hry.
    [few] Z každé řady si { $left } dílky nevybere nikdo. Jakmile se řada dohraje, vyřadí se ze hry.
    [many] Z každé řady si { $left } dílku nevybere nikdo. Jakmile se řada dohraje, vyřadí se ze hry.
   *[other] Z každé řady si { $left } dílků nevybere nikdo. Jakmile se řada dohraje, vyřadí se ze hry.
  }
rule-14-4 = Týmy
rule-14-4-text = Se spoluhráčem máte společný hrad, království a body, k tomu { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
    [many] { $coins } mince
    *[other] { $coins } mincí
  }, { $knights ->
    [one] jednoho rytíře
    [few] { $knights } rytíře
    [many] { $knights } rytíře
    *[other] { $knights } rytířů
  } a královnu, když přijde. Každý z vás má vlastního krále, a tedy i vlastní tah v každém kole.
rule-14-5 = Rozhoduje ten, kdo je na tahu
rule-14-5-text = Mluvte spolu, o čem chcete. Ve svém tahu ale rozhodujete jen vy: kam přijde dílek, k čemu se použijí mince a rytíři týmu a který dílek si vyberete.
rule-14-6 = Když zásoby dojdou
rule-14-6-text = Při tolika hráčích nebo kolech mohou rytíři i žetony dojít. Budova pak dá tolik rytířů a věží, kolik zbývá, třeba žádné, a přesto ji lze koupit. Bez sloupečku zůstanou drahá místa prázdná.

## The drawings beside them

rules-copies = × { $count }
rules-land = Políčka každé krajiny podle korunek
rules-land-name = Krajina
rules-land-plain = bez
rules-land-crowns = { $crowns ->
    [one] 1 korunka
    [few] { $crowns } korunky
    [many] { $crowns } korunky
   *[other] { $crowns } korunek
  }
rules-land-all = vše
rules-sum = { $terrain } { $squares } × { $crowns } = { $points }
rules-bonus-none = Žádné
rules-bonus-middle-kingdom = Říše středu
rules-bonus-harmony = Harmonie
rules-bonus-both = Obojí
figure-yes = Dovoleno
figure-no = Nedovoleno
figure-touches = Jezero leží u jezera. Polovina s loukou nemusí sedět k ničemu.
figure-alone = Jezero leží jen u lesa a obilného pole. Tady zůstat nemůže.
figure-corner = Jezero se s jezerem dotýká rohem. To nestačí.
figure-castle = Jiná hora tu není, ale tato se dotýká hradu.
figure-window = Tečky jsou políčka, která se ještě mohou stát krajinou: nikdy víc než { $size } na šířku a { $size } na výšku.
figure-tax = Právě přiloženo: jezero a obilné pole. Rytíř na jezeře stojí v oblasti o 3 políčkách a přinese 3 mince. Druhý na obilném poli by přinesl 2.
figure-build = Dvě políčka města jsou volná. Na třetím stojí kostel.
figure-territories = Pět oblastí. Dvě obilná pole se nedotýkají a louka nemá korunku.
figure-towns = Jedno město o třech políčkách. Královnina věž mu dá korunku, socha ne.
figure-crowning = Největší oblastí je les. Vlastní korunku nemá; korunkou je královna.
figure-worth = Dvě oblasti obilných polí, pekárna tedy dá 4 body.
figure-bonuses = Krajina na každém políčku čtverce { $size } × { $size } a hrad uprostřed.
figure-team = Jeden hrad ve dvou barvách.
figure-builders = Nejdražší místo je u jeskyně. Žeton nahoře ukazuje, co přijde hned, a dole, kolik přinese na konci.
figure-prices = Kdo hostí královnu: na každém místě o minci méně, ale nikdy pod nulu.
figure-dragon = Drak spálil žeton za 4 a ten za 1 už někdo koupil.
figure-line = Řada. Políčka s korunkami přicházejí s vysokými čísly.
figure-order = Kdo je kdy na tahu: shora dolů.
figure-onetwo = Nejprve jeden, pak dva, pak jeden.
figure-safes = Tři jezera, a máte dva rytíře a jednu věž. S oběma trezory přinese jeden rytíř na jezeře 3 + 2 + 1 mincí.
figure-queen = Měsíc má dvě věže a královnu. Růže stavbou získá také dvě: královna přejde k Růži.
figure-claim = Čárkované kroužky jsou volné. Místo vašeho krále určuje váš tah v příštím kole.
figure-pad = Řádky, které se vyplňují na konci. U stolu každé číslo říká, z čeho je složeno.
figure-boxes = Z každé krabice jedna řada. Čísla od 1 do 48 jsou v obou.

## The quick sheet

sheet-may = volitelné
sheet-place = Jedna polovina se dotýká své krajiny nebo vašeho hradu. Vše ve čtverci { $size } × { $size }. Odhazuje se, jen když se nevejde nikam.
sheet-tax = Jeden nebo dva rytíři na nový dílek, na políčko jeden. Každý přinese minci za každé políčko své oblasti. Zůstanou.
sheet-build = Jedna budova na volné políčko města. Její rytíři a věže přijdou hned.
sheet-bribe = Jedna mince spálí nabízený žeton, jednou za kolo pro celý stůl. Ne pro toho, kdo hostí královnu.
sheet-claim = Postavte krále na volný dílek příští řady. Malá čísla začínají. Ne v posledním kole.
sheet-prices = Náklady
sheet-slots = Místa za 5, 4, 3, 2, 1 a 0 mincí, nejdražší u jeskyně
sheet-prices-text = Platíte tolik, kolik udává místo; kdo hostí královnu, o minci méně. Královna přijde k tomu, kdo stavbou získá nejvíce věží, shoda stačí. Na konci kola se žetony posunou na levná místa a drahá se doplní novými.
sheet-scores = Co boduje
sheet-land = Krajina
sheet-score-wealth = 1 za každé 3 mince.
sheet-score-land = Políčka × korunky, za každou oblast. Bez korunky bez bodů.
sheet-score-town = Stejně; korunkou jsou tam jen královniny věže.
sheet-score-queen = Jedna korunka navíc v největší oblasti.
sheet-score-buildings = Číslo; nebo 2 za každou oblast jedné krajiny; nebo 1 za každou věž či každého rytíře.
sheet-special = V této hře
sheet-tiles = Budovy
sheet-tiles-key = Vedle obrázku: nahoře, co přijde hned, dole, kolik přinese na konci. × je počet žetonů v krabici.
