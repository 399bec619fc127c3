# A turn for readers who want only what changed, in one line.

brief-since =
    Dal tuo ultimo turno:
    { $turns }
brief-panel = Pannello
brief-placed = { $domino } in **{ $spot }**: { $left } { $left_square }, { $right } { $right_square }.
brief-total-coins = Questo turno: { $gain }, avresti { $total ->
    [one] { $total } punto
   *[other] { $total } punti
} e { $coins }.
brief-offer = { $what } ({ $number })
brief-can-send = Puoi mandare un gigante: { $giants }.
brief-can-tax = Puoi riscuotere la tassa: { $offers }.
brief-can-build = Puoi costruire: { $offers }.
brief-can-burn = Puoi pagare il drago.
brief-next-place = Ora: piazza { $domino }, { $halves }. { $count ->
    [1] Entra in una sola posizione.
   *[other] Entra in { $count } posizioni.
}
brief-next-place-best = Ora: piazza { $domino }, { $halves }: { $spots }. { $count ->
    [1] Entra in una sola posizione.
   *[other] Entra in { $count } posizioni.
}
brief-next-giant = Ora: copri una corona con il gigante: { $crowns }.
brief-next-choose = Ora: scegli { $dominoes }.
brief-next-end = Ora: termina il turno.
