"""Look ahead to the next turn of a seat, to plan it before it comes."""

from engine import referee
from engine.moves import Step, Turn
from engine.state import State


def ahead(present: State, seat: int) -> State | None:
    """A copy of a state moved to the seat's next turn; None where none is known yet.

    Nothing else changes: kingdoms and choices are those of the present. A turn of the next round
    has no line to choose from, because that line is not drawn.
    """
    state = present.copy()
    turn = _in_this_round(state, seat) or _in_next_round(state, seat)
    if turn is None:
        return None
    state.turn, state.position = turn, turn.number - 1
    state.begun, state.open, state.fresh = False, (), 0
    state.bought = state.hired = ""
    return state


def _in_this_round(state: State, seat: int) -> Turn | None:
    """The turn of the seat's next king in the order of play, after the turn in progress."""
    for place in range(state.position + 1, len(state.order)):
        if state.order[place][0] == seat:
            return referee.turn_of(state.round, place + 1, seat, state.steps[0])
    return None


def _in_next_round(state: State, seat: int) -> Turn | None:
    """The turn of the seat's first king on the line that is chosen from now (R51)."""
    kings = [(state.claims[domino], domino) for domino in state.line if domino in state.claims]
    places = [place for place, (owner, _) in enumerate(kings) if owner == seat]
    if not places:
        return None
    state.order = [*kings]
    state.claims, state.line, state.free = {}, (), []
    state.round += 1
    referee.set_steps(state)
    return referee.turn_of(state.round, places[0] + 1, seat, Step.PLACE)
