"""A crosstable, 900 wide: the places of all against all, or of each round and against whom.

Only the winner has a wreath, as in standings.
"""

from render.canvas.canvas import Canvas, Mode
from render.canvas.colors import Theme
from render.canvas.lettering import fit
from render.pictures.common import WIDTH, put_head, put_name
from render.pictures.ladder import row_height
from render.sprites.awards import laurel, put_pip
from render.tournament_requests import CrosstablePicture

TOP, HEAD, BOTTOM, ROW, TALL = 18, 44, 14, 62, 80
PLACE, NAME, LEFT, RIGHT = 54, 92, 306, 778  # of the cells
POINTS = WIDTH - 34
LARGEST, SMALLEST = 46, 28


def draw_crosstable(request: CrosstablePicture, theme: Theme, mode: Mode) -> Canvas:
    """Draw a row for each entry; the columns are the others by place, or the rounds."""
    count = max(1, len(request.rows))
    tall = any(" " in met for line in request.rows for met in line.rounds)
    row = row_height(TALL if tall else ROW, count, TOP + HEAD + BOTTOM)
    canvas = Canvas(WIDTH, TOP + HEAD + count * row + BOTTOM, theme, mode)
    canvas.panel((12, 12, WIDTH - 12, canvas.height - 12), radius=18)
    columns = request.rounds or tuple(str(line.place) for line in request.rows)
    step = (RIGHT - LEFT) / max(1, len(columns))
    pip = round(min(LARGEST, max(SMALLEST, step - 4)))
    y = TOP + HEAD / 2 + 4
    for i, column in enumerate(columns):
        at = LEFT + (i + 0.5) * step, y
        put_name(canvas, at, column, step - 4, SMALLEST, role="muted", anchor="mm")
    place, name, points = request.heads
    put_head(canvas, (PLACE - 2, y), place, NAME - 14, "mm")
    put_head(canvas, (NAME, y), name, LEFT - NAME - 12, "lm")
    put_head(canvas, (POINTS, y), points, POINTS - RIGHT + 8)
    for i, line in enumerate(request.rows):
        top = TOP + HEAD + i * row
        middle, on = top + row / 2 + 1, "panel"
        canvas.fill((30, top, WIDTH - 30, top + 2), "line")
        if i == request.mine:
            on = "slot"
            box = (20, top + 3, WIDTH - 20, top + row - 1)
            canvas.panel(box, on, on="panel", radius=12, border="text", border_width=3)
        if line.won:
            canvas.put_on(on, (PLACE, middle), "mm", laurel, 80)
        canvas.text((PLACE, middle), str(line.place), 32, on=on, weight=800, anchor="mm")
        put_name(canvas, (NAME, middle), line.name, LEFT - NAME - 12, 32, on=on, alias=line.alias)
        for j, met in enumerate(line.rounds):
            _put_met(canvas, (LEFT + (j + 0.5) * step, middle), met, step - 4, on)
        for j, cell in enumerate(line.cells):
            x = LEFT + (j + 0.5) * step
            if i == j:
                half = pip / 2
                canvas.panel((x - half, middle - half, x + half, middle + half), "line", on=on)
            elif isinstance(cell, str):
                canvas.text((x, middle + 1), cell, 28, "muted", on=on, weight=700, anchor="mm")
            elif cell is not None:
                put_pip(canvas, (x - pip / 2, middle), cell[0], on, pip)
        canvas.text((POINTS, middle), line.points, 38, on=on, weight=800, anchor="rm")
    return canvas


def _put_met(canvas: Canvas, place: tuple[float, float], met: str, room: float, on: str) -> None:
    """Write what came of a round; who was met at a larger table stands below."""
    result, _, others = met.partition(" ")
    x, middle = place
    up = 15 if others else 0
    lines = (result, middle - up, "text"), (others, middle + up, "muted")
    for text, y, role in (line for line in lines if line[0]):
        written, size = fit(text, room, SMALLEST, weight=700)
        canvas.text((x, y), written, size, role, on=on, weight=700, anchor="mm")
