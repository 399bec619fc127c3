"""The town's private picture, 900 wide, at most 1,150 high: what is on offer, the own kingdom."""

from __future__ import annotations

from engine import KingdomView
from render.canvas.canvas import Canvas, Mode
from render.canvas.colors import Theme, seat_of
from render.canvas.lettering import gain_role, signed
from render.pictures.builders import Layout, Offer, draw_board
from render.pictures.common import WIDTH, more_shields, put_purse, put_shield
from render.requests import TownPicture
from render.sprites import badges, marks
from render.sprites.kingdoms import (
    Grid,
    Window,
    draw_coordinates,
    draw_kingdom,
    draw_last,
    draw_sites,
    size_for,
)

LIMIT = 1150
MARGIN = 12
OFFER = 474  # height of the builders' board
BAR = 76
BAR_TOP = MARGIN + OFFER + 12
BOARD_TOP = BAR_TOP + BAR + 20
FIXED = BOARD_TOP + 50  # coordinates
LAYOUT: Layout = Layout(
    (MARGIN, MARGIN, WIDTH - MARGIN, MARGIN + OFFER),
    side=132,
    tile=176,
    price=52,
    figure=46,
    coin=120,
)


def draw_town(request: TownPicture, theme: Theme, mode: Mode) -> Canvas:
    """Draw what the lord on turn may buy, and the kingdom with the draft applied."""
    view = request.view
    if view.board is None:
        raise ValueError("no builders' board is in play")
    kingdom = view.kingdom_of(request.seat)
    window = Window.of(kingdom)
    px = size_for(min((WIDTH - 70) / window.columns, (LIMIT - FIXED) / window.rows))
    grid = Grid(window, (WIDTH - window.columns * px) // 2 + 16, BOARD_TOP, px)
    canvas = Canvas(WIDTH, FIXED + grid.height, theme, mode)
    payable = frozenset(request.payable)
    offer = Offer(view, view.board, request.seat, int(request.discount), payable)
    draw_board(canvas, offer, LAYOUT)
    _draw_bar(canvas, request, kingdom)
    draw_kingdom(canvas, grid, kingdom, dead=not view.over, buildings=view.buildings)
    if kingdom.placed:
        last = kingdom.placed[-1]
        draw_last(canvas, grid, (last.left, last.right))
    _draw_posts(canvas, grid, request.posts)
    sites = [(site.number, site.square) for site in request.sites]
    draw_sites(canvas, grid, sites, request.chosen)
    draw_coordinates(canvas, grid)
    return canvas


def _draw_bar(canvas: Canvas, request: TownPicture, kingdom: KingdomView) -> None:
    """Draw shield and purse at the left, the change of the draft and the points at the right."""
    right, bottom = WIDTH - MARGIN, BAR_TOP + BAR
    canvas.panel((MARGIN, BAR_TOP, right, bottom), radius=16)
    canvas.panel((MARGIN, bottom - 8, right, bottom), seat_of(request.seat).color, radius=4)
    middle = BAR_TOP + (BAR - 8) / 2
    put_shield(canvas, "panel", (24, middle), kingdom.seats, 84)
    x: float = right - 10
    points = str(kingdom.scorecard.total)
    x -= canvas.put_on("panel", (x, middle), "rm", badges.octagon, points, 104)[0] + 12
    if request.gain is not None:
        gain, role = signed(request.gain), gain_role(request.gain)
        x -= canvas.text((x, middle + 1), gain, 40, role, weight=700, anchor="rm") + 14
    left = 98 + more_shields(kingdom.seats, 84)
    put_purse(canvas, kingdom, (left, middle, x), sizes=((118, 40), (104, 36), (92, 34)), gap=32)


def _draw_posts(canvas: Canvas, grid: Grid, posts: tuple[str, ...]) -> None:
    """Frame the knights of this draft: they can still be taken back."""
    pad = marks.CHOSEN_PAD * grid.px / 96
    for name in posts:
        x, y = grid.place(name)
        canvas.over((x - pad, y - pad), "lt", marks.chosen, grid.px, 1, 1)
