"""The building tiles of Queendomino as one plain table, in component order (R39, R56).

A row: id, copies, knights, towers, then its other effects. A `?` behind a number of knights or
towers marks a number that no picture of the tile confirms. To correct such a cell for a server,
use its setting; a change here would change the meaning of old games.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from engine.errors import BadSetup

__all__ = ["BUILDINGS", "PRICES", "Building", "corrected", "corrections"]

PRICES = (0, 1, 2, 3, 4, 5)
"""The price of each slot of the builders' board in coins, cheapest first (R39)."""

TOWER = "tower"
KNIGHT = "knight"

_TABLE = """
    bakery             2  k0?  t0?  2/wheat
    sawmill            2  k0?  t0   2/forest
    fishmonger         2  k0?  t0?  2/lake
    weaving_shop       2  k0?  t0?  2/grassland
    magic_school       2  k1   t1   2/swamp
    foundry            2  k1?  t1?  2/mine
    church             2  k0?  t0   2/town
    safe_knights       1  k1   t0   points=2 tax=knights
    safe_towers        1  k0   t1   points=2 tax=towers
    small_tavern       2  k2   t0   points=3
    big_tavern         1  k3   t0   points=2
    guardtower         2  k0   t2   points=3
    fortified_castle   1  k0   t3   points=2
    travelling_castle  2  k0   t1   1/tower
    training_camp      2  k1   t0   1/knight
    statue             3  k0   t0   points=5
    queens_tower       3  k0?  t0?  crowns=1
"""

_ICONS = re.compile(r"k([0-9])t([0-9])", re.ASCII)


@dataclass(frozen=True, slots=True)
class Building:
    """A kind of building tile.

    `tax_bonus` is "knights" or "towers" for the two safes (R37), otherwise "". At the end it scores
    `per_points` for each `per`: a terrain (its territories), "tower", "knight", or "" (R56).
    `unverified` names the numbers, "knights" or "towers", that no picture confirms.
    """

    id: str
    copies: int
    knights: int = 0
    towers: int = 0
    tax_bonus: str = ""
    crowns: int = 0
    points: int = 0
    per: str = ""
    per_points: int = 0
    unverified: frozenset[str] = frozenset()


def _row(line: str) -> Building:
    id_, copies, knights, towers, *rest = line.split()
    unsure = {"knights": knights, "towers": towers}
    building = Building(
        id_,
        int(copies),
        int(knights[1]),
        int(towers[1]),
        unverified=frozenset(name for name, cell in unsure.items() if cell.endswith("?")),
    )
    for word in rest:
        building = _with(building, word)
    return building


def _with(building: Building, word: str) -> Building:
    name, is_field, value = word.partition("=")
    if not is_field:
        points, _, per = word.partition("/")
        return replace(building, per=per, per_points=int(points))
    if name == "tax":
        return replace(building, tax_bonus=value)
    if name == "crowns":
        return replace(building, crowns=int(value))
    return replace(building, points=int(value))


BUILDINGS: Mapping[str, Building] = MappingProxyType(
    {building.id: building for building in map(_row, _TABLE.strip().splitlines())}
)
"""Every kind of building by its id, in component order, the order before the shuffle."""


def corrected(icons: Mapping[str, str]) -> Mapping[str, Building]:
    """The table with a host's corrections, `k1t0` by id; raises BadSetup for a bad one (R19).

    Only buildings with an unverified number can be corrected, but then in both numbers: the
    notation's own example gives the Church a tower.

    >>> corrected({"sawmill": "k1t0"})["sawmill"].knights
    1
    """
    table = dict(BUILDINGS)
    for id_, icon in icons.items():
        match = _ICONS.fullmatch(icon) if isinstance(icon, str) else None
        building = BUILDINGS.get(id_)
        if match is None or building is None:
            raise _bad(f"{id_}={icon}")
        fixed = replace(building, knights=int(match[1]), towers=int(match[2]))
        if fixed != building and not building.unverified:
            raise _bad(f"{id_}={icon}")
        table[id_] = fixed
    return MappingProxyType(table)


def corrections(table: Mapping[str, Building]) -> dict[str, str]:
    """The differences of a table from this version's, in its order, as a record writes them."""
    return {
        id_: f"k{table[id_].knights}t{table[id_].towers}"
        for id_, building in BUILDINGS.items()
        if table[id_] != building
    }


def _bad(value: str) -> BadSetup:
    allowed = tuple(id_ for id_, building in BUILDINGS.items() if building.unverified)
    return BadSetup("icons", {"option": "icons", "value": value, "allowed": allowed, "rule": "R19"})
