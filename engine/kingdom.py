"""A kingdom: what lies where, where a domino may go, and how it grows (R27–R31)."""

from __future__ import annotations

from engine import kingdom_text, scoring
from engine.canvas import Site, canvas_of
from engine.dominoes import DOMINOES, domino
from engine.errors import Refusal
from engine.values import (
    Domino,
    Half,
    Scorecard,
    Spot,
    Square,
    Terrain,
    Territory,
    are_adjacent,
)
from engine.views import KingdomView


class Kingdom:
    """A castle and the dominoes around it, as sets of bits on a canvas.

    `land` holds the squares of each terrain, `beside` those that touch the terrain or the castle,
    `free` those that are not taken and inside the area still possible. A square's crowns are the
    sum of the bits in `ones` and `twos`. `laid` are the dominoes in the order of play; it is empty
    for a kingdom read from text, which knows no dominoes.
    """

    __slots__ = (
        "beside",
        "canvas",
        "columns",
        "discarded",
        "free",
        "laid",
        "land",
        "ones",
        "rows",
        "taken",
        "twos",
    )

    def __init__(self, grid: int = 5) -> None:
        self.canvas = canvas = canvas_of(grid)
        castle = canvas.castle_bit
        self.land = dict.fromkeys(Terrain, 0)
        self.beside = dict.fromkeys(Terrain, canvas.around(castle))
        self.ones = 0
        self.twos = 0
        self.taken = castle
        self.columns = self.rows = (canvas.middle, canvas.middle)
        self.free = 0
        self.laid: list[tuple[str, Site]] = []
        self.discarded = 0
        self._find_free()

    @classmethod
    def from_text(cls, text: str) -> Kingdom:
        """Read a kingdom text; raises BadNotation with the place and the reason.

        >>> Kingdom.from_text("w1 C / w .").scorecard().total
        2
        """
        parsed = kingdom_text.parse(text)
        kingdom = cls(parsed.grid)
        for (column, row), half in parsed.squares.items():
            kingdom._cover(column, row, half)
        kingdom._find_free()
        kingdom.discarded = parsed.discarded
        return kingdom

    @classmethod
    def from_view(cls, view: KingdomView) -> Kingdom:
        """The kingdom that a view shows, to try placements on."""
        kingdom = cls(view.grid)
        for placed in view.placed:
            kingdom.lay(placed.domino, placed.left, placed.right)
        kingdom.discarded = len(view.discarded)
        return kingdom

    def copy(self) -> Kingdom:
        """An independent copy."""
        twin = Kingdom.__new__(Kingdom)
        twin.canvas = self.canvas
        twin.land = self.land.copy()
        twin.beside = self.beside.copy()
        twin.ones = self.ones
        twin.twos = self.twos
        twin.taken = self.taken
        twin.columns = self.columns
        twin.rows = self.rows
        twin.free = self.free
        twin.laid = self.laid.copy()
        twin.discarded = self.discarded
        return twin

    def to_text(self) -> str:
        """The kingdom in the notation: bounding box, rows from the top, fields not at default."""
        return kingdom_text.write(self)

    def half_on(self, bit: int) -> Half | None:
        """What lies on a square: None where nothing does, and on the castle."""
        for terrain, squares in self.land.items():
            if squares & bit:
                return Half(terrain, bool(self.ones & bit) + 2 * bool(self.twos & bit))
        return None

    def placements(self, domino_id: str) -> tuple[Spot, ...]:
        """Every spot where a domino may go, sorted by text; a double's are listed once.

        >>> len(Kingdom().placements("K17"))
        24
        """
        spots = self.canvas.spots
        return tuple(spots[rank] for rank in self.ranks(domino(domino_id)))

    def ranks(self, tile: Domino) -> list[int]:
        """The ranks of the spots where a domino may go, ascending."""
        found = []
        for starts, ranks in zip(self._starts(tile), self.canvas.ranks, strict=True):
            rest = starts
            while rest:
                low = rest & -rest
                found.append(ranks[low.bit_length()])
                rest ^= low
        found.sort()
        return found

    def can_hold(self, tile: Domino) -> bool:
        """Whether a domino fits anywhere (R30)."""
        return any(self._starts(tile))

    def _starts(self, tile: Domino) -> tuple[int, int, int, int]:
        """Where the left half may lie, with the right half above, below, right and left of it.

        A double is looked at one way round only: its first square first.
        """
        free = self.free
        stride = self.canvas.stride
        left = self.beside[tile.left.terrain] & free
        right = self.beside[tile.right.terrain] & free
        up = left & free >> 1 | free & right >> 1
        across = left & free >> stride | free & right >> stride
        if tile.left == tile.right:
            return up, 0, across, 0
        down = left & free << 1 | free & right << 1
        back = left & free << stride | free & right << stride
        return up, down, across, back

    def site(self, tile: Domino, spot: Spot) -> Site | None:
        """The spot on this canvas, a double's squares in square order; None if it is no spot."""
        site = self.canvas.sites.get(spot)
        if site is not None and site.left > site.right and tile.is_double:
            return self.canvas.sites[site.turned]
        return site

    def fits(self, tile: Domino, site: Site) -> bool:
        """Whether a domino may go here: free, inside the area, connected (R27–R29)."""
        return not site.both & ~self.free and bool(
            self.beside[tile.left.terrain] & site.left
            or self.beside[tile.right.terrain] & site.right
        )

    def why_not(self, domino_id: str, left: Square, right: Square) -> Refusal | None:
        """The first rule that forbids a placement, with the data to explain it; None if legal."""
        tile = domino(domino_id)
        site = self.site(tile, (left, right))
        if site is None:
            return self._why_no_site(left, right)
        if self.fits(tile, site):
            return None
        for square in (left, right):
            if self.taken & self.canvas.bits[square]:
                return Refusal("overlap", "R27", {"square": square})
        width, height = self._size_with(site)
        if max(width, height) > self.canvas.grid:
            data = {"width": width, "height": height, "limit": self.canvas.grid}
            return Refusal("area", "R29", data)
        terrains = {"left": str(tile.left.terrain), "right": str(tile.right.terrain)}
        return Refusal("no_connection", "R28", terrains)

    def _why_no_site(self, left: Square, right: Square) -> Refusal:
        if not are_adjacent(left, right):
            return Refusal("not_adjacent", "R27", {"left": left, "right": right})
        outside = left if left not in self.canvas.bits else right
        return Refusal("off_canvas", "R27", {"square": outside})

    def _size_with(self, site: Site) -> tuple[int, int]:
        columns, rows = _joined(self.columns, site.columns), _joined(self.rows, site.rows)
        return columns[1] - columns[0] + 1, rows[1] - rows[0] + 1

    def lay(self, domino_id: str, left: Square, right: Square) -> None:
        """Lay a domino without asking whether it may lie there (R31: it never moves again)."""
        self.place(DOMINOES[domino_id], self.canvas.sites[left, right])

    def place(self, tile: Domino, site: Site) -> None:
        """Lay a domino on a site that fits."""
        left, right = tile.left, tile.right
        self.land[left.terrain] |= site.left
        self.land[right.terrain] |= site.right
        self.beside[left.terrain] |= site.beside_left
        self.beside[right.terrain] |= site.beside_right
        if left.crowns:
            self._crown(site.left, left.crowns)
        if right.crowns:
            self._crown(site.right, right.crowns)
        self.taken |= site.both
        self.laid.append((tile.id, site))
        self.columns = _joined(self.columns, site.columns)
        self.rows = _joined(self.rows, site.rows)
        self._find_free()

    def _crown(self, bit: int, crowns: int) -> None:
        if crowns & 1:
            self.ones |= bit
        if crowns & 2:
            self.twos |= bit

    def _cover(self, column: int, row: int, half: Half) -> None:
        """Put one square of a kingdom text down, which knows no dominoes."""
        bit = 1 << (column * self.canvas.stride + row)
        self.land[half.terrain] |= bit
        self.beside[half.terrain] |= self.canvas.around(bit)
        self._crown(bit, half.crowns)
        self.taken |= bit
        self.columns = _joined(self.columns, (column, column))
        self.rows = _joined(self.rows, (row, row))

    def _find_free(self) -> None:
        canvas = self.canvas
        columns, rows = self.columns, self.rows
        window = canvas.columns[columns[0]][columns[1]] & canvas.rows[rows[0]][rows[1]]
        self.free = window & ~self.taken

    def territories(self) -> tuple[Territory, ...]:
        """Every territory, by terrain, then by its first square."""
        return scoring.territories(self)

    def scorecard(self, variants: frozenset[str] = frozenset()) -> Scorecard:
        """The lines of the score pad as the kingdom stands (R53, R57, R58)."""
        return scoring.scorecard(self, variants)


def _joined(one: tuple[int, int], other: tuple[int, int]) -> tuple[int, int]:
    """The smallest stretch that holds both."""
    low, high = one
    first, last = other
    if first >= low and last <= high:
        return one
    return first if first < low else low, last if last > high else high
