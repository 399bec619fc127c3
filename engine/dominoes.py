"""The dominoes of each box, in component order: id, left half, right half."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from engine.errors import BadNotation
from engine.values import Domino, Half, Terrain

_LETTERS = {terrain.letter: terrain for terrain in Terrain}

# One word a domino, from number 1 on: the letter and crowns of its left half, then of its right.
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
_DISCOVERY = """
    w0w0 w0w0 f0f0 l0l0 g0g0 s0s0 w1f0 w1l0 f1w0 f1w0 f1l0 l1w0
    l1w0 l1f0 l1f0 w0g1 f0g2 l0g2 w0s2 f0s2 g0s2 m2f0 m2g0 w0m3
"""


def _half(text: str) -> Half:
    return Half(_LETTERS[text[0]], int(text[1]))


def _table(letter: str, words: str) -> dict[str, Domino]:
    ids = {f"{letter}{number}": word for number, word in enumerate(words.split(), start=1)}
    return {id_: Domino(id_, _half(word[:2]), _half(word[2:])) for id_, word in ids.items()}


_BOXES = {
    "K": _table("K", _KINGDOMINO),
    "Q": _table("Q", _QUEENDOMINO),
    "D": _table("D", _DISCOVERY),
}

PILES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {letter: tuple(table) for letter, table in _BOXES.items()}
)
"""The ids of each box's dominoes, ascending: the order before any shuffle and within a line."""

DOMINOES: Mapping[str, Domino] = MappingProxyType(
    {id_: tile for table in _BOXES.values() for id_, tile in table.items()}
)
"""Every domino by its id."""

RANKS: Mapping[str, int] = MappingProxyType({id_: rank for rank, id_ in enumerate(DOMINOES)})
"""The place of each domino in the ascending order of lines."""


def domino(id_: str) -> Domino:
    """The domino with this id; raises BadNotation for an unknown one."""
    if id_ not in DOMINOES:
        raise BadNotation("domino", {"text": id_})
    return DOMINOES[id_]
