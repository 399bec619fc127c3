# /rules: the rules in our own words. A topic has a title, words it is found by, and a text.

rules-command-rules = Look up a rule, a term, a terrain or a domino
rules-command-help = How to play here, in one minute
rules-option-about = A word of the rules, a terrain, or a domino's number

# $title: a topic's title
rules-title = ### Rules · { $title }
# The rules of one game. $table: name
rules-title-game = ### Rules of { $table }
# $title, $text: a topic's
rules-paragraph = **{ $title }.** { $text }
rules-select-rules = How it is played…
rules-select-terms = Words and terrains…
rules-select-setups = Boxes and variants…
rules-hint = /rules finds any word of the rules, and dominoes by their number.
# $asked: what the reader typed
rules-unknown = I have no rule for “{ $asked }”. Pick one below, or try another word.
rules-unknown-title = ### Rules

rules-game-title = Kingdomino in short
rules-game-words = game, goal, aim, summary, basics, kingdomino, overview
rules-game-text =
    Each lord builds a kingdom of dominoes around a castle, square by square.
    On your turn you do two things: you place the domino your king stands on, then you put that king on a domino of the next line.
    At the end every territory counts its squares times its crowns. A territory without a crown is worth nothing. Most points win.
    The catch: a better domino makes you play later in the next round, so you take what the others left.

rules-start-title = The start
rules-start-words = start, beginning, begin, set-up, setup, first line, draw, kings drawn
rules-start-text =
    Every lord begins with a castle and nothing else. The dominoes are shuffled and the first line is laid out, lowest number first.
    Then the kings are drawn one by one. Whoever is drawn puts that king on any free domino of the first line.
    When every king stands, the next line is laid out and round 1 begins.

rules-turn-title = A turn
rules-turn-words = turn, step, order of steps, what to do
rules-turn-text =
    1. **Place** the domino that your king stands on. If it fits nowhere, it is discarded.
    2. **Choose**: put that king on a free domino of the next line.
    Both are a must. In the last round there is no next line, so you only place.

rules-place-title = Placing a domino
rules-place-words = place, placing, connect, connection, match, adjacent, touch, legal, lay
rules-place-text =
    A domino covers two free squares that share a side. At least one half must touch, side to side, the castle or a square of its own terrain. The castle goes with every terrain.
    One matching side is enough; all other sides may differ. Corners do not count.
    The whole kingdom must still fit in its grid: 5 by 5, or 7 by 7 in The Mighty Duel. A placed domino never moves.

rules-grid-title = The grid
rules-grid-words = grid, size, 5x5, 5 by 5, 7x7, 7 by 7, area, wide, high, limit, outside
rules-grid-text =
    A kingdom, castle included, is never more than 5 squares wide and 5 high. In The Mighty Duel it is 7 and 7.
    The castle need not be in the middle: the edge of the grid is decided by what you lay. Once your kingdom is 5 wide, nothing goes to its left or right.

rules-discard-title = Discarding
rules-discard-words = discard, discarded, fits nowhere, throw away, lost domino
rules-discard-text =
    A domino that fits nowhere in your kingdom is discarded: it leaves the game and leaves a gap that may cost you Harmony.
    A domino that fits anywhere has to be placed, even where it does harm.

rules-choose-title = Choosing a domino
rules-choose-words = choose, take, pick, king, next domino
rules-choose-text =
    After placing, your king goes to a domino of the next line that no other king stands on. You will place that domino in the next round.
    Dominoes with a low number are plain but let you play early; high ones carry the rare terrains and the crowns and make you play late.

rules-order-title = Order of play
rules-order-words = order, first, who plays, sequence, turn order, round
rules-order-text =
    In each round the lords play in the order of their kings on the line, lowest domino first.
    So whoever took the lowest domino plays first and has the free choice of the next line; whoever took the highest gets what is left.

rules-line-title = The line
rules-line-words = line, next line, this round, column, dominoes on offer, row
rules-line-text =
    The dominoes on offer lie in a line, sorted by their numbers. There are two: the line of this round, where the kings stand, and the next line, which is being chosen from.
    A line has four dominoes, three with three lords. When a round is over, the next line becomes this round's line and a new one is drawn.

rules-round-title = Rounds
rules-round-words = round, rounds, how long, length, last round, end of a round
rules-round-text =
    A round is over when every king has played. With three or four lords there are 12 rounds, with two lords 6, in The Mighty Duel 12, in Discovery 6.
    In the last round nothing is left to choose: every lord places a last domino, and the game is over.

rules-scoring-title = Scoring
rules-scoring-words = score, scoring, points, count, win, winner, end, total
rules-scoring-text =
    For each territory multiply its squares by the crowns in it. Six lake squares with two crowns are 12 points; six without a crown are nothing.
    Two territories of one terrain count apart. The castle belongs to no territory.
    Then come the bonuses of the variants in play, 10 for the Middle Kingdom and 5 for Harmony. Most points win.
    /score explains every line of the score so far.

rules-ties-title = Ties
rules-ties-words = tie, ties, tie-break, draw, equal, same points, shared win
rules-ties-text =
    With equal points the larger largest territory wins, whether or not it has crowns. If those are equal too, more crowns win.
    Still equal: the win is shared.

rules-territory-title = Territory
rules-territory-words = territory, property, area, region, group, adjoining
rules-territory-text =
    All squares of one terrain that hang together side by side are one territory. Squares that meet at a corner only are not joined.
    A territory may be made of many dominoes, and one domino may belong to two.

rules-crown-title = Crowns
rules-crown-words = crown, crowns, multiplier
rules-crown-text =
    Some squares carry one, two or three crowns. All crowns of a territory are added, and its squares are multiplied by that sum.
    Crowns are rare on wheat, forest and lake, and common in mines and swamps.

rules-castle-title = Castle
rules-castle-words = castle, start tile, starting square, center, middle
rules-castle-text =
    Your castle is the first square of your kingdom. Any terrain may be laid beside it. It scores nothing and belongs to no territory.
    On pictures and in texts its square is always e5, or g7 in The Mighty Duel.

rules-king-title = King
rules-king-words = king, kings, meeple, figure, seat
rules-king-text =
    Your king shows which domino is yours. With three or four lords everyone has one king; with two lords everyone has two, so you play twice in each round.

rules-domino-title = Dominoes
rules-domino-words = domino, dominoes, tile, tiles, number, half
rules-domino-text =
    The box has 48 dominoes, numbered 1 to 48. Each has two halves with a terrain, some with crowns. The better the domino, the higher its number.
    Look one up by its number: `/rules about:17`.

rules-square-title = Names of squares
rules-square-words = square, squares, spot, spots, coordinates, notation, letters, a1, e5
rules-square-text =
    A square has a letter for its column, left to right, and a number for its row, bottom to top. The castle is e5, in The Mighty Duel g7, and keeps that name all game.
    A spot is two squares, the domino's left half first: **b5–a5** puts the left half on b5 and the right half on a5. Typed, `b5 a5` is enough.

rules-two-title = Two lords
rules-two-words = two lords, 2 lords, two players, 2 players, duel
rules-two-text =
    Each lord has two kings and so plays twice in each round. All four kings are drawn at the start, in any order.
    24 of the 48 dominoes are drawn for the game; the others stay out, unseen. Six rounds, a grid of 5 by 5.

rules-three-title = Three lords
rules-three-words = three lords, 3 lords, three players, 3 players
rules-three-text =
    36 of the 48 dominoes are drawn for the game; the others stay out, unseen. A line has three dominoes. 12 rounds, a grid of 5 by 5.

rules-four-title = Four lords
rules-four-words = four lords, 4 lords, four players, 4 players
rules-four-text =
    All 48 dominoes are played, in 12 lines of four. A grid of 5 by 5.

rules-mighty_duel-title = The Mighty Duel
rules-mighty_duel-words = mighty duel, duel, 7x7, 7 by 7, big
rules-mighty_duel-text =
    For two lords. All 48 dominoes are played and the kingdoms grow to 7 by 7 squares, in 12 rounds. Each lord has two kings.
    The castle's square is g7.

rules-discovery-title = Discovery
rules-discovery-words = discovery, small box, 24 dominoes, short
rules-discovery-text =
    A short game for two lords with 24 dominoes of its own. They are all played, in six rounds of four, on grids of 5 by 5. Each lord has two kings.
    All other rules are those of Kingdomino. Its dominoes are numbered 1 to 24: look one up as `/rules about:D17`.

rules-middle_kingdom-title = Middle Kingdom
rules-middle_kingdom-words = middle kingdom, center, middle, 10 points, variant, bonus
rules-middle_kingdom-text =
    A variant: 10 points if the castle is in the middle of your grid. In a grid of 5 by 5 no square may be more than two away from it to any side; in 7 by 7, three.
    The kingdom need not be complete for that.

rules-harmony-title = Harmony
rules-harmony-words = harmony, complete, 5 points, variant, bonus, full
rules-harmony-text =
    A variant: 5 points if you never had to discard a domino.

rules-dynasty-title = Dynasty
rules-dynasty-words = dynasty, three games, series, match, variant
rules-dynasty-text =
    Three games in a row at one table, with the same lords, seats and colors. The points of all three games are added, and most points win; ties are shared.
    The kings are drawn anew for each game. The next one begins by itself, five minutes after the last.

rules-fairness-title = The fair draw
rules-fairness-words = seed, seal, fair, random, shuffle, draw, proof, cheat
rules-fairness-text =
    Everything random comes from one secret number, the seed, made before the game. Its seal is shown at the start, so it can't be changed later; the seed itself is shown at the end.
    Anyone can check both, and every move, with the game's record: `python -m engine replay` says whether they agree.

rules-takeback-title = Taking a turn back
rules-takeback-words = takeback, take back, undo, mistake, misclick
rules-takeback-text =
    Until you end your turn you can change everything, and nobody sees it.
    After that you can take the turn back until another lord has played, unless the turn drew a new line or ended the game. A table can also be set up without takebacks.

# The terrains. What follows the text is counted from the box.
rules-wheat-title = Wheat
rules-wheat-words = wheat, field, fields, yellow, w
rules-wheat-text = The most common terrain: it grows large easily, but crowns are hard to find.
rules-forest-title = Forest
rules-forest-words = forest, wood, woods, dark green, f
rules-forest-text = Common, with a crown here and there, always beside another terrain.
rules-lake-title = Lake
rules-lake-words = lake, water, sea, blue, l
rules-lake-text = As many crowns as the forest, on fewer squares.
rules-grassland-title = Grassland
rules-grassland-words = grassland, meadow, pasture, light green, grass, g
rules-grassland-text = Few squares, but some of them carry two crowns.
rules-swamp-title = Swamp
rules-swamp-words = swamp, bog, marsh, brown, s
rules-swamp-text = Scarce and rich: a small swamp can be worth a large field.
rules-mine-title = Mine
rules-mine-words = mine, mines, mountain, black, m
rules-mine-text = The rarest terrain and the richest: nearly every mine has crowns.

# $squares, $crowns, $most: numbers
rules-terrain-kingdomino = Kingdomino: { $squares } squares, { $crowns } crowns in all, at most { $most } on a square.
rules-terrain-discovery = Discovery: { $squares } squares, { $crowns } crowns in all, at most { $most } on a square.

# $number: a domino's number; $left, $right: halves, such as "lake 1 crown"
# $name: such as "Domino 17"
rules-suggest-domino = { $name }: { $left } – { $right }
rules-domino-name = Domino { $number }
rules-domino-name-discovery = Domino { $number } of Discovery
# $left, $right: halves, such as "lake 1 crown"
rules-domino-faces = Left half: { $left }. Right half: { $right }.
# $lower, $higher: numbers
rules-domino-rank = { $lower ->
    [0] It is the lowest: whoever takes it plays first.
   *[other] { $higher ->
        [0] It is the highest: whoever takes it plays last.
       *[other] { $lower } dominoes of its box are lower and play before it, { $higher } are higher.
    }
}
# $twins: dominoes' numbers
rules-domino-twins = The same halves: { $twins }.
