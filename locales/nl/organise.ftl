organise-format-swiss-line = Zwitsers systeem, { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
} aan tafels van { $size }
organise-format-robin-line = Allen tegen allen aan tafels van { $size }
organise-format-groups-line = { $groups } poules aan tafels van { $size }; { $through ->
    [1] de beste van elke gaat door
   *[other] de beste { $through } van elke gaan door
}
organise-format-elimination-line = { $kind ->
    [double] Dubbele knock-out
   *[single] Knock-out
}{ $size ->
    [2] , twee aan een tafel
   *[other] {" "}aan tafels van { $size }; { $through ->
        [1] de beste gaat door
       *[other] de beste { $through } gaan door
    }
}
organise-format-ladder-line = Een doorlopende ranglijst aan tafels van { $size }
organise-format-league-line = Een competitie in divisies van { $division }, { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
} per seizoen aan tafels van { $size }, { $through ->
    [1] één speler
   *[other] { $through } spelers
} op en neer
organise-seasons-line = { $seasons ->
    [1] één seizoen
   *[other] { $seasons } seizoenen
}
organise-final-line = daarna een finaletafel van { $size }
organise-elimination-line = daarna een knock-out van { $entries }, met een finale van { $size }
organise-teams-line = Teams van twee: partners schrijven zich samen in.
organise-games-line = Elke ontmoeting gaat om de meeste zeges uit { $games } spellen.
organise-duplicate-line = Gelijke trekking: dezelfde trekking aan alle tafels van een ronde, in privéthreads tot die voorbij is.
organise-box-line = { $box }.
organise-box-more-line = { $box }, { $variants }.
organise-clock-line = { $pace } binnen een ronde van { $time }. De automatische piloot speelt voor wie er niet is, dus eindigt elke ronde op tijd.
organise-vacation-honored = Met afwezigheid en stille weekenden wordt binnen een ronde rekening gehouden: de klok wacht, de ronde niet.
organise-vacation-ignored = Met afwezigheid en stille weekenden wordt geen rekening gehouden.
organise-who-line = { $facts }.
organise-who-anyone = Iedereen op deze server mag meedoen
organise-who-role = Alleen { $role } mag meedoen
organise-who-reliability = betrouwbaarheid vanaf { $percent }%
organise-who-rating = rating vanaf { $rating }
organise-who-opponents = ratingspellen tegen minstens { $count ->
    [one] { $count } speler
   *[other] { $count } verschillende spelers
}
organise-size-line = Plaats voor { $capacity } { $what ->
    [teams] teams
   *[lords] spelers
}; met minder dan { $least } wordt het afgelast.
organise-late-line = Later instappen kan tot ronde { $round }.
organise-late-ladder = Je kunt altijd instappen en vertrekken.
organise-late-league = Je kunt altijd instappen, om vanaf het volgende seizoen te spelen.
organise-late-league-seasons = Je kunt instappen tot seizoen { $season } begint, om vanaf het volgende seizoen te spelen.
organise-points-line = Punten { $points }.
organise-ties-elimination = Bij gelijkspel over wie doorgaat of wint, beslissen de punten, domeinen en kronen van de tafel, daarna { $decider ->
    [lot] een loting uit de startwaarde van het evenement
   *[game] nog een spel
}.
organise-third-played = Om de derde plaats wordt gespeeld.
organise-ties-ladder = De winnaar van een tafel krijgt de hoogste van de plaatsen die de spelers op de ranglijst hadden, en zo verder omlaag. Bij gelijkspel beslissen de punten van de spellen, dan het grootste domein, dan kronen, dan een loting uit de startwaarde van het evenement.
organise-absences = Wie { $rounds ->
    [1] één ronde
   *[other] { $rounds } rondes op rij
} afwezig is, ligt eruit.
organise-protest = Resultaten zijn definitief { $time } na de laatste tafel.
organise-protest-none = Resultaten zijn definitief zodra de laatste tafel is afgelopen.
organise-leavers-half = Wie vertrekt vóór de helft van de spellen, telt voor niemand.
organise-leavers-out = Wie vóór het eind vertrekt, telt voor niemand.
organise-leavers-stand = Vertrekt iemand, dan tellen de spellen tot dan, en winnen de tegenstanders de rest.
organise-seeding-rating = Plaatsing naar de ranglijst van deze server als ronde 1 begint; wie geen rating heeft, volgt door loting. Deze ratings staan in de bestanden van het evenement, die iedereen kan krijgen.
organise-seeding-hand = Plaatsing door de organisatie vóór ronde 1; anderen volgen door loting.
organise-ties-lot = Gelijke punten delen de plaats.
organise-ties-line = Bij gelijke stand: { $ties }; anders wordt de plaats gedeeld.
organise-ties-cut = Een loting zegt wie van hen doorgaat.
organise-ties-then = {", "}dan{" "}
organise-tie-opponents = punten van tegenstanders
organise-tie-opponents-about = De punten van je tegenstanders: wie sterkere had, staat voor
organise-tie-head = onderling resultaat
organise-tie-head-about = Onderlinge resultaten, als allen tegen elkaar speelden
organise-tie-share = scoreaandeel
organise-tie-share-about = Je gemiddelde aandeel in alle punten aan een tafel
organise-tie-territory = grootste domein
organise-tie-territory-about = Vakken van het grootste domein, gemiddeld over je spellen
organise-tie-crowns = kronen
organise-tie-crowns-about = Kronen van je koninkrijk, gemiddeld over je spellen
organise-tie-duplicate = score bij gelijke trekking
organise-tie-duplicate-about = Je score, vergeleken met andere tafels met dezelfde trekking
organise-tie-lot = niets meer
organise-tie-lot-about = Wie gelijkstaat, deelt de plaats; loting zegt wie doorgaat
organise-no-name = Het heeft nog geen naam.

organise-dates-signup = Inschrijving { $open ->
    [yes] vanaf { $begins }
   *[no] tot { $ends }
}
organise-dates = { $what ->
    [checkin] Check-in
    [round] Ronde { $round }
    [stage_round] Fase { $stage }, ronde { $round }
    [rounds] Tafels na elkaar
    [final] Finale
    [final_table] Finaletafel
   *[season] Seizoen { $round }
}: { $open ->
    [yes] vanaf { $begins }
   *[no] { $begins } tot { $ends }
}
organise-dates-more = … nog { $rounds ->
    [1] één ronde
   *[other] { $rounds } rondes
} …

organise-gone-size = Tafels zijn nu van { $size }: de doos vraagt dat.
organise-gone-teams = Teams van twee horen bij Royal Wedding, dus zijn er nu geen.
organise-gone-dynasty = Dynastie gaat daar niet mee samen.
organise-gone-duplicate = Een gelijke trekking vraagt rondes die allemaal tegelijk spelen, dus is die uit.
organise-gone-games = Een Dynastie is al drie spellen, dus zijn meerdere spellen per ontmoeting uit.
organise-gone-points = De punten zijn weer de gewone: die van jou waren voor tafels van een andere grootte.
organise-gone-ties = De score bij gelijke trekking beslist niets zonder gelijke trekking.
organise-gone-late = Later instappen is uit: deze vorm heeft dat niet.
organise-gone-final = De finaletafel is uit: de doos heeft er geen van die grootte.
organise-fault-name-missing = Er is nog een naam nodig.
organise-fault-signup_until-past = De inschrijving zou eindigen op { $at }; die moet vanaf nu minstens { $minutes } minuten open blijven.
organise-fault-start-order = Ronde 1 zou beginnen voordat de inschrijving eindigt.
organise-fault-start-checkin = De check-in heeft { $minutes } minuten nodig tussen het eind van de inschrijving en ronde 1.
organise-fault-start-far = Ronde 1 kan uiterlijk over { $days } dagen beginnen.
organise-fault-pace-none = Er is een klok nodig, zodat rondes worden gespeeld en niet door de automatische piloot worden beëindigd.
organise-fault-pace-round = Een beurt mag langer duren dan een ronde: kies een kortere klok of een langere ronde.
organise-fault-least-size = Voor een tafel zijn er minstens { $entries } nodig.
organise-fault-least-final = De finaletafel heeft er { $entries } nodig, dus eis er minstens zoveel.
organise-fault-groups-small = De poules zouden elk { $entries ->
    [1] één deelnemer
   *[other] { $entries } deelnemers
} hebben, en dat is te weinig: kies minder poules of meer plaatsen.
organise-fault-groups-final = { $entries ->
    [1] Er gaat maar één door
   *[other] Er gaan er maar { $entries } door
}, en dat is te weinig voor de finaletafel.
organise-fault-groups-over = Uit de poules gaan er { $entries } door, maar de finaletafel heeft { $final } plaatsen: alleen de besten spelen daar.
organise-fault-groups-large = Een poule kan hoogstens { $entries } deelnemers hebben: kies meer poules of minder plaatsen.
organise-fault-capacity-robin = Allen tegen allen kan met hoogstens { $entries } deelnemers: kies minder plaatsen, poules of het Zwitsers systeem.
organise-fault-round-short = Met deze klok duren de spellen van een ronde meestal minstens { $days ->
    [1] een dag
   *[other] { $days } dagen
}.
organise-fault-round-long = Het duurt { $days } dagen.
organise-fault-teams-pairs = Twee paren partners kunnen niet aan één tafel spelen: waar er nog maar twee over zijn, zoals aan een laatste tafel, delen ze de plaats en zegt de loting wie doorgaat.
organise-fault-rounds-repeats = Als zich maar { $entries } inschrijven, spelen sommigen binnen { $rounds } rondes opnieuw tegen elkaar.

organise-command-organise = Toernooien opzetten en leiden
organise-command-organise-new = Een toernooi opzetten, stap voor stap of in één keer
organise-option-template = Met een sjabloon van deze server beginnen
organise-option-name = De naam, 1–30 tekens
organise-option-format = Hoe er wordt gespeeld
organise-option-box = De doos
organise-option-variants = Varianten en meer, zoals Harmonie, Middenrijk
organise-option-lords = Hoeveel er aan een tafel zitten
organise-option-clock = De tijd voor een beurt, zoals 12 uur
organise-option-rounds = Hoeveel rondes
organise-option-capacity = Hoeveel plaatsen er zijn
organise-option-who = Alleen wie deze rol heeft, mag meedoen
organise-option-opponents = Tegen hoeveel verschillende spelers ratingspellen gespeeld moeten zijn
organise-option-signup = Wanneer de inschrijving eindigt, zoals vrijdag 20:00 of over 5 dagen
organise-option-start = Wanneer ronde 1 begint, zoals 24 dec 18:00
organise-option-vacation = Of afwezigheid de klok binnen een ronde laat wachten
organise-command-organise-publish = Het toernooi publiceren dat je hebt opgezet

organise-new-title = ### Een nieuw toernooi
organise-step-what = Wat
organise-step-format = Vorm
organise-step-dates = Data
organise-step-who = Wie mag meedoen
organise-step-ties = Punten en tiebreaks
organise-step-preview = Voorbeeld
organise-steps = { $steps }
organise-zone = Iedereen ziet data in de eigen tijdzone. Jij typt ze in { $zone }, de tijdzone van je /settings.
organise-rounds-fixed = Hoeveel rondes er zijn, volgt uit hoeveel er meedoen.

organise-pick-format = Vorm
organise-pick-format-swiss = Zwitsers systeem
organise-pick-format-swiss-about = Iedereen speelt elke ronde, tegen wie even goed staat
organise-pick-format-robin = Allen tegen allen
organise-pick-format-robin-about = Iedereen speelt tegen iedereen
organise-pick-format-groups = Poules en een finaletafel
organise-pick-format-groups-about = Allen tegen allen in poules; de besten gaan door
organise-pick-format-single = Knock-out
organise-pick-format-single-about = Eén keer verliezen en je ligt eruit
organise-pick-format-double = Dubbele knock-out
organise-pick-format-double-about = Twee keer verliezen en je ligt eruit
organise-pick-format-ladder = Ranglijst
organise-pick-format-ladder-about = Altijd open; vrije spelers met een nabije plaats zitten samen
organise-pick-format-league = Competitie
organise-pick-format-league-about = Divisies en seizoenen, promotie en degradatie
organise-pick-size = { $number } aan een tafel
organise-pick-rounds = { $number ->
    [one] { $number } ronde
   *[other] { $number } rondes
}
organise-pick-final = Finaletafel van { $number }
organise-pick-final-none = Geen finaletafel
organise-pick-groups = { $number } poules
organise-pick-through = { $number ->
    [1] De beste gaat door
   *[other] De beste { $number } gaan door
}
organise-pick-division = Divisies van { $number }
organise-pick-seasons = { $number ->
    [one] { $number } seizoen
   *[other] { $number } seizoenen
}
organise-pick-seasons-none = Seizoenen tot je het beëindigt
organise-pick-games = { $number ->
    [1] Eén spel per ontmoeting
   *[other] Meeste zeges uit { $number }
}
organise-pick-duplicate-yes = Gelijke trekking: ja
organise-pick-duplicate-yes-about = Alle tafels van een ronde hebben dezelfde trekking, privé
organise-pick-duplicate-no = Gelijke trekking: nee
organise-pick-duplicate-no-about = Elke tafel heeft een eigen trekking; iedereen mag meekijken
organise-pick-absences = Eruit na { $number ->
    [1] één ronde die de automatische piloot speelde
   *[other] { $number } rondes die de automatische piloot speelde
}
organise-pick-absences-none = Wie afwezig is, blijft erin
organise-pick-leavers-half = Wie vertrekt, telt na de helft
organise-pick-leavers-half-about = FIDE-regel: onder de helft voor niemand; anders rest winst
organise-pick-leavers-out = Wie vertrekt, telt voor niemand
organise-pick-leavers-out-about = Al die spellen gaan uit de stand
organise-pick-leavers-stand = Wat vóór vertrek is gespeeld, telt
organise-pick-leavers-stand-about = De tegenstanders winnen de resterende spellen
organise-pick-seeding-lot = Plaatsing: door loting
organise-pick-seeding-lot-about = Uit de startwaarde van het evenement, voor ieder na te gaan
organise-pick-seeding-rating = Plaatsing: naar rating
organise-pick-seeding-rating-about = Naar de ranglijst van deze server als ronde 1 begint
organise-pick-seeding-hand = Plaatsing: met de hand
organise-pick-seeding-hand-about = Jij zet de deelnemers op volgorde voordat ronde 1 begint
organise-pick-third-no = De derde plaats wordt gedeeld
organise-pick-third-no-about = Door de verliezers van de halve finales
organise-pick-third-yes = Om de derde plaats wordt gespeeld
organise-pick-third-yes-about = In de ronde van de finale, als dat een tafel van twee is
organise-pick-decider-game = Gelijke tafels spelen opnieuw
organise-pick-decider-game-about = Nog een spel van wie gelijkstaat, waar één doorgaat of wint
organise-pick-decider-lot = Gelijke tafels gaan naar loting
organise-pick-decider-lot-about = Uit de startwaarde van het evenement; geen ronde duurt langer
organise-pick-checkin-yes = Check-in: ja
organise-pick-checkin-no = Check-in: nee
organise-pick-vacation-yes = Afwezigheid: de klok wacht
organise-pick-vacation-no = Afwezigheid: de klok loopt door
organise-pick-takeback-yes = Beurten kunnen terug tot de volgende speler iets doet
organise-pick-takeback-no = Beurten kunnen niet worden teruggenomen
organise-pick-round = Rondes van { $time }
organise-pick-rest = { $time } tussen rondes
organise-pick-rest-none = Geen pauze tussen rondes
organise-pick-protest = Definitief { $time } na de laatste tafel
organise-pick-protest-none = Meteen definitief na de laatste tafel
organise-pick-late = Later instappen tot ronde { $number }
organise-pick-late-none = Niet later instappen
organise-pick-tie = { $place }: { $tie }

organise-which-box = Welke doos?
organise-which-variants = Varianten: geen
organise-which-template = Beginnen met sjabloon…
organise-which-role = Welke rol mag meedoen?
organise-which-clock = Klok
organise-which-tie = Tiebreak
organise-which-size = Grootte van tafels
organise-which-rounds = Rondes
organise-which-final = Finaletafel
organise-which-groups = Poules
organise-which-through = Hoeveel er doorgaan
organise-which-division = Grootte van divisies
organise-which-seasons = Seizoenen
organise-which-games = Spellen per ontmoeting
organise-which-duplicate = Gelijke trekking
organise-which-leavers = Als iemand vertrekt
organise-which-seeding = Plaatsing
organise-which-third = Derde plaats
organise-which-decider = Gelijke tafels
organise-which-absences = Wie afwezig is
organise-which-checkin = Check-in
organise-which-vacation = Afwezigheid
organise-which-takeback = Terugname
organise-which-round = Lengte van een ronde
organise-which-rest = Tussen rondes
organise-which-protest = Wanneer het definitief is
organise-which-late = Later instappen

organise-button-words = Naam en tekst…
organise-button-dates = Data typen…
organise-button-numbers = Wie…
organise-button-points = Punten…
organise-button-ties = Punten en tiebreaks
organise-button-publish = Publiceren
organise-button-keep = Opslaan als sjabloon
organise-button-shred = Sjabloon verwijderen…
organise-button-fresh = Opnieuw beginnen

organise-form-words = Naam en tekst
organise-form-words-name = Naam
organise-form-words-text = Wat mensen moeten weten (mag leeg zijn)
organise-form-dates = Data
organise-form-dates-hint = Leeg: blijft zoals gepland
organise-form-date-signup_until = Inschrijving eindigt, zoals vrijdag 20:00
organise-form-date-start = Ronde 1 begint, zoals 24 dec 18:00
organise-form-date-ends = De ronde eindigt, zoals zondag 20:00
organise-form-date-table = De tafel speelt tot, zoals zondag
organise-form-date-begins = Volgende ronde begint, zoals maandag 18:00
organise-form-numbers-rounds = Rondes
organise-form-numbers-late = Laatste ronde om in te stappen; 0: geen
organise-what-changes = ### Wat moet er veranderen in { $cup }?
organise-change-words = Naam en tekst…
organise-change-numbers = Getallen…
organise-form-seat-entries = Eén tafel; één alleen: vrij; leeg: niets
organise-form-swap-entries = Welke twee
organise-form-first = Vanaf welke ronde
organise-form-first-hint = Leeg: vanaf de volgende
organise-form-points = Punten
organise-form-points-label = Vanaf de eerste plaats; leeg: de gewone
organise-form-numbers-capacity = Plaatsen
organise-form-numbers-least = Hoeveel er nodig zijn
organise-form-numbers-reliability = Betrouwbaarheid in procenten; 0: elke
organise-form-numbers-rating = Rating, aantal tegenstanders; 0 0: elke
organise-form-numbers-round = Uren van een ronde
organise-form-keep-label = Naam van het sjabloon

organise-kept = Opgeslagen als { $template }. De data schuiven bij elk gebruik hele weken op.
organise-shred-title = ### Een sjabloon verwijderen
organise-shred-which = Welk sjabloon?
organise-shredded = { $template } is verwijderd.
organise-template-about = { $format }
organise-changed = De instellingen zijn veranderd sinds je ze zag. Zo staat het er nu voor.
organise-ready = Er ontbreekt niets. Zodra het is gepubliceerd, kunnen mensen zich inschrijven.
organise-missing = Nog te doen voordat het kan worden gepubliceerd:
organise-note = Kijk hier nog eens naar:
organise-preview-dates = Met { $entries } deelnemers:
organise-no-right = Ik kan het niet plaatsen in { $channel }: daar heb ik nodig: { $rights }.
organise-right-view = het kanaal zien
organise-right-text = een tekstkanaal
organise-right-send = berichten versturen
organise-right-threads = openbare threads maken
organise-right-talk = berichten versturen in threads
organise-right-private = privéthreads maken, voor een gelijke trekking
organise-published = { $cup } is gepubliceerd. De aankondiging komt in { $channel }.
organise-closed = Je toernooi blijft bewaard zoals het is. /organise new opent het weer.
organise-button-panel = Organisatiepaneel

organise-command-organise-panel = Het organisatiepaneel openen
organise-command-organise-pair = De volgende ronde nu indelen
organise-command-organise-unpair = De laatste indeling ongedaan maken
organise-command-organise-extend = Deze ronde meer tijd geven
organise-command-organise-dates = Data verschuiven, eerder of later
organise-command-organise-change = Wijzigen wat is aangekondigd
organise-command-organise-seat = Een tafel of een vrije plaats van de volgende ronde met de hand maken
organise-command-organise-swap = Twee ruilen in de net gemaakte indeling
organise-command-organise-pause = Pauzeren of verdergaan
organise-command-organise-result = Een resultaat corrigeren
organise-command-organise-replace = Een speler vervangen
organise-command-organise-expel = Een speler diskwalificeren
organise-command-organise-drop = Een speler uit het toernooi halen
organise-command-organise-table = Automatische piloot voor een speler, of de klok van een tafel opnieuw
organise-command-organise-add = Een late speler toevoegen of inschrijvingen importeren
organise-command-organise-message = Alle spelers van het evenement een bericht sturen
organise-command-organise-seed = Zeggen in welke volgorde de deelnemers worden geplaatst
organise-command-organise-team = Iemand aan organisatie of jury toevoegen of eruit halen
organise-command-organise-cancel = Het evenement afgelasten
organise-command-organise-confirm = De resultaten bevestigen als alle tafels zijn afgelopen
organise-command-organise-reopen = Resultaten van een afgelopen evenement laten corrigeren, of een afgelast openen
organise-command-organise-channel = In een ander kanaal verdergaan
organise-command-organise-fairplay = Zien hoe vaak een speler speelt zoals een sterke computer zou doen
organise-option-cup = Welk toernooi
organise-option-reason = Waarom; iedereen kan het in het logboek lezen
organise-option-ends = Wanneer deze ronde eindigt, zoals zondag 20:00
organise-option-begins = Wanneer de volgende ronde begint, zoals maandag 18:00
organise-option-least = Hoeveel er nodig zijn
organise-option-late = De laatste ronde om later in te stappen; 0: geen
organise-option-entries = Nummers of namen, zoals 4, 7 of Ann, Ben
organise-option-first = Vanaf welke ronde; leeg: vanaf de volgende
organise-option-hours = Zoveel uur
organise-option-channel = Het kanaal waar het verdergaat
organise-option-round = Welke ronde, als het niet de laatste is
organise-option-table = Het nummer van de tafel in die ronde
organise-option-lord = Welke speler
organise-option-with = De vervanger; anders de eerste op de wachtlijst
organise-option-do = Wat te doen
organise-option-order = Namen of nummers van deelnemers, de beste eerst, met komma’s ertussen
organise-option-user = Wie er moet instappen
organise-option-partner = De partner, waar teams van twee spelen
organise-option-file = Een bestand met inschrijvingen (CSV), vóór het begin
organise-option-text = Wat je ze wilt zeggen
organise-option-member = Wie bij het team komt of eruit gaat
organise-option-role = Wat die moet zijn
organise-choice-autopilot = De automatische piloot speelt voor een speler
organise-choice-adjourn = Uitstellen: er wordt tot een andere datum gespeeld
organise-choice-restart = De klok begint opnieuw
organise-choice-organiser = Organisatie
organise-choice-judge = Jury
organise-choice-nothing = Geen van beide: uit het team

organise-panel-title = ### { $cup } · organisatiepaneel
organise-panel-public = Elke actie vraagt om een reden en staat in het openbare logboek.
organise-state-signup = Inschrijving tot { $at }. { $entries } van { $capacity } ingeschreven{ $waiting ->
    [0] .
    [one] , { $waiting } wacht.
   *[other] , { $waiting } wachten.
}
organise-state-checkin = Check-in tot { $at }. { $here } van { $entries } zijn er{ $waiting ->
    [0] .
    [one] , { $waiting } wacht.
   *[other] , { $waiting } wachten.
}
organise-state-closed = De inschrijving is voorbij: { $entries ->
    [1] één doet
   *[other] { $entries } doen
} mee{ $waiting ->
    [0] .
    [one] , { $waiting } wacht.
   *[other] , { $waiting } wachten.
} Ronde 1 begint op { $at }.
organise-state-round = { $tables ->
    [1] In { $round } { $over ->
        [0] speelt de enige tafel nog
       *[other] is de enige tafel afgelopen
    }. Eindigt op { $at } ({ $left }).
   *[other] In { $round } zijn { $over } van { $tables } tafels afgelopen. Eindigt op { $at } ({ $left }).
}
organise-state-between = { $adjourned ->
    [0] Alle tafels van { $round } zijn afgelopen.
   *[other] { $round }: alle andere tafels zijn afgelopen.
}
organise-state-adjourned = Uitgesteld: tafel { $table }, { $round }. Eindigt op { $at } ({ $left }).
organise-state-closed-now = De resultaten zijn definitief. Wat volgt, komt zo: druk op **Vernieuwen**.
organise-state-ended-now = Alle rondes zijn voorbij. Wat volgt, komt zo: druk op **Vernieuwen**.
organise-state-begun = Het is begonnen; de eerste tafels worden opgezet.
organise-state-paused = **Gepauzeerd** ({ $at }): alles wacht.
organise-state-asked = { $count ->
    [1] Eén persoon is gevraagd om mee te doen en heeft nog niet geantwoord.
   *[other] { $count } mensen zijn gevraagd om mee te doen en hebben nog niet geantwoord.
}
organise-state-over = { $winners ->
    [0] Het is afgelopen; niemand heeft gewonnen.
   *[other] Het is afgelopen, gewonnen door { $lord }.
}
organise-state-too-few = Het is afgelast: er waren er minder dan { $least }.
organise-need-few = { $there ->
    [1] **Er is er tot nu toe maar één**
   *[other] **Er zijn er tot nu toe maar { $there }**
}: met minder dan { $least } wordt het afgelast op { $at }. Roep ze met een bericht, of verschuif het begin.
organise-need-confirm = **Alle tafels zijn afgelopen.** Druk op **Resultaten bevestigen**, of corrigeer wat fout is voordat ze definitief zijn.
organise-need-seeds = **Er is nog niemand geplaatst.** Druk op **Plaatsing maken…** voordat ronde 1 begint; anders volgen allen door loting.
organise-need-nothing = Je hoeft nu niets te doen.
organise-need-gone = **Het kanaal van het evenement is verwijderd**, dus staat het stil: er begint geen ronde. Kies een ander kanaal, en het gaat daar verder.
organise-need-role = **De rol die nodig is om mee te doen, is verwijderd**, dus kan niemand zich inschrijven. Laat mensen zonder die rol meedoen, of voeg toe wie moet spelen.
organise-need-shut = **Ik mag niets meer plaatsen in { $channel }**, dus staat het evenement stil: er begint geen ronde. Sta me daar *Kanaal bekijken* en *Berichten versturen* toe, of kies een ander kanaal.
organise-need-left-entries = Niet meer op deze server: { $lords }{ $more ->
    [0] .
    [1] {" "}en nog één.
   *[other] {" "}en nog { $more }.
} Kies ze hieronder om ze te vervangen of eruit te halen.
organise-need-left-team = Niet meer op deze server, dus roept niemand hen: { $lords }{ $more ->
    [0] .
    [1] {" "}en nog één.
   *[other] {" "}en nog { $more }.
} Iedereen met *Server beheren* kan het evenement leiden.
organise-channel-title = In welk kanaal moet { $cup } verdergaan? Alles wat loopt, wordt daar opnieuw geplaatst.
organise-channel = Ander kanaal…
organise-need-call = **Jury geroepen** { $at } door { $lord }{ $table ->
    [0] {""}
   *[other] , tafel { $table }
}: { $what }
organise-late-lord = Laat: tafel { $table }, { $lord } miste { $missed ->
    [1] een beurt
   *[other] { $missed } beurten
}.
organise-late-lord-autopilot = { $missed ->
    [0] Tafel { $table }: de automatische piloot speelt voor { $lord }.
    [1] Laat: tafel { $table }, { $lord } miste een beurt en is niet terug.
   *[other] Laat: tafel { $table }, { $lord } miste { $missed } beurten en is niet terug.
}
organise-late-option = { $missed ->
    [0] De automatische piloot speelt voor { $name }
    [1] { $name } miste een beurt
   *[other] { $name } miste { $missed } beurten
}
organise-missed-option = { $missed ->
    [0] De automatische piloot speelt
    [1] Miste een beurt
   *[other] Miste { $missed } beurten
}
organise-waits-option = Op de wachtlijst
organise-next-paired = De volgende ronde wordt vanzelf ingedeeld op { $at }.
organise-next-paired-now = De volgende ronde wordt zo vanzelf ingedeeld: druk op **Vernieuwen**.
organise-next-by-hand = Met de hand in { $round }: { $what }.
organise-next-left-over = { $count ->
    [1] Er blijft er nog één over, die vrij is.
   *[other] Er blijven er nog { $count } over, die vrij zijn.
}
organise-next-playing = Volgende ronde nu: { $tables ->
    [1] één tafel speelt
   *[other] { $tables } tafels spelen
} nog.

organise-act = Actie voor het evenement…
organise-act-extend = Deze ronde verlengen…
organise-act-extend-about = Alle tafels krijgen dezelfde extra tijd
organise-act-postpone = Alle data verschuiven…
organise-act-postpone-about = Inschrijving, als die nog open is, en ronde 1 schuiven op
organise-act-dates = Data wijzigen…
organise-act-dates-about = Eerder of later; iedereen hoort het
organise-act-change = Aankondiging wijzigen…
organise-act-change-about = Naam, tekst, plaatsen, rondes
organise-act-seat = Met de hand indelen…
organise-act-seat-about = Een tafel of een vrije plaats van de volgende ronde
organise-act-swap = Twee ruilen…
organise-act-swap-about = In de zojuist gemaakte indeling
organise-act-pause = Evenement pauzeren…
organise-act-pause-about = Alle klokken en data staan stil
organise-act-resume = Verdergaan…
organise-act-resume-about = Data schuiven mee; na twee weken drie dagen extra
organise-act-message = Bericht aan alle spelers…
organise-act-message-about = Op de manier die ze hebben ingesteld
organise-act-add = Speler toevoegen…
organise-act-add-about = Alsnog, of iemand die was vertrokken
organise-act-open = Zonder de rol laten meedoen…
organise-act-open-about = Alle andere voorwaarden blijven
organise-act-close = Inschrijving nu beëindigen…
organise-act-close-about = Niemand komt er meer bij; ronde 1 begint zoals gepland
organise-act-seed = Plaatsing maken…
organise-act-seed-about = De volgorde waarin ze beginnen
organise-act-channel = Ander kanaal kiezen…
organise-act-channel-about = Het evenement gaat daar verder
organise-act-stand = Stand nu plaatsen…
organise-act-stand-about = In de thread van het evenement
organise-act-team = Organisatie en jury…
organise-act-team-about = Iemand toevoegen of eruit halen
organise-act-end = Evenement beëindigen…
organise-act-end-about = Met de stand zoals die is
organise-act-confirm = Resultaten bevestigen
organise-act-reopen = Evenement heropenen…
organise-act-reopen-about = Inschrijven kan weer, of resultaten corrigeren
organise-act-cancel = Evenement afgelasten…
organise-act-cancel-about = Het eindigt zonder resultaat
organise-act-import = Inschrijvingen importeren
organise-act-result = Resultaat corrigeren…
organise-act-restart = Klok opnieuw…
organise-act-adjourn = Uitstellen…
organise-act-replace = Vervangen…
organise-act-drop = Eruit halen…
organise-act-expel = Diskwalificeren…
organise-act-autopilot = Automatische piloot…
organise-tact = Actie voor een tafel…
organise-pact = Actie voor een speler…
organise-other-table = Andere tafel…
organise-other-lord = Iemand anders…
organise-table-option = { $stages ->
    [1] {""}
   *[other] { $stage }{" "}
}R{ $round } T{ $table } · { $lords }
organise-table-over = Afgelopen
organise-table-adjourned = Uitgesteld
organise-table = Tafel { $table }: { $lords }
organise-game-option = Beslissen over spel { $game }
organise-autopilot-whom = Automatische piloot voor…
organise-lord-title = ### { $lord }
organise-entry-in = { $lord } doet mee.
organise-entry-waiting = { $lord } wacht op een plaats.
organise-entry-withdrawn = { $lord } heeft zich uitgeschreven.
organise-entry-dropped = { $lord } heeft zich teruggetrokken.
organise-entry-expelled = { $lord } is gediskwalificeerd.
organise-whom-replace = Wie komt in de plaats?
organise-whom-replace-title = Iemand anders van deze server wordt gevraagd om de plaats van { $lord } over te nemen, met de punten en de open tafels.
organise-whom-add = Wie moet erbij?
organise-whom-add-title = Wie wordt gevraagd om aan { $cup } mee te doen? Partners worden samen gekozen.
organise-whom-lord = Om wie gaat het?
organise-whom-lord-title = Kies een speler van { $cup }.
organise-whom-team-title = De organisatie van { $cup } kan hier alles, de jury beslist over tafels.
organise-whom-organiser = Organisatie toevoegen…
organise-whom-judge = Jury toevoegen…
organise-off-team = Uit het team halen…
organise-role-organiser = Organisatie
organise-role-judge = Jury
organise-first-waiting = Eerste die wacht

organise-form-reason = Reden (iedereen kan die lezen)
organise-form-hours = Uren
organise-form-order = Deelnemers, de beste eerst, elk een regel
organise-form-text = Wat wil je ze zeggen?
organise-form-result = Resultaat corrigeren
organise-form-result-hint = Punten, zoals 44, of plaats en punten, zoals 1, 44
organise-form-pair = Volgende ronde nu
organise-form-unpair = Laatste indeling ongedaan maken
organise-form-stage = Fase, vanaf 1
organise-form-round = Ronde
organise-form-table = Tafel

organise-button-channel = Ander kanaal kiezen
organise-button-refresh = Vernieuwen
organise-button-log = Logboek
organise-button-anew = Nog zo’n evenement
organise-button-asklords = Vraag deze spelers
organise-again-reason = De deelnemers van { $cup }
organise-button-pair = Volgende ronde nu
organise-button-begin = Ronde 1 nu beginnen
organise-button-unpair = Indeling ongedaan maken
organise-button-do = Doen
organise-button-again = Overspelen
organise-button-stands = Laten staan
organise-button-passes = Die gaat door
organise-button-passes-none = Niemand gaat door
organise-button-dont = Annuleren
organise-done = Gedaan. Het staat in het logboek van het evenement.

organise-effect-title = ### Dit zou gebeuren
organise-effect-open = Vanaf nu heeft niemand de rol nodig om aan { $cup } mee te doen.
organise-effect-channel = Het evenement gaat verder in { $channel }: de aankondiging en wat er loopt, worden daar geplaatst, { $tables ->
    [0] en de volgende tafels ook.
    [1] en de open tafel gaat mee.
   *[other] en de { $tables } open tafels gaan mee.
}
organise-effect-channel-blind = **{ $lords ->
    [one] { $lords } speler die meedoet, ziet dat kanaal niet.
   *[other] { $lords } spelers die meedoen, zien dat kanaal niet.
}** Iedereen hoort in een privébericht waar het evenement is; wie het niet ziet, kan alleen vandaar spelen.
organise-effect-changed = ### Er is iets veranderd sinds je dit zag. Nu zou dit gebeuren
organise-effect-reason = Reden: { $reason }
organise-effect-moved = Wat gepland was voor { $before } verschuift naar { $after }.
organise-effect-ends = Het eindigt op { $after } in plaats van { $before }.
organise-effect-date-signup_until = De inschrijving eindigt op { $after } in plaats van { $before }.
organise-effect-date-start = Ronde 1 begint op { $after } in plaats van { $before }.
organise-effect-date-ends = Het eind van { $round } verschuift naar { $after } in plaats van { $before }, en wat volgt evenveel.
organise-effect-date-begins = De volgende ronde begint op { $after } in plaats van { $before }.
organise-effect-date-sooner = { $tables ->
    [1] Er wordt nog aan één tafel gespeeld. Wat daar dan over is, speelt de automatische piloot.
   *[other] Er wordt nog aan { $tables } tafels gespeeld. Wat daar dan over is, speelt de automatische piloot.
}
organise-effect-date-told = Iedereen die het aangaat, hoort het.
organise-effect-change-name = Het heet “{ $after }” in plaats van “{ $before }”.
organise-effect-change-text = De tekst is vanaf nu: { $after }
organise-effect-change-capacity = Het heeft { $after } plaatsen in plaats van { $before }.
organise-effect-change-least = Er zijn er minstens { $after } nodig in plaats van { $before }.
organise-effect-change-rounds = Het heeft { $after } rondes in plaats van { $before }.
organise-effect-change-late = Later instappen kan tot ronde { $after } in plaats van { $before }.
organise-effect-end-early = Er worden geen rondes meer gespeeld { $last ->
    [yes] na { $round }: de stand zoals die is beslist, en er volgt niets.
   *[no] na { $round }: de stand zoals die is beslist, en wat volgt, begint.
}
organise-effect-seat = Met de hand in ronde { $round }:
organise-effect-seat-table = - een tafel van { $lords }
organise-effect-seat-byes = - vrij: { $lords }
organise-effect-seat-rest = De anderen worden onderling ingedeeld zoals altijd.
organise-effect-seat-left-over = { $count ->
    [1] Een van hen blijft over en is ook vrij.
   *[other] { $count } van hen blijven over en zijn ook vrij.
}
organise-effect-seat-none = Er is niets meer met de hand gemaakt: heel ronde { $round } wordt ingedeeld zoals altijd.
organise-effect-swap = { $lords } ruilen van plaats.
organise-effect-swap-anew = { $tables ->
    [1] De tafel van deze ronde begint
   *[other] De { $tables } tafels van deze ronde beginnen
} opnieuw, met nieuwe trekkingen. De ronde houdt hetzelfde eind.
organise-effect-postpone = Elke datum vóór het begin verschuift { $time }.
organise-effect-extend = { $tables ->
    [1] De ene open tafel
   *[other] Alle { $tables } open tafels
} van { $round } { $tables ->
    [1] krijgt
   *[other] krijgen
} { $time } extra.
organise-effect-pause = { $cup } wordt gepauzeerd: alle data wachten, en { $tables ->
    [0] er wordt niets gespeeld
    [1] de klok van één tafel stopt
   *[other] de klokken van { $tables } tafels stoppen
}.
organise-effect-resume = { $cup } gaat verder: { $tables ->
    [0] er is geen tafel open
    [1] de klok van één tafel loopt weer
   *[other] de klokken van { $tables } tafels lopen weer
}, en alle data verschuiven evenveel.
organise-effect-game = Spel { $game } van de ontmoeting.
organise-effect-will = Het wordt: { $scores }
organise-effect-was = Het was: { $scores }
organise-effect-score = { $place } { $lord } { $points }
organise-effect-stops = { $games ->
    [1] Het spel dat daar wordt gespeeld, eindigt
   *[other] { $games } spellen die daar worden gespeeld, eindigen
}.
organise-effect-goes-on = De ontmoeting is daarmee niet beslist en gaat verder.
organise-effect-depends = Met dat resultaat horen er anderen te zitten aan tafels die al zijn ingedeeld. Jij kiest: deze tafels worden overgespeeld met wie er hoort te zitten, en hun resultaten tellen niet; of alles blijft zoals het is.
organise-effect-again = { $round }, { $table } · { $over ->
    [0] speelt
   *[other] afgelopen
} { $count ->
    [0] { "" }
   *[other] → { $lords }
}
organise-effect-again-more = { $tables ->
    [1] en nog één tafel
   *[other] en nog { $tables } tafels
}
organise-effect-frozen = De fase is voorbij: wie door is, blijft door.
organise-effect-replace = { $other } neemt de plaats van { $lord } over, met alle punten.
organise-effect-replace-rated = Een spel dat nog loopt, telt in de rating als verlaten door { $lord } als { $lord } daar een beurt miste, anders naar de plaats van het koninkrijk; zonder beurt telt het niet.
organise-effect-in-time = { $lords } heeft aan de tafel geen beurt gemist en wordt dus eerst gevraagd. Zonder ja kan het pas na een gemiste beurt.
organise-effect-waited = { $other } wachtte op een plaats en gaat van de wachtlijst.
organise-effect-seats = { $tables ->
    [1] De open tafel wordt
   *[other] { $tables } open tafels worden
} overgedragen.
organise-effect-expel = { $lord } wordt gediskwalificeerd en ligt eruit.
organise-effect-parts = { $other } houdt de eigen plaats aan een open tafel. Met Vervangen… kan iemand anders de plaats van { $lord } overnemen; tot die tijd wordt het team niet ingedeeld.
organise-effect-parts-before = Met { $lord } gaat het team eruit; { $other } kan zich met iemand anders opnieuw inschrijven.
organise-effect-drop = { $lord } gaat eruit, en kan terugkomen zolang er nog een ronde volgt.
organise-effect-passes = Wie eruit gaat, heeft de laatste tafel gewonnen en zou doorgaan. Jij kiest: { $other }, daar verslagen, gaat in plaats daarvan door, of niemand gaat door en de volgende tegenstander heeft geen tafel.
organise-effect-passes-again = In dat geval wordt overgespeeld wat sindsdien is ingedeeld:
organise-effect-moves-up = { $other } schuift op van de wachtlijst.
organise-effect-autopilots = { $tables ->
    [1] De open tafel gaat
   *[other] { $tables } open tafels gaan
} naar de automatische piloot.
organise-effect-autopilot = De automatische piloot speelt vanaf nu voor { $lord }, tot { $lord } terug is. Wie een beurt heeft gehad en aan het eind van het spel niet terug is, telt in de rating als vertrokken.
organise-effect-adjourn = Deze tafel wordt gespeeld tot { $ends }. De rondes gaan door; tot die is afgelopen, telt de tafel als gelijk: elk een half punt aan een tafel van twee.
organise-effect-restart = De lopende beurt krijgt opnieuw de hele tijd.
organise-effect-asked = Eerst wordt het gevraagd aan { $lords }; zonder ja gebeurt er niets.
organise-effect-add = Doet mee: { $lords }.
organise-effect-add-waits = Komt op de wachtlijst: { $lords }. Er is geen vrije plaats.
organise-effect-add-late = Speelt mee vanaf ronde { $round }: { $lords }.
organise-effect-import = { $lords ->
    [1] Eén speler wordt gevraagd en doet
   *[other] { $lords } spelers worden gevraagd en doen
} met een ja mee.
organise-effect-left = { $lords ->
    [1] Nog één inschrijving wordt
   *[other] Nog { $lords } inschrijvingen worden
} weggelaten: er zouden te veel mensen tegelijk worden gevraagd. Geef het bestand opnieuw mee als deze hebben geantwoord.
organise-effect-known = { $lords ->
    [1] Eén inschrijving van het bestand doet al mee of is al gevraagd, en wordt
   *[other] { $lords } inschrijvingen van het bestand doen al mee of zijn al gevraagd, en worden
} overgeslagen.
organise-effect-some-wait = Er zijn niet genoeg plaatsen: de laatsten wachten.
organise-effect-unpair = De indeling van { $round } wordt ongedaan gemaakt: { $tables ->
    [1] de tafel eindigt
   *[other] de { $tables } tafels eindigen
} zonder resultaat.
organise-effect-unpair-played = { $tables ->
    [1] Een ervan is afgelopen: dat resultaat telt niet.
   *[other] { $tables } ervan zijn afgelopen: die resultaten tellen niet.
}
organise-effect-paired-again = Er wordt vanzelf opnieuw ingedeeld op { $at }, of eerder als jij het doet.
organise-effect-pair = { $round } wordt ingedeeld en begint nu, met de volle tijd.
organise-effect-pair-next = Wat hierna komt ({ $stage }), wordt ingedeeld en begint nu; de eerste ronde krijgt de volle tijd.
organise-effect-begin = Inschrijving en check-in zijn voorbij, en ronde 1 begint nu met { $lords ->
    [1] één deelnemer
   *[other] { $lords } deelnemers
}. Die krijgt de volle tijd.
organise-effect-begin-without = { $more ->
    [0] Wie niet is ingecheckt, ligt eruit: { $lords }.
    [one] Wie niet is ingecheckt, ligt eruit: { $lords } en nog { $more }.
   *[other] Wie niet is ingecheckt, ligt eruit: { $lords } en nog { $more }.
}
organise-effect-pair-instead = Vanzelf zou het beginnen op { $at }.
organise-effect-message = { $lords ->
    [1] Eén speler krijgt dit bericht:
   *[other] { $lords } spelers krijgen dit bericht:
}
organise-effect-team-on = { $role ->
    [judge] { $lord } kan hier beslissen, en wordt na **Ik help** genoemd en naar tafels geroepen.
   *[organiser] { $lord } kan hier alles doen, en wordt na **Ik help** genoemd en geroepen als organisatie.
}
organise-effect-team-off = { $lord } zit niet meer in de { $role ->
    [judge] jury
   *[organiser] organisatie
}.
organise-effect-seed = Plaatsing, de beste eerst: { $lords }. { $left ->
    [0] Dat is iedereen.
    [1] Er volgt nog één deelnemer.
   *[other] De andere { $left } volgen door loting.
}
organise-effect-seed-more = nog { $count }
organise-effect-close = De inschrijving eindigt nu met { $lords ->
    [1] één deelnemer
   *[other] { $lords } deelnemers
}.
organise-effect-checkin = De check-in begint.
organise-effect-start-stays = Ronde 1 begint zoals gepland op { $at }.
organise-effect-stand = De stand wordt in de thread van het evenement geplaatst.
organise-effect-end = { $cup } eindigt: de stand wordt definitief.
organise-effect-confirm = De resultaten zijn vanaf nu definitief ({ $stage }).
organise-effect-confirm-last = { $cup } eindigt, en de besten krijgen hun trofee:
organise-effect-through = { $more ->
    [0] Gaat door: { $lords }.
    [one] Gaan door: { $lords } en nog { $more }.
   *[other] Gaan door: { $lords } en nog { $more }.
}
organise-effect-reopen = { $cup } is weer open: het podium en de trofeeën worden ingetrokken, en de resultaten van de laatste fase kunnen worden gecorrigeerd tot { $until }, of tot je ze bevestigt. Iedereen hoort het.
organise-effect-reopen-signup = { $cup } gaat toch door: inschrijven kan weer een dag lang, en ronde 1 begint op { $start }. { $lords ->
    [0] Er doet nog niemand mee.
    [1] Die ene die meedeed, doet nog mee en hoort het.
   *[other] De { $lords } die meededen, doen nog mee en horen het.
} Andere data kunnen daarna worden ingesteld.
organise-effect-cancel = { $begun ->
    [yes] { $cup } eindigt zonder resultaat. Dat kan niet worden teruggedraaid.
   *[no] { $cup } wordt afgelast. Je kunt het weer openen.
}
organise-effect-no-result = { $tables ->
    [1] De tafel die nog speelt, eindigt
   *[other] De { $tables } tafels die nog spelen, eindigen
} zonder resultaat.

organise-fair-button = Eerlijk spel
organise-fair-title = ### { $cup } · eerlijk spel
organise-fair-about = Hoe vaak { $lord } speelde wat een sterke computerspeler het beste vindt. Alleen wie van de organisatie niet zelf meespeelt, ziet dit.
organise-fair-total = **{ $percent }%** van { $turns } beurten, in { $games ->
    [1] één spel
   *[other] { $games } spellen
}
organise-fair-round = { $round }: { $percent }% van { $turns }
organise-fair-none = Nog geen van deze spellen is vergeleken.
organise-fair-waiting = { $count ->
    [1] Eén spel is nog niet vergeleken. Dat duurt ongeveer een halve minuut.
   *[other] { $count } spellen zijn nog niet vergeleken. Elk duurt ongeveer een halve minuut.
}
organise-fair-more = Meer vergelijken
organise-fair-reading = Beurten zonder keuze, eerste keuzes en die van de automatische piloot tellen niet. Over { $games } spellen is { $percent }% en meer een nadere blik waard, maar geen bewijs: sterke spelers halen dat uit zichzelf, en één spel zegt niets.
organise-fair-coarse = Beurten zonder keuze, eerste keuzes en die van de automatische piloot tellen niet. Hier beoordeelt de computer alleen koninkrijken, dus zegt het aandeel hoeveel iemand speelt zoals de automatische piloot, en niets over vals spel.
