"""The legal spots of a domino: ranked, numbered, with arrows between them.

Everything is calculated from the engine's answers; none of it is advice.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from engine import DOMINOES, GameView, Kind, KingdomView, Move, Terrain, square_order
from services.facts.panels import Arrows, Spot, Spots
from services.offers.trial_kingdom import NUMBERS, bonus_differences, bonuses, kingdom_of, score

Point = tuple[float, float]
_TURNS = ((1, 0), (0, -1), (-1, 0), (0, 1))  # from the left half to the right one, clockwise


def spots(view: GameView, seat: int, moves: Sequence[Move]) -> Spots | None:
    """Rank the placements that a turn may contain; None if the domino fits nowhere."""
    if not moves or moves[0].kind is not Kind.PLACE:
        return None
    kingdom = view.kingdom_of(seat)
    found = list(_judged(view, seat, moves))
    touching = {spot: _touching(kingdom, moves[0].domino, spot) for spot in found}
    found.sort(key=lambda spot: (-spot.delta, -touching[spot], _key(spot)))
    ranked = tuple(_numbered(found))
    return Spots(moves[0].domino, ranked, _one_a_number(ranked), Arrows())


def with_arrows(found: Spots, chosen: tuple[str, str] | None) -> Spots:
    """Add the arrows from the chosen spot; before one is chosen all lead to number 1."""
    first = found.ranked[0]
    if chosen is None:
        return replace(found, arrows=Arrows(first, first, first, first, first))
    here = next((spot for spot in found.ranked if spot.squares == chosen), None)
    return found if here is None else replace(found, arrows=arrows(here, found.ranked))


def arrows(here: Spot, ranked: Iterable[Spot]) -> Arrows:
    """Find the spots to which each arrow and Turn lead."""
    legal = tuple(ranked)
    return Arrows(
        left=_toward(here, legal, (-1, 0)),
        up=_toward(here, legal, (0, 1)),
        down=_toward(here, legal, (0, -1)),
        right=_toward(here, legal, (1, 0)),
        turn=_turned(here, legal),
    )


def _judged(view: GameView, seat: int, moves: Sequence[Move]) -> Iterator[Spot]:
    """Yield each placement with its gain in points, and the bonuses it wins or loses."""
    kingdom, before = kingdom_of(view, seat), view.kingdom_of(seat).scorecard
    had = bonuses(view, kingdom, before)
    for move in moves:
        grown = kingdom.copy()
        grown.lay(move.domino, *move.squares)
        card = score(view, grown)
        same = (card.quests, card.middle_kingdom, card.harmony) == (
            before.quests,
            before.middle_kingdom,
            before.harmony,
        )
        won = () if same else bonus_differences(had, bonuses(view, grown, card))
        yield Spot(None, move.squares[0], move.squares[1], card.total - before.total, won)


def _key(spot: Spot) -> tuple[tuple[int, int], tuple[int, int]]:
    return square_order(spot.left), square_order(spot.right)


def _middle(spot: Spot) -> Point:
    (left, low), (right, high) = _key(spot)
    return (left + right) / 2, (low + high) / 2


def _turn(spot: Spot) -> tuple[int, int]:
    (column, row), (next_column, next_row) = _key(spot)
    return next_column - column, next_row - row


def _touching(kingdom: KingdomView, domino: str, spot: Spot) -> int:
    """Count the sides of the two halves that touch their own terrain."""
    terrains = {square_order(cell.square): cell.terrain for cell in kingdom.cells}
    halves = DOMINOES[domino]
    left, right = _key(spot)
    return _sides(terrains, left, halves.left.terrain) + _sides(
        terrains, right, halves.right.terrain
    )


def _sides(terrains: Mapping[tuple[int, int], Terrain], at: tuple[int, int], own: Terrain) -> int:
    column, row = at
    around = ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1))
    return sum(terrains.get(square) == own for square in around)


def _numbered(found: Sequence[Spot]) -> list[Spot]:
    """Number the best spots; spots with the same middle share a number."""
    numbers: dict[Point, int] = {}
    for spot in found:
        if len(numbers) < NUMBERS:
            numbers.setdefault(_middle(spot), len(numbers) + 1)
    return [replace(spot, number=numbers.get(_middle(spot))) for spot in found]


def _one_a_number(ranked: Iterable[Spot]) -> tuple[Spot, ...]:
    best: dict[int, Spot] = {}
    for spot in ranked:
        if spot.number is not None:
            best.setdefault(spot.number, spot)
    return tuple(best[number] for number in sorted(best))


def _toward(here: Spot, legal: Iterable[Spot], way: tuple[int, int]) -> Spot | None:
    """Find the nearest spot that way: same orientation first, then 2 × sideways + forward."""
    x, y = _middle(here)

    def distance(spot: Spot) -> tuple[float, float]:
        dx, dy = _middle(spot)[0] - x, _middle(spot)[1] - y
        forward = dx * way[0] + dy * way[1]
        return forward, abs(dx * way[1]) + abs(dy * way[0])

    def rank(spot: Spot) -> tuple[object, ...]:
        forward, sideways = distance(spot)
        return _turn(spot) != _turn(here), 2 * sideways + forward, _key(spot)

    ahead = [s for s in legal if distance(s)[0] > 0 and distance(s)[1] <= distance(s)[0]]
    return min(ahead, key=rank, default=None)


def _turned(here: Spot, legal: Sequence[Spot]) -> Spot | None:
    """Find the next legal orientation clockwise that keeps a square, best the left half's."""
    start = _TURNS.index(_turn(here))
    for step in range(1, len(_TURNS)):
        wanted = _TURNS[(start + step) % len(_TURNS)]
        keeping = [s for s in legal if _turn(s) == wanted and set(s.squares) & set(here.squares)]
        if keeping:
            return min(keeping, key=lambda s: (s.left != here.left, _key(s)))
    return None
