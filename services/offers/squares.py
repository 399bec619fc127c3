"""What lies on a square of a kingdom and around it, and whether a lord's domino can go there."""

from collections.abc import Iterable

from engine import GameView, Kind, Kingdom, KingdomView, Move, Refusal, square_name, square_order
from services.facts.panels import SquareFact
from services.offers.spots import spots

AROUND = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""Above, right, below, left."""


def at_square(view: GameView, seat: int, square: str) -> SquareFact:
    """Describe a square of the board that a seat's kingdom lies on."""
    kingdom = view.kingdom_of(seat)
    domino = next_domino(view, seat)
    near = neighbors(kingdom, square)
    free = square != kingdom.castle and all(cell.square != square for cell in kingdom.cells)
    if domino is None or not free:
        return SquareFact(square, near, None)
    trial = Kingdom.from_view(kingdom)
    legal = [spot for spot in trial.placements(domino) if square in spot]
    found = spots(view, seat, [Move(Kind.PLACE, domino, spot) for spot in legal])
    if found is not None:
        return SquareFact(square, near, domino, fitting=found.ranked)
    tries = [pair for other in near if other for pair in ((square, other), (other, square))]
    refusals = [why for pair in tries if (why := trial.why_not(domino, *pair)) is not None]
    return SquareFact(square, near, domino, refusals=tuple(_telling(refusals)))


def next_domino(view: GameView, seat: int) -> str | None:
    """Return the domino that a seat places next, in this round or the next one, if it has one."""
    now = view.still_to_place(seat)
    later = (slot.domino for slot in view.next_line if slot.seat == seat)
    return now[0] if now else next(later, None)


def neighbors(kingdom: KingdomView, square: str) -> tuple[str | None, ...]:
    """Return the squares above, right, below and left; None beyond the edge of the board."""
    column, row = square_order(square)
    sides = range(1, kingdom.canvas + 1)
    around = [(column + x, row + y) for x, y in AROUND]
    return tuple(square_name(x, y) if x in sides and y in sides else None for x, y in around)


def _telling(refusals: Iterable[Refusal]) -> list[Refusal]:
    """Keep one refusal of each rule; that something lies beside is told with what lies around."""
    by_rule: dict[str, Refusal] = {}
    for one in refusals:
        by_rule.setdefault(one.code, one)
    more = [one for code, one in by_rule.items() if code != "overlap"]
    return more or list(by_rule.values())
