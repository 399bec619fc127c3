"""The referee: which moves are legal, what a move changes, and whose turn comes next.

A round has an order of play (kings on the dominoes of the current line, ascending) and a line to
choose from. Round 0 is the start, where kings choose in the order they were drawn (R23).
"""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import chain
from types import MappingProxyType
from typing import Protocol

from engine.board import Board
from engine.canvas import place_moves
from engine.court_pile import CourtPile
from engine.dominoes import DOMINOES, RANKS
from engine.errors import IllegalMove, Refusal
from engine.moves import Kind, Move, Played, Step, Turn
from engine.setups import Setup
from engine.state import State
from engine.steps import court, giants, town


class OptionalSteps(Protocol):
    """A module of optional steps: each may be skipped, but no earlier one can be returned to.

    `State.open` holds those that may still be played in the turn in progress.
    """

    def moves_of(self, state: State, step: Step, /) -> Sequence[Move]:
        """The legal moves of one step, sorted by text, at any point of the turn."""

    def has_moves(self, state: State, step: Step, /) -> bool:
        """Whether a step has a legal move."""

    def why_not(self, state: State, move: Move, /) -> Refusal | None:
        """The rule that forbids a move now, or None."""

    def why_none(self, state: State, step: Step, /) -> Refusal | None:
        """Why a step has no legal move; None if it has one."""

    def apply(self, state: State, move: Move, /) -> Move:
        """Carry out a legal move; the move as it is written."""


OPTIONAL: Mapping[Step, OptionalSteps] = MappingProxyType(
    {Step.SEND: giants, **dict.fromkeys(town.STEPS, town), Step.COURT: court}
)
"""The module of each optional step, in the order the steps are played."""

_BEFORE = (Step.BUILD, Step.BURN)
_AFTER = (Step.COURT, Step.SEND, Step.TAX)
"""The optional steps whose moves come before and after `choose` and `end`, sorted by text."""

_PLACE, _DISCARD, _CHOOSE = Kind.PLACE, Kind.DISCARD, Kind.CHOOSE
_PLACING, _CHOOSING, _ENDING = Step.PLACE, Step.CHOOSE, Step.END
_RECEIVING, _COVERING = Step.RECEIVE, Step.GIANT
_RECEIVE, _GIANT = Kind.RECEIVE, Kind.GIANT
_END = Move(Kind.END)

_CHOICES = {id_: Move(Kind.CHOOSE, id_) for id_ in DOMINOES}
_DISCARDS = {id_: Move(Kind.DISCARD, id_) for id_ in DOMINOES}

turn_of = cache(Turn)
"""There are few different turns, so each is made once."""


def start(
    setup: Setup,
    pile: Sequence[str],
    kings: Sequence[int],
    board: Board | None = None,
    court: CourtPile | None = None,
) -> State:
    """The state in which the first king chooses."""
    state = State(setup, pile, kings, board, court)
    _begin_round(state)
    return state


def moves_of(state: State, step: Step) -> Sequence[Move]:
    """The legal moves of one step of this turn, sorted by text, judged by that step alone."""
    if step is _CHOOSING:
        return tuple([_CHOICES[domino] for domino in state.free])
    if step is not _PLACING:
        if step is _COVERING or step is _RECEIVING:
            return giants.covers(state.kingdom, Kind(step.value))
        moves = OPTIONAL[step].moves_of(state, step)
        return tuple(moves) if isinstance(moves, list) else moves
    seat, domino = state.order[state.position]
    assert domino is not None, "at the start nobody places"
    ranks = state.by_seat[seat - 1].ranks(DOMINOES[domino])
    if not ranks:
        return (_DISCARDS[domino],)
    places = place_moves(state.setup.grid, domino)
    return tuple([places[rank] for rank in ranks])


def listing(state: State) -> list[Sequence[Move]]:
    """The legal moves of the seat on turn, in parts that follow one another sorted by text.

    Each part belongs to one step; purchases are a sequence whose moves are made when read.
    """
    if state.turn is None:
        return []
    step, is_open = state.turn.step, state.open
    if not is_open or step is _COVERING:
        return [moves_of(state, step)]
    ends = moves_of(state, step) if step is _CHOOSING else (_END,)
    before = [town.moves_of(state, one) for one in _BEFORE if one in is_open]
    after = [OPTIONAL[one].moves_of(state, one) for one in _AFTER if one in is_open]
    return [*before, ends, *after]


def legal_moves(state: State) -> tuple[Move, ...]:
    """The legal moves of the seat on turn, sorted by text."""
    if state.turn is None:
        return ()
    if not state.open:
        return tuple(moves_of(state, state.turn.step))
    return tuple(chain.from_iterable(listing(state)))


def receive_moves(state: State, seat: int) -> tuple[Move, ...]:
    """The moves with which a seat may receive a giant between two turns (R33)."""
    kingdom = state.kingdom_of(seat)
    if state.turn is None or state.begun or not kingdom.pending:
        return ()
    return giants.covers(kingdom, Kind.RECEIVE)


def why_not(state: State, move: Move, seat: int | None = None) -> Refusal | None:
    """The rule that forbids a move of a seat (default: the seat on turn) now, or None."""
    turn = state.turn
    if turn is None:
        return Refusal("game_over", "R45")
    kind, step = move.kind, turn.step
    if kind is _RECEIVE:
        return giants.why_no_receive(state, move, seat or turn.seat)
    if seat is not None and seat != turn.seat:
        return Refusal("not_your_turn", "R23", {"seat": turn.seat})
    if kind is _CHOOSE and step is _CHOOSING:
        return why_not_in_line(state, move)
    if (kind is _PLACE or kind is _DISCARD) and step is _PLACING:
        return why_not_in_kingdom(state, move)
    return _why_not_now(state, move, turn)


def _why_not_now(state: State, move: Move, turn: Turn) -> Refusal | None:
    """The rule that forbids a move other than the mandatory one that the turn waits for."""
    kind, step = move.kind, turn.step
    if step is _RECEIVING:
        return Refusal("receive_first", "R33", {"count": state.kingdom.pending})
    if kind is _GIANT:
        return giants.why_no_giant(state, move)
    if step is _COVERING:
        return Refusal("giant_due", "R32", {"domino": state.domino_to_place()})
    if kind is _CHOOSE:
        return _why_no_choosing(state, turn)
    if kind is _PLACE or kind is _DISCARD:
        return Refusal("wrong_step", "R31" if state.round else "R23", {"step": str(step)})
    return _why_no_optional(state, move, step)


def _why_no_optional(state: State, move: Move, step: Step) -> Refusal | None:
    if move.kind is not Kind.END:
        return OPTIONAL[move.step].why_not(state, move)
    return None if step is _ENDING else Refusal("wrong_step", "R45", {"step": str(step)})


def _why_no_choosing(state: State, turn: Turn) -> Refusal:
    if _CHOOSING in state.steps and turn.step is _PLACING:
        return Refusal("place_first", "R45", {"domino": state.domino_to_place()})
    return Refusal("wrong_step", "R45", {"step": str(turn.step)})


def why_not_in_line(state: State, move: Move) -> Refusal | None:
    """The rule that forbids a choice, judged by the line alone, or None (R45)."""
    domino = move.domino
    if domino in state.free:
        return None
    if domino in state.claims:
        return Refusal("domino_taken", "R45", {"domino": domino, "seat": state.claims[domino]})
    return Refusal("not_in_line", "R45", {"domino": domino, "line": state.line})


def why_not_in_kingdom(state: State, move: Move) -> Refusal | None:
    """The rule that forbids a placement or discard, judged by the kingdom alone (R27–R30)."""
    seat, domino = state.order[state.position]
    if move.domino != domino:
        return Refusal("not_yours", "R45", {"domino": move.domino, "yours": domino})
    kingdom = state.by_seat[seat - 1]
    if move.kind is _PLACE:
        left, right = move.squares
        return kingdom.why_not(domino, left, right)
    count = len(kingdom.ranks(DOMINOES[domino]))
    return Refusal("can_place", "R30", {"count": count}) if count else None


def why_none(state: State, step: Step) -> Refusal | None:
    """Why an optional step has no legal move; None if it has one."""
    return OPTIONAL[step].why_none(state, step)


def has_optional_moves(state: State) -> bool:
    """Whether something optional may still be done in this turn."""
    return any(OPTIONAL[step].has_moves(state, step) for step in state.open)


def apply(state: State, move: Move) -> Move:
    """Carry out a legal move without ending the turn; the move as it is written."""
    assert state.turn is not None, "no turn, no move"
    seat, domino, kind = state.turn.seat, move.domino, move.kind
    if kind is _CHOOSE:
        return _claim(state, seat, domino)
    if kind is _PLACE:
        left, right = move.squares
        site = state.by_seat[seat - 1].lay(domino, left, right)
        state.open, state.fresh = state.opening, site.both
        if state.setup.giants and not giants.may_send(state):
            state.open = state.opening[1:]
        return move if move.squares is site.spot else Move(_PLACE, domino, site.spot)
    if kind is _DISCARD:
        state.by_seat[seat - 1].discarded += 1
        state.discards.append((seat, domino))
        state.open = state.opening[1:] if state.setup.giants else state.opening
        return _DISCARDS[domino]
    if kind is _GIANT:
        return giants.cover(state.kingdom, move)
    return _apply_optional(state, move) if kind is not Kind.END else _END


def _claim(state: State, seat: int, domino: str) -> Move:
    state.free.remove(domino)
    state.claims[domino] = seat
    if state.round == 0:
        state.order[state.position] = (seat, domino)
    state.open = (Step.COURT,) if state.court is not None and state.round else ()
    return _CHOICES[domino]


def _apply_optional(state: State, move: Move) -> Move:
    """Close the steps before this one, and this one unless it is a tax: more may follow."""
    step = move.step
    closed = state.open.index(step) + (step is not Step.TAX)
    state.open = state.open[closed:]
    return OPTIONAL[step].apply(state, move)


def play(state: State, move: Move, seat: int | None = None) -> Played:
    """Play a move; raises IllegalMove, and changes nothing, where a rule forbids it."""
    refusal = why_not(state, move, seat)
    if refusal is not None:
        raise IllegalMove(move.text(), refusal)
    return advance(state, move, seat)


def advance(state: State, move: Move, seat: int | None = None) -> Played:
    """Carry out a legal move and go on to the next decision; legality is not checked."""
    turn = state.turn
    assert turn is not None, "no turn, no move"
    step, kind = turn.step, move.kind
    if kind is _RECEIVE:
        return _receive(state, move, seat or turn.seat)
    state.begun = True
    if step is not _PLACING and kind is not _CHOOSE:
        return _play_optional(state, move, turn)
    written = apply(state, move)
    if step is _PLACING:
        if state.setup.giants and kind is _PLACE and giants.is_due(state):
            return _wait(state, written, turn, _COVERING)
        if state.round < state.setup.rounds:
            return _wait(state, written, turn, _CHOOSING)
    return _wait_or_end(state, written, turn)


def _wait_or_end(state: State, written: Move, turn: Turn) -> Played:
    """End the turn, unless something optional may still be done in it."""
    if state.open and has_optional_moves(state):
        return _wait(state, written, turn, _ENDING)
    return _end_turn(state, written, turn)


def _wait(state: State, written: Move, turn: Turn, step: Step) -> Played:
    state.turn = turn_of(turn.round, turn.number, turn.seat, step)
    return Played(written, turn.seat, turn, False, False, None, False)


def _receive(state: State, move: Move, seat: int) -> Played:
    """Receive a giant between two turns; it belongs to the turn that ended last (R33)."""
    written = giants.receive(state.kingdom_of(seat), move)
    turn = state.turn
    assert turn is not None, "a game with a giant on its way is not over"
    if turn.seat == seat and not state.kingdom.pending:
        if state.position < len(state.order):
            state.turn = turn_of(turn.round, turn.number, seat, state.steps[0])
        else:
            state.turn = _last_receiver(state)
    elif state.position == len(state.order):
        state.turn = _last_receiver(state)
    played = turn_of(*state.finished, seat, _RECEIVING)
    return Played(written, seat, played, False, False, None, state.turn is None)


def _last_receiver(state: State) -> Turn | None:
    """After the last turn: the lowest seat with a giant on its way, None if there is none."""
    for seat in range(1, state.setup.players + 1):
        if state.kingdom_of(seat).pending:
            return turn_of(state.round, len(state.order), seat, _RECEIVING)
    return None


def _play_optional(state: State, move: Move, turn: Turn) -> Played:
    """Play a move of a step other than place and choose; its effect on the purse is reported."""
    kingdom, host = state.kingdom, state.host()
    coins, hosted = kingdom.coins, kingdom.queen
    written = apply(state, move)
    gain, won = kingdom.coins - coins, kingdom.queen and not hosted
    if turn.step is _COVERING:
        if state.round < state.setup.rounds:
            return _wait(state, written, turn, _CHOOSING)
        return _wait_or_end(state, written, turn)
    if not state.hired and (
        turn.step is _CHOOSING or (move.kind is not Kind.END and has_optional_moves(state))
    ):
        played = Played(written, turn.seat, turn, False, False, None, False)
    else:
        played = _end_turn(state, written, turn)
    return played._replace(coins=gain, queen=won, queen_from=host if won else None)


def _end_turn(state: State, written: Move, turn: Turn) -> Played:
    state.finished = turn.round, turn.number
    state.position += 1
    if state.position < len(state.order):
        _begin_turn(state)
        return Played(written, turn.seat, turn, True, False, None, False)
    new_line, new_tiles, new_tokens = _end_round(state)
    over = state.turn is None
    return Played(
        written, turn.seat, turn, True, True, new_line, over, new_tiles, new_tokens=new_tokens
    )


def _end_round(state: State) -> tuple[tuple[str, ...] | None, tuple[str, ...], tuple[str, ...]]:
    """Move the kings to the new current line; unchosen dominoes leave the game (R50, R51).

    A line is drawn, the builders' board is refilled, and tokens are turned up with the line (R48).
    Returns the new line (None at the end of the game), tiles and tokens.
    """
    if state.round == state.setup.rounds:
        state.begun, state.open = False, ()
        state.turn = _last_receiver(state)
        return None, (), ()
    state.order = [(state.claims[id_], id_) for id_ in state.line if id_ in state.claims]
    state.claims = {}
    state.round += 1
    _begin_round(state)
    tiles = state.board.end_round() if state.board is not None else ()
    tokens = state.court.refill() if state.court is not None and state.line else ()
    return state.line or None, tiles, tokens


def _begin_round(state: State) -> None:
    """Lay out the line to choose from (R26); round 0 has no placing, the last no choosing."""
    setup = state.setup
    if state.round:
        set_steps(state)
    first = state.round * setup.line
    drawn = sorted(state.pile[first : first + setup.line], key=RANKS.__getitem__)
    if setup.leaves:
        drawn = [id_ for place, id_ in enumerate(drawn, 1) if place not in setup.leaves]
    state.line = tuple(drawn)
    state.free = sorted(drawn)
    state.position = 0
    _begin_turn(state)


def set_steps(state: State) -> None:
    """Set the steps of every turn in this round, which is not the start."""
    is_last, has_court = state.round == state.setup.rounds, state.court is not None
    state.opening = _opening(state.setup.giants, state.setup.town, has_court and is_last)
    state.steps = (_PLACING, *state.opening)
    if not is_last:
        state.steps += (_CHOOSING, Step.COURT) if has_court else (_CHOOSING,)


@cache
def _opening(has_giants: bool, has_town: bool, has_court: bool) -> tuple[Step, ...]:
    """The optional steps that open once a domino is placed, in their order."""
    return (
        *((Step.SEND,) if has_giants else ()),
        *(town.STEPS if has_town else ()),
        *((Step.COURT,) if has_court else ()),
    )


def _begin_turn(state: State) -> None:
    seat, _ = state.order[state.position]
    step = state.steps[0]
    if state.setup.giants and state.kingdom_of(seat).pending:
        step = _RECEIVING
    state.turn = turn_of(state.round, state.position + 1, seat, step)
    state.begun = False
    state.open = ()
    state.fresh = 0
    state.bought = state.hired = ""
