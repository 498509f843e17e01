# Choices in the Queendomino family, as one tells somebody to make them.

deed-claim = בחירה: { $what }.
deed-place = { $points ->
    [0] הנחה: { $what }.
    [one] הנחה: { $what }, נקודה אחת מיד.
    [two] הנחה: { $what }, שתי נקודות מיד.
   *[other] הנחה: { $what }, { $points } נקודות מיד.
  }
deed-discard = ויתור: { $what }.
deed-tax = גביית { $coins ->
    [one] מטבע אחד
    [two] שני מטבעות
   *[other] { $coins } מטבעות
  } { $knights ->
    [one] באביר אחד
    [two] בשני אבירים
   *[other] ב־{ $knights } אבירים
  }.
deed-build = בנייה: { $building }.
deed-bribe = שריפה בידי הדרקון: { $building }.
deed-pass = דילוג על השלב: { $step }.
