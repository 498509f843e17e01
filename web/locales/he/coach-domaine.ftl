# What the guide says in a game of Domaine: first what is to be done, then why.

guide-domaine-castle-lead = בחרו ריבוע לטירה שלכם.
guide-domaine-castle = יערות, כפרים ומכרות לידה יהיו שלכם כשגבולות ייסגרו סביבה.
guide-domaine-knight-lead = הניחו אביר לידה.
guide-domaine-knight = אבירים שומרים על הנחלה: שכנים חזקים יכולים לקחת שטח מחלשים.
guide-domaine-others-lead = עכשיו הטירה הבאה.
guide-domaine-others = כל טירה פותחת נחלה משלה. חפשו מכרות ואת עיר המלוכה.
guide-domaine-income-lead = בחרו קלף.
guide-domaine-income =
    { $ducats ->
        [one] המכרות משלמים לכם לפני כל תור. דוקט אחד עומד לרשותכם.
        [two] המכרות משלמים לכם לפני כל תור. שני דוקטים עומדים לרשותכם.
       *[other] המכרות משלמים לכם לפני כל תור. { $ducats } דוקטים עומדים לרשותכם.
    }
guide-domaine-use-lead = הפעילו אותו או מכרו אותו.
guide-domaine-use = המחיר הראשון הוא עלות ההפעלה; השני הוא מה שמקבלים במכירה.
guide-domaine-chancery-lead = קחו קלף חדש.
guide-domaine-chancery = קלפים שנמכרו מונחים כאן בלשכה, גלויים לכולם. בקופה קלפים שאיש עוד לא ראה.

## What the cards do

guide-domaine-sell-new = חדש: מכירה
guide-domaine-sell-lead = מכרו קלף.
guide-domaine-sell = אף קלף ביד לא ניתן להפעלה עכשיו. המכירה תממן את הבא.
guide-domaine-borders-new = חדש: גבולות
guide-domaine-borders-lead = בחרו צלע לגבול.
guide-domaine-borders = כשגבולות נסגרים סביב טירה אחת בלבד, הנחלה שלה מזכה מיד בנקודות: על יערות, כפרים ועיר המלוכה.
guide-domaine-knights-new = חדש: אבירים
guide-domaine-knights-lead = בחרו ריבוע לאביר.
guide-domaine-knights = נחלה רשאית להתרחב אל נחלה חלשה ממנה, אבל אף פעם לא אל נחלה חזקה כמותה.
guide-domaine-expansion-new = חדש: הרחבה
guide-domaine-expansion-lead = בחרו את השטח שתיקחו.
guide-domaine-expansion = הנחלה שלכם גדלה מעבר לגבול, גם אל נחלה שכנה עם פחות אבירים.
guide-domaine-deserter-new = חדש: עריקים
guide-domaine-deserter-lead = בחרו את האביר שיערוק.
guide-domaine-deserter = הוא עוזב את הנחלה השכנה, ואביר שלכם מתייצב אצלכם.
guide-domaine-alliance-new = חדש: בריתות
guide-domaine-alliance-lead = בחרו עם מי לעשות שלום.
guide-domaine-alliance = נחלות בברית לא לוקחות שטח זו מזו.
