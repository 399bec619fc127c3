"""One kingdom as large as it goes, upright, with what each terrain brings."""

from __future__ import annotations

from engine import GameView, KingdomView
from render.colors import TERRAINS
from render.kingdoms import Grid, Window, draw_coordinates, draw_kingdom, draw_last, size_for
from render.pictures.common import (
    WIDTH,
    clear_of_square,
    points_of,
    put_header,
    put_mark,
    variants_on,
)
from render.requests import KingdomPicture, Theme
from render.stage import Mode, Stage

MARGIN = 16
HEADER = 112  # where it ends
CHIP = 64
FIXED = HEADER + 28 + 62 + CHIP + 18


def draw_one_kingdom(request: KingdomPicture, theme: Theme, mode: Mode) -> Stage:
    """Draw a kingdom by itself."""
    view = request.view
    kingdom = view.kingdom_of(request.seat)
    window = Window.of(kingdom)
    px = size_for((WIDTH - 76) / window.columns)
    plain = FIXED + window.rows * px
    height = clear_of_square(WIDTH, plain)
    stage = Stage(WIDTH, height, theme, mode)
    put_header(stage, view, kingdom, (MARGIN, MARGIN, WIDTH - MARGIN))
    top = HEADER + 28 + (height - plain) // 2
    grid = Grid(window, (WIDTH - window.columns * px) // 2 + 18, top, px)
    draw_kingdom(stage, grid, kingdom, dead=not view.over)
    if kingdom.placed:
        last = kingdom.placed[-1]
        draw_last(stage, grid, (last.left, last.right))
    draw_coordinates(stage, grid)
    _draw_chips(stage, view, kingdom, height - CHIP - 18)
    return stage


def _draw_chips(stage: Stage, view: GameView, kingdom: KingdomView, top: int) -> None:
    """Draw what each terrain of the kingdom brings, then the bonuses that are played for."""
    here = {cell.terrain.value for cell in kingdom.cells}
    lines = [line for line in TERRAINS if line in here] + list(variants_on(view))
    if not lines:
        return
    step = (WIDTH - 2 * MARGIN + 8) / len(lines)
    mark, figure, inset = (48, 36, 14) if len(lines) <= 6 else (40, 32, 9)
    for i, line in enumerate(lines):
        left = MARGIN - 4 + i * step
        stage.panel((left + 4, top, left + step - 4, top + CHIP))
        put_mark(stage, "panel", (left + inset + mark / 2, top + CHIP / 2), line, mark)
        points = str(points_of(kingdom.scorecard, line))
        place = (left + step - inset - 4, top + CHIP / 2 + 1)
        stage.text(place, points, figure, weight=700, anchor="rm")
