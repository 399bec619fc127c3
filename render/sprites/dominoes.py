"""Dominoes on offer, in hand or taken: solid tiles beside a kingdom, and rows of them."""

from dataclasses import dataclass

from PIL import Image

import locales
from engine import DOMINOES, GameView, LineSlot, resource_of
from engine.dominoes import ARRIVALS, FOOTPRINTS
from render.canvas.canvas import Canvas
from render.canvas.colors import GAP, Color, rgb
from render.canvas.lettering import fit, width
from render.canvas.pen import Pen
from render.sprites import marks, neutral_pieces, seat_pieces, square
from render.sprites.square import Detail, Look, Side, Sides

FADED = 0.5  # how far a domino that is taken or played fades into its ground
FOOTPRINT = 1.0  # size of the sign on a domino
MINI, FINE = 60, 100  # pixels a square below and from which the detail changes
SIDE_COLOR, SHADOW_COLOR = "#b9a682", "#07070b"


def number(view: GameView, domino: str) -> str:
    """Return a domino's name in a game: its number, with its letter where boxes are mixed."""
    return locales.number(domino, view.options.box)


def is_lettered(view: GameView) -> bool:
    """Return whether names of dominoes have letters, since two boxes are mixed."""
    return len(number(view, "K48")) > 2


def put_number(
    canvas: Canvas,
    place: tuple[float, float],
    figure: str,
    room: float,
    size: int,
    *,
    role: str = "text",
    on: str = "panel",
    anchor: str = "rm",
) -> float:
    """Write a domino's name, smaller if its letter needs the room; returns the width."""
    text, fitting = fit(figure, room, size, weight=800)
    return canvas.text(place, text, fitting, role, on=on, weight=800, anchor=anchor)


def _cut(domino: str) -> int:
    """Return the cut of the landscape for a domino, different for each in a line."""
    digits = domino.strip("KQD")
    return int(digits) if digits.isdecimal() else ord(domino)


def _detail(px: int) -> Detail:
    if px < MINI:
        return Detail.MINI
    return Detail.FINE if px >= FINE else Detail.COARSE


def _face(domino: str, px: int, *, resources: bool) -> Image.Image:
    """Return both halves side by side; each domino has its own cut of the landscape.

    A domino with giants has their sign between its halves.
    """
    left, right = DOMINOES[domino].left, DOMINOES[domino].right
    inner = Side.OPEN if left.terrain == right.terrain else Side.EDGE
    cut = _cut(domino)
    face = Image.new("RGB", (2 * px, px))
    for i, half in enumerate((left, right)):
        east, west = (Side.EDGE, inner) if i else (inner, Side.EDGE)
        sides = Sides(Side.EDGE, east, Side.EDGE, west)
        borne = resource_of(half) if resources else None
        look = Look(
            half.terrain.value,
            half.crowns,
            (cut + i) % 3,
            cut // 3 % 3,
            sides,
            _detail(px),
            resource=borne or "",
        )
        face.paste(square.paint(look, px), (i * px, 0))
    if domino in ARRIVALS:
        _lay(face, neutral_pieces.giant(round(px * 0.74)), 96, 58)
    elif domino in FOOTPRINTS:
        _lay(face, neutral_pieces.footprints(round(px * FOOTPRINT)), 96, 27)
    return face


def _lay(face: Image.Image, sign: Image.Image, x: float, y: float) -> None:
    """Lay a sign over a domino, its middle at a place in units."""
    scale = face.height / 96
    place = round(x * scale - sign.width / 2), round(y * scale - sign.height / 2)
    face.paste(sign, place, sign)


def tile(
    domino: str, px: int, fade: float = 0.0, ground: Color = GAP, resources: bool = False
) -> Image.Image:
    """Return a domino as a tile with a little thickness and a shadow, RGBA.

    It is 4 units from the left and 3 from the top of the picture. `fade` dims it half way to its
    ground: it is taken or played already. `resources`: it bears those of The Court.
    """
    face = _face(domino, px, resources=resources)
    if fade:
        face = Image.blend(face, Image.new("RGB", face.size, rgb(ground)), fade)
    pen = Pen(204, 108, px)
    pen.round_rect((4, 6, 200, 105), 11, SHADOW_COLOR, 0.55)
    pen.round_rect((4, 6, 196, 101), 11, SIDE_COLOR)
    pen.round_rect((4, 4, 196, 98), 11, GAP)
    mask = Pen(192, 96, px)
    mask.round_rect((1.4, 1.4, 190.6, 94.6), 9.5, GAP)
    picture = pen.done()
    place = round(4 * px / 96), round(3 * px / 96)
    picture.paste(face, place, mask.done().getchannel("A").resize(face.size))
    return picture


def put_domino(
    canvas: Canvas,
    view: GameView,
    place: tuple[float, float],
    domino: str,
    px: int,
    *,
    on: str = "panel",
    fade: float = 0.0,
    chosen: bool = False,
) -> None:
    """Put a domino with its left top corner at a place; the reader's choice is framed."""
    x, y = place[0] - 4 * px / 96, place[1] - 3 * px / 96
    more = (True,) if view.court else ()
    canvas.put_on(on, (x, y), "lt", tile, domino, px, fade, canvas.color(on), *more)
    if chosen:
        pad = marks.CHOSEN_PAD * px / 96
        canvas.over((place[0] - pad, place[1] - pad), "lt", marks.chosen, px, 2, 1)


@dataclass(frozen=True, slots=True)
class Row:
    """Sizes of a row of dominoes: pixels of a square, a king and a figure; the gap below."""

    px: int
    king: int
    figure: int
    gap: int = 8

    @property
    def height(self) -> int:
        """The height of a row: the domino, and its number and king below."""
        return self.px + self.gap + round(self.king * 74 / 96)


def draw_row(
    canvas: Canvas,
    view: GameView,
    box: tuple[float, float, float],
    slots: tuple[LineSlot, ...],
    row: Row,
    *,
    taken: str | None = None,
) -> None:
    """Draw dominoes of a line side by side in (left, top, width), the number below each.

    A king is put beside the number, never on the domino, where it would hide crowns. Dominoes
    already chosen are dimmed; `taken`, the reader's choice, is framed.
    """
    left, top, room = box
    cell = room / len(slots)
    for i, slot in enumerate(slots):
        x = left + i * cell + (cell - 2 * row.px) / 2
        mine = slot.domino == taken
        fade = FADED if slot.seat is not None and not mine else 0.0
        put_domino(canvas, view, (x, top), slot.domino, row.px, fade=fade, chosen=mine)
        middle = (x + row.px, top + row.px + row.gap + row.king * 74 / 192)
        role = "accent" if slot.seat is None else "text" if mine else "muted"
        figure = number(view, slot.domino)
        put_owner(canvas, (*middle, cell), (figure, role), row, slot.seat)


def put_owner(
    canvas: Canvas,
    place: tuple[float, float, float],
    name: tuple[str, str],
    row: Row,
    seat: int | None,
) -> None:
    """Write the number of a domino in (middle, middle, room) with the king on it."""
    (x, y, room), (text, role) = place, name
    if seat is None:
        put_number(canvas, (x, y), text, room, row.figure, role=role, anchor="mm")
        return
    king = row.king * 60 / 96
    size = fit(text, room - king - 10, row.figure, weight=800)[1]
    figure = width(text, 800, size)
    left = x - (figure + 8 + king) / 2
    canvas.text((left, y), text, size, role, weight=800)
    canvas.put_on("panel", (left + figure + 8, y), "lm", seat_pieces.king, seat, row.king)
