## Reviews of finished games: /review and [Review my game]

review-command-review = See what each turn of a finished game was worth
review-button = Review my game
review-which = Which game would you like to review?
review-which-none = No game has ended here yet.
# $table: name of the table
review-title = ### { $table } · review
# $round, $turn: numbers, $lord: name
review-title-turn = ### { $table } · review · { $round ->
    [0] first choice
   *[other] round { $round }
}, turn { $turn } · { $lord }
review-made = A computer lord goes through this game turn by turn. That takes about half a minute, and longer if others wait, too.
review-show = Show the review

# $lords: list of review-accuracy-one
review-accuracy = **Accuracy**: { $lords }
review-accuracy-one = { $lord } { $percent }%
review-accuracy-how = 100%: no better turn was found. A turn that gave away 10% or more of the chance of winning counts 0%.
review-decided = **These turns cost most**
review-decided-none = No turn gave away much of anybody's chance of winning.
# $played, $better: moves, $gain: review-gain
review-decided-one = { $number }. Round { $round }, { $lord }: { $played }. Better: { $better } ({ $gain }).
review-decided-how = Each line compares the turn played with a better one, with everything after both played well. Of a lord's turns in a row, each counts only what it lost itself.
# $points: at least 1. $better, $played: the chance of winning with the better turn and as it was played, in percent
review-gain = about { $points ->
    [one] { $points } point
   *[other] { $points } points
} more, and a chance of winning of { $better }% instead of { $played }%
review-gain-points = about { $points ->
    [one] { $points } point
   *[other] { $points } points
} more
review-gain-chance = a chance of winning of { $better }% instead of { $played }%
# $gain: one of the above; $lord: an opponent, or whose turn it is
review-gain-less = { $gain }; for { $lord } about { $points ->
    [one] { $points } point
   *[other] { $points } points
} less
review-played-out = Chances come from games played out with other draws. The computer knew what you could see at the time, not the draw.
# With giants, with The Court, or in Royal Wedding
review-estimated = Chances are estimated from the kingdoms alone. That is coarser than playing games out, which can't be done with giants, with The Court and in Royal Wedding.
# Of any other game, where numba was not installed
review-estimated-numba = Chances are estimated from the kingdoms alone. That is coarser than playing games out: numba, which that needs, was missing here.
review-first = Turn by turn
review-turns = Costly turns…
review-turn-label = Round { $round } · { $lord } · { $better }% → { $played }%
# Where the chance stayed the same. $points: how many points it gave away
review-turn-label-points = Round { $round } · { $lord } · −{ $points } { $points ->
    [one] point
   *[other] points
}

# $moves: list of review-move-…
review-played = Played: { $moves }.
# $mark: the letter of the spot in the picture, $points: what it brought at once, such as "−9"
review-played-marked = Played (**{ $mark }**, { $points }): { $moves }.
review-better = Better: { $moves }: { $gain }.
review-better-marked = Better (**{ $mark }**, { $points }): { $moves }: { $gain }.
# $halves: which half of the domino lies where, with a capital
review-halves = { $halves }.
# $domino: the number of a domino that was taken, or would have been
review-unfit = { $domino } then fits nowhere.
review-no-better = No better turn was found.
review-forced = There was no other way to play.
review-first-choice = First choices are not judged.
review-outlook = **Chance of winning and expected points after it**
review-outlook-better = **Chance of winning and expected points, with the better turn and as it was played**
review-outlook-one = { $lord }: { $percent }% → { $later }%, { $points } → { $after } points
review-outlook-alone = { $lord }: { $percent }%, { $points } points
review-overview = Overview
review-replay = Open the replay here
review-whose = Whose turns…
review-whose-all = Everybody's turns
review-whose-one = Turns of { $lord }

# What a turn did, in a few words
review-move-receive = giant on { $square }
review-move-place = { $domino } at { $spot }
review-move-discard = discard { $domino }
review-move-giant = giant on { $square }
review-move-send = send the giant of { $square } to { $lord }
review-move-tax = tax { $square }
review-move-build = build { $building } on { $square }
review-move-burn = burn { $building }
review-move-choose = take { $domino }
review-move-recruit = recruit { $token } for { $square }
review-move-search = search the pile for { $token } for { $square }

## Hints: /hint and [Hint]

review-command-hint = Get a hint for your turn, where your table allows them
# $table: name of the table, $round: such as "round 3 of 12"
review-hint-title = ### { $table } · hint · { $round }
# $domino: its number, $where: where the best spot is, as seen from the lord's castle
review-hint-place = Look for a spot for { $domino } { $where ->
    [above] above
    [below] below
    [left] left of
    [right] right of
    [above-left] above and left of
    [above-right] above and right of
    [below-left] below and left of
   *[below-right] below and right of
} your castle.
review-hint-discard = { $domino } fits nowhere.
# $steps: list of review-hint-step-…
review-hint-beside = Worth a thought in this turn: { $steps }.
review-hint-step-giant = where the giant goes
review-hint-step-send = sending a giant away
review-hint-step-tax = a tax
review-hint-step-build = a building
review-hint-step-burn = the dragon
review-hint-step-recruit = The Court's tokens
review-hint-step-search = The Court's pile
# $count: how many dominoes, two or more
review-hint-take = Take one of the { $count } { $which ->
    [low] lowest
   *[high] highest
} free dominoes.
review-hint-no-region = There is little to choose from: the next hint is the move.
# $moves: list of review-move-…, $gain: such as "+4"
review-hint-moves = A strong computer lord plays: { $moves }. Your score changes by { $gain }.
review-hint-more = Show the move
# $count: how many
review-hint-count = The computer sees what you see, not the draw. { $count ->
    [1] This is your first hint in this game
   *[other] You have taken { $count } hints in this game
}; the number shows at its end and in its record.
