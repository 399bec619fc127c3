annals-command-ladder = De ranglijst van deze server
annals-command-profile = Het profiel van een speler
annals-option-season = Welk kwartaal; anders aller tijden
annals-option-computers = De ranglijst van spellen met computerspelers
annals-option-page = Welke pagina van tien spelers
annals-option-user = Wiens profiel; anders dat van jou

annals-ladder = { $box }, { $kingdoms } koninkrijken
annals-ladder-teams = { $box }, { $kingdoms } teams van twee
annals-ladder-computer = { $ladder }, met computerspelers
annals-season-all = Aller tijden
annals-season = { $quarter ->
    [1] Januari tot maart { $year }
    [2] April tot juni { $year }
    [3] Juli tot september { $year }
   *[4] Oktober tot december { $year }
}
annals-computer = Computer ({ $level })
annals-nameless = Een speler

annals-ladder-title = ### Ranglijst · { $ladder } · { $season }
annals-ladder-count = { $lords ->
    [one] { $lords } speler
   *[other] { $lords } spelers
}, { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
}. Rating, ± hoever die ernaast kan zitten (grijs met “?”: minder dan tien spellen), spellen, de laatste vijf plaatsen.
annals-ladder-empty = Zo’n spel is hier nog niet uitgespeeld. Open een tafel met `/game new`, en het eerste volgt.
annals-ladder-mine = Je staat op plaats { $place }: **{ $rating }** ± { $deviation } na { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
}.
annals-choose-ladder = Doos en grootte
annals-choose-season = Seizoen
annals-find = Zoek mij
annals-browse = Andere ranglijsten
annals-share = In het kanaal tonen

annals-profile-title = ### { $lord }
annals-profile-hidden = Alleen jij ziet dit: je wordt niet op ranglijsten getoond. Wijzig het in `/settings`.
annals-profile-empty = Hier is nog geen spel uitgespeeld. Open een tafel met `/game new`, of vind er een met `/games`.
annals-standing = { $name }: plaats { $place }, { $rating }, { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
}, { $wins } gewonnen
annals-standing-one = { $games } van { $of } spellen tegen dezelfde speler
annals-ladder-one = Vooral tegen dezelfde speler: { $lords }
annals-ladder-one-lord = { $lord } ({ $games } van { $of } spellen)
annals-level = **{ $level }**: mensen wonnen { $wins } van { $games }
annals-level-best = beste koninkrijk { $points } ({ $lord })
annals-level-best-hidden = beste koninkrijk { $points }
annals-level-mine = jij won { $wins } van { $games }, met hoogstens { $points } punten
annals-level-mine-left = jij won { $wins } van { $games }
annals-rating = **{ $rating }** ± { $deviation }
annals-rating-unsure = **{ $rating }** ± { $deviation } (minder dan tien spellen)
annals-reliable-always = Speelt altijd op tijd ({ $percent }%).
annals-reliable-mostly = Speelt bijna altijd op tijd ({ $percent }%).
annals-reliable-often = Mist af en toe een beurt ({ $percent }%).
annals-reliable-seldom = Mist vaak beurten ({ $percent }%).
annals-best = Beste koninkrijk: **{ $points }** in { $table }
annals-recent-title = Laatste spellen
annals-recent = { $table }: plaats { $place } van { $of }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} { $rated ->
    [yes] ({ $change }){" "}
   *[no] {""}
}{ $when }
annals-recent-left = { $table }: niet uitgespeeld { $rated ->
    [yes] ({ $change }){" "}
   *[no] {""}
}{ $when }
annals-trophies-title = Trofeeën
annals-trophy = **{ $trophy }** · { $about }
annals-cup = { $place ->
    [1] Winst in
    [2] Tweede in
   *[other] Derde in
} { $cup } · { $of } deelnemers · { $at }
annals-cups-more = { $count ->
    [one] En nog { $count } toernooi.
   *[other] En nog { $count } toernooien.
}
annals-trophy-first_stone = Eerste steen
annals-trophy-first_stone-about = een spel uitgespeeld
annals-trophy-crowned = Gekroond
annals-trophy-crowned-about = een spel gewonnen
annals-trophy-hundred = Honderd
annals-trophy-hundred-about = een koninkrijk van 100 punten
annals-trophy-broad_fields = Weidse velden
annals-trophy-broad_fields-about = een domein van 15 vakken
annals-trophy-six_lands = Zes landschappen
annals-trophy-six_lands-about = alle zes landschappen leveren punten op in één koninkrijk
annals-trophy-harmonious = Harmonieus
annals-trophy-harmonious-about = gewonnen met Harmonie en Middenrijk
annals-trophy-treasury = Schatkamer
annals-trophy-treasury-about = 20 punten met bergen
annals-trophy-architect = Bouwmeester
annals-trophy-architect-about = 40 punten met gebouwen
annals-trophy-queens_host = Koninklijk bezoek
annals-trophy-queens_host-about = gewonnen met de Koningin op bezoek
annals-trophy-close_shave = Op het nippertje
annals-trophy-close_shave-about = gewonnen met één punt verschil, of door de tiebreak
annals-trophy-crowded_field = Groot gezelschap
annals-trophy-crowded_field-about = gewonnen van vier koninkrijken of meer
annals-trophy-old_hand = Oude rot
annals-trophy-old_hand-about = 50 spellen uitgespeeld
annals-compare-me = Vergelijken met mij

annals-command-compare = Twee spelers naast elkaar
annals-option-compared = Met wie je wilt vergelijken
annals-option-with = Een andere speler in plaats van jou
annals-compare-title = ### { $one } en { $two }
annals-compare-unrated = { $lord }: hier nog zonder rating
annals-compare-chance = Volgens hun ratings eindigt { $one } vóór { $two } in { $percent } van 100 spellen.
annals-compare-never = Ze hebben hier nog geen spel tegen elkaar gespeeld.
annals-compare-met = { $games ->
    [1] Eén spel
   *[other] { $games } spellen
} tegen elkaar: { $one } eindigde vóór { $two } in { $ahead }, erachter in { $behind }.
annals-compare-latest = Hun laatste spellen, gezien vanuit { $one }

annals-command-honors = Records van deze server: hoogste koninkrijk, grootste domein en meer
annals-honors-title = ### Records · { $box }
annals-honors-count = { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
} hier uitgespeeld
annals-honor-kingdom = Hoogste koninkrijk: **{ $value }** punten, door { $lords }
annals-honor-territory = Grootste domein: **{ $value }** vakken, door { $lords }
annals-honor-crowns = Meeste kronen: **{ $value }**, door { $lords }
annals-honor-fastest = Snelste tafel: **{ $value }**, door { $lords }
annals-honor-games = Meeste uitgespeelde spellen: **{ $value }**, door { $lords }
annals-honor-wins = Meeste gewonnen spellen: **{ $value }**, door { $lords }
annals-honor-short-kingdom = koninkrijk
annals-honor-short-territory = domein
annals-honor-short-crowns = kronen
annals-honor-short-fastest = snelste tafel
annals-honor-short-games = uitgespeeld
annals-honor-short-wins = gewonnen
annals-honor-hidden = iemand die niet wordt getoond
annals-honor-where = { $table }, { $when }
annals-choose-box = Doos

annals-command-stats = Hoe domino’s, gebouwen, opdrachten en plaatsen het hier doen
annals-option-about = Waarover
annals-about-domino = Domino’s
annals-about-building = Gebouwen
annals-about-quest = Opdrachten
annals-about-token = Fiches van Het Hof
annals-about-seat = Plaatsen
annals-about-order = Volgorde van de eerste keuze
annals-stats-title = ### { $about } · { $box }
annals-stats-empty = Van deze doos is hier nog geen spel uitgespeeld.
annals-stats-usual = { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
} hier uitgespeeld. Van alle koninkrijken wint { $share }%, met gemiddeld { $points } punten. De beste eerst.
annals-stats-line = **{ $what }**: { $share }% van { $games ->
    [one] { $games } koninkrijk
   *[other] { $games } koninkrijken
} won, { $points } punten
annals-stats-quest = **{ $what }**: { $share }% van { $games ->
    [one] { $games } koninkrijk
   *[other] { $games } koninkrijken
} won, het bracht { $points } punten op
annals-seat = Plaats { $place } van { $kingdoms }
annals-order = Keuze { $place } van { $kingdoms }
