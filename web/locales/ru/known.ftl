## What may still come, and how likely it is

known-counting = Считаем…
known-why = Посчитано по тому, что видите вы, как будто все варианты одинаково вероятны.
known-all = Посчитано по тому, что видят все, как будто все варианты одинаково вероятны.
known-lost = Связь ненадолго пропала.
known-none = Больше ничего не придёт.
known-list = Что может прийти
known-odds = Вероятность
odds-percent = { $percent } %
odds-least = меньше 1 %
odds-most = больше 99 %
known-piece = { $thing }: осталось { $count }, следующим { $odds }
known-line = { $what }: { $odds }

## What things are worth

known-stakes = Что сколько стоит сейчас
known-stakes-why = Сколько каждая вещь прибавила бы к счёту при нынешнем положении, на лучшем для неё месте; подчёркнуто то, что даёт стороне больше всего.
prize-cost = Стоит вам
prize-free = ничего
prize-not-yours = не для вас
prize-nowhere = нет места
prize-never = нельзя
prize-most = (лучшее)
prize-places = { $count ->
    [one] { $count } место
    [few] { $count } места
    [many] { $count } мест
   *[other] { $count } места
  }
