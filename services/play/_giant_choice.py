"""The crown that a giant sent to a lord covers: what they can choose, and their choice."""

from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from engine import BadNotation, Kind, Move
from services.core.context import ServiceContext
from services.core.live_games import Live, load_at, made_by, receives, without_takebacks
from services.facts import Person, Press, Refused
from services.facts.games import GiantReceived
from services.facts.panels import Received, ReceiveFact
from services.play._refusals import refused
from services.play._turn_panel import panel_fact, receive_fact
from services.play.giant_decisions import Covering, cover, giant_received
from services.play.reclaim_seat import brings_back
from services.play.seat_access import Chair, draft_of, refuse_over, sit
from services.state.game_facts import game_fact
from services.state.table_facts import table_row
from store import Connection, games
from store.rows import MoveRow

AWAY: Final = ("forced", "autopilot")
"""By whom a crown is chosen for a lord who is away."""


@brings_back
async def receive_panel(
    context: ServiceContext, press: Press, square: str | None = None
) -> ReceiveFact:
    """Return the crowns that a giant sent to the person could cover; `square` is looked at.

    Nothing is stored, and a late press is shown what is true now.

    Refused: receive_none, giant_no_crown, square_unknown, game_over, ….
    """
    async with context.read() as connection:
        chair = await sit(context, connection, press)
        _refuse_none(chair)
        if square is not None:
            _refuse(chair, _move(square))
        return receive_fact(chair, square)


@brings_back
async def receive(context: ServiceContext, press: Press, square: str) -> Received:
    """Cover a crown with a giant that was sent; this is committed at once and can't be undone.

    A double click gets the same answer again.

    Refused: receive_none, giant_no_crown, square_unknown, button_old (another crown has been
    covered since the button was drawn), game_over, ….
    """
    move = _move(square)
    async with context.locked("game", press.game):
        async with context.read() as connection:
            chair = await sit(context, connection, press)
            since = _since(chair, await games.moves(connection, press.game), press.version)
            if since is not None:
                return await _again(connection, chair, since, move)
            _refuse_none(chair)
            _refuse(chair, move)
            row = await table_row(connection, chair.live.row.table_id)
        covering = Covering(chair.live, row, chair.fact.table, chair.seat.seat, square)
        live, received = await cover(context, covering)
        async with context.read() as connection:
            return await _received(connection, live, chair, received)


async def decided_for(
    context: ServiceContext, game: int, person: Person
) -> tuple[GiantReceived, ...]:
    """Return the giants that covered crowns for a person who was away, since they last acted.

    Refused: not_at_table, no_game.
    """
    async with context.read() as connection:
        chair = await sit(context, connection, Press(game, person))
        rows = await games.moves(connection, game)
        own = [row for row in without_takebacks(rows) if row.seat == chair.seat.seat]
        away = takewhile(lambda row: made_by(row.made_by) in AWAY, reversed(own))
        found = [row for row in away if receives(row)]
        return tuple([await _decided(connection, chair, row) for row in reversed(found)])


async def _decided(connection: Connection, chair: Chair, row: MoveRow) -> GiantReceived:
    """Describe what a giant did, by the row of the move that received it."""
    before, after = [
        await load_at(connection, chair.live.row, version)
        for version in (row.version - 1, row.version)
    ]
    square = Move.parse(row.text or "").squares[0]
    return giant_received(before, after, row.seat, square, made_by(row.made_by))


def _move(square: str) -> Move:
    try:
        return Move.parse(f"{Kind.RECEIVE} {square}")
    except BadNotation as error:
        raise Refused("square_unknown", {"text": square}, ("look",)) from error


def _refuse_none(chair: Chair) -> None:
    refuse_over(chair.fact)
    if not chair.fact.view.kingdom_of(chair.seat.seat).pending:
        raise Refused("receive_none", {"table": chair.fact.table.name}, ("look",))


def _refuse(chair: Chair, move: Move) -> None:
    refusal = chair.live.game.why_not(move, chair.seat.seat)
    if refusal is not None:
        raise refused(chair.fact, move, refusal)


def _since(chair: Chair, rows: Sequence[MoveRow], version: int) -> MoveRow | None:
    """Return the first giant that this lord has received since a button was drawn."""
    own = (row for row in rows if receives(row) and row.seat == chair.seat.seat)
    return next((row for row in own if 0 < version < row.version), None)


async def _again(connection: Connection, chair: Chair, row: MoveRow, move: Move) -> Received:
    """Answer a double click like the first press, a late one with what was decided meanwhile.

    Refused: button_old, where the lord chose another crown.
    """
    received = await _decided(connection, chair, row)
    if received.by not in AWAY and row.text != move.text():
        raise Refused("button_old", {"table": chair.fact.table.name}, ("look",))
    return await _received(connection, chair.live, chair, received)


async def _received(
    connection: Connection, live: Live, chair: Chair, received: GiantReceived
) -> Received:
    """Return the answer with what comes next: the lord's turn, or their next giant."""
    after = Chair(live, await game_fact(connection, live), chair.seat)
    pending = after.fact.view.kingdom_of(chair.seat.seat).pending
    panel = more = None
    if after.plays:
        panel = await panel_fact(connection, after, await draft_of(connection, after))
    elif pending and not after.fact.over:
        more = receive_fact(after)
    return Received(after.fact, received, panel, more)
