"""A kingdom: its squares, where a domino may go, and how it grows (R27–R40, R46–R49)."""

from collections.abc import Iterable
from functools import cache

from engine import kingdom_text
from engine.buildings import BUILDINGS, Building
from engine.canvas import Site, canvas_of
from engine.dominoes import DOMINOES, domino
from engine.errors import Refusal
from engine.kingdom_text import ParsedKingdom
from engine.tokens import RESOURCES, TOKENS, resource_of
from engine.values import Domino, Half, Spot, Square, Terrain, Territory, are_adjacent
from engine.views import KingdomView

__all__ = ["Kingdom"]

_TERRAINS = tuple(Terrain)

_half = cache(Half)
"""There are few different halves, so each is made once."""


class Kingdom:
    """A castle and the dominoes around it, as sets of bits on a canvas.

    `land` holds the squares of each terrain, `beside` those that touch the terrain or the castle,
    `free` those that are not taken and inside the area still possible. A square's crowns are the
    sum of the bits in `ones` and `twos`. `laid` are the dominoes in the order of play; it is empty
    for a kingdom read from text, which names no dominoes. `knights` are the unplaced ones, `posts`
    the squares with one; `built` are the building ids by their squares, `tokens` those of The
    Court. `extra` are the crowns that buildings and tokens add to their squares, `giants` how many
    crowns of a square are covered; `pending` giants are on their way (R33, R34). `resources` are
    the squares that still have one; new dominoes bring some where `bears` is set (R49).
    """

    __slots__ = (
        "bears",
        "beside",
        "built",
        "canvas",
        "coins",
        "columns",
        "discarded",
        "extra",
        "free",
        "giants",
        "knights",
        "laid",
        "land",
        "ones",
        "pending",
        "posts",
        "queen",
        "resources",
        "rows",
        "taken",
        "tokens",
        "towers",
        "twos",
    )

    def __init__(self, grid: int = 5) -> None:
        self.canvas = canvas = canvas_of(grid)
        castle = canvas.castle_bit
        self.land = dict.fromkeys(_TERRAINS, 0)
        self.beside = dict.fromkeys(_TERRAINS, canvas.around(castle))
        self.ones = 0
        self.twos = 0
        self.taken = castle
        self.columns = self.rows = (canvas.middle, canvas.middle)
        self.laid: list[tuple[str, Site]] = []
        self.discarded = 0
        self.coins = self.knights = self.towers = 0
        self.queen = False
        self.posts = 0
        self.built: dict[int, str] = {}
        self.tokens: dict[int, str] = {}
        self.extra: dict[int, int] = {}
        self.giants: dict[int, int] = {}
        self.pending = 0
        self.resources = 0
        self.bears = False
        self._join(self.columns, self.rows)

    @classmethod
    def from_text(cls, text: str) -> "Kingdom":
        """Read a kingdom text; raises BadNotation with the place and the reason.

        >>> Kingdom.from_text("w1 C / w .").crowns()
        1
        """
        parsed = kingdom_text.parse(text)
        kingdom = cls(parsed.grid)
        for (column, row), half in parsed.squares.items():
            kingdom._cover(column, row, half)
        for (column, row), building in parsed.built.items():
            kingdom._put(kingdom.canvas.bit(column, row), building)
        for column, row in parsed.posts:
            kingdom.posts |= kingdom.canvas.bit(column, row)
        for column, row in parsed.resources:
            kingdom.resources |= kingdom.canvas.bit(column, row)
        for (column, row), giants in parsed.giants.items():
            kingdom.giants[kingdom.canvas.bit(column, row)] = giants
        kingdom.pending = parsed.pending
        kingdom.coins, kingdom.knights = parsed.coins, parsed.knights
        kingdom.queen, kingdom.towers = parsed.queen, parsed.towers
        kingdom.discarded = parsed.discarded
        return kingdom

    @classmethod
    def from_view(cls, view: KingdomView, *, bears: bool = False) -> "Kingdom":
        """The kingdom that a view shows, to try moves on.

        At The Court `bears` says that a domino laid on trial brings its resources.
        """
        kingdom = cls(view.grid)
        for placed in view.placed:
            kingdom.lay(placed.domino, placed.left, placed.right)
        for cell in view.cells:
            bit = kingdom.canvas.bits[cell.square]
            if cell.knight:
                kingdom.posts |= bit
            for id_ in filter(None, (cell.building, cell.token)):
                kingdom._put(bit, id_)
            if cell.resource is not None:
                kingdom.resources |= bit
            if cell.giants:
                kingdom.giants[bit] = cell.giants
        kingdom.pending, kingdom.bears = view.pending, bears
        kingdom.coins, kingdom.knights = view.coins, view.knights
        kingdom.towers, kingdom.queen = view.towers, view.queen
        kingdom.discarded = len(view.discarded)
        return kingdom

    def copy(self) -> "Kingdom":
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
        twin.coins = self.coins
        twin.knights = self.knights
        twin.towers = self.towers
        twin.queen = self.queen
        twin.posts = self.posts
        twin.built = self.built.copy()
        twin.tokens = self.tokens.copy()
        twin.extra = self.extra.copy()
        twin.giants = self.giants.copy()
        twin.pending = self.pending
        twin.resources = self.resources
        twin.bears = self.bears
        return twin

    def to_text(self) -> str:
        """The kingdom in the notation: bounding box, rows from the top, fields not at default.

        >>> Kingdom.from_text("C  w1/. w ; grid=5").to_text()
        'C w1 / . w'
        """
        return kingdom_text.write(self._parsed())

    def _parsed(self) -> ParsedKingdom:
        """The kingdom as the value of its text."""
        places, squares = self.canvas.places, self.canvas.squares
        laid = {
            places[bit]: _half(terrain, self._printed_crowns(bit))
            for terrain, land in self.land.items()
            for bit in squares(land)
        }
        return ParsedKingdom(
            squares=laid,
            posts=frozenset(places[bit] for bit in squares(self.posts)),
            built={places[bit]: id_ for bit, id_ in (self.built | self.tokens).items()},
            resources=frozenset(places[bit] for bit in squares(self.resources)),
            giants={places[bit]: giants for bit, giants in self.giants.items()},
            grid=self.canvas.grid,
            coins=self.coins,
            knights=self.knights,
            queen=self.queen,
            towers=self.towers,
            discarded=self.discarded,
            pending=self.pending,
        )

    def half_on(self, bit: int) -> Half | None:
        """The half domino on a square; None on an empty square and on the castle."""
        for terrain, squares in self.land.items():
            if squares & bit:
                return _half(terrain, self._printed_crowns(bit))
        return None

    def _printed_crowns(self, bit: int) -> int:
        return bool(self.ones & bit) + 2 * bool(self.twos & bit)

    def placements(self, domino_id: str) -> tuple[Spot, ...]:
        """Every spot where a domino may go, sorted by text; a double is listed one way round.

        >>> len(Kingdom().placements("K17"))
        24
        """
        spots = self.canvas.spots
        return tuple(spots[rank] for rank in self.ranks(domino(domino_id)))

    def ranks(self, tile: Domino) -> list[int]:
        """The ranks of the spots where a domino may go, ascending.

        The highest bit is the cheapest to find, so each mask is emptied from the top.
        """
        found = []
        for starts, table in zip(self._starts(tile), self.canvas.starts, strict=True):
            rest = starts
            while rest:
                rank, bit = table[rest.bit_length()]
                found.append(rank)
                rest ^= bit
        found.sort()
        return found

    def _starts(self, tile: Domino) -> tuple[int, int, int, int]:
        """The first square of every spot, with the left half below, above, left and right.

        A double is listed one way round only: its first square first.
        """
        free, stride = self.free, self.canvas.stride
        left, right = self.beside[tile.left.terrain], self.beside[tile.right.terrain]
        upright = free & free >> 1
        across = free & free >> stride
        up, along = upright & (left | right >> 1), across & (left | right >> stride)
        if tile.is_double:
            return up, 0, along, 0
        return up, upright & (right | left >> 1), along, across & (right | left >> stride)

    def fits(self, tile: Domino, site: Site) -> bool:
        """Whether a domino may go here: free, inside the area, connected (R27–R29)."""
        return not site.both & ~self.free and bool(
            self.beside[tile.left.terrain] & site.left
            or self.beside[tile.right.terrain] & site.right
        )

    def why_not(self, domino_id: str, left: Square, right: Square) -> Refusal | None:
        """The first rule that forbids a placement, with the data to explain it; None if legal."""
        tile = domino(domino_id)
        site = self.canvas.sites.get((left, right))
        if site is None:
            return self._why_no_site(left, right)
        return None if self.fits(tile, site) else self._why_no_fit(tile, site)

    def _why_no_fit(self, tile: Domino, site: Site) -> Refusal:
        for square in site.spot:
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
        columns, rows = (*self.columns, *site.columns), (*self.rows, *site.rows)
        return max(columns) - min(columns) + 1, max(rows) - min(rows) + 1

    def lay(self, domino_id: str, left: Square, right: Square) -> Site:
        """Lay a domino without checking that it is legal; it never moves again (R31).

        A double's squares are taken in square order: the site returned is how it is written.
        """
        tile = DOMINOES[domino_id]
        site = self.canvas.sites[left, right]
        if tile.is_double and site.left > site.right:
            site = self.canvas.sites[right, left]
        one, other = tile.left, tile.right
        self.land[one.terrain] |= site.left
        self.land[other.terrain] |= site.right
        self.beside[one.terrain] |= site.beside_left
        self.beside[other.terrain] |= site.beside_right
        if one.crowns:
            self._crown(site.left, one.crowns)
        if other.crowns:
            self._crown(site.right, other.crowns)
        self.taken |= site.both
        self.laid.append((domino_id, site))
        self._join(site.columns, site.rows)
        if self.bears:
            for half, bit in ((one, site.left), (other, site.right)):
                self.resources |= bit if resource_of(half) is not None else 0
        return site

    def _crown(self, bit: int, crowns: int) -> None:
        if crowns & 1:
            self.ones |= bit
        if crowns & 2:
            self.twos |= bit

    def _cover(self, column: int, row: int, half: Half) -> None:
        """Add one square of a kingdom text, which names no dominoes."""
        bit = self.canvas.bit(column, row)
        self.land[half.terrain] |= bit
        self.beside[half.terrain] |= self.canvas.around(bit)
        self._crown(bit, half.crowns)
        self.taken |= bit
        self._join((column, column), (row, row))

    def _join(self, columns: tuple[int, int], rows: tuple[int, int]) -> None:
        """Extend the area over new squares and update which ones are free (R29)."""
        left, right = self.columns
        bottom, top = self.rows
        if columns[0] < left or columns[1] > right:
            self.columns = left, right = min(left, columns[0]), max(right, columns[1])
        if rows[0] < bottom or rows[1] > top:
            self.rows = bottom, top = min(bottom, rows[0]), max(top, rows[1])
        window = self.canvas.columns[left][right] & self.canvas.rows[bottom][top]
        self.free = window & ~self.taken

    def knights_owned(self) -> int:
        """All knights, placed and unplaced."""
        return self.knights + self.posts.bit_count()

    def tax(self, square: Square) -> int:
        """The coins that a knight on a square would bring (R36, R37)."""
        coins = self.territory_size(self.canvas.bits[square])
        for building in self.built.values():
            bonus = BUILDINGS[building].tax_bonus
            if bonus:
                coins += self.knights_owned() if bonus == "knights" else self.towers
        return coins

    def post(self, square: Square) -> int:
        """Put an unplaced knight on a square and collect the tax; legality is not checked."""
        coins = self.tax(square)
        self.knights -= 1
        self.posts |= self.canvas.bits[square]
        self.coins += coins
        return coins

    def building_sites(self) -> int:
        """The free town squares, where a building may go, as bits (R38)."""
        taken = sum(self.built) + sum(self.tokens) if self.tokens else sum(self.built)
        return self.land[Terrain.TOWN] & ~taken

    def price(self, printed: int) -> int:
        """The price of a building for this kingdom: one coin less for the Queen's host (R39)."""
        return max(0, printed - self.queen)

    def erect(self, building: Building, square: Square) -> None:
        """Put a building of the table in force on a square and add its knights and towers.

        It is not paid for here, and the Queen does not move: that depends on other kingdoms.
        """
        self._put(self.canvas.bits[square], building.id)
        self.knights += building.knights
        self.towers += building.towers

    def _put(self, bit: int, id_: str) -> None:
        """Put a building tile or a token of The Court on a square, with its crowns."""
        if id_ in BUILDINGS:
            self.built[bit], crowns = id_, BUILDINGS[id_].crowns
        else:
            self.tokens[bit], crowns = id_, TOKENS[id_].crowns
        if crowns:
            self.extra[bit] = crowns

    def crowns_on(self, square: Square) -> int:
        """The crowns of a square that no giant covers, of all kinds but the Queen's (R34)."""
        return self.crowns_in(self.canvas.bits.get(square, 0))

    def crowns(self) -> int:
        """The uncovered crowns of the kingdom."""
        return self.crowns_in(self.taken)

    def crowns_in(self, squares: int) -> int:
        """The crowns of some squares and their pieces, without the covered ones (R34, R53)."""
        crowns = (self.ones & squares).bit_count() + 2 * (self.twos & squares).bit_count()
        if self.extra:
            crowns += sum(more for bit, more in self.extra.items() if bit & squares)
        if self.giants:
            crowns -= sum(giants for bit, giants in self.giants.items() if bit & squares)
        return crowns

    def crowned(self) -> int:
        """The squares with an uncovered crown, as bits."""
        squares = self.ones | self.twos | sum(self.extra)
        for bit in self.giants:
            if not self.crowns_in(bit):
                squares &= ~bit
        return squares

    def cover(self, square: Square) -> None:
        """Put a giant on a crown of a square without checking that one is left (R32)."""
        bit = self.canvas.bits[square]
        self.giants[bit] = self.giants.get(bit, 0) + 1

    def uncover(self, square: Square) -> None:
        """Take a giant off a square (R33)."""
        bit = self.canvas.bits[square]
        self.giants[bit] -= 1
        if not self.giants[bit]:
            del self.giants[bit]

    def resource_on(self, square: Square) -> str | None:
        """The resource on a square: wheat, wood, fish or sheep; None without one (R49)."""
        bit = self.canvas.bits.get(square, 0) & self.resources
        if not bit:
            return None
        return next(RESOURCES[one] for one in RESOURCES if self.land[one] & bit)

    def stock(self) -> dict[str, int]:
        """The squares with a resource, as bits by kind; kinds without any are left out."""
        found = {kind: self.land[one] & self.resources for one, kind in RESOURCES.items()}
        return {kind: squares for kind, squares in found.items() if squares}

    def spend(self, squares: Iterable[Square]) -> None:
        """Remove the resources of some squares (R46)."""
        for square in squares:
            self.resources &= ~self.canvas.bits[square]

    def seat_token(self, token: str, square: Square) -> None:
        """Put a token of The Court on a square without checking that it is legal (R47)."""
        self._put(self.canvas.bits[square], token)

    def token_sites(self) -> int:
        """Where a token may go, now or once the square's resource is spent, as bits (R47)."""
        bare = self.taken ^ self.canvas.castle_bit
        return bare & ~(self.ones | self.twos) & ~sum(self.built) & ~sum(self.tokens)

    def territories(self) -> tuple[Territory, ...]:
        """Every territory, by terrain, then by its first square."""
        names, squares = self.canvas.names, self.canvas.squares
        return tuple(
            Territory(terrain, tuple(names[bit] for bit in squares(group)), self.crowns_in(group))
            for terrain, group in self.canvas.groups(self.land)
        )

    def territory_size(self, bit: int) -> int:
        """How many squares the territory of a laid square has."""
        land = next(land for land in self.land.values() if land & bit)
        return self.canvas.connected(bit, land).bit_count()
