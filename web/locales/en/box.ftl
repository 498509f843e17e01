# An owner's box of the Queendomino family: checked and kept.

box-text = A few numbers on our building tiles are estimates. If you have the game in front of you, correct them: everybody can then play with your box.
box-part = Part of the box
box-tiles = Building tiles
box-dominoes = Dominoes
box-tiles-text = We are not sure about these { $count } tiles. Look at the grey side of each: how many knights and towers does it show?
box-copies = { $count } copies
box-knights = Knights on { $name }
box-towers = Towers on { $name }
box-tax = Coins for taxes on { $name }
box-tax-none = none
box-tax-knight = per knight
box-tax-tower = per tower
box-sum = On all tiles together: { $knights ->
    [one] 1 knight
   *[other] { $knights } knights
  }, { $towers ->
    [one] 1 tower
   *[other] { $towers } towers
  }.
box-dominoes-text = Enter the number on the back of a domino that differs. The box must still hold the same number of squares of each kind.
box-number = Number
box-half-0 = First half
box-half-1 = Second half
box-crowns = Crowns
box-changed = Changed dominoes
box-as-printed = Undo this
box-too-many = { $box }: { $terrain } with { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
  }, { $count } too many.
box-missing = { $box }: { $terrain } with { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
  }, { $count } missing.
box-odd = The dominoes do not add up yet.
box-count = { $count ->
    [0] Nothing differs so far.
    [one] 1 correction.
   *[other] { $count } corrections.
  }
box-name = Name of the box
box-name-plain = My box
box-keep = Save the box
box-kept = { $name } is saved. Choose it when you lay a table.

## Refusals

refusal-box-unknown = There is no box with that name here.
refusal-box-taken = There is already a box with that name. Choose another name.
refusal-box-full = No more boxes can be saved here.
refusal-box-wrong = This is not a valid box: { $problem }
