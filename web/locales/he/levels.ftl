# How well bots play.

level-seat = כמה טוב משחק הבוט במושב { $seat }
level-choice = ⁧{ $level } · { $name }⁩
level-note = בוט, רמה { $level } · { $name }
# The same, read aloud.
level-spoken = בוט, רמה { $level }, { $name }
level-of = { $name }: בוט ברמה { $level }, { $title }.
level-1 = רועה אווזים
level-2 = רועה צאן
level-3 = טוחן
level-4 = פונדקאי
level-5 = סוחר
level-6 = סוכן הבית
level-7 = קנצלר
level-8 = חכם
