"""The building tiles, typed in once more, and the board that they are bought from."""

from __future__ import annotations

from dataclasses import dataclass, field

TILES = """
bakery 2 : 2 a wheat territory
sawmill 2 : 2 a forest territory
fishmonger 2 : 2 a lake territory
weaving_shop 2 : 2 a grassland territory
magic_school 2 : knight tower 2 a swamp territory
foundry 2 : knight tower 2 a mine territory
church 2 : 2 a town territory
safe_knights 1 : knight 2 taxes knights
safe_towers 1 : tower 2 taxes towers
small_tavern 2 : knight knight 3
big_tavern 1 : knight knight knight 2
guardtower 2 : tower tower 3
fortified_castle 1 : tower tower tower 2
travelling_castle 2 : tower 1 a tower
training_camp 2 : knight 1 a knight
statue 3 : 5
queens_tower 3 : crown
"""


@dataclass(frozen=True)
class Tile:
    """What a building is worth: `counted` is "wheat" … "town", "tower", "knight" or ""."""

    name: str
    copies: int
    knights: int
    towers: int
    crowns: int
    points: int
    counted: str
    taxes: str


def tile(line: str) -> Tile:
    """Read a line of TILES."""
    head, _, effect = line.partition(" : ")
    name, copies = head.split()
    words = effect.split()
    taxes = words[words.index("taxes") + 1] if "taxes" in words else ""
    things = words[: words.index("taxes")] if "taxes" in words else words
    counted = things[things.index("a") + 1] if "a" in things else ""
    things = things[: things.index("a")] if "a" in things else things
    numbers = [int(word) for word in things if word.isdigit()]
    return Tile(
        name,
        int(copies),
        things.count("knight"),
        things.count("tower"),
        things.count("crown"),
        sum(numbers),
        counted,
        taxes,
    )


TABLE = {found.name: found for found in map(tile, TILES.strip().splitlines())}


@dataclass
class ReferenceBoard:
    """Six slots, the dearest last; what was taken from a slot this round, and by whom."""

    pile: list[str]
    slots: list[str | None] = field(default_factory=lambda: [None] * 6)
    bought: dict[int, int] = field(default_factory=dict)
    burnt: dict[int, int] = field(default_factory=dict)

    def named(self) -> dict[str, int]:
        """How a move names each tile on the board, and its slot (which is its printed price)."""
        names: dict[str, int] = {}
        for price, name in enumerate(self.slots):
            if name is not None:
                names[f"{name}@{price}" if name in names else name] = price
        return names

    def refill(self) -> None:
        """R50: the dragon goes home, tiles slide towards 0, the pile fills the dear slots."""
        self.bought, self.burnt = {}, {}
        tiles = [name for name in self.slots if name is not None]
        while len(tiles) < 6 and self.pile:
            tiles.append(self.pile.pop(0))
        self.slots = [*tiles, *[None] * (6 - len(tiles))]
