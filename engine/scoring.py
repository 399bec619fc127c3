"""Scoring: territories, the score pad, and who won (R53–R58, R63)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from engine.buildings import BUILDINGS, KNIGHT, TOWER
from engine.setups import Variant
from engine.values import Scorecard, Terrain, Territory

if TYPE_CHECKING:
    from engine.kingdom import Kingdom

MIDDLE_KINGDOM_POINTS = 10
HARMONY_POINTS = 5
COINS_A_POINT = 3

_NOTHING: dict[str, int] = dict.fromkeys(Terrain, 0)


def _groups(kingdom: Kingdom) -> Iterator[tuple[Terrain, int]]:
    """Every territory as bits, by terrain, then by its first square.

    Nothing of it lies before that square, so the first step goes up and to the right only.
    """
    stride = kingdom.canvas.stride
    for terrain, land in kingdom.land.items():
        rest = land
        while rest:
            first = rest & -rest
            group = _grown(first | first << 1 | first << stride, land, stride)
            yield terrain, group
            rest ^= group


def _grown(squares: int, land: int, stride: int) -> int:
    """The squares of some land, and all of it that joins them: grown until nothing more does."""
    grown, group = squares & land, 0
    while grown != group:
        group = grown
        grown |= (group << 1 | group >> 1 | group << stride | group >> stride) & land
    return group


def size_around(kingdom: Kingdom, square: int) -> int:
    """How many squares the territory of a laid square has."""
    land = next(land for land in kingdom.land.values() if land & square)
    return _grown(square, land, kingdom.canvas.stride).bit_count()


def _crowns(kingdom: Kingdom, squares: int) -> int:
    """Printed crowns, then those of buildings (R53)."""
    crowns = (kingdom.ones & squares).bit_count() + 2 * (kingdom.twos & squares).bit_count()
    for bit, building in kingdom.built.items():
        if bit & squares:
            crowns += BUILDINGS[building].crowns
    return crowns


def territories(kingdom: Kingdom) -> tuple[Territory, ...]:
    """Every territory, by terrain, then by its first square."""
    names = kingdom.canvas.names
    return tuple(
        Territory(
            terrain,
            tuple(names[bit] for bit in kingdom.canvas.squares(group)),
            _crowns(kingdom, group),
        )
        for terrain, group in _groups(kingdom)
    )


def scorecard(kingdom: Kingdom, variants: frozenset[str]) -> Scorecard:
    """The score pad of a kingdom as it stands."""
    lines, counts = _NOTHING.copy(), _NOTHING.copy()
    largest = 0
    for terrain, group in _groups(kingdom):
        size = group.bit_count()
        lines[terrain] += size * _crowns(kingdom, group)
        counts[terrain] += 1
        largest = max(largest, size)
    others = {
        "coins": kingdom.coins // COINS_A_POINT,
        "buildings": _buildings(kingdom, counts),
        "queen": largest if kingdom.queen else 0,
        "middle_kingdom": _middle_kingdom(kingdom, variants),
        "harmony": _harmony(kingdom, variants),
    }
    return Scorecard(
        **lines,
        **others,
        total=sum(lines.values()) + sum(others.values()),
        largest_territory=largest,
        crowns=_crowns(kingdom, kingdom.taken),
    )


def _buildings(kingdom: Kingdom, territories: Mapping[str, int]) -> int:
    """Printed points, then those for each territory, tower or knight (R56)."""
    if not kingdom.built:
        return 0
    guard = {TOWER: kingdom.towers, KNIGHT: kingdom.knights_owned(), "": 0}
    counts: dict[str, int] = {**territories, **guard}
    found = [BUILDINGS[id_] for id_ in kingdom.built.values()]
    return sum(building.points + building.per_points * counts[building.per] for building in found)


def _middle_kingdom(kingdom: Kingdom, variants: frozenset[str]) -> int:
    """Whether the castle can be the middle: no square further than the grid's half (R57)."""
    if Variant.MIDDLE_KINGDOM not in variants:
        return 0
    middle, reach = kingdom.canvas.middle, kingdom.canvas.grid // 2
    edges = (*kingdom.columns, *kingdom.rows)
    return MIDDLE_KINGDOM_POINTS if all(abs(edge - middle) <= reach for edge in edges) else 0


def _harmony(kingdom: Kingdom, variants: frozenset[str]) -> int:
    """Whether no domino was discarded (R58)."""
    return HARMONY_POINTS if Variant.HARMONY in variants and not kingdom.discarded else 0


def winners(
    scorecards: Sequence[Scorecard], *, by_crowns: bool = True
) -> tuple[tuple[int, ...], str | None]:
    """Who won, as places in the list from 0, and what decided among equal totals (R63).

    The second is None where one total was the highest, else "territory", "crowns" or "shared".
    Crowns break ties in some boxes only.
    """
    best = _best(tuple(range(len(scorecards))), [card.total for card in scorecards])
    if len(best) == 1:
        return best, None
    best = _best(best, [card.largest_territory for card in scorecards])
    if len(best) == 1:
        return best, "territory"
    if by_crowns:
        best = _best(best, [card.crowns for card in scorecards])
    return best, "crowns" if len(best) == 1 else "shared"


def _best(places: tuple[int, ...], values: Sequence[int]) -> tuple[int, ...]:
    highest = max(values[place] for place in places)
    return tuple(place for place in places if values[place] == highest)
