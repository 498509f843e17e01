# E-mailová adresa na stránce účtu a stránky, kam vedou odkazy z e-mailů.

mail-title = Oznámení e-mailem
mail-about = V partiích, kde jsou na tah hodiny nebo dny, dá e-mail vědět, že některá čeká. Pak už k té partii žádný nepřijde, dokud se na ni nepodíváte.
mail-now = E-maily chodí na { $address }.
mail-wanted = E-mail s odkazem odešel na { $address }. Jakmile odkaz otevřete, budou oznámení chodit tam.
mail-lost = Na adresu { $address } nešlo e-mail odeslat. Možná je v ní překlep.
mail-address = E-mailová adresa
mail-other = Jiná e-mailová adresa
mail-give = Poslat mi odkaz
mail-remove = Už mi nepsat
mail-confirm-title = Potvrďte svou adresu
mail-confirm-about = Stiskněte tlačítko a e-mail vám dá vědět, když na vás čeká partie, kde jsou na tah hodiny nebo dny.
mail-confirm-do = Ano, pište mi
mail-confirm-done = Vaše adresa je potvrzena.
mail-stop-title = Už žádné e-maily
mail-stop-about = Stiskněte tlačítko a odsud už žádné e-maily nepřijdou.
mail-stop-do = Už mi nepsat
mail-stop-done = Žádné další e-maily nepřijdou. Co bylo o vaší adrese známo, je smazáno.
mail-none = Tato stránka se otevírá odkazem z e-mailu.
mail-account = K účtu
