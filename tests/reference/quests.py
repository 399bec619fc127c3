"""The seventeen quests, each as a function of a kingdom and the frame that is laid around it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tests.reference.draws import Square

if TYPE_CHECKING:
    from tests.reference.kingdom import ReferenceKingdom

LANDS = {"wheat": "w", "forest": "f", "lake": "l", "grassland": "g", "swamp": "s", "mine": "m"}

QUESTS = [
    "harmony",
    "middle_kingdom",
    "lost_corner",
    "folie_des_grandeurs",
    "bleak_king",
    *(f"local_business_{land}" for land in LANDS),
    *(f"four_corners_{land}" for land in LANDS),
]

ALONG = ((1, 0), (0, 1), (1, 1), (1, -1))


def frames(kingdom: ReferenceKingdom) -> Iterator[list[Square]]:
    """R59: the squares of each window of the grid's size that holds the whole kingdom."""
    columns, rows = zip(*kingdom.land, strict=True)
    for x in range(max(columns) - kingdom.grid + 1, min(columns) + 1):
        for y in range(max(rows) - kingdom.grid + 1, min(rows) + 1):
            yield [(x + i, y + j) for i in range(kingdom.grid) for j in range(kingdom.grid)]


def corners(frame: list[Square]) -> list[Square]:
    """The four corners of a frame."""
    (left, bottom), (right, top) = frame[0], frame[-1]
    return [(left, bottom), (left, top), (right, bottom), (right, top)]


def around(square: Square) -> list[Square]:
    """The eight squares around one."""
    x, y = square
    return [(x + i, y + j) for i in (-1, 0, 1) for j in (-1, 0, 1) if (i, j) != (0, 0)]


def folie(kingdom: ReferenceKingdom) -> int:
    """R60: walk along each run of crowned squares from its first one."""
    crowned = {square for square in kingdom.land if kingdom.open_crowns(square)}
    alignments = 0
    for dx, dy in ALONG:
        for x, y in crowned:
            if (x - dx, y - dy) in crowned:
                continue
            length = 0
            while (x + length * dx, y + length * dy) in crowned:
                length += 1
            alignments += (length - 1) // 2
    return 10 * alignments


def points(quest: str, kingdom: ReferenceKingdom, frame: list[Square]) -> int:
    """What one quest brings in a frame."""
    kind, _, land = quest.rpartition("_")
    if quest == "harmony":
        return 5 if kingdom.discarded == 0 else 0
    if quest == "middle_kingdom":
        return 10 if kingdom.castle == frame[len(frame) // 2] else 0
    if quest == "lost_corner":
        return 20 if kingdom.castle in corners(frame) else 0
    if quest == "folie_des_grandeurs":
        return folie(kingdom)
    if quest == "bleak_king":
        bleak = [
            terrain
            for terrain, group, crowns in kingdom.territories()
            if terrain in "wflg" and len(group) >= 5 and crowns == 0
        ]
        return 10 * len(bleak)
    where = around(kingdom.castle) if kind == "local_business" else corners(frame)
    return 5 * sum(kingdom.land.get(square, ("", 0))[0] == LANDS[land] for square in where)


def best(quests: list[str], kingdom: ReferenceKingdom) -> int:
    """R59: one frame for both, the one that scores best."""
    return max(sum(points(quest, kingdom, frame) for quest in quests) for frame in frames(kingdom))
