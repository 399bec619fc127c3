"""One kingdom as large as possible, upright, with the points of each terrain."""

from dataclasses import replace

from engine import GameView, KingdomView
from render.canvas.canvas import Canvas, Mode
from render.canvas.colors import LANDS, Theme
from render.pictures.common import (
    WIDTH,
    bonus_lines,
    clear_of_square,
    points_of,
    put_header,
    put_mark,
    put_purse,
)
from render.requests import KingdomPicture
from render.sprites import badges, neutral_pieces
from render.sprites.kingdoms import (
    Grid,
    Window,
    draw_coordinates,
    draw_kingdom,
    draw_last_placed,
    size_for,
)

MARGIN = 16
HEADER = 112  # where it ends
CHIP = 64
CHIPS = 8  # in a row at most
FIXED = HEADER + 28 + 62 + CHIP + 18
PURSE = 88
PURSE_SIZES = ((156, 46),)


def draw_one_kingdom(request: KingdomPicture, theme: Theme, mode: Mode) -> Canvas:
    """Draw a kingdom by itself."""
    view = request.view
    kingdom = view.kingdom_of(request.seat)
    window = Window.of(kingdom)
    px = size_for((WIDTH - 76) / window.columns)
    lines = _lines(view, kingdom)
    more_chips = (CHIP + 10) * max(0, -(-len(lines) // CHIPS) - 1)
    below = more_chips + (PURSE + 12 if view.board else 0)
    plain = FIXED + below + window.rows * px
    height = clear_of_square(WIDTH, plain)
    canvas = Canvas(WIDTH, height, theme, mode)
    put_header(canvas, view, kingdom, (MARGIN, MARGIN, WIDTH - MARGIN))
    top = HEADER + 28 + (height - plain) // 2
    grid = Grid(window, (WIDTH - window.columns * px) // 2 + 18, top, px)
    draw_kingdom(canvas, grid, kingdom, dead=not view.over, buildings=view.buildings)
    draw_last_placed(canvas, grid, kingdom)
    draw_coordinates(canvas, grid)
    top = height - CHIP - 18 - more_chips
    if view.board:
        _draw_treasury(canvas, kingdom, top - 12 - PURSE)
    _draw_chips(canvas, kingdom, lines, top)
    return canvas


def _lines(view: GameView, kingdom: KingdomView) -> list[str]:
    """Return the lines of a kingdom: the lands in it, a town that scores, the bonuses."""
    here = {cell.terrain.value for cell in kingdom.cells}
    town = ["town"] if kingdom.scorecard.town else []
    return [line for line in LANDS if line in here] + town + list(bonus_lines(view))


def _draw_treasury(canvas: Canvas, kingdom: KingdomView, top: int) -> None:
    """Draw coins, free knights and towers, and at the right the Queen with her crown."""
    canvas.panel((MARGIN, top, WIDTH - MARGIN, top + PURSE), radius=18)
    middle = top + PURSE / 2
    alone = replace(kingdom, queen=False)
    put_purse(canvas, alone, (MARGIN + 20, middle, WIDTH), sizes=PURSE_SIZES, gap=84)
    if kingdom.queen:
        place = WIDTH - MARGIN - 16, middle
        wide, _ = canvas.put_on("panel", place, "rm", neutral_pieces.queen, 90)
        place = place[0] - wide - 14, middle
        canvas.put_on("panel", place, "rm", badges.crown_plate, 1, 150, 27.5)


def _draw_chips(canvas: Canvas, kingdom: KingdomView, lines: list[str], top: int) -> None:
    """Draw the points of each line, in one row or in two."""
    if not lines:
        return
    rows = -(-len(lines) // CHIPS)
    in_row = -(-len(lines) // rows)
    step = (WIDTH - 2 * MARGIN + 8) / in_row
    mark, figure, inset = (48, 36, 14) if in_row <= 6 else (40, 32, 9)
    for i, line in enumerate(lines):
        if i == in_row:
            top += CHIP + 10
        left = MARGIN - 4 + i % in_row * step
        canvas.panel((left + 4, top, left + step - 4, top + CHIP))
        put_mark(canvas, (left + inset + mark / 2, top + CHIP / 2), line, mark)
        points = str(points_of(kingdom.scorecard, line))
        place = (left + step - inset - 4, top + CHIP / 2 + 1)
        canvas.text(place, points, figure, weight=700, anchor="rm")
