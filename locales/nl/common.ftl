common-terrain-wheat = koren
common-terrain-forest = bos
common-terrain-lake = meer
common-terrain-grassland = gras
common-terrain-swamp = moeras
common-terrain-mine = berg
common-terrain-town = stad

common-box-kingdomino = Kingdomino
common-box-queendomino = Queendomino
common-box-royal_wedding = Royal Wedding
common-box-discovery = Kennismaking

common-score-coins = munten
common-score-buildings = gebouwen
common-score-queen = de Koningin
common-score-quests = opdrachten
common-score-court = Het Hof

common-variant-mighty_duel = Het Grote Duel
common-variant-middle_kingdom = Middenrijk
common-variant-harmony = Harmonie
common-dynasty = Dynastie

common-half = { $crowns ->
    [0] { $terrain }
    [one] { $terrain } { $crowns } kroon
   *[other] { $terrain } { $crowns } kronen
}

common-no-file = *{ $file }* kan niet worden bijgevoegd: Castellan heeft hier het recht *Bestanden bijvoegen* nodig. In privéberichten mag het altijd.
common-crowded = -# Er worden nu veel afbeeldingen getekend. Hier is het in letters; druk opnieuw voor de afbeelding.
common-names-beside = -# In de afbeelding: { $names }
common-words-beside = Meer van de afbeelding in woorden:
common-database-still = Mijn database antwoordt niet. Wat je hebt gedaan kan nog doorkomen: kijk over een ogenblik opnieuw.
common-plain = -# Discord weigerde de afbeelding en de knoppen van dit bericht. /next brengt je naar je beurt.

common-refused-there = -# Dit bericht kan niet worden geplaatst in { $channel }, dus krijg je het rechtstreeks.

common-answered-here = { $thread } is vergrendeld, dus komt het antwoord hier. Een moderator kan de thread ontgrendelen.

common-called = { $mentions } { $text }
common-there = { $name } ({ $server })

common-semicolon = {"; "}
common-button-play = Spelen
common-button-look = Bekijken
common-button-close = Sluiten
common-button-back = Terug
