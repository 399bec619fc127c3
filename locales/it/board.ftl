# Alternative texts and text boards: what a picture shows, in words.

board-kingdom = { $whose ->
    [own] Il tuo reame
   *[lord] Il reame di { $owner }
}, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, largo { $width } e alto { $height } su { $grid }.
board-heading = **{ $owner }** · { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

board-row = Riga { $row }: { $squares }.
board-run = { $columns } { $half }
board-half = { $crowns ->
    [0] { $terrain }
   *[other] { $terrain } { $crowns }
}
board-castle = castello
board-knight = cavaliere
board-any-building = edificio
board-free = libera
board-any-resource = risorsa
board-giants = { $count ->
    [1] gigante
   *[other] { $count } giganti
}
board-with = { $square } con { $things }
board-crowns = I numeri dopo i paesaggi sono corone.
board-rows-short = Righe dall’alto: { $rows }.
board-sign-wheat = G
board-sign-forest = B
board-sign-lake = L
board-sign-grassland = P
board-sign-swamp = A
board-sign-mine = M
board-sign-town = T
board-sign-castle = C
board-sign-knight = v
board-sign-free = x
board-sign-new = n
board-letters = Lettere: { $letters }; i numeri che seguono sono corone.
board-buildings = Edifici: { $buildings }.
board-tokens = Gettoni: { $buildings }.
board-building = #{ $index } { $building }
board-building-on = #{ $index } { $building }, { $squares }

board-scoring-squares = Punteggio, caselle × corone: { $parts }.
board-scoring = Punteggio: { $parts }.
board-territory = { $terrain } { $squares }×{ $crowns }
board-crownless = Senza corone: { $territories }.
board-region = { $terrain } { $squares }
board-bonus = { $line } { $points }
board-bonus-coins = punti delle monete { $points }
board-bonus-buildings = edifici { $points }
board-bonus-quests = missioni { $points }
board-sums = Ora { $total }: { $sums }.
board-sums-none = Ora { $total }.
board-sum = { $terrain } { $squares } × { $crowns } = { $points }

board-purse = Monete { $coins }, cavalieri { $knights } ({ $free } da piazzare), torri { $towers }{ $queen ->
    [yes] , ha la Regina.
   *[no] .
}

board-placed = Tessera appena piazzata: { $domino } in { $spot }.
board-placed-gain = Tessera appena piazzata: { $domino } in { $spot }, { $gain }.
board-discarded = Tessera appena scartata: { $domino }.
board-chosen = Posizione scelta: { $domino } in { $spot }.
board-chosen-gain = Posizione scelta: { $domino } in { $spot }, { $gain }.
board-taken = Tessera presa: { $domino }.

board-spots = Posizioni per { $domino }: { $spots }.
board-spot = { $index } { $spot } { $gain }

board-others = Gli altri: { $lords }.
board-lord = { $lord } { $points }
board-turn = Tocca a: { $lord }.

board-order = Questo round: { $order }.
board-order-over = L’ultimo round: { $order }.
board-order-start = Ordine di scelta: { $order }.
board-order-domino = { $domino } { $left } + { $right }, { $lord }
board-later = Più avanti in questo round: { $dominoes }.
board-domino = { $domino } { $left } + { $right }
board-line = Prossima colonna: { $dominoes }.
board-line-first = Prima colonna: { $dominoes }.
board-line-title = Prossima colonna:
board-line-first-title = Prima colonna:
board-line-free = { $domino } { $left } + { $right }, libera
board-line-taken = { $domino } { $left } + { $right }, { $lord }
board-line-giant = { $domino } (gigante)
board-line-footprints = { $domino } (impronte)

board-animation = { $steps ->
    [1] Animazione in un solo passo, e il risultato.
   *[other] Animazione in { $steps } passi, e il risultato.
}
board-table = { $title }.
board-table-kingdom = { $lord } { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}: { $rows }.
board-table-purse = { $lord } { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, monete { $coins }, cavalieri { $knights }, torri { $towers }: { $rows }.

board-score = Carnet di punteggio. { $cards }
board-score-card = { $lord } { $total }: { $lines }.
board-score-card-empty = { $lord } { $total }.
board-score-card-tied = { $lord } { $total }: { $lines }; territorio più grande { $territory }.
board-score-card-crowns = { $lord } { $total }: { $lines }; territorio più grande { $territory }, corone { $crowns }.
board-wins = { $lords ->
    [one] Vince { $lord }
   *[other] Vincono { $lord }
}{ $how ->
    [territory] {" "}per il territorio più grande
    [crowns] {" "}per il maggior numero di corone
   *[points] {""}
}.
board-wins-nobody = Non vince nessuno: il pilota automatico ha giocato per tutti.
board-wins-shared = { $lords } si dividono la vittoria.

board-end = { $title }. { $places }.
board-place = { $place } { $lord } { $points }

board-legend = { $letters }. Il numero conta le corone.
board-legend-last = { $letters }. Il numero conta le corone. { $sign } è la tessera appena piazzata.
board-letter = { $letter } { $word }
board-reach = Caselle libere ancora utilizzabili: { $squares }.

board-builders = Plancia costruttori, nella pila: { $pile ->
    [0] nessuna tessera
    [one] { $pile } tessera
   *[other] { $pile } tessere
}.{ $queen ->
    [yes] {" "}I tuoi prezzi: 1 moneta in meno, perché hai la Regina.
   *[no] {""}
}
board-slot = { $price ->
    [0] Gratis: { $building }, { $effect }
    [one] { $price } moneta: { $building }, { $effect }
   *[other] { $price } monete: { $building }, { $effect }
}
board-slot-empty = Spazio { $price }: { $why }
board-slot-bought = comprato da { $whose ->
    [own] te
   *[lord] { $lord }
}
board-slot-burnt = distrutto dal drago
board-slot-unfilled = vuoto
board-slots = { $slots }.
board-builders-short = Plancia costruttori: { $slots }.
board-slot-short = { $price } { $building }
board-slot-short-empty = { $price } { $why }
board-dragon-in = Il drago è nella sua grotta.
board-dragon-out = Il drago è fuori: { $whose ->
    [own] l’hai pagato tu
   *[lord] l’ha pagato { $lord }
}.
board-queen-free = Nessuno ha la Regina.
board-queen-yours = La Regina è da te.
board-queen = { $lord } { $lords ->
    [one] ha
   *[other] hanno
} la Regina.
board-own-coins = { $coins ->
    [one] Hai { $coins } moneta.
   *[other] Hai { $coins } monete.
}
board-payable = Puoi comprare ora: { $buildings }.
board-sites = Caselle adatte: { $squares }.
board-site = { $index } { $square }
board-built = Edificio comprato: { $building }, in { $square }.
board-posts = Cavalieri di questo turno: { $squares }.
board-draft-gain = Finora in questo turno: { $gain }.
board-turn-gain = Tutto il turno: { $gain }.

board-giants-wait = Giganti che aspettano una corona: { $count }.
board-crowns-open = Corone che un gigante può coprire: { $crowns }.
board-crown-open = { $index } { $square } { $gain }
board-covered = Il gigante copre la corona in { $square }.
board-covered-gain = Il gigante copre la corona in { $square }: { $gain }.

board-court = La Corte, nella pila: { $pile ->
    [0] nessun gettone
    [one] { $pile } gettone
   *[other] { $pile } gettoni
}.
board-token = { $token }: { $effect }
board-face-up = Scoperti: { $tokens }.
board-face-up-none = Nessun gettone è scoperto.
board-recruits = Puoi reclutare ora: { $tokens }.
board-resources = Le tue risorse: { $resources }.
board-resources-none = Non hai risorse.
board-borne = Risorse: { $resources }.
board-borne-none = Risorse: nessuna.
board-resources-of = Risorse di { $owner }: { $resources }.
board-resources-none-of = Risorse di { $owner }: nessuna.
board-resource = { $resource } { $count }
board-recruited = Gettone reclutato: { $token }, in { $square }.
board-searched = Gettone trovato nella pila: { $token }, in { $square }.
board-paid = Pagato con le risorse in { $squares }.

board-quests = Missioni. { $quests }.
board-quest = { $quest }: { $about }

board-score-wheat = Grano
board-score-forest = Bosco
board-score-lake = Lago
board-score-grassland = Prateria
board-score-swamp = Palude
board-score-mine = Montagna
board-score-town = Città
board-score-middle_kingdom = Regno di mezzo
board-score-harmony = Armonia
board-score-buildings = Edifici
board-score-coins = Monete
board-score-queen = Regina
board-score-court = Corte
board-score-quests = Missioni
board-score-total = Totale
board-score-largest_territory = Territorio più grande
board-score-crowns = Corone

board-ladder-row = { $place }. { $lord }{ $whose ->
    [own] , cioè tu
   *[lord] {""}
}: { $rating }, { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}{ $form }.
board-ladder-form = , ultimi piazzamenti { $places }
board-ladder-hidden = Qualcuno che non è mostrato
board-ladder-empty = In questa classifica non c’è ancora nessuno.
board-rating = { $rating } ± { $deviation }
board-rating-unsure = { $rating } ± { $deviation } (provvisorio)
board-profile = { $lord }, rating { $rating }.
board-profile-unrated = { $lord }, ancora senza rating.
board-profile-plot = Da { $first } in poi, tra { $least } e { $most }.
board-profile-games = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}, { $wins ->
    [one] { $wins } vinta
   *[other] { $wins } vinte
}.
board-profile-best = Reame migliore: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
board-profile-trophies = { $count ->
    [one] { $count } trofeo
   *[other] { $count } trofei
}.
board-profile-form = Ultimi piazzamenti: { $places }.
board-chances = Probabilità di vittoria, all’inizio di ogni round e alla fine.
board-chances-lord = { $lord }: { $chances }.
board-chances-decided = Turno decisivo { $number }: { $lord } nel round { $round }.

board-cup-title = { $title }.
board-cup-points = { $count ->
    [one] { $points } punto
   *[other] { $points } punti
}
board-cup-row = { $place }. { $lord }{ $whose ->
    [own] , cioè tu
    [left] , che ha lasciato il torneo
   *[lord] {""}
}: { $points }{ $tie }{ $rounds }.
board-cup-row-placed = { $place }. { $lord }{ $rounds }.
board-cup-rounds = ; { $rounds }
board-cup-came = { $head } { $came }
board-cup-came-place = posto { $place }
board-cup-came-bye = bye
board-cup-came-absent = in assenza
board-cup-came-playing = in corso
board-cup-came-unplayed = non giocato
board-cup-tie = , { $tie } { $value }
board-cup-tie-break = , spareggio { $value }
board-cup-cut = { $through ->
    [1] Il taglio: va avanti chi è al primo posto.
   *[other] Il taglio: vanno avanti i primi { $through }.
}
board-cup-nobody = Non partecipa ancora nessuno.
board-cup-table = Tavolo { $number }: { $lords }, round { $played } di { $rounds }.
board-cup-table-games = Tavolo { $number }: { $lords }; partite vinte finora: { $results }; round { $played } di { $rounds }.
board-cup-table-tied = Tavolo { $number }: { $lords }; in parità: { $results }; un’altra partita, round { $played } di { $rounds }.
board-cup-table-state = Tavolo { $number }: { $lords }; { $state }.
board-cup-table-over = { $tied ->
    [0] Tavolo { $number }: { $lords }; terminato, vittoria di { $winners }.
   *[other] Tavolo { $number }: { $lords }; terminato, parità tra { $winners }.
}
board-cup-table-result = { $tied ->
    [0] Tavolo { $number }: { $lords }; terminato: { $results }; vittoria di { $winners }.
   *[other] Tavolo { $number }: { $lords }; terminato: { $results }; parità tra { $winners }.
}
board-cup-table-autopilot = Lì il pilota automatico gioca per qualcuno.
board-cup-lord = { $lord } { $points }
board-cup-byes = Senza tavolo in questo turno: { $lords }.
board-cup-column = Turno { $number }:
board-cup-final = Finale:
board-cup-match = { $lords }.
board-cup-match-over = { $count ->
    [one] { $lords }; va avanti { $winners }.
   *[other] { $lords }; vanno avanti { $winners }.
}
board-cup-final-over = { $lords }; vittoria di { $winners }.
board-cup-third = Per il terzo posto: { $lords }.
board-cup-third-over = Per il terzo posto: { $lords }; il terzo posto va a { $winners }.
board-cup-unknown = da decidere
board-cup-cross = { $place }. { $lord }: { $points }. { $cells }.
board-cup-podium = { $place }. { $lord }, { $points } nell’ultima partita giocata.
board-cup-podium-same = { $place }. { $lord }: { $points }.
board-cup-podium-beside = Per confronto { $lord }: { $points }.
board-cup-podium-unplayed = { $place }. { $lord }.
board-cup-podium-kingdom = Il reame di { $lord }: { $rows }.
