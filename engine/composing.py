"""A draft of the turn in progress: slots in any order, judged and shown, nothing committed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from engine.errors import Refusal
from engine.moves import Move, Step
from engine.state import State
from engine.viewing import game_view
from engine.views import Composition

if TYPE_CHECKING:
    from engine.game import Game


def compose(game: Game, slots: Iterable[Move]) -> Composition:
    """Judge the slots in the order of the rules; of two for one step the later one counts."""
    wanted = {move.step: move for move in slots}
    draft = game.state.copy()
    steps = _open_steps(draft)
    options = {step: draft.moves_of(step) for step in steps}
    forced = frozenset(step for step, moves in options.items() if len(moves) == 1)
    chosen = {step: options[step][0] for step in forced}
    dropped: list[tuple[Move, Refusal]] = []
    for step in (step for step in Step if step in wanted):
        refusal = _refusal(draft, wanted[step], steps)
        if refusal is None:
            chosen[step] = wanted[step]
        else:
            dropped.append((wanted[step], refusal))
    moves = tuple(draft.apply(chosen[step]) for step in steps if step in chosen)
    todo = tuple(step for step in steps if step not in chosen)
    if draft.turn is not None:
        draft.turn = replace(draft.turn, step=todo[0] if todo else steps[-1])
    ready = bool(steps) and not todo
    view = game_view(game, draft)
    return Composition(moves, tuple(dropped), todo, options, forced, view, ready)


def _open_steps(state: State) -> tuple[Step, ...]:
    """The steps of the turn that the record does not hold yet."""
    if state.turn is None:
        return ()
    return state.steps[state.steps.index(state.turn.step) :]


def _refusal(draft: State, move: Move, steps: tuple[Step, ...]) -> Refusal | None:
    """Each step is judged by itself, so that a domino can be chosen before one is placed."""
    if move.step not in steps:
        return draft.why_not(move)
    if move.step is Step.CHOOSE:
        return draft.why_not_in_line(move)
    return draft.why_not_in_kingdom(move)
