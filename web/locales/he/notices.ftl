# Notices: what this browser tells of games of days, also while no page is open.
notice-turn = תורכם.
notice-time = הזמן לתור שלכם עומד להיגמר.
notice-late = הזמן של מישהו אחר נגמר. אפשר לחכות, או לתת לבוט להמשיך.
notice-asked = האחרים שואלים אתכם משהו.
notice-over = המשחק נגמר.
notices-on = להודיע לי כשמשהו מחכה לי
notices-about = במשחקים שבהם יש שעות או ימים לכל תור, הדפדפן הזה מציג התראה גם כשהדף סגור.
notices-denied = התראות מהדף הזה חסומות בדפדפן. אפשר להתיר אותן בהגדרות שלו.
notices-insecure = התראות פועלות רק בכתובת עם https, או במחשב הזה עצמו.
notices-none = הדפדפן הזה אינו מציג התראות. בטלפון אולי יעזור להוסיף קודם את הדף למסך הבית.
notices-failed = אי אפשר להגיע לדפדפן הזה כרגע. נסו שוב מאוחר יותר.
