"""The points of the quests of Age of Giants (R59–R61)."""

from collections.abc import Iterator, Sequence
from itertools import product

from engine.kingdom import Kingdom
from engine.tokens import RESOURCES
from engine.values import Terrain

HARMONY = 5
MIDDLE_KINGDOM = 10
LOST_CORNER = 20
FOLIE_DES_GRANDEURS = 10
BLEAK_KING = 10
LOCAL_BUSINESS = 5
FOUR_CORNERS = 5
"""Points, given once or for each alignment, territory or square that the quest counts."""

SHORTEST_ALIGNMENT = 3
SMALLEST_TERRITORY = 5

_EACH = {
    "harmony": HARMONY,
    "middle_kingdom": MIDDLE_KINGDOM,
    "lost_corner": LOST_CORNER,
    "folie_des_grandeurs": FOLIE_DES_GRANDEURS,
    "bleak_king": BLEAK_KING,
}
_LOCAL = "local_business_"
_CORNERS = "four_corners_"

Frame = tuple[int, int]
"""The first column and row of a window as large as the grid, both from 0."""


def points(kingdom: Kingdom, quests: Sequence[str]) -> int:
    """The sum of some quests, in the one frame that is best for all of them together (R59)."""
    framed = [quest for quest in quests if _is_framed(quest)]
    free = sum(_unframed(kingdom, quest) for quest in quests if quest not in framed)
    if not framed:
        return free
    return free + max(
        sum(_in_frame(kingdom, quest, frame) for quest in framed) for frame in _frames(kingdom)
    )


def parts(kingdom: Kingdom, quests: Sequence[str]) -> tuple[int, ...]:
    """The points of each of some quests, in the frame that is best for them together (R59)."""
    framed = [quest for quest in quests if _is_framed(quest)]

    def together(frame: Frame) -> int:
        return sum(_in_frame(kingdom, quest, frame) for quest in framed)

    best = max(_frames(kingdom), key=together)
    return tuple(
        _in_frame(kingdom, quest, best) if quest in framed else _unframed(kingdom, quest)
        for quest in quests
    )


def each(quest: str) -> int:
    """The points of a quest that is fulfilled, or for each thing that it counts."""
    if quest.startswith(_CORNERS):
        return FOUR_CORNERS
    return LOCAL_BUSINESS if quest.startswith(_LOCAL) else _EACH[quest]


def _is_framed(quest: str) -> bool:
    return quest in ("middle_kingdom", "lost_corner") or quest.startswith(_CORNERS)


def _frames(kingdom: Kingdom) -> Iterator[Frame]:
    """Every window of the grid's size that holds the whole kingdom."""
    grid = kingdom.canvas.grid
    (left, right), (bottom, top) = kingdom.columns, kingdom.rows
    for column in range(right - grid + 1, left + 1):
        for row in range(top - grid + 1, bottom + 1):
            yield column, row


def _in_frame(kingdom: Kingdom, quest: str, frame: Frame) -> int:
    canvas = kingdom.canvas
    middle, reach = canvas.middle, canvas.grid - 1
    column, row = frame
    if quest == "middle_kingdom":
        return MIDDLE_KINGDOM * (column == row == middle - reach // 2)
    if quest == "lost_corner":
        ends = (middle, middle - reach)
        return LOST_CORNER * (column in ends and row in ends)
    land = kingdom.land[Terrain(quest.removeprefix(_CORNERS))]
    corners = product((column, column + reach), (row, row + reach))
    return FOUR_CORNERS * sum(bool(land & canvas.bit(*corner)) for corner in corners)


def _unframed(kingdom: Kingdom, quest: str) -> int:
    if quest == "harmony":
        return 0 if kingdom.discarded else HARMONY
    if quest == "folie_des_grandeurs":
        return FOLIE_DES_GRANDEURS * _alignments(kingdom)
    if quest == "bleak_king":
        return BLEAK_KING * _bleak_territories(kingdom)
    around = kingdom.canvas.ring(kingdom.canvas.castle_bit)
    land = kingdom.land[Terrain(quest.removeprefix(_LOCAL))]
    return LOCAL_BUSINESS * (land & around).bit_count()


def _bleak_territories(kingdom: Kingdom) -> int:
    """Count large territories without an uncovered crown; swamps and mines don't count (R61)."""
    return sum(
        terrain in RESOURCES
        and group.bit_count() >= SMALLEST_TERRITORY
        and not kingdom.crowns_in(group)
        for terrain, group in kingdom.canvas.groups(kingdom.land)
    )


def _alignments(kingdom: Kingdom) -> int:
    """Count the alignments of crowned squares; two share at most one square (R60)."""
    crowned = kingdom.crowned()
    stride = kingdom.canvas.stride
    return sum(_alignments_along(crowned, step) for step in (1, stride, stride + 1, stride - 1))


def _alignments_along(crowned: int, step: int) -> int:
    """Count them in one direction: a straight run of L squares has (L - 1) // 2 alignments."""
    found = 0
    starts = crowned & ~(crowned << step)
    while starts:
        start = starts & -starts
        starts ^= start
        length = 1
        while crowned & start << step * length:
            length += 1
        found += (length - 1) // (SHORTEST_ALIGNMENT - 1)
    return found
