town-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
town-price = { $coins ->
    [0] gratuit
    [one] { $coins } pièce
   *[other] { $coins } pièces
}

town-title = ### Ville · { $coins }
town-knights = chevaliers { $knights } ({ $free ->
    [one] { $free } libre
   *[other] { $free } libres
}{ $later ->
    [0] {""}
   *[other] , { $later } dès le tour suivant
})
town-purse = { $held } · tours { $towers }
town-purse-queen = { $held } · tours { $towers } · la Reine est à toi : désormais, les bâtiments te coûtent 1 pièce de moins.
town-purse-discount = { $held } · tours { $towers } · la Reine est à toi : 1 pièce de moins, déjà comptée.
town-purse-line = { $coins } · { $purse }
town-holdings = { $coins }, chevaliers { $knights } ({ $free ->
    [one] { $free } non placé
   *[other] { $free } non placés
}), tours { $towers }{ $queen ->
    [yes] , accueille la Reine.
   *[no] .
}
town-slot = { $price } · { $building } : { $effect }
town-slot-cheaper = { $price } · { $building } (pour toi { $asked }) : { $effect }
town-slot-bought = { $price } · acheté par { $lord }
town-slot-burnt = { $price } · détruit par le dragon
town-slot-empty = { $price } · vide
town-opens = La ville s’ouvre une fois ton domino posé.
town-hint-both = Ville : impôt jusqu’à { $coins ->
    [one] +{ $coins } pièce
   *[other] +{ $coins } pièces
}, { $buildings ->
    [one] { $buildings } bâtiment
   *[other] { $buildings } bâtiments
}.
town-hint-tax = Ville : impôt jusqu’à { $coins ->
    [one] +{ $coins } pièce
   *[other] +{ $coins } pièces
}.
town-hint-build = Ville : { $buildings ->
    [one] { $buildings } bâtiment
   *[other] { $buildings } bâtiments
}.
town-hint-burn = Ville : seulement le dragon.
town-hint-none = Ville : rien à ce tour.

town-can-tax-build = { $knights ->
    [1] Perçois l’impôt avec ton chevalier sur une case de { $domino }, construis, ou les deux (tout est facultatif).
   *[other] Perçois l’impôt avec tes chevaliers sur des cases de { $domino }, construis, ou les deux (tout est facultatif).
}
town-can-tax = { $knights ->
    [1] Perçois l’impôt avec ton chevalier sur une case de { $domino } (facultatif).
   *[other] Perçois l’impôt avec tes chevaliers sur des cases de { $domino } (facultatif).
}
town-can-build = Construis, si tu veux.
town-can-burn = Paie le dragon, si tu veux.
town-can-nothing = La ville n’a rien pour toi à ce tour.
town-tax = Impôt { $square } : { $coins ->
    [one] +{ $coins } pièce
   *[other] +{ $coins } pièces
}
town-no-tax-on = Pas d’impôt en { $square }
town-build-list = Construire…
town-offer = { $building }, { $price }
town-offer-queen = { $building }, { $price } avec la Reine
town-copy = { $building } (à { $price })
town-knights-later = Les chevaliers gagnés sont libres dès ton prochain tour.
town-ends-bribe = L’acheter annule le paiement du dragon.
town-queen = Avec { $towers ->
    [one] { $towers } tour
   *[other] { $towers } tours
}, la Reine vient chez toi{ $hosts ->
    [0] {""}
   *[other] {" "}de chez { $lord }
} ; son rabais vaut dès ton prochain achat.
town-brings-queen = Des tours qui te valent la Reine{ $hosts ->
    [0] {""}
   *[other] {" "}de chez { $lord }
} : { $buildings }. Son rabais vaut dès ton prochain achat.
town-brings-queen-all = Chacun de ces bâtiments te vaut la Reine{ $hosts ->
    [0] {""}
   *[other] {" "}de chez { $lord }
} ; son rabais vaut dès ton prochain achat.
town-bribe = Dragon (1 pièce)…
town-burn = Détruire : { $building }
town-no-bribe = Ne pas payer le dragon

town-taxed = { $coins ->
    [one] Impôt perçu en { $square } : +{ $coins } pièce.
   *[other] Impôt perçu en { $square } : +{ $coins } pièces.
}
town-bought = { $cost ->
    [0] Obtenu gratuitement : { $building }, en { $square }.
    [one] Acheté pour { $cost } pièce : { $building }, en { $square }.
   *[other] Acheté pour { $cost } pièces : { $building }, en { $square }.
}
town-burnt = Dragon payé 1 pièce pour détruire { $building }.
town-total = Ce tour : { $gain }, total { $total }.
town-give-back = Le rendre

town-too-dear = Trop cher : { $buildings }.
town-too-dear-bribe = Trop cher même sans payer le dragon : { $buildings }.
town-too-dear-one = { $building } ({ $short ->
    [one] il manque { $short } pièce
   *[other] il manque { $short } pièces
})
town-no-tax_no_knight = Impôt : aucun chevalier n’est libre.
town-no-tax_discarded = Impôt : seulement après avoir posé un domino.
town-no-build_no_square = Construire : aucune case ville libre.
town-no-build_none = Construire : le plateau est vide.
town-no-burn_queen = Le dragon : pas tant que la Reine est à toi.
town-no-burn_coins = Le dragon : il manque 1 pièce.
town-no-burn_none = Le dragon : le plateau est vide.
town-dragon-out = Le dragon est sorti pour cette manche ({ $lord }).
town-dragon-out-own = Le dragon est sorti pour cette manche : tu l’as payé.

town-choice-build = { $offer } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} à présent
town-choice-tax = { $square } { $terrain } : { $coins ->
    [one] +{ $coins } pièce
   *[other] +{ $coins } pièces
}
town-choice-site = { $square } ({ $gain })
town-choice-burn = { $building } : { $effect }
