"""The end of a game: the winners in a wreath, every kingdom with its place.

Up to four kingdoms are below the winners. If there are more, the first page shows every place, the
winners' first, and the kingdoms follow.
"""

from engine import GameView, KingdomView
from render.canvas.canvas import Canvas, Mode
from render.canvas.colors import Theme
from render.canvas.lettering import printable
from render.pictures.common import (
    clear_of_square,
    more_shields,
    put_lines,
    put_name,
    put_names,
    put_shield,
)
from render.pictures.table import TOP, WIDTH, draw_kingdoms, kingdoms_height
from render.ranking import is_winner, ranking
from render.requests import EndPicture, pages
from render.sprites import badges, seat_pieces

HEAD = 212  # height of a row of winners
ROWS = 540  # where the places after a single winner's start
ROW = 60
TEAM_ROW = 68  # holds two names, one below the other
TALL_ROW = 84  # at most, where there is room
IN_ROW = 3  # winners side by side at most
TALL = 444  # height of a single winner's panel on a page of its own
COLUMNS = 2  # of the other places below several winners
Box = tuple[float, float, float, float]


def draw_end(request: EndPicture, theme: Theme, mode: Mode) -> Canvas:
    """Draw a page: the winners and the places after them, kingdoms, or both."""
    view, kingdoms = request.view, request.kingdoms
    has_winners = request.page == 0
    head = _head(view) if has_winners else 0
    below = TOP + (head + 20 if has_winners else 0)
    if kingdoms:
        height = clear_of_square(WIDTH, below + kingdoms_height(view, kingdoms))
    else:
        height = TOP + head + TOP
    canvas = Canvas(WIDTH, height, theme, mode)
    if has_winners:
        canvas.panel((12, TOP, WIDTH - 12, TOP + head), radius=20, border="accent", border_width=5)
        _draw_places(canvas, view, head)
    if kingdoms:
        draw_kingdoms(canvas, view, kingdoms, below)
    return canvas


def _winners(view: GameView) -> list[KingdomView]:
    return [kingdom for kingdom in view.kingdoms if is_winner(view, kingdom)]


def _others(view: GameView) -> list[tuple[int, KingdomView]]:
    """Return the places after the winners'."""
    return [entry for entry in ranking(view) if not is_winner(view, entry[1])]


def _in_row(count: int) -> int:
    """Return the number of winners side by side."""
    return 2 if count == IN_ROW + 1 else max(1, min(count, IN_ROW))


def _head(view: GameView) -> int:
    """Return the height of the panel of the winners.

    The other places are beside a single winner; on a page of its own also below several.
    """
    winners, alone = len(_winners(view)), pages(view) > 1
    if winners == 1:
        return TALL if alone else max(HEAD, (len(view.kingdoms) - 1) * _row(view) + 8)
    rows = -(-len(_others(view)) // COLUMNS)
    if not winners:
        return max(HEAD, rows * _row(view) + 16)
    listed = rows * ROW + 16 if alone and rows else 0
    return HEAD * -(-winners // _in_row(winners)) + listed


def _row(view: GameView) -> int:
    """Return the height of the row of a place."""
    return TEAM_ROW if any(len(kingdom.seats) > 1 for kingdom in view.kingdoms) else ROW


def _draw_places(canvas: Canvas, view: GameView, head: int) -> None:
    """Draw the winners in their wreaths, the other places beside a single one, or below."""
    winners, others = _winners(view), _others(view)
    alone = pages(view) > 1
    if len(winners) == 1 and alone:
        _draw_champion(canvas, view, winners[0], head)
        row = min(TALL_ROW, (head - 24) / max(1, len(others)))
        _draw_others(canvas, view, others, (ROWS, TOP + head / 2, WIDTH - 34, row))
        return
    if not winners:
        _draw_columns(canvas, view, others, (TOP + head / 2, _row(view)))
        return
    in_row = _in_row(len(winners))
    draw = _draw_small_winner if in_row == IN_ROW else _draw_winner
    step = (WIDTH - 48) / in_row
    high = head if len(winners) == 1 else HEAD
    for i, kingdom in enumerate(winners):
        left, middle = 24 + i % in_row * step, TOP + high / 2 + i // in_row * HEAD
        right = ROWS if len(winners) == 1 else left + step
        draw(canvas, view, kingdom, (left, middle, right))
    if len(winners) == 1:
        _draw_others(canvas, view, others, (ROWS, TOP + head / 2, WIDTH - 34, _row(view)))
    elif alone:
        half = -(-len(others) // COLUMNS)
        _draw_columns(canvas, view, others, (TOP + head - 16 - half * ROW / 2, ROW))


def _draw_columns(
    canvas: Canvas,
    view: GameView,
    others: list[tuple[int, KingdomView]],
    place: tuple[float, float],
) -> None:
    """Draw places in two columns around a height, each row of a height."""
    middle, row = place
    half = -(-len(others) // COLUMNS)
    for i, part in enumerate((others[:half], others[half:])):
        left = 40 + i * (WIDTH - 40) / COLUMNS
        right = left + (WIDTH - 40) / COLUMNS - 40
        _draw_others(canvas, view, part, (left, middle - (half - len(part)) * row / 2, right, row))


def _draw_winner(
    canvas: Canvas, view: GameView, kingdom: KingdomView, box: tuple[float, float, float]
) -> None:
    """Draw a wreath in (left, middle, right), with name and points beside it."""
    left, middle, right = box
    first, *partner = kingdom.seats
    canvas.put_on("panel", (left + 6, middle), "lm", seat_pieces.laureate, first, 94, *partner)
    names = [printable(view.name(seat)) or f"#{seat}" for seat in kingdom.seats]
    size, y = (54, middle - 42) if len(names) == 1 else (40, middle - 72)
    room = right - left - 226, size
    put_lines(canvas, (left + 212, y), names, room, step=46, weight=800)
    below = middle + 40 + (10 if partner else 0)
    points = str(kingdom.scorecard.total)
    canvas.put_on("panel", (left + 208, below), "lm", badges.octagon, points, 150)


def _draw_small_winner(
    canvas: Canvas, view: GameView, kingdom: KingdomView, box: tuple[float, float, float]
) -> None:
    """Draw a wreath in (left, middle, right), the points beside it, the name below both."""
    left, middle, right = box
    first, *partner = kingdom.seats
    x = (
        left
        + 16
        + canvas.put_on(
            "panel", (left + 6, middle - 26), "lm", seat_pieces.laureate, first, 68, *partner
        )[0]
    )
    points = str(kingdom.scorecard.total)
    canvas.put_on("panel", (x, middle - 26), "lm", badges.octagon, points, 130)
    room = right - left - 24
    put_names(canvas, view, (left + 14, middle + 70), kingdom, (room, 38))


def _draw_champion(canvas: Canvas, view: GameView, kingdom: KingdomView, head: int) -> None:
    """Draw a single winner large, name and points below the wreath."""
    first, *partner = kingdom.seats
    x = ROWS / 2
    canvas.put_on("panel", (x, TOP + 132), "mm", seat_pieces.laureate, first, 116, *partner)
    place = x, TOP + 280
    name = printable(view.name(first)) or f"#{first}"
    put_name(canvas, place, name, ROWS - 60, 60, weight=800, anchor="mm")
    points = str(kingdom.scorecard.total)
    canvas.put_on("panel", (x, TOP + head - 76), "mm", badges.octagon, points, 176)


def _draw_others(
    canvas: Canvas, view: GameView, others: list[tuple[int, KingdomView]], box: Box
) -> None:
    """Draw places in (left, middle, right, height of one), one below the other."""
    start, center, end, row = box
    top = center - len(others) * row / 2
    for i, (place, kingdom) in enumerate(others):
        middle = top + (i + 0.5) * row
        canvas.text((start + 26, middle + 1), str(place), 34, "muted", weight=800, anchor="mm")
        put_shield(canvas, "panel", (start + 78, middle), kingdom.seats, 62, anchor="mm")
        points = str(kingdom.scorecard.total)
        right = (
            end - canvas.put_on("panel", (end, middle), "rm", badges.wide_octagon, points, 42)[0]
        )
        left = start + 112 + more_shields(kingdom.seats, 62) // 2
        room = right - left - 12
        put_names(canvas, view, (left, middle), kingdom, (room, 34), height=row)
