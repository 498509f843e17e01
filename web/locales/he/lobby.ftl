# Open tables: where somebody waits for others, and games one may watch.

lobby-title = שולחנות פתוחים
lobby-about = הצטרפו למי שמחכים, או צפו במשחק.
lobby-looking = מחפשים שולחנות פתוחים…
lobby-none = אין כרגע שולחן פתוח. חפשו שולחן, או פתחו אחד וחכו: מי שיבואו יראו אותו כאן.
lobby-others = אין שולחן פתוח שמתאים לבחירה הזאת.
lobby-count = { $count ->
    [0] אין שולחן פתוח.
    [one] שולחן אחד פתוח.
    [two] שני שולחנות פתוחים.
   *[other] { $count } שולחנות פתוחים.
  }
lobby-host = { $name } בהמתנה
lobby-free = { $free ->
    [one] מושב אחד פנוי מתוך { $seats }
    [two] שני מושבים פנויים מתוך { $seats }
   *[other] { $free } מושבים פנויים מתוך { $seats }
  }
lobby-sit = הצטרפות
lobby-sit-at = הצטרפות אל { $name }: { $game }
lobby-yours = השולחן שלכם
lobby-gone = לא נותר מושב פנוי
lobby-watch = משחקים לצפייה
lobby-watch-at = צפייה: { $names }, { $game }
lobby-round = { $game }, סבב { $round }
lobby-go = צפייה
lobby-quick = כל שולחן
lobby-game = משחק
lobby-players = שחקנים
lobby-find = חיפוש שולחן
lobby-find-why = תצטרפו לשולחן שמחכה הכי הרבה זמן. אם איש לא מחכה, נערך לכם שולחן חדש, ומי שיחפשו אחריכם אותו דבר יצטרפו אליכם.
lobby-find-clock = השעון של שולחן חדש: { $plan }.
lobby-clock-either = לא משנה
lobby-open = פתיחת שולחן משלכם
lobby-rated = מדורג
lobby-pace = שולחנות
lobby-pace-all = הכול
lobby-pace-live = עם שעון
lobby-pace-days = ימים
lobby-whom = עם מי
lobby-whom-any = עם כולם
lobby-whom-near = קרוב לדירוג שלי
lobby-ratings = הדירוג שלכם
