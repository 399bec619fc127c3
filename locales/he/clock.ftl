clock-days = { $count ->
    [one] יום אחד
    [two] יומיים
   *[other] { $count } ימים
}
clock-hours = { $count ->
    [one] שעה אחת
    [two] שעתיים
   *[other] { $count } שעות
}
clock-minutes = { $count ->
    [one] דקה אחת
    [two] שתי דקות
   *[other] { $count } דקות
}
clock-turn = { $time } לתור
clock-none = { $inside ->
    [yes] ללא מגבלת זמן
   *[no] ללא מגבלת זמן
}
clock-none-typed = ללא הגבלה, ללא הגבלת זמן, ללא מגבלה, ללא שעון, בלי שעון, בלי הגבלה
clock-bank = { $inside ->
    [yes] מאגר זמן: { $bank }
   *[no] מאגר זמן: { $bank }
}, ועוד { $increment } בכל תור{ $capped ->
    [yes] , עד { $cap }
   *[no] {""}
}

clock-missed = { $missed ->
    [1] כשהזמן נגמר הטייס האוטומטי משחק את התור; אחרי תור אחד שהוחמץ המקום אובד.
    [two] כשהזמן נגמר הטייס האוטומטי משחק את התור; עד שחוזרים לשחק, לתורות הבאים יש מחצית הזמן ואחר כך רבע; אחרי שני תורות שהוחמצו המקום אובד.
   *[other] כשהזמן נגמר הטייס האוטומטי משחק את התור; עד שחוזרים לשחק, לתורות הבאים יש מחצית הזמן ואחר כך רבע; אחרי { $missed } תורות שהוחמצו המקום אובד.
}
clock-vacation-honored = מתחשבים בהיעדרויות ובסופי שבוע שקטים: השעון ממתין.
clock-vacation-ignored = לא מתחשבים בהיעדרויות ובסופי שבוע שקטים: השעון ממשיך לרוץ.

clock-none-about = תזכורות בלבד; אף תור לא ישוחק במקומכם
clock-bank-about = מאגר אחד לכל המשחק; כל תור מוסיף לו
clock-other = אחר…
clock-other-about = ימים ושעות לבחירתכם, או מאגר זמן עם תקרה
clock-form-title = השעון של השולחן
clock-form-days = ימים לתור
clock-form-hours = שעות לתור
clock-form-bank = או מאגר זמן, למשל 3d
clock-form-increment = כמה כל תור מוסיף לו, למשל 8h
clock-form-cap = התקרה שלו, למשל 5d
