giants-place-arrives = הניחו את אריח { $domino }: { $halves }. ענק מגיע איתו ומכסה אחד מהכתרים שלכם.
giants-place-leaves = הניחו את אריח { $domino }: { $halves }. יחד איתו אפשר לשלוח ענק אחד הלאה.
giants-arrives = ענק מגיע עם { $domino }. הוא חייב לכסות אחד מהכתרים שלכם.
giants-none-open = אין כתר גלוי, והענק ממשיך בדרכו.
giants-covers = הענק מכסה את הכתר שב־{ $square }.
giants-covers-only = הענק מכסה את הכתר שב־{ $square }, הכתר הגלוי היחיד.
giants-sends = הענק שב־{ $square } עובר אל { $receiver }.
giants-all-crowns = { $count ->
    [1] הריבוע היחיד
    [two] שני הריבועים עם כתרים
   *[other] כל { $count } הריבועים עם כתרים
}
giants-send-list = לשלוח ענק…
giants-send = לשלוח את { $square } אל { $lord } ({"\u200E"}{ $change })
giants-keep = לא לשלוח ענקים
giants-no-send_none = שליחת ענק: אין לכם ענקים.
giants-no-send_nobody = שליחת ענק: לאף אחד לא נשאר כתר גלוי.

giants-title = ### ענק בשבילכם · { $table }
giants-title-turn = ### התור שלכם · { $round }
giants-sent-you = { $count ->
    [1] נשלח אליכם ענק מאת { $senders }. בחרו איזה כתר הוא יכסה.
    [two] נשלחו אליכם ענקים מאת { $senders }, ושניים ממתינים. בחרו איזה כתר יכסה הראשון.
   *[other] נשלחו אליכם ענקים מאת { $senders }, ו־{ $count } ממתינים. בחרו איזה כתר יכסה הראשון.
}
giants-tap = הקישו על אות כדי לראות מה זה עולה.
giants-would = ב־{ $square }: { $change }, יהיו לכם { $total ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $total } נקודות
}.
giants-final = דבר אינו סופי עד שתכסו את הכתר. אחר כך אין חזרה.
giants-cover = לכסות את הכתר
giants-covered-for-you = הענק כיסה בשבילכם את הכתר שב־{ $square }, ההפסד הקטן ביותר ({ $change }).
giants-covered = הענק מכסה את הכתר שב־{ $square } ({ $change }). יש לכם { $total ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $total } נקודות
}.

giants-choice = { $square } ({ $change })
