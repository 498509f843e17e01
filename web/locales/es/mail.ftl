# Una dirección de correo, en la página de la cuenta, y las páginas a las que llevan los enlaces de los correos.

mail-title = Avisos por correo
mail-about = En las partidas con horas o días por turno, un correo te dice que una espera. Después no llega ninguno más de esa partida hasta que la hayas mirado.
mail-now = Los correos van a { $address }.
mail-wanted = Un correo con un enlace ha salido hacia { $address }. En cuanto lo abras, los avisos irán allí.
mail-lost = No se pudo enviar ningún correo a { $address }. Quizá la dirección esté mal escrita.
mail-address = Dirección de correo
mail-other = Otra dirección de correo
mail-give = Envíame el enlace
mail-remove = No me escribas más
mail-confirm-title = Confirma tu dirección
mail-confirm-about = Pulsa el botón y un correo te dirá cuándo te espera una partida con horas o días por turno.
mail-confirm-do = Sí, escríbeme
mail-confirm-done = Tu dirección está confirmada.
mail-stop-title = No más correos
mail-stop-about = Pulsa el botón y no llegarán más correos de aquí.
mail-stop-do = No me escribas más
mail-stop-done = Ya no llegan más correos. Lo que se sabía de tu dirección está borrado.
mail-none = Esta página se abre con el enlace de un correo.
mail-account = A la cuenta
