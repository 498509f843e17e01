# The page of settings, and what each of them means.

settings-seen = How it looks now
# A language of that name, in its own words, was chosen while nothing could be fetched.
settings-language-lost = { $name } cannot be fetched without a network. The language stays as it is.
settings-size = Size of text and pieces
settings-size-letter = A
# Read aloud for the four letters of growing size.
settings-size-90 = Small, { $percent } percent
settings-size-100 = Usual size
settings-size-115 = Large, { $percent } percent
settings-size-130 = Very large, { $percent } percent
settings-pace-why-slow = About two seconds an act.
settings-pace-why-plain = Almost a second an act.
settings-pace-why-quick = The table shows the result at once.
settings-pace-why-click = Each act waits for your click.
settings-signs = Strong patterns
settings-signs-why = A sign on every square, for any eyesight.
settings-again = Second click confirms
settings-again-why = Click a chosen domino or square again. If this is off, one click chooses and confirms.
settings-calm-why = Pieces appear where they go.
settings-keys = Single-key shortcuts
settings-keys-why = Letter, digit and symbol keys do something at a table. Arrows, Enter and Escape always do.
settings-captions = Captions
settings-captions-why = What a sound means is shown in words for a moment.
