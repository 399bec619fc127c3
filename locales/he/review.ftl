review-command-review = כמה היה שווה כל תור במשחק שנגמר
review-button = לנתח את המשחק שלי
review-which = איזה משחק תרצו לנתח?
review-which-none = אף משחק לא נגמר כאן עדיין.
review-title = ### { $table } · ניתוח
review-title-turn = ### { $table } · ניתוח · { $round ->
    [0] הבחירה הראשונה
   *[other] סבב { $round }
}, תור { $turn } · { $lord }
review-made = שחקן מחשב עובר על המשחק הזה תור אחר תור. זה לוקח כחצי דקה, ויותר אם גם אחרים ממתינים.
review-show = להראות את הניתוח

review-accuracy = **דיוק**: { $lords }
review-accuracy-one = { $lord } { $percent }%
review-accuracy-how = 100%: לא נמצא תור טוב יותר. תור שהפסיד 10% או יותר מסיכוי הניצחון נחשב 0%.
review-decided = **התורות האלה עלו הכי הרבה**
review-decided-none = אף תור לא הפסיד הרבה מסיכויי הניצחון.
review-decided-one = { $number }. סבב { $round }, { $lord }: { $played }. טוב יותר: { $better } ({ $gain }).
review-decided-how = כל שורה משווה את התור ששוחק לתור טוב יותר, כשכל מה שאחריהם משוחק היטב. מתורות רצופים נספר לכל אחד רק מה שהפסיד בעצמו.
review-gain = בערך { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
} יותר, וסיכוי ניצחון של { $better }% במקום { $played }%
review-gain-points = בערך { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
} יותר
review-gain-chance = סיכוי ניצחון של { $better }% במקום { $played }%
review-gain-less = { $gain }; פחות נקודות עבור { $lord }: בערך { $points }
review-played-out = הסיכויים מבוססים על משחקים ששוחקו עד הסוף עם סדרי שליפה אחרים. המחשב ידע מה שיכולתם לראות באותו רגע, לא את סדר השליפה.
review-estimated = הסיכויים מוערכים לפי הממלכות בלבד. זה פחות מדויק ממשחקים שמשוחקים עד הסוף, מה שאי אפשר עם ענקים, עם החצר ובחתונה המלכותית.
review-estimated-numba = הסיכויים מוערכים לפי הממלכות בלבד. זה פחות מדויק ממשחקים שמשוחקים עד הסוף: בשביל זה היה חסר כאן `numba`.
review-first = תור אחר תור
review-turns = תורות שעלו ביוקר…
review-turn-label = סבב { $round } · { $lord } · {"\u2066"}{ $better }% → { $played }%{"\u2069"}
review-turn-label-points = סבב { $round } · { $lord } · נקודות: {"\u2066"}−{ $points }{"\u2069"}

review-played = שוחק: { $moves }.
review-played-marked = שוחק (**{ $mark }**, {"\u2066"}{ $points }{"\u2069"}): { $moves }.
review-better = טוב יותר: { $moves }: { $gain }.
review-better-marked = טוב יותר (**{ $mark }**, {"\u2066"}{ $points }{"\u2069"}): { $moves }: { $gain }.
review-halves = { $halves }.
review-unfit = אחר כך אין מיקום לאריח { $domino }.
review-no-better = לא נמצא תור טוב יותר.
review-forced = לא הייתה דרך אחרת לשחק.
review-first-choice = בחירות ראשונות לא נשפטות.
review-outlook = **סיכוי ניצחון ונקודות צפויות לאחר התור**
review-outlook-better = **סיכוי ניצחון ונקודות צפויות, עם התור הטוב יותר וכפי ששוחק**
review-outlook-one = { $lord }: {"\u2066"}{ $percent }% → { $later }%{"\u2069"}, נקודות: {"\u2066"}{ $points } → { $after }{"\u2069"}
review-outlook-alone = { $lord }: { $percent }%, נקודות: { $points }
review-overview = סקירה
review-replay = לפתוח כאן צפייה חוזרת
review-whose = התורות של…
review-whose-all = התורות של כולם
review-whose-one = התורות של { $lord }

review-move-receive = ענק על { $square }
review-move-place = { $domino } ב־{ $spot }
review-move-discard = ויתור על { $domino }
review-move-giant = ענק על { $square }
review-move-send = שליחת הענק מ־{ $square } אל { $lord }
review-move-tax = מס ב־{ $square }
review-move-build = בניית { $building } ב־{ $square }
review-move-burn = שריפת { $building }
review-move-choose = בחירת { $domino }
review-move-recruit = גיוס { $token } ל־{ $square }
review-move-search = חיפוש בערימה: { $token } ל־{ $square }

review-command-hint = רמז לתור שלכם, אם השולחן מאפשר רמזים
review-hint-title = ### { $table } · רמז · { $round }
review-hint-place = חפשו מיקום לאריח { $domino } { $where ->
    [above] מעל
    [below] מתחת
    [left] משמאל
    [right] מימין
    [above-left] מעל ומשמאל
    [above-right] מעל ומימין
    [below-left] מתחת ומשמאל
   *[below-right] מתחת ומימין
} לטירה שלכם.
review-hint-discard = אין מיקום לאריח { $domino }.
review-hint-beside = כדאי לחשוב בתור הזה על: { $steps }.
review-hint-step-giant = לאן הולך הענק
review-hint-step-send = שליחת ענק
review-hint-step-tax = מס
review-hint-step-build = בניין
review-hint-step-burn = הדרקון
review-hint-step-recruit = אסימוני החצר
review-hint-step-search = ערימת החצר
review-hint-take = בחרו אחד מ־{ $count } האריחים הפנויים { $which ->
    [low] הנמוכים
   *[high] הגבוהים
} ביותר.
review-hint-no-region = אין הרבה במה לבחור: הרמז הבא הוא המהלך.
review-hint-moves = שחקן מחשב חזק משחק: { $moves }. השינוי בניקוד שלכם: { $gain }.
review-hint-more = להראות את המהלך
review-hint-count = המחשב רואה מה שאתם רואים, לא את סדר השליפה. { $count ->
    [1] זה הרמז הראשון שלכם במשחק הזה
    [two] קיבלתם שני רמזים במשחק הזה
   *[other] קיבלתם { $count } רמזים במשחק הזה
}; המספר מופיע בסופו וברישום המשחק.
