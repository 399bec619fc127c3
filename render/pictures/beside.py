"""What lies beside a kingdom in its lord's private pictures: dominoes to place, the next line."""

from dataclasses import dataclass

from engine import GameView, LineSlot
from render.canvas.canvas import Canvas
from render.pictures.common import MARGIN, WIDTH, put_arrows
from render.sprites import seat_pieces
from render.sprites.dominoes import FADED, is_lettered, put_domino, put_number
from render.sprites.dominoes import number as number_of
from render.sprites.kingdoms import MAT, Grid, Window, size_for

COLUMN = 262  # width of the column
COORDINATES = 50  # below a kingdom and at its left
HEAD = 42  # height of the sign above a line
GAP = 10  # between two lines
STEPS = 52, 96  # the least height of a row, and the most
LARGEST = 66  # pixels of a square of a domino
LETTERED = 56  # where numbers have letters
NUMBER = 44  # size of a number at most
KING = 1.1  # height of a king of 96 units, to a square


@dataclass(frozen=True, slots=True)
class Beside:
    """The dominoes in the column: those to be placed later in this round, and the next line."""

    later: tuple[LineSlot, ...]
    line: tuple[LineSlot, ...]
    taken: str | None = None
    """The one of the line that the lord chose."""

    @classmethod
    def of(
        cls, view: GameView, seat: int, taken: str | None, *, domino: str | None = None
    ) -> "Beside":
        """Return what a lord sees who has this domino in hand."""
        later = tuple(LineSlot(one, seat) for one in view.still_to_place(seat) if one != domino)
        return cls(later, view.next_line, taken)

    def __bool__(self) -> bool:
        return bool(self.later or self.line)

    @property
    def fixed(self) -> int:
        """The height of everything but the rows."""
        return sum(HEAD + GAP for part in (self.later, self.line) if part) - GAP

    @property
    def rows(self) -> int:
        """The number of rows."""
        return len(self.later) + len(self.line)


def lay_out(window: Window, beside: Beside, top: int, height: int) -> tuple[Grid, int]:
    """Return the largest grid for a kingdom at `top`, and the height of the whole picture.

    The picture is at most `height` high, or as high as a long line needs.
    """
    room = WIDTH - (COLUMN + MARGIN if beside else 0)
    below = height - top - COORDINATES
    px = size_for(min((room - 70) / window.columns, below / window.rows))
    grid = Grid(window, (room - window.columns * px) // 2 + 16, top, px)
    column = beside.fixed + beside.rows * STEPS[0] if beside else 0
    return grid, top + max(grid.height + COORDINATES, column + MARGIN)


def draw_beside(canvas: Canvas, view: GameView, beside: Beside, top: int) -> None:
    """Draw the column: the lord's own dominoes, then the line with the lord's choice framed."""
    if not beside:
        return
    room = canvas.height - top - MARGIN - beside.fixed
    step = min(STEPS[1], room / beside.rows)
    y = float(top - MAT)
    for arrows, slots in enumerate((beside.later, beside.line), start=1):
        if not slots:
            continue
        bottom = y + HEAD + len(slots) * step
        left = WIDTH - MARGIN - COLUMN
        canvas.panel((left, y, WIDTH - MARGIN, bottom), radius=18)
        put_arrows(canvas, (left + 14, y + HEAD / 2 + 4), arrows)
        for i, slot in enumerate(slots):
            middle = y + HEAD + (i + 0.5) * step - 2
            _draw_row(canvas, view, slot, (left, middle, step), (arrows == 1, beside.taken))
        y = bottom + GAP


def _draw_row(
    canvas: Canvas,
    view: GameView,
    slot: LineSlot,
    place: tuple[float, float, float],
    looks: tuple[bool, str | None],
) -> None:
    """Draw a domino, its number at the left and the king on it at the right."""
    (left, middle, step), (own, taken) = place, looks
    px = min(LETTERED if is_lettered(view) else LARGEST, int(step) - 10)
    mine = own or slot.domino == taken
    role = "accent" if slot.seat is None else "text" if mine else "muted"
    king = round(px * KING)
    right = left + COLUMN - 8 - round(king * 60 / 96)
    corner = right - 10 - 2 * px, middle - px / 2
    figure, room = number_of(view, slot.domino), corner[0] - left - 20
    put_number(canvas, (corner[0] - 12, middle), figure, room, NUMBER, role=role)
    fade = 0.0 if slot.seat is None or mine else FADED
    put_domino(canvas, view, corner, slot.domino, px, fade=fade, chosen=mine and not own)
    if slot.seat is not None:
        canvas.put_on("panel", (right, middle), "lm", seat_pieces.king, slot.seat, king)
