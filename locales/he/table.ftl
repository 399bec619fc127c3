table-opening-title-channel = ### { $table }: המשחק התחיל
table-opening-title-thread = ### המשחק התחיל
table-opening-dynasty-thread = ### משחק { $number } מתוך { $of } התחיל
table-opening-dynasty-channel = ### { $table } · משחק { $number } מתוך { $of } התחיל
table-opening-coins = כל ממלכה מתחילה עם { $coins } מטבעות, ששווים { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}. זה הניקוד של כולם בהתחלה.
table-opening-order = המלכים הוגרלו. הסדר: { $lords }.
table-opening-teams = קבוצות: { $teams }.
table-opening-quest = משימה: { $quest }, { $about }.
table-opening-seal-shared = -# סדר השליפה קבוע. כשהשולחן האחרון בסבב יסיים, הפקודה {"\u200E"}/verify תציג את הזרע ותבדוק אותו. עד אז הוא חתום: `{ $seal }`
table-opening-seal-day = -# סדר השליפה קבוע. כשהיום ייגמר, הפקודה {"\u200E"}/verify תציג את הזרע ותבדוק אותו. עד אז הוא חתום: `{ $seal }`
table-opening-seal = -# סדר השליפה קבוע. הזרע יוצג בסוף, כך שכולם יוכלו לבדוק אותו בעזרת {"\u200E"}/verify. עד אז הוא חתום: `{ $seal }`
table-opening-round = -# סיום הסבב: { $ends }. מה שיישאר עד אז ישחק הטייס האוטומטי.
table-opening-sealed-day = -# כולם משחקים היום את סדר השליפה הזה, ולכן רק אתם רואים את המשחק הזה עד סוף היום. הוא נספר אם הוא נגמר עד אז. נא לא לספר לאף אחד איך הולך.
table-opening-sealed-round = -# לכל השולחנות בסבב הזה יש אותו סדר שליפה, ולכן רק אתם רואים את השולחן הזה עד שהאחרון שבהם ייגמר. נא לא לספר לאף אחד איך הולך.
table-opening-private = -# כל מה שתלחצו בשרשור הזה נשאר פרטי עד שתסיימו את התור. דברו כאן כרצונכם.
table-opening-here = -# אי אפשר לפתוח כאן שרשור, ולכן המשחק מתנהל בערוץ הזה.
table-rules = הכללים

table-call-start-free = { $mention }, בחרו את האריח הראשון שלכם בשולחן { $table }
table-call-free = { $mention }, תורכם בשולחן { $table } · { $round }
table-call-quiet-start-free = התור של { $lord } לבחור אריח בשולחן { $table }
table-call-quiet-free = התור של { $lord } בשולחן { $table } · { $round }
table-call-start-ends = { $mention }, בחרו את האריח הראשון שלכם בשולחן { $table } · סיום: { $ends }
table-call-ends = { $mention }, תורכם בשולחן { $table } · { $round } · סיום: { $ends }
table-call-quiet-start-ends = התור של { $lord } לבחור אריח בשולחן { $table } · סיום: { $ends }
table-call-quiet-ends = התור של { $lord } בשולחן { $table } · { $round } · סיום: { $ends }
table-ends-round = { $ends }, יחד עם הסבב
table-call-start-away = { $mention }, בחרו את האריח הראשון שלכם בשולחן { $table } · אתם בהיעדרות עד { $until }; השעון ממתין
table-call-away = { $mention }, תורכם בשולחן { $table } · { $round } · אתם בהיעדרות עד { $until }; השעון ממתין
table-call-quiet-start-away = התור של { $lord } לבחור אריח בשולחן { $table } · היעדרות עד { $until }; השעון ממתין
table-call-quiet-away = התור של { $lord } בשולחן { $table } · { $round } · היעדרות עד { $until }; השעון ממתין
table-call-start-paused = { $mention }, בחרו את האריח הראשון שלכם בשולחן { $table } · בהשהיה מאז { $since }
table-call-start-stands = { $mention }, בחרו את האריח הראשון שלכם בשולחן { $table } · בהשהיה עד { $until }
table-call-paused = { $mention }, תורכם בשולחן { $table } · { $round } · בהשהיה מאז { $since }
table-call-stands = { $mention }, תורכם בשולחן { $table } · { $round } · בהשהיה עד { $until }
table-call-quiet-start-paused = התור של { $lord } לבחור אריח בשולחן { $table } · בהשהיה מאז { $since }
table-call-quiet-start-stands = התור של { $lord } לבחור אריח בשולחן { $table } · בהשהיה עד { $until }
table-call-quiet-paused = התור של { $lord } בשולחן { $table } · { $round } · בהשהיה מאז { $since }
table-call-quiet-stands = התור של { $lord } בשולחן { $table } · { $round } · בהשהיה עד { $until }
table-call-nobody = { $table } · { $round }
table-call-giant = { $mention }, בחרו את הכתר שהענק שלכם יכסה בשולחן { $table }. זה הדבר האחרון שנותר
table-call-giant-quiet = הבחירה של { $lord } בשולחן { $table }: איזה כתר יכסה הענק
table-giant = { $mention }, נשלח אליכם ענק מאת { $sender } בשולחן { $table }. בחרו איזה כתר הוא יכסה, לפני התור הבא שלכם.
table-giant-direct = נשלח אליכם ענק מאת { $sender } בשולחן { $table } ({ $server }). בחרו איזה כתר הוא יכסה, לפני התור הבא שלכם.
table-done-round = סבב { $round } מתוך { $rounds }
table-done-start = הבחירה הראשונה
table-reminder = { $mention }, זה עדיין תורכם בשולחן { $table } · { $round }

table-report-placed = { $lord }: אריח { $domino } הונח ב־{ $spot } ({ $gain }, סך הכול { $total }).
table-report-placed-took = { $lord }: אריח { $domino } הונח ב־{ $spot } ({ $gain }, סך הכול { $total }). הבחירה: { $taken }.
table-report-discarded = { $lord }: ויתור על אריח { $domino }, אין לו מיקום.
table-report-lost = { $lord }: ויתור על אריח { $domino }, אין לו מיקום ({ $gain }, סך הכול { $total }).
table-report-lost-resigned = הטייס האוטומטי ויתר על אריח { $domino } במקום { $lord }: אין לו מיקום ({ $gain }, סך הכול { $total }).
table-report-lost-autopilot = הטייס האוטומטי ויתר על אריח { $domino }: אין לו מיקום ({ $gain }, סך הכול { $total }).
table-report-chose = { $lord }: נבחר אריח { $taken }.
table-report-placed-resigned = הטייס האוטומטי הניח את אריח { $domino } ב־{ $spot } במקום { $lord } ({ $gain }, סך הכול { $total }).
table-report-placed-took-resigned = הטייס האוטומטי הניח את אריח { $domino } ב־{ $spot } במקום { $lord } ({ $gain }, סך הכול { $total }). הבחירה: { $taken }.
table-report-discarded-resigned = הטייס האוטומטי ויתר על אריח { $domino } במקום { $lord }: אין לו מיקום.
table-report-chose-resigned = הטייס האוטומטי בחר את אריח { $taken } במקום { $lord }.
table-autopilot-out = נגמר הזמן של { $lord }.
table-autopilot-away = עדיין מחכים לחזרה של { $lord }.
table-autopilot-round = הסבב בטורניר נגמר לפני התור של { $lord }.
table-autopilot-lost = המקום של { $lord } בידי הטייס האוטומטי.
table-report-placed-autopilot = הטייס האוטומטי הניח את אריח { $domino } ב־{ $spot } ({ $gain }, סך הכול { $total }).
table-report-placed-took-autopilot = הטייס האוטומטי הניח את אריח { $domino } ב־{ $spot } ({ $gain }, סך הכול { $total }). הבחירה: { $taken }.
table-report-discarded-autopilot = הטייס האוטומטי ויתר על אריח { $domino }: אין לו מיקום.
table-report-chose-autopilot = הטייס האוטומטי בחר את אריח { $taken }.
table-report-laid-autopilot = הטייס האוטומטי הניח את אריח { $domino } ב־{ $spot }.
table-seat-kept = { $lord }, המקום עדיין שלכם (הוחמצו { $missed } מתוך { $allowed }). עד שתחזרו, התורות שלכם קצרים יותר.
table-seat-lost = { $lord }, החמצתם { $missed } מתוך { $allowed } תורות, ולכן המקום שלכם פנוי: הטייס האוטומטי ממשיך לשחק, ומישהו אחר רשאי לתפוס אותו. עד אז אפשר לקבל אותו בחזרה.
table-seat-lost-cup = { $lord }, החמצתם { $missed } מתוך { $allowed } תורות, ולכן הטייס האוטומטי ממשיך לשחק במקומכם. אפשר לקבל את המקום בחזרה; הנהלת הטורניר רשאית לתת אותו למישהו אחר.
table-back = חזרתי
table-with-partner = { $lord } (עם { $partner })
table-report-laid = { $lord }: אריח { $domino } הונח ב־{ $spot }.
table-report-giant = הענק מכסה את הכתר שב־{ $square }.
table-report-wandered = הענק לא מצא כתר לכסות והמשיך בדרכו.
table-report-sent = הענק מ־{ $square } נשלח אל { $receiver }.
table-report-taxed = מס ב־{ $square }: { $coins ->
    [one] מטבע אחד
    [two] שני מטבעות
   *[other] { $coins } מטבעות
}.
table-report-built = { $cost ->
    [0] הבניין { $building } נבנה ב־{ $square } בחינם.
    [one] הבניין { $building } נבנה ב־{ $square } תמורת מטבע אחד.
    [two] הבניין { $building } נבנה ב־{ $square } תמורת שני מטבעות.
   *[other] הבניין { $building } נבנה ב־{ $square } תמורת { $cost } מטבעות.
}
table-report-queen = המלכה הגיעה מלוח הבנאים.
table-report-queen-from = המלכה הגיעה מהממלכה של { $host }.
table-report-burnt = הדרקון שוחד ושרף את הבניין { $building }.
table-report-recruited = גויס האסימון { $token } ל־{ $square }.
table-report-searched = חיפוש בערימת החצר: האסימון { $token } הונח ב־{ $square }.
table-report-then-took = נבחר אריח { $taken }.
table-report-now = סך הכול עכשיו: { $total ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $total } נקודות
} ({ $gain }).
table-report-now-took = נבחר אריח { $taken }. סך הכול עכשיו: { $total ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $total } נקודות
} ({ $gain }).
table-report-laid-resigned = הטייס האוטומטי הניח את אריח { $domino } ב־{ $spot } במקום { $lord }.
table-report-giant-resigned = הוא כיסה בענק את הכתר שב־{ $square }.
table-report-sent-resigned = הוא שלח את הענק מ־{ $square } אל { $receiver }.
table-report-taxed-resigned = הוא גבה מס ב־{ $square }: { $coins ->
    [one] מטבע אחד
    [two] שני מטבעות
   *[other] { $coins } מטבעות
}.
table-report-built-resigned = { $cost ->
    [0] הוא בנה ב־{ $square } את הבניין { $building } בחינם.
    [one] הוא בנה ב־{ $square } את הבניין { $building } תמורת מטבע אחד.
    [two] הוא בנה ב־{ $square } את הבניין { $building } תמורת שני מטבעות.
   *[other] הוא בנה ב־{ $square } את הבניין { $building } תמורת { $cost } מטבעות.
}
table-report-burnt-resigned = הוא שיחד את הדרקון כדי לשרוף את הבניין { $building }.
table-report-recruited-resigned = הוא גייס ל־{ $square }: { $token }.
table-report-searched-resigned = הוא חיפש בערימת החצר והניח ב־{ $square }: { $token }.
table-report-then-took-resigned = הוא בחר את אריח { $taken }.
table-report-now-resigned = ל־{ $lord } יש עכשיו { $total ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $total } נקודות
} ({ $gain }).
table-report-now-took-resigned = הוא בחר את אריח { $taken }, ול־{ $lord } יש עכשיו { $total ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $total } נקודות
} ({ $gain }).
table-received = { $lord }: הענק שנשלח מכסה את הכתר שב־{ $square } ({ $change }).
table-received-forced = הענק שנשלח אל { $lord } מכסה את הכתר שב־{ $square }, ההפסד הקטן ביותר ({ $change }).
table-received-resigned = הטייס האוטומטי בחר: הענק שנשלח אל { $lord } מכסה את הכתר שב־{ $square } ({ $change }).
table-took-back = { $lord }: התור האחרון הוחזר.
table-gave-up = { $lord }: פרישה מהמשחק. הטייס האוטומטי ימשיך לשחק במקום הזה.

table-standing = { $lord } { $points }
table-start-end = -# כולם בחרו. המספר הנמוך ביותר משחק ראשון.
table-round-end = -# סבב { $round } נגמר. טור חדש: { $line }. המצב: { $standing }.
table-round-tiles = -# חדש בלוח הבנאים: { $buildings }.
table-round-tokens = -# חדש בחצר: { $tokens }.
table-round-end-last = -# סבב { $round } נגמר. הסבב האחרון מתחיל: אין טור חדש. המצב: { $standing }.

table-direct-free = תורכם בשולחן { $table } ({ $server }) · { $round }
table-direct-start-free = בחרו את האריח הראשון שלכם בשולחן { $table } ({ $server })
table-direct-ends = תורכם בשולחן { $table } ({ $server }) · { $round } · סיום: { $ends }
table-direct-away = תורכם בשולחן { $table } ({ $server }) · { $round } · אתם בהיעדרות עד { $until }; השעון ממתין
table-direct-paused = תורכם בשולחן { $table } ({ $server }) · { $round } · בהשהיה מאז { $since }
table-direct-stands = תורכם בשולחן { $table } ({ $server }) · { $round } · בהשהיה עד { $until }
table-direct-start-away = בחרו את האריח הראשון שלכם בשולחן { $table } ({ $server }) · אתם בהיעדרות עד { $until }; השעון ממתין
table-direct-start-paused = בחרו את האריח הראשון שלכם בשולחן { $table } ({ $server }) · בהשהיה מאז { $since }
table-direct-start-stands = בחרו את האריח הראשון שלכם בשולחן { $table } ({ $server }) · בהשהיה עד { $until }
table-direct-start-ends = בחרו את האריח הראשון שלכם בשולחן { $table } ({ $server }) · סיום: { $ends }
table-direct-over = זה כבר לא תורכם בשולחן { $table } ({ $server }).
table-no-thread = -# אין לי אפשרות לכתוב בשרשור של המשחק, לכן החדשות מגיעות אליכם ישירות.

table-end-winner = ## { $lord }: ניצחון בשולחן { $table } עם { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}
table-end-winners = ## { $lords }: ניצחון בשולחן { $table } עם { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}
table-end-shared = ## { $lords } חולקים את הניצחון בשולחן { $table } עם { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}
table-end-nobody = ## המשחק בשולחן { $table } נגמר בלי מנצחים
table-end-away-why = מי ששיחקו עד הסוף קודמים למי שהטייס האוטומטי שיחק במקומם.
table-end-place = {"\u200F"}{ $place } · { $mention } { $points }
table-end-place-territory = { $place } · { $mention } { $points }, בזכות הטריטוריה הגדולה ביותר ({ $more } ריבועים מול { $fewer })
table-end-place-crowns = { $place } · { $mention } { $points }, בזכות יותר כתרים ({ $more } מול { $fewer })
table-end-place-resigned = { $place } · { $mention } { $points } (טייס אוטומטי { $turn ->
    [0] מההתחלה
   *[other] מסבב { $turn }
})
table-end-place-one-resigned = { $place } · { $mention } { $points } (טייס אוטומטי במקום { $lord } { $turn ->
    [0] מההתחלה
   *[other] מסבב { $turn }
})
table-end-by-territory = בזכות הטריטוריה הגדולה ביותר ({ $more } ריבועים מול { $fewer }).
table-end-by-crowns = בזכות יותר כתרים ({ $more } מול { $fewer }).
table-end-shared-why = אותו סך הכול, אותה טריטוריה גדולה ביותר, אותו מספר כתרים.
table-end-shared-why-town = אותו סך הכול, אותה טריטוריה גדולה ביותר.
table-end-well-played = כל הכבוד, { $mentions }.
table-end-hints = { $count ->
    [1] { $lord }: רמז אחד.
    [two] { $lord }: שני רמזים.
   *[other] { $lord }: { $count } רמזים.
}
table-end-time =
    -# { $rounds ->
        [0] המשחק נגמר לפני סבב 1, אחרי { $time }.
        [1] סבב אחד תוך { $time }.
        [two] שני סבבים תוך { $time }.
       *[other] { $rounds } סבבים תוך { $time }.
    }
table-seed-follows = { $known ->
    [yes] הפקודות {"\u200E"}/verify ו־{"\u200E"}/record מציגות את הזרע כשהשולחן האחרון בסבב מסיים, לכל המאוחר { $ends }.
    [day] הפקודות {"\u200E"}/verify ו־{"\u200E"}/record מציגות את הזרע כשהיום נגמר.
   *[no] הפקודות {"\u200E"}/verify ו־{"\u200E"}/record מציגות את הזרע כשהשולחן האחרון בסבב מסיים.
}
table-end-proof = -# השליפה הייתה הוגנת: מהזרע מתקבל החותם שהוצג בהתחלה. בדקו בעזרת {"\u200E"}/verify. זרע: `{ $seed }` חותם: `{ $seal }`
table-end-agreed =
    ## המשחק בשולחן { $table } נגמר בהסכמה
    אין לו תוצאה ({ $round }).
table-end-deserted =
    ## המשחק בשולחן { $table } נגמר
    אף אחד לא נשאר בשולחן הזה, ולכן המשחק נגמר ({ $round }).
table-end-stopped =
    ## המשחק בשולחן { $table } נגמר
    הנהלת הטורניר סיימה אותו ({ $round }). אם ניתנה הכרעה, התוצאה בדף של הסבב.
table-end-standing = המצב: { $standing }.
table-end-dynasty = משחק { $number } מתוך { $of }. השושלת עד כה: { $standing }.
table-end-dynasty-next = -# המשחק הבא מתחיל מעצמו { $when }.
table-end-dynasty-won = { $lords }: ניצחון בשושלת עם { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}: { $standing }.
table-end-dynasty-team = { $lords }: ניצחון בשושלת עם { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}: { $standing }.
table-end-dynasty-nobody = אין מנצחים בשושלת, כי הטייס האוטומטי שיחק במקום כולם: { $standing }.
table-end-dynasty-shared = { $lords } חולקים את השושלת עם { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}: { $standing }.
table-time-days = { $count ->
    [1] יום אחד
    [two] יומיים
   *[other] { $count } ימים
}
table-time-hours = { $count ->
    [1] שעה אחת
    [two] שעתיים
   *[other] { $count } שעות
}
table-time-minutes = { $count ->
    [1] דקה אחת
    [two] שתי דקות
   *[other] { $count } דקות
}
table-rematch = משחק חוזר
table-explain = להסביר את הניקוד
table-record = רישום המשחק

table-outage = במשך { $time } אף אחד לא יכול היה לשחק כאן. כל השעונים קיבלו את הזמן הזה בחזרה.
table-cup-paused = הטורניר בהשהיה, וגם השעון. אפשר להמשיך לשחק בינתיים.
table-away = לא הייתי בשרת הזה במשך { $time }. כל השעונים קיבלו את הזמן הזה בחזרה.
