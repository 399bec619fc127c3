board-kingdom = { $whose ->
    [own] Dein Königreich
   *[lord] Königreich von { $owner }
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $width } breit und { $height } hoch, höchstens { $grid }.
board-heading = **{ $owner }** · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

board-row = Zeile { $row }: { $squares }.
board-run = { $columns } { $half }
board-half = { $crowns ->
    [0] { $terrain }
   *[other] { $terrain } { $crowns }
}
board-castle = Schloss
board-knight = Ritter
board-any-building = Gebäude
board-free = frei
board-any-resource = Ressource
board-giants = { $count ->
    [1] Gigant
   *[other] { $count } Giganten
}
board-with = { $square }, darauf { $things }
board-crowns = Zahlen hinter Landschaften sind Kronen.
board-rows-short = Zeilen von oben: { $rows }.
board-sign-wheat = G
board-sign-forest = W
board-sign-lake = S
board-sign-grassland = E
board-sign-swamp = M
board-sign-mine = B
board-sign-town = T
board-sign-castle = C
board-sign-knight = r
board-sign-free = x
board-sign-new = n
board-letters = Buchstaben: { $letters }; Zahlen dahinter sind Kronen.
board-buildings = Gebäude: { $buildings }.
board-tokens = Marker: { $buildings }.
board-building = #{ $index } { $building }
board-building-on = #{ $index } { $building }, { $squares }

board-scoring-squares = Wertung, Felder × Kronen: { $parts }.
board-scoring = Wertung: { $parts }.
board-territory = { $terrain } { $squares }×{ $crowns }
board-crownless = Ohne Kronen: { $territories }.
board-region = { $terrain } { $squares }
board-bonus = { $line } { $points }
board-bonus-coins = Punkte für Münzen { $points }
board-bonus-buildings = Gebäude { $points }
board-bonus-quests = Aufträge { $points }
board-sums = Jetzt { $total }: { $sums }.
board-sums-none = Jetzt { $total }.
board-sum = { $terrain } { $squares } × { $crowns } = { $points }

board-purse = Münzen { $coins }, Ritter { $knights } (davon { $free } nicht eingesetzt), Türme { $towers }{ $queen ->
    [yes] , die Queen ist zu Besuch.
   *[no] .
}

board-placed = Gerade angelegt: { $domino } auf { $spot }.
board-placed-gain = Gerade angelegt: { $domino } auf { $spot }, { $gain }.
board-discarded = Gerade abgeworfen: { $domino }.
board-chosen = Gewählt: { $domino } auf { $spot }.
board-chosen-gain = Gewählt: { $domino } auf { $spot }, { $gain }.
board-taken = Genommen: { $domino }.

board-spots = Stellen für { $domino }: { $spots }.
board-spot = { $index } { $spot } { $gain }

board-others = Die anderen: { $lords }.
board-lord = { $lord } { $points }
board-turn = Am Zug: { $lord }.

board-order = Diese Runde: { $order }.
board-order-over = Die letzte Runde: { $order }.
board-order-start = Reihenfolge der Wahl: { $order }.
board-order-domino = { $domino } { $left } + { $right }, { $lord }
board-later = Später in dieser Runde: { $dominoes }.
board-domino = { $domino } { $left } + { $right }
board-line = Nächste Reihe: { $dominoes }.
board-line-first = Erste Reihe: { $dominoes }.
board-line-title = Nächste Reihe:
board-line-first-title = Erste Reihe:
board-line-free = { $domino } { $left } + { $right }, frei
board-line-taken = { $domino } { $left } + { $right }, { $lord }
board-line-giant = { $domino } (Gigant)
board-line-footprints = { $domino } (Fußspuren)

board-animation = { $steps ->
    [1] Animation in einem Schritt und ihr Ergebnis.
   *[other] Animation in { $steps } Schritten und ihr Ergebnis.
}
board-table = { $title }.
board-table-kingdom = { $lord } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: { $rows }.
board-table-purse = { $lord } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, Münzen { $coins }, Ritter { $knights }, Türme { $towers }: { $rows }.

board-score = Wertungsblock. { $cards }
board-score-card = { $lord } { $total }: { $lines }.
board-score-card-empty = { $lord } { $total }.
board-score-card-tied = { $lord } { $total }: { $lines }; größtes Gebiet { $territory }.
board-score-card-crowns = { $lord } { $total }: { $lines }; größtes Gebiet { $territory }, Kronen { $crowns }.
board-wins = { $lord } { $lords ->
    [one] gewinnt
   *[other] gewinnen
}{ $how ->
    [territory] {" "}durch das größte Gebiet
    [crowns] {" "}durch mehr Kronen
   *[points] {""}
}.
board-wins-nobody = Niemand gewinnt, denn der Autopilot hat für alle gespielt.
board-wins-shared = { $lords } teilen den Sieg.

board-end = { $title }. { $places }.
board-place = { $place } { $lord } { $points }

board-legend = { $letters }. Die Zahl nennt die Kronen.
board-legend-last = { $letters }. Die Zahl nennt die Kronen. { $sign } ist der zuletzt angelegte Stein.
board-letter = { $letter } { $word }
board-reach = Freie Felder, die noch nutzbar sind: { $squares }.

board-builders = Gebäudetableau, im Stapel { $pile ->
    [0] keine
   *[other] { $pile }
}.{ $queen ->
    [yes] {" "}Deine Preise: 1 Münze weniger, denn die Queen ist bei dir.
   *[no] {""}
}
board-slot = { $price ->
    [0] Gratis: { $building }, { $effect }
    [one] { $price } Münze: { $building }, { $effect }
   *[other] { $price } Münzen: { $building }, { $effect }
}
board-slot-empty = Auslageplatz { $price }: { $why }
board-slot-bought = gekauft von { $whose ->
    [own] dir
   *[lord] { $lord }
}
board-slot-burnt = vom Drachen zerstört
board-slot-unfilled = leer
board-slots = { $slots }.
board-builders-short = Gebäudetableau: { $slots }.
board-slot-short = { $price } { $building }
board-slot-short-empty = { $price } { $why }
board-dragon-in = Der Drache ist in seiner Höhle.
board-dragon-out = Der Drache ist ausgeflogen, bestochen von { $whose ->
    [own] dir
   *[lord] { $lord }
}.
board-queen-free = Die Queen ist bei niemandem zu Besuch.
board-queen-yours = Die Queen ist bei dir zu Besuch.
board-queen = { $lord } { $lords ->
    [one] hat
   *[other] haben
} die Queen zu Besuch.
board-own-coins = { $coins ->
    [0] Du hast keine Münzen.
    [one] Du hast { $coins } Münze.
   *[other] Du hast { $coins } Münzen.
}
board-payable = Das kannst du jetzt kaufen: { $buildings }.
board-sites = Felder dafür: { $squares }.
board-site = { $index } { $square }
board-built = Gekauft: { $building }, auf { $square }.
board-posts = Ritter dieses Zuges: { $squares }.
board-draft-gain = Dieser Zug bisher: { $gain }.
board-turn-gain = Der ganze Zug: { $gain }.

board-giants-wait = Giganten, die auf eine Krone warten: { $count }.
board-crowns-open = Kronen, die ein Gigant verdecken kann: { $crowns }.
board-crown-open = { $index } { $square } { $gain }
board-covered = Der Gigant verdeckt die Krone auf { $square }.
board-covered-gain = Der Gigant verdeckt die Krone auf { $square }: { $gain }.

board-court = Der Hof, im Stapel { $pile ->
    [0] kein Marker
    [one] { $pile } Marker
   *[other] { $pile } Marker
}.
board-token = { $token }: { $effect }
board-face-up = Offen: { $tokens }.
board-face-up-none = Kein Marker liegt offen.
board-recruits = Jetzt kannst du anwerben: { $tokens }.
board-resources = Deine Ressourcen: { $resources }.
board-resources-none = Du hast keine Ressourcen.
board-borne = Ressourcen: { $resources }.
board-borne-none = Ressourcen: keine.
board-resources-of = Ressourcen von { $owner }: { $resources }.
board-resources-none-of = Ressourcen von { $owner }: keine.
board-resource = { $resource } { $count }
board-recruited = Angeworben: { $token }, auf { $square }.
board-searched = Im Stapel gefunden: { $token }, auf { $square }.
board-paid = Bezahlt mit den Ressourcen auf { $squares }.

board-quests = Aufträge. { $quests }.
board-quest = { $quest }: { $about }

board-score-wheat = Getreide
board-score-forest = Wald
board-score-lake = See
board-score-grassland = Weide
board-score-swamp = Sumpf
board-score-mine = Gebirge
board-score-town = Stadt
board-score-middle_kingdom = Reich der Mitte
board-score-harmony = Harmonie
board-score-buildings = Gebäude
board-score-coins = Münzen
board-score-queen = Queen
board-score-court = Der Hof
board-score-quests = Aufträge
board-score-total = Summe
board-score-largest_territory = Größtes Gebiet
board-score-crowns = Kronen

board-ladder-row = { $place }. { $lord }{ $whose ->
    [own] , das bist du
   *[lord] {""}
}: { $rating }, { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}{ $form }.
board-ladder-form = , letzte Plätze { $places }
board-ladder-hidden = Jemand, der nicht angezeigt wird
board-ladder-empty = Auf dieser Rangliste steht noch niemand.
board-rating = { $rating } ± { $deviation }
board-rating-unsure = { $rating } ± { $deviation } (vorläufig)
board-profile = { $lord }, Wertungszahl { $rating }.
board-profile-unrated = { $lord }, noch ohne Wertungszahl.
board-profile-plot = Ausgehend von { $first }, zwischen { $least } und { $most }.
board-profile-games = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, davon { $wins } gewonnen.
board-profile-best = Bestes Königreich: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
board-profile-trophies = { $count ->
    [one] { $count } Trophäe
   *[other] { $count } Trophäen
}.
board-profile-form = Letzte Plätze: { $places }.
board-chances = Gewinnchancen zu Beginn jeder Runde und am Ende.
board-chances-lord = { $lord }: { $chances }.
board-chances-decided = Entscheidender Zug { $number }: { $lord } in Runde { $round }.

board-cup-title = { $title }.
board-cup-points = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-cup-row = { $place }. { $lord }{ $whose ->
    [own] , das bist du
    [left] , ausgestiegen
   *[lord] {""}
}: { $points }{ $tie }{ $rounds }.
board-cup-row-placed = { $place }. { $lord }{ $rounds }.
board-cup-rounds = ; { $rounds }
board-cup-came = { $head } { $came }
board-cup-came-place = Platz { $place }
board-cup-came-bye = spielfrei
board-cup-came-absent = nicht da
board-cup-came-playing = läuft noch
board-cup-came-unplayed = nicht gespielt
board-cup-tie = , { $tie } { $value }
board-cup-tie-break = , Feinwertung { $value }
board-cup-cut = { $through ->
    [1] Der Cut: Platz 1 kommt weiter.
   *[other] Der Cut: Die ersten { $through } kommen weiter.
}
board-cup-nobody = Noch nimmt niemand teil.
board-cup-table = Tisch { $number }: { $lords }, Runde { $played } von { $rounds }.
board-cup-table-games = Tisch { $number }: { $lords }; bisher gewonnene Spiele: { $results }; Runde { $played } von { $rounds }.
board-cup-table-tied = Tisch { $number }: { $lords }; Gleichstand: { $results }; ein weiteres Spiel, Runde { $played } von { $rounds }.
board-cup-table-state = Tisch { $number }: { $lords }; { $state }.
board-cup-table-over = { $tied ->
    [0] Tisch { $number }: { $lords }; beendet, gewonnen: { $winners }.
   *[other] Tisch { $number }: { $lords }; beendet, Gleichstand zwischen { $winners }.
}
board-cup-table-result = { $tied ->
    [0] Tisch { $number }: { $lords }; beendet: { $results }; gewonnen: { $winners }.
   *[other] Tisch { $number }: { $lords }; beendet: { $results }; Gleichstand zwischen { $winners }.
}
board-cup-table-autopilot = Dort spielt der Autopilot für jemanden.
board-cup-lord = { $lord } { $points }
board-cup-byes = Ohne Tisch in dieser Runde: { $lords }.
board-cup-column = Runde { $number }:
board-cup-final = Finale:
board-cup-match = { $lords }.
board-cup-match-over = { $count ->
    [one] { $lords }; { $winners } kommt weiter.
   *[other] { $lords }; { $winners } kommen weiter.
}
board-cup-final-over = { $lords }; gewonnen: { $winners }.
board-cup-third = Um Platz 3: { $lords }.
board-cup-third-over = Um Platz 3: { $lords }; auf Platz 3: { $winners }.
board-cup-unknown = noch offen
board-cup-cross = { $place }. { $lord }: { $points }. { $cells }.
board-cup-podium = { $place }. { $lord }, { $points } im letzten Spiel.
board-cup-podium-same = { $place }. { $lord }: { $points }.
board-cup-podium-beside = Zum Vergleich { $lord }: { $points }.
board-cup-podium-unplayed = { $place }. { $lord }.
board-cup-podium-kingdom = Das Königreich von { $lord }: { $rows }.
