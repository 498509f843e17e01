# Around the rules of every game.

rules = Rules
rules-of = Rules of { $game }
rules-title = The rules
rules-text = Choose your game and how you play it, and only what applies is shown. Every rule has a number, and refusals at the table name it.
rules-sheet = Quick sheet
rules-sheet-of = { $game }: quick sheet
rules-back = All the rules
rules-print = Print
rules-mode = How you play
rules-game = Game
rules-players = Players
rules-contents = Contents
rules-anchor = Rule { $clause }
rules-search = Search the rules
rules-search-hint = Press / to search.
# What readers may look for instead of what the rules call it: their word = ours. Each language has its own.
rules-search-also = draw = tie, fortress = castle, mountain = mine, marsh = swamp, meadow = grassland
rules-search-none = No rule here says “{ $query }”.
rules-search-found = { $count ->
    [one] 1 rule with “{ $query }”
   *[other] { $count } rules with “{ $query }”
  }
rules-not-here = This rule belongs to a different game or way of playing from the one chosen here.
rules-print-foot = demesne, rules in our own words. The numbers are the same on every page and at the table.
rules-glance = At a glance

## Quick sheets

sheet-turn = Your turn
