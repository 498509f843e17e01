# Today's kingdom: one deal for everyone.

today-title = הממלכה של היום
today-deal = חלוקה אחת לכולם
today-what = { $players ->
    [2] { $game } מול בוט, { $level }. הניסיון הראשון נחשב.
   *[other] { $game } ל־{ $players } שחקנים, האחרים הם בוטים, { $level }. הניסיון הראשון נחשב.
}
today-nobody = איש עוד לא שיחק בה כאן.
today-alone = איך שיחקו אחרים יוצג כשהשרת יענה.
today-played = { $played ->
    [one] שיחקו בה פעם אחת, בתוצאה { $best }.
    [two] שיחקו בה שניים. הכי טוב: { $best }. החציון: { $middle }.
   *[other] שיחקו בה { $played }. הכי טוב: { $best }. החציון: { $middle }.
}
today-play = למשחק
today-see = איך היה
today-again = שוב, לאימון
today-next = הממלכה הבאה תגיע בשעה { $time }.
day-title = החלוקה של { $day }
day-practice = זה היה אימון: הניסיון הראשון שלכם נחשב.
day-only = אתם הראשונים כאן ששיחקו עד הסוף.
day-alone = ההשוואה לאחרים תוצג כשהמשחק יהיה בשרת.
day-place = { $place ->
    [1] איש מתוך { $played } כאן לא השיג יותר.
   *[other] מקום { $place } מתוך { $played }.
}
day-counted = { $played ->
    [one] כאן שיחקו בה פעם אחת.
    [two] כאן שיחקו בה שניים.
   *[other] כאן שיחקו בה { $played }.
}
day-round = סבב
day-end = בסוף
day-you = אתם
day-best = הכי טוב
day-middle = החציון
day-table = הנקודות אחרי כל סבב
