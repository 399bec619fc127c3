"""The end of a game: the winners in a wreath, below them every kingdom with its place."""

from __future__ import annotations

from engine import GameView, KingdomView
from render import pieces, signs
from render.pictures.common import (
    clear_of_square,
    is_winner,
    more_shields,
    put_name,
    put_names,
    put_shield,
    ranking,
)
from render.pictures.table import TOP, WIDTH, draw_kingdoms, kingdoms_height
from render.requests import PAGE, EndPicture, Theme
from render.stage import Mode, Stage

HEAD = 212  # height of the winners' panel
ROWS = 540  # where the places after the winner's start
ROW = 60
IN_ROW = 3  # winners side by side at most


def draw_end(request: EndPicture, theme: Theme, mode: Mode) -> Stage:
    """Draw the winners and all kingdoms."""
    view = request.view
    kingdoms = view.kingdoms[request.page * PAGE : (request.page + 1) * PAGE]
    if request.page:
        height = clear_of_square(WIDTH, TOP + kingdoms_height(view, kingdoms))
        stage = Stage(WIDTH, height, theme, mode)
        draw_kingdoms(stage, view, kingdoms, TOP)
        return stage
    below = TOP + _head(view) + 20
    height = clear_of_square(WIDTH, below + kingdoms_height(view, kingdoms))
    stage = Stage(WIDTH, height, theme, mode)
    _draw_winners(stage, view)
    draw_kingdoms(stage, view, kingdoms, below)
    return stage


def _winners(view: GameView) -> list[KingdomView]:
    return [kingdom for kingdom in view.kingdoms if is_winner(view, kingdom)]


def _in_row(count: int) -> int:
    """Return how many winners stand side by side."""
    return max(1, count) if count <= IN_ROW else 2


def _head(view: GameView) -> int:
    """Return how high the panel of the winners is: the other places stand beside a single one."""
    winners = len(_winners(view))
    if winners == 1:
        return max(HEAD, (len(view.kingdoms) - 1) * ROW + 24)
    return HEAD * max(1, -(-winners // _in_row(winners)))


def _draw_winners(stage: Stage, view: GameView) -> None:
    """Draw the winners in their wreaths, beside a single one the other places."""
    winners, head = _winners(view), _head(view)
    stage.panel((12, TOP, WIDTH - 12, TOP + head), radius=20, border="accent", border_width=5)
    in_row = _in_row(len(winners))
    step = (WIDTH - 48) / in_row
    high = head if len(winners) == 1 else HEAD
    for i, kingdom in enumerate(winners):
        x = 24 + i % in_row * step
        middle = TOP + high / 2 + i // in_row * HEAD
        first, *partner = kingdom.seats
        stage.put_on("panel", (x + 6, middle), "lm", pieces.laureate, first, 98, *partner)
        room = (ROWS if len(winners) == 1 else x + step) - x - 226
        names = [view.name(seat) for seat in kingdom.seats]
        size, y = (54, middle - 42) if len(names) == 1 else (40, middle - 72)
        for line, name in enumerate(names):
            place = x + 212, y + line * 46
            put_name(stage, place, name, room, size, weight=800)
        points = str(kingdom.scorecard.total)
        below = middle + 40 + (10 if partner else 0)
        stage.put_on("panel", (x + 208, below), "lm", signs.octagon, points, 150)
    if len(winners) == 1:
        _draw_others(stage, view, TOP + head / 2)


def _draw_others(stage: Stage, view: GameView, center: float) -> None:
    """Draw the places after the winner's, one below the other."""
    others = [entry for entry in ranking(view) if not is_winner(view, entry[1])]
    top = center - len(others) * ROW / 2
    for i, (place, kingdom) in enumerate(others):
        middle = top + (i + 0.5) * ROW
        stage.text((ROWS + 26, middle + 1), str(place), 34, "muted", weight=800, anchor="mm")
        put_shield(stage, "panel", (ROWS + 78, middle), kingdom.seats, 62, anchor="mm")
        points = str(kingdom.scorecard.total)
        right = WIDTH - 34
        right -= stage.put_on("panel", (right, middle), "rm", signs.wide_octagon, points, 42)[0]
        left = ROWS + 112 + more_shields(kingdom.seats, 62) // 2
        put_names(stage, view, (left, middle), kingdom, (right - left - 12, 34))
