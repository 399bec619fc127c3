settings-command-settings = ההגדרות שלכם: הודעות, תזכורות, שעות שקט, תמונות, שפה
settings-option-notice = איך מודיעים לכם שזה תורכם
settings-option-reminders = מתי מזכירים לכם תור
settings-option-quiet = שעות בלי התראות, למשל 22:00-07:00, או ללא
settings-option-zone = אזור הזמן שלכם, למשל {"\u200E"}+2
settings-option-pictures = איך תמונות מגיעות אליכם
settings-option-theme = הצבעים של התמונות הפרטיות שלכם
settings-option-language = השפה של מה שרק אתם רואים
settings-option-forced = מה קורה כשצעד משאיר לכם אפשרות אחת
settings-option-weekends = האם השעונים שלכם ממתינים בשבת ובראשון
settings-option-ladders = האם שמכם מופיע בטבלאות דירוג ובשיאים, והפרופיל שלכם גלוי
settings-option-animation = האם יש תנועה בצפייה חוזרת
settings-option-brief = האם נאמר רק מה שהשתנה, וצעדים מוקלדים בשורה אחת
settings-option-soon = האם להודיע לכם כשאתם הבאים בתור

settings-title = ### ההגדרות שלכם
settings-saved = נשמר: { $settings }.
settings-scope = הן תקפות בכל השרתים ונשמרות מיד.

settings-notice = הודעה על תור…
settings-notice-mention = הודעה על תור: תיוג בשרשור
settings-notice-mention-about = אם זה נכשל, הודעה פרטית
settings-notice-direct = הודעה על תור: הודעה פרטית
settings-notice-direct-about = אם זה נכשל, תיוג בשרשור
settings-notice-both = הודעה על תור: שתיהן

settings-reminders = תזכורות…
settings-reminders-server = תזכורות: לפי השרת
settings-reminders-half = תזכורות: במחצית הזמן, שעתיים לפני הסוף
settings-reminders-late = תזכורות: שעתיים לפני הסוף
settings-reminders-none = תזכורות: ללא

settings-quiet = שעות שקט…
settings-quiet-none = שעות שקט: ללא
settings-quiet-hours = שעות שקט: { $from }–{ $until }
settings-quiet-other = שעות שקט: אחרות…
settings-quiet-form = שעות שקט
settings-quiet-from = מהשעה, למשל 22:00
settings-quiet-until = עד השעה, למשל 07:00
settings-quiet-unknown = השעות "{ $hours }" לא מובנות לי. כתבו שתי שעות שונות, למשל 22:00-07:00.
settings-no-zone = שעות שקט וסופי שבוע שקטים זקוקים לאזור הזמן שלכם. בחרו אותו בלחצן למטה.

settings-pictures = תמונות…
settings-pictures-standard = תמונות: רגיל
settings-pictures-board = תמונות: קודם לוח טקסט
settings-pictures-board-about = מעל כל תמונה יש לוח הטקסט שלה
settings-pictures-words = תמונות: ללא, רק מילים
settings-pictures-words-about = משפטים במקום כל תמונה

settings-theme = צבעי התמונות…
settings-theme-dark = צבעי התמונות: כהים
settings-theme-light = צבעי התמונות: בהירים
settings-theme-light-about = תמונות ציבוריות נשארות בצבעי השרת

settings-language = שפה…
settings-language-discord = שפה: כמו בדיסקורד
# unchecked: english
settings-language-en = English
# unchecked: english
settings-language-fr = Français
# unchecked: english
settings-language-de = Deutsch
# unchecked: english
settings-language-es = Español
# unchecked: english
settings-language-it = Italiano
# unchecked: english
settings-language-pt = Português
# unchecked: english
settings-language-nl = Nederlands
# unchecked: english
settings-language-ru = Русский
settings-language-he = עברית

settings-forced = מהלכים כפויים…
settings-forced-ask = מהלכים כפויים: לשאול אותי
settings-forced-ask-about = אתם מסיימים כל תור בעצמכם
settings-forced-play = מהלכים כפויים: לשחק אותם
settings-forced-play-about = תור בלי שום בחירה משוחק בשבילכם

settings-weekends-off = סופי שבוע: השעון רץ
settings-weekends-on = סופי שבוע: השעון ממתין
settings-soon-off = לפני התור שלי: לא להודיע
settings-soon-on = לפני התור שלי: להודיע
settings-brief-off = תשובות: במלואן
settings-brief-on = תשובות: בקצרה
settings-ladders-on = בטבלאות דירוג: גלוי
settings-ladders-off = בטבלאות דירוג: מוסתר
settings-animation-on = צפייה חוזרת: עם תנועה
settings-animation-off = צפייה חוזרת: בלי תנועה
settings-weekends-on-choice = כן, השעון ממתין בסופי שבוע
settings-weekends-off-choice = לא, השעון רץ בסופי שבוע
settings-soon-on-choice = כן, להודיע לי לפני התור שלי
settings-soon-off-choice = לא, לא להודיע לי לפני התור שלי
settings-brief-on-choice = כן, תשובות קצרות
settings-brief-off-choice = לא, תשובות מלאות
settings-ladders-on-choice = כן, להראות אותי בטבלאות דירוג
settings-ladders-off-choice = לא, להסתיר אותי מטבלאות דירוג
settings-animation-on-choice = כן, צפייה חוזרת עם תנועה
settings-animation-off-choice = לא, תמונות בלי תנועה

settings-zone-unset = אזור זמן…
settings-zone-set = אזור זמן: { $zone }
settings-zone-title = ### אזור הזמן שלכם
settings-zone-line = אזור הזמן הוא { $zone }, והשעה שם עכשיו { $time }.
settings-zone-line-none = הוא לא נקבע.
settings-zone-why = לפיו נקבעים שעות שקט, סופי שבוע שקטים וימי היעדרות. הזמנים בהודעות מוצגים בכל מקרה באזור הזמן שלכם.
settings-zone-hour = מה השעה אצלכם?
settings-hour = { $hour }:00–{ $hour }:59
settings-zone-pick = אזורים שבהם זו השעה…
settings-zone-which = איזה מהם שלכם?
settings-zone-all = כל האזורים: {"\u200E"}/settings zone:{"\u200E"}
settings-zone-none = בלי אזור זמן
settings-zone-guess = לפי הלחיצות שלכם, זה נראה כמו { $zone }. להשתמש בו?
settings-zone-use = להשתמש בו
settings-zone-unknown = אזור הזמן "{ $zone }" לא מוכר לי. כתבו עיר גדולה בסביבתכם, או הפרש כמו {"\u200E"}+2; הפקודה {"\u200E"}`/settings zone:`{"\u200E"} מציעה מה שמתאים.

settings-reliability = האמינות שלכם היא { $percent }%. היא סופרת את 100 התורות האחרונים שלכם; סיום משחקים מעלה אותה.
settings-cap = לעת עתה אפשר להיות ב־{ $games } משחקים בבת אחת, ואתם ב־{ $playing }.

settings-button-away = היעדרות…
settings-button-data = הנתונים שלי…
settings-button-done = סיום
settings-done = נשמר. הפקודה {"\u200E"}/settings פותחת אותן שוב.

settings-command-away = הודעה על היעדרות: השעונים שלכם ממתינים, בלי התראות
settings-option-away-from = היום הראשון: היום, מחר, 2026-12-03
settings-option-away-until = היום האחרון, או כמה ימים: 2026-12-10, 7d
settings-option-away-note = פתק לעצמכם
settings-day-today = היום
settings-day-tomorrow = מחר
settings-away-said = אתם בהיעדרות { $from }–{ $until } ({ $used } מתוך { $budget } ימים של { $year }{ $later ->
    [0] {""}
   *[other] {" "}ועוד { $later } של { $next }
}).
settings-away-waiting = { $count ->
    [one] השעון ממתין במשחק אחד.
    [two] השעון ממתין בשני משחקים.
   *[other] השעון ממתין ב־{ $count } משחקים.
}
settings-away-playing = { $count ->
    [one] השולחן { $tables } לא מתחשב בהיעדרויות: השעון שלו רץ, והטייס האוטומטי משחק שם.
    [two] השולחנות { $tables } לא מתחשבים בהיעדרויות: השעונים שלהם רצים, והטייס האוטומטי משחק שם.
   *[other] השולחנות { $tables } לא מתחשבים בהיעדרויות: השעונים שלהם רצים, והטייס האוטומטי משחק שם.
}
settings-away-playing-more = השולחנות { $tables } ועוד { $more } לא מתחשבים בהיעדרויות: השעונים שלהם רצים, והטייס האוטומטי משחק שם.
settings-away-rounds = בטורנירים { $cups } השעון ממתין, אבל הסבבים לא: הטייס האוטומטי משחק מה שנותר כשסבב נגמר.
settings-away-title = ### היעדרות
settings-away-used = הודעתם על { $used } מתוך { $budget } ימים של { $year }.
settings-away-line = { $from }–{ $until }
settings-away-about = בזמן היעדרות השעונים ממתינים בשולחנות שמתחשבים בה, ואין התראות. אם תקצרו אותה, תקבלו בחזרה את הימים שלה, חוץ מאלה שהתחילו: כל 24 שעות נספרות מהדקה הראשונה שלהן. תוך חמש דקות אפשר לבטל הכול.
settings-away-stands = על זה כבר הודעתם. [לשמור] מראה את כל מה שהודעתם עליו, [לבטל] מבטל את זה.
settings-away-dropped = ההיעדרות { $from }–{ $until } בוטלה.
settings-away-cut = חזרתם: ההיעדרות { $from }–{ $until } קוצרה.
settings-away-keep = לשמור
settings-away-cancel = לבטל
settings-away-new = להודיע…
settings-away-form = מתי אתם בהיעדרות?
settings-away-from = היום הראשון
settings-away-until = היום האחרון, או כמה ימים

settings-command-block = לא לשבת יותר עם מישהו, או ביטול החסימה
settings-option-block-user = עם מי
settings-blocked-on = מעכשיו לא תשבו לעולם עם { $lord }, בשום שרת. אף אחד לא מקבל הודעה; משחקים משותפים ממשיכים.
settings-blocked-off = שוב אפשר לשבץ אתכם עם { $lord }.
settings-blocked-all = -# לעולם לא תשבו עם: { $people }{ $more ->
    [0] {""}
   *[other] {" "}ועוד { $more }
}
settings-block-lift = לבטל את החסימה
settings-block-again = לחסום שוב
