"""Giants: the crowns they could cover, to whom they could be sent, and who sent them (R32–R34).

Everything here is arithmetic on the engine's answers, not advice.
"""

from __future__ import annotations

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
from services.offers.trial_kingdom import laid, number_of, total


def giant(view: GameView, seat: int, domino: str, composition: Composition) -> GiantFact | None:
    """Tell what the domino in hand does with giants as a draft stands; None where it does nothing.

    `view` is the game's, without the draft.
    """
    moves = {move.kind: move for move in composition.moves}
    if domino not in (*ARRIVALS, *FOOTPRINTS) or Kind.DISCARD in moves:
        return None
    kingdom = laid(view, seat, composition)
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
    chosen = [one for one in sends if sending and _says(one, sending)]
    return GiantFact(
        arrives=False,
        sends=sends,
        no_send=composition.why.get(Step.SEND),
        sent=chosen[0] if chosen else None,
    )


def crowns(view: GameView, kingdom: Kingdom, moves: Iterable[Move]) -> tuple[CrownOffer, ...]:
    """Rank the crowns that a giant could cover, the least loss first."""
    before = total(view, kingdom)
    found = [(_covered(view, kingdom, one.squares[0]) - before, one.squares[0]) for one in moves]
    found.sort(key=lambda one: (-one[0], square_order(one[1])))
    return tuple(
        CrownOffer(number_of(place), square, delta)
        for place, (delta, square) in enumerate(found, start=1)
    )


def _covered(view: GameView, kingdom: Kingdom, square: str) -> int:
    grown = kingdom.copy()
    grown.cover(square)
    return total(view, grown)


def _sends(view: GameView, kingdom: Kingdom, moves: Sequence[Move]) -> tuple[SendOffer, ...]:
    """Rank the giants that could leave, the best gain first; it is the same for all receivers."""
    before = total(view, kingdom)
    gains = {}
    for square in {move.squares[0] for move in moves}:
        lighter = kingdom.copy()
        lighter.uncover(square)
        gains[square] = total(view, lighter) - before
    offers = [
        SendOffer(move.squares[0], move.seat, view.name(move.seat), gains[move.squares[0]])
        for move in moves
        if move.seat is not None
    ]
    return tuple(sorted(offers, key=lambda one: (-one.delta, square_order(one.square), one.seat)))


def _says(offer: SendOffer, move: Move) -> bool:
    return (offer.square, offer.seat) == (move.squares[0], move.seat)


# -- giants on their way ---------------------------------------------------------------------------


def receivable(game: Game, seat: int) -> tuple[CrownOffer, ...]:
    """Rank the crowns of which a seat may choose one for a giant on its way to it."""
    view = game.view()
    kingdom = Kingdom.from_view(view.kingdom_of(seat))
    moves = [move for move in game.legal_moves(seat) if move.kind is Kind.RECEIVE]
    return crowns(view, kingdom, moves)


def senders(game: Game, seat: int) -> tuple[str, ...]:
    """Return who sent the giants that are on their way to a seat, the oldest first."""
    waiting: list[str] = []
    for turn in game.record_turns:
        for move in turn.moves:
            if move.kind is Kind.SEND and move.seat == seat:
                waiting.append(game.names[turn.seat - 1])
            elif move.kind is Kind.RECEIVE and turn.seat == seat:
                waiting.pop(0)
    return tuple(waiting)


def after_last_turn(view: GameView) -> bool:
    """Whether every turn is over, and the game waits for giants to be received only."""
    return not view.over and view.round > 0 and all(slot.done for slot in view.order)
