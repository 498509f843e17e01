# Choices in the Queendomino family, as one tells somebody to make them.

deed-claim = בחירת האריח ״{ $what }״.
deed-place = { $points ->
    [0] הנחת האריח ״{ $what }״.
    [one] הנחת האריח ״{ $what }״, נקודה אחת מיד.
    [two] הנחת האריח ״{ $what }״, שתי נקודות מיד.
   *[other] הנחת האריח ״{ $what }״, { $points } נקודות מיד.
  }
deed-discard = ויתור על האריח ״{ $what }״.
deed-tax = גביית { $coins ->
    [one] מטבע אחד
    [two] שני מטבעות
   *[other] { $coins } מטבעות
  } { $knights ->
    [one] באביר אחד
    [two] בשני אבירים
   *[other] ב־{ $knights } אבירים
  }.
deed-build = בניית הבניין ״{ $building }״.
deed-bribe = שריפת הבניין ״{ $building }״ בידי הדרקון.
deed-pass = דילוג על השלב ״{ $step }״.
