town-coins = { $coins ->
    [one] מטבע אחד
    [two] שני מטבעות
   *[other] { $coins } מטבעות
}
town-price = { $coins ->
    [0] חינם
    [one] מטבע אחד
    [two] שני מטבעות
   *[other] { $coins } מטבעות
}

town-title = ### עיר · { $coins }
town-knights = אבירים { $knights } (פנויים { $free }{ $later ->
    [0] {""}
   *[other] , מהתור הבא עוד { $later }
})
town-purse = { $held } · מגדלים { $towers }
town-purse-queen = { $held } · מגדלים { $towers } · המלכה אצלכם: מעכשיו כל בניין עולה לכם מטבע אחד פחות.
town-purse-discount = { $held } · מגדלים { $towers } · המלכה אצלכם: מטבע אחד פחות, כבר מחושב.
town-purse-line = { $coins } · { $purse }
town-holdings = { $coins }, אבירים { $knights } ({ $free } שלא הוצבו), מגדלים { $towers }{ $queen ->
    [yes] , המלכה מתארחת כאן.
   *[no] .
}
town-slot = { $price } · { $building }: { $effect }
town-slot-cheaper = { $price } · { $building } (אתם משלמים { $asked }): { $effect }
town-slot-bought = { $price } · נקנה על ידי { $lord }
town-slot-burnt = { $price } · נשרף על ידי הדרקון
town-slot-empty = { $price } · ריק
town-opens = העיר נפתחת אחרי הנחת האריח.
town-hint-both = עיר: מס עד { $coins ->
    [one] {"\u2066"}+{ $coins }{"\u2069"} מטבע
    [two] {"\u2066"}+{ $coins }{"\u2069"} מטבעות
   *[other] {"\u2066"}+{ $coins }{"\u2069"} מטבעות
}, { $buildings ->
    [one] בניין אחד
    [two] שני בניינים
   *[other] { $buildings } בניינים
}.
town-hint-tax = עיר: מס עד { $coins ->
    [one] {"\u2066"}+{ $coins }{"\u2069"} מטבע
    [two] {"\u2066"}+{ $coins }{"\u2069"} מטבעות
   *[other] {"\u2066"}+{ $coins }{"\u2069"} מטבעות
}.
town-hint-build = עיר: { $buildings ->
    [one] בניין אחד
    [two] שני בניינים
   *[other] { $buildings } בניינים
}.
town-hint-burn = עיר: רק הדרקון.
town-hint-none = עיר: אין מה לעשות בתור הזה.

town-can-tax-build = { $knights ->
    [1] אפשר לגבות מס עם האביר על ריבוע של { $domino }, לבנות, או גם וגם (הכול רשות).
   *[other] אפשר לגבות מס עם האבירים על ריבועים של { $domino }, לבנות, או גם וגם (הכול רשות).
}
town-can-tax = { $knights ->
    [1] אפשר לגבות מס עם האביר על ריבוע של { $domino } (רשות).
   *[other] אפשר לגבות מס עם האבירים על ריבועים של { $domino } (רשות).
}
town-can-build = אם תרצו, בנו.
town-can-burn = אם תרצו, שחדו את הדרקון.
town-can-nothing = לעיר אין מה להציע לכם בתור הזה.
town-tax = מס ב־{ $square }: { $coins ->
    [one] {"\u2066"}+{ $coins }{"\u2069"} מטבע
    [two] {"\u2066"}+{ $coins }{"\u2069"} מטבעות
   *[other] {"\u2066"}+{ $coins }{"\u2069"} מטבעות
}
town-no-tax-on = בלי מס ב־{ $square }
town-build-list = לבנות…
town-offer = {"\u200F"}{ $building }, { $price }
town-offer-queen = {"\u200F"}{ $building }, { $price } עם המלכה
town-copy = {"\u200F"}{ $building } (ב־{ $price })
town-knights-later = אבירים שמקבלים עכשיו פנויים רק מהתור הבא.
town-ends-bribe = קנייה שלו מבטלת את השוחד.
town-queen = עם { $towers ->
    [one] מגדל אחד
    [two] שני מגדלים
   *[other] { $towers } מגדלים
} המלכה עוברת אליכם{ $hosts ->
    [0] {""}
   *[other] {" "}מהממלכה של { $lord }
}; ההנחה שלה מתחילה בקנייה הבאה.
town-brings-queen = מגדלים שמביאים אליכם את המלכה{ $hosts ->
    [0] {""}
   *[other] {" "}מהממלכה של { $lord }
}: { $buildings }. ההנחה שלה מתחילה בקנייה הבאה.
town-brings-queen-all = כל אחד מאלה מביא אליכם את המלכה{ $hosts ->
    [0] {""}
   *[other] {" "}מהממלכה של { $lord }
}; ההנחה שלה מתחילה בקנייה הבאה.
town-bribe = לשחד את הדרקון (מטבע)…
town-burn = לשרוף: { $building }
town-no-bribe = בלי שוחד

town-taxed = { $coins ->
    [one] מס מ־{ $square }: {"\u2066"}+{ $coins }{"\u2069"} מטבע.
    [two] מס מ־{ $square }: {"\u2066"}+{ $coins }{"\u2069"} מטבעות.
   *[other] מס מ־{ $square }: {"\u2066"}+{ $coins }{"\u2069"} מטבעות.
}
town-bought = { $cost ->
    [0] בניין { $building } בחינם, על { $square }.
    [one] בניין { $building } נקנה במטבע אחד, על { $square }.
    [two] בניין { $building } נקנה בשני מטבעות, על { $square }.
   *[other] בניין { $building } נקנה ב־{ $cost } מטבעות, על { $square }.
}
town-burnt = הדרקון שוחד במטבע אחד ושורף את הבניין { $building }.
town-total = בתור הזה: { $gain }, יהיו לכם { $total }.
town-give-back = להחזיר

town-too-dear = יקרים מדי: { $buildings }.
town-too-dear-bribe = יקרים מדי גם בלי השוחד: { $buildings }.
town-too-dear-one = { $building } ({ $short ->
    [one] חסר מטבע אחד
    [two] חסרים שני מטבעות
   *[other] חסרים { $short } מטבעות
})
town-no-tax_no_knight = מס: אין אביר פנוי.
town-no-tax_discarded = מס: רק אחרי הנחת אריח.
town-no-build_no_square = בנייה: אין ריבוע עיר פנוי.
town-no-build_none = בנייה: לוח הבנאים ריק.
town-no-burn_queen = הדרקון: לא כל עוד המלכה אצלכם.
town-no-burn_coins = הדרקון: חסר מטבע אחד.
town-no-burn_none = הדרקון: לוח הבנאים ריק.
town-dragon-out = הדרקון בחוץ בסבב הזה ({ $lord }).
town-dragon-out-own = הדרקון בחוץ בסבב הזה: שיחדתם אותו.

town-choice-build = {"\u200F"}{ $offer }: עכשיו { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}
town-choice-tax = {"\u200F"}{ $square } { $terrain }: { $coins ->
    [one] {"\u2066"}+{ $coins }{"\u2069"} מטבע
    [two] {"\u2066"}+{ $coins }{"\u2069"} מטבעות
   *[other] {"\u2066"}+{ $coins }{"\u2069"} מטבעות
}
town-choice-site = { $square } ({ $gain })
town-choice-burn = {"\u200F"}{ $building }: { $effect }
