"""What several pictures share: names, points, purses, headers, signs of the score pad."""

from collections.abc import Callable, Mapping, Sequence

from PIL import Image

from engine import BoardSlot, GameView, KingdomView, OrderSlot, Scorecard
from locales import signed
from render.canvas import palette
from render.canvas.canvas import Canvas
from render.canvas.colors import TERRAINS, seat_of
from render.canvas.lettering import LEAST, fit, gain_role, printable, width
from render.sprites import badges, marks, neutral_pieces, quests, seat_pieces, tiles, tokens

WIDTH = 900  # shown at 0.4 of it on a phone: type of 30 px is 12 px there
BONUSES = ("middle_kingdom", "harmony")
AND = " & "
NAME_STEP = 31  # between two names one below the other, and their largest size
TWO_NAMES = 66  # height for both
PAIR, LEAST_PAIR = 0.72, 44  # size of the shields of two lords who share a kingdom
TOWN_LINES = ("buildings", "coins", "queen")  # of the score pad, where there are builders
PURSES = ((104, 36), (92, 34), (84, 32), (76, 30), (68, 28))  # pixels a square, size of figures
PURSE_GAP = 20
HEIGHT = 1150  # of a private picture at most; of one with spots see panel.LOW
MARGIN = 12
MARKS: Mapping[str, tuple[Callable[[int], Image.Image], int]] = {
    "coins": (neutral_pieces.coin, 36),
    "queen": (neutral_pieces.queen, 80),
    "buildings": (tiles.building_mark, 60),
    "court": (tokens.court_mark, 60),
    "quests": (quests.quest_mark, 60),
    "middle_kingdom": (badges.middle_mark, 60),
    "harmony": (badges.harmony_mark, 60),
    "largest_territory": (badges.territory_mark, 60),
    "crowns": (badges.crown_mark, 60),
    "total": (badges.total_mark, 60),
}  # the signs of lines of the score pad, and the units that are as high as a badge
FULL_TILE = 100  # pixels from which an empty slot has a thicker border


def clear_of_square(width: int, height: int) -> int:
    """Return a height at least 8 % from square: Android crops pictures that are nearly so."""
    return round(width * 1.08) if width * 0.92 < height < width * 1.08 else height


def put_name(
    canvas: Canvas,
    place: tuple[float, float],
    name: str,
    room: float,
    size: int,
    *,
    role: str = "text",
    on: str = "panel",
    weight: int = 700,
    anchor: str = "lm",
    alias: str = "",
) -> None:
    """Write a name as large as it fits; the `alias` stands in for one that no font can draw."""
    drawn = printable(name) or alias
    if drawn:
        text, fitting = fit(drawn, room, size, weight=weight, least=min(size, LEAST))
        canvas.text(place, text, fitting, role, on=on, weight=weight, anchor=anchor)


def put_head(
    canvas: Canvas, place: tuple[float, float], head: str, room: float, anchor: str = "rm"
) -> None:
    """Write the head of a column, small and muted, smaller if necessary."""
    put_name(canvas, place, head, room, LEAST, role="muted", weight=600, anchor=anchor)


def put_names(
    canvas: Canvas,
    view: GameView,
    place: tuple[float, float],
    kingdom: KingdomView,
    room: tuple[float, int],
    *,
    height: float = 0,
) -> None:
    """Write the name of the lord of a kingdom, or both, in (width, size at most).

    Both are written one after the other, the seat's first, whatever their scripts. Where there is
    no room for that they are written one below the other if the height allows it, otherwise cut.
    """
    (wide, size), weight = room, 700
    names = [view.name(seat) for seat in kingdom.seats]
    if len(names) == 1:
        put_name(canvas, place, names[0], wide, size, alias=f"#{kingdom.seats[0]}")
        return
    drawn = [printable(name) or f"#{seat}" for name, seat in zip(names, kingdom.seats, strict=True)]
    if height >= TWO_NAMES and _width_of(drawn, weight, LEAST) > wide:
        top = place[0], place[1] - (len(drawn) - 1) / 2 * NAME_STEP
        put_lines(canvas, top, drawn, (wide, min(size, NAME_STEP)))
        return
    between = width(AND, weight, LEAST) * (len(drawn) - 1)
    while size > LEAST and _width_of(drawn, weight, size) > wide:
        size -= 1
    share = (wide - between) / len(drawn)
    spare = sum(max(0.0, share - width(name, weight, size)) for name in drawn)
    x = place[0]
    for i, name in enumerate(drawn):
        text, fitting = fit(name, share + spare, size, weight=weight, least=min(size, LEAST))
        x += canvas.text((x, place[1]), text, fitting, weight=weight)
        if i < len(drawn) - 1:
            x += canvas.text((x, place[1]), AND, fitting, "muted", weight=weight)


def put_lines(
    canvas: Canvas,
    place: tuple[float, float],
    names: Sequence[str],
    room: tuple[float, int],
    *,
    step: int = NAME_STEP,
    weight: int = 700,
) -> None:
    """Write names one below the other, the first at a place, in (width, size at most).

    Each but the last ends with the sign that joins them.
    """
    (x, y), (wide, size), last = place, room, len(names) - 1
    for i, name in enumerate(names):
        after = AND.rstrip() if i < last else ""
        left = wide - width(after, weight, size)
        text, fitting = fit(name, left, size, weight=weight, least=min(size, LEAST))
        end = x + canvas.text((x, y + i * step), text, fitting, weight=weight)
        if after:
            canvas.text((end, y + i * step), after, fitting, "muted", weight=weight)


def _width_of(names: Sequence[str], weight: int, size: int) -> float:
    wide = sum(width(name, weight, size) for name in names)
    return wide + width(AND, weight, size) * (len(names) - 1)


def put_bar(canvas: Canvas, seat: int, top: int, height: int, *, radius: int) -> float:
    """Draw the bar of a private picture with the seat's color; returns the middle of its height."""
    right, bottom = WIDTH - MARGIN, top + height
    canvas.panel((MARGIN, top, right, bottom), radius=radius)
    put_stripe(canvas, (MARGIN, bottom - 8, right, bottom), seat, radius=4)
    return top + (height - 8) / 2


def put_stripe(
    canvas: Canvas,
    box: tuple[float, float, float, float],
    seat: int,
    *,
    on: str = "bg",
    radius: int,
) -> None:
    """Put a stripe of a seat's color, in a shade of it that stands out from the panel."""
    shade = palette.legible(canvas.theme, seat_of(seat).color, canvas.color("panel"))
    canvas.panel(box, shade, on=on, radius=radius)


def put_points(
    canvas: Canvas, kingdom: KingdomView, gain: int | None, right_middle: tuple[float, float]
) -> float:
    """Put the points of a kingdom, before them the change of a draft; returns where this starts."""
    x, middle = right_middle
    points = str(kingdom.scorecard.total)
    x -= canvas.put_on("panel", (x, middle), "rm", badges.octagon, points, 104)[0] + 12
    if gain is not None:
        role = gain_role(gain)
        place = x, middle + 1
        x -= canvas.text(place, signed(gain), 40, role, weight=700, anchor="rm") + 14
    return x


def put_arrows(canvas: Canvas, place: tuple[float, float], count: int) -> None:
    """Put the sign of a line: `>` the current one, `>>` the next."""
    canvas.put_on("panel", place, "lm", marks.arrows, count, canvas.color("accent"))


def put_shield(
    canvas: Canvas,
    on: str,
    place: tuple[float, float],
    seats: Sequence[int],
    px: int,
    *,
    anchor: str = "lm",
) -> int:
    """Put the shield of a lord, or smaller ones of two partners; returns the width."""
    if len(seats) == 1:
        return canvas.put_on(on, place, anchor, seat_pieces.shield, seats[0], px)[0]
    first, second = seats
    return canvas.put_on(on, place, anchor, seat_pieces.shield_pair, first, second, _pair(px))[0]


def _pair(px: int) -> int:
    return max(round(px * PAIR), LEAST_PAIR)


def more_shields(seats: Sequence[int], px: int) -> int:
    """Return how much wider the shields of a kingdom are than a single one."""
    return round((108 * _pair(px) - 60 * px) / 96) if len(seats) > 1 else 0


def put_header(
    canvas: Canvas, view: GameView, kingdom: KingdomView, box: tuple[int, int, int]
) -> None:
    """Draw shield, name and points over a stripe of the seat's color in (left, top, right)."""
    left, top, right = box
    seat = kingdom.seats[0]
    canvas.panel((left, top, right, top + 96), radius=18)
    put_stripe(canvas, (left, top + 87, right, top + 96), seat, radius=4)
    middle = top + 43
    put_shield(canvas, "panel", (left + 18, middle + 2), kingdom.seats, 108)
    left += more_shields(kingdom.seats, 108)
    put_names(canvas, view, (left + 100, middle), kingdom, (right - left - 290, 46))
    points = str(kingdom.scorecard.total)
    canvas.put_on("panel", (right - 14, middle), "rm", badges.octagon, points, 130)


def variants_on(view: GameView) -> tuple[str, ...]:
    """Return the bonuses in play, in the order of the scorecard."""
    return tuple(name for name in BONUSES if name in view.options.variants)


def bonus_lines(view: GameView) -> tuple[str, ...]:
    """Return the lines of the score pad below the terrains, in their order."""
    lines = variants_on(view) + (TOWN_LINES if view.board else ())
    court = ("court",) if view.court else ()
    return lines + court + (("quests",) if view.quests else ())


def points_of(card: Scorecard, line: str) -> int:
    """Return one line of a scorecard."""
    return int(getattr(card, line))


def put_mark(canvas: Canvas, middle: tuple[float, float], line: str, px: int) -> None:
    """Put the sign of a line of the score pad; `px` is the size of its badge."""
    if line in TERRAINS:
        canvas.put_on("panel", middle, "mm", badges.badge, line, round(px * 96 / 27))
    else:
        make, units = MARKS[line]
        canvas.put_on("panel", middle, "mm", make, round(px * 96 / units))


def put_purse(
    canvas: Canvas,
    kingdom: KingdomView,
    box: tuple[float, float, float],
    *,
    sizes: Sequence[tuple[int, int]] = PURSES,
    gap: float = PURSE_GAP,
) -> float:
    """Draw coins, free knights, towers and the Queen in (left, middle, right).

    They are as large as fits, if need be with half the gaps. Returns where the last one ends.
    """
    left, middle, right = box
    x, seat = left, kingdom.seats[0]
    counts = str(kingdom.coins), str(kingdom.knights), str(kingdom.towers)
    for size in sizes:
        spare = right - left - _purse_width(counts, kingdom.queen, size)
        step = min(gap, spare / (3 if kingdom.queen else 2))
        if step >= gap / 2:
            break
    px, figure = size
    for i, count in enumerate(counts):
        place = x, middle
        if i == 0:
            x += canvas.put_on("panel", place, "lm", neutral_pieces.coin, px)[0]
        elif i == 1:
            x += canvas.put_on("panel", place, "lm", seat_pieces.knight, seat, round(px * 0.84))[0]
        else:
            x += canvas.put_on("panel", place, "lm", neutral_pieces.rook, round(px * 0.72))[0]
        x += 7
        x += canvas.text((x, middle + 1), count, figure, weight=700) + step
    if kingdom.queen:
        place = x, middle
        return x + canvas.put_on("panel", place, "lm", neutral_pieces.queen, round(px * 0.48))[0]
    return x - step


def _purse_width(counts: Sequence[str], queen: bool, size: tuple[int, int]) -> float:
    """Return the width of a purse without its gaps."""
    px, figure = size
    units = 38 + 46 * 0.84 + 46 * 0.72 + (70 * 0.48 if queen else 0)
    return units * px / 96 + sum(width(count, 700, figure) + 7 for count in counts)


def put_gap(
    canvas: Canvas, view: GameView, slot: BoardSlot, corner: tuple[float, float], px: int
) -> None:
    """Draw an empty slot of the builders' board as large as a tile.

    The shield of the lord who bought the tile lies in it, or the dragon sits there that burnt it.
    """
    left, top = corner
    inset, radius = px * 5 / 176, max(8, round(px * 16 / 176))
    box = (left + inset, top + inset, left + px - inset, top + px - inset)
    width = 3 if px >= FULL_TILE else 2
    canvas.panel(box, "slot", radius=radius, on="panel", border="line", border_width=width)
    middle = left + px / 2, top + px / 2
    if slot.burnt_by is not None:
        canvas.put_on("slot", middle, "mm", neutral_pieces.dragon, round(px * 0.76))
    elif slot.bought_by is not None:
        seat = view.kingdoms[slot.bought_by - 1].seats[0]
        canvas.put_on("slot", middle, "mm", seat_pieces.shield, seat, round(px * 0.88))


def king_on_turn(view: GameView) -> OrderSlot | None:
    """Return the king on turn, of those in the order of play."""
    return None if view.over else next((slot for slot in view.order if not slot.done), None)
