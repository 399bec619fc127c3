# /look at: what lies on a square. $square: such as "c6"; $lies: what lies there, such as "lake 1 crown with knight".

look-title = ### { $square } · { $lord } · { $table }
look-free = { $lies }.
look-out = free, out of reach
# $domino: number, bold; $spot: the two squares it lies on
look-laid = { $lies }, half of { $domino } at { $spot }.
# $name: a building or a token; $effect: what it brings
look-effect = { $name }: { $effect }.
# $terrain: its name; $squares: all its squares; $count, $crowns, $points: numbers
look-territory = { $count ->
    [one] A { $terrain } territory of { $count } square
   *[other] A { $terrain } territory of { $count } squares ({ $squares })
} with { $crowns ->
    [0] no crown: 0 points.
    [one] { $crowns } crown: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[other] { $crowns } crowns: { $points } points.
}
# $around: the squares above, right, below and left
look-around = Around it: { $around }.
look-above = { $square } above, { $lies }
look-right = { $square } right, { $lies }
look-below = { $square } below, { $lies }
look-left = { $square } left, { $lies }
# A square that the reader's unfinished turn covers. $half: such as "lake 1 crown"
look-laid-draft = { $half } in your unfinished turn
# $halves: which half lies where; $gain: the change of the points
look-spot = { $spot } ({ $gain }; { $halves })
# $whose: "own" or "lord"
look-fits = { $whose ->
    [own] Your
   *[lord] { $lord }'s
} { $domino }, { $halves }, fits here: { $spots }.
# $why: whole sentences
look-unfit = { $whose ->
    [own] Your
   *[lord] { $lord }'s
} { $domino }, { $halves }, doesn't fit here. { $why }
# The reader's unfinished turn
look-drafted = In your unfinished turn it covers this square: { $halves }.
# $moves: what it does there besides, such as "build Church on c5"
look-drafted-moves = In your unfinished turn: { $moves }.
look-choice = { $square } · { $lies }
