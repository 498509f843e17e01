# Today's kingdom: one deal for everyone.

today-title = Dnešní království
today-deal = Jedno rozdání pro všechny
today-what = { $players ->
    [2] { $game } proti botovi: { $level }. Platí první pokus.
    [3] { $game } ve třech, ostatní jsou boti: { $level }. Platí první pokus.
    [4] { $game } ve čtyřech, ostatní jsou boti: { $level }. Platí první pokus.
   *[other] { $game }, hráčů { $players }, ostatní jsou boti: { $level }. Platí první pokus.
}
today-nobody = Zatím to zde nikdo nehrál.
today-alone = Jak to hráli ostatní, se ukáže, až server odpoví.
today-played = { $played ->
    [one] Hrál to jeden člověk. Výsledek: { $best }.
    [few] Hráli to { $played } lidé. Nejlepší: { $best }. Prostřední: { $middle }.
    [many] Hrálo to { $played } člověka. Nejlepší: { $best }. Prostřední: { $middle }.
   *[other] Hrálo to { $played } lidí. Nejlepší: { $best }. Prostřední: { $middle }.
}
today-play = Zahrát
today-see = Jak to šlo
today-again = Zahrát znovu, pro cvik
today-next = Další přijde v tuto dobu: { $time }.
day-title = Rozdání: { $day }
day-practice = To bylo pro cvik: platí váš první pokus.
day-only = Do konce to zde zatím nikdo jiný nedohrál.
day-alone = Srovnání s ostatními přijde, až bude partie na serveru.
day-place = { $place ->
    [1] Lépe to zde nezahrál nikdo. Celkem hrálo: { $played }.
   *[other] { $place }. místo. Celkem hrálo: { $played }.
}
day-counted = { $played ->
    [one] Zde to hrál jeden člověk.
    [few] Zde to hráli { $played } lidé.
    [many] Zde to hrálo { $played } člověka.
   *[other] Zde to hrálo { $played } lidí.
}
day-round = Kolo
day-end = Na konci
day-you = Vy
day-best = Nejlepší
day-middle = Prostřední
day-table = Body po každém kole
