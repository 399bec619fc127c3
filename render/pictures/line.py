"""Both lines, 900 × 600: this round's dominoes in order, and the ones to choose from."""

from engine import GameView, LineSlot, OrderSlot
from render.canvas.canvas import Canvas, Mode
from render.canvas.colors import Theme
from render.canvas.lettering import fit
from render.pictures.common import king_on_turn, put_arrows, put_name
from render.requests import LinePicture
from render.sprites import seat_pieces
from render.sprites.dominoes import FADED, number, put_domino, put_number

SIZE = 900, 600
SQUARES = (100, 88, 52)  # pixels of a square: many dominoes are smaller
ABOVE = 60, 48  # of the first of a few rows, of many
FIGURE = 62, 42  # room for a number, and how large it is at most
NAME_ROOM = 180  # the least room for a name beside a king
BESIDE_NAMES = 300  # width of the next line where many dominoes leave room for names


def draw_lines(request: LinePicture, theme: Theme, mode: Mode) -> Canvas:
    """Draw both lines side by side; in the last round only this round's."""
    view = request.view
    canvas = Canvas(*SIZE, theme, mode)
    draw_both_lines(canvas, view, (14, 14, SIZE[0] - 14, SIZE[1] - 14))
    return canvas


def draw_both_lines(
    canvas: Canvas,
    view: GameView,
    box: tuple[int, int, int, int],
    taken: str | None = None,
) -> None:
    """Draw the order of play and the next line into a box; the reader's choice is framed."""
    left, top, right, bottom = box
    step = (bottom - top - 66) / max(len(view.order), len(view.next_line))
    px = next((size for size in SQUARES if size + 4 <= step), SQUARES[-1])
    many = px == SQUARES[-1]
    above, half = ABOVE[many], (right - left - 28) // 2
    if many:
        step = (bottom - top - above - 4) / max(len(view.order), len(view.next_line))
    start = right - (BESIDE_NAMES if many else half)
    end = start - 28 if view.next_line else right
    canvas.panel((left, top, end, bottom), radius=20)
    put_arrows(canvas, (left + 26, top + above / 2 + 4), 1)
    on_turn = king_on_turn(view)
    for i, slot in enumerate(view.order):
        middle = top + above + (i + 0.5) * step
        if slot is on_turn:
            inset = -1 if many else 1
            row = (left + 6, middle - step / 2 + inset, end - 6, middle + step / 2 - inset)
            canvas.panel(row, "slot", on="panel", border="accent", border_width=4)
        _draw_order_row(canvas, view, slot, (left, middle, end), px)
    if not view.next_line:
        return
    canvas.panel((start, top, right, bottom), radius=20)
    put_arrows(canvas, (start + 26, top + above / 2 + 4), 2)
    for i, free in enumerate(view.next_line):
        place = start, top + above + (i + 0.5) * step
        _draw_line_row(canvas, view, free, place, (px, free.domino == taken))


def _king_px(px: int) -> int:
    return round(px * 1.32)


def _figure(view: GameView) -> int:
    """Return the size of the numbers of both lines: as large as the widest one allows."""
    turns = [turn.domino for turn in view.order if turn.domino]
    dominoes = [*turns, *(slot.domino for slot in view.next_line)]
    room, size = FIGURE
    return min(
        (fit(number(view, one), room, size, weight=800)[1] for one in dominoes), default=size
    )


def _draw_order_row(
    canvas: Canvas, view: GameView, slot: OrderSlot, box: tuple[float, float, float], px: int
) -> None:
    """Draw a domino and the king on it; at the start the king and the name.

    There a domino that a king has chosen is shown in the line beside it, and only there.
    """
    left, middle, right = box
    on = "slot" if slot is king_on_turn(view) else "panel"
    name = view.name(slot.seat)
    fade = FADED if slot.done else 0.0
    role = "muted" if slot.done else "text"
    if slot.domino is None or not view.round:
        canvas.put_on(on, (left + 30, middle), "lm", seat_pieces.king, slot.seat, _king_px(px))
        room, alias = right - left - 150, f"#{slot.seat}"
        put_name(canvas, (left + 134, middle), name, room, 38, role=role, on=on, alias=alias)
        return
    figure = number(view, slot.domino)
    put_number(canvas, (left + 74, middle), figure, FIGURE[0], _figure(view), role=role, on=on)
    put_domino(canvas, view, (left + 86, middle - px / 2), slot.domino, px, on=on, fade=fade)
    king = left + 86 + 2 * px + 14
    canvas.put_on(on, (king, middle), "lm", seat_pieces.king, slot.seat, _king_px(px))
    if right - king > NAME_ROOM:
        beside = 24 + round(_king_px(px) * 60 / 96) + 1
        room = right - king - beside - 16
        at, alias = (king + beside, middle), f"#{slot.seat}"
        put_name(canvas, at, name, room, 38, role=role, on=on, alias=alias)


def _draw_line_row(
    canvas: Canvas,
    view: GameView,
    slot: LineSlot,
    place: tuple[float, float],
    looks: tuple[int, bool],
) -> None:
    """Draw a domino to choose, with `looks` its size and whether the reader chose it."""
    (left, middle), (px, mine) = place, looks
    role = "accent" if slot.seat is None else "text" if mine else "muted"
    figure = number(view, slot.domino)
    put_number(canvas, (left + 74, middle), figure, FIGURE[0], _figure(view), role=role)
    corner = left + 86, middle - px / 2
    fade = FADED if slot.seat is not None and not mine else 0.0
    put_domino(canvas, view, corner, slot.domino, px, fade=fade, chosen=mine)
    if slot.seat is not None:
        king = left + 86 + 2 * px + 14
        canvas.put_on("panel", (king, middle), "lm", seat_pieces.king, slot.seat, _king_px(px))
