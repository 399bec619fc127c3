errors-not_your_turn = זה התור של { $lord } בשולחן { $table }.
errors-not_your_turn-next = זה התור של { $lord } בשולחן { $table }. אתם הבאים.
errors-not_your_turn-after = זה התור של { $lord } בשולחן { $table }. תורכם אחרי { $after }.
errors-not_your_turn-ends = זה התור של { $lord } בשולחן { $table }. סיום התור: { $ends }.
errors-not_your_turn-until = זה התור של { $lord } בשולחן { $table }. היעדרות עד { $until }; השעון ממתין.
errors-not_your_turn-since = זה התור של { $lord } בשולחן { $table }. המשחק בהשהיה מאז { $since }.
errors-not_your_turn-next-ends = זה התור של { $lord } בשולחן { $table }. סיום התור: { $ends }. אתם הבאים.
errors-not_your_turn-next-until = זה התור של { $lord } בשולחן { $table }. היעדרות עד { $until }; השעון ממתין. אתם הבאים.
errors-not_your_turn-next-since = זה התור של { $lord } בשולחן { $table }. המשחק בהשהיה מאז { $since }. אתם הבאים.
errors-not_your_turn-after-ends = זה התור של { $lord } בשולחן { $table }. סיום התור: { $ends }. תורכם אחרי { $after }.
errors-not_your_turn-after-until = זה התור של { $lord } בשולחן { $table }. היעדרות עד { $until }; השעון ממתין. תורכם אחרי { $after }.
errors-not_your_turn-after-since = זה התור של { $lord } בשולחן { $table }. המשחק בהשהיה מאז { $since }. תורכם אחרי { $after }.
errors-plan_now = אפשר לתכנן את התור שלכם עכשיו.
errors-not_at_table = אתם לא בשולחן הזה. אבל אפשר לצפות בו.
errors-foreign_panel = לוח הפעולות הזה שייך ל־{ $lord }. הפקודה {"\u200E"}/play פותחת את שלכם.
errors-not_your_seat = הלחצן הזה מיועד ל־{ $lord }.
errors-not_your_seat-nobody = הלחצן הזה מיועד למישהו אחר.
errors-resigned = ויתרתם על המקום שלכם בשולחן { $table }. עדיין אפשר לצפות בו.
errors-watch_table = רק מי שמשחקים בשולחן { $table } יכולים לצפות בו.
errors-watch_sealed = השולחן { $table } נפתח לכולם כשהסבב שלו, או היום, נגמר: אחרים עדיין משחקים עם אותם אריחים.
errors-round_unknown = אין סבב { $round } להצגה. { $rounds ->
    [0] רק הבחירה הראשונה התחילה.
   *[other] האחרון הוא סבב { $rounds }.
}
errors-retry_soon = לפני רגע כבר נעשה כאן ניסיון נוסף. מה שעדיין נכשל ינוסה שוב מעצמו; אפשר ללחוץ שוב בעוד { $seconds ->
    [1] שנייה
    [two] שתי שניות
   *[other] { $seconds } שניות
}.
errors-share_soon = לפני רגע הראיתם משהו. אפשר להראות שוב בעוד { $seconds ->
    [1] שנייה
    [two] שתי שניות
   *[other] { $seconds } שניות
}.
errors-share_running = משחק שעוד מתנהל אפשר להראות רק במקום שבו משחקים אותו. מי שצופים שם יכולים לראות אותו.
errors-post_refused = דיסקורד לא אפשר להראות את זה בערוץ ({ $cause }); שום דבר לא פורסם שם. נסו שוב. אם זה נדחה שוב, ספרו למי שיש להם הרשאת ניהול השרת: {"\u200E"}/admin health מציינת את הסיבה.
errors-post_not_yours = אינכם יכולים לכתוב בערוץ הזה, ולכן לא אפרסם כאן דבר בשבילכם.
errors-thread_locked = השרשור הזה נעול, ולכן אי אפשר להראות בו דבר. מי שמנהלים את השרת יכולים לפתוח אותו.
errors-share_here = אפשר להראות את זה רק בשרת שבו המשחק התקיים, אם כולם שם רשאים לצפות בו.
errors-hints_off-sealed = אין כאן רמזים: אחרים משחקים עם אותם אריחים.
errors-hints_off = בשולחן { $table } אין רמזים. יש רמזים במשחקים לבד נגד שחקני מחשב, ובשולחנות שכולם הסכימו בהם לרמזים כשנפתחו.
errors-day_played = התחלתם את הממלכה של היום, ולכל אחד יש ניסיון אחד. הבאה מתחילה { $ends }.
errors-day_deleted = מחקתם את הנתונים שלכם אחרי שהתחלתם את הממלכה של היום, ולכל אחד יש ניסיון אחד. הבאה מתחילה { $ends }.
errors-day_none = עוד לא שוחקה כאן ממלכה יומית שאפשר להראות. הפקודה {"\u200E"}`/daily play` מראה את זו של היום; התוצאות מוצגות כשהיום נגמר.
errors-cup_fair_plays = אתם משחקים באירוע { $cup }, ולכן ההערות על משחק הוגן הן רק לשאר הנהלת הטורניר.
errors-review_running = משחק מנותח כשהוא נגמר.
errors-review_sealed = את השולחן { $table } אפשר לנתח כשהסבב שלו, או היום, נגמר: אחרים עדיין משחקים עם אותם אריחים.
errors-review_empty = אף אחד לא שיחק במשחק הזה, ולכן אין מה לנתח.
errors-review_busy = הרבה ניתוחים נעשים כרגע. נסו שוב בעוד כמה דקות.
errors-review_many = { $most } ניתוחים שביקשתם עוד נעשים. המתינו עד שאחד יהיה מוכן.
errors-review_failed = אי אפשר היה לנתח את המשחק הזה. נא להודיע למי שמפעילים את הבוט; היומן מציין את הסיבה.
errors-follow_over = המשחק בשולחן { $table } נגמר, ואין אחרי מה לעקוב.
errors-follow_self = אי אפשר לעקוב אחרי עצמכם; המשחקים שלכם נמצאים ב־{"\u200E"}/games.
errors-follow_nobody = עדיין אין משחק של { $lord } בשרת הזה, ולכן אין אחרי מה לעקוב.
errors-follow_many = אתם עוקבים אחרי { $limit } משחקים ושחקנים, ויותר אי אפשר. הפסיקו קודם לעקוב אחרי אחד מהם.
errors-watch_where = משחקים חיים מופיעים בשרת שבו משחקים אותם: הקלידו שם {"\u200E"}/watch.
errors-follow_where = עוקבים אחרי שחקן בתוך שרת: הקלידו את זה בשרת של { $lord }.
errors-kibitz_lord = אתם משחקים בשולחן { $table }, ולכן שרשור הצופים שלו ייפתח לכם כשהמשחק ייגמר.
errors-kibitz_none = אף אחד לא דיבר על { $table } בזמן המשחק, ועכשיו הוא נגמר.
errors-kibitz_place = אי אפשר לפתוח שרשור פרטי במקום שבו המשחק מתנהל: רק בערוץ טקסט יש כאלה.
errors-kibitz_rights = אין לי אפשרות לפתוח שם שרשור פרטי או להשתמש בו. הנהלת השרת יכולה לאפשר זאת; {"\u200E"}/admin check מסבירה איך.

errors-turn_over = התור ההוא נגמר: סיימתם אותו. עכשיו התור של { $lord }.
errors-turn_over-you = התור ההוא נגמר: סיימתם אותו. שוב תורכם.
errors-turn_over_auto = התור ההוא נגמר: הוא שוחק במקומכם.
errors-turn_over_auto-autopilot-placed = הזמן נגמר { $at }, ולכן הטייס האוטומטי שיחק את התור: { $domino } ב־{ $place }.
errors-turn_over_auto-autopilot-placed-took = הזמן נגמר { $at }, ולכן הטייס האוטומטי שיחק את התור: { $domino } ב־{ $place }, ואחר כך נבחר { $taken }.
errors-turn_over_auto-autopilot-discarded = הזמן נגמר { $at }, ולכן הטייס האוטומטי שיחק את התור: ויתור על { $domino }, כי אין לו מיקום.
errors-turn_over_auto-autopilot-discarded-took = הזמן נגמר { $at }, ולכן הטייס האוטומטי שיחק את התור: ויתור על { $domino }, כי אין לו מיקום, ואחר כך נבחר { $taken }.
errors-turn_over_auto-autopilot-took = הזמן נגמר { $at }, ולכן הטייס האוטומטי שיחק את התור: נבחר אריח { $taken }.
errors-turn_over_auto-plan-placed = התוכנית שלכם שוחקה { $at }: { $domino } ב־{ $place }.
errors-turn_over_auto-plan-placed-took = התוכנית שלכם שוחקה { $at }: { $domino } ב־{ $place }, ואחר כך נבחר { $taken }.
errors-turn_over_auto-plan-discarded = התוכנית שלכם שוחקה { $at }: ויתור על { $domino }, כי אין לו מיקום.
errors-turn_over_auto-plan-discarded-took = התוכנית שלכם שוחקה { $at }: ויתור על { $domino }, כי אין לו מיקום, ואחר כך נבחר { $taken }.
errors-turn_over_auto-plan-took = התוכנית שלכם שוחקה { $at }: נבחר אריח { $taken }.
errors-turn_over_auto-forced-placed = התור הזה שוחק בשבילכם { $at }: { $domino } ב־{ $place }.
errors-turn_over_auto-forced-placed-took = התור הזה שוחק בשבילכם { $at }: { $domino } ב־{ $place }, ואחר כך נבחר { $taken }.
errors-turn_over_auto-forced-discarded = התור הזה שוחק בשבילכם { $at }: ויתור על { $domino }, כי אין לו מיקום.
errors-turn_over_auto-forced-discarded-took = התור הזה שוחק בשבילכם { $at }: ויתור על { $domino }, כי אין לו מיקום, ואחר כך נבחר { $taken }.
errors-turn_over_auto-forced-took = התור הזה שוחק בשבילכם { $at }: נבחר אריח { $taken }.
errors-turn_taken_back = התור האחרון הוחזר, ושוב התור של { $lord }. הטיוטה שלכם נשמרה.
errors-draft_changed = הטיוטה שלכם השתנתה מאז. הנה היא.
errors-your_turn = זה תורכם בשולחן { $table }, ולכן משחקים אותו ולא מתכננים.
errors-plan_turn_came = תורכם בשולחן { $table } הגיע בינתיים, ולכן שום דבר לא תוכנן ולא שוחק. לחצו [לשחק] כדי לראות אותו.
errors-plan_old = התוכנית ההיא הייתה לתור קודם. הכינו אחת לבא.
errors-plan_other = לפני כן יש לכם תור עם אריח אחר, ולכן קודם מתכננים את התור ההוא.
errors-plan_none = לא נותר לכם תור לתכנן בשולחן { $table }.
errors-plan_no_line = הטור הבא עוד לא על השולחן, ולכן אפשר לתכנן רק את המיקום.
errors-plan_empty = עדיין אין מה לשמור: בחרו קודם מה ישוחק.
errors-button_unknown = הלחצן הזה כבר לא בתוקף. כך ממשיכים: לחצו [לשחק] בהודעה האחרונה, או הקלידו {"\u200E"}/games.
errors-button_old = הלחצן הזה כבר לא בתוקף. זה המצב עכשיו.
errors-busy-held = מסד הנתונים שלי תפוס כרגע, או לא מגיב. לא נעשה דבר; נסו שוב בעוד רגע.
errors-busy = מישהו אחר שיחק ברגע זה. לחצו [לשחק] כדי לראות את המצב.
errors-too_fast = רק רגע, בבקשה.
errors-form_late = לקח לי יותר מדי זמן, ולכן דיסקורד לא פתח את הטופס. נסו שוב.
errors-form_refused = דיסקורד לא קיבל את הטופס ששייך לכאן ({ $cause }); שום דבר לא שונה. נסו שוב. אם זה נדחה שוב, הקלידו במקום זה את הפקודה עם האפשרויות שלה, וספרו למי שיש להם הרשאת ניהול השרת: {"\u200E"}/admin health מציינת את הסיבה.
errors-vote_over = השאלה הזאת כבר הוכרעה; ההודעה בשרשור אומרת איך.

errors-game_over = המשחק בשולחן { $table } נגמר: ניצחון של { $lords } עם { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}.
errors-game_over-ended = המשחק בשולחן { $table } נגמר.
errors-game_on = המשחק הזה עוד מתנהל. אפשר לבקש משחק חוזר כשהוא נגמר.
errors-no_game = המשחק הזה לא מוכר לי. הפקודה {"\u200E"}/games מציגה את שלכם.
errors-no_game_here = אין משחק פעיל שלכם. הפקודה {"\u200E"}/games מציגה את השולחנות שלכם, {"\u200E"}/watch את המשחקים שאפשר להציץ בהם.
errors-which_game = איזה משחק?
errors-which_game-near = לא מוכר לי משחק בשם הזה. התכוונתם לזה?
errors-game_unnamed = ייתכן שהכוונה לכמה משחקים. ציינו אחד באפשרות `game`.
errors-export_waits = מה שביקשתם קודם עוד בהכנה. המתינו לו, ואז בקשו שוב.
errors-export_often = ביקשתם { $limit } פעמים קבצים או את הנתונים שלכם תוך שעה. בקשו שוב בעוד שעה.
errors-clocks_often = הפעולה הזאת מכוונת מחדש את השעונים בכל המשחקים שלכם, וכבר בוצעה הרבה מאוד פעמים בשעה האחרונה. נסו שוב בעוד שעה.
errors-asked_often = אי אפשר לברר כל כך הרבה בבת אחת. המתינו דקה, ואז נסו שוב.
errors-export_large = הנתונים שלכם גדולים ממה שהודעה אחת יכולה לשאת. פנו למי שמפעילים כאן את Castellan: הם יכולים לתת לכם אותם כקובץ.
errors-option_long = זה ארוך מדי: האפשרות הזאת מקבלת עד { $limit } תווים.
errors-option_unknown = הבחירה "{ $text }" אינה קיימת באפשרות הזאת. בחרו מהרשימה שלה.
errors-rematch_outsider = רק מי ששיחקו במשחק הזה יכולים לבקש משחק חוזר. אפשר לפתוח שולחן עם {"\u200E"}/game new.

errors-spot_unknown = המיקום "{ $text }" לא מוכר לי. כתבו שני ריבועים, החצי השמאלי קודם, למשל b5 a5, או את האות של מיקום.
errors-spot_nowhere = אין לאריח { $domino } שום מיקום ליד הממלכה שלכם, ולכן מוותרים עליו. לוח הפעולות מראה מה נותר לעשות.
errors-spot_taken = הריבוע { $square } תפוס.
errors-spot_area-wide = כך הממלכה שלכם תהיה ברוחב { $width }; הגבול הוא { $limit }.
errors-spot_area-high = כך הממלכה שלכם תהיה בגובה { $height }; הגבול הוא { $limit }.
errors-spot_match = במקום הזה אף אחד משני החצאים לא נוגע בשטח מאותו סוג או בטירה.
errors-spot_apart = הריבועים { $left } ו־{ $right } לא סמוכים.
errors-spot_apart-off = הריבוע { $square } לא יכול להיות חלק מהממלכה הזאת.
errors-can_place = אי אפשר לוותר על אריח { $domino }: יש לו { $count ->
    [1] מיקום אחד
    [two] שני מיקומים
   *[other] { $count } מיקומים
}.
errors-place_first = הניחו קודם את האריח שלכם.
errors-not_ready = עוד לא: נותר משהו לעשות.
errors-domino_taken-own = כבר יש לכם { $domino }. פנויים: { $free }.
errors-domino_taken = ל־{ $lord } כבר יש { $domino }. פנויים: { $free }.
errors-domino_unknown = אריח { $domino } לא בטור. פנויים: { $free }.
errors-domino_unknown-taken = כל אריח עם { $domino } נלקח. פנויים: { $free }.
errors-domino_several = בכמה אריחים פנויים יש { $domino }: { $free }. הקלידו את המספר של אחד.
errors-no_line = בסבב האחרון אין טור הבא.
errors-nothing_to_place = בהתחלה אין מה להניח: בחרו את האריח הראשון שלכם.

errors-no_town = במשחק הזה אין ערים. בקוויןדומינו יש.
errors-square_outside = הריבוע { $square } לא יכול להיות חלק מהממלכה הזאת: הלוח שלה הוא מ־a1 עד { $last }.
errors-square_unknown = הריבוע "{ $text }" לא מוכר לי. כתבו ריבוע אחד, עמודה ושורה, למשל h9.
errors-square_unknown-several = כתבו ריבוע אחד, למשל { $square }. לריבוע נוסף השתמשו בפקודה שוב.
errors-building_unknown-near = הבניין "{ $text }" לא מוכר לי. התכוונתם אל { $near }?
errors-building_unknown = הבניין "{ $text }" לא מוכר לי. הפקודה {"\u200E"}/board מציגה מה יש בלוח הבנאים.
errors-tax_no_knight = כל האבירים שלכם מוצבים. יש בניינים שמביאים עוד.
errors-tax_not_here = אבירים מוצבים רק על שני הריבועים של { $domino }.
errors-tax_discarded = אין מיסים בתור הזה: ויתרתם על האריח.
errors-tax_taken = אביר כבר עומד על { $square }.
errors-build_coins = המחיר של { $building }: { $price }; יש לכם { $coins }.
errors-build_no_square = אין לכם ריבוע עיר פנוי. הם מגיעים עם אריחים.
errors-build_not_town = הריבוע { $square } אינו עיר. בניינים עומדים על ריבועי עיר.
errors-build_taken = הבניין { $building } כבר עומד על { $square }.
errors-build_built = כבר קניתם בתור הזה את { $building }.
errors-build_empty = הבניין { $building } לא נמצא עכשיו בלוח הבנאים; {"\u200E"}/board מציגה מה יש. משבצת ריקה נשארת ריקה עד סוף הסבב.
errors-build_none = לוח הבנאים ריק.
errors-burn_out = הדרקון בחוץ בסבב הזה: הוא כבר שוחד על ידי { $lord }.
errors-burn_out-own = הדרקון בחוץ בסבב הזה: שיחדתם אותו.
errors-burn_queen = מי שהמלכה מתארחת אצלם לא רשאים לשחד את הדרקון.
errors-burn_coins = השוחד הוא מטבע אחד; אין לכם.
errors-burn_empty = הבניין { $building } לא בלוח הבנאים, ולכן הדרקון לא יכול לשרוף אותו.
errors-burn_none = לוח הבנאים ריק, ולכן לדרקון אין מה לשרוף.

errors-no_giants = במשחק הזה אין ענקים. הם מגיעים עם עידן הענקים, שנבחר כשפותחים שולחן.
errors-giant_due = הענק קודם: בחרו את הכתר שהוא מכסה.
errors-giant_none = אין ענק שממתין לכתר: לא מגיע אחד עם האריח הזה, או שלא היה כתר גלוי והוא המשיך בדרכו.
errors-giant_no_crown = על { $square } אין כתר גלוי.
errors-send_late = אפשר לשלוח ענק רק מיד אחרי הנחת האריח. בטלו קודם את הצעדים המאוחרים יותר.
errors-send_not_now = אפשר לשלוח ענק רק עם אריח מ־49 עד 54.
errors-send_no_giant = אין ענק על { $square }.
errors-send_self = אי אפשר לשלוח ענק לממלכה שלכם.
errors-send_no_crown = ל־{ $lord } לא נותר כתר גלוי לענק נוסף.
errors-send_no_crown-nobody = לשחקן הזה לא נותר כתר גלוי לענק נוסף.
errors-send_none = אין לכם ענק לשלוח.
errors-send_nobody = לאף אחד לא נותר כתר גלוי לענק.
errors-receive_first = ענק בדרך אליכם. בחרו קודם את הכתר שלו, עם {"\u200E"}/receive או בלחצן.
errors-receive_none = אין ענק בדרך אליכם.
errors-lord_several = כמה שחקנים מתאימים: { $lords }. בחרו אחד מהרשימה, או כתבו את מספר המקום, למשל k2.
errors-lord_unknown = השחקן "{ $text }" לא מוכר לי במשחק הזה.
errors-lord_unknown-lords = השחקן "{ $text }" לא מוכר לי במשחק הזה. משחקים כאן: { $lords }.

errors-no_court = המשחק הזה הוא בלי החצר. היא נבחרת כשפותחים שולחן.
errors-token_unknown-near = האסימון "{ $text }" לא מוכר לי. התכוונתם אל { $near }?
errors-token_unknown = האסימון "{ $text }" לא מוכר לי. הפקודה {"\u200E"}/court מציגה מה גלוי ומה בערימה.
errors-court_resources = נחוצים שני משאבים שונים; { $have ->
    [0] אין לכם אף אחד
    [1] יש לכם סוג אחד
    [two] יש לכם שני סוגים
   *[other] יש לכם { $have } סוגים
}.
errors-court_resources-search = נחוץ משאב אחד מכל אחד מארבעת הסוגים; { $have ->
    [0] אין לכם אף אחד
    [1] יש לכם סוג אחד
    [two] יש לכם שני סוגים
   *[other] יש לכם { $have } סוגים
}.
errors-court_square_castle = הריבוע { $square } הוא הטירה. לאסימון נחוץ ריבוע של שטח.
errors-court_square_empty = הריבוע { $square } ריק.
errors-court_square_building = על { $square } יש בניין.
errors-court_square_token = על { $square } כבר יש אסימון.
errors-court_square_crown = על { $square } יש כתר.
errors-court_square_terrain = הריבוע { $square } אינו { $terrain }.
errors-court_square_resource = על { $square } יש משאב שלא משלם.
errors-court_pay = הריבוע { $square } לא יכול לשלם: אין עליו משאב, או שיש עליו סוג שכבר משלם.
errors-court_not_there = אי אפשר לקבל שם עכשיו: { $token }. הפקודה {"\u200E"}/court מציגה מה גלוי ומה בערימה.
errors-court_bought = רכישה אחת לתור. כבר קניתם: { $token }.
errors-court_none = אין בממלכה שלכם ריבוע פנוי שמתאים.

errors-no_partner = אין לכם שותף במשחק הזה: לא משחקים בו בקבוצות.
errors-no_partner-computer = { $lord } הוא שחקן מחשב ולא קורא פתקים.
errors-bad_note = בפתק יש 1 עד { $limit } תווים.

errors-nothing_to_undo = אין מה לבטל. בתור הזה עדיין אין צעד שלכם.
errors-takeback_off = בשולחן הזה אי אפשר להחזיר תורות.
errors-takeback_played = השחקן הבא, { $lord }, כבר שיחק, ולכן התור שלכם נשאר.
errors-takeback_line = מאז נשלף טור חדש, ולכן התור שלכם נשאר.
errors-takeback_tiles = מאז נחשפו בניינים חדשים, ולכן התור שלכם נשאר.
errors-takeback_sealed = אחרים משחקים את אותה שליפה, ולכן אפשר להחזיר רק תור שנגמר עכשיו ולא חשף דבר.
errors-takeback_none = אין תור שלכם שאפשר להחזיר.
errors-takeback_often = { $count ->
    [0] החזרת תור דורשת כאן הסכמה של כולם.
    [1] כבר החזרתם את התור הזה פעם אחת. לפעם נוספת נחוצה הסכמה של כולם.
    [two] כבר החזרתם את התור הזה פעמיים. לפעם נוספת נחוצה הסכמה של כולם.
   *[other] כבר החזרתם את התור הזה { $count } פעמים. לפעם נוספת נחוצה הסכמה של כולם.
}
errors-takeback_game = { $count ->
    [1] כבר החזרתם תורות פעם אחת במשחק הזה. לפעם נוספת נחוצה הסכמה של כולם.
    [two] כבר החזרתם תורות פעמיים במשחק הזה. לפעם נוספת נחוצה הסכמה של כולם.
   *[other] כבר החזרתם תורות { $count } פעמים במשחק הזה. לפעם נוספת נחוצה הסכמה של כולם.
}
errors-takeback_alone = חזרתם אחורה { $count } פעמים במשחק הזה, כמה שמשחק אחד מאפשר. הפקודה {"\u200E"}/game solo מתחילה משחק חדש.
errors-takeback_voted = במשחק הזה הוחזרו תורות בהצבעה { $count } פעמים, כמה שמשחק אחד מאפשר. המשיכו לשחק מכאן.
errors-takeback_time = לא נותר זמן בתור ההוא, ולכן הוא נשאר.
errors-takeback_free = אפשר להחזיר את התור שלכם בלי לשאול אף אחד.

errors-vote_open = כבר יש שאלה של { $lord } לשולחן { $table }. צריך קודם לענות עליה.
errors-vote_alone = לאף אחד אחר כבר אין מקום בשולחן { $table }, ולכן אין מי שיסכים. אפשר להמשיך לשחק או לפרוש.
errors-vote_again = האחרים סירבו לזה זה עתה. אפשר לשאול אותם שוב { $at }.
errors-no_clock = אין שעון בשולחן { $table }: אף אחד לא צריך למהר, ואין מה להשהות.
errors-paused = השעון של { $table } כבר עומד: הוסכם על השהיה. עדיין אפשר לשחק תורות.
errors-bad_until = השהיה נגמרת תוך { $days } ימים מעכשיו.
errors-until_unknown = הזמן "{ $text }" לא מובן לי. כתבו אורך, למשל 3d, או תאריך, למשל 2030-12-24.
errors-not_idle = אין סיבה להחליף את { $lord }. אפשר להחליף רק מי שבהיעדרות, או ששתקו יותר ממחצית הזמן של תור (בלי מגבלה: שבועיים).
errors-lord_away = { $lord }: יש הודעת היעדרות, והשולחן הזה מתחשב בה: השעון ממתין. בינתיים אפשר להציץ במשחק.
errors-guest_many = היום כבר אי אפשר לשאול את { $lord }: קראתם ליותר מדי אנשים, או לאותו אדם יותר מדי פעמים. השאירו את המקום פנוי לכולם, או נסו שוב מחר.
errors-guest_seated = ל־{ $lord } כבר יש מקום בשולחן הזה.
errors-guest_bot = אפליקציות לא תופסות מקום. בחרו אדם.
errors-time_limit = { $hours ->
    [1] אפשר לתת בתור הזה לכל היותר עוד שעה.
    [two] אפשר לתת בתור הזה לכל היותר עוד שעתיים.
   *[other] אפשר לתת בתור הזה לכל היותר עוד { $hours } שעות.
}
errors-time_partner = זה התור של השותף שלכם: היריבים נותנים זמן. השותף יכול לבקש אותו עם {"\u200E"}/game time.
errors-time_enough = אי אפשר לתת עוד זמן בתור הזה. תור יכול לקבל זמן של תור אחד נוסף; כשמשחקים שלושה או יותר, כל אחד מקבל את זה שלוש פעמים במשחק. אפשר לבקש מהשולחן השהיה במקום.
errors-seat_lost = החמצתם יותר מדי תורות בשולחן { $table }, ולכן הטייס האוטומטי ממשיך לשחק במקומכם.
errors-seat_none = אין מקום פנוי בשולחן { $table }.

errors-no_table = השולחן הזה לא מוכר לי. הפקודה {"\u200E"}/games מציגה את הפתוחים.
errors-no_table_here = אין לכם כאן שולחן פתוח. הפקודה {"\u200E"}/game new פותחת אחד, {"\u200E"}/game join תופסת מקום באחד.
errors-which_table = איזה שולחן?
errors-which_table-near = לא מוכר לי שולחן בשם הזה. התכוונתם לזה?
errors-table_unnamed = ייתכן שהכוונה לכמה שולחנות. ציינו אחד באפשרות `table`.
errors-table_closed = השולחן הזה סגור: כבר אי אפשר לתפוס בו מקום.
errors-computer_level = { $lords } לא יכולים לשחק כאן: לרמה הזאת נחוץ `numba`, שמי שמפעילים את הבוט לא התקינו. בחרו רמה אחרת, או פנו קודם את המקום.
errors-join_again = המקום שלכם בשולחן { $table } התפנה יותר מפעם אחת. אפשר לשבת שם שוב { $at }.
errors-join_full = כל המקומות תפוסים.
errors-join_started = המשחק הזה התחיל, ולכן כבר אי אפשר לתפוס מקום.
errors-join_seated = אתם כבר יושבים בשולחן הזה.
errors-join_role = השולחן הזה מיועד ל־{ $role }. הפקודה {"\u200E"}/games מציגה אחרים.
errors-join_blocked = אינכם יכולים להצטרף לשולחן הזה.
errors-block_self = אי אפשר לחסום את עצמכם.
errors-block_bot = בוטים לא משחקים, ולכן לעולם לא תשבו עם אחד.
errors-block_many = אפשר לחסום לכל היותר { $limit } אנשים. בטלו קודם חסימה אחת.
errors-too_many-tables-person = יש לכם { $limit } שולחנות פתוחים. סגרו אחד, או המתינו עד שמשחק יתחיל, ואז פתחו את הבא.
errors-too_many-tables-server = בשרת הזה יש { $limit } שולחנות פתוחים. תפסו מקום באחד מהם, או המתינו עד שכמה יתחילו.
errors-too_many-openings-person = פתחתם { $limit } שולחנות תוך יום. פתחו עוד מחר, או תפסו מקום בשולחן אחר.
errors-too_many-openings-server = { $limit } שולחנות נפתחו בשרת הזה תוך יום. פתחו את שלכם מחר.
errors-too_many-seats-person = יש לכם { $limit } מקומות. סיימו משחק, או עזבו שולחן פתוח, ואז תפסו את הבא.
errors-too_many-seats-server = בשרת הזה { $limit } מקומות תפוסים. תפסו מקום כשכמה משחקים ייגמרו.
errors-too_many-alone-person = יש לכם { $limit } משחקים לבד שעוד נמשכים. סיימו אחד, או פרשו ממנו, ואז התחילו את הבא.
errors-too_many-alone-server = בשרת הזה נמשכים { $limit } משחקים לבד. התחילו את שלכם כשכמה ייגמרו, או בהודעות פרטיות.
errors-too_many-takeovers-person = תוך יום אחרים תפסו { $limit } מהמקומות שלכם. מחר תוכלו שוב לתפוס מקום.
errors-too_many-takeovers-server = { $limit } מקומות עברו לאחרים בשרת הזה תוך יום. תפסו את זה מחר.
errors-too_many-invitations-person = שלחתם { $limit } הזמנות תוך יום. שלחו עוד מחר; כולם יכולים גם לתפוס מקום פנוי.
errors-too_many-invitations-server = { $limit } הזמנות נשלחו בשרת הזה תוך יום. שלחו את שלכם מחר.
errors-too_many-notes-person = השארתם { $limit } פתקים תוך יום. השאירו עוד מחר.
errors-too_many-notes-server = { $limit } פתקים נכתבו בשרת הזה תוך יום. השאירו את שלכם מחר.
errors-too_many-votes-person = שאלתם { $limit } שאלות תוך יום. שאלו עוד מחר.
errors-too_many-votes-server = { $limit } שאלות נשאלו בשרת הזה תוך יום. שאלו את שלכם מחר.
errors-too_many-absences-person = הודעתם על { $limit } היעדרויות תוך שנה. אפשר להודיע על עוד כשתעבור שנה מהראשונה.
errors-too_many-absences-server = הודיעו כאן על יותר היעדרויות ממה שאפשר לשמור. עד שכמה ייגמרו, מותר לכם { $share }.
errors-too_many-queue-person = אתם ברשימות השיבוץ של { $limit } שרתים. צאו קודם מאחת מהן.
errors-too_many-queue-server = { $limit } אנשים ממתינים ברשימת השיבוץ של השרת הזה. הצטרפו כשלכמה מהם יהיה שולחן, או פתחו אחד בעצמכם.
errors-too_many-follows-person = אתם עוקבים אחרי { $limit } משחקים, שחקנים וטורנירים. הפסיקו קודם לעקוב אחרי אחד.
errors-too_many-follows-server = בשרת הזה עוקבים אחרי { $limit } משחקים, שחקנים וטורנירים. עקבו אחרי זה כשכמה מהם ייגמרו.
errors-too_many-kibitz-person = פתחתם את שרשורי הצופים של { $limit } משחקים פעילים. פתחו את הבא כשאחד מהם ייגמר.
errors-too_many-kibitz-server = ל־{ $limit } משחקים בשרת הזה יש שרשור צופים. פתחו עוד אחד כשכמה מהם ייגמרו.
errors-too_many-tournaments-person = { $limit } מהטורנירים שלכם לא נגמרו. סיימו או בטלו אחד מהם, ואז פרסמו את הבא.
errors-too_many-tournaments-server = { $limit } טורנירים בשרת הזה לא נגמרו. פרסמו את שלכם כשאחד ייגמר.
errors-too_many-published-person = פרסמתם { $limit } טורנירים תוך 30 יום. אפשר לפרסם עוד כשיעברו 30 יום מהראשון.
errors-too_many-published-server = { $limit } טורנירים פורסמו בשרת הזה תוך 30 יום. אפשר לפרסם את שלכם כשיעברו 30 יום מהראשון.
errors-too_many-events-person = ביצעתם { $limit } פעולות בטורנירים תוך יום. המשיכו מחר.
errors-too_many-events-server = בטורנירים של השרת הזה בוצעו { $limit } פעולות תוך יום. המשיכו מחר.
errors-too_many-log-person = כבר ביצעתם { $limit } פעולות בטורניר הזה, המרב לאדם אחד. עדיין אפשר לפרוש, לסיים אותו או לבטל אותו.
errors-too_many-log-server = בטורניר הזה כבר בוצעו { $limit } פעולות, המרב לטורניר אחד. עדיין אפשר לפרוש, לסיים אותו או לבטל אותו.
errors-join_reliability = השולחן הזה דורש אמינות { $asked }%; שלכם היא { $percent }%. סיום משחקים מעלה אותה.
errors-join_cap = { $games ->
    [3] אפשר להיות ב־3 משחקים בבת אחת עד שתסיימו אחד.
    [one] אפשר להיות במשחק אחד בבת אחת עד שתסיימו משחק.
    [two] אפשר להיות בשני משחקים בבת אחת עד שתסיימו עוד אחד.
   *[other] אפשר להיות ב־{ $games } משחקים בבת אחת עד שתסיימו עוד אחד.
}
errors-join_invited = רק מוזמנים יכולים להצטרף לשולחן הזה.
errors-no_such_seat = אין מקום { $seat } בשולחן הזה: יש בו מקומות 1 עד { $lords }.
errors-seat_taken = מקום { $seat } כבר תפוס.
errors-seat_free = המקום ההוא כבר פנוי.
errors-own_seat = זה המקום שלכם. אפשר במקום זה לעזוב את השולחן.
errors-no_seat = אין לכם מקום כאן.
errors-table_changed = השולחן השתנה. בדקו אותו שוב לפני שתתפסו מקום.
errors-stay_waiting = נחוצה קודם תשובה, אם נשארים: { $lords }. אפשר לפנות מקום בלוח המארח.
errors-calls_many = אחרים ייקראו לענות, וכבר קראתם היום להרבה אנשים שלא סיימו איתכם משחק. נסו שוב מחר, או פתחו שולחן אחר.
errors-calls_again = מישהו בשולחן הזה קיבל היום שלוש קריאות ולא הסכים. נסו שוב מחר, או פנו קודם את המקום.
errors-invite_seat = תפסו קודם מקום, ואז הזמינו.
errors-not_invited = אינכם מוזמנים לשולחן הזה.
errors-invitation_over = ההזמנה ההיא כבר לא תקפה: היא בוטלה או נענתה, או שהשולחן שלה נעלם.
errors-not_host = רק המארח, { $host }, יכול לעשות זאת.
errors-not_full = יש עוד מקומות פנויים: { $seated ->
    [one] תפוס מקום אחד
    [two] תפוסים שני מקומות
   *[other] תפוסים { $seated }
} מתוך { $lords }. בלוח המארח אפשר לתת אותם לשחקני מחשב, או לשחק עם פחות.
errors-seats_taken = בשולחן הזה יושבים יותר שחקנים ממספר המקומות בהגדרות האלה. פנו קודם מקום.
errors-not_expired = השולחן הזה עדיין פתוח, ולכן אין צורך לפתוח אותו שוב.
errors-opener_role = בשרת הזה רק { $role } רשאים לפתוח שולחנות.
errors-only_server = שולחנות נפתחים בשרת. הקלידו שם {"\u200E"}/game new.
errors-bad_setup = אי אפשר לבחור את זה לשולחן.
errors-bad_clock = תור, מאגר זמן, מה שתור מוסיף לו והכי הרבה שהוא מכיל הם כל אחד בין { $least } דקות ל־{ $most } ימים.
errors-clock_unread = השעון "{ $text }" לא מובן לי. כתבו כמו 36h, 2d, `bank 3d +8h`, או "ללא מגבלת זמן".
errors-clock_both = לשולחן יש זמן לכל תור או מאגר זמן, לא שניהם. השאירו אחד מהם ריק.
errors-clock_nothing = כתבו את הימים או השעות של תור, או מאגר זמן ומה שכל תור מוסיף לו.
errors-bad_setup-here = אי אפשר לבחור כאן: { $part }.
errors-bad_setup-players = הקופסה { $box } מיועדת ל־{ $least } עד { $most } שחקנים.
errors-bad_setup-players-one = הקופסה { $box } מיועדת ל־{ $most } שחקנים.
errors-bad_setup-players-more = הקופסה { $box } מיועדת ל־{ $least } עד { $most } שחקנים, ועם עידן הענקים גם ל־{ $more }.
errors-bad_setup-players-giants = הקופסה { $box } עם עידן הענקים מיועדת ל־{ $least } עד { $most } שחקנים.
errors-bad_setup-players-teams = קבוצות הן ל־6 או 8 שחקנים.
errors-bad_setup-giants = עידן הענקים לא משתלב עם { $box }. הוא משתלב עם קינגדומינו ועם קוויןדומינו.
errors-bad_setup-court = החצר לא משתלבת עם { $box }. היא משתלבת עם קינגדומינו ועם קוויןדומינו.
errors-bad_setup-teams = קבוצות לא משתלבות עם { $box }. הן משתלבות עם החתונה המלכותית.
errors-bad_setup-duel = הדו־קרב הגדול לא משתלב עם { $box }. הוא משתלב עם קינגדומינו, לשני שחקנים.
errors-bad_setup-duel-lords = הדו־קרב הגדול הוא לשני שחקנים.
errors-bad_setup-quest = הגרסה { $variant } לא משתלבת עם עידן הענקים, שבו היא משימה.
errors-bad_setup-quests = אי אפשר לבחור משימות בלי עידן הענקים. הן משתלבות איתו.
errors-bad_setup-quests-two = אפשר לבחור שתי משימות שונות, או אף אחת: אז שתיים מוגרלות.
errors-bad_setup-unknown = אין בהגדרות של שולחן "{ $value }".
errors-bad_preset_name = בשם של הגדרה שמורה יש 1 עד { $limit } תווים.
errors-preset_taken = מישהו אחר כבר שמר כאן את { $preset }. בחרו שם אחר.
errors-preset_full = בשרת הזה יש { $limit } הגדרות שמורות, ואין מקום לעוד. אפשר קודם להסיר אחת.
errors-preset_own = שמרתם כאן { $limit } הגדרות שמורות, כמה שמותר לאדם אחד. הסירו קודם אחת משלכם.
errors-no_preset = ההגדרה השמורה ההיא נעלמה. בחרו אחרת.
errors-preset_foreign = את { $preset } יכולים להסיר מי ששמרו אותה ומי שיש להם הרשאת ניהול השרת.
errors-bad_name = בשם של שולחן יש עד 40 תווים. בחרו שם קצר יותר.
errors-away_past = היעדרות לא יכולה להתחיל בעבר. היום הראשון שלה הוא היום או מאוחר יותר.
errors-away_order = היום האחרון לפני הראשון. כתבו אותם בסדר הפוך.
errors-away_far = היעדרות מתחילה תוך { $days } ימים מעכשיו.
errors-away_budget = זה ייקח { $days } מהימים שלכם לשנת { $year }; נותרו { $left } מתוך { $budget }. היעדרות קצרה יותר מתאימה.
errors-away_budget_first = לפני שסיימתם משחק אפשר להיעדר { $budget } ימים בשנה, ונותרו { $left }; אחרי כן { $later }. היעדרות קצרה יותר מתאימה.
errors-away_unknown = היום "{ $text }" לא מובן לי. כתבו אותו כמו 2026-12-03, 3 בדצמבר, מחר, או כמו 7d.
errors-no_absence = ההיעדרות ההיא נגמרה, או כבר בוטלה.
errors-bad_setting = אי אפשר לקבוע כך. בחרו אחד מהערכים המוצעים.
errors-bad_icons = "{ $value }" לא יכול לתקן בניין. אפשר לתקן רק בניינים עם סמל שאף אחד לא אימת.

errors-not_admin = לזה נחוצה הרשאת ניהול השרת. פנו למי שיש להם אותה כאן.
errors-dm_closed = לא הצלחתי לכתוב אליכם. אפשרו הודעות פרטיות מהשרת הזה, או בחרו תיוגים ב־{"\u200E"}/settings.
errors-internal = משהו השתבש אצלי; שום דבר לא אבד. נסו שוב. (קוד { $code })
errors-discord_refused = דיסקורד לא קיבל מה שביקשתי ממנו לשם כך ({ $cause }); שום דבר לא אבד. נסו שוב. אם זה נדחה שוב, מי שיש להם הרשאת ניהול השרת ימצאו ב־{"\u200E"}/admin check אם חסרה לי הרשאה.
errors-discord_down = דיסקורד לא עונה לי כרגע ({ $cause }); שום דבר לא אבד. נסו שוב בעוד דקה.
errors-gone = מסד הנתונים שלי הוזז, נמחק או נפגע בזמן שפעלתי, ולכן אני חייב לעצור. מה שלחצתם לא נחשב. נא להודיע למי שמפעילים אותי.
errors-no_room = כרגע אין לי אפשרות לרשום דבר, כי הדיסק שלי מלא או לא ניתן לכתיבה; שום דבר לא אבד. נסו שוב מאוחר יותר. (קוד { $code })

errors-button-again = לנסות שוב
errors-button-spots = להראות את המיקומים
errors-button-town = לפתוח את העיר
errors-button-court = לפתוח את החצר
errors-button-receive = לבחור כתר
errors-button-panel = לפתוח את לוח הפעולות
errors-button-plan = לתכנן את התור שלי
errors-button-games = המשחקים שלכם
errors-button-open = שולחנות פתוחים
errors-button-new = לפתוח שולחן
errors-button-solo = לשחק נגד המחשב
errors-button-takeback = להחזיר את התור
errors-button-take-seat = לתפוס מקום
errors-button-leave = לעזוב
errors-button-host = לוח המארח
errors-button-settings = הגדרות

errors-no_import = רישום המשחק ההוא כבר לא כאן. ייבאו אותו שוב עם {"\u200E"}/import.
errors-import_what = צרפו קובץ, או כתבו ממלכה כטקסט.
errors-verify_what = ציינו משחק, או צרפו קובץ.
errors-file_lost = לא הצלחתי לטעון את הקובץ ההוא. נסו שוב.

errors-server_needed = טבלאות דירוג, פרופילים וטבלאות יומיות שייכים לשרת. בקשו אותם בתוך שרת.
errors-ladders_off = הנהלת השרת הזה כיבתה את טבלאות הדירוג.
errors-no_ladder = עוד לא נגמרו כאן משחקים של הקופסה הזאת במספר השחקנים הזה. ראו ב־{"\u200E"}`/ladder` את אלה שכן.
errors-no_season = אף משחק לא נגמר בעונה הזאת. בחרו אחרת ב־{"\u200E"}`/ladder`.
errors-profile_hidden = השחקן הזה לא רוצה להופיע.
errors-compare_same = בחרו שני שחקנים שונים.
errors-no_stats = בקופסה הזאת אין דבר כזה. בחרו משהו אחר ב־{"\u200E"}`/stats`.

errors-cup_rights = טורנירים מכינים מי שיש להם הרשאת ניהול השרת. הם יכולים לבחור לכך תפקיד ב־{"\u200E"}/admin settings.
errors-cup_rights-role = טורנירים מכינים מי שבתפקיד { $role } ומי שיש להם הרשאת ניהול השרת.
errors-cup_bad = "{ $value }" לא שייך לשם. בחרו אחד מהערכים המוצעים.
errors-cup_name = בשם של טורניר יש עד { $limit } תווים.
errors-cup_text = בטקסט של טורניר יש עד { $limit } תווים.
errors-cup_unready = עוד אי אפשר לפרסם אותו.
errors-cup_private = שליפה זהה לכולם דורשת שרשורים פרטיים, ואין לי אפשרות ליצור אותם שם. הנהלת השרת יכולה לאפשר זאת.
errors-cup_date = התאריך "{ $text }" לא מובן לי. כתבו אותו כמו 2030-12-24 18:00 או 5d.
errors-cup_number = "{ $text }" אינו מספר. כתבו אותו בספרות, למשל 5.
errors-cup_points = כתבו את הנקודות של כל { $count } המקומות מהראשון והלאה, למשל 5 3 2 1.
errors-cup_variant = אין גרסה "{ $text }". האפשרות מציגה את אלה שיש.
errors-cup_template = אין דגם "{ $text }". האפשרות מציגה את אלה שיש.
errors-cup_which = איזה טורניר: { $cups }? ציינו אותו באפשרות `cup`.
errors-cup_act_tied = הסבב של שולחן { $number } נגמר, ולכן אי אפשר עוד להכריע תיקו במשחק. ציינו מי בראש, למשל 1, 44.
errors-cup_act_swiss = באירוע { $cup } השיטה קובעת מי נפגש עם מי: רק סבבים בשיטה שוויצרית משובצים ידנית.
errors-cup_act_seeding = באירוע { $cup } סדר הדירוג לא נקבע ידנית.
errors-cup_act_seeds = ציינו משתתפים של { $cup }, כל אחד פעם אחת.
errors-cup_act_entry = "{ $text }" לא בין המשתתפים של { $cup }. כתבו שם של שחקן, תיוג שלו, או את המספר שמופיע ב**מי בפנים**.
errors-cup_act_which = "{ $text }" מתאים לכמה משתתפים של { $cup }: { $lords }. כתבו את המספר של אחד, למשל #3.
errors-cup_act_whom = ציינו מי שיושב בשולחן { $number } באפשרות `lord`.
errors-cup_file_stranger = שורה { $line }: לאף אחד בשרת הזה אין החשבון הזה, או שהוא של אפליקציה.
errors-cup_stranger = החשבון הזה לא בשרת. רק חברי השרת יכולים לשחק כאן, או לעזור בניהול.
errors-cup_act_changed = עכשיו זה היה עושה משהו אחר. בדקו שוב בלוח ההנהלה.
errors-cup_act_gone = זה כבר נעשה, או שהשאלה כבר ישנה. לוח ההנהלה מראה את המצב.
errors-button-newcup = להכין טורניר
errors-button-cups = טורנירים

errors-follow_cup_over = האירוע { $cup } נגמר, ואין עוד אחרי מה לעקוב.
errors-cup_table = זה שולחן של { $cup }, ולכן הנהלת הטורניר מחליטה על זה. הפקודה {"\u200E"}/cup judge קוראת לשיפוט.

errors-no_cup-near = אין כאן טורניר "{ $typed }". התכוונתם אל { $cups }?
errors-no_cup = אין כאן טורניר כזה. הפקודה {"\u200E"}/cup list מציגה את אלה שיש.
errors-which_cup = ייתכן שהכוונה לכמה טורנירים. ציינו אחד באפשרות `cup`{"\u200F"}; {"\u200E"}/cup list מציגה אותם.
errors-cup_unpaired = האירוע { $cup } מתחיל עכשיו: הסבב הראשון שלו בשיבוץ. נסו שוב בעוד דקה.
errors-cup_treeless = לאירוע { $cup } עדיין אין עץ טורניר. הפקודה {"\u200E"}/cup standings מראה את המצב של כולם.
errors-cup_phase-signup = האירוע { $cup } עוד לא התחיל, ולכן זה עוד לא אפשרי.
errors-cup_phase-checkin = ההרשמה אל { $cup } נגמרה, והוא עוד לא התחיל.
errors-cup_phase-running = האירוע { $cup } התחיל. עכשיו זה לא אפשרי בו.
errors-cup_phase-running-late = { $late ->
    [0] האירוע { $cup } התחיל, ולכן כבר אי אפשר להצטרף אליו.
   *[other] לאירוע { $cup } אפשר היה להצטרף עד שיבוץ סבב { $late }.
}{ $add ->
    [0] {""}
   *[other] {" "}הנהלת הטורניר עדיין יכולה להוסיף אתכם: כתבו אליה.
}
errors-cup_phase-running-next = באירוע { $cup } לא יבוא סבב נוסף.
errors-cup_phase-over = האירוע { $cup } נגמר.
errors-cup_phase-cancelled = האירוע { $cup } בוטל.
errors-cup_full = באירוע { $cup } אין מקום פנוי.
errors-cup_entered = אתם כבר משתתפים באירוע { $cup }.
errors-cup_entered_lord = { $lord } כבר באירוע { $cup }.
errors-cup_often = נרשמתם אל { $cup } או חזרתם אליו { $limit } פעמים תוך יום. חזרו מחר.
errors-cup_often_all = נרשמתם אל { $cup } או חזרתם אליו { $limit } פעמים. בקשו מהנהלת הטורניר להוסיף אתכם.
errors-cup_expelled = נפסלתם באירוע { $cup }. הנהלת הטורניר יכולה להחזיר אתכם.
errors-cup_expelled-partner = השותף שלכם נפסל באירוע { $cup }. הנהלת הטורניר יכולה לשים מישהו אחר במקומו.
errors-cup_role = האירוע { $cup } מיועד ל־{ $role }. מי שיש להם התפקיד הזה יכולים להצטרף.
errors-cup_there = האירוע { $cup } מיועד למי שיש להם תפקיד. ענו בשרת שלו, שם אני רואה את התפקידים שלכם.
errors-cup_reliability = האירוע { $cup } דורש אמינות { $asked }%; שלכם היא { $percent }%. סיום משחקים מעלה אותה.
errors-cup_rating = האירוע { $cup } דורש דירוג { $asked }; שלכם הוא { $rating }.
errors-cup_opponents = האירוע { $cup } דורש משחקים מדורגים נגד { $asked } שחקנים שונים בקופסה הזאת ובגודל השולחן הזה; שיחקתם נגד { $opponents }.
errors-cup_unrated = האירוע { $cup } דורש דירוג { $asked }, ואין לכם דירוג בקופסה הזאת ובגודל השולחן הזה. סיום משחק נותן לכם אחד.
errors-cup_partner = באירוע { $cup } משחקים בזוגות. ציינו שותף עם {"\u200E"}/cup enter.
errors-cup_partner_no = אי אפשר לשחק עם { $lord }.
errors-cup_partner_many = כבר שאלתם היום { $limit } שותפים. נסו שוב מחר, או חכו שמישהו ישאל אתכם.
errors-cup_partner_again = כבר שאלתם היום את { $lord } { $limit } פעמים. המתינו לתשובה, או שאלו מישהו אחר.
errors-cup_alone = באירוע { $cup } כל אחד משחק לעצמו: הצטרפו בלי שותף.
errors-cup_not_asked = אין שאלה פתוחה שמזמינה אתכם אל { $cup }. אולי הוזמנתם למשהו שכבר נגמר.
errors-cup_not_in = אתם לא משתתפים באירוע { $cup }.
errors-cup_which_lord = כמה שחקנים מתאימים: { $lords }. בחרו אחד מהרשימה, או כתבו את המספר, למשל #3.
errors-cup_not_in_lord = השחקן הזה לא משתתף באירוע { $cup }.
errors-cup_unanswered = השותף שלכם עוד לא הסכים. אפשר לשאול מישהו אחר עם {"\u200E"}/cup enter.
errors-cup_partner_gone = הקבוצה שלכם לא יכולה לחזור אל { $cup }: שותף מחק את הנתונים שלו.
errors-cup_no_cross = לאירוע { $cup } אין עכשיו טבלה צולבת: עוד לא שוחק דבר.
errors-cup_words = כתבו בעד { $limit } תווים על מה מדובר.
errors-cup_called = קראתם לשיפוט ב־{ $minutes } הדקות האחרונות. ההודעה התקבלה.
errors-cup_called_often = קראתם לשיפוט { $limit ->
    [1] פעם אחת
    [two] פעמיים
   *[other] { $limit } פעמים
} תוך יום. קראו שוב מחר, או כתבו להנהלת הטורניר של { $cup }.

errors-cup_not_organiser = רק הנהלת הטורניר של { $cup } יכולה לעשות זאת: { $organisers }.
errors-cup_not_organiser-nobody = לאירוע { $cup } אין הנהלה. מי שמנהלים את השרת יכולים לעשות זאת.
errors-cup_reason = כתבו סיבה של עד { $limit } תווים. כולם יכולים לקרוא אותה ביומן.
errors-cup_act_hours = אפשר לתת מ־1 עד { $hours } שעות.
errors-cup_act_nowhere = לאירוע { $cup } אין ערוץ להתפרסם בו, ולכן שום דבר לא מתחיל. בחרו קודם ערוץ אחר ב־{"\u200E"}/organise panel.
errors-cup_act_open = האירוע { $cup } לא דורש תפקיד.
errors-cup_act_channel = אין לי אפשרות לפרסם בערוץ ההוא. בחרו ערוץ שאני רואה ורשאי לכתוב בו; {"\u200E"}/admin check שם אומרת מה חסר.
errors-cup_no_write = אתם עצמכם לא יכולים לכתוב בערוץ ההוא, ולכן אי אפשר לקיים שם אירוע שלכם. בחרו אחר.
errors-cup_act_begins = סבב של { $cup } מתנהל: `ends:`{"\u200E"} מזיז את הסיום שלו, ואיתו את הסבב הבא. האפשרות `begins:`{"\u200E"} היא לזמן שבין שני סבבים.
errors-cup_act_no_date = ציינו תאריך שונה ממה שכבר מתוכנן.
errors-cup_act_soon = { $minutes ->
    [0] ציינו תאריך שעוד לא עבר.
    [one] זה מוקדם מדי: השאירו לפחות דקה אחת מעכשיו.
    [two] זה מוקדם מדי: השאירו לפחות שתי דקות מעכשיו.
   *[other] זה מוקדם מדי: השאירו לפחות { $minutes } דקות מעכשיו.
}
errors-cup_act_order = { $minutes ->
    [0] סבב 1 לא יכול להתחיל לפני סוף ההרשמה.
    [one] השאירו לפחות דקה אחת לאישור ההגעה לפני תחילת סבב 1.
    [two] השאירו לפחות שתי דקות לאישור ההגעה לפני תחילת סבב 1.
   *[other] השאירו לפחות { $minutes } דקות לאישור ההגעה לפני תחילת סבב 1.
}
errors-cup_act_no_change = כך זה כבר עכשיו.
errors-cup_act_entries = ציינו משתתפים, כל אחד פעם אחת; כדי להחליף שניים, משולחנות שונים.
errors-cup_act_size = בשולחן של האירוע הזה יש מ־{ $least } עד { $most } משתתפים; לאחד לבד יש סבב חופשי.
errors-cup_act_first = ציינו סבב מ־{ $first } עד { $last }.
errors-cup_act_adjourn = אפשר לדחות רק שולחן שמקומותיו נותנים נקודות, עם משחק אחד וסדר שליפה משלו.
errors-cup_act_capacity = { $lords } כבר משתתפים, ולכן נחוצים לפחות אותו מספר מקומות.
errors-cup_act_rounds = סבב { $rounds } כבר משובץ, ולכן לא יכולים להיות פחות.
errors-cup_act_paused = האירוע { $cup } בהשהיה. המשיכו אותו קודם.
errors-cup_act_own = אתם עצמכם משחקים כאן. בקשו הכרעה מאת { $lords }.
errors-cup_act_early = עוד לא לחצו על [אני כאן]: { $lords }. סבב 1 יכול להתחיל מוקדם יותר כשכולם אישרו; בלעדיהם { $until } לכל המוקדם: לכולם יש יום לאשר הגעה.
errors-cup_act_few = עכשיו ישתתפו באירוע { $cup } מעט מדי: נחוצים { $least }.
errors-cup_act_paused_long = האירוע { $cup } בהשהיה יותר מ־{ $days } ימים, ולכן אף אחד כבר לא משחק בו בלי שיישאל. אפשר לבטל אותו, או לסיים אותו עם התוצאות שיש. כדי לשחק שוב, לחצו [אירוע חדש כזה], ואז [להזמין את משתתפיו].
errors-cup_changed = האירוע { $cup } השתנה מאז ההודעה ההיא.
errors-cup_act_going = האירוע { $cup } לא בהשהיה.
errors-cup_act_playing = { $tables ->
    [0] עוד יבואו סבבים באירוע { $cup }, ולכן עוד אי אפשר לאשר תוצאות. הפקודה {"\u200E"}/organise panel אומרת מה הדבר הבא, ואם אפשר לסיים את האירוע מוקדם.
    [one] שולחן אחד של { $cup } עוד משחק. כל השאר בא אחר כך.
    [two] שני שולחנות של { $cup } עוד משחקים. כל השאר בא אחר כך.
   *[other] { $tables } שולחנות של { $cup } עוד משחקים. כל השאר בא אחר כך.
}
errors-cup_act_reopen = האירוע { $cup } בוטל לפני יותר מיומיים, ולכן אף אחד כבר לא רשום אליו בלי שיישאל. לחצו [אירוע חדש כזה], ואז [להזמין את משתתפיו].
errors-cup_act_round = לאירוע { $cup } אין עכשיו סבב כזה.
errors-cup_act_settled = האירוע { $cup } נגמר לפני יותר מיומיים, ולכן אף אחד כבר לא משחק בו בלי שיישאל. אפשר רק לתקן את התוצאות. כדי לשחק שוב, לחצו [אירוע חדש כזה], ואז [להזמין את משתתפיו].
errors-cup_act_table = בסבב הזה אין שולחן { $number }.
errors-cup_act_no_table = שום דבר לא משוחק שם.
errors-cup_act_rolling = באירוע { $cup } שולחנות באים בזה אחר זה. תקנו תוצאה במקום, או השהו את האירוע.
errors-cup_act_daily = באירוע { $cup } זה נעשה { $limit } פעמים תוך יום, ובכל פעם נקראו אנשים. עשו זאת שוב מחר.
errors-cup_act_text = כתבו עד { $limit } תווים.
errors-cup_act_played = שולחן בסבב הזה כבר סיים, ולכן אי אפשר עוד להחליף בו אף אחד. בטלו קודם את השיבוץ, או המתינו לסבב הבא.
errors-cup_act_nobody = לא צוין אף אחד, ואין ברשימת ההמתנה מי שיכולים להיכנס.
errors-cup_act_same-in = { $lord } כבר בצוות.
errors-cup_act_same-out = { $lord } לא בצוות.
errors-cup_act_team = באירוע { $cup } יש מקום ל־{ $limit } בהנהלה ול־{ $limit } בשיפוט. הסירו קודם מישהו מהצוות.
errors-cup_act_off = לפי בקשה אישית, אי אפשר לצרף את { $lord } לצוות של { $cup }.
errors-cup_not_team = אתם לא בצוות של { $cup }.
errors-cup_act_last = מישהו חייב לנהל את { $cup }. הוסיפו קודם מישהו אחר להנהלה.
errors-cup_act_standings = לאירוע { $cup } אין עכשיו טבלת מצב לפרסום.
errors-cup_act_lords = { $lords ->
    [1] ציינו שחקן אחד.
    [two] ציינו שני שחקנים, שהם שותפים.
   *[other] ציינו { $lords } שחקנים, שהם שותפים.
}
errors-cup_act_partner = השותף בקבוצה הזאת הוא { $lord }. שימו קודם מישהו אחר במקומו, או ציינו את שניהם.
errors-cup_act_asked = כבר נשלחה אל { $lord } הזמנה אל { $cup }. אף אחד לא מוזמן פעמיים; עדיין אפשר להירשם, או ללחוץ **להשתתף** אם השאלה פתוחה.
errors-cup_act_often = הזמנתם את { $lord } כמה פעמים בימים האלה. הזמינו שוב בעוד שלושה ימים; עדיין אפשר להירשם.
errors-cup_act_unanswered = אפשר להזמין בבת אחת לכל היותר { $limit } אנשים. המתינו עד שחלקם יענו.
errors-cup_act_asked_day = הזמנתם { $limit } אנשים תוך יום. הזמינו עוד מחר; אפשר להירשם גם בלי הזמנה.
errors-cup_act_file = בקובץ יש מ־1 עד { $limit } משתתפים.
errors-cup_act_line = שורה { $line }: { $lords ->
    [1] בכל שורה שחקן אחד.
    [two] בכל שורה שני שחקנים, שהם שותפים.
   *[other] בכל שורה { $lords } שחקנים, שהם שותפים.
}
errors-cup_act_known = כל המשתתפים שבקובץ הזה כבר באירוע { $cup }, או שכבר הוזמנו.
errors-cup_act_game = בשולחן הזה אין משחק { $number } שאפשר להכריע בו. בחרו מ־1 עד { $limit }.
errors-cup_act_sealed = אחרים עוד משחקים את אותו סדר שליפה כמו שולחן { $number }, ולכן מה ששוחק שם עוד לא נאמר. תנו נקודות לכל מי שבשולחן; אם הן שוות, גם מקומות.
errors-cup_act_seen = סדר השליפה של הסבב הזה כבר מוכר ל־{ $lord } משולחן אחר. ציינו מישהו אחר, או המתינו לסוף הסבב.
errors-cup_act_places = תנו מקום או נקודות לכל מי שבשולחן. מי שחולקים מקום מקבלים את הטוב יותר, למשל 1, 2, 2, 4.

errors-cup_csv_bad-large = הקובץ הזה גדול מדי. קובץ משתתפים הוא עד { $limit } ק״ב.
errors-cup_csv_bad-many = בקובץ הזה יש יותר מ־{ $limit } שורות. ייבאו את המשתתפים בכמה קבצים.
errors-cup_csv_bad-text = זה לא טקסט עם ערכים בעמודות. בגיליון האלקטרוני בחרו בשמירה בשם (או בהורדה) ובסוג `CSV UTF-8`, וייבאו את הקובץ הזה.
errors-cup_csv_bad-empty = אין משתתפים בקובץ הזה. כתבו אחד בכל שורה.
errors-cup_csv_bad-columns = העמודות האלה לא מוכרות לי: "{ $value }". קראו לאחת מהן `user`, עם מזהה הדיסקורד של כל שחקן.
errors-cup_csv_bad-lord = שורה { $line }: לא מצאתי את "{ $value }". כתבו מזהה דיסקורד, תיוג, או מה שכתוב בייצוא שלי תחת `player`.
errors-cup_csv_bad-rounded = שורה { $line }: גיליון אלקטרוני עיגל את המזהה אל "{ $value }". הפכו קודם את העמודה לטקסט, ואז הזינו את המזהים מחדש.
errors-cup_csv_bad-twice = שורה { $line }: "{ $value }" מופיע גם בשורה { $first }. השמיטו אחת מהן.
errors-cup_csv_bad-partner = שורה { $line }: השותף חסר. ציינו את שניהם בשורה אחת.
errors-cup_csv_bad-alone = שורה { $line }: יש שותף, אבל כל אחד משחק לעצמו. תנו לכל שחקן שורה.
errors-cup_csv_bad-unknown = שורה { $line }: אין בשרת הזה מישהו בשם "{ $value }". כתבו את השם כפי שהשרת מציג אותו, את שם החשבון, או מזהה דיסקורד.
errors-cup_csv_bad-double = שורה { $line }: יש כמה אנשים בשם "{ $value }": { $lords }. כתבו את המזהה של מי שהכוונה אליו.
errors-cup_csv_bad-names = בקובץ הזה יש יותר מ־{ $limit } שמות בלי מזהה דיסקורד. ייבאו אותם בכמה קבצים.
# unchecked: english
errors-cup_trf = דוח לתוכנות שחמט (TRF16) דורש שולחנות של שניים. ייצאו את האירוע הזה כ־CSV, XLSX או JSON.
