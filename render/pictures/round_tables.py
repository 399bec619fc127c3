"""The tables of a round, 900 wide: number, lords with their points before it, progress."""

from render.canvas.canvas import Canvas, Mode
from render.canvas.colors import Theme
from render.pictures.common import WIDTH, clear_of_square, put_head, put_name
from render.sprites import badges
from render.sprites.awards import WIDE_BAR, cog, put_progress
from render.tournament_requests import RoundPicture, RoundRow

TOP, LINE, PAD = 18, 48, 18  # of one lord; above and below the lords of a table
NUMBER, NAME, POINTS, STATE, RESULT = 62, 116, 640, 668, 866
BYES = 60
BESIDE = 56  # how much shorter a bar with results beside it is
HEAD = 40  # of the names of the columns


def draw_round(request: RoundPicture, theme: Theme, mode: Mode) -> Canvas:
    """Draw the tables one below the other, those without a table at the end."""
    heights = [float(len(row.lords) * LINE + PAD) for row in request.rows]
    heads = _heads(request)
    first = TOP + (HEAD if any(heads) else 0)
    rest = first + TOP + len(request.byes) * BYES
    height = clear_of_square(WIDTH, round(max(rest + sum(heights), 120)))
    more = (height - rest - sum(heights)) / max(1, len(heights))
    heights = [high + more for high in heights]
    canvas = Canvas(WIDTH, height, theme, mode)
    canvas.panel((12, 12, WIDTH - 12, canvas.height - 12), radius=18)
    put_head(canvas, (POINTS, TOP + HEAD / 2 + 4), heads[0], POINTS - NAME)
    room = (RESULT - STATE) / (2 if heads[1] and heads[2] else 1)
    put_head(canvas, (STATE, TOP + HEAD / 2 + 4), heads[1], room, "lm")
    put_head(canvas, (RESULT, TOP + HEAD / 2 + 4), heads[2], room)
    top: float = first
    for i, (row, high) in enumerate(zip(request.rows, heights, strict=True)):
        on = "panel"
        if i == request.mine:
            on = "slot"
            box = (20, top + 4, WIDTH - 20, top + high - 2)
            canvas.panel(box, on, on="panel", radius=12, border="text", border_width=3)
        elif i and request.mine != i - 1:
            canvas.fill((32, top, WIDTH - 32, top + 2), "line")
        _draw_table(canvas, row, (top, top + high), on)
        top += high
    for i, name in enumerate(request.byes):
        canvas.fill((32, top, WIDTH - 32, top + 2), "line")
        middle = top + BYES / 2
        canvas.text((NUMBER, middle), "–", 34, "muted", weight=800, anchor="mm")
        alias = request.bye_aliases[i] if request.bye_aliases else ""
        put_name(canvas, (NAME, middle), name, STATE - NAME, 34, role="muted", alias=alias)
        room = RESULT - STATE
        put_name(canvas, (STATE, middle), request.free, room, 28, role="muted", weight=600)
        top += BYES
    return canvas


def _heads(request: RoundPicture) -> tuple[str, str, str]:
    """Return the heads of the columns that are not empty."""
    came = any(points for row in request.rows for _, points in row.lords)
    plays = any(not row.winners and not row.state for row in request.rows)
    over = any(row.results for row in request.rows)
    points, rounds, results = request.columns
    return points if came else "", rounds if plays else "", results if over else ""


def _draw_table(canvas: Canvas, row: RoundRow, span: tuple[float, float], on: str) -> None:
    """Draw a table between two heights; winners are marked with a crown."""
    middle = sum(span) / 2 + 1
    size = 40 if row.number < 100 else 32
    canvas.text((NUMBER, middle), str(row.number), size, on=on, weight=800, anchor="mm")
    top = middle - len(row.lords) * LINE / 2
    for i, (name, points) in enumerate(row.lords):
        y = top + (i + 0.5) * LINE
        won, over = i in row.winners, bool(row.winners)
        role = "muted" if over and not won else "text"
        room, alias = POINTS - NAME - 100, row.aliases[i] if row.aliases else ""
        put_name(canvas, (NAME, y), name, room, 34, on=on, role=role, alias=alias)
        canvas.text((POINTS, y), points, 32, "muted", on=on, weight=700, anchor="rm")
        if won:
            canvas.put_on(on, (STATE + 6, y - 1), "lm", badges.crown_mark, 60)
        if row.results:
            canvas.text((RESULT, y), row.results[i], 32, role, on=on, weight=700, anchor="rm")
    if row.state and row.results:  # which leave no room for words: nobody has won, the cog says why
        canvas.put_on(on, (STATE, middle), "lm", cog, 56)
    elif row.state:
        room = RESULT - STATE
        put_name(canvas, (STATE, middle), row.state, room, 28, on=on, role="muted", weight=600)
    elif not row.winners:
        done = row.played / row.rounds if row.rounds else 0.0
        figures = f"{row.played}/{row.rounds}"
        wide = WIDE_BAR - BESIDE if row.results else WIDE_BAR
        put_progress(canvas, (STATE, middle), done, figures, on, autopilot=row.autopilot, wide=wide)
