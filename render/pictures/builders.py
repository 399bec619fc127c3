"""The builders' board, 900 × 620: two rows 5 4 3 / 2 1 0, the pile left, the Queen right."""

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from engine import BoardSlot, BoardView, GameView, KingdomView
from render.canvas.canvas import Canvas, Mode
from render.canvas.colors import Color, Theme
from render.canvas.lettering import LEAST, width
from render.canvas.pen import Pen
from render.pictures.common import WIDTH, put_gap
from render.requests import BuildersPicture
from render.sprites import neutral_pieces, seat_pieces, tiles

HEIGHT = 620
IN_A_ROW = 3
COIN = 41  # pixels of a small coin
DEAR = 0.78  # size of a price that can't be paid
STRUCK = 0.76  # size of a struck price beside the lord's own


@dataclass(frozen=True, slots=True)
class Offer:
    """The builders' board for one lord (or for nobody in particular).

    `discount` is what the lord pays less; `payable` are the printed prices of the slots that can
    be paid, None where that is not shown.
    """

    view: GameView
    board: BoardView
    seat: int | None = None
    discount: int = 0
    payable: frozenset[int] | None = None

    def price(self, slot: BoardSlot) -> int:
        """The price of a slot for this lord."""
        return max(0, slot.price - self.discount)

    def role(self, slot: BoardSlot) -> str:
        """The color of a price: gold if it can be paid."""
        if self.payable is None:
            return "text"
        return "accent" if slot.price in self.payable else "muted"

    def seat_of_kingdom(self, number: int) -> int:
        """The seat of the shield of a kingdom, which count from 1."""
        return self.view.kingdoms[number - 1].seats[0]


@dataclass(frozen=True, slots=True)
class Layout:
    """The layout of a builders' board: its box, the width of its sides, its tiles and prices.

    A `strip` has all tiles in one row, smaller sides, and no pile.
    """

    box: tuple[int, int, int, int]
    side: int
    tile: int
    price: int  # height of the prices below each row
    figure: int  # size of the prices
    coin: int  # pixels a square of the coins beside them
    strip: bool = False

    @property
    def in_a_row(self) -> int:
        """How many tiles a row has."""
        return 2 * IN_A_ROW if self.strip else IN_A_ROW

    @property
    def share(self) -> float:
        """The size of what stands at the sides, to that of a board of two rows."""
        return 0.72 if self.strip else 1.0

    def corner(self, index: int) -> tuple[float, float]:
        """The left top corner of a tile, the most expensive first."""
        left, top, right, _ = self.box
        room = right - left - 2 * self.side
        gap = (room - self.in_a_row * self.tile) / (self.in_a_row + 1)
        row, column = divmod(index, self.in_a_row)
        return (
            left + self.side + gap + column * (self.tile + gap),
            top + 16 + row * (self.tile + self.price),
        )

    @property
    def left_middle(self) -> float:
        """The middle of the left side."""
        return self.box[0] + self.side / 2 + 4

    @property
    def right_middle(self) -> float:
        """The middle of the right side."""
        return self.box[2] - self.side / 2 - 4

    @property
    def lower(self) -> float:
        """The top of the second row of tiles."""
        return self.corner(IN_A_ROW)[1]


LAYOUT = Layout(
    (14, 14, WIDTH - 14, HEIGHT - 14), side=106, tile=214, price=74, figure=46, coin=150
)


def draw_builders(request: BuildersPicture, theme: Theme, mode: Mode) -> Canvas:
    """Draw the board for one seat, with its coins; without a seat, with printed prices."""
    canvas = Canvas(WIDTH, HEIGHT, theme, mode)
    view = request.view
    if view.board is None:
        raise ValueError("no builders' board is in play")
    if request.seat is None:
        draw_board(canvas, Offer(view, view.board), LAYOUT)
        return canvas
    kingdom = view.kingdom_of(request.seat)
    number = view.kingdoms.index(kingdom) + 1
    prices = {slot.price: view.board.price(slot, number) for slot in view.board.slots}
    payable = frozenset(printed for printed, own in prices.items() if own <= kingdom.coins)
    discount = int(view.board.queen == number)
    draw_board(canvas, Offer(view, view.board, request.seat, discount, payable), LAYOUT)
    _draw_coins(canvas, kingdom, request.seat)
    return canvas


def draw_board(canvas: Canvas, offer: Offer, layout: Layout) -> None:
    """Draw the board in its box."""
    canvas.panel(layout.box, radius=20)
    for i, slot in enumerate(reversed(offer.board.slots)):
        _draw_slot(canvas, offer, slot, layout, i)
    if not layout.strip:
        _draw_pile(canvas, offer, layout)
    _draw_dragon(canvas, offer, layout)
    _draw_queen(canvas, offer, layout)


# -- the slots


def _draw_slot(canvas: Canvas, offer: Offer, slot: BoardSlot, layout: Layout, index: int) -> None:
    """Draw a tile and its price, or who bought or burnt it."""
    left, top = layout.corner(index)
    middle = left + layout.tile / 2
    below = (middle, top + layout.tile + layout.price * 0.45)
    if slot.building is None:
        put_gap(canvas, offer.view, slot, (left, top), layout.tile)
        canvas.put_on("panel", (middle - 3, below[1]), "rm", neutral_pieces.coin, 84)
        canvas.text((middle + 5, below[1] + 1), str(slot.price), 30, "muted")
        return
    building = offer.view.building(slot.building)
    canvas.put_on("panel", (left, top), "lt", tiles.tile, building, layout.tile)
    _draw_price(canvas, offer, slot, below, layout)


def _draw_price(
    canvas: Canvas, offer: Offer, slot: BoardSlot, place: tuple[float, float], layout: Layout
) -> None:
    """Draw the lord's price large and, if it differs, the printed one small and struck.

    A price that can't be paid is also smaller, for people who see gold and gray alike.
    """
    x, y = place
    own, role = offer.price(slot), offer.role(slot)
    share = DEAR if role == "muted" else 1.0
    shift = 0 if own == slot.price else 14
    canvas.put_on(
        "panel", (x - 4 - shift, y), "rm", neutral_pieces.coin, round(layout.coin * share)
    )
    x += 6 - shift
    x += canvas.text((x, y + 1), str(own), round(layout.figure * share), role, weight=800)
    if own == slot.price:
        return
    size = max(LEAST, round(layout.figure * STRUCK * share))
    wide = canvas.text((x + 14, y + 2), str(slot.price), size, "muted", weight=600)
    bar = round(wide) + 16, round(size * 0.6)
    canvas.over((x + 14 + wide / 2, y + 1), "mm", strike, *bar, canvas.color("text"))


@lru_cache(maxsize=16)
def strike(wide: int, high: int, color: Color) -> Image.Image:
    """Return a bar that strikes a figure out, from the lower left to the upper right."""
    pen = Pen(wide, high, 96)
    return pen.line([(2, high - 2), (wide - 2, 2)], 3, color).done()


# -- the sides


def _draw_pile(canvas: Canvas, offer: Offer, layout: Layout) -> None:
    """Draw the pile and its number of tiles, or an empty frame."""
    x, top = layout.left_middle, layout.box[1] + 18
    if offer.board.pile:
        canvas.put_on("panel", (x, top), "mt", neutral_pieces.pile, 96)
    else:
        box = (x - 38, top + 10, x + 38, top + 76)
        canvas.panel(box, "slot", radius=10, on="panel", border="line", border_width=3)
    role = "text" if offer.board.pile else "muted"
    canvas.text((x, top + 126), str(offer.board.pile), 44, role, weight=800, anchor="mm")


def _draw_dragon(canvas: Canvas, offer: Offer, layout: Layout) -> None:
    """Draw the dragon in its cave and the price of a bribe, or the empty cave and its briber."""
    x, share = layout.left_middle, layout.share
    top = layout.box[1] + 14 if layout.strip else layout.lower + 8
    canvas.put_on("panel", (x, top), "mt", neutral_pieces.cave, round(110 * share))
    below = top + 136 * share
    if offer.board.dragon is not None:
        seat = offer.seat_of_kingdom(offer.board.dragon)
        canvas.put_on("panel", (x, below), "mm", seat_pieces.shield, seat, round(84 * share))
        return
    canvas.over((x + 2, top + 103 * share), "mb", neutral_pieces.dragon, round(80 * share))
    canvas.put_on("panel", (x - 2, below), "rm", neutral_pieces.coin, round(104 * share))
    canvas.text((x + 6, below + 1), "1", round(40 * share), weight=800)


def _draw_queen(canvas: Canvas, offer: Offer, layout: Layout) -> None:
    """Draw the Queen, the shield of her host, and her discount."""
    x, top, share = layout.right_middle, layout.box[1] + 14, layout.share
    canvas.put_on("panel", (x, top), "mt", neutral_pieces.queen, round(118 * share))
    if offer.board.queen is not None:
        seat = offer.seat_of_kingdom(offer.board.queen)
        middle = x, top + 144 * share
        canvas.put_on("panel", middle, "mm", seat_pieces.shield, seat, round(84 * share))
    y = top + 208 * share
    role = "text" if offer.discount or offer.seat is None else "muted"
    size = max(LEAST, round(38 * share))
    canvas.text((x - 2, y + 1), "−1", size, role, weight=700, anchor="rm")
    canvas.put_on("panel", (x + 4, y), "lm", neutral_pieces.coin, round(104 * share))


def _draw_coins(canvas: Canvas, kingdom: KingdomView, seat: int) -> None:
    """Draw the reader's coins below the reader's shield."""
    x, top = LAYOUT.right_middle, LAYOUT.lower + 60
    canvas.put_on("panel", (x, top), "mm", seat_pieces.shield, seat, 104)
    y, coins = top + 82, str(kingdom.coins)
    left = x - (COIN + 6 + width(coins, 800, 38)) / 2
    canvas.put_on("panel", (left, y), "lm", neutral_pieces.coin, 104)
    canvas.text((left + COIN + 6, y + 1), coins, 38, weight=800)
