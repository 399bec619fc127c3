# The town of a turn in the Queendomino boxes: taxes, buildings, the Queen and the dragon.

town-coins = { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}
town-price = { $coins ->
    [0] gratis
    [one] { $coins } moneta
   *[other] { $coins } monete
}

## The purse

town-title = ### Città · { $coins }
town-knights = cavalieri { $knights } (liberi { $free }{ $later ->
    [0] {""}
   *[other] , { $later } dal tuo prossimo turno
})
town-purse = { $held } · torri { $towers }
town-purse-queen = { $held } · torri { $towers } · la Regina è da te: d’ora in poi gli edifici ti costano 1 moneta in meno.
town-purse-discount = { $held } · torri { $towers } · la Regina è da te: 1 moneta in meno, già contata.
town-purse-line = { $coins } · { $purse }
town-holdings = { $coins }, cavalieri { $knights } ({ $free } da piazzare), torri { $towers }{ $queen ->
    [yes] , con la Regina.
   *[no] .
}
town-slot = { $price } · { $building }: { $effect }
town-slot-cheaper = { $price } · { $building } (paghi { $asked }): { $effect }
town-slot-bought = { $price } · comprato da { $lord }
town-slot-burnt = { $price } · distrutto dal drago
town-slot-empty = { $price } · vuoto
town-opens = La città si apre quando la tessera è piazzata.
town-hint-both = Città: tassa fino a { $coins ->
    [one] +{ $coins } moneta
   *[other] +{ $coins } monete
}, { $buildings ->
    [one] { $buildings } edificio
   *[other] { $buildings } edifici
}.
town-hint-tax = Città: tassa fino a { $coins ->
    [one] +{ $coins } moneta
   *[other] +{ $coins } monete
}.
town-hint-build = Città: { $buildings ->
    [one] { $buildings } edificio
   *[other] { $buildings } edifici
}.
town-hint-burn = Città: solo il drago.
town-hint-none = Città: niente in questo turno.

## What can be done

town-can-tax-build = { $knights ->
    [1] Riscuoti la tassa con il tuo cavaliere su una casella di { $domino }, costruisci, o tutt’e due (facoltativo).
   *[other] Riscuoti la tassa con i tuoi cavalieri sulle caselle di { $domino }, costruisci, o tutt’e due (facoltativo).
}
town-can-tax = { $knights ->
    [1] Riscuoti la tassa con il tuo cavaliere su una casella di { $domino } (facoltativo).
   *[other] Riscuoti la tassa con i tuoi cavalieri sulle caselle di { $domino } (facoltativo).
}
town-can-build = Costruisci, se vuoi.
town-can-burn = Paga il drago, se vuoi.
town-can-nothing = In questo turno la città non ha niente per te.
town-tax = Tassa { $square }: { $coins ->
    [one] +{ $coins } moneta
   *[other] +{ $coins } monete
}
town-no-tax-on = Niente tassa in { $square }
town-build-list = Costruisci…
town-offer = { $building }, { $price }
town-offer-queen = { $building }, { $price } con la Regina
town-copy = { $building } (a { $price })
town-knights-later = I cavalieri ottenuti sono liberi dal tuo prossimo turno.
town-ends-bribe = Se lo compri, annulli il pagamento al drago.
town-queen = Con { $towers ->
    [one] { $towers } torre
   *[other] { $towers } torri
} la Regina { $hosts ->
    [0] viene
   *[other] lascia { $lord } e viene
} da te; il suo sconto comincia con il tuo prossimo acquisto.
town-brings-queen = Torri che ti portano la Regina{ $hosts ->
    [0] {""}
   *[other] {" "}(ora da { $lord })
}: { $buildings }. Il suo sconto comincia con il tuo prossimo acquisto.
town-brings-queen-all = Ognuno di questi ti porta la Regina{ $hosts ->
    [0] {""}
   *[other] {" "}(ora da { $lord })
}; il suo sconto comincia con il tuo prossimo acquisto.
town-bribe = Paga il drago (1)…
town-burn = Distruggi { $building }
town-no-bribe = Non pagare il drago

## What is done

town-taxed = { $coins ->
    [one] Tassa riscossa in { $square }: +{ $coins } moneta.
   *[other] Tassa riscossa in { $square }: +{ $coins } monete.
}
town-bought = { $cost ->
    [0] Hai ottenuto { $building } gratis, in { $square }.
    [one] Hai comprato { $building } per { $cost } moneta, in { $square }.
   *[other] Hai comprato { $building } per { $cost } monete, in { $square }.
}
town-burnt = Hai pagato il drago 1 moneta per distruggere { $building }.
town-total = Questo turno: { $gain }, avresti { $total }.
town-give-back = Restituisci

## Why not

town-too-dear = Troppo cari: { $buildings }.
town-too-dear-bribe = Troppo cari anche senza pagare il drago: { $buildings }.
town-too-dear-one = { $building } ({ $short ->
    [one] manca { $short } moneta
   *[other] mancano { $short } monete
})
town-no-tax_no_knight = Tassa: nessun cavaliere è libero.
town-no-tax_discarded = Tassa: solo dopo aver piazzato una tessera.
town-no-build_no_square = Costruisci: nessuna casella città libera.
town-no-build_none = Costruisci: la plancia è vuota.
town-no-burn_queen = Il drago: non finché la Regina è da te.
town-no-burn_coins = Il drago: manca 1 moneta.
town-no-burn_none = Il drago: la plancia è vuota.
town-dragon-out = In questo round il drago è fuori ({ $lord }).
town-dragon-out-own = In questo round il drago è fuori: l’hai pagato tu.

## Commands

town-choice-build = { $offer }: ora { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
town-choice-tax = { $square } { $terrain }: { $coins ->
    [one] +{ $coins } moneta
   *[other] +{ $coins } monete
}
town-choice-site = { $square } ({ $gain })
town-choice-burn = { $building }: { $effect }
