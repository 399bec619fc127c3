brief-since =
    מאז התור האחרון שלכם:
    { $turns }
brief-panel = לוח פעולות
brief-placed = אריח { $domino } ב־**{ $spot }**: { $left } { $left_square }, { $right } { $right_square }.
brief-total-coins = בתור הזה: { $gain }, יהיו לכם { $total ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $total } נקודות
}, ובארנק { $coins }.
brief-offer = { $what } ({ $number })
brief-can-send = אפשר לשלוח ענק: { $giants }.
brief-can-tax = אפשר לגבות מס: { $offers }.
brief-can-build = אפשר לבנות: { $offers }.
brief-can-burn = אפשר לשחד את הדרקון.
brief-next-place = עכשיו: להניח את { $domino }, { $halves }. { $count ->
    [1] יש לו מיקום אחד.
    [two] יש לו שני מיקומים.
   *[other] יש לו { $count } מיקומים.
}
brief-next-place-best = עכשיו: להניח את { $domino }, { $halves }: { $spots }. { $count ->
    [1] יש לו מיקום אחד.
    [two] יש לו שני מיקומים.
   *[other] יש לו { $count } מיקומים.
}
brief-next-giant = עכשיו: לכסות כתר בענק: { $crowns }.
brief-next-choose = עכשיו: לבחור { $dominoes }.
brief-next-end = עכשיו: לסיים את התור.
