"""The end of a game: the winners in a wreath, below them every kingdom with its place."""

from __future__ import annotations

from engine import GameView
from render import pieces, signs
from render.pictures.common import clear_of_square, is_winner, names_of, put_name, ranking
from render.pictures.table import TOP, WIDTH, draw_kingdoms, kingdoms_height
from render.requests import EndPicture, Theme
from render.stage import Mode, Stage

HEAD = 212  # height of the winners' panel
ROWS = 540  # where the places after the winner's start
ROW = 60


def draw_end(request: EndPicture, theme: Theme, mode: Mode) -> Stage:
    """Draw the winners and all kingdoms."""
    view = request.view
    kingdoms = view.kingdoms
    height = clear_of_square(WIDTH, TOP + HEAD + 20 + kingdoms_height(view, kingdoms))
    stage = Stage(WIDTH, height, theme, mode)
    stage.panel((12, TOP, WIDTH - 12, TOP + HEAD), radius=20, border="accent", border_width=5)
    winners = [kingdom for kingdom in kingdoms if is_winner(view, kingdom)]
    middle = TOP + HEAD / 2
    step = (WIDTH - 48) / max(1, len(winners))
    for i, kingdom in enumerate(winners):
        x = 24 + i * step
        stage.put_on("panel", (x + 6, middle), "lm", pieces.laureate, kingdom.seats[0], 98)
        room = (ROWS if len(winners) == 1 else x + step) - x - 226
        name = names_of(view, kingdom)
        put_name(stage, (x + 212, middle - 42), name, room, 54, weight=800)
        points = str(kingdom.scorecard.total)
        stage.put_on("panel", (x + 208, middle + 40), "lm", signs.octagon, points, 150)
    if len(winners) == 1:
        _draw_others(stage, view)
    draw_kingdoms(stage, view, kingdoms, TOP + HEAD + 20)
    return stage


def _draw_others(stage: Stage, view: GameView) -> None:
    """Draw the places after the winner's, one below the other."""
    others = [entry for entry in ranking(view) if not is_winner(view, entry[1])]
    top = TOP + HEAD / 2 - len(others) * ROW / 2
    for i, (place, kingdom) in enumerate(others):
        middle = top + (i + 0.5) * ROW
        stage.text((ROWS + 26, middle + 1), str(place), 34, "muted", weight=800, anchor="mm")
        stage.put_on("panel", (ROWS + 78, middle), "mm", pieces.shield, kingdom.seats[0], 62)
        points = str(kingdom.scorecard.total)
        right = WIDTH - 34
        right -= stage.put_on("panel", (right, middle), "rm", signs.wide_octagon, points, 42)[0]
        put_name(stage, (ROWS + 112, middle), names_of(view, kingdom), right - ROWS - 124, 34)
