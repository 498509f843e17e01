# One’s account: coming in, who is signed in, passkeys, data, the end.

account-title = Cuenta
account-about = Para jugar no hace falta. Con una cuenta, tus partidas te acompañan en cada navegador y las partidas puntuadas cuentan.
account-way = Cómo entras
account-session = Tengo una cuenta
account-account = Cuenta nueva
account-name = Nombre
account-password = Contraseña
account-password-old = Contraseña actual
account-password-new = Contraseña nueva
account-password-set = Cambiar la contraseña
account-password-why = Al menos { $least } caracteres. Se cierra la sesión en los demás navegadores.
account-password-wrong = La contraseña actual no es correcta.
account-password-done = La contraseña se ha cambiado. En los demás navegadores se ha cerrado la sesión.
account-show = Mostrar
account-why = Al menos { $least } caracteres. Nadie puede devolverte una contraseña perdida.
account-come = Entrar
account-make = Crear una cuenta
account-passkey-in = Entrar con una llave de acceso
account-passkey-make = Con una llave de acceso, sin contraseña
account-no-passkey = No se usó ninguna llave de acceso. Inténtalo de nuevo o usa la contraseña.
account-passkey-none = No se ha creado ninguna llave de acceso. Una llave de seguridad necesita para eso un PIN propio, y no todas pueden guardarla. Prueba con otra o usa una contraseña.
account-passkey-known = Este dispositivo ya tiene una llave de acceso para esta cuenta.
account-since = desde el { $date }
account-profile = Mi perfil
account-rename = Cambiar el nombre
account-rename-new = Nombre nuevo
account-rename-why = En las mesas en las que ya estás, tu nombre sigue siendo el mismo.
account-rename-done = El nombre se ha cambiado.
account-out = Cerrar sesión
account-hide = Mostrar a los demás solo mi nombre
account-sessions = Sesiones abiertas
account-browser = Un navegador
account-here = este
account-used = última vez: { $date }
account-end = Cerrar allí
account-end-there = Cerrar allí: { $label }
account-end-all = Cerrar en todos los demás
account-passkeys = Llaves de acceso
account-passkey-since = Llave de acceso desde el { $date }
account-add = Añadir una llave de acceso
account-remove = Quitar
account-remove-of = Quitar: { $passkey }
account-data-title = Tus datos
account-data = Guardarlo todo en un archivo
account-delete = Eliminar la cuenta
account-delete-why = Para siempre: el nombre, las puntuaciones, la lista de tus partidas, todo lo que has dicho. Los demás conservan sus partidas, con «…» en tu lugar. Las partidas en curso se abandonan.
account-delete-name = Tu nombre, para confirmar
account-delete-now = Eliminar para siempre
account-deleted = La cuenta se ha eliminado.
account-taken = { $count ->
    [one] 1 partida de este navegador es ahora de la cuenta.
   *[other] { $count } partidas de este navegador son ahora de la cuenta.
  }
account-moderation = A la moderación
account-own = Hacer que esta cuenta lleve el servidor
account-own-why = Has llegado por el enlace de la consola. Quien lleva el servidor elige quién modera.
account-held-mute = { $ending ->
    [never] Ya no puedes hablar en las mesas.
   *[then] No puedes hablar en las mesas hasta el { $until }.
  }
account-held-ban = { $ending ->
    [never] Ya no puedes sentarte ni hablar aquí.
   *[then] No puedes sentarte ni hablar aquí hasta el { $until }.
  }
