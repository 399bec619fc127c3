"""Queendomino's town on numbers: taxes, buildings, the Queen and the dragon (R35–R44, R50–R56).

It adds to the kingdoms (`ai.kernel.lands`) the numbers below in their row `FACTS`, and to a game
(`ai.kernel.playouts`) the rows `BOARD` (the building at each price), `STOCK` (the undrawn buildings
in their order) and `KINDS` (what each kind of building does, in fields of `FIELDS`). A building is
its place in the table in force.
"""

from ai.kernel.compiled import compiled
from ai.kernel.lands import (
    APART,
    DISCARDED,
    FACTS,
    LARGEST,
    POINTS,
    RICH,
    ROOT,
    SIZE,
    Numbers,
    is_middle,
    lay,
)
from ai.kernel.playouts import (
    CHOICES,
    CHOOSES,
    CLAIM,
    GRID,
    HARMONY,
    HELD,
    KING,
    MIDDLE,
    NONE,
    NOW,
    POSITION,
    ROUND,
    ROUNDS,
    choose,
    end_turn,
)

BOARD, STOCK, KINDS = 6, 7, 8
ROWS = 9
SLOTS = 6

COINS, KNIGHTS, POSTED, TOWERS, QUEEN, SITES = range(32, 38)
"""Facts of a kingdom: coins, unplaced and placed knights, towers, the Queen, free town squares."""

OWNED, SITE = 40, 64
"""From here on: how many buildings of each kind it has; the free town squares themselves."""

OPEN, DRAGON, TURNED, STOCKED, LEFT_FRESH, RIGHT_FRESH = range(32, 38)
"""Numbers in `NOW`.

The first optional step that may still be played; whether the dragon is out; how many buildings of
the stock are turned up, and how many it held; the squares of the domino just placed that have no
knight.
"""

TAXES, BUILDS, BURNS, CLOSED = range(4)
"""The optional steps, and none."""

FIELDS = 7
GUARDS, SPIRES, WORTH, PER, EACH, CROWN, BONUS = range(FIELDS)
"""What a building does: knights, towers, points, points for each of something, crowns, taxes."""

TOWN, PER_TOWER, PER_KNIGHT = 7, 8, 9
"""What points are counted by: a terrain's number, or one of these."""

BY_KNIGHTS, BY_TOWERS = 1, 2
TAX_BONUS = ("", "knights", "towers")

PLACE, DISCARD, TAX, BUILD, BURN, CHOOSE, END = range(7)
"""The moves: (PLACE, left, right), (TAX, square), (BUILD, price, square), (BURN, price), …"""


@compiled
def root_of(lands: Numbers, kingdom: int, cell: int) -> int:
    """The square that stands for the territory of a square."""
    while lands[kingdom, ROOT, cell] != cell:
        cell = lands[kingdom, ROOT, cell]
    return cell


@compiled
def settle(lands: Numbers, kingdom: int, left: int, right: int, tile: Numbers) -> None:
    """Lay a tile, and note its town squares."""
    lay(lands, kingdom, left, right, tile)
    for cell, terrain in ((left, tile[0]), (right, tile[2])):
        if terrain == TOWN:
            lands[kingdom, FACTS, SITE + lands[kingdom, FACTS, SITES]] = cell
            lands[kingdom, FACTS, SITES] += 1


@compiled
def tax(lands: Numbers, game: Numbers, kingdom: int, cell: int) -> int:
    """The coins that a knight on a square brings (R36, R37)."""
    coins = lands[kingdom, SIZE, root_of(lands, kingdom, cell)]
    for kind in range(game[KINDS, -1]):
        if lands[kingdom, FACTS, OWNED + kind] and game[KINDS, kind * FIELDS + BONUS]:
            by_knights = game[KINDS, kind * FIELDS + BONUS] == BY_KNIGHTS
            coins += lands[kingdom, FACTS, OWNED + kind] * (
                lands[kingdom, FACTS, KNIGHTS] + lands[kingdom, FACTS, POSTED]
                if by_knights
                else lands[kingdom, FACTS, TOWERS]
            )
    return coins


@compiled
def collect(lands: Numbers, game: Numbers, kingdom: int, cell: int) -> None:
    """Post a knight on a square."""
    lands[kingdom, FACTS, COINS] += tax(lands, game, kingdom, cell)
    lands[kingdom, FACTS, KNIGHTS] -= 1
    lands[kingdom, FACTS, POSTED] += 1
    game[NOW, LEFT_FRESH if game[NOW, LEFT_FRESH] == cell else RIGHT_FRESH] = NONE


@compiled
def wins_queen(lands: Numbers, kingdom: int, towers: int) -> bool:
    """Whether the Queen moves here when a kingdom gains so many towers (R41)."""
    if not towers:
        return False
    for other in range(len(lands)):
        if lands[other, FACTS, TOWERS] > lands[kingdom, FACTS, TOWERS] + towers:
            return False
    return True


@compiled
def build(lands: Numbers, game: Numbers, kingdom: int, price: int, cell: int) -> None:
    """Buy the building at a price for a square."""
    kind = game[BOARD, price]
    row = kind * FIELDS
    game[BOARD, price] = NONE
    game[NOW, OPEN] = BURNS
    lands[kingdom, FACTS, COINS] -= max(0, price - lands[kingdom, FACTS, QUEEN])
    lands[kingdom, FACTS, OWNED + kind] += 1
    lands[kingdom, FACTS, SITES] -= 1
    last = lands[kingdom, FACTS, SITES]
    for i in range(last):
        if lands[kingdom, FACTS, SITE + i] == cell:
            lands[kingdom, FACTS, SITE + i] = lands[kingdom, FACTS, SITE + last]
    lands[kingdom, FACTS, KNIGHTS] += game[KINDS, row + GUARDS]
    if game[KINDS, row + CROWN]:
        enrich(lands, kingdom, cell, game[KINDS, row + CROWN])
    if wins_queen(lands, kingdom, game[KINDS, row + SPIRES]):
        lands[:, FACTS, QUEEN] = 0
        lands[kingdom, FACTS, QUEEN] = 1
    lands[kingdom, FACTS, TOWERS] += game[KINDS, row + SPIRES]


@compiled
def enrich(lands: Numbers, kingdom: int, cell: int, crowns: int) -> None:
    """Add a building's crowns to the territory of its square."""
    top = root_of(lands, kingdom, cell)
    lands[kingdom, RICH, top] += crowns
    lands[kingdom, FACTS, POINTS] += lands[kingdom, SIZE, top] * crowns


@compiled
def burn(lands: Numbers, game: Numbers, kingdom: int, price: int) -> None:
    """Bribe the dragon to burn the building at a price."""
    lands[kingdom, FACTS, COINS] -= 1
    game[BOARD, price] = NONE
    game[NOW, DRAGON] = 1
    game[NOW, OPEN] = CLOSED


@compiled
def place(
    lands: Numbers, game: Numbers, kingdom: int, left: int, right: int, tile: Numbers
) -> None:
    """Place the domino of the king on turn."""
    settle(lands, kingdom, left, right, tile)
    game[NOW, LEFT_FRESH], game[NOW, RIGHT_FRESH] = left, right
    game[NOW, CHOOSES], game[NOW, OPEN] = 1, TAXES


@compiled
def discard(lands: Numbers, game: Numbers, kingdom: int) -> None:
    """Discard the domino of the king on turn."""
    lands[kingdom, FACTS, DISCARDED] += 1
    game[NOW, LEFT_FRESH] = game[NOW, RIGHT_FRESH] = NONE
    game[NOW, CHOOSES], game[NOW, OPEN] = 1, TAXES


@compiled
def end(game: Numbers, slot: int) -> None:
    """End the turn with a choice, or in the last round without one; maybe the round (R50)."""
    before = game[NOW, ROUND]
    game[NOW, OPEN] = CLOSED
    if slot == NONE:
        end_turn(game)
    else:
        choose(game, slot)
    if game[NOW, ROUND] == before:
        return
    game[NOW, DRAGON] = 0
    kept = 0
    for price in range(SLOTS):
        if game[BOARD, price] != NONE:
            game[BOARD, kept] = game[BOARD, price]
            kept += 1
    for price in range(kept, SLOTS):
        if game[NOW, TURNED] < game[NOW, STOCKED]:
            game[BOARD, price] = game[STOCK, game[NOW, TURNED]]
            game[NOW, TURNED] += 1
        else:
            game[BOARD, price] = NONE


@compiled
def play(lands: Numbers, game: Numbers, tiles: Numbers, move: Numbers) -> None:
    """Play a legal move."""
    kingdom = game[KING, game[NOW, POSITION]]
    if move[0] == PLACE:
        place(lands, game, kingdom, move[1], move[2], tiles[game[HELD, game[NOW, POSITION]]])
    elif move[0] == DISCARD:
        discard(lands, game, kingdom)
    elif move[0] == TAX:
        collect(lands, game, kingdom, move[1])
    elif move[0] == BUILD:
        build(lands, game, kingdom, move[1], move[2])
    elif move[0] == BURN:
        burn(lands, game, kingdom, move[1])
    else:
        end(game, move[1])


@compiled
def after_placing(lands: Numbers, game: Numbers, found: Numbers) -> int:
    """Write the legal moves of the king on turn once its domino is placed; how many there are."""
    kingdom = game[KING, game[NOW, POSITION]]
    coins, queen = lands[kingdom, FACTS, COINS], lands[kingdom, FACTS, QUEEN]
    count = 0
    if game[NOW, OPEN] == TAXES and lands[kingdom, FACTS, KNIGHTS]:
        for fresh in (LEFT_FRESH, RIGHT_FRESH):
            if game[NOW, fresh] != NONE:
                found[count, 0], found[count, 1], found[count, 2] = TAX, game[NOW, fresh], NONE
                count += 1
    for price in range(SLOTS):
        if game[BOARD, price] == NONE:
            continue
        if game[NOW, OPEN] <= BUILDS and price <= coins + queen:
            for i in range(lands[kingdom, FACTS, SITES]):
                found[count, 0], found[count, 1] = BUILD, price
                found[count, 2] = lands[kingdom, FACTS, SITE + i]
                count += 1
        if game[NOW, OPEN] <= BURNS and not game[NOW, DRAGON] and not queen and coins:
            found[count, 0], found[count, 1], found[count, 2] = BURN, price, NONE
            count += 1
    if game[NOW, ROUND] == game[NOW, ROUNDS]:
        found[count, 0], found[count, 1], found[count, 2] = END, NONE, NONE
        return count + 1
    for slot in range(game[NOW, CHOICES]):
        if game[CLAIM, slot] == NONE:
            found[count, 0], found[count, 1], found[count, 2] = CHOOSE, slot, NONE
            count += 1
    return count


@compiled
def counted(lands: Numbers, kingdom: int, per: int) -> int:
    """How many of the things a kingdom has that a building counts (R56)."""
    if per == PER_TOWER:
        return lands[kingdom, FACTS, TOWERS]
    if per == PER_KNIGHT:
        return lands[kingdom, FACTS, KNIGHTS] + lands[kingdom, FACTS, POSTED]
    return lands[kingdom, FACTS, APART + per] if per else 0


@compiled
def town_total(lands: Numbers, game: Numbers, kingdom: int) -> int:
    """The points of a kingdom (R53–R58)."""
    points = lands[kingdom, FACTS, POINTS] + lands[kingdom, FACTS, COINS] // 3
    if lands[kingdom, FACTS, QUEEN]:
        points += lands[kingdom, FACTS, LARGEST]
    for kind in range(game[KINDS, -1]):
        if lands[kingdom, FACTS, OWNED + kind]:
            row = kind * FIELDS
            each = game[KINDS, row + EACH] * counted(lands, kingdom, game[KINDS, row + PER])
            points += lands[kingdom, FACTS, OWNED + kind] * (game[KINDS, row + WORTH] + each)
    if game[NOW, MIDDLE] and is_middle(lands, kingdom, game[NOW, GRID]):
        points += game[NOW, MIDDLE]
    if not lands[kingdom, FACTS, DISCARDED]:
        points += game[NOW, HARMONY]
    return points
