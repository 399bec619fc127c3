"""The private picture of a giant that must cover a crown, 900 wide, at most 690 high."""

from dataclasses import replace

from engine import KingdomView
from render.canvas.canvas import Canvas, Mode
from render.canvas.colors import Theme
from render.pictures.beside import Beside, draw_beside, lay_out
from render.pictures.common import WIDTH
from render.pictures.panel import BOARD_TOP, LOW, draw_bar
from render.requests import CrownsPicture, PanelPicture
from render.sprites.kingdoms import (
    Window,
    draw_coordinates,
    draw_kingdom,
    draw_last_placed,
    draw_sites,
)

LIFT = 8.0  # units of a number above the middle, clear of crowns


def draw_crowns(request: CrownsPicture, theme: Theme, mode: Mode) -> Canvas:
    """Draw the kingdom with its open crowns numbered; in a turn the next line beside it."""
    view = request.view
    kingdom = view.kingdom_of(request.seat)
    if request.domino is None:
        kingdom = _with_giant(kingdom, request.chosen, request.gain or 0)
    panel = PanelPicture(view, request.seat, request.domino, taken=request.taken, gain=request.gain)
    window = Window.of(kingdom)
    beside = Beside((), ())
    if request.domino is not None:
        beside = Beside.of(view, request.seat, request.taken, domino=request.domino)
    grid, height = lay_out(window, beside, BOARD_TOP, LOW)
    canvas = Canvas(WIDTH, height, theme, mode)
    draw_bar(canvas, panel, kingdom, giants=request.waiting)
    draw_kingdom(canvas, grid, kingdom, dead=not view.over, buildings=view.buildings)
    draw_last_placed(canvas, grid, kingdom)
    crowns = [(crown.number, crown.square) for crown in request.crowns]
    draw_sites(canvas, grid, crowns, request.chosen, lift=LIFT)
    draw_coordinates(canvas, grid)
    draw_beside(canvas, view, beside, BOARD_TOP)
    return canvas


def _with_giant(kingdom: KingdomView, square: str | None, gain: int) -> KingdomView:
    """Return the kingdom with one giant more on a square, and its points then."""
    cells = [
        replace(cell, giants=cell.giants + 1) if cell.square == square else cell
        for cell in kingdom.cells
    ]
    card = replace(kingdom.scorecard, total=kingdom.scorecard.total + gain)
    return replace(kingdom, cells=tuple(cells), scorecard=card)
