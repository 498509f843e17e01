# ההגדרות, ומה אומרת כל אחת מהן.

settings-seen = כך זה נראה עכשיו
settings-language-lost = אי אפשר להוריד את { $name } בלי רשת. השפה נשארת כפי שהיא.
settings-size = גודל הטקסט והחלקים
settings-size-letter = א
settings-size-90 = קטן, { $percent } אחוז
settings-size-100 = הגודל הרגיל
settings-size-115 = גדול, { $percent } אחוז
settings-size-130 = גדול מאוד, { $percent } אחוז
settings-pace-why-slow = בערך שתי שניות לכל פעולה.
settings-pace-why-plain = כמעט שנייה לכל פעולה.
settings-pace-why-quick = השולחן מראה מיד איך הכול עומד.
settings-pace-why-click = כל פעולה מחכה ללחיצה שלכם.
settings-signs = סימנים בולטים
settings-signs-why = סימן על כל ריבוע, לכל עין.
settings-again = לחיצה שנייה מאשרת
settings-again-why = לחצו שוב על האריח או על הריבוע שנבחרו. בלי זה, לחיצה אחת בוחרת ומאשרת.
settings-calm-why = החלקים מופיעים מיד במקומם.
settings-keys = מקשים בודדים פועלים
settings-keys-why = אותיות, ספרות וסימנים במקלדת עושים משהו ליד השולחן. החצים, Enter ו־Escape פועלים תמיד.
settings-captions = כתוביות לצלילים
settings-captions-why = מה שצליל אומר מוצג לרגע גם במילים.
