# What the bots of each level overlook in the Queendomino family.

level-1-kingdomino = יריב ראשון. לעתים קרובות מאוד מניח ובוחר מה שבא ליד.
level-2-kingdomino = לעתים קרובות לא מסתכל, ומשאיר אחריו חורים.
level-3-kingdomino = לא תמיד מסתכל לאן הולך האריח.
level-4-kingdomino = משחק בהיגיון, אבל מחשבותיו נודדות מדי פעם.
level-5-kingdomino = בדרך כלל לוקח מה שמביא הכי הרבה מיד, ולא מסתכל מעבר לתור הבא.
level-6-kingdomino = חושב על הבחירות שלו עד הסוף, אלא אם הוא ממהר.
level-7-kingdomino = חושב על רוב הבחירות שלו עד הסוף, אבל לא לאורך זמן.
level-8-kingdomino = כמעט דבר לא נעלם ממנו. חושב כשנייה.

level-1-queendomino = יריב ראשון. לעתים קרובות שוכח את האבירים ואת הבנאים, ואף פעם לא חושב על הדרקון.
level-2-queendomino = לעתים קרובות לא מסתכל, פוסח על הבנאים, ואף פעם לא חושב על הדרקון.
level-3-queendomino = פזיז מדי פעם, ולא יודע בשביל מה הדרקון.
level-4-queendomino = מכיר את כל החוקים, אבל מחשבותיו נודדות מדי פעם.
level-5-queendomino = בדרך כלל לוקח מה שמביא הכי הרבה מיד, ולעתים רחוקות שם לב מה אחרים צריכים.
level-6-queendomino = חושב על הבחירות שלו עד הסוף, אלא אם הוא ממהר.
level-7-queendomino = חושב על רוב הבחירות שלו עד הסוף, אבל לא לאורך זמן.
level-8-queendomino = כמעט דבר לא נעלם ממנו, גם לא התוכניות שלכם. חושב כשנייה.

level-1-royal-wedding = { level-1-queendomino }
level-2-royal-wedding = { level-2-queendomino }
level-3-royal-wedding = { level-3-queendomino }
level-4-royal-wedding = { level-4-queendomino }
level-5-royal-wedding = { level-5-queendomino }
level-6-royal-wedding = { level-6-queendomino }
level-7-royal-wedding = { level-7-queendomino }
level-8-royal-wedding = { level-8-queendomino }
