# Domaine on the start page and where a table is laid: its name, the shelf, options.

## The game

game-domaine = Domaine
shelf-domaine = טירות, גבולות, ומרוץ אל המלך
rules-about-domaine = שניים עד ארבעה שחקנים. טירות, גבולות ואבירים, מכרות ובריתות, וקלפים שאיש אחר לא רואה.

## How to play it: options

option-spacing = בין טירות באותו צבע
option-spacing-7 = שישה ריבועים
option-spacing-6 = חמישה ריבועים
option-spacing-7-why = בין טירות באותו צבע לפחות שישה ריבועים, כדברי המוציא לאור; כשאי אפשר, חמישה.
option-spacing-6-why = בין טירות באותו צבע לפחות חמישה ריבועים.
option-expansion = הרחבה
option-expansion-2 = שני ריבועים
option-expansion-1 = ריבוע אחד
option-expansion-2-why = הרחבה לוקחת ריבוע אחד או שניים, כפי שמודפס.
option-expansion-1-why = הרחבה לוקחת ריבוע אחד.
option-stalling = מכירה בלי סוף
option-stalling-forced = נעצרת
option-stalling-printed = כפי שמודפס
option-stalling-forced-why = אחרי עשרה סבבים בלי קלף שנלקח מהקופה או הופעל, חובה לקחת מהקופה. החוק הזה שלנו.
option-stalling-printed-why = מותר למכור קלפים ולקחת אותם שוב לעולם ועד, כפי שמודפס.
option-second-bonus = מקום שני בדוקטים
option-second-bonus-amount = תמיד
option-second-bonus-rank = לא אחרי תיקו
option-second-bonus-amount-why = הסכום הבא בגודלו מביא 3 נקודות, לא משנה כמה חולקים את המקום הראשון.
option-second-bonus-rank-why = אחרי תיקו במקום הראשון אין מקום שני.
option-king-tie = כמה מגיעים אל המלך
option-king-tie-score = יותר נקודות
option-king-tie-active = מי שבתור
option-king-tie-score-why = מנצח הצד עם יותר נקודות, ואחריו הצד שבתור.
option-king-tie-active-why = מנצח הצד שבתור.
option-neutral-targets = נחלות ניטרליות
option-neutral-targets-true = פתוחות לכול
option-neutral-targets-false = לא נוגעים בהן
option-neutral-targets-true-why = הרחבות, עריקים ובריתות יכולים לחול גם על נחלות ניטרליות.
option-neutral-targets-false-why = הרחבות, עריקים ובריתות אינם נוגעים בנחלות ניטרליות.
option-last-knight = האביר האחרון
option-last-knight-true = יכול לערוק
option-last-knight-false = נשאר
option-last-knight-true-why = גם האביר האחרון של נחלה יכול לערוק.
option-last-knight-false-why = האביר האחרון של נחלה לעולם לא עורק.
option-allied-deserter = בין בעלות ברית
option-allied-deserter-true = אבירים יכולים לערוק
option-allied-deserter-false = אין עריקים
option-allied-deserter-true-why = ברית מונעת רק הרחבה.
option-allied-deserter-false-why = ברית מונעת גם עריקים.
where-king = המלך ב־{ $king }
table-king = המלך ב־{ $king } נקודות
