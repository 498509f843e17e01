# A table, whatever is played at it.

## The page

hem-table = Esta mesa
table-title = Esta mesa
hem-log = Histórico
hem-reading = Em palavras
hem-orders = Instruções
hem-orders-state = { $state ->
    [left] As tuas instruções mantêm-se
    [ended] As tuas instruções terminaram
   *[open] Deixar instruções
  }
# Beside the sentence at the head of the table.
orders-stand = As tuas instruções para o teu próximo turno mantêm-se.
orders-due = As tuas instruções serão cumpridas dentro de alguns minutos, a não ser que jogues agora.
orders-wait = As tuas instruções esperam até se decidir se uma jogada é anulada.
orders-ended = As tuas instruções terminaram: o que querias a seguir já não está disponível.
orders-withdrawn = As tuas instruções para o teu próximo turno foram retiradas.
hem-guide = Guia-me
hem-unguided = Sem guia

## Whose turn

status-opening = A abrir a mesa.
status-lost = A ligação perdeu-se. A tentar de novo.
status-restart = O servidor está a reiniciar. Nada se perde: a partida continua daqui a um momento.
status-full = Há demasiadas mesas abertas no teu endereço. Esta página continua a tentar: quando alguém aí fechar uma, há lugar.
status-closed = Esta mesa está fechada.
status-waiting = { $count ->
    [one] Falta ainda uma pessoa.
   *[other] Faltam ainda { $count } pessoas.
  }
status-over = A partida acabou.
status-dealing = Viram-se as próximas peças.
status-yours = É a tua vez, { $name }.
status-here = É a vez de { $name }.
status-theirs-away = { $name } não está. A mesa espera.
steps = Passos do turno
# Read aloud for a step of the turn.
step-skipped = { $step }, passo saltado
step-done = { $step }, passo feito
round = Ronda { $round }
round-of = Ronda { $round } de { $rounds }
round-setup = Preparação
round-game = Partida { $game } de { $games }, ronda { $round } de { $rounds }
round-game-setup = Partida { $game } de { $games }, preparação
round-over = Partida acabada
round-watching = { $now }, a observar
round-behind = { $now }, vista uma ronda mais tarde
title-yours = É a tua vez

## Who sits there

seat-you = tu
seat-away = ausente
seat-open = lugar livre
score-of = { $points ->
    [one] { $name }: 1 ponto
   *[other] { $name }: { $points } pontos
  }
score-row = { $row } { $points }
tabs = Partes da mesa
tab-talk = Equipa
# Read aloud for a tab or a button of the page.
tab-fresh = { $tab }, algo de novo

## Choices

choice-undo = Anular
choice-skip = Saltar
bar = Por confirmar
bar-home = Ver a minha escolha
bar-place = { $total ->
    [one] { $points }, depois 1 ponto
   *[other] { $points }, depois { $total } pontos
  }

## Partners

talk-title = Com { $name }
talk-lines = O que os dois disseram
talk-none = O que se diz aqui só os dois leem: tu e { $name }.
talk-say = Dizer a { $name }
talk-choose = Frases feitas
talk-phrases = Dizer a { $name } num toque
talk-send = Dizer

## Table talk

chat = Conversa
chat-title = Conversa à mesa
chat-lines = O que se disse a todos
chat-none = Ainda não se disse nada.
chat-phrases = Dizer a todos
chat-say = Dizer por palavras tuas
chat-mute = Não ouvir { $name }
phrase-well-placed = Bem posto.
phrase-take-your-time = Sem pressa.
phrase-back-soon = Volto daqui a cinco minutos.
phrase-good-game = Boa partida.
phrase-thanks = Agradeço.
phrase-again = Jogamos outra vez?
phrase-hello = Olá.
phrase-one-minute = Um momento.
phrase-begin = Começamos?
phrase-you-choose = Escolhe tu.
phrase-agreed = De acordo.
phrase-elsewhere = Melhor noutro sítio.
phrase-high = Escolhe um número alto.
phrase-low = Escolhe um número baixo.

## The log

log = Histórico
log-last = Últimas jogadas
log-setup = Antes da primeira ronda
log-joined = { $name } senta-se.
log-seated = { $name } ocupa um lugar livre.
log-left = { $guest } sai antes de a partida começar.
log-freed = O lugar de { $guest } está livre outra vez.
log-opened = Um bot sai: o seu lugar está livre.
log-branched = Até aqui era outra partida; daqui continua-se.
log-duplicate = Tudo vem pela ordem de uma partida anterior.
log-brought = Foi jogada noutro servidor.
log-offline = Foi jogada sem rede.
log-started = A partida começa.
log-pass = { $name } salta um passo: { $step }.
log-undo = { $name } recua um passo.
log-hint = { $name } pede uma dica.
log-game = Começa a partida { $game } de { $games }.
log-over = A partida acabou.
log-away = { $name } não está.
log-back = { $name } está de volta.
log-gone = { $name } sai. Até voltar joga um bot.
log-wanted = { $name } deixaria um bot jogar por { $whom }.
log-late = O tempo de { $name } acabou.
log-lent-late = Um bot continua por { $name }: o tempo tinha acabado.
log-lent = Um bot joga por { $name } até ao regresso.
log-resigned = { $name } desiste.
log-host = Agora quem conduz a mesa é { $name }.
log-customs = { $name } muda as definições desta mesa.
customs-hints-off = Não há dicas.
customs-odds-off = Não se diz a ninguém o que ainda pode vir.
customs-stakes-off = Não se diz a ninguém quanto valem as coisas e para quem.
customs-watchers-off = Mais ninguém pode observar.
customs-behind-on = Quem observa vê a partida uma ronda mais tarde.
customs-words-off = Fala-se só com frases feitas.
customs-days = Tempo para cada turno: { $span }.
customs-clock = Cada um tem { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
  } ao todo, e mais { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
  } em cada turno.
customs-public-on = Aparece nas mesas abertas, para todos.
customs-rated-on = A partida é pontuada.
customs-reasons-on = Os bots dizem porque jogaram assim.
log-laid = Esta mesa foi posta com definições próprias.
log-renamed = { $before } agora chama-se { $name }.
log-said = { $name } diz algo a todos.
log-asked = { $what ->
    [undo] { $name } pede para anular a última jogada.
    [pause] { $name } pede uma pausa.
    [again] { $name } pede outra partida.
   *[end] { $name } pede para acabar aqui a partida.
  }
log-agreed = { $name } aceita.
log-declined = { $name } não aceita.
log-lapsed = Nem todos responderam a { $name }, por isso nada muda.
log-paused = Todos aceitam: a partida fica em pausa.
log-resumed = { $name } retoma a partida.
log-ended = { $how ->
    [agreed] Todos aceitam acabar aqui a partida.
    [closed] { $name } fecha a mesa.
   *[resigned] A partida acaba aqui.
  }
log-stand-in = { $text } (Joga um bot.)
log-ordered = { $text } (Segundo as tuas instruções.)
log-moved = { $name }: { $move }
log-dealt = Distribuído: { $move }

## What people here ask of each other

company = Nesta mesa
clock-seconds = { $count } s
clock-minutes = { $minutes }:{ $seconds } min
ask-undo = { $name } pede para anular a última jogada. Desde então não se revelou nada de novo.
ask-pause = { $name } pede uma pausa. Ninguém joga até que alguém aqui a termine.
ask-end = { $name } pede para acabar aqui a partida, com os pontos como estão.
ask-yes = Permitir
ask-yes-all = Aceitar
ask-no = Não
ask-left = Se não houver resposta em { $left }, é não.
ask-yours = Foste tu que pediste. { $agreed } de { $wanted } aceitam; ainda { $left } para responder.
ask-agreed = Aceitaste. { $agreed } de { $wanted } aceitam.
away-for = { $name } está ausente há { $time }.
away-soon = Daqui a { $left } pode jogar um bot.
away-now = Agora pode jogar um bot por { $name }.
away-never = A mesa espera.
away-lend = Deixar jogar um bot até ao regresso
away-count = { $agreed } de { $wanted } aceitam o bot.
away-wait = Esperar
late-theirs = O tempo de { $name } acabou.
late-theirs-why = Podes esperar, ou deixar um bot continuar até ao fim.
late-yours = O teu tempo acabou.
late-yours-why = Podes continuar enquanto os outros esperarem.
late-lend = Deixar continuar um bot
clock-time = { $minutes }:{ $seconds }
clock-left = { $minutes ->
    [0] { $seconds ->
        [one] falta 1 segundo
       *[other] faltam { $seconds } segundos
      }
    [one] { $seconds ->
        [one] faltam 1 minuto e 1 segundo
       *[other] faltam 1 minuto e { $seconds } segundos
      }
   *[other] { $seconds ->
        [one] faltam { $minutes } minutos e 1 segundo
       *[other] faltam { $minutes } minutos e { $seconds } segundos
      }
  }
clock-voice-60 = { $name }: falta um minuto.
clock-voice-10 = { $name }: faltam dez segundos.
clock-gathering = O relógio começa com a primeira jogada ou quando estiverem todos, no máximo daqui a um minuto.
stint-left = Saíste desta partida, e um bot joga por ti.
stint-late = O teu tempo acabou, e um bot continua por ti.
stint-resigned = Desististe, e um bot continua por ti.
stint-note = joga um bot
stint-note-over = { $why ->
    [resigned] desistiu
    [late] sem tempo
    [away] ausência
   *[left] saiu
  }
stint-return = Voltar ao meu lugar
done-for = { $count ->
    [one] Enquanto não estavas, um bot fez uma jogada por ti.
   *[other] Enquanto não estavas, um bot fez { $count } jogadas por ti.
  }
unknown-here = Jogas aqui? Entra e tens o teu lugar.
paused = A pausa dura até que alguém à mesa a termine.
paused-on = Retomar
ended-agreed = Todos aceitaram acabar aqui a partida. Os pontos contam como estão.
ended-resigned = { $name } desistiu, e a partida acabou.
ended-closed = { $name } fechou a mesa.
ended-points = { $name }: { $points }
status-paused = A partida está em pausa.

## This table

menu-undo = Pedir para anular
menu-undo-why = a tua última jogada, enquanto não se revelar nada de novo
menu-pause = Pedir uma pausa
menu-pause-why = se todos aceitarem, ninguém joga até que alguém a termine
menu-end = Pedir para acabar aqui
menu-end-why = se todos aceitarem, os pontos contam como estão
menu-end-rated = se todos aceitarem, a partida acaba e não conta para a classificação
menu-resume = Retomar
menu-resume-why = a pausa acabou
menu-resign = Desistir
menu-resign-why = um bot continua por ti; se não restar adversário, a partida acaba
menu-resign-sure = Desistir de vez
menu-leave = Sair
menu-leave-why = um bot joga por ti até voltares
menu-leave-rated = um bot joga por ti até voltares; assim que jogar, a partida conta para ti como derrota
menu-return = Voltar ao meu lugar
menu-return-why = o bot devolve o lugar
menu-close = Fechar a mesa
menu-close-why = a partida acaba para todos
menu-close-rated = a partida acaba para todos e conta para ti como derrota
menu-close-sure = Fechá-la para todos
menu-carry = Continuar noutro aparelho
menu-carry-why = do telemóvel para o computador, ou antes de limpar este navegador
menu-sent = Pedido.
menu-host = Conduzes tu a mesa
customs-hints = As dicas são permitidas
customs-odds = Pode perguntar-se o que ainda pode vir
customs-stakes = Pode perguntar-se quanto valem as coisas e para quem
customs-reasons = Os bots dizem porque jogaram assim
customs-watchers = Outros podem observar
customs-behind = Quem observa vê a partida uma ronda mais tarde
customs-words = Todos podem escrever livremente
customs-public = Aparece nas mesas abertas, onde qualquer pessoa se pode sentar ou observar
menu-how = Como se joga

## What the others did

since-title = Desde o teu último turno
follow-points = { $count ->
    [one] { $by } ponto
   *[other] { $by } pontos
  }
since-count = { $count ->
    [one] Uma ação desde o teu último turno
   *[other] { $count } ações desde o teu último turno
  }
since-looking = Olhando para trás: { $act }
since-back = Uma ação atrás
since-on = Uma ação à frente
since-now = Voltar ao presente
since-hold = Pausa
since-go = Continuar
since-at = { $at } de { $of } · { $pace }

## Before and after

room-text = A partida começa quando todos os lugares estiverem ocupados.
room-text-host = A partida começa quando todos os lugares estiverem ocupados: por um amigo que abre o convite, ou por um bot.
room-freed = { $name } libertou o teu lugar. Sentas-te de novo?
room-sit-again = Sentar-se
room-all = Estão todos. A partida começa.
room-begin = { $here ->
    [2] Começar a dois
    [3] Começar a três
    [4] Começar a quatro
    [5] Começar a cinco
    [6] Começar a seis
   *[other] Começar a sete
  }
room-begin-why = { $free ->
    [one] A cadeira livre é retirada. Ou senta nela um bot.
   *[other] As { $free } cadeiras livres são retiradas. Ou senta nelas bots.
  }
room-level-of = Nível de { $name }
room-title = { $seats ->
    [2] A mesa está posta para dois.
    [3] A mesa está posta para três.
    [4] A mesa está posta para quatro.
    [5] A mesa está posta para cinco.
    [6] A mesa está posta para seis.
    [7] A mesa está posta para sete.
   *[other] A mesa está posta para oito.
  } { $here ->
    [0] Não está ninguém.
    [1] Está uma pessoa.
    [2] Estão duas.
    [3] Estão três.
    [4] Estão quatro.
    [5] Estão cinco.
    [6] Estão seis.
   *[other] Estão sete.
  }
room-bring = Trazer os outros
room-chair = Uma cadeira livre
room-chair-for = para um amigo ou um bot
room-you-host = tu, que conduzes a mesa
room-host = conduz a mesa
room-team = Equipa { $team }
room-is-here = aqui
room-seats = Lugares
room-seat-bot = Sentar aqui um bot
room-seat-bot-at = Sentar um bot no lugar livre { $seat }
room-free = Libertar este lugar
room-free-of = Libertar o lugar de { $name }
room-level = Nível dos teus bots
room-bot = bot
room-programs = Programas presentes
room-ask-program = Convidar { $name } para jogar
seat-program = programa
seat-program-why = Aqui joga o programa de alguém. Sabe o que este lugar pode saber, e nada mais.
room-here = neste ecrã
closed-title = A mesa está fechada
closed-account = Entrar
over-wins = { $margin ->
    [one] { $name } ganha por 1 ponto.
   *[other] { $name } ganha por { $margin } pontos.
  }
over-wins-tie = { $name } ganha o desempate.
over-wins-team = { $margin ->
    [one] { $name } ganham por 1 ponto.
   *[other] { $name } ganham por { $margin } pontos.
  }
over-wins-tie-team = { $name } ganham o desempate.
over-you-win = { $margin ->
    [one] Ganhas por 1 ponto.
   *[other] Ganhas por { $margin } pontos.
  }
over-you-win-tie = Ganhas o desempate.
over-best = O teu melhor resultado até agora numa mesa assim.
over-stint = { $why ->
    [resigned] { $name } desistiu, e um bot continuou.
    [late] O tempo de { $name } acabou, e um bot continuou.
    [away] Na ausência de { $name }, continuou um bot.
   *[left] { $name } saiu, e um bot continuou.
  }
over-stint-yours = { $why ->
    [resigned] Desististe, e um bot continuou por ti.
    [late] O teu tempo acabou, e um bot continuou por ti.
    [away] Na tua ausência, continuou um bot.
   *[left] Saíste, e um bot continuou por ti.
  }
over-shared = { $names } partilham a vitória.
over-tied = { $points ->
    [one] Empate a 1 ponto, e nada o desfaz.
   *[other] Empate a { $points } pontos, e nada o desfaz.
  }
over-again = Jogar outra vez
over-next = Para a nova partida
over-leave = Sair
over-picture = Imagem
picture-drawing = A desenhar a imagem.
picture-failed = Este navegador não conseguiu desenhar a imagem.
picture-unshared = Este aparelho não conseguiu partilhar a imagem. Podes guardá-la.
picture-save = Guardar a imagem
picture-alt = { $points ->
    [one] A imagem desta partida: { $name }, 1 ponto.
   *[other] A imagem desta partida: { $name }, { $points } pontos.
  }
picture-points = { $points ->
    [one] ponto
   *[other] pontos
  }
picture-won = ganha por { $by }
picture-tie = ganha o desempate
picture-shared = partilha o primeiro lugar
picture-place = lugar { $place } de { $sides }
picture-foot = { $game }, { $when }
over-record = Registo
over-day = Comparar com os outros
over-shuffle = Verificar o baralhamento
over-duplicate = Mesma distribuição
duplicates = Jogado com esta distribuição
duplicates-side = { $names }: { $points }
duplicates-first = a primeira partida
duplicates-lent = em parte jogou um bot
duplicates-beside = Lado a lado, ronda a ronda
branches = Continuações desta partida
branches-one = { $round ->
    [0] Da preparação: { $names }
   *[other] Da ronda { $round }: { $names }
  }
branches-game = { $round ->
    [0] Da preparação da partida { $game }: { $names }
   *[other] Da partida { $game }, ronda { $round }: { $names }
  }
branches-free = um lugar livre
branches-waiting = à espera
branches-playing = a decorrer
branches-over = acabada
over-review = Analisar a partida
over-replay = Revê-la
pad-total = Total
pad-winner = Vitória
pad-cell = { $name }, { $row }: { $points }

## What one can know

hem-known = Por vir

## Hints

hint = Dica
hint-because = O que mais há a favor
hint-more = A segunda melhor
hint-best = De novo a melhor
hint-again = Mais uma vez, e a lâmpada mostra a jogada que vem a seguir.
hint-next = { $behind ->
    [0] Quase tão boa.
    [one] A segunda melhor, menos 1 ponto.
   *[other] A segunda melhor, menos { $behind } pontos.
  }
hint-equal = { $count ->
    [one] 1 escolha vale mais ou menos o mesmo.
   *[other] { $count } escolhas valem mais ou menos o mesmo.
  }
hint-show = Mostrar
hint-asking = A pensar…
hint-why = O que faria quem joga melhor? Quatro dicas de uma vez, depois uma a cada 5 segundos. Todos ficam a saber que pedes.
hint-why-here = O que faria quem joga depressa? Quem joga melhor está no servidor.
hint-preparing = Os bots fortes preparam-se. Acontece uma vez neste aparelho e demora até um minuto.
bots-failing = De momento, nenhum bot consegue jogar aqui. Tenta-se vez após vez; o motivo está no registo do servidor.
hint-skip = Dica: salta este passo.
place-now = { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
  }
curtain-title = Passa o aparelho a { $name }
curtain-text-cards = Todas as cartas estão viradas para baixo. Só as vira a pessoa aqui indicada.
curtain-open-cards = Sou { $name }: mostrar as minhas cartas
curtain-news = O que aconteceu entretanto
curtain-text-view = O que esse lado da mesa vê está tapado. Só o destapa a pessoa aqui indicada.
curtain-open-view = Sou { $name }: mostrar o meu lado
report-open = Denunciar alguém
ask-again = { $name } pede outra partida. Cada um senta-se um lugar mais à frente.
ask-again-teams = { $name } pede outra partida. Cada equipa senta-se um lugar mais à frente.
over-ask = Pedir outra partida
over-declined = Não há outra partida: alguém não quis, ou nem todos responderam.
over-agreed = Foi pedida outra partida. Aceitam { $agreed } de { $wanted }.
