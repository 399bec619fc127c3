quest-harmony = הרמוניה
quest-middle_kingdom = הממלכה התיכונה
quest-lost_corner = הפינה הנידחת
quest-folie_des_grandeurs = שיגעון גדלות
quest-bleak_king = המלך הסגפן
quest-local_business = מסחר מקומי
quest-four_corners = ארבע הפינות
quest-of = { $quest }: { $terrain }

quest-about-harmony = 5 נקודות אם לא ויתרתם על אף אריח
quest-about-middle_kingdom = 10 נקודות אם הטירה במרכז הממלכה
quest-about-lost_corner = 20 נקודות אם הטירה בפינה של הממלכה
quest-about-folie_des_grandeurs = 10 נקודות לכל רצף ישר של שלושה ריבועים עם כתרים
quest-about-bleak_king = 10 נקודות לכל חיטה, יער, אגם או ערבה של 5 ריבועים או יותר בלי כתר גלוי
quest-about-local_business = 5 נקודות לכל ריבוע { $terrain ->
    [wheat] חיטה
    [forest] יער
    [lake] אגם
    [grassland] ערבה
    [swamp] ביצה
   *[mine] הר
} מסביב לטירה
quest-about-four_corners = 5 נקודות לכל ריבוע { $terrain ->
    [wheat] חיטה
    [forest] יער
    [lake] אגם
    [grassland] ערבה
    [swamp] ביצה
   *[mine] הר
} בפינה של הממלכה
