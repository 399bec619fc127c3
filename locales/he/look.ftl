look-title = ### { $square } · { $lord } · { $table }
look-free = { $lies }.
look-out = פנוי, מחוץ לתחום
look-laid = { $lies }, חצי של אריח { $domino } ב־{ $spot }.
look-effect = { $name }: { $effect }.
look-territory = { $count ->
    [one] טריטוריה של { $terrain }, ריבוע אחד
    [two] טריטוריה של { $terrain }, שני ריבועים ({ $squares })
   *[other] טריטוריה של { $terrain }, { $count } ריבועים ({ $squares })
}, { $crowns ->
    [0] בלי כתר: 0 נקודות.
    [one] כתר אחד: { $points ->
        [one] נקודה אחת.
        [two] שתי נקודות.
       *[other] { $points } נקודות.
    }
    [two] שני כתרים: { $points } נקודות.
   *[other] { $crowns } כתרים: { $points } נקודות.
}
look-around = מסביב: { $around }.
look-above = { $square } מעל, { $lies }
look-right = { $square } מימין, { $lies }
look-below = { $square } מתחת, { $lies }
look-left = { $square } משמאל, { $lies }
look-laid-draft = { $half } בתור שעוד לא סיימתם
look-spot = { $spot } ({ $gain }; { $halves })
look-fits = { $whose ->
    [own] האריח שלכם, { $domino },
   *[lord] האריח של { $lord }, { $domino },
} { $halves }, מתאים לכאן: { $spots }.
look-unfit = { $whose ->
    [own] האריח שלכם, { $domino },
   *[lord] האריח של { $lord }, { $domino },
} { $halves }, לא מתאים לכאן. { $why }
look-drafted = בתור שעוד לא סיימתם הוא מכסה את הריבוע הזה: { $halves }.
look-drafted-moves = בתור שעוד לא סיימתם: { $moves }.
look-choice = {"\u200F"}{ $square } · { $lies }
