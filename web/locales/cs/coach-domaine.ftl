# What the guide says in a game of Domaine: first what is to be done, then why.

guide-domaine-castle-lead = Zvolte políčko pro svůj hrad.
guide-domaine-castle = Lesy, vesnice a doly u něj budou vaše, jakmile se kolem něj uzavřou hranice.
guide-domaine-knight-lead = Postavte vedle něj rytíře.
guide-domaine-knight = Rytíři hlídají panství: silnější soused může slabšímu zabrat půdu.
guide-domaine-others-lead = Teď další hrad.
guide-domaine-others = Každý hrad začíná vlastní panství. Hledejte doly a královské město.
guide-domaine-income-lead = Zvolte kartu.
guide-domaine-income = Doly vám platí před každým tahem. Na hraní máte { $ducats ->
    [one] 1 dukát
    [few] { $ducats } dukáty
    [many] { $ducats } dukátu
   *[other] { $ducats } dukátů
  }.
guide-domaine-use-lead = Zahrajte ji, nebo ji prodejte.
guide-domaine-use = První cena je za zahrání, druhou dostanete za prodej.
guide-domaine-chancery-lead = Vezměte si novou kartu.
guide-domaine-chancery = Prodané karty leží zde v Kanceláři, všem na očích. V balíčku je to, co ještě nikdo neviděl.

## What the cards do

guide-domaine-sell-new = Nové: prodej
guide-domaine-sell-lead = Prodejte kartu.
guide-domaine-sell = Z ruky teď nic zahrát nelze. Co dostanete za jednu kartu, zaplatí příští.
guide-domaine-borders-new = Nové: hranice
guide-domaine-borders-lead = Zvolte hranu pro hranici.
guide-domaine-borders = Když se hranice uzavřou kolem jediného hradu, jeho panství hned boduje: lesy, vesnice a královské město.
guide-domaine-knights-new = Nové: rytíři
guide-domaine-knights-lead = Zvolte políčko pro rytíře.
guide-domaine-knights = Panství se smí rozšířit do slabšího, ale nikdy do stejně silného.
guide-domaine-expansion-new = Nové: rozšíření
guide-domaine-expansion-lead = Zvolte půdu, kterou zaberete.
guide-domaine-expansion = Vaše panství přeroste hranici, i do sousedního s menším počtem rytířů.
guide-domaine-deserter-new = Nové: přeběhlíci
guide-domaine-deserter-lead = Zvolte rytíře, který přeběhne.
guide-domaine-deserter = Odejde od souseda a ve vašem panství bude stát jeden váš.
guide-domaine-alliance-new = Nové: spojenectví
guide-domaine-alliance-lead = Zvolte, s kým uzavřete mír.
guide-domaine-alliance = Spojenecká panství si půdu neberou.
