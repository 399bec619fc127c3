"""The steps of a turn that may be left out: each with its moves, its reasons and its effect.

A step may be skipped but never gone back to: `state.open` holds those that may still be played in
this turn. What each does stands in `giants`, `town` and `court`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from engine import court, giants, town
from engine.errors import Refusal
from engine.moves import Move, Step

if TYPE_CHECKING:
    from engine.state import State


_SEND, _TAX, _COURT = Step.SEND, Step.TAX, Step.COURT


@cache
def opening(has_giants: bool, has_town: bool, has_court: bool) -> tuple[Step, ...]:
    """The optional steps that open with a domino placed, in their order; few, so made once."""
    return (
        *((_SEND,) if has_giants else ()),
        *(town.STEPS if has_town else ()),
        *((_COURT,) if has_court else ()),
    )


def moves_of(state: State, step: Step) -> Sequence[Move]:
    """The legal moves of one step, sorted by text, wherever the turn stands."""
    if step is _SEND:
        return giants.sends(state)
    return court.moves_of(state) if step is _COURT else town.moves_of(state, step)


def is_any(state: State, step: Step) -> bool:
    """Whether a step has a legal move."""
    if step is _COURT:
        return court.is_open(state)
    return bool(giants.sends(state) if step is _SEND else town.moves_of(state, step))


def why_not(state: State, move: Move) -> Refusal | None:
    """The rule that forbids a move of an optional step now, or None."""
    step = move.step
    if step is _SEND:
        is_open = step in state.open
        return giants.why_no_send(state, move) if is_open else giants.why_closed(state)
    if step is _COURT:
        return court.why_not(state, move) if step in state.open else court.why_closed(state)
    return town.why_not(state, move)


def why_none(state: State, step: Step) -> Refusal | None:
    """Why an optional step has no move at all; None if it has one."""
    if step is Step.SEND:
        return giants.why_none(state)
    return court.why_none(state) if step is Step.COURT else town.why_none(state, step)


def apply(state: State, move: Move) -> Move:
    """Do what a legal move says; the move as it is written."""
    step = move.step
    place = state.open.index(step)
    if step is _TAX:
        state.open = state.open[place:]
        return town.apply(state, move)
    state.open = state.open[place + 1 :]
    if step is _SEND:
        return giants.send(state, move)
    return court.apply(state, move) if step is _COURT else town.apply(state, move)
