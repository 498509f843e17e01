# One’s account: coming in, who is signed in, passkeys, data, the end.

account-title = Účet
account-about = Ke hře ho nepotřebujete. S účtem vás partie provázejí v každém prohlížeči a hodnocené partie se počítají.
account-way = Jak se přihlásíte
account-session = Účet mám
account-account = Nový účet
account-name = Jméno
account-password = Heslo
account-password-old = Dosavadní heslo
account-password-new = Nové heslo
account-password-set = Nastavit heslo
account-password-why = Nejméně { $least } znaků. Všechny ostatní prohlížeče se odhlásí.
account-password-wrong = Dosavadní heslo není správné.
account-password-done = Heslo je nastavené. Všechny ostatní prohlížeče jsou odhlášené.
account-show = Ukázat
account-why = Nejméně { $least } znaků. Ztracené heslo vám nikdo nevrátí.
account-come = Přihlásit
account-make = Založit účet
account-passkey-in = Přihlásit přístupovým klíčem
account-passkey-make = Přístupovým klíčem, bez hesla
account-no-passkey = Přístupový klíč nebyl použit. Zkuste to znovu, nebo použijte heslo.
account-passkey-none = Přístupový klíč nevznikl. Bezpečnostní klíč k tomu potřebuje vlastní PIN a ne každý ho umí uložit. Zkuste jiný, nebo použijte heslo.
account-passkey-known = Toto zařízení už přístupový klíč k tomuto účtu má.
account-since = od { $date }
account-profile = Můj profil
account-rename = Změnit jméno
account-rename-new = Nové jméno
account-rename-why = U stolů, kde už sedíte, vám zůstane dosavadní jméno.
account-rename-done = Jméno je změněné.
account-out = Odhlásit
account-hide = Ostatním ukazovat jen mé jméno
account-sessions = Přihlášení
account-browser = Prohlížeč
account-here = tento
account-used = naposledy { $date }
account-end = Odhlásit tam
account-end-there = Odhlásit tam: { $label }
account-end-all = Odhlásit všude jinde
account-passkeys = Přístupové klíče
account-passkey-since = Přístupový klíč od { $date }
account-add = Přidat přístupový klíč
account-remove = Odebrat
account-remove-of = Odebrat: { $passkey }
account-data-title = Vaše údaje
account-data = Uložit vše do souboru
account-delete = Smazat účet
account-delete-why = Navždy: jméno, hodnocení, seznam vašich partií i vše, co jste řekli. Ostatním partie zůstanou, na vašem místě bude „…“. Rozehrané partie tím vzdáváte.
account-delete-name = Vaše jméno pro potvrzení
account-delete-now = Smazat navždy
account-deleted = Účet je smazaný.
account-taken = { $count ->
    [one] K účtu nyní patří 1 partie z tohoto prohlížeče.
    [few] K účtu nyní patří { $count } partie z tohoto prohlížeče.
    [many] K účtu nyní patří { $count } partie z tohoto prohlížeče.
   *[other] K účtu nyní patří { $count } partií z tohoto prohlížeče.
  }
account-moderation = K moderování
account-own = Svěřit server tomuto účtu
account-own-why = Jste tu odkazem z konzole. Kdo provozuje server, určuje, kdo moderuje.
account-held-mute = { $ending ->
    [never] U stolů už nesmíte mluvit.
   *[then] U stolů nesmíte mluvit do { $until }.
  }
account-held-ban = { $ending ->
    [never] Už zde nesmíte usednout ani mluvit.
   *[then] Do { $until } zde nesmíte usednout ani mluvit.
  }
