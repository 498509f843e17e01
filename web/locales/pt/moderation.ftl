# Reports of people, and what moderators do about them.

moderation-title = Moderação
moderation-about = Das partidas não vês mais do que toda a gente. O que fazes aqui fica registado.
moderation-reports = Denúncias
moderation-none = Não há nenhuma denúncia.
moderation-by = { $date }, por { $by }
moderation-by-gone = { $date }
moderation-why-talk = Palavras rudes ou indesejadas
moderation-why-name = Nome ofensivo
moderation-why-unfair = Jogo desleal
moderation-why-leaving = Abandona partidas vezes sem conta
moderation-why-other = Outra coisa
moderation-said = A frase: «{ $line }»
moderation-table = Para a mesa
moderation-person = Tudo sobre { $name }
moderation-close = Resolvida
moderation-close-of = Resolvida: { $name }
moderation-what = Restrição
moderation-mute = sem falar
moderation-ban = sem lugar nem palavra
moderation-long = Por quanto tempo
moderation-days = { $days ->
    [0] para sempre
    [one] 1 dia
    [many] { $days } de dias
   *[other] { $days } dias
  }
moderation-address = Também quem venha do mesmo endereço sem conta
moderation-alone = { $whom ->
    [guest] Um convidado pode voltar a outro lugar e com outro nome: só por si, isto não afasta ninguém por muito tempo.
   *[account] Vale para a conta; como convidado ainda pode vir.
  }
moderation-shared = Vale também para os convidados desse endereço, e entretanto não se pode criar lá nenhuma conta. Quem já tem uma não é afetado.
moderation-others = { $count ->
    [0] Quando chegou a denúncia, não estava aqui mais ninguém desse endereço.
    [one] Quando chegou a denúncia, estava aqui mais 1 pessoa desse endereço.
   *[other] Quando chegou a denúncia, estavam aqui mais { $count } pessoas desse endereço.
  }
moderation-do = Aplicar
moderation-do-of = Aplicar: { $name }
moderation-held-title = Em vigor
moderation-held = { $kind ->
    [mute] { $name } não pode falar
   *[ban] { $name } não pode sentar-se nem falar
  }
moderation-until = { $ending ->
    [never] para sempre
   *[then] até { $until }
  }
moderation-at = para os convidados de um endereço
moderation-release = Levantar
moderation-release-of = Levantar: { $name }
moderation-log = O que foi feito
moderation-log-names = Com os nomes de então.
moderation-now = (agora chama-se { $name })
moderation-did-mute = { $days ->
    [0] { $by } tira a palavra a { $name } para sempre
    [one] { $by } tira a palavra a { $name } por 1 dia
    [many] { $by } tira a palavra a { $name } por { $days } de dias
   *[other] { $by } tira a palavra a { $name } por { $days } dias
  }
moderation-did-ban = { $days ->
    [0] { $by } exclui { $name } para sempre
    [one] { $by } exclui { $name } por 1 dia
    [many] { $by } exclui { $name } por { $days } de dias
   *[other] { $by } exclui { $name } por { $days } dias
  }
moderation-did-unmute = { $by } devolve a palavra a { $name }
moderation-did-unban = { $by } deixa { $name } voltar
moderation-did-closed = { $by } resolve uma denúncia sobre { $name }
moderation-did-named = { $by } confia a moderação a { $name }
moderation-did-removed = { $by } retira a moderação a { $name }
moderation-did-owner = { $name } passa a gerir o servidor pelo link da consola
moderation-moderators = Quem modera
moderation-role = { $role ->
    [owner] gere o servidor
   *[moderator] modera
  }
moderation-name = Nome de uma conta
moderation-add = Confiar a moderação
moderation-remove = Retirar
moderation-remove-of = { $name } deixa de moderar
moderation-clean = Nada foi denunciado e nada está em vigor.
moderation-back = Todas as denúncias
moderation-closed = resolvida
report-why = Quem modera vê as tuas palavras e, se escolheres uma, a frase. Nunca vê as cartas de ninguém.
report-who = Quem
report-what = O que está mal
report-line = Que frase
report-no-line = nenhuma em particular
report-words = Por palavras tuas
report-send = Avisar quem modera
report-sent = { $count ->
    [0] Isto já foi denunciado.
   *[other] Agradecemos o aviso. Vai ser analisado.
  }
