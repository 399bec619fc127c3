# The town of a turn in the Queendomino boxes: taxes, buildings, the Queen and the dragon.
# { $building } and { $lord } are ready to show, mostly bold; { $square }, { $gain } and { $coins } too where they are words.

town-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
# What a building costs.
town-price = { $coins ->
    [0] free
    [one] { $coins } coin
   *[other] { $coins } coins
}

## The purse

town-title = ### Town · { $coins }
# $free: knights that can tax now, $later: those of the building just bought.
town-knights = knights { $knights } ({ $free } free{ $later ->
    [0] {""}
   *[other] , { $later } from your next turn
})
# These stand alone too, then with a capital letter. $held: town-knights
town-purse = { $held } · towers { $towers }
town-purse-queen = { $held } · towers { $towers } · the Queen is yours: from now on buildings cost you 1 coin less.
town-purse-discount = { $held } · towers { $towers } · the Queen is yours: 1 coin less, already counted.
town-purse-line = { $coins } · { $purse }
# $queen: "yes" if it hosts the Queen
town-holdings = { $coins }, knights { $knights } ({ $free } not placed), towers { $towers }{ $queen ->
    [yes] , host of the Queen.
   *[no] .
}
# The builders' board, one line a tile.
town-slot = { $price } · { $building }: { $effect }
# $asked: what the Queen's host pays, one coin less
town-slot-cheaper = { $price } · { $building } (you pay { $asked }): { $effect }
town-slot-bought = { $price } · bought by { $lord }
town-slot-burnt = { $price } · burnt by the dragon
town-slot-empty = { $price } · empty
town-opens = Town opens once your domino is placed.
# The offer of the town, on the page of the land. $coins: such as +6
town-hint-both = Town: tax up to { $coins ->
    [one] +{ $coins } coin
   *[other] +{ $coins } coins
}, { $buildings ->
    [one] { $buildings } building
   *[other] { $buildings } buildings
}.
town-hint-tax = Town: tax up to { $coins ->
    [one] +{ $coins } coin
   *[other] +{ $coins } coins
}.
town-hint-build = Town: { $buildings ->
    [one] { $buildings } building
   *[other] { $buildings } buildings
}.
town-hint-burn = Town: only the dragon.
town-hint-none = Town: nothing this turn.

## What can be done

town-can-tax-build = { $knights ->
    [1] Tax with your knight on a square of { $domino }, build, or both (all optional).
   *[other] Tax with your knights on squares of { $domino }, build, or both (all optional).
}
town-can-tax = { $knights ->
    [1] Tax with your knight on a square of { $domino } (optional).
   *[other] Tax with your knights on squares of { $domino } (optional).
}
town-can-build = Build, if you like.
town-can-burn = Bribe the dragon, if you like.
town-can-nothing = The town has nothing for you this turn.
town-tax = Tax { $square }: { $coins ->
    [one] +{ $coins } coin
   *[other] +{ $coins } coins
}
# A square that is taxed already, to leave it again.
town-no-tax-on = No tax on { $square }
town-build-list = Build…
town-offer = { $building }, { $price }
# A copy with its printed price, for the host of the Queen
town-offer-queen = { $building }, { $price } with the Queen
# One of two or more copies on the board.
town-copy = { $building } (at { $price })
town-knights-later = Knights gained are free from your next turn.
town-ends-bribe = Buying it ends your bribe.
# $hosts: how many host her now, $lord: their names
town-queen = With { $towers ->
    [one] { $towers } tower
   *[other] { $towers } towers
} the Queen comes to you{ $hosts ->
    [0] {""}
   *[other] {" "}from { $lord }
}; her discount starts with your next purchase.
# Under the buildings that can be bought. { $buildings }: a list of names
town-brings-queen = Towers that bring you the Queen{ $hosts ->
    [0] {""}
   *[other] {" "}from { $lord }
}: { $buildings }. Her discount starts with your next purchase.
town-brings-queen-all = Each of these brings you the Queen{ $hosts ->
    [0] {""}
   *[other] {" "}from { $lord }
}; her discount starts with your next purchase.
town-bribe = Bribe the dragon (1 coin)…
town-burn = Burn { $building }
town-no-bribe = No bribe

## What is done

town-taxed = { $coins ->
    [one] Taxed { $square }: +{ $coins } coin.
   *[other] Taxed { $square }: +{ $coins } coins.
}
town-bought = { $cost ->
    [0] Got { $building } for free, on { $square }.
    [one] Bought { $building } for { $cost } coin, on { $square }.
   *[other] Bought { $building } for { $cost } coins, on { $square }.
}
town-burnt = Bribed the dragon for 1 coin to burn { $building }.
# $gain: such as "+4 points"
town-total = This turn: { $gain }, you would have { $total }.
town-give-back = Give it back

## Why not

town-too-dear = Too expensive: { $buildings }.
# With a bribe drafted, which is paid last.
town-too-dear-bribe = Too expensive even without the bribe: { $buildings }.
town-too-dear-one = { $building } ({ $short ->
    [one] { $short } coin
   *[other] { $short } coins
} short)
town-no-tax_no_knight = Tax: no knight is free.
town-no-tax_discarded = Tax: only after placing a domino.
town-no-build_no_square = Build: no free town square.
town-no-build_none = Build: the board is empty.
town-no-burn_queen = The dragon: not while the Queen is yours.
town-no-burn_coins = The dragon: 1 coin short.
town-no-burn_none = The dragon: the board is empty.
town-dragon-out = The dragon is out this round ({ $lord }).
town-dragon-out-own = The dragon is out this round: you bribed it.

## Commands

town-choice-build = { $offer }: now { $points ->
    [one] { $points } point
   *[other] { $points } points
}
town-choice-tax = { $square } { $terrain }: { $coins ->
    [one] +{ $coins } coin
   *[other] +{ $coins } coins
}
town-choice-site = { $square } ({ $gain })
town-choice-burn = { $building }: { $effect }
