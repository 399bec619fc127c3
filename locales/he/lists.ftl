lists-command-games = רשימת משחקים: שלי, ממתינים לי, פתוחים, לצפייה, הסתיימו
lists-command-game-list = כמו {"\u200E"}/games
lists-command-next = פתיחת המשחק הדחוף ביותר שלכם
lists-option-show = אילו משחקים
lists-option-box = רק משחקים של הקופסה הזאת

lists-title-mine = ### המשחקים שלכם{ $waiting ->
    [0] { "" }
    [one] { " " }· אחד ממתין לכם
    [two] { " " }· שניים ממתינים לכם
   *[other] { " " }· { $waiting } ממתינים לכם
}
lists-title-waiting = ### ממתינים לכם · { $waiting }
lists-title-cups = ### משחקי הטורניר שלכם · { $count }
lists-title-open = ### שולחנות פתוחים כאן · { $count }
lists-title-watching = ### משחקים לצפייה כאן · { $count }
lists-title-finished = ### משחקים שהסתיימו · { $count }

lists-show-mine = המשחקים שלי
lists-show-waiting = ממתינים לי
lists-show-cups = טורנירים
lists-show-open = שולחנות פתוחים
lists-show-watching = לצפייה
lists-show-finished = הסתיימו
lists-show = להראות…
lists-only = רק { $box }.
lists-only-fitting = רק שולחנות שמותר לכם לתפוס בהם מקום.
lists-speed = קצב…
lists-speed-any = כל קצב
lists-speed-fast = פחות מיום לתור
lists-speed-day = יום אחד לתור
lists-speed-slow = יותר מיום לתור
lists-speed-bank = עם מאגר זמן
lists-speed-none = ללא מגבלת זמן
lists-button-fit = רק מה שמתאים לי
lists-button-all = כל השולחנות

lists-game = **{ $table }** · { $setup } · { panel-round }
lists-game-start = **{ $table }** · { $setup } · המלכים בוחרים את האריחים הראשונים
lists-table-open = **{ $table }** · { $setup } · { $clock }
lists-table = **{ $table }** · { $setup }
lists-setup = { $box } { $lords }
lists-setup-dynasty = {"\u200F"}{ $box } { $lords }, שושלת

lists-your-turn-free = תורכם, ההודעה נשלחה { $at }.
lists-your-turn-ends = תורכם, סיום: { $ends }.
lists-your-turn-paused = תורכם, אבל המשחק בהשהיה.
lists-giant = ענק ממתין לכם: בחרו את הכתר שיכסה.
lists-vote = יש שאלה לשולחן.
lists-invited = הזמנה מאת **{ $host }**. { $free ->
    [one] מקום אחד פנוי.
    [two] שני מקומות פנויים.
   *[other] { $free } מקומות פנויים.
}
lists-on-turn-free = התור של { $lord }.
lists-on-turn-ends = התור של { $lord }. סיום: { $ends }.
lists-on-turn-paused = התור של { $lord }, אבל המשחק בהשהיה.
lists-between = המשחק הבא של השושלת מתחיל בקרוב.
lists-open = { $free ->
    [one] מקום אחד פנוי
    [two] שני מקומות פנויים
   *[other] { $free } מקומות פנויים
} · מארח **{ $host }**{ $percent ->
    [0] {""}
   *[other] {" "}· אמינות { $percent }% ומעלה
}
lists-open-yours = יש לכם מקום { $seat }. { $free ->
    [one] מקום אחד עדיין פנוי.
    [two] שני מקומות עדיין פנויים.
   *[other] { $free } מקומות עדיין פנויים.
}
lists-over = שוחק עד הסוף.
lists-abandoned = נגמר בלי תוצאה.

lists-button-urgent = הדחוף ביותר
lists-button-giant = לבחור
lists-button-vote = להצביע
lists-button-previous = {"\u200E"}← הקודם
lists-button-following = {"\u200E"}הבא →
lists-button-page = {"\u200F"}{ $page } מתוך { $pages }
lists-button-show-open = להראות אותם
lists-button-new = לפתוח שולחן
lists-button-games = המשחקים שלי

lists-empty-mine = אתם לא משתתפים באף משחק. { $open ->
    [0] גם אין כאן שולחן פתוח.
    [one] שולחן אחד פתוח כאן.
    [two] שני שולחנות פתוחים כאן.
   *[other] { $open } שולחנות פתוחים כאן.
}
lists-empty-waiting = אף משחק לא ממתין לכם. { $open ->
    [0] אין כאן שולחן פתוח.
    [one] שולחן אחד פתוח כאן.
    [two] שני שולחנות פתוחים כאן.
   *[other] { $open } שולחנות פתוחים כאן.
}
lists-empty-cups = אין לכם עכשיו משחק טורניר. תקבלו אחד כשיתחיל סבב בטורניר שאתם משתתפים בו.
lists-empty-open = אין כאן שולחן פתוח. אפשר לפתוח אחד.
lists-empty-narrowed = שום דבר כאן לא מתאים. בלי הבחירות שלמעלה יש יותר.
lists-empty-watching = אין כאן משחק שאפשר לצפות בו.
lists-empty-finished = עדיין לא נגמר אף משחק.

lists-next-nothing = שום משחק לא מחכה לכם.
lists-next-games = { $games ->
    [0] אתם לא משתתפים באף משחק.
    [one] אתם במשחק אחד.
    [two] אתם בשני משחקים.
   *[other] אתם ב־{ $games } משחקים.
}
lists-next-time = התור הבא שלכם יהיה כנראה בשולחן **{ $table }**, בעוד בערך { $time }.
lists-next-turns = התור הבא שלכם יהיה כנראה בשולחן **{ $table }**, אחרי { $turns ->
    [one] עוד תור אחד
    [two] עוד שני תורות
   *[other] עוד { $turns } תורות
}.
