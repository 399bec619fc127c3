admin-command-admin = למי שמנהלים את השרת הזה
admin-command-admin-settings = ערוץ, מי רשאים לפתוח שולחנות, ברירות מחדל, שפה, סמלי בניינים
admin-command-admin-check = בדיקת ההתקנה בשרת הזה ומה חסר בה

admin-title = ### בדיקת התקנה · { $missing ->
    [0] הכול בסדר
    [one] יש דבר אחד לתקן
    [two] יש שני דברים לתקן
   *[other] יש { $missing } דברים לתקן
}
admin-where = המשחקים מתנהלים בערוץ { $channel }.
admin-ok = תקין · { $right }
admin-missing = {"**"}חסר · { $right }**
admin-optional = מותר, לא נחוץ · { $right }
admin-optional-absent = לא נחוץ · { $right }
admin-never = לעולם לא נחוץ · ניהול הודעות, וכל גישה מיוחדת לתוכן

admin-right-view_channel = לראות את הערוץ
admin-right-send_messages = לשלוח הודעות
admin-right-create_public_threads = ליצור שרשורים ציבוריים
admin-right-send_messages_in_threads = לשלוח הודעות בשרשורים
admin-right-attach_files = לצרף קבצים
admin-right-read_message_history = לקרוא את היסטוריית ההודעות
admin-right-create_private_threads = ליצור שרשורים פרטיים, כדי שצופים ידברו בלי שהשחקנים יקראו
admin-right-manage_threads = לנהל שרשורים, כדי לכתוב בשרשורים שננעלו

admin-without-view_channel = אי אפשר לפתוח שולחן בערוץ { $channel }, ותורות לא מופיעים שם: אני כותב לשחקנים ישירות.
admin-without-send_messages = אי אפשר לפתוח שולחן בערוץ { $channel }. משחקים בשרשורים ממשיכים; על משחקים בערוץ עצמו אני כותב לשחקנים ישירות.
admin-without-create_public_threads = משחקים של { $channel } יתנהלו בערוץ עצמו.
admin-without-send_messages_in_threads = משחקים של { $channel } יתנהלו בערוץ עצמו עד שתאפשרו זאת.
admin-without-attach_files = תורות מגיעים כלוחות טקסט, בלי תמונות.
admin-without-read_message_history = אחרי תקלה תור עלול להיות מדווח פעמיים.

admin-fix = הגדרות הערוץ ← הרשאות ← Castellan ← { $right } ← לאפשר.
admin-members = חברים בלי תפקיד משלהם
admin-members-view_channel = {"**"}חסר: { $who }** · הם לא רואים את { $channel }, ולכן לא יכולים לשחק.
admin-members-send_messages_in_threads = {"**"}חסר: { $who }** · הם לא יכולים לכתוב בשרשורים, ולכן כששרשור של משחק מועבר לארכיון הם לא יכולים ללחוץ על הלחצנים שלו.
admin-members-use_application_commands = {"**"}חסר: { $who }** · הם לא יכולים להשתמש בפקודות כמו {"\u200E"}/next; רק לחצנים עובדים להם.
admin-members-read_message_history = {"**"}חסר: { $who }** · הם לא יכולים לקרוא מה שפורסם לפני שפתחו את { $channel }.
admin-fix-members = הגדרות הערוץ ← הרשאות ← { $who } ← { $right } ← לאפשר.
# unchecked: english
admin-discord-use_application_commands = שימוש בפקודות של אפליקציות (Use Application Commands)
# unchecked: english
admin-discord-view_channel = צפייה בערוץ (View Channel)
# unchecked: english
admin-discord-send_messages = שליחת הודעות (Send Messages)
# unchecked: english
admin-discord-create_public_threads = יצירת שרשורים ציבוריים (Create Public Threads)
# unchecked: english
admin-discord-send_messages_in_threads = שליחת הודעות בשרשורים (Send Messages in Threads)
# unchecked: english
admin-discord-attach_files = צירוף קבצים (Attach Files)
# unchecked: english
admin-discord-read_message_history = קריאת היסטוריית ההודעות (Read Message History)

admin-button-again = לבדוק שוב
admin-button-test = לפרסם תמונת בדיקה
admin-test = { $person }, זו בדיקה של התמונות של Castellan. היא תיעלם מעצמה.
admin-test-changed = זו בדיקה של התמונות של Castellan. היא שונתה ותיעלם מעצמה.
admin-tested = תמונת הבדיקה פורסמה בערוץ { $channel } עם תיוג שלכם, שונתה ונמחקה.
admin-test-failed = {"**"}הבדיקה נעצרה:** { $step }. דיסקורד אומר: { $why }
admin-test-post = פרסום התמונה בערוץ { $channel } נכשל
admin-test-edit = שינוי ההודעה בערוץ { $channel } נכשל
admin-test-delete = מחיקת ההודעה בערוץ { $channel } נכשלה

admin-command-admin-health = האם הכול תקין? הודעות ממתינות, משימות באיחור, שגיאות
admin-health-title = ### תקינות · { $wrong ->
    [0] הכול בסדר
    [one] דבר אחד דורש בדיקה
    [two] שני דברים דורשים בדיקה
   *[other] { $wrong } דברים דורשים בדיקה
}
admin-health-well = כל ההודעות נמסרו, ושום דבר לא באיחור.
admin-health-waiting = {"**"}{ $table }:{"**"} { $count ->
    [one] הודעה אחת ממתינה
    [two] שתי הודעות ממתינות
   *[other] { $count } הודעות ממתינות
} למשלוח אל { $place } מאז { $since }. { $why } הניסיון הבא: { $due }; המשחק ממשיך.
admin-health-astray-channel = {"**"}{ $table }:{"**"} הודעות לא מגיעות אל { $place } מאז { $since }, ולכן הן מתפרסמות ב־{ $channel }. { $why }
admin-health-astray-direct = {"**"}{ $table }:{"**"} הודעות לא מגיעות אל { $place } מאז { $since }, ולכן אני כותב לשחקנים ישירות. { $why }
admin-health-moved = {"**"}{ $table }:{"**"} השרשור נמחק, ולכן המשחק ממשיך ב־{ $channel } מאז { $since }.
admin-health-more = { $count ->
    [one] ועוד שולחן אחד.
    [two] ועוד שני שולחנות.
   *[other] ועוד { $count } שולחנות.
}
admin-health-late = {"**"}באיחור:{"**"} { $count ->
    [one] מועד אחרון או תזכורת אחת מאחרים
    [two] שני מועדים אחרונים או תזכורות מאחרים
   *[other] { $count } מועדים אחרונים ותזכורות מאחרים
} ביותר מדקה, או שנכשלו וינוסו שוב.
admin-health-unreadable = {"**"}לא קריא:{"**"} { $count ->
    [one] הודעה שמורה אחת
    [two] שתי הודעות שמורות
   *[other] { $count } הודעות שמורות
}.
admin-health-given-up = {"**"}ויתור:{"**"} { $count ->
    [1] הודעה אחת מהשבועיים האחרונים לא פורסמה בשום מקום, { $at }.
    [two] שתי הודעות מהשבועיים האחרונים לא פורסמו בשום מקום, האחרונה { $at }.
   *[other] { $count } הודעות מהשבועיים האחרונים לא פורסמו בשום מקום, האחרונה { $at }.
} { $why }
admin-health-unlisted = **הרשימה החיה** בערוץ { $channel } לא נכתבת: הערוץ נמחק, או שאין לי אפשרות לפרסם בו. עם {"\u200E"}/admin index בוחרים ערוץ אחר.
admin-health-shut = {"**"}הערוץ שנבחר,{"**"} { $channel }, נמחק, או שאין לי אפשרות לראות אותו או לכתוב בו. [לבדוק את ההתקנה] שם אומר מה חסר; {"\u200E"}/admin settings בוחרת אחר.
admin-health-faults = {"**"}שגיאות:{"**"} { $count } ביממה, האחרונה { $at }. היא ביומן תחת הקוד { $code }.
admin-health-refused = {"**"}סירוב:{"**"} דיסקורד לא מקבל { $count ->
    [1] הודעה אחת
    [two] שתי הודעות
   *[other] { $count } הודעות
}, לאחרונה { $at }: { $cause }. כל אחת נשלחה כטקסט בלבד, או שנכתב ישירות לשחקן שזה תורו.
admin-health-readable = {"**"}קבצים קריאים:{"**"} משתמשים אחרים במחשב יכולים לקרוא את הקבצים שלי, עם סדרי השליפה של משחקים פעילים. שם, {"`"}python bot.py check{"`"} אומר מה להקליד.
admin-health-full = {"**"}אין מקום:{"**"} הדיסק שלי היה מלא או לקריאה בלבד { $at }; מה שנלחץ אז נדחה, שום דבר לא אבד.
admin-health-busy = {"**"}עמוס:{"**"} מסד הנתונים שלי לא ענה בזמן { $at }. שום דבר לא אבד.
admin-health-code-compiling = {"**"}שחקני מחשב:{"**"} קוד המכונה של שני החזקים ביותר נבנה, פעם אחת לכל גרסה. עד שיהיה מוכן, הם משחקים כמו הרמה שחושבת קדימה.
admin-health-code-missing = {"**"}שחקני מחשב:{"**"} אי אפשר לבנות כאן את קוד המכונה של שני החזקים ביותר, ולכן הם משחקים כמו הרמה שחושבת קדימה. ניסיון נוסף בכל עשר דקות.
admin-health-clock = {"**"}שעון:{"**"} שעון המחשב { $way ->
    [ahead] מקדים
   *[behind] מפגר
} ב־{ $seconds } שניות לעומת השעון של דיסקורד, וכך גם הזמנים שאני מציג.
admin-health-elsewhere = {"**"}תוכנה אחרת{"**"} עונה עם הטוקן שלי; היא הקדימה אותי { $count ->
    [1] פעם אחת
   *[other] { $count } פעמים
}, לאחרונה { $at }. עצרו אותה או אפסו את הטוקן.
admin-health-still = {"**"}דיסק:{"**"} התיקייה של הנתונים שלי לא מגיבה.
admin-health-low = {"**"}מעט מקום:{"**"} נותרו רק { $free } בדיסק שלי.
admin-health-backups-fail = {"**"}הגיבויים נכשלים.{"**"} הסיבה רשומה ביומן ({"`"}backup.failed{"`"}).
admin-health-undrawn = {"**"}תמונות:{"**"} האחרונה שלא היה אפשר לצייר ({ $cause }) התבקשה { $at }; במקומה הופיע טקסט. הסיבה כתובה ביומן שלי.

admin-health-why-forbidden = אין לי אפשרות לכתוב שם; [לבדוק את ההתקנה] אומר מה חסר.
admin-health-why-locked = השרשור ננעל בידי מי שמנהלים את השרת.
admin-health-why-gone = המקום נמחק.
admin-health-why-refused = דיסקורד מסרב ({ $code }).
admin-health-why-internal = זו תקלה שלי ({ $code }); ביומן שלי יש עוד.
admin-health-why-silent = דיסקורד לא עונה ({ $code }).

admin-health-gateway = מחובר, { $milliseconds } אלפיות שנייה עד דיסקורד
admin-health-gateway-away = לא מחובר לדיסקורד
admin-health-outage = התקלה האחרונה: { $time } עד { $at }, הוחזרו לכל השעונים
admin-health-backup = גיבוי אחרון { $at }
admin-health-backup-none = עדיין אין גיבוי
admin-health-disk = פנוי { $free }
admin-health-processes = תהליכים לפי שארדים: { $shards }
admin-health-version = גרסה { $version }
admin-health-megabytes = { $size } מ״ב
admin-health-gigabytes = { $size } ג״ב

admin-button-retry = לנסות שוב עכשיו
admin-button-look = לבדוק שוב
admin-health-retried = { $count ->
    [0] שום דבר לא המתין לניסיון נוסף.
    [one] דבר אחד מנוסה שוב עכשיו.
    [two] שני דברים מנוסים שוב עכשיו.
   *[other] { $count } דברים מנוסים שוב עכשיו.
}

admin-option-setting = מה לקבוע
admin-option-value = הערך; ערוץ, תפקיד, או סמלים כמו `sawmill=k1t0`
admin-pick-channel = ערוץ לשולחנות
admin-pick-opener = מי רשאים לפתוח שולחנות
admin-pick-cups = ערוץ לטורנירים
admin-pick-organiser = מי רשאים לנהל טורנירים
admin-pick-place = שרשורים או ערוץ
admin-pick-detail = הפירוט בשרשורים
admin-pick-watching = צפייה
admin-pick-reminders = תזכורות
admin-pick-ladders = טבלאות דירוג
admin-pick-repeats = משחקים מדורגים נגד אותו שחקן
admin-pick-invitations = הזמנות ביום
admin-pick-computers = כמה מהר משחקים שחקני המחשב
admin-pick-language = שפת ההודעות הציבוריות
admin-pick-theme = צבעי התמונות הציבוריות
admin-pick-answer = שעות לתשובה של מי שבהיעדרות
admin-pick-again = שעות עד ששאלה שסורבה נשאלת שוב
admin-pick-pause = ימי השהיה ששתיקה מסכימה להם
admin-pick-takebacks = כמה פעמים תור מוחזר בלי הצבעה
admin-pick-back = דקות שנותרות לפחות אחרי החזרה
admin-pick-icons = סמלי בניינים

admin-settings-title = ### ההגדרות של השרת הזה
admin-settings-scope = הן תקפות לכולם כאן ונשמרות מיד. משחקים פעילים ושולחנות פתוחים נשארים כפי שהם, מלבד המספרים שבהצבעות.
admin-settings-done = נשמר. הפקודה {"\u200E"}/admin settings פותחת אותן שוב.
admin-value-unknown = הערך "{ $value }" לא מוכר לי כאן. בחרו קודם הגדרה, ואז אחד הערכים שמוצעים לה.

admin-channel = ערוץ לשולחנות…
admin-channel-set = שולחנות מתפרסמים בערוץ { $channel }.
admin-channel-none = שולחנות מתפרסמים בערוץ שבו מקלידים {"\u200E"}/game new.
admin-channel-gone = הערוץ לשולחנות נמחק, ולכן הם מתפרסמים בערוץ שבו מקלידים {"\u200E"}/game new.
admin-channel-shut = עוד אין לי אפשרות לכתוב בערוץ { $channel }. בדיקת ההתקנה אומרת מה חסר.
admin-cups = ערוץ לטורנירים…
admin-cups-set = טורנירים מתפרסמים בערוץ { $channel }.
admin-cups-none = טורנירים מתפרסמים בערוץ שבו מקלידים {"\u200E"}/organise.
admin-cups-gone = הערוץ לטורנירים נמחק, ולכן הם מתפרסמים בערוץ שבו מקלידים {"\u200E"}/organise.
admin-organiser = מי רשאים לנהל טורנירים…
admin-organiser-set = מי שבתפקיד { $role } רשאים להכין טורנירים, כמו מי שיש להם הרשאת ניהול השרת.
admin-organiser-none = רק מי שיש להם הרשאת ניהול השרת רשאים להכין טורנירים.
admin-organiser-gone = התפקיד של הנהלת הטורניר נמחק, ולכן רק מי שיש להם הרשאת ניהול השרת רשאים להכין טורנירים.
admin-opener = מי רשאים לפתוח שולחנות…
admin-opener-set = רק { $role } רשאים לפתוח שולחנות.
admin-opener-gone = התפקיד שרשאי לפתוח שולחנות נמחק, ולכן אף אחד לא יכול. בחרו אחר, או אפשרו לכולם.
admin-opener-none = כולם רשאים לפתוח שולחנות.
admin-fair = הצבעות: למי שבהיעדרות יש { $answer_hours } שעות לענות, שאלות שסורבו ממתינות { $again_hours } שעות, שתיקה מסכימה להשהיות של עד { $pause_days } ימים. החזרה: { $takebacks } פעמים לתור בלי הצבעה, עם { $minutes_back } דקות לפחות.
admin-answer = שעות לתשובה של נעדרים ({ $least }–{ $most })
admin-again = שעות עד שאלה חוזרת ({ $least }–{ $most })
admin-pause = ימי השהיה בשתיקה ({ $least }–{ $most })
admin-takebacks = החזרות לתור בלי הצבעה ({ $least }–{ $most })
admin-back = דקות לפחות אחרי החזרה ({ $least }–{ $most })
admin-fair-form = הצבעות והחזרות
admin-fair-unread = שום דבר לא שונה: כל מספר חייב להיות בגבולות שהטופס מציין.
admin-icons-count = { $count ->
    [0] אף סמל של בניין לא תוקן.
    [one] לבניין אחד יש סמלים מתוקנים.
    [two] לשני בניינים יש סמלים מתוקנים.
   *[other] ל־{ $count } בניינים יש סמלים מתוקנים.
}

admin-place = שרשורים או ערוץ…
admin-place-threads = משחקים: כל אחד בשרשור משלו
admin-place-channel = משחקים: בערוץ עצמו
admin-place-channel-about = למשחק אחד בכל פעם
admin-detail = הפירוט בשרשורים…
admin-detail-turn = שרשורים שומרים כל תור
admin-detail-turn-about = שולחנות חדשים מתחילים כך; המארח יכול לשנות
admin-detail-round = שרשורים שומרים כל סבב
admin-detail-round-about = רק התור האחרון של סבב נשאר
admin-watching = צפייה…
admin-watching-everybody = צפייה: כולם כאן
admin-watching-everybody-about = שולחנות חדשים מתחילים כך; המארח יכול לשנות
admin-watching-table = צפייה: רק השולחן
admin-watching-table-about = אחרים לא יכולים להציץ בממלכות או בניקוד
admin-reminders = תזכורות…
admin-reminders-half = תזכורות: במחצית הזמן, שעתיים לפני הסוף
admin-reminders-half-about = למי שלא בחרו ב־{"\u200E"}/settings
admin-reminders-late = תזכורות: שעתיים לפני הסוף
admin-reminders-late-about = למי שלא בחרו ב־{"\u200E"}/settings
admin-reminders-none = תזכורות: ללא
admin-reminders-none-about = מלבד מי שבחרו ב־{"\u200E"}/settings
admin-ladders = טבלאות דירוג…
admin-ladders-public = טבלאות דירוג: גלויות לכולם
admin-ladders-public-about = הפקודה {"\u200E"}/ladder עונה בערוץ
admin-ladders-private = טבלאות דירוג: למי ששואל
admin-ladders-private-about = הפקודה {"\u200E"}/ladder עונה רק למי ששאל
admin-ladders-off = טבלאות דירוג: כבויות
admin-ladders-off-about = בלי טבלאות דירוג, פרופילים ושיאים; שום דבר לא נמחק
admin-repeats = משחקים נגד אותו שחקן…
admin-repeats-number = אותו שחקן: { $number ->
    [one] משחק מדורג אחד
    [two] שני משחקים מדורגים
   *[other] { $number } משחקים מדורגים
} בשבוע
admin-repeats-number-about = נוספים לא נספרים בדירוג
admin-repeats-all = אותו שחקן: כל המשחקים מדורגים
admin-repeats-all-about = כל אחד עדיין נספר פחות מהקודם
admin-invitations = הזמנות ביום…
admin-invitations-number = אנשים זרים: { $number ->
    [0] בלי הזמנות
    [one] הזמנה אחת ביום
    [two] שתי הזמנות ביום
   *[other] { $number } הזמנות ביום
}
admin-invitations-number-about = לאנשים שלא סיימתם איתם משחק
admin-computers = שחקני מחשב משחקים…
admin-computers-number = שחקני מחשב: { $number ->
    [0] מיד
    [1] אחרי דקה
    [60] אחרי שעה
    [two] אחרי שתי דקות
   *[other] אחרי { $number } דקות
}
admin-computers-number-about = בשולחנות חדשים; המארח יכול לבחור הפסקה אחרת
admin-theme = צבעי התמונות הציבוריות…
admin-theme-dark = תמונות ציבוריות: כהות
admin-theme-light = תמונות ציבוריות: בהירות
admin-language = שפה…
admin-language-discord = הודעות ציבוריות: כמו השרת בדיסקורד
admin-language-en = הודעות ציבוריות: English
admin-language-fr = הודעות ציבוריות: Français
admin-language-de = הודעות ציבוריות: Deutsch
admin-language-es = הודעות ציבוריות: Español
admin-language-it = הודעות ציבוריות: Italiano
admin-language-pt = הודעות ציבוריות: Português
admin-language-nl = הודעות ציבוריות: Nederlands
admin-language-ru = הודעות ציבוריות: Русский
admin-language-he = הודעות ציבוריות: עברית

admin-clear-channel = שולחנות במקום ההקלדה
admin-clear-cups = טורנירים במקום ההקלדה
admin-clear-organiser = אין תפקיד שמנהל
admin-clear-opener = כולם פותחים שולחנות
admin-clear-icons = בלי תיקונים
admin-button-fair = הצבעות והחזרות…
admin-button-icons = סמלי בניינים…
admin-button-check = לבדוק את ההתקנה
admin-button-done = סיום
admin-button-change = לשנות…

admin-icons-title = ### סמלי בניינים
admin-icons-text =
    לכמה מהבניינים של קוויןדומינו לא מצאנו תמונה ברורה, ולכן חלק מהמספרים הם הניחוש הטוב ביותר שלנו. אם יש לכם הקופסה, בדקו את האריחים ותקנו את מה ששונה.
    האות `k` היא מספר האבירים על אריח, `t` מספר המגדלים: `sawmill=k1t0` הוא אביר אחד ובלי מגדל.
admin-icons-corrected = **{ $building }** · `{ $icon }` · **תוקן**, אצלנו היה { $before }
admin-icons-unverified = **{ $building }** · `{ $icon }` · לא מאומתים: { $which ->
    [knights] אבירים
    [towers] מגדלים
   *[both] אבירים ומגדלים
}
admin-icons-running = משחקים פעילים שומרים את המספרים שהתחילו איתם, שושלת את אלה של המשחק הראשון שלה. שולחנות שנפתחים וטורנירים שמתפרסמים מעכשיו לוקחים את אלה.
admin-icons-refused = אי אפשר לקבוע "{ $value }". אפשר לתקן רק את הבניינים שבהמשך, בשני המספרים; כל השאר מאומתים.
admin-icons-unread = "{ $value }" אינו תיקון. כתבו בניין, `=` ושני מספרים מ־0 עד 9, למשל `sawmill=k1t0`.
admin-icons-form = סמלי בניינים
admin-icons-label = על האריח: k = אבירים, t = מגדלים
admin-icons-suggest = {"\u200F"}{ $building }: עכשיו { $icon }

admin-command-admin-index = בחירת הערוץ של הרשימה החיה
admin-option-channel = הערוץ שבו זה מתפרסם
admin-index-title = ### הרשימה החיה
admin-index-about = הודעה אחת עם עד 10 משחקים שמתנהלים כאן, ומתעדכנת לכל היותר פעם בדקה. מופיעים בה רק משחקים בערוצים שגלויים לכל מי שרואים את הרשימה.
admin-index-none = היא לא מתפרסמת בשום מקום.
admin-index-set = היא מתפרסמת בערוץ { $channel }.
admin-index-coming = היא תופיע בערוץ { $channel } תוך דקה.
admin-index-shut = היא שייכת לערוץ { $channel }, אבל אין לי אפשרות לכתוב בו. בדיקת ההתקנה אומרת מה חסר.
admin-index-gone = הערוץ שלה נמחק. בחרו אחר.
admin-index = הערוץ של הרשימה החיה…
admin-index-off = להסיר אותה

admin-command-admin-daily = בחירת הערוץ שמספר מי בנה מה עם האריחים של היום
admin-daily-title = ### הממלכות היומיות
admin-daily-about = מי שרשאים לפתוח כאן שולחנות יכולים לשחק את הממלכה של היום עם {"\u200E"}`/daily play`. אם נבחר ערוץ, הטבלה של כל יום שמישהו כאן שיחק מתפרסמת שם פעם אחת, אחרי סוף היום (00:00 UTC), עם שמות, ממלכות והזרע. היא לא מתייגת אף אחד.
admin-daily-none = לא נבחר ערוץ.
admin-daily-set = הטבלאות מתפרסמות בערוץ { $channel }.
admin-daily-shut = הטבלאות אמורות להתפרסם בערוץ { $channel }, אבל אין לי אפשרות לכתוב בו. בדיקת ההתקנה אומרת מה חסר.
admin-daily-gone = הערוץ נמחק, ולכן טבלאות לא מתפרסמות. בחרו אחר.
admin-daily = הערוץ של הטבלאות…
admin-daily-off = להפסיק לפרסם
