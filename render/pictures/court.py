"""The Court's private picture, 900 wide, about 690 high at most: the offer, the kingdom."""

from engine import RESOURCES, CourtView, KingdomView
from render.canvas.canvas import Canvas, Mode
from render.canvas.colors import Theme
from render.pictures.beside import Beside, draw_beside, lay_out
from render.pictures.common import MARGIN, WIDTH, put_bar, put_points, put_shield
from render.pictures.panel import LOW
from render.requests import CourtPicture
from render.sprites import marks, resources, tokens
from render.sprites.kingdoms import (
    Grid,
    Window,
    draw_coordinates,
    draw_kingdom,
    draw_last_placed,
    draw_sites,
)

TOKEN = 111  # pixels of 96 units
HIGH = TOKEN * 128 // 96
OFFER = HIGH + 30  # height of the panel of tokens
PLACES = 4  # in it: three tokens and the pile
BAR = 68
BAR_TOP = MARGIN + OFFER + 10
BOARD_TOP = BAR_TOP + BAR + 20
SINK = 17.0  # units of a number below the middle, clear of a resource
RIM = 5  # of gold round a token that can be bought


def draw_court(request: CourtPicture, theme: Theme, mode: Mode) -> Canvas:
    """Draw the tokens on offer, the lord's resources, and the kingdom with the draft."""
    view = request.view
    if view.court is None:
        raise ValueError("The Court is not in play")
    kingdom = view.kingdom_of(request.seat)
    beside = Beside.of(view, request.seat, request.taken) if request.chooses else Beside((), ())
    grid, height = lay_out(Window.of(kingdom), beside, BOARD_TOP, LOW)
    canvas = Canvas(WIDTH, height, theme, mode)
    _draw_offer(canvas, request, view.court)
    _draw_bar(canvas, request, kingdom)
    draw_kingdom(canvas, grid, kingdom, dead=not view.over, buildings=view.buildings)
    draw_last_placed(canvas, grid, kingdom)
    _draw_paid(canvas, grid, kingdom, request)
    sites = [(site.number, site.square) for site in request.sites]
    draw_sites(canvas, grid, sites, request.chosen, lift=-SINK)
    draw_coordinates(canvas, grid)
    draw_beside(canvas, view, beside, BOARD_TOP)
    return canvas


def _place(index: int) -> tuple[float, float]:
    """Return the left top corner of a token on offer; the last place is the pile's."""
    step = (WIDTH - 2 * MARGIN - 2 * 22 - TOKEN) / (PLACES - 1)
    return MARGIN + 22 + index * step, MARGIN + (OFFER - HIGH) / 2


def _draw_offer(canvas: Canvas, request: CourtPicture, court: CourtView) -> None:
    """Draw the tokens: a gold rim if they can be bought, rose for the one bought."""
    canvas.panel((MARGIN, MARGIN, WIDTH - MARGIN, MARGIN + OFFER), radius=20)
    offer = request.offer or court.face_up
    bought = None if request.searched else request.bought
    for i in range(PLACES - 1):
        if i >= len(offer):
            x, y = _place(i)
            box = (x + 4, y + 4, x + TOKEN - 4, y + HIGH - 4)
            canvas.panel(box, "slot", on="panel", border="line", border_width=3)
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


def _frame(canvas: Canvas, place: tuple[float, float]) -> None:
    pad = marks.CHOSEN_PAD * TOKEN / 96
    canvas.over((place[0] - pad, place[1] - pad), "lt", marks.chosen, TOKEN, 1, 128 / 96)


def _draw_pile(canvas: Canvas, court: CourtView) -> None:
    """Draw the pile and its number of tokens."""
    x, y = _place(PLACES - 1)
    middle = x + TOKEN / 2
    if court.pile:
        canvas.put_on("panel", (middle, y + 4), "mt", tokens.court_pile, TOKEN - 30)
    role = "text" if court.pile else "muted"
    canvas.text((middle, y + HIGH - 16), str(court.pile), 36, role, weight=800, anchor="mm")


def _draw_bar(canvas: Canvas, request: CourtPicture, kingdom: KingdomView) -> None:
    """Draw shield and resources at the left, the change of the draft and points at the right."""
    middle = put_bar(canvas, request.seat, BAR_TOP, BAR, radius=16)
    put_shield(canvas, "panel", (24, middle), kingdom.seats, 84)
    x: float = 98
    for kind in RESOURCES.values():
        count = kingdom.resources.get(kind, 0)
        x += canvas.put_on("panel", (x, middle), "lm", resources.resource, kind, 136)[0] + 8
        role = "text" if count else "muted"
        x += canvas.text((x, middle + 1), str(count), 40, role, weight=700) + 26
    put_points(canvas, kingdom, request.gain, (WIDTH - MARGIN - 10, middle))


def _draw_paid(canvas: Canvas, grid: Grid, kingdom: KingdomView, request: CourtPicture) -> None:
    """Strike the resources spent; the token hides one below it."""
    for cell in kingdom.cells:
        kind = RESOURCES.get(cell.terrain)
        if cell.square in request.paid and cell.square != request.chosen and kind:
            x, y = grid.place(cell.square)
            middle = x + 67 * grid.px / 96, y + 29 * grid.px / 96
            canvas.over(middle, "mm", resources.spent, kind, round(grid.px * 1.1))
