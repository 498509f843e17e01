# Around the rules of every game.

rules = חוקים
rules-of = חוקי { $game }
rules-title = החוקים
rules-text = בחרו משחק ודרך לשחק, ויופיע רק מה שנוגע לכם. לכל חוק יש מספר, והודעות הסירוב ליד השולחן מפנות אליו.
rules-sheet = דף מקוצר
rules-sheet-of = { $game }: דף מקוצר
rules-back = כל החוקים
rules-print = הדפסה
rules-mode = איך משחקים
rules-game = משחק
rules-players = שחקנים
rules-contents = תוכן
rules-anchor = חוק { $clause }
rules-search = חיפוש בחוקים
rules-search-hint = מקש / פותח את החיפוש.
rules-search-also = שוחד = דרקון, מסים = מיסים, מבצר = טירה, מכרה = הר
rules-search-none = אין כאן חוק עם ״{ $query }״.
rules-search-found = { $count ->
    [one] חוק אחד עם ״{ $query }״
    [two] שני חוקים עם ״{ $query }״
   *[other] { $count } חוקים עם ״{ $query }״
  }
rules-not-here = החוק הזה שייך למשחק אחר, או לדרך משחק אחרת מזו שנבחרה כאן.
rules-print-foot = demesne, החוקים במילים שלנו. המספרים זהים בכל הדפים וליד השולחן.
rules-glance = במבט אחד

## Quick sheets

sheet-turn = תורך
