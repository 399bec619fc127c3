"""The whole table, upright, 960 wide: up to four kingdoms two by two, the lines below."""

from collections.abc import Sequence

from engine import GameView, KingdomView, LineSlot, OrderSlot
from render.canvas.canvas import Canvas, Mode
from render.canvas.colors import Theme
from render.pictures.common import (
    clear_of_square,
    more_shields,
    put_arrows,
    put_name,
    put_names,
    put_purse,
    put_shield,
)
from render.ranking import is_winner, ranking
from render.requests import PAGE, TablePicture
from render.sprites import badges, seat_pieces
from render.sprites.dominoes import (
    FADED,
    Row,
    is_lettered,
    number,
    put_domino,
    put_number,
    put_owner,
)
from render.sprites.kingdoms import Grid, Window, draw_kingdom, draw_ring

WIDTH = 960
SQUARES = {5: 88, 7: 62}  # pixels a square by grid
GAP = 28
HEAD = 72
PURSE = 46  # extra height of a head with a purse
PURSES = ((76, 32), (68, 30), (62, 28))
TOP = 14
STRIP = 122
STEP = 211  # from one domino of a line to the next
MANY = 5  # dominoes of a line from which numbers and kings are below, as for longer names
SMALL = Row(px=42, king=62, figure=30, gap=6)  # of more than five dominoes
Framed = Sequence[tuple[int, str, str]]
"""Spots with the first seat of their kingdom."""
FIVE = Row(px=52, king=54, figure=30, gap=4)


def draw_table(request: TablePicture, theme: Theme, mode: Mode) -> Canvas:
    """Draw a page of kingdoms and the lines; after the end the winners' heads are framed."""
    view = request.view
    kingdoms = view.kingdoms[request.page * PAGE : (request.page + 1) * PAGE]
    strips = 0 if view.over else 2 if view.next_line else 1
    below = TOP + kingdoms_height(view, kingdoms)
    height = clear_of_square(WIDTH, below + strips * STRIP + 8)
    canvas = Canvas(WIDTH, height, theme, mode)
    draw_kingdoms(canvas, view, kingdoms, TOP, request.framed)
    left = _left(canvas, kingdoms[0].grid)
    if strips:
        _draw_order(canvas, view, (left, below))
    if strips == 2:
        _draw_line(canvas, view, (left, below + STRIP))
    return canvas


def _head(view: GameView) -> int:
    """Return the height of a head: with a purse it has a second row."""
    return HEAD + (PURSE if view.board else 0)


def _block(view: GameView, grid: int) -> int:
    """Return the height of a kingdom with its head and the gap below it."""
    return _head(view) + 12 + grid * SQUARES[grid] + 24


def _left(canvas: Canvas, grid: int) -> int:
    """Return the left edge of the squares of the left kingdoms."""
    return (canvas.width - 2 * grid * SQUARES[grid] - GAP) // 2


def kingdoms_height(view: GameView, kingdoms: Sequence[KingdomView]) -> int:
    """Return the height of kingdoms, two by two."""
    return _block(view, kingdoms[0].grid) * -(-len(kingdoms) // 2)


def draw_kingdoms(
    canvas: Canvas,
    view: GameView,
    kingdoms: Sequence[KingdomView],
    top: int,
    framed: Framed | None = None,
) -> None:
    """Draw kingdoms two by two, a third in the middle; heads show places once the game is over.

    `framed`: the spots to frame instead of the domino each kingdom placed last.
    """
    side = kingdoms[0].grid * SQUARES[kingdoms[0].grid]
    left = _left(canvas, kingdoms[0].grid)
    places = {kingdom.seats: place for place, kingdom in ranking(view)} if view.over else {}
    for i, kingdom in enumerate(kingdoms):
        x = left + i % 2 * (side + GAP)
        if i % 2 == 0 and i == len(kingdoms) - 1:
            x = (canvas.width - side) // 2
        y = top + i // 2 * _block(view, kingdom.grid)
        _draw_head(canvas, view, kingdom, (x, y, x + side), places.get(kingdom.seats))
        grid = Grid(Window.of(kingdom), x, y + _head(view) + 12, SQUARES[kingdom.grid])
        draw_kingdom(canvas, grid, kingdom, dead=not view.over, buildings=view.buildings)
        for spot in _to_frame(view, kingdom, framed):
            draw_ring(canvas, grid, spot)


def _to_frame(view: GameView, kingdom: KingdomView, framed: Framed | None) -> list[tuple[str, str]]:
    if framed is not None:
        return [(left, right) for seat, left, right in framed if seat == kingdom.seats[0]]
    if not kingdom.placed or view.over:
        return []
    return [(kingdom.placed[-1].left, kingdom.placed[-1].right)]


def _draw_head(
    canvas: Canvas,
    view: GameView,
    kingdom: KingdomView,
    box: tuple[int, int, int],
    place: int | None,
) -> None:
    """Draw shield, name, points and purse; a gold rim for the lord on turn, or the winner."""
    left, top, right = box
    middle = top + HEAD / 2
    seat = view.turn.seat if view.turn and not view.over else None
    on_turn = seat in kingdom.seats
    golden = on_turn or is_winner(view, kingdom)
    border = "accent" if golden else None
    frame = (left - 8, top, right + 8, top + _head(view))
    canvas.panel(frame, border=border, border_width=4)
    if view.board:
        row = (left + 12, top + HEAD + PURSE / 2 - 6, right - 4)
        put_purse(canvas, kingdom, row, sizes=PURSES, gap=34)
    put_shield(canvas, "panel", (left + 2, middle), kingdom.seats, 82)
    points = str(kingdom.scorecard.total)
    x: float = right - 10
    x -= canvas.put_on("panel", (right, middle), "rm", badges.octagon, points, 96)[0]
    if on_turn and seat is not None:
        x -= canvas.put_on("panel", (x, middle), "rm", seat_pieces.king, seat, 78)[0] + 8
    elif is_winner(view, kingdom):
        x -= canvas.put_on("panel", (x, middle), "rm", badges.crown_mark, 78)[0] + 8
    elif place is not None:
        x -= canvas.text((x, middle + 1), str(place), 40, "muted", weight=800, anchor="rm") + 8
    left += more_shields(kingdom.seats, 82)
    put_names(canvas, view, (left + 64, middle), kingdom, (x - left - 70, 36), height=HEAD)


# -- the lines


def _draw_strip(canvas: Canvas, place: tuple[int, int], count: int) -> float:
    """Draw the ground of a line; returns the left edge of its first domino."""
    left, top = place
    canvas.panel((left - 8, top, canvas.width - left + 8, top + STRIP - 10), radius=16)
    put_arrows(canvas, (left + 6, top + 56), count)
    return left + 58


def _draw_order(canvas: Canvas, view: GameView, place: tuple[int, int]) -> None:
    """Draw this round's dominoes with their kings; kings alone before they have chosen."""
    top = place[1]
    left = _draw_strip(canvas, place, 1)
    if len(view.order) >= MANY or is_lettered(view):
        _draw_many(canvas, view, (left, top), view.order)
        return
    for i, slot in enumerate(view.order):
        x = left + i * STEP
        middle = x + 31, top + (74 if slot.domino else 56)
        canvas.put_on("panel", middle, "mm", seat_pieces.king, slot.seat, 88)
        if slot.domino is None:
            at, name, alias = (x + 68, top + 57), view.name(slot.seat), f"#{slot.seat}"
            put_name(canvas, at, name, 136, 30, weight=600, alias=alias)
            continue
        role = "muted" if slot.done else "text"
        figure = number(view, slot.domino)
        put_number(canvas, (x + 30, top + 24), figure, 60, 30, role=role, anchor="mm")
        fade = FADED if slot.done else 0.0
        put_domino(canvas, view, (x + 62, top + 21), slot.domino, 72, fade=fade)


def _draw_line(canvas: Canvas, view: GameView, place: tuple[int, int]) -> None:
    """Draw the next line; a king is beside the domino, where it hides no crown."""
    top = place[1]
    left = _draw_strip(canvas, place, 2)
    if len(view.next_line) >= MANY or is_lettered(view):
        _draw_many(canvas, view, (left, top), view.next_line)
        return
    for i, slot in enumerate(view.next_line):
        x = left + i * STEP
        put_domino(canvas, view, (x + 62, top + 21), slot.domino, 72)
        figure = number(view, slot.domino)
        if slot.seat is None:
            put_number(canvas, (x + 54, top + 57), figure, 50, 34, role="accent")
        else:
            put_number(canvas, (x + 30, top + 24), figure, 60, 30, role="muted", anchor="mm")
            canvas.put_on("panel", (x + 31, top + 74), "mm", seat_pieces.king, slot.seat, 88)


def _draw_many(
    canvas: Canvas,
    view: GameView,
    place: tuple[float, float],
    slots: Sequence[OrderSlot | LineSlot],
) -> None:
    """Draw a line of five dominoes or more, a number and the king below each.

    Before the kings have chosen they are alone. In the order of play, dominoes already played are
    dimmed; in the next line, free ones have golden numbers.
    """
    left, top = place
    row = FIVE if len(slots) <= MANY else SMALL
    cell = (canvas.width - left - 34) / max(len(slots), len(view.order))
    for i, slot in enumerate(slots):
        middle = left + (i + 0.5) * cell
        if slot.domino is None:
            if slot.seat is not None:
                canvas.put_on("panel", (middle, top + 56), "mm", seat_pieces.king, slot.seat, 96)
            continue
        done = isinstance(slot, OrderSlot) and slot.done
        corner = middle - row.px, top + 12
        put_domino(canvas, view, corner, slot.domino, row.px, fade=FADED if done else 0.0)
        role = "accent" if slot.seat is None else "text"
        if done or (isinstance(slot, LineSlot) and slot.seat is not None):
            role = "muted"
        figure = number(view, slot.domino), role
        below = top + 12 + row.px + row.gap + row.king * 74 / 192
        put_owner(canvas, (middle, below, cell), figure, row, slot.seat)
