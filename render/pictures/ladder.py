"""A page of a ladder, 900 wide: place, lord, rating and deviation, games, the last places."""

from render.canvas.canvas import Canvas, Mode
from render.canvas.colors import Theme
from render.pictures.common import WIDTH, put_name
from render.requests import LadderPicture, LadderRow
from render.sprites.awards import laurel, put_pip

TOP, BOTTOM = 18, 14
ROW, LEAST_ROW, MOST_ROW = 86, 64, 110
PLACE, NAME, RATING, GAMES, FORM = 64, 116, 452, 636, 660  # where the columns are
NAME_ROOM = 236
PIP_STEP = 42
HIDDEN = "–"
UNSURE = "?"  # after few games; the rating is gray, too


def row_height(best: int, rows: int, rest: int) -> int:
    """Return the height nearest to `best` that keeps the picture clear of a square."""
    near = sorted(range(LEAST_ROW, MOST_ROW), key=lambda height: abs(height - best))
    clear = (h for h in near if not WIDTH * 0.92 < rows * h + rest < WIDTH * 1.08)
    return next(clear, best)


def draw_ladder(request: LadderPicture, theme: Theme, mode: Mode) -> Canvas:
    """Draw the rows; the reader's is framed."""
    count = max(1, len(request.rows))
    row = row_height(ROW, count, TOP + BOTTOM)
    canvas = Canvas(WIDTH, TOP + count * row + BOTTOM, theme, mode)
    canvas.panel((12, 12, WIDTH - 12, canvas.height - 12), radius=18)
    for i, line in enumerate(request.rows):
        top = TOP + i * row
        own = i == request.mine
        if own:
            box = (20, top + 4, WIDTH - 20, top + row - 4)
            canvas.panel(box, "slot", on="panel", radius=12, border="text", border_width=3)
        elif i and request.mine != i - 1:
            canvas.fill((30, top, WIDTH - 30, top + 2), "line")
        _draw_row(canvas, line, top + row / 2, "slot" if own else "panel")
    return canvas


def _draw_row(canvas: Canvas, line: LadderRow, middle: float, on: str) -> None:
    if line.place == 1:
        canvas.put_on(on, (PLACE, middle), "mm", laurel, 100)
    size = 38 if line.place < 100 else 30
    canvas.text((PLACE, middle + 1), str(line.place), size, on=on, weight=800, anchor="mm")
    if line.name is None:
        canvas.text((NAME, middle + 1), HIDDEN, 36, "muted", on=on)
    else:
        at, alias = (NAME, middle + 1), f"#{line.place}"
        put_name(canvas, at, line.name, NAME_ROOM, 36, on=on, alias=alias)
    role = "muted" if line.unsure else "text"
    canvas.text((RATING, middle + 1), str(line.rating), 42, role, on=on, weight=700, anchor="rm")
    unsure = f"±{line.deviation}{UNSURE if line.unsure else ''}"
    canvas.text((RATING + 10, middle + 2), unsure, 28, "muted", on=on)
    canvas.text((GAMES, middle + 1), str(line.games), 30, "muted", on=on, anchor="rm")
    for i, place in enumerate(line.form[-5:]):
        put_pip(canvas, (FORM + i * PIP_STEP, middle), place, on)
