"""A lord's profile, 900 wide: the rating with its plot, games, wins, best kingdom, trophies."""

from render.canvas.canvas import Canvas, Mode
from render.canvas.colors import Theme
from render.pictures.common import WIDTH, put_name, put_stripe
from render.pictures.ladder import UNSURE
from render.pictures.plot import draw_plot
from render.requests import ProfilePicture
from render.sprites import badges, dominoes, seat_pieces
from render.sprites.awards import crowned_laurel, cup, put_pip

HEAD, PLOT, FACTS, FORM = (12, 116), (130, 554), (568, 648), (662, 748)  # top and bottom
GAP = 10
PIP, PIPS = 46, 15
NOTHING = "–"
SAMPLE = "K19"  # wheat with a crown, forest


def draw_profile(request: ProfilePicture, theme: Theme, mode: Mode) -> Canvas:
    """Draw the panels from top to bottom; without a rating there is no plot."""
    lift = 0 if request.plot else PLOT[1] - PLOT[0] + 14
    canvas = Canvas(WIDTH, 762 - lift, theme, mode)
    _draw_head(canvas, request)
    if request.plot:
        canvas.panel((12, PLOT[0], WIDTH - 12, PLOT[1]), radius=18)
        box = (24, PLOT[0] + 28, WIDTH - 36, PLOT[1] - 18)
        draw_plot(canvas, box, request.plot, request.months, request.seat)
    _draw_facts(canvas, request, FACTS[0] - lift, FACTS[1] - lift)
    top, bottom = FORM[0] - lift, FORM[1] - lift
    canvas.panel((12, top, WIDTH - 12, bottom), radius=16)
    step = (WIDTH - 24 - 44 - PIP) / (PIPS - 1)
    for i, place in enumerate(request.form[-PIPS:]):
        put_pip(canvas, (34 + i * step, (top + bottom) / 2), place, "panel", PIP)
    return canvas


def _draw_head(canvas: Canvas, request: ProfilePicture) -> None:
    """Draw shield, name and rating over a stripe of the lord's color."""
    top, bottom = HEAD
    canvas.panel((12, top, WIDTH - 12, bottom), radius=18)
    put_stripe(canvas, (12, bottom - 8, WIDTH - 12, bottom), request.seat, radius=4)
    middle = (top + bottom) / 2 - 3
    canvas.put_on("panel", (24, middle), "lm", seat_pieces.shield, request.seat, 104)
    put_name(canvas, (104, middle), request.name, 480, 46, alias="#1")
    if request.rating is None:
        canvas.text((WIDTH - 40, middle), NOTHING, 58, "muted", anchor="rm")
        return
    unsure = f"±{request.deviation}{UNSURE if request.unsure else ''}"
    wide = canvas.text((WIDTH - 28, middle + 3), unsure, 34, "muted", anchor="rm")
    role = "muted" if request.unsure else "text"
    rating = str(request.rating)
    canvas.text((WIDTH - 40 - wide, middle), rating, 58, role, weight=800, anchor="rm")


def _draw_facts(canvas: Canvas, request: ProfilePicture, top: int, bottom: int) -> None:
    """Draw four panels: games, wins, the best kingdom's points, trophies."""
    wide = (WIDTH - 24 - 3 * GAP) / 4
    middle = (top + bottom) / 2
    figures = (request.games, request.wins, request.best, request.trophies)
    for i, figure in enumerate(figures):
        left = 12 + i * (wide + GAP)
        right = left + wide
        canvas.panel((left, top, right, bottom), radius=16)
        if i == 0:
            canvas.put_on("panel", (left + 12, middle), "lm", dominoes.tile, SAMPLE, 44)
        elif i == 1:
            canvas.put_on("panel", (left + 16, middle), "lm", crowned_laurel, 84)
        elif i == 2:
            canvas.put((left + 14, middle - 30), seat_pieces.castle, request.seat, 60)
        else:
            canvas.put_on("panel", (left + 18, middle), "lm", cup, 96)
        if figure is None:
            canvas.text((right - 18, middle + 1), NOTHING, 40, "muted", anchor="rm")
        elif i == 2:
            canvas.put_on("panel", (right - 12, middle), "rm", badges.octagon, str(figure), 112)
        else:
            canvas.text((right - 18, middle + 1), str(figure), 40, weight=700, anchor="rm")
