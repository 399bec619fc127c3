"""The Court's tokens and the quests as plain tables, in component order (R46–R49, R59, R62)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from engine.values import Half, Terrain

__all__ = ["QUESTS", "RESOURCES", "TOKENS", "Token", "resource_of"]

RESOURCES: Mapping[Terrain, str] = MappingProxyType(
    {
        Terrain.WHEAT: "wheat",
        Terrain.FOREST: "wood",
        Terrain.LAKE: "fish",
        Terrain.GRASSLAND: "sheep",
    }
)
"""The resource of a crownless square by its terrain at The Court; others have none (R49)."""

ANY = "any"
CHARACTER = "character"
CROWN = "crown"
SWORDS = "swords"

_TABLE = """
    wheat_mill       3  on=wheat crowns=1
    forest_lodge     3  on=forest crowns=1
    lake_jetty       3  on=lake crowns=1
    grassland_fold   1  on=grassland crowns=1
    grassland_manor  1  on=grassland crowns=2
    swamp_hut        1  on=swamp crowns=1
    swamp_keep       1  on=swamp crowns=2
    farmer           1  points=3 3/wheat
    lumberjack       1  points=3 3/wood
    fisherman        1  points=3 3/fish
    shepherdess      1  points=3 3/sheep
    merchant         1  points=2 2/any
    captain          1  swords=1 points=1 3/swords
    queen            1  points=2 2/character
    king             1  1/crown
    light_archer     1  swords=1 points=4
    heavy_archer     1  swords=1 points=4
    axe_warrior      1  swords=1 points=3
    sword_warrior    1  swords=1 points=3
"""


@dataclass(frozen=True, slots=True)
class Token:
    """A kind of Court token: a building of one terrain, or a character (`terrain` is None).

    A character scores `per_points` for each `per` on the 8 squares around it: a resource, "any"
    resource, "character", "crown" or "swords"; "" if it counts nothing (R62).
    """

    id: str
    copies: int
    terrain: Terrain | None = None
    crowns: int = 0
    swords: int = 0
    points: int = 0
    per: str = ""
    per_points: int = 0

    @property
    def is_character(self) -> bool:
        """Whether it is a character, which may go anywhere, or a building of one terrain (R47)."""
        return self.terrain is None


def _row(line: str) -> Token:
    id_, copies, *words = line.split()
    token = Token(id_, int(copies))
    for word in words:
        token = _with(token, word)
    return token


def _with(token: Token, word: str) -> Token:
    name, is_field, value = word.partition("=")
    if not is_field:
        points, _, per = word.partition("/")
        return replace(token, per=per, per_points=int(points))
    match name:
        case "on":
            return replace(token, terrain=Terrain(value))
        case "crowns":
            return replace(token, crowns=int(value))
        case "swords":
            return replace(token, swords=int(value))
        case _:
            return replace(token, points=int(value))


TOKENS: Mapping[str, Token] = MappingProxyType(
    {token.id: token for token in map(_row, _TABLE.strip().splitlines())}
)
"""Every kind of Court token by its id, in component order, the order before a shuffle."""

_LANDS = ("wheat", "forest", "lake", "grassland", "swamp", "mine")

QUESTS: tuple[str, ...] = (
    "harmony",
    "middle_kingdom",
    "lost_corner",
    "folie_des_grandeurs",
    "bleak_king",
    *(f"local_business_{land}" for land in _LANDS),
    *(f"four_corners_{land}" for land in _LANDS),
)
"""The ids of the quests, in component order, the order before the shuffle."""


def resource_of(half: Half) -> str | None:
    """The resource put on a half domino when its line is laid out at The Court (R49)."""
    return None if half.crowns else RESOURCES.get(half.terrain)
