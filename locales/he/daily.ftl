daily-command-daily = הממלכה של היום: אותם אריחים לכולם
daily-command-daily-play = לשחק את הממלכה של היום, או לראות כמה זמן נותר
daily-command-daily-table = מי בנה מה ביום האחרון
daily-command-daily-ladder = טבלת הדירוג של החודש בממלכות היומיות
daily-command-daily-world = היום האחרון בכל השרתים, והאם שמכם מופיע שם
daily-option-month = איזה חודש
daily-month-now = החודש הזה
daily-month-last = החודש שעבר
daily-title = ### הממלכה היומית · { $day }
daily-what = { $setup } · נגד שלושה שחקני מחשב מאותה רמה ({ $level })
daily-ends = היום נגמר { $ends }, { $in }.
daily-how = כולם משחקים עם אותם אריחים נגד אותם שחקני מחשב, לבד ובשרשור פרטי. יש לכם ניסיון אחד, ואי אפשר להחזיר תור. עד סוף היום אף אחד אחר לא רואה מזה דבר; בבקשה אל תספרו עליו גם אתם.
daily-told = אחר כך שמכם והממלכה שלכם יופיעו בטבלת היום של השרת הזה.
daily-seals = -# סדר השליפה של היום חתום: `{ $seal }` של מחר: `{ $next }` הזרע שמוכיח חותם מוצג כשהיום שלו נגמר.
daily-begin = לשחק את הממלכה היומית
daily-playing = התחלתם. כדי להיספר, המשחק צריך להיגמר לפני סוף היום.
daily-played = בניתם היום { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}. ההשוואה לאחרים מוצגת כשהיום נגמר; אז מתחילה גם הממלכה הבאה.
daily-left = פרשתם מהמשחק של היום, ולכן הוא לא נספר. הממלכה הבאה מתחילה כשהיום נגמר.
daily-streak = שיחקתם { $days ->
    [one] יום אחד
    [two] יומיים
   *[other] { $days } ימים
} ברצף.
daily-streak-one = שיחקתם אתמול.
daily-begun = הממלכה של היום מתחילה, בשרשור פרטי בערוץ { $channel }: רק אתם רואים אותו. תקבלו שם תיוג כשיגיע תורכם; [לשחק] ו־{"\u200E"}`/play` פותחים אותו מכל מקום.
daily-no-thread = את הממלכה היומית משחקים בשרשור פרטי, ואין לי אפשרות לפתוח שרשור כזה בערוץ { $channel }. הנהלת השרת יכולה לאפשר זאת; {"\u200E"}`/admin check` מסבירה איך.
daily-button-today = הממלכה של היום
daily-button-table = היום האחרון
daily-button-before = היום שלפניו
daily-button-ladder = טבלת הדירוג של החודש
daily-button-last = החודש שעבר
daily-button-now = החודש הזה
daily-button-world = כל השרתים
daily-button-here = השרת הזה
daily-button-replay = צפייה חוזרת בטובה ביותר
daily-button-mine = צפייה חוזרת בשלי
daily-button-review = לנתח את המשחק שלי
daily-button-name = להציג שם את שמי
daily-button-unname = להפסיק להציג את שמי

daily-table-title = ### הממלכה היומית · { $day } · { $world ->
    [yes] כל השרתים
   *[no] מי בנה מה
}
daily-line = { $place }. **{ $lord }** · { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
} · { $worth }%{ $streak ->
    [0] {""}
    [one] {" "}· יום אחד ברצף
    [two] {" "}· יומיים ברצף
   *[other] {" "}· { $streak } ימים ברצף
}
daily-you = אתם: { $line }
daily-hidden = בעילום שם
daily-more = -# { $count ->
    [one] שחקן אחד שיחק
    [two] שני שחקנים שיחקו
   *[other] { $count } שחקנים שיחקו
} את היום הזה עד הסוף.
daily-model = עם אותם אריחים { $level } של המחשב בנה { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}, שהן 100% כאן. בטבלה זה היה מקום { $place }.
daily-seed = -# השליפה הייתה הוגנת: מהזרע מתקבל החותם שהוצג קודם. זרע: `{ $seed }` חותם: `{ $seal }`
daily-nobody-named = אף אחד ממי ששיחקו ביום הזה לא מופיע בשמו בכל השרתים.
daily-named = שמכם מופיע בטבלאות של כל השרתים, בשם של חשבון הדיסקורד שלכם.
daily-unnamed = שמכם לא מופיע בטבלאות של שרתים אחרים. [להציג שם את שמי] משנה זאת, גם לימים שעברו; אפשר לבטל בכל עת.
daily-picture = הממלכות הטובות ביותר של { $day }

daily-month-title = ### הממלכות היומיות · { $month }{ $world ->
    [yes] {" "}· כל השרתים
   *[no] {""}
}
daily-month-how = -# יום שווה את הנקודות שלכם באחוזים ממה שהמחשב בנה עם אותם אריחים, לכל היותר 200. { $best } הימים הטובים ביותר נספרים. מימין: המקומות בימים האחרונים.
daily-month-none = עוד לא שוחק אף יום של החודש הזה עד הסוף.
daily-month-you = אתם במקום { $place } עם { $total } מתוך { $days ->
    [one] יום אחד
    [two] יומיים
   *[other] { $days } ימים
}.
daily-head-days = ימים
