"""Everybody's chance of winning over a game, 900 wide: a plot, and below it the lords."""

import math

from PIL import ImageDraw

from render.canvas import palette
from render.canvas.canvas import Canvas, Mode
from render.canvas.colors import Theme, seat_of
from render.pictures.common import WIDTH, put_name
from render.pictures.plot import ZOOM, Scale, drawn_mask, tint
from render.requests import ChanceLine, ChancesPicture
from render.sprites import seat_pieces

PLOT = (12, 506)  # top and bottom of its panel
LEFT, TOP, RIGHT, BASE = 104, 76, 60, 60  # room of the percents, the numbers, the shields, rounds
ROW, GAP = 76, 10  # of a lord below the plot
LINE = 7
SHIELD = 46
MARKS = 3
"""How often a line bears its lord's shield, before the one at its end."""
FIGURE = 30
ROUNDS = 13
"""The most rounds that are written below the plot."""


def draw_chances(request: ChancesPicture, theme: Theme, mode: Mode) -> Canvas:
    """Draw the plot, then the lords in two columns."""
    rows = math.ceil(len(request.lines) / 2)
    canvas = Canvas(WIDTH, PLOT[1] + 12 + rows * (ROW + GAP), theme, mode)
    canvas.panel((12, PLOT[0], WIDTH - 12, PLOT[1]), radius=18)
    most = max(max(line.chances) for line in request.lines)
    scale = Scale(
        12 + LEFT,
        PLOT[0] + TOP,
        WIDTH - 24 - LEFT - RIGHT,
        PLOT[1] - PLOT[0] - TOP - BASE,
        0,
        min(100, math.ceil(most * 4) * 25),
    )
    count = len(request.lines[0].chances)
    _draw_grid(canvas, request, scale, count)
    for line in request.lines:
        _draw_line(canvas, line, scale)
    for place, line in enumerate(request.lines):
        _put_shields(canvas, line, scale, (place + 0.5) / len(request.lines))
    for place, line in enumerate(request.lines):
        _put_lord(canvas, line, place)
    return canvas


def _draw_grid(canvas: Canvas, request: ChancesPicture, scale: Scale, count: int) -> None:
    """Draw the percents, the rounds, and the numbers of the turns that decided the game."""
    right, bottom = scale.left + scale.width, scale.top + scale.height
    for percent in range(0, scale.most + 1, 25):
        y = scale.top + round(scale.y(percent))
        canvas.fill((scale.left, y - 1, right, y + 1), "line")
        canvas.text((scale.left - 12, y), f"{percent}%", FIGURE, "muted", anchor="rm")
    every = math.ceil(len(request.rounds) / ROUNDS)
    for index, round_ in request.rounds:
        x = scale.left + scale.x(index, count)
        if round_ and (round_ - 1) % every == 0:
            canvas.text((x, bottom + 32), str(round_), FIGURE, "muted", anchor="mm")
    for number, (index, _) in enumerate(request.decided, start=1):
        x = scale.left + scale.x(index, count)
        canvas.fill((x - 1, scale.top - 24, x + 2, bottom), "muted")
        canvas.text((x, scale.top - 42), str(number), 36, weight=800, anchor="mm")


def _draw_line(canvas: Canvas, line: ChanceLine, scale: Scale) -> None:
    count, ground = len(line.chances), canvas.color("panel")
    xs = [scale.x(i, count) * ZOOM for i in range(count)]
    ys = [scale.y(100 * chance) * ZOOM for chance in line.chances]
    way = [*zip(xs, ys, strict=True)]

    def draw(pen: ImageDraw.ImageDraw) -> None:
        pen.line(way, fill=255, width=LINE * ZOOM, joint="curve")

    ink = palette.legible(canvas.theme, seat_of(line.seat).color, ground)
    tint(canvas, scale, drawn_mask(scale, draw), ground, ink)


def _put_shields(canvas: Canvas, line: ChanceLine, scale: Scale, shift: float) -> None:
    """Put the lord's shield on the line at some places, each lord's at other ones, and at its end.

    Nobody needs the colors to follow a line.
    """
    count = len(line.chances)
    places = {int((count - 1) * (i + shift) / MARKS) for i in range(MARKS)} | {count - 1}
    for index in sorted(places):
        x, y = scale.x(index, count), scale.y(100 * line.chances[index])
        place = scale.left + x, scale.top + y
        canvas.over(place, "mm", seat_pieces.shield, line.seat, SHIELD)


def _put_lord(canvas: Canvas, line: ChanceLine, place: int) -> None:
    """Put a lord below the plot: shield and name."""
    wide = (WIDTH - 24 - GAP) / 2
    left = 12 + place % 2 * (wide + GAP)
    top = PLOT[1] + 12 + place // 2 * (ROW + GAP)
    canvas.panel((left, top, left + wide, top + ROW), radius=16)
    middle = top + ROW / 2
    canvas.put_on("panel", (left + 14, middle), "lm", seat_pieces.shield, line.seat, 56)
    put_name(canvas, (left + 78, middle), line.name, wide - 96, 36, alias=f"#{line.seat}")
