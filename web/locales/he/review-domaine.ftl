# Choices of Domaine, as one tells somebody to make them.

deed-castle = { $whose ->
    [own] הנחת טירה ב־{ $square }.
   *[neutral] הנחת טירה ניטרלית ב־{ $square }.
  }
deed-guard = הנחת האביר שלה ב־{ $square }.
deed-sell = מכירת ״{ $card }״ תמורת { $ducats ->
    [one] דוקט אחד
    [two] שני דוקטים
   *[other] { $ducats } דוקטים
  }.
deed-card = הפעלת ״{ $use }״ תמורת { $price ->
    [one] דוקט אחד
    [two] שני דוקטים
   *[other] { $price } דוקטים
  }.
deed-take = לקיחת ״{ $card }״ מהלשכה.
deed-draw = לקיחת קלף מהקופה.
deed-end = ויתור על שאר הקלף.
deed-knight = { $price ->
    [0] הנחת אביר ב־{ $square }.
   *[other] הנחת אביר ב־{ $square }, ביער תמורת דוקט.
  }
deed-border = הנחת גבול בין { $first } ובין { $second }.
deed-expand = { $taken ->
    [yes] הרחבת הנחלה שב־{ $castle } אל { $square }, מידי { $owner }.
   *[no] הרחבת הנחלה שב־{ $castle } אל { $square }.
  }
deed-desert = עריקת האביר ב־{ $knight } ({ $owner }), והנחת אביר משלכם ב־{ $square }.
deed-ally = ברית: הנחלה שב־{ $castle } עם הנחלה שב־{ $target } ({ $owner }).
