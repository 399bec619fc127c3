"""What several pictures share: names, points, headers, the lords in the order they finished."""

from __future__ import annotations

from collections.abc import Sequence

from engine import GameView, KingdomView, OrderSlot, Scorecard
from render import marks, pieces, signs
from render.colors import TERRAINS, seat_of
from render.stage import Stage
from render.text import LEAST, fit, printable

WIDTH = 900  # on a phone 0.4 of it: type of 30 px is 12 px there
BONUSES = ("middle_kingdom", "harmony")


def clear_of_square(width: int, height: int) -> int:
    """Return a height at least 8 % from square: Android crops pictures that are nearly so."""
    return round(width * 1.08) if width * 0.92 < height < width * 1.08 else height


def put_name(
    stage: Stage,
    place: tuple[float, float],
    name: str,
    room: float,
    size: int,
    *,
    role: str = "text",
    on: str = "panel",
    weight: int = 700,
    anchor: str = "lm",
) -> None:
    """Write a name as large as it fits; one whose script can't be drawn is left to the shield."""
    drawn = printable(name)
    if drawn:
        text, fitting = fit(drawn, room, size, weight=weight, least=min(size, LEAST))
        stage.text(place, text, fitting, role, on=on, weight=weight, anchor=anchor)


def names_of(view: GameView, kingdom: KingdomView) -> str:
    """Return the names of the lords of a kingdom."""
    return " & ".join(view.name(seat) for seat in kingdom.seats)


def put_arrows(stage: Stage, place: tuple[float, float], count: int) -> None:
    """Put the sign of a line: `>` the current one, `>>` the next."""
    stage.put_on("panel", place, "lm", marks.arrows, count, stage.color("accent"))


def put_header(
    stage: Stage, view: GameView, kingdom: KingdomView, box: tuple[int, int, int]
) -> None:
    """Draw shield, name and points over a stripe of the seat's color in (left, top, right)."""
    left, top, right = box
    seat = kingdom.seats[0]
    stage.panel((left, top, right, top + 96), radius=18)
    stage.panel((left, top + 87, right, top + 96), seat_of(seat).color, radius=4)
    middle = top + 43
    stage.put_on("panel", (left + 18, middle + 2), "lm", pieces.shield, seat, 108)
    put_name(stage, (left + 100, middle), names_of(view, kingdom), right - left - 290, 46)
    points = str(kingdom.scorecard.total)
    stage.put_on("panel", (right - 14, middle), "rm", signs.octagon, points, 130)


def variants_on(view: GameView) -> tuple[str, ...]:
    """Return the bonuses that are played for, in the order of the scorecard."""
    return tuple(name for name in BONUSES if name in view.options.variants)


def points_of(card: Scorecard, line: str) -> int:
    """Return one line of a scorecard."""
    return int(getattr(card, line))


def put_mark(stage: Stage, ground: str, middle: tuple[float, float], line: str, px: int) -> None:
    """Put the sign of a line of the score pad; `px` is the size of its badge."""
    if line in TERRAINS:
        stage.put_on(ground, middle, "mm", signs.badge, line, round(px * 96 / 27))
        return
    make = {
        "middle_kingdom": signs.middle_mark,
        "harmony": signs.harmony_mark,
        "largest_territory": signs.territory_mark,
        "crowns": signs.crown_mark,
        "total": signs.total_mark,
    }[line]
    stage.put_on(ground, middle, "mm", make, round(px * 96 / 60))


def ranking(view: GameView) -> Sequence[tuple[int, KingdomView]]:
    """Return the kingdoms with their places, first ones first (R57); equal ones share a place."""
    winners = view.winners or ()

    def merit(kingdom: KingdomView) -> tuple[bool, int, int, int]:
        card = kingdom.scorecard
        won = any(seat in winners for seat in kingdom.seats)
        return won, card.total, card.largest_territory, card.crowns

    ordered = sorted(view.kingdoms, key=merit, reverse=True)
    merits = [merit(kingdom) for kingdom in ordered]
    return [(merits.index(merit(kingdom)) + 1, kingdom) for kingdom in ordered]


def king_on_turn(view: GameView) -> OrderSlot | None:
    """Return the king whose turn it is, of those in the order of play."""
    return None if view.over else next((slot for slot in view.order if not slot.done), None)


def is_winner(view: GameView, kingdom: KingdomView) -> bool:
    """Say whether a kingdom has won; nobody has before the end."""
    return bool(set(view.winners or ()) & set(kingdom.seats))
