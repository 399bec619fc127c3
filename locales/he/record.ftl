record-command-import = פתיחת רישום משחק או ממלכה שמורים, רק בשבילכם
record-command-verify = הוכחת השליפה והתוצאה של משחק
record-command-admin-export = כל המשחקים של השרת הזה בקובץ אחד
record-option-file = רישום משחק, כפי ש־{"\u200E"}/record שומרת אותו
record-option-kingdom = ממלכה כטקסט, למשל w w1 f / w C l1
record-option-verify = רישום משחק מכל מקום

record-import-title = ### { $name } · רק בשבילכם
record-import-date = התחיל ב־{ $date }.
record-import-playing = רישום המשחק הזה נעצר כאן: { panel-round }.
record-import-abandoned = המשחק הזה הופסק לפני הסבב האחרון.
record-import-result = { $standing }
record-import-won = ניצחון של { $lords }.
record-import-nobody = אין מנצחים, כי הטייס האוטומטי שיחק במקום כולם.
record-import-known = -# כבר ייבאתם את רישום המשחק הזה. הוא נשאר 90 יום מאז שפתחתם אותו לאחרונה.
record-import-kept = -# אף אחד אחר לא רואה אותו, והוא לא נספר בשום טבלת דירוג. הוא נשאר 90 יום מאז שפתחתם אותו לאחרונה.
record-forgot = { $count ->
    [1] -# אפשר לשמור 50: נמחק מה שלא פתחתם הכי הרבה זמן.
    [two] -# אפשר לשמור 50: נמחקו השניים שלא פתחתם הכי הרבה זמן.
   *[other] -# אפשר לשמור 50: נמחקו ה־{ $count } שלא פתחתם הכי הרבה זמן.
}

record-kingdom-title = ### ממלכה · { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}
record-kingdom-line = { $label } { $points }
record-kingdom-bonuses = -# בונוסים ומשימות לא נכללים: הטקסט לא אומר אילו מהם במשחק.

record-verify-title = ### { $table } · שליפה ותוצאה
record-verify-holds = המשחק שוחק שוב לפי הרישום בלבד, והכול נכון:
record-verify-seed = 1. מהזרע מתקבל החותם: ה־SHA-256 שלו. החותם הוצג לפני המהלך הראשון, ולכן אף אחד לא יכול היה לבחור את סדר השליפה אחר כך.
record-verify-moves = { $moves ->
    [one] 2. המהלך היחיד חוקי לפי סדר השליפה שנובע מהזרע הזה.
    [two] 2. שני המהלכים חוקיים לפי סדר השליפה שנובע מהזרע הזה.
   *[other] 2. כל { $moves } המהלכים חוקיים לפי סדר השליפה שנובע מהזרע הזה.
}
record-verify-result = 3. הסיכום: { $standing }, כפי שהרישום אומר.
record-verify-abandoned = 3. המשחק הופסק לפני הסבב האחרון, ולכן אין לו תוצאה.
record-verify-playing = 3. רישום המשחק נעצר כאן: { panel-round }, ולכן אין לו עדיין תוצאה.
record-verify-same = זה רישום המשחק של { $table }, מהלך אחר מהלך כפי ששוחק כאן.
record-verify-other = זה לא מה ששוחק כאן: לשולחן { $table } היה אותו זרע, אבל לא המהלכים האלה.
record-verify-foreign = לא מוכר לי משחק ששוחק כאן עם הזרע הזה, ולכן מוכח רק רישום המשחק עצמו, לא מי שיחקו אותו.
record-verify-sealed = השולחן { $table } באמצע משחק. החותם שלו בהודעה הראשונה של המשחק.
record-verify-later = הזרע מוצג בסוף. אז כולם יכולים להוכיח שממנו מתקבל החותם הזה.
record-verify-shared = אחרים עדיין משחקים את אותו סדר שליפה כמו { $table }. החותם שלו בהודעה הראשונה של המשחק.
record-verify-digits = זרע: `{ $seed }` חותם: `{ $seal }`
record-verify-seal = חותם: `{ $seal }`
record-verify-how = -# כדי לבדוק בלעדיי: שמרו את רישום המשחק, והריצו `python -m engine replay FILE` בעותק של Castellan.

record-export-title = { $left ->
    [0] ### המשחקים של השרת הזה · חלק { $part }, האחרון
   *[other] ### המשחקים של השרת הזה · חלק { $part }
}
record-export-games = { $games ->
    [one] משחק אחד, { $size } מ״ב: כטקסט וכ־JSON, עם רשימה של מה שכלול.
    [two] שני משחקים, { $size } מ״ב: כטקסט וכ־JSON, עם רשימה של מה שכלול.
   *[other] { $games } משחקים, { $size } מ״ב: כטקסט וכ־JSON, עם רשימה של מה שכלול.
}
record-export-left = { $left ->
    [one] -# נותר עוד משחק אחד. שמרו קודם את החלק הזה.
    [two] -# נותרו עוד שני משחקים. שמרו קודם את החלק הזה.
   *[other] -# נותרו עוד { $left } משחקים. שמרו קודם את החלק הזה.
}
record-export-running = -# משחקים שעוד לא נגמרו כלולים בלי הזרעים שלהם.
record-export-sealed = { $sealed ->
    [one] -# משחק אחד לא נכלל: אחרים עדיין משחקים את אותו סדר שליפה. אפשר לייצא שוב כשהסבב שלו, או היום, ייגמר.
    [two] -# שני משחקים לא נכללים: אחרים עדיין משחקים את אותם סדרי שליפה. אפשר לייצא שוב כשהסבבים שלהם, או היום, ייגמרו.
   *[other] -# { $sealed } משחקים לא נכללים: אחרים עדיין משחקים את אותם סדרי שליפה. אפשר לייצא שוב כשהסבבים שלהם, או היום, ייגמרו.
}
record-export-nothing = עוד לא שוחק כאן אף משחק.

record-bad-other = זה לא רישום משחק שאפשר לקרוא.
record-bad-file_too_big = ברישום המשחק הזה יש יותר מ־64 ק״ב, יותר מדי לשמירה. אלה של Castellan מגיעים לכל היותר לחמישית מזה: הוציאו את מה שנוסף לו.
record-bad-file_archive = זה ארכיון. הוציאו ממנו רישום משחק אחד וייבאו אותו.
record-bad-file_no_text = הקובץ הזה אינו טקסט, ולכן אינו רישום משחק.
record-bad-file_empty = הקובץ הזה ריק.
record-bad-file_json = הקובץ הזה הוא JSON, אבל לא כפי ש־{"\u200E"}/record שומרת אותו.
record-bad-stored = התוצאה של המשחק הזה אינה מה שהמהלכים מסתכמים אליו. נא להודיע למי שמפעילים אותי.
record-bad-too_long = שורה { $line } ארוכה מדי לרישום משחק.
record-bad-key_twice = בשורה { $line } מופיע { $key } בפעם השנייה.
record-bad-header_line = שורה { $line } לא שייכת לכותרת של רישום משחק: { $text }
record-bad-header_value = אי אפשר לקרוא את שורה { $line }: { $key } לא כתוב כמו { $value }
record-bad-missing_key = בכותרת של רישום המשחק הזה חסר { $key }.
record-bad-seed = ברישום המשחק הזה אין זרע, ולכן אי אפשר לשחק אותו שוב. הזרע נמצא בו כשהמשחק נגמר.
record-bad-turn_line = שורה { $line } אינה תור: { $text }
record-bad-notation = בשורה { $line } יש משהו שאינו מהלך: { $text }
record-bad-setup = שורה { $line } מציינת הגדרות שאינן קיימות: { $value }
record-bad-players = שורה { $line } מציינת מספר שחקנים שהקופסה לא מתאימה לו: { $value }
record-bad-grid = שורה { $line } מציינת תבנית שלא משתלבת עם הקופסה: { $value }
record-bad-teams = שורה { $line } מציינת קבוצות בלתי אפשריות: { $value }
record-bad-seats = שורה { $line } לא מציינת את השחקנים מקום אחר מקום: { $text }
record-bad-seed_mismatch = מהזרע לא מתקבל החותם הזה.
record-bad-unknown_rules = רישום המשחק הזה לפי כללים { $value }. מוכרים לי רק כללים { $known }.
record-bad-turn_unfinished = שורה { $line } נעצרת באמצע תור { $turn }, אבל אחריו בא תור נוסף.
record-bad-wrong_turn = שורה { $line } היא תור { $turn } של מקום { $seat }. התור שצריך לבוא שם הוא { $due } של מקום { $lord }.
record-bad-wrong_turn-over = שורה { $line } היא תור { $turn } של מקום { $seat }, אבל המשחק נגמר לפניו.
record-bad-result = לפי שורה { $line } התוצאה היא { $value }. המהלכים מסתכמים ל־{ $correct }.
record-bad-winners = לפי שורה { $line } ניצח מקום { $value }. לפי המהלכים זה { $correct }.
record-bad-unended = שורה { $line } נותנת תוצאה, אבל המשחק לא נגמר.
record-bad-ending = לפי שורה { $line } המשחק הופסק, אבל הוא שוחק עד סופו.
record-bad-not_adjacent = שורה { $line } לא חוקית: { $move } (הריבועים לא סמוכים).
record-bad-off_canvas = שורה { $line } לא חוקית: { $move } (הריבוע הזה לא יכול להיות חלק מממלכה).
record-bad-overlap = שורה { $line } לא חוקית: { $move } (ריבוע תפוס).
record-bad-area = שורה { $line } לא חוקית: { $move } (הממלכה תהיה גדולה מדי).
record-bad-no_connection = שורה { $line } לא חוקית: { $move } (אין שכן מתאים).
record-bad-illegal = שורה { $line } לא חוקית: { $move } (ראו { $rule } בכללים).

record-kingdom-bad-other = זו לא ממלכה שאפשר לקרוא. השורות באות מלמעלה למטה, למשל { $example }.
record-kingdom-bad-too_long = הטקסט הזה ארוך מדי לממלכה.
record-kingdom-bad-no_castle = לממלכה נחוצה הטירה שלה: C באחת השורות, למשל { $example }.
record-kingdom-bad-second_castle = יש טירה שנייה בשורה { $row }, עמודה { $column }.
record-kingdom-bad-ragged_row = { $squares ->
    [one] בשורה { $row } יש ריבוע אחד, בשורה הראשונה { $first }. ריבוע ריק הוא נקודה.
    [two] בשורה { $row } יש שני ריבועים, בשורה הראשונה { $first }. ריבוע ריק הוא נקודה.
   *[other] בשורה { $row } יש { $squares } ריבועים, בשורה הראשונה { $first }. ריבוע ריק הוא נקודה.
}
record-kingdom-bad-too_large = רוחב הממלכה הזאת { $width } וגובהה { $height }; הגבול הוא { $limit }. עם `grid=7` אחרי נקודה־פסיק הוא 7.
record-kingdom-bad-empty_edge = שורה או עמודה בקצה ריקה. השמיטו אותה.
record-kingdom-bad-unknown_square = הריבוע { $text } לא מוכר לי, בשורה { $row }, עמודה { $column }.
record-kingdom-bad-resource_place = לא יכול להיות משאב על { $text } בשורה { $row }, עמודה { $column }.
record-kingdom-bad-unknown_building = אין בניין או אסימון { $building } (שורה { $row }, עמודה { $column }).
record-kingdom-bad-building_place = הבניין { $building } לא יכול לעמוד על { $text } (שורה { $row }, עמודה { $column }).
record-kingdom-bad-too_many_giants = על { $text } יש יותר ענקים מכתרים (שורה { $row }, עמודה { $column }).
record-kingdom-bad-field_twice = השדה { $field } מופיע פעמיים.
record-kingdom-bad-unknown_field = השדה { $field } אחרי נקודה־פסיק לא מוכר לי.
record-kingdom-bad-field_value = השדה { $field } לא יכול להיות { $value }.
record-kingdom-bad-no_box = באף קופסה אין את כל זה בממלכה אחת.
