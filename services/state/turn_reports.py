"""Reports of turns, made from the game before and after them."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine import Game, GameView, Kind, Move, Played, TurnRecord
from services.facts.games import (
    Built,
    By,
    GiantReceived,
    GiantSent,
    Recruited,
    RoundEnd,
    Taxed,
    TurnReport,
)
from services.offers.town import queen_won


@dataclass(frozen=True, slots=True)
class Made:
    """A turn ("5.2"), its version of the game, and who made it."""

    turn: str
    version: int
    by: By


def make_report(before: Game, after: Game, played: Sequence[Played], made: Made) -> TurnReport:
    """Report a turn: what was laid where, its gain, what was taken, whether a round ended."""
    seat = played[0].seat
    view = after.view()
    kingdom = view.kingdoms.index(view.kingdom_of(seat))
    scores = [game.scores()[kingdom].total for game in (before, after)]
    moves = {one.move.kind: one.move for one in played}
    laid = moves.get(Kind.PLACE) or moves.get(Kind.DISCARD)
    squares = laid.squares if laid is not None else ()
    took = moves.get(Kind.CHOOSE)
    burnt, covering, sent = (moves.get(kind) for kind in (Kind.BURN, Kind.GIANT, Kind.SEND))
    bought = moves.get(Kind.RECRUIT) or moves.get(Kind.SEARCH)
    return TurnReport(
        seat=seat,
        name=after.names[seat - 1],
        turn=made.turn,
        version=made.version,
        moves=tuple(one.move.text() for one in played),
        domino=laid.domino if laid is not None else None,
        spot=(squares[0], squares[1]) if squares else None,
        gain=scores[1] - scores[0],
        total=scores[1],
        took=took.domino if took is not None else None,
        by=made.by,
        round_end=_round_end(view, played[-1]),
        taxed=tuple(_taxed(one) for one in played if one.move.kind is Kind.TAX),
        built=next((_built(one) for one in played if one.move.kind is Kind.BUILD), None),
        queen=next((queen_won(view, one) for one in played if one.queen), None),
        burnt=burnt.building if burnt is not None else None,
        giant=None if covering is None else covering.squares[0],
        sent=None if sent is None else _sent(view, sent),
        recruited=None if bought is None else _recruited(bought),
        partner=partner_of(view, seat),
    )


def _taxed(one: Played) -> Taxed:
    return Taxed(one.move.squares[0], one.coins)


def _built(one: Played) -> Built:
    return Built(one.move.building, one.move.squares[0], -one.coins)


def _sent(view: GameView, move: Move) -> GiantSent:
    assert move.seat is not None, "it was sent to somebody"
    return GiantSent(move.squares[0], move.seat, view.name(move.seat))


def _recruited(move: Move) -> Recruited:
    square, *paid = move.squares
    return Recruited(move.token, square, tuple(paid), searched=move.kind is Kind.SEARCH)


def partner_of(view: GameView, seat: int) -> str | None:
    """Return the name of a lord's partner in a team game."""
    sharing = view.kingdom_of(seat).seats
    return next((view.name(one) for one in sharing if one != seat), None)


def _round_end(view: GameView, last: Played) -> RoundEnd | None:
    if not last.round_over:
        return None
    best = ranking(view)
    return RoundEnd(last.turn.round, last.new_line, best, last.new_tiles, last.new_tokens)


def ranking(view: GameView) -> tuple[tuple[int, str, int], ...]:
    """Return every kingdom's first seat, its lord's name and the points, best first."""
    lords = [
        (kingdom.seats[0], view.name(kingdom.seats[0]), kingdom.scorecard.total)
        for kingdom in view.kingdoms
    ]
    return tuple(sorted(lords, key=lambda lord: (-lord[2], lord[0])))


def received(before: Game, line: TurnRecord, by: By) -> tuple[GiantReceived, ...]:
    """Report the giants that covered crowns on a line of the record (R33), in order."""
    game, told = before.copy(), []
    place = game.options.setup.kingdom(line.seat) - 1
    total = game.scores()[place].total
    for move in line.moves:
        game.play(move, line.seat)
        change = game.scores()[place].total - total
        total += change
        name = game.names[line.seat - 1]
        told.append(GiantReceived(line.seat, name, move.squares[0], change, by))
    return tuple(told)
