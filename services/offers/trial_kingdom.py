"""Copies of a view's kingdom, to try out on them what a turn may do, and their scores."""

from collections.abc import Callable, Mapping

from engine import (
    Composition,
    GameView,
    Kind,
    Kingdom,
    Scorecard,
    Step,
    Variant,
    quests,
    square_order,
)
from engine.scoring import scorecard

BONUSES = ("middle_kingdom", "harmony")
"""The lines of a scorecard that are all or nothing."""
NUMBERS = 4
"""How many of the ranked spots or squares carry a number, best first."""


def rank(gains: Mapping[str, int]) -> list[tuple[int | None, str, int]]:
    """Rank squares by what they gain, ties in square order: (number, square, gain), best first.

    The number is None beyond the first NUMBERS.
    """
    ranked = sorted(gains, key=lambda square: (-gains[square], square_order(square)))
    return [
        (place if place <= NUMBERS else None, square, gains[square])
        for place, square in enumerate(ranked, start=1)
    ]


def touches(square: str, other: str) -> bool:
    """Whether two squares are neighbors, diagonal ones included."""
    (column, row), (x, y) = square_order(square), square_order(other)
    return max(abs(column - x), abs(row - y)) == 1


def kingdom_of(view: GameView, seat: int) -> Kingdom:
    """Return the kingdom of a seat; in The Court a domino laid on it brings its resources."""
    kingdom = Kingdom.from_view(view.kingdom_of(seat))
    kingdom.bears = view.court is not None
    return kingdom


def kingdom_with_domino(view: GameView, seat: int, composition: Composition) -> Kingdom:
    """Return the kingdom of a seat with the draft's domino placed or discarded.

    `view` is the game's, without the draft.
    """
    kingdom = kingdom_of(view, seat)
    for move in composition.moves:
        if move.kind is Kind.PLACE:
            kingdom.lay(move.domino, *move.squares)
        elif move.step is Step.PLACE:
            kingdom.discarded += 1
    return kingdom


def score(view: GameView, kingdom: Kingdom) -> Scorecard:
    """Return the scorecard of a kingdom, with the variants and quests of a game."""
    return scorecard(kingdom, frozenset(map(Variant, view.options.variants)), view.quests)


def total(view: GameView, kingdom: Kingdom) -> int:
    """Return the points of a kingdom, with the variants and quests of a game."""
    return score(view, kingdom).total


def gain(view: GameView, kingdom: Kingdom, change: Callable[[Kingdom, str], None], at: str) -> int:
    """Return how many points a change of one square, such as `Kingdom.cover`, gains."""
    changed = kingdom.copy()
    change(changed, at)
    return total(view, changed) - total(view, kingdom)


def bonuses(view: GameView, kingdom: Kingdom, card: Scorecard) -> dict[str, int]:
    """Return the points of a kingdom with this scorecard for each bonus and quest of a game."""
    found = {key: getattr(card, key) for key in BONUSES if key in view.options.variants}
    parts = quests.parts(kingdom, view.quests) if view.quests else ()
    return found | dict(zip(view.quests, parts, strict=True))


def bonus_differences(
    before: Mapping[str, int], after: Mapping[str, int]
) -> tuple[tuple[str, int], ...]:
    """Return which bonuses and quests differ, and by how many points."""
    return tuple(
        (key, after[key] - points) for key, points in before.items() if after[key] != points
    )


def bonus_changes(
    view: GameView, seat: int, composition: Composition
) -> tuple[tuple[str, int], ...]:
    """Return the bonuses and quests that a draft wins or loses; `view` is without the draft."""
    before, after = (
        bonuses(view, Kingdom.from_view(one), one.scorecard)
        for one in (view.kingdom_of(seat), composition.view.kingdom_of(seat))
    )
    return bonus_differences(before, after)
