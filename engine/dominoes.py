"""The dominoes of each box, in component order: id, left half, right half."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from engine.errors import BadNotation
from engine.values import Domino, Half, Terrain

__all__ = ["ARRIVALS", "DOMINOES", "FOOTPRINTS", "domino"]

_LETTERS = {terrain.letter: terrain for terrain in Terrain}

# One word for each domino, from number 1: letter and crowns of its left half, then of its right.
_KINGDOMINO = """
    w0w0 w0w0 f0f0 f0f0 f0f0 f0f0 l0l0 l0l0 l0l0 g0g0 g0g0 s0s0
    w0f0 w0l0 w0g0 w0s0 f0l0 f0g0 w1f0 w1l0 w1g0 w1s0 w1m0 f1w0
    f1w0 f1w0 f1w0 f1l0 f1g0 l1w0 l1w0 l1f0 l1f0 l1f0 l1f0 w0g1
    l0g1 w0s1 g0s1 m1w0 w0g2 l0g2 w0s2 g0s2 m2w0 s0m2 s0m2 w0m3
"""
_QUEENDOMINO = """
    w0w0 w0w0 f0f0 f0f0 l0l0 l0l0 g0g0 g0g0 s0s0 w1f0 w1l0 w1g0
    w1s0 w1m0 f1w0 f1w0 f1w0 f1l0 f1g0 l1w0 l1f0 l1f0 l1f0 g1w0
    s1w0 g2w0 g2f0 s2w0 s2f0 m2w0 m2w0 t0f0 t0l0 t0l0 t0g0 t0g0
    t0s0 f1t0 l1t0 l1t0 g1t0 s1t0 m1t0 m2t0 m3t0 t0t0 t0t0 t0t0
"""
_GIANTS = """
    f0w0 f0w0 l0w0 m0g0 s0g0 l0g0 w2f1 f2l1 l2g1 g2s1 s2m1 m2s1
"""
_DISCOVERY = """
    w0w0 w0w0 f0f0 l0l0 g0g0 s0s0 w1f0 w1l0 f1w0 f1w0 f1l0 l1w0
    l1w0 l1f0 l1f0 w0g1 f0g2 l0g2 w0s2 f0s2 g0s2 m2f0 m2g0 w0m3
"""


def _half(text: str) -> Half:
    return Half(_LETTERS[text[0]], int(text[1]))


def _table(ids: Iterable[str], words: str) -> dict[str, Domino]:
    pairs = zip(ids, words.split(), strict=True)
    return {id_: Domino(id_, _half(word[:2]), _half(word[2:])) for id_, word in pairs}


def _numbers(letter: str, last: int) -> list[str]:
    return [f"{letter}{number}" for number in range(1, last + 1)]


ARRIVALS = ("A", "B", "C", "D", "E", "F")
"""The dominoes of Age of Giants with which a giant arrives (R32)."""

FOOTPRINTS = ("49", "50", "51", "52", "53", "54")
"""The dominoes of Age of Giants that allow sending a giant away (R33)."""

_BOXES = {
    "K": _table(_numbers("K", 48), _KINGDOMINO),
    "Q": _table(_numbers("Q", 48), _QUEENDOMINO),
    "D": _table(_numbers("D", 24), _DISCOVERY),
}

PILES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {letter: tuple(table) for letter, table in _BOXES.items()}
)
"""The ids of each box's dominoes, ascending, as they are before a shuffle and within a line."""

DOMINOES: Mapping[str, Domino] = MappingProxyType(
    {id_: tile for table in _BOXES.values() for id_, tile in table.items()}
    | _table((*ARRIVALS, *FOOTPRINTS), _GIANTS)
)
"""Every domino by its id: those of the boxes, then those of Age of Giants."""

RANKS: Mapping[str, int] = MappingProxyType(
    {id_: rank for rank, id_ in enumerate(dict.fromkeys((*ARRIVALS, *DOMINOES)))}
)
"""The place of each domino in the ascending order of lines: letters, then numbers (R21)."""


def domino(id_: str) -> Domino:
    """The domino with this id; raises BadNotation for an unknown one."""
    try:
        return DOMINOES[id_]
    except KeyError:
        raise BadNotation("domino", {"text": id_}) from None
