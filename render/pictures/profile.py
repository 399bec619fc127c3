"""A lord's profile, 900 wide: the rating with its plot, games, wins, best kingdom, trophies."""

from __future__ import annotations

from render.canvas.canvas import Mode, Stage
from render.canvas.colors import seat_of
from render.pictures.common import WIDTH, put_name
from render.pictures.ladder import UNSURE
from render.pictures.plot import draw_plot
from render.requests import ProfilePicture, Theme
from render.sprites import badges, dominoes, seat_pieces
from render.sprites.awards import crowned_laurel, cup, put_pip

HEAD, PLOT, FACTS, FORM = (12, 116), (130, 554), (568, 648), (662, 748)  # top and bottom
GAP = 10
PIP, PIPS = 46, 15
NOTHING = "–"
SAMPLE = "K19"  # wheat with a crown, forest


def draw_profile(request: ProfilePicture, theme: Theme, mode: Mode) -> Stage:
    """Draw the panels from top to bottom; without a rating there is no plot."""
    lift = 0 if request.plot else PLOT[1] - PLOT[0] + 14
    stage = Stage(WIDTH, 762 - lift, theme, mode)
    _draw_head(stage, request)
    if request.plot:
        stage.panel((12, PLOT[0], WIDTH - 12, PLOT[1]), radius=18)
        box = (24, PLOT[0] + 28, WIDTH - 36, PLOT[1] - 18)
        draw_plot(stage, box, request.plot, request.months, request.seat)
    _draw_facts(stage, request, FACTS[0] - lift, FACTS[1] - lift)
    top, bottom = FORM[0] - lift, FORM[1] - lift
    stage.panel((12, top, WIDTH - 12, bottom), radius=16)
    step = (WIDTH - 24 - 44 - PIP) / (PIPS - 1)
    for i, place in enumerate(request.form[-PIPS:]):
        put_pip(stage, (34 + i * step, (top + bottom) / 2), place, "panel", PIP)
    return stage


def _draw_head(stage: Stage, request: ProfilePicture) -> None:
    """Draw shield, name and rating over a stripe of the lord's color."""
    top, bottom = HEAD
    stage.panel((12, top, WIDTH - 12, bottom), radius=18)
    stage.panel((12, bottom - 8, WIDTH - 12, bottom), seat_of(request.seat).color, radius=4)
    middle = (top + bottom) / 2 - 3
    stage.put_on("panel", (24, middle), "lm", seat_pieces.shield, request.seat, 104)
    put_name(stage, (104, middle), request.name, 480, 46)
    if request.rating is None:
        stage.text((WIDTH - 40, middle), NOTHING, 58, "muted", anchor="rm")
        return
    unsure = f"±{request.deviation}{UNSURE if request.unsure else ''}"
    wide = stage.text((WIDTH - 28, middle + 3), unsure, 34, "muted", anchor="rm")
    role = "muted" if request.unsure else "text"
    rating = str(request.rating)
    stage.text((WIDTH - 40 - wide, middle), rating, 58, role, weight=800, anchor="rm")


def _draw_facts(stage: Stage, request: ProfilePicture, top: int, bottom: int) -> None:
    """Draw four panels: games, wins, the best kingdom's points, trophies."""
    wide = (WIDTH - 24 - 3 * GAP) / 4
    middle = (top + bottom) / 2
    figures = (request.games, request.wins, request.best, request.trophies)
    for i, figure in enumerate(figures):
        left = 12 + i * (wide + GAP)
        right = left + wide
        stage.panel((left, top, right, bottom), radius=16)
        if i == 0:
            stage.put_on("panel", (left + 12, middle), "lm", dominoes.tile, SAMPLE, 44)
        elif i == 1:
            stage.put_on("panel", (left + 16, middle), "lm", crowned_laurel, 84)
        elif i == 2:
            stage.put((left + 14, middle - 30), seat_pieces.castle, request.seat, 60)
        else:
            stage.put_on("panel", (left + 18, middle), "lm", cup, 96)
        if figure is None:
            stage.text((right - 18, middle + 1), NOTHING, 40, "muted", anchor="rm")
        elif i == 2:
            stage.put_on("panel", (right - 12, middle), "rm", badges.octagon, str(figure), 112)
        else:
            stage.text((right - 18, middle + 1), str(figure), 40, weight=700, anchor="rm")
