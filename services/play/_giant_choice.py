"""A lord chooses the crown that a giant on its way to them covers (PLAY §3.4)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from engine import BadNotation, Kind, Move
from services.core.context import ServiceContext
from services.core.live_games import Live, load_at, made_by, standing
from services.facts import Person, Refused
from services.facts.games import GiantReceived
from services.facts.panels import Received, ReceiveFact
from services.play._refusals import refused
from services.play._turn_panel import panel_fact, receive_fact
from services.play.giant_decisions import Covering, cover, told
from services.play.seat_access import Chair, draft_of, receives, refuse_over, sit
from services.state.game_facts import game_fact
from services.state.table_facts import table_row
from store import Connection, games
from store.rows import MoveRow

AWAY: Final = ("forced", "autopilot")
"""Who chooses a crown for a lord who is away."""


async def receive_panel(
    context: ServiceContext, game: int, person: Person, seat: int, square: str | None
) -> ReceiveFact:
    """Show the crowns that a giant on its way could cover; `square` is looked at."""
    async with context.read() as connection:
        chair = await sit(context, connection, game, person, seat)
        _refuse_none(chair)
        if square is not None:
            _refuse(chair, _move(square))
        return receive_fact(chair, square)


async def receive(
    context: ServiceContext, game: int, person: Person, square: str, *, version: int, seat: int
) -> Received:
    """Cover a crown with a giant on its way."""
    move = _move(square)
    async with context.locked("game", game):
        async with context.read() as connection:
            chair = await sit(context, connection, game, person, seat)
            since = _since(chair, await games.moves(connection, game), version)
            if since is not None:
                return await _again(connection, chair, since, move)
            _refuse_none(chair)
            _refuse(chair, move)
            row = await table_row(connection, chair.live.row.table_id)
        table = chair.fact.table
        covering = Covering(
            chair.live, row, table.setup, table.seats, chair.seat.seat, square, "lord"
        )
        live, received = await cover(context, covering)
        async with context.read() as connection:
            return await _received(connection, live, chair, received)


async def decided_for(
    context: ServiceContext, game: int, person: Person
) -> tuple[GiantReceived, ...]:
    """Return the giants that covered crowns for a person who was away, since they last acted."""
    async with context.read() as connection:
        chair = await sit(context, connection, game, person)
        rows = await games.moves(connection, game)
        own = [row for row in standing(rows) if row.seat == chair.seat.seat]
        away = takewhile(lambda row: made_by(row.made_by) in AWAY, reversed(own))
        found = [row for row in away if receives(row)]
        return tuple([await _decided(connection, chair, row) for row in reversed(found)])


async def _decided(connection: Connection, chair: Chair, row: MoveRow) -> GiantReceived:
    """Tell what a giant that was received did, by its row."""
    before, after = [
        await load_at(connection, chair.live.row, version)
        for version in (row.version - 1, row.version)
    ]
    square = Move.parse(row.text or "").squares[0]
    return told(before, after, row.seat, square, made_by(row.made_by))


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
    """Return the giant that this lord has received after a button was drawn."""
    return next(
        (
            row
            for row in rows
            if 0 < version < row.version and receives(row) and row.seat == chair.seat.seat
        ),
        None,
    )


async def _again(connection: Connection, chair: Chair, row: MoveRow, move: Move) -> Received:
    """Answer a second press like the first, and a late one with what was decided meanwhile.

    Refused: button_old, where the lord meant another crown.
    """
    received = await _decided(connection, chair, row)
    if received.by not in AWAY and row.text != move.text():
        raise Refused("button_old", {"table": chair.fact.table.name}, ("look",))
    return await _received(connection, chair.live, chair, received)


async def _received(
    connection: Connection, live: Live, chair: Chair, received: GiantReceived
) -> Received:
    """Go on with the own turn, or with the next giant."""
    after = Chair(live, await game_fact(connection, live), chair.seat)
    pending = after.fact.view.kingdom_of(chair.seat.seat).pending
    panel = more = None
    if after.plays:
        panel = await panel_fact(connection, after, await draft_of(connection, after))
    elif pending and not after.fact.over:
        more = receive_fact(after)
    return Received(after.fact, received, panel, more)
