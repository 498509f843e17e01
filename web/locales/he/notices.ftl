# Notices: what this browser tells of games of days, also while no page is open.
notice-turn = תורך.
notice-time = הזמן לתור שלך עומד להיגמר.
notice-asked = האחרים שואלים אותך משהו.
notice-over = המשחק נגמר.
notices-on = להודיע לי כשמשהו מחכה לי
notices-about = במשחקים שבהם יש שעות או ימים לכל תור, הדפדפן הזה מציג התראה גם כשהדף סגור.
notices-denied = לדפדפן הזה נאמר לא להציג התראות מהדף הזה. אפשר להתיר אותן בהגדרות שלו.
notices-insecure = התראות דורשות כתובת עם https, או את המחשב הזה עצמו.
notices-none = הדפדפן הזה אינו מציג התראות. בטלפון אולי יעזור להוסיף קודם את הדף למסך הבית.
notices-failed = אי אפשר להגיע לדפדפן הזה כרגע. נסו שוב מאוחר יותר.
