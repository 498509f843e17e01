# Notices: what this browser tells of games of days, also while no page is open.
notice-turn = Jste na tahu.
notice-time = Čas na váš tah se krátí.
notice-asked = Ostatní se vás na něco ptají.
notice-over = Hra skončila.
notices-on = Oznámit mi, když na mě něco čeká
notices-about = Ve hrách, kde je na tah několik hodin nebo dní, ukáže tento prohlížeč oznámení, i když je stránka zavřená.
notices-denied = Tento prohlížeč má zakázáno ukazovat oznámení z této stránky. Povolit je lze v jeho nastavení.
notices-insecure = Oznámení potřebují adresu s https, nebo přímo tento počítač.
notices-none = Tento prohlížeč oznámení neukazuje. Na telefonu může pomoci nejdřív přidat stránku na plochu.
notices-failed = Tento prohlížeč je teď nedostupný. Zkuste to později.
