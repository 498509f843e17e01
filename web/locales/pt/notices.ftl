# Notices: what this browser tells of games of days, also while no page is open.
notice-turn = É a tua vez.
notice-time = O tempo da tua vez está a acabar.
notice-late = O tempo de outra pessoa acabou. Podes esperar, ou deixar um bot continuar.
notice-asked = Os outros perguntam-te alguma coisa.
notice-over = A partida acabou.
notices-on = Avisa-me quando algo esperar por mim
notices-about = Em partidas com horas ou dias por turno, este navegador mostra um aviso, mesmo com a página fechada.
notices-denied = Este navegador não deve mostrar avisos desta página. As suas próprias definições podem permiti-los.
notices-insecure = Os avisos precisam de um endereço com https, ou desta própria máquina.
notices-none = Este navegador não mostra avisos. Num telemóvel, pode ajudar adicionar primeiro a página ao ecrã principal.
notices-failed = Neste momento não se chega a este navegador. Tenta mais tarde.
