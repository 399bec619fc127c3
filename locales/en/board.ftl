# Alternative texts and text boards: what a picture shows, in words.
# They are read aloud: keep them short, most important first.

# $owner: name, $points, $width, $height, $grid: numbers
board-kingdom = { $owner }'s kingdom, { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $width } wide and { $height } high of { $grid }.
board-kingdom-yours = Your kingdom, { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $width } wide and { $height } high of { $grid }.
# The heading above a text board. $owner: name in bold, $points: number
board-heading = **{ $owner }** · { $points ->
    [one] 1 point
   *[other] { $points } points
}

# $row: number, $squares: list such as "a lake, b forest 1"
board-row = Row { $row }: { $squares }.
# $columns: such as "a" or "b–c", $half: such as "lake 1"
board-run = { $columns } { $half }
# $terrain: name, $crowns: number
board-half = { $crowns ->
    [0] { $terrain }
   *[other] { $terrain } { $crowns }
}
board-castle = castle
# $rows: rows of letters
board-rows-short = Rows from the top: { $rows }.

# $parts: list such as "lake 5×2"
board-scoring = Scoring: { $parts }.
# $terrain: name, $squares, $crowns: numbers
board-territory = { $terrain } { $squares }×{ $crowns }
# $line: name of a bonus, $points: number
board-bonus = { $line } { $points }
# $total: number, $sums: list such as "lake 5 × 2 = 10"
board-sums = Now { $total }: { $sums }.
board-sums-none = Now { $total }.
# $terrain: name, $squares, $crowns, $points: numbers
board-sum = { $terrain } { $squares } × { $crowns } = { $points }

# $domino: number, $spot: such as b5–a5, $gain: such as +3
board-placed = Just placed: { $domino } at { $spot }.
board-placed-gain = Just placed: { $domino } at { $spot }, { $gain }.
board-discarded = Just discarded: { $domino }.
board-chosen = Chosen: { $domino } at { $spot }.
board-chosen-gain = Chosen: { $domino } at { $spot }, { $gain }.
board-taken = Taken: { $domino }.

# $domino: number, $spots: list such as "1 a6–a5 +3"
board-spots = Spots for { $domino }: { $spots }.
# $index: number, $spot: such as a6–a5, $gain: such as +3
board-spot = { $index } { $spot } { $gain }

# $lords: list such as "Ann 8"
board-others = Others: { $lords }.
# $lord: name, $points: number
board-lord = { $lord } { $points }
# $lord: name
board-turn = On turn: { $lord }.

# $order: list such as "14 Ann"
board-order = This round: { $order }.
board-order-start = Order of choosing: { $order }.
# $domino: number, $lord: name
board-order-slot = { $domino } { $lord }
# $dominoes: list of dominoes with their halves
board-line = Next line: { $dominoes }.
board-line-first = First line: { $dominoes }.
board-line-title = Next line:
board-line-first-title = First line:
# $domino: number, $left, $right: halves, $lord: name
board-line-free = { $domino } { $left } + { $right }, free
board-line-taken = { $domino } { $left } + { $right }, { $lord }

board-kingdoms = Kingdoms: { $kingdoms }.
# $title: a game's title, $kingdoms: list
board-table = { $title }. { $kingdoms }.
# $lord: name, $points: number, $rows: rows of letters
board-table-kingdom = { $lord } { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $rows }

# $cards: what each lord scored
board-score = Score pad. { $cards }
# $lord: name, $total: number, $lines: list such as "wheat 6"
board-score-card = { $lord } { $total }: { $lines }.
board-score-card-empty = { $lord } { $total }.
board-score-card-tied = { $lord } { $total }: { $lines }; largest territory { $territory }.
board-score-card-crowns = { $lord } { $total }: { $lines }; largest territory { $territory }, crowns { $crowns }.
# $lord: name; $lords: names
board-wins = { $lord } wins.
board-wins-territory = { $lord } wins by the larger largest territory.
board-wins-crowns = { $lord } wins by more crowns.
board-wins-shared = { $lords } share the win.

# $title: a game's title, $places: list such as "1 Ann 46"
board-end = { $title }. { $places }.
# $place, $points: numbers, $lord: name
board-place = { $place } { $lord } { $points }

# The legend under a text board. $letters: list such as "C castle"
board-legend = { $letters }. The number counts crowns.
board-legend-last = { $letters }. The number counts crowns. ' is the domino just placed.
# $letter: one letter, $word: what it stands for
board-letter = { $letter } { $word }
# $squares: list of squares
board-reach = Free squares that may still be used: { $squares }.

# Lines of the score pad.
board-score-wheat = Wheat
board-score-forest = Forest
board-score-lake = Lake
board-score-grassland = Grassland
board-score-swamp = Swamp
board-score-mine = Mine
board-score-middle_kingdom = Middle Kingdom
board-score-harmony = Harmony
board-score-total = Total
board-score-largest_territory = Largest territory
board-score-crowns = Crowns
