# Notices: what this browser tells of games of days, also while no page is open.
notice-turn = Jste na tahu.
notice-time = Čas na váš tah se krátí.
notice-late = Někomu z ostatních vypršel čas. Můžete čekat, nebo nechat dál hrát bota.
notice-asked = Ostatní se vás na něco ptají.
notice-over = Partie skončila.
notices-on = Oznamovat mi, když na mě něco čeká
notices-about = V partiích, kde jsou na tah hodiny nebo dny, ukazuje tento prohlížeč oznámení, i když je stránka zavřená.
notices-denied = V tomto prohlížeči jsou oznámení této stránky zakázána. Povolit je lze v jeho nastavení.
notices-insecure = Oznámení fungují jen na adrese s https nebo přímo na tomto počítači.
notices-none = Tento prohlížeč oznámení neukazuje. Na telefonu může pomoci nejdřív přidat stránku na plochu.
notices-failed = Tento prohlížeč je teď nedostupný. Zkuste to později.
