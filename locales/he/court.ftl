court-wheat_mill = טחנת קמח
court-forest_lodge = בקתת היער
court-lake_jetty = מזח האגם
court-grassland_fold = דיר הכבשים
court-grassland_manor = אחוזה
court-swamp_hut = בקתת הביצה
court-swamp_keep = מצודת הביצה
court-farmer = איכר
court-lumberjack = חוטב עצים
court-fisherman = דייג
court-shepherdess = רועת צאן
court-merchant = סוחר
court-captain = קפטן
court-queen = מלכת החצר
court-king = מלך החצר
court-light_archer = קשת קל
court-heavy_archer = קשת כבד
court-axe_warrior = לוחם הגרזן
court-sword_warrior = לוחם החרב

court-resource-wheat = חיטה
court-resource-wood = עץ
court-resource-fish = דגים
court-resource-sheep = כבשים

court-effect-points = { $count ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $count } נקודות
}
court-effect-swords = { $count ->
    [one] חרב אחת
    [two] שתי חרבות
   *[other] { $count } חרבות
}

court-on = { $count ->
    [one] כתר אחד
    [two] שני כתרים
   *[other] { $count } כתרים
} על ריבוע { $terrain ->
    [wheat] חיטה
    [forest] יער
    [lake] אגם
    [grassland] ערבה
   *[swamp] ביצה
}

court-per = { $count ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $count } נקודות
} לכל { $each ->
    [wheat] חיטה
    [wood] עץ
    [fish] דג
    [sheep] כבשה
    [any] משאב
    [character] דמות
    [crown] כתר גלוי
   *[swords] חרב
} מסביב
