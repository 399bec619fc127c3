"""Games of Queendomino played to their ends by a simple policy, from any moment of a game."""

import numpy as np

from ai.kernel.compiled import compiled
from ai.kernel.halving import Sums, note
from ai.kernel.lands import FACTS, LARGEST, SIZE, Numbers
from ai.kernel.playouts import (
    CHOICES,
    CHOOSES,
    CLAIM,
    HELD,
    KING,
    KINGS,
    LINE,
    NONE,
    NOW,
    POSITION,
    ROUND,
    ROUNDS,
    hashed,
    shuffle,
)
from ai.kernel.policy import NOTHING, Reals
from ai.kernel.town import (
    BOARD,
    BONUS,
    BUILDS,
    BY_KNIGHTS,
    COINS,
    CROWN,
    EACH,
    FIELDS,
    GUARDS,
    KINDS,
    KNIGHTS,
    LEFT_FRESH,
    OPEN,
    OWNED,
    PER,
    PER_KNIGHT,
    PER_TOWER,
    POSTED,
    QUEEN,
    RIGHT_FRESH,
    SITE,
    SITES,
    SLOTS,
    SPIRES,
    STOCK,
    TAXES,
    TOWERS,
    TOWN,
    WORTH,
    build,
    collect,
    counted,
    discard,
    end,
    place,
    play,
    root_of,
    tax,
    town_total,
    wins_queen,
)
from ai.kernel.town_policy import (
    ANY_SITE,
    COIN,
    COIN_LATER,
    EARLY,
    FIRST_SITE,
    KEEP,
    KNIGHT,
    LEAST,
    MORE_APART,
    MORE_GUARDS,
    PLAN,
    SAFE,
    SCARCE,
    SQUARES_OF,
    TAX_FALL,
    TAX_LEAST,
    TAX_RUSH,
    TOWER,
    best_place,
    plan,
    survey,
    turns_left,
)

_LEAST_WORTH = NOTHING / 2


@compiled
def levy(lands: Numbers, game: Numbers, kingdom: int, weights: Reals) -> None:
    """Post the knights that bring enough, on the better square first."""
    left = turns_left(lands, game)
    for _ in range(2):
        knights = lands[kingdom, FACTS, KNIGHTS]
        best, most = NONE, -1
        for fresh in (LEFT_FRESH, RIGHT_FRESH):
            if game[NOW, fresh] != NONE and knights:
                coins = tax(lands, game, kingdom, game[NOW, fresh])
                if coins > most:
                    best, most = game[NOW, fresh], coins
        enough = most >= weights[TAX_LEAST] + weights[TAX_FALL] * left
        if best == NONE or not (enough or knights > weights[TAX_RUSH] * left):
            return
        collect(lands, game, kingdom, best)


@compiled
def _guarded(
    lands: Numbers, game: Numbers, kingdom: int, knights: int, towers: int, left: float,
    weights: Reals,
) -> float:  # fmt: skip
    """The points that knights and towers are likely to bring."""
    gain = left * (weights[KNIGHT] * knights + weights[TOWER] * towers)
    for kind in range(game[KINDS, -1]):
        owned, row = lands[kingdom, FACTS, OWNED + kind], kind * FIELDS
        if owned and game[KINDS, row + PER] == PER_TOWER:
            gain += owned * game[KINDS, row + EACH] * towers
        elif owned and game[KINDS, row + PER] == PER_KNIGHT:
            gain += owned * game[KINDS, row + EACH] * knights
    if not lands[kingdom, FACTS, QUEEN] and wins_queen(lands, kingdom, towers):
        gain += weights[KEEP] * (lands[kingdom, FACTS, LARGEST] + 0.3 * left)
    return gain


@compiled
def gain_of(lands: Numbers, game: Numbers, kingdom: int, kind: int, weights: Reals) -> float:
    """The points that a building is likely to bring, without its crowns."""
    row, left = kind * FIELDS, turns_left(lands, game)
    knights, towers = game[KINDS, row + GUARDS], game[KINDS, row + SPIRES]
    per = game[KINDS, row + PER]
    count = float(counted(lands, kingdom, per))
    if per == PER_KNIGHT:
        count += knights + weights[MORE_GUARDS] * left
    elif per == PER_TOWER:
        count += towers + weights[MORE_GUARDS] * left
    elif per:
        count += weights[MORE_APART] * left * weights[SQUARES_OF + per]
    gain = game[KINDS, row + WORTH] + game[KINDS, row + EACH] * count
    if knights or towers:
        gain += _guarded(lands, game, kingdom, knights, towers, left, weights)
    if game[KINDS, row + BONUS]:
        if game[KINDS, row + BONUS] == BY_KNIGHTS:
            each = lands[kingdom, FACTS, KNIGHTS] + lands[kingdom, FACTS, POSTED] + knights
        else:
            each = lands[kingdom, FACTS, TOWERS] + towers
        gain += weights[SAFE] * min(left, lands[kingdom, FACTS, KNIGHTS] + knights) * each
    return gain


@compiled
def purchase(lands: Numbers, game: Numbers, kingdom: int, weights: Reals) -> None:
    """Buy the building that gains most, if one gains: with crowns in the largest town."""
    sites = lands[kingdom, FACTS, SITES]
    if not sites:
        return
    big = small = lands[kingdom, FACTS, SITE]
    most = least = lands[kingdom, SIZE, root_of(lands, kingdom, big)]
    for i in range(1, sites):
        cell = lands[kingdom, FACTS, SITE + i]
        size = lands[kingdom, SIZE, root_of(lands, kingdom, cell)]
        if size > most:
            big, most = cell, size
        if size < least:
            small, least = cell, size
    left, queen = turns_left(lands, game), lands[kingdom, FACTS, QUEEN]
    coin = weights[COIN] + weights[COIN_LATER] * left
    best, worth = NONE, weights[LEAST] + weights[SCARCE] * left / sites
    for price in range(SLOTS):
        kind = game[BOARD, price]
        if kind == NONE or price > lands[kingdom, FACTS, COINS] + queen:
            continue
        gain = gain_of(lands, game, kingdom, kind, weights) - coin * max(0, price - queen)
        gain += game[KINDS, kind * FIELDS + CROWN] * (most + weights[SQUARES_OF + TOWN] * left)
        if gain > worth:
            best, worth = price, gain
    if best != NONE:
        has_crown = game[KINDS, game[BOARD, best] * FIELDS + CROWN] > 0
        build(lands, game, kingdom, best, big if has_crown else small)


@compiled
def _pick(
    lands: Numbers, game: Numbers, kingdom: int, tiles: Numbers, weights: Reals, desk: Reals,
    chance: int,
) -> int:  # fmt: skip
    """The slot of the line that is liked best, and a plan where its domino goes."""
    best, most = NONE, 2 * NOTHING
    survey(lands, game, kingdom, weights, desk)
    for slot in range(game[NOW, CHOICES]):
        if game[CLAIM, slot] != NONE:
            continue
        domino = game[LINE, slot]
        worth = best_place(lands, game, kingdom, tiles[domino], weights, desk, chance)
        towns = (tiles[domino, 0] == TOWN) + (tiles[domino, 2] == TOWN)
        worth += weights[EARLY] * slot + weights[ANY_SITE] * towns
        if towns and not lands[kingdom, FACTS, SITES]:
            worth += weights[FIRST_SITE]
        if worth > most:
            best, most = slot, worth
            plan(desk, kingdom, domino, worth > _LEAST_WORTH)
    return best


@compiled
def take_turn(
    lands: Numbers, game: Numbers, tiles: Numbers, weights: Reals, desk: Reals, sample: int
) -> None:
    """Play the rest of a turn; `weights` are those of each kingdom."""
    chance = hashed(sample, game[NOW, ROUND] * 16 + game[NOW, POSITION])
    kingdom = game[KING, game[NOW, POSITION]]
    own = weights[kingdom]
    if not game[NOW, CHOOSES]:
        domino = game[HELD, game[NOW, POSITION]]
        if game[NOW, KINGS] > len(lands) or desk[PLAN, 4 * kingdom] != domino:
            survey(lands, game, kingdom, own, desk)
            worth = best_place(lands, game, kingdom, tiles[domino], own, desk, chance)
            plan(desk, kingdom, domino, worth > _LEAST_WORTH)
        left, right = int(desk[PLAN, 4 * kingdom + 1]), int(desk[PLAN, 4 * kingdom + 2])
        if left == NONE:
            discard(lands, game, kingdom)
        else:
            place(lands, game, kingdom, left, right, tiles[domino])
    if game[NOW, OPEN] == TAXES:
        levy(lands, game, kingdom, own)
    if game[NOW, OPEN] <= BUILDS:
        purchase(lands, game, kingdom, own)
    slot = NONE
    if game[NOW, ROUND] < game[NOW, ROUNDS]:
        slot = _pick(lands, game, kingdom, tiles, own, desk, chance)
    end(game, slot)


@compiled
def shuffle_stock(game: Numbers, count: int, sample: int) -> None:
    """Shuffle the first buildings of the stock, the same way for the same sample."""
    for last in range(count - 1, 0, -1):
        other = hashed(sample, 256 + last) % (last + 1)
        game[STOCK, last], game[STOCK, other] = game[STOCK, other], game[STOCK, last]


@compiled
def end_town_after(
    lands: Numbers,
    game: Numbers,
    spare: Numbers,
    other: Numbers,
    unseen: int,
    stock: int,
    sample: int,
    moves: Numbers,
    tiles: Numbers,
    weights: Reals,
    desk: Reals,
    totals: Numbers,
) -> None:
    """Play a game out after some moves, in `spare` and `other`; fill all totals."""
    spare[:] = lands
    other[:] = game
    desk[PLAN] = NONE
    shuffle(other, unseen, sample)
    shuffle_stock(other, stock, sample)
    for move in moves:
        if move[0] != NONE:
            play(spare, other, tiles, move)
    while other[NOW, ROUND] <= other[NOW, ROUNDS]:
        take_turn(spare, other, tiles, weights, desk, sample)
    for one in range(len(lands)):
        totals[one] = town_total(spare, other, one)


@compiled
def try_town(
    lands: Numbers,
    game: Numbers,
    unseen: int,
    stock: int,
    moves: Numbers,
    alive: Numbers,
    first: int,
    samples: int,
    tiles: Numbers,
    weights: Reals,
    desk: Reals,
    taste: Sums,
    sums: Sums,
) -> None:
    """Play so many games out after each move that is left; the sums are added to."""
    kingdom = game[KING, game[NOW, POSITION]]
    spare, other, totals = lands.copy(), game.copy(), np.zeros(len(lands), dtype=np.int16)
    for sample in range(first, first + samples):
        for number in alive:
            end_town_after(
                lands, game, spare, other, unseen, stock, sample, moves[number : number + 1],
                tiles, weights, desk, totals,
            )  # fmt: skip
            note(totals, kingdom, taste, sums[number])
