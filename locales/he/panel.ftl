panel-round = { $round ->
    [0] הבחירה הראשונה
   *[other] סבב { $round } מתוך { $rounds }
}

panel-title-free = ### התור שלכם · { $round }
panel-title-start-free = ### הבחירה הראשונה שלכם
panel-title-start-king-free = ### הבחירה הראשונה שלכם · מלך { $king } מתוך { $kings }
panel-title-ends = ### התור שלכם · { $round } · סיום: { $ends }
panel-title-away = ### התור שלכם · { $round } · אתם בהיעדרות עד { $until }; השעון ממתין
panel-title-paused = ### התור שלכם · { $round } · בהשהיה מאז { $since }
panel-title-stands = ### התור שלכם · { $round } · בהשהיה עד { $until }
panel-title-start-ends = ### הבחירה הראשונה שלכם · סיום: { $ends }
panel-title-start-away = ### הבחירה הראשונה שלכם · אתם בהיעדרות עד { $until }; השעון ממתין
panel-title-start-paused = ### הבחירה הראשונה שלכם · בהשהיה מאז { $since }
panel-title-start-stands = ### הבחירה הראשונה שלכם · בהשהיה עד { $until }
panel-title-start-king-ends = ### הבחירה הראשונה שלכם · מלך { $king } מתוך { $kings } · סיום: { $ends }
panel-title-start-king-away = ### הבחירה הראשונה שלכם · מלך { $king } מתוך { $kings } · אתם בהיעדרות עד { $until }; השעון ממתין
panel-title-start-king-paused = ### הבחירה הראשונה שלכם · מלך { $king } מתוך { $kings } · בהשהיה מאז { $since }
panel-title-start-king-stands = ### הבחירה הראשונה שלכם · מלך { $king } מתוך { $kings } · בהשהיה עד { $until }
panel-clock-ends = סיום התור: { $ends }.
panel-clock-away = { $lord }: היעדרות עד { $until }; השעון ממתין.
panel-clock-paused = המשחק בהשהיה מאז { $since }, וגם השעון.
panel-clock-stands = המשחק בהשהיה עד { $until }, וגם השעון.
panel-is-below = לוח הפעולות הזה נמצא למטה.
panel-is-above = לוח הפעולות הזה נמצא למעלה.
panel-is-elsewhere = לוח הפעולות הזה פתוח בערוץ אחר.
panel-table = -# { $table }
panel-place = הניחו את אריח { $domino }: { $halves }.
panel-later = בהמשך הסבב: { $domino }, { $halves }.
panel-choose-first = בחרו אריח מהטור הראשון. מספרים נמוכים משחקים קודם, מספרים גבוהים שווים יותר.

panel-partner-sees = לוח הפעולות הזה גלוי גם לשותף, { $partner }.

panel-news-taken_back = התור שלכם פתוח שוב, כפי שהיה.
panel-news-draft_kept = הנה הטיוטה שלכם, כפי שהשארתם אותה.
panel-news-again = התור שלכם נגמר, ושוב תורכם.
panel-news-on-again = שוב תורכם.
panel-dropped-place = המיקום שבחרתם כבר לא מתאים, ולכן הוא פתוח שוב.
panel-dropped-discard = עכשיו יש לאריח שלכם מיקום, ולכן אין ויתור עליו.
panel-dropped-giant = הכתר שב־{ $square } כבר לא גלוי, והענק מחפש כתר אחר.
panel-dropped-send = כבר אי אפשר לשלוח את הענק שב־{ $square }, והוא נשאר.
panel-dropped-recruit = כבר אי אפשר לגייס: { $token }. המשאבים חזרו אליכם.
panel-dropped-search = כבר אי אפשר לחפש בערימה: { $token }. המשאבים חזרו אליכם.
panel-dropped-tax = האביר שלכם כבר לא יכול לעמוד ב־{ $square }, והוא חזר אליכם.
panel-dropped-build = הבניין { $building } כבר לא מתאים, והוא חזר ללוח הבנאים.
panel-dropped-burn = הדרקון כבר לא משוחד, והבניין { $building } נשאר בלוח הבנאים.
panel-dropped-burn-yours = הדרקון כבר לא משוחד: קניתם את הבניין שעמד להישרף, { $building }.
panel-dropped-choose = אריח { $domino } כבר לא פנוי, ולכן הבחירה פתוחה שוב.
panel-removed = בוטלו: { $steps }.
panel-step-place = { $domino } ב־{ $spot }
panel-step-discard = הוויתור על { $domino }
panel-step-giant = הענק על הכתר שב־{ $square }
panel-step-send = שליחת הענק שב־{ $square }
panel-step-tax = האביר ב־{ $square }
panel-step-build = { $building } ב־{ $square }
panel-step-burn = השוחד כדי לשרוף: { $building }
panel-step-recruit = { $token } ב־{ $square }
panel-step-search = { $token } ב־{ $square }
panel-step-choose = הבחירה ב־{ $domino }
panel-gained = {"\u200E"}{ $gain } { $points ->
    [one] נקודה
    [two] נקודות
   *[other] נקודות
}

panel-tap-number = הקישו על אות כדי להניח את האריח. אפשר לשנות עד סוף התור.
panel-tap-spot = הזיזו אותו, או בחרו מיקום ברשימה. אפשר לשנות עד סוף התור.
panel-tap-domino = בחרו אריח למטה. אפשר לשנות עד סוף התור.
panel-at = ב־**{ $spot }**: { $gain }, יהיו לכם { $total }.
panel-at-only = ב־**{ $spot }**, המיקום היחיד: { $gain }, יהיו לכם { $total }.
panel-lies = אריח { $domino } מונח ב־**{ $spot }**.
panel-lies-only = אריח { $domino } מונח ב־**{ $spot }**, המיקום היחיד.
panel-lie-halves = { $halves }.
panel-sum = { $terrain } {"\u2066"}{ $squares } × { $crowns }{"\u2069"}
panel-sum-bonus = { $bonus } { $points }
panel-sums = { $sums }.
panel-bonus-won = הושג: { $bonus } ({ $change }).
panel-bonus-lost = אבד: { $bonus } ({ $change }).
panel-then = אתם בוחרים את אריח { $domino }.
panel-then-only = אתם בוחרים את אריח { $domino }, האחרון שנותר.
panel-takes-first = אתם בוחרים את אריח { $domino }: { $halves }.
panel-takes-first-only = אתם בוחרים את אריח { $domino }, האחרון שנותר: { $halves }.

panel-fits-nowhere = אין לאריח { $domino } שום מיקום ליד הממלכה שלכם, ולכן מוותרים עליו.
panel-why = למה?
panel-why-title =
    ### למה אין מיקום לאריח { $domino }
    { $halves }. { $places ->
        [1] יש דרך אחת להניח אותו ליד הממלכה שלכם, והיא
        [two] יש שתי דרכים להניח אותו ליד הממלכה שלכם, וכל אחת מהן
       *[other] יש { $places } דרכים להניח אותו ליד הממלכה שלכם, וכל אחת מהן
    } מפרה כלל. אלה הקרובות ביותר:
panel-why-line = { $spot }: { $reason }
panel-back = חזרה לתור שלי

panel-other-spots = מיקומים אחרים
panel-best-spots = המיקומים הטובים ביותר
panel-arrow-left = שמאלה
panel-arrow-up = למעלה
panel-arrow-down = למטה
panel-arrow-right = ימינה
panel-arrow-turn = לסובב
panel-number = { $number } · { $spot } ({ $gain })
panel-spots-bonus = { $bonus } { $change } ב־{ $spots }.
panel-all-spots = { $count ->
    [1] המיקום היחיד
    [two] שני המיקומים
   *[other] כל { $count } המיקומים
}
panel-spot = { $spot } ({ $gain })
panel-spot-numbered = { $number }: { $spot } ({ $gain })
panel-spot-about = {"\u200F"}{ $left } ב־{ $left_square }, { $right } ב־{ $right_square }
panel-more-spots = עוד מיקומים ({ $first }–{ $last })…
panel-square-gain = { $number } · { $square } ({ $gain })
panel-square-listed = { $square } ({ $gain })
panel-all-squares = { $count ->
    [1] הריבוע היחיד
    [two] שני הריבועים
   *[other] כל { $count } הריבועים
}
panel-take = { $domino }
panel-take-letter = אריח { $domino }
panel-take-halves = {"\u200F"}{ $domino } { $left }–{ $right }
panel-take-half = { $crowns ->
    [0] { $terrain }
    [1] { $terrain } כתר
    [two] { $terrain } שני כתרים
   *[other] { $terrain } { $crowns } כתרים
}
panel-take-list = לבחור אריח…
panel-taken = { $domino } · { $lord }
panel-undo = לבטל צעד
panel-tab-land = ממלכה
panel-tab-town = עיר
panel-tab-court = חצר
panel-look = להציץ
panel-hint = רמז
panel-take-back = להחזיר את התור
panel-end = לסיים את התור

panel-todo = נותר לעשות: { $steps }.
panel-todo-place = להניח את האריח
panel-todo-giant = לכסות כתר בענק
panel-todo-receive = לבחור את הכתר שהענק יכסה
panel-todo-choose = לבחור אריח מהטור הבא
panel-todo-first = נותר לעשות: לבחור אריח.
panel-ready = הכול מוכן. אף אחד לא רואה דבר מזה עד שתסיימו את התור.
panel-ready-partner = הכול מוכן. רק { $partner } ואתם רואים את זה עד סוף התור.
panel-ready-draws = הכול מוכן. סיום התור חושף את הטור הבא, ולכן אי אפשר יהיה להחזיר אותו.
panel-ready-tiles = הכול מוכן. סיום התור חושף בניינים חדשים, ולכן אי אפשר יהיה להחזיר אותו.
panel-ready-final = הכול מוכן. בשולחן הזה אי אפשר להחזיר תורות.
panel-ready-ends = הכול מוכן. סיום התור מסיים את המשחק, ולכן אי אפשר יהיה להחזיר אותו.

panel-done-title = ### התור הסתיים
panel-done-placed = אריח { $domino } ב־{ $spot } ({ $gain }). יש לכם { $total ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $total } נקודות
}.
panel-done-placed-took = אריח { $domino } ב־{ $spot } ({ $gain }), ואחר כך נבחר { $taken }. יש לכם { $total ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $total } נקודות
}.
panel-done-discarded = ויתרתם על אריח { $domino }: אין לו מיקום. יש לכם { $total ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $total } נקודות
} ({ $gain }).
panel-done-discarded-took = ויתרתם על אריח { $domino }: אין לו מיקום. אחר כך נבחר { $taken }. יש לכם { $total ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $total } נקודות
} ({ $gain }).
panel-done-chose = בחרתם את אריח { $taken }.
panel-done-taxed = גביתם מס ב־{ $square }: { $coins ->
    [one] מטבע אחד
    [two] שני מטבעות
   *[other] { $coins } מטבעות
}.
panel-done-built = { $cost ->
    [0] בניתם ב־{ $square } את הבניין { $building } בחינם.
    [one] בניתם ב־{ $square } את הבניין { $building } תמורת מטבע אחד.
    [two] בניתם ב־{ $square } את הבניין { $building } תמורת שני מטבעות.
   *[other] בניתם ב־{ $square } את הבניין { $building } תמורת { $cost } מטבעות.
}
panel-done-queen = המלכה עברה אליכם מלוח הבנאים.
panel-done-queen-from = המלכה עברה אליכם מהממלכה של { $lord }.
panel-done-burnt = שיחדתם את הדרקון, והוא שרף את הבניין { $building }.
panel-done-giant-covers = הענק מכסה את הכתר שב־{ $square }.
panel-done-wandered = הענק לא מצא כתר לכסות והמשיך בדרכו.
panel-done-sent = הענק שלכם מ־{ $square } עבר אל { $receiver }.
panel-done-recruited = גייסתם ל־{ $square }: { $token }.
panel-done-searched = מצאתם בערימה והנחתם ב־{ $square }: { $token }.
panel-done-giant = כל התורות שוחקו. נותרה הבחירה של { $lord }: איזה כתר יכסה הענק.
panel-done-next = התור של { $lord }.
panel-done-next-soon = התור של { $lord }. אחר כך שוב תורכם.
panel-done-next-row = התור של { $lord }, { $turns ->
    [2] פעמיים
   *[other] { $turns } פעמים
} ברצף. אחר כך שוב תורכם.
panel-done-next-you = שוב תורכם.
panel-done-next-after = התור של { $lord }. שוב תורכם אחרי { $after }.
panel-done-over = המשחק נגמר. התוצאה בשרשור.
panel-done-may = -# אפשר להחזיר את התור עד הפעולה הבאה של { $lord }.
panel-done-may-minute = -# אפשר להחזיר את התור במשך דקה; אחר כך התור של { $lord }.
panel-done-may-alone = -# אפשר להחזיר את התור בכל רגע.
panel-next-game = המשחק הבא ({ $count })

panel-watching = ### התור הזה בידי { $lord } · { $round }
panel-watching-domino = { $domino }: { $halves }.
panel-watching-nothing = עוד לא נבחר דבר.
panel-watching-takes = הבחירה: { $domino }.
panel-watching-takes-only = הבחירה: { $domino }, האחרון שנותר.
panel-watching-still = כך נראתה הטיוטה בזמן הלחיצה האחרונה שלכם. אפשר להציץ בה, אבל לא לשנות.
panel-notes = פתקים
panel-notes-some = פתקים ({ $count } חדשים)
panel-notes-new = { $count ->
    [1] יש לכם פתק מאת { $partner }.
    [two] יש לכם שני פתקים מאת { $partner }.
   *[other] יש לכם { $count } פתקים מאת { $partner }.
}
panel-partners-turn = התור של השותף
panel-notes-title = ### פתקים עם { $partner } · { $table }
panel-notes-none = אין עדיין פתקים. רק שניכם יכולים לקרוא אותם.
panel-note = { $lord } { $when }: { $text }
panel-notes-write = לכתוב פתק
panel-notes-refresh = לרענן
panel-notes-back = חזרה לתור
panel-notes-form = פתק לשותף
panel-notes-field = מה תרצו לומר

panel-look-drafted = התור שעוד לא סיימתם לא נספר כאן.
panel-look-title = ### { $table } · { $round }
panel-look-over = ### { $table } · נגמר
panel-look-turn = התור של { $lord }. הניקוד עכשיו: { $points }.
panel-look-turn-sums = התור של { $lord }. הניקוד עכשיו { $points }: { $sums }.
panel-look-choosing = התור של { $lord } לבחור אריח.
panel-look-turn-you = תורכם. הניקוד שלכם עכשיו: { $points }.
panel-look-turn-sums-you = תורכם. הניקוד שלכם עכשיו { $points }: { $sums }.
panel-look-choosing-you = תורכם לבחור.
panel-look-winner = ניצחון של { $lord } עם { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}.
panel-look-nobody = אין מנצחים, כי הטייס האוטומטי שיחק במקום כולם. הכי הרבה נקודות: { $lords }, עם { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}.
panel-look-shared = { $lords } חולקים את הניצחון עם { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}.
panel-look-ended = המשחק נגמר בלי תוצאה.
panel-look-kingdom = הניקוד של { $lord }: { $points }.
panel-look-kingdom-sums = הניקוד של { $lord } הוא { $points }: { $sums }.
panel-look-kingdom-team = הניקוד של { $lord }: { $points }.
panel-look-kingdom-sums-team = הניקוד של { $lord } הוא { $points }: { $sums }.
panel-look-before = {"\u200E"}← הקודם
panel-look-page = {"\u200F"}{ $page } מתוך { $pages }
panel-look-after = {"\u200E"}הבא →
panel-look-quest = { $quest }: { $about }. עכשיו: { $now }.
panel-look-resources = { $lord }: { $resources }
panel-show = להראות…
panel-show-table = כל השולחן
panel-show-kingdom = הממלכה של { $lord }
panel-show-kingdom-team = {"\u200F"}{ $lord } ו־{ $partner }
panel-show-line = הטורים
panel-show-board = לוח הבנאים
panel-show-court = החצר
panel-show-quests = המשימות
panel-show-score = הניקוד עד כה
panel-show-score-over = הניקוד
panel-show-text = כטקסט
panel-game-menu = משחק…

panel-score-title = ### { $table } · הניקוד עד כה
panel-score-title-over = ### { $table } · הניקוד
panel-score-lord = {"\u200F"}{ $lord } · { $total }
panel-score-terrain = { $terrain }: { $sums }, סך הכול { $points }
panel-score-part = { $squares ->
    [one] ריבוע אחד
    [two] שני ריבועים
   *[other] { $squares } ריבועים
} × { $crowns ->
    [one] כתר אחד
    [two] שני כתרים
   *[other] { $crowns } כתרים
}
panel-score-empty = { $terrain }: אין כתרים, סך הכול 0
panel-score-coins = מטבעות: { $coins }, נקודה לכל 3, סך הכול { $points }
panel-score-queen = המלכה, על טריטוריה גדולה ביותר: { $squares ->
    [one] ריבוע אחד
    [two] שני ריבועים
   *[other] { $squares } ריבועים
} × כתר אחד, סך הכול { $points }
panel-score-buildings = בניינים: { $points }
panel-score-quests = משימות: { $points }
panel-score-court = החצר: { $points }
panel-score-part-of = – { $part }: { $points }
panel-score-piece = – { $building }: { $points }
panel-score-piece-none = – { $building }: אין נקודות משלו
panel-score-per-wheat = – { $building }: { $count ->
    [one] טריטוריית חיטה אחת
    [two] שתי טריטוריות חיטה
   *[other] { $count } טריטוריות חיטה
} × { $each }, סך הכול { $points }
panel-score-per-forest = – { $building }: { $count ->
    [one] טריטוריית יער אחת
    [two] שתי טריטוריות יער
   *[other] { $count } טריטוריות יער
} × { $each }, סך הכול { $points }
panel-score-per-lake = – { $building }: { $count ->
    [one] טריטוריית אגם אחת
    [two] שתי טריטוריות אגם
   *[other] { $count } טריטוריות אגם
} × { $each }, סך הכול { $points }
panel-score-per-grassland = – { $building }: { $count ->
    [one] טריטוריית ערבה אחת
    [two] שתי טריטוריות ערבה
   *[other] { $count } טריטוריות ערבה
} × { $each }, סך הכול { $points }
panel-score-per-swamp = – { $building }: { $count ->
    [one] טריטוריית ביצה אחת
    [two] שתי טריטוריות ביצה
   *[other] { $count } טריטוריות ביצה
} × { $each }, סך הכול { $points }
panel-score-per-mine = – { $building }: { $count ->
    [one] טריטוריית הר אחת
    [two] שתי טריטוריות הר
   *[other] { $count } טריטוריות הר
} × { $each }, סך הכול { $points }
panel-score-per-town = – { $building }: { $count ->
    [one] טריטוריית עיר אחת
    [two] שתי טריטוריות עיר
   *[other] { $count } טריטוריות עיר
} × { $each }, סך הכול { $points }
panel-score-per-tower = – { $building }: { $count ->
    [one] מגדל אחד
    [two] שני מגדלים
   *[other] { $count } מגדלים
} × { $each }, סך הכול { $points }
panel-score-per-knight = – { $building }: { $count ->
    [one] אביר אחד
    [two] שני אבירים
   *[other] { $count } אבירים
} × { $each }, סך הכול { $points }
panel-score-brief = הפקודה {"\u200E"}/score עם שם של שחקן מפרטת בניין אחר בניין.
panel-score-line = { $lord } · { $total }: { $parts }
panel-score-briefest = הפקודה {"\u200E"}/score עם שם של שחקן מפרטת שורה אחר שורה.
panel-score-bonus = { $bonus }: { $points }
panel-score-nothing = עדיין אין נקודות.
panel-score-ties-town = -# למקרה של תיקו: הטריטוריה הגדולה ביותר { $largest }.
panel-score-ties = -# למקרה של תיקו: הטריטוריה הגדולה ביותר { $largest }, כתרים { $crowns }.

panel-menu-title =
    ### { $table } · משחק
    רק אתם רואים את זה.
panel-menu-resign = לפרוש…
panel-menu-abort = לסיים בהסכמה…
panel-menu-record = רישום המשחק
panel-resign-ask = לפרוש מ־{ $table }? הטייס האוטומטי ימשיך לשחק במקומכם, וזה ייחשב הפסד.
panel-resign-ask-solo = לפרוש מ־{ $table }? המשחק ייגמר מיד. הוא לא ייספר בשום מקום.
panel-resign-ask-rated = לפרוש מ־{ $table }? המשחק ייגמר מיד. הוא ייחשב הפסד.
panel-resign-yes = לפרוש
panel-resign-no = להמשיך לשחק
panel-resigned = ויתרתם על המקום שלכם בשולחן { $table }. הטייס האוטומטי ימשיך לשחק במקומכם.
panel-resigned-last = ויתרתם על המקום שלכם בשולחן { $table }. אף אחד לא נשאר בשולחן הזה, ולכן המשחק נגמר.
panel-resigned-agreed = ויתרתם על המקום שלכם בשולחן { $table }. כל האחרים כבר הסכימו לסיים, ולכן המשחק נגמר.
panel-record =
    ### { $table } · רישום המשחק
    המשחק כולו, כטקסט וכ־JSON.
panel-record-seedless = -# הזרע לא נכלל עד שהמשחק נגמר.
panel-record-check = -# כולם יכולים לבדוק אותו: בעזרת {"\u200E"}/verify, או בעזרת {"\u2066"}`python -m engine replay { $file }`{"\u2069"}
panel-rematch-open = המשחק החוזר { $table } פתוח בערוץ { $channel }. האחרים הוזמנו.
panel-rematch-already = משחק חוזר כבר פתוח: { $table } בערוץ { $channel }.
panel-go-there = לעבור לשם

panel-command-game = שולחנות ומשחקים
panel-command-play = פתיחת התור שלכם, או תחילת משחק נגד המחשב
panel-command-place = הנחת האריח שלכם
panel-command-discard = ויתור על האריח שלכם, כשאין לו מיקום
panel-command-tax = הצבת אביר על ריבוע של האריח שהונח עכשיו
panel-command-build = קניית בניין והנחתו על ריבוע עיר
panel-command-burn = שיחוד הדרקון כדי לשרוף בניין מהלוח
panel-command-giant = כיסוי אחד מהכתרים שלכם בענק שהגיע
panel-command-send = שליחת אחד מהענקים שלכם לשחקן אחר
panel-command-receive = בחירת הכתר שיכסה ענק שנשלח אליכם
panel-command-recruit = קניית אסימון גלוי של החצר
panel-command-search = קניית כל אסימון מערימת החצר במשאב אחד מכל סוג
panel-command-choose = בחירת אריח מהטור הבא
panel-command-undo = ביטול הצעד האחרון בתור שלכם
panel-command-end = סיום התור
panel-command-takeback = החזרת התור שסיימתם עכשיו
panel-command-kingdom = הצגת ממלכה
panel-command-table = הצגת כל השולחן
panel-command-line = הצגת אריחי הסבב הזה והטור הבא
panel-command-board = הצגת לוח הבנאים, עם המחירים שלכם
panel-command-court = הצגת אסימוני החצר והמשאבים של כולם
panel-command-look = הצצה במשחק, או במה שמונח על ריבוע ובמה שמתאים לו
panel-command-score = הצגת הניקוד עד כה והסבר שלו
panel-command-record = שמירת משחק כטקסט וכ־JSON
panel-command-game-status = הצגת המצב של משחק
panel-command-game-resign = פרישה; הטייס האוטומטי ממשיך לשחק במקומכם
panel-command-game-abort = הצעה לכולם לסיים את המשחק בלי תוצאה
panel-command-game-note = כתיבת פתק לשותף, או קריאת הפתקים (משחקי קבוצות)
panel-command-game-vote = תשובה לשאלה שהוצגה לכל השולחן
panel-command-game-rematch = אותו שולחן שוב, המקומות זזים באחד
panel-option-game = איזה משחק; אם לא צוין, זה של השרשור
panel-option-spot = שני ריבועים, החצי השמאלי קודם, למשל b5 a5
panel-option-square = ריבוע, למשל h9
panel-option-site = ריבוע העיר לבנייה; אם לא צוין, הטוב ביותר
panel-option-building = בניין מלוח הבנאים
panel-option-crown = ריבוע עם כתר גלוי, למשל e6
panel-option-giant = הריבוע של אחד מהענקים שלכם, למשל d4
panel-option-receiver = למי לשלוח את הענק
panel-option-token = אסימון של החצר
panel-option-place = הריבוע שעליו יונח; אם לא צוין, הטוב ביותר
panel-option-pay = הריבועים שהמשאבים שעליהם משלמים, למשל c6 b4; אם לא צוין, הזולים ביותר
panel-option-note = מה תרצו לומר; רק השותף קורא. אם נשאר ריק, הפתקים יוצגו
panel-option-domino = המספר של אריח מהטור הבא
panel-option-lord = איזה שחקן
panel-option-at = ריבוע, למשל c6; אם לא צוין, כל הממלכה
panel-option-as = כתמונה או כטקסט
panel-option-answer = התשובה שלכם
panel-choice-picture = תמונה
panel-choice-text = טקסט
panel-choice-agree = כן: להסכים
panel-choice-goon = לא: להמשיך כרגיל
panel-which-game = בחירת משחק
panel-choice-game = {"\u200F"}{ $table } · { panel-round }
panel-choice-game-yours = {"\u200F"}{ $table } · { panel-round } · התור שלכם
panel-choice-spot = { $number }: { $spot } ({ $gain })
panel-choice-spot-plain = { $spot } ({ $gain })
panel-choice-illegal = {"\u200F"}{ $spot } · לא חוקי: { $why }
panel-choice-domino = {"\u200F"}{ $domino }: { $halves }
