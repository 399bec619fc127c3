"""Giants: the crowns they could cover, where they could be sent, and who sent them (R32–R34).

Everything is calculated from the engine's answers; none of it is advice.
"""

from collections.abc import Iterable, Sequence

from engine import (
    ARRIVALS,
    FOOTPRINTS,
    Composition,
    Game,
    GameView,
    Kind,
    Kingdom,
    Move,
    Step,
    square_order,
)
from services.facts.panels import CrownOffer, GiantFact, SendOffer
from services.offers.trial_kingdom import gain, kingdom_with_domino, rank


def giant(view: GameView, seat: int, domino: str, composition: Composition) -> GiantFact | None:
    """Describe what the domino in hand does with giants, given a draft; None if nothing.

    `view` is the game's, without the draft.
    """
    moves = {move.kind: move for move in composition.moves}
    if domino not in (*ARRIVALS, *FOOTPRINTS) or Kind.DISCARD in moves:
        return None
    kingdom = kingdom_with_domino(view, seat, composition)
    placed = Kind.PLACE in moves
    if domino in ARRIVALS:
        options = composition.options.get(Step.GIANT, ())
        covering = moves.get(Kind.GIANT)
        return GiantFact(
            arrives=True,
            crowns=crowns(view, kingdom, options),
            none_open=placed and not options,
            covered=None if covering is None else covering.squares[0],
        )
    sends = _sends(view, kingdom, composition.options.get(Step.SEND, ()))
    sending = moves.get(Kind.SEND)
    goes = None if sending is None else (sending.squares[0], sending.seat)
    chosen = [one for one in sends if (one.square, one.seat) == goes]
    return GiantFact(
        arrives=False,
        sends=sends,
        no_send=composition.why.get(Step.SEND),
        sent=chosen[0] if chosen else None,
    )


def crowns(view: GameView, kingdom: Kingdom, moves: Iterable[Move]) -> tuple[CrownOffer, ...]:
    """Rank the crowns that a giant could cover, least loss first."""
    squares = [move.squares[0] for move in moves]
    losses = {square: gain(view, kingdom, Kingdom.cover, square) for square in squares}
    return tuple(CrownOffer(*one) for one in rank(losses))


def _sends(view: GameView, kingdom: Kingdom, moves: Sequence[Move]) -> tuple[SendOffer, ...]:
    """Rank the giants that could leave, best gain first; it is the same for all receivers."""
    squares = {move.squares[0] for move in moves}
    gains = {square: gain(view, kingdom, Kingdom.uncover, square) for square in squares}
    offers = [
        SendOffer(move.squares[0], move.seat, view.name(move.seat), gains[move.squares[0]])
        for move in moves
        if move.seat is not None
    ]
    return tuple(sorted(offers, key=lambda one: (-one.delta, square_order(one.square), one.seat)))


# -- giants on their way ---------------------------------------------------------------------------


def receivable(game: Game, seat: int) -> tuple[CrownOffer, ...]:
    """Rank the crowns from which a seat may choose one for a giant sent to it."""
    view = game.view()
    kingdom = Kingdom.from_view(view.kingdom_of(seat))
    moves = [move for move in game.legal_moves(seat) if move.kind is Kind.RECEIVE]
    return crowns(view, kingdom, moves)


def senders(game: Game, seat: int) -> tuple[str, ...]:
    """Return the names of those who sent the giants on their way to a seat, oldest first."""
    waiting: list[str] = []
    for turn in game.record_turns:
        for move in turn.moves:
            if move.kind is Kind.SEND and move.seat == seat:
                waiting.append(game.names[turn.seat - 1])
            elif move.kind is Kind.RECEIVE and turn.seat == seat:
                waiting.pop(0)
    return tuple(waiting)


def after_last_turn(view: GameView) -> bool:
    """Whether all turns are over, and the game only waits for giants to be received."""
    return not view.over and view.round > 0 and all(slot.done for slot in view.order)
