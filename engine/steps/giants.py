"""The steps of giants: they arrive and cover crowns, are sent away, and received (R32–R34)."""

from functools import cache

from engine.canvas import canvas_of, names_in
from engine.dominoes import ARRIVALS, FOOTPRINTS
from engine.errors import Refusal
from engine.kingdom import Kingdom
from engine.moves import Kind, Move, Step
from engine.state import State


@cache
def _moves_on(grid: int, kind: Kind) -> dict[str, Move]:
    """Every `giant` or `receive` move by its square, made once and shared."""
    return {name: Move(kind, squares=(name,)) for name in canvas_of(grid).bits}


@cache
def _send_move(square: str, seat: int) -> Move:
    return Move(Kind.SEND, squares=(square,), seat=seat)


def covers(kingdom: Kingdom, kind: Kind) -> tuple[Move, ...]:
    """The moves with which a giant may cover a crown, sorted by text."""
    grid = kingdom.canvas.grid
    moves = _moves_on(grid, kind)
    return tuple([moves[name] for name in names_in(grid, kingdom.crowned())])


def is_due(state: State) -> bool:
    """Whether the domino just placed brings a giant that can cover a crown (R32)."""
    return state.domino_to_place() in ARRIVALS and state.kingdom.crowned() != 0


def may_send(state: State) -> bool:
    """Whether the domino of the turn lets one giant be sent away (R33)."""
    return state.domino_to_place() in FOOTPRINTS


def moves_of(state: State, _step: Step) -> list[Move]:
    """The moves that send a giant away to an opponent, sorted by text."""
    kingdom = state.kingdom
    if not kingdom.giants:
        return []
    seats = [seat for seat in range(1, state.setup.players + 1) if _can_get_one(state, seat)]
    squares = names_in(kingdom.canvas.grid, sum(kingdom.giants))
    return [_send_move(square, seat) for square in squares for seat in seats]


def has_moves(state: State, step: Step) -> bool:
    """Whether a giant can be sent."""
    return bool(moves_of(state, step))


def _can_get_one(state: State, seat: int) -> bool:
    """Whether a seat is an opponent with a crown for one more giant (R33)."""
    kingdom = state.kingdom_of(seat)
    return kingdom is not state.kingdom and kingdom.crowns() > kingdom.pending


def why_no_giant(state: State, move: Move) -> Refusal | None:
    """The rule that forbids a giant that arrived to cover a crown, or None (R32)."""
    assert state.turn is not None, "no turn, no giant"
    if state.turn.step is Step.GIANT:
        return why_no_crown(state.kingdom, move, "R32")
    if state.turn.step is Step.PLACE:
        return Refusal("place_first", "R32", {"domino": state.domino_to_place()})
    return Refusal("wrong_step", "R32", {"step": str(state.turn.step)})


def why_no_crown(kingdom: Kingdom, move: Move, rule: str) -> Refusal | None:
    """Refuse to cover a crown of a square that has no uncovered one (R34)."""
    square = move.squares[0]
    if kingdom.crowns_on(square):
        return None
    return Refusal("giant_no_crown", rule, {"square": square})


def why_not(state: State, move: Move) -> Refusal | None:
    """The rule that forbids to send a giant now, or None (R33)."""
    if Step.SEND not in state.open:
        return _why_closed(state)
    seat, square = move.seat or 0, move.squares[0]
    if not state.kingdom.giants.get(state.kingdom.canvas.bits.get(square, 0)):
        return Refusal("send_no_giant", "R33", {"square": square})
    if state.turn is not None and seat == state.turn.seat:
        return Refusal("send_self", "R33", {"seat": seat})
    if seat > state.setup.players or not _can_get_one(state, seat):
        return Refusal("send_no_crown", "R33", {"seat": seat})
    return None


def _why_closed(state: State) -> Refusal:
    """Why no giant may be sent at this point of a turn."""
    assert state.turn is not None, "no turn, no step"
    waited = state.turn.step
    if not state.round or not may_send(state):
        return Refusal("wrong_step", "R33", {"step": str(waited)})
    if waited is Step.PLACE:
        return Refusal("place_first", "R33", {"domino": state.domino_to_place()})
    return Refusal("send_late" if state.fresh else "wrong_step", "R33", {"step": str(waited)})


def why_none(state: State, step: Step) -> Refusal | None:
    """Why no giant can be sent although the domino allows it; None if one can."""
    if has_moves(state, step):
        return None
    if not state.kingdom.giants:
        return Refusal("send_none", "R33")
    return Refusal("send_nobody", "R33")


def apply(state: State, move: Move) -> Move:
    """Send a giant from the kingdom to a seat, pending until it is received; the move."""
    assert move.seat is not None, "a giant is sent to a seat"
    state.kingdom.uncover(move.squares[0])
    state.kingdom_of(move.seat).pending += 1
    return _send_move(move.squares[0], move.seat)


def why_no_receive(state: State, move: Move, seat: int) -> Refusal | None:
    """The rule that forbids a seat to receive a giant: it may between any two turns (R33)."""
    turn = state.turn
    assert turn is not None, "once the game is over nothing is received"
    kingdom = state.kingdom_of(seat)
    if not kingdom.pending:
        return Refusal("receive_none", "R33")
    if state.begun:
        return Refusal("not_your_turn", "R33", {"seat": turn.seat})
    return why_no_crown(kingdom, move, "R33")


def cover(kingdom: Kingdom, move: Move) -> Move:
    """Cover a crown; the move as it is written."""
    kingdom.cover(move.squares[0])
    return _moves_on(kingdom.canvas.grid, move.kind)[move.squares[0]]


def receive(kingdom: Kingdom, move: Move) -> Move:
    """Cover a crown with one of the pending giants; the move as it is written."""
    kingdom.pending -= 1
    return cover(kingdom, move)
