# Co říkají e-maily o partiích na dny, a ten, který se ptá, zda smějí chodit.

letter-confirm-subject = Potvrďte svou adresu pro { $place }
letter-confirm = Někdo, nejspíš vy, uvedl tuto adresu na { $place }, aby e-mail dal vědět, když čeká partie. Chcete-li ji potvrdit, otevřete tuto stránku:
letter-confirm-else = Odkaz platí tři dny. Pokud jste to nebyli vy, nedělejte nic: žádný další e-mail nepřijde.
letter-subject-turn = { $game }: jste na tahu
letter-subject-time = { $game }: čas na váš tah se krátí
letter-subject-late = { $game }: někomu z ostatních vypršel čas
letter-subject-asked = { $game }: ostatní se vás na něco ptají
letter-subject-many = { $count ->
    [one] Čeká na vás { $count } partie
    [few] Čekají na vás { $count } partie
    [many] Čeká na vás { $count } partie
   *[other] Čeká na vás { $count } partií
  }
letter-turn = { $game }: jste na tahu.
letter-time = { $game }: čas na váš tah se krátí.
letter-late = { $game }: někomu z ostatních vypršel čas. Můžete čekat, nebo nechat dál hrát bota.
letter-asked = { $game }: ostatní se vás na něco ptají.
letter-since = Od { $time }
letter-until = Do { $time }
letter-zone = Časy platí pro { $zone }.
letter-stop = O takové e-maily jste si řekli na { $place }. Aby už nechodily, otevřete tuto stránku:

# What the server says itself where it gives no page.
busy-page = Z vaší adresy se teď žádá příliš mnoho najednou. Stránka se za několik sekund zobrazí sama.
