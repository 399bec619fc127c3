"""A draft of the turn in progress: moves in any order, judged and shown but not played."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from engine import referee
from engine.deal import Deal
from engine.errors import Refusal
from engine.moves import Kind, Move, Step
from engine.state import State
from engine.steps import giants
from engine.view_builder import game_view
from engine.views import Composition

_END = Move(Kind.END)


def compose(deal: Deal, state: State, slots: Iterable[Move]) -> Composition:
    """Judge moves in the order of the rules; of two for the same slot the later one counts."""
    wanted = {move.slot: move for move in slots}
    draft = _Draft(state.copy())
    for step in Step:
        draft.fill(step, [move for move in wanted.values() if move.step is step])
    return draft.judged(deal)


class _Draft:
    """A copy of the state on which the moves are tried, and the result of each.

    `mandatory` are the steps of the turn that can't be skipped and are not played yet; the state
    says which optional ones are open.
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
        elif step is Step.END and self._needs_end():
            if not self.todo and referee.has_optional_moves(self.state):
                self._apply(_END)
        else:
            self._fill_optional(step, wanted)

    def _fill_none(self, step: Step, wanted: list[Move]) -> None:
        """Drop the moves: `receive` is never part of a draft, and nothing may precede it (R33)."""
        waits = Step.RECEIVE in self.mandatory
        if waits and step is Step.RECEIVE:
            self.todo.append(step)
            self.options[step] = referee.moves_of(self.state, step)
        for move in wanted:
            late = Refusal("wrong_step", "R33", {"step": str(Step.RECEIVE)})
            refusal = None if step is Step.RECEIVE else referee.why_not(self.state, move)
            self.dropped.append((move, refusal or late))

    def _brings_giant(self) -> bool:
        """Whether the domino placed in this draft brings a giant that can cover a crown (R32)."""
        placed = any(move.kind is Kind.PLACE for move in self.moves)
        return placed and giants.is_due(self.state)

    def _fill_mandatory(self, step: Step, wanted: list[Move]) -> None:
        options = self.options[step] = referee.moves_of(self.state, step)
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
        """Wait for the last step of the turn, even while the giant of the domino is still due."""
        state = self.state
        placed = step is Step.GIANT or (step is Step.PLACE and step not in self.todo)
        if placed and state.turn is not None:
            state.turn = replace(state.turn, step=state.last_step)

    def _why_not_alone(self, move: Move) -> Refusal | None:
        """Judge a mandatory move by its own step: one may choose a domino before placing one."""
        if move.step is Step.CHOOSE:
            return referee.why_not_in_line(self.state, move)
        if move.step is Step.GIANT:
            return giants.why_no_crown(self.state.kingdom, move, "R32")
        return referee.why_not_in_kingdom(self.state, move)

    def _fill_optional(self, step: Step, wanted: list[Move]) -> None:
        """List the options before applying the moves: a slot may still be changed."""
        state = self.state
        if step is Step.COURT and self._opens_court():
            state.open = (step,)
        if step in state.open:
            self.options[step] = referee.moves_of(state, step)
            refusal = referee.why_none(state, step)
            if refusal is not None:
                self.why[step] = refusal
        for slot in wanted:
            move = self._with_current_name(slot)
            refusal = referee.why_not(state, move)
            if refusal is None:
                self._apply(move)
            else:
                self.dropped.append((slot, refusal))

    def _opens_court(self) -> bool:
        """Whether a purchase may be in the draft although the choice is not made yet."""
        steps = self.state.steps
        return Step.COURT in steps and Step.CHOOSE in steps and Step.PLACE not in self.todo

    def _with_current_name(self, move: Move) -> Move:
        """A bribe that names a price, changed to the name that the tile at that price has now.

        A dearer copy becomes the cheapest one when this turn buys the one before it. The notation
        leaves out the price of the cheapest copy.
        """
        board = self.state.board
        if board is None or move.kind is not Kind.BURN:
            return move
        is_cheapest = board.copies.get(move.building) == move.price
        return replace(move, price=None) if is_cheapest else move

    def _needs_end(self) -> bool:
        """Whether the turn may need the move `end`, because no choice ends it."""
        state = self.state
        if state.turn is None:
            return False
        return state.last_step is Step.END or (state.court is not None and state.round > 0)

    def _apply(self, move: Move) -> None:
        self.moves.append(referee.apply(self.state, move))

    def judged(self, deal: Deal) -> Composition:
        """The judged draft; the turn is not ended and nothing is drawn."""
        state = self.state
        if self.todo and state.turn is not None:
            state.turn = replace(state.turn, step=self.todo[0])
        return Composition(
            tuple(self.moves),
            tuple(self.dropped),
            tuple(self.todo),
            self.options,
            frozenset(self.forced),
            game_view(deal, state),
            state.turn is not None and not self.todo,
            self.why,
        )


def _mandatory(state: State) -> tuple[Step, ...]:
    """The mandatory steps of the turn that are not played yet."""
    if state.turn is None:
        return ()
    waited = state.turn.step
    if waited in (Step.PLACE, Step.GIANT):
        return (waited, Step.CHOOSE) if Step.CHOOSE in state.steps else (waited,)
    return (waited,) if waited in (Step.CHOOSE, Step.RECEIVE) else ()
