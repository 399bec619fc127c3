# A turn for readers who want only what changed, in one line.

# $turns: the turns of others, a line each
brief-since =
    Since your last turn:
    { $turns }
brief-panel = Panel
# $spot: two squares; $left, $right: what is on the halves; $left_square, $right_square: where each lies
brief-placed = { $domino } at **{ $spot }**: { $left } { $left_square }, { $right } { $right_square }.
# $gain: the change of the points, such as "+4 points"; $coins: such as "3 coins"
brief-total-coins = This turn: { $gain }, you would have { $total ->
    [one] { $total } point
   *[other] { $total } points
} and { $coins }.
# Something that can be chosen, with what it brings or costs: "c5–d5 (+4)", "Church (1 coin)"
brief-offer = { $what } ({ $number })
brief-can-send = You can send a giant: { $giants }.
brief-can-tax = You can tax { $offers }.
brief-can-build = You can build { $offers }.
brief-can-burn = You can bribe the dragon.
brief-next-place = Next: place { $domino }, { $halves }. { $count ->
    [1] It fits at one spot.
   *[other] It fits at { $count } spots.
}
# $spots: the best ones
brief-next-place-best = Next: place { $domino }, { $halves }: { $spots }. { $count ->
    [1] It fits at one spot.
   *[other] It fits at { $count } spots.
}
brief-next-giant = Next: cover a crown with the giant: { $crowns }.
brief-next-choose = Next: choose { $dominoes }.
brief-next-end = Next: end your turn.
