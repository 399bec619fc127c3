errors-not_your_turn = In { $table } is { $lord } aan de beurt.
errors-not_your_turn-next = In { $table } is { $lord } aan de beurt. Daarna jij.
errors-not_your_turn-after = In { $table } is { $lord } aan de beurt. Jij bent aan de beurt na { $after }.
errors-not_your_turn-ends = In { $table } is { $lord } aan de beurt; die eindigt { $ends }.
errors-not_your_turn-until = In { $table } is { $lord } aan de beurt. { $lord } is afwezig tot { $until }; de klok wacht.
errors-not_your_turn-since = In { $table } is { $lord } aan de beurt. Het spel is gepauzeerd ({ $since }).
errors-not_your_turn-next-ends = In { $table } is { $lord } aan de beurt; die eindigt { $ends }. Daarna jij.
errors-not_your_turn-next-until = In { $table } is { $lord } aan de beurt. { $lord } is afwezig tot { $until }; de klok wacht. Daarna jij.
errors-not_your_turn-next-since = In { $table } is { $lord } aan de beurt. Het spel is gepauzeerd ({ $since }). Daarna jij.
errors-not_your_turn-after-ends = In { $table } is { $lord } aan de beurt; die eindigt { $ends }. Jij bent aan de beurt na { $after }.
errors-not_your_turn-after-until = In { $table } is { $lord } aan de beurt. { $lord } is afwezig tot { $until }; de klok wacht. Jij bent aan de beurt na { $after }.
errors-not_your_turn-after-since = In { $table } is { $lord } aan de beurt. Het spel is gepauzeerd ({ $since }). Jij bent aan de beurt na { $after }.
errors-plan_now = Je kunt je beurt nu plannen.
errors-not_at_table = Je zit niet aan deze tafel. Meekijken kan wel.
errors-foreign_panel = Dit paneel is van { $lord }. /play opent dat van jou.
errors-not_your_seat = Die knop is voor { $lord }.
errors-not_your_seat-nobody = Die knop is voor iemand anders.
errors-resigned = Je hebt je plaats in { $table } opgegeven. Meekijken kan nog.
errors-watch_table = Alleen de spelers van { $table } kunnen meekijken.
errors-watch_sealed = { $table } gaat voor iedereen open als de ronde, of de dag, voorbij is: anderen spelen nog met dezelfde domino’s.
errors-round_unknown = Er is geen ronde { $round } om te tonen. { $rounds ->
    [0] Alleen de eerste keuze is begonnen.
   *[other] De laatste is ronde { $rounds }.
}
errors-retry_soon = Alles hier is net opnieuw geprobeerd. Wat toen nog mislukte, wordt vanzelf opnieuw geprobeerd; je kunt deze knop weer gebruiken over { $seconds ->
    [1] een seconde
   *[other] { $seconds } seconden
}.
errors-share_soon = Je hebt net iets getoond. Het volgende kun je tonen over { $seconds ->
    [1] een seconde
   *[other] { $seconds } seconden
}.
errors-share_running = Een spel dat nog loopt, kan alleen worden getoond waar het wordt gespeeld. Wie daar meekijkt, mag het zien.
errors-post_refused = Discord weigerde dit in het kanaal te tonen ({ $cause }); er is daar niets geplaatst. Probeer het nog eens. Wordt het weer geweigerd, vertel het dan aan iemand met *Server beheren*: /admin health noemt de oorzaak.
errors-post_not_yours = Je kunt in dit kanaal niet schrijven, dus plaats ik hier niets voor je.
errors-thread_locked = Deze thread is vergrendeld, dus kan er niets in worden getoond. Een moderator kan de thread ontgrendelen.
errors-share_here = Dit kan alleen worden getoond op de server waar het is gespeeld, als iedereen daar het mag zien.
errors-hints_off-sealed = Hier zijn geen tips: anderen spelen met dezelfde domino’s.
errors-hints_off = Aan { $table } zijn er geen tips. Die zijn er in solospellen tegen computerspelers, en waar iedereen er bij het openen van de tafel mee akkoord ging.
errors-day_played = Je bent aan het koninkrijk van vandaag begonnen, en iedereen heeft één poging. Het volgende begint { $ends }.
errors-day_deleted = Je hebt je gegevens laten wissen nadat je aan het koninkrijk van vandaag was begonnen, en iedereen heeft één poging. Het volgende begint { $ends }.
errors-day_none = Hier is nog geen koninkrijk van de dag gespeeld dat getoond kan worden. `/daily play` toont dat van vandaag; het wordt getoond als de dag voorbij is.
errors-cup_fair_plays = Je speelt mee in { $cup }, dus zijn de notities over eerlijk spel daar voor de rest van de organisatie.
errors-review_running = Een spel wordt geanalyseerd als het is afgelopen.
errors-review_sealed = { $table } kan worden geanalyseerd als de ronde, of de dag, voorbij is: anderen spelen nog met dezelfde domino’s.
errors-review_empty = In dit spel heeft niemand gespeeld, dus valt er niets te analyseren.
errors-review_busy = Er worden nu veel analyses gemaakt. Probeer het over een paar minuten opnieuw.
errors-review_many = { $most } analyses waar je om hebt gevraagd, worden nog gemaakt. Wacht tot er een klaar is.
errors-review_failed = Dit spel kon niet worden geanalyseerd. Vertel het aan wie de bot draait; het logboek noemt de oorzaak.
errors-follow_over = { $table } is afgelopen, dus valt er niets te volgen.
errors-follow_self = Je kunt jezelf niet volgen; je eigen spellen staan in /games.
errors-follow_nobody = { $lord } heeft op deze server nog niet gespeeld, dus valt er niets te volgen.
errors-follow_many = Je volgt { $limit } spellen en spelers, en meer kan niet. Stop eerst met er een te volgen.
errors-watch_where = Lopende spellen staan op de server waar ze worden gespeeld: typ /watch daar.
errors-follow_where = Een speler volg je op een server: typ het waar { $lord } speelt.
errors-kibitz_lord = Je speelt in { $table }, dus gaat de thread van de kijkers pas voor je open als het spel is afgelopen.
errors-kibitz_none = Niemand heeft over { $table } meegepraat terwijl het liep, en nu is het afgelopen.
errors-kibitz_place = Waar dit spel wordt gespeeld, kan geen privéthread worden geopend: alleen een tekstkanaal kan die hebben.
errors-kibitz_rights = Ik kan daar geen privéthread maken of gebruiken. Wie de server beheert, kan het toestaan; /admin check zegt hoe.

errors-turn_over = Die beurt is voorbij: je hebt hem beëindigd. Nu is { $lord } aan de beurt.
errors-turn_over-you = Die beurt is voorbij: je hebt hem beëindigd. Je bent weer aan de beurt.
errors-turn_over_auto = Die beurt is voorbij: hij is voor je gespeeld.
errors-turn_over_auto-autopilot-placed = De tijd was om ({ $at }), dus heeft de automatische piloot deze beurt gespeeld: { $domino } op { $place }.
errors-turn_over_auto-autopilot-placed-took = De tijd was om ({ $at }), dus heeft de automatische piloot deze beurt gespeeld: { $domino } op { $place }, daarna { $taken }.
errors-turn_over_auto-autopilot-discarded = De tijd was om ({ $at }), dus heeft de automatische piloot deze beurt gespeeld: { $domino } verwijderd, want die past nergens.
errors-turn_over_auto-autopilot-discarded-took = De tijd was om ({ $at }), dus heeft de automatische piloot deze beurt gespeeld: { $domino } verwijderd, want die past nergens, daarna { $taken }.
errors-turn_over_auto-autopilot-took = De tijd was om ({ $at }), dus heeft de automatische piloot deze beurt gespeeld: { $taken } genomen.
errors-turn_over_auto-plan-placed = Je plan is gespeeld ({ $at }): { $domino } op { $place }.
errors-turn_over_auto-plan-placed-took = Je plan is gespeeld ({ $at }): { $domino } op { $place }, daarna { $taken }.
errors-turn_over_auto-plan-discarded = Je plan is gespeeld ({ $at }): { $domino } verwijderd, want die past nergens.
errors-turn_over_auto-plan-discarded-took = Je plan is gespeeld ({ $at }): { $domino } verwijderd, want die past nergens, daarna { $taken }.
errors-turn_over_auto-plan-took = Je plan is gespeeld ({ $at }): { $taken } genomen.
errors-turn_over_auto-forced-placed = Deze beurt is voor je gespeeld ({ $at }): { $domino } op { $place }.
errors-turn_over_auto-forced-placed-took = Deze beurt is voor je gespeeld ({ $at }): { $domino } op { $place }, daarna { $taken }.
errors-turn_over_auto-forced-discarded = Deze beurt is voor je gespeeld ({ $at }): { $domino } verwijderd, want die past nergens.
errors-turn_over_auto-forced-discarded-took = Deze beurt is voor je gespeeld ({ $at }): { $domino } verwijderd, want die past nergens, daarna { $taken }.
errors-turn_over_auto-forced-took = Deze beurt is voor je gespeeld ({ $at }): { $taken } genomen.
errors-turn_taken_back = { $lord } heeft de laatste beurt teruggenomen, dus is { $lord } weer aan de beurt. Je concept is bewaard.
errors-draft_changed = Je concept is intussen veranderd. Hier is het.
errors-your_turn = Je bent aan de beurt in { $table }, dus wordt er gespeeld, niet gepland.
errors-plan_turn_came = Intussen ben je aan de beurt in { $table }, dus is er niets gepland en niets gespeeld. Druk op Spelen om je beurt te zien.
errors-plan_old = Dat plan was voor een eerdere beurt. Maak er een voor de volgende.
errors-plan_other = Daarvoor ben je aan de beurt met een andere domino, dus wordt die beurt eerst gepland.
errors-plan_none = Je hebt in { $table } geen beurt meer om te plannen.
errors-plan_no_line = De volgende rij ligt er nog niet, dus kan alleen de plek worden gepland.
errors-plan_empty = Er is nog niets te bewaren: kies eerst wat er gespeeld moet worden.
errors-button_unknown = Die knop is verouderd. Zo ga je verder: druk op Spelen bij het nieuwste bericht, of typ /games.
errors-button_old = Die knop is verouderd. Zo staat het ervoor.
errors-busy-held = Mijn database wordt nu door iets anders vastgehouden of antwoordt niet. Er is niets gedaan; probeer het zo opnieuw.
errors-busy = Iemand anders heeft net iets gedaan. Druk op Spelen om te zien hoe het ervoor staat.
errors-too_fast = Even geduld, alsjeblieft.
errors-form_late = Het duurde bij mij te lang, en dan opent Discord geen formulier. Probeer het nog eens.
errors-form_refused = Discord weigerde het formulier dat hier hoort ({ $cause }); er is niets veranderd. Probeer het nog eens. Wordt het weer geweigerd, typ dan het commando met de opties, en vertel het aan iemand met *Server beheren*: /admin health noemt de oorzaak.
errors-vote_over = Die vraag is al beslist; het bericht in de thread zegt hoe.

errors-game_over = { $table } is afgelopen: gewonnen door { $lords } met { $points }.
errors-game_over-ended = { $table } is afgelopen.
errors-game_on = Dit spel loopt nog. Om een revanche kun je vragen als het is afgelopen.
errors-no_game = Dat spel ken ik niet. /games toont die van jou.
errors-no_game_here = Er loopt geen spel van jou. /games toont je tafels, /watch de spellen die je kunt bekijken.
errors-which_game = Welk spel?
errors-which_game-near = Een spel met die naam ken ik niet. Bedoelde je dit?
errors-game_unnamed = Er kunnen meerdere spellen bedoeld zijn. Noem er een met de optie “game”.
errors-export_waits = Wat je eerder hebt gevraagd, wordt nog gemaakt. Wacht daarop en vraag het dan opnieuw.
errors-export_often = Je hebt binnen een uur { $limit } keer om bestanden of je gegevens gevraagd. Vraag het over een uur opnieuw.
errors-clocks_often = Dit zet de klokken van al je spellen opnieuw, en is binnen een uur heel vaak gedaan. Probeer het over een uur opnieuw.
errors-asked_often = Zoveel kan niet tegelijk worden opgezocht. Wacht een minuut en probeer het dan opnieuw.
errors-export_large = Je gegevens passen niet in één bericht. Vraag ernaar bij wie Castellan hier draait: die kan ze je als bestand geven.
errors-option_long = Dat is te lang: deze optie mag tot { $limit } tekens hebben.
errors-option_unknown = “{ $text }” is geen van de keuzes van die optie. Kies er een uit de lijst.
errors-rematch_outsider = Alleen de spelers van dit spel kunnen om een revanche vragen. Je kunt een tafel openen met /game new.

errors-spot_unknown = Ik ken de plek “{ $text }” niet. Schrijf twee vakken, eerst de linkerhelft, zoals b5 a5, of de letter van een plek.
errors-spot_nowhere = { $domino } past nergens aan je koninkrijk en wordt dus verwijderd. Je paneel toont wat er nog te doen is.
errors-spot_taken = { $square } is bezet.
errors-spot_area-wide = Dan zou je koninkrijk { $width } breed zijn; het maximum is { $limit }.
errors-spot_area-high = Dan zou je koninkrijk { $height } hoog zijn; het maximum is { $limit }.
errors-spot_match = Geen van beide helften raakt daar het eigen landschap of het kasteel.
errors-spot_apart = { $left } en { $right } liggen niet naast elkaar.
errors-spot_apart-off = { $square } kan nooit bij dit koninkrijk horen.
errors-can_place = { $domino } past op { $count ->
    [1] één plek
   *[other] { $count } plekken
} en kan dus niet worden verwijderd.
errors-place_first = Plaats eerst je domino.
errors-not_ready = Nog niet: er is nog iets te doen.
errors-domino_taken-own = { $domino } heb je al. Vrij: { $free }.
errors-domino_taken = { $lord } heeft { $domino } al. Vrij: { $free }.
errors-domino_unknown = { $domino } ligt niet in de rij. Vrij: { $free }.
errors-domino_unknown-taken = Elke domino met { $domino } is genomen. Vrij: { $free }.
errors-domino_several = Er zijn meerdere vrije domino’s met { $domino }: { $free }. Typ het getal van een ervan.
errors-no_line = In de laatste ronde is er geen volgende rij.
errors-nothing_to_place = In het begin valt er niets te plaatsen: kies je eerste domino.

errors-no_town = Dit spel heeft geen steden. Queendomino wel.
errors-square_outside = { $square } kan nooit bij dit koninkrijk horen: het bord loopt van a1 tot { $last }.
errors-square_unknown = Ik ken het vak “{ $text }” niet. Schrijf één vak, kolom en rij, zoals h9.
errors-square_unknown-several = Schrijf één vak, zoals { $square }. Gebruik voor een ander vak het commando opnieuw.
errors-building_unknown-near = Ik ken het gebouw “{ $text }” niet. Bedoelde je { $near }?
errors-building_unknown = Ik ken het gebouw “{ $text }” niet. /board toont wat er op het bouwersbord ligt.
errors-tax_no_knight = Al je ridders staan al. Sommige gebouwen leveren er meer op.
errors-tax_not_here = Ridders gaan alleen op de twee vakken van { $domino }.
errors-tax_discarded = Deze beurt geen belasting: de domino is verwijderd.
errors-tax_taken = Op { $square } staat al een ridder.
errors-build_coins = { $building } kost { $price }; je hebt { $coins }.
errors-build_no_square = Je hebt geen vrij stadsvak. Die krijg je met domino’s.
errors-build_not_town = { $square } is geen stad. Gebouwen staan op stadsvakken.
errors-build_taken = Op { $square } staat al { $building }.
errors-build_built = Je hebt deze beurt al { $building } gekocht.
errors-build_empty = { $building } ligt nu niet op het bouwersbord; /board toont wat er wel ligt. Een leeg vakje blijft leeg tot de ronde voorbij is.
errors-build_none = Het bouwersbord is leeg.
errors-burn_out = De draak is deze ronde weg: { $lord } heeft hem omgekocht.
errors-burn_out-own = De draak is deze ronde weg: jij hebt hem omgekocht.
errors-burn_queen = Wie de Koningin ontvangt, mag de draak niet omkopen.
errors-burn_coins = Omkopen kost 1 munt; je hebt er geen.
errors-burn_empty = { $building } ligt niet op het bouwersbord, dus kan de draak het niet verbranden.
errors-burn_none = Het bouwersbord is leeg, dus heeft de draak niets te verbranden.

errors-no_giants = Dit spel heeft geen reuzen. Die horen bij Tijdperk van de reuzen, dat je bij het openen van een tafel kiest.
errors-giant_due = De reus gaat voor: kies de kroon die hij bedekt.
errors-giant_none = Er wacht geen reus op een kroon: er komt er geen met deze domino, of er was geen kroon vrij en hij is verdergetrokken.
errors-giant_no_crown = { $square } heeft geen vrije kroon.
errors-send_late = Een reus kan alleen weg meteen nadat de domino ervoor is geplaatst. Neem eerst de latere stappen terug.
errors-send_not_now = Een reus kan alleen weg met een domino van 49 tot 54.
errors-send_no_giant = Op { $square } staat geen reus.
errors-send_self = Een reus kan niet naar je eigen koninkrijk worden gestuurd.
errors-send_no_crown = { $lord } heeft geen vrije kroon meer voor nog een reus.
errors-send_no_crown-nobody = Die speler heeft geen vrije kroon meer voor nog een reus.
errors-send_none = Je hebt geen reus om weg te sturen.
errors-send_nobody = Niemand heeft nog een vrije kroon voor een reus.
errors-receive_first = Er is een reus naar je onderweg. Kies eerst de kroon ervoor, met /receive of met de knop.
errors-receive_none = Er is geen reus naar je onderweg.
errors-lord_several = Er passen meerdere spelers: { $lords }. Kies er een uit de lijst, of schrijf het nummer van de plaats, zoals k2.
errors-lord_unknown = Ik ken de speler “{ $text }” in dit spel niet.
errors-lord_unknown-lords = Ik ken de speler “{ $text }” in dit spel niet. De spelers: { $lords }.

errors-no_court = Dit spel heeft geen Hof. Dat kies je bij het openen van een tafel.
errors-token_unknown-near = Ik ken het fiche “{ $text }” niet. Bedoelde je { $near }?
errors-token_unknown = Ik ken het fiche “{ $text }” niet. /court toont wat er open ligt en wat er in de stapel zit.
errors-court_resources = Er zijn twee verschillende grondstoffen nodig; je hebt { $have ->
    [0] er geen
    [1] één soort
   *[other] { $have } soorten
}.
errors-court_resources-search = Er is één van elk van de vier grondstoffen nodig; je hebt { $have ->
    [0] er geen
    [1] één soort
   *[other] { $have } soorten
}.
errors-court_square_castle = { $square } is het kasteel. Een fiche moet op een vak met landschap liggen.
errors-court_square_empty = { $square } is leeg.
errors-court_square_building = Op { $square } staat een gebouw.
errors-court_square_token = Op { $square } ligt al een fiche.
errors-court_square_crown = { $square } heeft een kroon.
errors-court_square_terrain = { $square } is niet van dit landschap: { $terrain }.
errors-court_square_resource = { $square } heeft een grondstof die niet betaalt.
errors-court_pay = { $square } kan niet betalen: er is geen grondstof, of een van een soort die al betaalt.
errors-court_not_there = { $token } is daar nu niet te krijgen. /court toont wat er open ligt en wat er in de stapel zit.
errors-court_bought = Eén aankoop per beurt. Je hebt al { $token } gekocht.
errors-court_none = Geen vrij vak van je koninkrijk past erbij.

errors-no_partner = Je hebt in dit spel geen partner: het wordt niet in teams gespeeld.
errors-no_partner-computer = { $lord } is een computerspeler en leest geen briefjes.
errors-bad_note = Een briefje heeft 1 tot { $limit } tekens.

errors-nothing_to_undo = Niets om ongedaan te maken. Deze beurt heeft nog geen stap van jou.
errors-takeback_off = Aan deze tafel kunnen beurten niet worden teruggenomen.
errors-takeback_played = { $lord } heeft al gespeeld, dus blijft je beurt staan.
errors-takeback_line = Intussen is er een nieuwe rij getrokken, dus blijft je beurt staan.
errors-takeback_tiles = Intussen zijn er nieuwe gebouwen gekomen, dus blijft je beurt staan.
errors-takeback_sealed = Anderen spelen dezelfde trekking, dus kan alleen een net beëindigde beurt terug die niets heeft onthuld.
errors-takeback_none = Er is geen beurt van jou om terug te nemen.
errors-takeback_often = { $count ->
    [0] Een beurt terugnemen kan hier alleen met een ja van iedereen.
    [1] Je hebt deze beurt al een keer teruggenomen. Om dat nog eens te doen heb je een ja van iedereen nodig.
   *[other] Je hebt deze beurt al { $count } keer teruggenomen. Om dat nog eens te doen heb je een ja van iedereen nodig.
}
errors-takeback_game = { $count ->
    [1] Je hebt in dit spel al één keer beurten teruggenomen. Om dat nog eens te doen heb je een ja van iedereen nodig.
   *[other] Je hebt in dit spel al { $count } keer beurten teruggenomen. Om dat nog eens te doen heb je een ja van iedereen nodig.
}
errors-takeback_alone = Je bent in dit spel { $count } keer teruggegaan, zo vaak als één spel toestaat. /game solo begint een nieuw.
errors-takeback_voted = In dit spel zijn { $count } keer beurten na een stemming teruggenomen, zo vaak als één spel toestaat. Speel van hieruit verder.
errors-takeback_time = In die beurt is geen tijd meer over, dus blijft die staan.
errors-takeback_free = Je kunt je beurt terugnemen zonder iemand te vragen.

errors-vote_open = { $lord } heeft { $table } al iets gevraagd. Dat moet eerst worden beantwoord.
errors-vote_alone = Niemand anders heeft nog een plaats in { $table }, dus kan niemand het ermee eens zijn. Je kunt verderspelen of opgeven.
errors-vote_again = De anderen hebben daar net nee op gezegd. Je kunt het opnieuw vragen { $at }.
errors-no_clock = In { $table } loopt geen klok: niemand hoeft zich te haasten, en niets hoeft te worden gepauzeerd.
errors-paused = De klok van { $table } staat al stil: er is een pauze afgesproken. Er kan nog gespeeld worden.
errors-bad_until = Een pauze eindigt binnen { $days } dagen vanaf nu.
errors-until_unknown = Ik ken de tijd “{ $text }” niet. Schrijf een duur, zoals 3 dagen, of een datum, zoals 2030-12-24.
errors-not_idle = { $lord } is er. Alleen wie afwezig is, of meer dan de helft van de tijd van een beurt (zonder limiet: twee weken) niets doet, kan worden vervangen.
errors-lord_away = { $lord } heeft een afwezigheid aangekondigd, en daar houdt deze tafel rekening mee: de klok wacht. Intussen kun je het spel bekijken.
errors-guest_many = { $lord } kan vandaag niet worden gevraagd: je hebt te veel mensen geroepen, of { $lord } te vaak. Laat de plaats voor iedereen vrij of probeer het morgen opnieuw.
errors-guest_seated = { $lord } heeft al een plaats aan deze tafel.
errors-guest_bot = Apps nemen geen plaats in. Kies een mens.
errors-time_limit = { $hours ->
    [1] In deze beurt kan hoogstens nog één uur worden gegeven.
   *[other] In deze beurt kan hoogstens nog { $hours } uur worden gegeven.
}
errors-time_partner = Je partner is aan de beurt: je tegenstanders geven tijd. Je partner kan erom vragen met /game time.
errors-time_enough = In deze beurt kan geen tijd meer worden gegeven. Een beurt kan de tijd van nog een beurt krijgen; met drie of meer spelers krijgt ieder dat drie keer per spel. Je kunt de tafel wel om een pauze vragen.
errors-seat_lost = Je hebt te veel beurten in { $table } gemist, dus speelt de automatische piloot voor je verder.
errors-seat_none = In { $table } is geen plaats vrij.

errors-no_table = Die tafel ken ik niet. /games toont de open tafels.
errors-no_table_here = Je hebt hier geen open tafel. /game new opent er een, met /game join neem je plaats aan een andere.
errors-which_table = Welke tafel?
errors-which_table-near = Een tafel met die naam ken ik niet. Bedoelde je deze?
errors-table_unnamed = Er kunnen meerdere tafels bedoeld zijn. Noem er een met de optie “table”.
errors-table_closed = Deze tafel is gesloten: niemand kan nog plaatsnemen.
errors-computer_level = { $lords } kan dit spel hier niet spelen: dat niveau heeft numba nodig, dat de host van de bot niet heeft geïnstalleerd. Kies een ander niveau of maak eerst die plaats vrij.
errors-join_again = Je plaats aan { $table } is meer dan eens vrijgekomen. Je kunt daar weer gaan zitten { $at }.
errors-join_full = Alle plaatsen zijn bezet.
errors-join_started = Dit spel is begonnen, dus kan niemand nog plaatsnemen.
errors-join_seated = Je zit al aan deze tafel.
errors-join_role = Deze tafel is voor { $role }. /games toont andere.
errors-join_blocked = Je kunt niet aan deze tafel meedoen.
errors-block_self = Je kunt jezelf niet blokkeren.
errors-block_bot = Bots spelen niet, dus kom je er nooit mee aan een tafel.
errors-block_many = Je kunt hoogstens { $limit } mensen blokkeren. Hef het eerst voor iemand op.
errors-too_many-tables-person = Je hebt { $limit } open tafels. Sluit er een of wacht tot een spel begint, en open dan de volgende.
errors-too_many-tables-server = Deze server heeft { $limit } open tafels. Neem plaats aan een daarvan, of wacht tot er een paar zijn begonnen.
errors-too_many-openings-person = Je hebt binnen een dag { $limit } tafels geopend. Open er morgen meer, of neem plaats aan een andere.
errors-too_many-openings-server = Op deze server zijn binnen een dag { $limit } tafels geopend. Open die van jou morgen.
errors-too_many-seats-person = Je hebt { $limit } plaatsen. Speel een spel uit of verlaat een open tafel, en neem dan de volgende.
errors-too_many-seats-server = Op deze server zijn { $limit } plaatsen bezet. Neem er een zodra er spellen zijn afgelopen.
errors-too_many-alone-person = Je hebt { $limit } lopende solospellen. Speel er een uit of geef het op, en begin dan het volgende.
errors-too_many-alone-server = Op deze server lopen { $limit } solospellen. Begin dat van jou zodra er een paar zijn afgelopen, of in privéberichten.
errors-too_many-takeovers-person = Binnen een dag hebben anderen { $limit } plaatsen van je overgenomen. Morgen kun je weer een plaats overnemen.
errors-too_many-takeovers-server = Op deze server zijn binnen een dag { $limit } plaatsen overgenomen. Neem deze morgen over.
errors-too_many-invitations-person = Je hebt binnen een dag { $limit } uitnodigingen gestuurd. Stuur er morgen meer; iedereen kan ook zelf een vrije plaats nemen.
errors-too_many-invitations-server = Op deze server zijn binnen een dag { $limit } uitnodigingen gestuurd. Stuur die van jou morgen.
errors-too_many-notes-person = Je hebt binnen een dag { $limit } briefjes achtergelaten. Schrijf er morgen meer.
errors-too_many-notes-server = Op deze server zijn binnen een dag { $limit } briefjes achtergelaten. Schrijf dat van jou morgen.
errors-too_many-votes-person = Je hebt binnen een dag { $limit } vragen gesteld. Stel er morgen meer.
errors-too_many-votes-server = Op deze server zijn binnen een dag { $limit } vragen gesteld. Stel die van jou morgen.
errors-too_many-absences-person = Je hebt binnen een jaar { $limit } keer afwezigheid aangekondigd. Kondig meer aan als de eerste een jaar geleden is.
errors-too_many-absences-server = Hier is meer afwezigheid aangekondigd dan bewaard kan worden. Tot een deel voorbij is, kun je dit hebben: { $share }.
errors-too_many-queue-person = Je wacht in de wachtrijen van { $limit } servers. Verlaat er eerst een.
errors-too_many-queue-server = In de wachtrij van deze server wachten { $limit } mensen. Sluit aan als een paar een tafel hebben, of open er zelf een.
errors-too_many-follows-person = Je volgt { $limit } spellen, spelers en toernooien. Stop eerst met er een te volgen.
errors-too_many-follows-server = Op deze server worden { $limit } spellen, spelers en toernooien gevolgd. Volg dit als er een paar zijn afgelopen.
errors-too_many-kibitz-person = Je hebt bij { $limit } lopende spellen de thread van de kijkers geopend. Open de volgende als er een is afgelopen.
errors-too_many-kibitz-server = { $limit } spellen van deze server hebben een thread voor kijkers. Open er nog een als er een paar zijn afgelopen.
errors-too_many-tournaments-person = { $limit } van je toernooien zijn niet afgelopen. Beëindig er een of gelast er een af, en publiceer dan het volgende.
errors-too_many-tournaments-server = { $limit } toernooien van deze server zijn niet afgelopen. Publiceer dat van jou zodra er een is afgelopen.
errors-too_many-published-person = Je hebt binnen 30 dagen { $limit } toernooien gepubliceerd. Publiceer meer als het eerste 30 dagen oud is.
errors-too_many-published-server = Op deze server zijn binnen 30 dagen { $limit } toernooien gepubliceerd. Publiceer dat van jou als het eerste 30 dagen oud is.
errors-too_many-events-person = Je hebt binnen een dag { $limit } dingen in toernooien gedaan. Ga morgen verder.
errors-too_many-events-server = In de toernooien van deze server zijn binnen een dag { $limit } dingen gedaan. Ga morgen verder.
errors-too_many-log-person = Je hebt { $limit } dingen in dit toernooi gedaan, meer kan één persoon niet. Je terugtrekken, het beëindigen of het afgelasten kan nog wel.
errors-too_many-log-server = In dit toernooi zijn { $limit } dingen gedaan, meer kan niet. Je terugtrekken, het beëindigen of het afgelasten kan nog wel.
errors-join_reliability = Deze tafel vraagt een betrouwbaarheid van { $asked }%; die van jou is { $percent }%. Door spellen uit te spelen gaat die omhoog.
errors-join_cap = { $games ->
    [3] Je kunt aan 3 spellen tegelijk meedoen tot je er een hebt uitgespeeld.
   *[other] Je kunt aan { $games } spellen tegelijk meedoen tot je er nog een hebt uitgespeeld.
}
errors-join_invited = Alleen wie is uitgenodigd, kan aan deze tafel meedoen.
errors-no_such_seat = Aan deze tafel is geen plaats { $seat }: er zijn de plaatsen 1 tot en met { $lords }.
errors-seat_taken = Plaats { $seat } is al bezet.
errors-seat_free = Die plaats is al vrij.
errors-own_seat = Dat is je eigen plaats. Je kunt de tafel wel verlaten.
errors-no_seat = Je hebt hier geen plaats.
errors-table_changed = De tafel is veranderd. Bekijk die opnieuw voordat je plaatsneemt.
errors-stay_waiting = Eerst moet er antwoord zijn of ze blijven: { $lords }. Je kunt een plaats vrijmaken in het hostpaneel.
errors-calls_many = Anderen zouden worden geroepen om te antwoorden, en je hebt vandaag veel mensen geroepen die nog geen spel met je hebben uitgespeeld. Probeer het morgen opnieuw of open een andere tafel.
errors-calls_again = Iemand aan deze tafel is vandaag drie keer geroepen zonder ja. Probeer het morgen opnieuw of maak eerst die plaats vrij.
errors-invite_seat = Neem eerst zelf plaats, nodig dan uit.
errors-not_invited = Je bent niet aan deze tafel uitgenodigd.
errors-invitation_over = Die uitnodiging is voorbij: die is ingetrokken of beantwoord, of de tafel is er niet meer.
errors-not_host = Dat kan alleen de host: { $host }.
errors-not_full = Er zijn nog plaatsen vrij: { $seated ->
    [one] { $seated } van { $lords } is
   *[other] { $seated } van { $lords } zijn
} bezet. In het hostpaneel kun je die aan computerspelers geven, of met minder spelen.
errors-seats_taken = Aan deze tafel zitten meer spelers dan er met die instellingen plaatsen zijn. Maak eerst een plaats vrij.
errors-not_expired = Deze tafel is nog open en hoeft dus niet opnieuw te worden geopend.
errors-opener_role = Op deze server mag alleen { $role } tafels openen.
errors-only_server = Tafels worden op een server geopend. Typ /game new daar.
errors-bad_setup = Dat kan niet voor een tafel worden gekozen.
errors-bad_clock = Een beurt, een tijdreserve, wat een beurt toevoegt en het maximum liggen elk tussen { $least } minuten en { $most } dagen.
errors-clock_unread = Ik ken de klok “{ $text }” niet. Schrijf die als 36h, 2d, bank 3d +8h, of “geen tijdslimiet”.
errors-clock_both = Een tafel heeft tijd per beurt of een tijdreserve, niet beide. Laat een van de twee leeg.
errors-clock_nothing = Schrijf de dagen of uren van een beurt, of een tijdreserve en wat elke beurt toevoegt.
errors-bad_setup-here = { $part } kan hier niet worden gekozen.
errors-bad_setup-players = { $box } is voor { $least } tot { $most } spelers.
errors-bad_setup-players-one = { $box } is voor { $most } spelers.
errors-bad_setup-players-more = { $box } is voor { $least } tot { $most } spelers, met Tijdperk van de reuzen ook voor { $more }.
errors-bad_setup-players-giants = { $box } met Tijdperk van de reuzen is voor { $least } tot { $most } spelers.
errors-bad_setup-players-teams = Teams zijn voor 6 of 8 spelers.
errors-bad_setup-giants = Tijdperk van de reuzen gaat niet samen met { $box }. Wel met Kingdomino en Queendomino.
errors-bad_setup-court = Het Hof gaat niet samen met { $box }. Wel met Kingdomino en Queendomino.
errors-bad_setup-teams = Teams gaan niet samen met { $box }. Wel met Royal Wedding.
errors-bad_setup-duel = Het Grote Duel gaat niet samen met { $box }. Wel met Kingdomino, voor 2 spelers.
errors-bad_setup-duel-lords = Het Grote Duel is voor 2 spelers.
errors-bad_setup-quest = { $variant } gaat niet samen met Tijdperk van de reuzen, dat dit als opdracht heeft.
errors-bad_setup-quests = Opdrachten kunnen niet worden gekozen zonder Tijdperk van de reuzen. Ze horen daarbij.
errors-bad_setup-quests-two = Je kunt twee verschillende opdrachten kiezen, of geen: dan worden er twee getrokken.
errors-bad_setup-unknown = Ik ken “{ $value }” niet als deel van de instellingen.
errors-bad_preset_name = De naam van een preset heeft 1 tot { $limit } tekens.
errors-preset_taken = Iemand anders heeft hier { $preset } opgeslagen. Kies een andere naam.
errors-preset_full = Deze server heeft { $limit } presets, en meer ruimte is er niet. Er kan eerst een worden verwijderd.
errors-preset_own = Je hebt hier { $limit } presets opgeslagen, zoveel als één persoon er kan hebben. Verwijder er eerst een van jezelf.
errors-no_preset = Die preset is er niet meer. Kies een andere.
errors-preset_foreign = { $preset } kan worden verwijderd door wie die heeft opgeslagen en door wie *Server beheren* heeft.
errors-bad_name = De naam van een tafel is hoogstens 40 tekens lang. Kies een kortere.
errors-away_past = Een afwezigheid kan niet in het verleden beginnen. De eerste dag is vandaag of later.
errors-away_order = De laatste dag ligt voor de eerste. Schrijf ze andersom.
errors-away_far = Een afwezigheid begint binnen { $days } dagen vanaf nu.
errors-away_budget = Dat zou { $days } van je dagen van { $year } kosten; er zijn er nog { $left } van { $budget }. Een kortere afwezigheid kan wel.
errors-away_budget_first = Zolang je nog geen spel hebt uitgespeeld, kun je { $budget } dagen per jaar afwezig zijn, en er zijn er nog { $left }; daarna zijn het er { $later }. Een kortere afwezigheid kan wel.
errors-away_unknown = Ik ken de dag “{ $text }” niet. Schrijf die als 2026-12-03, 3 dec, morgen, of als 7 dagen.
errors-no_absence = Die afwezigheid is voorbij of al teruggenomen.
errors-bad_setting = Zo kan dat niet worden ingesteld. Kies een van de aangeboden waarden.
errors-bad_icons = “{ $value }” kan geen gebouw corrigeren. Alleen gebouwen met een pictogram dat niemand heeft bevestigd, kunnen worden gecorrigeerd.

errors-not_admin = Hiervoor is *Server beheren* nodig. Vraag iemand die dat recht hier heeft.
errors-dm_closed = Ik kon je geen bericht sturen. Sta privéberichten van deze server toe, of kies vermeldingen in /settings.
errors-internal = Er ging bij mij iets mis; er is niets verloren gegaan. Probeer het nog eens. (Code { $code })
errors-discord_refused = Discord weigerde wat ik hiervoor vroeg ({ $cause }); er is niets verloren gegaan. Probeer het nog eens. Wordt het weer geweigerd, dan ziet iemand met *Server beheren* in /admin check of mij een recht ontbreekt.
errors-discord_down = Discord antwoordt me nu niet ({ $cause }); er is niets verloren gegaan. Probeer het over een minuut opnieuw.
errors-gone = Mijn database is verplaatst, gewist of beschadigd terwijl ik draaide, dus moet ik stoppen. Wat je net deed, telt niet. Vertel het aan wie mij draait.
errors-no_room = Ik kan nu niets opschrijven, omdat mijn schijf vol is of niet beschreven kan worden; er is niets verloren gegaan. Probeer het later opnieuw. (Code { $code })

errors-button-again = Opnieuw proberen
errors-button-spots = Plekken tonen
errors-button-town = Stad openen
errors-button-court = Het Hof openen
errors-button-receive = Kroon kiezen
errors-button-panel = Paneel openen
errors-button-plan = Mijn beurt plannen
errors-button-games = Jouw spellen
errors-button-open = Open tafels
errors-button-new = Tafel openen
errors-button-solo = Tegen de computer
errors-button-takeback = Beurt terugnemen
errors-button-take-seat = Plaatsnemen
errors-button-leave = Vertrekken
errors-button-host = Hostpaneel
errors-button-settings = Instellingen

errors-no_import = Dat verslag is hier niet meer. Geef het opnieuw mee met /import.
errors-import_what = Geef me een bestand of een koninkrijk als tekst, niet beide.
errors-verify_what = Geef me een spel of een bestand, niet beide.
errors-file_lost = Ik kon dat bestand niet laden. Probeer het nog eens.

errors-server_needed = Ranglijsten, profielen en dagtabellen horen bij een server. Vraag ernaar op een server.
errors-ladders_off = De hosts van deze server hebben ranglijsten uitgezet.
errors-no_ladder = Van deze doos en grootte is hier nog geen spel uitgespeeld. Zie `/ladder` voor wat er wel is.
errors-no_season = In dit seizoen is geen spel uitgespeeld. Kies er een in `/ladder`.
errors-profile_hidden = Deze speler wil niet worden getoond.
errors-compare_same = Kies twee verschillende spelers.
errors-no_stats = Deze doos heeft zoiets niet. Kies iets anders in `/stats`.

errors-cup_rights = Toernooien worden opgezet door wie *Server beheren* heeft. Die kan er in /admin settings een rol voor kiezen.
errors-cup_rights-role = Toernooien worden opgezet door { $role } en wie *Server beheren* heeft.
errors-cup_bad = “{ $value }” past daar niet. Kies een van de aangeboden waarden.
errors-cup_name = De naam van een toernooi heeft hoogstens { $limit } tekens.
errors-cup_text = De tekst van een toernooi heeft hoogstens { $limit } tekens.
errors-cup_unready = Het kan nog niet worden gepubliceerd.
errors-cup_private = Voor een gelijke trekking zijn privéthreads nodig, en die kan ik daar niet maken. Wie de server beheert, kan dat toestaan.
errors-cup_date = Ik ken de datum “{ $text }” niet. Schrijf die als 2030-12-24 18:00, vrijdag 20:00, over 5 dagen.
errors-cup_number = “{ $text }” is geen getal. Schrijf het in cijfers, zoals 5.
errors-cup_points = Schrijf de punten van alle { $count } plaatsen vanaf de eerste, zoals 5 3 2 1.
errors-cup_variant = Ik ken de variant “{ $text }” niet. De optie toont welke er zijn.
errors-cup_template = Ik ken het sjabloon “{ $text }” niet. De optie toont welke er zijn.
errors-cup_which = Welk toernooi: { $cups }? Noem het met de optie “cup”.
errors-cup_act_tied = De ronde van tafel { $number } is voorbij, dus kan een gelijkspel niet meer worden uitgespeeld. Zeg wie voorstaat, zoals 1, 44.
errors-cup_act_swiss = In { $cup } bepaalt de vorm wie tegen elkaar spelen: alleen rondes van het Zwitsers systeem worden met de hand ingedeeld.
errors-cup_act_seeding = In { $cup } wordt niet met de hand geplaatst.
errors-cup_act_seeds = Noem deelnemers van { $cup }, elk één keer.
errors-cup_act_entry = “{ $text }” is geen deelnemer van { $cup }. Schrijf de naam van een speler die meedoet, een vermelding, of het nummer uit **Wie doet mee**.
errors-cup_act_which = “{ $text }” past bij meerdere deelnemers van { $cup }: { $lords }. Schrijf het nummer van een ervan, zoals #3.
errors-cup_act_whom = Noem met de optie “lord” een speler die aan tafel { $number } zit.
errors-cup_file_stranger = Regel { $line }: niemand op deze server heeft dit account, of het is van een app.
errors-cup_stranger = Dit account is niet op deze server. Alleen leden kunnen hier spelen of meehelpen.
errors-cup_act_changed = Dat zou intussen iets anders doen. Bekijk het opnieuw op het paneel.
errors-cup_act_gone = Dat is al gedaan, of de vraag is te lang geleden. Het paneel toont hoe het ervoor staat.
errors-button-newcup = Toernooi opzetten
errors-button-cups = Toernooien

errors-follow_cup_over = { $cup } is afgelopen, dus valt er niets meer te volgen.
errors-cup_table = Dit is een tafel van { $cup }, dus beslist de organisatie dat. /cup judge roept de jury.

errors-no_cup-near = Er is hier geen toernooi “{ $typed }”. Bedoelde je { $cups }?
errors-no_cup = Zo’n toernooi is er hier niet. /cup list toont welke er zijn.
errors-which_cup = Er kunnen meerdere toernooien bedoeld zijn. Noem er een met de optie “cup”; /cup list toont ze.
errors-cup_unpaired = { $cup } begint nu: de eerste ronde wordt ingedeeld. Probeer het over een minuut opnieuw.
errors-cup_treeless = { $cup } heeft nog geen schema. /cup standings toont hoe iedereen ervoor staat.
errors-cup_phase-signup = { $cup } is nog niet begonnen, dus kan dat nog niet.
errors-cup_phase-checkin = De inschrijving voor { $cup } is voorbij, en het is nog niet begonnen.
errors-cup_phase-running = { $cup } is begonnen. Dat kan nu niet meer.
errors-cup_phase-running-late = { $late ->
    [0] { $cup } is begonnen, dus kun je niet meer meedoen.
   *[other] Bij { $cup } kon je instappen tot ronde { $late } werd ingedeeld.
}{ $add ->
    [0] {""}
   *[other] {" "}De organisatie kan je nog toevoegen: schrijf een van hen.
}
errors-cup_phase-running-next = Er komt geen ronde van { $cup } meer.
errors-cup_phase-over = { $cup } is afgelopen.
errors-cup_phase-cancelled = { $cup } is afgelast.
errors-cup_full = { $cup } heeft geen vrije plaats.
errors-cup_entered = Je doet al mee aan { $cup }.
errors-cup_entered_lord = { $lord } doet al mee aan { $cup }.
errors-cup_often = Je hebt je binnen een dag { $limit } keer voor { $cup } ingeschreven of bent teruggekomen. Kom morgen terug.
errors-cup_often_all = Je hebt je { $limit } keer voor { $cup } ingeschreven of bent teruggekomen. Vraag de organisatie je toe te voegen.
errors-cup_expelled = Je bent in { $cup } gediskwalificeerd. De organisatie kan je weer toelaten.
errors-cup_expelled-partner = Je partner is in { $cup } gediskwalificeerd. De organisatie kan iemand anders op die plaats zetten.
errors-cup_role = { $cup } is voor { $role }. Wie die rol heeft, kan meedoen.
errors-cup_there = { $cup } is voor wie een bepaalde rol heeft. Antwoord op de server, waar ik je rollen zie.
errors-cup_reliability = { $cup } vraagt een betrouwbaarheid van { $asked }%; die van jou is { $percent }%. Door spellen uit te spelen gaat die omhoog.
errors-cup_rating = { $cup } vraagt een rating van { $asked }; die van jou is { $rating }.
errors-cup_opponents = { $cup } vraagt ratingspellen tegen { $asked } verschillende spelers met deze doos en grootte; jij hebt er tegen { $opponents } gespeeld.
errors-cup_unrated = { $cup } vraagt een rating van { $asked }, en met deze doos en grootte heb je er geen. Een uitgespeeld spel geeft je er een.
errors-cup_partner = { $cup } wordt in tweetallen gespeeld. Noem een partner met /cup enter.
errors-cup_partner_no = Je kunt niet met { $lord } spelen.
errors-cup_partner_many = Je hebt vandaag { $limit } partners gevraagd. Probeer het morgen opnieuw of laat iemand jou vragen.
errors-cup_partner_again = Je hebt { $lord } vandaag { $limit } keer gevraagd. Wacht op het antwoord of vraag iemand anders.
errors-cup_alone = In { $cup } speelt iedereen voor zichzelf: schrijf je zonder partner in.
errors-cup_not_asked = Er staat geen vraag open of je in { $cup } wilt spelen. Misschien ging het om iets wat voorbij is.
errors-cup_not_in = Je doet niet mee aan { $cup }.
errors-cup_which_lord = Er passen meerdere spelers: { $lords }. Kies er een uit de lijst, of schrijf het nummer, zoals #3.
errors-cup_not_in_lord = Deze speler doet niet mee aan { $cup }.
errors-cup_unanswered = Je partner heeft nog geen ja gezegd. Met /cup enter kun je iemand anders vragen.
errors-cup_partner_gone = Je team kan niet terugkomen in { $cup }: een partner heeft de eigen gegevens laten wissen.
errors-cup_no_cross = { $cup } heeft nu geen kruistabel: er heeft nog niemand gespeeld.
errors-cup_words = Zeg in hoogstens { $limit } tekens waar het om gaat.
errors-cup_called = Je hebt in de laatste { $minutes } minuten de jury geroepen. Die weet ervan.
errors-cup_called_often = Je hebt binnen een dag { $limit ->
    [1] één keer
   *[other] { $limit } keer
} de jury geroepen. Roep morgen weer, of schrijf de organisatie van { $cup }.

errors-cup_not_organiser = Dit kan alleen de organisatie van { $cup }: { $organisers }.
errors-cup_not_organiser-nobody = { $cup } heeft geen organisatie. Wie de server beheert, kan dit doen.
errors-cup_reason = Geef een reden van hoogstens { $limit } tekens. Iedereen kan die in het logboek lezen.
errors-cup_act_hours = Geef 1 tot { $hours } uur.
errors-cup_act_nowhere = { $cup } heeft geen kanaal om in te plaatsen, dus begint er niets. Kies eerst een ander kanaal in /organise panel.
errors-cup_act_open = { $cup } vraagt geen rol.
errors-cup_act_channel = In dat kanaal kan ik niets plaatsen. Kies er een die ik zie en waar ik mag schrijven; /admin check zegt daar wat ontbreekt.
errors-cup_no_write = Je kunt zelf niet in dat kanaal schrijven, dus kun je er geen evenement laten houden. Kies een ander.
errors-cup_act_begins = Er loopt een ronde van { $cup }: `ends:` verschuift het eind, en de volgende ronde schuift mee. `begins:` is voor de tijd tussen twee rondes.
errors-cup_act_no_date = Noem een andere datum dan die al gepland is.
errors-cup_act_soon = { $minutes ->
    [0] Noem een datum die nog komt.
   *[other] Dat is te vroeg: laat vanaf nu minstens { $minutes } minuten over.
}
errors-cup_act_order = { $minutes ->
    [0] Ronde 1 kan niet beginnen voordat de inschrijving eindigt.
   *[other] Laat minstens { $minutes } minuten over voor de check-in voordat ronde 1 begint.
}
errors-cup_act_no_change = Zo is het al.
errors-cup_act_entries = Noem deelnemers die meedoen, elk één keer; om er twee te ruilen, die van verschillende tafels.
errors-cup_act_size = Een tafel van dit evenement heeft { $least } tot { $most } deelnemers; één alleen is vrij.
errors-cup_act_first = Noem een ronde van { $first } tot { $last }.
errors-cup_act_adjourn = Alleen een tafel waarvan de plaatsen punten geven, met één spel en een eigen trekking, kan worden uitgesteld.
errors-cup_act_capacity = Er doen al { $lords } mee, dus zijn er minstens zoveel plaatsen nodig.
errors-cup_act_rounds = Ronde { $rounds } is al ingedeeld, dus kunnen het er niet minder zijn.
errors-cup_act_paused = { $cup } is gepauzeerd. Laat het eerst verdergaan.
errors-cup_act_own = Je speelt hier zelf. Laat dit beslissen door { $lords }.
errors-cup_act_early = Nog niet op [Ik ben er] gedrukt: { $lords }. Ronde 1 kan eerder beginnen zodra iedereen dat heeft gedaan; zonder hen op zijn vroegst op { $until }: iedereen heeft een dag om in te checken.
errors-cup_act_few = Nu zouden er te weinig meedoen aan { $cup }: er zijn er { $least } nodig.
errors-cup_act_paused_long = { $cup } is al meer dan { $days } dagen gepauzeerd, dus speelt niemand nog mee zonder opnieuw te zijn gevraagd. Het kan worden afgelast, of beëindigd met de resultaten die er zijn. Om weer te spelen: druk op [Nog zo’n evenement], en dan op [Vraag deze spelers].
errors-cup_changed = { $cup } is sinds dat bericht veranderd.
errors-cup_act_going = { $cup } is niet gepauzeerd.
errors-cup_act_playing = { $tables ->
    [0] Er komen nog rondes van { $cup }, dus kunnen er nog geen resultaten worden bevestigd. /organise panel zegt wat er nu komt en of het evenement eerder kan worden beëindigd.
    [one] { $tables } tafel van { $cup } speelt nog. Al het andere komt daarna.
   *[other] { $tables } tafels van { $cup } spelen nog. Al het andere komt daarna.
}
errors-cup_act_reopen = { $cup } is meer dan twee dagen geleden afgelast, dus doet niemand nog mee zonder opnieuw te zijn gevraagd. Druk op [Nog zo’n evenement], en dan op [Vraag deze spelers].
errors-cup_act_round = Zo’n ronde heeft { $cup } nu niet.
errors-cup_act_settled = { $cup } is al meer dan twee dagen afgelopen, dus speelt niemand nog mee zonder opnieuw te zijn gevraagd. Alleen de resultaten kunnen worden gecorrigeerd. Om weer te spelen: druk op [Nog zo’n evenement], en dan op [Vraag deze spelers].
errors-cup_act_table = Deze ronde heeft geen tafel { $number }.
errors-cup_act_no_table = Daar wordt niets gespeeld.
errors-cup_act_rolling = In { $cup } volgen tafels elkaar op. Corrigeer in plaats daarvan een resultaat, of pauzeer het evenement.
errors-cup_act_daily = In { $cup } is dit binnen een dag { $limit } keer gedaan, en elke keer zijn er mensen geroepen. Doe het morgen opnieuw.
errors-cup_act_text = Schrijf hoogstens { $limit } tekens.
errors-cup_act_played = Een tafel van deze ronde is afgelopen, dus kan er niemand meer in worden geruild. Maak eerst de indeling ongedaan of wacht op de volgende ronde.
errors-cup_act_nobody = Er is niemand genoemd, en er wacht niemand die kan instappen.
errors-cup_act_same-in = { $lord } zit al in het team.
errors-cup_act_same-out = { $lord } zit niet in het team.
errors-cup_act_team = { $cup } heeft ruimte voor { $limit } mensen in de organisatie en { $limit } in de jury. Haal eerst iemand uit het team.
errors-cup_act_off = { $lord } wil niet in het team van { $cup } zitten.
errors-cup_not_team = Je zit niet in het team van { $cup }.
errors-cup_act_last = Iemand moet { $cup } leiden. Voeg eerst iemand anders aan de organisatie toe.
errors-cup_act_standings = { $cup } heeft nu geen stand om te plaatsen.
errors-cup_act_lords = { $lords ->
    [1] Noem één speler.
   *[other] Noem { $lords } spelers, die partners zijn.
}
errors-cup_act_partner = De partner in dat team is { $lord }. Zet eerst iemand anders op de plaats van { $lord }, of noem beiden.
errors-cup_act_asked = { $lord } is al eerder gevraagd om in { $cup } te spelen. Niemand wordt twee keer gevraagd; { $lord } kan zich nog inschrijven, of op **Ik speel** drukken als de vraag openstaat.
errors-cup_act_often = Je hebt { $lord } deze dagen een paar keer gevraagd. Vraag over drie dagen opnieuw; { $lord } kan zich nog inschrijven.
errors-cup_act_unanswered = Er kunnen hoogstens { $limit } mensen tegelijk worden gevraagd. Wacht tot een paar hebben geantwoord.
errors-cup_act_asked_day = Je hebt binnen een dag { $limit } mensen gevraagd. Vraag morgen meer mensen; iedereen kan zich ook zonder vraag inschrijven.
errors-cup_act_file = Een bestand heeft 1 tot { $limit } inschrijvingen.
errors-cup_act_line = Regel { $line }: { $lords ->
    [1] een inschrijving heeft één speler.
   *[other] een inschrijving heeft { $lords } spelers, die partners zijn.
}
errors-cup_act_known = Iedereen in dit bestand doet al mee aan { $cup } of is al gevraagd.
errors-cup_act_game = Deze tafel heeft geen spel { $number } waarover beslist kan worden. Kies er een van 1 tot { $limit }.
errors-cup_act_sealed = Anderen spelen nog dezelfde trekking als tafel { $number }, dus wordt nog niet getoond wat daar is gespeeld. Geef elke speler van de tafel punten; waar die gelijk zijn, ook plaatsen.
errors-cup_act_seen = { $lord } heeft de trekking van deze ronde aan een andere tafel gezien. Noem iemand anders, of wacht tot de ronde voorbij is.
errors-cup_act_places = Geef elke speler van de tafel een plaats of punten. Wie een plaats deelt, krijgt de betere, zoals 1, 2, 2, 4.

errors-cup_csv_bad-large = Dit bestand is te groot. Een bestand met inschrijvingen heeft hoogstens { $limit } KiB.
errors-cup_csv_bad-many = Dit bestand heeft meer dan { $limit } regels. Verdeel de inschrijvingen over meerdere bestanden.
errors-cup_csv_bad-text = Dit is geen tekst met waarden in kolommen. Kies in je spreadsheet “Opslaan als” (of “Downloaden”) en het type “CSV UTF-8 (gescheiden door komma’s)”, en geef dat bestand mee.
errors-cup_csv_bad-empty = In dit bestand staan geen inschrijvingen. Schrijf er een op elke regel.
errors-cup_csv_bad-columns = Ik ken deze kolommen niet: “{ $value }”. Noem er een “user”, met de Discord-id van elke speler.
errors-cup_csv_bad-lord = Regel { $line }: “{ $value }” is niemand. Schrijf een Discord-id, een vermelding, of wat een export van mij onder “player” heeft.
errors-cup_csv_bad-rounded = Regel { $line }: een spreadsheet heeft de id afgerond tot “{ $value }”. Maak eerst tekst van de kolom en voer de id’s dan opnieuw in.
errors-cup_csv_bad-twice = Regel { $line }: “{ $value }” staat ook in regel { $first }. Laat er een weg.
errors-cup_csv_bad-partner = Regel { $line }: de partner ontbreekt. Noem beiden op één regel.
errors-cup_csv_bad-alone = Regel { $line }: er staat een partner, maar iedereen speelt voor zichzelf. Geef elke speler een regel.
errors-cup_csv_bad-unknown = Regel { $line }: niemand op deze server heet “{ $value }”. Schrijf de naam zoals de server die toont, die van het account, of een Discord-id.
errors-cup_csv_bad-double = Regel { $line }: meerdere mensen heten “{ $value }”: { $lords }. Schrijf de id van wie bedoeld is.
errors-cup_csv_bad-names = Dit bestand heeft meer dan { $limit } namen zonder Discord-id. Verdeel ze over meerdere bestanden.
errors-cup_trf = Een rapport voor schaakprogramma’s (TRF16) heeft tafels van twee nodig. Exporteer dit evenement als CSV, XLSX of JSON.
