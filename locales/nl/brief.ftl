brief-since =
    Sinds je laatste beurt:
    { $turns }
brief-panel = Paneel
brief-placed = { $domino } op **{ $spot }**: { $left } { $left_square }, { $right } { $right_square }.
brief-total-coins = Deze beurt: { $gain }, je zou { $total ->
    [one] { $total } punt
   *[other] { $total } punten
} en { $coins } hebben.
brief-offer = { $what } ({ $number })
brief-can-send = Je kunt een reus wegsturen: { $giants }.
brief-can-tax = Je kunt belasting innen op { $offers }.
brief-can-build = Je kunt bouwen: { $offers }.
brief-can-burn = Je kunt de draak omkopen.
brief-next-place = Nu: plaats { $domino }, { $halves }. { $count ->
    [1] Er is één plek voor.
   *[other] Er zijn { $count } plekken voor.
}
brief-next-place-best = Nu: plaats { $domino }, { $halves }: { $spots }. { $count ->
    [1] Er is één plek voor.
   *[other] Er zijn { $count } plekken voor.
}
brief-next-giant = Nu: bedek een kroon met de reus: { $crowns }.
brief-next-choose = Nu: kies uit { $dominoes }.
brief-next-end = Nu: beëindig je beurt.
