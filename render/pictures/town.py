"""The town's private picture, 900 wide, about 690 high at most: the offer, the kingdom."""

from engine import KingdomView
from render.canvas.canvas import Canvas, Mode
from render.canvas.colors import Theme
from render.pictures.beside import Beside, draw_beside, lay_out
from render.pictures.builders import Layout, Offer, draw_board
from render.pictures.common import (
    MARGIN,
    WIDTH,
    more_shields,
    put_bar,
    put_points,
    put_purse,
    put_shield,
)
from render.pictures.panel import LOW
from render.requests import TownPicture
from render.sprites.kingdoms import (
    Window,
    draw_coordinates,
    draw_frame,
    draw_kingdom,
    draw_last_placed,
    draw_sites,
)

OFFER = 178  # height of the builders' board
BAR = 68
BAR_TOP = MARGIN + OFFER + 10
BOARD_TOP = BAR_TOP + BAR + 20
LAYOUT = Layout(
    (MARGIN, MARGIN, WIDTH - MARGIN, MARGIN + OFFER),
    side=92,
    tile=108,
    price=46,
    figure=40,
    coin=108,
    strip=True,
)


def draw_town(request: TownPicture, theme: Theme, mode: Mode) -> Canvas:
    """Draw the builders' board for the lord on turn, and the kingdom with the draft applied."""
    view = request.view
    if view.board is None:
        raise ValueError("no builders' board is in play")
    kingdom = view.kingdom_of(request.seat)
    beside = Beside.of(view, request.seat, request.taken)
    grid, height = lay_out(Window.of(kingdom), beside, BOARD_TOP, LOW)
    canvas = Canvas(WIDTH, height, theme, mode)
    payable = frozenset(request.payable)
    offer = Offer(view, view.board, request.seat, int(request.discount), payable)
    draw_board(canvas, offer, LAYOUT)
    _draw_bar(canvas, request, kingdom)
    draw_kingdom(canvas, grid, kingdom, dead=not view.over, buildings=view.buildings)
    draw_last_placed(canvas, grid, kingdom)
    for knight in request.posts:  # can still be taken back
        draw_frame(canvas, grid, (knight,))
    sites = [(site.number, site.square) for site in request.sites]
    draw_sites(canvas, grid, sites, request.chosen)
    draw_coordinates(canvas, grid)
    draw_beside(canvas, view, beside, BOARD_TOP)
    return canvas


def _draw_bar(canvas: Canvas, request: TownPicture, kingdom: KingdomView) -> None:
    """Draw shield and purse at the left, the change of the draft and the points at the right."""
    middle = put_bar(canvas, request.seat, BAR_TOP, BAR, radius=16)
    put_shield(canvas, "panel", (24, middle), kingdom.seats, 84)
    x = put_points(canvas, kingdom, request.gain, (WIDTH - MARGIN - 10, middle))
    left = 98 + more_shields(kingdom.seats, 84)
    put_purse(canvas, kingdom, (left, middle, x), sizes=((118, 40), (104, 36), (92, 34)), gap=32)
