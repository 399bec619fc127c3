"""The Court's private picture, 900 wide, at most 1,150 high: the offer, the own kingdom."""

from __future__ import annotations

from engine import RESOURCES, CourtView, KingdomView
from render.canvas.canvas import Canvas, Mode
from render.canvas.colors import Theme, seat_of
from render.canvas.lettering import gain_role, signed
from render.pictures.common import WIDTH, put_shield
from render.requests import CourtPicture
from render.sprites import badges, marks, resources, tokens
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
TOKEN = 180  # pixels of 96 units
HIGH = TOKEN * 128 // 96
OFFER = HIGH + 44  # height of the panel of tokens
PLACES = 4  # in it: three tokens and the pile
BAR = 76
BAR_TOP = MARGIN + OFFER + 12
BOARD_TOP = BAR_TOP + BAR + 20
FIXED = BOARD_TOP + 50  # coordinates
SINK = 17.0  # units that a number stands below the middle, clear of a resource
RIM = 7  # of gold round a token that can be bought


def draw_court(request: CourtPicture, theme: Theme, mode: Mode) -> Canvas:
    """Draw the tokens on offer, what the lord can pay with, and the kingdom with the draft."""
    view = request.view
    if view.court is None:
        raise ValueError("The Court is not in play")
    kingdom = view.kingdom_of(request.seat)
    window = Window.of(kingdom)
    px = size_for(min((WIDTH - 70) / window.columns, (LIMIT - FIXED) / window.rows))
    grid = Grid(window, (WIDTH - window.columns * px) // 2 + 16, BOARD_TOP, px)
    canvas = Canvas(WIDTH, FIXED + grid.height, theme, mode)
    _draw_offer(canvas, request, view.court)
    _draw_bar(canvas, request, kingdom)
    draw_kingdom(canvas, grid, kingdom, dead=not view.over, buildings=view.buildings)
    if kingdom.placed:
        last = kingdom.placed[-1]
        draw_last(canvas, grid, (last.left, last.right))
    _draw_paid(canvas, grid, kingdom, request)
    sites = [(site.number, site.square) for site in request.sites]
    draw_sites(canvas, grid, sites, request.chosen, lift=-SINK)
    draw_coordinates(canvas, grid)
    return canvas


def _place(index: int) -> tuple[float, float]:
    """Return the left top corner of a token on offer; the last place is the pile's."""
    step = (WIDTH - 2 * MARGIN - 2 * 22 - TOKEN) / (PLACES - 1)
    return MARGIN + 22 + index * step, MARGIN + (OFFER - HIGH) / 2


def _draw_offer(canvas: Canvas, request: CourtPicture, court: CourtView) -> None:
    """Draw the tokens: gold round those that can be bought, rose round the one that was."""
    canvas.panel((MARGIN, MARGIN, WIDTH - MARGIN, MARGIN + OFFER), radius=20)
    offer = request.offer or court.face_up
    bought = None if request.searched else request.bought
    for i in range(PLACES - 1):
        if i >= len(offer):
            _draw_empty(canvas, _place(i))
            continue
        if request.bought is None and offer[i] in request.payable:
            x, y = _place(i)
            frame = (x - RIM, y - RIM, x + TOKEN + RIM, y + HIGH + RIM)
            canvas.panel(frame, "accent", on="panel", radius=20)
            canvas.put_on("accent", (x, y), "lt", tokens.token, offer[i], TOKEN)
        else:
            canvas.put_on("panel", _place(i), "lt", tokens.token, offer[i], TOKEN)
        if offer[i] == bought:
            _frame(canvas, _place(i))
            bought = None
    if request.searched and request.bought is not None:
        canvas.put_on("panel", _place(PLACES - 1), "lt", tokens.token, request.bought, TOKEN)
        _frame(canvas, _place(PLACES - 1))
    else:
        _draw_pile(canvas, court)


def _draw_empty(canvas: Canvas, place: tuple[float, float]) -> None:
    x, y = place
    box = (x + 4, y + 4, x + TOKEN - 4, y + HIGH - 4)
    canvas.panel(box, "slot", on="panel", border="line", border_width=3)


def _frame(canvas: Canvas, place: tuple[float, float]) -> None:
    pad = marks.CHOSEN_PAD * TOKEN / 96
    canvas.over((place[0] - pad, place[1] - pad), "lt", marks.chosen, TOKEN, 1, 128 / 96)


def _draw_pile(canvas: Canvas, court: CourtView) -> None:
    """Draw the pile and how many tokens it holds."""
    x, y = _place(PLACES - 1)
    middle = x + TOKEN / 2
    if court.pile:
        canvas.put_on("panel", (middle, y + 4), "mt", tokens.court_pile, TOKEN - 40)
    role = "text" if court.pile else "muted"
    canvas.text((middle, y + HIGH - 22), str(court.pile), 44, role, weight=800, anchor="mm")


def _draw_bar(canvas: Canvas, request: CourtPicture, kingdom: KingdomView) -> None:
    """Draw shield and resources at the left, the change of the draft and points at the right."""
    right, bottom = WIDTH - MARGIN, BAR_TOP + BAR
    canvas.panel((MARGIN, BAR_TOP, right, bottom), radius=16)
    canvas.panel((MARGIN, bottom - 8, right, bottom), seat_of(request.seat).color, radius=4)
    middle = BAR_TOP + (BAR - 8) / 2
    put_shield(canvas, "panel", (24, middle), kingdom.seats, 84)
    x: float = 98
    borne = kingdom.resources
    for kind in RESOURCES.values():
        count = borne.get(kind, 0)
        x += canvas.put_on("panel", (x, middle), "lm", resources.resource, kind, 136)[0] + 8
        role = "text" if count else "muted"
        x += canvas.text((x, middle + 1), str(count), 40, role, weight=700) + 26
    x = right - 10
    points = str(kingdom.scorecard.total)
    x -= canvas.put_on("panel", (x, middle), "rm", badges.octagon, points, 104)[0] + 12
    if request.gain is not None:
        gain, role = signed(request.gain), gain_role(request.gain)
        canvas.text((x, middle + 1), gain, 40, role, weight=700, anchor="rm")


def _draw_paid(canvas: Canvas, grid: Grid, kingdom: KingdomView, request: CourtPicture) -> None:
    """Strike the resources that pay; one below the token is hidden by it."""
    for cell in kingdom.cells:
        kind = RESOURCES.get(cell.terrain)
        if cell.square in request.paid and cell.square != request.chosen and kind:
            x, y = grid.place(cell.square)
            middle = x + 67 * grid.px / 96, y + 29 * grid.px / 96
            canvas.over(middle, "mm", resources.spent, kind, round(grid.px * 1.1))
