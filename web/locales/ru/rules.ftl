# Around the rules of every game.

rules = Правила
rules-of = Правила: { $game }
rules-title = Правила
rules-text = Выберите игру и как вы в неё играете, и здесь останется только то, что вам нужно. У каждого правила есть номер; если стол отказывает в ходе, он этот номер называет.
rules-sheet = Памятка
rules-sheet-of = { $game }: памятка
rules-back = Все правила
rules-print = Печать
rules-mode = Как вы играете
rules-game = Игра
rules-players = Игроки
rules-contents = Содержание
rules-anchor = Правило { $clause }
rules-search = Поиск по правилам
rules-search-hint = Нажмите /, чтобы искать.
rules-search-also = дань = налог, крепость = замок, шахта = гора, луг = равнина
rules-search-none = Ни в одном правиле здесь нет слов «{ $query }».
rules-search-found = { $count ->
    [one] { $count } правило со словами «{ $query }»
    [few] { $count } правила со словами «{ $query }»
    [many] { $count } правил со словами «{ $query }»
   *[other] { $count } правила со словами «{ $query }»
  }
rules-not-here = Это правило относится к другой игре или к другому способу игры, чем выбрано здесь.
rules-print-foot = demesne, правила своими словами. Номера одни и те же на всех страницах и за столом.
rules-glance = Коротко

## Quick sheets

sheet-turn = Ваш ход
