board-kingdom = { $whose ->
    [own] הממלכה שלכם
   *[lord] הממלכה של { $owner }
}, { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}, רוחב { $width } וגובה { $height } מתוך { $grid }.
board-heading = **{ $owner }** · { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}

board-row = שורה { $row }: { $squares }.
board-run = { $columns } { $half }
board-half = { $crowns ->
    [0] { $terrain }
   *[other] { $terrain } { $crowns }
}
board-castle = טירה
board-knight = אביר
board-any-building = בניין
board-free = פנוי
board-any-resource = משאב
board-giants = { $count ->
    [1] ענק
    [two] שני ענקים
   *[other] { $count } ענקים
}
board-with = {"\u200F"}{ $square } עם { $things }
board-crowns = מספרים אחרי שטחים הם כתרים.
board-rows-short = שורות מלמעלה: { $rows }.
board-sign-wheat = ח
board-sign-forest = י
board-sign-lake = ג
board-sign-grassland = ר
board-sign-swamp = ב
board-sign-mine = ה
board-sign-town = ע
board-sign-castle = ט
board-sign-knight = א
board-sign-free = x
board-sign-new = ש
board-letters = אותיות: { $letters }; מספרים אחריהן הם כתרים.
board-buildings = בניינים: { $buildings }.
board-tokens = אסימונים: { $buildings }.
board-building = #{ $index } { $building }
board-building-on = #{ $index } { $building }, { $squares }

board-scoring-squares = ניקוד, ריבועים × כתרים: { $parts }.
board-scoring = ניקוד: { $parts }.
board-territory = { $terrain } {"\u2066"}{ $squares }×{ $crowns }{"\u2069"}
board-crownless = בלי כתרים: { $territories }.
board-region = { $terrain } { $squares }
board-bonus = { $line } { $points }
board-bonus-coins = נקודות על מטבעות { $points }
board-bonus-buildings = בניינים { $points }
board-bonus-quests = משימות { $points }
board-sums = עכשיו { $total }: { $sums }.
board-sums-none = עכשיו { $total }.
board-sum = { $terrain } {"\u2066"}{ $squares } × { $crowns } = { $points }{"\u2069"}

board-purse = מטבעות { $coins }, אבירים { $knights } ({ $free } שלא הוצבו), מגדלים { $towers }{ $queen ->
    [yes] , המלכה מתארחת כאן.
   *[no] .
}

board-placed = הונח עכשיו: { $domino } ב־{ $spot }.
board-placed-gain = הונח עכשיו: { $domino } ב־{ $spot }, {"\u200E"}{ $gain }.
board-discarded = ויתור עכשיו: { $domino }.
board-chosen = נבחר: { $domino } ב־{ $spot }.
board-chosen-gain = נבחר: { $domino } ב־{ $spot }, {"\u200E"}{ $gain }.
board-taken = נלקח: { $domino }.

board-spots = מיקומים לאריח { $domino }: { $spots }.
board-spot = { $index } { $spot } { $gain }

board-others = אחרים: { $lords }.
board-lord = { $lord } { $points }
board-turn = התור של { $lord }.

board-order = הסבב הזה: { $order }.
board-order-over = הסבב האחרון: { $order }.
board-order-start = סדר הבחירה: { $order }.
board-order-domino = { $domino } { $left } + { $right }, { $lord }
board-later = בהמשך הסבב: { $dominoes }.
board-domino = { $domino } { $left } + { $right }
board-line = הטור הבא: { $dominoes }.
board-line-first = הטור הראשון: { $dominoes }.
board-line-title = הטור הבא:
board-line-first-title = הטור הראשון:
board-line-free = {"\u200F"}{ $domino } { $left } + { $right }, פנוי
board-line-taken = { $domino } { $left } + { $right }, { $lord }
board-line-giant = {"\u200F"}{ $domino } (ענק)
board-line-footprints = {"\u200F"}{ $domino } (עקבות)

board-animation = { $steps ->
    [1] אנימציה בצעד אחד, ומה יוצא ממנה.
    [two] אנימציה בשני צעדים, ומה יוצא ממנה.
   *[other] אנימציה ב־{ $steps } צעדים, ומה יוצא ממנה.
}
board-table = { $title }.
board-table-kingdom = {"\u200F"}{ $lord } { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}: { $rows }.
board-table-purse = {"\u200F"}{ $lord } { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}, מטבעות { $coins }, אבירים { $knights }, מגדלים { $towers }: { $rows }.

board-score = טבלת הנקודות. { $cards }
board-score-card = { $lord } { $total }: { $lines }.
board-score-card-empty = { $lord } { $total }.
board-score-card-tied = {"\u200F"}{ $lord } { $total }: { $lines }; הטריטוריה הגדולה ביותר { $territory }.
board-score-card-crowns = {"\u200F"}{ $lord } { $total }: { $lines }; הטריטוריה הגדולה ביותר { $territory }, כתרים { $crowns }.
board-wins = ניצחון של { $lord }{ $how ->
    [territory] {" "}בזכות הטריטוריה הגדולה ביותר
    [crowns] {" "}בזכות יותר כתרים
   *[points] {""}
}.
board-wins-nobody = אין מנצחים, כי הטייס האוטומטי שיחק במקום כולם.
board-wins-shared = {"\u200F"}{ $lords } חולקים את הניצחון.

board-end = { $title }. { $places }.
board-place = { $place } { $lord } { $points }

board-legend = { $letters }. המספר סופר כתרים.
board-legend-last = { $letters }. המספר סופר כתרים. { $sign } הוא האריח שהונח עכשיו.
board-letter = { $letter } { $word }
board-reach = ריבועים פנויים שעוד אפשר להשתמש בהם: { $squares }.

board-builders = לוח הבנאים, { $pile ->
    [0] הערימה ריקה
    [one] אחד בערימה
    [two] שניים בערימה
   *[other] { $pile } בערימה
}.{ $queen ->
    [yes] {" "}המחירים שלכם: מטבע אחד פחות, כי המלכה אצלכם.
   *[no] {""}
}
board-slot = { $price ->
    [0] חינם: { $building }, { $effect }
    [one] מטבע אחד: { $building }, { $effect }
    [two] שני מטבעות: { $building }, { $effect }
   *[other] { $price } מטבעות: { $building }, { $effect }
}
board-slot-empty = משבצת { $price }: { $why }
board-slot-bought = נקנה על { $whose ->
    [own] ידיכם
   *[lord] ידי { $lord }
}
board-slot-burnt = נשרף על ידי הדרקון
board-slot-unfilled = ריקה
board-slots = { $slots }.
board-builders-short = לוח הבנאים: { $slots }.
board-slot-short = { $price } { $building }
board-slot-short-empty = { $price } { $why }
board-dragon-in = הדרקון במערה שלו.
board-dragon-out = הדרקון בחוץ, שוחד על { $whose ->
    [own] ידיכם
   *[lord] ידי { $lord }
}.
board-queen-free = המלכה לא מתארחת אצל אף אחד.
board-queen-yours = המלכה מתארחת אצלכם.
board-queen = המלכה מתארחת אצל { $lord }.
board-own-coins = { $coins ->
    [one] יש לכם מטבע אחד.
    [two] יש לכם שני מטבעות.
   *[other] יש לכם { $coins } מטבעות.
}
board-payable = אפשר לקנות עכשיו: { $buildings }.
board-sites = ריבועים בשבילו: { $squares }.
board-site = { $index } { $square }
board-built = נקנה: { $building }, על { $square }.
board-posts = האבירים של התור הזה: { $squares }.
board-draft-gain = התור הזה עד כה: {"\u200E"}{ $gain }.
board-turn-gain = כל התור: {"\u200E"}{ $gain }.

board-giants-wait = ענקים שממתינים לכתר: { $count }.
board-crowns-open = כתרים שענק יכול לכסות: { $crowns }.
board-crown-open = { $index } { $square } { $gain }
board-covered = הענק מכסה את הכתר שב־{ $square }.
board-covered-gain = הענק מכסה את הכתר שב־{ $square }: {"\u200E"}{ $gain }.

board-court = החצר, { $pile ->
    [0] אין אסימונים
    [one] אסימון אחד
    [two] שני אסימונים
   *[other] { $pile } אסימונים
} בערימה.
board-token = { $token }: { $effect }
board-face-up = גלויים: { $tokens }.
board-face-up-none = אין אסימון גלוי.
board-recruits = אפשר לגייס עכשיו: { $tokens }.
board-resources = המשאבים שלכם: { $resources }.
board-resources-none = אין לכם משאבים.
board-borne = משאבים: { $resources }.
board-borne-none = משאבים: אין.
board-resources-of = המשאבים של { $owner }: { $resources }.
board-resources-none-of = המשאבים של { $owner }: אין.
board-resource = { $resource } { $count }
board-recruited = גויס: { $token }, על { $square }.
board-searched = נמצא בערימה: { $token }, על { $square }.
board-paid = שולם במשאבים שעל { $squares }.

board-quests = משימות. { $quests }.
board-quest = { $quest }: { $about }

board-score-wheat = חיטה
board-score-forest = יער
board-score-lake = אגם
board-score-grassland = ערבה
board-score-swamp = ביצה
board-score-mine = הר
board-score-town = עיר
board-score-middle_kingdom = הממלכה התיכונה
board-score-harmony = הרמוניה
board-score-buildings = בניינים
board-score-coins = מטבעות
board-score-queen = מלכה
board-score-court = החצר
board-score-quests = משימות
board-score-total = סה״כ
board-score-largest_territory = הטריטוריה הגדולה
board-score-crowns = כתרים

board-ladder-row = {"\u200F"}{ $place }. { $lord }{ $whose ->
    [own] , אלה אתם
   *[lord] {""}
}: { $rating }, { $games ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $games } משחקים
}{ $form }.
board-ladder-form = , מקומות אחרונים { $places }
board-ladder-hidden = בעילום שם
board-ladder-empty = אין עדיין אף אחד בטבלת הדירוג הזאת.
board-rating = {"\u2066"}{ $rating } ± { $deviation }{"\u2069"}
board-rating-unsure = {"\u2066"}{ $rating } ± { $deviation }{"\u2069"} (זמני)
board-profile = {"\u200F"}{ $lord }, דירוג { $rating }.
board-profile-unrated = {"\u200F"}{ $lord }, עדיין בלי דירוג.
board-profile-plot = החל מ־{ $first }, בין { $least } ל־{ $most }.
board-profile-games = { $games ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $games } משחקים
}, ניצחונות: { $wins }.
board-profile-best = הממלכה הטובה ביותר: { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}.
board-profile-trophies = { $count ->
    [one] גביע אחד
    [two] שני גביעים
   *[other] { $count } גביעים
}.
board-profile-form = מקומות אחרונים: { $places }.
board-chances = סיכויי הניצחון, בתחילת כל סבב ובסוף.
board-chances-lord = { $lord }: { $chances }.
board-chances-decided = תור מכריע { $number }: { $lord } בסבב { $round }.

board-cup-title = { $title }.
board-cup-points = { $count ->
    [one] { $points } נקודה
    [two] { $points } נקודות
   *[other] { $points } נקודות
}
board-cup-row = {"\u200F"}{ $place }. { $lord }{ $whose ->
    [own] , אלה אתם
    [left] , מחוץ לטורניר
   *[lord] {""}
}: { $points }{ $tie }{ $rounds }.
board-cup-row-placed = { $place }. { $lord }{ $rounds }.
board-cup-rounds = ; { $rounds }
board-cup-came = { $head } { $came }
board-cup-came-place = מקום { $place }
board-cup-came-bye = סבב חופשי
board-cup-came-absent = היעדרות
board-cup-came-playing = באמצע משחק
board-cup-came-unplayed = לא שוחק
board-cup-tie = , { $tie } { $value }
board-cup-tie-break = , שובר שוויון { $value }
board-cup-cut = { $through ->
    [1] קו העלייה: המקום הראשון עולה.
    [two] קו העלייה: שני הראשונים עולים.
   *[other] קו העלייה: { $through } הראשונים עולים.
}
board-cup-nobody = אין עדיין משתתפים.
board-cup-table = שולחן { $number }: { $lords }, סבב { $played } מתוך { $rounds }.
board-cup-table-games = שולחן { $number }: { $lords }; ניצחונות עד כה: { $results }; סבב { $played } מתוך { $rounds }.
board-cup-table-tied = שולחן { $number }: { $lords }; תיקו: { $results }; משחק נוסף, סבב { $played } מתוך { $rounds }.
board-cup-table-state = שולחן { $number }: { $lords }; { $state }.
board-cup-table-over = { $tied ->
    [0] שולחן { $number }: { $lords }; נגמר, ניצחון של { $winners }.
   *[other] שולחן { $number }: { $lords }; נגמר, תיקו בין { $winners }.
}
board-cup-table-result = { $tied ->
    [0] שולחן { $number }: { $lords }; נגמר: { $results }; ניצחון של { $winners }.
   *[other] שולחן { $number }: { $lords }; נגמר: { $results }; תיקו בין { $winners }.
}
board-cup-table-autopilot = הטייס האוטומטי משחק שם במקום מישהו.
board-cup-lord = { $lord } { $points }
board-cup-byes = בלי שולחן בסבב הזה: { $lords }.
board-cup-column = סבב { $number }:
board-cup-final = גמר:
board-cup-match = { $lords }.
board-cup-match-over = { $count ->
    [one] { $lords }; העולים: { $winners }.
    [two] { $lords }; העולים: { $winners }.
   *[other] { $lords }; העולים: { $winners }.
}
board-cup-final-over = {"\u200F"}{ $lords }; ניצחון של { $winners }.
board-cup-third = על המקום השלישי: { $lords }.
board-cup-third-over = על המקום השלישי: { $lords }; במקום השלישי { $winners }.
board-cup-unknown = עוד לא ידוע
board-cup-cross = { $place }. { $lord }: { $points }. { $cells }.
board-cup-podium = {"\u200F"}{ $place }. { $lord }, { $points } במשחק האחרון ששוחק.
board-cup-podium-same = { $place }. { $lord }: { $points }.
board-cup-podium-beside = להשוואה { $lord }: { $points }.
board-cup-podium-unplayed = { $place }. { $lord }.
board-cup-podium-kingdom = הממלכה של { $lord }: { $rows }.
