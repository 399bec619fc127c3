# /rules: the rules in our own words. A topic has a title, words it is found by, and a text.

rules-command-rules = Look up a rule, a building, a quest, a token, a terrain or a domino
rules-command-help = How to play here, in one minute
rules-option-about = A word of the rules, a building, quest, token or terrain, or a domino's number

# $title: a topic's title
rules-title = ### Rules · { $title }
# The rules of one game. $table: name
rules-title-game = ### Rules of { $table }
# $title, $text: a topic's
rules-paragraph = **{ $title }.** { $text }
rules-select-rules = How it is played…
rules-select-queen = Queendomino…
rules-select-built = Buildings…
rules-select-giants = Age of Giants…
rules-select-court = The Court…
rules-select-terms = Words and terrains…
rules-select-setups = Boxes and variants…
# $topics: other topics that may have been meant
rules-also = See also: { $topics }.
rules-hint = /rules finds any word of the rules, buildings, quests and tokens by name or effect, and dominoes by their number.
# $asked: what the reader typed
rules-unknown = I have no rule for “{ $asked }”. Pick one below, or try another word.
# Words of a question that tell nothing, between commas
rules-fillers = a, about, am, an, and, any, are, at, be, by, can, do, does, explain, for, from, get, give, has, have, how, i, if, in, is, it, many, me, much, my, of, on, one, or, rule, rules, should, so, tell, than, that, the, then, there, these, they, this, to, use, was, we, what, when, where, which, who, why, will, with, work, works, would, you, your
rules-unknown-title = ### Rules

rules-game-title = Kingdomino in short
rules-game-words = game, goal, aim, summary, basics, overview
rules-game-text =
    Each lord builds a kingdom of dominoes around a castle, square by square.
    On your turn you do two things: you place the domino your king stands on, then you put that king on a domino of the next line.
    At the end every territory counts its squares times its crowns. A territory without a crown is worth nothing. Most points win.
    The catch: a better domino makes you play later in the next round, so you take what the others left.

rules-start-title = The start
rules-start-words = start, beginning, begin, set-up, setup, first line, draw, kings drawn
rules-start-text =
    Every lord begins with a castle and nothing else. The dominoes are shuffled and the first line is laid out, lowest number first.
    Then the kings are drawn one by one. Whoever is drawn puts that king on any free domino of the first line. Two lords at Queendomino choose in an order of their own: see First choice of two lords.
    When every king stands, the next line is laid out and round 1 begins.

rules-turn-title = A turn
rules-turn-words = turn, step, order of steps, what to do
rules-turn-text =
    1. **Place** the domino that your king stands on. If it fits nowhere, it is discarded.
    2. **Choose**: put that king on a free domino of the next line.
    Both are a must. In the last round there is no next line, so you only place.
    Queendomino has three steps more between these two, all of them free to use or skip.

rules-place-title = Placing a domino
rules-place-words = place, placing, connect, connection, match, adjacent, touch, legal, lay
rules-place-text =
    A domino covers two free squares that share a side. At least one half must touch, side to side, the castle or a square of its own terrain. The castle goes with every terrain.
    One matching side is enough; all other sides may differ. Corners do not count.
    The whole kingdom must still fit in its grid: 5 by 5, or 7 by 7 in the set-ups that say so. A placed domino never moves.

rules-grid-title = The grid
rules-grid-words = grid, size, 5x5, 5 by 5, 7x7, 7 by 7, area, wide, high, limit, outside
rules-grid-text =
    A kingdom, castle included, is never more than 5 squares wide and 5 high. It is 7 and 7 in The Mighty Duel, in Queendomino for two, and at Royal Wedding with three or four lords or in teams.
    The castle need not be in the middle: the edge of the grid is decided by what you lay. Once your kingdom is 5 wide, nothing goes to its left or right.

rules-discard-title = Discarding
rules-discard-words = discard, discarded, fits nowhere, throw away, lost domino
rules-discard-text =
    A domino that fits nowhere in your kingdom is discarded: it leaves the game and leaves a gap, which costs you Harmony where that is played.
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
    Mostly a line has four dominoes; with three lords at Kingdomino, three. Five to eight lords and Age of Giants have longer ones. When a round is over, the next line becomes this round's line and a new one is drawn.
    Where a line has more dominoes than kings, those that nobody chose leave the game, as with three lords at Queendomino.

rules-round-title = Rounds
rules-round-words = round, rounds, how long, length, last round, end of a round
rules-round-text =
    A round is over when every king has played. With three or more lords there are 12 rounds, with two lords 6; in The Mighty Duel and in Queendomino always 12, in Discovery 6. Royal Wedding with three or four lords has 24.
    In the last round nothing is left to choose: every lord places a last domino, and the game is over.

rules-scoring-title = Scoring
rules-scoring-words = score, scoring, points, count, win, winner, end, total
rules-scoring-text =
    For each territory multiply its squares by the crowns in it. Six lake squares with two crowns are 12 points; six without a crown are nothing.
    Two territories of one terrain count apart. The castle belongs to no territory.
    Then come the bonuses of the variants in play, 10 for the Middle Kingdom and 5 for Harmony. Most points win.
    Queendomino adds buildings, coins and the Queen. /score explains every line of the score so far.

rules-ties-title = Ties
rules-ties-words = tie, ties, tie-break, draw, equal, same points, shared win
rules-ties-text =
    With equal points, the lord with the larger territory wins: each lord's largest counts, whether or not it has crowns. If those are equal too, more crowns win; where there are towns, crowns don't decide.
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
    Crowns are rare on wheat, forest and lake, and common in mines and swamps. Towns have none of their own.

rules-castle-title = Castle
rules-castle-words = castle, start tile, starting square, center, middle
rules-castle-text =
    Your castle is the first square of your kingdom. Any terrain may be laid beside it. It scores nothing and belongs to no territory.
    On pictures and in texts its square is always e5, or g7 where kingdoms grow to 7 by 7.

rules-king-title = King
rules-king-words = king, kings, meeple, figure, seat
rules-king-text =
    Your king shows which domino is yours. With three or more lords everyone has one king; with two lords everyone has two, so you play twice in each round.

rules-domino-title = Dominoes
rules-domino-words = domino, dominoes, tile, tiles, number, half
rules-domino-text =
    Kingdomino and Queendomino have 48 dominoes each, numbered 1 to 48. Each has two halves with a terrain, some with crowns. The better the domino, the higher its number.
    Look one up by its number: `/rules about:17`. In a game that is a domino of its box; anywhere, `K17` is Kingdomino's and `Q17` Queendomino's. Age of Giants adds A to F and 49 to 54.

rules-square-title = Names of squares
rules-square-words = square, squares, spot, spots, coordinates, notation, letters, a1, e5
rules-square-text =
    A square has a letter for its column, left to right, and a number for its row, bottom to top. The castle is e5, on grids of 7 by 7 g7, and keeps that name all game.
    A spot is two squares, the domino's left half first: **b5–a5** puts the left half on b5 and the right half on a5. Typed, `b5 a5` is enough.

## Queendomino

rules-queendomino-title = Queendomino in short
rules-queendomino-words = queendomino, summary, overview, basics, what is new
rules-queendomino-text =
    All of Kingdomino, and more: some squares are towns, and on towns you can build.
    You place your domino. Then, if you like, your knights collect taxes on it, you buy one building, and you bribe the dragon to burn another. Last you choose your next domino.
    Towers win you the Queen, who makes buildings cheaper.
    At the end territories count their squares times their crowns; buildings, coins and the Queen add to that. Most points win.

rules-queen_turn-title = A turn of Queendomino
rules-queen_turn-words = steps, turn, order of steps, optional, what to do
rules-queen_turn-text =
    1. **Place** the domino that your king stands on. If it fits nowhere, it is discarded.
    2. **Tax**, if you like: knights on the squares just placed bring coins.
    3. **Build**, if you like: one building for one of your town squares.
    4. **The dragon**, if you like: for 1 coin it burns a building that nobody has bought yet.
    5. **Choose** your next domino. In the last round there is none.
    Steps 2 to 4 may be skipped, but none comes back: a later step can't pay for an earlier one. The panel lets you tap in any order and plays the steps in this one.

rules-town-title = Town
rules-town-words = town, towns, city, red, village, t
rules-town-text =
    The seventh terrain, in Queendomino alone. Towns connect and form territories like any other terrain.
    A town square holds one building. Towns have no crowns of their own; a Queen's Tower or the Queen can bring them some.

rules-tax-title = Taxes
rules-tax-words = tax, taxes, collect, income, earn, money
rules-tax-text =
    Right after placing your domino you may put one or two free knights on it, one on each square. Each brings you at once as many coins as the territory of its square has squares; towns pay too.
    The knight stays there for good. A domino that was discarded pays nothing.
    Each of the two Safes raises what every knight brings that is placed from then on.

rules-knights-title = Knights
rules-knights-words = knight, knights, soldier, free knight, guard
rules-knights-text =
    Every kingdom begins with 1 knight. Buildings bring more, and those are free from your next turn; with two kings that may be in the same round.
    A knight collects one tax and stays on its square for the rest of the game. Training Camps count all your knights at the end, placed or not.

rules-coins-title = Coins
rules-coins-words = coin, coins, money, gold, purse, pay, wealth
rules-coins-text =
    Every kingdom begins with 7 coins. Taxes bring more; buildings cost 0 to 5, the dragon 1. There are always enough coins for everybody.
    At the end each full 3 coins are 1 point.

rules-building-title = Building
rules-building-words = build, building, buildings, buy, purchase, price, cost, copies, tile, site
rules-building-text =
    Once in a turn you may buy one building of the board, also after a discard. It goes on any free town square of your kingdom, new or old, and stays there: one building a square.
    You pay the price of its slot, 0 to 5 coins; while you host the Queen, 1 coin less. Its knights are free from your next turn, its towers count at once.
    Several copies of one building all count.

rules-board-title = The builders' board
rules-board-words = board, builders, builders board, market, offer, price, prices, slot, pile, stack, refill
rules-board-text =
    Six buildings are on offer, for 0, 1, 2, 3, 4 and 5 coins. What is bought or burnt leaves its slot empty until the round is over.
    Then the rest slides to the cheap end, keeping its order, and the pile fills the expensive end. So whoever waits pays less, unless somebody else comes first.
    Once the pile is used up, slots stay empty. /board shows the prices as they are for you.

rules-towers-title = Towers
rules-towers-words = tower, towers, castle towers
rules-towers-text =
    Towers come with buildings and count at once. They decide who hosts the Queen, and Travelling Castles count them at the end.

rules-queen-title = The Queen
rules-queen-words = queen, host, hosts, discount, cheaper, favor
rules-queen-text =
    At first nobody hosts the Queen. A kingdom that gains towers wins her if it then has at least as many as every other kingdom; a tie is enough. Nobody wins her without gaining towers.
    Her host pays 1 coin less for buildings, never less than 0. The purchase that wins her is still paid in full. Her host may not bribe the dragon.
    At the end she stands on a largest territory of her host, towns included, and is one more crown there. She breaks no ties.

rules-dragon-title = The dragon
rules-dragon-words = dragon, bribe, burn, burnt, burning, fire, cave, destroy
rules-dragon-text =
    For 1 coin the dragon burns a building of the board: that tile leaves the game. What stands in a kingdom is safe.
    Then the dragon is out until the round is over, so only one lord a round can bribe it. The host of the Queen never can.

rules-queen_scoring-title = Scoring of Queendomino
rules-queen_scoring-words = score, scoring, points, count, win, winner, end, total
rules-queen_scoring-text =
    {"**"}Territories:** squares times crowns. A Queen's Tower is a crown for the town it stands in.
    {"**"}The Queen:** one more crown on a largest territory of her host.
    {"**"}Buildings:** their own points; then those for each separate territory of a terrain, whatever its size or crowns, for each tower or for each knight.
    {"**"}Coins:** 1 point for each full 3.
    Then come the bonuses of the variants in play. /score explains every line of the score so far.

rules-first_choice-title = First choice of two lords
rules-first_choice-words = first choice, 1-2-1, one two one, first line, start, draft
rules-first_choice-text =
    Two lords at Queendomino: whoever is drawn first chooses one domino of the first line, the other lord two, and the first lord takes the last. From then on the line decides who plays when.

rules-icons-title = Building icons
rules-icons-words = icons, icon, unverified, unsure, correct, corrected, correction, numbers
rules-icons-text =
    We found no clear picture of some building tiles, so the knights or towers on them may be other than we say. Whoever has the box can look; a host sets it right with /admin settings, for the games that begin from then on. A game keeps the numbers it began with, a Dynasty those of its first game.

# $buildings: list of names
rules-icons-unverified = Not confirmed: { $buildings }.
# $buildings: a list of the next ones
rules-icons-corrected = **Corrected by the hosts:** { $buildings }.
# $building: name, $knights, $towers: numbers
rules-icons-one = { $building } ({ $knights ->
    [0] no knight
    [one] { $knights } knight
   *[other] { $knights } knights
}, { $towers ->
    [0] no tower
    [one] { $towers } tower
   *[other] { $towers } towers
})

# A building. $effect: such as "3 towers and 2 points"
rules-building-brings = **It brings:** { $effect }.
rules-building-knights = Its knights are free from your next turn.
rules-building-towers = Towers count at once and may win you the Queen.
rules-building-crowns = The crown multiplies the squares of the town territory it stands in.
rules-building-tax-knights = Each knight you place from then on brings 1 coin more for every knight you own, placed or not.
rules-building-tax-towers = Each knight you place from then on brings 1 coin more for every tower you own.
rules-building-per-territory = Counted at the end: every separate territory of that terrain in your kingdom, even a single square without crowns.
rules-building-per-tower = Counted at the end, for all towers of your kingdom, its own among them.
rules-building-per-knight = Counted at the end, for all your knights, placed or not.
# $copies, $tiles: numbers
rules-building-copies = { $copies ->
    [one] There is { $copies } of it among the { $tiles } tiles.
   *[other] There are { $copies } of it among the { $tiles } tiles, and each one counts.
}
rules-building-price = Its price is that of its slot on the builders' board, 0 to 5 coins; 1 less for the host of the Queen.
# $which: knights, towers or both
rules-building-unverified = { $which ->
    [knights] No picture confirms the number of knights; a host can correct it with /admin settings.
    [towers] No picture confirms the number of towers; a host can correct it with /admin settings.
   *[both] No picture confirms the numbers of knights and towers; a host can correct them with /admin settings.
}
# The numbers in force, where a host corrected them. $knights, $towers: numbers
rules-building-corrected = The hosts of this server corrected its numbers: { $knights ->
    [0] no knight
    [one] { $knights } knight
   *[other] { $knights } knights
}, { $towers ->
    [0] no tower
    [one] { $towers } tower
   *[other] { $towers } towers
}.
rules-building-corrected-game = In this game it has { $knights ->
    [0] no knight
    [one] { $knights } knight
   *[other] { $knights } knights
} and { $towers ->
    [0] no tower
    [one] { $towers } tower
   *[other] { $towers } towers
}, as the hosts of the server corrected it.

# Words by which readers may look for a building, besides its name and effects.
rules-bakery-words = bakery, baker, bread
rules-sawmill-words = sawmill, saw, mill, lumber, wood
rules-fishmonger-words = fishmonger, fishmonger's, fish, fishery
rules-weaving_shop-words = weaving shop, weaver, wool, cloth, loom
rules-magic_school-words = magic school, wizard, witch, sorcerer
rules-foundry-words = foundry, smith, forge, metal
rules-church-words = church, chapel, cathedral
rules-safe_knights-words = safe knights, safe, strongbox, treasury, tax bonus
rules-safe_towers-words = safe towers, safe, strongbox, treasury, tax bonus
rules-small_tavern-words = small tavern, tavern, inn, pub
rules-big_tavern-words = big tavern, tavern, inn, pub, large tavern
rules-guardtower-words = guardtower, guard tower, watchtower
rules-fortified_castle-words = fortified castle, fortress, stronghold
rules-travelling_castle-words = travelling castle, traveling castle, wheels
rules-training_camp-words = training camp, camp, barracks, drill
rules-statue-words = statue, monument
rules-queens_tower-words = queen's tower, queens tower, crown

## Age of Giants

rules-giants-title = Age of Giants in short
rules-giants-words = age of giants, giants, expansion, summary, overview, 60 dominoes
rules-giants-text =
    Twelve more dominoes, longer lines and two quests for all. Placing A to F, you cover one of your crowns with a giant; placing 49 to 54, which show footprints, you may send a giant to an opponent.

rules-giant-title = A giant arrives
rules-giant-words = giant, cover, covered, covering, arrive, arrives, hide, a to f, letters
rules-giant-text =
    Whoever places a domino A to F must at once cover one open crown of the kingdom with a giant, wherever it is, on a building too. A discarded domino brings no giant. If no crown is open, the giant wanders off.
    One giant hides one crown; a square with three crowns has room for three giants. A covered crown does not count, for territories or for quests.

rules-footprints-title = Footprints
rules-footprints-words = footprint, footprints, send, send away, 49, 54, get rid
rules-footprints-text =
    Whoever places a domino 49 to 54 may send one giant from any square of the kingdom to an opponent. The crown under it counts again.
    You can only name an opponent who has more open crowns than giants already on their way there. Nobody has to send a giant.

rules-receiving-title = A giant that was sent
rules-receiving-words = receive, receiving, receiver, sent, pending, answer, on its way
rules-receiving-text =
    Whoever is sent a giant chooses which open crown it covers: at once, or at the latest before placing the next domino. The sender's turn goes on meanwhile.
    Whoever is away when it falls due, or gave up the seat, gets it where it costs least. After the last turn the scores wait for such answers.

rules-quests-title = Quests
rules-quests-words = quest, quests, task, mission, bonus
rules-quests-text =
    Two of the 17 quests count for everybody. They are drawn at the start, or chosen by the host, and scored at the end.
    For corners and the middle of a kingdom that is not complete, any frame of the grid's size that holds all of it may be meant: the best one counts, the same for both quests.
    Harmony and Middle Kingdom are quests here, so they are no variants beside Age of Giants.

# $quest: a quest's name
rules-quest-title = Quest: { $quest }
# $effect: such as "20 points if the castle is in a corner of the kingdom"
rules-quest-text =
    {"**"}It brings:** { $effect }.
    It is one of 17 quests of Age of Giants, of which two count for everybody. A crown under a giant is no crown.

## The Court

rules-court-title = The Court in short
rules-court-words = the court, court, expansion, token, tokens, summary, overview
rules-court-text =
    Wheat, wood, fish and sheep lie on the land. At the end of a turn two different ones buy one of three open tokens: a building with crowns for its terrain, or a character who counts what stands around at the end.

rules-resources-title = Resources
rules-resources-words = resource, resources, fish, sheep, goods, spend
rules-resources-text =
    When a line is laid out, each square of it without crowns gets its resource: wheat on wheat, wood on forest, fish on lakes, sheep on grassland. They come into your kingdom with the domino, and are lost with one that is discarded.
    They stay on their squares until you spend them. By themselves they score nothing; some characters count those around them.

rules-recruit-title = Recruiting
rules-recruit-words = recruit, buy a token, face up, open tokens, character, characters, pay, two resources
rules-recruit-text =
    Two resources of different kinds buy one of the open tokens, as the last step of your turn, also in the last round. One token a turn, by recruiting or by searching.
    It goes on a square without a crown, resource or token, not on the castle or on a town that is built on. What you pay leaves its squares first. A covered crown is a crown here. A building needs its terrain; a character stands anywhere.
    The three places are filled again when the next line is laid out.

rules-search-title = Searching the pile
rules-search-words = search, searching, pile, four resources, any token
rules-search-text =
    One resource of each of the four kinds buys any token of the pile. What is in it is no secret, only its order is; it is shuffled again afterwards.
    Where the token may stand is as for recruiting.

rules-token-words = token, tokens
rules-quest-words = quest, quests
# $token: a token's name
rules-token-title = { $token } (The Court)
rules-token-building = A building stands on a square of its terrain without a crown, resource or token. Its crowns count for the territory, and a giant can cover them.
rules-token-character = A character stands on any square without a crown, resource or token, but not on the castle. It counts the 8 squares around it at the end of the game.
# $copies: number
rules-token-copies = { $copies ->
    [1] The Court has one of it.
   *[other] The Court has { $copies } of it.
}

## Boxes and variants

rules-wedding_few-title = Royal Wedding for three or four
rules-wedding_few-words = royal wedding, wedding, three lords, four lords, both boxes, 96, 24 rounds
rules-wedding_few-text =
    Both boxes in one game with all of Queendomino: 96 dominoes, 24 rounds, grids of 7 by 7. Lines of four come from Queendomino and Kingdomino in turn, and are never mixed. With three lords, one domino of each line leaves the game.
    Dominoes keep the letter of their box: **Q12** is Queendomino's, **K12** Kingdomino's.

rules-wedding_many-title = Royal Wedding for five to eight
rules-wedding_many-words = royal wedding, wedding, five lords, six lords, seven lords, eight lords, 5 players, 6 players, 7 players, 8 players
rules-wedding_many-text =
    Both boxes in one game with all of Queendomino: 96 dominoes in 12 lines of eight, from Queendomino and Kingdomino in turn. What nobody chooses leaves the game. Grids of 5 by 5.
    Dominoes keep the letter of their box: **Q12** is Queendomino's, **K12** Kingdomino's.

rules-teams-title = Teams of two
rules-teams-words = team, teams, partner, partners, two by two, alliance, share
rules-teams-text =
    Royal Wedding for six or eight lords, two by two: 12 lines of eight, a grid of 7 by 7 for each team. Partners share one kingdom, one purse of 7 coins, the knights and the towers; each has a king, and acts on that king's turn as they like.
    Partners choose each other by their seats, or are drawn. On the panel of a partner's turn you see the draft, and you can leave each other notes. A team wins together.

rules-giants_two-title = Giants for two
rules-giants_two-words = giants 2, two lords, 2 lords, two players, 2 players
rules-giants_two-text =
    Kingdomino for two: 30 of the 60 dominoes are drawn. Each line has five, of which the third leaves before anybody chooses. Six rounds, a grid of 5 by 5, two kings each.

rules-giants_big-title = Giants for two, 7 by 7
rules-giants_big-words = giants duel, two lords, 2 lords, two players, 2 players
rules-giants_big-text =
    The Mighty Duel or Queendomino for two: all 60 dominoes in 12 lines of five, of which the third leaves before anybody chooses. A grid of 7 by 7, two kings each.

rules-giants_three-title = Giants for three
rules-giants_three-words = giants 3, three lords, 3 lords, three players, 3 players
rules-giants_three-text =
    All 60 dominoes in 12 lines of five, of which the second and the fourth leave before anybody chooses. A grid of 5 by 5.

rules-giants_four-title = Giants for four
rules-giants_four-words = giants 4, four lords, 4 lords, four players, 4 players
rules-giants_four-text =
    All 60 dominoes in 12 lines of five, of which the third leaves before anybody chooses. A grid of 5 by 5.

rules-giants_five-title = Giants for five
rules-giants_five-words = giants 5, five lords, 5 lords, five players, 5 players
rules-giants_five-text =
    A fifth lord with a fifth color: all 60 dominoes in 12 lines of five. A grid of 5 by 5.

rules-two-title = Two lords at Kingdomino
rules-two-words = two lords, 2 lords, two players, 2 players, duel
rules-two-text =
    Each lord has two kings and so plays twice in each round. All four kings are drawn at the start, in any order.
    24 of the 48 dominoes are drawn for the game; the others stay out, unseen. Six rounds, a grid of 5 by 5.

rules-three-title = Three lords at Kingdomino
rules-three-words = three lords, 3 lords, three players, 3 players
rules-three-text =
    36 of the 48 dominoes are drawn for the game; the others stay out, unseen. A line has three dominoes. 12 rounds, a grid of 5 by 5.

rules-four-title = Four lords at Kingdomino
rules-four-words = four lords, 4 lords, four players, 4 players
rules-four-text =
    All 48 dominoes are played, in 12 lines of four. A grid of 5 by 5.

rules-mighty_duel-title = The Mighty Duel
rules-mighty_duel-words = mighty duel, duel, 7x7, 7 by 7, big
rules-mighty_duel-text =
    For two lords. All 48 dominoes are played and the kingdoms grow to 7 by 7 squares, in 12 rounds. Each lord has two kings.
    The castle's square is g7.

rules-queen_two-title = Queendomino for two
rules-queen_two-words = queendomino 2, two lords, 2 lords, two players, 2 players, 7x7, 7 by 7
rules-queen_two-text =
    Each lord has two kings and so plays twice in each round. All 48 dominoes are played in 12 lines of four, and kingdoms grow to 7 by 7; the castle's square is g7.
    In the first line, one lord chooses one domino, the other lord two, and the first lord takes the last.

rules-queen_three-title = Queendomino for three
rules-queen_three-words = queendomino 3, three lords, 3 lords, three players, 3 players
rules-queen_three-text =
    All 48 dominoes come in 12 lines of four; the one of each line that nobody chooses leaves the game. A grid of 5 by 5.

rules-queen_four-title = Queendomino for four
rules-queen_four-words = queendomino 4, four lords, 4 lords, four players, 4 players
rules-queen_four-text =
    All 48 dominoes are played, in 12 lines of four. A grid of 5 by 5.

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
    The kings are drawn again for each game. The next one begins by itself, five minutes after the last.

rules-fairness-title = The fair draw
rules-fairness-words = seed, seal, fair, random, shuffle, draw, proof, cheat
rules-fairness-text =
    Everything random comes from one secret number, the seed, made before the game. Its seal is shown at the start, so it can't be changed later; the seed itself is shown at the end.
    Anyone can check both, and every move: /verify plays the game's record again and says whether they agree.

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

# $box: its name, $squares, $crowns, $most: numbers
rules-terrain = { $box }: { $crowns ->
    [0] { $squares } squares, without crowns.
   *[other] { $squares } squares, { $crowns } crowns in all, at most { $most } on a square.
}

rules-terrain-giants = Age of Giants adds { $crowns ->
    [0] { $squares } squares, without crowns.
   *[other] { $squares } squares and { $crowns } crowns.
}

# $number: a domino's number; $left, $right: halves, such as "lake 1 crown"
# $name: such as "Domino 17"
rules-suggest-domino = { $name }: { $left } – { $right }
# $name: a building's, $effect: such as "3 towers and 2 points"
rules-suggest-building = { $name }: { $effect }
rules-domino-name = Domino { $number } of { $box }
rules-domino-name-giants = Domino { $number } of Age of Giants
# $left, $right: halves, such as "lake 1 crown"
rules-domino-faces = Left half: { $left }. Right half: { $right }.
# $lower, $higher: numbers
rules-domino-rank = { $lower ->
    [0] It is the lowest: whoever takes it plays first.
   *[other] { $higher ->
        [0] It is the highest: whoever takes it plays last.
       *[other] { $lower ->
            [one] { $lower } domino of its box is lower and plays before it,
           *[other] { $lower } dominoes of its box are lower and play before it,
        } { $higher ->
            [one] { $higher } is higher.
           *[other] { $higher } are higher.
        }
    }
}
rules-domino-arrives = A giant arrives with it and covers one of your crowns. Letters come before all numbers: whoever takes it plays early.
rules-domino-footprints = It shows footprints: with it you may send a giant to an opponent. It comes after 1 to 48: whoever takes it plays late.
# $twins: dominoes' numbers
rules-domino-twins = The same halves: { $twins }.
