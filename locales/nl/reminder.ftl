reminder-left = Je hebt nog { $time } voor je beurt in { $table }. Daarna speelt de automatische piloot die.
reminder-waiting = Je bent nog steeds aan de beurt in { $table }.
reminder-quiet = Je stille uren zijn voorbij en je bent aan de beurt in { $table }: nog { $time }.
reminder-away = Je afwezigheid is voorbij en je bent aan de beurt in { $table }: nog { $time }.
reminder-resumed = Het spel gaat verder en je bent aan de beurt in { $table }.
reminder-soon = Je bent zo aan de beurt in { $table }: nu speelt { $lord }.

reminder-missed = De tijd voor je beurt in { $table } was om, dus heeft de automatische piloot die gespeeld. Je plaats is nog van jou ({ $missed } van { $allowed } gemist); zodra je daar iets doet, speel je weer met al je tijd. Tot die tijd zijn je beurten korter.
reminder-missed-lost = De tijd voor je beurt in { $table } was om, dus heeft de automatische piloot die gespeeld. Je hebt { $missed } van { $allowed } beurten gemist: de automatische piloot speelt verder en iemand kan de plaats overnemen. Tot die tijd kun je die terugkrijgen met /game seat.
reminder-missed-lost-cup = De tijd voor je beurt in { $table } was om, dus heeft de automatische piloot die gespeeld. Je hebt { $missed } van { $allowed } beurten gemist: de automatische piloot speelt voor je verder. Je kunt je plaats terugkrijgen met /game seat; de organisatie kan die aan iemand anders geven.
