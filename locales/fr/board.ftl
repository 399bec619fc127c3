# Textes de remplacement et plateaux en texte : ce que montre une image, en mots.

board-kingdom = { $whose ->
    [own] Ton royaume
   *[lord] Royaume : { $owner }
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $width } de large et { $height } de haut, sur une grille de { $grid }.
board-heading = **{ $owner }** · { $points ->
    [one] { $points } point
   *[other] { $points } points
}

board-row = Rangée { $row } : { $squares }.
board-run = { $columns } { $half }
board-half = { $crowns ->
    [0] { $terrain }
   *[other] { $terrain } { $crowns }
}
board-castle = château
board-knight = chevalier
board-any-building = bâtiment
board-free = libre
board-any-resource = ressource
board-giants = { $count ->
    [1] géant
   *[other] { $count } géants
}
board-with = { $square } avec { $things }
board-crowns = Les nombres après les paysages sont des couronnes.
board-rows-short = Rangées depuis le haut : { $rows }.
board-sign-wheat = B
board-sign-forest = F
board-sign-lake = L
board-sign-grassland = P
board-sign-swamp = A
board-sign-mine = M
board-sign-town = V
board-sign-castle = C
board-sign-knight = h
board-sign-free = x
board-sign-new = n
board-letters = Lettres : { $letters } ; les nombres qui suivent sont des couronnes.
board-buildings = Bâtiments : { $buildings }.
board-tokens = Jetons : { $buildings }.
board-building = #{ $index } { $building }
board-building-on = #{ $index } { $building }, { $squares }

board-scoring-squares = Score, cases × couronnes : { $parts }.
board-scoring = Score : { $parts }.
board-territory = { $terrain } { $squares }×{ $crowns }
board-crownless = Sans couronnes : { $territories }.
board-region = { $terrain } { $squares }
board-bonus = { $line } { $points }
board-bonus-coins = points des pièces { $points }
board-bonus-buildings = bâtiments { $points }
board-bonus-quests = quêtes { $points }
board-sums = Score actuel { $total } : { $sums }.
board-sums-none = Score actuel { $total }.
board-sum = { $terrain } { $squares } × { $crowns } = { $points }

board-purse = Pièces { $coins }, chevaliers { $knights } ({ $free ->
    [one] { $free } non placé
   *[other] { $free } non placés
}), tours { $towers }{ $queen ->
    [yes] , accueille la Reine.
   *[no] .
}

board-placed = Tout juste posé : { $domino } en { $spot }.
board-placed-gain = Tout juste posé : { $domino } en { $spot }, { $gain }.
board-discarded = Tout juste défaussé : { $domino }.
board-chosen = Choisi : { $domino } en { $spot }.
board-chosen-gain = Choisi : { $domino } en { $spot }, { $gain }.
board-taken = Pris : { $domino }.

board-spots = Emplacements pour { $domino } : { $spots }.
board-spot = { $index } { $spot } { $gain }

board-others = Autres : { $lords }.
board-lord = { $lord } { $points }
board-turn = C’est à { $lord } de jouer.

board-order = Cette manche : { $order }.
board-order-over = Dernière manche : { $order }.
board-order-start = Ordre des choix : { $order }.
board-order-domino = { $domino } { $left } + { $right }, { $lord }
board-later = Plus tard dans la manche : { $dominoes }.
board-domino = { $domino } { $left } + { $right }
board-line = Ligne suivante : { $dominoes }.
board-line-first = Première ligne : { $dominoes }.
board-line-title = Ligne suivante :
board-line-first-title = Première ligne :
board-line-free = { $domino } { $left } + { $right }, libre
board-line-taken = { $domino } { $left } + { $right }, { $lord }
board-line-giant = { $domino } (géant)
board-line-footprints = { $domino } (traces de pas)

board-animation = { $steps ->
    [1] Animation en une étape, et ce qu’elle donne.
   *[other] Animation en { $steps } étapes, et ce qu’elle donne.
}
board-table = { $title }.
board-table-kingdom = { $lord } { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $rows }.
board-table-purse = { $lord } { $points ->
    [one] { $points } point
   *[other] { $points } points
}, pièces { $coins }, chevaliers { $knights }, tours { $towers } : { $rows }.

board-score = Carnet de score. { $cards }
board-score-card = { $lord } { $total } : { $lines }.
board-score-card-empty = { $lord } { $total }.
board-score-card-tied = { $lord } { $total } : { $lines } ; plus grand domaine { $territory }.
board-score-card-crowns = { $lord } { $total } : { $lines } ; plus grand domaine { $territory }, couronnes { $crowns }.
board-wins = { $lord } { $lords ->
    [one] gagne
   *[other] gagnent
}{ $how ->
    [territory] {" "}grâce au plus grand domaine
    [crowns] {" "}grâce à plus de couronnes
   *[points] {""}
}.
board-wins-nobody = Personne ne gagne, car le pilote automatique a joué pour tout le monde.
board-wins-shared = { $lords } partagent la victoire.

board-end = { $title }. { $places }.
board-place = { $place } { $lord } { $points }

board-legend = { $letters }. Les chiffres indiquent les couronnes.
board-legend-last = { $letters }. Les chiffres indiquent les couronnes. { $sign } est le domino tout juste posé.
board-letter = { $letter } { $word }
board-reach = Cases libres encore utilisables : { $squares }.

board-builders = Plateau bâtisseurs, pioche : { $pile ->
    [0] vide
   *[other] { $pile }
}.{ $queen ->
    [yes] {" "}Tes prix : 1 pièce de moins, car tu accueilles la Reine.
   *[no] {""}
}
board-slot = { $price ->
    [0] Gratuit : { $building }, { $effect }
    [one] { $price } pièce : { $building }, { $effect }
   *[other] { $price } pièces : { $building }, { $effect }
}
board-slot-empty = Emplacement { $price } : { $why }
board-slot-bought = acheté par { $whose ->
    [own] toi
   *[lord] { $lord }
}
board-slot-burnt = détruit par le dragon
board-slot-unfilled = vide
board-slots = { $slots }.
board-builders-short = Plateau bâtisseurs : { $slots }.
board-slot-short = { $price } { $building }
board-slot-short-empty = { $price } { $why }
board-dragon-in = Le dragon est dans sa grotte.
board-dragon-out = Le dragon est sorti, payé par { $whose ->
    [own] toi
   *[lord] { $lord }
}.
board-queen-free = Personne n’accueille la Reine.
board-queen-yours = Tu accueilles la Reine.
board-queen = { $lord } { $lords ->
    [one] accueille
   *[other] accueillent
} la Reine.
board-own-coins = { $coins ->
    [one] Tu as { $coins } pièce.
   *[other] Tu as { $coins } pièces.
}
board-payable = Tu peux acheter maintenant : { $buildings }.
board-sites = Cases possibles : { $squares }.
board-site = { $index } { $square }
board-built = Acheté : { $building }, en { $square }.
board-posts = Chevaliers de ce tour : { $squares }.
board-draft-gain = Ce tour jusqu’ici : { $gain }.
board-turn-gain = Le tour entier : { $gain }.

board-giants-wait = Géants qui attendent une couronne : { $count }.
board-crowns-open = Couronnes qu’un géant peut recouvrir : { $crowns }.
board-crown-open = { $index } { $square } { $gain }
board-covered = Le géant recouvre la couronne en { $square }.
board-covered-gain = Le géant recouvre la couronne en { $square } : { $gain }.

board-court = La Cour, pioche : { $pile ->
    [0] aucun jeton
    [one] { $pile } jeton
   *[other] { $pile } jetons
}.
board-token = { $token } : { $effect }
board-face-up = Visibles : { $tokens }.
board-face-up-none = Aucun jeton n’est visible.
board-recruits = Tu peux recruter maintenant : { $tokens }.
board-resources = Tes ressources : { $resources }.
board-resources-none = Tu n’as pas de ressources.
board-borne = Ressources : { $resources }.
board-borne-none = Ressources : aucune.
board-resources-of = Ressources ({ $owner }) : { $resources }.
board-resources-none-of = Ressources ({ $owner }) : aucune.
board-resource = { $resource } { $count }
board-recruited = Recruté : { $token }, en { $square }.
board-searched = Trouvé dans la pioche : { $token }, en { $square }.
board-paid = Payé avec les ressources en { $squares }.

board-quests = Quêtes. { $quests }.
board-quest = { $quest } : { $about }

board-score-wheat = Blé
board-score-forest = Forêt
board-score-lake = Lac
board-score-grassland = Prairie
board-score-swamp = Marais
board-score-mine = Mine
board-score-town = Ville
board-score-middle_kingdom = Empire du milieu
board-score-harmony = Harmonie
board-score-buildings = Bâtiments
board-score-coins = Pièces
board-score-queen = Reine
board-score-court = La Cour
board-score-quests = Quêtes
board-score-total = Total
board-score-largest_territory = Plus grand domaine
board-score-crowns = Couronnes

board-ladder-row = { $place }. { $lord }{ $whose ->
    [own] , c’est toi
   *[lord] {""}
} : { $rating }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}{ $form }.
board-ladder-form = , derniers rangs { $places }
board-ladder-hidden = Quelqu’un qui n’est pas montré
board-ladder-empty = Ce classement est encore vide.
board-rating = { $rating } ± { $deviation }
board-rating-unsure = { $rating } ± { $deviation } (provisoire)
board-profile = { $lord }, cote { $rating }.
board-profile-unrated = { $lord }, pas encore de cote.
board-profile-plot = À partir de { $first }, entre { $least } et { $most }.
board-profile-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
}.
board-profile-best = Meilleur royaume : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
board-profile-trophies = { $count ->
    [one] { $count } trophée
   *[other] { $count } trophées
}.
board-profile-form = Derniers rangs : { $places }.
board-chances = Chances de victoire, au début de chaque manche et à la fin.
board-chances-lord = { $lord } : { $chances }.
board-chances-decided = Tour décisif { $number } : { $lord }, manche { $round }.

board-cup-title = { $title }.
board-cup-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
board-cup-row = { $place }. { $lord }{ $whose ->
    [own] , c’est toi
    [left] , hors du tournoi
   *[lord] {""}
} : { $points }{ $tie }{ $rounds }.
board-cup-row-placed = { $place }. { $lord }{ $rounds }.
board-cup-rounds = {"\u202F"}; { $rounds }
board-cup-came = { $head } { $came }
board-cup-came-place = rang { $place }
board-cup-came-bye = exempt
board-cup-came-absent = absent
board-cup-came-playing = en cours
board-cup-came-unplayed = pas jouée
board-cup-tie = , { $tie } { $value }
board-cup-tie-break = , départage { $value }
board-cup-cut = { $through ->
    [1] La barre : le premier passe.
   *[other] La barre : les { $through } premiers passent.
}
board-cup-nobody = Personne ne participe encore.
board-cup-table = Table { $number } : { $lords }, manche { $played } sur { $rounds }.
board-cup-table-games = Table { $number } : { $lords } ; parties gagnées jusqu’ici : { $results } ; manche { $played } sur { $rounds }.
board-cup-table-tied = Table { $number } : { $lords } ; égalité : { $results } ; une partie de plus, manche { $played } sur { $rounds }.
board-cup-table-state = Table { $number } : { $lords } ; { $state }.
board-cup-table-over = { $tied ->
    [0] Table { $number } : { $lords } ; finie, gagnée par { $winners }.
   *[other] Table { $number } : { $lords } ; finie, égalité entre { $winners }.
}
board-cup-table-result = { $tied ->
    [0] Table { $number } : { $lords } ; finie : { $results } ; gagnée par { $winners }.
   *[other] Table { $number } : { $lords } ; finie : { $results } ; égalité entre { $winners }.
}
board-cup-table-autopilot = Le pilote automatique y joue pour quelqu’un.
board-cup-lord = { $lord } { $points }
board-cup-byes = Sans table à cette ronde (exempts) : { $lords }.
board-cup-column = Ronde { $number } :
board-cup-final = Finale :
board-cup-match = { $lords }.
board-cup-match-over = { $count ->
    [one] { $lords } ; { $winners } passe.
   *[other] { $lords } ; { $winners } passent.
}
board-cup-final-over = { $lords } ; gagnée par { $winners }.
board-cup-third = Pour la troisième place : { $lords }.
board-cup-third-over = Pour la troisième place : { $lords } ; elle va à { $winners }.
board-cup-unknown = pas encore connu
board-cup-cross = { $place }. { $lord } : { $points }. { $cells }.
board-cup-podium = { $place }. { $lord }, { $points } dans la dernière partie jouée.
board-cup-podium-same = { $place }. { $lord } : { $points }.
board-cup-podium-beside = Pour comparer, { $lord } : { $points }.
board-cup-podium-unplayed = { $place }. { $lord }.
board-cup-podium-kingdom = Royaume ({ $lord }) : { $rows }.
