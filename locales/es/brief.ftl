# A turn for readers who want only what changed, in one line.

brief-since =
    Desde tu último turno:
    { $turns }
brief-panel = Panel
brief-placed = { $domino } en **{ $spot }**: { $left } { $left_square }, { $right } { $right_square }.
brief-total-coins = Este turno: { $gain }, tendrías { $total ->
    [one] { $total } punto
   *[other] { $total } puntos
} y { $coins }.
brief-offer = { $what } ({ $number })
brief-can-send = Puedes enviar un gigante: { $giants }.
brief-can-tax = Puedes cobrar impuestos en { $offers }.
brief-can-build = Puedes construir { $offers }.
brief-can-burn = Puedes pagar al dragón.
brief-next-place = Ahora: coloca { $domino }, { $halves }. { $count ->
    [1] Cabe en una posición.
   *[other] Cabe en { $count } posiciones.
}
brief-next-place-best = Ahora: coloca { $domino }, { $halves }: { $spots }. { $count ->
    [1] Cabe en una posición.
   *[other] Cabe en { $count } posiciones.
}
brief-next-giant = Ahora: tapa una corona con el gigante: { $crowns }.
brief-next-choose = Ahora: escoge { $dominoes }.
brief-next-end = Ahora: termina el turno.
