"""Territories and the crowns in them: what scores are counted from (R34, R53)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.values import Terrain, Territory

if TYPE_CHECKING:
    from engine.kingdom import Kingdom


def groups(kingdom: Kingdom) -> Iterator[tuple[Terrain, int]]:
    """Every territory as bits, by terrain, then by its first square.

    Nothing of it lies before that square, so the first step goes up and to the right only.
    """
    stride = kingdom.canvas.stride
    for terrain, land in kingdom.land.items():
        rest = land
        while rest:
            first = rest & -rest
            start = (first | first << 1 | first << stride) & land
            group = start if start == first else _grown(start, land, stride)
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


def crowns_on(kingdom: Kingdom, squares: int) -> int:
    """Printed crowns, then those of buildings and tokens, less the covered ones (R34, R53)."""
    crowns = (kingdom.ones & squares).bit_count() + 2 * (kingdom.twos & squares).bit_count()
    if kingdom.extra:
        crowns += sum(more for bit, more in kingdom.extra.items() if bit & squares)
    if kingdom.giants:
        crowns -= sum(giants for bit, giants in kingdom.giants.items() if bit & squares)
    return crowns


def territories(kingdom: Kingdom) -> tuple[Territory, ...]:
    """Every territory, by terrain, then by its first square."""
    names = kingdom.canvas.names
    return tuple(
        Territory(
            terrain,
            tuple(names[bit] for bit in kingdom.canvas.squares(group)),
            crowns_on(kingdom, group),
        )
        for terrain, group in groups(kingdom)
    )
