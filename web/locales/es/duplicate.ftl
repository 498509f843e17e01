# A deal that is played again by others.
duplicate = El mismo reparto
duplicate-text = Todo llega en el mismo orden que en aquella partida, se juegue lo que se juegue. Después los resultados se ven lado a lado. La partida queda marcada y no cuenta.
duplicate-hints = Se permiten pistas
duplicate-go = Jugar este reparto
duplicate-link = Quien tenga este enlace juega el mismo reparto en su propia mesa
duplicate-beside = Lado a lado
duplicate-none = Nadie ha vuelto a jugar este reparto todavía.
duplicate-show = Ver cómo les fue a otros antes de jugarlo
duplicate-seat = El asiento que se compara
duplicate-table = Las partidas de este reparto: puntos tras cada ronda
duplicate-first = la primera partida
duplicate-lead = Frente al mejor rival
duplicate-luck = Por la suerte
duplicate-without = Sin la suerte
duplicate-unknown = sin analizar
duplicate-note = La suerte es la que ha hallado el análisis de cada partida. Una partida sin análisis queda tal como se jugó.
duplicate-raw = Cuando una partida se haya analizado, aquí estará también su resultado sin la suerte.
