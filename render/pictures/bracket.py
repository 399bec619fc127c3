"""A bracket, 900 wide: up to four rounds side by side; a decided final is framed in gold."""

from collections.abc import Sequence
from dataclasses import dataclass

from render.canvas.canvas import Canvas, Mode
from render.canvas.colors import Theme
from render.pictures.common import WIDTH, clear_of_square, put_name
from render.sprites import badges
from render.sprites.awards import cup, laurel
from render.tournament_requests import BracketMatch, BracketPicture

SIDE, TOP = 14, 14
LORD = 58  # height of one lord's part of a box
GAP = 26  # between boxes of the first column
ROOM = 176  # of the wreath above the final
SIGN = 36  # room above the match for third place
BETWEEN = 22  # columns, at least
ROOMY = 380  # a column that has room for the points of two games


@dataclass(frozen=True, slots=True)
class _Column:
    """The boxes of a round: their left edge and the middle of each."""

    left: float
    middles: tuple[float, ...]


def draw_bracket(request: BracketPicture, theme: Theme, mode: Mode) -> Canvas:
    """Draw the boxes, the lines to the next matches, and the cup over a final."""
    columns = request.columns
    wide = _width(len(columns))
    places, height = _places(request, wide)
    canvas = Canvas(WIDTH, clear_of_square(WIDTH, round(height)), theme, mode)
    for (column, place), after in zip(zip(columns, places, strict=True), places[1:], strict=False):
        for match, middle in zip(column, place.middles, strict=True):
            if match.feeds is not None and match.feeds < len(after.middles):
                to = after.middles[match.feeds]
                _draw_line(canvas, (place.left + wide, middle), (after.left, to), over=match.over)
    for i, (column, place) in enumerate(zip(columns, places, strict=True)):
        last = request.final and request.closed and i == len(columns) - 1
        for match, middle in zip(column, place.middles, strict=True):
            golden = last and not match.third and match.over
            _draw_match(canvas, match, (place.left, middle, wide), golden=golden)
            if match.third:
                above = (place.left + wide / 2, middle - _high(match) / 2 - SIGN / 2)
                canvas.text(above, "3", 32, "muted", on="bg", weight=800, anchor="mm")
    if request.final and request.closed and columns[-1] and columns[-1][0].over:
        x = places[-1].left + wide / 2
        y = places[-1].middles[0] - _high(columns[-1][0]) / 2 - 92
        canvas.put_on("bg", (x, y), "mm", laurel, 200)
        canvas.put_on("bg", (x, y - 4), "mm", cup, 128)
    return canvas


def _width(columns: int) -> float:
    widest = {1: 420, 2: 380}.get(columns, 276)
    return min(widest, (WIDTH - 2 * SIDE - (columns - 1) * BETWEEN) / max(1, columns))


def _high(match: BracketMatch) -> float:
    return max(2, len(match.lords)) * LORD


def _spaced(match: BracketMatch) -> float:
    """Return the height of a box with the least room above it."""
    return _high(match) + (SIGN if match.third else 8)


def _places(request: BracketPicture, wide: float) -> tuple[list[_Column], float]:
    """Return the places of the rounds, and the height of all.

    The boxes of the first round are one below another, all others beside the matches that lead to
    them; where none do, they are spread evenly.
    """
    columns = request.columns
    step = (WIDTH - 2 * SIDE - wide) / max(1, len(columns) - 1)
    pitch = max((_high(match) for column in columns for match in column), default=LORD) + GAP
    most = max((len(column) for column in columns), default=1)
    height = TOP * 2 + most * pitch - GAP
    needed = ROOM * 2 + TOP * 2 + (_high(columns[-1][0]) if columns and columns[-1] else 0)
    if request.final and height < needed:
        height = needed
    found: list[_Column] = []
    for i, column in enumerate(columns):
        left = SIDE + i * step if len(columns) > 1 else (WIDTH - wide) / 2
        even = [height * (j + 0.5) / len(column) for j in range(len(column))]
        if i:
            even = [_middle(columns[i - 1], found[-1], j, even[j]) for j in range(len(column))]
        found.append(_Column(left, tuple(_apart(even, [_spaced(match) for match in column]))))
    if request.final and columns[-1]:  # matches below may have left no room for the wreath
        top = found[-1].middles[0] - _high(columns[-1][0]) / 2
        lower = max(0.0, ROOM + TOP - top)
        found = [_Column(one.left, tuple(m + lower for m in one.middles)) for one in found]
        height += lower
    bottom = max((m + pitch / 2 for place in found for m in place.middles), default=height)
    return found, max(height, bottom - GAP / 2 + TOP)


def _middle(before: Sequence[BracketMatch], place: _Column, match: int, otherwise: float) -> float:
    """Return the middle of the matches that lead to a match."""
    pairs = zip(before, place.middles, strict=True)
    led = [middle for one, middle in pairs if one.feeds == match]
    return sum(led) / len(led) if led else otherwise


def _apart(middles: Sequence[float], heights: Sequence[float]) -> list[float]:
    """Move down boxes that would overlap the one above."""
    placed: list[float] = []
    for middle, high in zip(middles, heights, strict=True):
        lowest = placed[-1] + high if placed else 0.0
        placed.append(max(middle, lowest))
    return placed


def _draw_line(
    canvas: Canvas, start: tuple[float, float], end: tuple[float, float], *, over: bool
) -> None:
    """Draw a line with two corners, thin until the match is over."""
    half = 2 if over else 1
    (x0, y0), (x1, y1) = start, end
    middle = (x0 + x1) / 2
    canvas.fill((x0, y0 - half, middle + half, y0 + half), "muted")
    low, high = min(y0, y1) - half, max(y0, y1) + half
    canvas.fill((middle - half, low, middle + half, high), "muted")
    canvas.fill((middle - half, y1 - half, x1, y1 + half), "muted")


def _draw_match(
    canvas: Canvas, match: BracketMatch, box: tuple[float, float, float], *, golden: bool
) -> None:
    """Draw a box in (left, middle, width): the winners are bright, with points in gold."""
    left, middle, wide = box
    top = middle - _high(match) / 2
    frame = (left, top, left + wide, top + _high(match))
    border = "accent" if golden else None
    canvas.panel(frame, border=border, border_width=4)
    for i, lord in enumerate(match.lords):
        y = top + (i + 0.5) * LORD
        if i:
            canvas.fill(
                (left + 12, top + i * LORD - 1, left + wide - 12, top + i * LORD + 1), "line"
            )
        lost = match.over and not lord.through
        room = wide - 28
        if lord.points is not None:
            points = lord.points if not lord.further else f"{lord.points} {lord.further}"
            points = lord.further if lord.further and wide < ROOMY else points
            room -= _put_points(canvas, points, (left + wide - 10, y), lost=lost) + 8
        name = lord.name or "–"
        role = "muted" if lost or lord.name is None else "text"
        weight = 600 if lost else 700
        at, alias = (left + 16, y + 1), lord.alias
        put_name(canvas, at, name, room, 34, role=role, weight=weight, alias=alias)


def _put_points(canvas: Canvas, points: str, place: tuple[float, float], *, lost: bool) -> float:
    """Put the points of a lord; returns their width."""
    if not lost:
        return canvas.put_on("panel", place, "rm", badges.wide_octagon, points, 40)[0]
    right = place[0] - 8
    return 8 + canvas.text((right, place[1] + 1), points, 32, "muted", anchor="rm")
