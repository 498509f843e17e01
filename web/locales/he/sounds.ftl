### The sounds in the settings, and what each of them means.

sounds-on = צלילים
sounds-volume = עוצמה
sounds-all = מה אומר כל צליל
sounds-hear = השמעה
sounds-play = השמעת הצליל: { $sound }
sounds-made = הצלילים נוצרים בתוכנה עצמה. שום דבר לא נאמר בצליל בלבד.
sound-turn = תורכם
sound-request = מבקשים מכם משהו
sound-set-down = הונח אריח דומינו, טירה או אביר
sound-claim = נבחר אריח דומינו, או נלקח קלף
sound-coin = מטבעות או דוקטים עוברים מיד ליד
sound-tile = נבנה בניין
sound-dragon = הדרקון שורף אריח
sound-border = הונח גבול, או נלקח שטח
sound-end = המשחק נגמר
