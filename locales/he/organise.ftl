organise-format-swiss-line = שיטה שוויצרית, { $rounds ->
    [one] סבב אחד
    [two] שני סבבים
   *[other] { $rounds } סבבים
} בשולחנות של { $size }
organise-format-robin-line = כולם נגד כולם, בשולחנות של { $size }
organise-format-groups-line = { $groups } בתים בשולחנות של { $size }, מכל בית { $through ->
    [1] עולה הטוב ביותר
    [two] עולים שני הטובים ביותר
   *[other] עולים { $through } הטובים ביותר
}
organise-format-elimination-line = { $kind ->
    [double] נוקאאוט כפול
   *[single] נוקאאוט
}{ $size ->
    [2] , שניים בשולחן
   *[other] {" "}בשולחנות של { $size }, { $through ->
        [1] עולה הטוב ביותר
        [two] עולים שני הטובים ביותר
       *[other] עולים { $through } הטובים ביותר
    }
}
organise-format-ladder-line = טבלת דירוג קבועה בשולחנות של { $size }
organise-format-league-line = ליגה בדרגים של { $division }, { $rounds ->
    [one] סבב אחד
    [two] שני סבבים
   *[other] { $rounds } סבבים
} לעונה בשולחנות של { $size }, { $through ->
    [1] אחד עולה ואחד יורד
    [two] שניים עולים ושניים יורדים
   *[other] { $through } עולים ו־{ $through } יורדים
}
organise-seasons-line = { $seasons ->
    [1] עונה אחת
    [two] שתי עונות
   *[other] { $seasons } עונות
}
organise-final-line = ואז שולחן גמר של { $size }
organise-elimination-line = ואז נוקאאוט של { $entries }, עם גמר של { $size }
organise-teams-line = קבוצות של שניים: שותפים נרשמים ביחד.
organise-games-line = כל מפגש הוא הטוב מ־{ $games } משחקים.
organise-duplicate-line = שליפה זהה לכולם: אותו סדר שליפה בכל השולחנות של סבב, בשרשורים פרטיים עד שהוא נגמר.
organise-box-line = { $box }.
organise-box-more-line = { $box }, { $variants }.
organise-clock-line = { $pace } בתוך סבב של { $time }. הטייס האוטומטי משחק במקום מי שבהיעדרות, ולכן כל סבב נגמר בזמן.
organise-vacation-honored = מתחשבים בהיעדרויות ובסופי שבוע שקטים בתוך סבב: השעון ממתין, הסבב לא.
organise-vacation-ignored = לא מתחשבים בהיעדרויות ובסופי שבוע שקטים.
organise-who-line = { $facts }.
organise-who-anyone = כולם בשרת הזה יכולים להירשם
organise-who-role = רק { $role } יכולים להירשם
organise-who-reliability = אמינות { $percent }% ומעלה
organise-who-rating = דירוג { $rating } ומעלה
organise-who-opponents = משחקים מדורגים נגד לפחות { $count ->
    [one] שחקן אחד
    [two] שני שחקנים שונים
   *[other] { $count } שחקנים שונים
}
organise-size-line = מקום ל־{ $capacity } { $what ->
    [teams] קבוצות
   *[lords] משתתפים
}; עם פחות מ־{ $least } האירוע מבוטל.
organise-late-line = הצטרפות מאוחרת עד סבב { $round }.
organise-late-ladder = אפשר להצטרף ולעזוב בכל עת.
organise-late-league = אפשר להצטרף בכל עת, כדי לשחק מהעונה הבאה.
organise-late-league-seasons = אפשר להצטרף עד תחילת עונה { $season }, כדי לשחק מהעונה הבאה.
organise-points-line = נקודות { $points }.
organise-ties-elimination = תיקו על העלייה או על הניצחון מוכרע לפי הנקודות, הטריטוריה והכתרים בשולחן, ואז { $decider ->
    [lot] בהגרלה מהזרע של האירוע
   *[game] במשחק נוסף
}.
organise-third-played = משחקים על המקום השלישי.
organise-ties-ladder = מי שניצחו בשולחן לוקחים את המקום הגבוה ביותר שהיה ליושבים בו בטבלת הדירוג, וכן הלאה. תיקו שם מוכרע לפי הנקודות במשחקים, ואז הטריטוריה הגדולה ביותר, ואז הכתרים, ואז הגרלה מהזרע של האירוע.
organise-absences = מי שבהיעדרות { $rounds ->
    [1] סבב אחד
    [two] שני סבבים ברצף
   *[other] { $rounds } סבבים ברצף
} יוצאים מהטורניר.
organise-protest = התוצאות סופיות { $time } אחרי השולחן האחרון.
organise-protest-none = התוצאות סופיות כשהשולחן האחרון מסיים.
organise-leavers-half = מי שעוזבים לפני מחצית המשחקים שלהם לא נספרים לאף אחד.
organise-leavers-out = מי שעוזבים לפני הסוף לא נספרים לאף אחד.
organise-leavers-stand = כשמישהו עוזב, המשחקים שלו עד אז נספרים, והיריבים מנצחים בשאר.
organise-seeding-rating = סדר הדירוג לפי טבלת הדירוג של השרת הזה כשסבב 1 מתחיל; מי שבלי דירוג באים אחר כך בהגרלה. הדירוגים האלה נמצאים בקבצים של האירוע, הפתוחים לכולם.
organise-seeding-hand = סדר הדירוג נקבע על ידי הנהלת הטורניר לפני סבב 1; האחרים באים אחר כך בהגרלה.
organise-ties-lot = בנקודות שוות חולקים את המקום.
organise-ties-line = תיקו: { $ties }; אחרת חולקים את המקום.
organise-ties-cut = הגרלה קובעת מי מהם עולה.
organise-ties-then = {", "}ואז{" "}
organise-tie-opponents = נקודות היריבים
organise-tie-opponents-about = הנקודות של כל מי שנפגשתם איתם: יריבים חזקים יותר עדיפים
organise-tie-head = מפגש ישיר
organise-tie-head-about = התוצאות בין מי שבתיקו, אם כולם נפגשו
organise-tie-share = חלק בנקודות
organise-tie-share-about = החלק שלכם מכל הנקודות בשולחן, בממוצע
organise-tie-territory = הטריטוריה הגדולה ביותר
organise-tie-territory-about = הריבועים בטריטוריה הגדולה ביותר, בממוצע על המשחקים
organise-tie-crowns = כתרים
organise-tie-crowns-about = הכתרים בממלכה שלכם, בממוצע על המשחקים
organise-tie-duplicate = ניקוד בשליפה זהה
organise-tie-duplicate-about = הניקוד שלכם מאותו סדר שליפה, לעומת השולחנות האחרים
organise-tie-lot = שום דבר אחר
organise-tie-lot-about = מי ששווים עד כאן חולקים את המקום; הגרלה רק קובעת מי עולה
organise-no-name = עדיין אין לו שם.

organise-dates-signup = הרשמה { $open ->
    [yes] מ־{ $begins }
   *[no] עד { $ends }
}
organise-dates = { $what ->
    [checkin] אישור הגעה
    [round] סבב { $round }
    [stage_round] שלב { $stage }, סבב { $round }
    [rounds] שולחנות בזה אחר זה
    [final] גמר
    [final_table] שולחן הגמר
   *[season] עונה { $round }
}: { $open ->
    [yes] מ־{ $begins }
   *[no] { $begins } עד { $ends }
}
organise-dates-more = … { $rounds ->
    [1] עוד סבב אחד
    [two] עוד שני סבבים
   *[other] עוד { $rounds } סבבים
} …

organise-gone-size = השולחנות הם עכשיו של { $size }: כך הקופסה דורשת.
organise-gone-teams = קבוצות של שניים דורשות את החתונה המלכותית, ולכן אין עכשיו קבוצות.
organise-gone-dynasty = שושלת לא משתלבת עם זה.
organise-gone-duplicate = שליפה זהה לכולם דורשת סבבים שבהם כולם משחקים בו־זמנית, ולכן היא בוטלה.
organise-gone-games = שושלת היא כבר שלושה משחקים, ולכן אין סדרת משחקים במפגש.
organise-gone-points = הנקודות שוב הרגילות: שלכם היו לשולחנות בגודל אחר.
organise-gone-ties = ניקוד בשליפה זהה לא מכריע דבר בלי שליפה זהה לכולם.
organise-gone-late = ההצטרפות המאוחרת בוטלה: בשיטה הזאת אין כזאת.
organise-gone-final = שולחן הגמר בוטל: בקופסה אין שולחן בגודל הזה.
organise-fault-name-missing = נחוץ לו שם.
organise-fault-signup_until-past = ההרשמה תיגמר ב־{ $at }; היא צריכה להיות פתוחה לפחות { $minutes } דקות מעכשיו.
organise-fault-start-order = סבב 1 יתחיל לפני שההרשמה תיגמר.
organise-fault-start-checkin = לאישור ההגעה נחוצות { $minutes } דקות בין סוף ההרשמה לסבב 1.
organise-fault-start-far = סבב 1 יכול להתחיל לכל המאוחר בעוד { $days } ימים.
organise-fault-pace-none = נחוץ שעון, כדי שסבבים ישוחקו ולא יסתיימו על ידי הטייס האוטומטי.
organise-fault-pace-round = תור עלול לקחת יותר מסבב: בחרו שעון קצר יותר או סבב ארוך יותר.
organise-fault-least-size = נחוצים לפחות { $entries } לשולחן.
organise-fault-least-final = לשולחן הגמר נחוצים { $entries }, לכן דרשו לפחות מספר כזה.
organise-fault-groups-small = בכל בית יהיו { $entries ->
    [1] רק משתתף אחד
    [two] רק שני משתתפים
   *[other] רק { $entries } משתתפים
}, וזה מעט מדי: בחרו פחות בתים או יותר מקומות.
organise-fault-groups-final = { $entries ->
    [1] רק אחד עולה
    [two] רק שניים עולים
   *[other] רק { $entries } עולים
}, וזה מעט מדי לשולחן הגמר.
organise-fault-groups-over = מהבתים עולים { $entries }, אבל בשולחן הגמר יש { $final } מקומות: רק הטובים מהם ישחקו שם.
organise-fault-groups-large = בבית יכולים להיות לכל היותר { $entries } משתתפים: בחרו יותר בתים או פחות מקומות.
organise-fault-capacity-robin = כולם יכולים להיפגש עם כולם רק עם { $entries } משתתפים לכל היותר: בחרו פחות מקומות, בתים או שיטה שוויצרית.
organise-fault-round-short = עם השעון הזה משחקי סבב לוקחים בדרך כלל לפחות { $days ->
    [1] יום אחד
    [two] יומיים
   *[other] { $days } ימים
}.
organise-fault-round-long = הוא נמשך { $days } ימים.
organise-fault-teams-pairs = שני זוגות של שותפים לא יכולים לשחק בשולחן: כשנשארים רק שניים, כמו בשולחן אחרון, הם חולקים את המקום והגרלה קובעת מי עולה.
organise-fault-rounds-repeats = אם יירשמו רק { $entries }, חלקם ייפגשו שוב תוך { $rounds } סבבים.

organise-command-organise = הכנה וניהול של טורנירים
organise-command-organise-new = הכנת טורניר, צעד אחר צעד או בבת אחת
organise-option-template = להתחיל מדגם של השרת הזה
organise-option-name = השם שלו, 1–30 תווים
organise-option-format = איך משחקים
organise-option-box = הקופסה
organise-option-variants = גרסאות ועוד, למשל הרמוניה, הממלכה התיכונה
organise-option-lords = כמה יושבים בשולחן
organise-option-clock = הזמן לתור, למשל 12h
organise-option-rounds = כמה סבבים
organise-option-capacity = כמה מקומות יש
organise-option-who = רק מי שיש להם התפקיד הזה יכולים להירשם
organise-option-opponents = נגד כמה שחקנים שונים נחוצים משחקים מדורגים
organise-option-signup = מתי ההרשמה נגמרת, למשל 2030-12-24 20:00 או 5d
organise-option-start = מתי סבב 1 מתחיל, למשל 2030-12-24 18:00
organise-option-vacation = האם השעון ממתין בהיעדרות בתוך סבב
organise-command-organise-publish = פרסום הטורניר שהכנתם

organise-new-title = ### טורניר חדש
organise-step-what = מה
organise-step-format = שיטה
organise-step-dates = תאריכים
organise-step-who = מי יכולים להירשם
organise-step-ties = נקודות ותיקו
organise-step-preview = תצוגה מקדימה
organise-steps = { $steps }
organise-zone = כולם רואים את התאריכים באזור הזמן שלהם. אתם מקלידים אותם לפי { $zone }, האזור שב־{"\u200E"}/settings שלכם.
organise-rounds-fixed = מספר הסבבים נקבע לפי מספר הנרשמים.

organise-pick-format = שיטה
organise-pick-format-swiss = שיטה שוויצרית
organise-pick-format-swiss-about = כולם משחקים בכל סבב, נגד אחרים עם תוצאות דומות
organise-pick-format-robin = כולם נגד כולם
organise-pick-format-robin-about = כל אחד נפגש עם כל אחד
organise-pick-format-groups = בתים ושולחן גמר
organise-pick-format-groups-about = כולם נגד כולם בבתים; הטובים ביותר עולים
organise-pick-format-single = נוקאאוט
organise-pick-format-single-about = הפסד אחד ואתם בחוץ
organise-pick-format-double = נוקאאוט כפול
organise-pick-format-double-about = שני הפסדים ואתם בחוץ
organise-pick-format-ladder = טבלת דירוג
organise-pick-format-ladder-about = תמיד פתוחה; פנויים הקרובים במקומם יושבים יחד
organise-pick-format-league = ליגה
organise-pick-format-league-about = דרגים ועונות, עלייה וירידה
organise-pick-size = {"\u200F"}{ $number } בשולחן
organise-pick-rounds = { $number ->
    [one] סבב אחד
    [two] שני סבבים
   *[other] { $number } סבבים
}
organise-pick-final = שולחן גמר של { $number }
organise-pick-final-none = בלי שולחן גמר
organise-pick-groups = {"\u200F"}{ $number } בתים
organise-pick-through = { $number ->
    [1] עולה הטוב ביותר
    [two] עולים שני הטובים ביותר
   *[other] עולים { $number } הטובים ביותר
}
organise-pick-division = דרגים של { $number }
organise-pick-seasons = { $number ->
    [one] עונה אחת
    [two] שתי עונות
   *[other] { $number } עונות
}
organise-pick-seasons-none = עונות עד שתסיימו
organise-pick-games = { $number ->
    [1] משחק אחד במפגש
    [two] הטוב מ־2
   *[other] הטוב מ־{ $number }
}
organise-pick-duplicate-yes = שליפה זהה לכולם: כן
organise-pick-duplicate-yes-about = אותה שליפה בכל שולחנות הסבב, בשרשורים פרטיים עד סופו
organise-pick-duplicate-no = שליפה זהה לכולם: לא
organise-pick-duplicate-no-about = לכל שולחן שליפה משלו, וכולם יכולים לצפות
organise-pick-absences = בחוץ אחרי { $number ->
    [1] סבב אחד ששיחק הטייס האוטומטי
    [two] שני סבבים ששיחק הטייס האוטומטי
   *[other] { $number } סבבים ששיחק הטייס האוטומטי
}
organise-pick-absences-none = מי שבהיעדרות לא יוצאים
organise-pick-leavers-half = עוזבים נספרים אם שוחקה מחצית
organise-pick-leavers-half-about = כלל איגוד השחמט: פחות ממחצית, לאף אחד; אחרת השאר ניצחון
organise-pick-leavers-out = עוזבים לא נספרים לאף אחד
organise-pick-leavers-out-about = כל המשחקים שלהם יוצאים מטבלת המצב
organise-pick-leavers-stand = מה ששוחק לפני העזיבה נספר
organise-pick-leavers-stand-about = היריבים מנצחים במשחקים שנותרו
organise-pick-seeding-lot = סדר הדירוג: בהגרלה
organise-pick-seeding-lot-about = מהזרע של האירוע, לבדיקה של כולם
organise-pick-seeding-rating = סדר הדירוג: לפי דירוג
organise-pick-seeding-rating-about = לפי טבלת הדירוג של השרת כשסבב 1 מתחיל
organise-pick-seeding-hand = סדר הדירוג: ידני
organise-pick-seeding-hand-about = אתם קובעים את הסדר לפני תחילת סבב 1
organise-pick-third-no = חולקים את המקום השלישי
organise-pick-third-no-about = המפסידים בחצאי הגמר
organise-pick-third-yes = משחקים על המקום השלישי
organise-pick-third-yes-about = בסבב הגמר, אם הוא שולחן של שניים
organise-pick-decider-game = שולחנות בתיקו משחקים שוב
organise-pick-decider-game-about = משחק נוסף בין מי שבתיקו, כשאחד עולה או מנצח
organise-pick-decider-lot = שולחנות בתיקו: הגרלה
organise-pick-decider-lot-about = מהזרע של האירוע; אף סבב לא מתארך
organise-pick-checkin-yes = אישור הגעה: כן
organise-pick-checkin-no = אישור הגעה: לא
organise-pick-vacation-yes = היעדרות: השעון ממתין
organise-pick-vacation-no = היעדרות: השעון ממשיך לרוץ
organise-pick-takeback-yes = אפשר להחזיר תור עד הפעולה הבאה של אחרים
organise-pick-takeback-no = אי אפשר להחזיר תורות
organise-pick-round = סבבים של { $time }
organise-pick-rest = הפסקה של { $time } בין סבבים
organise-pick-rest-none = בלי הפסקה בין סבבים
organise-pick-protest = סופי { $time } אחרי השולחן האחרון
organise-pick-protest-none = סופי מיד אחרי השולחן האחרון
organise-pick-late = הצטרפות מאוחרת עד סבב { $number }
organise-pick-late-none = בלי הצטרפות מאוחרת
organise-pick-tie = { $place }: { $tie }

organise-which-box = איזו קופסה?
organise-which-variants = גרסאות: ללא
organise-which-template = להתחיל מדגם…
organise-which-role = בעלי איזה תפקיד?
organise-which-clock = שעון
organise-which-tie = שובר שוויון
organise-which-size = גודל השולחנות
organise-which-rounds = סבבים
organise-which-final = שולחן הגמר
organise-which-groups = בתים
organise-which-through = כמה עולים
organise-which-division = גודל הדרגים
organise-which-seasons = עונות
organise-which-games = משחקים במפגש
organise-which-duplicate = שליפה זהה לכולם
organise-which-leavers = כשמישהו עוזב
organise-which-seeding = סדר הדירוג
organise-which-third = מקום שלישי
organise-which-decider = שולחנות בתיקו
organise-which-absences = מי שבהיעדרות
organise-which-checkin = אישור הגעה
organise-which-vacation = היעדרות
organise-which-takeback = החזרת תור
organise-which-round = אורך סבב
organise-which-rest = בין סבבים
organise-which-protest = מתי התוצאות סופיות
organise-which-late = הצטרפות מאוחרת

organise-button-words = שם וטקסט…
organise-button-dates = להקליד תאריכים…
organise-button-numbers = מי…
organise-button-points = נקודות…
organise-button-ties = נקודות ותיקו
organise-button-publish = לפרסם
organise-button-keep = לשמור כדגם
organise-button-shred = להסיר דגם…
organise-button-fresh = להתחיל מחדש

organise-form-words = שם וטקסט
organise-form-words-name = שם
organise-form-words-text = מה כדאי לדעת (אפשר להשאיר ריק)
organise-form-dates = תאריכים
organise-form-dates-hint = השאירו ריק כדי לא לשנות את המתוכנן
organise-form-date-signup_until = סוף ההרשמה, למשל 2030-12-24 20:00
organise-form-date-start = תחילת סבב 1, למשל 2030-12-24 18:00
organise-form-date-ends = סוף הסבב, למשל 2030-12-24 20:00
organise-form-date-table = השולחן משוחק עד, למשל 2030-12-24
organise-form-date-begins = תחילת הסבב הבא, למשל 2030-12-24 18:00
organise-form-numbers-rounds = סבבים
organise-form-numbers-late = סבב אחרון להצטרפות מאוחרת; 0: אין
organise-what-changes = ### מה לשנות באירוע { $cup }?
organise-change-words = שם וטקסט…
organise-change-numbers = מספרים…
organise-form-seat-entries = שולחן; אחד לבד: סבב חופשי; ריק: כלום
organise-form-swap-entries = אילו שניים
organise-form-first = מאיזה סבב
organise-form-first-hint = ריק: מהסבב הבא
organise-form-points = נקודות
organise-form-points-label = מהמקום הראשון; ריק: הרגילות
organise-form-numbers-capacity = מקומות
organise-form-numbers-least = כמה נחוצים
organise-form-numbers-reliability = אמינות באחוזים; 0: כל אמינות
organise-form-numbers-rating = דירוג, מספר יריבים; 0 0: הכול
organise-form-numbers-round = שעות לסבב
organise-form-keep-label = שם הדגם

organise-kept = נשמר בשם { $template }. התאריכים שלו מתקדמים בשבועות שלמים בכל שימוש.
organise-shred-title = ### הסרת דגם
organise-shred-which = איזה דגם?
organise-shredded = הדגם { $template } הוסר.
organise-template-about = { $format }
organise-changed = ההגדרות השתנו מאז שהוצגו לכם. כך הן עכשיו.
organise-ready = לא חסר דבר. אחרי הפרסום אפשר להירשם.
organise-missing = מה נותר לעשות לפני הפרסום:
organise-note = כדאי לבדוק שוב:
organise-preview-dates = עם { $entries } משתתפים:
organise-no-right = אין לי אפשרות לפרסם אותו בערוץ { $channel }: נחוצות לי שם ההרשאות האלה: { $rights }.
organise-right-view = לראות את הערוץ
organise-right-text = ערוץ טקסט
organise-right-send = לשלוח הודעות
organise-right-threads = ליצור שרשורים ציבוריים
organise-right-talk = לשלוח הודעות בשרשורים
organise-right-private = ליצור שרשורים פרטיים, לשליפה זהה לכולם
organise-published = האירוע { $cup } פורסם. ההודעה עליו מגיעה לערוץ { $channel }.
organise-closed = הטורניר שלכם נשמר כפי שהוא. הפקודה {"\u200E"}/organise new פותחת אותו שוב.
organise-button-panel = לוח ההנהלה

organise-command-organise-panel = פתיחת לוח ההנהלה
organise-command-organise-pair = שיבוץ הסבב הבא עכשיו
organise-command-organise-unpair = ביטול השיבוץ האחרון
organise-command-organise-extend = תוספת זמן לסבב הזה
organise-command-organise-dates = הקדמה או דחייה של תאריכים
organise-command-organise-change = שינוי במה שפורסם
organise-command-organise-seat = סידור ידני של שולחן או סבב חופשי בסבב הבא
organise-command-organise-swap = החלפת שניים בשיבוץ שנעשה עכשיו
organise-command-organise-pause = השהיה או המשך
organise-command-organise-result = תיקון תוצאה
organise-command-organise-replace = החלפת שחקן
organise-command-organise-expel = פסילת שחקן
organise-command-organise-drop = הוצאת שחקן
organise-command-organise-table = הטייס האוטומטי במקום שחקן, או התחלת השעון של שולחן מחדש
organise-command-organise-add = הוספת שחקן מאוחר או ייבוא משתתפים
organise-command-organise-message = הודעה לכל המשתתפים באירוע
organise-command-organise-seed = קביעת סדר הדירוג של המשתתפים
organise-command-organise-team = הוספה או הסרה בצוות ההנהלה או השיפוט
organise-command-organise-cancel = ביטול האירוע
organise-command-organise-confirm = אישור התוצאות כשכל השולחנות סיימו
organise-command-organise-reopen = פתיחה לתיקון תוצאות של אירוע שנגמר, או של אירוע שבוטל
organise-command-organise-channel = המשך בערוץ אחר
organise-command-organise-fairplay = באיזו תדירות שחקן משחק כמו שחקן מחשב חזק
organise-option-cup = איזה טורניר
organise-option-reason = למה; כולם יכולים לקרוא את זה ביומן
organise-option-ends = מתי הסבב הזה נגמר, למשל 2030-12-24 20:00
organise-option-begins = מתי הסבב הבא מתחיל, למשל 2030-12-24 18:00
organise-option-least = כמה נחוצים
organise-option-late = הסבב האחרון להצטרפות מאוחרת; 0: אין
organise-option-entries = מספרים או שמות, עם פסיקים, למשל 4, 7
organise-option-first = מאיזה סבב; ריק: מהסבב הבא
organise-option-hours = כמה שעות
organise-option-channel = הערוץ שבו הוא ממשיך
organise-option-round = איזה סבב, אם לא האחרון
organise-option-table = מספר השולחן בסבב שלו
organise-option-lord = איזה שחקן
organise-option-with = המחליף; הראשון ברשימת ההמתנה אם לא צוין
organise-option-do = מה לעשות
organise-option-order = שמות או מספרים, הטוב ביותר קודם, עם פסיקים ביניהם
organise-option-user = את מי להוסיף
organise-option-partner = השותף, כשמשחקים בקבוצות של שניים
organise-option-file = קובץ משתתפים (CSV), לפני ההתחלה
organise-option-text = מה תרצו לומר להם
organise-option-member = מי נכנסים לצוות או עוזבים אותו
organise-option-role = מה יהיה התפקיד
organise-choice-autopilot = הטייס האוטומטי משחק במקום שחקן
organise-choice-adjourn = דחייה: משוחק עד תאריך אחר
organise-choice-restart = השעון מתחיל שוב
organise-choice-organiser = הנהלה
organise-choice-judge = שיפוט
organise-choice-nothing = לא זה ולא זה: מחוץ לצוות

organise-panel-title = ### { $cup } · לוח ההנהלה
organise-panel-public = לכל פעולה נחוצה סיבה, והיא מופיעה ביומן הציבורי.
organise-state-signup = הרשמה עד { $at }. { $entries } מתוך { $capacity } נרשמו{ $waiting ->
    [0] .
    [one] , אחד ממתין.
    [two] , שניים ממתינים.
   *[other] , { $waiting } ממתינים.
}
organise-state-checkin = אישור הגעה עד { $at }. { $here } מתוך { $entries } כאן{ $waiting ->
    [0] .
    [one] , אחד ממתין.
    [two] , שניים ממתינים.
   *[other] , { $waiting } ממתינים.
}
organise-state-closed = ההרשמה נגמרה: { $entries ->
    [1] משתתף אחד
    [two] שני משתתפים
   *[other] { $entries } משתתפים
}{ $waiting ->
    [0] .
    [one] , אחד ממתין.
    [two] , שניים ממתינים.
   *[other] , { $waiting } ממתינים.
} תחילת סבב 1: { $at }.
organise-state-round = { $tables ->
    [1] עכשיו { $round }: { $over ->
        [0] השולחן היחיד עוד משחק
       *[other] השולחן היחיד סיים
    }. סיום: { $at } ({ $left }).
    [two] עכשיו { $round }: { $over } מתוך 2 שולחנות סיימו. סיום: { $at } ({ $left }).
   *[other] עכשיו { $round }: { $over } מתוך { $tables } שולחנות סיימו. סיום: { $at } ({ $left }).
}
organise-state-between = { $adjourned ->
    [0] כל השולחנות סיימו ({ $round }).
   *[other] כל שאר השולחנות סיימו ({ $round }).
}
organise-state-adjourned = נדחה: שולחן { $table } ({ $round }). סיום: { $at } ({ $left }).
organise-state-closed-now = התוצאות סופיות. ההמשך מגיע בעוד רגע: לחצו **לרענן**.
organise-state-ended-now = כל הסבבים נגמרו. ההמשך מגיע בעוד רגע: לחצו **לרענן**.
organise-state-begun = האירוע התחיל; השולחנות הראשונים בהכנה.
organise-state-paused = **בהשהיה** מאז { $at }: הכול ממתין.
organise-state-asked = { $count ->
    [1] אדם אחד הוזמן לשחק ועוד לא ענה.
    [two] שני אנשים הוזמנו לשחק ועוד לא ענו.
   *[other] { $count } אנשים הוזמנו לשחק ועוד לא ענו.
}
organise-state-over = { $winners ->
    [0] האירוע נגמר בלי ניצחון.
   *[other] האירוע נגמר: ניצחון של { $lord }.
}
organise-state-too-few = האירוע בוטל: הגיעו פחות מ־{ $least }.
organise-need-few = { $there ->
    [1] **עד כה רק אחד כאן**
    [two] **עד כה רק שניים כאן**
   *[other] **עד כה רק { $there } כאן**
}: עם פחות מ־{ $least } האירוע יבוטל ב־{ $at }. קראו להם בהודעה, או הזיזו את ההתחלה.
organise-need-confirm = **כל השולחנות סיימו.** לחצו **לאשר את התוצאות**, או תקנו טעויות לפני שהן סופיות.
organise-need-seeds = **עוד לא נקבע סדר דירוג.** לחצו **לקבוע סדר דירוג…** לפני תחילת סבב 1; אחרת הכול נקבע בהגרלה.
organise-need-nothing = אין כרגע מה לעשות.
organise-need-gone = **הערוץ של האירוע נמחק**, ולכן האירוע תקוע: אף סבב לא מתחיל. בחרו ערוץ אחר, והוא ימשיך שם.
organise-need-role = **התפקיד שנחוץ כדי להצטרף נמחק**, ולכן אף אחד לא יכול להירשם. אפשרו להצטרף בלעדיו, או הוסיפו את מי שצריכים לשחק.
organise-need-shut = **אין לי עוד אפשרות לפרסם בערוץ { $channel }**, ולכן האירוע תקוע: אף סבב לא מתחיל. תנו לי שם את ההרשאות *לראות את הערוץ* ו*לשלוח הודעות*, או בחרו ערוץ אחר.
organise-need-left-entries = כבר לא בשרת הזה: { $lords }{ $more ->
    [0] .
    [1] {" "}ועוד אחד.
    [two] {" "}ועוד שניים.
   *[other] {" "}ועוד { $more }.
} בחרו אותם למטה כדי להחליף או להוציא אותם.
organise-need-left-team = כבר לא בשרת הזה, ולכן לא נקראים: { $lords }{ $more ->
    [0] .
    [1] {" "}ועוד אחד.
    [two] {" "}ועוד שניים.
   *[other] {" "}ועוד { $more }.
} כל בעלי ההרשאה *ניהול השרת* יכולים לנהל את האירוע.
organise-channel-title = באיזה ערוץ ימשיך { $cup }? כל מה שפעיל יפורסם שם שוב.
organise-channel = ערוץ אחר…
organise-need-call = **קריאה לשיפוט** { $at } מאת { $lord }{ $table ->
    [0] {""}
   *[other] , שולחן { $table }
}: { $what }
organise-late-lord = באיחור: שולחן { $table }, { $lord }, { $missed ->
    [1] הוחמץ תור אחד
    [two] הוחמצו שני תורות
   *[other] הוחמצו { $missed } תורות
}.
organise-late-lord-autopilot = { $missed ->
    [0] שולחן { $table }: הטייס האוטומטי משחק במקום { $lord }.
    [1] באיחור: שולחן { $table }, { $lord }, הוחמץ תור אחד ועדיין אין חזרה.
    [two] באיחור: שולחן { $table }, { $lord }, הוחמצו שני תורות ועדיין אין חזרה.
   *[other] באיחור: שולחן { $table }, { $lord }, הוחמצו { $missed } תורות ועדיין אין חזרה.
}
organise-late-option = { $missed ->
    [0] הטייס האוטומטי משחק במקום { $name }
    [1] {"\u200F"}{ $name }: תור אחד שהוחמץ
    [two] {"\u200F"}{ $name }: שני תורות שהוחמצו
   *[other] {"\u200F"}{ $name }: { $missed } תורות שהוחמצו
}
organise-missed-option = { $missed ->
    [0] הטייס האוטומטי משחק
    [1] תור אחד שהוחמץ
    [two] שני תורות שהוחמצו
   *[other] { $missed } תורות שהוחמצו
}
organise-waits-option = ברשימת ההמתנה
organise-next-paired = הסבב הבא ישובץ מעצמו ב־{ $at }.
organise-next-paired-now = הסבב הבא ישובץ מעצמו בעוד רגע: לחצו **לרענן**.
organise-next-by-hand = ידני ({ $round }): { $what }.
organise-next-left-over = { $count ->
    [1] עוד אחד נשאר ומקבל סבב חופשי.
    [two] עוד שניים נשארים ומקבלים סבב חופשי.
   *[other] עוד { $count } נשארים ומקבלים סבב חופשי.
}
organise-next-playing = הסבב הבא עכשיו: { $tables ->
    [1] שולחן אחד עוד משחק
    [two] שני שולחנות עוד משחקים
   *[other] { $tables } שולחנות עוד משחקים
}.

organise-act = פעולה באירוע…
organise-act-extend = להאריך את הסבב הזה…
organise-act-extend-about = כל השולחנות מקבלים אותה תוספת זמן
organise-act-postpone = להזיז את כל התאריכים…
organise-act-postpone-about = ההרשמה, אם היא פתוחה, וסבב 1 נדחים
organise-act-dates = לשנות את התאריכים…
organise-act-dates-about = מוקדם או מאוחר יותר; כולם מקבלים הודעה
organise-act-change = לשנות מה שפורסם…
organise-act-change-about = שם, טקסט, מקומות, סבבים
organise-act-seat = לשבץ ידנית…
organise-act-seat-about = שולחן או סבב חופשי של הסבב הבא
organise-act-swap = להחליף בין שניים…
organise-act-swap-about = בשיבוץ שנעשה עכשיו
organise-act-pause = להשהות את האירוע…
organise-act-pause-about = כל שעון וכל תאריך ממתינים
organise-act-resume = להמשיך…
organise-act-resume-about = כל התאריכים זזים כמשך ההשהיה; אחרי שבועיים בעוד 3 ימים
organise-act-message = הודעה לכל המשתתפים…
organise-act-message-about = לפי הגדרת ההודעות שלהם
organise-act-add = להוסיף שחקן…
organise-act-add-about = באיחור, או מי שעזבו
organise-act-open = לאפשר הצטרפות בלי התפקיד…
organise-act-open-about = כל שאר התנאים נשארים
organise-act-close = לסגור את ההרשמה עכשיו…
organise-act-close-about = אף אחד לא נכנס עוד; סבב 1 מתחיל כמתוכנן
organise-act-seed = לקבוע סדר דירוג…
organise-act-seed-about = הסדר שבו הם מתחילים
organise-act-channel = לבחור ערוץ אחר…
organise-act-channel-about = האירוע ממשיך שם
organise-act-stand = לפרסם עכשיו את טבלת המצב…
organise-act-stand-about = תפורסם בשרשור של האירוע
organise-act-team = הנהלה ושיפוט…
organise-act-team-about = הוספה או הסרה
organise-act-end = לסיים את האירוע…
organise-act-end-about = עם טבלת המצב כפי שהיא
organise-act-confirm = לאשר את התוצאות
organise-act-reopen = לפתוח את האירוע שוב…
organise-act-reopen-about = שוב הרשמה, או תיקון תוצאות
organise-act-cancel = לבטל את האירוע…
organise-act-cancel-about = הוא נגמר בלי תוצאה
organise-act-import = לייבא משתתפים
organise-act-result = לתקן את התוצאה…
organise-act-restart = להתחיל את השעון שוב…
organise-act-adjourn = לדחות…
organise-act-replace = להחליף…
organise-act-drop = להוציא…
organise-act-expel = לפסול…
organise-act-autopilot = טייס אוטומטי…
organise-tact = פעולה בשולחן…
organise-pact = פעולה בשחקן…
organise-other-table = שולחן אחר…
organise-other-lord = מישהו אחר…
organise-table-option = { $stages ->
    [1] {""}
   *[other] {"\u200F"}{ $stage }{" "}
}סבב { $round }, שולחן { $table } · { $lords }
organise-table-over = נגמר
organise-table-adjourned = נדחה
organise-table = שולחן { $table }: { $lords }
organise-game-option = הכרעה במשחק { $game }
organise-autopilot-whom = הטייס האוטומטי במקום…
organise-lord-title = ### { $lord }
organise-entry-in = { $lord }: בין המשתתפים.
organise-entry-waiting = { $lord }: בהמתנה למקום.
organise-entry-withdrawn = { $lord }: ההרשמה בוטלה.
organise-entry-dropped = { $lord }: פרישה.
organise-entry-expelled = { $lord }: פסילה.
organise-whom-replace = מי במקום?
organise-whom-replace-title = מישהו אחר מהשרת הזה יוזמן לקחת את המקום של { $lord }, עם הנקודות והשולחנות הפתוחים.
organise-whom-add = את מי להוסיף?
organise-whom-add-title = את מי להזמין לשחק באירוע { $cup }? שותפים נבחרים ביחד.
organise-whom-lord = במי מדובר?
organise-whom-lord-title = בחרו שחקן באירוע { $cup }.
organise-whom-team-title = ההנהלה של { $cup } יכולה לעשות כאן הכול, צוות השיפוט מכריע בשולחנות.
organise-whom-organiser = להוסיף להנהלה…
organise-whom-judge = להוסיף לשיפוט…
organise-off-team = להסיר מהצוות…
organise-role-organiser = הנהלה
organise-role-judge = שיפוט
organise-first-waiting = הראשון שממתין

organise-form-reason = הסיבה (כולם יכולים לקרוא אותה)
organise-form-hours = שעות
organise-form-order = משתתפים, הטוב ביותר קודם, כל אחד בשורה
organise-form-text = מה תרצו לומר להם?
organise-form-result = תיקון התוצאה
organise-form-result-hint = נקודות, למשל 44, או מקום ונקודות, למשל 1, 44
organise-form-pair = הסבב הבא עכשיו
organise-form-unpair = ביטול השיבוץ האחרון
organise-form-stage = שלב, מ־1
organise-form-round = סבב
organise-form-table = שולחן

organise-button-channel = לבחור ערוץ אחר
organise-button-refresh = לרענן
organise-button-log = יומן
organise-button-anew = אירוע חדש כזה
organise-button-asklords = להזמין את משתתפיו
organise-again-reason = המשתתפים של { $cup }
organise-button-pair = הסבב הבא עכשיו
organise-button-begin = להתחיל את סבב 1
organise-button-unpair = לבטל את השיבוץ האחרון
organise-button-do = לבצע
organise-button-again = לשחק אותם שוב
organise-button-stands = להשאיר כפי שהם
organise-button-passes = הם עולים
organise-button-passes-none = אף אחד לא עולה
organise-button-dont = לבטל
organise-done = בוצע. זה כתוב ביומן האירוע.

organise-effect-title = ### זה מה שיקרה
organise-effect-open = מעכשיו לא נחוץ התפקיד כדי להצטרף אל { $cup }.
organise-effect-channel = האירוע ממשיך בערוץ { $channel }: ההודעה עליו ומה שפעיל מפורסמים שם, { $tables ->
    [0] וכך גם השולחנות הבאים.
    [1] והשולחן הפתוח עובר איתו.
    [two] ושני השולחנות הפתוחים עוברים איתו.
   *[other] ו־{ $tables } השולחנות הפתוחים עוברים איתו.
}
organise-effect-channel-blind = **{ $lords ->
    [one] משתתף אחד לא רואה את הערוץ ההוא.
    [two] שני משתתפים לא רואים את הערוץ ההוא.
   *[other] { $lords } משתתפים לא רואים את הערוץ ההוא.
}** כולם מקבלים הודעה פרטית על המקום החדש של האירוע; מי שלא רואים את הערוץ יכולים לשחק רק משם.
organise-effect-changed = ### משהו השתנה מאז שהוצג לכם. עכשיו זה מה שיקרה
organise-effect-reason = הסיבה: { $reason }
organise-effect-moved = מה שתוכנן ל־{ $before } עובר ל־{ $after }.
organise-effect-ends = סיום: { $after } במקום { $before }.
organise-effect-date-signup_until = סיום ההרשמה: { $after } במקום { $before }.
organise-effect-date-start = תחילת סבב 1: { $after } במקום { $before }.
organise-effect-date-ends = הסיום ({ $round }): { $after } במקום { $before }, ומה שבא אחריו זז באותה מידה.
organise-effect-date-begins = תחילת הסבב הבא: { $after } במקום { $before }.
organise-effect-date-sooner = { $tables ->
    [1] שולחן אחד עוד משחק. מה שיישאר שם אז ישחק הטייס האוטומטי.
    [two] שני שולחנות עוד משחקים. מה שיישאר שם אז ישחק הטייס האוטומטי.
   *[other] { $tables } שולחנות עוד משחקים. מה שיישאר שם אז ישחק הטייס האוטומטי.
}
organise-effect-date-told = כל הנוגעים בדבר יקבלו הודעה.
organise-effect-change-name = שמו "{ $after }" במקום "{ $before }".
organise-effect-change-text = הטקסט שלו מעכשיו: { $after }
organise-effect-change-capacity = יש בו { $after } מקומות במקום { $before }.
organise-effect-change-least = נחוצים לפחות { $after } במקום { $before }.
organise-effect-change-rounds = יש בו { $after } סבבים במקום { $before }.
organise-effect-change-late = הצטרפות מאוחרת אפשרית עד סבב { $after } במקום { $before }.
organise-effect-end-early = לא ישוחקו עוד סבבים { $last ->
    [yes] אחרי { $round }: טבלת המצב כפי שהיא מכריעה, ושום דבר לא בא אחריה.
   *[no] כאן אחרי { $round }: טבלת המצב כפי שהיא מכריעה, ומה שבא אחר כך מתחיל.
}
organise-effect-seat = ידנית בסבב { $round }:
organise-effect-seat-table = - שולחן של { $lords }
organise-effect-seat-byes = - סבב חופשי של { $lords }
organise-effect-seat-rest = האחרים משובצים כרגיל, בינם לבין עצמם.
organise-effect-seat-left-over = { $count ->
    [1] אחד מהם נשאר ומקבל גם הוא סבב חופשי.
    [two] שניים מהם נשארים ומקבלים גם הם סבב חופשי.
   *[other] { $count } מהם נשארים ומקבלים גם הם סבב חופשי.
}
organise-effect-seat-none = כבר אין שיבוץ ידני: כל סבב { $round } משובץ כרגיל.
organise-effect-swap = { $lords } מחליפים מקומות.
organise-effect-swap-anew = { $tables ->
    [1] השולחן של הסבב הזה מתחיל
    [two] שני השולחנות של הסבב הזה מתחילים
   *[other] { $tables } השולחנות של הסבב הזה מתחילים
} שוב, עם שליפות חדשות. סיום הסבב לא משתנה.
organise-effect-postpone = כל תאריך לפני ההתחלה זז בהפרש של { $time }.
organise-effect-extend = תוספת של { $time } ({ $round }): { $tables ->
    [1] השולחן הפתוח היחיד
    [two] שני השולחנות הפתוחים
   *[other] כל { $tables } השולחנות הפתוחים
}.
organise-effect-pause = האירוע { $cup } בהשהיה: כל תאריך ממתין, ו{ $tables ->
    [0] שום דבר לא משוחק
    [1] השעון של שולחן אחד עומד
    [two] השעונים של שני שולחנות עומדים
   *[other] השעונים של { $tables } שולחנות עומדים
}.
organise-effect-resume = האירוע { $cup } ממשיך: { $tables ->
    [0] אין שולחן פתוח
    [1] השעון של שולחן אחד רץ שוב
    [two] השעונים של שני שולחנות רצים שוב
   *[other] השעונים של { $tables } שולחנות רצים שוב
}, וכל התאריכים זזים באותה מידה.
organise-effect-game = משחק { $game } במפגש.
organise-effect-will = כך יהיה: { $scores }
organise-effect-was = כך היה: { $scores }
organise-effect-score = { $place } { $lord } { $points }
organise-effect-stops = { $games ->
    [1] המשחק שמתנהל שם נגמר
    [two] שני המשחקים שמתנהלים שם נגמרים
   *[other] { $games } המשחקים שמתנהלים שם נגמרים
}.
organise-effect-goes-on = המפגש לא מוכרע בכך וממשיך.
organise-effect-depends = עם התוצאה הזאת, אחרים צריכים לשבת בשולחנות שכבר שובצו. בחרו: השולחנות האלה ישוחקו שוב עם מי שצריכים לשבת שם, והתוצאות שלהם לא ייחשבו; או שהכול נשאר כפי שהוא.
organise-effect-again = { $round }, { $table } · { $over ->
    [0] באמצע משחק
   *[other] נגמר
} { $count ->
    [0] { "" }
   *[other] ← { $lords }
}
organise-effect-again-more = { $tables ->
    [1] ועוד שולחן אחד
    [two] ועוד שני שולחנות
   *[other] ועוד { $tables } שולחנות
}
organise-effect-frozen = השלב שלו נגמר: מי שעלו נשארים.
organise-effect-replace = { $other } במקום { $lord }, עם כל הנקודות.
organise-effect-replace-rated = משחק פעיל נחשב בדירוג כעזיבה של { $lord } אם הוחמץ בו תור, אחרת לפי המקום של הממלכה; בלי תור הוא לא נחשב כלל.
organise-effect-in-time = בלי תור שהוחמץ בשולחן, נחוצה קודם הסכמה של { $lords }. בלעדיה זה אפשרי רק אחרי תור שהוחמץ.
organise-effect-waited = { $other }: סוף ההמתנה למקום, ויציאה מרשימת ההמתנה.
organise-effect-seats = { $tables ->
    [1] השולחן הפתוח עובר
    [two] שני השולחנות הפתוחים עוברים
   *[other] { $tables } השולחנות הפתוחים עוברים
} גם הם.
organise-effect-expel = { $lord }: פסילה ויציאה מהאירוע.
organise-effect-parts = המקום של { $other } בשולחן פתוח נשמר. עם [להחליף…] מישהו אחר יכול להצטרף במקום { $lord }; עד אז הקבוצה לא משובצת.
organise-effect-parts-before = בלי { $lord } גם הקבוצה יוצאת; אפשר להצטרף שוב עם מישהו אחר: { $other }.
organise-effect-drop = { $lord }: הוצאה מהאירוע; אפשר לחזור כל עוד יש סבב לפנינו.
organise-effect-passes = הם ניצחו בשולחן האחרון שלהם והיו עולים. בחרו: היריב שהובס שם, { $other }, עולה במקומם, או שאף אחד לא עולה וליריב הבא אין שולחן.
organise-effect-passes-again = אם הם עולים, מה ששובץ מאז ישוחק שוב:
organise-effect-moves-up = { $other }: התקדמות מרשימת ההמתנה.
organise-effect-autopilots = { $tables ->
    [1] השולחן הפתוח עובר
    [two] שני השולחנות הפתוחים עוברים
   *[other] { $tables } השולחנות הפתוחים עוברים
} לטייס האוטומטי.
organise-effect-autopilot = מעכשיו הטייס האוטומטי משחק במקום { $lord }, עד לחזרה. מי שהיה להם תור ולא חזרו עד סוף המשחק נחשבים בדירוג כאילו עזבו.
organise-effect-adjourn = השולחן הזה משוחק עד { $ends }. הסבבים ממשיכים; עד שייגמר הוא נחשב תיקו: חצי נקודה לכל צד בשולחן של שניים.
organise-effect-restart = התור הנוכחי מקבל שוב את כל הזמן שלו.
organise-effect-asked = קודם נחוצה הסכמה של { $lords }; שום דבר לא קורה בלעדיה.
organise-effect-add = { $lords } בין המשתתפים מעכשיו.
organise-effect-add-waits = { $lords } ברשימת ההמתנה: אין מקום פנוי.
organise-effect-add-late = { $lords } במשחק מסבב { $round }.
organise-effect-import = { $lords ->
    [1] אדם אחד יוזמן, וישתתף אם יסכים.
    [two] שני אנשים יוזמנו, וישתתפו אם יסכימו.
   *[other] { $lords } אנשים יוזמנו, וישתתפו אם יסכימו.
}
organise-effect-left = { $lords ->
    [1] עוד משתתף אחד לא נכלל
    [two] עוד שני משתתפים לא נכללים
   *[other] עוד { $lords } משתתפים לא נכללים
}: יותר מדי אנשים היו מוזמנים בבת אחת. ייבאו את הקובץ שוב אחרי שאלה יענו.
organise-effect-known = { $lords ->
    [1] משתתף אחד מהקובץ כבר בפנים, או שהוזמן, ולכן מדלגים עליו.
    [two] שני משתתפים מהקובץ כבר בפנים, או שהוזמנו, ולכן מדלגים עליהם.
   *[other] { $lords } משתתפים מהקובץ כבר בפנים, או שהוזמנו, ולכן מדלגים עליהם.
}
organise-effect-some-wait = אין די מקומות: האחרונים ממתינים.
organise-effect-unpair = השיבוץ בוטל ({ $round }): { $tables ->
    [1] השולחן שלו נגמר
    [two] שני השולחנות שלו נגמרים
   *[other] { $tables } השולחנות שלו נגמרים
} בלי תוצאה.
organise-effect-unpair-played = { $tables ->
    [1] אחד מהם נגמר: התוצאה שלו לא נחשבת.
    [two] שניים מהם נגמרו: התוצאות שלהם לא נחשבות.
   *[other] { $tables } מהם נגמרו: התוצאות שלהם לא נחשבות.
}
organise-effect-paired-again = הוא ישובץ שוב מעצמו ב־{ $at }, או מוקדם יותר אם תעשו זאת.
organise-effect-pair = שיבוץ והתחלה עכשיו: { $round }; עם כל הזמן שלו.
organise-effect-pair-next = מה שבא אחרי השלב "{ $stage }" משובץ ומתחיל עכשיו; לסבב הראשון יש כל הזמן שלו.
organise-effect-begin = ההרשמה ואישור ההגעה נגמרו, וסבב 1 מתחיל עכשיו עם { $lords ->
    [1] משתתף אחד
    [two] שני משתתפים
   *[other] { $lords } משתתפים
}. יש לו כל הזמן שלו.
organise-effect-begin-without = { $more ->
    [0] מי שלא אישרו הגעה בחוץ: { $lords }.
    [one] מי שלא אישרו הגעה בחוץ: { $lords } ועוד אחד.
    [two] מי שלא אישרו הגעה בחוץ: { $lords } ועוד שניים.
   *[other] מי שלא אישרו הגעה בחוץ: { $lords } ועוד { $more }.
}
organise-effect-pair-instead = מעצמו הוא היה מתחיל ב־{ $at }.
organise-effect-message = { $lords ->
    [1] ההודעה נשלחת למשתתף אחד:
    [two] ההודעה נשלחת לשני משתתפים:
   *[other] ההודעה נשלחת ל־{ $lords } משתתפים:
}
organise-effect-team-on = { $role ->
    [judge] { $lord } בצוות השיפוט כאן; השם מופיע והקריאות לשולחנות מגיעות אחרי לחיצה על **לעזור**.
   *[organiser] { $lord } בהנהלה כאן, עם כל האפשרויות; השם מופיע והקריאות מגיעות אחרי לחיצה על **לעזור**.
}
organise-effect-team-off = { $lord } כבר לא בצוות { $role ->
    [judge] השיפוט
   *[organiser] ההנהלה
}.
organise-effect-seed = סדר הדירוג, הטוב ביותר קודם: { $lords }. { $left ->
    [0] אלה כולם.
    [1] עוד אחד בא אחריהם.
    [two] עוד שניים באים אחריהם בהגרלה.
   *[other] עוד { $left } באים אחריהם בהגרלה.
}
organise-effect-seed-more = עוד { $count }
organise-effect-close = ההרשמה נסגרת עכשיו עם { $lords ->
    [1] משתתף אחד
    [two] שני משתתפים
   *[other] { $lords } משתתפים
}.
organise-effect-checkin = אישור ההגעה מתחיל.
organise-effect-start-stays = סבב 1 יתחיל כמתוכנן, ב־{ $at }.
organise-effect-stand = טבלת המצב מתפרסמת בשרשור של האירוע.
organise-effect-end = האירוע { $cup } נגמר: טבלת המצב נעשית סופית.
organise-effect-confirm = התוצאות של השלב "{ $stage }" סופיות מעכשיו.
organise-effect-confirm-last = האירוע { $cup } נגמר, והטובים ביותר מקבלים גביעים:
organise-effect-through = { $more ->
    [0] אלה עולים: { $lords }.
    [one] אלה עולים: { $lords } ועוד אחד.
    [two] אלה עולים: { $lords } ועוד שניים.
   *[other] אלה עולים: { $lords } ועוד { $more }.
}
organise-effect-reopen = האירוע { $cup } שוב פתוח: הפודיום והגביעים בטלים, ואפשר לתקן את תוצאות השלב האחרון עד { $until }, או עד שתאשרו אותן. כולם מקבלים הודעה.
organise-effect-reopen-signup = האירוע { $cup } מתקיים בכל זאת: ההרשמה שוב פתוחה ליום אחד, תחילת סבב 1: { $start }. { $lords ->
    [0] עדיין אין אף אחד בפנים.
    [1] מי שהיה בפנים עדיין בפנים, ומקבל הודעה.
    [two] השניים שהיו בפנים עדיין בפנים, ומקבלים הודעה.
   *[other] ה־{ $lords } שהיו בפנים עדיין בפנים, ומקבלים הודעה.
} אפשר לקבוע תאריכים אחרים אחר כך.
organise-effect-cancel = { $begun ->
    [yes] האירוע { $cup } נגמר בלי תוצאה. שום דבר לא מחזיר אותו.
   *[no] האירוע { $cup } מבוטל. אפשר לפתוח אותו שוב.
}
organise-effect-no-result = { $tables ->
    [1] השולחן שעוד משחק נגמר
    [two] שני השולחנות שעוד משחקים נגמרים
   *[other] { $tables } השולחנות שעוד משחקים נגמרים
} בלי תוצאה.

organise-fair-button = משחק הוגן
organise-fair-title = ### { $cup } · משחק הוגן
organise-fair-about = באיזו תדירות שוחק, מצד { $lord }, מה ששחקן מחשב חזק מוצא כטוב ביותר. רק מי שבהנהלה ולא משחקים באירוע הזה רואים את זה.
organise-fair-total = **{ $percent }%** מתוך { $turns } תורות, { $games ->
    [1] במשחק אחד
    [two] בשני משחקים
   *[other] ב־{ $games } משחקים
}
organise-fair-round = { $round }: { $percent }% מתוך { $turns }
organise-fair-none = אף אחד מהמשחקים עוד לא הושווה.
organise-fair-waiting = { $count ->
    [1] משחק אחד עוד לא הושווה. זה לוקח כחצי דקה.
    [two] שני משחקים עוד לא הושוו. כל אחד לוקח כחצי דקה.
   *[other] { $count } משחקים עוד לא הושוו. כל אחד לוקח כחצי דקה.
}
organise-fair-more = להשוות עוד משחקים
organise-fair-reading = תורות בלי בחירה, בחירות ראשונות ותורות של הטייס האוטומטי לא נספרים. על פני { $games } משחקים, { $percent }% ויותר מצדיקים מבט נוסף, אבל אינם הוכחה: שחקנים חזקים מגיעים לזה בעצמם, ומשחק אחד לא אומר דבר.
organise-fair-coarse = תורות בלי בחירה, בחירות ראשונות ותורות של הטייס האוטומטי לא נספרים. כאן המחשב רק שופט ממלכות, ולכן האחוז אומר כמה מישהו משחק כמו הטייס האוטומטי, ולא אומר דבר על רמאות.
