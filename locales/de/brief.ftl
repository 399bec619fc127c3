brief-since =
    Seit deinem letzten Zug:
    { $turns }
brief-panel = Spielpult
brief-placed = { $domino } auf **{ $spot }**: { $left } { $left_square }, { $right } { $right_square }.
brief-total-coins = Dieser Zug: { $gain }, du hättest { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
} und { $coins }.
brief-offer = { $what } ({ $number })
brief-can-send = Du kannst einen Giganten wegschicken: { $giants }.
brief-can-tax = Du kannst Steuern eintreiben: { $offers }.
brief-can-build = Du kannst bauen: { $offers }.
brief-can-burn = Du kannst den Drachen bestechen.
brief-next-place = Als Nächstes { $domino } anlegen, { $halves }. { $count ->
    [1] Es gibt eine passende Stelle.
   *[other] Es gibt { $count } passende Stellen.
}
brief-next-place-best = Als Nächstes { $domino } anlegen, { $halves }: { $spots }. { $count ->
    [1] Es gibt eine passende Stelle.
   *[other] Es gibt { $count } passende Stellen.
}
brief-next-giant = Als Nächstes mit dem Giganten eine Krone verdecken: { $crowns }.
brief-next-choose = Als Nächstes wählen: { $dominoes }.
brief-next-end = Als Nächstes den Zug beenden.
