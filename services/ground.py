"""A kingdom of a view, to try on it what a turn may do, and what it is worth."""

from __future__ import annotations

from engine import Composition, GameView, Kind, Kingdom, Scorecard, Step, Variant

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
    return kingdom.scorecard(frozenset(map(Variant, view.options.variants)), view.quests)


def total(view: GameView, kingdom: Kingdom) -> int:
    """Return what a kingdom scores by what counts in a game."""
    return score(view, kingdom).total
