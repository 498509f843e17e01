# Reports of people, and what moderators do about them.

moderation-title = Moderación
moderation-about = De las partidas no ves más que los demás. Lo que haces aquí queda anotado.
moderation-reports = Denuncias
moderation-none = No hay ninguna denuncia.
moderation-by = { $date }, por { $by }
moderation-by-gone = { $date }
moderation-why-talk = Palabras groseras o molestas
moderation-why-name = Nombre ofensivo
moderation-why-unfair = Juego sucio
moderation-why-leaving = Deja partidas una y otra vez
moderation-why-other = Otra cosa
moderation-said = La frase: «{ $line }»
moderation-table = A la mesa
moderation-person = Todo sobre { $name }
moderation-close = Resuelta
moderation-close-of = Resuelta: { $name }
moderation-what = Restricción
moderation-mute = sin hablar
moderation-ban = ni asiento ni palabra
moderation-long = Cuánto tiempo
moderation-days = { $days ->
    [0] para siempre
    [one] 1 día
    [many] { $days } de días
   *[other] { $days } días
  }
moderation-address = También quienes vengan de la misma dirección sin cuenta
moderation-alone = { $whom ->
    [guest] Un invitado puede volver a otro asiento y con otro nombre: esto solo no detiene a nadie mucho tiempo.
   *[account] Vale para la cuenta; como invitado aún puede venir.
  }
moderation-shared = Vale también para los invitados de esa dirección, y entretanto no se puede crear allí ninguna cuenta. A quien tiene una no le afecta.
moderation-others = { $count ->
    [0] Cuando llegó la denuncia, no había nadie más aquí desde esa dirección.
    [one] Cuando llegó la denuncia, había aquí 1 persona más desde esa dirección.
   *[other] Cuando llegó la denuncia, había aquí { $count } personas más desde esa dirección.
  }
moderation-do = Aplicar
moderation-do-of = Aplicar: { $name }
moderation-held-title = En vigor
moderation-held = { $kind ->
    [mute] { $name } no puede hablar
   *[ban] { $name } no puede sentarse ni hablar
  }
moderation-until = { $ending ->
    [never] para siempre
   *[then] hasta el { $until }
  }
moderation-at = para los invitados de una dirección
moderation-release = Levantar
moderation-release-of = Levantar: { $name }
moderation-log = Lo que se hizo
moderation-log-names = Con los nombres de entonces.
moderation-now = (ahora se llama { $name })
moderation-did-mute = { $days ->
    [0] { $by } prohíbe hablar a { $name } para siempre
    [one] { $by } prohíbe hablar a { $name } durante 1 día
    [many] { $by } prohíbe hablar a { $name } durante { $days } de días
   *[other] { $by } prohíbe hablar a { $name } durante { $days } días
  }
moderation-did-ban = { $days ->
    [0] { $by } excluye a { $name } para siempre
    [one] { $by } excluye a { $name } durante 1 día
    [many] { $by } excluye a { $name } durante { $days } de días
   *[other] { $by } excluye a { $name } durante { $days } días
  }
moderation-did-unmute = { $by } deja hablar de nuevo a { $name }
moderation-did-unban = { $by } deja volver a { $name }
moderation-did-closed = { $by } resuelve una denuncia sobre { $name }
moderation-did-named = { $by } encarga la moderación a { $name }
moderation-did-removed = { $by } retira la moderación a { $name }
moderation-did-owner = { $name } pasa a llevar el servidor por el enlace de la consola
moderation-moderators = Quién modera
moderation-role = { $role ->
    [owner] lleva el servidor
   *[moderator] modera
  }
moderation-name = Nombre de una cuenta
moderation-add = Encargar la moderación
moderation-remove = Quitar
moderation-remove-of = { $name } ya no modera
moderation-clean = Nada se ha denunciado y nada está en vigor.
moderation-back = Todas las denuncias
moderation-closed = resuelta
report-why = Quien modera ve tus palabras y, si eliges una, la frase. Nunca ve las cartas de nadie.
report-who = Quién
report-what = Qué pasa
report-line = Qué frase
report-no-line = ninguna en particular
report-words = Con tus palabras
report-send = Avisar a quien modera
report-sent = { $count ->
    [0] Ya se había avisado de esto.
   *[other] Gracias. Se revisará.
  }
