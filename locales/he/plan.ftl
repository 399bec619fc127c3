plan-title = ### תכנון התור הבא שלכם · { $round }
plan-place = תניחו את אריח { $domino }: { $halves }.
plan-nowhere = במצב הממלכה עכשיו אין מיקום לאריח { $domino }, ולכן יהיה ויתור עליו.
plan-first = תבחרו אריח מהטור הראשון.
plan-kept = התוכנית שלכם נשמרה. אפשר לשנות או למחוק אותה עד שיגיע תורכם.
plan-cleared = התוכנית שלכם נמחקה. דבר אינו מתוכנן.
plan-unkept = התוכנית הזאת עוד לא נשמרה: לחצו [לשמור את התוכנית].
plan-waits = התוכנית הזאת ממתינה לתורכם.
plan-differs = תוכנית אחרת ממתינה לתורכם. שמרו את זאת כדי להחליף אותה.
plan-gone = { $count ->
    [1] אריח { $dominoes } נלקח, ואי אפשר לבקש אותו במשאלה.
   *[other] אריחים { $dominoes } נלקחו, ואי אפשר לבקש אותם במשאלה.
}
plan-arrives = ענק מגיע עם { $domino }: תישאלו איזה כתר הוא יכסה.
plan-own-turn = כבר תורכם: שחקו אותו כאן. שום דבר לא תוכנן.
plan-tap = לתוכנית נחוץ מיקום: הקישו על אות. שום דבר לא נשמר לפני שתלחצו [לשמור את התוכנית].
plan-tap-spot = לתוכנית נחוץ מיקום: בחרו אחד ברשימה. שום דבר לא נשמר לפני שתלחצו [לשמור את התוכנית].
plan-tap-wish = בחרו את האריחים שתרצו, הטוב ביותר קודם. שום דבר לא נשמר לפני שתלחצו [לשמור את התוכנית].
plan-at = תוכנית: { $domino } ב־**{ $spot }**: { $gain }, יהיו לכם { $total }.
plan-taxes = { $count ->
    [1] אביר גובה מס ב־{ $squares }.
   *[other] אבירים גובים מס ב־{ $squares }.
}
plan-wishes = משאלות: { $wishes }.
plan-else = { $first }, ואם לא, { $then }
plan-otherwise-ask = אם אף משאלה לא פנויה, תישאלו.
plan-otherwise = אם אף משאלה לא פנויה, ייבחר האריח { $which ->
    [lowest] הנמוך
   *[highest] הגבוה
} ביותר.
plan-only = ייבחר האריח הפנוי { $which ->
    [lowest] הנמוך
   *[highest] הגבוה
} ביותר.
plan-asks-wish = אחר כך תישאלו איזה אריח לבחור.
plan-no-line = הטור הבא עוד לא על השולחן: אפשר לתכנן רק את המיקום.
plan-wish = {"\u200F"}{ $domino } · מקום { $place ->
    [1] ראשון
    [2] שני
    [3] שלישי
   *[other] { $place }
}
plan-wish-list = משאלות…
plan-select-ask = אם אף משאלה לא פנויה: לשאול אותי
plan-select = אם אף משאלה לא פנויה: לבחור את { $which ->
    [lowest] הנמוך
   *[highest] הגבוה
} ביותר
plan-select-tax = מס…
plan-select-tax-none = בלי מס
plan-how = התוכנית משוחקת מעצמה דקה אחרי שתורכם מתחיל, אם { $team ->
    [yes] לא הונח מאז אריח מצד השותף, המיקום
   *[no] המיקום
} עדיין חוקי ומשאלה אחת פנויה. אחרת תישאלו. אף אחד אחר לא רואה אותה.
plan-how-spot = כשיגיע תורכם, המיקום כבר יהיה ממולא ותבחרו את השאר. אף אחד אחר לא רואה את זה.
plan-button-keep = לשמור את התוכנית
plan-button-clear = למחוק
plan-button-mine = לתכנן את התור שלי
plan-button-next = לתכנן את התור הבא
plan-button-log = התוכניות שלי

plan-log-title = ### התוכניות שלכם בשולחן { $table }
plan-log-none = עוד לא שמרתם כאן תוכנית.
plan-log-nothing = אין תוכנית שממתינה לתורכם.
plan-log-hidden = אף אחד אחר לא רואה אותן.
plan-log-waits = ממתינה: { $turn } · { $plan }
plan-log-line = { $when } · { $turn }: { $fate }
plan-turn = סבב { $round }, { $domino }
plan-turn-start = הבחירה הראשונה

plan-fate-played = התוכנית שלכם שוחקה: { $domino } ב־{ $spot }, ואחר כך נבחר { $took }.
plan-fate-played-last = התוכנית שלכם שוחקה: { $domino } ב־{ $spot }.
plan-fate-played-discarded = התוכנית שלכם שוחקה: לאריח { $domino } לא היה מיקום, ואחר כך נבחר { $took }.
plan-fate-played-chose = התוכנית שלכם שוחקה: בחרתם את אריח { $took }.
plan-fate-gone = { $count ->
    [one] אריח { $dominoes } נלקח.
    [two] אריחים { $dominoes } נלקחו.
   *[other] אריחים { $dominoes } נלקחו.
}
plan-fate-wishes_taken = { $count ->
    [1] התוכנית לא שוחקה: אריח { $dominoes } נלקח.
   *[other] התוכנית לא שוחקה: אריחים { $dominoes } נלקחו.
}
plan-fate-line_unknown = התוכנית לא שוחקה מעצמה: הטור הבא לא היה ידוע כשתכננתם.
plan-fate-no_wish = התוכנית לא שוחקה מעצמה: לא ביקשתם שום אריח.
plan-fate-giant_arrives = התוכנית לא שוחקה מעצמה: ענק מגיע עם האריח שלכם, ואתם בוחרים את הכתר שיכסה.
plan-fate-no_spot = התוכנית לא שוחקה: לא היה בה מיקום לאריח שלכם.
plan-fate-spot_illegal = התוכנית לא שוחקה: המיקום כבר לא חוקי.
plan-fate-tax_illegal = התוכנית לא שוחקה: כבר אי אפשר לגבות את המס.
plan-fate-giant_came = התוכנית לא שוחקה: בינתיים הגיע ענק אל { $square }.
plan-fate-giant_waits = התוכנית לא שוחקה: ענק בדרך אליכם, והכתר שלו קודם.
plan-fate-kingdom_changed-own = התוכנית לא שוחקה: שיניתם את הממלכה אחרי התכנון.
plan-fate-kingdom_changed-partner = התוכנית לא שוחקה: השותף שינה את הממלכה אחרי שתכננתם.
plan-fate-kingdom_changed-queen = התוכנית לא שוחקה: בינתיים המלכה עזבה אתכם.
plan-fate-other_domino = התוכנית לא שוחקה: בחרתם אריח אחר אחרי התכנון.
plan-fate-taken_back = התוכנית לא שוחקה: תורות הוחזרו בהסכמה.
plan-fate-time = התוכנית לא שוחקה: הזמן שלכם נגמר קודם.
plan-fate-resigned = התוכנית לא שוחקה: המחשב שיחק במקומכם.
plan-fate-game_over = התוכנית לא שוחקה: המשחק נגמר קודם.
plan-fate-again = תכננתם שוב.
plan-fate-own_turn = התוכנית כבר לא משוחקת מעצמה: עכשיו תורכם.
plan-fate-cleared = מחקתם אותה.
plan-fate-drafted = מה שתכננתם כבר ממולא.

plan-news = { $table } ({ $server }) · { $turn }

plan-command-plan = תכנון התור הבא שלכם
plan-command-plan-make = תכנון התור הבא שלכם
plan-command-plan-show = הצגת התוכנית שלכם ומה עלה בגורל הקודמות
plan-command-plan-drop = מחיקת התוכנית שלכם
plan-option-spot = לאן ילך האריח שלכם, למשל b5 a5
plan-option-wishes = אריחים מהטור הבא, הטוב ביותר קודם, למשל 41 33
plan-option-otherwise = מה לבחור אם אף משאלה לא פנויה
plan-choice-ask = לשאול אותי
plan-choice-lowest = לבחור את הנמוך ביותר
plan-choice-highest = לבחור את הגבוה ביותר
