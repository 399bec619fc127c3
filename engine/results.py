"""Scores and winners of a game (R53–R63)."""

from engine import places, scoring
from engine.deal import Deal
from engine.state import State
from engine.values import Scorecard


def scores(deal: Deal, state: State) -> tuple[Scorecard, ...]:
    """The present scorecard of each kingdom, in kingdom order."""
    variants = deal.options.variants
    return tuple(scoring.scorecard(one, variants, deal.quests) for one in state.kingdoms)


def result(deal: Deal, state: State) -> tuple[int, ...] | None:
    """The total of each kingdom once the game is over."""
    return tuple(card.total for card in scores(deal, state)) if state.turn is None else None


def winners(deal: Deal, state: State) -> tuple[int, ...] | None:
    """The winners' seats, ascending, once the game is over (R63)."""
    if state.turn is not None:
        return None
    best, _ = places.winners(scores(deal, state), by_crowns=not deal.options.town)
    return places.seats_of(best, deal.options.setup)
