cups-percent = { $value }%
cups-stage-choose = שלב…
cups-stage-swiss = שיטה שוויצרית
cups-stage-robin = כולם נגד כולם
cups-stage-groups = בתים
cups-stage-single = נוקאאוט
cups-stage-double = נוקאאוט כפול
cups-stage-final = שולחן הגמר
cups-stage-ladder = טבלת הדירוג
cups-stage-gone = שלב מאוחר יותר
cups-stage-league = עונה { $number }
cups-closing = כל השולחנות בשלב "{ $stage }" סיימו. עדיין אפשר לתקן תוצאות; הן יהיו סופיות ב־{ $until } ({ $left }).
cups-round = סבב { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}מתוך { $rounds }
}
cups-round-groups = סבב בתים { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}מתוך { $rounds }
}
cups-round-single = סבב נוקאאוט { $round } מתוך { $rounds }
cups-round-final = שולחן הגמר
cups-round-last = הגמר
cups-round-semi = סבב חצי הגמר
cups-round-quarter = סבב רבע הגמר
cups-round-league = עונה { $stage }, סבב { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}מתוך { $rounds }
}
cups-round-deciding = השולחן המכריע

cups-button-options = לשנות אפשרויות
cups-button-enter = להירשם
cups-button-wait = להמתין למקום ({ $count })
cups-button-withdraw = לבטל הרשמה
cups-button-drop = לפרוש
cups-button-list = מי בפנים
cups-button-places = כל המקומות
cups-button-rules = כללי האירוע
cups-button-here = אני כאן
cups-button-cannot = אין לי אפשרות לשחק
cups-button-table = השולחן שלי
cups-button-why = למה השולחן הזה?
cups-button-standings = טבלת המצב
cups-button-bracket = עץ הטורניר
cups-button-judge = לקרוא לשיפוט
cups-button-text = כטקסט
# unchecked: english
cups-button-csv = CSV
# unchecked: english
cups-button-xlsx = XLSX
cups-button-cross = טבלה צולבת
cups-button-export = לייצא
cups-button-yes = כן, אני בפנים
cups-button-no = לא עכשיו
cups-button-play = להשתתף
cups-button-refuse = לא
cups-button-agree = להסכים
cups-button-notme = לא אני
cups-button-help = לעזור
cups-button-back = להמשיך לשחק
cups-button-leave = כן, לפרוש
cups-button-stay = לא, להמשיך לשחק
cups-button-partner = כן, ביחד
cups-button-decline = לא, תודה
cups-button-look = לעבור לשולחן
cups-button-event = האירוע
cups-button-all = כל האירועים
cups-button-words = הסבר המילים
cups-button-previous = {"\u200E"}← הקודם
cups-button-following = {"\u200E"}הבא →
cups-button-page = {"\u200F"}{ $page } מתוך { $pages }

cups-home-title = ## { $name }
cups-home-signup = הרשמה עד { $until }
cups-home-checkin = אישור הגעה: { $from } עד { $until }
cups-home-start = תחילת סבב 1: { $start }
cups-home-start-ends = תחילת סבב 1: { $start } · סיום האירוע: { $ends }
cups-home-start-latest = תחילת סבב 1: { $start } · סיום האירוע: { $ends } לכל המאוחר
cups-home-count = **{ $count } מתוך { $capacity }** נרשמו{ $waiting ->
    [0] .
    [one] , ואחד ממתין.
    [two] , ושניים ממתינים.
   *[other] , ו־{ $waiting } ממתינים.
}
cups-home-vacation = האירוע מתחשב בהיעדרויות.
cups-home-no-vacation = האירוע לא מתחשב בהיעדרויות.
cups-home-seal = כל זרע של שיבוץ מוצג כשהסבב שלו משובץ. עד אז הם חתומים: `{ $seal }`
cups-home-closed = ההרשמה נגמרה. תחילת סבב 1: { $start }.
cups-home-closed-checkin = אישור ההגעה פתוח עד { $start }: לחצו **אני כאן**.
cups-home-here = **{ $here } מתוך { $count }** כאן.{ $waiting ->
    [0] {""}
    [one] {" "}אחד ממתין.
    [two] {" "}שניים ממתינים.
   *[other] {" "}{ $waiting } ממתינים.
}
cups-home-running = עכשיו { $round }. סיום: { $ends } ({ $left }).
cups-home-between = כל השולחנות סיימו ({ $round }). תחילת הסבב הבא: { $start }.
cups-home-page = [לעמוד החדש ביותר]({ $url })
cups-home-playing = { $count ->
    [1] משתתף אחד.
    [two] **שני** משתתפים.
   *[other] **{ $count }** משתתפים.
}
cups-home-late = עדיין אפשר להצטרף עד סבב { $round }.
cups-home-late-ladder = עדיין אפשר להצטרף.
cups-home-late-league = עדיין אפשר להצטרף, כדי לשחק מהעונה הבאה.
cups-home-paused = האירוע בהשהיה מאז { $since }: כל השעונים עומדים.
cups-home-best = בראש: { $best }
cups-home-points = { $lord } { $points }
cups-home-over = ניצחון של { $winner }.
cups-home-place = {"\u200F"}**{ $place }** { $lord }
cups-home-cancelled = האירוע בוטל ב־{ $at }: { $reason }
cups-home-too-few = האירוע בוטל ב־{ $at }: { $count ->
    [0] אף אחד לא הגיע, ונחוצים לפחות { $least }.
    [1] רק אחד הגיע, ונחוצים לפחות { $least }.
    [two] רק שניים הגיעו, ונחוצים לפחות { $least }.
   *[other] רק { $count } הגיעו, ונחוצים לפחות { $least }.
}

cups-checkin-title = ## { $name } · אישור ההגעה נפתח
cups-checkin-press = לחצו **אני כאן** לפני { $until } ({ $left }). אחרת תאבדו את המקום.
cups-checkin-over = ## { $name } · אישור ההגעה נגמר
cups-checkin-began = סבב 1 התחיל.

cups-round-title = ## { $name } · { $round }
cups-round-title-page = ## { $name } · { $round } · עמוד { $page } מתוך { $pages }
cups-round-ends = סיום: { $ends } ({ $left }). שולחנות שעוד יהיו פתוחים אז יסיים הטייס האוטומטי.
cups-round-adjourned = שולחן { $table } נדחה. סיום: { $until } ({ $left }).
cups-round-third = שולחן { $table } משחק על המקום השלישי.
cups-table-stands = התוצאה של שולחן { $table } ({ $round }) תוקנה מאוחר יותר; { $lords } במשחק בכל זאת.
cups-table-passed = בשולחן { $table } ({ $round }): עלייה של { $lords } במקום מנצח שנפסל.
cups-round-own = שולחן { $table }: מי שהכריעו בתוצאה ישבו שם בעצמם.
cups-round-tied = { $count ->
    [1] תיקו בשולחן { $tables }: משחק נוסף יכריע.
    [two] תיקו בשולחנות { $tables }: משחקים נוספים יכריעו.
   *[other] תיקו בשולחנות { $tables }: משחקים נוספים יכריעו.
}
cups-round-ended = הסבב נגמר ב־{ $at }.
cups-round-cancelled = האירוע בוטל ב־{ $at }: לשולחנות שעוד היו פתוחים אין תוצאה.
cups-round-paused = בהשהיה מאז { $since }: כל השעונים עומדים.
cups-round-byes = בסבב חופשי: { $names }
cups-round-byes-more = { $count ->
    [1] ועוד אחד בסבב חופשי.
    [two] ועוד שניים בסבב חופשי.
   *[other] ועוד { $count } בסבב חופשי.
}
cups-round-undone = ## { $name } · שיבוץ בוטל
cups-round-undone-text = השולחנות שעמדו כאן לא נחשבים. הסבב ישובץ מחדש.
cups-round-undone-over = השולחנות שעמדו כאן לא נחשבים.

cups-mine = { $name }, { $round }: { $who ->
    [you] אתם
   *[lord] { $lord }
} ב**שולחן { $table }** עם { $others }.
cups-mine-over = { $name }, { $round }: { $who ->
    [you] ישבתם
   *[lord] המקום של { $lord } היה
} ב**שולחן { $table }** עם { $others }.
cups-mine-none = { $who ->
    [you] אין לכם
   *[lord] אין ל־{ $lord }
} עכשיו שולחן בטורניר { $name }.
cups-mine-bye = { $name }, { $round }: { $who ->
    [you] יש לכם
   *[lord] ל־{ $lord } יש
} סבב חופשי, שנחשב כניצחון בשולחן.
cups-mine-bye-bracket = { $name }, { $round }: { $who ->
    [you] אין לכם שולחן, ואתם עולים בלעדיו.
   *[lord] ל־{ $lord } אין שולחן, והעלייה היא בלעדיו.
}
cups-mine-on = { $who ->
    [you] עליתם
   *[lord] { $lord }: עלייה
} לסבב הבא.
cups-mine-third = { $who ->
    [you] אתם משחקים
   *[lord] { $lord } במשחק
} על המקום השלישי.
cups-mine-out = { $who ->
    [you] אתם
   *[lord] { $lord }
} מחוץ לטורניר.
cups-mine-result = תוצאה: { $scores }.
cups-mine-result-ruled = תוצאה, בהכרעה: { $scores }. הסיבה: { $reason }
cups-mine-game = משחק { $slot }: { $scores }.
cups-mine-game-ruled = משחק { $slot }, בהכרעה: { $scores }. הסיבה: { $reason }
cups-mine-tied = תיקו, ולכן משחק נוסף מכריע. הוא מתנהל עכשיו.
cups-mine-gone = הערוץ של השולחן שלכם נמחק, ולכן המשחק ממשיך בהודעות פרטיות.
cups-mine-seal = סדר השליפה של השולחן נקבע לפני שהתחיל. החותם של הזרע שלו, שיוצג בסוף: `{ $seal }`.
cups-result = {"\u200F"}{ $place }. { $lord } { $points }

cups-why-title = ### { $name } · { $round } · שולחן { $table }
cups-why-start = כולם התחילו מאפס: השולחנות הראשונים נובעים מהזרע של האירוע.
cups-why-points = { $who ->
    [you] היו לכם
   *[lord] ל־{ $lord } היו
} { $count ->
    [one] { $points } נקודה
    [two] { $points } נקודות
   *[other] { $points } נקודות
}.
cups-why-near = { $near ->
    [0] לאף אחד אחר לא היה אותו מספר.
    [1] לשחקן אחד נוסף היה אותו מספר, { $unmet ->
        [0] וכבר היה מפגש ביניכם.
       *[other] ועוד לא היה מפגש ביניכם.
    }
    [two] לשני שחקנים נוספים היה אותו מספר; עם { $unmet } מהם עוד לא היה מפגש.
   *[other] ל־{ $near } שחקנים נוספים היה אותו מספר; עם { $unmet } מהם עוד לא היה מפגש.
}
cups-why-all = { $kind ->
    [robin] בשיטת כולם נגד כולם
    [groups] בתוך בית
   *[league] בתוך דרג
} כל אחד נפגש עם כל אחד, בסדר שנקבע מההתחלה.
cups-why-seeded = בשלב { $kind ->
    [double] נוקאאוט כפול
   *[single] נוקאאוט
} השולחנות נובעים מסדר הדירוג: { $seeding ->
    [places] המקומות בשלב הקודם
    [rating] הדירוג כשהאירוע התחיל
    [hand] כפי שקבעה הנהלת הטורניר לפני ההתחלה
   *[lot] הגרלה מהזרע של האירוע
}{ $kind ->
    [double] ; מי שמפסידים פעם אחת ממשיכים לשחק עם אחרים שהפסידו.
   *[single] : הראשונים בסדר נפגשים מאוחר ככל האפשר.
}
cups-why-ladder = בטבלת הדירוג נפגשים שחקנים פנויים שקרובים זה לזה.
cups-why-final = מי שעלו יושבים בשולחן הגמר.
cups-why-unmet = { $count ->
    [one] { $lord }, עם { $points } נקודה, בלי מפגש קודם.
    [two] { $lord }, עם { $points } נקודות, בלי מפגש קודם.
   *[other] { $lord }, עם { $points } נקודות, בלי מפגש קודם.
}
cups-why-met = { $count ->
    [one] { $lord }, עם { $points } נקודה, עם מפגש בסבב { $rounds }: לא הייתה דרך טובה יותר.
    [two] { $lord }, עם { $points } נקודות, עם מפגש בסבב { $rounds }: לא הייתה דרך טובה יותר.
   *[other] { $lord }, עם { $points } נקודות, עם מפגש בסבב { $rounds }: לא הייתה דרך טובה יותר.
}
cups-why-met-again = עם { $lord } היה מפגש בסבב { $rounds }.
cups-why-first = הראשונים לבחור כאן: { $lord }, { $count ->
    [0] לראשונה
    [1] כמו בסבב אחד קודם
    [two] כמו בשני סבבים קודמים
   *[other] כמו ב־{ $count } סבבים קודמים
}.
cups-why-nobody-twice = { $who ->
    [you] לא נפגשתם עם אף אחד פעמיים.
   *[lord] ל־{ $lord } לא היו שני מפגשים עם אף אחד.
}
cups-why-twice = { $who ->
    [you] נפגשתם
   *[lord] ל־{ $lord } היו מפגשים
} יותר מפעם אחת עם { $count ->
    [1] שחקן אחד
    [two] שני שחקנים
   *[other] { $count } שחקנים
}.
cups-why-bye = { $who ->
    [you] היה לכם
   *[lord] ל־{ $lord } היה
} סבב חופשי: { $rounds }.

cups-column-place = מקום
cups-column-lord = שחקן
cups-column-points = נקודות
cups-column-opponents = יריבים
cups-column-head = ישיר
cups-column-share = חלק
cups-column-territory = שטח
cups-column-crowns = כתרים
cups-column-duplicate = זהה
cups-column-round = ס{ $round }
cups-column-rounds = סבב
cups-column-result = תוצאה
cups-table-opening = בהכנה
cups-table-adjourned = נדחה
cups-table-playing = באמצע משחק
cups-table-over = נגמר
cups-table-free = בסבב חופשי
cups-table-nobody = אין מנצחים

cups-standings-title = ## { $name } · טבלת המצב אחרי { $round }
cups-standings-final = ## { $name } · טבלת המצב הסופית: { $stage }
cups-standings-group = ## { $name } · { $kind ->
    [division] דרג
   *[group] בית
} { $group } אחרי { $round }
cups-standings-group-final = ## { $name } · טבלת המצב הסופית: { $kind ->
    [division] דרג
   *[group] בית
} { $group }
cups-tie-lot = הגרלה
cups-tie-points = נקודות
cups-standings-before = ## { $name } · טבלת המצב
cups-standings-columns = מקום, שחקן, { $columns }.
cups-standings-line = {"\u200F"}**{ $place }** { $lord } · **{ $points }** · { $ties }
cups-standings-line-left = ~~{ $place } { $lord } · { $points } · { $ties }~~
cups-met-win = { $others }נ
cups-met-loss = { $others }ה
cups-met-draw = { $others }ת
cups-met-unplayed = { $others }א
cups-met-bye = +
cups-met-absent = –
cups-met-playing = { $others }…
cups-cross-legend = בכל סבב: 4נ ניצחון על שורה 4, ה הפסד, ת תיקו, א אין מנצחים כי הטייס האוטומטי שיחק במקום שניהם; {"\u2066"}2/4 1·7·9{"\u2069"} מקום שני מארבעה, נגד שורות 1, 7 ו־9; + סבב חופשי, – היעדרות, … באמצע משחק.
cups-standings-met = הסבבים האחרונים (4נ ניצחון על שורה 4, ה הפסד, ת תיקו, א אין מנצחים כי הטייס האוטומטי שיחק במקום שניהם)
cups-standings-cut = — קו העלייה —
cups-standings-none = עוד לא שוחק דבר.
cups-standings-explain = להסביר שורה…
cups-standings-option = { $place } · { $lord }
cups-standings-behind = במקומות הסופיים, מי שלא שיחקו אף תור ומי שנפסלו באים אחרי כל האחרים: ראו [כל המקומות] בהודעת האירוע.
cups-standings-frozen = קו העלייה נקבע: הכרעה מאוחרת משנה אותו רק אם הנהלת הטורניר קובעת שמה שבא אחריו ישוחק שוב.
cups-group = בית { $group }
cups-group-choose = בית…
cups-division = דרג { $group }
cups-division-choose = דרג…

cups-explain-title = ### { $lord } · מקום { $place }
cups-explain-decided = מאחורי { $lord } בגלל: { $what }.
cups-explain-shared = מקום משותף עם { $lord }: רק ההגרלה מפרידה, והיא קובעת מי עולה אם רק אחד יכול.
cups-explain-sum = **{ $what }: { $value }**
cups-explain-mean = ממוצע של { $count }
cups-explain-more = ועוד { $count }
cups-explain-tables = כאן השולחנות קובעים את המקומות, לא המספרים האלה.
cups-explain-passed = בדילוג: נחשב רק בין מי ששווים עד כה, אם כולם נפגשו
cups-explain-lot = מוגרל מהזרע של האירוע; 1 הוא הטוב ביותר
cups-explain-game = ס{ $round }, שולחן { $table }
cups-term = ס{ $round }, שולחן { $table }: { $value }
cups-term-lord = ס{ $round } { $lord }: { $value }
cups-term-only-lord = { $lord }: { $value }
cups-term-other = ס{ $round }: { $value }
cups-term-bye = ס{ $round } סבב חופשי: { $value }
cups-term-walkover = ס{ $round } ניצחון, כי היריב כבר פרש: { $value }
cups-term-annulled = ס{ $round } לא נספר, בגלל פרישה מוקדמת: { $value }
cups-term-late = ס{ $round } לפני ההצטרפות: { $value }
cups-term-left = ס{ $round } אחרי הפרישה: { $value }
cups-term-absent = ס{ $round } בלי שולחן: { $value }
cups-term-ruled = ס{ $round }, שולחן { $table }, בהכרעה: { $value }

cups-words-title = ### { $name } · הסבר המילים
cups-words-points = **נקודות**: מה ששווים המקומות בשולחן, המקום הראשון הכי הרבה. מי שחולקים מקומות חולקים ביחד את מה שהם שווים.
cups-words-tie = **{ $tie }**: { $about }.
cups-words-signs = **בתמונה של טבלת המצב**: כתר הוא מקום ראשון בשולחן, מספר הוא מקום אחר, + סבב בלי שולחן, – סבב שהוחמץ, … שולחן שעוד משחק. זר הוא של המנצח.
cups-words-seeding = **סדר הדירוג**: הסדר שבו מוצבים המשתתפים בעץ הטורניר. הראשונים בסדר נפגשים מאוחר ככל האפשר.
cups-words-lot = **הגרלה**: מספר מהזרע של האירוע, אחד לכל משתתף. מי ששווים בכל השאר חולקים את המקום; ההגרלה רק קובעת מי עולים כשלא כולם יכולים.
cups-words-free = **סבב חופשי**: סבב בלי שולחן. הוא נחשב כניצחון בשולחן.
cups-words-cut = **קו העלייה**: קו בטבלת המצב; מי שמעליו עולים.
cups-words-duplicate = **שליפה זהה לכולם**: לכל השולחנות בסבב אותו סדר שליפה, כך שהמזל שווה לכולם. אף אחד אחר לא רואה אותם עד סוף הסבב.
cups-words-autopilot = **טייס אוטומטי**: שחקן מחשב שמשחק תורות שהזמן שלהם נגמר, ומקומות שאבדו או שפרשו מהם.
cups-words-seed = **זרע**: מספר סודי, שמוגרל בעת הפרסום; הזרע של כל סבב מוצג כשהסבב משובץ. ההגרלות והשיבוצים נובעים ממנו, ולכן אף אחד לא יכול לבחור או לנחש אותם.
cups-words-seal = **חותם**: טביעת האצבע של הזרעים, שמוצגת מההתחלה. היא לא מתאימה לאחרים, ולכן היא מוכיחה שהם לא שונו. לסדר השליפה של כל שולחן יש זרע וחותם משלו.

cups-bracket-title = ## { $name } · { $stage }
cups-bracket-page = עמוד { $page } מתוך { $pages }.

cups-podium-title = ## האירוע { $name } נגמר
cups-podium-won = ניצחון של { $winner }!
cups-podium-place = {"\u200F"}**{ $place }** { $lord }
cups-podium-undone =
    ## האירוע { $name } שוב פתוח
    המקומות שעמדו כאן בטלים: { $reason }

cups-notice-message = ### הודעה מאת { $by } לכל המשתתפים באירוע { $name }
cups-notice-changed = באירוע { $name } משהו שונה ממה שפורסם: { $what }. הסיבה: { $reason }
cups-changed-name = השם שלו הוא "{ $value }"
cups-changed-text = הטקסט שלו
cups-changed-capacity = { $value } מקומות
cups-changed-least = נחוצים { $value }
cups-changed-rounds = { $value } סבבים
cups-changed-late = הצטרפות מאוחרת עד סבב { $value }
cups-changed-ended = הסבבים האלה נגמרים אחרי סבב { $value }, עם טבלת המצב כפי שהיא
cups-home-left = האירוע הזה ממשיך בערוץ { $channel }.
cups-notice-paused = האירוע { $name } בהשהיה: כל השעונים עומדים. הסיבה: { $reason }
cups-notice-closing = השולחן האחרון באירוע { $name } סיים. התוצאות כפי שהן עכשיו יהיו סופיות ב־{ $until }, אלא אם יתוקנו או יאושרו קודם. מי שרואים טעות קוראים לשיפוט.
cups-notice-ruled = התוצאה של שולחן { $table } באירוע { $name } ({ $round }) תוקנה על ידי { $by }: { $scores }. הסיבה: { $reason }
cups-notice-reopened-signup = האירוע { $name } מתקיים בכל זאת; סיום ההרשמה: { $until }: { $reason }
cups-notice-reopened = האירוע { $name } שוב פתוח, והמקומות והגביעים שלו בטלים: { $reason }
    הוא ייסגר שוב ב־{ $until }, או כשהתוצאות מאושרות.
cups-notice-resumed = האירוע { $name } ממשיך. כל מה שעוד לפנינו נדחה. משך הדחייה: { $time }.
cups-notice-outage = במשך { $time } אף אחד לא יכול היה לשחק כאן, ולכן כל מה שעוד לפנינו באירוע { $name } נדחה באותו פרק זמן.
cups-notice-sooner = השעון של הבוט הקדים. כל מה שעוד לפנינו באירוע { $name } הוקדם בחזרה בהפרש של { $time }, כפי שהוכרז קודם.

cups-book-title = **{ $name } · יומן**
cups-book-name = {"\u200F"}{ $name } · יומן
cups-book-text = כל מה שהנהלת הטורניר עושה באירוע הזה כתוב בשרשור שלמטה, עם הסיבה.
cups-log-line = { $at } · { $line }
cups-log-organiser = { $by } (הנהלה)
cups-log-extended-tied = סיום מאוחר יותר בהפרש של { $time }: { $round }. יש תיקו בשולחן, ומי שבתיקו משחקים משחק נוסף.
cups-log-extended = { $by }: תוספת של { $time } ({ $round }): { $reason }
cups-log-shortened = { $by }: סיום מוקדם בהפרש של { $time } ({ $round }): { $reason }
cups-log-next-begins = { $by }: תחילת הסבב הבא הועברה ל־{ $begins }: { $reason }
cups-log-moved = { $by }: סיום ההרשמה הועבר ל־{ $closes } וסבב 1 ל־{ $start }: { $reason }
cups-log-changed = { $by }: שינוי במה שפורסם: { $what }. הסיבה: { $reason }
cups-log-arranged = { $by }: שיבוץ ידני ({ $round }): { $what }: { $reason }
cups-log-arranged-none = { $by }: שיבוץ רגיל של כולם ({ $round }): { $reason }
cups-log-arranged-swap = { $by }: החלפה בשיבוץ ({ $round }): { $what }: { $reason }
cups-arranged-table = שולחן של { $lords }
cups-arranged-bye = סבב חופשי של { $lords }
cups-log-adjourned = { $by }: שולחן { $table } ({ $round }) נדחה עד { $ends }: { $reason }
cups-log-postponed = { $by }: המועדים לפני ההתחלה הוזזו בהפרש של { $time }: { $reason }
cups-log-channel = { $by }: האירוע הועבר לערוץ { $channel }: { $reason }
cups-log-opened = { $by }: אפשר להצטרף גם בלי התפקיד: { $reason }
cups-log-paused = { $by }: האירוע הושהה: { $reason }
cups-log-resumed = { $by }: האירוע ממשיך, באיחור של { $time }: { $reason }
cups-log-ruled = { $by }: הכרעה בשולחן { $table } ({ $round }): { $scores }. הסיבה: { $reason }
cups-log-ruled-stands = { $by }: הכרעה בשולחן { $table } ({ $round }): { $scores }. מי שעלו ממשיכים לשחק. הסיבה: { $reason }
cups-log-rewound = { $by }: שולחנות שנבעו מתוצאה שגויה ישוחקו שוב: { $reason }
cups-log-rewound-expelled = { $by }: שולחנות שישב בהם מי שנפסל ישוחקו שוב: { $reason }
cups-log-rewound-stage = { $by }: השלב "{ $stage }" נפתח שוב, ומה שבא אחריו ישוחק שוב: { $reason }
cups-log-ruled-sealed = { $by }: הכרעה בשולחן { $table } ({ $round }); התוצאה תוצג עם תוצאות הסבב. הסיבה: { $reason }
cups-log-replaced = { $by }: { $lord } במקום { $out }: { $reason }
cups-log-renamed = שם חדש: { $lord } (קודם: { $was }).
cups-log-expelled-passes = { $by }: פסילה של { $entry }; היריב המובס עולה במקומו: { $reason }
cups-log-expelled = { $by }: פסילה של { $entry }: { $reason }
cups-log-dropped = { $by }: הסרה של { $entry }: { $reason }
cups-log-dropped-absent = { $entry } מחוץ לטורניר: הטייס האוטומטי שיחק במקומם יותר מדי סבבים ברצף.
cups-log-dropped-self = { $entry }: פרישה.
cups-log-withdrawn = { $by }: ביטול ההרשמה של { $entry } לפני ההתחלה: { $reason }
cups-log-returned = { $by }: החזרה של { $entry } מסבב { $round }: { $reason }
cups-log-returned-self = { $entry }: חזרה מסבב { $round }.
cups-log-invited = { $by }: הזמנה של { $lord } לשחק: { $reason }
cups-log-invited-pilot = { $by }: שאלה אל { $lord } אם הטייס האוטומטי רשאי לשחק: { $reason }
cups-log-invited-instead = { $by }: הזמנה של { $lord } לשחק במקום { $out }: { $reason }
cups-log-agreed = { $lord }: הסכמה לשחק.
cups-log-refused = { $lord }: סירוב לשחק.
cups-log-entered = { $by }: הוספה של { $entry }: { $reason }
cups-log-entered-late = { $by }: הוספה של { $entry } מסבב { $round }: { $reason }
cups-log-unpaired = { $by }: השיבוץ בוטל ({ $round }): { $reason }
cups-log-paired = { $by }: שיבוץ מיידי ({ $round }): { $reason }
cups-log-hastened = { $by }: סבב 1 מתחיל מיד: { $reason }
cups-log-seeded = { $by }: סדר הדירוג נקבע: { $lords }: { $reason }
cups-log-signup_ended = { $by }: ההרשמה נסגרה: { $reason }
cups-log-team-on = { $by }: { $lord } בצוות { $role ->
    [judge] השיפוט
   *[organiser] ההנהלה
} מעכשיו.
cups-log-team-off = { $by }: { $lord } כבר לא בצוות { $role ->
    [judge] השיפוט
   *[organiser] ההנהלה
}.
cups-log-team-left = אף אחד מהנהלת הטורניר כבר לא בשרת הזה. ההנהלה עוברת לבעלות השרת, { $lord }, וגם לכל מי שיש להם הרשאת *ניהול השרת*.
cups-log-team-self = { $lord } כבר לא בצוות { $role ->
    [judge] השיפוט
   *[organiser] ההנהלה
}, לפי בקשה אישית.
cups-log-team-helps = { $lord } בצוות { $role ->
    [judge] השיפוט
   *[organiser] ההנהלה
} מעכשיו.
cups-log-because = { $what } הסיבה: { $reason }
cups-log-message-because = { $what } (הסיבה: { $reason })
cups-log-own-table = זה גם השולחן של מי שהכריעו: אף אחד אחר מההנהלה או מהשיפוט לא היה שם כדי להכריע.
cups-log-message = { $by }: הודעה לכל המשתתפים: { $text }
cups-log-cancelled = { $by }: האירוע בוטל: { $reason }
cups-log-over = { $by }: האירוע הסתיים: { $reason }
cups-log-confirmed = { $by }: התוצאות של השלב "{ $stage }" אושרו: { $reason }
cups-log-reopened = { $by }: האירוע נפתח שוב: { $reason }
cups-log-stage_ended = { $by }: השלב "{ $stage }" הסתיים: { $reason }
cups-log-imported = { $by }: הזמנה לשחק אל { $count } מקובץ: { $reason }
cups-log-autopilot = { $by }: הטייס האוטומטי משחק במקום { $lord } בשולחן { $table } ({ $round }): { $reason }
cups-log-restarted = { $by }: השעון של שולחן { $table } ({ $round }) התחיל מחדש: { $reason }
cups-log-taken_back = { $count ->
    [1] שולחן { $table } ({ $round }) הסכים להחזיר את התור האחרון, לבקשת { $entry }.
    [two] שולחן { $table } ({ $round }) הסכים להחזיר את שני התורות האחרונים, לבקשת { $entry }.
   *[other] שולחן { $table } ({ $round }) הסכים להחזיר את { $count } התורות האחרונים, לבקשת { $entry }.
}
cups-log-stand = { $by }: טבלת המצב פורסמה: { $reason }
cups-log-other = { $by }: פעולה באירוע: { $reason }

cups-judge-called = { $lord }: קריאה לשיפוט בשולחן { $table } ({ $round }), { $where }: { $what }
cups-judge-called-event = { $lord }: קריאה לשיפוט: { $what }
cups-judge-field = על מה מדובר?
cups-judge-reached = נקראו: { $lords }{ $more ->
    [0] .
    [1] {" "}ועוד אחד.
    [two] {" "}ועוד שניים.
   *[other] {" "}ועוד { $more }.
}
cups-judge-unheard = הקריאה שלכם רשומה ביומן האירוע. לאחרונה היו כל כך הרבה קריאות לשיפוט, שהיא לא מתייגת אף אחד.
cups-judge-nobody = אף אחד מההנהלה ומהשיפוט של { $name } כבר לא בשרת הזה. מי שיש להם הרשאת *ניהול השרת* מנהלים אותו עכשיו: { $managers }. כתבו אליהם; {"\u200E"}/organise panel מציגה להם את הקריאה שלכם.

cups-call-paired = { $name }: התחיל { $round }. סיום: { $ends }.
cups-call-imported = { $by }: נרשמתם אל { $name }. תחילת סבב 1: { $start }; מי שעוד אין להם מקום יקבלו הודעה כשאחד יתפנה.
cups-call-message = { $by }: הודעה לכל המשתתפים של { $name }, בשרשור הזה.

cups-told-checkin = אישור ההגעה של { $name } פתוח עד { $until } ({ $left }). אתם כאן?
cups-told-lastcall = עוד לא אישרתם הגעה אל { $name }. סיום אישור ההגעה: { $left }; אחר כך תאבדו את המקום.
cups-told-paired = { $name }: התחיל { $round }. סיום: { $ends }. אתם משחקים נגד { $others }.
cups-told-dates-round = { $name }: סיום חדש ({ $round }): { $ends }. הסיבה: { $reason }
cups-told-dates-round-tied = { $name }: סיום חדש ({ $round }): { $ends }, כי שולחן בתיקו משחק משחק נוסף.
cups-told-dates-next = תחילת הסבב הבא של { $name }: { $begins }. הסיבה: { $reason }
cups-told-dates-start = תחילת סבב 1 של { $name }: { $start }. הסיבה: { $reason }
cups-told-dates-start-checkin = תחילת סבב 1 של { $name }: { $start }, אישור הגעה: { $closes }. הסיבה: { $reason }
cups-told-free = { $name }, { $round }: { $how ->
    [bracket] אתם עולים בלי שולחן
   *[usual] יש לכם סבב חופשי, שנחשב כניצחון בשולחן
}.
cups-told-paired-free = { $name }: התחיל { $round }.
cups-told-closing = כל השולחנות בשלב "{ $stage }" של { $name } סיימו. התוצאות יהיו סופיות ב־{ $until }; עד אז אפשר לתקן אותן, או לאשר אותן מיד.
cups-told-through = עליתם: אתם בשלב "{ $stage }" של { $name }.
cups-told-unposted = -# אי אפשר היה לפרסם את זה באירוע { $name }, ולכן זה מגיע אליכם ישירות. הפקודה {"\u200E"}/admin health אומרת למה.
cups-told-rewound = השולחן שלכם באירוע { $name } כבר לא נחשב: { $how ->
    [expelled] מישהו נפסל, ואחרים צריכים לשבת שם
   *[usual] לפי התוצאה המתוקנת, אחרים היו צריכים לשבת שם
}. תשובצו מחדש; אם לא נשאר יריב, אתם לא צריכים שולחן. הסיבה: { $reason }
cups-told-unpaired = השיבוץ של { $name } ({ $round }) בוטל: מה ששיחקתם או קיבלתם שם לא נחשב, והסבב ישובץ מחדש. הסיבה: { $reason }
cups-told-ended = השלב "{ $stage }" באירוע { $name } מסתיים מוקדם: לא ישוחקו עוד סבבים כאלה. הסיבה: { $reason }
cups-told-reopened = האירוע { $name } שוב פתוח, והמקומות והגביעים שלו בטלים. הוא ייסגר שוב ב־{ $until }, או כשהתוצאות מאושרות. הסיבה: { $reason }
cups-told-message = הודעה מאת { $by } לכל המשתתפים באירוע { $name }: { $text }
cups-told-cancelled = האירוע { $name } בוטל: { $reason }
cups-told-too-few = האירוע { $name } בוטל: הגיעו מעט מדי.
cups-told-moved = התפנה מקום: אתם משתתפים באירוע { $name }. { $how ->
    [checkin] אשרו הגעה לפני { $start }.
    [running] סבב 1 התחיל.
   *[usual] תחילת סבב 1: { $start }.
}
cups-told-noshow = לא אישרתם הגעה אל { $name }, ולכן אינכם משתתפים.
cups-told-invited = { $by }: הזמנה אל { $name }{ $how ->
    [late] , החל מהסבב הבא
    [round] , החל מסבב { $round }
   *[usual] . תחילת סבב 1: { $start }
}. תשתתפו רק אם תלחצו **להשתתף**.
cups-told-invited-instead = { $by }: הזמנה לקחת את המקום של { $out } באירוע { $name }, עם כל הנקודות והשולחנות הפעילים. תשחקו רק אם תלחצו **להשתתף**.
cups-told-invited-pilot = { $by }: הצעה שהטייס האוטומטי ישחק במקומכם בשולחן שלכם באירוע { $name }: { $reason }. עד שתחזרו, המשחק נחשב כאילו עזבתם אותו. זה קורה רק אם תסכימו, או אחרי שתחמיצו תור.
cups-told-invited-yield = { $by }: הצעה שמישהו אחר ייקח את המקום שלכם באירוע { $name }, עם כל הנקודות והשולחנות הפעילים: { $reason }. זה קורה רק אם תסכימו, או אחרי שתחמיצו תור.
cups-told-invited-back = { $by }: הזמנה לקבוצה שלכם לחזור אל { $name }, מהסבב הבא. היא חוזרת רק אם תלחצו **להשתתף**.
cups-told-teamed-asked = { $by }: הזמנה לעזור בצוות { $role ->
    [judge] השיפוט
   *[organiser] ההנהלה
} של { $name }. שמכם יופיע ותקבלו תיוגים רק אחרי שתלחצו **לעזור**.
cups-told-teamed = { $by }: אתם בצוות { $role ->
    [judge] השיפוט
   *[organiser] ההנהלה
} של { $name } מעכשיו. תקבלו תיוג כשמישהו קורא לשיפוט.
cups-told-teamed-left = אף אחד מההנהלה של { $name } כבר לא בשרת ההוא. כבעלי השרת אתם בהנהלה מעכשיו: ראו {"\u200E"}/organise panel שם. תקבלו תיוג כשיהיה צורך בשיפוט.
cups-told-added = { $by }: נרשמתם אל { $name }. { $how ->
    [late] אתם משחקים מסבב { $round }.
    [season] אתם משחקים מהעונה הבאה.
   *[usual] תחילת סבב 1: { $start }.
}
cups-told-added-waiting = { $by }: אתם ברשימת ההמתנה של { $name }.
cups-told-asked = { $lord }: הצעה לשחק איתכם באירוע { $name }. אתם רוצים?
cups-told-joined = { $lord } בקבוצה איתכם באירוע { $name }.
cups-told-declined = { $lord }: אין אפשרות לשחק איתכם באירוע { $name }. בחרו שותף אחר עם **להירשם**.
cups-told-expelled = { $by }: נפסלתם באירוע { $name }: { $reason }
cups-told-withdrawn = { $by }: הוסרתם מהאירוע { $name }: { $reason }
cups-told-absent = אתם מחוץ לאירוע { $name }, כי הטייס האוטומטי שיחק במקומכם יותר מדי סבבים ברצף.{ $how ->
    [last] {""}
   *[usual] {" "}**להמשיך לשחק** שם מחזיר אתכם.
}
cups-told-gone = הערוץ של { $name } נמחק, ולכן האירוע תקוע. לחצו **לבחור ערוץ אחר** ב־{"\u200E"}/organise panel שם: הוא ממשיך בערוץ החדש, עם כל מה שכבר קרה. משחקים פעילים ממשיכים בהודעות פרטיות.
cups-told-homeless = הערוץ של { $name } נמחק. משחקים פעילים ממשיכים בהודעות פרטיות, והמקום שלכם שמור. כשהנהלת הטורניר תבחר ערוץ אחר, אודיע לכם כאן.
cups-told-rehomed = האירוע { $name } ממשיך בערוץ { $channel }, וכך גם המשחקים שלו: הערוץ הישן נמחק.
cups-told-relocated = האירוע { $name } ממשיך עכשיו בערוץ { $channel }. שולחנות פעילים נשארים במקומם. אם אתם לא רואים את הערוץ, פנו להנהלת הטורניר, או שחקו מכאן: כל הפקודות עובדות כאן, ועם **הודעה על תור: הודעה פרטית** ב־{"\u200E"}/settings תקבלו את ההודעות כאן.
cups-told-shut = אין לי עוד אפשרות לפרסם בערוץ { $channel }, ולכן { $name } תקוע. תנו לי שם את ההרשאות לראות את הערוץ ולשלוח הודעות; {"\u200E"}/admin check בערוץ ההוא אומרת אם חסר עוד משהו. או לחצו **לבחור ערוץ אחר** ב־{"\u200E"}/organise panel.
cups-told-role = התפקיד שנחוץ כדי להצטרף אל { $name } נמחק, ולכן אף אחד כבר לא יכול להירשם.
cups-told-parted = השותף שלכם עזב את { $name }, ולכן הקבוצה שלכם מחוץ לאירוע.
cups-told-parted-running = השותף שלכם עזב את { $name }, ולכן הקבוצה שלכם כבר לא משובצת. המקום שלכם בשולחן שעוד לא נגמר נשאר שלכם.
cups-told-rejoined = השותף שלכם החזיר את הקבוצה אל { $name }. אתם משחקים מסבב { $round }.
cups-told-returned = { $by }: הוחזרתם אל { $name }. אתם משחקים מסבב { $round }.
cups-told-autopilot = { $by }: הטייס האוטומטי משחק במקומכם בשולחן { $table } של { $name }. **השולחן שלי** מוביל לשם: לחצו שם **חזרתי** כדי להמשיך לשחק. הסיבה: { $reason }
cups-told-replaced = { $by }: המקום שלכם באירוע { $name } עבר אל { $lord }: { $reason }
cups-told-instead = מעכשיו אתם משחקים באירוע { $name } במקום { $out }.
cups-told-adjourned = { $by }: שולחן { $table } שלכם באירוע { $name } ({ $round }) נדחה: הוא משוחק עד { $ends }, ונחשב תיקו עד שייגמר. הסיבה: { $reason }
cups-told-ruled-sealed = { $by }: הכרעה בשולחן { $table } שלכם באירוע { $name } ({ $round }). התוצאה תוצג עם תוצאות הסבב. הסיבה: { $reason }
cups-told-ruled = { $by }: הכרעה בשולחן { $table } שלכם באירוע { $name } ({ $round }): { $scores }. הסיבה: { $reason }
cups-told-stands = השולחנות שבאים אחר כך תקפים: מי שעלו לפי התוצאה הישנה ממשיכים לשחק.

cups-ask-title = ### { $name } · רוצים לשחק?
cups-ask-late = אתם משחקים מסבב { $round }.
cups-ask-season = אתם משחקים מהעונה הבאה, בדרג הנמוך ביותר.
cups-ask-back = אתם חוזרים מסבב { $round }.
cups-ask-back-partner = גם השותף שלכם נשאל: הקבוצה חוזרת כששניכם אומרים כן.
cups-ask-ends = סיום: { $ends }.
cups-ask-changed = משהו השתנה מאז ההודעה ההיא. כך זה עכשיו:
cups-ask-checkin = אישור הגעה { $from } עד { $until }: לחיצה על **אני כאן**. בלעדיה תאבדו את המקום.
cups-ask-vacation-honored = אם הודעתם על היעדרות, התורות שלכם ממתינים, אבל רק עד סוף הסבב.
cups-ask-vacation-ignored = האירוע לא מתחשב בהיעדרויות: הטייס האוטומטי משחק במקום מי שבהיעדרות.
cups-ask-away-honored = אתם בהיעדרות בתאריכים האלה: { $spans }.
cups-ask-away-ignored = **אתם בהיעדרות בתאריכים האלה: { $spans }.** הטייס האוטומטי ישחק במקומכם.
cups-ask-span = { $start } עד { $end }
cups-ask-wait = כל המקומות תפוסים. תהיו מספר { $place } ברשימת ההמתנה, ותתקדמו מעצמכם.
cups-ask-blocked = { $count ->
    [1] משתתף כאן מישהו שחסמתם. ייתכן שתיפגשו בשולחן.
    [two] משתתפים כאן שניים שחסמתם. ייתכן שתיפגשו בשולחן.
   *[other] משתתפים כאן { $count } שחסמתם. ייתכן שתיפגשו בשולחן.
}
cups-ask-asked = { $lord }: הצעה לשחק איתכם.
cups-ask-partner = משחקים בקבוצות של שניים. בחרו שותף, שיישאל.
cups-ask-choose = השותף שלכם…
cups-in = אתם משתתפים באירוע { $name }. תחילת סבב 1: { $start }.
cups-in-checkin-later = אתם משתתפים באירוע { $name }. אשרו הגעה החל מ־{ $from }; תחילת סבב 1: { $start }.
cups-in-checkin = אתם משתתפים באירוע { $name }. לחצו **אני כאן** לפני { $start }.
cups-in-late = אתם משתתפים באירוע { $name } מסבב { $round }.
cups-in-again = המקום בשולחן { $table } ({ $round }) שוב שלכם, אם הטייס האוטומטי עוד לא שיחק שם תור: **השולחן שלי** מוביל לשם.
cups-in-instead = מעכשיו אתם משתתפים באירוע { $name }, עם הנקודות והשולחנות של מי שלקחתם את מקומם.
cups-in-season = אתם משתתפים באירוע { $name } מהעונה הבאה.
cups-in-waiting = אתם מספר { $place } ברשימת ההמתנה של { $name }. תתקדמו מעצמכם ותקבלו הודעה.
cups-in-asked = השותף שלכם נשאל. תשתתפו באירוע { $name } ברגע שתגיע הסכמה.
cups-in-agreed = הסכמתם להשתתף באירוע { $name }. תשתתפו כשגם השותף שלכם יסכים.
cups-in-yield = הסכמתם. זה יקרה כשכל הנשאלים יסכימו.
cups-in-invited-yield = { $by }: הצעה שמישהו אחר, או הטייס האוטומטי, ישחק במקומכם באירוע { $name }: { $reason }
cups-in-back = הסכמתם להשתתף באירוע { $name }. הקבוצה שלכם חוזרת כשגם השותף מסכים: השאלה נשלחה.
cups-in-invited = { $by }: הזמנה אל { $name }. תשתתפו רק אם תסכימו.
cups-team-on = אתם עוזרים עכשיו באירוע { $name }: ב־{"\u200E"}/organise panel יש כל מה שצריך לעשות.
cups-team-off = אתם כבר לא בצוות של { $name }, ואף אחד לא יכול להחזיר אתכם אליו.
cups-in-no = סירבתם. לא תישאלו שוב.
cups-here = אישרתם הגעה אל { $name }. תחילת סבב 1: { $start } ({ $left }).
cups-here-waiting = אישרתם הגעה אל { $name }, ואתם ברשימת ההמתנה: תשחקו אם יתפנה מקום לפני { $start }.

cups-leave-before = לעזוב את { $name }? המקום שלכם עובר לראשון ברשימת ההמתנה.
cups-leave-begun = לפרוש מהאירוע { $name }?
cups-leave-tables = { $count ->
    [1] השולחן הפתוח שלכם עובר לטייס האוטומטי ונחשב פרישה.
    [two] שני השולחנות הפתוחים שלכם עוברים לטייס האוטומטי ונחשבים פרישה.
   *[other] { $count } השולחנות הפתוחים שלכם עוברים לטייס האוטומטי ונחשבים פרישה.
}
cups-leave-again = { $count ->
    [1] אם תחזרו לפני שהטייס האוטומטי שיחק שם תור, תמשיכו לשחק.
   *[other] אם תחזרו לפני שהטייס האוטומטי שיחק שם תור, תמשיכו לשחק בשולחנות האלה.
}
cups-leave-until = אפשר לחזור עד סבב { $round }.
cups-leave-any-time = אפשר לחזור בכל עת.
cups-leave-for-good = אי אפשר לחזור.
cups-button-stay-in = לא, להישאר
cups-gone = אתם כבר לא משתתפים באירוע { $name }.
cups-gone-begun = פרשתם מהאירוע { $name }.

cups-list-title = ### { $name } · מי בפנים
cups-list-places = ### { $name } · המקומות הסופיים
cups-list-line = {"\u200F"}**{ $number }** { $lord }
cups-list-here = **{ $number }** { $lord } · כאן
cups-list-asking = **{ $number }** { $lord } · בהמתנה לשותף
cups-list-waiting = **ברשימת ההמתנה**
cups-list-dropped = **פרשו**
cups-list-absent = **לא שיחקו אף תור**
cups-list-expelled = **נפסלו**
cups-list-nobody = עוד לא נרשם אף אחד.

cups-rules-title = ### { $name } · כללי האירוע
cups-rules-noshow = מי שלא מאשרים הגעה מאבדים את המקום. מי שממתינים ואישרו הגעה מתקדמים.
cups-rules-organisers = הנהלת הטורניר: { $lords }
cups-rules-judges = צוות השיפוט: { $lords }
cups-rules-seal = החותם של הזרע: `{ $seal }`
cups-rules-seed = זרע: `{ $seed }`
cups-rules-seed-round = הזרע ({ $round }): `{ $seed }`
cups-show-title = ### { $name }
cups-show-address = [הודעת האירוע]({ $url })
cups-show-gone = הערוץ שלו נמחק. משחקים פעילים ממשיכים בהודעות פרטיות; הנהלת הטורניר יכולה לבחור ערוץ אחר.
cups-show-in = אתם משתתפים.
cups-show-here = אתם משתתפים, ואישרתם הגעה.
cups-show-waiting = אתם ברשימת ההמתנה.
cups-show-withdrawn = אתם לא משתתפים: עזבתם, או שלא אישרתם הגעה.
cups-show-addable = הנהלת הטורניר עדיין יכולה להוסיף אתכם: כתבו אליה.
cups-show-dropped = אתם מחוץ לאירוע: פרשתם, או שהוסרתם.
cups-show-expelled = נפסלתם.
cups-show-parted = השותף שלכם נפסל, ולכן הקבוצה שלכם מחוץ לאירוע. המקום שלכם בשולחן שעוד לא נגמר נשאר שלכם, והנהלת הטורניר יכולה לשים מישהו אחר במקום השותף.
cups-button-show = להראות
# unchecked: english
cups-button-json = JSON

cups-phase-signup = סיום ההרשמה: { $ends }.
cups-phase-checkin = סיום אישור ההגעה: { $start }.
cups-phase-closed = ההרשמה נגמרה; תחילת האירוע: { $start }.
cups-phase-running = עכשיו { $round }. סיום: { $ends }.
cups-phase-between = הסבב הבא עוד לא התחיל.
cups-phase-paused = האירוע בהשהיה.
cups-phase-over = האירוע נגמר.
cups-phase-cancelled = האירוע בוטל.

cups-events-title = ### טורנירים כאן · { $count }
cups-events-line = { $name } · { $count ->
    [0] עדיין אין משתתפים
   *[other] { $what ->
        [teams] { $count ->
            [one] קבוצה אחת
            [two] שתי קבוצות
           *[other] { $count } קבוצות
        }
       *[lords] { $count ->
            [one] משתתף אחד
            [two] שני משתתפים
           *[other] { $count } משתתפים
        }
    }
}
cups-events-in = אתם משתתפים.
cups-events-waiting = אתם ברשימת ההמתנה.
cups-events-now = פתוחים ופעילים ({ $count })
cups-events-mine = בהשתתפותי ({ $count })
cups-events-over = הסתיימו ({ $count })
cups-events-none-now = אין כאן טורניר פתוח או פעיל.
cups-events-none-mine = אתם לא משתתפים באף אירוע כאן.
cups-events-none-over = עוד לא נגמר כאן אירוע.
cups-which = איזה אירוע…
cups-which-question = איזה אירוע?
cups-option-signup = ההרשמה פתוחה
cups-option-checkin = מתחיל בקרוב
cups-option-running = פעיל
cups-option-over = נגמר
cups-option-cancelled = בוטל
cups-export = הקבצים של { $name }: משתתפים, שיבוצים, תוצאות וטבלת המצב.
cups-exported = הנה { $name } כקובץ.
cups-export-sealed = -# תוצאות, משחקים וזרעים של סבב עם שליפה זהה לכולם יתווספו כשהשולחן האחרון שלו יסיים.
cups-button-games = כל המשחקים
cups-archive = רישומי המשחקים של { $name }, חלק { $part }: { $games ->
    [0] אין משחקים
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $games } משחקים
}, { $size } מ״ב.
cups-archive-left = { $left ->
    [one] נותר משחק אחד לחלק הבא.
    [two] נותרו שני משחקים לחלקים הבאים.
   *[other] נותרו { $left } משחקים לחלקים הבאים.
}
cups-archive-next = חלק { $part }

cups-command-cup = טורנירים: הרשמה, השולחן שלכם, טבלת המצב
cups-command-cup-list = הטורנירים כאן
cups-command-cup-show = העמוד של טורניר
cups-command-cup-enter = הרשמה
cups-command-cup-leave = ביטול הרשמה או פרישה
cups-command-cup-here = אישור הגעה
cups-command-cup-table = השולחן שלכם בסבב הזה, ולמה אתם בו
cups-command-cup-standings = טבלת המצב, עם הסבר לכל מספר
cups-command-cup-judge = קריאה לשיפוט לשולחן שלכם
cups-command-cup-export = משתתפים, שיבוצים, תוצאות וטבלת המצב כקובץ
cups-option-cup = איזה טורניר
cups-option-partner = השותף שלכם, כשמשחקים בקבוצות
cups-option-lord = של מי
cups-option-list = אילו
cups-option-what = על מה מדובר
cups-option-as = תמונה, טקסט, טבלה צולבת או הסבר המילים
cups-option-format = סוג הקובץ
cups-as-picture = תמונה
cups-as-text = טקסט
cups-as-cross = טבלה צולבת
cups-as-words = הסבר המילים
cups-choice-now = פתוחים ופעילים
cups-choice-mine = בהשתתפותי
cups-choice-over = הסתיימו
cups-choice-csv = {"\u200F"}CSV, לגיליונות אלקטרוניים
cups-choice-json = {"\u200F"}JSON, לתוכנות
cups-choice-xlsx = {"\u200F"}XLSX, חוברת של כל הטבלאות
# unchecked: english
cups-choice-trf = {"\u200F"}TRF16, לתוכנות שחמט
cups-choice-entries = {"\u200F"}CSV של המשתתפים בלבד
cups-choice-pairings = {"\u200F"}CSV של השיבוצים בלבד
cups-choice-results = {"\u200F"}CSV של התוצאות בלבד
cups-choice-standings = {"\u200F"}CSV של טבלת המצב בלבד
cups-choice-crosstable = {"\u200F"}CSV של הטבלה הצולבת בלבד
cups-choice-bracket = {"\u200F"}CSV של עץ הטורניר בלבד
cups-choice-sheet = {"\u200F"}CSV של שיבוצי הסבב, להדפסה
cups-choice-event = {"\u200F"}{ $name } · { $phase }
