watching-command-watch = רשימת משחקים חיים לצפייה
watching-command-follow = מעקב אחרי משחקים, שחקנים וטורנירים
watching-command-follow-game = מעקב אחרי משחק
watching-command-follow-lord = מעקב אחרי שחקן
watching-command-follow-cup = מעקב אחרי טורניר
watching-command-follow-list = אחרי מה אתם עוקבים, ואיך מפסיקים
watching-command-game-kibitz = כניסה לשרשור הצופים של משחק שאתם לא משחקים בו
watching-option-show = אילו משחקים
watching-option-box = רק משחקים של הקופסה הזאת
watching-option-user = השחקן למעקב
watching-option-how = באיזה פירוט

watching-button-watch = לצפות
watching-button-follow = לעקוב
watching-button-kibitz = לקשקש מהצד
watching-button-stop = להפסיק לעקוב
watching-button-follows = המעקבים שלי
watching-button-all = כל המשחקים החיים
watching-button-tables = שולחנות פתוחים

watching-title = ### משחקים חיים · { $count }
watching-menu = לצפייה במשחקים שלהם
watching-title-lord = ### המשחקים החיים של { $lord } · { $count }
watching-none-lord = לשחקן הזה אין כאן משחק שאפשר לצפות בו.
watching-none = אין כאן משחק שאפשר לצפות בו.
watching-none-all = אין כאן משחק חי של הקופסה הזאת.
watching-none-followed = אין כאן משחק חי שאתם עוקבים אחריו.
watching-none-cups = אין כאן משחק טורניר שאפשר לצפות בו.
watching-none-ending = אף משחק כאן לא קרוב לסוף.
watching-points = { $lord } { $points }
watching-followed = -# אתם עוקבים אחריו.
watching-show-all = כל המשחקים
watching-show-followed = במעקב שלי
watching-show-cups = טורנירים
watching-show-ending = קרובים לסוף
watching-box = קופסה…
watching-box-any = כל הקופסאות

watching-index-none = אין כרגע משחק חי.
watching-index-current = -# { $more ->
    [0] הרשימה הזאת מתעדכנת מעצמה.
    [one] ועוד אחד. הרשימה הזאת מתעדכנת מעצמה.
    [two] ועוד שניים. הרשימה הזאת מתעדכנת מעצמה.
   *[other] ועוד { $more }. הרשימה הזאת מתעדכנת מעצמה.
}

watching-follow-game = { $new ->
    [yes] מעכשיו אתם עוקבים
   *[no] אתם עוקבים
} אחרי { $what }.
watching-follow-lord = { $new ->
    [yes] מעכשיו אתם עוקבים
   *[no] אתם עוקבים
} אחרי { $what }: כל משחק כאן שמותר לכם לצפות בו.
watching-follow-cup = { $new ->
    [yes] מעכשיו אתם עוקבים
   *[no] אתם עוקבים
} אחרי הטורניר { $what }.
watching-follow-digest = העדכונים מגיעים בהודעה פרטית, לכל היותר פעם בשעה, ולעולם לא בשעות השקט שלכם. אף אחד לא רואה אחרי מה אתם עוקבים.
watching-how = באיזה פירוט…
watching-how-turn = כל תור
watching-how-turn-about = לשחקן, רק התורות שלו
watching-how-round = כל סבב
watching-how-round-about = המצב כשסבב נגמר
watching-how-end = רק הסוף
watching-how-end-about = תוצאת המשחק
watching-how-turn-cup = כל תוצאה
watching-how-turn-cup-about = לכל שולחן, וכל סבב
watching-how-round-cup = כל סבב
watching-how-round-cup-about = כשסבב מתחיל, ומי בראש כשהוא נגמר
watching-how-end-cup = רק הסוף
watching-how-end-cup-about = תוצאת הטורניר

watching-follows-title = ### אחרי מה אתם עוקבים · { $count }
watching-follows-none = אתם לא עוקבים אחרי דבר. הלחצן [לעקוב] מופיע מתחת לכל משחק שאתם צופים בו.
watching-option-game = { $what }
watching-option-lord = {"\u200F"}{ $what }, שחקן
watching-follows-game = { $what } · { $how ->
    [turn] כל תור
    [round] כל סבב
   *[end] רק הסוף
}
watching-follows-lord = { $what }, שחקן · { $how ->
    [turn] כל תור שלו
    [round] כל סבב
   *[end] רק הסוף
}
watching-option-cup = {"\u200F"}{ $what }, טורניר
watching-follows-cup = { $what }, טורניר · { $how ->
    [turn] כל תוצאה
    [round] כל סבב
   *[end] רק הסוף
}
watching-follows-change = לשנות או להפסיק…

watching-news = חדשות מהשרת { $server } על מה שבמעקב שלכם:
watching-news-game = { $table } · { $where }
watching-news-began = { $count ->
    [1] התחיל, עם { $lords }: { $setup }.
   *[other] התחיל, עם { $lords }: { $setup }.
}
watching-news-more = { $count ->
    [one] משהו קרה בעוד משחק אחד.
    [two] משהו קרה בעוד שני משחקים.
   *[other] משהו קרה בעוד { $count } משחקים.
}

watching-cup-started = { $count ->
    [one] הטורניר התחיל, עם משתתף אחד.
    [two] הטורניר התחיל, עם שני משתתפים.
   *[other] הטורניר התחיל, עם { $count } משתתפים.
}
watching-cup-paired = { $tables ->
    [0] התחיל { $round }. סיום: { $ends }.
    [one] התחיל { $round }, עם שולחן אחד. סיום: { $ends }.
    [two] התחיל { $round }, עם שני שולחנות. סיום: { $ends }.
   *[other] התחיל { $round }, עם { $tables } שולחנות. סיום: { $ends }.
}
watching-cup-round = נגמר: { $round }.
watching-cup-leader = { $place } { $name } { $points }
watching-cup-leaders = טבלת המצב: { $leaders }.
watching-cup-place = { $place } { $name } { $points }
watching-cup-result = שולחן { $number }, { $round }: { $places }.
watching-cup-won = ניצחון של { $name }.
watching-cup-over = הטורניר נגמר.
watching-cup-cancelled = הטורניר בוטל: { $reason }

watching-kibitz-name = צופים: { $table }
watching-kibitz-in = נכנסתם אל { $thread }, שבו מדברים הצופים של { $table }. השחקנים שם לא יכולים לקרוא אותו לפני סוף המשחק.
watching-kibitz-in-over = נכנסתם אל { $thread }, שבו דיברו הצופים של { $table }.
watching-kibitz-opening = כאן מדברים הצופים של { $table }. השחקנים שם לא יכולים לקרוא את זה לפני סוף המשחק; אז הם נכנסים. נא לא לספר להם דבר לפני כן.
watching-kibitz-ended = המשחק בשולחן { $table } נגמר, וכל השחקנים שלו נמצאים כאן עכשיו.
