# A deal that is played again by others.
duplicate = אותה חלוקה
duplicate-text = הכול מגיע באותו סדר שבו הגיע במשחק ההוא, מה שלא ישוחק. אחר כך התוצאות עומדות זו לצד זו. המשחק מסומן ואינו נספר.
duplicate-hints = רמזים מותרים
duplicate-go = משחק בחלוקה הזאת
duplicate-link = מי שבידיהם הקישור הזה משחקים באותה חלוקה בשולחן משלהם
duplicate-beside = זו לצד זו
duplicate-none = איש עוד לא שיחק שוב בחלוקה הזאת.
duplicate-show = הצצה לפני המשחק: איך הלך לאחרים
duplicate-seat = המושב שמשווים
duplicate-table = המשחקים בחלוקה הזאת: נקודות אחרי כל סבב
duplicate-first = המשחק הראשון
duplicate-lead = מול היריב הטוב ביותר
duplicate-luck = מזה מזל
duplicate-without = בלי המזל
duplicate-unknown = לא נותח
duplicate-note = מזל הוא מה שמצא הניתוח של כל משחק. משחק בלי ניתוח נשאר כפי ששוחק.
duplicate-raw = אחרי ניתוח של משחק עומדת כאן גם תוצאתו בלי המזל.
