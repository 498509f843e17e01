# מה אומרות ההודעות בדואר על משחקים של ימים, וההודעה ששואלת אם מותר לשלוח אותן.

letter-confirm-subject = אישור הכתובת שלכם עבור { $place }
letter-confirm = מישהו, כנראה אתם, מסר את הכתובת הזאת ב־{ $place } כדי לקבל הודעה בדוא״ל כשמשחק מחכה. כדי לאשר אותה, פתחו את הדף הזה:
letter-confirm-else = הקישור תקף לשלושה ימים. אם לא אתם מסרתם אותה, אין צורך לעשות דבר: לא תגיע עוד הודעה.
letter-subject-turn = { $game }: תורכם
letter-subject-time = { $game }: הזמן לתור שלכם עומד להיגמר
letter-subject-late = { $game }: הזמן של מישהו אחר נגמר
letter-subject-asked = { $game }: האחרים שואלים אתכם משהו
letter-subject-many = { $count ->
    [one] משחק אחד מחכה לכם
    [two] שני משחקים מחכים לכם
   *[other] { $count } משחקים מחכים לכם
  }
letter-turn = { $game }: תורכם.
letter-time = { $game }: הזמן לתור שלכם עומד להיגמר.
letter-late = { $game }: הזמן של מישהו אחר נגמר. אפשר לחכות, או לתת לבוט להמשיך.
letter-asked = { $game }: האחרים שואלים אתכם משהו.
letter-since = מאז { $time }
letter-until = עד { $time }
letter-zone = הזמנים הם לפי { $zone }.
letter-stop = ביקשתם הודעות כאלה ב־{ $place }. כדי שלא יגיעו עוד, פתחו את הדף הזה:

# What the server says itself where it gives no page.
busy-page = מהכתובת שלכם מבקשים כרגע יותר מדי בבת אחת. הדף יופיע מעצמו בעוד כמה שניות.
