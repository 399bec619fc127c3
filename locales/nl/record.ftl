record-command-import = Een bewaard verslag of een koninkrijk openen, alleen voor jezelf
record-command-verify = De trekking en het resultaat van een spel bewijzen
record-command-admin-export = Alle spellen van deze server als één bestand
record-option-file = Een verslag zoals /record het bewaart
record-option-kingdom = Een koninkrijk als tekst, zoals w w1 f / w C l1
record-option-verify = Een verslag van waar dan ook

record-import-title = ### { $name } · alleen voor jou
record-import-date = Begonnen op { $date }.
record-import-playing = Dit verslag stopt in { panel-round }.
record-import-abandoned = Dit spel is vóór de laatste ronde beëindigd.
record-import-result = { $standing }
record-import-won = Gewonnen door { $lords }.
record-import-nobody = Niemand won, want de automatische piloot speelde voor iedereen.
record-import-known = -# Dit verslag heb je al eerder aangeleverd. Het blijft tot 90 dagen nadat je het voor het laatst opent.
record-import-kept = -# Niemand anders ziet het, en het telt op geen ranglijst. Het blijft tot 90 dagen nadat je het voor het laatst opent.
record-forgot = { $count ->
    [1] -# Je kunt er 50 bewaren: wat je het langst geleden hebt geopend, is gewist.
   *[other] -# Je kunt er 50 bewaren: de { $count } die je het langst geleden hebt geopend, zijn gewist.
}

record-kingdom-title = ### Een koninkrijk · { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
record-kingdom-line = { $label } { $points }
record-kingdom-bonuses = -# Bonussen en opdrachten zijn weggelaten: de tekst zegt niet waarom er wordt gespeeld.

record-verify-title = ### { $table } · trekking en resultaat
record-verify-holds = Nagespeeld met alleen het verslag klopt alles:
record-verify-seed = 1. De startwaarde geeft het zegel: de SHA-256 ervan. Het zegel is vóór de eerste zet getoond, dus kon niemand de trekking later kiezen.
record-verify-moves = { $moves ->
    [one] 2. De { $moves } zet is volgens de regels, bij de trekking die uit deze startwaarde volgt.
   *[other] 2. Alle { $moves } zetten zijn volgens de regels, bij de trekking die uit deze startwaarde volgt.
}
record-verify-result = 3. Ze komen uit op { $standing }, zoals het verslag zegt.
record-verify-abandoned = 3. Het spel is vóór de laatste ronde beëindigd en heeft dus geen resultaat.
record-verify-playing = 3. Het verslag stopt in { panel-round } en heeft dus nog geen resultaat.
record-verify-same = Het is het verslag van { $table }, zet voor zet zoals het hier is gespeeld.
record-verify-other = Dit is niet wat hier is gespeeld: { $table } had dezelfde startwaarde, maar niet deze zetten.
record-verify-foreign = Ik ken geen spel dat hier met deze startwaarde is gespeeld, dus is alleen het verslag zelf bewezen, niet wie het speelde.
record-verify-sealed = { $table } wordt nog gespeeld. Het zegel staat in het eerste bericht van het spel.
record-verify-later = De startwaarde wordt aan het eind getoond. Dan kan iedereen bewijzen dat die dit zegel geeft.
record-verify-shared = Anderen spelen nog dezelfde trekking als { $table }. Het zegel staat in het eerste bericht van het spel.
record-verify-digits = Startwaarde: `{ $seed }` Zegel: `{ $seal }`
record-verify-seal = Zegel: `{ $seal }`
record-verify-how = -# Om het zonder mij na te gaan: bewaar het verslag en voer `python -m engine replay FILE` uit in een kopie van Castellan.

record-export-title = { $left ->
    [0] ### De spellen van deze server · deel { $part }, het laatste
   *[other] ### De spellen van deze server · deel { $part }
}
record-export-games = { $games ->
    [one] { $games } spel, { $size } MB: als tekst en als JSON, met een lijst van wat erin zit.
   *[other] { $games } spellen, { $size } MB: als tekst en als JSON, met een lijst van wat erin zit.
}
record-export-left = { $left ->
    [one] -# Er volgt nog { $left } spel. Bewaar eerst dit deel.
   *[other] -# Er volgen nog { $left } spellen. Bewaar eerst dit deel.
}
record-export-running = -# Spellen die nog lopen, zitten er zonder startwaarde in.
record-export-sealed = { $sealed ->
    [one] -# { $sealed } spel is weggelaten: anderen spelen nog dezelfde trekking. Exporteer opnieuw als hun ronde, of de dag, voorbij is.
   *[other] -# { $sealed } spellen zijn weggelaten: anderen spelen nog dezelfde trekkingen. Exporteer opnieuw als hun rondes, of de dag, voorbij zijn.
}
record-export-nothing = Hier is nog geen spel gespeeld.

record-bad-other = Dat is geen verslag dat ik kan lezen.
record-bad-file_too_big = Dat verslag is groter dan 64 KB, te veel om te bewaren. Die van Castellan zelf zijn hoogstens een vijfde daarvan: haal eruit waarmee het is opgevuld.
record-bad-file_archive = Dat is een archief. Haal er één verslag uit en geef dat mee.
record-bad-file_no_text = Dat bestand is geen tekst, dus is het geen verslag.
record-bad-file_empty = Dat bestand is leeg.
record-bad-file_json = Dat bestand is JSON, maar niet zoals /record het bewaart.
record-bad-stored = Het resultaat van dit spel is niet waar de zetten op uitkomen. Vertel dat aan wie mij draait.
record-bad-too_long = Regel { $line } is te lang voor een verslag.
record-bad-key_twice = Regel { $line } noemt { $key } voor de tweede keer.
record-bad-header_line = Regel { $line } hoort niet in de kop van een verslag: { $text }
record-bad-header_value = Regel { $line } is niet te lezen: { $key } wordt niet geschreven als { $value }
record-bad-missing_key = In de kop van dit verslag ontbreekt { $key }.
record-bad-seed = Dit verslag heeft geen startwaarde en kan dus niet worden nagespeeld. De startwaarde staat erin zodra het spel is afgelopen.
record-bad-turn_line = Regel { $line } is geen beurt: { $text }
record-bad-notation = Regel { $line } bevat iets wat geen zet is: { $text }
record-bad-setup = Regel { $line } noemt instellingen die niet bestaan: { $value }
record-bad-players = Regel { $line } noemt een aantal spelers waar de doos niet voor is: { $value }
record-bad-grid = Regel { $line } noemt een raster dat niet bij de doos past: { $value }
record-bad-teams = Regel { $line } noemt onmogelijke teams: { $value }
record-bad-seats = Regel { $line } noemt de spelers niet plaats voor plaats: { $text }
record-bad-seed_mismatch = De startwaarde geeft dit zegel niet.
record-bad-unknown_rules = Dit verslag is van regels { $value }. Ik ken alleen regels { $known }.
record-bad-turn_unfinished = Regel { $line } stopt midden in beurt { $turn }, maar er volgt nog een beurt.
record-bad-wrong_turn = Regel { $line } is beurt { $turn } van plaats { $seat }. Daar had beurt { $due } van plaats { $lord } moeten staan.
record-bad-wrong_turn-over = Regel { $line } is beurt { $turn } van plaats { $seat }, maar het spel is daarvoor al afgelopen.
record-bad-result = Regel { $line } zegt dat het resultaat { $value } is. De zetten komen uit op { $correct }.
record-bad-winners = Regel { $line } zegt dat plaats { $value } won. Volgens de zetten is het { $correct }.
record-bad-unended = Regel { $line } geeft een resultaat, maar het spel is niet afgelopen.
record-bad-ending = Regel { $line } zegt dat het spel is beëindigd, maar het is uitgespeeld.
record-bad-not_adjacent = Regel { $line } mag niet: { $move } (de vakken liggen niet naast elkaar).
record-bad-off_canvas = Regel { $line } mag niet: { $move } (dat vak kan nooit bij een koninkrijk horen).
record-bad-overlap = Regel { $line } mag niet: { $move } (een vak is bezet).
record-bad-area = Regel { $line } mag niet: { $move } (het koninkrijk zou te groot worden).
record-bad-no_connection = Regel { $line } mag niet: { $move } (geen passende buur).
record-bad-illegal = Regel { $line } mag niet: { $move } (zie { $rule } in de regels).

record-kingdom-bad-other = Dat is geen koninkrijk dat ik kan lezen. Rijen staan van boven naar beneden, zoals { $example }.
record-kingdom-bad-too_long = Die tekst is te lang voor een koninkrijk.
record-kingdom-bad-no_castle = Een koninkrijk heeft zijn kasteel nodig: een C in een van de rijen, zoals { $example }.
record-kingdom-bad-second_castle = Er staat een tweede kasteel in rij { $row }, kolom { $column }.
record-kingdom-bad-ragged_row = { $squares ->
    [one] Rij { $row } heeft { $squares } vak, de eerste rij { $first }. Een leeg vak is een punt.
   *[other] Rij { $row } heeft { $squares } vakken, de eerste rij { $first }. Een leeg vak is een punt.
}
record-kingdom-bad-too_large = Dat koninkrijk is { $width } breed en { $height } hoog; het maximum is { $limit }. Met grid=7 achter een puntkomma is het 7.
record-kingdom-bad-empty_edge = Een rij of kolom aan de rand is leeg. Laat die weg.
record-kingdom-bad-unknown_square = Ik ken het vak { $text } in rij { $row }, kolom { $column } niet.
record-kingdom-bad-resource_place = Er kan geen grondstof liggen op { $text } in rij { $row }, kolom { $column }.
record-kingdom-bad-unknown_building = Ik ken geen gebouw of fiche { $building } (rij { $row }, kolom { $column }).
record-kingdom-bad-building_place = { $building } kan niet op { $text } staan (rij { $row }, kolom { $column }).
record-kingdom-bad-too_many_giants = { $text } heeft meer reuzen dan kronen (rij { $row }, kolom { $column }).
record-kingdom-bad-field_twice = { $field } komt twee keer voor.
record-kingdom-bad-unknown_field = Ik ken { $field } achter de puntkomma niet.
record-kingdom-bad-field_value = { $field } kan niet { $value } zijn.
record-kingdom-bad-no_box = Geen doos heeft dat allemaal in één koninkrijk.
