"""Scoring: territories and the score pad (R53–R62)."""

from collections.abc import Mapping, Sequence

from engine.buildings import BUILDINGS, KNIGHT, TOWER
from engine.kingdom import Kingdom
from engine.quests import points as quest_points
from engine.setups import Variant
from engine.tokens import ANY, CHARACTER, CROWN, RESOURCES, SWORDS, TOKENS
from engine.values import Scorecard, Terrain

MIDDLE_KINGDOM_POINTS = 10
HARMONY_POINTS = 5
COINS_A_POINT = 3

_NO_POINTS: dict[str, int] = dict.fromkeys(Terrain, 0)


def scorecard(
    kingdom: Kingdom, variants: frozenset[str] = frozenset(), quests: Sequence[str] = ()
) -> Scorecard:
    """The score pad of a kingdom in its present state (R53–R62).

    >>> scorecard(Kingdom.from_text("w1 C / w .")).total
    2
    """
    lines, others = _NO_POINTS.copy(), beside_terrains(kingdom, variants, quests)
    largest = 0
    for terrain, group in kingdom.canvas.groups(kingdom.land):
        size = group.bit_count()
        lines[terrain] += size * kingdom.crowns_in(group)
        largest = max(largest, size)
    return Scorecard(
        **lines,
        **others,
        total=sum(lines.values()) + sum(others.values()),
        largest_territory=largest,
        crowns=kingdom.crowns(),
    )


def beside_terrains(
    kingdom: Kingdom, variants: frozenset[str] = frozenset(), quests: Sequence[str] = ()
) -> dict[str, int]:
    """The lines of the score pad that are not terrains: faster where nothing else is asked for."""
    counts, largest = _NO_POINTS, 0
    if kingdom.built or kingdom.queen:
        counts = _NO_POINTS.copy()
        for terrain, group in kingdom.canvas.groups(kingdom.land):
            counts[terrain] += 1
            largest = max(largest, group.bit_count())
    return {
        "coins": kingdom.coins // COINS_A_POINT,
        "buildings": _buildings(kingdom, counts),
        "queen": largest if kingdom.queen else 0,
        "middle_kingdom": _middle_kingdom(kingdom, variants),
        "harmony": _harmony(kingdom, variants),
        "quests": quest_points(kingdom, quests) if quests else 0,
        "court": _court(kingdom) if kingdom.tokens else 0,
    }


def _buildings(kingdom: Kingdom, territories: Mapping[str, int]) -> int:
    """Printed points, then those for each territory, tower or knight (R56)."""
    if not kingdom.built:
        return 0
    guard = {TOWER: kingdom.towers, KNIGHT: kingdom.knights_owned(), "": 0}
    counts: dict[str, int] = {**territories, **guard}
    found = [BUILDINGS[id_] for id_ in kingdom.built.values()]
    return sum(building.points + building.per_points * counts[building.per] for building in found)


def _court(kingdom: Kingdom) -> int:
    """The points of the characters, each counting the eight squares around it (R62)."""
    total = 0
    for bit, id_ in kingdom.tokens.items():
        token = TOKENS[id_]
        total += token.points
        if token.per_points:
            total += token.per_points * _around(kingdom, kingdom.canvas.ring(bit), token.per)
    return total


def _around(kingdom: Kingdom, ring: int, counted: str) -> int:
    """How many of the things that a character counts are on the squares around it."""
    if counted == CROWN:
        return kingdom.crowns_in(ring)
    if counted in (CHARACTER, SWORDS):
        near = [TOKENS[id_] for bit, id_ in kingdom.tokens.items() if bit & ring]
        return sum(one.is_character if counted == CHARACTER else one.swords for one in near)
    resources = kingdom.resources & ring
    if counted == ANY:
        return resources.bit_count()
    land = next(terrain for terrain, kind in RESOURCES.items() if kind == counted)
    return (resources & kingdom.land[land]).bit_count()


def _middle_kingdom(kingdom: Kingdom, variants: frozenset[str]) -> int:
    """The bonus if the castle can be in the middle: no square further than half a grid (R57)."""
    if Variant.MIDDLE_KINGDOM not in variants:
        return 0
    middle, reach = kingdom.canvas.middle, kingdom.canvas.grid // 2
    edges = (*kingdom.columns, *kingdom.rows)
    return MIDDLE_KINGDOM_POINTS if all(abs(edge - middle) <= reach for edge in edges) else 0


def _harmony(kingdom: Kingdom, variants: frozenset[str]) -> int:
    """The bonus if no domino was discarded (R58)."""
    return HARMONY_POINTS if Variant.HARMONY in variants and not kingdom.discarded else 0
