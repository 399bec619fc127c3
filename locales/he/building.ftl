building-bakery = מאפייה
building-sawmill = מנסרה
building-fishmonger = שוק הדגים
building-weaving_shop = מפעל האריגה
building-magic_school = בית הספר לקוסמים
building-foundry = בית היציקה
building-church = כנסייה
building-safe_knights = כספת האבירים
building-safe_towers = כספת המגדלים
building-small_tavern = הטברנה הקטנה
building-big_tavern = הטברנה הגדולה
building-guardtower = מגדל השמירה
building-fortified_castle = הטירה המבוצרת
building-travelling_castle = הטירה הנוודת
building-training_camp = מחנה האימונים
building-statue = פסל
building-queens_tower = מגדל המלכה

building-effect-knights = { $count ->
    [one] אביר אחד
    [two] שני אבירים
   *[other] { $count } אבירים
}
building-effect-towers = { $count ->
    [one] מגדל אחד
    [two] שני מגדלים
   *[other] { $count } מגדלים
}
building-effect-crowns = { $count ->
    [one] כתר אחד
    [two] שני כתרים
   *[other] { $count } כתרים
}
building-effect-points = { $count ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $count } נקודות
}

building-effect-per = { $count ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $count } נקודות
} לכל { $each ->
    [wheat] טריטוריית חיטה
    [forest] טריטוריית יער
    [lake] טריטוריית אגם
    [grassland] טריטוריית ערבה
    [swamp] טריטוריית ביצה
    [mine] טריטוריית הר
    [town] טריטוריית עיר
    [tower] מגדל
   *[knight] אביר
}

building-tax = בכל גביית מס, מטבע נוסף לכל { $each ->
    [knights] אביר
   *[towers] מגדל
} שברשותכם
