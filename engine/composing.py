"""A draft of the turn in progress: slots in any order, judged and shown, nothing committed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from engine import giants, optional
from engine.errors import Refusal
from engine.moves import Kind, Move, Step
from engine.state import State
from engine.viewing import game_view
from engine.views import Composition

if TYPE_CHECKING:
    from engine.game import Game

_END = Move(Kind.END)


def compose(game: Game, slots: Iterable[Move]) -> Composition:
    """Judge the slots in the order of the rules; of two for one slot the later one counts."""
    wanted = {move.slot: move for move in slots}
    draft = _Draft(game.state.copy())
    for step in Step:
        draft.fill(step, [move for move in wanted.values() if move.step is step])
    return draft.judged(game)


class _Draft:
    """A copy of the state on which the slots are tried, and what came of each.

    `mandatory` are the steps of the turn that can't be left out and that the record does not hold
    yet; the optional ones are open while the state says so.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.mandatory = _mandatory(state)
        self.moves: list[Move] = []
        self.dropped: list[tuple[Move, Refusal]] = []
        self.todo: list[Step] = []
        self.options: dict[Step, Sequence[Move]] = {}
        self.forced: set[Step] = set()
        self.why: dict[Step, Refusal] = {}

    def fill(self, step: Step, wanted: list[Move]) -> None:
        """Fill the slots of one step; the steps come in the order of the rules."""
        if step is Step.RECEIVE or self.todo[:1] == [Step.RECEIVE]:
            self._fill_none(step, wanted)
        elif step in self.mandatory or (step is Step.GIANT and self._brings_giant()):
            self._fill_mandatory(step, wanted)
        elif step is Step.END and self._ends_with_a_word():
            if not self.todo and self.state.has_open():
                self._apply(_END)
        else:
            self._fill_optional(step, wanted)

    def _fill_none(self, step: Step, wanted: list[Move]) -> None:
        """No `receive` stands in a draft; while a giant waits for one nothing else does (R33)."""
        waits = Step.RECEIVE in self.mandatory
        if waits and step is Step.RECEIVE:
            self.todo.append(step)
            self.options[step] = self.state.moves_of(step)
        for move in wanted:
            late = Refusal("wrong_step", "R33", {"step": str(Step.RECEIVE)})
            refusal = None if step is Step.RECEIVE else self.state.why_not(move)
            self.dropped.append((move, refusal or late))

    def _brings_giant(self) -> bool:
        """Whether the domino placed in this draft brings a giant that finds a crown (R32)."""
        placed = any(move.kind is Kind.PLACE for move in self.moves)
        return placed and giants.is_due(self.state)

    def _fill_mandatory(self, step: Step, wanted: list[Move]) -> None:
        options = self.options[step] = self.state.moves_of(step)
        chosen = options[0] if len(options) == 1 else None
        if chosen is not None:
            self.forced.add(step)
        for move in wanted:
            refusal = self._why_not_alone(move)
            if refusal is None:
                chosen = move
            else:
                self.dropped.append((move, refusal))
        if chosen is None:
            self.todo.append(step)
        else:
            self._apply(chosen)
        self._go_on(step)

    def _go_on(self, step: Step) -> None:
        """What follows step A is judged whether its giant stands already or is still to come."""
        state = self.state
        placed = step is Step.GIANT or (step is Step.PLACE and step not in self.todo)
        if placed and state.turn is not None:
            state.turn = replace(state.turn, step=state.last_step)

    def _why_not_alone(self, move: Move) -> Refusal | None:
        """Each is judged by itself, so that a domino can be chosen before one is placed."""
        if move.step is Step.CHOOSE:
            return self.state.why_not_in_line(move)
        if move.step is Step.GIANT:
            return giants.why_no_crown(self.state.kingdom, move, "R32")
        return self.state.why_not_in_kingdom(move)

    def _fill_optional(self, step: Step, wanted: list[Move]) -> None:
        """What it may hold is asked before it is filled: slots may be changed."""
        state = self.state
        if step is Step.COURT and self._opens_court():
            state.open = (step,)
        if step in state.open:
            self.options[step] = state.moves_of(step)
            refusal = optional.why_none(state, step)
            if refusal is not None:
                self.why[step] = refusal
        for slot in wanted:
            move = self._named_anew(slot)
            refusal = state.why_not(move)
            if refusal is None:
                self._apply(move)
            else:
                self.dropped.append((slot, refusal))

    def _opens_court(self) -> bool:
        """Whether a draft may already hold a purchase although its choice is still to come."""
        steps = self.state.steps
        return Step.COURT in steps and Step.CHOOSE in steps and Step.PLACE not in self.todo

    def _named_anew(self, move: Move) -> Move:
        """A bribe with a price means the tile there, by whatever name that goes by now.

        A dearer copy is the cheapest one once this turn has bought the one before it. The price of
        the cheapest one, which the notation leaves out, says that it is meant and no other.
        """
        board = self.state.board
        if board is None or move.kind is not Kind.BURN:
            return move
        is_cheapest = board.copies.get(move.building) == move.price
        return replace(move, price=None) if is_cheapest else move

    def _ends_with_a_word(self) -> bool:
        """Where no choice ends a turn, `end` comes by itself if it must."""
        state = self.state
        if state.turn is None:
            return False
        return state.last_step is Step.END or (state.court is not None and state.round > 0)

    def _apply(self, move: Move) -> None:
        self.moves.append(self.state.apply(move))

    def judged(self, game: Game) -> Composition:
        """What the draft amounts to; the turn is not ended, nothing is drawn."""
        state = self.state
        if self.todo and state.turn is not None:
            state.turn = replace(state.turn, step=self.todo[0])
        return Composition(
            tuple(self.moves),
            tuple(self.dropped),
            tuple(self.todo),
            self.options,
            frozenset(self.forced),
            game_view(game, state),
            state.turn is not None and not self.todo,
            self.why,
        )


def _mandatory(state: State) -> tuple[Step, ...]:
    """The mandatory steps of the turn that the record does not hold yet."""
    if state.turn is None:
        return ()
    waited = state.turn.step
    if waited in (Step.PLACE, Step.GIANT):
        return (waited, Step.CHOOSE) if Step.CHOOSE in state.steps else (waited,)
    return (waited,) if waited in (Step.CHOOSE, Step.RECEIVE) else ()
