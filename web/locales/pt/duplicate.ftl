# A deal that is played again by others.
duplicate = A mesma distribuição
duplicate-text = Tudo vem pela mesma ordem que nessa partida, seja o que for que se jogue. Depois, os resultados ficam lado a lado. A partida fica marcada e não conta.
duplicate-hints = As dicas são permitidas
duplicate-go = Jogar esta distribuição
duplicate-link = Quem tiver este link joga a mesma distribuição numa mesa própria
duplicate-beside = Lado a lado
duplicate-none = Ainda ninguém voltou a jogar esta distribuição.
duplicate-show = Ver como correu a outros antes de a jogar
duplicate-seat = O lugar que se compara
duplicate-table = As partidas desta distribuição: pontos depois de cada ronda
duplicate-first = a primeira partida
duplicate-lead = Contra o melhor adversário
duplicate-luck = Devido à sorte
duplicate-without = Sem a sorte
duplicate-unknown = não analisada
duplicate-note = A sorte é a que a análise de cada partida encontrou. Uma partida sem análise fica como foi jogada.
duplicate-raw = Assim que uma partida for analisada, aparece aqui também o seu resultado sem a sorte.
