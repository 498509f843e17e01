# The Queendomino family on the start page and where a table is laid: names, the shelf, options.

## The games

game-queendomino = קוויןדומינו
game-kingdomino = קינגדומינו
game-royal-wedding = החתונה המלכותית
game-dynasty = { $name }, שושלת
kingdom-yours = הממלכה שלכם
standing-round = סבב { $round }
standing-setup = הכנת המשחק
wished-size = ⁦{ $size } × { $size }⁩
shelf-queendomino = דומינו, בנאים, מלכה ודרקון
shelf-kingdomino = הקטן: הנחה, בחירה, כתר
shelf-royal-wedding = שתי הקופסאות, ממלכות גדולות, קבוצות
rules-about-queendomino = שניים עד ארבעה שחקנים. שדות וערים, אבירים ובניינים, המלכה והדרקון.
rules-about-kingdomino = שניים עד ארבעה שחקנים. רק שטחים וכתרים; עם הממלכה התיכונה, הרמוניה, הדו־קרב הגדול ושושלת.
rules-about-royal-wedding = שלושה עד שמונה שחקנים, לבד או בקבוצות של שניים, עם אריחי הדומינו משתי הקופסאות.

## A new table

new-team = קבוצה { $team }: ממלכה אחת, דגל אחד
new-box = האריחים שלכם שונים משלנו?
box-title = בדיקת הקופסה שלכם

## How to play it: options

option-edition = חוקים
option-edition-us = אמריקניים
option-edition-eu = אירופיים
option-edition-cz = צ׳כיים
option-edition-us-why = בתיקו מכריעה הטריטוריה הגדולה ביותר, ואחריה חולקים.
option-edition-eu-why = כמו החוקים האמריקניים: בתיקו מכריעה הטריטוריה הגדולה ביותר, ואחריה חולקים.
option-edition-cz-why = בתיקו מכריעה הטריטוריה הגדולה ביותר, ואחריה מספר המטבעות שנשארו.
option-royal-wedding-edition-us = אמריקניים
option-royal-wedding-edition-eu = אירופיים
option-royal-wedding-edition-cz = צ׳כיים
option-royal-wedding-edition-us-why = עד שמונה יכולים לשחק לבד. בתיקו מכריעה הטריטוריה הגדולה ביותר, ואחריה חולקים.
option-royal-wedding-edition-eu-why = עד שישה יכולים לשחק לבד. בתיקו מכריעה הטריטוריה הגדולה ביותר, ואחריה חולקים.
option-royal-wedding-edition-cz-why = עד שבעה יכולים לשחק לבד. בתיקו מכריעה הטריטוריה הגדולה ביותר, ואחריה מספר המטבעות שנשארו.
option-size = ממלכה
option-size-5 = ⁦5 × 5⁩
option-size-7 = ⁦7 × 7⁩
option-size-5-why = הממלכה נכנסת לתבנית של חמישה על חמישה ריבועים.
option-size-7-why = הממלכה נכנסת לתבנית של שבעה על שבעה ריבועים.
option-kingdomino-size-5 = ⁦5 × 5⁩
option-kingdomino-size-7 = ⁦7 × 7⁩, הדו־קרב הגדול
option-kingdomino-size-5-why = שישה סבבים עם חצי מאריחי הדומינו.
option-kingdomino-size-7-why = שנים־עשר סבבים עם כל אריחי הדומינו.
option-bonuses = בונוסים
option-bonuses-middle-kingdom = הממלכה התיכונה
option-bonuses-harmony = הרמוניה
option-bonuses-middle-kingdom-why = הממלכה התיכונה: 10 נקודות אם הטירה עומדת באמצע.
option-bonuses-harmony-why = הרמוניה: 5 נקודות אם לא היה ויתור על אף אריח דומינו.
option-centre = האמצע
option-centre-extent = של הממלכה
option-centre-grid = של הרשת
option-centre-extent-why = הטירה במרחק שווה משפות מנוגדות של ממלכה בגודל מלא.
option-centre-grid-why = הטירה בריבוע האמצעי של הרשת, גם אם הונח מעט מאוד סביבה.
option-dynasty = משחקים
option-dynasty-false = אחד
option-dynasty-true = שושלת
option-dynasty-false-why = משחק אחד מכריע.
option-dynasty-true-why = שלושה משחקים; הנקודות מצטברות.
option-teams = צדדים
option-teams-false = כל אחד לבד
option-teams-true = קבוצות של שניים
option-teams-false-why = לכל מושב ממלכה משלו.
option-teams-true-why = שני מושבים חולקים טירה, ממלכה של ⁦7 × 7⁩, מטבעות ואבירים; כל אחד מחליט לבד בתורו.
option-size-printed-why = שבע על שבע בשני שחקנים, אחרת חמש על חמש.
option-royal-wedding-size-printed-why = שבע על שבע בקבוצות ובשלושה או ארבעה שחקנים, אחרת חמש על חמש.
option-line = אריחי דומינו בטור
option-line-printed-why = ארבעה בשלושה או ארבעה שחקנים ובממלכות של ⁦7 × 7⁩, אחרת שמונה.
option-line-4-why = ארבעה, לפי רוב התרגומים.
option-line-8-why = שמונה, לפי החוקים הגרמניים; מה שלא נבחר יוצא מהמשחק.
option-single = הכי הרבה שחקנים בלי קבוצות
option-single-printed-why = כמה שהמהדורה מתירה.
option-single-6-why = שישה, לפי החוקים האירופיים.
option-single-7-why = שבעה, לפי החוקים הצ׳כיים.
option-single-8-why = שמונה, לפי החוקים האמריקניים, שאינם ממליצים על כך.
option-purse = מטבעות ואביר
option-purse-team = לקבוצה
option-purse-seat = לכל שותף
option-purse-printed-why = שבעה מטבעות ואביר לכל קבוצה.
option-purse-team-why = שבעה מטבעות ואביר לכל קבוצה.
option-purse-seat-why = שבעה מטבעות ואביר לכל שותף: כמה מהתרגומים משאירים זאת פתוח.
option-knight-supply = אבירים בקופסה
option-knight-supply-printed-why = עשרים ושניים.
option-knight-supply-22-why = עשרים ושניים, לפי רוב התרגומים.
option-knight-supply-19-why = תשעה־עשר, לפי החוקים בספרדית, באיטלקית, בפורטוגזית וברוסית.
option-last-tie = התיקו האחרון
option-last-tie-shared = חולקים
option-last-tie-coins = מטבעות
option-last-tie-printed-why = כפי שנקבע במהדורה.
option-last-tie-shared-why = אחרי הטריטוריה הגדולה ביותר, חולקים.
option-last-tie-coins-why = אחרי הטריטוריה הגדולה ביותר, מנצחים מי שנשארו להם יותר מטבעות.
option-box = קופסה
option-box-printed = כפי שידוע לנו
option-box-printed-why = כמה מספרים על אריחי הבניינים שלנו הם הערכות.
option-box-why = הקופסה שלכם: האריחים כפי שבעליהם בדקו אותם.

## How the table plays

table-edition = חוקים: { $edition }
table-size = ממלכות של ⁦{ $size } × { $size }⁩
table-size-why = אף ממלכה אינה רחבה או גבוהה יותר מ־{ $size } ריבועים.
table-rounds = { $rounds } סבבים
table-rounds-why = טורים של { $line } אריחי דומינו; לכל אחד { $kings ->
    [one] מלך אחד
    [two] שני מלכים
   *[other] { $kings } מלכים
  }.
table-town = בהתחלה { $coins } מטבעות { $knights ->
    [one] ואביר אחד
    [two] ושני אבירים
   *[other] ו־{ $knights } אבירים
  }
table-town-why = בקופסה { $supply } אבירים.
table-box = הקופסה: { $name }
table-box-why = אריחי הבניינים והדומינו כפי שבעלי הקופסה בדקו אותם.
ties-none = חולקים.
ties-largest = מכריעה הטריטוריה הגדולה ביותר, ואחריה חולקים.
ties-largest-crowns = מכריעה הטריטוריה הגדולה ביותר, אחריה מספר הכתרים, ואז חולקים.
ties-largest-coins = מכריעה הטריטוריה הגדולה ביותר, אחריה מספר המטבעות שנשארו, ואז חולקים.
table-ties = תיקו
