digest-command-digest = מה קרה מאז התור האחרון שלכם
digest-button = מאז התור האחרון שלי
digest-title =
    ### { $table } · מאז התור האחרון שלכם
    -# התור שלכם היה { $at }.
digest-nothing = אף אחד לא שיחק מאז.
digest-round = סבב { $round }: { $turns }.
digest-start = הבחירה הראשונה: { $turns }.
digest-placed = { $lord } { $domino } ({ $gain })
digest-chose = { $lord } { $domino }
digest-line = הטור הבא: { $line }.
digest-points = נקודות: { $points }.
digest-points-one = { $lord } {"\u2066"}{ $then } → { $now }{"\u2069"}
