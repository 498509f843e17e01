# A table of any game whose family gives the page nothing: position and moves in words.

status-plain = בחרו מהלך.
status-plain-dealing = משהו מחולק.
status-theirs-plain = התור: { $name }.
plain-position = המצב
plain-lines = { $count ->
    [one] המצב בשורה אחת
    [two] המצב בשתי שורות
   *[other] המצב ב־{ $count } שורות
  }
plain-covered = הצד שלכם בשולחן מכוסה עד שיגיע תורכם.
plain-watching = הצופים רואים את היומן ומי בתור; המצב מוצג כשהמשחק נגמר.
plain-moves = { $count ->
    [one] מהלך אחד
    [two] שני מהלכים
   *[other] { $count } מהלכים
  }
plain-search = חיפוש במהלכים
plain-found = { $count ->
    [0] אין מהלך מתאים.
    [one] נמצא מהלך אחד.
    [two] נמצאו שני מהלכים.
   *[other] נמצאו { $count } מהלכים.
  }
plain-choose = בחרו מהלך
plain-play = ביצוע: { $move }
plain-advice = רמז: { $move }
plain-plies = { $count ->
    [one] אחרי צעד אחד
    [two] אחרי שני צעדים
   *[other] אחרי { $count } צעדים
  }
plain-points = נקודות
plain-total = סך הכול
plain-rank = מקום
plain-seat = מושב { $seat }
over-parted = { $points ->
    [one] נקודה אחת לכל צד.
    [two] שתי נקודות לכל צד.
   *[other] { $points } נקודות לכל צד.
  } מכריע: { $what }.
