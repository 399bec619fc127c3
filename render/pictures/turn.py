"""The public picture of a turn, 900 × 600: the kingdom just played, the order, the next line."""

from engine import GameView, KingdomView, OrderSlot
from locales import signed
from render.canvas.canvas import Canvas, Mode
from render.canvas.colors import Theme
from render.canvas.lettering import gain_role
from render.pictures.common import (
    king_on_turn,
    more_shields,
    put_gap,
    put_name,
    put_names,
    put_purse,
    put_shield,
    put_stripe,
)
from render.pictures.line import draw_both_lines
from render.requests import TurnPicture
from render.sprites import badges, marks, seat_pieces, tiles
from render.sprites.dominoes import (
    FADED,
    Row,
    draw_row,
    is_lettered,
    number,
    put_domino,
    put_number,
)
from render.sprites.kingdoms import Grid, Window, draw_coordinates, draw_kingdom, draw_last_placed

SIZE = 900, 600
SQUARES = {5: 100, 7: 72}  # pixels a square by grid
LEFT, TOP = 48, 10  # of the board
BAR = 12, 557  # left and top of the bar under the board
COLUMN = 566, 890  # left and right of the column beside it
LINE_HEIGHT = 252
ROW_MAX = 144
PURSES = ((72, 32), (66, 30), (60, 28))
SMALL_LINE = 120  # height of the next line in one row
BOARD = 116  # height of the builders' board below it
TILE = 49  # pixels a tile
MANY = 5  # dominoes of a line from which there are two columns
MANY_STEP = 62  # from one of them to the next
NARROW_STEP = 50  # the same above the builders' board
BOARD_BELOW = 92  # height of the builders' board below many
WHOLE_ROW = 76  # height of a row of the order from which its domino has full size
SHIELD = 50  # of the lord who played, and of those in low rows at most
LEAST_ROW = 66  # height of a row of the order with a name above a domino


def draw_turn(request: TurnPicture, theme: Theme, mode: Mode) -> Canvas:
    """Draw a turn for everybody; both lines instead while the kingdom is empty."""
    view = request.view
    canvas = Canvas(*SIZE, theme, mode)
    kingdom = view.kingdom_of(request.seat)
    if not kingdom.placed and not kingdom.discarded:
        draw_both_lines(canvas, view, (14, 14, SIZE[0] - 14, SIZE[1] - 14))
        return canvas
    discarded = request.played in kingdom.discarded
    px = SQUARES[kingdom.grid]
    grid = Grid(Window.of(kingdom), LEFT, TOP, px)
    draw_kingdom(canvas, grid, kingdom, dead=not view.over, buildings=view.buildings)
    if not discarded:
        draw_last_placed(canvas, grid, kingdom)
    draw_coordinates(canvas, grid, 28)
    _draw_bar(canvas, request, kingdom, LEFT + grid.width + 8)
    board = view.board is not None and request.board_changed
    bottom = _draw_order(canvas, view, board=board)
    if board:
        _draw_line_and_board(canvas, view, bottom + 10)
    elif view.next_line:
        _draw_line(canvas, view, bottom + 10)
    return canvas


def _draw_bar(canvas: Canvas, request: TurnPicture, kingdom: KingdomView, right: int) -> None:
    """Draw shield, gain and points of the lord who played.

    Between them is the name or the purse: then names are in the order of play only.
    """
    left, top = BAR
    bottom = SIZE[1] - 6
    middle = top + (bottom - top - 5) / 2
    canvas.panel((left, top, right, bottom), radius=12)
    put_shield(canvas, "panel", (left + 4, middle - 2), kingdom.seats, SHIELD)
    left += more_shields(kingdom.seats, SHIELD)
    x: float = right - 8
    points = str(kingdom.scorecard.total)
    x -= canvas.put_on("panel", (x, middle), "rm", badges.wide_octagon, points, 33)[0] + 12
    if request.gain is not None:
        gain, role = signed(request.gain), gain_role(request.gain)
        x -= canvas.text((x, middle + 1), gain, 32, role, weight=700, anchor="rm") + 14
    if request.played in kingdom.discarded and request.played is not None:
        put_domino(canvas, request.view, (x - 56, middle - 14), request.played, 28)
        canvas.over((x - 57, middle - 15), "lt", marks.struck, 28)
        x -= 68
    if request.view.board:
        put_purse(canvas, kingdom, (left + 54, middle, x), sizes=PURSES)
    else:
        put_names(canvas, request.view, (left + 56, middle), kingdom, (x - left - 56, 34))
    put_stripe(canvas, (BAR[0], bottom - 5, right, bottom), request.seat, radius=2)


# -- the order of play


def _draw_order(canvas: Canvas, view: GameView, *, board: bool) -> float:
    """Draw a row for each king, in the order of play; returns the panel's bottom."""
    left, right = COLUMN
    below = _height_below(view, board=board)
    room = SIZE[1] - 12 - 12 - below
    height = min(84 if view.next_line else ROW_MAX, room // len(view.order))
    draw = _draw_order_row if height >= LEAST_ROW else _draw_low_row
    bottom = 6 + 12 + len(view.order) * height
    canvas.panel((left, 6, right, bottom))
    seen: set[int] = set()
    on_turn = king_on_turn(view)
    for i, slot in enumerate(view.order):
        box = (left, 12 + i * height, right, 12 + (i + 1) * height)
        if slot is on_turn:
            inset = 1 if height >= WHOLE_ROW else -1
            inner = (box[0] + 4, box[1] + inset, box[2] - 4, box[3] - inset)
            canvas.panel(inner, "slot", on="panel", radius=12, border="accent", border_width=4)
        draw(canvas, view, slot, box, again=slot.seat in seen, on_turn=slot is on_turn)
        seen.add(slot.seat)
    return bottom


def _own_first(view: GameView, slot: OrderSlot) -> list[int]:
    """Return the seats that play for the kingdom of a king, the lord's own first."""
    seats = view.kingdom_of(slot.seat).seats
    return sorted(seats, key=lambda seat: seat != slot.seat)


def _draw_order_row(
    canvas: Canvas,
    view: GameView,
    slot: OrderSlot,
    box: tuple[float, float, float, float],
    *,
    again: bool,
    on_turn: bool,
) -> None:
    """Draw shield, name, points and domino; a lord's second king has no name and points."""
    left, top, right, bottom = box
    on = "slot" if on_turn else "panel"
    role = "muted" if slot.done else "text"
    middle, height = (top + bottom) / 2, bottom - top
    seats = _own_first(view, slot)
    put_shield(canvas, on, (left + 12, middle), seats, 84)
    left += more_shields(seats, 84)
    if height >= WHOLE_ROW:
        px, upper, lower = 36, middle - height * 0.27, middle + height * 0.21
    else:
        px, upper, lower = round(height * 0.42), middle - height * 0.25, middle + height * 0.2
    if again:
        lower = middle
    else:
        kingdom = view.kingdom_of(slot.seat)
        points = str(kingdom.scorecard.total)
        taken = canvas.put_on(on, (right - 12, middle), "rm", badges.wide_octagon, points, 44)[0]
        room = right - left - 74 - taken - 24
        if slot.domino is None:
            upper = middle
        name = view.name(slot.seat)
        at, alias = (left + 74, upper), f"#{slot.seat}"
        put_name(canvas, at, name, room, 28, role=role, on=on, weight=600, alias=alias)
    if slot.domino is not None:
        fade = FADED if slot.done else 0.0
        figure = number(view, slot.domino)
        x = left + (144 if is_lettered(view) else 112)
        put_number(canvas, (x, lower), figure, x - left - 70, 30, role=role, on=on)
        put_domino(canvas, view, (x + 10, lower - px / 2), slot.domino, px, on=on, fade=fade)


def _draw_low_row(
    canvas: Canvas,
    view: GameView,
    slot: OrderSlot,
    box: tuple[float, float, float, float],
    *,
    again: bool,
    on_turn: bool,
) -> None:
    """Draw shield, name, domino and points in one low row, without a number."""
    left, top, right, bottom = box
    on = "slot" if on_turn else "panel"
    role = "muted" if slot.done else "text"
    middle = (top + bottom) / 2
    px = min(29, round(bottom - top) - 8)
    high = min(34, round(bottom - top) - 6)
    seats = _own_first(view, slot)
    shield = max(SHIELD, high + 12)
    shield = min(SHIELD, int((bottom - top - 2) * 96 / 70))
    put_shield(canvas, on, (left + 10, middle), seats, shield)
    left += more_shields(seats, shield)
    x = right - 12
    if not again:
        points = str(view.kingdom_of(slot.seat).scorecard.total)
        x -= canvas.put_on(on, (x, middle), "rm", badges.wide_octagon, points, high)[0]
    if slot.domino is not None:
        x -= 2 * px + 8
        fade = FADED if slot.done else 0.0
        put_domino(canvas, view, (x, middle - px / 2), slot.domino, px, on=on, fade=fade)
    if not again:
        place = left + 50, middle - 1
        name = view.name(slot.seat)
        room, alias = x - left - 58, f"#{slot.seat}"
        put_name(canvas, place, name, room, 28, role=role, on=on, weight=600, alias=alias)


# -- the next line


def _height_below(view: GameView, *, board: bool) -> int:
    """Return the height below the order of play for the next line and the board."""
    rows = -(-len(view.next_line) // 2)
    if not view.next_line:
        return BOARD + 22 if board else 0
    if len(view.next_line) < MANY:
        return LINE_HEIGHT + 10
    return 16 + (NARROW_STEP * rows + BOARD_BELOW if board else MANY_STEP * rows)


def _draw_line(canvas: Canvas, view: GameView, top: float) -> None:
    """Draw the next line two by two; many dominoes in two columns, the numbers beside them."""
    left, right = COLUMN
    bottom = SIZE[1] - 6
    canvas.panel((left, top, right, bottom))
    if len(view.next_line) >= MANY:
        _draw_columns(canvas, view, top, (bottom - top - 8) / -(-len(view.next_line) // 2))
        return
    rows = [view.next_line[i : i + 2] for i in range(0, len(view.next_line), 2)]
    step = (bottom - top - 16) / len(rows)
    row = Row(px=62, king=64, figure=34, gap=5)
    for i, slots in enumerate(rows):
        room = (right - left - 12) * len(slots) / 2
        draw_row(canvas, view, (left + 6, top + 12 + i * step, room), slots, row)


def _draw_columns(canvas: Canvas, view: GameView, top: float, step: float) -> None:
    """Draw the next line in two columns, each domino as wide as its column allows.

    Its number is beside it; a domino already taken has the shield instead, since its number is no
    longer needed.
    """
    left, right = COLUMN
    in_column = -(-len(view.next_line) // 2)
    room, px = (60, 45) if is_lettered(view) else (42, 52)
    px = min(px, round(step) - 5)
    for i, slot in enumerate(view.next_line):
        x = left + 5 + i // in_column * (right - left - 8) / 2
        middle = top + 4 + (i % in_column + 0.5) * step
        corner = x + room + 4, middle - px / 2
        if slot.seat is None:
            figure, place = number(view, slot.domino), (x + room, middle + 1)
            put_number(canvas, place, figure, room, 30, role="accent")
            put_domino(canvas, view, corner, slot.domino, px)
        else:
            canvas.put_on("panel", (x + room - 2, middle), "rm", seat_pieces.shield, slot.seat, 60)
            put_domino(canvas, view, corner, slot.domino, px, fade=FADED)


# -- the builders' board, if it changed


def _draw_line_and_board(canvas: Canvas, view: GameView, top: float) -> None:
    """Draw the next line in one row and below it the builders' board, pictures only."""
    left, right = COLUMN
    bottom = SIZE[1] - 6
    canvas.panel((left, top, right, bottom))
    if len(view.next_line) >= MANY:
        rows = -(-len(view.next_line) // 2)
        _draw_columns(canvas, view, top, (bottom - top - BOARD_BELOW - 4) / rows)
        canvas.fill((left + 14, bottom - BOARD_BELOW, right - 14, bottom - BOARD_BELOW + 2), "line")
        _draw_board(canvas, view, bottom - BOARD_BELOW + 6)
        return
    if view.next_line:
        _draw_small_line(canvas, view, top + 18)
        canvas.fill((left + 14, top + SMALL_LINE, right - 14, top + SMALL_LINE + 2), "line")
    _draw_board(canvas, view, bottom - BOARD)


def _draw_small_line(canvas: Canvas, view: GameView, top: float) -> None:
    """Draw the next line of few dominoes in one row, shields for the kings."""
    px = 35
    left, right = COLUMN
    cell = (right - left - 12) / len(view.next_line)
    for i, slot in enumerate(view.next_line):
        middle = left + 6 + (i + 0.5) * cell
        fade = 0.0 if slot.seat is None else FADED
        put_domino(canvas, view, (middle - px, top), slot.domino, px, fade=fade)
        figure, y = number(view, slot.domino), top + px + 26
        if slot.seat is None:
            put_number(canvas, (middle, y), figure, cell, 30, role="accent", anchor="mm")
        elif not is_lettered(view):
            put_number(canvas, (middle - 2, y), figure, cell / 2, 30, role="muted")
            canvas.put_on("panel", (middle + 4, y), "lm", seat_pieces.shield, slot.seat, 56)
        else:  # its number is no longer needed
            canvas.put_on("panel", (middle, y - 2), "mm", seat_pieces.shield, slot.seat, 52)


def _draw_board(canvas: Canvas, view: GameView, top: float) -> None:
    """Draw the six slots in one row, the most expensive first, prices below."""
    if view.board is None:
        return
    left, right = COLUMN
    cell = (right - left - 16) / len(view.board.slots)
    for i, slot in enumerate(reversed(view.board.slots)):
        middle = left + 8 + (i + 0.5) * cell
        corner = middle - TILE / 2, top
        if slot.building is None:
            put_gap(canvas, view, slot, corner, TILE)
        else:
            building = view.building(slot.building)
            canvas.put_on("panel", corner, "lt", tiles.compact_tile, building, TILE)
        canvas.text((middle, top + TILE + 22), str(slot.price), 30, weight=800, anchor="mm")
