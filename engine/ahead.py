"""The turn that a seat has next, brought forward: to plan on it, not to play it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.moves import Step, Turn
from engine.state import State, turn_of

if TYPE_CHECKING:
    from engine.game import Game


def ahead(game: Game, seat: int) -> Game | None:
    """A copy of a game in which the seat's next turn has come; None where none is known.

    Nothing else has changed: the kingdoms are as they stand, and what others took. A turn of the
    next round has no line to choose from, for that line is not drawn.
    """
    state = game.state.copy()
    turn = _in_this_round(state, seat) or _in_next_round(state, seat)
    if turn is None:
        return None
    state.turn, state.position = turn, turn.number - 1
    state.begun, state.open, state.fresh = False, (), 0
    state.bought = state.hired = ""
    twin = game.copy()
    twin.state = state
    return twin


def _in_this_round(state: State, seat: int) -> Turn | None:
    """The turn of the seat's next king in the order of play, after the turn in progress."""
    for place in range(state.position + 1, len(state.order)):
        if state.order[place][0] == seat:
            return turn_of(state.round, place + 1, seat, state.steps[0])
    return None


def _in_next_round(state: State, seat: int) -> Turn | None:
    """The turn of the seat's first king on the line being chosen from (R51)."""
    kings = [(state.claims[domino], domino) for domino in state.line if domino in state.claims]
    places = [place for place, (owner, _) in enumerate(kings) if owner == seat]
    if not places:
        return None
    state.order = [*kings]
    state.claims, state.line, state.free = {}, (), []
    state.round += 1
    state.lay_steps()
    return turn_of(state.round, places[0] + 1, seat, Step.PLACE)
