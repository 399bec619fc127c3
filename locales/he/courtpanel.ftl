courtpanel-title =
    ### החצר · המשאבים שלכם: { $resources }
    רשות, בסוף התור. רכישה אחת.
courtpanel-resource = { $resource } { $count }
courtpanel-resources-none = אין
courtpanel-holdings = משאבים: { $resources }.
courtpanel-opens = החצר נפתחת אחרי הנחת האריח.
courtpanel-opens-both = העיר והחצר נפתחות אחרי הנחת האריח.

courtpanel-can = אם תרצו, גייסו אחד מאלה. אפשר לשנות עד סוף התור.
courtpanel-can-nothing = לחצר אין מה להציע לכם בתור הזה.
courtpanel-recruit-list = לגייס בשני משאבים…
courtpanel-bought = גיוס: { $token } ל־{ $square } תמורת { $paid }.
courtpanel-found = נמצא בערימה: { $token }, מונח ב־{ $square } תמורת { $paid }.
courtpanel-paid = { $resource } { $square }
courtpanel-pay = לשלם: { $paid } ({"\u200E"}{ $gain })
courtpanel-pay-list = לשלם ב…
courtpanel-search = לחפש בערימה בארבעה…
courtpanel-search-token = {"\u200F"}{ $token } ×{ $left }: {"\u200E"}{ $gain } ב־{ $square }
courtpanel-search-price = חיפוש עולה משאב אחד מכל אחד מארבעת הסוגים.
courtpanel-lying = גלויים גם: { $tokens }.
courtpanel-lying-one = { $token }, { $effect }
courtpanel-lies = { $token }: { $effect }
courtpanel-empty = { $count ->
    [1] משבצת אחת ריקה
    [two] שתי משבצות ריקות
   *[other] { $count } משבצות ריקות
} עד שייפתח הטור הבא.
courtpanel-empty-last = { $count ->
    [1] משבצת אחת נשארת ריקה
    [two] שתי משבצות נשארות ריקות
   *[other] { $count } משבצות נשארות ריקות
}: לא ייפתח עוד טור.

courtpanel-hint = חצר: { $token } { $gain }.
courtpanel-hint-both = חצר: { $token } { $gain }, חיפוש בערימה.
courtpanel-hint-search = חצר: חיפוש בערימה.
courtpanel-hint-none = חצר: אין מה לעשות בתור הזה.

courtpanel-short = גיוס: { $short ->
    [one] חסר סוג אחד
    [two] חסרים שני סוגים
   *[other] חסרים { $short } סוגים
}. נחוצים שני משאבים שונים.
courtpanel-no-square = גיוס: אין ריבוע פנוי שמתאים לאחד מהם.
courtpanel-no-square-for = אין ריבוע פנוי מתאים: { $tokens }.
courtpanel-search-short = חיפוש בערימה: { $short ->
    [one] חסר סוג אחד
    [two] חסרים שני סוגים
   *[other] חסרים { $short } סוגים
}. נחוץ משאב אחד מכל אחד מארבעת הסוגים.
courtpanel-search-court_none = חיפוש בערימה: אין ריבוע פנוי מתאים.

courtpanel-choice = {"\u200F"}{ $token }: {"\u200E"}{ $gain } ב־{ $square }
courtpanel-choice-site = { $square } ({ $gain })
courtpanel-choice-pay = {"\u200F"}{ $paid } ({"\u200E"}{ $gain })
