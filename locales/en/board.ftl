# Alternative texts and text boards: what a picture shows, in words.
# They are read aloud: keep them short, most important first.

# $whose: "own" or "lord"; $owner: name, $points, $width, $height, $grid: numbers
board-kingdom = { $whose ->
    [own] Your kingdom
   *[lord] { $owner }'s kingdom
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $width } wide and { $height } high of { $grid }.
# The heading above a text board. $owner: name in bold, $points: number
board-heading = **{ $owner }** · { $points ->
    [one] { $points } point
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
board-knight = knight
board-any-building = building
board-free = free
board-any-resource = resource
# Giants that stand on the crowns of one square. $count: number
board-giants = { $count ->
    [1] giant
   *[other] { $count } giants
}
# $square: such as "lake 1", $things: list such as "Statue and knight"
board-with = { $square } with { $things }
# The meaning of the numbers in "forest 1".
board-crowns = Numbers after terrains are crowns.
# $rows: squares with their letters, such as "c6–d6 W, e6 F1"
board-rows-short = Rows from the top: { $rows }.
# Letters in rows of letters, such as "F1 C": one for each terrain and for the castle; small ones for a knight, a
# free square and the domino just placed. Take letters of the words in your language; no two may be the same.
board-sign-wheat = W
board-sign-forest = F
board-sign-lake = L
board-sign-grassland = G
board-sign-swamp = S
board-sign-mine = M
board-sign-town = T
board-sign-castle = C
board-sign-knight = k
board-sign-free = x
board-sign-new = n
# $letters: list such as "C castle"; it explains rows of letters.
board-letters = Letters: { $letters }; numbers after them are crowns.
# $buildings: list such as "#1 Statue, h9"
board-buildings = Buildings: { $buildings }.
# $buildings: list such as "#1 Merchant, h9"
board-tokens = Tokens: { $buildings }.
# $index: number, $building: name, $squares: list of squares
board-building = #{ $index } { $building }
board-building-on = #{ $index } { $building }, { $squares }

# $parts: list such as "lake 5×2": squares times crowns
board-scoring-squares = Scoring, squares × crowns: { $parts }.
# $parts: list such as "Harmony 5"
board-scoring = Scoring: { $parts }.
# $terrain: name, $squares, $crowns: numbers
board-territory = { $terrain } { $squares }×{ $crowns }
# $territories: list such as "lake 3, 1; mine 2": squares of each
board-crownless = Without crowns: { $territories }.
# $terrain: name, $squares: numbers, the largest first
board-region = { $terrain } { $squares }
# $line: name of a bonus, $points: number
board-bonus = { $line } { $points }
# The points of coins, not their number. $points: number
board-bonus-coins = points for coins { $points }
board-bonus-buildings = buildings { $points }
board-bonus-quests = quests { $points }
# $total: number, $sums: list such as "lake 5 × 2 = 10"
board-sums = Now { $total }: { $sums }.
board-sums-none = Now { $total }.
# $terrain: name, $squares, $crowns, $points: numbers
board-sum = { $terrain } { $squares } × { $crowns } = { $points }

# What a kingdom of Queendomino owns. $coins, $free, $knights, $towers: numbers
# $queen: "yes" if it hosts the Queen
board-purse = Coins { $coins }, knights { $knights } ({ $free } not placed), towers { $towers }{ $queen ->
    [yes] , hosts the Queen.
   *[no] .
}

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
board-order-over = The last round: { $order }.
board-order-start = Order of choosing: { $order }.
# $domino: number, $lord: name, $left, $right: halves such as "lake 1"
board-order-domino = { $domino } { $left } + { $right }, { $lord }
# $dominoes: list of dominoes with their halves
# $dominoes: list of dominoes that a lord places later in this round
board-later = Later this round: { $dominoes }.
# $domino: number, $left, $right: halves such as "forest 1"
board-domino = { $domino } { $left } + { $right }
board-line = Next line: { $dominoes }.
board-line-first = First line: { $dominoes }.
board-line-title = Next line:
board-line-first-title = First line:
# $domino: number, $left, $right: halves, $lord: name
board-line-free = { $domino } { $left } + { $right }, free
board-line-taken = { $domino } { $left } + { $right }, { $lord }
# A domino with which a giant arrives, and one with which a giant may be sent. $domino: letter or number
board-line-giant = { $domino } (giant)
board-line-footprints = { $domino } (footprints)

# Before the description of an animation's last frame. $steps: number
board-animation = { $steps ->
    [1] Animation in one step, and what it comes to.
   *[other] Animation in { $steps } steps, and what it comes to.
}
# $title: a game's title
board-table = { $title }.
# $lord: name, $points: number, $rows: squares with their letters, such as "c6–d6 W, e6 F1"
board-table-kingdom = { $lord } { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $rows }.
# $lord: name, $points, $coins, $knights, $towers: numbers, $rows: squares with their letters
board-table-purse = { $lord } { $points ->
    [one] { $points } point
   *[other] { $points } points
}, coins { $coins }, knights { $knights }, towers { $towers }: { $rows }.

# $cards: what each lord scored
board-score = Score pad. { $cards }
# $lord: name, $total: number, $lines: list such as "wheat 6"
board-score-card = { $lord } { $total }: { $lines }.
board-score-card-empty = { $lord } { $total }.
board-score-card-tied = { $lord } { $total }: { $lines }; largest territory { $territory }.
board-score-card-crowns = { $lord } { $total }: { $lines }; largest territory { $territory }, crowns { $crowns }.
# $lord: name; $lords: names
# $lords: how many they are: the two of a team win together
# $how: what decided: points, territory or crowns
board-wins = { $lord } { $lords ->
    [one] wins
   *[other] win
}{ $how ->
    [territory] {" "}by the largest territory
    [crowns] {" "}by more crowns
   *[points] {""}
}.
board-wins-nobody = Nobody wins, since the autopilot played for everybody.
board-wins-shared = { $lords } share the win.

# $title: a game's title, $places: list such as "1 Ann 46"
board-end = { $title }. { $places }.
# $place, $points: numbers, $lord: name
board-place = { $place } { $lord } { $points }

# The legend under a text board. $letters: list such as "C castle"; $sign: letter of the domino just placed
board-legend = { $letters }. The number counts crowns.
board-legend-last = { $letters }. The number counts crowns. { $sign } is the domino just placed.
# $letter: one letter or sign, $word: what it stands for
board-letter = { $letter } { $word }
# $squares: list of squares
board-reach = Free squares that may still be used: { $squares }.

# The builders' board of Queendomino. $pile: number of tiles
# $queen: "yes" if the reader hosts her
board-builders = Builders' board, { $pile ->
    [0] none
   *[other] { $pile }
} in the pile.{ $queen ->
    [yes] {" "}Your prices: 1 coin less, as you host the Queen.
   *[no] {""}
}
# $price: number of coins, $building: name, $effect: such as "2 knights and 3 points"
board-slot = { $price ->
    [0] Free: { $building }, { $effect }
    [one] { $price } coin: { $building }, { $effect }
   *[other] { $price } coins: { $building }, { $effect }
}
# $price: printed price of the slot, $why: why no building lies there
board-slot-empty = Slot { $price }: { $why }
# $whose: "own" or "lord": $lord
board-slot-bought = bought by { $whose ->
    [own] you
   *[lord] { $lord }
}
board-slot-burnt = burnt by the dragon
board-slot-unfilled = empty
# $slots: list such as "1 coin: Church, 2 points per town territory"
board-slots = { $slots }.
# The same in short, as one list. $slots: list such as "5 Foundry, 4 bought by Ann"
board-builders-short = Builders' board: { $slots }.
# $price: number of coins, $building: name
board-slot-short = { $price } { $building }
# $price: number of coins, $why: why no building lies there
board-slot-short-empty = { $price } { $why }
board-dragon-in = The dragon is in its cave.
# $whose: "own" if the reader did it, or "lord": $lord
board-dragon-out = The dragon is out, bribed by { $whose ->
    [own] you
   *[lord] { $lord }
}.
board-queen-free = Nobody hosts the Queen.
board-queen-yours = You host the Queen.
# $lord: name
board-queen = { $lord } { $lords ->
    [one] hosts
   *[other] host
} the Queen.
# What the reader may spend. $coins: number
board-own-coins = { $coins ->
    [one] You have { $coins } coin.
   *[other] You have { $coins } coins.
}
# $buildings: list of names
board-payable = You can buy now: { $buildings }.
# $squares: list such as "1 h9"
board-sites = Squares for it: { $squares }.
# $index: number, $square: such as h9
board-site = { $index } { $square }
# $building: name, $square: such as h9
board-built = Bought: { $building }, on { $square }.
# $squares: list of squares
board-posts = Knights of this turn: { $squares }.
# $gain: such as +3
board-draft-gain = This turn so far: { $gain }.
# Where a turn does more than place a domino. $gain: such as +8
board-turn-gain = The whole turn: { $gain }.

# Choosing the crown that a giant covers. $crowns: list such as "1 e6 −1"
board-giants-wait = Giants that wait for a crown: { $count }.
board-crowns-open = Crowns that a giant can cover: { $crowns }.
# $index: number, $square: such as e6, $gain: such as −1
board-crown-open = { $index } { $square } { $gain }
# $square: such as e6
board-covered = The giant covers the crown on { $square }.
# $gain: such as −1
board-covered-gain = The giant covers the crown on { $square }: { $gain }.

# The Court. $pile: number of tokens
board-court = The Court, { $pile ->
    [0] no token
    [one] { $pile } token
   *[other] { $pile } tokens
} in the pile.
# $token: name, $effect: such as "1 sword and 4 points"
board-token = { $token }: { $effect }
# $tokens: list such as "Merchant: 2 points. King: 1 point for each open crown around it"
board-face-up = Face up: { $tokens }.
# $tokens: list of names
board-face-up-none = No token lies face up.
# $tokens: list of names
board-recruits = You can recruit now: { $tokens }.
# $resources: list such as "wheat 2"
board-resources = Your resources: { $resources }.
board-resources-none = You have no resources.
# Below the board of a kingdom.
board-borne = Resources: { $resources }.
board-borne-none = Resources: none.
# The same of another kingdom. $owner: name, or both of a team
board-resources-of = Resources of { $owner }: { $resources }.
board-resources-none-of = Resources of { $owner }: none.
# $resource: name, $count: number
board-resource = { $resource } { $count }
# $token: name, $square: such as c5
board-recruited = Recruited: { $token }, on { $square }.
board-searched = Found in the pile: { $token }, on { $square }.
# $squares: list of squares
board-paid = Paid with the resources on { $squares }.

# $quests: list such as "Lost Corner: 20 points if the castle is in a corner of the kingdom"
board-quests = Quests. { $quests }.
# $quest: name, $about: what it asks for
board-quest = { $quest }: { $about }

# Lines of the score pad.
board-score-wheat = Wheat
board-score-forest = Forest
board-score-lake = Lake
board-score-grassland = Grassland
board-score-swamp = Swamp
board-score-mine = Mine
board-score-town = Town
board-score-middle_kingdom = Middle Kingdom
board-score-harmony = Harmony
board-score-buildings = Buildings
board-score-coins = Coins
board-score-queen = Queen
board-score-court = The Court
board-score-quests = Quests
board-score-total = Total
board-score-largest_territory = Largest territory
board-score-crowns = Crowns

# Ladders and profiles. $lord: name, $rating: such as "1840 ± 74", $place, $games: numbers
# $form: of board-ladder-form, or nothing
# $whose: "own" or "lord"
board-ladder-row = { $place }. { $lord }{ $whose ->
    [own] , that is you
   *[lord] {""}
}: { $rating }, { $games ->
    [one] { $games } game
   *[other] { $games } games
}{ $form }.
# $places: list of the last numbers, the latest last
board-ladder-form = , last places { $places }
board-ladder-hidden = Somebody who is not shown
board-ladder-empty = Nobody is on this ladder yet.
# $rating: number, $deviation: how far off it may be
board-rating = { $rating } ± { $deviation }
# After few games.
board-rating-unsure = { $rating } ± { $deviation } (provisional)
board-profile = { $lord }, rating { $rating }.
board-profile-unrated = { $lord }, not rated yet.
# $first, $least, $most: ratings
board-profile-plot = From { $first } on, between { $least } and { $most }.
# $games, $wins: numbers
board-profile-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $wins } won.
# $points: number
board-profile-best = Best kingdom: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
# $count: number
board-profile-trophies = { $count ->
    [one] { $count } trophy
   *[other] { $count } trophies
}.
# $places: list of numbers, the latest last
board-profile-form = Last places: { $places }.
# A review of a game. $chances: such as "25%, 31%, 100%", $number: 1 to 3
board-chances = Chances of winning, for each round at its start, and at the end.
board-chances-lord = { $lord }: { $chances }.
board-chances-decided = Deciding turn { $number }: { $lord } in round { $round }.

# Tournaments. $title: such as "Autumn Cup, round 2"; $lord, $lords: names; $points: such as
# "4 points", of board-cup-points, but for the tables and matches, where it is the figure alone
board-cup-title = { $title }.
# $points: such as "4½"; $count: the same as a number
board-cup-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
# $tie: the first tie-break, of board-cup-tie, or nothing; $rounds: of board-cup-rounds, or nothing
# $whose: "own", "left" if they are out, or "lord"
board-cup-row = { $place }. { $lord }{ $whose ->
    [own] , that is you
    [left] , who has left
   *[lord] {""}
}: { $points }{ $tie }{ $rounds }.
board-cup-row-placed = { $place }. { $lord }{ $rounds }.
# $rounds: what came of each round, such as "R1 place 1, R2 4W"
board-cup-rounds = ; { $rounds }
# $head: of the column of a round, such as R1; $came: of the following ones, or such as 4W
board-cup-came = { $head } { $came }
board-cup-came-place = place { $place }
board-cup-came-bye = bye
board-cup-came-absent = away
board-cup-came-playing = being played
board-cup-came-unplayed = not played
# Behind the points: the first tie-break by its name, such as "opponents' points", and its value
board-cup-tie = , { $tie } { $value }
board-cup-tie-break = , tie-break { $value }
# $through: how many go on
board-cup-cut = { $through ->
    [1] The cut: the first goes on.
   *[other] The cut: the first { $through } go on.
}
board-cup-nobody = Nobody takes part yet.
# $number: of the table; $lords: list such as "Ann 6, Cara 5"
board-cup-table = Table { $number }: { $lords }, round { $played } of { $rounds }.
# $results: names with the games they have won, such as "Ann 1, Ben 0"
board-cup-table-games = Table { $number }: { $lords }; games won so far: { $results }; round { $played } of { $rounds }.
# $results: names with their points, such as "Ann 50, Ben 50"
board-cup-table-tied = Table { $number }: { $lords }; tied: { $results }; a further game, round { $played } of { $rounds }.
# $state: such as "is being set"
board-cup-table-state = Table { $number }: { $lords }; { $state }.
# $winners: names; $tied: 1 if they are several
board-cup-table-over = { $tied ->
    [0] Table { $number }: { $lords }; over, { $winners } won.
   *[other] Table { $number }: { $lords }; over, tied between { $winners }.
}
# $results: names with what they have, such as "Ann 44, Ben 61"
board-cup-table-result = { $tied ->
    [0] Table { $number }: { $lords }; over: { $results }; { $winners } won.
   *[other] Table { $number }: { $lords }; over: { $results }; tied between { $winners }.
}
board-cup-table-autopilot = The autopilot plays for somebody there.
# $lord: name, $points: those before the round
board-cup-lord = { $lord } { $points }
board-cup-byes = Without a table in this round: { $lords }.
# $number: of the round, counted on this page
board-cup-column = Round { $number }:
board-cup-final = Final:
# $lords: list such as "Ann 46, Ben 31"; $winners: names
board-cup-match = { $lords }.
# $count: how many entries go on
board-cup-match-over = { $count ->
    [one] { $lords }; { $winners } goes on.
   *[other] { $lords }; { $winners } go on.
}
board-cup-final-over = { $lords }; won by { $winners }.
board-cup-third = For third place: { $lords }.
board-cup-third-over = For third place: { $lords }; third is { $winners }.
board-cup-unknown = not known yet
# $cells: list such as "Ben 1, Cara 2": the places against each of them
board-cup-cross = { $place }. { $lord }: { $points }. { $cells }.
# $place, $points: number
board-cup-podium = { $place }. { $lord }, { $points } in the last game played.
board-cup-podium-same = { $place }. { $lord }: { $points }.
board-cup-podium-beside = For comparison { $lord }: { $points }.
board-cup-podium-unplayed = { $place }. { $lord }.
# $rows: squares with their letters, such as "c6–d6 W, e6 F1"
board-cup-podium-kingdom = The kingdom of { $lord }: { $rows }.
