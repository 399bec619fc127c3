"""Standings of a tournament, 900 wide: place, name, points, first tie-break, the last rounds.

Only the winner has a wreath, once there is one.
"""

from render.canvas.canvas import Canvas, Mode
from render.canvas.colors import Theme
from render.pictures.common import WIDTH, put_head, put_name
from render.pictures.ladder import row_height
from render.sprites.awards import PIP, cut_sign, laurel, put_round
from render.tournament_requests import PIPS, StandingRow, StandingsPicture

TOP, BOTTOM, GAP = 18, 14, 34  # the gap holds the line of the cut
HEAD = 40  # of the names of the columns
ROW = 78
PLACE, NAME, POINTS, TIE, ROUNDS = 60, 104, 438, 548, 576  # where the columns are
DASH, STEP = 18, 30  # of the line


def draw_standings(request: StandingsPicture, theme: Theme, mode: Mode) -> Canvas:
    """Draw the rows; those above the cut are brighter, the reader's is framed."""
    rows, cut = request.rows, request.cut
    gap = GAP if cut is not None else 0
    first = TOP + (HEAD if request.columns else 0)
    row = row_height(ROW, max(1, len(rows)), first + gap + BOTTOM)
    canvas = Canvas(WIDTH, first + max(1, len(rows)) * row + gap + BOTTOM, theme, mode)
    canvas.panel((12, 12, WIDTH - 12, canvas.height - 12), radius=18)
    _draw_heads(canvas, request)
    if cut:
        bottom = first + cut * row + 2
        canvas.panel((20, first + 2, WIDTH - 20, bottom), "slot", on="panel", radius=14)
    for i, line in enumerate(rows):
        above = cut is not None and i < cut
        top = first + i * row + (0 if above else gap)
        on = "slot" if above else "panel"
        if i == request.mine:
            box = (24, top + 4, WIDTH - 24, top + row - 2)
            canvas.panel(box, on, on=on, radius=12, border="text", border_width=3)
        elif i and i not in (cut, (request.mine or -2) + 1):
            canvas.fill((32, top + 1, WIDTH - 32, top + 3), "line")
        _draw_row(canvas, line, top + row / 2 + 1, on, request.rounds)
    if cut is not None:
        _draw_cut(canvas, first + cut * row + GAP / 2 + 2, request.through)
    return canvas


def _draw_heads(canvas: Canvas, request: StandingsPicture) -> None:
    """Name the columns: points, tie-break, the rounds."""
    if not request.columns:
        return
    points, tie, *rounds = request.columns
    y = TOP + HEAD / 2 + 4
    put_head(canvas, (PLACE, y), request.heads[0], NAME - 24, "mm")
    put_head(canvas, (NAME, y), request.heads[1], POINTS - NAME - 100, "lm")
    put_head(canvas, (POINTS, y), points, POINTS - NAME)
    put_head(canvas, (TIE, y), tie, TIE - POINTS - 8)
    shown = min(request.rounds, PIPS)
    for i, one in enumerate(rounds[-shown:] if shown else ()):
        x = ROUNDS + i * _step(shown) + PIP / 2
        put_head(canvas, (x, y), one, _step(shown) - 2, "mm")


def _step(shown: int) -> float:
    """Return the distance from a round to the next."""
    return min(2 * PIP, (WIDTH - 34 - ROUNDS - PIP) / max(1, shown - 1))


def _draw_row(canvas: Canvas, line: StandingRow, middle: float, on: str, rounds: int) -> None:
    """Draw one row round its middle; an entry that has left is gray."""
    role = "muted" if line.out else "text"
    if line.won:
        canvas.put_on(on, (PLACE, middle), "mm", laurel, 92)
    size = 36 if line.place < 100 else 28
    canvas.text((PLACE, middle), str(line.place), size, role, on=on, weight=800, anchor="mm")
    room, alias = POINTS - NAME - 88, line.alias
    put_name(canvas, (NAME, middle), line.name, room, 36, on=on, role=role, alias=alias)
    canvas.text((POINTS, middle), line.points, 42, role, on=on, weight=800, anchor="rm")
    canvas.text((TIE, middle + 2), line.tie, 30, "muted", on=on, anchor="rm")
    shown = min(rounds, PIPS)
    for i, pip in enumerate(line.pips[rounds - shown :]):
        put_round(canvas, (ROUNDS + i * _step(shown), middle), pip, on)


def _draw_cut(canvas: Canvas, y: float, through: int) -> None:
    """Draw the dashed line, with a sign that says how many go on."""
    for x in range(34, WIDTH - 108, STEP):
        canvas.fill((x, y - 2, x + DASH, y + 2), "text")
    canvas.put_on("panel", (WIDTH - 28, y), "rm", cut_sign, through)
