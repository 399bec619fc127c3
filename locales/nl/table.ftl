table-opening-title-channel = ### { $table } is begonnen
table-opening-title-thread = ### Het spel is begonnen
table-opening-dynasty-thread = ### Spel { $number } van { $of } is begonnen
table-opening-dynasty-channel = ### { $table } · spel { $number } van { $of } is begonnen
table-opening-coins = Elk koninkrijk begint met { $coins } munten. Die zijn { $points } punten waard, dus begint iedereen met { $points }.
table-opening-order = De koningen zijn geloot. Volgorde: { $lords }.
table-opening-teams = Teams: { $teams }.
table-opening-quest = Opdracht: { $quest }, { $about }.
table-opening-seal-shared = -# De trekking ligt vast. Als de laatste tafel van de ronde is afgelopen, toont /verify de startwaarde en controleert die. Tot die tijd is die verzegeld: `{ $seal }`
table-opening-seal-day = -# De trekking ligt vast. Als de dag voorbij is, toont /verify de startwaarde en controleert die. Tot die tijd is die verzegeld: `{ $seal }`
table-opening-seal = -# De trekking ligt vast. De startwaarde wordt aan het eind getoond, zodat iedereen die met /verify kan nagaan. Tot die tijd is die verzegeld: `{ $seal }`
table-opening-round = -# De toernooironde eindigt op { $ends }. Wat er dan nog over is, speelt de automatische piloot.
table-opening-sealed-day = -# Iedereen speelt vandaag deze trekking, dus ziet alleen jij dit spel tot de dag voorbij is. Het telt als het dan is afgelopen. Vertel niemand hoe het gaat.
table-opening-sealed-round = -# Alle tafels van deze ronde hebben dezelfde trekking, dus ziet alleen jij deze tafel tot de laatste is afgelopen. Vertel niemand hoe het gaat.
table-opening-private = -# Alles wat je in deze thread indrukt, blijft privé tot je je beurt beëindigt. Praat hier gerust.
table-opening-here = -# Hier kan geen thread worden geopend, dus wordt het spel in dit kanaal gespeeld.
table-rules = Regels

table-call-start-free = { $mention }, kies je eerste domino in { $table }
table-call-free = { $mention }, jij bent aan de beurt in { $table } · { $round }
table-call-quiet-start-free = { $lord } kiest een domino in { $table }
table-call-quiet-free = { $lord } is aan de beurt in { $table } · { $round }
table-call-start-ends = { $mention }, kies je eerste domino in { $table } · eindigt { $ends }
table-call-ends = { $mention }, jij bent aan de beurt in { $table } · { $round } · eindigt { $ends }
table-call-quiet-start-ends = { $lord } kiest een domino in { $table } · eindigt { $ends }
table-call-quiet-ends = { $lord } is aan de beurt in { $table } · { $round } · eindigt { $ends }
table-ends-round = { $ends }, met de ronde
table-call-start-away = { $mention }, kies je eerste domino in { $table } · je bent afwezig tot { $until }; de klok wacht
table-call-away = { $mention }, jij bent aan de beurt in { $table } · { $round } · je bent afwezig tot { $until }; de klok wacht
table-call-quiet-start-away = { $lord } kiest een domino in { $table } · afwezig tot { $until }; de klok wacht
table-call-quiet-away = { $lord } is aan de beurt in { $table } · { $round } · afwezig tot { $until }; de klok wacht
table-call-start-paused = { $mention }, kies je eerste domino in { $table } · gepauzeerd ({ $since })
table-call-start-stands = { $mention }, kies je eerste domino in { $table } · gepauzeerd tot { $until }
table-call-paused = { $mention }, jij bent aan de beurt in { $table } · { $round } · gepauzeerd ({ $since })
table-call-stands = { $mention }, jij bent aan de beurt in { $table } · { $round } · gepauzeerd tot { $until }
table-call-quiet-start-paused = { $lord } kiest een domino in { $table } · gepauzeerd ({ $since })
table-call-quiet-start-stands = { $lord } kiest een domino in { $table } · gepauzeerd tot { $until }
table-call-quiet-paused = { $lord } is aan de beurt in { $table } · { $round } · gepauzeerd ({ $since })
table-call-quiet-stands = { $lord } is aan de beurt in { $table } · { $round } · gepauzeerd tot { $until }
table-call-nobody = { $table } · { $round }
table-call-giant = { $mention }, kies de kroon die je reus bedekt in { $table }. Het is het laatste wat nog moet gebeuren
table-call-giant-quiet = { $lord } kiest de kroon die een reus bedekt in { $table }
table-giant = { $mention }, { $sender } heeft je een reus gestuurd in { $table }. Kies welke kroon die bedekt, vóór je volgende beurt.
table-giant-direct = { $sender } heeft je een reus gestuurd in { $table } ({ $server }). Kies welke kroon die bedekt, vóór je volgende beurt.
table-done-round = Ronde { $round } van { $rounds }
table-done-start = De eerste keuze
table-reminder = { $mention }, je bent nog aan de beurt in { $table } · { $round }

table-report-placed = { $lord } plaatst { $domino } op { $spot } ({ $gain }, nu { $total }).
table-report-placed-took = { $lord } plaatst { $domino } op { $spot } ({ $gain }, nu { $total }) en neemt { $taken }.
table-report-discarded = { $lord } moet { $domino } verwijderen: die past nergens.
table-report-lost = { $lord } moet { $domino } verwijderen: die past nergens ({ $gain }, nu { $total }).
table-report-lost-resigned = De automatische piloot moet { $domino } voor { $lord } verwijderen: die past nergens ({ $gain }, nu { $total }).
table-report-lost-autopilot = De automatische piloot moet { $domino } verwijderen: die past nergens ({ $gain }, nu { $total }).
table-report-chose = { $lord } neemt { $taken }.
table-report-placed-resigned = De automatische piloot plaatst { $domino } op { $spot } voor { $lord } ({ $gain }, nu { $total }).
table-report-placed-took-resigned = De automatische piloot plaatst { $domino } op { $spot } voor { $lord } ({ $gain }, nu { $total }) en neemt { $taken }.
table-report-discarded-resigned = De automatische piloot moet { $domino } voor { $lord } verwijderen: die past nergens.
table-report-chose-resigned = De automatische piloot neemt { $taken } voor { $lord }.
table-autopilot-out = De tijd van { $lord } is om.
table-autopilot-away = { $lord } is nog niet terug.
table-autopilot-round = De toernooironde eindigde voordat { $lord } kon spelen.
table-autopilot-lost = De plaats van { $lord } is bij de automatische piloot.
table-report-placed-autopilot = De automatische piloot plaatst { $domino } op { $spot } ({ $gain }, nu { $total }).
table-report-placed-took-autopilot = De automatische piloot plaatst { $domino } op { $spot } ({ $gain }, nu { $total }) en neemt { $taken }.
table-report-discarded-autopilot = De automatische piloot moet { $domino } verwijderen: die past nergens.
table-report-chose-autopilot = De automatische piloot neemt { $taken }.
table-report-laid-autopilot = De automatische piloot plaatst { $domino } op { $spot }.
table-seat-kept = { $lord }, je plaats is nog van jou ({ $missed } van { $allowed } gemist). Tot je terug bent, zijn je beurten korter.
table-seat-lost = { $lord }, je hebt { $missed } van { $allowed } beurten gemist, dus is je plaats vrij: de automatische piloot speelt verder en iemand kan die overnemen. Tot die tijd kun je die terugkrijgen.
table-seat-lost-cup = { $lord }, je hebt { $missed } van { $allowed } beurten gemist, dus speelt de automatische piloot voor je verder. Je kunt je plaats terugkrijgen; de organisatie kan die aan iemand anders geven.
table-back = Ik ben terug
table-with-partner = { $lord } (met { $partner })
table-report-laid = { $lord } plaatst { $domino } op { $spot }.
table-report-giant = { $lord } laat de reus de kroon op { $square } bedekken.
table-report-wandered = De reus vindt geen kroon om te bedekken en trekt verder.
table-report-sent = { $lord } stuurt de reus op { $square } naar { $receiver }.
table-report-taxed = { $lord } int belasting op { $square }: { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
}.
table-report-built = { $cost ->
    [0] { $lord } bouwt { $building } op { $square }, gratis.
    [one] { $lord } bouwt { $building } op { $square } voor { $cost } munt.
   *[other] { $lord } bouwt { $building } op { $square } voor { $cost } munten.
}
table-report-queen = { $lord } krijgt de Koningin van het bouwersbord.
table-report-queen-from = { $lord } krijgt de Koningin van { $host }.
table-report-burnt = { $lord } koopt de draak om; die verbrandt { $building }.
table-report-recruited = { $lord } rekruteert { $token } op { $square }.
table-report-searched = { $lord } doorzoekt de stapel van Het Hof en vindt { $token }, op { $square }.
table-report-then-took = { $lord } neemt { $taken }.
table-report-now = { $lord } heeft nu { $total ->
    [one] { $total } punt
   *[other] { $total } punten
} ({ $gain }).
table-report-now-took = { $lord } neemt { $taken } en heeft nu { $total ->
    [one] { $total } punt
   *[other] { $total } punten
} ({ $gain }).
table-report-laid-resigned = De automatische piloot plaatst { $domino } op { $spot } voor { $lord }.
table-report-giant-resigned = De reus moet daarbij de kroon op { $square } bedekken.
table-report-sent-resigned = De reus op { $square } gaat naar { $receiver }.
table-report-taxed-resigned = Belasting geïnd op { $square }: { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
}.
table-report-built-resigned = { $cost ->
    [0] Gratis gebouwd: { $building } op { $square }.
    [one] Gebouwd voor { $cost } munt: { $building } op { $square }.
   *[other] Gebouwd voor { $cost } munten: { $building } op { $square }.
}
table-report-burnt-resigned = De draak wordt omgekocht en verbrandt { $building }.
table-report-recruited-resigned = Gerekruteerd: { $token } op { $square }.
table-report-searched-resigned = In de stapel van Het Hof gevonden: { $token }, op { $square }.
table-report-then-took-resigned = Genomen: { $taken }.
table-report-now-resigned = { $lord } heeft nu { $total ->
    [one] { $total } punt
   *[other] { $total } punten
} ({ $gain }).
table-report-now-took-resigned = Genomen: { $taken }, en { $lord } heeft nu { $total ->
    [one] { $total } punt
   *[other] { $total } punten
} ({ $gain }).
table-received = { $lord } laat de gestuurde reus de kroon op { $square } bedekken ({ $change }).
table-received-forced = De reus die naar { $lord } is gestuurd, bedekt de kroon op { $square }, het kleinste verlies ({ $change }).
table-received-resigned = De automatische piloot laat de naar { $lord } gestuurde reus de kroon op { $square } bedekken ({ $change }).
table-took-back = { $lord } heeft de laatste beurt teruggenomen.
table-gave-up = { $lord } heeft de plaats opgegeven. De automatische piloot speelt daar verder.

table-standing = { $lord } { $points }
table-start-end = -# Iedereen heeft gekozen. Het laagste getal speelt eerst.
table-round-end = -# Ronde { $round } is voorbij. Nieuwe rij: { $line }. Stand: { $standing }.
table-round-tiles = -# Nieuw op het bouwersbord: { $buildings }.
table-round-tokens = -# Nieuw aan Het Hof: { $tokens }.
table-round-end-last = -# Ronde { $round } is voorbij. De laatste ronde begint: er is geen nieuwe rij. Stand: { $standing }.

table-direct-free = Je bent aan de beurt in { $table } ({ $server }) · { $round }
table-direct-start-free = Kies je eerste domino in { $table } ({ $server })
table-direct-ends = Je bent aan de beurt in { $table } ({ $server }) · { $round } · eindigt { $ends }
table-direct-away = Je bent aan de beurt in { $table } ({ $server }) · { $round } · je bent afwezig tot { $until }; de klok wacht
table-direct-paused = Je bent aan de beurt in { $table } ({ $server }) · { $round } · gepauzeerd ({ $since })
table-direct-stands = Je bent aan de beurt in { $table } ({ $server }) · { $round } · gepauzeerd tot { $until }
table-direct-start-away = Kies je eerste domino in { $table } ({ $server }) · je bent afwezig tot { $until }; de klok wacht
table-direct-start-paused = Kies je eerste domino in { $table } ({ $server }) · gepauzeerd ({ $since })
table-direct-start-stands = Kies je eerste domino in { $table } ({ $server }) · gepauzeerd tot { $until }
table-direct-start-ends = Kies je eerste domino in { $table } ({ $server }) · eindigt { $ends }
table-direct-over = Je bent niet meer aan de beurt in { $table } ({ $server }).
table-no-thread = -# Ik kan niet schrijven in de thread van het spel, dus krijg je het nieuws rechtstreeks.

table-end-winner = ## { $lord } wint { $table } met { $points }
table-end-winners = ## { $lords } winnen { $table } met { $points }
table-end-shared = ## { $lords } delen de overwinning in { $table } met { $points }
table-end-nobody = ## { $table } is zonder winnaar geëindigd
table-end-away-why = Wie zelf tot het eind heeft gespeeld, staat boven wie door de automatische piloot is vervangen.
table-end-place = { $place } · { $mention } { $points }
table-end-place-territory = { $place } · { $mention } { $points }, dankzij het grootste domein ({ $more } vakken tegen { $fewer })
table-end-place-crowns = { $place } · { $mention } { $points }, dankzij meer kronen ({ $more } tegen { $fewer })
table-end-place-resigned = { $place } · { $mention } { $points } (automatische piloot { $turn ->
    [0] vanaf het begin
   *[other] sinds ronde { $turn }
})
table-end-place-one-resigned = { $place } · { $mention } { $points } (automatische piloot voor { $lord } { $turn ->
    [0] vanaf het begin
   *[other] sinds ronde { $turn }
})
table-end-by-territory = Dankzij het grootste domein ({ $more } vakken tegen { $fewer }).
table-end-by-crowns = Dankzij meer kronen ({ $more } tegen { $fewer }).
table-end-shared-why = Hetzelfde totaal, even grote domeinen, evenveel kronen.
table-end-shared-why-town = Hetzelfde totaal, even grote domeinen.
table-end-well-played = Goed gespeeld, { $mentions }.
table-end-hints = { $count ->
    [1] { $lord } heeft één tip gevraagd.
   *[other] { $lord } heeft { $count } tips gevraagd.
}
table-end-time =
    -# { $rounds ->
        [0] Het eindigde vóór ronde 1, na { $time }.
        [1] Eén ronde in { $time }.
       *[other] { $rounds } rondes in { $time }.
    }
table-seed-follows = { $known ->
    [yes] /verify en /record geven de startwaarde als de laatste tafel van de ronde is afgelopen, uiterlijk op { $ends }.
    [day] /verify en /record geven de startwaarde als de dag voorbij is.
   *[no] /verify en /record geven de startwaarde als de laatste tafel van de ronde is afgelopen.
}
table-end-proof = -# De trekking was eerlijk: de startwaarde geeft het zegel van het begin. Ga het na met /verify. Startwaarde: `{ $seed }` Zegel: `{ $seal }`
table-end-agreed =
    ## { $table } is samen beëindigd
    Het spel is in { $round } geëindigd, zonder resultaat.
table-end-deserted =
    ## { $table } is geëindigd
    Er is niemand meer aan deze tafel, dus is het spel in { $round } geëindigd.
table-end-stopped =
    ## { $table } is geëindigd
    De organisatie van het toernooi heeft het in { $round } beëindigd. Is er een beslissing over genomen, dan staat het resultaat op de pagina van de ronde.
table-end-standing = Stand: { $standing }.
table-end-dynasty = Spel { $number } van { $of }. Dynastie tot nu toe: { $standing }.
table-end-dynasty-next = -# Het volgende spel begint vanzelf { $when }.
table-end-dynasty-won = { $lords } wint de Dynastie met { $points }: { $standing }.
table-end-dynasty-team = { $lords } winnen de Dynastie met { $points }: { $standing }.
table-end-dynasty-nobody = Niemand wint de Dynastie, want de automatische piloot speelde voor iedereen: { $standing }.
table-end-dynasty-shared = { $lords } delen de Dynastie met { $points }: { $standing }.
table-time-days = { $count ->
    [1] één dag
   *[other] { $count } dagen
}
table-time-hours = { $count ->
    [1] één uur
   *[other] { $count } uur
}
table-time-minutes = { $count ->
    [1] één minuut
   *[other] { $count } minuten
}
table-rematch = Revanche
table-explain = Score uitleggen
table-record = Verslag

table-outage = { $time } lang kon hier niemand spelen. Elke klok heeft die tijd teruggekregen.
table-cup-paused = Het toernooi is gepauzeerd, en de klok ook. Je mag intussen verderspelen.
table-away = Ik was { $time } niet op deze server. Elke klok heeft die tijd teruggekregen.
