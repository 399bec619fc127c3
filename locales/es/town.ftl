# The town of a turn in the Queendomino boxes: taxes, buildings, the Queen and the dragon.

town-coins = { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}
town-price = { $coins ->
    [0] gratis
    [one] { $coins } moneda
   *[other] { $coins } monedas
}

## The purse

town-title = ### Ciudad · { $coins }
town-knights = caballeros: { $knights } (libres: { $free }{ $later ->
    [0] {""}
   *[other] ; desde tu próximo turno, { $later } más
})
town-purse = { $held } · torres: { $towers }
town-purse-queen = { $held } · torres: { $towers } · tienes a la Reina: desde ahora los edificios te cuestan 1 moneda menos.
town-purse-discount = { $held } · torres: { $towers } · tienes a la Reina: 1 moneda menos, ya descontada.
town-purse-line = { $coins } · { $purse }
town-holdings = { $coins }, caballeros: { $knights } ({ $free } sin colocar), torres: { $towers }{ $queen ->
    [yes] , tiene a la Reina.
   *[no] .
}
town-slot = { $price } · { $building }: { $effect }
town-slot-cheaper = { $price } · { $building } (pagas { $asked }): { $effect }
town-slot-bought = { $price } · ya en manos de { $lord }
town-slot-burnt = { $price } · quemado por el dragón
town-slot-empty = { $price } · vacío
town-opens = La ciudad se abre cuando hayas colocado tu ficha.
town-hint-both = Ciudad: impuestos, hasta { $coins ->
    [one] +{ $coins } moneda
   *[other] +{ $coins } monedas
}; { $buildings ->
    [one] { $buildings } edificio
   *[other] { $buildings } edificios
}.
town-hint-tax = Ciudad: impuestos, hasta { $coins ->
    [one] +{ $coins } moneda
   *[other] +{ $coins } monedas
}.
town-hint-build = Ciudad: { $buildings ->
    [one] { $buildings } edificio
   *[other] { $buildings } edificios
}.
town-hint-burn = Ciudad: solo el dragón.
town-hint-none = Ciudad: nada este turno.

## What can be done

town-can-tax-build = { $knights ->
    [1] Cobra impuestos con tu caballero en un cuadrado de { $domino }, construye, o ambas cosas (todo es opcional).
   *[other] Cobra impuestos con tus caballeros en cuadrados de { $domino }, construye, o ambas cosas (todo es opcional).
}
town-can-tax = { $knights ->
    [1] Cobra impuestos con tu caballero en un cuadrado de { $domino } (opcional).
   *[other] Cobra impuestos con tus caballeros en cuadrados de { $domino } (opcional).
}
town-can-build = Construye, si quieres.
town-can-burn = Paga al dragón, si quieres.
town-can-nothing = La ciudad no tiene nada para ti este turno.
town-tax = { $square }: cobrar { $coins ->
    [one] +{ $coins } moneda
   *[other] +{ $coins } monedas
}
town-no-tax-on = { $square }: no cobrar
town-build-list = Construir…
town-offer = { $building }, { $price }
town-offer-queen = { $building }, { $price } con la Reina
town-copy = { $building } (por { $price })
town-knights-later = Los caballeros ganados están libres desde tu próximo turno.
town-ends-bribe = Si lo compras, ya no pagas al dragón.
town-queen = Con { $towers ->
    [one] { $towers } torre
   *[other] { $towers } torres
} la Reina viene contigo{ $hosts ->
    [0] {""}
   *[other] {" "}y deja a { $lord }
}; su descuento empieza con tu próxima compra.
town-brings-queen = Torres que te traen a la Reina{ $hosts ->
    [0] {""}
   *[other] , que deja a { $lord }
}: { $buildings }. Su descuento empieza con tu próxima compra.
town-brings-queen-all = Cada uno de ellos te trae a la Reina{ $hosts ->
    [0] {""}
   *[other] , que deja a { $lord }
}; su descuento empieza con tu próxima compra.
town-bribe = Pagar al dragón (1 moneda)…
town-burn = Quemar { $building }
town-no-bribe = No pagar al dragón

## What is done

town-taxed = { $coins ->
    [one] Impuesto en { $square }: +{ $coins } moneda.
   *[other] Impuesto en { $square }: +{ $coins } monedas.
}
town-bought = { $cost ->
    [0] { $building }: gratis, en { $square }.
    [one] { $building }: comprado por { $cost } moneda, en { $square }.
   *[other] { $building }: comprado por { $cost } monedas, en { $square }.
}
town-burnt = Pagas 1 moneda al dragón para quemar { $building }.
town-total = Este turno: { $gain }, tendrías { $total }.
town-give-back = Devolverlo

## Why not

town-too-dear = Demasiado caro: { $buildings }.
town-too-dear-bribe = Demasiado caro incluso sin pagar al dragón: { $buildings }.
town-too-dear-one = { $building } ({ $short ->
    [one] falta { $short } moneda
   *[other] faltan { $short } monedas
})
town-no-tax_no_knight = Impuestos: no hay ningún caballero libre.
town-no-tax_discarded = Impuestos: solo después de colocar una ficha.
town-no-build_no_square = Construir: no hay ninguna ciudad libre.
town-no-build_none = Construir: el tablero está vacío.
town-no-burn_queen = El dragón: no mientras tengas a la Reina.
town-no-burn_coins = El dragón: falta 1 moneda.
town-no-burn_none = El dragón: el tablero está vacío.
town-dragon-out = El dragón está fuera esta ronda ({ $lord }).
town-dragon-out-own = El dragón está fuera esta ronda: le has pagado.

## Commands

town-choice-build = { $offer }: ahora { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
town-choice-tax = { $square } { $terrain }: { $coins ->
    [one] +{ $coins } moneda
   *[other] +{ $coins } monedas
}
town-choice-site = { $square } ({ $gain })
town-choice-burn = { $building }: { $effect }
