"""The private picture of a turn in progress, 900 wide, at most 690 high."""

from engine import KingdomView
from locales import signed
from render.canvas.canvas import Canvas, Mode
from render.canvas.colors import Theme
from render.canvas.lettering import gain_role
from render.pictures.beside import Beside, draw_beside, lay_out
from render.pictures.common import (
    MARGIN,
    WIDTH,
    more_shields,
    put_arrows,
    put_bar,
    put_purse,
    put_shield,
    variants_on,
)
from render.pictures.line import draw_both_lines
from render.requests import PanelPicture
from render.sprites import badges, marks, neutral_pieces
from render.sprites.dominoes import number, put_domino
from render.sprites.kingdoms import (
    Grid,
    Window,
    draw_coordinates,
    draw_kingdom,
    draw_ring,
    draw_spots,
)

BAR = 100
BOARD_TOP = MARGIN + BAR + 24
LOW = 690  # height at most: with its buttons it fits a window
PURSE_MARGIN = 14  # between a purse and the change of points
START_HEIGHT = 690


def draw_panel(request: PanelPicture, theme: Theme, mode: Mode) -> Canvas:
    """Draw the turn for its lord; in round 0 only the kings and the first line."""
    if request.domino is None:
        return _draw_start(request, theme, mode)
    view = request.view
    kingdom = view.kingdom_of(request.seat)
    spots = [square for spot in request.candidates for square in spot.squares]
    usable = {*spots, *request.reach}
    window = Window.of(kingdom, usable)
    usable |= _still_free(kingdom, window, request.domino)
    beside = Beside.of(view, request.seat, request.taken, domino=request.domino)
    grid, height = lay_out(window, beside, BOARD_TOP, LOW)
    canvas = Canvas(WIDTH, height, theme, mode)
    draw_bar(canvas, request, kingdom)
    draw_kingdom(canvas, grid, kingdom, usable=usable, buildings=view.buildings)
    _draw_last_turn(canvas, grid, kingdom, request)
    draw_spots(canvas, grid, request.candidates, request.chosen)
    draw_coordinates(canvas, grid)
    draw_beside(canvas, view, beside, BOARD_TOP)
    return canvas


def _still_free(kingdom: KingdomView, window: Window, domino: str) -> set[str]:
    """Return the squares of a window that could be used before the domino in hand was laid.

    The view has those that can be used after it; squares that other spots need are hatched only
    after the turn.
    """
    before = [cell.square for cell in kingdom.cells if cell.domino != domino]
    laid = Window.around([kingdom.castle, *before])
    free = set()
    for name in window.squares():
        area = laid.with_square(name)
        if max(area.columns, area.rows) <= kingdom.grid:
            free.add(name)
    return free


def _draw_last_turn(
    canvas: Canvas, grid: Grid, kingdom: KingdomView, request: PanelPicture
) -> None:
    """Ring the domino of the lord's last turn; the one in hand has a frame of its own."""
    before = [placed for placed in kingdom.placed if placed.domino != request.domino]
    if before:
        draw_ring(canvas, grid, (before[-1].left, before[-1].right))


def draw_bar(
    canvas: Canvas, request: PanelPicture, kingdom: KingdomView, *, giants: int = 0
) -> None:
    """Draw shield and domino in hand, or giants, at the left, then the purse and the points."""
    middle = put_bar(canvas, request.seat, MARGIN, BAR, radius=18)
    put_shield(canvas, "panel", (24, middle), kingdom.seats, 104)
    more = more_shields(kingdom.seats, 104)
    left = 116.0 + more
    if request.domino is not None:
        put_arrows(canvas, (106 + more, middle), 1)
        figure = number(request.view, request.domino)
        x = 162 + more + canvas.text((148 + more, middle + 2), figure, 46, weight=800)
        put_domino(canvas, request.view, (x, middle - 36), request.domino, 72)
        if request.domino in kingdom.discarded:
            canvas.over((x - 3, middle - 39), "lt", marks.struck, 72)
        left = x + 172
    if giants:
        left += canvas.put_on("panel", (left, middle), "lm", neutral_pieces.giant, 120)[0] + 16
    if giants > 1:
        left += canvas.text((left, middle + 2), f"× {giants}", 46, weight=800) + 16
    end = _draw_points(canvas, request, kingdom, middle)
    if request.view.board:
        put_purse(canvas, kingdom, (left, middle, end - PURSE_MARGIN))


def _draw_points(
    canvas: Canvas, request: PanelPicture, kingdom: KingdomView, middle: float
) -> float:
    """Draw the points; if they change, also the points before, an arrow and the change.

    Where a purse needs the room, the points before and the arrow are left out. Returns where all
    this starts.
    """
    purse = request.view.board is not None
    total = kingdom.scorecard.total
    x: float = WIDTH - 22
    x -= canvas.put_on("panel", (x, middle), "rm", badges.octagon, str(total), 118)[0] + 8
    if request.gain is None:
        return x
    gain, role = signed(request.gain), gain_role(request.gain)
    if not purse:
        put_arrows(canvas, (x - 38, middle), 1)
        x -= 50
    x -= canvas.text((x, middle + 1), gain, 40, role, weight=700, anchor="rm") + 12
    has_harmony = "harmony" in (*variants_on(request.view), *request.view.quests)
    if request.domino in kingdom.discarded and has_harmony:
        x -= canvas.put_on("panel", (x, middle), "rm", badges.harmony_mark, 96)[0] + 12
    if not purse:
        before = str(total - request.gain)
        x -= canvas.put_on("panel", (x, middle), "rm", badges.octagon, before, 118)[0]
    return x


def _draw_start(request: PanelPicture, theme: Theme, mode: Mode) -> Canvas:
    """Draw the first choice: nothing lies in any kingdom yet."""
    view = request.view
    canvas = Canvas(WIDTH, START_HEIGHT, theme, mode)
    draw_bar(canvas, request, view.kingdom_of(request.seat))
    box = (MARGIN, MARGIN + BAR + 14, WIDTH - MARGIN, START_HEIGHT - 12)
    draw_both_lines(canvas, view, box, request.taken)
    return canvas
