annals-command-ladder = טבלת הדירוג של השרת הזה
annals-command-profile = הפרופיל של שחקן
annals-option-season = איזה רבעון; כל הזמנים אם לא צוין
annals-option-computers = טבלת הדירוג של משחקים עם שחקני מחשב
annals-option-page = איזה עמוד של עשרה שחקנים
annals-option-user = הפרופיל של מי; שלכם אם לא צוין

annals-ladder = {"\u200F"}{ $box }, { $kingdoms } ממלכות
annals-ladder-teams = {"\u200F"}{ $box }, { $kingdoms } קבוצות של שניים
annals-ladder-computer = {"\u200F"}{ $ladder }, עם שחקני מחשב
annals-season-all = כל הזמנים
annals-season = { $quarter ->
    [1] ינואר עד מרץ { $year }
    [2] אפריל עד יוני { $year }
    [3] יולי עד ספטמבר { $year }
   *[4] אוקטובר עד דצמבר { $year }
}
annals-computer = מחשב ({ $level })
annals-nameless = שחקן

annals-ladder-title = ### טבלת הדירוג · { $ladder } · { $season }
annals-ladder-count = { $lords ->
    [one] שחקן אחד
    [two] שני שחקנים
   *[other] { $lords } שחקנים
}, { $games ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $games } משחקים
}. דירוג, ± מידת אי־הוודאות (אפור עם "?": פחות מעשרה משחקים), משחקים, חמשת המקומות האחרונים.
annals-ladder-empty = עוד לא שוחק כאן משחק כזה עד סופו. פתחו שולחן עם {"\u200E"}`/game new`, והראשון יהיה.
annals-ladder-mine = אתם במקום { $place }: {"\u2066"}**{ $rating }** ± { $deviation }{"\u2069"} אחרי { $games ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $games } משחקים
}.
annals-choose-ladder = קופסה ומספר שחקנים
annals-choose-season = עונה
annals-find = למצוא אותי
annals-browse = טבלאות דירוג אחרות
annals-share = להראות בערוץ

annals-profile-title = ### { $lord }
annals-profile-hidden = רק אתם רואים את זה: אתם לא מופיעים בטבלאות הדירוג. אפשר לשנות ב־{"\u200E"}`/settings`.
annals-profile-empty = עוד לא נגמר כאן משחק. פתחו שולחן עם {"\u200E"}`/game new`, או מצאו אחד עם {"\u200E"}`/games`.
annals-standing = { $name }: מקום { $place }, { $rating }, { $games ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $games } משחקים
}, ניצחונות: { $wins }
annals-standing-one = { $games } מתוך { $of } משחקים נגד אותו שחקן
annals-ladder-one = בעיקר נגד אותו שחקן: { $lords }
annals-ladder-one-lord = { $lord } ({ $games } מתוך { $of } משחקים)
annals-level = **{ $level }**: אנשים ניצחו ב־{ $wins } מתוך { $games }
annals-level-best = הממלכה הטובה ביותר { $points } ({ $lord })
annals-level-best-hidden = הממלכה הטובה ביותר { $points }
annals-level-mine = ניצחתם ב־{ $wins } מתוך { $games }, לכל היותר { $points } נקודות
annals-level-mine-left = ניצחתם ב־{ $wins } מתוך { $games }
annals-rating = {"\u2066"}**{ $rating }** ± { $deviation }{"\u2069"}
annals-rating-unsure = {"\u2066"}**{ $rating }** ± { $deviation }{"\u2069"} (פחות מעשרה משחקים)
annals-reliable-always = תמיד בזמן ({ $percent }%).
annals-reliable-mostly = כמעט תמיד בזמן ({ $percent }%).
annals-reliable-often = מדי פעם מוחמץ תור ({ $percent }%).
annals-reliable-seldom = תורות מוחמצים לעיתים קרובות ({ $percent }%).
annals-best = הממלכה הטובה ביותר: **{ $points }** בשולחן { $table }
annals-recent-title = המשחקים האחרונים
annals-recent = { $table }: מקום { $place } מתוך { $of }, { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
} { $rated ->
    [yes] {"\u200F"}({ $change }){" "}
   *[no] {""}
}{ $when }
annals-recent-left = { $table }: לא שוחק עד הסוף { $rated ->
    [yes] {"\u200F"}({ $change }){" "}
   *[no] {""}
}{ $when }
annals-trophies-title = גביעים
annals-trophy = **{ $trophy }** · { $about }
annals-cup = { $place ->
    [1] מקום ראשון
    [2] מקום שני
   *[other] מקום שלישי
} בטורניר { $cup } · משתתפים: { $of } · { $at }
annals-cups-more = { $count ->
    [one] ועוד טורניר אחד.
    [two] ועוד שני טורנירים.
   *[other] ועוד { $count } טורנירים.
}
annals-trophy-first_stone = האבן הראשונה
annals-trophy-first_stone-about = משחק ששוחק עד סופו
annals-trophy-crowned = הכתרה
annals-trophy-crowned-about = ניצחון במשחק
annals-trophy-hundred = מאה
annals-trophy-hundred-about = ממלכה של 100 נקודות
annals-trophy-broad_fields = מרחבים
annals-trophy-broad_fields-about = טריטוריה של 15 ריבועים
annals-trophy-six_lands = שש הארצות
annals-trophy-six_lands-about = כל ששת השטחים צוברים נקודות בממלכה אחת
annals-trophy-harmonious = בהרמוניה
annals-trophy-harmonious-about = ניצחון עם הרמוניה ועם הממלכה התיכונה
annals-trophy-treasury = אוצר
annals-trophy-treasury-about = 20 נקודות בהרים
annals-trophy-architect = אדריכלות
annals-trophy-architect-about = 40 נקודות בבניינים
annals-trophy-queens_host = אירוח המלכה
annals-trophy-queens_host-about = ניצחון כשהמלכה מתארחת
annals-trophy-close_shave = על חודו של קול
annals-trophy-close_shave-about = ניצחון בנקודה אחת, או בשובר שוויון
annals-trophy-crowded_field = שדה צפוף
annals-trophy-crowded_field-about = ניצחון נגד ארבע ממלכות או יותר
annals-trophy-old_hand = ותק
annals-trophy-old_hand-about = 50 משחקים ששוחקו עד סופם
annals-compare-me = להשוות איתי

annals-command-compare = שני שחקנים זה לצד זה
annals-option-compared = עם מי להשוות אתכם
annals-option-with = שחקן אחר במקומכם
annals-compare-title = ### { $one } ו־{ $two }
annals-compare-unrated = { $lord }: עדיין בלי דירוג כאן
annals-compare-chance = לפי הדירוג, { $one } לפני { $two } ב־{ $percent } מתוך 100 משחקים.
annals-compare-never = הם עוד לא שיחקו כאן זה נגד זה.
annals-compare-met = { $games ->
    [1] משחק אחד
    [two] שני משחקים
   *[other] { $games } משחקים
} זה נגד זה: { $one } לפני { $two } ב־{ $ahead }, מאחור ב־{ $behind }.
annals-compare-latest = המשחקים האחרונים שלהם, מצד { $one }

annals-command-honors = השיאים של השרת: הממלכה הגבוהה ביותר, הטריטוריה הגדולה ביותר ועוד
annals-honors-title = ### שיאים · { $box }
annals-honors-count = { $games ->
    [one] משחק אחד נגמר
    [two] שני משחקים נגמרו
   *[other] { $games } משחקים נגמרו
} כאן
annals-honor-kingdom = הממלכה הגבוהה ביותר: **{ $value }** נקודות, { $lords }
annals-honor-territory = הטריטוריה הגדולה ביותר: **{ $value }** ריבועים, { $lords }
annals-honor-crowns = הכי הרבה כתרים: **{ $value }**, { $lords }
annals-honor-fastest = השולחן המהיר ביותר: **{ $value }**, { $lords }
annals-honor-games = הכי הרבה משחקים שנגמרו: **{ $value }**, { $lords }
annals-honor-wins = הכי הרבה ניצחונות: **{ $value }**, { $lords }
annals-honor-short-kingdom = הממלכה הטובה
annals-honor-short-territory = טריטוריה
annals-honor-short-crowns = כתרים
annals-honor-short-fastest = השולחן המהיר
annals-honor-short-games = משחקים שנגמרו
annals-honor-short-wins = ניצחונות
annals-honor-hidden = בעילום שם
annals-honor-where = { $table }, { $when }
annals-choose-box = קופסה

annals-command-stats = מה מצליח כאן: אריחים, בניינים, משימות ומקומות ישיבה
annals-option-about = על מה
annals-about-domino = אריחים
annals-about-building = בניינים
annals-about-quest = משימות
annals-about-token = אסימוני החצר
annals-about-seat = מקומות ישיבה
annals-about-order = סדר הבחירה הראשונה
annals-stats-title = ### { $about } · { $box }
annals-stats-empty = עוד לא שוחק כאן משחק של הקופסה הזאת עד סופו.
annals-stats-usual = { $games ->
    [one] משחק אחד נגמר
    [two] שני משחקים נגמרו
   *[other] { $games } משחקים נגמרו
} כאן. מכל הממלכות מנצחות { $share }%, עם { $points } נקודות בממוצע. הטוב ביותר קודם.
annals-stats-line = **{ $what }**: ניצחון ב־{ $share }% מתוך { $games ->
    [one] ממלכה אחת
    [two] שתי ממלכות
   *[other] { $games } ממלכות
}, { $points } נקודות
annals-stats-quest = **{ $what }**: ניצחון ב־{ $share }% מתוך { $games ->
    [one] ממלכה אחת
    [two] שתי ממלכות
   *[other] { $games } ממלכות
}, הביאה { $points } נקודות
annals-seat = מקום { $place } מתוך { $kingdoms }
annals-order = בחירה { $place } מתוך { $kingdoms }
