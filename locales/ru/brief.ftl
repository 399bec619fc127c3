brief-since =
    С вашего последнего хода:
    { $turns }
brief-panel = Панель
brief-placed = { $domino } на **{ $spot }**: { $left } { $left_square }, { $right } { $right_square }.
brief-total-coins = За этот ход: { $gain }, у вас будет { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
} и { $coins }.
brief-offer = { $what } ({ $number })
brief-can-send = Можно отправить великана: { $giants }.
brief-can-tax = Можно собрать налог: { $offers }.
brief-can-build = Можно построить: { $offers }.
brief-can-burn = Можно подкупить дракона.
brief-next-place = Дальше: выложить { $domino }, { $halves }. { $count ->
    [one] Подходит { $count } позиция.
    [few] Подходят { $count } позиции.
   *[many] Подходят { $count } позиций.
}
brief-next-place-best = Дальше: выложить { $domino }, { $halves }: { $spots }. { $count ->
    [one] Подходит { $count } позиция.
    [few] Подходят { $count } позиции.
   *[many] Подходят { $count } позиций.
}
brief-next-giant = Дальше: накрыть великаном корону: { $crowns }.
brief-next-choose = Дальше: взять костяшку: { $dominoes }.
brief-next-end = Дальше: завершить ход.
