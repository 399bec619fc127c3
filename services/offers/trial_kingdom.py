"""A kingdom of a view, to try on it what a turn may do, and what it is worth."""

from __future__ import annotations

from collections.abc import Mapping

from engine import Composition, GameView, Kind, Kingdom, Scorecard, Step, Variant, quests
from engine.scoring import scorecard

BONUSES = ("middle_kingdom", "harmony")
"""The lines of a scorecard that are all or nothing."""
NUMBERS = 4
"""So many of what is ranked, spots or squares, carry a number, the best first."""


def number_of(place: int) -> int | None:
    """Return the number of what stands in a place of a ranking, from 1; None after the best."""
    return place if place <= NUMBERS else None


def kingdom_of(view: GameView, seat: int) -> Kingdom:
    """Return the kingdom of a seat; a domino laid on it brings its resources at The Court."""
    kingdom = Kingdom.from_view(view.kingdom_of(seat))
    kingdom.bears = view.court is not None
    return kingdom


def laid(view: GameView, seat: int, composition: Composition) -> Kingdom:
    """Return the kingdom of a seat once a draft's domino is placed or discarded.

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
    """Return the score card of a kingdom by what counts in a game."""
    return scorecard(kingdom, frozenset(map(Variant, view.options.variants)), view.quests)


def total(view: GameView, kingdom: Kingdom) -> int:
    """Return what a kingdom scores by what counts in a game."""
    return score(view, kingdom).total


def bonuses(view: GameView, kingdom: Kingdom, card: Scorecard) -> dict[str, int]:
    """Return what each bonus and quest of a game brings a kingdom with this score card."""
    found = {key: getattr(card, key) for key in BONUSES if key in view.options.variants}
    parts = quests.parts(kingdom, view.quests) if view.quests else ()
    return found | dict(zip(view.quests, parts, strict=True))


def changes(before: Mapping[str, int], after: Mapping[str, int]) -> tuple[tuple[str, int], ...]:
    """Return which bonuses and quests are won or lost, and by how much."""
    return tuple(
        (key, after[key] - points) for key, points in before.items() if after[key] != points
    )


def changed(view: GameView, seat: int, composition: Composition) -> tuple[tuple[str, int], ...]:
    """Return which bonuses and quests a draft wins or loses; `view` is without the draft."""
    before, after = (
        bonuses(view, Kingdom.from_view(one), one.scorecard)
        for one in (view.kingdom_of(seat), composition.view.kingdom_of(seat))
    )
    return changes(before, after)
