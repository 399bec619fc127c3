"""The score pad, 900 wide: a column for each kingdom, a row for each line in play."""

from engine import GameView, KingdomView
from render.canvas.canvas import Canvas, Mode
from render.canvas.colors import LANDS, Theme
from render.canvas.lettering import LEAST, fit, printable, width
from render.pictures.common import (
    WIDTH,
    bonus_lines,
    clear_of_square,
    points_of,
    put_mark,
    put_name,
)
from render.ranking import is_winner
from render.requests import ScorePicture
from render.sprites import badges, seat_pieces

TOP = 186  # where the rows start
NAME_ROW = 36  # how much lower every other name is where names need more room
EDGE = 24  # margin of names
ROW, ROW_OF_MANY = 80, 72
MANY = 11  # lines from which rows are lower
MARKS = 50  # the middle of the signs
LABELS = 88  # where the labels start
LABEL_ROOM = 196  # at most
LABEL_SIZE = 28
LABELED = 5  # kingdoms up to which there is room for labels; more have the signs alone


def draw_scores(request: ScorePicture, theme: Theme, mode: Mode) -> Canvas:
    """Draw the score pad line by line; tie-breakers only where they decided."""
    view = request.view
    lines = _lines(view)
    least = ROW if len(lines) <= MANY else ROW_OF_MANY
    labels = {key: _wrapped(label) for key, label in request.labels if key in lines}
    room = max((width(row, 600, LABEL_SIZE) for rows in labels.values() for row in rows), default=0)
    left = LABELS + min(LABEL_ROOM, room + 10)
    if len(view.kingdoms) > LABELED:
        labels, left = {}, LABELS
    step = (WIDTH - left - 16) / len(view.kingdoms)
    wide = _has_wide_name(view, step)
    top = TOP + (NAME_ROW if wide and not view.options.teams else 0)
    height = clear_of_square(WIDTH, top + least * len(lines) + 30)
    row = (height - top - 30) / len(lines)
    middles = [top + (i + 0.5) * row for i in range(len(lines))]
    canvas = Canvas(WIDTH, height, theme, mode)
    canvas.panel((14, 14, WIDTH - 14, height - 14), radius=20)
    for i, kingdom in enumerate(view.kingdoms):
        if is_winner(view, kingdom):
            box = (left + i * step + 4, top if wide else 24, left + (i + 1) * step - 4, height - 24)
            canvas.panel(box, "slot", on="panel", radius=16)
    for line, middle in zip(lines, middles, strict=True):
        canvas.fill((30, middle - row / 2, WIDTH - 30, middle - row / 2 + 2), "line")
        put_mark(canvas, (MARKS, middle), line, 56)
        _draw_label(canvas, labels.get(line, ()), middle)
    for i, kingdom in enumerate(view.kingdoms):
        on = "panel" if wide else _ground(view, kingdom)
        row_of_name = i % 2 if top > TOP else None
        _draw_head(canvas, view, kingdom, (left + (i + 0.5) * step, step, row_of_name), on)
        for line, middle in zip(lines, middles, strict=True):
            _draw_value(canvas, view, kingdom, line, (left + (i + 0.5) * step, middle, row))
    return canvas


def _lines(view: GameView) -> list[str]:
    """Return the lines of the pad: lands, a town that scores, bonuses, total, tie-breakers."""
    town = ["town"] if any(kingdom.scorecard.town for kingdom in view.kingdoms) else []
    lines = [*LANDS, *town, *bonus_lines(view), "total"]
    if view.over and view.tiebreak is not None:
        lines.append("largest_territory")
        if view.tiebreak != "territory":
            lines.append("crowns")
    return lines


def _wrapped(label: str) -> tuple[str, ...]:
    """Cut a label of two or more words in two rows."""
    head, _, tail = label.rpartition(" ")
    return (head, tail) if head else (tail,)


def _draw_label(canvas: Canvas, rows: tuple[str, ...], middle: float) -> None:
    for i, text in enumerate(rows):
        drawn, size = fit(text, LABEL_ROOM, LABEL_SIZE, weight=600)
        y = middle + 2 + (i - (len(rows) - 1) / 2) * 34
        canvas.text((LABELS, y), drawn, size, "muted")


def _ground(view: GameView, kingdom: KingdomView) -> str:
    return "slot" if is_winner(view, kingdom) else "panel"


def _has_wide_name(view: GameView, step: float) -> bool:
    """Return whether a name is wider than a column without its margins."""
    names = (printable(view.name(seat)) for kingdom in view.kingdoms for seat in kingdom.seats)
    return any(name and width(name, 600, LEAST) > step - 16 for name in names)


def _draw_head(
    canvas: Canvas,
    view: GameView,
    kingdom: KingdomView,
    place: tuple[float, float, int | None],
    on: str,
) -> None:
    """Draw the king above a column of (middle, width), and the name in the first or second row.

    In two rows of names each has the room of two columns.
    """
    middle, room, row_of_name = place
    if len(kingdom.seats) > 1:
        for i, seat in enumerate(kingdom.seats):
            canvas.put_on(on, (middle + (i - 0.5) * 64, 74), "mm", seat_pieces.king, seat, 90)
            row = middle, 128 + i * 33
            name = printable(view.name(seat)) or f"#{seat}"
            put_name(canvas, row, name, room - 6, 30, on=on, weight=600, anchor="mm")
        return
    seat = kingdom.seats[0]
    canvas.put_on(on, (middle, 82), "mm", seat_pieces.king, seat, 118)
    name = printable(view.name(seat)) or f"#{seat}"
    if row_of_name is None:
        put_name(canvas, (middle, 156), name, room - 6, 30, on=on, weight=600, anchor="mm")
        return
    least, most = max(EDGE, middle - room + 5), min(WIDTH - EDGE, middle + room - 5)
    drawn, size = fit(name, most - least, 30, weight=600)
    half = width(drawn, 600, size) / 2
    middle = min(max(middle, least + half), most - half)
    y = 156 + row_of_name * NAME_ROW
    put_name(canvas, (middle, y), name, most - least, 30, on=on, weight=600, anchor="mm")


def _draw_value(
    canvas: Canvas,
    view: GameView,
    kingdom: KingdomView,
    line: str,
    box: tuple[float, float, float],
) -> None:
    """Write one figure in (middle, middle, height): the total on an octagon, nothing as a dash."""
    x, y, height = box
    value = points_of(kingdom.scorecard, line)
    on = _ground(view, kingdom)
    if line == "total":
        canvas.put_on(on, (x, y), "mm", badges.octagon, str(value), min(120, round(height * 1.5)))
        return
    role = "text" if value else "muted"
    canvas.text((x, y + 2), str(value) if value else "–", 40, role, on=on, anchor="mm")
