# What the guide says in a game of the Queendomino family: first what is to be done, then why.

guide-kingdom-choose-lead = סמנו אריח דומינו.
guide-kingdom-choose-lead-touch = הקישו על אריח דומינו.
guide-kingdom-choose = המלך שלכם יביא אותו הביתה בסבב הבא.
guide-kingdom-claim-lead = בחרו את האריח.
guide-kingdom-claim = מספרים נמוכים משחקים קודם, גבוהים נושאים כתרים. כל מלך שלכם בוחר אחד.
guide-kingdom-place-lead = הניחו אותו כאן או שם.
guide-kingdom-place = חצי אחד נוגע בטירה שלכם, או באותו סוג שטח.
guide-kingdom-turn-lead = לחצו עליו או על R כדי לסובב.
guide-kingdom-turn-lead-touch = הקישו עליו כדי לסובב.
guide-kingdom-turn = הוא חייב לגעת בטירה שלכם או בשטח מאותו סוג. אחר כך הניחו אותו.
guide-kingdom-points-lead = כאן: { $terrain }, ⁦{ $squares } × { $crowns }⁩.
guide-kingdom-points = נקודות הן ריבועים כפול כתרים. נסו מקומות אחרים, ואז הניחו.
guide-kingdom-again-lead = עכשיו בחרו שוב.
guide-kingdom-again = המלך שלכם עומד על מה שיבוא.
guide-kingdom-inside-lead = הישארו בתוך ⁦{ $size } × { $size }⁩.
guide-kingdom-inside = המנורה עוזרת כשמתלבטים. מי שצברו הכי הרבה נקודות בסוף מנצחים.

## What the larger games add

guide-kingdom-team-new = חדש: קבוצות
guide-kingdom-team-lead = { $name } ואתם בונים יחד ממלכה אחת.
guide-kingdom-team = לכל שותף מלך משלו, והניקוד משותף. דברו על המקומות: איש מלבדכם לא שומע.
guide-kingdom-seven-new = חדש: שבע על שבע
guide-kingdom-seven-lead = הממלכה שלכם יכולה לגדול עד שבע על שבע.
guide-kingdom-seven = נכנסות טריטוריות גדולות יותר, ויש די אריחים למלא אותה עד הפינות.
guide-kingdom-tax-new = חדש: האבירים
guide-kingdom-tax-lead = שלחו אביר.
guide-kingdom-tax = אבירים מביאים מטבעות: אחד על כל ריבוע בטריטוריה שבה הם עומדים.
guide-kingdom-build-new = חדש: הבנאים
guide-kingdom-build-lead = קנו בניין לריבוע עיר.
guide-kingdom-build = הוא מביא כתרים, נקודות, אבירים או מגדלים. בכל תור אפשר לבנות אחד.
guide-kingdom-queen-new = חדש: המלכה
guide-kingdom-queen-lead = עכשיו המלכה אצלכם.
guide-kingdom-queen = היא מוזילה כל בניין במטבע, ובסוף היא נחשבת כתר בטריטוריה הגדולה ביותר שלכם.
guide-kingdom-dragon-new = חדש: הדרקון
guide-kingdom-dragon-lead = במטבע אחד הוא שורף אריח.
guide-kingdom-dragon = בחרו אריח שעדיף שלא יהיה לאיש, או דלגו.
