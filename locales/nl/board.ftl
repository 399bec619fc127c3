board-kingdom = { $whose ->
    [own] Jouw koninkrijk
   *[lord] Koninkrijk van { $owner }
}, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, { $width } breed en { $height } hoog van { $grid }.
board-heading = **{ $owner }** · { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

board-row = Rij { $row }: { $squares }.
board-run = { $columns } { $half }
board-half = { $crowns ->
    [0] { $terrain }
   *[other] { $terrain } { $crowns }
}
board-castle = kasteel
board-knight = ridder
board-any-building = gebouw
board-free = vrij
board-any-resource = grondstof
board-giants = { $count ->
    [1] reus
   *[other] { $count } reuzen
}
board-with = { $square } met { $things }
board-crowns = Getallen achter landschappen zijn kronen.
board-rows-short = Rijen van boven: { $rows }.
board-sign-wheat = K
board-sign-forest = B
board-sign-lake = M
board-sign-grassland = G
board-sign-swamp = S
board-sign-mine = E
board-sign-town = T
board-sign-castle = L
board-sign-knight = d
board-sign-free = x
board-sign-new = n
board-letters = Letters: { $letters }; getallen erachter zijn kronen.
board-buildings = Gebouwen: { $buildings }.
board-tokens = Fiches: { $buildings }.
board-building = #{ $index } { $building }
board-building-on = #{ $index } { $building }, { $squares }

board-scoring-squares = Punten, vakken × kronen: { $parts }.
board-scoring = Punten: { $parts }.
board-territory = { $terrain } { $squares }×{ $crowns }
board-crownless = Zonder kronen: { $territories }.
board-region = { $terrain } { $squares }
board-bonus = { $line } { $points }
board-bonus-coins = punten voor munten { $points }
board-bonus-buildings = gebouwen { $points }
board-bonus-quests = opdrachten { $points }
board-sums = Nu { $total }: { $sums }.
board-sums-none = Nu { $total }.
board-sum = { $terrain } { $squares } × { $crowns } = { $points }

board-purse = Munten { $coins }, ridders { $knights } ({ $free } niet geplaatst), torens { $towers }{ $queen ->
    [yes] , ontvangt de Koningin.
   *[no] .
}

board-placed = Net geplaatst: { $domino } op { $spot }.
board-placed-gain = Net geplaatst: { $domino } op { $spot }, { $gain }.
board-discarded = Net verwijderd: { $domino }.
board-chosen = Gekozen: { $domino } op { $spot }.
board-chosen-gain = Gekozen: { $domino } op { $spot }, { $gain }.
board-taken = Genomen: { $domino }.

board-spots = Plekken voor { $domino }: { $spots }.
board-spot = { $index } { $spot } { $gain }

board-others = Anderen: { $lords }.
board-lord = { $lord } { $points }
board-turn = Aan de beurt: { $lord }.

board-order = Deze ronde: { $order }.
board-order-over = De laatste ronde: { $order }.
board-order-start = Volgorde van kiezen: { $order }.
board-order-domino = { $domino } { $left } + { $right }, { $lord }
board-later = Later deze ronde: { $dominoes }.
board-domino = { $domino } { $left } + { $right }
board-line = Volgende rij: { $dominoes }.
board-line-first = Eerste rij: { $dominoes }.
board-line-title = Volgende rij:
board-line-first-title = Eerste rij:
board-line-free = { $domino } { $left } + { $right }, vrij
board-line-taken = { $domino } { $left } + { $right }, { $lord }
board-line-giant = { $domino } (reus)
board-line-footprints = { $domino } (voetafdrukken)

board-animation = { $steps ->
    [1] Animatie in één stap, en hoe het dan staat.
   *[other] Animatie in { $steps } stappen, en hoe het dan staat.
}
board-table = { $title }.
board-table-kingdom = { $lord } { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}: { $rows }.
board-table-purse = { $lord } { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, munten { $coins }, ridders { $knights }, torens { $towers }: { $rows }.

board-score = Scoreblok. { $cards }
board-score-card = { $lord } { $total }: { $lines }.
board-score-card-empty = { $lord } { $total }.
board-score-card-tied = { $lord } { $total }: { $lines }; grootste domein { $territory }.
board-score-card-crowns = { $lord } { $total }: { $lines }; grootste domein { $territory }, kronen { $crowns }.
board-wins = { $lord } { $lords ->
    [one] wint
   *[other] winnen
}{ $how ->
    [territory] { " " }dankzij het grootste domein
    [crowns] { " " }dankzij meer kronen
   *[points] { "" }
}.
board-wins-nobody = Niemand wint, want de automatische piloot speelde voor iedereen.
board-wins-shared = { $lords } delen de overwinning.

board-end = { $title }. { $places }.
board-place = { $place } { $lord } { $points }

board-legend = { $letters }. Het getal telt kronen.
board-legend-last = { $letters }. Het getal telt kronen. { $sign } is de net geplaatste domino.
board-letter = { $letter } { $word }
board-reach = Vrije vakken die nog bruikbaar zijn: { $squares }.

board-builders = Bouwersbord, { $pile ->
    [0] geen
   *[other] { $pile }
} in de stapel.{ $queen ->
    [yes] {" "}Jouw prijzen: 1 munt minder, want de Koningin is bij jou.
   *[no] {""}
}
board-slot = { $price ->
    [0] Gratis: { $building }, { $effect }
    [one] { $price } munt: { $building }, { $effect }
   *[other] { $price } munten: { $building }, { $effect }
}
board-slot-empty = Vakje { $price }: { $why }
board-slot-bought = gekocht door { $whose ->
    [own] jou
   *[lord] { $lord }
}
board-slot-burnt = verbrand door de draak
board-slot-unfilled = leeg
board-slots = { $slots }.
board-builders-short = Bouwersbord: { $slots }.
board-slot-short = { $price } { $building }
board-slot-short-empty = { $price } { $why }
board-dragon-in = De draak is in zijn grot.
board-dragon-out = De draak is weg, omgekocht door { $whose ->
    [own] jou
   *[lord] { $lord }
}.
board-queen-free = Niemand ontvangt de Koningin.
board-queen-yours = Jij ontvangt de Koningin.
board-queen = { $lord } { $lords ->
    [one] ontvangt
   *[other] ontvangen
} de Koningin.
board-own-coins = { $coins ->
    [one] Je hebt { $coins } munt.
   *[other] Je hebt { $coins } munten.
}
board-payable = Je kunt nu kopen: { $buildings }.
board-sites = Vakken ervoor: { $squares }.
board-site = { $index } { $square }
board-built = Gekocht: { $building }, op { $square }.
board-posts = Ridders van deze beurt: { $squares }.
board-draft-gain = Deze beurt tot nu toe: { $gain }.
board-turn-gain = De hele beurt: { $gain }.

board-giants-wait = Reuzen die op een kroon wachten: { $count }.
board-crowns-open = Kronen die een reus kan bedekken: { $crowns }.
board-crown-open = { $index } { $square } { $gain }
board-covered = De reus bedekt de kroon op { $square }.
board-covered-gain = De reus bedekt de kroon op { $square }: { $gain }.

board-court = Het Hof, { $pile ->
    [0] geen fiche
    [one] { $pile } fiche
   *[other] { $pile } fiches
} in de stapel.
board-token = { $token }: { $effect }
board-face-up = Open: { $tokens }.
board-face-up-none = Er ligt geen fiche open.
board-recruits = Je kunt nu rekruteren: { $tokens }.
board-resources = Jouw grondstoffen: { $resources }.
board-resources-none = Je hebt geen grondstoffen.
board-borne = Grondstoffen: { $resources }.
board-borne-none = Grondstoffen: geen.
board-resources-of = Grondstoffen van { $owner }: { $resources }.
board-resources-none-of = Grondstoffen van { $owner }: geen.
board-resource = { $resource } { $count }
board-recruited = Gerekruteerd: { $token }, op { $square }.
board-searched = In de stapel gevonden: { $token }, op { $square }.
board-paid = Betaald met de grondstoffen op { $squares }.

board-quests = Opdrachten. { $quests }.
board-quest = { $quest }: { $about }

board-score-wheat = Koren
board-score-forest = Bos
board-score-lake = Meer
board-score-grassland = Gras
board-score-swamp = Moeras
board-score-mine = Berg
board-score-town = Stad
board-score-middle_kingdom = Middenrijk
board-score-harmony = Harmonie
board-score-buildings = Gebouwen
board-score-coins = Munten
board-score-queen = Koningin
board-score-court = Het Hof
board-score-quests = Opdrachten
board-score-total = Totaal
board-score-largest_territory = Grootste domein
board-score-crowns = Kronen

board-ladder-row = { $place }. { $lord }{ $whose ->
    [own] , dat ben jij
   *[lord] {""}
}: { $rating }, { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
}{ $form }.
board-ladder-form = , laatste plaatsen { $places }
board-ladder-hidden = Iemand die niet wordt getoond
board-ladder-empty = Op deze ranglijst staat nog niemand.
board-rating = { $rating } ± { $deviation }
board-rating-unsure = { $rating } ± { $deviation } (voorlopig)
board-profile = { $lord }, rating { $rating }.
board-profile-unrated = { $lord }, nog zonder rating.
board-profile-plot = Vanaf { $first }, tussen { $least } en { $most }.
board-profile-games = { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
}, { $wins } gewonnen.
board-profile-best = Beste koninkrijk: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
board-profile-trophies = { $count ->
    [one] { $count } trofee
   *[other] { $count } trofeeën
}.
board-profile-form = Laatste plaatsen: { $places }.
board-chances = Winstkansen, aan het begin van elke ronde en aan het eind.
board-chances-lord = { $lord }: { $chances }.
board-chances-decided = Beslissende beurt { $number }: { $lord } in ronde { $round }.

board-cup-title = { $title }.
board-cup-points = { $count ->
    [one] { $points } punt
   *[other] { $points } punten
}
board-cup-row = { $place }. { $lord }{ $whose ->
    [own] , dat ben jij
    [left] , teruggetrokken
   *[lord] {""}
}: { $points }{ $tie }{ $rounds }.
board-cup-row-placed = { $place }. { $lord }{ $rounds }.
board-cup-rounds = ; { $rounds }
board-cup-came = { $head } { $came }
board-cup-came-place = plaats { $place }
board-cup-came-bye = vrij
board-cup-came-absent = afwezig
board-cup-came-playing = wordt gespeeld
board-cup-came-unplayed = niet gespeeld
board-cup-tie = , { $tie } { $value }
board-cup-tie-break = , tiebreak { $value }
board-cup-cut = { $through ->
    [1] De cut: de eerste gaat door.
   *[other] De cut: de eerste { $through } gaan door.
}
board-cup-nobody = Nog niemand doet mee.
board-cup-table = Tafel { $number }: { $lords }, ronde { $played } van { $rounds }.
board-cup-table-games = Tafel { $number }: { $lords }; tot nu toe gewonnen spellen: { $results }; ronde { $played } van { $rounds }.
board-cup-table-tied = Tafel { $number }: { $lords }; gelijk: { $results }; nog een spel, ronde { $played } van { $rounds }.
board-cup-table-state = Tafel { $number }: { $lords }; { $state }.
board-cup-table-over = { $tied ->
    [0] Tafel { $number }: { $lords }; afgelopen, gewonnen door { $winners }.
   *[other] Tafel { $number }: { $lords }; afgelopen, gelijk tussen { $winners }.
}
board-cup-table-result = { $tied ->
    [0] Tafel { $number }: { $lords }; afgelopen: { $results }; gewonnen door { $winners }.
   *[other] Tafel { $number }: { $lords }; afgelopen: { $results }; gelijk tussen { $winners }.
}
board-cup-table-autopilot = De automatische piloot speelt daar voor iemand.
board-cup-lord = { $lord } { $points }
board-cup-byes = Deze ronde zonder tafel: { $lords }.
board-cup-column = Ronde { $number }:
board-cup-final = Finale:
board-cup-match = { $lords }.
board-cup-match-over = { $count ->
    [one] { $lords }; { $winners } gaat door.
   *[other] { $lords }; { $winners } gaan door.
}
board-cup-final-over = { $lords }; gewonnen door { $winners }.
board-cup-third = Om de derde plaats: { $lords }.
board-cup-third-over = Om de derde plaats: { $lords }; derde is { $winners }.
board-cup-unknown = nog niet bekend
board-cup-cross = { $place }. { $lord }: { $points }. { $cells }.
board-cup-podium = { $place }. { $lord }, { $points } in het laatst gespeelde spel.
board-cup-podium-same = { $place }. { $lord }: { $points }.
board-cup-podium-beside = Ter vergelijking { $lord }: { $points }.
board-cup-podium-unplayed = { $place }. { $lord }.
board-cup-podium-kingdom = Het koninkrijk van { $lord }: { $rows }.
