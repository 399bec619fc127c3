brief-since =
    Desde o seu último turno:
    { $turns }
brief-panel = Painel
brief-placed = { $domino } em **{ $spot }**: { $left } { $left_square }, { $right } { $right_square }.
brief-total-coins = Este turno: { $gain }, você teria { $total ->
    [0] { $total } pontos
    [one] { $total } ponto
   *[other] { $total } pontos
} e { $coins }.
brief-offer = { $what } ({ $number })
brief-can-send = Dá para enviar um gigante: { $giants }.
brief-can-tax = Dá para recolher impostos: { $offers }.
brief-can-build = Dá para construir: { $offers }.
brief-can-burn = Dá para subornar o dragão.
brief-next-place = A seguir: colocar { $domino }, { $halves }. { $count ->
    [1] Cabe em uma só posição.
   *[other] Cabe em { $count } posições.
}
brief-next-place-best = A seguir: colocar { $domino }, { $halves }: { $spots }. { $count ->
    [1] Cabe em uma só posição.
   *[other] Cabe em { $count } posições.
}
brief-next-giant = A seguir: cobrir uma coroa com o gigante: { $crowns }.
brief-next-choose = A seguir: escolher { $dominoes }.
brief-next-end = A seguir: encerrar o turno.
