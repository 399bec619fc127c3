"""The builders' board: its slots and pile, this round's purchases and the dragon (R39–R44)."""

from collections.abc import Mapping, Sequence

from engine.buildings import PRICES, Building


class Board:
    """Tiles by price, the pile behind them, and the purchases and bribe of this round.

    `slots` holds the building at each price, None where it is gone. `copies` gives the price of
    every tile by its name in the notation, sorted by that name. `bought` maps the price of each
    building sold this round to its buyer; `dragon` is the price where the dragon is and the
    kingdom that bribed it, None while it is in its cave. Kingdoms count from 1.
    """

    __slots__ = ("bought", "copies", "dragon", "drawn", "pile", "slots", "table")

    def __init__(self, pile: Sequence[str], table: Mapping[str, Building]) -> None:
        self.table = table
        self.pile = tuple(pile)
        self.drawn = 0
        self.slots: list[str | None] = [None] * len(PRICES)
        self.bought: dict[int, int] = {}
        self.dragon: tuple[int, int] | None = None
        self.copies: dict[str, int] = {}
        self.end_round()

    def copy(self) -> "Board":
        """An independent copy."""
        twin = Board.__new__(Board)
        twin.table = self.table
        twin.pile = self.pile
        twin.drawn = self.drawn
        twin.slots = self.slots.copy()
        twin.bought = self.bought.copy()
        twin.dragon = self.dragon
        twin.copies = self.copies
        return twin

    @property
    def undrawn(self) -> int:
        """How many tiles of the pile nobody has seen yet."""
        return len(self.pile) - self.drawn

    def buy(self, price: int, kingdom: int) -> str:
        """Take the building at a price off the board; its slot stays empty this round (R42)."""
        self.bought[price] = kingdom
        return self._take(price)

    def burn(self, price: int, kingdom: int) -> str:
        """Move the dragon to a price and burn the building there (R44)."""
        self.dragon = price, kingdom
        return self._take(price)

    def _take(self, price: int) -> str:
        building = self.slots[price]
        assert building is not None, "only a tile on the board is taken"
        self.slots[price] = None
        self._name_copies()
        return building

    def end_round(self) -> tuple[str, ...]:
        """Send the dragon home, slide the tiles and fill the empty slots; the new tiles (R50)."""
        kept = [building for building in self.slots if building is not None]
        new = self.pile[self.drawn : self.drawn + len(self.slots) - len(kept)]
        self.drawn += len(new)
        empty = len(self.slots) - len(kept) - len(new)
        self.slots = [*kept, *new, *[None] * empty]
        self.bought = {}
        self.dragon = None
        self._name_copies()
        return new

    def _name_copies(self) -> None:
        """Name the cheapest copy of a building by its id, the others with their prices."""
        named: dict[str, int] = {}
        for price, building in enumerate(self.slots):
            if building is not None:
                named[building if building not in named else f"{building}@{price}"] = price
        self.copies = dict(sorted(named.items()))
