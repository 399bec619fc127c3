setup-lords = { $lords ->
    [one] שחקן אחד
    [two] שני שחקנים
   *[other] { $lords } שחקנים
}
setup-players = {"\u200F"}{ $lords } שחקנים
setup-grid = { $side }×{ $side }
setup-rounds = { $rounds ->
    [one] סבב אחד
    [two] שני סבבים
   *[other] { $rounds } סבבים
}
setup-dynasty = שושלת: שלושה משחקים, הניקוד מצטבר
setup-with-giants = עידן הענקים
setup-with-court = החצר
setup-with-teams = קבוצות של שניים
setup-quests-two = משימות לכולם: { $quests }.
setup-quests-none = שתי משימות לכולם מוגרלות בהתחלה.
setup-partners-chosen-line = שותפים בוחרים זה את זה לפי המקומות שהם תופסים.
setup-partners-drawn-line = השותפים מוגרלים בהתחלה.
setup-usual-here = משחק כזה לוקח כאן בדרך כלל { $time }.
setup-usual = משחק כזה לוקח בדרך כלל { $time }.
setup-time-days = { $least }–{ $most } ימים
setup-time-days-about = בערך { $most ->
    [one] יום אחד
    [two] יומיים
   *[other] { $most } ימים
}
setup-time-hours = { $least }–{ $most } שעות
setup-time-hours-about = בערך { $most ->
    [one] שעה אחת
    [two] שעתיים
   *[other] { $most } שעות
}
setup-time-minutes = { $least }–{ $most } דקות
setup-time-minutes-about = בערך { $most ->
    [1] דקה
    [two] שתי דקות
   *[other] { $most } דקות
}
setup-who-anyone = כולם בשרת הזה יכולים להצטרף
setup-who-invited = רק מוזמנים יכולים להצטרף
setup-who-role = רק { $role } יכולים להצטרף
setup-who-no-role = רק בעלי תפקיד אחד יכולים להצטרף; בחרו אותו למטה
setup-who-reliable = אמינות { $percent }% ומעלה

setup-new-title =
    ### שולחן חדש
    {"**"}קופסה** ← שחקנים ← גרסאות ← שעון ← מי
setup-new-last = כמו בפעם הקודמת כאן: { $setup }.
setup-new-same = כמו בפעם הקודמת
setup-new-which-box = איזו קופסה?
setup-new-or-preset = או הגדרה שמורה…
setup-box-kingdomino-about = 2–4 שחקנים · מניחים, בוחרים, סופרים כתרים
setup-box-queendomino-about = 2–4 שחקנים · עם ערים, אבירים, המלכה והדרקון
setup-box-royal_wedding-about = 3–8 שחקנים · שתי הקופסאות, קבוצות של שניים ל־6 או 8
setup-box-discovery-about = 2 שחקנים · 24 אריחים משלה, שישה סבבים קצרים
setup-preset-saved-about = נשמר בשרת הזה: { $setup }
setup-preset-mighty_duel = הדו־קרב הגדול
setup-preset-mighty_duel-about = 2 שחקנים, 7×7, כל 48 האריחים
setup-preset-queen_duel = קוויןדומינו לשניים
setup-preset-queen_duel-about = 2 שחקנים, 7×7, כל 48 האריחים, כל הבניינים
setup-preset-dynasty = שושלת
setup-preset-dynasty-about = שלושה משחקים ברצף, הניקוד מצטבר
setup-preset-giants_five = ענקים לחמישה
setup-preset-giants_five-about = 5 שחקנים, עידן הענקים: ענקים, עקבות ושתי משימות
setup-preset-wedding_teams = החתונה המלכותית בקבוצות
setup-preset-wedding_teams-about = 6 שחקנים בקבוצות של שניים, שתי הקופסאות, 7×7 לקבוצה

setup-ready-title = ### שולחן חדש
setup-edit-title = ### { $table } · אפשרויות
setup-edit-at-once = שינויים תקפים מיד, וכולם רואים אותם בשולחן.
setup-edit-asks = כל שינוי תקף מיד. מי שיושבים כאן נשאלים אם הם נשארים, והמשחק ממתין לתשובות.
setup-ready-lords = שחקנים
setup-variants-nothing = ללא
setup-ready-variants = גרסאות: ללא
setup-ready-who = מי יכולים להצטרף
setup-ready-role = בעלי איזה תפקיד?
setup-lords-kingdomino-2 = 24 אריחים, 6 סבבים; שני מלכים לכל אחד
setup-lords-kingdomino-3 = 36 אריחים, 12 סבבים
setup-lords-kingdomino-4 = כל 48 האריחים, 12 סבבים
setup-lords-mighty_duel-2 = כל 48 האריחים, 12 סבבים; שני מלכים לכל אחד
setup-lords-queendomino-2 = כל 48 האריחים, 12 סבבים, 7×7; שני מלכים לכל אחד
setup-lords-queendomino-3 = כל 48 האריחים, 12 סבבים; אריח אחד יוצא בכל סבב
setup-lords-queendomino-4 = כל 48 האריחים, 12 סבבים
setup-lords-royal_wedding-3 = 96 אריחים, 24 סבבים, 7×7; אריח אחד יוצא בכל סבב
setup-lords-royal_wedding-4 = 96 אריחים, 24 סבבים, 7×7
setup-lords-royal_wedding-5 = 96 אריחים בטורים של שמונה, 12 סבבים; שלושה יוצאים בכל סבב
setup-lords-royal_wedding-6 = 96 אריחים בטורים של שמונה, 12 סבבים; שניים יוצאים בכל סבב
setup-lords-royal_wedding-7 = 96 אריחים בטורים של שמונה, 12 סבבים; אחד יוצא בכל סבב
setup-lords-royal_wedding-8 = 96 אריחים בטורים של שמונה, 12 סבבים
setup-lords-teams-6 = שלוש קבוצות, 7×7 לקבוצה, 12 סבבים; שני אריחים יוצאים בכל סבב
setup-lords-teams-8 = ארבע קבוצות, 7×7 לקבוצה, 12 סבבים
setup-lords-giants-2 = 30 מתוך 60 אריחים, 6 סבבים; שני מלכים לכל אחד
setup-lords-giants_big-2 = כל 60 האריחים, 12 סבבים, 7×7; שני מלכים לכל אחד
setup-lords-giants-3 = כל 60 האריחים, 12 סבבים; שניים יוצאים לפני כל בחירה
setup-lords-giants-4 = כל 60 האריחים, 12 סבבים; אחד יוצא לפני כל בחירה
setup-lords-giants-5 = כל 60 האריחים, 12 סבבים
setup-lords-discovery-2 = 24 אריחים משלה, 6 סבבים; שני מלכים לכל אחד
setup-variant-mighty_duel-about = ממלכה של 7×7 עם כל האריחים, לשני שחקנים
setup-variant-middle_kingdom-about = 10 נקודות אם הטירה במרכז התבנית
setup-variant-harmony-about = 5 נקודות אם לא ויתרתם על אף אריח
setup-variant-dynasty-about = שלושה משחקים, הניקוד מצטבר
setup-variant-giants-about = ענקים מכסים כתרים, עקבות שולחות אותם; שתי משימות; עד 5
setup-variant-court-about = משאבים קונים בניינים ודמויות; צעד אחרון בכל תור
setup-variant-teams-about = שניים חולקים ממלכה, מטבעות ואבירים
setup-extra-giants = עידן הענקים
setup-extra-court = החצר
setup-extra-teams = קבוצות של שניים
setup-pick-anyone = כולם כאן יכולים להצטרף
setup-pick-invited = רק מי שאזמין
setup-pick-role = רק התפקיד הזה…
setup-pick-role-about = בחרו את התפקיד למטה
setup-pick-reliable = אמינות { $percent }% ומעלה
setup-pick-reliable-usual = אמינות 80% ומעלה
setup-pick-reliable-about = יחד עם כל אפשרות אחרת; חדשים כאן נחשבים אמינים
setup-only-lords = הקופסה { $box } מיועדת ל־{ $most } שחקנים.
setup-unknown-variant = אין גרסה "{ $text }". האפשרות מציגה את אלה שיש.
setup-no-mighty_duel-lords = הדו־קרב הגדול הוא לשני שחקנים.
setup-no-teams-lords = קבוצות הן ל־6 או 8 שחקנים.
setup-no-teams-box = קבוצות יש בחתונה המלכותית.
setup-no-partners = שותפים יש בקבוצות של שניים.
setup-no-any-giants = הגרסה { $variant } לא משתלבת עם עידן הענקים, שבו היא משימה.
setup-no-any-box = הגרסה { $variant } לא משתלבת עם { $box }.
setup-no-all-giants = הגרסאות { $variants } לא משתלבות עם עידן הענקים, שבו הן משימות.
setup-no-all-box = הגרסאות { $variants } לא משתלבות עם { $box }.
setup-off-mighty_duel-lords = הדו־קרב הגדול בוטל: הוא לשני שחקנים.
setup-off-mighty_duel-box = הדו־קרב הגדול בוטל: הוא משתלב עם קינגדומינו.
setup-off-teams-lords = הקבוצות בוטלו: הן ל־6 או 8 שחקנים.
setup-off-teams-box = הקבוצות בוטלו: הן משתלבות עם החתונה המלכותית.
setup-off-giants-variants = עידן הענקים בוטל: הוא לא משתלב עם { $bonuses }.
setup-off-computers = יש עכשיו פחות שחקני מחשב: בשולחן אין די מקומות, או שהם לא יכולים לשחק את המשחק הזה כאן.
setup-off-quests-giants = המשימות שנבחרו בוטלו: הן משתלבות עם עידן הענקים.
setup-off-any-giants = הגרסה { $variant } בוטלה: בעידן הענקים היא משימה.
setup-off-any-box = הגרסה { $variant } בוטלה: היא לא משתלבת עם { $box }.
setup-off-any-here = הגרסה { $variant } בוטלה: אי אפשר לבחור אותה כאן.
setup-off-lords = עכשיו זה שולחן של { $lords }. הקופסה { $box } מיועדת ל־{ $least } עד { $most }.
setup-off-lords-one = עכשיו זה שולחן של { $lords }. הקופסה { $box } מיועדת ל־{ $most }.
setup-off-lords-giants = עכשיו זה שולחן של { $lords }. בלי עידן הענקים { $box } מיועדת ל־{ $least } עד { $most }.
setup-off-lords-teams = עכשיו זה שולחן של { $lords }. קבוצות הן ל־6 או 8.
setup-open = לפתוח את השולחן
setup-more = עוד אפשרויות
setup-keep = לשמור כהגדרה שמורה
setup-keep-title = שמירה כהגדרה שמורה
setup-keep-label = שם שכולם כאן רואים
setup-kept = ההגדרה נשמרה בשם { $preset }. תמצאו אותה תחת "או הגדרה שמורה…".
setup-presets = להסיר הגדרה שמורה…
setup-presets-title =
    ### הסרת הגדרה שמורה
    מי ששמרו הגדרה יכולים להסיר אותה, ומי שיש להם הרשאת ניהול השרת יכולים להסיר את כולן. השולחנות נשארים כפי שהם.
setup-presets-which = איזו הגדרה שמורה?
setup-removed = ההגדרה השמורה { $preset } הוסרה.
setup-unknown-preset = אין הגדרה שמורה "{ $text }". האפשרות מציגה את אלה שיש.
setup-closed = שום דבר לא נפתח. הפקודה {"\u200E"}/game new מחזירה את הבחירות שלכם.
setup-done = משחק מהנה.
setup-opened = השולחן { $table } פתוח בערוץ { $channel }.
setup-host-button = לוח המארח

setup-more-name-own = שם השולחן: { $table }.
setup-name-label = שם (ריק: יוגרל שם)
setup-switches = בשולחן הזה
setup-switch-other = בלי סימון: { $other }
setup-partners = שותפים
setup-partners-chosen = שותפים בוחרים זה את זה
setup-partners-drawn = שותפים מוגרלים
setup-pick-partners-chosen = שותפים בוחרים זה את זה
setup-pick-partners-drawn = שותפים מוגרלים
setup-quests = משימות (ריק: 2 יוגרלו)
setup-quests-one = בחרו שתי משימות, או אף אחת: אז שתיים יוגרלו.
setup-quest-bleak_king-about = 10 נקודות לכל שטח של 5 ריבועים או יותר בלי כתר גלוי
setup-starts = התחלה
setup-starts-full = מתחיל מעצמו כשמלא
setup-starts-host = המארח מתחיל
setup-missed = תורות שהוחמצו עד אובדן המקום
setup-missed-1 = תור אחד שהוחמץ
setup-missed-2 = 2 תורות שהוחמצו
setup-missed-3 = 3 תורות שהוחמצו
setup-missed-4 = 4 תורות שהוחמצו
setup-missed-5 = 5 תורות שהוחמצו
setup-vacation = היעדרות וסופי שבוע שקטים
setup-vacation-yes = מתחשבים בהיעדרויות ובסופי שבוע שקטים
setup-vacation-no = לא מתחשבים בהיעדרויות ובסופי שבוע שקטים
setup-takeback = החזרת תור
setup-takeback-yes = אפשר להחזיר תור עד הפעולה הבאה של אחרים
setup-takeback-no = אי אפשר להחזיר תורות
setup-numbers = אותיות על מיקומים
setup-numbers-yes = על המיקומים הטובים ביותר יש אותיות
setup-numbers-no = אין אותיות על מיקומים
setup-hints = רמזים
setup-hints-yes = רמזים מותרים; לא נספר בשום טבלת דירוג
setup-hints-no = בלי רמזים
setup-unusual-line = { $said }.
setup-hints-line = רמזים מותרים: בתורו כל אחד רשאי לשאול שחקן מחשב חזק מה לשחק. מספר הרמזים של כל אחד מוצג בסוף. המשחק לא נספר בשום טבלת דירוג.
setup-watching = צפייה
setup-watching-everybody = כולם כאן יכולים לצפות
setup-watching-table = רק השולחן יכול לצפות
setup-detail = הפירוט בשרשור
setup-detail-turn = השרשור שומר כל תור
setup-detail-round = השרשור שומר כל סבב

setup-table-open = ### { $table } · שולחן פתוח
setup-seat-taken = {"\u200F"}{ $seat } · **{ $name }**
setup-seat-host = { $seat } · **{ $name }** (מארח)
setup-seat-free = { $seat } · *פנוי*
setup-seat-kept = { $seat } · *שמור ל־* **{ $name }**
setup-team-line = { $seats } · { $first } ו־{ $second }
setup-team-taken = {"\u200F"}**{ $name }**
setup-team-host = **{ $name }** (מארח)
setup-team-free = *פנוי*
setup-team-kept = *שמור ל־* **{ $name }**
setup-table-invited = מוזמנים: { $names }.
setup-table-asked-there = נשאלו אם הם כאן: { $names }. המשחק ממתין לתשובה.
setup-table-asked = נשאלו אם הם נשארים אחרי שינוי: { $names }. המשחק ממתין לתשובה.
setup-table-expires = השולחן נסגר מעצמו { $when } אם לא יתמלא.
setup-take-seat = לתפוס מקום
setup-leave = לעזוב
setup-leave-table = לעזוב את { $table }
setup-invite = להזמין…
setup-host = מארח…
setup-start = להתחיל
setup-starts-full-rule = המשחק מתחיל מעצמו כשהמקום האחרון נתפס.
setup-starts-full-earlier = המשחק מתחיל מעצמו כשהמקום האחרון נתפס, או מוקדם יותר, אם המארח וכל היושבים כאן רוצים.
setup-starts-host-rule = המארח מתחיל את המשחק כשכל המקומות תפוסים.
setup-starts-host-earlier = המארח מתחיל את המשחק כשכל המקומות תפוסים, או מוקדם יותר, אם כל היושבים כאן רוצים.
setup-begun-title = ### { $table }
setup-begun = { $lords } משחקים: { $thread }
setup-begun-here = { $lords } משחקים כאן בערוץ.
setup-begun-direct = { $lords } משחקים בהודעות הפרטיות שלכם.
setup-begun-soon = { $lords } משחקים.
setup-over = המשחק נגמר.
setup-over-where = { $result } המשחק: { $thread }
setup-expired =
    ### { $table }
    אף אחד לא תפס את המקום האחרון תוך 7 ימים, ולכן השולחן הזה נסגר.
setup-table-closed =
    ### { $table }
    השולחן נסגר.
setup-table-empty =
    ### { $table }
    כולם עזבו, ולכן השולחן הזה נסגר.
setup-expired-mention = { $mention }, אף אחד לא תפס את המקום האחרון בשולחן { $table } תוך 7 ימים, ולכן הוא נסגר.
setup-expired-direct = אף אחד לא תפס את המקום האחרון בשולחן { $table } תוך 7 ימים, ולכן הוא נסגר.
setup-role-gone-mention = { $mention }, התפקיד שהשולחן שלכם { $table } היה מיועד לו נמחק, ולכן אף אחד לא יכול לתפוס מקום. אפשרו לאחרים לשחק.
setup-role-gone-direct = התפקיד שהשולחן שלכם { $table } היה מיועד לו נמחק, ולכן אף אחד לא יכול לתפוס מקום. אפשרו לאחרים לשחק.
setup-open-again = לפתוח שוב
setup-opened-again = השולחן { $table } שוב פתוח בערוץ { $channel }.

setup-which-seat = איזה מקום בשולחן { $table }? שני מקומות חולקים ממלכה.
setup-seat-number = מקום { $seat }
setup-beside = עם { $name } במקום { $seat }
setup-beside-nobody = מקום { $seat } שלידו פנוי
setup-you-sit = יש לכם מקום { $seat } בשולחן { $table }.
setup-you-sit-with = איתכם: { $others }.
setup-you-sit-free = { $free ->
    [1] עוד מקום אחד פנוי.
    [two] עוד שני מקומות פנויים.
   *[other] עוד { $free } מקומות פנויים.
}
setup-you-sit-where = השולחן: { $link }
setup-you-sit-beside = בקבוצה איתכם: { $partner }.
setup-you-sit-alone = המקום של השותף עדיין פנוי.
setup-you-sit-last = יש לכם מקום { $seat } בשולחן { $table }, והמשחק מתחיל.
setup-you-left = עזבתם את { $table }.
setup-you-left-host = עזבתם את { $table }. האירוח עבר אל { $host }.
setup-you-left-closed = עזבתם את { $table }. הייתם האחרונים, ולכן השולחן נסגר.

setup-invite-title =
    ### { $table } · הזמנה
    את מי תרצו בשולחן הזה?
setup-invite-people = להזמין אנשים…
setup-invited-now = הזמנתם: { $names }.
setup-invited-nobody = אף אחד לא הוזמן: בוטים לא משחקים.
setup-not-invited-seated = כבר יושבים כאן: { $names }.
setup-not-invited-invited = כבר הוזמנו: { $names }.
setup-not-invited-declined = סירבו לשולחן הזה, ולא יישאלו שוב: { $names }. הם עדיין יכולים לתפוס מקום בעצמם.
setup-not-invited-removed = המארח פינה את מקומם בשולחן הזה, ורק המארח יכול להזמין אותם שוב: { $names }.
setup-not-invited-again = הוזמנו היום שלוש פעמים ולא הסכימו: { $names }. אפשר להזמין אותם שוב מחר.
setup-not-invited-many = לא הוזמנו: { $names }. הזמנתם היום הרבה אנשים שלא סיימו איתכם משחק; נסו שוב מחר.
setup-not-invited-bot = בוטים לא משחקים: { $names }.
setup-not-invited-blocked = לא לשולחן הזה: { $names }.
setup-not-invited-no_seat = אין מקום פנוי בשביל { $names }.
setup-invitation = { $mention }, הזמנה מאת **{ $host }** אל **{ $table }** ({ $setup }).
setup-stay = { $mention }, ההגדרות של **{ $table }**, שיש לכם בו מקום, שונו על ידי **{ $host }**. אתם נשארים?
setup-stay-yes = להישאר
setup-there = { $mention }, **{ $table }** יכול להתחיל, והתורות בו קצרים. אתם כאן?
setup-there-yes = אני כאן
setup-stay-until = בלי תשובה המקום שלכם מתפנה { $when }. המשחק לא מתחיל לפני שכולם עונים.
setup-changed = השולחן { $table } השתנה מאז ההודעה הזאת. כך הוא עכשיו:
setup-icons = בניינים שהשרת הזה תיקן את המספרים שלהם: { $buildings }
setup-before-seat = מה משחקים בשולחן { $table }:
setup-accept = לקבל
setup-decline = לסרב
setup-you-declined = סירבתם. ההודעה נמסרת באופן פרטי ל־{ $host }, ולאף אחד אחר.

setup-panel-inherited = { $host } כבר לא בשרת, ולכן האירוח עבר אליכם.

setup-panel-title =
    ### { $table } · לוח המארח
    רק אתם רואים את זה.
setup-panel-declined = לא יכולים הפעם: { $names }.
setup-panel-free-seat = לפנות מקום
setup-panel-seat = מקום { $seat } · { $name }
setup-panel-freed = מקום { $seat } שוב פנוי.
setup-panel-asked = כל האחרים נשאלים קודם. כשכולם יסכימו, המשחק יכול להתחיל.
setup-panel-start = להתחיל עם { $lords }
setup-panel-not-yet = { $missing ->
    [1] נחוץ עוד שחקן אחד כדי להתחיל.
    [two] נחוצים עוד שני שחקנים כדי להתחיל.
   *[other] נחוצים עוד { $missing } שחקנים כדי להתחיל.
}
setup-panel-change = לשנות אפשרויות
setup-panel-close = לסגור את השולחן
setup-panel-sure =
    ### { $table } · לסגור את השולחן?
    כולם מאבדים את המקום. שום דבר אחר לא אובד.
setup-panel-keep = להשאיר פתוח
setup-panel-closed = השולחן { $table } נסגר.
setup-panel-too-few-lords = יושבים כאן { $seated } שחקנים, ולכן השולחן לא יכול להיות קטן יותר.

setup-computers = שחקן מחשב…
setup-computers-title = ### { $table } · שחקני מחשב
setup-computers-about = שחקן מחשב משחק בעצמו. משחקים איתו נספרים בטבלאות דירוג משלהם, ולשום דבר אחר.
setup-computers-level = לתת מקום ל…
setup-computers-temper = המזג שלו
setup-computers-seat = במקום הפנוי הראשון
setup-computers-seated = { $lord } במקום { $seat }.
setup-computers-placeholder = שחקני מחשב
setup-computers-none = שחקני מחשב: ללא
setup-computers-some-balanced = {"\u200F"}{ $level } ×{ $count } (מחשב)
setup-computers-some-careful = {"\u200F"}{ $level } זהיר ×{ $count } (מחשב)
setup-computers-some-greedy = {"\u200F"}{ $level } חמדן ×{ $count } (מחשב)
setup-computers-some-spiteful = {"\u200F"}{ $level } זדוני ×{ $count } (מחשב)
setup-computers-line = משחקים גם שחקני מחשב: { $lords }. המשחק לא נספר באף טבלת דירוג של אנשים.
setup-computers-missing = לא כאן: { $levels } (נחוץ להם `numba`, שלא מותקן)
setup-solo-title =
    ### משחק נגד המחשב
    { $lords ->
        [1] אתם משחקים נגד שחקן מחשב אחד
        [two] אתם משחקים נגד שני שחקני מחשב מאותה רמה
       *[other] אתם משחקים נגד { $lords } שחקני מחשב מאותה רמה
    }. המשחק מתחיל כשתבחרו את הרמה.
setup-solo-practice = לאימון: אין שעון, אפשר להחזיר כל תור ולבקש רמזים, ולא נספר בשום טבלת דירוג.
setup-solo-rated = לטבלת הדירוג: יש לכם יום לכל תור, אי אפשר להחזיר דבר, אין רמזים, ופרישה נחשבת הפסד.
setup-solo-how = לאיזו מטרה?
setup-solo-how-practice = לאימון
setup-solo-how-practice-about = בלי שעון; אפשר להחזיר תורות ולבקש רמזים
setup-solo-how-rated = לטבלת הדירוג
setup-solo-how-rated-about = יום לכל תור; ראו {"\u200E"}/ladder עם שחקני מחשב
setup-solo-no-ladder = משחק כאן הוא לאימון: טבלאות דירוג שייכות לשרתים.
setup-solo-level = נגד…
setup-solo-box = איזו קופסה?
setup-solo-begun = השולחן { $table } מתחיל, בשרשור פרטי בערוץ { $channel }: רק אתם רואים אותו. תקבלו שם תיוג כשיגיע תורכם; [לשחק] ו־{"\u200E"}`/play` פותחים אותו מכל מקום.
setup-solo-begun-direct = השולחן { $table } מתחיל, כאן בהודעות הפרטיות שלנו. [לשחק] ו־{"\u200E"}`/play` פותחים את התור שלכם.
setup-solo-closed = אין לי אפשרות לכתוב אליכם כאן, ולכן משחק לא יוכל להתקדם. אפשרו הודעות פרטיות משרת משותף לנו, או השתמשו ב־{"\u200E"}`/game solo` בתוך שרת.
setup-solo-nothing = אין משחק פעיל שלכם. הפקודה {"\u200E"}`/game new` פותחת שולחן לכמה אנשים.
setup-solo-begun-open = השולחן { $table } מתחיל, בשרשור בערוץ { $channel } שגם אחרים רואים: אין לי הרשאה לפתוח שם שרשורים פרטיים. [לשחק] ו־{"\u200E"}`/play` פותחים את התור שלכם מכל מקום.
setup-pause = כמה מהר משחקים שחקני המחשב
setup-pause-0 = שחקני המחשב משחקים מיד
setup-pause-0-about = בין כמה אנשים, אחרי דקת ההחזרה
setup-pause-1 = שחקני המחשב משחקים אחרי דקה
setup-pause-2 = שחקני המחשב משחקים אחרי שתי דקות
setup-pause-10 = שחקני המחשב משחקים אחרי 10 דקות
setup-pause-60 = שחקני המחשב משחקים אחרי שעה
setup-pause-line = { $minutes ->
    [1] שחקני המחשב משחקים אחרי דקה.
    [60] שחקני המחשב משחקים אחרי שעה.
    [two] שחקני המחשב משחקים אחרי שתי דקות.
   *[other] שחקני המחשב משחקים אחרי { $minutes } דקות.
}
setup-computer-page = שוליה
setup-computer-page-about = רמה 1: מתחיל, רואה רק את האריח שביד
setup-computer-squire = נושא כלים
setup-computer-squire-about = רמה 2: חושב אריח אחד קדימה, אבל טועה הרבה
setup-computer-knight = אביר
setup-computer-knight-about = רמה 3: טועה פחות, וחושב על האחרים
setup-computer-duke = דוכס
setup-computer-duke-about = רמה 4: חזק
setup-computer-sovereign = ריבון
setup-computer-sovereign-about = רמה 5: החזק ביותר
setup-temper-balanced = מאוזן
setup-temper-balanced-about = משחק כדי לנצח
setup-temper-careful = זהיר
setup-temper-careful-about = נמנע מסיכונים
setup-temper-greedy = חמדן
setup-temper-greedy-about = חושב בעיקר על הנקודות שלו
setup-temper-spiteful = זדוני
setup-temper-spiteful-about = אוהב לקלקל לאחרים את התוכניות
setup-computer-numbered = { $level } { $number }
setup-computer-named-balanced = {"\u200F"}{ $level } (מחשב)
setup-computer-named-careful = {"\u200F"}{ $level } זהיר (מחשב)
setup-computer-named-greedy = {"\u200F"}{ $level } חמדן (מחשב)
setup-computer-named-spiteful = {"\u200F"}{ $level } זדוני (מחשב)

setup-which-table = איזה שולחן?
setup-choice-table = {"\u200F"}{ $table } · יושבים { $seated } מתוך { $lords }
setup-choice-join = {"\u200F"}{ $table } · { $setup } · יושבים { $seated } מתוך { $lords }

setup-only-server = שולחנות נפתחים בשרת. אפשר לפגוש אותי כאן: { $servers }.
setup-only-server-none = שולחנות נפתחים בשרת, ואני לא מכיר עדיין שרת משותף לנו.
setup-no-place = אי אפשר לשחק ב־{ $channel }. פתחו את השולחן בערוץ טקסט, בערוץ הכרזות או בפוסט של פורום.
setup-no-write = אינכם יכולים לכתוב ב־{ $channel }, ולכן אי אפשר לפתוח שם שולחן או להמתין לאחד.
setup-no-right =
    אין לי אפשרות לכתוב ב־{ $channel }, ולכן שולחן שם לא ייראה.
    הנהלת השרת יכולה לראות מה חסר עם {"\u200E"}/admin check.

setup-word-mighty_duel = הדו־קרב הגדול
setup-word-middle_kingdom = הממלכה התיכונה
setup-word-harmony = הרמוניה
setup-word-dynasty = שושלת
setup-word-giants = ענקים
setup-word-court = חצר
setup-word-teams = קבוצות

setup-command-game-new = פתיחת שולחן: צעד אחר צעד, או מיד לפי קופסה, מספר שחקנים ומי
setup-command-game-join = תפיסת מקום בשולחן פתוח
setup-command-game-leave = ויתור על המקום לפני ההתחלה
setup-command-game-invite = הזמנת מישהו לשולחן שלכם
setup-command-game-decline = סירוב להזמנה
setup-command-game-start = התחלת המשחק בשולחן שלכם עכשיו
setup-command-game-host = פתיחת לוח המארח
setup-command-game-computer = הושבת שחקן מחשב בשולחן שלכם
setup-option-ladder = האם זה נספר בטבלת הדירוג עם שחקני מחשב
setup-command-game-solo = משחק לבד נגד שחקני מחשב, מיד
setup-option-level = כמה הוא חזק
setup-option-temper = מה חשוב לו
setup-option-box = איזו קופסה
setup-option-lords = כמה שחקנים
setup-option-variants = הממלכה התיכונה, הרמוניה, הדו־קרב הגדול, שושלת
setup-option-giants = עידן הענקים: ענקים, עקבות, שתי משימות
setup-option-court = החצר: משאבים, בניינים ודמויות
setup-option-teams = קבוצות של שניים, ל־6 או 8 שחקנים בחתונה המלכותית
setup-option-quests = שתי משימות של עידן הענקים; אם לא צוין, הן מוגרלות
setup-option-partners = איך שותפים מוצאים זה את זה בקבוצות
setup-option-clock = הזמן לתור, למשל 36h, 2d או `bank 3d +8h`
setup-option-who = מי יכולים להצטרף
setup-option-reliability = האמינות שנחוצה כדי להצטרף, באחוזים
setup-option-name = שם לשולחן
setup-option-preset = הגדרות מוכנות מראש
setup-option-table = איזה שולחן
setup-option-seat = איזה מקום
setup-option-user = מי
