common-terrain-wheat = חיטה
common-terrain-forest = יער
common-terrain-lake = אגם
common-terrain-grassland = ערבה
common-terrain-swamp = ביצה
common-terrain-mine = הר
common-terrain-town = עיר

common-box-kingdomino = קינגדומינו
common-box-queendomino = קוויןדומינו
common-box-royal_wedding = החתונה המלכותית
common-box-discovery = גרסת היכרות

common-score-coins = מטבעות
common-score-buildings = בניינים
common-score-queen = המלכה
common-score-quests = משימות
common-score-court = החצר

common-variant-mighty_duel = הדו־קרב הגדול
common-variant-middle_kingdom = הממלכה התיכונה
common-variant-harmony = הרמוניה
common-dynasty = שושלת

common-half = { $crowns ->
    [0] { $terrain }
    [one] { $terrain } עם כתר אחד
    [two] { $terrain } עם שני כתרים
   *[other] { $terrain } עם { $crowns } כתרים
}

# unchecked: english
common-no-file = אי אפשר לצרף את *{ $file }*: נחוצה לי כאן ההרשאה *צירוף קבצים* (Attach Files). בהודעות פרטיות זה תמיד אפשרי.
common-crowded = -# הרבה תמונות בהכנה כרגע. הנה הכול באותיות; לחצו שוב כדי לקבל את התמונה.
common-names-beside = -# בתמונה: { $names }
common-words-beside = מה עוד יש בתמונה, במילים:
common-database-still = מסד הנתונים שלי לא מגיב. ייתכן שמה שלחצתם עוד יתבצע: בדקו שוב בעוד רגע.
common-plain = -# דיסקורד לא קיבל את התמונה ואת הלחצנים של ההודעה הזאת. הפקודה {"\u200E"}/next מובילה לתור שלכם.

common-refused-there = -# אי אפשר לפרסם את ההודעה הזאת בערוץ { $channel }, לכן היא נשלחת אליכם ישירות.

common-answered-here = השרשור { $thread } נעול, לכן התשובה מגיעה לכאן. מי שמנהלים את השרת יכולים לפתוח אותו.

common-called = { $mentions } { $text }
common-there = { $name } ({ $server })

common-semicolon = {"; "}
common-button-play = לשחק
common-button-look = להציץ
common-button-close = לסגור
common-button-back = חזרה
