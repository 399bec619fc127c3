replay-command-replay = צפייה חוזרת במשחק, צעד אחר צעד
replay-option-round = הסבב שמתחילים בו; 0 הוא הבחירה הראשונה
replay-button = צפייה חוזרת
replay-button-step = צעד אחר צעד

replay-table-game = {"\u200F"}{ $table } · משחק { $number }
replay-title-start = ### { $table } · ההתחלה · צעד 0 מתוך { $steps }
replay-title-choice = ### { $table } · הבחירה הראשונה · צעד { $step } מתוך { $steps }
replay-title = ### { $table } · סבב { $round }, תור { $turn } · צעד { $step } מתוך { $steps }
replay-title-end = ### { $table } · כך זה נגמר
replay-title-grown = ### { $table } · כך צמחו הממלכות
replay-title-grown-one = ### { $table } · כך צמחה הממלכה של { $lord }
replay-start = עוד לא נבחר דבר.
replay-file-title = רישום משחק מקובץ
replay-file-lord = קובץ: { $lord }
replay-file-origin = { $by }: רישום המשחק הזה הגיע כקובץ. לא ראיתי את המשחק הזה, והשמות בו הם מהקובץ.
replay-plays = -# זה רץ כמה פעמים ואז נעצר.{ $running ->
    [yes] {" "}המשחק ממשיך.
   *[no] {""}
}

replay-first = {"\u200E"}⏮ התחלה
replay-back = {"\u200E"}◀ הקודם
replay-next = {"\u200E"}הבא ▶
replay-last = {"\u200E"}סוף ⏭
replay-round = לעבור לסבב…
replay-round-choice = הבחירה הראשונה
replay-round-one = סבב { $round }
replay-show-move = המהלך
replay-show-table = כל השולחן
replay-show-kingdom = הממלכה של { $lord } צומחת
replay-show-kingdom-team = הממלכה צומחת: { $lord } ו־{ $partner }
replay-show-end = כרטיס הסיום
replay-show-text = המהלך כטקסט
replay-animation = אנימציה

replay-which = באיזה משחק תרצו צפייה חוזרת?
replay-which-none = אין כאן עדיין משחק לצפייה חוזרת.
replay-which-select = איזה משחק?
replay-choice-running = {"\u200F"}{ $table } · { panel-round }
replay-choice-over = { $table } · { $points }
replay-choice-ended = {"\u200F"}{ $table } · נגמר בלי תוצאה
